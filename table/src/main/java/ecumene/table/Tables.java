package ecumene.table;

import ecumene.engine.Game;
import ecumene.engine.Setup;
import ecumene.engine.data.BadDataException;
import ecumene.table.TableException.Code;
import ecumene.table.Wish.Urgency;
import java.lang.ref.Reference;
import java.lang.ref.ReferenceQueue;
import java.lang.ref.WeakReference;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Every table of the house. Each is kept in a {@link Store} and loaded when somebody asks for it; in memory there is never
 * more than one {@link Table} of an id. The recently used ones are held here, and any other as long as somebody else holds
 * it: a listener, a request, a bot that thinks for it.
 */
public final class Tables implements AutoCloseable {

    /** How many tables are held in memory though nobody needs them just now. */
    private static final int KEPT = 256;

    /** Who has read so many entries lets the store keep where they have led. */
    private static final int WORTH_KEEPING = 160;

    /** So many tables are compared with the store in one question. */
    private static final int AT_ONCE = 1_000;

    /** On whose account the house does what is for nobody in particular; no guest is called so. */
    private static final String HOUSE = "";

    private static final Pattern ID = Pattern.compile("[a-z2-7]{16}");
    private static final String BASE_32 = "abcdefghijklmnopqrstuvwxyz234567";

    private final Map<String, Game<?, ?>> games = new LinkedHashMap<>();
    private final Surroundings surroundings;
    private final SecureRandom random = new SecureRandom();
    private final Map<String, Held> inMemory = new ConcurrentHashMap<>();
    private final ReferenceQueue<Table> forgotten = new ReferenceQueue<>();
    private final Map<String, Table> recent;
    private final Object[] loading = new Object[64];

    public Tables(
            List<? extends Game<?, ?>> games,
            Store store,
            InstantSource clock,
            FairThreads thinkers,
            Hospitality hospitality,
            Observer observer) {
        this(games, store, clock, thinkers, hospitality, observer, KEPT);
    }

    Tables(
            List<? extends Game<?, ?>> games,
            Store store,
            InstantSource clock,
            FairThreads thinkers,
            Hospitality hospitality,
            Observer observer,
            int kept) {
        games.forEach(game -> this.games.put(game.info().id(), game));
        this.surroundings = new Surroundings(store, clock, thinkers, hospitality, observer);
        this.recent = new LinkedHashMap<>(16, 0.75f, true) {
            @Override
            protected boolean removeEldestEntry(Map.Entry<String, Table> eldest) {
                return size() > kept;
            }
        };
        for (int i = 0; i < loading.length; i++) {
            loading[i] = new Object();
        }
    }

    /** Sets up a table and begins its match; bots that are to move begin to think. */
    public Table open(NewTable plan) {
        Game<?, ?> game = game(plan.game());
        List<Sitting> seats =
                plan.seats().stream().map(place -> sitting(place, plan.host())).toList();
        try {
            Setup setup = game.info().setup(plan.seats().size(), plan.options());
            TableInfo info = new TableInfo(
                    secret(), plan.game(), setup.options(), plan.host(), plan.pace(), plan.open(), now(), null);
            return begin(game, new Beginning(info, game.info().rules(), random.nextLong(), null, secret(), seats));
        } catch (BadDataException e) {
            // Also options that are good alone and make no sense together: the game finds that when it begins.
            throw new TableException(Code.BAD_REQUEST, e.getMessage() == null ? "bad set-up" : e.getMessage());
        }
    }

    /**
     * The table of an id. {@link Code#UNKNOWN_MATCH} if there is none, {@link Code#OTHER_RULES} if its match was begun by
     * rules that are not those of today, {@link Code#DAMAGED} if what is kept of it makes no sense.
     */
    public Table find(String id) {
        if (!ID.matcher(id).matches()) {
            throw unknown(id);
        }
        Table table = held(id);
        if (table == null) {
            synchronized (loadingOf(id)) {
                table = held(id);
                if (table == null) {
                    table = load(id);
                    hold(table);
                }
            }
            table.steward().wake();
            table.steward().keep(WORTH_KEEPING);
        }
        touch(table);
        return table;
    }

    /** Whether {@link #find} is quick: the table need not be loaded. */
    public boolean isInMemory(String id) {
        return held(id) != null;
    }

