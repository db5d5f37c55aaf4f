package ecumene.civilization.rule;

import ecumene.civilization.CivilizationEvent;
import ecumene.civilization.CivilizationMove;
import ecumene.civilization.CivilizationPosition;
import ecumene.civilization.CivilizationRefusal;
import ecumene.civilization.Rulebook;
import ecumene.civilization.component.TradeCard;
import ecumene.engine.EventLog;
import ecumene.engine.Loss;
import ecumene.engine.Prompt;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** With Pottery each Grain card shown saves four points of a famine (22.2.5). */
public final class ShowGrain extends Question {

    public static final ShowGrain STEP = new ShowGrain();

    private static final int SAVED = 4;

    private ShowGrain() {
        super("show-grain");
    }

    private static int grain(CivilizationPosition position, int seat) {
        return position.trade().inHand(seat, TradeCard.GRAIN.index());
    }

    private static int saved(CivilizationPosition position, int seat, int cards) {
        return Math.min(position.pointsToLose(seat), SAVED * cards);
    }

    @Override
    public void moves(CivilizationPosition position, int seat, List<CivilizationMove> moves) {
        for (int cards = 0; cards <= grain(position, seat); cards++) {
            moves.add(new CivilizationMove.ShowGrain(cards));
        }
    }

    @Override
    public CivilizationRefusal why(CivilizationPosition position, int seat, CivilizationMove move) {
        return move instanceof CivilizationMove.ShowGrain
                ? CivilizationRefusal.NOT_SO_MUCH_GRAIN
                : CivilizationRefusal.SHOW_GRAIN_NOW;
    }

    @Override
    public void play(CivilizationPosition position, int seat, CivilizationMove move, EventLog log) {
        int cards = ((CivilizationMove.ShowGrain) move).cards();
        position.steps().pop();
        position.setPointsToLose(seat, position.pointsToLose(seat) - saved(position, seat, cards));
        position.reveal();
        log.all(new CivilizationEvent.GrainShown(seat, cards));
    }

    /** Points that Grain in hand would save and that are lost if it is not shown. */
    @Override
    public @Nullable Loss loss(CivilizationPosition position, int seat, CivilizationMove move) {
        int shown = saved(position, seat, ((CivilizationMove.ShowGrain) move).cards());
        int missed = saved(position, seat, grain(position, seat)) - shown;
        return missed > 0 ? new Loss("grain-not-shown", Map.of("points", missed)) : null;
    }

    /** Always asked: whether somebody holds Grain is not known to the others. */
    @Override
    public @Nullable CivilizationMove forced(CivilizationPosition position, int seat) {
        return null;
    }

    @Override
    public CivilizationMove defaultMove(CivilizationPosition position, int seat) {
        return new CivilizationMove.ShowGrain(grain(position, seat));
    }

    @Override
    public Prompt prompt(CivilizationPosition position, int seat) {
        return new Prompt(
                Prompt.Shape.NUMBER, "ShowGrain", Rulebook.FAMINE, Map.of("points", position.pointsToLose(seat)));
    }
}
