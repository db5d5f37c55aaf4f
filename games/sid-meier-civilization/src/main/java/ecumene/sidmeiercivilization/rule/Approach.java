package ecumene.sidmeiercivilization.rule;

import ecumene.engine.EventLog;
import ecumene.sidmeiercivilization.SidMeierCivilizationPosition;
import java.util.List;

/**
 * A group on its way is about to do something for which the others may interrupt it, as {@link Stakes} says. Then it goes on if
 * it still can. The march lies below.
 */
public final class Approach extends Automatic {

    public static final Approach STEP = new Approach();

    /** What a group is about to do. */
    enum Deed {
        GO,
        LAND,
        INFILTRATE,
        DISCOVER,
        RAZE,
        STOP;

        static final List<Deed> ALL = List.of(values());

        @SuppressWarnings("EnumOrdinal") // the order never changes: saved positions rely on it
        int index() {
            return ordinal();
        }
    }

    /** What an approach remembers. */
    static final class Frame {

        private static final int TO = 0;
        private static final int DEED = 1;
        private static final int STAYING_ARMIES = 2;
        private static final int STAYING_SCOUTS = 3;

        /** What everybody may read, in the order of the notes. */
        static final Note[] TOLD = {
            Note.square("to"), Note.one("deed", Deed.ALL), Note.number("stayingArmies"), Note.number("stayingScouts")
        };

        private Frame() {}

        static void push(
                SidMeierCivilizationPosition position,
                int seat,
                int to,
                Deed deed,
                int stayingArmies,
                int stayingScouts) {
            position.steps().push(STEP, seat, to, deed.index(), stayingArmies, stayingScouts);
        }

        static int to(SidMeierCivilizationPosition position) {
            return position.steps().note(TO);
        }

        static Deed deed(SidMeierCivilizationPosition position) {
            return deed(position, 0);
        }

        /** What the frame under the top by {@code depth} is about to do. */
        static Deed deed(SidMeierCivilizationPosition position, int depth) {
            return Deed.ALL.get(position.steps().note(depth, DEED));
        }

        static int stayingArmies(SidMeierCivilizationPosition position) {
            return position.steps().note(STAYING_ARMIES);
        }

        static int stayingScouts(SidMeierCivilizationPosition position) {
            return position.steps().note(STAYING_SCOUTS);
        }
    }

    private Approach() {
        super("approach", Frame.TOLD);
    }

    @Override
    void go(SidMeierCivilizationPosition position, EventLog log) {
        int seat = position.steps().seat();
        int to = Frame.to(position);
        Deed deed = Frame.deed(position);
        int armies = Frame.stayingArmies(position);
        int scouts = Frame.stayingScouts(position);
        position.steps().pop();
        March.goOn(position, seat, to, deed, armies, scouts, log);
    }
}
