package ecumene.sidmeiercivilization;

import ecumene.engine.Position;
import ecumene.engine.Setup;
import ecumene.engine.data.Fields;
import ecumene.sidmeiercivilization.component.Arm;
import ecumene.sidmeiercivilization.component.Building;
import ecumene.sidmeiercivilization.component.EventCard;
import ecumene.sidmeiercivilization.component.Layout;
import ecumene.sidmeiercivilization.component.MapTile;
import ecumene.sidmeiercivilization.component.Marker;
import ecumene.sidmeiercivilization.component.Person;
import ecumene.sidmeiercivilization.component.Resource;
import ecumene.sidmeiercivilization.component.Square;
import ecumene.sidmeiercivilization.component.UnitCard;
import ecumene.sidmeiercivilization.component.Wonder;
import java.util.Arrays;

/**
 * Everything on the table, as plain numbers. {@link Board} and {@link Empire} read it, the rules write it. Cities are counted
 * from {@code 3 * seat}, the capital first. Decks are counts by kind: a card is drawn by chance when it is drawn.
 */
public final class SidMeierCivilizationPosition extends Position {

    /** FigureSquares for a seat, a square, a city or a choice where there is none. */
    public static final int NONE = -1;

    public static final int CITIES = 3;
    public static final int COIN_CARDS = 4;
    public static final int SCOUTS = 2;
    public static final int MAX_FRONTS = 40;

    /** A face-down answer: no research this turn. */
    public static final int NO_RESEARCH = 99;

    // Where a wonder is.
    public static final int IN_DECK = 0;
    public static final int IN_MARKET = 1;
    public static final int BUILT = 2;
    public static final int GONE = 3;

    /** Where things lie. */
    public final Layout layout;

    /** Whether no rank may be skipped, by the set-up. */
    public final boolean ranksOneByOne;

    // ---------------------------------------------------------------- time and end

    public int round;
    public int firstSeat;
    /** The index of the phase we are in. */
    public int phase;

    public int winner = NONE;
    /** How it ended: an index of {@link Ending}. */
    public int ending;

    // ---------------------------------------------------------------- the map

    /** The neutral tiles: first those on the table in the order of their places, then those left over; written by {@link #ownMap}. */
    public byte[] neutral;
    /** How each tile on the table is turned, in quarters; {@link #NONE} while it lies face down; written by {@link #ownMap}. */
    public byte[] turned;
    /** What lies on a square, see {@link Board}; written by {@link #ownMap}. */
    public byte[] onMap;
    /** 0, or one more than the index of the terrain that a disaster made: copies share it, see {@link Board#wither}. */
    public byte[] disaster;
    /** Whose figures stand on a square and how many, see {@link Board}; written by {@link #ownFigures}. */
    public byte[] figures;
    /** Counted from the figures. */
    FigureSquares figureSquares;
    /** How many figures of a square have moved, as {@link FigureCount} has it; written by {@link #ownMoved}. */
    public byte[] moved;
    // Copies share what is on the map until one of them writes there: most moves change little of it.
    private boolean sharesMap;
    private boolean sharesFigures;
    private boolean sharesMoved;
    /** Squares that no figure may leave this turn. */
    public final long[] frozen;

    // ---------------------------------------------------------------- seats

    public final byte[] civilization;
    public final byte[] government;
    /** The round in which a seat came under Anarchy. */
    public final int[] anarchySince;
    /** Governments that a seat may change to directly this turn, as a bit set: unlocked in the turn before. */
    public final byte[] unlocked;
    /** Governments that a seat has unlocked this turn and may change to directly in the next, as a bit set. */
    public final byte[] unlockedNow;
    /** How often a seat has put great persons of its reserve on the map this turn. */
    public final byte[] returned;

    public final int[] trade;
    public final int[] culture;
    /** The space on the culture track. */
    public final byte[] level;
    /** Coin tokens on the sheet. */
    public final byte[] sheetCoins;

    public final long[] technologies;
    /** Abilities used this turn, and other things that are done once a turn: see {@link Once}. */
    public final long[] used;
    /** Coin tokens on Code of Laws, Pottery, Democracy and Printing Press. */
    public final byte[] coinTokens;
    /** Figures beside the sheet. */
    public final byte[] unbuiltArmies;

