package ecumene.tempus.rule;

import ecumene.engine.EventLog;
import ecumene.tempus.Board;
import ecumene.tempus.TempusEvent;
import ecumene.tempus.TempusMove;
import ecumene.tempus.TempusPosition;
import ecumene.tempus.TempusPosition.Running;
import ecumene.tempus.TempusRefusal;
import ecumene.tempus.component.Hex;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Build a City: all tokens of a hex go back to the supply, and a counter of at most their number takes their place. */
final class Cities {

    private Cities() {}

    static void list(TempusPosition position, int seat, int[] own, boolean begins, List<TempusMove> moves) {
        if (!begins) {
            return;
        }
        Board board = position.board();
        for (int hex : own) {
            // The number of tokens is quickly seen, and mostly it is too small.
            if (board.tokens(hex) >= Board.SMALLEST_CITY && reason(position, seat, hex) == null) {
                for (int value = Board.SMALLEST_CITY; value <= Board.BIGGEST_CITY; value++) {
                    if (reason(position, seat, hex, value) == null) {
                        moves.add(new TempusMove.BuildCity(Hex.at(hex), value));
                    }
                }
            }
        }
    }

    /** Why a hex is no place for a city of a seat; null if it is one. */
    private static @Nullable TempusRefusal reason(TempusPosition position, int seat, int hex) {
        if (!position.board().controls(seat, hex)) {
            return TempusRefusal.CITY_NEEDS_TOKENS;
        }
        if (position.island().isMountain(hex)) {
            return TempusRefusal.NO_CITY_ON_MOUNTAINS;
        }
        return touchesCity(position, hex) ? TempusRefusal.CITIES_MAY_NOT_TOUCH : null;
    }

    /** Why a city in a hex of a seat cannot have a value; null if it can. */
    private static @Nullable TempusRefusal reason(TempusPosition position, int seat, int hex, int value) {
        if (value < Board.SMALLEST_CITY || value > Board.BIGGEST_CITY) {
            return TempusRefusal.CITIES_HAVE_2_TO_4;
        }
        if (value > position.board().tokens(hex)) {
            return TempusRefusal.CITY_IS_TOO_BIG;
        }
        return position.board().counters(seat, value) == 0 ? TempusRefusal.NO_SUCH_COUNTER_LEFT : null;
    }

    private static boolean touchesCity(TempusPosition position, int hex) {
        for (int neighbour : position.island().geography().neighbours(hex)) {
            if (position.board().city(neighbour) > 0) {
                return true;
            }
        }
        return false;
    }

    static TempusRefusal why(TempusPosition position, int seat, TempusMove.BuildCity move) {
        if (!Turn.mayBeginAction(position, seat)) {
            return Turn.whyNoAction(position);
        }
        int hex = move.hex().index();
        TempusRefusal place = reason(position, seat, hex);
        return Turn.given(place == null ? reason(position, seat, hex, move.value()) : place);
    }

    static void play(TempusPosition position, int seat, TempusMove.BuildCity move, EventLog log) {
        position.beginAction(seat, Running.NOTHING, 0);
        int hex = move.hex().index();
        int tokens = position.board().tokens(hex);
        position.board().takeTokens(hex, tokens);
        position.board().putCity(hex, seat, move.value());
        log.all(new TempusEvent.CityBuilt(seat, move.hex(), position.island().terrain(hex), move.value(), tokens));
    }
}
