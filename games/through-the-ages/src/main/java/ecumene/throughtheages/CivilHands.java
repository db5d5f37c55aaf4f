package ecumene.throughtheages;

import ecumene.engine.Randomness;
import ecumene.throughtheages.component.CivilCard;
import ecumene.throughtheages.component.CivilType;
import java.util.Arrays;

/**
 * Deals hidden civil hands anew. What a seat cannot see of an age lies in the hands of the others or in the deck; each hand
 * keeps its backs and could have been taken: no technology twice, no leader beyond those taken, no wonder.
 */
final class CivilHands {

    private static final int AGES = 4;

    private final ThroughTheAgesPosition position;
    private final int seat;
    private final Randomness random;
    private final int[][] needs;

    // The cards of the age that is being dealt, and which of them are in a hand already.
    private byte[] pool = new byte[0];
    private boolean[] dealt = new boolean[0];

    CivilHands(ThroughTheAgesPosition position, int seat, Randomness random) {
        this.position = position;
        this.seat = seat;
        this.random = random;
        this.needs = new int[position.seats()][AGES];
    }

    void dealAnew() {
        byte[][] pools = gather();
        for (int age = 0; age < AGES; age++) {
            pool = pools[age];
            dealt = new boolean[pool.length];
            Arrays.sort(pool);
            random.shuffle(pool, pool.length);
            if (!fill(0, age, 0)) {
                throw new IllegalStateException("no way to deal the hands of age " + age);
            }
            if (age == position.age()) {
                restToTheDeck();
            }
        }
    }

    /** Empties the hands of the others and counts their backs; gives back what is unseen of each age. */
    private byte[][] gather() {
        byte[][] pools = new byte[AGES][0];
        for (int i = 0; i < position.civilDeck().size(); i++) {
            add(pools, position.civilDeck().get(i));
        }
        for (int other = 0; other < position.seats(); other++) {
            if (other != seat) {
                Civilization civ = position.civ(other);
                for (int i = 0; i < civ.handSize; i++) {
                    needs[other][CivilCard.at(civ.hand[i]).level()]++;
                    add(pools, civ.hand[i]);
                }
                civ.clearHand();
            }
        }
        return pools;
    }

    private static void add(byte[][] pools, int card) {
        int age = CivilCard.at(card).level();
        pools[age] = Arrays.copyOf(pools[age], pools[age].length + 1);
        pools[age][pools[age].length - 1] = (byte) card;
    }

    /** Fills the hands from a seat on, looking at cards from a place on; goes back where a choice leads nowhere. */
    private boolean fill(int other, int age, int from) {
        if (other == position.seats()) {
            return true;
        }
        if (needs[other][age] == 0) {
            return fill(other + 1, age, 0);
        }
        Civilization civ = position.civ(other);
        for (int i = from; i < pool.length; i++) {
            if (!dealt[i] && couldHold(civ, CivilCard.at(pool[i]))) {
                dealt[i] = true;
                civ.addToHand(pool[i]);
                needs[other][age]--;
                if (fill(other, age, i + 1)) {
                    return true;
                }
                needs[other][age]++;
                civ.dropNewest();
                dealt[i] = false;
            }
        }
        return false;
    }

    private static boolean couldHold(Civilization civ, CivilCard card) {
        if (card.type() == CivilType.LEADER) {
            return couldHoldLeader(civ, card.level());
        }
        boolean twice = card.isTechnology() && (civ.knows(card.index()) || civ.inHand(card.index()));
        return card.type() != CivilType.WONDER && !twice;
    }

    private static boolean couldHoldLeader(Civilization civ, int level) {
        if ((civ.leadersTaken >>> level & 1) == 0) {
            return false;
        }
        for (int i = 0; i < civ.handSize; i++) {
            CivilCard held = CivilCard.at(civ.hand[i]);
            if (held.type() == CivilType.LEADER && held.level() == level) {
                return false;
            }
        }
        return civ.leader == Civilization.NONE || CivilCard.at(civ.leader).level() != level;
    }

    private void restToTheDeck() {
        position.civilDeck().clear();
        for (int i = 0; i < pool.length; i++) {
            if (!dealt[i]) {
                position.civilDeck().add(pool[i]);
            }
        }
    }
}
