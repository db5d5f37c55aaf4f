package ecumene.throughtheages;

import ecumene.throughtheages.component.MilitaryCard;

/** Counts military cards: where each of them can be seen. */
final class CardCount {

    private CardCount() {}

    /** How many of each card lie where everybody sees them or has seen them go. */
    static int[] open(ThroughTheAgesPosition position) {
        MilitaryCards military = position.military();
        int[] count = new int[MilitaryCard.COUNT];
        for (int card = 0; card < count.length; card++) {
            count[card] = military.gone(card);
        }
        for (int tactic = 0; tactic < MilitaryCard.TACTICS; tactic++) {
            count[MilitaryCard.FIRST_TACTIC + tactic] += military.isShared(MilitaryCard.FIRST_TACTIC + tactic) ? 1 : 0;
        }
        for (int i = 0; i < military.discards().size(); i++) {
            if (military.discards().get(i) < 0) {
                count[~military.discards().get(i)]++;
            }
        }
        for (int seat = 0; seat < position.seats(); seat++) {
            addInPlay(position.civ(seat), count);
        }
        return count;
    }

    private static void addInPlay(Civilization civ, int[] count) {
        for (int rest = civ.colonies; rest != 0; rest &= rest - 1) {
            count[MilitaryCard.FIRST_TERRITORY + Integer.numberOfTrailingZeros(rest)]++;
        }
        if (civ.exclusive) {
            count[civ.tactic]++;
        }
        if (civ.war != Civilization.NONE) {
            count[civ.war]++;
        }
        if (civ.pact != Civilization.NONE) {
            count[civ.pact]++;
        }
    }

    static void addHand(Civilization civ, int[] count) {
        for (int i = 0; i < civ.militarySize; i++) {
            count[civ.military[i]]++;
        }
    }

    /** How many of each card are anywhere but in the box. */
    static int[] all(ThroughTheAgesPosition position) {
        int[] count = open(position);
        MilitaryCards military = position.military();
        for (int seat = 0; seat < position.seats(); seat++) {
            addHand(position.civ(seat), count);
        }
        addPile(military.currentEvents(), count);
        addPile(military.futureEvents(), count);
        addPile(military.deck(), count);
        for (int i = 0; i < military.discards().size(); i++) {
            if (military.discards().get(i) >= 0) {
                count[military.discards().get(i)]++;
            }
        }
        return count;
    }

    private static void addPile(CardPile pile, int[] count) {
        for (int i = 0; i < pile.size(); i++) {
            count[pile.get(i)]++;
        }
    }
}
