package ecumene.civilization;

import ecumene.civilization.component.TradeCard;
import ecumene.civilization.rule.BuyCards;
import ecumene.civilization.rule.ReturnCards;
import ecumene.engine.Randomness;
import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.IntStream;

/**
 * Deals everything anew that a seat cannot see: the hands of the others and the order of the stacks. How many cards each hand
 * and each stack has is known, and so are the offers on the wall: their owners get cards that make them true.
 */
final class Imagining {

    private static final int KINDS = TradeCard.KINDS;
    private static final int STACKS = TradeCard.STACKS;

    /** How many ways to fill an offer are looked at before it is given up. */
    private static final int PATIENCE = 3000;

    /** How often an offer is tried with its kinds in another order. */
    private static final int ATTEMPTS = 6;

    private final CivilizationPosition position;
    private final TradeDeck trade;
    private final int seat;
    private final Randomness random;

    /** Cards by kind that nobody has got yet. */
    private final byte[] pool = new byte[KINDS];

    /** How many cards of each stack are still to be dealt to hands. */
    private final int[] toDeal = new int[STACKS + 1];

    private byte[] sizes = new byte[0];
    private int looks;

    Imagining(CivilizationPosition position, int seat, Randomness random) {
        this.position = position;
        this.trade = position.trade();
        this.seat = seat;
        this.random = random;
    }

    void redeal() {
        boolean finished = position.isFinished();
        boolean laying = !finished
                && (position.steps().isTop(BuyCards.STEP) || position.steps().isTop(ReturnCards.STEP));
        if (finished) {
            redealStacksOnly();
            return;
        }
        if (laying && position.steps().seat() != seat) {
            // What somebody else has chosen to buy is not known: imagined as not begun.
            position.setBasket(0);
        }
        sizes = trade.gather(seat, laying ? position.steps().seat() : CivilizationPosition.NONE, pool);
        for (int card = 0; card < KINDS; card++) {
            toDeal[TradeCard.stack(card)] += pool[card];
        }
        for (int stack = 1; stack <= STACKS; stack++) {
            toDeal[stack] -= trade.holdable(stack);
        }
        if (position.isTrading()) {
            for (int other = 0; other < position.seats(); other++) {
                if (other != seat) {
                    position.market().abandon(other);
                    position.market().hearNews(other);
                    coverOffers(other);
                }
            }
        }
        dealRest();
        refillStacks();
        if (position.isTrading()) {
            for (int place = 0; place < position.market().places(); place++) {
                if (position.market().owner(place) != seat) {
                    settle(place);
                }
            }
        }
    }

    /** At the end all hands are known. */
    private void redealStacksOnly() {
        for (int stack = 1; stack <= STACKS; stack++) {
            for (int place = 0; place < trade.stackSize(stack); place++) {
                int card = trade.inStack(stack, place);
                if (card < KINDS) {
                    pool[card]++;
                }
            }
        }
        refillStacks();
    }

    // ---------------------------------------------------------------- offers that must be true

    /** Gives the owner of offers cards that fit what is said of them, as well as can be. */
    private void coverOffers(int owner) {
        Market market = position.market();
        for (int place : byValue(market)) {
            if (market.owner(place) == owner) {
                byte[] chosen = new byte[KINDS];
                boolean possible = false;
                for (int attempt = 0; attempt < ATTEMPTS && !possible; attempt++) {
                    looks = 0;
                    Arrays.fill(chosen, (byte) 0);
                    chosen[market.named(place)] = 1;
                    possible = room(owner, market.named(place), 1) >= 0
                            && fill(
                                    owner,
                                    chosen,
                                    shuffledKinds(),
                                    0,
                                    market.count(place) - 1,
                                    market.value(place),
                                    place);
                }
                for (int card = 0; card < KINDS; card++) {
                    market.setCard(place, card, 0);
                    if (possible) {
                        market.setCard(place, card, chosen[card]);
                        take(owner, card, Math.max(0, chosen[card] - trade.inHand(owner, card)));
                    }
                }
            }
        }
    }

    /** The places of the wall, the dearest offer first: it is the hardest to fit. */
    private static int[] byValue(Market market) {
        return IntStream.range(0, market.places())
                .boxed()
                .sorted(Comparator.comparingInt((Integer place) -> -market.value(place)))
                .mapToInt(Integer::intValue)
                .toArray();
    }

