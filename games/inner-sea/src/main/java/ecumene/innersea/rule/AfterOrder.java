package ecumene.innersea.rule;

import ecumene.engine.EventLog;
import ecumene.engine.Prompt;
import ecumene.innersea.InnerSeaMove;
import ecumene.innersea.InnerSeaPosition;
import ecumene.innersea.InnerSeaRefusal;
import ecumene.innersea.Rulebook;
import ecumene.innersea.component.FateCard;
import ecumene.innersea.component.FateCard.When;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * After the new Turn Order is set: its owner may use the Great Pyramid, and whoever holds the oracle may go to any place.
 * Everybody with cards is asked as long as the oracle may be in a hand. Note 0: whether the oracle was played.
 */
public final class AfterOrder extends Asking {

    public static final AfterOrder STEP = new AfterOrder();

    private static final FateCard ORACLE = FateCard.of("oracle-at-delphi");
    private static final int PLAYED = 0;

    private AfterOrder() {
        super("after-order");
    }

    static void begin(InnerSeaPosition position, int power) {
        List<InnerSeaMove> devices = new ArrayList<>();
        Devices.list(position, power, When.TURN_ORDER, devices);
        if (!devices.isEmpty() || mightHoldOracle(position, power)) {
            position.steps().push(STEP, power, 0);
        }
    }

    private static boolean mightHoldOracle(InnerSeaPosition position, int power) {
        return position.mayBeHeld(ORACLE) && position.cards().handSize(power) > 0;
    }

    @Override
    void list(InnerSeaPosition position, int power, List<InnerSeaMove> moves) {
        if (position.steps().note(PLAYED) != 0) {
            for (int place = 1; place <= position.powers(); place++) {
                moves.add(new InnerSeaMove.TakePlace(place));
            }
            return;
        }
        Devices.list(position, power, When.TURN_ORDER, moves);
        if (position.cards().inHand(power, ORACLE.index())) {
            moves.add(new InnerSeaMove.PlayCard(ORACLE));
        }
        moves.add(DONE);
    }

    @Override
    void act(InnerSeaPosition position, int power, InnerSeaMove move, EventLog log) {
        if (Devices.use(position, power, move, log)) {
            return;
        }
        switch (move) {
            case InnerSeaMove.PlayCard play -> {
                Deeds.discard(position, power, ORACLE.index(), log);
                position.steps().setNote(PLAYED, 1);
            }
            case InnerSeaMove.TakePlace take -> {
                move(position, power, take.place() - 1);
                TurnOrder.tell(position, log);
                position.steps().pop();
            }
            default -> position.steps().pop();
        }
    }

    /** The others close up. */
    private static void move(InnerSeaPosition position, int power, int to) {
        int from = position.placeOf(power);
        int step = from < to ? 1 : -1;
        for (int place = from; place != to; place += step) {
            position.setOrder(place, position.inOrder(place + step));
        }
        position.setOrder(to, power);
    }

    @Override
    InnerSeaRefusal why(InnerSeaPosition position, InnerSeaMove move, int power) {
        return switch (move) {
            case InnerSeaMove.PlayCard play ->
                position.cards().inHand(power, play.card().index())
                        ? InnerSeaRefusal.TAKE_A_PLACE_NOW
                        : InnerSeaRefusal.CARD_NOT_IN_HAND;
            case InnerSeaMove.TakePlace take -> InnerSeaRefusal.PLACE_IS_TAKEN;
            default -> Devices.why(position, power, move, When.TURN_ORDER, InnerSeaRefusal.TAKE_A_PLACE_NOW);
        };
    }

    /** With cards in hand always asked. */
    @Override
    public @Nullable InnerSeaMove forced(InnerSeaPosition position, int seat) {
        return mightHoldOracle(position, power(position)) ? null : super.forced(position, seat);
    }

    @Override
    InnerSeaMove absent(InnerSeaPosition position, int power) {
        return position.steps().note(PLAYED) == 0 ? DONE : new InnerSeaMove.TakePlace(position.powers());
    }

    @Override
    InnerSeaMove system(InnerSeaPosition position, int power) {
        List<InnerSeaMove> devices = new ArrayList<>();
        Devices.list(position, power, When.TURN_ORDER, devices);
        return devices.isEmpty() ? absent(position, power) : devices.getFirst();
    }

    @Override
    Prompt question(InnerSeaPosition position, int power) {
        return new Prompt(Prompt.Shape.CHOOSE_ONE, "AfterOrder", Rulebook.TURN_ORDER);
    }
}
