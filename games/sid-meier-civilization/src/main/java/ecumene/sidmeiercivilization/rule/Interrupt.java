package ecumene.sidmeiercivilization.rule;

import ecumene.engine.EventLog;
import ecumene.engine.Loss;
import ecumene.engine.Prompt;
import ecumene.engine.Seats;
import ecumene.sidmeiercivilization.Board;
import ecumene.sidmeiercivilization.Rulebook;
import ecumene.sidmeiercivilization.SidMeierCivilizationMove;
import ecumene.sidmeiercivilization.SidMeierCivilizationPosition;
import ecumene.sidmeiercivilization.SidMeierCivilizationRefusal;
import ecumene.sidmeiercivilization.component.Ability;
import ecumene.sidmeiercivilization.component.EventCard;
import ecumene.sidmeiercivilization.component.Phase;
import ecumene.sidmeiercivilization.component.Square;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Events and abilities of the movement phase that may interrupt a move: whoever might, for all that can be seen, hit or hold
 * the group is asked in turn order. The {@link Approach} lies below.
 */
public final class Interrupt extends Question {

    public static final Interrupt STEP = new Interrupt("interrupt");

    /**
     * Where a group only goes on its way the same is asked under another name: whoever holds Communism may leave it standing that
     * nobody is held fast there, and is still asked when a city is attacked.
     */
    public static final Interrupt ON_THE_WAY = new Interrupt("on-the-way");

    /** The cards that strike figures wherever they are on their way. */
    private static final EventCard[] STRIKES = {
        EventCard.DEFECTION, EventCard.MASS_DEFECTION, EventCard.WHOLESALE_DEFECTION
    };

    /** What the question remembers. */
    static final class Frame {

        private static final int TO = 0;
        private static final int PASSED = 1;
        private static final int GROUND = 2;

        /** What everybody may read, in the order of the notes. */
        static final Note[] TOLD = {Note.square("to"), Note.seats("passed"), Note.square("ground")};

        private Frame() {}

        static void push(
                SidMeierCivilizationPosition position, int mover, int to, Approach.Deed deed, int ground, int asked) {
            boolean onTheWay = Stakes.isOnTheWay(position, mover, ground, to, deed, asked);
            int passed = Seats.all(position.seats()) & ~asked;
            position.steps().push(onTheWay ? ON_THE_WAY : STEP, mover, to, passed, ground);
        }

        static int to(SidMeierCivilizationPosition position) {
            return position.steps().note(TO);
        }

        /** Where the group stands. */
        static int ground(SidMeierCivilizationPosition position) {
            return position.steps().note(GROUND);
        }

        /** Seats that let this step pass, or are not asked. */
        static int passed(SidMeierCivilizationPosition position) {
            return position.steps().note(PASSED);
        }

        static void pass(SidMeierCivilizationPosition position, int seat) {
            position.steps().setNote(PASSED, passed(position) | Seats.only(seat));
        }
    }

    private Interrupt(String name) {
        super(name, Frame.TOLD);
    }

    /** Whether somebody is asked to interrupt a move. */
    public static boolean isAsked(SidMeierCivilizationPosition position) {
        return position.steps().isTop(STEP) || position.steps().isTop(ON_THE_WAY);
    }

    @Override
    public int awaiting(SidMeierCivilizationPosition position) {
        int next = next(position, position.steps().seat(), Frame.ground(position), Frame.passed(position));
        return next == SidMeierCivilizationPosition.NONE ? Seats.NOBODY : Seats.only(next);
    }

    private static int next(SidMeierCivilizationPosition position, int mover, int ground, int passed) {
        for (int seat = position.nextSeat(mover); seat != mover; seat = position.nextSeat(seat)) {
            if (!Seats.contains(passed, seat) && might(position, seat, ground)) {
                return seat;
            }
        }
        return SidMeierCivilizationPosition.NONE;
    }

    /** By the backs of the cards in hand, by those that lie discarded, and by how far they reach. */
    private static boolean might(SidMeierCivilizationPosition position, int seat, int ground) {
        return mightHoldFast(position, seat, ground) || mightStrike(position, seat, ground);
    }

    /** Whether a seat might keep all figures on a square: few know Communism, so that is looked at first. */
    static boolean mightHoldFast(SidMeierCivilizationPosition position, int seat, int ground) {
        return Abilities.mightUse(position, seat, Ability.COMMUNISM) && !position.isFrozen(ground);
    }

