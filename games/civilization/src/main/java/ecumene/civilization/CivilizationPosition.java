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

    /** What seats still owe: cities in revolt, points of units. */
    private final byte[] owed;

    // Marks on areas, for the phase going on: tokens that have not moved, tokens of a faction; conflicts that are
    // settled, attacks that are declared, cities of a faction, cities built in this round.
    private final byte[] marked;
    private final long[] flagged;
    private final long[] declared;
    private final long[] built;

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
        owed = new byte[seats];
        marked = new byte[Area.FIRST_SEA];
        flagged = new long[Pieces.WORDS];
        declared = new long[Pieces.WORDS];
        built = new long[Pieces.WORDS];
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
        owed = other.owed.clone();
        marked = other.marked.clone();
        flagged = other.flagged.clone();
        declared = other.declared.clone();
        built = other.built.clone();
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
        fields.bytes("owed", owed);
        fields.bytes("marked", marked);
        fields.words("flagged", flagged);
        fields.words("declared", declared);
        fields.words("built", built);
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

    // ---------------------------------------------------------------- notes of the phase going on

    public int owed(int seat) {
        return owed[seat];
    }

    public void setOwed(int seat, int count) {
        owed[seat] = (byte) count;
    }

    public int marked(int area) {
        return marked[area];
    }

    public void setMarked(int area, int count) {
        marked[area] = (byte) count;
    }

    public void clearMarks() {
        Arrays.fill(marked, (byte) 0);
        Arrays.fill(flagged, 0);
        Arrays.fill(declared, 0);
    }

    public boolean isFlagged(int area) {
        return (flagged[area >> 6] & (1L << area)) != 0;
    }

    public void flag(int area, boolean on) {
        flagged[area >> 6] = on ? flagged[area >> 6] | (1L << area) : flagged[area >> 6] & ~(1L << area);
    }

    public boolean isDeclared(int area) {
        return (declared[area >> 6] & (1L << area)) != 0;
    }

    public void declare(int area) {
        declared[area >> 6] |= 1L << area;
    }

    /** Whether the city in an area was built in this round. */
    public boolean isNew(int area) {
        return (built[area >> 6] & (1L << area)) != 0;
    }

    public void setNew(int area) {
        built[area >> 6] |= 1L << area;
    }

    public void clearNew() {
        Arrays.fill(built, 0);
    }

    /** The limit of an area for a seat that lives there alone (22.3.10). */
    public int limit(int seat, int area) {
        return Area.at(area).limit() + (has(seat, CivilizationCard.AGRICULTURE) ? 1 : 0);
    }
}
