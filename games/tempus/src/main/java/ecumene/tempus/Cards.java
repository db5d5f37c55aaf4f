package ecumene.tempus;

import ecumene.engine.Randomness;
import ecumene.engine.data.Fields;
import ecumene.tempus.component.Idea;
import ecumene.tempus.component.IdeaCard;
import java.util.Arrays;

/** The idea cards: hands, cards on the table, discard pile and deck. Cards only ever change places. */
public final class Cards {

    // Counted by kind of card, for each seat; Government cards in front of a seat by their background.
    private final byte[] hands;
    private final byte[] laid;
    private final byte[] inFront;
    private final byte[] discards;

    // The top of the deck is its last card; the places behind it hold 0.
    private final byte[] deck;
    private int deckSize;

    /** Counted from the hands. */
    private final byte[] handSize;

    Cards(int seats) {
        hands = new byte[seats * IdeaCard.KINDS];
        laid = new byte[seats * IdeaCard.KINDS];
        inFront = new byte[seats * IdeaCard.BACKGROUNDS];
        discards = new byte[IdeaCard.KINDS];
        deck = new byte[IdeaCard.DECK];
        handSize = new byte[seats];
        for (IdeaCard card : IdeaCard.ALL) {
            for (int copy = 0; copy < card.copies(); copy++) {
                deck[deckSize++] = (byte) card.index();
            }
        }
    }

    Cards(Cards other) {
        hands = other.hands.clone();
        laid = other.laid.clone();
        inFront = other.inFront.clone();
        discards = other.discards.clone();
        deck = other.deck.clone();
        deckSize = other.deckSize;
        handSize = other.handSize.clone();
    }

    void fields(Fields fields) {
        fields.bytes("hands", hands);
        fields.bytes("laid", laid);
        fields.bytes("inFront", inFront);
        fields.bytes("discards", discards);
        fields.bytes("deck", deck);
        deckSize = fields.number("deckSize", deckSize);
    }

    /** After loading: counts the hands. */
    void recount() {
        Arrays.fill(handSize, (byte) 0);
        for (int i = 0; i < hands.length; i++) {
            handSize[i / IdeaCard.KINDS] += hands[i];
        }
    }

    /** How many of a card a seat holds. */
    public int inHand(int seat, int card) {
        return hands[seat * IdeaCard.KINDS + card];
    }

    public int handSize(int seat) {
        return handSize[seat];
    }

    public boolean holds(int seat, Idea idea) {
        return count(seat, idea) > 0;
    }

    /** How many cards of an idea a seat holds. */
    public int count(int seat, Idea idea) {
        int first = IdeaCard.first(idea);
        int count = 0;
        for (int card = first; card < first + IdeaCard.BACKGROUNDS; card++) {
            count += inHand(seat, card);
        }
        return count;
    }

    /** How many of a card a seat has laid face down, in a fight or for progress. */
    public int laid(int seat, int card) {
        return laid[seat * IdeaCard.KINDS + card];
    }

    public int laidCount(int seat) {
        int count = 0;
        for (int card = 0; card < IdeaCard.KINDS; card++) {
            count += laid(seat, card);
        }
        return count;
    }

    /** How many of a card are on the discard pile. */
    public int discarded(int card) {
        return discards[card];
    }

    /** How many Government cards with a background lie in front of a seat. */
    public int inFront(int seat, int background) {
        return inFront[seat * IdeaCard.BACKGROUNDS + background];
    }

    public int deckSize() {
        return deckSize;
    }

    /** A card of the deck, counted from the bottom. */
    int inDeck(int place) {
        return deck[place];
    }

    public void discardFromHand(int seat, int card) {
        changeHand(seat, card, -1);
        discards[card]++;
    }

    public void lay(int seat, int card) {
        changeHand(seat, card, -1);
        laid[seat * IdeaCard.KINDS + card]++;
    }

    public void discardLaid(int seat) {
        for (int card = 0; card < IdeaCard.KINDS; card++) {
            discards[card] += laid[seat * IdeaCard.KINDS + card];
            laid[seat * IdeaCard.KINDS + card] = 0;
        }
    }

    /** Puts a Government card in front of a seat until the end of the turn. */
    public void putInFront(int seat, int card) {
        changeHand(seat, card, -1);
        inFront[seat * IdeaCard.BACKGROUNDS + card - IdeaCard.first(Idea.GOVERNMENT)]++;
    }

    public void discardInFront() {
        for (int i = 0; i < inFront.length; i++) {
            discards[IdeaCard.first(Idea.GOVERNMENT) + i % IdeaCard.BACKGROUNDS] += inFront[i];
            inFront[i] = 0;
        }
    }

