package ecumene.throughtheages;

import ecumene.engine.Randomness;
import ecumene.engine.data.Fields;
import java.util.Arrays;

/**
 * A deck or pile: cards by their index, the top one last. Copies share the cards until one of them changes: piles change
 * seldom, and positions are copied all the time.
 */
public final class CardPile {

    private byte[] cards;
    private int size;
    private boolean shared;

    CardPile(int most) {
        cards = new byte[most];
    }

    CardPile(CardPile other) {
        other.shared = true;
        shared = true;
        cards = other.cards;
        size = other.size;
    }

    /** Before a change: cards that are shared with a copy stay as they are. */
    private byte[] own() {
        if (shared) {
            cards = cards.clone();
            shared = false;
        }
        return cards;
    }

    void fields(String name, Fields fields) {
        size = fields.bytes(name, cards, size);
    }

    public int size() {
        return size;
    }

    public boolean isEmpty() {
        return size == 0;
    }

    /** A card, counted from the bottom. */
    public int get(int place) {
        return cards[place];
    }

    public void set(int place, int card) {
        own()[place] = (byte) card;
    }

    public void add(int card) {
        own()[size++] = (byte) card;
    }

    public void add(int card, int copies) {
        for (int i = 0; i < copies; i++) {
            add(card);
        }
    }

    /** Takes the top card. */
    public int draw() {
        int card = own()[--size];
        cards[size] = 0;
        return card;
    }

    public void remove(int place) {
        own();
        System.arraycopy(cards, place + 1, cards, place, size - place - 1);
        cards[--size] = 0;
    }

    public void clear() {
        Arrays.fill(own(), 0, size, (byte) 0);
        size = 0;
    }

    public void sort() {
        Arrays.sort(own(), 0, size);
    }

    public void shuffle(Randomness random) {
        random.shuffle(own(), size);
    }

    /** The place of a card; -1 if it is not here. */
    public int find(int card) {
        for (int i = 0; i < size; i++) {
            if (cards[i] == card) {
                return i;
            }
        }
        return -1;
    }
}