    public final byte[] unbuiltScouts;
    public final int[] citySquare;
    public final byte[] walls;
    /** Actions that a city may still take this turn. */
    public final byte[] actions;
    /** Kinds of actions that a city has taken this turn, as a bit set. */
    public final byte[] actionsTaken;
    /** Production that a city has more this turn. */
    public final byte[] bonus;
    /** Squares that scouts send home this turn, and the city they send them to: NONE if they sent them last turn. */
    public final int[] sentSquare;

    public final byte[] sentCity;
    /** The square of a scout that was built this very turn and sends nothing yet. */
    public final int[] newScout;

    // ---------------------------------------------------------------- cards and markers

    public final byte[] forces;
    public final byte[] deck;
    /** Unit cards face up at the bottom of their decks. */
    public final byte[] below;

    public final byte[] eventDeck;
    public final byte[] eventDiscard;
    public final byte[] hand;
    /** Huts and villages that nobody holds: in the stock or face down on the map. */
    public final byte[] markerPool;

    public final byte[] markers;
    /** Huts and villages that were paid with: out of the match, for all to see. */
    public final byte[] spentMarkers;

    public final byte[] market;
    public final byte[] tokens;
    public final byte[] personPool;
    public final byte[] reserve;
    /** Markers left in the market, by basic building: written by {@link #ownMap}, like where wonders are. */
    public byte[] buildings;

    public byte[] wonderState;
    public int[] wonderSquare;
    /** Wonders that have lost their ability, as a bit set. */
    public int obsolete;

    public int panamaCoins;

    // ---------------------------------------------------------------- battle

    /** Who attacks; {@link #NONE} without a battle. */
    public int attacker = NONE;
    /** Who defends; the left neighbour for barbarians. */
    public int defender = NONE;

    public boolean barbarians;
    public int battleSquare = NONE;
    /** The attacking figures, off the map until it is decided. */
    public int battleArmies;

    public int battleScouts;

    // Room for these is laid out when a battle begins. Without one nobody writes in them, and copies share them.

    /** The bonus of attacker and defender. */
    public byte[] battleBonus;
    /** Hands of attacker and defender. */
    public byte[] battleHand;
    /** Units killed of attacker and defender. */
    public byte[] killed;
    /** Four numbers for each front: unit of the attacker and its wounds, unit of the defender and its wounds. */
    public byte[] fronts;

    public int frontsSize;
    /** Where the latest unit was played, also after the battle. */
    public int lastFront;
    /** Where something was put on the map last, be it in the place of something alike. */
    public int lastPlaced = NONE;

    // ---------------------------------------------------------------- secret answers and deals

    /** The technology chosen face down; {@link #NONE} before the answer. */
    public final byte[] chosen;
    /** What the seats offer each other. */
    public final Offers offers;

    public SidMeierCivilizationPosition(Setup setup, long seed) {
        super(setup, seed);
        int seats = setup.seats();
        layout = Layout.of(seats);
        ranksOneByOne = setup.choice(SidMeierCivilization.RANKS).equals(SidMeierCivilization.ONE_BY_ONE);
        figureSquares = new FigureSquares(seats);
        neutral = new byte[MapTile.COUNT - MapTile.HOMES];
        turned = new byte[layout.slots()];
        Arrays.fill(turned, (byte) NONE);
        onMap = new byte[Square.COUNT];
        disaster = new byte[Square.COUNT];
        figures = new byte[Square.COUNT];
        moved = new byte[Square.COUNT];
        frozen = new long[Square.COUNT / 64];
        civilization = filled(seats);
        government = new byte[seats];
        anarchySince = new int[seats];
        unlocked = new byte[seats];
        unlockedNow = new byte[seats];
        returned = new byte[seats];
        trade = new int[seats];
        culture = new int[seats];
        level = new byte[seats];
        sheetCoins = new byte[seats];
        technologies = new long[seats];
        used = new long[seats];
        coinTokens = new byte[seats * COIN_CARDS];
        unbuiltArmies = new byte[seats];
        unbuiltScouts = new byte[seats];
        citySquare = new int[seats * CITIES];
        Arrays.fill(citySquare, NONE);
        walls = new byte[seats * CITIES];
        actions = new byte[seats * CITIES];
        actionsTaken = new byte[seats * CITIES];
        bonus = new byte[seats * CITIES];
        sentSquare = new int[seats * SCOUTS];
        Arrays.fill(sentSquare, NONE);
        sentCity = new byte[seats * SCOUTS];
        newScout = new int[seats];
        Arrays.fill(newScout, NONE);
        forces = new byte[seats * UnitCard.COUNT];
        deck = new byte[UnitCard.COUNT];
        below = new byte[UnitCard.COUNT];
        eventDeck = new byte[EventCard.COUNT];
        eventDiscard = new byte[EventCard.COUNT];
        hand = new byte[seats * EventCard.COUNT];
        markerPool = new byte[Marker.COUNT];
        markers = new byte[seats * Marker.HELD];
        spentMarkers = new byte[Marker.HELD];
        market = new byte[Resource.IN_MARKET];
        tokens = new byte[seats * Resource.IN_MARKET];
        personPool = new byte[Person.COUNT];
        reserve = new byte[seats * Person.COUNT];
        buildings = new byte[Building.COUNT];
        wonderState = new byte[Wonder.COUNT];
        wonderSquare = new int[Wonder.COUNT];
        Arrays.fill(wonderSquare, NONE);
        layOutBattle();
        chosen = filled(seats);
        offers = new Offers(seats);
    }

