package ecumene.tempus.rule;

import ecumene.engine.EventLog;
import ecumene.engine.Prompt;
import ecumene.engine.Step;
import ecumene.tempus.Rulebook;
import ecumene.tempus.TempusEvent;
import ecumene.tempus.TempusMove;
import ecumene.tempus.TempusPosition;
import ecumene.tempus.TempusRefusal;
import ecumene.tempus.component.Hex;
import ecumene.tempus.component.HexSet;
import ecumene.tempus.component.Island;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Setup 4, first half: where the drawn map tile goes. Its frame stays on the stack until the island is finished. */
public final class LayTile extends Step<TempusPosition, TempusMove> {

    public static final LayTile STEP = new LayTile();

    private static final TempusMove[] ON_HEX =
            Hex.ALL.stream().map(TempusMove.LayTile::new).toArray(TempusMove[]::new);

    private LayTile() {
        super("lay-tile");
    }

    /** Eight tiles for three players, ten for four, twelve for five. */
    public static int tilesFor(int seats) {
        return 2 * seats + 2;
    }

    /** The first player draws the first tile. */
    public static void begin(TempusPosition position) {
        position.steps().push(STEP, position.firstSeat());
        draw(position);
    }

    /** Nobody builds: every tile lies at a place and with a turn that chance chooses. */
    public static void layAllAtRandom(TempusPosition position, EventLog log) {
        while (wantsAnother(position)) {
            int[] places = position.island().places().hexes();
            position.drawTile();
            position.layTile(
                    places[position.random().below(places.length)],
                    position.random().below(Hex.DIRECTIONS));
        }
        finish(position, log);
    }

    private static boolean wantsAnother(TempusPosition position) {
        return position.island().tiles().size() < tilesFor(position.seats())
                && !position.island().places().isEmpty();
    }

    /** Everybody sees the tile in the hand of its seat. */
    private static void draw(TempusPosition position) {
        position.drawTile();
        position.reveal();
    }

    /** After a tile: the next seat draws, until there are enough tiles or no room for more. */
    static void next(TempusPosition position, EventLog log) {
        if (wantsAnother(position)) {
            position.steps().setSeat((position.steps().seat() + 1) % position.seats());
            draw(position);
        } else {
            position.steps().pop();
            finish(position, log);
        }
    }

    private static void finish(TempusPosition position, EventLog log) {
        Island island = position.island();
        log.all(new TempusEvent.IslandFinished(
                island.tiles().size(), island.geography().lakes()));
        PlaceTokens.begin(position);
    }

    @Override
    public void moves(TempusPosition position, int seat, List<TempusMove> moves) {
        for (int hex : position.island().places().hexes()) {
            moves.add(ON_HEX[hex]);
        }
    }

    /** The island keeps the set of places: here it is only explained why a hex is not in it. */
    @Override
    public TempusRefusal why(TempusPosition position, int seat, TempusMove move) {
        if (!(move instanceof TempusMove.LayTile lay)) {
            return TempusRefusal.LAY_THE_TILE_NOW;
        }
        int hex = lay.hex().index();
        if (!Island.isInside(hex)) {
            return TempusRefusal.TILE_LEAVES_THE_GRID;
        }
        return position.island().overlaps(hex)
                ? TempusRefusal.TILE_COVERS_ANOTHER
                : TempusRefusal.TILE_MUST_TOUCH_THE_ISLAND;
    }

    @Override
    public void play(TempusPosition position, int seat, TempusMove move, EventLog log) {
        TurnTile.ask(position, seat, ((TempusMove.LayTile) move).hex());
    }

    @Override
    public TempusMove defaultMove(TempusPosition position, int seat) {
        // Near the middle there is most room for the next tiles.
        int middle = Hex.at(Hex.COLUMNS / 2, Hex.ROWS / 2).index();
        for (int offset = 0; ; offset++) {
            if (middle + offset < Hex.COUNT && position.island().fits(middle + offset)) {
                return new TempusMove.LayTile(Hex.at(middle + offset));
            }
            if (middle - offset >= 0 && position.island().fits(middle - offset)) {
                return new TempusMove.LayTile(Hex.at(middle - offset));
            }
        }
    }

    @Override
    public @Nullable TempusMove forced(TempusPosition position, int seat) {
        HexSet places = position.island().places();
        return places.size() == 1 ? ON_HEX[places.hexes()[0]] : null;
    }

    @Override
    public Prompt prompt(TempusPosition position, int seat) {
        return new Prompt(Prompt.Shape.PLACE, "LayTile", Rulebook.SETUP_4, Map.of("tile", position.drawnTile()));
    }
}
