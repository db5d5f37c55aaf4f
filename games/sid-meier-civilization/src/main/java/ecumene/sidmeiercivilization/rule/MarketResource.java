package ecumene.sidmeiercivilization.rule;

import ecumene.engine.EventLog;
import ecumene.engine.Prompt;
import ecumene.engine.Seats;
import ecumene.sidmeiercivilization.Rulebook;
import ecumene.sidmeiercivilization.SidMeierCivilizationEvent;
import ecumene.sidmeiercivilization.SidMeierCivilizationMove;
import ecumene.sidmeiercivilization.SidMeierCivilizationPosition;
import ecumene.sidmeiercivilization.SidMeierCivilizationRefusal;
import ecumene.sidmeiercivilization.component.Resource;
import java.util.ArrayList;
import java.util.List;

/** Germany takes a resource of its choice from the market. */
public final class MarketResource extends Question {

    public static final MarketResource STEP = new MarketResource();

    private MarketResource() {
        super("market-resource");
    }

    @Override
    public int awaiting(SidMeierCivilizationPosition position) {
        for (byte left : position.market) {
            if (left > 0) {
                return Seats.only(position.steps().seat());
            }
        }
        return Seats.NOBODY;
    }

    @Override
    public void proceed(SidMeierCivilizationPosition position, EventLog log) {
        position.steps().pop();
    }

    @Override
    public void moves(SidMeierCivilizationPosition position, int seat, List<SidMeierCivilizationMove> moves) {
        for (int i = 0; i < Resource.IN_MARKET; i++) {
            if (position.market[i] > 0) {
                moves.add(new SidMeierCivilizationMove.TakeMarketResource(Resource.at(i)));
            }
        }
    }

    @Override
    public SidMeierCivilizationRefusal why(
            SidMeierCivilizationPosition position, int seat, SidMeierCivilizationMove move) {
        return move instanceof SidMeierCivilizationMove.TakeMarketResource
                ? SidMeierCivilizationRefusal.MARKET_HAS_NONE
                : SidMeierCivilizationRefusal.TAKE_A_RESOURCE_NOW;
    }

    @Override
    void answer(SidMeierCivilizationPosition position, int seat, SidMeierCivilizationMove move, EventLog log) {
        Resource resource = ((SidMeierCivilizationMove.TakeMarketResource) move).resource();
        position.steps().pop();
        position.market[resource.index()]--;
        position.tokens[seat * Resource.IN_MARKET + resource.index()]++;
        log.all(new SidMeierCivilizationEvent.ResourceTaken(seat, resource, false));
    }

    @Override
    public SidMeierCivilizationMove defaultMove(SidMeierCivilizationPosition position, int seat) {
        List<SidMeierCivilizationMove> moves = new ArrayList<>();
        moves(position, seat, moves);
        return moves.getLast();
    }

    @Override
    public Prompt prompt(SidMeierCivilizationPosition position, int seat) {
        return new Prompt(Prompt.Shape.CHOOSE_ONE, "MarketResource", Rulebook.CIVILIZATIONS);
    }
}
