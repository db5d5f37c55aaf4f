package ecumene.throughtheages;

import ecumene.engine.Randomness;
import ecumene.throughtheages.component.MilitaryCard;
import ecumene.throughtheages.rule.Colonization;
import java.util.Arrays;

/**
 * Deals everything anew that a seat cannot see. The backs of military cards show their age, so each age has a pool of its
 * own: whatever is not seen lies in hands, among the events, in the deck, in the discards or in the box.
 */
final class Imagination {

    private final ThroughTheAgesPosition position;
    private final int seat;
    private final Randomness random;

    private final CardPile[] pools = new CardPile[4];

    Imagination(ThroughTheAgesPosition position, int seat, Randomness random) {
        this.position = position;
        this.seat = seat;
        this.random = random;
    }

    void dealAnew() {
        if (ThroughTheAges.composing(position) != seat) {
            position.clearChosen();
        }
        dealCivilDeck();
        int[] seen = seen();
        for (int age = 0; age <= Math.min(3, position.age()); age++) {
            pools[age] = pool(age, seen);
        }
        // Events first: among them lie nothing but events, while a hand may hold anything.
        dealEvents(position.military().currentEvents(), position.military().currentOwners(), true);
        dealEvents(position.military().futureEvents(), position.military().futureOwners(), false);
        int bidder = Colonization.bidder(position);
        if (bidder != Civilization.NONE && bidder != seat) {
            dealHand(bidder, Colonization.bonusNeeded(position, bidder));
        }
        for (int other = 0; other < position.seats(); other++) {
            if (other != seat && other != bidder) {
                dealHand(other, 0);
            }
        }
        dealDeckAndDiscards();
        position.random().reseed(random.nextLong());
    }

    /** What is left of the civil deck is known, its order is not; with hidden hands those are dealt anew with it. */
    private void dealCivilDeck() {
        if (position.hidesHands()) {
            new CivilHands(position, seat, random).dealAnew();
            return;
        }
        position.civilDeck().sort();
        position.civilDeck().shuffle(random);
    }

    /** The cards of an age that the seat cannot see, in an order that says nothing, then shuffled. */
    private CardPile pool(int age, int[] seen) {
        int players = age == 0 ? position.seats() : position.military().deckPlayers(age);
        CardPile pool = new CardPile(64);
        for (MilitaryCard card : MilitaryCard.ALL) {
            if (card.level() == age) {
                pool.add(card.index(), card.copies(players) - seen[card.index()]);
            }
        }
        pool.shuffle(random);
        return pool;
    }

    /** How many of each card the seat sees somewhere. */
    private int[] seen() {
        int[] seen = CardCount.open(position);
        MilitaryCards military = position.military();
        if (seat < position.seats()) {
            CardCount.addHand(position.civ(seat), seen);
            addOwn(military.currentEvents(), military.currentOwners(), seen);
            addOwn(military.futureEvents(), military.futureOwners(), seen);
        }
        int top = military.currentEvents().size() - 1;
        if (military.knowsTop(seat) && military.currentOwners().get(top) != seat) {
            seen[military.currentEvents().get(top)]++;
        }
        return seen;
    }

    private void addOwn(CardPile events, CardPile owners, int[] seen) {
        for (int i = 0; i < events.size(); i++) {
            if (owners.get(i) == seat) {
                seen[events.get(i)]++;
            }
        }
    }

    /** Deals the hand of another: as many cards of each age as before, with so much colonization bonus among them. */
    private void dealHand(int other, int bonusNeeded) {
        Civilization civ = position.civ(other);
        int[] counts = new int[4];
        for (int i = 0; i < civ.militarySize; i++) {
            counts[MilitaryCard.at(civ.military[i]).level()]++;
        }
        int size = civ.militarySize;
        civ.clearMilitary();
        int bonus = 0;
        for (int age = 3; age > 0; age--) {
            while (counts[age] > 0 && bonus + Colonization.cook(civ, size - civ.militarySize) < bonusNeeded) {
                int place = pools[age].find(MilitaryCard.FIRST_BONUS + age - 1);
                if (place < 0) {
                    break;
                }
                bonus += MilitaryCard.at(pools[age].get(place)).colonization();
                civ.addMilitary(pools[age].get(place));
                pools[age].remove(place);
                counts[age]--;
            }
        }
        for (int age = 0; age < 4; age++) {
            for (int i = 0; i < counts[age]; i++) {
                civ.addMilitary(pools[age].draw());
            }
        }
    }

    /** Events keep their ages; the own ones stay among them, but nobody knows where. */
    private void dealEvents(CardPile events, CardPile owners, boolean ordered) {
        int last = events.size();
        if (ordered && last > 0 && position.military().knowsTop(seat)) {
            last--;
            hideOwnerOfTop(owners, events);
        }
        for (int age = 0; age < 4; age++) {
            dealEventsOf(age, events, owners, last);
        }
    }

    /** Who has seen the top card does not know who prepared it, unless they did it themselves. */
    private void hideOwnerOfTop(CardPile owners, CardPile events) {
        int top = owners.size() - 1;
        if (owners.get(top) == seat) {
            return;
        }
        int level = MilitaryCard.at(events.get(top)).level();
        int[] places = new int[owners.size()];
        byte[] others = new byte[owners.size()];
        int count = 0;
        for (int i = 0; i < owners.size(); i++) {
            if (owners.get(i) != seat && MilitaryCard.at(events.get(i)).level() == level) {
                places[count] = i;
                others[count++] = (byte) owners.get(i);
            }
        }
        Arrays.sort(others, 0, count);
        random.shuffle(others, count);
        for (int i = 0; i < count; i++) {
            owners.set(places[i], others[i]);
        }
    }

    private void dealEventsOf(int age, CardPile events, CardPile owners, int last) {
        int[] places = new int[last];
        int count = 0;
        for (int i = 0; i < last; i++) {
            if (MilitaryCard.at(events.get(i)).level() == age) {
                places[count++] = i;
            }
        }
        // An entry is a card with its owner; foreign cards are dealt after they are mixed.
        int[] entries = new int[count];
        for (int i = 0; i < count; i++) {
            int owner = owners.get(places[i]);
            entries[i] = ((owner + 1) << 8) | (owner == seat ? events.get(places[i]) : 0xFF);
        }
        Arrays.sort(entries);
        random.shuffle(entries, count);
        for (int i = 0; i < count; i++) {
            int card = entries[i] & 0xFF;
            events.set(places[i], card == 0xFF ? drawEvent(age) : card);
            owners.set(places[i], (entries[i] >>> 8) - 1);
        }
    }

    /** Only events and territories lie among the events. */
    private int drawEvent(int age) {
        for (int i = pools[age].size() - 1; i >= 0; i--) {
            int card = pools[age].get(i);
            if (MilitaryCard.at(card).isEvent()) {
                pools[age].remove(i);
                return card;
            }
        }
        throw new IllegalStateException("no event left");
    }

    private void dealDeckAndDiscards() {
        CardPile deck = position.military().deck();
        CardPile discards = position.military().discards();
        for (int i = 0; i < deck.size(); i++) {
            deck.set(i, pools[position.age()].draw());
        }
        for (int i = 0; i < discards.size(); i++) {
            if (discards.get(i) >= 0) {
                discards.set(i, pools[position.age()].draw());
            }
        }
    }
}
