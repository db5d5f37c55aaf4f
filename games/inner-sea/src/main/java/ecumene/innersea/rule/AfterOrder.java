package ecumene.innersea.rule;

import ecumene.engine.EventLog;
import ecumene.engine.Prompt;
import ecumene.innersea.InnerSeaMove;
import ecumene.innersea.InnerSeaPosition;
import ecumene.innersea.InnerSeaRefusal;
import ecumene.innersea.Rulebook;
import ecumene.innersea.component.FateCard;
import ecumene.innersea.component.FateCard.When;
import ecumene.innersea.component.Wonder;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * After the new Turn Order is set: its owner may use the Great Pyramid, and whoever holds the oracle may go to any place.
 * Everybody with cards is asked as long as the oracle may be in a hand. It is a card like others: it is aimed at a place, and
 * may be answered.
 */
public final class AfterOrder extends Asking {

    public static final AfterOrder STEP = new AfterOrder();

    private static final FateCard ORACLE = FateCard.of("oracle-at-delphi");

    private static final Wonder PYRAMID = Wonder.of("great-pyramid");

    private AfterOrder() {
        super("after-order");
    }

    static void begin(InnerSeaPosition position, int power) {
        List<InnerSeaMove> devices = new ArrayList<>();
        Devices.list(position, power, When.TURN_ORDER, devices);
        if (!devices.isEmpty() || mightHoldOracle(position, power)) {
            position.steps().push(STEP, power);
        }
    }

    private static boolean mightHoldOracle(InnerSeaPosition position, int power) {
        return position.mayBeHeld(ORACLE) && position.cards().handSize(power) > 0;
    }

    @Override
    void list(InnerSeaPosition position, int power, List<InnerSeaMove> moves) {
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
        if (move instanceof InnerSeaMove.PlayCard) {
            PlayCard.otherUse(position, power, ORACLE.index(), log);
        } else {
            position.steps().pop();
        }
    }

    @Override
    InnerSeaRefusal why(InnerSeaPosition position, InnerSeaMove move, int power) {
        return switch (move) {
            case InnerSeaMove.PlayCard play ->
                position.cards().inHand(power, play.card().index())
                        ? InnerSeaRefusal.TAKE_A_PLACE_NOW
                        : InnerSeaRefusal.CARD_NOT_IN_HAND;
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
        return DONE;
    }

    @Override
    InnerSeaMove system(InnerSeaPosition position, int power) {
        InnerSeaMove device = Devices.ofTheSystem(position, power, When.TURN_ORDER);
        return device == null ? absent(position, power) : device;
    }

    @Override
    Prompt question(InnerSeaPosition position, int power) {
        int uses = Devices.whyNot(position, power, PYRAMID, When.TURN_ORDER) == null
                ? position.monuments().disks(PYRAMID.index())
                : 0;
        return new Prompt(Prompt.Shape.CHOOSE_ONE, "AfterOrder", Rulebook.TURN_ORDER, Map.of("uses", uses));
    }
}
