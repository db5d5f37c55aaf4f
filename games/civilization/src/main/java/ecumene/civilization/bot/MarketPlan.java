package ecumene.civilization.bot;

import ecumene.civilization.CivilizationPosition;
import ecumene.civilization.Market;
import ecumene.civilization.TradeDeck;
import ecumene.civilization.component.TradeCard;

/**
 * The best that a seat can make of an offer or an answer, beginning with what it has put in already: the whole of it is chosen
 * first, and then only what leads to it is done. Only the own hand and what hangs on the wall are looked at.
 */
final class MarketPlan {

    private static final int KINDS = TradeCard.KINDS;
    private static final int FEWEST = 3;

    /** So many kinds are thought about: those that are missed least. */
    private static final int THOUGHT = 6;

    private final CivilizationPosition position;
    private final int seat;
    private final int offer;
    private final int[] kinds = new int[KINDS];
    private int thought;
    private final int[] trial = new int[KINDS];

    /** How many cards of each kind are given; empty as long as nothing is worth anything. */
    private final int[] given = new int[KINDS];

    private double worth;

    /** The best offer (0), or answer to an offer. */
    MarketPlan(CivilizationPosition position, int seat, int offer) {
        this.position = position;
        this.seat = seat;
        this.offer = offer;
        Market market = position.market();
        // Only what is being put together for the same counts.
        boolean begun = market.stage(seat) == Market.DRAFTING && market.answering(seat) == offer;
        int count = 0;
        for (int card = 0; begun && card < KINDS; card++) {
            trial[card] = market.drafted(seat, card);
            count += trial[card];
        }
        choose();
        if (count >= FEWEST) {
            judge();
        } else {
            fill(0, FEWEST - count);
        }
    }

    /** What may come of it, in points. */
    double worth() {
        return worth;
    }

    int given(int card) {
        return given[card];
    }

    int[] given() {
        return given;
    }

    /** What is asked for; -1 for nothing. Never what is given. */
    int wish() {
        return offer == 0 ? MarketHopes.wanted(position, seat, given) : -1;
    }

    /** What is named: what the other one wishes for, otherwise what tempts most. */
    int named() {
        int wish = offer == 0 ? -1 : MarketHopes.wish(position.market(), offer);
        return wish >= 0 && given[wish] > 0 ? wish : MarketHopes.mostTempting(given);
    }

    /** The kinds that are thought about: what is wished for, calamities, and what is missed least. */
    private void choose() {
        TradeDeck trade = position.trade();
        int wish = offer == 0 ? -1 : MarketHopes.wish(position.market(), offer);
        int[] loss = new int[KINDS];
        for (int card = 0; card < KINDS; card++) {
            int left = trade.inHand(seat, card) - trial[card];
            if (left > 0) {
                int lost = card < TradeCard.COMMODITIES
                        ? TradeCard.value(card, left) - TradeCard.value(card, left - 1)
                        : 0;
                loss[card] = card == wish ? -1 : lost;
                int at = thought++;
                while (at > 0 && loss[kinds[at - 1]] > loss[card]) {
                    kinds[at] = kinds[at - 1];
                    at--;
                }
                kinds[at] = card;
            }
        }
        thought = Math.min(thought, THOUGHT);
    }

    private void fill(int from, int missing) {
        if (missing == 0) {
            judge();
            return;
        }
        for (int i = from; i < thought; i++) {
            int card = kinds[i];
            if (trial[card] < position.trade().inHand(seat, card)) {
                trial[card]++;
                fill(i, missing - 1);
                trial[card]--;
            }
        }
    }

    private void judge() {
        double value = offer == 0
                ? MarketHopes.offer(position, seat, trial, MarketHopes.mostTempting(trial))
                : MarketHopes.answer(position, seat, trial, offer, MarketHopes.wish(position.market(), offer));
        if (value > worth) {
            worth = value;
            System.arraycopy(trial, 0, given, 0, KINDS);
        }
    }
}
