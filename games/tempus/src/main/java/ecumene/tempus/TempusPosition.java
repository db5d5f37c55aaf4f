package ecumene.tempus;

import ecumene.engine.Position;
import ecumene.engine.Randomness;
import ecumene.engine.Setup;
import ecumene.engine.data.BadDataException;
import ecumene.engine.data.Fields;
import ecumene.tempus.component.Era;
import ecumene.tempus.component.Hex;
import ecumene.tempus.component.Island;
import ecumene.tempus.component.MapTile;
import ecumene.tempus.component.Terrain;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Everything on the table. Hexes and cards are given by their index here. */
public final class TempusPosition extends Position {

    /** Stands for a hex, a seat or a terrain where there is none. */
    public static final int NONE = -1;

    /** An action that several moves make up. */
    public enum Running {
        NOTHING,
        MOVE,
        CHILDREN;

        @SuppressWarnings("EnumOrdinal") // the order never changes: saved positions rely on it
        private int index() {
            return ordinal();
        }
    }

    private static final Running[] RUNNING = Running.values();

    // The island, and the stack of map tiles: those before tilesDrawn are known to all.
    private Island island = Island.NONE;
    private final byte[] tiles;
    private int tilesDrawn;

    private final Board board;
    private final Cards cards;

    // Seats.
    private final byte[] era;
    private final byte[] actionTokens;
    private final byte[] delayed;

    // Time.
    private int firstSeat;
    private int turn;
    private int round;

    // The turn of one seat: actions it may still begin, the running action and how often it can go on, and whether an
    // action has been taken. fresh: tokens that came to a hex by the running action.
    private int actionsLeft;
    private Running running = Running.NOTHING;
    private int allowance;
    private boolean acted;
    private final byte[] fresh;

    // The fight going on; NONE without one, the terrain also before a city has named it.
    private int fightFrom = NONE;
    private int fightTo = NONE;
    private int fightTerrain = NONE;

    public TempusPosition(Setup setup, long seed) {
        super(setup, seed);
        int seats = setup.seats();
        tiles = new byte[MapTile.COUNT];
        for (int i = 0; i < tiles.length; i++) {
            tiles[i] = (byte) i;
        }
        board = new Board(seats);
        cards = new Cards(seats);
        fresh = new byte[Hex.COUNT];
        era = new byte[seats];
        actionTokens = new byte[seats];
        delayed = new byte[seats];
    }

    private TempusPosition(TempusPosition other) {
        super(other);
        island = other.island;
        tiles = other.tiles.clone();
        tilesDrawn = other.tilesDrawn;
        board = new Board(other.board);
        cards = new Cards(other.cards);
        fresh = other.fresh.clone();
        era = other.era.clone();
        actionTokens = other.actionTokens.clone();
        delayed = other.delayed.clone();
        firstSeat = other.firstSeat;
        turn = other.turn;
        round = other.round;
        actionsLeft = other.actionsLeft;
        running = other.running;
        allowance = other.allowance;
        acted = other.acted;
        fightFrom = other.fightFrom;
        fightTo = other.fightTo;
        fightTerrain = other.fightTerrain;
    }

    @Override
    public TempusPosition copy() {
        return new TempusPosition(this);
    }

    @Override
    protected void ownFields(Fields fields) {
        fields.bytes("tiles", tiles);
        tilesDrawn = fields.number("tilesDrawn", tilesDrawn);
        islandFields(fields);
        board.fields(fields);
        fields.bytes("era", era);
        fields.bytes("actionTokens", actionTokens);
        fields.bytes("delayed", delayed);
        cards.fields(fields);
        firstSeat = fields.number("firstSeat", firstSeat);
        turn = fields.number("turn", turn);
        round = fields.number("round", round);
        actionsLeft = fields.number("actionsLeft", actionsLeft);
        running = running(fields.number("running", running.index()));
        allowance = fields.number("allowance", allowance);
        acted = fields.flag("acted", acted);
        fields.bytes("fresh", fresh);
        fightFrom = fields.number("fightFrom", fightFrom);
        fightTo = fields.number("fightTo", fightTo);
        fightTerrain = fields.number("fightTerrain", fightTerrain);
    }

    private static Running running(int index) {
        if (index < 0 || index >= RUNNING.length) {
            throw new BadDataException("running: " + index);
        }
        return RUNNING[index];
    }

    /** The island as the tiles that lie: the first ones of the stack, each with its hex and turns. */
    private void islandFields(Fields fields) {
        List<Island.LaidTile> lying = island.tiles();
        int count = fields.number("tilesLaid", lying.size());
        if (count < 0 || count > MapTile.COUNT) {
            throw new BadDataException("tilesLaid: " + count);
        }
        int[] centres = new int[count];
        int[] turns = new int[count];
        for (int i = 0; i < Math.min(count, lying.size()); i++) {
            centres[i] = lying.get(i).centre().index();
            turns[i] = lying.get(i).turns();
        }
        fields.numbers("tileCentres", centres);
        fields.numbers("tileTurns", turns);
        if (count != lying.size()) {
            List<Island.LaidTile> loaded = new ArrayList<>();
            for (int i = 0; i < count; i++) {
                if (turns[i] < 0 || turns[i] >= Hex.DIRECTIONS) {
                    throw new BadDataException("tileTurns: " + turns[i]);
                }
                loaded.add(new Island.LaidTile(MapTile.at(tiles[i]), Hex.at(centres[i]), turns[i]));
            }
            island = Island.of(loaded);
        }
    }

    public Board board() {
        return board;
    }

    public Cards cards() {
        return cards;
    }

