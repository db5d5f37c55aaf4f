package ecumene.throughtheages;

import ecumene.engine.Randomness;
import ecumene.engine.data.Fields;
import java.util.Arrays;

/** A deck or pile: cards by their index, the top one last. */
public final class CardPile {

    private final byte[] cards;
    private int size;

    CardPile(int most) {
        cards = new byte[most];
    }

    CardPile(CardPile other) {
        cards = other.cards.clone();
        size = other.size;
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
        cards[place] = (byte) card;
    }

    public void add(int card) {
        cards[size++] = (byte) card;
    }

    public void add(int card, int copies) {
        for (int i = 0; i < copies; i++) {
            add(card);
        }
    }

    /** Takes the top card. */
    public int draw() {
        int card = cards[--size];
        cards[size] = 0;
        return card;
    }

    public void remove(int place) {
        System.arraycopy(cards, place + 1, cards, place, size - place - 1);
        cards[--size] = 0;
    }

    public void clear() {
        Arrays.fill(cards, 0, size, (byte) 0);
        size = 0;
    }

    public void sort() {
        Arrays.sort(cards, 0, size);
    }

    public void shuffle(Randomness random) {
        random.shuffle(cards, size);
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
