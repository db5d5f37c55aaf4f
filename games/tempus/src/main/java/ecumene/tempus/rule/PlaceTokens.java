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
import ecumene.tempus.component.Geography;
import ecumene.tempus.component.Hex;
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
        Geography geography = position.island().geography();
        for (int number = 0; number < geography.size(); number++) {
            int hex = geography.hex(number);
            if (whyNot(position, seat, hex) == null) {
                moves.add(ON_HEX[hex]);
            }
        }
    }

    private static @Nullable TempusRefusal whyNot(TempusPosition position, int seat, int hex) {
        Board board = position.board();
        if (!position.island().isLand(hex)) {
            return TempusRefusal.START_ON_LAND;
        }
        if (isForeign(board, seat, hex)) {
            return TempusRefusal.START_HEX_IS_TAKEN;
        }
        if (board.held(seat) == 0) {
            // The third token may have to go beside the first two: whoever starts here must be able to place all.
            return hasFreeNeighbour(position, seat, hex) ? null : TempusRefusal.START_NEEDS_ROOM;
        }
        if (board.tokens(hex) >= Era.START.stackingLimit()) {
            return TempusRefusal.START_HEX_IS_FULL;
        }
        return board.tokens(hex) > 0 || touchesOwn(position, seat, hex) ? null : TempusRefusal.START_TOGETHER;
    }

    private static boolean isForeign(Board board, int seat, int hex) {
        return board.owner(hex) != TempusPosition.NONE && board.owner(hex) != seat;
    }

    private static boolean hasFreeNeighbour(TempusPosition position, int seat, int hex) {
        for (int neighbour : position.island().geography().neighbours(hex)) {
            if (!isForeign(position.board(), seat, neighbour)) {
                return true;
            }
        }
        return false;
    }

    private static boolean touchesOwn(TempusPosition position, int seat, int hex) {
        for (int neighbour : position.island().geography().neighbours(hex)) {
            if (position.board().owner(neighbour) == seat) {
                return true;
            }
        }
        return false;
    }

    @Override
    public TempusRefusal why(TempusPosition position, int seat, TempusMove move) {
        TempusRefusal reason = move instanceof TempusMove.PlaceToken place
                ? whyNot(position, seat, place.hex().index())
                : null;
        return reason != null ? reason : TempusRefusal.PLACE_TOKENS_NOW;
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
        Geography geography = position.island().geography();
        int best = TempusPosition.NONE;
        for (int number = 0; number < geography.size(); number++) {
            int hex = geography.hex(number);
            if (whyNot(position, seat, hex) == null
                    && (best == TempusPosition.NONE || promise(position, hex) > promise(position, best))) {
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
