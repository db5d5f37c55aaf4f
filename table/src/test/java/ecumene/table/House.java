package ecumene.table;

import static org.assertj.core.api.Assertions.catchThrowableOfType;

import ecumene.engine.Game;
import ecumene.engine.Move;
import ecumene.engine.Randomness;
import ecumene.engine.Seats;
import ecumene.table.NewTable.Place;
import ecumene.table.TableException.Code;
import ecumene.table.passing.Passing;
import ecumene.tempus.Tempus;
import ecumene.testkit.sample.SealedBids;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;

/** A house with two games, a clock that stands still, and guests named after their seats. */
final class House implements AutoCloseable {

    static final String ANA = "ana";
    static final String BEN = "ben";
    static final String EVE = "eve";

    final MemoryStore store = new MemoryStore();
    final List<Throwable> failures = new CopyOnWriteArrayList<>();
    private final List<? extends Game<?, ?>> games;
    private Instant now = Instant.ofEpochMilli(1_700_000_000_000L);
    private final boolean thoughtless;
    private Tables tables;

    House() {
        this(List.of(new Tempus(), new SealedBids(), new Passing()));
    }

    House(List<? extends Game<?, ?>> games) {
        this(games, false);
    }

    private House(List<? extends Game<?, ?>> games, boolean thoughtless) {
        this.games = games;
        this.thoughtless = thoughtless;
        tables = tables(256);
    }

    /** A house whose bots never come to think by themselves. */
    static House thoughtless() {
        return new House(List.of(new Tempus(), new SealedBids(), new Passing()), true);
    }

    Tables tables() {
        return tables;
    }

    /** Everything in memory is gone. */
    Tables restart() {
        return restart(256);
    }

    Tables restart(int kept) {
        tables.close();
        tables = tables(kept);
        return tables;
    }

    private Tables tables(int kept) {
        FairThreads thinkers = new FairThreads("thinker", 2);
        if (thoughtless) {
            thinkers.close();
        }
        return new Tables(
                games,
                store,
                () -> now,
                thinkers,
                Hospitality.USUAL,
                new Observer() {
                    @Override
                    public void failed(String table, Throwable failure) {
                        failures.add(failure);
                    }
                },
                kept);
    }

    void pass(Duration time) {
        now = now.plus(time);
    }

    Instant now() {
        return now;
    }

    /** Ana on all seats: for matches that one plays alone. */
    Table alone(String game, int seats) {
        List<Place> places = new ArrayList<>();
        for (int seat = 0; seat < seats; seat++) {
            places.add(Place.me("Ana " + seat));
        }
        return open(game, places.toArray(Place[]::new));
    }

    /** Ana on seat 0 and Ben on seat 1 of sealed bids. */
    Table anaAndBen() {
        Table table = open("sealed-bids", Place.me("Ana"), Place.person(null));
        table.join(BEN, 1, invitation(table), "Ben");
        return table;
    }

    /** Ana on seat 0 and Ben on seat 1 of passing, then bots. */
    Table passing(String... bots) {
        List<Place> places = new ArrayList<>(List.of(Place.me("Ana"), Place.person(null)));
        for (String bot : bots) {
            places.add(Place.bot(bot));
        }
        Table table = open("passing", places.toArray(Place[]::new));
        table.join(BEN, 1, invitation(table), "Ben");
        return table;
    }

    Table open(String game, Place... places) {
        return tables.open(new NewTable(game, Map.of(), ANA, List.of(places), Pace.LIVE, false));
    }

    static String invitation(Table table) {
        return table.state(table.viewer(ANA)).invitation();
    }

    static String owner(Table table, int seat) {
        return table.summary().seats().get(seat).owner();
    }

    static TableState look(Table table, int seat) {
        return table.state(new Viewer(owner(table, seat), seat));
    }

    /** The first seat that is asked. */
    static int asked(Table table) {
        return table.summary().awaiting().getFirst();
    }

    static TableState play(Table table, int seat, Move move) {
        TableState state = look(table, seat);
        return move(table, owner(table, seat), seat, state.summary().ply(), state.undone(), move);
    }

    /** A gesture of moves, each of which the rules allow after the one before. */
    static TableState playAll(Table table, int seat, Move... moves) {
        TableState state = look(table, seat);
        return table.play(
                owner(table, seat),
                new Gesture(seat, state.summary().ply(), state.undone(), List.of(moves)),
                Duration.ZERO);
    }

    static TableState move(Table table, String guest, int seat, int ply, int undone, Move move) {
        return table.play(guest, new Gesture(seat, ply, undone, List.of(move)), Duration.ZERO);
    }

    static TableState playFirst(Table table, int seat) {
        return play(table, seat, look(table, seat).moves().getFirst());
    }

    static TableState undo(Table table, int seat) {
        TableState state = look(table, seat);
        return table.undo(owner(table, seat), seat, state.summary().ply(), state.undone());
    }

    /** Plays so many moves at random, or until the end. */
    static void playOn(Table table, int moves, long seed) {
        Randomness random = new Randomness(seed);
        for (int i = 0; i < moves && !table.summary().finished(); i++) {
            List<Integer> awaiting = table.summary().awaiting();
            int seat = awaiting.get(random.below(awaiting.size()));
            List<? extends Move> legal = look(table, seat).moves();
            play(table, seat, legal.get(random.below(legal.size())));
        }
    }

    static List<Viewer> viewers(Table table) {
        List<Viewer> viewers = new ArrayList<>(List.of(Viewer.spectator(EVE)));
        for (int seat = 0; seat < table.summary().seats().size(); seat++) {
            viewers.add(new Viewer(owner(table, seat), seat));
        }
        return viewers;
    }

    static Code codeOf(ThrowingCallable call) {
        TableException problem = catchThrowableOfType(TableException.class, call);
        return problem == null ? null : problem.code();
    }

    static final int SPECTATOR = Seats.SPECTATOR;

    @Override
    public void close() {
        tables.close();
    }
}
