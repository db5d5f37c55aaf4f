package ecumene.throughtheages;

import ecumene.engine.Position;
import ecumene.engine.Setup;
import ecumene.engine.data.Fields;
import ecumene.throughtheages.component.CivilCard;
import ecumene.throughtheages.component.RowSpaces;
import java.util.Arrays;

/** Everything on the table: a {@link Civilization} for each seat, the common boards, and the turn that is being played. */
public final class ThroughTheAgesPosition extends Position {

    public static final int NONE = Civilization.NONE;

    /** Things that can be done once in a turn. */
    public enum Once {
        HAMMURABI,
        BACH,
        OCEAN_LINER,
        CHURCHILL,
        TACTIC,
        /** Not an ability: a leader was replaced in this turn. */
        LEADER_REPLACED,
        TRADE_ROUTE,
        /** The temporary resource of Homer is spent. */
        HOMER,
        LOOKED_AT_EVENT,
        SECOND_POLITICS,
        /** Something was paid by the trade route that was opened in this turn. */
        TRADE_ROUTE_PAID;

        @SuppressWarnings("EnumOrdinal") // the order never changes: saved positions rely on it
        private int bit() {
            return 1 << ordinal();
        }
    }

    private final boolean hidesHands;
    private final boolean allowsResigning;
    private final Civilization[] civilizations;

    // The card row and the civil deck of the present age.
    private final byte[] row;
    private final CardPile civilDeck;
    private final MilitaryCards military;

    // Time.
    private int age;
    private int round;
    private int lastRound;
    private int firstSeat;
    private int activeSeat;

    // The turn of the active seat.
    private int onceUsed;
    private int unitResources;
    private int unitScience;
    private int extraCivil;
    private int extraMilitary;
    private int lastPlayed = NONE;
    private int attacked = NONE;

    // What a defender or a colonist is putting together, hidden from the others: cards by their place in the hand.
    private long chosenBonus;
    private long chosenOther;
    private final byte[] sent;

    public ThroughTheAgesPosition(Setup setup, long seed) {
        super(setup, seed);
        hidesHands = setup.flag(ThroughTheAges.HIDDEN_HANDS);
        allowsResigning = setup.flag(ThroughTheAges.RESIGNING);
        civilizations = new Civilization[setup.seats()];
        for (int seat = 0; seat < setup.seats(); seat++) {
            civilizations[seat] = new Civilization();
        }
        row = new byte[RowSpaces.COUNT];
        Arrays.fill(row, (byte) NONE);
        civilDeck = new CardPile(64);
        military = new MilitaryCards();
        sent = new byte[CivilCard.WORKPLACES - CivilCard.FIRST_UNIT];
    }

    private ThroughTheAgesPosition(ThroughTheAgesPosition other) {
        super(other);
        hidesHands = other.hidesHands;
        allowsResigning = other.allowsResigning;
        civilizations = new Civilization[other.civilizations.length];
        for (int seat = 0; seat < civilizations.length; seat++) {
            civilizations[seat] = new Civilization(other.civilizations[seat]);
        }
        row = other.row.clone();
        civilDeck = new CardPile(other.civilDeck);
        military = new MilitaryCards(other.military);
        age = other.age;
        round = other.round;
        lastRound = other.lastRound;
        firstSeat = other.firstSeat;
        activeSeat = other.activeSeat;
        onceUsed = other.onceUsed;
        unitResources = other.unitResources;
        unitScience = other.unitScience;
        extraCivil = other.extraCivil;
        extraMilitary = other.extraMilitary;
        lastPlayed = other.lastPlayed;
        attacked = other.attacked;
        chosenBonus = other.chosenBonus;
        chosenOther = other.chosenOther;
        sent = other.sent.clone();
    }

    @Override
    public ThroughTheAgesPosition copy() {
        return new ThroughTheAgesPosition(this);
    }

    @Override
    protected void ownFields(Fields fields) {
        for (int seat = 0; seat < civilizations.length; seat++) {
            civilizations[seat].fields(seat + ".", fields);
        }
        fields.bytes("row", row);
        civilDeck.fields("civilDeck", fields);
        military.fields(fields);
        age = fields.number("age", age);
        round = fields.number("round", round);
        lastRound = fields.number("lastRound", lastRound);
        firstSeat = fields.number("firstSeat", firstSeat);
        activeSeat = fields.number("activeSeat", activeSeat);
        onceUsed = fields.number("onceUsed", onceUsed);
        unitResources = fields.number("unitResources", unitResources);
        unitScience = fields.number("unitScience", unitScience);
        extraCivil = fields.number("extraCivil", extraCivil);
        extraMilitary = fields.number("extraMilitary", extraMilitary);
        lastPlayed = fields.number("lastPlayed", lastPlayed);
        attacked = fields.number("attacked", attacked);
        chosenBonus = fields.word("chosenBonus", chosenBonus);
        chosenOther = fields.word("chosenOther", chosenOther);
        fields.bytes("sent", sent);
    }

