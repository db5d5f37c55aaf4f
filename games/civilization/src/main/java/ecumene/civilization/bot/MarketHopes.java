package ecumene.civilization.bot;

import ecumene.civilization.CivilizationPosition;
import ecumene.civilization.Market;
import ecumene.civilization.TradeDeck;
import ecumene.civilization.component.TradeCard;
import ecumene.civilization.rule.Trade;
import ecumene.engine.Seats;

/**
 * What a seat may hope to gain on the market: from its offers on the wall, its answers, and what it is putting together. Only
 * the own hand and what hangs on the wall are looked at. A good deal brings each side the card it collects: so an offer
 * says truly what is best in it and wishes for what is wanted, and an answer brings that and names it.
 */
final class MarketHopes {

    private static final int KINDS = TradeCard.KINDS;
    private static final int FEWEST = 3;

    // How likely something comes of it, the further it has got.
    private static final double BEGUN = 0.24;
    private static final double CARD_CHOSEN = 0.005;
    private static final double WISHED = 0.03;
    private static final double POSTED = 0.22;
    private static final double POSTED_WITH_WISH = 0.34;
    private static final double ANSWER_BEGUN = 0.4;
    private static final double ANSWERED = 0.5;

    /** What remains of a chance if something less tempting than the best card is named. */
    private static final double NAMED_BADLY = 0.7;

    /** What remains of a chance if only one seat is asked. */
    private static final double FOR_ONE = 0.6;

    /** What a calamity is worth to get rid of. */
    private static final double PASSED = 12;

    // Nobody talks without a hope: what it costs to go on trading, and what hangs on the wall or is being put together.
    // It is
    // more than what it costs the others to be woken, so that nobody gains by waking them.
    private static final double TRADING = 0.002;
    private static final double TALK = 0.01;

    // What it costs to leave somebody without a word who made an offer or gave an answer. It costs that one more, so
    // that
    // nobody gains by asking for words.
    private static final double SILENCE = 0.01;
    private static final double WAITING = 0.015;

    /** What it costs to talk on after enough was tried: more than anybody gains by keeping the others waiting. */
    private static final double WASTE = 50;

    /** So many offers that came to nothing since the latest deal are enough, and so many answers. */
    private static final int OFFERS_IN_VAIN = 3;

    private static final int ANSWERS_IN_VAIN = 4;

    /** How many cards belong to each stack. */
    private static final int[] STACK = new int[TradeCard.STACKS + 1];

    static {
        for (TradeCard card : TradeCard.ALL) {
            STACK[card.stack()] += card.copies();
        }
    }

    private MarketHopes() {}

    static double of(CivilizationPosition position, int seat) {
        Market market = position.market();
        int trading = trading(position);
        // Where everybody else is done nothing is to be hoped for, but for an answer, which wakes somebody.
        boolean heard = (trading & ~Seats.only(seat)) != Seats.NOBODY;
        boolean answering = market.answering(seat) != 0;
        double draft = draft(position, seat);
        double fears = Math.min(0, draft);
        draft = heard || answering ? Math.max(0, draft) : 0;
        // The best offer and the best answer: saying the same twice brings nothing.
        double offer = answering ? 0 : draft;
        double answer = answering ? draft : 0;
        double manners = market.readiness(seat) <= Market.TRADING ? TRADING : 0;
        // What it will cost when it hangs on the wall, so that nobody begins what is not worth finishing.
        if (market.stage(seat) == Market.DRAFTING) {
            manners += TALK
                    + (answering ? WAITING : 0)
                    + (hasTriedEnough(market, seat, market.answering(seat)) ? WASTE : 0);
        }
        for (int place = 0; place < market.places(); place++) {
            if (market.owner(place) != seat) {
                manners += isOwedAWord(market, seat, place) ? SILENCE : 0;
                continue;
            }
            boolean isAnswer = market.answers(place) != 0;
            manners += TALK + (isAnswer || market.to(place) >= 0 ? WAITING : 0);
            double hope = posted(position, seat, place);
            fears += Math.min(0, hope);
            hope = heard ? Math.max(0, hope) : 0;
            if (isAnswer) {
                answer = Math.max(answer, hope);
            } else {
                offer = Math.max(offer, hope);
            }
        }
        double hopes = offer + answer + fears - manners;
        // Nobody goes on alone to keep the others from getting rid of their fears.
        boolean over = Seats.count(trading) <= 1 && market.readiness(seat) >= Market.READY;
        return over ? Math.max(0, hopes) : hopes;
    }

