package ecumene.civilization;

import ecumene.civilization.component.Area;
import ecumene.civilization.component.Board;
import ecumene.civilization.component.CivilizationCard;
import ecumene.civilization.component.Nation;
import ecumene.engine.Position;
import ecumene.engine.Setup;
import ecumene.engine.data.BadDataException;
import ecumene.engine.data.Fields;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Everything on the table. Seats, areas, shores and cards are given by their index here. */
public final class CivilizationPosition extends Position {

    /** Stands for a seat, an area or a nation where there is none. */
    public static final int NONE = -1;

    // Agreed before the match.
    private final Variant variant;
    private final Board board;
    private final int goal;

    private final Pieces pieces;
    private final TradeDeck trade;
    /** Only while there is trade. */
    private @Nullable Market market;

    // Seats.
    private final byte[] nation;
    private final byte[] space;
    private final int[] cards;

    private int round;

    /** The civilization cards that the seat on turn has chosen to buy: hidden until they are paid. */
    private int basket;

    /** Who chooses a nation, draws or moves after whom: by lot, by cities or by census. */
    private final byte[] order;

    /** How many tokens each seat had on the map at the latest census: building ships and moving change them afterwards. */
    private final byte[] census;

    // What seats still owe: cities that revolt while there are taxes, points of units while there are calamities.
    private final byte[] citiesToRevolt;
    private final byte[] pointsToLose;

    // Tokens by area: how many of a short growth are decided on, those of the seat on move that have not moved, those
    // that a civil war has turned face down. The names of fields are part of the hash, so these stay as they began.
    private final byte[] decidedGrowth;
    private final byte[] unmoved;
    private final byte[] faceDown;

    // Areas with a city in revolt, where a ship was dropped, whose conflict is settled, whose attack waits for others,
    // with a city that is face down, with a city just built, until its support is looked at.
    private final AreaSet inRevolt;
    private final AreaSet dropped;
    private final AreaSet settled;
    private final AreaSet declared;
    private final AreaSet faceDownCities;
    private final AreaSet newCities;

    /** The seats by their rows of the table; found from the nations. */
    private final byte[] rows;

    public CivilizationPosition(Setup setup, long seed) {
        super(setup, seed);
        int seats = setup.seats();
        variant = Variant.of(setup);
        board = variant.board(setup);
        goal = variant.goal(setup);
        pieces = new Pieces(seats, variant.tokens(seats));
        trade = new TradeDeck(seats);
        nation = new byte[seats];
        Arrays.fill(nation, (byte) NONE);
        space = new byte[seats];
        cards = new int[seats];
        order = new byte[seats];
        census = new byte[seats];
        citiesToRevolt = new byte[seats];
        pointsToLose = new byte[seats];
        decidedGrowth = new byte[Area.FIRST_SEA];
        unmoved = new byte[Area.FIRST_SEA];
        faceDown = new byte[Area.FIRST_SEA];
        inRevolt = new AreaSet();
        dropped = new AreaSet();
        settled = new AreaSet();
        declared = new AreaSet();
        faceDownCities = new AreaSet();
        newCities = new AreaSet();
        rows = new byte[seats];
        findRows();
    }

    private CivilizationPosition(CivilizationPosition other) {
        super(other);
        variant = other.variant;
        board = other.board;
        goal = other.goal;
        pieces = new Pieces(other.pieces);
        trade = new TradeDeck(other.trade);
        market = other.market == null ? null : new Market(other.market);
        nation = other.nation.clone();
        space = other.space.clone();
        cards = other.cards.clone();
        round = other.round;
        basket = other.basket;
        order = other.order.clone();
        census = other.census.clone();
        citiesToRevolt = other.citiesToRevolt.clone();
        pointsToLose = other.pointsToLose.clone();
        decidedGrowth = other.decidedGrowth.clone();
        unmoved = other.unmoved.clone();
        faceDown = other.faceDown.clone();
        inRevolt = new AreaSet(other.inRevolt);
        dropped = new AreaSet(other.dropped);
        settled = new AreaSet(other.settled);
        declared = new AreaSet(other.declared);
        faceDownCities = new AreaSet(other.faceDownCities);
        newCities = new AreaSet(other.newCities);
        rows = other.rows.clone();
    }