    // ---------------------------------------------------------------- players

    /** Whether the civil cards in the hands of the others are hidden. */
    public boolean hidesHands() {
        return hidesHands;
    }

    public boolean allowsResigning() {
        return allowsResigning;
    }

    public Civilization civ(int seat) {
        return civilizations[seat];
    }

    public boolean isIn(int seat) {
        return !civilizations[seat].resigned;
    }

    /** How many players are still in the match. */
    public int players() {
        int players = 0;
        for (Civilization civilization : civilizations) {
            players += civilization.resigned ? 0 : 1;
        }
        return players;
    }

    /** The next seat clockwise that is still in the match. */
    public int next(int seat) {
        int next = seat;
        do {
            next = next + 1 == seats() ? 0 : next + 1;
        } while (civilizations[next].resigned && next != seat);
        return next;
    }

    /**
     * The seat that opens the rounds and wins ties at the end: the starting player, or the closest one clockwise once that one
     * has resigned. It does not become the starting player, see {@link #firstSeat()}.
     */
    public int openingSeat() {
        return isIn(firstSeat) ? firstSeat : next(firstSeat);
    }

    // ---------------------------------------------------------------- cards

    /** The card in a space of the row, counted from 0; {@link #NONE} in an empty one. */
    public int row(int space) {
        return row[space];
    }

    public void setRow(int space, int card) {
        row[space] = (byte) card;
    }

    public CardPile civilDeck() {
        return civilDeck;
    }

    public MilitaryCards military() {
        return military;
    }

    // ---------------------------------------------------------------- time

    public int age() {
        return age;
    }

    public void setAge(int level) {
        age = level;
    }

    public int round() {
        return round;
    }

    public void setRound(int number) {
        round = number;
    }

    /** The round that ends the match; 0 while it is not known. */
    public int lastRound() {
        return lastRound;
    }

    public void setLastRound(int number) {
        lastRound = number;
    }

    /** The starting player, the same one to the end, even if that one has resigned. */
    public int firstSeat() {
        return firstSeat;
    }

    public void setFirstSeat(int seat) {
        firstSeat = seat;
    }

    /** The seat whose turn it is. */
    public int activeSeat() {
        return activeSeat;
    }

    public void setActiveSeat(int seat) {
        activeSeat = seat;
    }

    // ---------------------------------------------------------------- the turn of the active seat

    public boolean isUsed(Once once) {
        return (onceUsed & once.bit()) != 0;
    }

    public void use(Once once) {
        onceUsed |= once.bit();
    }

    /** Temporary resources for building and upgrading units. */
    public int unitResources() {
        return unitResources;
    }

    public void setUnitResources(int count) {
        unitResources = count;
    }

    /** Temporary science for unit technologies. */
    public int unitScience() {
        return unitScience;
    }

    public void setUnitScience(int count) {
        unitScience = count;
    }

    /** Civil actions that are lent to a seat for this turn and not spent yet. */
    public int extraCivil(int seat) {
        return seat == activeSeat ? extraCivil : 0;
    }

    /** The active seat has so many lent civil actions more. */
    public void lendCivil(int count) {
        extraCivil += count;
    }

    /** Military actions that are lent to a seat for this turn and not spent yet. */
    public int extraMilitary(int seat) {
        return seat == activeSeat ? extraMilitary : 0;
    }

    public void lendMilitary(int count) {
        extraMilitary += count;
    }

    /** The civil card that was last played from a hand in this turn. */
    public int lastPlayed() {
        return lastPlayed;
    }

    public void setLastPlayed(int card) {
        lastPlayed = card;
    }

    /** The seat against which an aggression was played in this turn. */
    public int attacked() {
        return attacked;
    }

    public void setAttacked(int seat) {
        attacked = seat;
    }

    /** Nothing done yet, nothing lent. */
    public void clearTurn() {
        onceUsed = 0;
        unitResources = 0;
        unitScience = 0;
        extraCivil = 0;
        extraMilitary = 0;
        lastPlayed = NONE;
        attacked = NONE;
    }

    // ---------------------------------------------------------------- what is being put together in secret

    /** Bonus cards chosen for their value, by their place in the hand. */
    public long chosenBonus() {
        return chosenBonus;
    }

    /** Cards chosen to be discarded for 1 each, by their place in the hand. */
    public long chosenOther() {
        return chosenOther;
    }

    public boolean isChosen(int place) {
        return ((chosenBonus | chosenOther) >>> place & 1) != 0;
    }

    public void chooseBonus(int place) {
        chosenBonus |= 1L << place;
    }

    public void chooseOther(int place) {
        chosenOther |= 1L << place;
    }

    /** Units of a technology that sail. */
    public int sent(int technology) {
        return sent[technology - CivilCard.FIRST_UNIT];
    }

    public void send(int technology) {
        sent[technology - CivilCard.FIRST_UNIT]++;
    }

    public void clearChosen() {
        chosenBonus = 0;
        chosenOther = 0;
        Arrays.fill(sent, (byte) 0);
    }
}
