package ecumene.innersea;

import ecumene.engine.Randomness;
import ecumene.engine.data.Fields;
import ecumene.innersea.component.FateCard;
import java.util.Arrays;

/**
 * The fate cards: hands, cards laid face down, cards on the table, discards, cards set aside and the deck. Each card exists
 * once, so piles without an order are bit sets of two words. A card that is being played is in none of them.
 */
public final class Cards {

    private static final int POWERS = InnerSeaPosition.POWERS;

    private final long[] hands;
    private final long[] laid;
    private final long[] table;

    // Discards, set aside, drawn to choose from; used Investments of this turn; cards of a hand that are to be
    // discarded.
    private final long[] piles;
    private static final int DISCARDS = 0;
    private static final int ASIDE = 2;
    private static final int SIFTED = 4;
    private static final int USED = 6;
    private static final int GOING = 8;

    /** Disks on Investments. */
    private final byte[] disks;

    // The top of the deck is its last card; behind it lies 0.
    private final byte[] deck;
    private int deckSize;

    Cards() {
        hands = new long[2 * POWERS];
        laid = new long[2 * POWERS];
        table = new long[2 * POWERS];
        piles = new long[10];
        disks = new byte[FateCard.COUNT];
        deck = new byte[FateCard.COUNT];
    }

    Cards(Cards other) {
        hands = other.hands.clone();
        laid = other.laid.clone();
        table = other.table.clone();
        piles = other.piles.clone();
        disks = other.disks.clone();
        deck = other.deck.clone();
        deckSize = other.deckSize;
    }

    void fields(Fields fields) {
        fields.words("hands", hands);
        fields.words("laid", laid);
        fields.words("table", table);
        fields.words("piles", piles);
        fields.bytes("cardDisks", disks);
        deckSize = fields.bytes("deck", deck, deckSize);
    }

    private static boolean has(long[] words, int at, int card) {
        return (words[at + (card >> 6)] >>> card & 1) != 0;
    }

    private static void add(long[] words, int at, int card) {
        words[at + (card >> 6)] |= 1L << card;
    }

    private static void drop(long[] words, int at, int card) {
        words[at + (card >> 6)] &= ~(1L << card);
    }

    private static int next(long[] words, int at, int card) {
        for (int word = (card + 1) >> 6; word < 2; word++) {
            long rest = words[at + word];
            if (word == (card + 1) >> 6) {
                rest &= -1L << (card + 1);
            }
            if (rest != 0) {
                return (word << 6) + Long.numberOfTrailingZeros(rest);
            }
        }
        return -1;
    }

    private static int count(long[] words, int at) {
        return Long.bitCount(words[at]) + Long.bitCount(words[at + 1]);
    }

    // ---------------------------------------------------------------- hands

    public boolean inHand(int power, int card) {
        return has(hands, 2 * power, card);
    }

    public int handSize(int power) {
        return count(hands, 2 * power);
    }

    /** The next card of a hand after a card, -1 for the first; -1 when there is none. */
    public int nextInHand(int power, int card) {
        return next(hands, 2 * power, card);
    }

    public void addToHand(int power, int card) {
        add(hands, 2 * power, card);
    }

    public void takeFromHand(int power, int card) {
        drop(hands, 2 * power, card);
    }

    public void discardFromHand(int power, int card) {
        takeFromHand(power, card);
        discard(card);
    }

    /** A card of the hand that is being discarded from goes with the others that do; until then nobody else knows which. */
    public void letGo(int card) {
        add(piles, GOING, card);
    }

    public void takeGoing(int card) {
        drop(piles, GOING, card);
    }

    public boolean isGoing(int card) {
        return has(piles, GOING, card);
    }

    public int nextGoing(int card) {
        return next(piles, GOING, card);
    }

    public int goingCount() {
        return count(piles, GOING);
    }

    // ---------------------------------------------------------------- cards face down in a competition

    public boolean isLaid(int power, int card) {
        return has(laid, 2 * power, card);
    }

    public int laidCount(int power) {
        return count(laid, 2 * power);
    }

    public int nextLaid(int power, int card) {
        return next(laid, 2 * power, card);
    }

