package ecumene.civilization.bot;

import ecumene.civilization.CivilizationPosition;
import ecumene.civilization.Market;
import ecumene.civilization.TradeDeck;
import ecumene.civilization.component.TradeCard;

/**
 * What a seat may hope to gain on the market: from its offers on the wall, its answers, and what it is putting together. Only
 * the own hand and what hangs on the wall are looked at.
 */
final class MarketHopes {

    private static final int KINDS = TradeCard.KINDS;
    private static final int FEWEST = 3;

    // How likely something comes of it, the further it has got.
    private static final double BEGUN = 0.24;
    private static final double NAMED = 0.26;
    private static final double WISHED = 0.02;
    private static final double POSTED = 0.32;
    private static final double ANSWERED = 0.4;
    private static final double ANSWER_BEGUN = 0.34;
    private static final double WISH_MET = 1.4;
    private static final double SECOND = 0.25;

    private MarketHopes() {}

    static double of(CivilizationPosition position, int seat) {
        Market market = position.market();
        double best = 0;
        double second = 0;
        for (int place = seat * Market.PLACES; place < (seat + 1) * Market.PLACES; place++) {
            if (market.number(place) != 0) {
                int[] given = new int[KINDS];
                for (int card = 0; card < KINDS; card++) {
                    given[card] = market.card(place, card);
                }
                double hope = market.answers(place) == 0
                        ? POSTED * offerGain(position, seat, given)
                                + (market.wish(place) == wanted(position, seat) ? WISHED : 0)
                        : ANSWERED * answerGain(position, seat, given, market.answers(place));
                if (hope > best) {
                    second = best;
                    best = hope;
                } else if (hope > second) {
                    second = hope;
                }
            }
        }
        double draft = draft(position, seat);
        if (draft > best) {
            second = best;
            best = draft;
        } else if (draft > second) {
            second = draft;
        }
        return best + SECOND * second;
    }

    private static double draft(CivilizationPosition position, int seat) {
        Market market = position.market();
        int stage = market.stage(seat);
        if (stage == Market.AT_THE_WALL) {
            return 0;
        }
        int offer = market.answering(seat);
        int[] given = completed(position, seat);
        if (offer != 0) {
            return market.place(offer) < 0 ? 0 : ANSWER_BEGUN * answerGain(position, seat, given, offer);
        }
        boolean wished = market.draftWish(seat) == wanted(position, seat);
        return (stage == Market.LAST_WORDS ? NAMED + (wished ? WISHED : 0) : BEGUN) * offerGain(position, seat, given);
    }

    /** The draft, filled up to three cards with those that are missed least. */
    private static int[] completed(CivilizationPosition position, int seat) {
        TradeDeck trade = position.trade();
        Market market = position.market();
        int[] given = new int[KINDS];
        int count = 0;
        for (int card = 0; card < KINDS; card++) {
            given[card] = market.drafted(seat, card);
            count += given[card];
        }
        for (int from = market.lastDrafted(seat); count < FEWEST; count++) {
            int cheapest = -1;
            int least = Integer.MAX_VALUE;
            for (int card = from; card < KINDS; card++) {
                int left = trade.inHand(seat, card) - given[card];
                if (left > 0) {
                    int loss = TradeCard.value(card, left) - TradeCard.value(card, left - 1);
                    if (loss < least) {
                        least = loss;
                        cheapest = card;
                    }
                }
            }
            if (cheapest < 0) {
                break;
            }
            given[cheapest]++;
        }
        return given;
    }

    private static int loss(CivilizationPosition position, int seat, int[] given) {
        int loss = 0;
        for (int card = 0; card < TradeCard.COMMODITIES; card++) {
            int held = position.trade().inHand(seat, card);
            loss += TradeCard.value(card, held) - TradeCard.value(card, Math.max(0, held - given[card]));
        }
        return loss;
    }

    private static int said(int[] given) {
        int value = 0;
        for (int card = 0; card < TradeCard.COMMODITIES; card++) {
            value += TradeCard.value(card, given[card]);
        }
        return value;
    }

    private static int count(int[] given) {
        int count = 0;
        for (int cards : given) {
            count += cards;
        }
        return count;
    }

    /** The commodity whose next card is worth most to a seat. */
    private static int wanted(CivilizationPosition position, int seat) {
        int best = 0;
        for (int card = 1; card < TradeCard.COMMODITIES; card++) {
            if (next(position, seat, card) > next(position, seat, best)) {
                best = card;
            }
        }
        return best;
    }

    private static int next(CivilizationPosition position, int seat, int card) {
        int held = position.trade().inHand(seat, card);
        return held >= TradeCard.copies(card) ? 0 : (2 * held + 1) * TradeCard.stack(card);
    }

    /** Others give about what they are told to get, and now and then what is wanted. Calamities are gladly passed on. */
    private static double offerGain(CivilizationPosition position, int seat, int[] given) {
        if (count(given) < FEWEST) {
            return 0;
        }
        double passed = 0;
        for (int card = TradeCard.COMMODITIES; card < KINDS; card++) {
            passed += 10 * given[card];
        }
        double received = 0.6 * said(given) + 0.6 * next(position, seat, wanted(position, seat)) + passed;
        return Math.max(0, received - loss(position, seat, given) - 0.3 * Math.max(0, count(given) - FEWEST));
    }

    /** An answer brings what the offer says: some of the named commodity, and the rest at its value. */
    private static double answerGain(CivilizationPosition position, int seat, int[] given, int offer) {
        Market market = position.market();
        int place = market.place(offer);
        if (place < 0 || count(given) < FEWEST) {
            return 0;
        }
        int named = market.named(place);
        int unit = TradeCard.stack(named);
        int cards = 1;
        while (cards < market.count(place) && (cards + 1) * (cards + 1) * unit <= market.value(place)) {
            cards++;
        }
        int held = Math.max(0, position.trade().inHand(seat, named) - given[named]);
        double received = TradeCard.value(named, held + cards)
                - TradeCard.value(named, held)
                + 0.8 * Math.max(0, market.value(place) - TradeCard.value(named, cards));
        double passed = 0;
        for (int card = TradeCard.COMMODITIES; card < KINDS; card++) {
            passed += 10 * given[card];
        }
        double gain = received + passed - loss(position, seat, given);
        if (gain <= 0) {
            return 0;
        }
        double fair = Math.min(1, (0.3 * market.value(place) + said(given) + 1) / (market.value(place) + 1.0));
        int wish = market.wish(place);
        return gain * fair * (wish >= 0 && given[wish] > 0 ? WISH_MET : 1);
    }
}
