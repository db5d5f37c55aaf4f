package ecumene.sidmeiercivilization.rule;

import ecumene.engine.EventLog;
import ecumene.sidmeiercivilization.SidMeierCivilizationPosition;

/**
 * A group on its way is about to do something for which the others may interrupt it, as {@link Stakes} says. Then it goes on if
 * it still can. The march lies below.
 */
public final class Approach extends Automatic {

    public static final Approach STEP = new Approach();

    static final int GO = 0;
    static final int LAND = 1;
    static final int INFILTRATE = 2;
    static final int DISCOVER = 3;
    static final int RAZE = 4;
    static final int STOP = 5;

    /** What an approach remembers. */
    static final class Frame {

        private static final int TO = 0;
        private static final int DEED = 1;
        private static final int STAYING_ARMIES = 2;
        private static final int STAYING_SCOUTS = 3;

        private Frame() {}

        static int to(SidMeierCivilizationPosition position) {
            return position.steps().note(TO);
        }

        static int deed(SidMeierCivilizationPosition position) {
            return position.steps().note(DEED);
        }

        /** What the frame under the top by {@code depth} is about to do. */
        static int deed(SidMeierCivilizationPosition position, int depth) {
            return position.steps().note(depth, DEED);
        }

        static int stayingArmies(SidMeierCivilizationPosition position) {
            return position.steps().note(STAYING_ARMIES);
        }

        static int stayingScouts(SidMeierCivilizationPosition position) {
            return position.steps().note(STAYING_SCOUTS);
        }
    }

    private Approach() {
        super("approach");
    }

    static void begin(
            SidMeierCivilizationPosition position, int seat, int to, int deed, int stayingArmies, int stayingScouts) {
        position.steps().push(STEP, seat, to, deed, stayingArmies, stayingScouts);
    }

    @Override
    void go(SidMeierCivilizationPosition position, EventLog log) {
        int seat = position.steps().seat();
        int to = Frame.to(position);
        int deed = Frame.deed(position);
        int armies = Frame.stayingArmies(position);
        int scouts = Frame.stayingScouts(position);
        position.steps().pop();
        March.goOn(position, seat, to, deed, armies, scouts, log);
    }
}
