package ecumene.civilization;

import ecumene.civilization.component.TradeCard;
import ecumene.engine.Randomness;
import ecumene.engine.data.BadDataException;
import ecumene.engine.data.Fields;
import java.util.Arrays;

/** The trade cards: nine stacks, the hands, and the calamities that lie open. Cards only ever change places. */
public final class TradeDeck {

    private static final int KINDS = TradeCard.KINDS;
    private static final int STACKS = TradeCard.STACKS;
    private static final int CALAMITIES = 8;

    /** Where each stack begins in the array of all stacks. */
    private static final int[] START = starts();

    private final byte[] hands;

    /** Cards of the seat being asked that lie face down: a payment, or cards to give back. */
    private final byte[] laid;

    // The bottom card of each stack is its first; what lies behind its top holds 0.
    private final byte[] stacks = new byte[TradeCard.DECK];
    private final byte[] stackSize = new byte[STACKS];

    // By number of the calamity less 2: before whom it lies open, and who passed it on, both plus 1; 0 for nobody.
    private final byte[] open;
    private final byte[] passedBy;

    /** Counted from the hands. */
    private final byte[] handSize;

    TradeDeck(int seats) {
        hands = new byte[seats * KINDS];
        laid = new byte[KINDS];
        open = new byte[CALAMITIES];
        passedBy = new byte[CALAMITIES];
        handSize = new byte[seats];
    }

    TradeDeck(TradeDeck other) {
        hands = other.hands.clone();
        laid = other.laid.clone();
        System.arraycopy(other.stacks, 0, stacks, 0, stacks.length);
        System.arraycopy(other.stackSize, 0, stackSize, 0, STACKS);
        open = other.open.clone();
        passedBy = other.passedBy.clone();
        handSize = other.handSize.clone();
    }

    private static int[] starts() {
        int[] starts = new int[STACKS + 1];
        for (int card = 0; card < TradeCard.COUNT; card++) {
            starts[TradeCard.stack(card)] += TradeCard.copies(card);
        }
        for (int stack = 1; stack <= STACKS; stack++) {
            starts[stack] += starts[stack - 1];
        }
        return starts;
    }

    void fields(Fields fields) {
        fields.bytes("hands", hands);
        fields.bytes("laid", laid);
        fields.bytes("stacks", stacks);
        fields.bytes("stackSize", stackSize);
        fields.bytes("open", open);
        fields.bytes("passedBy", passedBy);
    }

    /** After loading: counts the hands. */
    void recount() {
        Arrays.fill(handSize, (byte) 0);
        for (int i = 0; i < hands.length; i++) {
            handSize[i / KINDS] += hands[i];
        }
        for (int stack = 1; stack <= STACKS; stack++) {
            if (stackSize(stack) < 0 || stackSize(stack) > room(stack)) {
                throw new BadDataException("stack " + stack + " has " + stackSize(stack) + " cards");
            }
        }
    }

    // ---------------------------------------------------------------- stacks

    /** How many cards belong to a stack. */
    static int room(int stack) {
        return START[stack] - START[stack - 1];
    }

    /** Sorts the commodities into their stacks, shuffles each, and puts its calamity underneath (4.2). */
    void build(Randomness random) {
        for (int stack = 1; stack <= STACKS; stack++) {
            int size = 0;
            if (stack > 1) {
                stacks[START[stack - 1]] = (byte) TradeCard.calamity(stack);
                size = 1;
            }
            int bottom = size;
            for (int card = 0; card < TradeCard.COMMODITIES; card++) {
                if (TradeCard.stack(card) == stack) {
                    for (int copy = 0; copy < TradeCard.copies(card); copy++) {
                        stacks[START[stack - 1] + size++] = (byte) card;
                    }
                }
            }
            stackSize[stack - 1] = (byte) size;
            byte[] commodities = Arrays.copyOfRange(stacks, START[stack - 1] + bottom, START[stack - 1] + size);
            random.shuffle(commodities, commodities.length);
            System.arraycopy(commodities, 0, stacks, START[stack - 1] + bottom, commodities.length);
        }
    }

