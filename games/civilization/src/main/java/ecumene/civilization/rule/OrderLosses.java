package ecumene.civilization.rule;

import ecumene.civilization.CivilizationEvent;
import ecumene.civilization.CivilizationMove;
import ecumene.civilization.CivilizationPosition;
import ecumene.civilization.CivilizationRefusal;
import ecumene.civilization.Rulebook;
import ecumene.civilization.component.CivilizationCard;
import ecumene.engine.EventLog;
import ecumene.engine.Prompt;
import java.util.List;
import java.util.Map;

/**
 * The victim says what the others lose, one after the other in table order (23.2): up to 20 points by famine and 11 each, up
 * to 25 by epidemic and 10 each, and 10 in all on a flooded plain. Notes: the calamity, the place in table order of the seat
 * in question, the points left, the plain.
 */
public final class OrderLosses extends Question {

    public static final OrderLosses STEP = new OrderLosses();

    private static final int NUMBER = 0;
    private static final int PLACE = 1;
    private static final int LEFT = 2;
    private static final int PLAIN = 3;

    private static final int FAMINE_SUM = 20;
    private static final int FAMINE_EACH = 11;
    private static final int EPIDEMIC_SUM = 25;
    private static final int EPIDEMIC_EACH = 10;
    private static final int EPIDEMIC_EACH_WITH_MEDICINE = 5;
    private static final int FLOOD_SUM = 10;

    private OrderLosses() {
        super("order-losses");
    }

    static void begin(CivilizationPosition position, int victim, int number, int plain) {
        int sum = number == Calamities.FAMINE ? FAMINE_SUM : number == Calamities.EPIDEMIC ? EPIDEMIC_SUM : FLOOD_SUM;
        position.steps().push(STEP, victim, number, 0, sum, plain);
        toNext(position);
    }

    /** Goes to the next seat that can lose something; the step is over when there is none or nothing left to order. */
    private static void toNext(CivilizationPosition position) {
        int place = position.steps().note(PLACE);
        while (place < position.seats() && most(position, position.inTableOrder(place)) == 0) {
            place++;
        }
        position.steps().setNote(PLACE, place);
        if (place == position.seats()) {
            position.steps().pop();
        }
    }

    /** The most that a seat can be ordered to lose now. */
    private static int most(CivilizationPosition position, int seat) {
        return Math.min(position.steps().note(LEFT), capacity(position, seat));
    }

    private static int capacity(CivilizationPosition position, int seat) {
        int number = position.steps().note(NUMBER);
        if (seat == position.steps().seat()
                || (number == Calamities.EPIDEMIC && seat == position.trade().passedBy(number))) {
            return 0;
        }
        int each = switch (number) {
            case Calamities.FAMINE -> FAMINE_EACH;
            case Calamities.EPIDEMIC ->
                position.has(seat, CivilizationCard.MEDICINE) ? EPIDEMIC_EACH_WITH_MEDICINE : EPIDEMIC_EACH;
            default ->
                position.has(seat, CivilizationCard.ENGINEERING) ? LossCalamity.FLOOD_LOSS_WITH_ENGINEERING : FLOOD_SUM;
        };
        Losses losses = new Losses(position, seat, number, position.steps().note(PLAIN));
        return Math.min(each, losses.most());
    }

    /** A flood takes its points from the others as long as there are any (22.2.7.2); the rest is up to the victim. */
    private static int least(CivilizationPosition position) {
        if (position.steps().note(NUMBER) != Calamities.FLOOD) {
            return 0;
        }
        int later = 0;
        for (int place = position.steps().note(PLACE) + 1; place < position.seats(); place++) {
            later += capacity(position, position.inTableOrder(place));
        }
        int asked = asked(position);
        return Math.min(most(position, asked), Math.max(0, position.steps().note(LEFT) - later));
    }

    private static int asked(CivilizationPosition position) {
        return position.inTableOrder(position.steps().note(PLACE));
    }

    @Override
    public void moves(CivilizationPosition position, int seat, List<CivilizationMove> moves) {
        int asked = asked(position);
        int most = most(position, asked);
        for (int points = least(position); points <= most; points++) {
            moves.add(new CivilizationMove.OrderLoss(asked, points));
        }
    }

    @Override
    public CivilizationRefusal why(CivilizationPosition position, int seat, CivilizationMove move) {
        if (!(move instanceof CivilizationMove.OrderLoss order)) {
            return CivilizationRefusal.ORDER_LOSSES_NOW;
        }
        return order.seat() == asked(position)
                ? CivilizationRefusal.NOT_SO_MANY_POINTS
                : CivilizationRefusal.ANOTHER_SEAT_NOW;
    }

    @Override
    public void play(CivilizationPosition position, int seat, CivilizationMove move, EventLog log) {
        CivilizationMove.OrderLoss order = (CivilizationMove.OrderLoss) move;
        position.setOwed(order.seat(), order.points());
        position.steps().setNote(LEFT, position.steps().note(LEFT) - order.points());
        position.steps().setNote(PLACE, position.steps().note(PLACE) + 1);
        if (order.points() > 0) {
            log.all(new CivilizationEvent.LossOrdered(seat, order.seat(), order.points()));
        }
        toNext(position);
    }

    @Override
    public CivilizationMove defaultMove(CivilizationPosition position, int seat) {
        return new CivilizationMove.OrderLoss(asked(position), least(position));
    }

    @Override
    public Prompt prompt(CivilizationPosition position, int seat) {
        String rule = switch (position.steps().note(NUMBER)) {
            case Calamities.FAMINE -> Rulebook.FAMINE;
            case Calamities.EPIDEMIC -> Rulebook.EPIDEMIC;
            default -> Rulebook.FLOOD;
        };
        return new Prompt(
                Prompt.Shape.NUMBER,
                "OrderLosses",
                rule,
                Map.of("other", asked(position), "left", position.steps().note(LEFT)));
    }
}