    @Override
    public CivilizationPosition copy() {
        return new CivilizationPosition(this);
    }

    @Override
    protected void ownFields(Fields fields) {
        pieces.fields(fields);
        trade.fields(fields);
        boolean trading = fields.flag("market", market != null);
        if (trading != (market != null)) {
            market = trading ? new Market(seats()) : null;
        }
        if (market != null) {
            market.fields(fields);
        }
        fields.bytes("nation", nation);
        fields.bytes("space", space);
        fields.numbers("cards", cards);
        round = fields.number("round", round);
        basket = fields.number("basket", basket);
        fields.bytes("order", order);
        fields.bytes("census", census);
        fields.bytes("citiesToRevolt", citiesToRevolt);
        fields.bytes("pointsToLose", pointsToLose);
        fields.bytes("grown", decidedGrowth);
        fields.bytes("unmoved", unmoved);
        fields.bytes("faction", faceDown);
        inRevolt.fields("inRevolt", fields);
        dropped.fields("dropped", fields);
        settled.fields("settled", fields);
        declared.fields("declared", fields);
        faceDownCities.fields("factionCities", fields);
        newCities.fields("newCities", fields);
    }

    /** After loading: finds what is derived. */
    void recount() {
        for (byte chosen : nation) {
            if (chosen < NONE || chosen >= Nation.ALL.size()) {
                throw new BadDataException("nation: " + chosen);
            }
        }
        pieces.recount();
        trade.recount();
        findRows();
    }

    public Variant variant() {
        return variant;
    }

    /** The part of the map in play. */
    public Board board() {
        return board;
    }

    /** The space of the table that ends the match. */
    public int goal() {
        return goal;
    }

    public Pieces pieces() {
        return pieces;
    }

    public TradeDeck trade() {
        return trade;
    }

    // ---------------------------------------------------------------- trade

    public boolean isTrading() {
        return market != null;
    }

    /** The market, while there is trade. */
    public Market market() {
        if (market == null) {
            throw new IllegalStateException("no trade now");
        }
        return market;
    }

    public void openMarket() {
        market = new Market(seats());
    }

    public void closeMarket() {
        market = null;
    }

    // ---------------------------------------------------------------- nations and the table

    public boolean hasNation(int seat) {
        return nation[seat] != NONE;
    }

    public Nation nation(int seat) {
        return Nation.at(nation[seat]);
    }

    public void setNation(int seat, Nation chosen) {
        nation[seat] = (byte) chosen.index();
        findRows();
    }

    /** The seat that plays a nation; {@link #NONE} if nobody does. */
    public int seatOf(Nation played) {
        for (int seat = 0; seat < nation.length; seat++) {
            if (nation[seat] == played.index()) {
                return seat;
            }
        }
        return NONE;
    }

    /** Seats sorted by their rows; those without a nation last, by number. */
    private void findRows() {
        int found = 0;
        for (int row = 0; row < Nation.ALL.size(); row++) {
            for (int seat = 0; seat < nation.length; seat++) {
                if (nation[seat] == row) {
                    rows[found++] = (byte) seat;
                }
            }
        }
        for (int seat = 0; seat < nation.length; seat++) {
            if (nation[seat] == NONE) {
                rows[found++] = (byte) seat;
            }
        }
    }

    /** The seat in a place of the table order, from 0 (5.2). */
    public int inTableOrder(int place) {
        return rows[place];
    }

    /** The space of the table where a seat's marker stands; 0 before the first column. */
    public int space(int seat) {
        return space[seat];
    }

    public void setSpace(int seat, int value) {
        space[seat] = (byte) value;
    }

