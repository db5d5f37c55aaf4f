package ecumene.tempus.rule;

import ecumene.engine.EventLog;
import ecumene.tempus.Cards;
import ecumene.tempus.TempusEvent;
import ecumene.tempus.TempusMove;
import ecumene.tempus.TempusPosition;
import ecumene.tempus.TempusPosition.Running;
import ecumene.tempus.TempusRefusal;
import ecumene.tempus.component.Idea;
import ecumene.tempus.component.IdeaCard;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Have an Idea, and what all idea cards have in common. */
final class Ideas {

    static final TempusMove HAVE = new TempusMove.HaveIdea();

    private Ideas() {}

    /** An idea can always be had, even if no card is left to draw: every action token must be spent on something. */
    static void list(boolean begins, List<TempusMove> moves) {
        if (begins) {
            moves.add(HAVE);
        }
    }

    static void have(TempusPosition position, int seat, EventLog log) {
        position.beginAction(seat, Running.NOTHING, 0);
        draw(position, seat, position.era(seat).ideas(), log);
    }

    /** Draws cards and asks to discard what is beyond the limit of the hand. */
    static void draw(TempusPosition position, int seat, int count, EventLog log) {
        Cards cards = position.cards();
        List<IdeaCard> drawn = new ArrayList<>(count);
        while (drawn.size() < count) {
            shuffleIfEmpty(position, log);
            if (cards.deckSize() == 0) {
                break;
            }
            drawn.add(IdeaCard.at(cards.draw(seat)));
        }
        shuffleIfEmpty(position, log);
        if (!drawn.isEmpty()) {
            position.reveal();
        }
        log.all(new TempusEvent.IdeasDrawn(seat, drawn.size()));
        log.only(seat, new TempusEvent.CardsDrawn(List.copyOf(drawn)));
        if (cards.handSize(seat) > position.era(seat).handLimit()) {
            position.steps().push(Discard.STEP, seat);
        }
    }

    /** As soon as the deck has run out the discards are the new one; if there are none, as soon as a card is wanted. */
    private static void shuffleIfEmpty(TempusPosition position, EventLog log) {
        Cards cards = position.cards();
        if (cards.deckSize() == 0 && cards.shuffleDiscards(position.random())) {
            log.all(new TempusEvent.DeckShuffled(cards.deckSize()));
        }
    }

    /** Why a card cannot be played for the effect of an idea; null if only the moment can be wrong. */
    static @Nullable TempusRefusal why(TempusPosition position, int seat, IdeaCard card, Idea idea) {
        if (card.idea() != idea) {
            return TempusRefusal.WRONG_CARD;
        }
        return position.cards().inHand(seat, card.index()) > 0 ? null : TempusRefusal.CARD_NOT_IN_HAND;
    }

    /** Plays a card for its effect: everybody sees it go to the discard pile. */
    static void play(TempusPosition position, int seat, IdeaCard card) {
        position.cards().discardFromHand(seat, card.index());
        position.reveal();
    }
}