    public int stackSize(int stack) {
        return stackSize[stack - 1];
    }

    /** A card of a stack, counted from the bottom. */
    int inStack(int stack, int place) {
        return stacks[START[stack - 1] + place];
    }

    /** Whether the top card shows a red back: everybody sees that (15.5). */
    public boolean isRedOnTop(int stack) {
        int size = stackSize(stack);
        return size > 0 && TradeCard.at(inStack(stack, size - 1)).isRed();
    }

    /** Takes the top card of a stack: into the hand, or open before the seat if it is a red calamity. */
    public int draw(int seat, int stack) {
        int place = START[stack - 1] + --stackSize[stack - 1];
        int card = stacks[place];
        stacks[place] = 0;
        if (TradeCard.at(card).isRed()) {
            open[stack - 2] = (byte) (seat + 1);
        } else {
            changeHand(seat, card, 1);
        }
        return card;
    }

    /** Puts cards face down under their stacks; those of one stack are shuffled first. */
    private void putUnder(byte[] counts, Randomness random) {
        byte[] batch = new byte[TradeCard.DECK];
        for (int stack = 1; stack <= STACKS; stack++) {
            int size = 0;
            for (int card = 0; card < counts.length; card++) {
                if (TradeCard.stack(card) == stack) {
                    for (int copy = 0; copy < counts[card]; copy++) {
                        batch[size++] = (byte) card;
                    }
                }
            }
            if (size > 0) {
                if (size > 1) {
                    random.shuffle(batch, size);
                }
                int start = START[stack - 1];
                System.arraycopy(stacks, start, stacks, start + size, stackSize(stack));
                System.arraycopy(batch, 0, stacks, start, size);
                stackSize[stack - 1] += (byte) size;
            }
        }
    }

    // ---------------------------------------------------------------- hands

    /** How many cards of a kind a hand holds: none of the red calamities, which lie open. */
    public int inHand(int seat, int card) {
        return card < KINDS ? hands[seat * KINDS + card] : 0;
    }

    public int handSize(int seat) {
        return handSize[seat];
    }

    /** How many calamities a hand holds that could be passed on. */
    public int calamities(int seat) {
        int count = 0;
        for (int card = TradeCard.COMMODITIES; card < KINDS; card++) {
            count += inHand(seat, card);
        }
        return count;
    }

    /** What the cards in hand are worth as sets (17.4). */
    public int handValue(int seat) {
        int value = 0;
        for (int card = 0; card < TradeCard.COMMODITIES; card++) {
            value += TradeCard.value(card, hands[seat * KINDS + card]);
        }
        return value;
    }

    void changeHand(int seat, int card, int by) {
        hands[seat * KINDS + card] += (byte) by;
        handSize[seat] += (byte) by;
    }

    /** Gives cards from one hand to another. */
    public void give(int from, int to, int card, int count) {
        changeHand(from, card, -count);
        changeHand(to, card, count);
    }

    /** A tradable calamity that was passed on lies open from now on (19.3). */
    public void layOpen(int seat, int card, int from) {
        changeHand(seat, card, -1);
        int stack = TradeCard.stack(card);
        open[stack - 2] = (byte) (seat + 1);
        passedBy[stack - 2] = (byte) (from + 1);
    }

    // ---------------------------------------------------------------- cards laid face down

    public int laid(int card) {
        return laid[card];
    }

    public int laidCount() {
        int count = 0;
        for (byte cards : laid) {
            count += cards;
        }
        return count;
    }

    public int laidValue() {
        int value = 0;
        for (int card = 0; card < TradeCard.COMMODITIES; card++) {
            value += TradeCard.value(card, laid[card]);
        }
        return value;
    }

    public void lay(int seat, int card, int count) {
        changeHand(seat, card, -count);
        laid[card] += (byte) count;
    }

    /** The laid cards go under their stacks. */
    public void returnLaid(Randomness random) {
        if (laidCount() > 0) {
            putUnder(laid, random);
            Arrays.fill(laid, (byte) 0);
        }
    }

    // ---------------------------------------------------------------- open calamities

