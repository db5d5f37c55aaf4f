package ecumene.civilization.rule;

import ecumene.civilization.CivilizationEvent;
import ecumene.civilization.CivilizationPosition;
import ecumene.civilization.Market;
import ecumene.civilization.component.TradeCard;
import ecumene.engine.EventLog;
import ecumene.engine.Seats;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What happens on the wall: offers go up and down, and deals of two are closed (16.3, 16.4). */
final class Deals {

    private Deals() {}

    static void post(CivilizationPosition position, int seat, @Nullable Integer to, EventLog log) {
        Market market = position.market();
        int offer = market.answering(seat);
        int place = market.post(seat, to == null ? CivilizationPosition.NONE : to);
        // The cards stay hidden, but their number and value are shown: this cannot be taken back.
        position.reveal();
        log.all(new CivilizationEvent.OfferPosted(
                seat,
                market.number(place),
                market.count(place),
                market.value(place),
                TradeCard.at(market.named(place)),
                orNull(market.claim(place)),
                orNull(market.wish(place)),
                to,
                offer));
        if (offer != 0) {
            Trade.wake(position, Seats.only(Market.owner(market.place(offer))));
        } else {
            Trade.wake(position, to == null ? Seats.all(position.seats()) & ~Seats.only(seat) : Seats.only(to));
        }
    }

    private static @Nullable TradeCard orNull(int card) {
        return card < 0 ? null : TradeCard.at(card);
    }

    /** Takes an offer off the wall, and the answers to it. Whoever loses an offer by another's act may look for another deal. */
    static void takeDown(CivilizationPosition position, int place, EventLog log) {
        Market market = position.market();
        int number = market.number(place);
        for (int other = 0; other < market.places(); other++) {
            if (market.number(other) != 0 && market.answers(other) == number) {
                log.all(new CivilizationEvent.OfferFell(Market.owner(other), market.number(other)));
                Trade.wake(position, Seats.only(Market.owner(other)));
            }
        }
        market.remove(place);
    }

    /** The owner of an offer accepts an answer: the cards change hands face down, at once and for good. */
    static void close(CivilizationPosition position, int seat, int answer, EventLog log) {
        Market market = position.market();
        int offer = market.place(market.answers(answer));
        int other = Market.owner(answer);
        List<TradeCard> given = cards(market, offer);
        List<TradeCard> received = cards(market, answer);
        position.reveal();
        log.all(new CivilizationEvent.DealMade(seat, other, given.size(), received.size()));
        log.only(seat, new CivilizationEvent.CardsReceived(other, received));
        log.only(other, new CivilizationEvent.CardsReceived(seat, given));
        market.remove(answer);
        takeDown(position, offer, log);
        hand(position, seat, other, given, log);
        hand(position, other, seat, received, log);
        dropUncovered(position, seat, log);
        dropUncovered(position, other, log);
        Trade.wake(position, Seats.only(seat) | Seats.only(other));
    }

    private static List<TradeCard> cards(Market market, int place) {
        List<TradeCard> cards = new ArrayList<>();
        for (int card = 0; card < TradeCard.KINDS; card++) {
            for (int copy = 0; copy < market.card(place, card); copy++) {
                cards.add(TradeCard.at(card));
            }
        }
        return cards;
    }

    /** Calamities that are passed on lie open and cannot be passed on again (19.3, 22.2.2). */
    private static void hand(CivilizationPosition position, int from, int to, List<TradeCard> cards, EventLog log) {
        for (TradeCard card : cards) {
            position.trade().give(from, to, card.index(), 1);
            if (!card.isCommodity()) {
                position.trade().layOpen(to, card.index(), from);
                log.all(new CivilizationEvent.CalamityPassed(to, from, card));
            }
        }
    }

    /** What a seat cannot cover any more falls from the wall, and so does a draft. */
    private static void dropUncovered(CivilizationPosition position, int seat, EventLog log) {
        Market market = position.market();
        for (int place = seat * Market.PLACES; place < (seat + 1) * Market.PLACES; place++) {
            boolean covered = true;
            for (int card = 0; card < TradeCard.KINDS; card++) {
                covered &= market.card(place, card) <= position.trade().inHand(seat, card);
            }
            if (market.number(place) != 0 && !covered) {
                log.all(new CivilizationEvent.OfferFell(seat, market.number(place)));
                takeDown(position, place, log);
            }
        }
        boolean covered = true;
        for (int card = 0; card < TradeCard.KINDS; card++) {
            covered &= market.drafted(seat, card) <= position.trade().inHand(seat, card);
        }
        if (!covered) {
            market.abandon(seat);
        }
    }
}
