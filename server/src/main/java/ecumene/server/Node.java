package ecumene.server;

import ecumene.server.CannotStartException.Reason;
import ecumene.server.http.HouseTexts;
import ecumene.server.store.DataFolder;
import ecumene.server.store.Database;
import ecumene.server.store.DatabaseAddress;
import ecumene.server.store.DatabaseClock;
import ecumene.server.store.MatchStore;
import ecumene.server.store.News;
import ecumene.table.FairThreads;
import ecumene.table.Hospitality;
import ecumene.table.Observer;
import ecumene.table.Tables;
import java.io.IOException;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * What every program of a house has in common, be it open to guests or not: the database, the tables, and bots that think.
 * Where others share the database, it hears what they have done, and goes on where one of them has stopped.
 */
final class Node implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(Node.class);

    /** So often it is looked whether something is due that nobody does. */
    private static final Duration ROUND = Duration.ofMillis(250);

    /** So often what is in memory is compared with the database. */
    private static final Duration COMPARISON = Duration.ofSeconds(3);

    private static final Duration LAST_ROUND = Duration.ofSeconds(2);

    private final @Nullable DataFolder folder;
    private final Database database;
    private final MatchStore matches;
    private final FairThreads thinkers;
    private final InstantSource clock;
    private final Tables tables;
    private @Nullable News news;
    private @Nullable ScheduledExecutorService rounds;

    private Node(
            @Nullable DataFolder folder,
            Database database,
            ServerConfig config,
            InstantSource clock,
            Observer observer) {
        this.folder = folder;
        this.database = database;
        this.matches = new MatchStore(database, config.games());
        this.thinkers = FairThreads.thinkers();
        this.clock = clock;
        this.tables = new Tables(config.games(), matches, clock, thinkers, hospitality(config), observer);
    }

    /**
     * Opens the database; a {@link CannotStartException} says in both languages why it could not.
     *
     * @param own the clock of this machine; where others share the database, all go by the database's
     */
    static Node open(ServerConfig config, InstantSource own, Observer observer) {
        DatabaseAddress address = config.database();
        DataFolder folder = address == null ? claim(config) : null;
        Database database = folder == null ? connect(Objects.requireNonNull(address)) : open(folder, config);
        InstantSource clock = database.isShared() ? new DatabaseClock(database) : own;
        return new Node(folder, database, config, clock, observer);
    }

    private static Hospitality hospitality(ServerConfig config) {
        return new Hospitality(
                config.quota(Quota.HINTS_PER_GUEST),
                config.quota(Quota.EXHIBITIONS_PER_GUEST),
                Duration.ofSeconds(config.quota(Quota.EXHIBITION_SECONDS)));
    }

    private static Database open(DataFolder folder, ServerConfig config) {
        try {
            return Database.open(folder);
        } catch (RuntimeException e) {
            folder.close();
            throw cannot(Reason.DATABASE, "database", Map.of("folder", config.data()), e);
        }
    }

    private static Database connect(DatabaseAddress address) {
        try {
            return Database.connect(address);
        } catch (RuntimeException e) {
            throw cannot(Reason.DATABASE, "no_database", Map.of("database", address.toString()), e);
        }
    }

    private static DataFolder claim(ServerConfig config) {
        DataFolder folder;
        try {
            folder = DataFolder.claim(config.data());
        } catch (IOException | SecurityException e) {
            throw cannot(Reason.DATA, "data", Map.of("folder", config.data()), e);
        }
        if (folder == null) {
            throw cannot(Reason.DATA_IN_USE, "data_in_use", Map.of("folder", config.data()), null);
        }
        return folder;
    }

    static CannotStartException cannot(Reason reason, String key, Map<String, ?> arguments, @Nullable Throwable cause) {
        return new CannotStartException(reason, HouseTexts.words("start." + key, arguments), cause);
    }

    Database database() {
        return database;
    }

    MatchStore matches() {
        return matches;
    }

    FairThreads thinkers() {
        return thinkers;
    }

    Tables tables() {
        return tables;
    }

    /** By which everything here goes. */
    InstantSource clock() {
        return clock;
    }

    /**
     * Bots go on that were thinking when the house closed. Where others share the database, from now on one listens to them and
     * helps them.
     *
     * @param overdue so long others are left to do what is due
     */
    void begin(Duration overdue) {
        ScheduledExecutorService timer = Executors.newSingleThreadScheduledExecutor(
                Thread.ofPlatform().daemon().name("rounds").factory());
        rounds = timer;
        every(timer, Thrift.LOOK, new Thrift()::look);
        if (!database.isShared()) {
            Thread.ofVirtual().name("resume").start(this::resume);
            return;
        }
        News spoken = new News(database, new News.Reader() {
            @Override
            public void heard(String match, int version) {
                tables.heard(match, version);
            }

            @Override
            public void missed() {
                tables.compare();
            }
        });
        news = spoken;
        matches.whenCommitted(spoken::tell);
        every(timer, ROUND, () -> tables.help(overdue));
        every(timer, COMPARISON, tables::compare);
        if (clock instanceof DatabaseClock shared) {
            every(timer, COMPARISON, shared::look);
        }
    }

    private static void every(ScheduledExecutorService timer, Duration time, Runnable what) {
        ScheduledFuture<?> _ = timer.scheduleWithFixedDelay(
                () -> {
                    try {
                        what.run();
                    } catch (RuntimeException e) {
                        // If the database is away, its condition says so, and the next round comes.
                        LOG.debug("A round failed", e);
                    }
                },
                time.toMillis(),
                time.toMillis(),
                TimeUnit.MILLISECONDS);
    }

    /** A round that has begun is waited for: it needs the database. */
    private static void end(ScheduledExecutorService timer) {
        timer.shutdown();
        try {
            timer.awaitTermination(LAST_ROUND.toMillis(), TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void resume() {
        int resumed = tables.resume();
        if (resumed > 0) {
            LOG.info("Bots go on in {} matches, one after the other", resumed);
        }
    }

    /** Lets the tables end, tells what is still to be told, and closes the database. */
    @Override
    public void close() {
        if (rounds != null) {
            end(rounds);
        }
        tables.close();
        if (news != null) {
            news.close();
        }
        database.close();
        if (folder != null) {
            folder.close();
        }
    }
}
