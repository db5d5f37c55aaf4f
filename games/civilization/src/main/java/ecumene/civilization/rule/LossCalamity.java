package ecumene.civilization.rule;

import ecumene.civilization.CivilizationPosition;
import ecumene.civilization.component.CivilizationCard;
import ecumene.engine.EventLog;

/**
 * Famine, flood and epidemic: the victim loses units, then says what others lose, then they do (22.2.5, 22.2.7, 22.2.8). The
 * frame's seat is the victim. Notes: the number of the calamity, the stage, the plain of a flood, the next seat to show Grain.
 */
public final class LossCalamity extends Automatic {

    public static final LossCalamity STEP = new LossCalamity();

    private static final int NUMBER = 0;
    private static final int STAGE = 1;
    private static final int PLAIN = 2;
    private static final int SHOWN = 3;

    private static final int FAMINE_LOSS = 9;
    private static final int FLOOD_LOSS = 17;
    private static final int EPIDEMIC_LOSS = 16;
    private static final int EPIDEMIC_LOSS_WITH_MEDICINE = 11;

    /** Nobody with Engineering loses more to a flood (22.2.7.4). */
    static final int FLOOD_LOSS_WITH_ENGINEERING = 7;

    private LossCalamity() {
        super("loss-calamity");
    }

    static boolean begin(CivilizationPosition position, int victim, int number, int plain) {
        position.setOwed(victim, ownLoss(position, victim, number));
        position.steps().push(STEP, victim, number, 0, plain, 0);
        return true;
    }

    private static int ownLoss(CivilizationPosition position, int victim, int number) {
        return switch (number) {
            case Calamities.FLOOD ->
                position.has(victim, CivilizationCard.ENGINEERING) ? FLOOD_LOSS_WITH_ENGINEERING : FLOOD_LOSS;
            case Calamities.EPIDEMIC ->
                position.has(victim, CivilizationCard.MEDICINE) ? EPIDEMIC_LOSS_WITH_MEDICINE : EPIDEMIC_LOSS;
            default -> FAMINE_LOSS;
        };
    }

    @Override
    public void proceed(CivilizationPosition position, EventLog log) {
        int number = position.steps().note(NUMBER);
        int plain = position.steps().note(PLAIN);
        int victim = position.steps().seat();
        switch (position.steps().note(STAGE)) {
            case 0, 3 -> {
                // Before anybody loses to a famine, whoever owes and has Pottery can show Grain.
                int next = number == Calamities.FAMINE
                        ? nextToShow(position, position.steps().note(SHOWN))
                        : position.seats();
                if (next < position.seats()) {
                    position.steps().setNote(SHOWN, next + 1);
                    position.steps().push(ShowGrain.STEP, position.inTableOrder(next));
                } else {
                    position.steps().setNote(SHOWN, 0);
                    position.steps().setNote(STAGE, position.steps().note(STAGE) + 1);
                }
            }
            case 1, 4 -> {
                position.steps().setNote(STAGE, position.steps().note(STAGE) + 1);
                LoseUnits.begin(position, number, plain);
            }
            case 2 -> {
                position.steps().setNote(STAGE, 3);
                OrderLosses.begin(position, victim, number, plain);
            }
            default -> position.steps().pop();
        }
    }

    /** The next in table order who owes and may hold Grain, as far as everybody knows. */
    private static int nextToShow(CivilizationPosition position, int from) {
        int place = from;
        while (place < position.seats()) {
            int seat = position.inTableOrder(place);
            if (position.owed(seat) > 0
                    && position.has(seat, CivilizationCard.POTTERY)
                    && position.trade().handSize(seat) > 0) {
                return place;
            }
            place++;
        }
        return place;
    }
}