    // ---------------------------------------------------------------- island and map tiles

    public Island island() {
        return island;
    }

    /** Lays the tile drawn last. */
    public void layTile(int hex, int turns) {
        island = island.with(new Island.LaidTile(drawnTile(), Hex.at(hex), turns));
    }

    /** Puts an island in the place of the present one, with its tiles first in the stack and drawn. */
    public void setIsland(Island wanted) {
        int at = 0;
        for (Island.LaidTile lying : wanted.tiles()) {
            int index = at;
            while (tiles[index] != lying.tile().index()) {
                index++;
            }
            tiles[index] = tiles[at];
            tiles[at++] = (byte) lying.tile().index();
        }
        tilesDrawn = at;
        island = wanted;
    }

    public void drawTile() {
        tilesDrawn++;
    }

    /** The tile drawn last. */
    public MapTile drawnTile() {
        return MapTile.at(tiles[tilesDrawn - 1]);
    }

    public int tilesDrawn() {
        return tilesDrawn;
    }

    /** The tile in a place of the stack; the first {@link #tilesDrawn} are known to all. */
    MapTile tile(int place) {
        return MapTile.at(tiles[place]);
    }

    /** Shuffles the tiles that nobody has seen. */
    void shuffleTiles(Randomness random) {
        byte[] unseen = Arrays.copyOfRange(tiles, tilesDrawn, tiles.length);
        // Sorted first, so that the outcome does not depend on the order nobody knows.
        Arrays.sort(unseen);
        random.shuffle(unseen, unseen.length);
        System.arraycopy(unseen, 0, tiles, tilesDrawn, unseen.length);
    }

    // ---------------------------------------------------------------- eras, action tokens, time

    public Era era(int seat) {
        return Era.at(era[seat]);
    }

    public void setEra(int seat, Era reached) {
        era[seat] = (byte) reached.index();
    }

    /** The row of the most advanced cube. */
    public Era leadingEra() {
        int best = 0;
        for (byte row : era) {
            best = Math.max(best, row);
        }
        return Era.at(best);
    }

    /** How many tokens of a seat a hex has room for: by its row, and by Sanitation. */
    public int stackingLimit(int seat, int hex) {
        return era(seat).stackingLimit() + board.raised(seat, hex);
    }

    public int actionTokens(int seat) {
        return actionTokens[seat];
    }

    public void setActionTokens(int seat, int count) {
        actionTokens[seat] = (byte) count;
    }

    /** Whether a seat has put off its actions in this turn. */
    public boolean hasDelayed(int seat) {
        return delayed[seat] != 0;
    }

    public void setDelayed(int seat, boolean value) {
        delayed[seat] = (byte) (value ? 1 : 0);
    }

    /** The seat with the marker of the first player. */
    public int firstSeat() {
        return firstSeat;
    }

    public void setFirstSeat(int seat) {
        firstSeat = seat;
    }

    /** The seat that comes so many places after the first. */
    public int inOrder(int place) {
        return (firstSeat + place) % seats();
    }

    /** The turn, which the players call an era, from 1; 0 during the set-up. */
    public int turn() {
        return turn;
    }

    public void setTurn(int number) {
        turn = number;
    }

    public int round() {
        return round;
    }

    public void setRound(int number) {
        round = number;
    }

    // ---------------------------------------------------------------- the turn of a seat

    public int actionsLeft() {
        return actionsLeft;
    }

    public Running running() {
        return running;
    }

    /** How many tokens or children the running action still allows. */
    public int allowance() {
        return allowance;
    }

    /** Whether the seat whose turn it is has already taken an action in it. */
    public boolean hasActed() {
        return acted;
    }

    /** Whether an action of this kind is running and can go on. */
    public boolean goesOn(Running kind) {
        return running == kind && allowance > 0;
    }

    /** How many tokens in a hex came there by the running action. */
    public int fresh(int hex) {
        return fresh[hex];
    }

    public void addFresh(int hex) {
        fresh[hex]++;
    }

    public void beginTurn() {
        actionsLeft = 1;
        acted = false;
    }

    /** The seat whose turn it is takes no action in this round. */
    public void waive() {
        actionsLeft = 0;
    }

    public void addAction() {
        actionsLeft++;
    }

    /** Spends an action token of a seat on an action. */
    public void beginAction(int seat, Running kind, int allowed) {
        closeAction();
        actionTokens[seat]--;
        actionsLeft--;
        running = kind;
        allowance = allowed;
        acted = true;
    }

    public void setAllowance(int allowed) {
        allowance = allowed;
    }

    /** The running action is over, whatever it still allowed. */
    public void closeAction() {
        if (running != Running.NOTHING) {
            running = Running.NOTHING;
            allowance = 0;
            Arrays.fill(fresh, (byte) 0);
        }
    }

    public void endTurn() {
        closeAction();
        actionsLeft = 0;
        acted = false;
    }

    // ---------------------------------------------------------------- the fight going on

    public int fightFrom() {
        return fightFrom;
    }

    public int fightTo() {
        return fightTo;
    }

    /** The terrain fought over; {@link #NONE} while a city has not named it. */
    public int fightTerrain() {
        return fightTerrain;
    }

    public void setFightTerrain(Terrain terrain) {
        fightTerrain = terrain.index();
    }

    public void beginFight(int from, int to) {
        fightFrom = from;
        fightTo = to;
        fightTerrain = board.city(to) > 0 ? NONE : island.terrain(to).index();
    }

    public void endFight() {
        fightFrom = NONE;
        fightTo = NONE;
        fightTerrain = NONE;
    }
}
