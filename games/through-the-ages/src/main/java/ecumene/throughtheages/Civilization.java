package ecumene.throughtheages;

import ecumene.engine.data.Fields;
import ecumene.throughtheages.component.Banks;
import ecumene.throughtheages.component.CivilCard;
import ecumene.throughtheages.component.CivilType;
import ecumene.throughtheages.component.MilitaryCard;
import ecumene.throughtheages.component.Wonders;
import java.util.Arrays;

/**
 * One player's board and play area, as plain data that the rules change. Cards are given by their index, {@link #NONE}
 * where there is none; sets of cards are bit sets.
 */
public final class Civilization {

    /** Stands for a card or a seat where there is none. */
    public static final int NONE = -1;

    /** The highest number in a set of bits. */
    private static final int HIGHEST = Long.SIZE - 1;

    private static final int CIVIL_HAND = 24;
    private static final int MILITARY_HAND = 64;

    // ---------------------------------------------------------------- tokens

    /** Workers on each technology. */
    public final byte[] workers;

    /** Blue tokens on farms, mines and labs. */
    public final byte[] blue;

    public int yellowBank;
    public int blueBank;
    public int idle;

    /** All tokens of this player, wherever they are; they change only with the box or another player. */
    public int yellowTokens;

    public int blueTokens;

    // ---------------------------------------------------------------- points

    public int science;
    public int culture;

    /** Where the culture came from, see {@link Source}. */
    private int[] sources;

    private boolean sourcesShared;

    // ---------------------------------------------------------------- cards in play

    public long technologies;
    public int government = CivilCard.DESPOTISM;
    public int leader = NONE;

    /** The ages of the leaders that were taken from the row, as bits. */
    public int leadersTaken;

    /** Completed wonders, ruins included, counted from the first wonder. */
    public int wonders;

    public int ruins;

    /** The wonder that Homer was tucked under. */
    public int homerWonder = NONE;

    public int unfinished = NONE;

    /** The stages of the unfinished wonder that are covered. */
    public int stages;

    /** Colonies, counted from the first territory. */
    public int colonies;

    public int tactic = NONE;

    /** Whether the tactic still lies in this play area, not yet among the shared ones. */
    public boolean exclusive;

    public int war = NONE;
    public int warTarget = NONE;

    /** The pact that this player offered. */
    public int pact = NONE;

    public int pactPartner = NONE;

    /** Whether the one who offered the pact is side A. */
    public boolean pactSideA;

    // ---------------------------------------------------------------- hands

    // Hands change seldom: copies share them until one of them changes. Read them here, change them by the methods
    // below.

    /** The civil hand in the order it was taken: the first {@link #handOld} cards are older than this action phase. */
    public byte[] hand;

    private boolean handShared;

    public int handSize;
    public int handOld;

    /** The military hand, sorted. */
    public byte[] military;

    private boolean militaryShared;

    public int militarySize;

    // ---------------------------------------------------------------- actions

    public int civilActions;
    public int militaryActions;
    public int civilTotal;
    public int militaryTotal;

    // ---------------------------------------------------------------- other marks

    public boolean caesarUsed;
    public boolean forgoesPolitics;
    public boolean resigned;

    // ---------------------------------------------------------------- ratings, derived from the cards and workers

    public int scienceRating;
    public int cultureRating;
    public int strength;
    public int happiness;

    Civilization() {
        workers = new byte[CivilCard.WORKPLACES];
        blue = new byte[CivilCard.STORES];
        sources = new int[Source.COUNT];
        hand = new byte[CIVIL_HAND];
        military = new byte[MILITARY_HAND];
    }

    Civilization(Civilization other) {
        workers = other.workers.clone();
        blue = other.blue.clone();
        other.sourcesShared = true;
        other.handShared = true;
        other.militaryShared = true;
        sourcesShared = true;
        handShared = true;
        militaryShared = true;
        sources = other.sources;
        hand = other.hand;
        military = other.military;
        yellowBank = other.yellowBank;
        blueBank = other.blueBank;
        idle = other.idle;
        yellowTokens = other.yellowTokens;
        blueTokens = other.blueTokens;
        science = other.science;
        culture = other.culture;
        technologies = other.technologies;
        government = other.government;
        leader = other.leader;
        leadersTaken = other.leadersTaken;
        wonders = other.wonders;
        ruins = other.ruins;
        homerWonder = other.homerWonder;
        unfinished = other.unfinished;
        stages = other.stages;
        colonies = other.colonies;
        tactic = other.tactic;
        exclusive = other.exclusive;
        war = other.war;
        warTarget = other.warTarget;
        pact = other.pact;
        pactPartner = other.pactPartner;
        pactSideA = other.pactSideA;
        handSize = other.handSize;
        handOld = other.handOld;
        militarySize = other.militarySize;
        civilActions = other.civilActions;
        militaryActions = other.militaryActions;
        civilTotal = other.civilTotal;
        militaryTotal = other.militaryTotal;
        caesarUsed = other.caesarUsed;
        forgoesPolitics = other.forgoesPolitics;
        resigned = other.resigned;
        scienceRating = other.scienceRating;
        cultureRating = other.cultureRating;
        strength = other.strength;
        happiness = other.happiness;
    }