    /**
     * Makes a local table of a position to try things out; every seat belongs to who asks. While the match runs, what the
     * viewer could not know at that moment is dealt anew; after the end it is the exact position.
     *
     * @param ply after how many moves
     */
    public Table fork(String id, Viewer viewer, int ply) {
        Table original = find(id);
        Map<String, Object> start = original.fork(viewer, ply, random.nextLong());
        List<Sitting> seats = new ArrayList<>();
        for (Sitting sitting : original.summary().seats()) {
            seats.add(Sitting.person(viewer.guest(), sitting.name()));
        }
        TableInfo info = new TableInfo(
                secret(),
                original.info().game(),
                original.info().options(),
                viewer.guest(),
                Pace.LIVE,
                false,
                now(),
                id);
        Game<?, ?> game = game(info.game());
        return begin(game, new Beginning(info, game.info().rules(), 0, start, secret(), seats));
    }

    /** The same game, options and bots again, for one who sat at the table of a finished match; the other people's seats are free. */
    public Table rematch(String id, String guest) {
        Table original = find(id);
        Summary summary = original.summary();
        if (!summary.isSeated(guest)) {
            throw new TableException(Code.FORBIDDEN, "only who sat at the table asks for a rematch");
        }
        if (!summary.finished()) {
            throw new TableException(Code.MATCH_RUNNING, "the match is not over");
        }
        List<NewTable.Place> places = new ArrayList<>();
        for (Sitting sitting : summary.seats()) {
            String bot = sitting.bot();
            if (sitting.kind() == Sitting.Kind.BOT && bot != null) {
                places.add(NewTable.Place.bot(bot));
            } else if (sitting.belongsTo(guest)) {
                places.add(NewTable.Place.me(sitting.name()));
            } else {
                places.add(NewTable.Place.person(sitting.name()));
            }
        }
        TableInfo info = original.info();
        return open(new NewTable(info.game(), info.options(), guest, places, info.pace(), info.open()));
    }

    /**
     * Bots that were to move when the house closed go on, table after table, whenever there is nothing else to think: tables
     * that somebody looks at come before them. Says how many there are.
     */
    public int resume() {
        List<String> ids = surroundings.store().awaitingBots();
        resumeNext(ids.iterator());
        return ids.size();
    }

    private void resumeNext(Iterator<String> ids) {
        if (ids.hasNext()) {
            surroundings.thinkers().execute(new Wish(HOUSE, Urgency.IDLE, () -> {
                resume(ids.next());
                resumeNext(ids);
            }));
        }
    }

    private void resume(String id) {
        try {
            find(id);
        } catch (TableException e) {
            // Begun by other rules: nobody plays on there.
        } catch (RuntimeException e) {
            surroundings.observer().failed(id, e);
        }
    }

    // ---------------------------------------------------------------- several houses on one store

    /** Another house says that the journal of a table has so many entries. */
    public void heard(String id, int version) {
        Table table = held(id);
        if (table != null) {
            table.steward().heard(version);
        }
    }

    /** Compares the tables in memory with the store, in case something that other houses said was not heard. */
    public void compare() {
        List<String> ids = List.copyOf(inMemory.keySet());
        for (int from = 0; from < ids.size(); from += AT_ONCE) {
            surroundings
                    .store()
                    .versions(ids.subList(from, Math.min(ids.size(), from + AT_ONCE)))
                    .forEach(this::heard);
        }
    }

    /**
     * Goes on with tables at which something is due and which nobody cares for, as many as this house has time for: the houses
     * that had them are gone, or too busy.
     *
     * @param overdue how long nobody has cared for them
     */
    public void help(Duration overdue) {
        int most = surroundings.isResting() ? 0 : surroundings.thinkers().idle();
        if (most > 0) {
            for (String id : surroundings.store().takeDue(most, overdue, BotPlay.LEASE)) {
                goOn(id);
            }
        }
    }

    private void goOn(String id) {
        try {
            Table table = find(id);
            table.steward().taken();
        } catch (RuntimeException e) {
            surroundings.observer().failed(id, e);
        }
    }

    /** No bot begins to think here any more; what is asked is still answered. Other houses go on. */
    public void rest() {
        surroundings.rest();
    }