    /** Whether a seat might hold a card that strikes figures on a square. */
    static boolean mightStrike(SidMeierCivilizationPosition position, int seat, int ground) {
        int owner = Board.owner(position, ground);
        for (EventCard card : STRIKES) {
            if (owner != SidMeierCivilizationPosition.NONE
                    && mightHold(position, seat, card)
                    && EventTargets.reaches(position, seat, card, owner, ground)) {
                return true;
            }
        }
        return false;
    }

    /** Whether a card that might strike a group where it stands would no longer reach it after a step. */
    static boolean losesReach(SidMeierCivilizationPosition position, int seat, int mover, int ground, int to) {
        for (EventCard card : STRIKES) {
            if (card != EventCard.WHOLESALE_DEFECTION
                    && mightHold(position, seat, card)
                    && !EventTargets.reaches(position, seat, card, mover, to)
                    && EventTargets.reaches(position, seat, card, mover, ground)) {
                return true;
            }
        }
        return false;
    }

    /** Whether a seat might hold a card for all that can be seen. */
    private static boolean mightHold(SidMeierCivilizationPosition position, int seat, EventCard card) {
        return position.handSize(seat, card.era().index()) > 0 && position.eventDiscard[card.index()] < card.cards();
    }

    @Override
    public void proceed(SidMeierCivilizationPosition position, EventLog log) {
        position.steps().pop();
    }

    @Override
    public void moves(SidMeierCivilizationPosition position, int seat, List<SidMeierCivilizationMove> moves) {
        Events.list(position, seat, Phase.MOVEMENT, moves);
        if (Abilities.reason(position, seat, Ability.COMMUNISM, Phase.MOVEMENT) == null) {
            moves.add(new SidMeierCivilizationMove.UseAbility(Ability.COMMUNISM));
        }
        moves.add(new SidMeierCivilizationMove.LetPass());
    }

    @Override
    public SidMeierCivilizationRefusal why(
            SidMeierCivilizationPosition position, int seat, SidMeierCivilizationMove move) {
        return switch (move) {
            case SidMeierCivilizationMove.PlayEvent play -> Events.why(position, seat, play.card(), Phase.MOVEMENT);
            case SidMeierCivilizationMove.UseAbility use -> {
                SidMeierCivilizationRefusal reason = Abilities.reason(position, seat, use.ability(), Phase.MOVEMENT);
                yield reason == null ? SidMeierCivilizationRefusal.ONLY_IN_YOUR_OWN_PART : reason;
            }
            default -> SidMeierCivilizationRefusal.INTERRUPT_OR_LET_PASS_NOW;
        };
    }

    @Override
    void answer(SidMeierCivilizationPosition position, int seat, SidMeierCivilizationMove move, EventLog log) {
        switch (move) {
            case SidMeierCivilizationMove.PlayEvent play -> Aim.begin(position, seat, Targets.of(play.card()), log);
            case SidMeierCivilizationMove.UseAbility use -> Aim.begin(position, seat, Targets.of(use.ability()), log);
            default -> Frame.pass(position, seat);
        }
    }

    /** What a hand holds is a secret: who might interrupt is asked. */
    @Override
    public @Nullable SidMeierCivilizationMove forced(SidMeierCivilizationPosition position, int seat) {
        return null;
    }

    @Override
    public @Nullable Loss loss(SidMeierCivilizationPosition position, int seat, SidMeierCivilizationMove move) {
        return OwnHarm.ofPlaying(position, seat, move);
    }

    @Override
    public SidMeierCivilizationMove defaultMove(SidMeierCivilizationPosition position, int seat) {
        return new SidMeierCivilizationMove.LetPass();
    }

    @Override
    public SidMeierCivilizationMove standing(SidMeierCivilizationPosition position, int seat) {
        return new SidMeierCivilizationMove.LetPass();
    }

    @Override
    public Prompt prompt(SidMeierCivilizationPosition position, int seat) {
        int mover = position.steps().seat();
        int to = Frame.to(position);
        Approach.Deed deed = Approach.Frame.deed(position, 1);
        return new Prompt(
                Prompt.Shape.CHOOSE_ONE,
                "Interrupt",
                Rulebook.EVENTS,
                Map.of(
                        "player",
                        mover,
                        "square",
                        Square.at(to),
                        "stake",
                        Stakes.name(position, seat, mover, Frame.ground(position), to, deed),
                        "whose",
                        Stakes.whose(position, mover, to)));
    }
}