    void fields(String seat, Fields fields) {
        fields.bytes(seat + "workers", workers);
        fields.bytes(seat + "blue", blue);
        yellowBank = fields.number(seat + "yellowBank", yellowBank);
        blueBank = fields.number(seat + "blueBank", blueBank);
        idle = fields.number(seat + "idle", idle);
        yellowTokens = fields.number(seat + "yellowTokens", yellowTokens);
        blueTokens = fields.number(seat + "blueTokens", blueTokens);
        science = fields.number(seat + "science", science);
        culture = fields.number(seat + "culture", culture);
        fields.numbers(seat + "sources", sources);
        technologies = fields.word(seat + "technologies", technologies);
        government = fields.number(seat + "government", government);
        leader = fields.number(seat + "leader", leader);
        leadersTaken = fields.number(seat + "leadersTaken", leadersTaken);
        wonders = fields.number(seat + "wonders", wonders);
        ruins = fields.number(seat + "ruins", ruins);
        homerWonder = fields.number(seat + "homerWonder", homerWonder);
        unfinished = fields.number(seat + "unfinished", unfinished);
        stages = fields.number(seat + "stages", stages);
        colonies = fields.number(seat + "colonies", colonies);
        tactic = fields.number(seat + "tactic", tactic);
        exclusive = fields.flag(seat + "exclusive", exclusive);
        war = fields.number(seat + "war", war);
        warTarget = fields.number(seat + "warTarget", warTarget);
        pact = fields.number(seat + "pact", pact);
        pactPartner = fields.number(seat + "pactPartner", pactPartner);
        pactSideA = fields.flag(seat + "pactSideA", pactSideA);
        handSize = fields.bytes(seat + "hand", hand, handSize);
        handOld = fields.number(seat + "handOld", handOld);
        militarySize = fields.bytes(seat + "military", military, militarySize);
        civilActions = fields.number(seat + "civilActions", civilActions);
        militaryActions = fields.number(seat + "militaryActions", militaryActions);
        civilTotal = fields.number(seat + "civilTotal", civilTotal);
        militaryTotal = fields.number(seat + "militaryTotal", militaryTotal);
        caesarUsed = fields.flag(seat + "caesarUsed", caesarUsed);
        forgoesPolitics = fields.flag(seat + "forgoesPolitics", forgoesPolitics);
        resigned = fields.flag(seat + "resigned", resigned);
    }

    // ---------------------------------------------------------------- technologies, leader, wonders

    /** Whether a technology is in play. */
    public boolean knows(int technology) {
        return (technologies >>> technology & 1) != 0;
    }

    public void learn(int technology) {
        technologies |= 1L << technology;
    }

    public void forget(int technology) {
        technologies &= ~(1L << technology);
    }

    /** The special technology of a type in play. */
    public int special(CivilType type) {
        long known = technologies & CivilCard.technologiesOf(type);
        return known == 0 ? NONE : HIGHEST - Long.numberOfLeadingZeros(known);
    }

    /** Whether a wonder is completed and not a ruin. */
    public boolean hasWonder(int card) {
        return ((wonders & ~ruins) >>> (card - CivilCard.FIRST_WONDER) & 1) != 0;
    }

    public boolean hasColony(int card) {
        return (colonies >>> (card - MilitaryCard.FIRST_TERRITORY) & 1) != 0;
    }

    public int completedWonders() {
        return Integer.bitCount(wonders);
    }

    public int urbanLimit() {
        return CivilCard.at(government).urbanLimit();
    }

    /** The workers on all technologies of a type. */
    public int count(CivilType type) {
        int count = 0;
        for (long rest = technologies & CivilCard.technologiesOf(type); rest != 0; rest &= rest - 1) {
            count += workers[Long.numberOfTrailingZeros(rest)];
        }
        return count;
    }

    public int units() {
        int units = 0;
        for (int card = CivilCard.FIRST_UNIT; card < CivilCard.WORKPLACES; card++) {
            units += workers[card];
        }
        return units;
    }

    public int employed() {
        int employed = 0;
        for (byte count : workers) {
            employed += count;
        }
        return employed;
    }