    // ---------------------------------------------------------------- civilization cards

    /** The civilization cards of a seat, as a bit set. */
    public int cards(int seat) {
        return cards[seat];
    }

    public boolean has(int seat, CivilizationCard card) {
        return card.isIn(cards[seat]);
    }

    public void addCards(int seat, int set) {
        cards[seat] |= set;
    }

    /** What the seat on turn has chosen to buy, as a bit set. */
    public int basket() {
        return basket;
    }

    public void setBasket(int set) {
        basket = set;
    }

    // ---------------------------------------------------------------- time and order

    /** The round, from 1; 0 during the set-up. */
    public int round() {
        return round;
    }

    public void setRound(int number) {
        round = number;
    }

    public int inOrder(int place) {
        return order[place];
    }

    public void setOrder(int place, int seat) {
        order[place] = (byte) seat;
    }

    /** The tokens of a seat that were counted in the latest census; 0 before the first. */
    public int census(int seat) {
        return census[seat];
    }

    public void setCensus(int seat, int tokens) {
        census[seat] = (byte) tokens;
    }

    // ---------------------------------------------------------------- notes of the phase going on

    /** What a seat owes now, whichever of the two below it is: there are never both. */
    public int owed(int seat) {
        return citiesToRevolt[seat] + pointsToLose[seat];
    }

    /** How many cities of a seat will revolt for want of taxes and are not named yet. */
    public int citiesToRevolt(int seat) {
        return citiesToRevolt[seat];
    }

    public void setCitiesToRevolt(int seat, int cities) {
        citiesToRevolt[seat] = (byte) cities;
    }

    /** How many points of units a seat has still to lose by a calamity. */
    public int pointsToLose(int seat) {
        return pointsToLose[seat];
    }

    public void setPointsToLose(int seat, int points) {
        pointsToLose[seat] = (byte) points;
    }

    /** How many of the tokens that an area would get are decided on while growth is short: it gets them, or goes without. */
    public int decidedGrowth(int area) {
        return decidedGrowth[area];
    }

    public void setDecidedGrowth(int area, int tokens) {
        decidedGrowth[area] = (byte) tokens;
    }

    public void clearDecidedGrowth() {
        Arrays.fill(decidedGrowth, (byte) 0);
    }

    /** How many tokens of the seat on move in an area have not moved. */
    public int unmoved(int area) {
        return unmoved[area];
    }

    public void setUnmoved(int area, int count) {
        unmoved[area] = (byte) count;
    }

    public void clearUnmoved() {
        Arrays.fill(unmoved, (byte) 0);
    }

    /**
     * How many tokens of the victim of a civil war lie face down (22.2.6.1): the first faction, as far as it is picked, and
     * after the choice of the victim those that change hands.
     */
    public int faceDown(int area) {
        return faceDown[area];
    }

    public void setFaceDown(int area, int count) {
        faceDown[area] = (byte) count;
    }

    /** Cities of that victim that lie face down. */
    public AreaSet faceDownCities() {
        return faceDownCities;
    }

    public void turnFaceUp() {
        Arrays.fill(faceDown, (byte) 0);
        faceDownCities.clear();
    }

    /** Cities in revolt that nobody has taken over yet. */
    public AreaSet inRevolt() {
        return inRevolt;
    }

    /** Where the seat that builds ships has dropped one. */
    public AreaSet dropped() {
        return dropped;
    }

    /** Conflicts before cities that are settled. */
    public AreaSet settled() {
        return settled;
    }

    /** Attacks on cities that wait until other conflicts are settled. */
    public AreaSet declared() {
        return declared;
    }

    /** Cities just built, until their support has been looked at. */
    public AreaSet newCities() {
        return newCities;
    }

    /** The limit of an area for a seat that lives there alone (22.3.10). */
    public int populationLimit(int seat, int area) {
        return Area.at(area).limit() + (has(seat, CivilizationCard.AGRICULTURE) ? 1 : 0);
    }
}