    private int[] shuffledKinds() {
        int[] kinds = new int[KINDS];
        for (int card = 0; card < KINDS; card++) {
            kinds[card] = card;
        }
        random.shuffle(kinds, KINDS);
        return kinds;
    }

    /** How many cards are left over if so many of a kind are in the hand; negative if that cannot be. */
    private int room(int owner, int card, int wanted) {
        int more = wanted - trade.inHand(owner, card);
        if (more <= 0) {
            return sizes[owner] - trade.handSize(owner);
        }
        boolean there = pool[card] >= more && toDeal[TradeCard.stack(card)] >= more;
        return there ? sizes[owner] - trade.handSize(owner) - more : -1;
    }

    /** Looks for a set of so many cards, of the kinds from a place on, that brings the chosen ones to a value. */
    private boolean fill(int owner, byte[] chosen, int[] kinds, int at, int left, int value, int place) {
        if (++looks > PATIENCE) {
            return false;
        }
        if (left == 0) {
            return value(chosen) == value && fits(owner, chosen);
        }
        if (at == KINDS || value(chosen) > value) {
            return false;
        }
        int card = kinds[at];
        int most = 0;
        while (most < left && room(owner, card, chosen[card] + most + 1) >= 0) {
            most++;
        }
        int first = random.below(most + 1);
        byte before = chosen[card];
        for (int i = 0; i <= most; i++) {
            int count = (first + i) % (most + 1);
            chosen[card] = (byte) (before + count);
            if (fill(owner, chosen, kinds, at + 1, left - count, value, place)) {
                return true;
            }
        }
        chosen[card] = before;
        return false;
    }

    private static int value(byte[] chosen) {
        int value = 0;
        for (int card = 0; card < TradeCard.COMMODITIES; card++) {
            value += TradeCard.value(card, chosen[card]);
        }
        return value;
    }

    /** Whether all of them together can be in the hand. */
    private boolean fits(int owner, byte[] chosen) {
        int[] fromStack = new int[STACKS + 1];
        int more = 0;
        for (int card = 0; card < KINDS; card++) {
            int missing = Math.max(0, chosen[card] - trade.inHand(owner, card));
            more += missing;
            fromStack[TradeCard.stack(card)] += missing;
            if (missing > pool[card] || fromStack[TradeCard.stack(card)] > toDeal[TradeCard.stack(card)]) {
                return false;
            }
        }
        return more <= sizes[owner] - trade.handSize(owner);
    }

    private void take(int owner, int card, int count) {
        pool[card] -= (byte) count;
        toDeal[TradeCard.stack(card)] -= count;
        trade.changeHand(owner, card, count);
    }

    /** An offer that could not be made true stands for any cards of its owner. */
    private void settle(int place) {
        Market market = position.market();
        int have = 0;
        for (int card = 0; card < KINDS; card++) {
            have += market.card(place, card);
        }
        for (int card = 0; card < KINDS && have < market.count(place); card++) {
            int more = Math.min(trade.inHand(market.owner(place), card), market.count(place) - have);
            market.setCard(place, card, more);
            have += more;
        }
    }

    // ---------------------------------------------------------------- the rest

    /** Which cards of each stack are in hands, and in which, is up to chance. */
    private void dealRest() {
        byte[] dealt = new byte[TradeCard.DECK];
        int size = 0;
        for (int stack = 1; stack <= STACKS; stack++) {
            byte[] cards = ofStack(stack);
            random.shuffle(cards, cards.length);
            for (int i = 0; i < toDeal[stack]; i++) {
                dealt[size++] = cards[i];
                pool[cards[i]]--;
            }
        }
        random.shuffle(dealt, size);
        for (int other = 0; other < position.seats(); other++) {
            while (other != seat && trade.handSize(other) < sizes[other]) {
                trade.changeHand(other, dealt[--size], 1);
            }
        }
    }

    private byte[] ofStack(int stack) {
        byte[] cards = new byte[TradeCard.DECK];
        int size = 0;
        for (int card = 0; card < KINDS; card++) {
            if (TradeCard.stack(card) == stack) {
                for (int copy = 0; copy < pool[card]; copy++) {
                    cards[size++] = (byte) card;
                }
            }
        }
        return Arrays.copyOf(cards, size);
    }

    private void refillStacks() {
        for (int stack = 1; stack <= STACKS; stack++) {
            byte[] cards = ofStack(stack);
            trade.refill(stack, cards, cards.length, random);
        }
    }
}