    /** The highest technology of a type with a worker. */
    public int best(CivilType type) {
        int best = NONE;
        for (long rest = technologies & CivilCard.technologiesOf(type); rest != 0; rest &= rest - 1) {
            int card = Long.numberOfTrailingZeros(rest);
            if (workers[card] > 0) {
                best = card;
            }
        }
        return best;
    }

    // ---------------------------------------------------------------- food and resources

    public int food() {
        int food = 0;
        for (int card = 0; card < CivilCard.FIRST_MINE; card++) {
            food += blue[card] * CivilCard.token(card);
        }
        return food;
    }

    public int resources() {
        int resources = 0;
        for (int card = CivilCard.FIRST_MINE; card < CivilCard.STORES; card++) {
            resources += blue[card] * CivilCard.token(card);
        }
        return resources;
    }

    public int discontent() {
        return resigned ? 0 : Math.max(0, Banks.happyFaces(yellowBank) - happiness);
    }

    // ---------------------------------------------------------------- hands

    public int handLimit() {
        return civilTotal + (hasWonder(Wonders.LIBRARY_OF_ALEXANDRIA) ? 1 : 0);
    }

    public int militaryLimit() {
        return militaryTotal + (hasWonder(Wonders.LIBRARY_OF_ALEXANDRIA) ? 1 : 0);
    }

    private byte[] ownHand() {
        if (handShared) {
            hand = hand.clone();
            handShared = false;
        }
        return hand;
    }

    private byte[] ownMilitary() {
        if (militaryShared) {
            military = military.clone();
            militaryShared = false;
        }
        return military;
    }

    /** The civil hand is empty. */
    public void clearHand() {
        Arrays.fill(ownHand(), (byte) 0);
        handSize = 0;
    }

    public void clearMilitary() {
        Arrays.fill(ownMilitary(), (byte) 0);
        militarySize = 0;
    }

    /** The technologies in hand, as a set of bits. */
    public long technologiesInHand() {
        long held = 0;
        for (int i = 0; i < handSize; i++) {
            held |= hand[i] < CivilCard.TECHNOLOGIES ? 1L << hand[i] : 0;
        }
        return held;
    }

    public boolean inHand(int card) {
        for (int i = 0; i < handSize; i++) {
            if (hand[i] == card) {
                return true;
            }
        }
        return false;
    }

    public void addToHand(int card) {
        ownHand()[handSize++] = (byte) card;
    }

    /** Takes back the card that came last. */
    void dropNewest() {
        ownHand()[--handSize] = 0;
    }

    /** Takes a card out of the civil hand, the oldest of equal ones. */
    public void takeFromHand(int card) {
        for (int i = 0; i < handSize; i++) {
            if (hand[i] == card) {
                ownHand();
                System.arraycopy(hand, i + 1, hand, i, handSize - i - 1);
                handSize--;
                hand[handSize] = 0;
                if (i < handOld) {
                    handOld--;
                }
                return;
            }
        }
        throw new IllegalStateException("not in hand: " + CivilCard.at(card));
    }

    public boolean holds(int card) {
        for (int i = 0; i < militarySize; i++) {
            if (military[i] == card) {
                return true;
            }
        }
        return false;
    }

    public void addMilitary(int card) {
        ownMilitary();
        int i = militarySize++;
        for (; i > 0 && military[i - 1] > card; i--) {
            military[i] = military[i - 1];
        }
        military[i] = (byte) card;
    }

    public void takeMilitary(int card) {
        for (int i = 0; i < militarySize; i++) {
            if (military[i] == card) {
                removeMilitaryAt(i);
                return;
            }
        }
        throw new IllegalStateException("not in hand: " + MilitaryCard.at(card));
    }

    public void removeMilitaryAt(int place) {
        ownMilitary();
        System.arraycopy(military, place + 1, military, place, militarySize - place - 1);
        militarySize--;
        military[militarySize] = 0;
    }

    // ---------------------------------------------------------------- points

    /** The culture that came from a {@link Source}. */
    public int culture(int source) {
        return sources[source];
    }

    int cultureOfAllSources() {
        return Arrays.stream(sources).sum();
    }

    /** Culture won or lost; nobody falls below nothing. Gives back what was really won or lost. */
    public int addCulture(int amount, int source) {
        int change = Math.max(amount, -culture);
        culture += change;
        if (sourcesShared) {
            sources = sources.clone();
            sourcesShared = false;
        }
        sources[change < 0 ? Source.LOSSES : source] += change;
        return change;
    }

    public int addScience(int amount) {
        int change = Math.max(amount, -science);
        science += change;
        return change;
    }
}
