package ecumene.innersea.rule;

import ecumene.engine.EventLog;
import ecumene.innersea.InnerSeaEvent;
import ecumene.innersea.InnerSeaPosition;

/** The Growth Phase: each civilization in Turn Order takes its four steps. */
public final class GrowthPhase extends Automatic {

    public static final GrowthPhase STEP = new GrowthPhase();

    /** Whose growth it is, and how far it has come. */
    private static final class Frame {

        private static final int PLACE = 0;
        private static final int DONE = 1;

        /** Civilizations before this one. */
        static int place(InnerSeaPosition position) {
            return position.steps().note(PLACE);
        }

        /** The same in the frame under the top by {@code depth}. */
        static int place(InnerSeaPosition position, int depth) {
            return position.steps().note(depth, PLACE);
        }

        static void next(InnerSeaPosition position) {
            position.steps().setNote(PLACE, place(position) + 1);
            setDone(position, 0);
        }

        /** Steps that are done. */
        static int done(InnerSeaPosition position) {
            return position.steps().note(DONE);
        }

        /** The same in the frame under the top by {@code depth}. */
        static int done(InnerSeaPosition position, int depth) {
            return position.steps().note(depth, DONE);
        }

        static void setDone(InnerSeaPosition position, int steps) {
            position.steps().setNote(DONE, steps);
        }
    }

    /** So many steps are done when the acquisition begins. */
    private static final int ACQUIRING = 2;

    private GrowthPhase() {
        super("growth");
    }

    /** The disks that a power is still to acquire in this phase, as things stand. */
    static int expected(InnerSeaPosition position, int power) {
        for (int depth = 0; depth < position.steps().size(); depth++) {
            if (STEP.equals(position.steps().below(depth))) {
                int place = Frame.place(position, depth);
                int own = position.placeOf(power);
                boolean acquired = own < place
                        || (own == place && Frame.done(position, depth) > ACQUIRING && !isAcquiring(position));
                return acquired ? 0 : Acquisition.outlook(position, power).disks();
            }
        }
        return 0;
    }

    private static boolean isAcquiring(InnerSeaPosition position) {
        for (int depth = 0; depth < position.steps().size(); depth++) {
            if (Acquisition.STEP.equals(position.steps().below(depth))) {
                return true;
            }
        }
        return false;
    }

    @Override
    public void proceed(InnerSeaPosition position, EventLog log) {
        int place = Frame.place(position);
        if (place == position.powers()) {
            position.steps().pop();
            position.setPlenty(0);
            CardPhase.begin(position, log);
            ScenarioRules.growthOfTheBarbarians(position, log);
            return;
        }
        int power = position.inOrder(place);
        int done = Frame.done(position);
        Frame.setDone(position, done + 1);
        switch (done) {
            case 0 -> ScenarioRules.beforeGrowth(position, power);
            case 1 -> {
                if (position.terms().isSystem(power)) {
                    log.all(new InnerSeaEvent.SystemTurnBegan(position.civilization(power)));
                    SystemWar.takePosture(position, power);
                }
                Retirement.begin(position, power);
            }
            case 2 -> Acquisition.begin(position, power);
            case 3 -> Resettlement.begin(position, power);
            case 4 -> Deployment.begin(position, power);
            default -> Frame.next(position);
        }
    }
}