    private static byte[] filled(int size) {
        byte[] values = new byte[size];
        Arrays.fill(values, (byte) NONE);
        return values;
    }

    private SidMeierCivilizationPosition(SidMeierCivilizationPosition other) {
        super(other);
        layout = other.layout;
        ranksOneByOne = other.ranksOneByOne;
        round = other.round;
        firstSeat = other.firstSeat;
        phase = other.phase;
        winner = other.winner;
        ending = other.ending;
        neutral = other.neutral;
        turned = other.turned;
        disaster = other.disaster;
        onMap = other.onMap;
        figures = other.figures;
        figureSquares = other.figureSquares;
        moved = other.moved;
        share();
        other.share();
        frozen = other.frozen.clone();
        civilization = other.civilization.clone();
        government = other.government.clone();
        anarchySince = other.anarchySince.clone();
        unlocked = other.unlocked.clone();
        unlockedNow = other.unlockedNow.clone();
        returned = other.returned.clone();
        trade = other.trade.clone();
        culture = other.culture.clone();
        level = other.level.clone();
        sheetCoins = other.sheetCoins.clone();
        technologies = other.technologies.clone();
        used = other.used.clone();
        coinTokens = other.coinTokens.clone();
        unbuiltArmies = other.unbuiltArmies.clone();
        unbuiltScouts = other.unbuiltScouts.clone();
        citySquare = other.citySquare.clone();
        walls = other.walls.clone();
        actions = other.actions.clone();
        actionsTaken = other.actionsTaken.clone();
        bonus = other.bonus.clone();
        sentSquare = other.sentSquare.clone();
        sentCity = other.sentCity.clone();
        newScout = other.newScout.clone();
        forces = other.forces.clone();
        deck = other.deck.clone();
        below = other.below.clone();
        eventDeck = other.eventDeck.clone();
        eventDiscard = other.eventDiscard.clone();
        hand = other.hand.clone();
        markerPool = other.markerPool.clone();
        markers = other.markers.clone();
        spentMarkers = other.spentMarkers.clone();
        market = other.market.clone();
        tokens = other.tokens.clone();
        personPool = other.personPool.clone();
        reserve = other.reserve.clone();
        buildings = other.buildings;
        wonderState = other.wonderState;
        wonderSquare = other.wonderSquare;
        obsolete = other.obsolete;
        panamaCoins = other.panamaCoins;
        attacker = other.attacker;
        defender = other.defender;
        barbarians = other.barbarians;
        battleSquare = other.battleSquare;
        battleArmies = other.battleArmies;
        battleScouts = other.battleScouts;
        boolean battle = other.attacker != NONE;
        battleBonus = battle ? other.battleBonus.clone() : other.battleBonus;
        battleHand = battle ? other.battleHand.clone() : other.battleHand;
        killed = battle ? other.killed.clone() : other.killed;
        fronts = battle ? other.fronts.clone() : other.fronts;
        frontsSize = other.frontsSize;
        lastFront = other.lastFront;
        lastPlaced = other.lastPlaced;
        chosen = other.chosen.clone();
        offers = new Offers(other.offers);
    }

