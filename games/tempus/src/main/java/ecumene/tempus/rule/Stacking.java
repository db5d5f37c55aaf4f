package ecumene.tempus.rule;

import ecumene.engine.EventLog;
import ecumene.tempus.TempusEvent;
import ecumene.tempus.TempusMove;
import ecumene.tempus.TempusPosition;
import ecumene.tempus.TempusRefusal;
import ecumene.tempus.component.Hex;
import ecumene.tempus.component.Idea;
import ecumene.tempus.component.IdeaCard;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The stacking limit and Sanitation. The limit is looked at whenever a token is added to a hex; tokens that stand too high
 * already may stay. A Sanitation card raises the limit of one hex by one token for its player, until that player moves a
 * token away from it.
 */
final class Stacking {

    private Stacking() {}

    static boolean isFull(TempusPosition position, int seat, int hex) {
        return position.board().tokens(hex) >= position.stackingLimit(seat, hex);
    }

    // ---------------------------------------------------------------- Sanitation

    static void list(TempusPosition position, int seat, int[] own, List<TempusMove> moves) {
        if (position.cards().holds(seat, Idea.SANITATION)) {
            for (int hex : own) {
                list(position, seat, hex, moves);
            }
        }
    }

    /** Every Sanitation card of a seat, played for one hex. */
    static void list(TempusPosition position, int seat, int hex, List<TempusMove> moves) {
        int first = IdeaCard.first(Idea.SANITATION);
        for (int card = first; card < first + IdeaCard.BACKGROUNDS; card++) {
            if (position.cards().inHand(seat, card) > 0) {
                moves.add(new TempusMove.Sanitation(IdeaCard.at(card), Hex.at(hex)));
            }
        }
    }

    static TempusRefusal why(TempusPosition position, int seat, TempusMove.Sanitation move) {
        @Nullable TempusRefusal card = Ideas.why(position, seat, move.card(), Idea.SANITATION);
        return card != null ? card : TempusRefusal.SANITATION_NEEDS_TOKENS;
    }

    static void play(TempusPosition position, int seat, TempusMove.Sanitation move, EventLog log) {
        int hex = move.hex().index();
        Ideas.play(position, seat, move.card());
        position.board().raise(seat, hex);
        log.all(new TempusEvent.SanitationPlayed(
                seat, move.card(), move.hex(), position.island().terrain(hex), position.stackingLimit(seat, hex)));
    }
}