    /** Gives the top card of the deck to a seat and says which it is. */
    public int draw(int seat) {
        int card = deck[--deckSize];
        deck[deckSize] = 0;
        changeHand(seat, card, 1);
        return card;
    }

    /** Takes a card out of the deck and gives it to a seat. */
    public void giveCard(int seat, IdeaCard card) {
        for (int i = deckSize - 1; i >= 0; i--) {
            if (deck[i] == card.index()) {
                deck[i] = deck[deckSize - 1];
                deck[deckSize - 1] = (byte) card.index();
                draw(seat);
                return;
            }
        }
        throw new IllegalArgumentException("no " + card + " left in the deck");
    }

    /** The discard pile joins the deck, which is shuffled; says false and does nothing without discards. */
    public boolean shuffleDiscards(Randomness random) {
        int before = deckSize;
        for (int card = 0; card < IdeaCard.KINDS; card++) {
            for (; discards[card] > 0; discards[card]--) {
                deck[deckSize++] = (byte) card;
            }
        }
        if (deckSize == before) {
            return false;
        }
        shuffle(random);
        return true;
    }

    void shuffle(Randomness random) {
        random.shuffle(deck, deckSize);
    }

    /** What a card adds where a seat has laid it. */
    interface Worth {
        int of(int seat, IdeaCard card);
    }

    /** The best cards, bluffs, or any: so many ways there are even where a single seat has laid cards. */
    private static final int LEAST_WAYS = 3;

    /**
     * Deals everything anew that a seat does not see: the deck, and what the others hold or have laid. Who lays a card has
     * chosen it: it may be the best there is, or a bluff. Among a few imagined positions cards by mere chance would seldom be
     * either, and what these positions agree on would be taken for certain. So each of those who have laid cards has, in turn,
     * the best of all against bluffs of the others; and now and then the cards are any. A test keeps watch that the few
     * positions in which consequences are worked out hold all of these.
     */
    void redeal(int seat, Worth worth, Randomness random) {
        int seats = handSize.length;
        byte[] sizes = handSize.clone();
        byte[] laidSizes = new byte[seats];
        int[] layers = new int[seats];
        int count = 0;
        for (int other = 0; other < seats; other++) {
            if (other != seat) {
                laidSizes[other] = (byte) laidCount(other);
                returnToDeck(other);
                if (laidSizes[other] > 0) {
                    layers[count++] = other;
                }
            }
        }
        int way = count == 0 ? 0 : random.below(Math.max(count + 1, LEAST_WAYS));
        // Sorted first, so that the outcome depends on nothing that the seat cannot see.
        Arrays.sort(deck, 0, deckSize);
        random.shuffle(deck, deckSize);
        if (way < count) {
            layChosen(layers[way], laidSizes[layers[way]], worth);
            laidSizes[layers[way]] = 0;
        }
        // A single one has nobody else to bluff meanwhile, and does so in a way of its own.
        boolean bluffs = way < count || (count == 1 && way == count);
        for (int i = 0; i < count; i++) {
            int layer = layers[i];
            if (bluffs) {
                layChosen(layer, laidSizes[layer], (bluffing, card) -> -worth.of(bluffing, card));
            } else {
                for (int each = 0; each < laidSizes[layer]; each++) {
                    lay(layer, draw(layer));
                }
            }
        }
        for (int other = 0; other < seats; other++) {
            if (other != seat) {
                for (int i = 0; i < sizes[other]; i++) {
                    draw(other);
                }
            }
        }
    }

    /** Lays those cards of the deck for a seat that are worth most to it; of equal ones any, as they were shuffled. */
    private void layChosen(int seat, int count, Worth worth) {
        for (int laying = 0; laying < count; laying++) {
            IdeaCard best = IdeaCard.at(deck[deckSize - 1]);
            for (int i = deckSize - 2; i >= 0; i--) {
                IdeaCard card = IdeaCard.at(deck[i]);
                if (worth.of(seat, card) > worth.of(seat, best)) {
                    best = card;
                }
            }
            giveCard(seat, best);
            lay(seat, best.index());
        }
    }

    private void returnToDeck(int seat) {
        for (int card = 0; card < IdeaCard.KINDS; card++) {
            int place = seat * IdeaCard.KINDS + card;
            for (int i = hands[place] + laid[place]; i > 0; i--) {
                deck[deckSize++] = (byte) card;
            }
            hands[place] = 0;
            laid[place] = 0;
        }
        handSize[seat] = 0;
    }

    private void changeHand(int seat, int card, int by) {
        int place = seat * IdeaCard.KINDS + card;
        hands[place] = (byte) (hands[place] + by);
        handSize[seat] = (byte) (handSize[seat] + by);
    }
}