    @Override
    public SidMeierCivilizationPosition copy() {
        return new SidMeierCivilizationPosition(this);
    }

    @Override
    protected void ownFields(Fields fields) {
        FieldNames.fields(this, fields);
    }

    // ---------------------------------------------------------------- small readings

    public int nextSeat(int seat) {
        return seat + 1 == seats() ? 0 : seat + 1;
    }

    /** Culture events in a hand. */
    public int handSize(int seat) {
        int size = 0;
        for (int card = 0; card < EventCard.COUNT; card++) {
            size += hand[seat * EventCard.COUNT + card];
        }
        return size;
    }

    /** Culture events of an age in a hand: their backs are seen by all. */
    public int handSize(int seat, int era) {
        int size = 0;
        for (int card = EventCard.first(era); card < EventCard.first(era + 1); card++) {
            size += hand[seat * EventCard.COUNT + card];
        }
        return size;
    }

    public int inHand(int seat, EventCard card) {
        return hand[seat * EventCard.COUNT + card.index()];
    }

    /** Huts or villages that a seat holds. */
    public int markerCount(int seat, boolean huts) {
        int count = 0;
        for (int marker = huts ? 0 : Marker.HUTS; marker < (huts ? Marker.HUTS : Marker.HELD); marker++) {
            count += markers[seat * Marker.HELD + marker];
        }
        return count;
    }

    public int tokens(int seat, Resource resource) {
        return resource.index() < Resource.IN_MARKET ? tokens[seat * Resource.IN_MARKET + resource.index()] : 0;
    }

    /** Units of an arm in the standing forces. */
    public int forces(int seat, Arm arm) {
        int first = seat * UnitCard.COUNT + arm.index() * UnitCard.STRENGTHS;
        return forces[first] + forces[first + 1] + forces[first + 2];
    }

    /** All units in the standing forces. */
    public int forces(int seat) {
        int count = 0;
        for (int unit = 0; unit < UnitCard.COUNT; unit++) {
            count += forces[seat * UnitCard.COUNT + unit];
        }
        return count;
    }

    /** Cards in the hand of attacker (0) or defender (1). */
    public int battleHandSize(int side) {
        int size = 0;
        for (int unit = 0; unit < UnitCard.COUNT; unit++) {
            size += battleHand[side * UnitCard.COUNT + unit];
        }
        return size;
    }

    /** Room for a battle, with nothing in it, that no copy shares. */
    public void layOutBattle() {
        battleBonus = new byte[2];
        battleHand = new byte[2 * UnitCard.COUNT];
        killed = new byte[2 * UnitCard.COUNT];
        fronts = new byte[4 * MAX_FRONTS];
        frontsSize = 0;
    }

    private void share() {
        sharesMap = true;
        sharesFigures = true;
        sharesMoved = true;
    }

    /** What lies on the squares, to write in together with the tiles and with buildings and wonders on the map or not. */
    public byte[] ownMap() {
        if (sharesMap) {
            onMap = onMap.clone();
            neutral = neutral.clone();
            turned = turned.clone();
            buildings = buildings.clone();
            wonderState = wonderState.clone();
            wonderSquare = wonderSquare.clone();
            sharesMap = false;
        }
        return onMap;
    }

    /** The figures on the squares, to write in together with where they are. */
    byte[] ownFigures() {
        if (sharesFigures) {
            figures = figures.clone();
            figureSquares = new FigureSquares(figureSquares);
            sharesFigures = false;
        }
        return figures;
    }

    /** How many figures of the squares have moved, to write in. */
    public byte[] ownMoved() {
        if (sharesMoved) {
            moved = moved.clone();
            sharesMoved = false;
        }
        return moved;
    }

    public boolean isFrozen(int square) {
        return (frozen[square >> 6] >> (square & 63) & 1) != 0;
    }

    public void freeze(int square) {
        frozen[square >> 6] |= 1L << (square & 63);
    }

    public boolean hasUsed(int seat, long bit) {
        return (used[seat] & bit) != 0;
    }

    public void use(int seat, long bit) {
        used[seat] |= bit;
    }
}