    /** Before whom the calamity of a stack lies open; -1 if it does not. */
    public int openBefore(int stack) {
        return open[stack - 2] - 1;
    }

    /** Who passed on the open calamity of a stack; -1 for nobody. */
    public int passedBy(int stack) {
        return passedBy[stack - 2] - 1;
    }

    /** An open calamity goes under its stack. */
    public void returnCalamity(int stack) {
        open[stack - 2] = 0;
        passedBy[stack - 2] = 0;
        int start = START[stack - 1];
        System.arraycopy(stacks, start, stacks, start + 1, stackSize(stack));
        stacks[start] = (byte) TradeCard.calamity(stack);
        stackSize[stack - 1]++;
    }

    /** How many cards of a stack can be in hands, as far as everybody knows: those that neither lie in it nor open. */
    public int away(int stack) {
        return room(stack) - stackSize(stack) - (stack > 1 && open[stack - 2] != 0 ? 1 : 0);
    }

    // ---------------------------------------------------------------- imagining and setting up by hand

    /** Puts everything that a seat cannot see back, and says how many cards each of the others held. */
    byte[] gather(int seat, int laying, byte[] pool) {
        byte[] sizes = new byte[handSize.length];
        for (int other = 0; other < sizes.length; other++) {
            if (other != seat) {
                if (other == laying) {
                    for (int card = 0; card < KINDS; card++) {
                        changeHand(other, card, laid[card]);
                        laid[card] = 0;
                    }
                }
                sizes[other] = handSize[other];
                for (int card = 0; card < KINDS; card++) {
                    int place = other * KINDS + card;
                    pool[card] += hands[place];
                    hands[place] = 0;
                }
                handSize[other] = 0;
            }
        }
        for (int stack = 1; stack <= STACKS; stack++) {
            for (int place = 0; place < stackSize(stack); place++) {
                int card = inStack(stack, place);
                if (card < KINDS) {
                    pool[card]++;
                }
            }
        }
        return sizes;
    }

    /** How many cards of a stack that can be held are in it. */
    int holdable(int stack) {
        boolean red = stack >= 2 && stack <= 5 && open[stack - 2] == 0;
        return stackSize(stack) - (red ? 1 : 0);
    }

    /** Fills a stack with cards in a new order; a red calamity stays on top if it was seen there. */
    void refill(int stack, byte[] cards, int size, Randomness random) {
        boolean red = stackSize(stack) > size;
        boolean top = isRedOnTop(stack);
        random.shuffle(cards, size);
        int start = START[stack - 1];
        System.arraycopy(cards, 0, stacks, start, size);
        if (red) {
            int place = top ? size : random.below(Math.max(1, size));
            if (place < size) {
                System.arraycopy(stacks, start + place, stacks, start + place + 1, size - place);
            }
            stacks[start + place] = (byte) TradeCard.calamity(stack);
        }
    }

    /** Takes a card out of its stack and gives it to a seat, or lays it open; for setting up a position by hand. */
    public void giveCard(int seat, TradeCard card) {
        int stack = card.stack();
        int start = START[stack - 1];
        for (int place = stackSize(stack) - 1; place >= 0; place--) {
            if (stacks[start + place] == card.index()) {
                System.arraycopy(stacks, start + place + 1, stacks, start + place, stackSize(stack) - 1 - place);
                stacks[start + stackSize(stack) - 1] = (byte) card.index();
                draw(seat, stack);
                return;
            }
        }
        throw new IllegalArgumentException("no " + card + " left in its stack");
    }

    /** Puts a card of a stack on its top; for setting up a position by hand. */
    public void putOnTop(TradeCard card) {
        int stack = card.stack();
        int start = START[stack - 1];
        for (int place = 0; place < stackSize(stack); place++) {
            if (stacks[start + place] == card.index()) {
                System.arraycopy(stacks, start + place + 1, stacks, start + place, stackSize(stack) - 1 - place);
                stacks[start + stackSize(stack) - 1] = (byte) card.index();
                return;
            }
        }
        throw new IllegalArgumentException("no " + card + " in its stack");
    }
}
