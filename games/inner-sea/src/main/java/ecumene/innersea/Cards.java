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

    // Where the sets begin in the words. Of each power: hand, cards laid, cards on the table. Then discards, set aside,
    // drawn to choose from, cards on the table or laid that are used for now, cards of a hand that are to be discarded.
    private static final int HANDS = 0;
    private static final int LAID = 2 * POWERS;
    private static final int TABLE = 4 * POWERS;
    private static final int PILES = 6 * POWERS;
    private static final int DISCARDS = PILES;
    private static final int ASIDE = PILES + 2;
    private static final int SIFTED = PILES + 4;
    private static final int USED = PILES + 6;
    private static final int GOING = PILES + 8;
    private static final int WORDS = PILES + 10;

    private final long[] words;

    /** Disks on Investments. */
    private final byte[] disks;

    // The top of the deck is its last card; behind it lies 0.
    private final byte[] deck;
    private int deckSize;

    Cards() {
        words = new long[WORDS];
        disks = new byte[FateCard.COUNT];
        deck = new byte[FateCard.COUNT];
    }

    Cards(Cards other) {
        words = other.words.clone();
        disks = other.disks.clone();
        deck = other.deck.clone();
        deckSize = other.deckSize;
    }

    void fields(Fields fields) {
        sets(fields, "hands", HANDS, LAID);
        sets(fields, "laid", LAID, TABLE);
        sets(fields, "table", TABLE, PILES);
        sets(fields, "piles", PILES, WORDS);
        fields.bytes("cardDisks", disks);
        deckSize = fields.bytes("deck", deck, deckSize);
    }

    private void sets(Fields fields, String name, int from, int to) {
        long[] part = Arrays.copyOfRange(words, from, to);
        fields.words(name, part);
        System.arraycopy(part, 0, words, from, part.length);
    }

    private boolean has(int at, int card) {
        return (words[at + (card >> 6)] >>> card & 1) != 0;
    }

    private void add(int at, int card) {
        words[at + (card >> 6)] |= 1L << card;
    }

    private void drop(int at, int card) {
        words[at + (card >> 6)] &= ~(1L << card);
    }

    private int next(int at, int card) {
        int from = card + 1;
        if (from < Long.SIZE) {
            long rest = words[at] & (-1L << from);
            if (rest != 0) {
                return Long.numberOfTrailingZeros(rest);
            }
            from = Long.SIZE;
        }
        long rest = words[at + 1] & (-1L << from);
        return rest == 0 ? -1 : Long.SIZE + Long.numberOfTrailingZeros(rest);
    }

    private int count(int at) {
        return Long.bitCount(words[at]) + Long.bitCount(words[at + 1]);
    }

    // ---------------------------------------------------------------- hands

    public boolean inHand(int power, int card) {
        return has(HANDS + 2 * power, card);
    }

    public int handSize(int power) {
        return count(HANDS + 2 * power);
    }

    /** The next card of a hand after a card, -1 for the first; -1 when there is none. */
    public int nextInHand(int power, int card) {
        return next(HANDS + 2 * power, card);
    }

    public void addToHand(int power, int card) {
        add(HANDS + 2 * power, card);
    }

    public void takeFromHand(int power, int card) {
        drop(HANDS + 2 * power, card);
    }

    public void discardFromHand(int power, int card) {
        takeFromHand(power, card);
        discard(card);
    }

    /** A card of the hand that is being discarded from goes with the others that do; until then nobody else knows which. */
    public void letGo(int card) {
        add(GOING, card);
    }

    public void takeGoing(int card) {
        drop(GOING, card);
    }

    public boolean isGoing(int card) {
        return has(GOING, card);
    }

    public int nextGoing(int card) {
        return next(GOING, card);
    }

    public int goingCount() {
        return count(GOING);
    }

    // ---------------------------------------------------------------- cards face down in a competition

    public boolean isLaid(int power, int card) {
        return has(LAID + 2 * power, card);
    }

    public int laidCount(int power) {
        return count(LAID + 2 * power);
    }

    public int nextLaid(int power, int card) {
        return next(LAID + 2 * power, card);
    }

    public void lay(int power, int card) {
        takeFromHand(power, card);
        add(LAID + 2 * power, card);
    }

    public void takeLaid(int power, int card) {
        drop(LAID + 2 * power, card);
        drop(USED, card);
    }

    /** A card that has taken effect but for what it does right before the losses lies there until then. */
    public void layAgain(int power, int card) {
        add(LAID + 2 * power, card);
        setUsed(card);
    }

    /** The next laid card after a card that has not taken effect yet, -1 for the first; -1 when there is none. */
    public int nextToResolve(int power, int card) {
        return nextLaid(power, card, false);
    }

    /** The first laid card that has taken effect but for what it does right before the losses; -1 when there is none. */
    public int firstToConclude(int power) {
        return nextLaid(power, -1, true);
    }

    private int nextLaid(int power, int card, boolean used) {
        int next = nextLaid(power, card);
        while (next >= 0 && isUsed(next) != used) {
            next = nextLaid(power, next);
        }
        return next;
    }

    // ---------------------------------------------------------------- cards on the table

    public boolean isOnTable(int power, int card) {
        return has(TABLE + 2 * power, card);
    }

    public int nextOnTable(int power, int card) {
        return next(TABLE + 2 * power, card);
    }

    public void putOnTable(int power, int card, int count) {
        add(TABLE + 2 * power, card);
        disks[card] = (byte) count;
    }

    public void takeFromTable(int power, int card) {
        drop(TABLE + 2 * power, card);
        disks[card] = 0;
    }

    public int disksOn(int card) {
        return disks[card];
    }

    public void takeDiskOff(int card) {
        disks[card]--;
    }

    public boolean isUsed(int card) {
        return has(USED, card);
    }

    public void setUsed(int card) {
        add(USED, card);
    }

    public void clearUsed() {
        words[USED] = 0;
        words[USED + 1] = 0;
    }

    // ---------------------------------------------------------------- discards, cards set aside, cards to choose from

    public void discard(int card) {
        add(DISCARDS, card);
    }

    public boolean isDiscarded(int card) {
        return has(DISCARDS, card);
    }

    public int nextDiscarded(int card) {
        return next(DISCARDS, card);
    }

    public void takeFromDiscards(int card) {
        drop(DISCARDS, card);
    }

    public void setAside(int card) {
        add(ASIDE, card);
    }

    public boolean isAside(int card) {
        return has(ASIDE, card);
    }

    public int nextAside(int card) {
        return next(ASIDE, card);
    }

    public void takeFromAside(int card) {
        drop(ASIDE, card);
    }

    public void sift(int card) {
        add(SIFTED, card);
    }

    public int nextSifted(int card) {
        return next(SIFTED, card);
    }

    public boolean isSifted(int card) {
        return has(SIFTED, card);
    }

    public int siftedCount() {
        return count(SIFTED);
    }

    public void takeSifted(int card) {
        drop(SIFTED, card);
    }

    /** Whether everybody can see that nobody holds a card: it lies open somewhere. */
    public boolean isOpen(int card) {
        int word = card >> 6;
        long open = words[DISCARDS + word] | words[ASIDE + word];
        for (int power = 0; power < POWERS; power++) {
            open |= words[TABLE + 2 * power + word];
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
        words[DISCARDS] = 0;
        words[DISCARDS + 1] = 0;
        shuffle(random);
    }

    /** The cards that were set aside come back to the discards. */
    public void returnAside() {
        words[DISCARDS] |= words[ASIDE];
        words[DISCARDS + 1] |= words[ASIDE + 1];
        words[ASIDE] = 0;
        words[ASIDE + 1] = 0;
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
                size = gather(HANDS + 2 * power, hidden, size);
                if (!laidKnown) {
                    laidSizes[power] = laidCount(power);
                    size = gather(LAID + 2 * power, hidden, size);
                }
            }
        }
        int sifted = 0;
        if (!siftedKnown) {
            sifted = siftedCount();
            size = gather(SIFTED, hidden, size);
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
                size = dealTo(HANDS + 2 * power, hidden, size);
                if (i + 1 == goingSizes[power]) {
                    letGoAll(power);
                }
            }
        }
        for (int i = 0; i < sifted; i++) {
            size = dealTo(SIFTED, hidden, size);
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
        words[GOING] |= words[HANDS + 2 * power];
        words[GOING + 1] |= words[HANDS + 2 * power + 1];
    }

    private int gather(int at, byte[] hidden, int from) {
        int size = from;
        for (int card = next(at, -1); card >= 0; card = next(at, card)) {
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
                    return give(LAID + 2 * power, hidden, i, size);
                }
            }
        }
        return give(LAID + 2 * power, hidden, second, size);
    }

    private int dealTo(int at, byte[] hidden, int size) {
        for (int i = size - 1; i >= 0; i--) {
            if (!FateCard.at(hidden[i]).isEvent()) {
                return give(at, hidden, i, size);
            }
        }
        throw new IllegalStateException("no card left to imagine");
    }

    private int give(int at, byte[] hidden, int index, int size) {
        add(at, hidden[index]);
        System.arraycopy(hidden, index + 1, hidden, index, size - index - 1);
        return size - 1;
    }
}