    /** The seats that trade; who has come back without news adds nothing until something is said. */
    private static int trading(CivilizationPosition position) {
        int trading = Trade.trading(position);
        for (int seat = 0; seat < position.seats(); seat++) {
            if (position.market().readiness(seat) == Market.RETURNED) {
                trading &= ~Seats.only(seat);
            }
        }
        return trading;
    }

    /** Whether a seat need not begin another offer (0) or answer: the last one was given up, or enough came to nothing. */
    static boolean hasTriedEnough(Market market, int seat, int answering) {
        int enough = answering == 0 ? OFFERS_IN_VAIN : ANSWERS_IN_VAIN;
        return market.givenUp(seat) > 0 || market.vain(seat) >= enough;
    }

    /** Whether somebody waits for an answer of a seat: an offer for it alone, or an answer to its offer. */
    private static boolean isOwedAWord(Market market, int seat, int place) {
        int answered = market.answers(place);
        return answered == 0
                ? market.to(place) == seat && !market.hasAnswered(seat, market.number(place))
                : market.owner(market.place(answered)) == seat;
    }

    /** What is hoped for, or feared, of what hangs on the wall. */
    static double posted(CivilizationPosition position, int seat, int place) {
        Market market = position.market();
        int[] given = new int[KINDS];
        for (int card = 0; card < KINDS; card++) {
            given[card] = market.card(place, card);
        }
        int named = market.named(place);
        if (market.answers(place) != 0) {
            return ANSWERED * answer(position, seat, given, market.answers(place), named);
        }
        boolean wished = market.wish(place) == wanted(position, seat, given);
        double chance = (wished ? POSTED_WITH_WISH : POSTED) * (market.to(place) < 0 ? 1 : FOR_ONE);
        return chance * offer(position, seat, given, named);
    }

    private static double draft(CivilizationPosition position, int seat) {
        Market market = position.market();
        int offer = market.answering(seat);
        if (market.stage(seat) == Market.AT_THE_WALL || hasTriedEnough(market, seat, offer)) {
            return 0;
        }
        MarketPlan plan = new MarketPlan(position, seat, offer);
        double chosen = CARD_CHOSEN * Math.min(FEWEST, market.draftCount(seat));
        if (offer != 0) {
            return market.hasAnswered(seat, offer) ? 0 : (ANSWER_BEGUN + chosen) * plan.worth();
        }
        boolean wished = market.draftWish(seat) == plan.wish();
        return (BEGUN + chosen + (wished ? WISHED : 0)) * plan.worth();
    }

    static int wish(Market market, int offer) {
        int place = market.place(offer);
        return place < 0 ? -1 : market.wish(place);
    }

    // ---------------------------------------------------------------- what cards are worth