    /**
     * Bots stop thinking, within about a second; what they had not finished they think again after the next start. Everything
     * that was acknowledged is in the store. Closes the {@link FairThreads} too, but not the store.
     */
    @Override
    public void close() {
        surroundings.close();
    }

    private Game<?, ?> game(String id) {
        Game<?, ?> game = games.get(id);
        if (game == null) {
            throw new TableException(Code.UNKNOWN_GAME, "there is no game " + id);
        }
        return game;
    }

    private static Sitting sitting(NewTable.Place place, String host) {
        String name = place.name() == null ? null : Limits.name(place.name());
        return switch (place.kind()) {
            case ME -> Sitting.person(host, name);
            case PERSON -> Sitting.free(name);
            case BOT -> Sitting.bot(BotLevels.checked(place.bot()));
        };
    }

    private Table begin(Game<?, ?> game, Beginning beginning) {
        Table table = new Table(Ledger.replay(game, beginning, List.of()), now(), surroundings);
        // Lists show the table as soon as it is stored: who then asks for it must find this one.
        synchronized (loadingOf(table.id())) {
            surroundings
                    .store()
                    .create(beginning, table.summary(), table.steward().due());
            hold(table);
        }
        touch(table);
        table.steward().wake();
        return table;
    }

    private Table load(String id) {
        Beginning beginning = surroundings.store().beginning(id);
        if (beginning == null) {
            throw unknown(id);
        }
        Game<?, ?> game = games.get(beginning.info().game());
        if (game == null || game.info().rules() != beginning.rules()) {
            throw new TableException(Code.OTHER_RULES, "match " + id + " was begun by other rules");
        }
        Table resumed = resumed(game, beginning);
        if (resumed != null) {
            return resumed;
        }
        List<Entry> journal = surroundings.store().journal(beginning, 0);
        try {
            return new Table(Ledger.replay(game, beginning, journal), Instant.EPOCH, surroundings);
        } catch (RuntimeException e) {
            surroundings.observer().failed(id, e);
            throw new TableException(Code.DAMAGED, "the journal of match " + id + " cannot be played again");
        }
    }

    /** The table from where the store has kept how it stood; null if nothing of use is kept. */
    private @Nullable Table resumed(Game<?, ?> game, Beginning beginning) {
        Kept kept = surroundings.store().kept(beginning);
        if (kept == null) {
            return null;
        }
        List<Entry> journal = surroundings.store().journal(beginning, kept.version());
        try {
            Table table = new Table(Ledger.resume(game, beginning, kept, journal), Instant.EPOCH, surroundings);
            table.steward().kept(kept.version());
            return table;
        } catch (RuntimeException e) {
            surroundings.observer().failed(beginning.info().id(), e);
            return null;
        }
    }

    private static TableException unknown(String id) {
        return new TableException(Code.UNKNOWN_MATCH, "there is no match " + id);
    }

    private @Nullable Table held(String id) {
        Held held = inMemory.get(id);
        return held == null ? null : held.get();
    }

    private void hold(Table table) {
        inMemory.put(table.id(), new Held(table, forgotten));
        for (Reference<? extends Table> gone = forgotten.poll(); gone != null; gone = forgotten.poll()) {
            if (gone instanceof Held held) {
                inMemory.remove(held.id, held);
            }
        }
    }

    /** Two of one id are not loaded at once. */
    private Object loadingOf(String id) {
        return loading[Math.floorMod(id.hashCode(), loading.length)];
    }

    private void touch(Table table) {
        synchronized (recent) {
            recent.put(table.id(), table);
        }
    }

    /** 80 random bits that can be typed: an id or an invitation. */
    private String secret() {
        StringBuilder secret = new StringBuilder(16);
        for (int i = 0; i < 16; i++) {
            secret.append(BASE_32.charAt(random.nextInt(BASE_32.length())));
        }
        return secret.toString();
    }

    private Instant now() {
        return surroundings.now();
    }

    /** A table in memory, as long as somebody needs it. */
    private static final class Held extends WeakReference<Table> {

        private final String id;

        Held(Table table, ReferenceQueue<Table> forgotten) {
            super(table, forgotten);
            this.id = table.id();
        }
    }
}
