package ecumene.tempus.rule;

import ecumene.engine.EventLog;
import ecumene.engine.Prompt;
import ecumene.engine.Step;
import ecumene.tempus.Board;
import ecumene.tempus.Rulebook;
import ecumene.tempus.TempusEvent;
import ecumene.tempus.TempusMove;
import ecumene.tempus.TempusPosition;
import ecumene.tempus.TempusRefusal;
import ecumene.tempus.component.Era;
import ecumene.tempus.component.Hex;
import ecumene.tempus.component.HexSet;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Setup 5: each seat in turn places three tokens that hang together, at most two in a hex. */
public final class PlaceTokens extends Step<TempusPosition, TempusMove> {

    public static final PlaceTokens STEP = new PlaceTokens();

    public static final int FIRST_TOKENS = 3;

    private static final TempusMove[] ON_HEX =
            Hex.ALL.stream().map(TempusMove.PlaceToken::new).toArray(TempusMove[]::new);

    private PlaceTokens() {
        super("place-tokens");
    }

    static void begin(TempusPosition position) {
        position.steps().push(STEP, position.firstSeat());
    }

    @Override
    public void moves(TempusPosition position, int seat, List<TempusMove> moves) {
        for (int hex : places(position, seat).hexes()) {
            moves.add(ON_HEX[hex]);
        }
    }

    /** Where the next token may go. */
    private static HexSet places(TempusPosition position, int seat) {
        Board board = position.board();
        HexSet free = new HexSet(position.island().geography().land());
        for (int other = 0; other < position.seats(); other++) {
            if (other != seat) {
                free.removeAll(board.ownedBy(other));
            }
        }
        HexSet own = board.ownedBy(seat);
        HexSet places = new HexSet();
        if (own.isEmpty()) {
            // The third token may have to go beside the first two: whoever starts here must be able to place all.
            places.addBeside(free);
        } else {
            places.set(own);
            places.addBeside(own);
            for (int hex : own.hexes()) {
                if (board.tokens(hex) >= Era.START.stackingLimit()) {
                    places.remove(hex);
                }
            }
        }
        places.keepOnly(free);
        return places;
    }

    /** Why a hex is none of the {@link #places}: they are found as a whole set, and this only explains. */
    private static TempusRefusal whyNot(TempusPosition position, int seat, int hex) {
        Board board = position.board();
        if (!position.island().isLand(hex)) {
            return TempusRefusal.START_ON_LAND;
        }
        if (isForeign(board, seat, hex)) {
            return TempusRefusal.START_HEX_IS_TAKEN;
        }
        if (board.held(seat) == 0) {
            return TempusRefusal.START_NEEDS_ROOM;
        }
        return board.tokens(hex) > 0 ? TempusRefusal.START_HEX_IS_FULL : TempusRefusal.START_TOGETHER;
    }

    private static boolean isForeign(Board board, int seat, int hex) {
        return board.owner(hex) != TempusPosition.NONE && board.owner(hex) != seat;
    }

    @Override
    public TempusRefusal why(TempusPosition position, int seat, TempusMove move) {
        return move instanceof TempusMove.PlaceToken place
                ? whyNot(position, seat, place.hex().index())
                : TempusRefusal.PLACE_TOKENS_NOW;
    }

    @Override
    public void play(TempusPosition position, int seat, TempusMove move, EventLog log) {
        Hex hex = ((TempusMove.PlaceToken) move).hex();
        position.board().putTokens(hex.index(), seat, 1);
        log.all(new TempusEvent.TokenPlaced(seat, hex, position.island().terrain(hex.index())));
        if (left(position, seat) > 0) {
            return;
        }
        int next = (seat + 1) % position.seats();
        if (next != position.firstSeat()) {
            position.steps().setSeat(next);
        } else {
            position.steps().pop();
            Rounds.beginTurn(position, log);
        }
    }

    private static int left(TempusPosition position, int seat) {
        return position.board().supply(seat) - (Board.TOKENS - FIRST_TOKENS);
    }

    @Override
    public TempusMove defaultMove(TempusPosition position, int seat) {
        int best = TempusPosition.NONE;
        for (int hex : places(position, seat).hexes()) {
            if (best == TempusPosition.NONE || promise(position, hex) > promise(position, best)) {
                best = hex;
            }
        }
        return new TempusMove.PlaceToken(Hex.at(best));
    }

    /** Room to grow: grassland here and around, and free land. */
    private static int promise(TempusPosition position, int hex) {
        int promise = position.island().isGrassland(hex) ? 3 : position.island().isMountain(hex) ? -3 : 0;
        promise -= 4 * position.board().tokens(hex);
        for (int neighbour : position.island().geography().neighbours(hex)) {
            if (position.board().tokens(neighbour) == 0) {
                promise += position.island().isGrassland(neighbour) ? 2 : 1;
            }
        }
        return promise;
    }

    /** There is always a choice: a first hex on a wide island, then beside or on it. */
    @Override
    public @Nullable TempusMove forced(TempusPosition position, int seat) {
        return null;
    }

    @Override
    public Prompt prompt(TempusPosition position, int seat) {
        return new Prompt(Prompt.Shape.PLACE, "PlaceTokens", Rulebook.SETUP_5, Map.of("left", left(position, seat)));
    }
}
