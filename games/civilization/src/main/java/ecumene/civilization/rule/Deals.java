package ecumene.civilization.rule;

import ecumene.civilization.CivilizationEvent;
import ecumene.civilization.CivilizationMove;
import ecumene.civilization.CivilizationPosition;
import ecumene.civilization.Market;
import ecumene.civilization.component.TradeCard;
import ecumene.engine.EventLog;
import ecumene.engine.Loss;
import ecumene.engine.Seats;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What happens on the wall: offers go up and down, and deals of two are closed (16.3, 16.4). */
final class Deals {

    private Deals() {}

    /** An offer concerns those it is for, an answer the owner of the offer. */
    static void post(CivilizationPosition position, int seat, CivilizationMove.Post post, EventLog log) {
        Market market = position.market();
        int offer = market.answering(seat);
        Integer to = post.to();
        int place = market.post(seat, post.named().index(), to == null ? CivilizationPosition.NONE : to);
        // The cards stay hidden, but their number and value are shown: this cannot be taken back.
        position.reveal();
        log.all(new CivilizationEvent.OfferPosted(
                seat,
                market.number(place),
                market.count(place),
                market.value(place),
                post.named(),
                orNull(market.claim(place)),
                orNull(market.wish(place)),
                to,
                offer,
                offer == 0 ? null : market.owner(market.place(offer))));
        Trade.stir(position);
        Trade.wake(position, Seats.only(seat));
        if (offer != 0) {
            Trade.wake(position, Seats.only(market.owner(market.place(offer))));
        } else {
            Trade.wake(position, to == null ? Seats.all(position.seats()) & ~Seats.only(seat) : Seats.only(to));
        }
    }

    private static @Nullable TradeCard orNull(int card) {
        return card < 0 ? null : TradeCard.at(card);
    }

    /** Turns down an answer, or an offer for oneself: its owner hears of it and may try something else. */
    static void reject(CivilizationPosition position, int seat, int number, EventLog log) {
        Market market = position.market();
        int place = market.place(number);
        int owner = market.owner(place);
        log.all(new CivilizationEvent.OfferRejected(seat, number, owner));
        market.failed(owner);
        if (market.answers(place) != 0) {
            market.turnDown(market.place(market.answers(place)), Seats.only(owner));
        }
        Trade.wake(position, Seats.only(owner));
        takeDown(position, number, log);
    }

    /** Takes an offer off the wall, and the answers to it. Whoever loses an offer by another's act may look for another deal. */
    static void takeDown(CivilizationPosition position, int number, EventLog log) {
        Market market = position.market();
        Trade.stir(position);
        market.remove(number);
        for (int place = market.places() - 1; place >= 0; place--) {
            if (market.answers(place) == number) {
                int owner = market.owner(place);
                log.all(new CivilizationEvent.OfferFell(owner, market.number(place)));
                market.failed(owner);
                Trade.wake(position, Seats.only(owner));
                market.remove(market.number(place));
            }
        }
    }

    /** The owner of an offer accepts an answer: the cards change hands face down, at once and for good. */
    static void close(CivilizationPosition position, int seat, int answer, EventLog log) {
        Market market = position.market();
        int answerPlace = market.place(answer);
        int offer = market.answers(answerPlace);
        int other = market.owner(answerPlace);
        List<TradeCard> given = cards(market, market.place(offer));
        List<TradeCard> received = cards(market, answerPlace);
        position.reveal();
        log.all(new CivilizationEvent.DealMade(seat, other, given.size(), received.size()));
        log.only(seat, new CivilizationEvent.CardsReceived(other, received, given));
        log.only(other, new CivilizationEvent.CardsReceived(seat, given, received));
        market.remove(answer);
        takeDown(position, offer, log);
        hand(position, seat, other, given, log);
        hand(position, other, seat, received, log);
        dropUncovered(position, seat, log);
        dropUncovered(position, other, log);
        market.succeeded(seat);
        market.succeeded(other);
        Trade.wake(position, Seats.only(seat) | Seats.only(other));
    }

    /** What the owner of an offer gives for good by accepting an answer to it. */
    static Loss given(CivilizationPosition position, int answer) {
        Market market = position.market();
        int offer = market.place(market.answers(market.place(answer)));
        return new Loss("deal", Map.of("cards", cards(market, offer)));
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
        int place = 0;
        while (place < market.places()) {
            if (market.owner(place) == seat && !isCovered(position, seat, place)) {
                int number = market.number(place);
                log.all(new CivilizationEvent.OfferFell(seat, number));
                takeDown(position, number, log);
                place = 0;
            } else {
                place++;
            }
        }
        for (int card = 0; card < TradeCard.KINDS; card++) {
            if (market.drafted(seat, card) > position.trade().inHand(seat, card)) {
                market.abandon(seat);
                return;
            }
        }
    }

    private static boolean isCovered(CivilizationPosition position, int seat, int place) {
        for (int card = 0; card < TradeCard.KINDS; card++) {
            if (position.market().card(place, card) > position.trade().inHand(seat, card)) {
                return false;
            }
        }
        return true;
    }
}
