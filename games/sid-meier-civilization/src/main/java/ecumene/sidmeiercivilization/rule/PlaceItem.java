package ecumene.sidmeiercivilization.rule;

import ecumene.engine.EventLog;
import ecumene.engine.Prompt;
import ecumene.sidmeiercivilization.Board;
import ecumene.sidmeiercivilization.Rulebook;
import ecumene.sidmeiercivilization.SidMeierCivilizationEvent;
import ecumene.sidmeiercivilization.SidMeierCivilizationMove;
import ecumene.sidmeiercivilization.SidMeierCivilizationPosition;
import ecumene.sidmeiercivilization.SidMeierCivilizationRefusal;
import ecumene.sidmeiercivilization.component.Item;
import ecumene.sidmeiercivilization.component.Square;
import ecumene.sidmeiercivilization.component.Wonder;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * What was produced is put in the outskirts of its city. Notes: the city, the item, whether it was built (and not given in the
 * set-up).
 */
public final class PlaceItem extends Question {

    public static final PlaceItem STEP = new PlaceItem();

    private PlaceItem() {
        super("place-item");
    }

    private static Item item(SidMeierCivilizationPosition position) {
        return Item.at(position.steps().note(1));
    }

    @Override
    public void moves(SidMeierCivilizationPosition position, int seat, List<SidMeierCivilizationMove> moves) {
        int city = position.steps().note(0);
        for (int square : Square.around(position.citySquare[city])) {
            if (Placing.reason(position, city, item(position), square) == null) {
                moves.add(new SidMeierCivilizationMove.Place(Square.at(square)));
            }
        }
    }

    @Override
    public SidMeierCivilizationRefusal why(
            SidMeierCivilizationPosition position, int seat, SidMeierCivilizationMove move) {
        if (move instanceof SidMeierCivilizationMove.Place place) {
            SidMeierCivilizationRefusal reason = Placing.reason(
                    position,
                    position.steps().note(0),
                    item(position),
                    place.square().index());
            return reason == null ? SidMeierCivilizationRefusal.PLACE_IT_NOW : reason;
        }
        return SidMeierCivilizationRefusal.PLACE_IT_NOW;
    }

    @Override
    void answer(SidMeierCivilizationPosition position, int seat, SidMeierCivilizationMove move, EventLog log) {
        Item item = item(position);
        boolean built = position.steps().note(2) == 1;
        Square square = ((SidMeierCivilizationMove.Place) move).square();
        position.steps().pop();
        if (item.isFigure()) {
            if (Board.isEnemy(position, square.index(), seat)) {
                position.unbuiltArmies[seat]--;
                Combat.enter(position, seat, square.index(), 1, 0, log);
            } else {
                Figures.build(position, seat, square.index(), item == Item.ARMY, log);
            }
            return;
        }
        Placing.put(position, seat, item, square.index());
        log.all(new SidMeierCivilizationEvent.ItemPlaced(seat, item, square));
        Wonder wonder = item.wonder();
        if (wonder != null && built) {
            Draws.wonder(position, log);
            CultureLevel.triumph(position, seat, log);
        }
    }

    /** An empty square that yields least. */
    @Override
    public SidMeierCivilizationMove defaultMove(SidMeierCivilizationPosition position, int seat) {
        List<SidMeierCivilizationMove> moves = new ArrayList<>();
        moves(position, seat, moves);
        SidMeierCivilizationMove best = moves.getFirst();
        int least = Integer.MAX_VALUE;
        for (SidMeierCivilizationMove move : moves) {
            int square = ((SidMeierCivilizationMove.Place) move).square().index();
            int worth = Integer.bitCount(Board.icons(position, square))
                    + (position.onMap[square] == Board.EMPTY ? 0 : 8)
                    + (Board.isEnemy(position, square, seat) ? 16 : 0);
            if (worth < least) {
                least = worth;
                best = move;
            }
        }
        return best;
    }

    @Override
    public Prompt prompt(SidMeierCivilizationPosition position, int seat) {
        return new Prompt(
                Prompt.Shape.PLACE,
                "PlaceItem",
                item(position).isFigure() ? Rulebook.FIGURES : Rulebook.REPLACING,
                Map.of("item", item(position)));
    }
}