    public void lay(int power, int card) {
        takeFromHand(power, card);
        add(laid, 2 * power, card);
    }

    public void takeLaid(int power, int card) {
        drop(laid, 2 * power, card);
    }

    // ---------------------------------------------------------------- cards on the table

    public boolean isOnTable(int power, int card) {
        return has(table, 2 * power, card);
    }

    public int nextOnTable(int power, int card) {
        return next(table, 2 * power, card);
    }

    public void putOnTable(int power, int card, int count) {
        add(table, 2 * power, card);
        disks[card] = (byte) count;
    }

    public void takeFromTable(int power, int card) {
        drop(table, 2 * power, card);
        disks[card] = 0;
    }

    public int disksOn(int card) {
        return disks[card];
    }

    public void takeDiskOff(int card) {
        disks[card]--;
    }

    public boolean isUsed(int card) {
        return has(piles, USED, card);
    }

    public void setUsed(int card) {
        add(piles, USED, card);
    }

    public void clearUsed() {
        piles[USED] = 0;
        piles[USED + 1] = 0;
    }

    // ---------------------------------------------------------------- discards, cards set aside, cards to choose from

    public void discard(int card) {
        add(piles, DISCARDS, card);
    }

    public boolean isDiscarded(int card) {
        return has(piles, DISCARDS, card);
    }

    public int nextDiscarded(int card) {
        return next(piles, DISCARDS, card);
    }

    public void takeFromDiscards(int card) {
        drop(piles, DISCARDS, card);
    }

    public void setAside(int card) {
        add(piles, ASIDE, card);
    }

    public boolean isAside(int card) {
        return has(piles, ASIDE, card);
    }

    public int nextAside(int card) {
        return next(piles, ASIDE, card);
    }

    public void takeFromAside(int card) {
        drop(piles, ASIDE, card);
    }

    public void sift(int card) {
        add(piles, SIFTED, card);
    }

    public int nextSifted(int card) {
        return next(piles, SIFTED, card);
    }

    public boolean isSifted(int card) {
        return has(piles, SIFTED, card);
    }

    public int siftedCount() {
        return count(piles, SIFTED);
    }

    public void takeSifted(int card) {
        drop(piles, SIFTED, card);
    }

    /** Whether everybody can see that nobody holds a card: it lies open somewhere. */
    public boolean isOpen(int card) {
        int word = card >> 6;
        long open = piles[DISCARDS + word] | piles[ASIDE + word];
        for (int power = 0; power < POWERS; power++) {
            open |= table[2 * power + word];
        }
        return (open >>> card & 1) != 0;
    }

    // ---------------------------------------------------------------- the deck

    public int deckSize() {
        return deckSize;
    }

    /** A card of the deck, counted from the bottom. */
    int inDeck(int place) {
        return deck[place];
    }

    public void putOnDeck(int card) {
        deck[deckSize++] = (byte) card;
    }

    /** Takes the top card; there must be one. */
    public int draw() {
        int card = deck[--deckSize];
        deck[deckSize] = 0;
        return card;
    }

    /** Takes a given card out of the deck, wherever it is; false if it is not there. */
    public boolean takeFromDeck(int card) {
        for (int place = 0; place < deckSize; place++) {
            if (deck[place] == card) {
                System.arraycopy(deck, place + 1, deck, place, deckSize - place - 1);
                deck[--deckSize] = 0;
                return true;
            }
        }
        return false;
    }

    public void shuffle(Randomness random) {
        random.shuffle(deck, deckSize);
    }

    /** The discards become the deck, or join it. */
    public void shuffleDiscards(Randomness random) {
        for (int card = nextDiscarded(-1); card >= 0; card = nextDiscarded(card)) {
            putOnDeck(card);
        }
        piles[DISCARDS] = 0;
        piles[DISCARDS + 1] = 0;
        shuffle(random);
    }

    /** The cards that were set aside come back to the discards. */
    public void returnAside() {
        piles[DISCARDS] |= piles[ASIDE];
        piles[DISCARDS + 1] |= piles[ASIDE + 1];
        piles[ASIDE] = 0;
        piles[ASIDE + 1] = 0;
    }

    // ---------------------------------------------------------------- what others may hold

