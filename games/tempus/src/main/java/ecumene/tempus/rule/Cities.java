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

/** Build a City: all tokens of a hex go back to the supply, and a counter of at most their number takes their place. */
final class Cities {

    private Cities() {}

    static void list(TempusPosition position, int seat, int[] own, boolean begins, List<TempusMove> moves) {
        if (!begins) {
            return;
        }
        Board board = position.board();
        for (int hex : own) {
            int tokens = board.tokens(hex);
            if (tokens >= Board.SMALLEST_CITY && isSite(position, hex)) {
                for (int value = Board.SMALLEST_CITY; value <= Math.min(tokens, Board.BIGGEST_CITY); value++) {
                    if (board.counters(seat, value) > 0) {
                        moves.add(new TempusMove.BuildCity(Hex.at(hex), value));
                    }
                }
            }
        }
    }

    private static boolean isSite(TempusPosition position, int hex) {
        return !position.island().isMountain(hex) && !touchesCity(position, hex);
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
        Board board = position.board();
        int hex = move.hex().index();
        if (!board.controls(seat, hex)) {
            return TempusRefusal.CITY_NEEDS_TOKENS;
        }
        if (position.island().isMountain(hex)) {
            return TempusRefusal.NO_CITY_ON_MOUNTAINS;
        }
        if (touchesCity(position, hex)) {
            return TempusRefusal.CITIES_MAY_NOT_TOUCH;
        }
        if (move.value() < Board.SMALLEST_CITY || move.value() > Board.BIGGEST_CITY) {
            return TempusRefusal.CITIES_HAVE_2_TO_4;
        }
        return move.value() > board.tokens(hex) ? TempusRefusal.CITY_IS_TOO_BIG : TempusRefusal.NO_SUCH_COUNTER_LEFT;
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
