package ecumene.sidmeiercivilization.rule;

import ecumene.engine.EventLog;
import ecumene.engine.Prompt;
import ecumene.engine.Seats;
import ecumene.sidmeiercivilization.Rulebook;
import ecumene.sidmeiercivilization.SidMeierCivilizationMove;
import ecumene.sidmeiercivilization.SidMeierCivilizationPosition;
import ecumene.sidmeiercivilization.SidMeierCivilizationRefusal;
import ecumene.sidmeiercivilization.component.Arm;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Huts and Villages: if a deck is used up the barbarian player chooses another one. */
public final class Barbarians extends Question {

    public static final Barbarians STEP = new Barbarians();

    /** What the question remembers. */
    static final class Frame {

        private static final int MISSING = 0;

        /** What everybody may read, in the order of the notes. */
        static final Note[] TOLD = {Note.number("missing")};

        private Frame() {}

        static void push(SidMeierCivilizationPosition position, int seat, int missing) {
            position.steps().push(STEP, seat, missing);
        }

        /** How many are still to draw. */
        static int missing(SidMeierCivilizationPosition position) {
            return position.steps().note(MISSING);
        }

        static void count(SidMeierCivilizationPosition position) {
            position.steps().setNote(MISSING, missing(position) - 1);
        }
    }

    private Barbarians() {
        super("barbarians", Frame.TOLD);
    }

    private static boolean isPossible(SidMeierCivilizationPosition position, Arm arm) {
        return arm != Arm.AIRCRAFT && Draws.hasUnits(position, arm);
    }

    @Override
    public int awaiting(SidMeierCivilizationPosition position) {
        for (Arm arm : Arm.ALL) {
            if (isPossible(position, arm)) {
                return Seats.only(position.steps().seat());
            }
        }
        return Seats.NOBODY;
    }

    @Override
    public void proceed(SidMeierCivilizationPosition position, EventLog log) {
        position.steps().pop();
    }

    @Override
    public void moves(SidMeierCivilizationPosition position, int seat, List<SidMeierCivilizationMove> moves) {
        for (Arm arm : Arm.ALL) {
            if (isPossible(position, arm)) {
                moves.add(new SidMeierCivilizationMove.DrawBarbarian(arm));
            }
        }
    }

    @Override
    public SidMeierCivilizationRefusal why(
            SidMeierCivilizationPosition position, int seat, SidMeierCivilizationMove move) {
        return move instanceof SidMeierCivilizationMove.DrawBarbarian
                ? SidMeierCivilizationRefusal.DECK_IS_EMPTY
                : SidMeierCivilizationRefusal.DRAW_BARBARIANS_NOW;
    }

    @Override
    void answer(SidMeierCivilizationPosition position, int seat, SidMeierCivilizationMove move, EventLog log) {
        Frame.count(position);
        if (Frame.missing(position) == 0) {
            position.steps().pop();
        }
        Combat.barbarian(position, ((SidMeierCivilizationMove.DrawBarbarian) move).arm());
    }

    @Override
    public SidMeierCivilizationMove defaultMove(SidMeierCivilizationPosition position, int seat) {
        List<SidMeierCivilizationMove> moves = new ArrayList<>();
        moves(position, seat, moves);
        return moves.getFirst();
    }

    @Override
    public Prompt prompt(SidMeierCivilizationPosition position, int seat) {
        return new Prompt(
                Prompt.Shape.CHOOSE_ONE, "Barbarians", Rulebook.TRIBES, Map.of("count", Frame.missing(position)));
    }
}
