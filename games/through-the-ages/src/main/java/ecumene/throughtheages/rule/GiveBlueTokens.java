package ecumene.throughtheages.rule;

import ecumene.engine.EventLog;
import ecumene.engine.Prompt;
import ecumene.engine.StepStack;
import ecumene.throughtheages.Civilization;
import ecumene.throughtheages.Rulebook;
import ecumene.throughtheages.ThroughTheAgesEvent;
import ecumene.throughtheages.ThroughTheAgesMove;
import ecumene.throughtheages.ThroughTheAgesPosition;
import ecumene.throughtheages.ThroughTheAgesRefusal;
import ecumene.throughtheages.component.CivilCard;
import java.util.List;
import java.util.Map;

/**
 * Blue tokens that the bank does not have are taken from farms and mines of the owner's choice: for the box, or to cover the
 * stages of a wonder.
 */
public final class GiveBlueTokens extends Question {

    public static final GiveBlueTokens STEP = new GiveBlueTokens();

    private static final class Frame {

        private static final int COUNT = 0;
        private static final int FOR_A_WONDER = 1;

        /** What everybody may read, in the order of the notes. */
        static final Note[] TOLD = {Note.number("count"), Note.flag("forAWonder")};

        static void push(ThroughTheAgesPosition position, int seat, int count, boolean wonder) {
            position.steps().push(STEP, seat, count, wonder ? 1 : 0);
        }

        static int count(ThroughTheAgesPosition position) {
            return position.steps().note(COUNT);
        }

        static void setCount(ThroughTheAgesPosition position, int count) {
            position.steps().setNote(COUNT, count);
        }

        static boolean isForAWonder(ThroughTheAgesPosition position) {
            return position.steps().note(FOR_A_WONDER) == 1;
        }

        /** What is still to go to the box by the step under the top by {@code depth}. */
        static int owed(StepStack steps, int depth, int seat) {
            boolean owes = STEP.equals(steps.below(depth))
                    && steps.seat(depth) == seat
                    && steps.note(depth, FOR_A_WONDER) == 0;
            return owes ? steps.note(depth, COUNT) : 0;
        }
    }

    private GiveBlueTokens() {
        super("give-blue-tokens", Frame.TOLD);
    }

    static void toTheBox(ThroughTheAgesPosition position, int seat, int count) {
        Frame.push(position, seat, count, false);
    }

    /** How many tokens a seat has lost and not yet given to the box. */
    static int owed(ThroughTheAgesPosition position, int seat) {
        int owed = 0;
        for (int depth = 0; depth < position.steps().size(); depth++) {
            owed += Frame.owed(position.steps(), depth, seat);
        }
        return owed;
    }

    static void coverStages(ThroughTheAgesPosition position, int seat, int count) {
        Frame.push(position, seat, count, true);
    }

    @Override
    public void moves(ThroughTheAgesPosition position, int seat, List<ThroughTheAgesMove> moves) {
        Civilization civ = position.civ(seat);
        for (int card = 0; card < CivilCard.STORES; card++) {
            if (civ.blue[card] > 0) {
                moves.add(new ThroughTheAgesMove.GiveBlueToken(CivilCard.at(card)));
            }
        }
    }

    @Override
    public ThroughTheAgesRefusal why(ThroughTheAgesPosition position, int seat, ThroughTheAgesMove move) {
        return move instanceof ThroughTheAgesMove.GiveBlueToken
                ? ThroughTheAgesRefusal.NO_BLUE_TOKEN_THERE
                : ThroughTheAgesRefusal.GIVE_A_BLUE_TOKEN_NOW;
    }

    @Override
    public void play(ThroughTheAgesPosition position, int seat, ThroughTheAgesMove move, EventLog log) {
        Civilization civ = position.civ(seat);
        civ.blue[((ThroughTheAgesMove.GiveBlueToken) move).technology().index()]--;
        boolean wonder = Frame.isForAWonder(position);
        if (wonder) {
            civ.stages++;
        } else {
            civ.blueTokens--;
            log.all(new ThroughTheAgesEvent.BlueTokens(seat, -1));
        }
        int rest = Frame.count(position) - 1;
        Frame.setCount(position, rest);
        if (rest == 0) {
            position.steps().pop();
            if (wonder) {
                Building.completeWonder(position, seat, log);
            }
        }
    }

    /** The token that is worth least. */
    @Override
    public ThroughTheAgesMove defaultMove(ThroughTheAgesPosition position, int seat) {
        Civilization civ = position.civ(seat);
        int least = NONE;
        for (int card = 0; card < CivilCard.STORES; card++) {
            if (civ.blue[card] > 0
                    && (least == NONE
                            || CivilCard.at(card).token() < CivilCard.at(least).token())) {
                least = card;
            }
        }
        return new ThroughTheAgesMove.GiveBlueToken(CivilCard.at(least));
    }

    @Override
    public Prompt prompt(ThroughTheAgesPosition position, int seat) {
        boolean wonder = Frame.isForAWonder(position);
        return some(
                wonder ? "CoverStages" : "GiveBlueTokens",
                wonder ? Rulebook.WONDER_STAGE : Rulebook.TOKENS,
                Map.of("count", Frame.count(position)));
    }
}
