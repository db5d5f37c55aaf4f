package ecumene.throughtheages;

import ecumene.engine.Randomness;
import ecumene.engine.data.Fields;
import ecumene.throughtheages.component.MilitaryCard;

/**
 * The military cards that lie on the common boards: the deck of the present age and its discards, the events to come, and
 * what is known to be out of the game. The hands and the cards in play are with the civilizations.
 */
public final class MilitaryCards {

    private static final int EVENTS = 72;

    private final CardPile deck;

    /** The discards of the present age; a card that everybody has seen is kept as its complement. */
    private final CardPile discards;

    private final CardPile currentEvents;
    private final CardPile currentOwners;
    private final CardPile futureEvents;
    private final CardPile futureOwners;

    /** How many of each card are out of the game for everybody to know: past events, discards of earlier ages. */
    private byte[] gone;

    /** Whether a copy has the same {@link #gone}. */
    private boolean goneShared;

    /** The tactics on the common board, counted from the first. */
    private int sharedTactics;

    /** The seats that have looked at the top card of the current events. */
    private int topKnownTo;

    /** For how many players the deck of each age was made; 0 before it is. */
    private final byte[] deckPlayers;

    MilitaryCards() {
        deck = new CardPile(64);
        discards = new CardPile(64);
        currentEvents = new CardPile(EVENTS);
        currentOwners = new CardPile(EVENTS);
        futureEvents = new CardPile(EVENTS);
        futureOwners = new CardPile(EVENTS);
        gone = new byte[MilitaryCard.COUNT];
        deckPlayers = new byte[4];
    }

    MilitaryCards(MilitaryCards other) {
        deck = new CardPile(other.deck);
        discards = new CardPile(other.discards);
        currentEvents = new CardPile(other.currentEvents);
        currentOwners = new CardPile(other.currentOwners);
        futureEvents = new CardPile(other.futureEvents);
        futureOwners = new CardPile(other.futureOwners);
        other.goneShared = true;
        goneShared = true;
        gone = other.gone;
        sharedTactics = other.sharedTactics;
        topKnownTo = other.topKnownTo;
        deckPlayers = other.deckPlayers.clone();
    }

    void fields(Fields fields) {
        deck.fields("militaryDeck", fields);
        discards.fields("discards", fields);
        currentEvents.fields("currentEvents", fields);
        currentOwners.fields("currentOwners", fields);
        futureEvents.fields("futureEvents", fields);
        futureOwners.fields("futureOwners", fields);
        fields.bytes("gone", gone);
        sharedTactics = fields.number("sharedTactics", sharedTactics);
        topKnownTo = fields.number("topKnownTo", topKnownTo);
        fields.bytes("deckPlayers", deckPlayers);
    }

    // ---------------------------------------------------------------- deck and discards

    public CardPile deck() {
        return deck;
    }

    CardPile discards() {
        return discards;
    }

    /** Makes the deck of an age for so many players. What is left of the age before leaves the game. */
    public void newDeck(int age, int players, Randomness random) {
        clearDeck();
        deckPlayers[age] = (byte) players;
        for (int index = 0; index < MilitaryCard.COUNT; index++) {
            MilitaryCard card = MilitaryCard.at(index);
            if (card.level() == age) {
                deck.add(index, card.copies(players));
            }
        }
        deck.shuffle(random);
    }

    /** The deck and the discards leave the game. */
    public void clearDeck() {
        for (int i = 0; i < discards.size(); i++) {
            if (discards.get(i) < 0) {
                ownGone()[~discards.get(i)]++;
            }
        }
        discards.clear();
        deck.clear();
    }

    int deckPlayers(int age) {
        return deckPlayers[age];
    }

    /** A card that everybody has seen is discarded; one of an earlier age never comes back. */
    public void discardShown(int card, int age) {
        if (MilitaryCard.at(card).level() == age) {
            discards.add(~card);
        } else {
            ownGone()[card]++;
        }
    }

    /** A card is discarded face down. */
    public void discardHidden(int card, int age) {
        if (MilitaryCard.at(card).level() == age) {
            discards.add(card);
        }
    }

    public int discardCount() {
        return discards.size();
    }

    /** The discards become the deck. */
    public void shuffleDiscards(Randomness random) {
        for (int i = 0; i < discards.size(); i++) {
            int card = discards.get(i);
            deck.add(card < 0 ? ~card : card);
        }
        discards.clear();
        deck.sort();
        deck.shuffle(random);
    }

    // ---------------------------------------------------------------- out of the game

    /** Before a change: what is shared with a copy stays as it is. */
    private byte[] ownGone() {
        if (goneShared) {
            gone = gone.clone();
            goneShared = false;
        }
        return gone;
    }

    public int gone(int card) {
        return gone[card];
    }

    public void remove(int card) {
        ownGone()[card]++;
    }

    /** A territory that was put aside becomes a colony after all. */
    public void bringBack(int card) {
        ownGone()[card]--;
    }

    // ---------------------------------------------------------------- events

    /** The events that will be revealed one by one, the next one last. */
    public CardPile currentEvents() {
        return currentEvents;
    }

    /** Who prepared each of the current events; {@link Civilization#NONE} for those of the beginning. */
    CardPile currentOwners() {
        return currentOwners;
    }

    public CardPile futureEvents() {
        return futureEvents;
    }

    CardPile futureOwners() {
        return futureOwners;
    }

    public void addCurrent(int card, int owner) {
        currentEvents.add(card);
        currentOwners.add(owner);
    }

    public void prepare(int card, int owner) {
        futureEvents.add(card);
        futureOwners.add(owner);
    }

    /** Takes the top card of the current events. */
    public int revealEvent() {
        topKnownTo = 0;
        currentOwners.draw();
        return currentEvents.draw();
    }

    /** The future events become the current ones, shuffled, those of earlier ages on top. */
    public void futureBecomesCurrent(Randomness random) {
        int size = futureEvents.size();
        int[] order = new int[size];
        for (int i = 0; i < size; i++) {
            order[i] = i;
        }
        random.shuffle(order, size);
        for (int level = 3; level >= 0; level--) {
            for (int place : order) {
                if (MilitaryCard.at(futureEvents.get(place)).level() == level) {
                    addCurrent(futureEvents.get(place), futureOwners.get(place));
                }
            }
        }
        futureEvents.clear();
        futureOwners.clear();
    }

    public boolean knowsTop(int seat) {
        return (topKnownTo >>> seat & 1) != 0;
    }

    public void lookAtTop(int seat) {
        topKnownTo |= 1 << seat;
    }

    // ---------------------------------------------------------------- tactics

    public boolean isShared(int tactic) {
        return (sharedTactics >>> (tactic - MilitaryCard.FIRST_TACTIC) & 1) != 0;
    }

    public void share(int tactic) {
        if (isShared(tactic)) {
            ownGone()[tactic]++;
        }
        sharedTactics |= 1 << (tactic - MilitaryCard.FIRST_TACTIC);
    }
}
