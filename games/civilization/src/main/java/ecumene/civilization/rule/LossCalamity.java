package ecumene.civilization.rule;

import ecumene.civilization.CivilizationPosition;
import ecumene.civilization.Rulebook;
import ecumene.civilization.component.CivilizationCard;
import ecumene.engine.EventLog;

/**
 * Famine, flood and epidemic: the victim loses units, then says what others lose, then they do (22.2.5, 22.2.7, 22.2.8). The
 * frame's seat is the victim.
 */
public final class LossCalamity extends Automatic {

    public static final LossCalamity STEP = new LossCalamity();

    private static final int FAMINE_LOSS = 9;
    private static final int FAMINE_EACH = 11;
    private static final int FLOOD_LOSS = 17;
    private static final int FLOOD_EACH = 10;
    private static final int FLOOD_WITH_ENGINEERING = 7;
    private static final int EPIDEMIC_LOSS = 16;
    private static final int EPIDEMIC_EACH = 10;
    private static final int EPIDEMIC_LOSS_WITH_MEDICINE = 11;
    private static final int EPIDEMIC_EACH_WITH_MEDICINE = 5;

    private LossCalamity() {
        super("loss-calamity");
    }

    /** What comes next. Before anybody loses to a famine, whoever owes and has Pottery can show Grain. */
    private enum Stage {
        VICTIM_SHOWS_GRAIN,
        VICTIM_LOSES,
        VICTIM_ORDERS,
        OTHERS_SHOW_GRAIN,
        OTHERS_LOSE,
        OVER;

        private static final Stage[] ALL = values();
    }

    /**
     * The number of the calamity, the stage, the plain of a flood, the next place in table order that may show Grain, and the
     * points that the victim could still have ordered.
     */
    private static final class Frame {

        private static final int NUMBER = 0;
        private static final int STAGE = 1;
        private static final int PLAIN = 2;
        private static final int SHOWN = 3;
        private static final int NOT_ORDERED = 4;

        static void push(CivilizationPosition position, int victim, int number, int plain) {
            position.steps().push(STEP, victim, number, 0, plain, 0, 0);
        }

        static int number(CivilizationPosition position) {
            return position.steps().note(NUMBER);
        }

        static Stage stage(CivilizationPosition position) {
            return Stage.ALL[position.steps().note(STAGE)];
        }

        static void toNextStage(CivilizationPosition position) {
            position.steps().setNote(STAGE, position.steps().note(STAGE) + 1);
            position.steps().setNote(SHOWN, 0);
        }

        static int plain(CivilizationPosition position) {
            return position.steps().note(PLAIN);
        }

        static int shown(CivilizationPosition position) {
            return position.steps().note(SHOWN);
        }

        static void setShown(CivilizationPosition position, int place) {
            position.steps().setNote(SHOWN, place);
        }

        static int notOrdered(CivilizationPosition position) {
            return position.steps().note(NOT_ORDERED);
        }

        static void setNotOrdered(CivilizationPosition position, int points) {
            position.steps().setNote(NOT_ORDERED, points);
        }
    }

    static boolean begin(CivilizationPosition position, int victim, int number, int plain) {
        position.setPointsToLose(victim, ownLoss(position, victim, number));
        Frame.push(position, victim, number, plain);
        return true;
    }

    /** The orders are given, and so many points are left of their sum. */
    static void endOrders(CivilizationPosition position, int left) {
        Frame.setNotOrdered(position, left);
    }

    private static int ownLoss(CivilizationPosition position, int victim, int number) {
        int loss =
                number == Calamities.FLOOD ? FLOOD_LOSS : number == Calamities.EPIDEMIC ? EPIDEMIC_LOSS : FAMINE_LOSS;
        return Math.min(loss, cap(position, victim, victim, number));
    }

    /** What a seat never loses more of, not even when losses are rounded up (22.2.5, 22.2.7.4, 22.2.8). */
    static int cap(CivilizationPosition position, int victim, int seat, int number) {
        boolean own = seat == victim;
        return switch (number) {
            case Calamities.FLOOD ->
                position.has(seat, CivilizationCard.ENGINEERING)
                        ? FLOOD_WITH_ENGINEERING
                        : own ? Integer.MAX_VALUE : FLOOD_EACH;
            case Calamities.EPIDEMIC -> {
                boolean medicine = position.has(seat, CivilizationCard.MEDICINE);
                if (own) {
                    yield medicine ? EPIDEMIC_LOSS_WITH_MEDICINE : Integer.MAX_VALUE;
                }
                yield medicine ? EPIDEMIC_EACH_WITH_MEDICINE : EPIDEMIC_EACH;
            }
            default -> own ? Integer.MAX_VALUE : FAMINE_EACH;
        };
    }

    /** Where the rulebook describes a calamity of losses. */
    static String rule(int number) {
        return switch (number) {
            case Calamities.FAMINE -> Rulebook.FAMINE;
            case Calamities.EPIDEMIC -> Rulebook.EPIDEMIC;
            default -> Rulebook.FLOOD;
        };
    }

    /** Whether somebody may hold Grain that Pottery makes useful, as far as everybody knows. */
    static boolean mayShowGrain(CivilizationPosition position, int seat) {
        return position.has(seat, CivilizationCard.POTTERY) && position.trade().handSize(seat) > 0;
    }

    @Override
    public void proceed(CivilizationPosition position, EventLog log) {
        int number = Frame.number(position);
        int plain = Frame.plain(position);
        int victim = position.steps().seat();
        switch (Frame.stage(position)) {
            case VICTIM_SHOWS_GRAIN, OTHERS_SHOW_GRAIN -> {
                int next = number == Calamities.FAMINE ? nextToShow(position, Frame.shown(position)) : position.seats();
                if (next < position.seats()) {
                    Frame.setShown(position, next + 1);
                    position.steps().push(ShowGrain.STEP, position.inTableOrder(next));
                } else {
                    Frame.toNextStage(position);
                }
            }
            case VICTIM_LOSES, OTHERS_LOSE -> {
                Frame.toNextStage(position);
                LoseUnits.begin(position, victim, number, plain, Frame.notOrdered(position), log);
            }
            case VICTIM_ORDERS -> {
                Frame.toNextStage(position);
                OrderLosses.begin(position, victim, number, plain);
            }
            case OVER -> position.steps().pop();
        }
    }

    /** The next in table order who owes and may show Grain. */
    private static int nextToShow(CivilizationPosition position, int from) {
        int place = from;
        while (place < position.seats()) {
            int seat = position.inTableOrder(place);
            if (position.pointsToLose(seat) > 0 && mayShowGrain(position, seat)) {
                return place;
            }
            place++;
        }
        return place;
    }
}
