package ecumene.tempus.rule;

import ecumene.engine.EventLog;
import ecumene.tempus.Board;
import ecumene.tempus.TempusEvent;
import ecumene.tempus.TempusMove;
import ecumene.tempus.TempusPosition;
import ecumene.tempus.TempusRefusal;
import ecumene.tempus.component.Hex;
import ecumene.tempus.component.HexSet;
import ecumene.tempus.component.Idea;
import ecumene.tempus.component.IdeaCard;
import java.util.List;

/** Religion: a foreign token beside an own stack leaves the board, and an own one from the supply joins the stack. */
final class Religion {

    private Religion() {}

    static void list(TempusPosition position, int seat, int[] own, List<TempusMove> moves) {
        Board board = position.board();
        if (!position.cards().holds(seat, Idea.RELIGION) || board.supply(seat) == 0) {
            return;
        }
        HexSet targets = targets(position, seat);
        for (int to : own) {
            if (!HexSet.beside(to).meets(targets) || Stacking.isFull(position, seat, to)) {
                continue;
            }
            for (int from : position.island().geography().neighbours(to)) {
                if (targets.contains(from)) {
                    list(position, seat, from, to, moves);
                }
            }
        }
    }

    /** The hexes with tokens that a seat beside them could convert. */
    static HexSet targets(TempusPosition position, int seat) {
        HexSet targets = Fight.targets(position, seat);
        targets.removeAll(position.board().cities());
        return targets;
    }

    private static void list(TempusPosition position, int seat, int from, int to, List<TempusMove> moves) {
        int first = IdeaCard.first(Idea.RELIGION);
        for (int card = first; card < first + IdeaCard.BACKGROUNDS; card++) {
            if (position.cards().inHand(seat, card) > 0) {
                moves.add(new TempusMove.Religion(IdeaCard.at(card), Hex.at(from), Hex.at(to)));
            }
        }
    }

    /** Moves are listed from whole sets of hexes, for speed: here it is only explained why one is not in them. */
    static TempusRefusal why(TempusPosition position, int seat, TempusMove.Religion move) {
        TempusRefusal card = Ideas.why(position, seat, move.card(), Idea.RELIGION);
        if (card != null) {
            return card;
        }
        Board board = position.board();
        int from = move.from().index();
        int to = move.to().index();
        int victim = board.owner(from);
        if (victim == TempusPosition.NONE || victim == seat) {
            return TempusRefusal.NOBODY_TO_CONVERT;
        }
        if (board.city(from) > 0) {
            return TempusRefusal.CITIES_CANNOT_BE_CONVERTED;
        }
        if (!board.controls(seat, to)) {
            return TempusRefusal.CONVERT_INTO_OWN_TOKENS;
        }
        if (Fight.isProtected(position, victim)) {
            return TempusRefusal.TARGET_IS_PROTECTED;
        }
        if (!Hex.areNeighbours(from, to)) {
            return TempusRefusal.CONVERT_ONLY_NEIGHBOURS;
        }
        return board.supply(seat) == 0 ? TempusRefusal.NO_TOKEN_TO_REPLACE_IT : TempusRefusal.NO_ROOM_FOR_A_CONVERT;
    }

    /** The new token has not moved: a running Move action may still move it. */
    static void play(TempusPosition position, int seat, TempusMove.Religion move, EventLog log) {
        int from = move.from().index();
        int victim = position.board().owner(from);
        Ideas.play(position, seat, move.card());
        int to = move.to().index();
        position.board().takeTokens(from, 1);
        position.board().putTokens(to, seat, 1);
        log.all(new TempusEvent.TokenConverted(
                seat,
                victim,
                move.card(),
                move.from(),
                position.island().terrain(from),
                move.to(),
                position.island().terrain(to)));
    }
}
