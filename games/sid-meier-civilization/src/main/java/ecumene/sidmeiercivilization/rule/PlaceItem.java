package ecumene.sidmeiercivilization.rule;

import static ecumene.sidmeiercivilization.SidMeierCivilizationPosition.CITIES;

import ecumene.engine.EventLog;
import ecumene.engine.Loss;
import ecumene.engine.Prompt;
import ecumene.sidmeiercivilization.Board;
import ecumene.sidmeiercivilization.Empire;
import ecumene.sidmeiercivilization.Rulebook;
import ecumene.sidmeiercivilization.SidMeierCivilizationEvent;
import ecumene.sidmeiercivilization.SidMeierCivilizationMove;
import ecumene.sidmeiercivilization.SidMeierCivilizationPosition;
import ecumene.sidmeiercivilization.SidMeierCivilizationRefusal;
import ecumene.sidmeiercivilization.component.Item;
import ecumene.sidmeiercivilization.component.Square;
import ecumene.sidmeiercivilization.component.Terrain;
import ecumene.sidmeiercivilization.component.Wonder;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What was produced is put in the outskirts of its city. */
public final class PlaceItem extends Question {

    public static final PlaceItem STEP = new PlaceItem();

    /** What placing remembers. */
    public static final class Frame {

        private static final int CITY = 0;
        private static final int ITEM = 1;
        private static final int BUILT = 2;

        /** What everybody may read, in the order of the notes. */
        static final Note[] TOLD = {
            Note.city("city"), Note.component("item", index -> Item.at(index).id()), Note.flag("built")
        };

        private Frame() {}

        /** Something that was built, or given in the set-up. */
        static void push(SidMeierCivilizationPosition position, int city, Item item, boolean built) {
            position.steps().push(STEP, city / CITIES, city, item.index(), built ? 1 : 0);
        }

        static int city(SidMeierCivilizationPosition position) {
            return position.steps().note(CITY);
        }

        static Item item(SidMeierCivilizationPosition position) {
            return item(position, 0);
        }

        /** What the frame under the top by {@code depth} places. */
        public static Item item(SidMeierCivilizationPosition position, int depth) {
            return Item.at(position.steps().note(depth, ITEM));
        }

        static boolean isBuilt(SidMeierCivilizationPosition position) {
            return position.steps().note(BUILT) == 1;
        }
    }

    private PlaceItem() {
        super("place-item", Frame.TOLD);
    }

    @Override
    public void moves(SidMeierCivilizationPosition position, int seat, List<SidMeierCivilizationMove> moves) {
        int city = Frame.city(position);
        for (int square : Square.around(position.citySquare[city])) {
            if (Placing.reason(position, city, Frame.item(position), square) == null) {
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
                    Frame.city(position),
                    Frame.item(position),
                    place.square().index());
            return reason == null ? SidMeierCivilizationRefusal.PLACE_IT_NOW : reason;
        }
        return SidMeierCivilizationRefusal.PLACE_IT_NOW;
    }

    @Override
    void answer(SidMeierCivilizationPosition position, int seat, SidMeierCivilizationMove move, EventLog log) {
        Item item = Frame.item(position);
        boolean built = Frame.isBuilt(position);
        int city = Frame.city(position);
        Square square = ((SidMeierCivilizationMove.Place) move).square();
        position.steps().pop();
        if (item.isFigure()) {
            if (Board.isEnemy(position, square.index(), seat)) {
                position.unbuiltArmies[seat]--;
                Combat.enter(position, seat, square.index(), 1, 0, log);
            } else {
                Figures.build(position, seat, square.index(), item == Item.ARMY, Figures.PRODUCED, log);
            }
            return;
        }
        Terrain terrain = Board.terrain(position, square.index());
        Placing.put(position, seat, item, square.index(), log);
        position.lastPlaced = square.index();
        log.all(new SidMeierCivilizationEvent.ItemPlaced(
                seat, item, square, terrain, Empire.cityNumber(position, city)));
        Wonder wonder = item.wonder();
        if (wonder != null && built) {
            Draws.wonder(position, log);
            CultureLevel.triumph(position, seat, log);
        }
    }

    @Override
    public @Nullable Loss loss(SidMeierCivilizationPosition position, int seat, SidMeierCivilizationMove move) {
        return move instanceof SidMeierCivilizationMove.Place place
                        && !Frame.item(position).isFigure()
                ? Placing.loss(position, place.square().index())
                : null;
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
                Frame.item(position).isFigure() ? Rulebook.FIGURES : Rulebook.REPLACING,
                Map.of("item", Frame.item(position)));
    }
}