    private static int loss(CivilizationPosition position, int seat, int[] given) {
        int loss = 0;
        for (int card = 0; card < TradeCard.COMMODITIES; card++) {
            if (given[card] > 0) {
                int held = position.trade().inHand(seat, card);
                loss += TradeCard.value(card, held) - TradeCard.value(card, Math.max(0, held - given[card]));
            }
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

    private static double passed(int[] given) {
        double passed = 0;
        for (int card = TradeCard.COMMODITIES; card < KINDS; card++) {
            passed += PASSED * given[card];
        }
        return passed;
    }

    /** The commodity whose next card is worth most to a seat, of those that it does not give away; -1 for none. */
    static int wanted(CivilizationPosition position, int seat, int[] given) {
        int best = -1;
        double most = 0;
        for (int card = 0; card < TradeCard.COMMODITIES; card++) {
            double next = given[card] > 0 ? 0 : next(position, seat, card);
            if (next > most) {
                most = next;
                best = card;
            }
        }
        return best;
    }

    /** What one more card of a kind is worth, if others hold any: as many as are missing from its stack. */
    private static double next(CivilizationPosition position, int seat, int card) {
        TradeDeck trade = position.trade();
        int held = trade.inHand(seat, card);
        if (held <= 0) {
            return 0;
        }
        int stack = TradeCard.stack(card);
        int away = STACK[stack] - trade.stackSize(stack) - held;
        double others = stack <= 2 ? away / 2.0 : away;
        return Math.min(1, others / 3) * (2 * held + 1) * stack;
    }

    /** The commodity that tempts others most: the dearest. */
    static int mostTempting(int[] given) {
        int best = -1;
        for (int card = 0; card < TradeCard.COMMODITIES; card++) {
            if (given[card] > 0) {
                best = card;
            }
        }
        return best;
    }

    // ---------------------------------------------------------------- offers and answers

    /**
     * What an offer may bring: one card that is wanted, and others for the rest. It tempts nobody if it is worth less than
     * what it asks for.
     */
    static double offer(CivilizationPosition position, int seat, int[] given, int named) {
        int cards = count(given);
        int best = mostTempting(given);
        if (cards < FEWEST || best < 0) {
            return 0;
        }
        int wanted = wanted(position, seat, given);
        int said = said(given);
        double hoped = wanted < 0 ? 0 : next(position, seat, wanted);
        double received = 0.8 * hoped + 0.4 * said + passed(given);
        double gain = received - loss(position, seat, given) - 0.3 * (cards - FEWEST);
        double tempting = Math.min(1, (said + 1.0) / ((wanted < 0 ? 1 : TradeCard.stack(wanted)) + 3));
        boolean well = named >= 0 && TradeCard.stack(named) == TradeCard.stack(best);
        return gain <= 0 ? 0 : gain * tempting * (well ? 1 : NAMED_BADLY);
    }

    /**
     * What an answer may bring: some of the named commodity, and the rest at its value. It is accepted if it brings what was
     * wished for and says so, or if it is worth clearly more. Whoever answers cannot refuse any more: a bad deal is feared.
     */
    static double answer(CivilizationPosition position, int seat, int[] given, int offer, int named) {
        Market market = position.market();
        int place = market.place(offer);
        if (place < 0
                || Seats.contains(market.turnedDown(place), seat)
                || count(given) < FEWEST
                || mostTempting(given) < 0) {
            return 0;
        }
        int got = market.named(place);
        int unit = TradeCard.stack(got);
        int value = market.value(place);
        int cards = 1;
        while (cards < market.count(place) && (cards + 1) * (cards + 1) * unit <= value) {
            cards++;
        }
        int held = Math.max(0, position.trade().inHand(seat, got) - given[got]);
        double received = TradeCard.value(got, held + cards)
                - TradeCard.value(got, held)
                + 0.8 * Math.max(0, value - TradeCard.value(got, cards));
        double gain = received + passed(given) - loss(position, seat, given);
        if (gain <= 0) {
            return gain;
        }
        double ratio = (said(given) + 1.0) / (value + 1.0);
        int wish = market.wish(place);
        double chance;
        if (wish >= 0 && given[wish] > 0) {
            chance = Math.min(1, 0.4 + 0.6 * ratio) * (named == wish ? 1 : NAMED_BADLY);
        } else {
            chance = Math.min(0.5, 0.1 + 0.35 * ratio);
        }
        return gain * chance;
    }
}