    /** Which card a power may have laid face down, for all that is public. */
    interface Layable {
        boolean test(int power, FateCard card);
    }

    /**
     * Deals everything anew that lies hidden: the deck, the hands of the powers not known, cards that lie face down, and the
     * cards drawn to choose from. Nobody holds an Event.
     *
     * @param knownHands powers whose cards are seen, as a bit set
     * @param laidKnown whether the laid cards of all lie open
     * @param siftedKnown whether the cards drawn to choose from are seen
     */
    void redeal(int knownHands, boolean laidKnown, boolean siftedKnown, Layable layable, Randomness random) {
        byte[] hidden = new byte[FateCard.COUNT];
        int size = deckSize;
        System.arraycopy(deck, 0, hidden, 0, size);
        int[] handSizes = new int[POWERS];
        int[] goingSizes = new int[POWERS];
        int[] laidSizes = new int[POWERS];
        for (int power = 0; power < POWERS; power++) {
            if ((knownHands >> power & 1) == 0) {
                handSizes[power] = handSize(power);
                goingSizes[power] = dropGoing(power);
                size = gather(hands, 2 * power, hidden, size);
                if (!laidKnown) {
                    laidSizes[power] = laidCount(power);
                    size = gather(laid, 2 * power, hidden, size);
                }
            }
        }
        int sifted = 0;
        if (!siftedKnown) {
            sifted = siftedCount();
            size = gather(piles, SIFTED, hidden, size);
        }
        // Sorted first, so that the outcome does not depend on the order nobody knows.
        Arrays.sort(hidden, 0, size);
        random.shuffle(hidden, size);
        for (int power = 0; power < POWERS; power++) {
            for (int i = 0; i < laidSizes[power]; i++) {
                size = dealLaid(power, hidden, size, layable);
            }
        }
        for (int power = 0; power < POWERS; power++) {
            for (int i = 0; i < handSizes[power]; i++) {
                size = dealTo(hands, 2 * power, hidden, size);
                if (i + 1 == goingSizes[power]) {
                    letGoAll(power);
                }
            }
        }
        for (int i = 0; i < sifted; i++) {
            size = dealTo(piles, SIFTED, hidden, size);
        }
        // What is left keeps its shuffled order.
        Arrays.fill(deck, (byte) 0);
        System.arraycopy(hidden, 0, deck, 0, size);
        deckSize = size;
    }

    /** Forgets which cards of a hand are to be discarded, and says how many they were. */
    private int dropGoing(int power) {
        int size = 0;
        for (int card = nextGoing(-1); card >= 0; card = nextGoing(card)) {
            if (inHand(power, card)) {
                takeGoing(card);
                size++;
            }
        }
        return size;
    }

    private void letGoAll(int power) {
        piles[GOING] |= hands[2 * power];
        piles[GOING + 1] |= hands[2 * power + 1];
    }

    private static int gather(long[] words, int at, byte[] hidden, int from) {
        int size = from;
        for (int card = next(words, at, -1); card >= 0; card = next(words, at, card)) {
            hidden[size++] = (byte) card;
        }
        words[at] = 0;
        words[at + 1] = 0;
        return size;
    }

    /** A card that the power may have laid; any Competition card if another power was given the only one. */
    private int dealLaid(int power, byte[] hidden, int size, Layable layable) {
        int second = -1;
        for (int i = size - 1; i >= 0; i--) {
            FateCard card = FateCard.at(hidden[i]);
            if (card.kind() == FateCard.Kind.COMPETITION) {
                second = i;
                if (layable.test(power, card)) {
                    return give(laid, 2 * power, hidden, i, size);
                }
            }
        }
        return give(laid, 2 * power, hidden, second, size);
    }

    private static int dealTo(long[] words, int at, byte[] hidden, int size) {
        for (int i = size - 1; i >= 0; i--) {
            if (!FateCard.at(hidden[i]).isEvent()) {
                return give(words, at, hidden, i, size);
            }
        }
        throw new IllegalStateException("no card left to imagine");
    }

    private static int give(long[] words, int at, byte[] hidden, int index, int size) {
        add(words, at, hidden[index]);
        System.arraycopy(hidden, index + 1, hidden, index, size - index - 1);
        return size - 1;
    }
}
