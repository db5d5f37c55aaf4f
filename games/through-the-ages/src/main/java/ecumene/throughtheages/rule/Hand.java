package ecumene.throughtheages.rule;

import ecumene.engine.EventLog;
import ecumene.throughtheages.ThroughTheAgesEvent;
import ecumene.throughtheages.ThroughTheAgesPosition;
import ecumene.throughtheages.component.CivilCard;
import java.util.List;

/** Your Hand: civil cards leave it. They are open to all, unless the table plays with hidden ones. */
final class Hand {

    private Hand() {}

    /** A civil card is played for everybody to see. */
    static void play(ThroughTheAgesPosition position, int seat, CivilCard card) {
        position.civ(seat).takeFromHand(card.index());
        position.setLastPlayed(card.index());
        if (position.hidesHands()) {
            position.reveal();
        }
    }

    /** Antiquated cards are gone; out of a hidden hand they go unseen. */
    static void antiquated(ThroughTheAgesPosition position, int seat, List<CivilCard> cards, EventLog log) {
        if (position.hidesHands()) {
            log.only(seat, new ThroughTheAgesEvent.Antiquated(seat, cards));
            log.others(seat, new ThroughTheAgesEvent.CivilHandAntiquated(seat, cards.size()));
        } else {
            log.all(new ThroughTheAgesEvent.Antiquated(seat, cards));
        }
    }
}
