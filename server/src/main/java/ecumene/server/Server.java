package ecumene.server;

import ecumene.server.CannotStartException.Reason;
import ecumene.server.http.Gauges;
import ecumene.server.http.HouseTexts;
import ecumene.server.http.HttpServer;
import ecumene.server.store.DataFolder;
import ecumene.server.store.Database;
import ecumene.server.store.GuestStore;
import ecumene.server.store.MatchStore;
import ecumene.table.Tables;
import ecumene.table.Thinkers;
import java.io.IOException;
import java.time.InstantSource;
import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** A running server: the data folder, the database, the tables and the HTTP interface in front of them. */
public final class Server implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(Server.class);

    private final DataFolder folder;
    private final Database database;
    private final Tables tables;
    private final HttpServer http;
    private final AtomicBoolean closed = new AtomicBoolean();

    private Server(DataFolder folder, Database database, Tables tables, HttpServer http) {
        this.folder = folder;
        this.database = database;
        this.tables = tables;
        this.http = http;
    }

    /** Starts to listen; a {@link CannotStartException} says in both languages why it could not. */
    public static Server start(ServerConfig config) {
        return start(config, InstantSource.system());
    }

    static Server start(ServerConfig config, InstantSource clock) {
        DataFolder folder = claim(config);
        Database database;
        try {
            database = Database.open(folder);
        } catch (RuntimeException e) {
            folder.close();
            throw cannot(Reason.DATABASE, "database", Map.of("folder", config.data()), e);
        }
        MatchStore matches = new MatchStore(database, config.games());
        Gauges gauges = new Gauges();
        Tables tables = new Tables(config.games(), matches, clock, Thinkers.usual(), gauges);
        HttpServer http = new HttpServer(config, tables, matches, new GuestStore(database), clock, gauges);
        Server server = new Server(folder, database, tables, http);
        try {
            http.start();
        } catch (RuntimeException e) {
            server.release();
            throw cannot(Reason.PORT, "port", Map.of("port", Integer.toString(config.port())), e);
        }
        LOG.info("Listening on {}:{}", config.host(), server.port());
        // Bots that were thinking when the house closed go on, while guests already come in.
        Thread.ofVirtual().name("resume").start(() -> server.resumeBots());
        return server;
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

    private static CannotStartException cannot(
            Reason reason, String key, Map<String, ?> arguments, @Nullable Throwable cause) {
        return new CannotStartException(reason, HouseTexts.words("start." + key, arguments), cause);
    }

    private void resumeBots() {
        int resumed = tables.resume();
        if (resumed > 0) {
            LOG.info("Bots go on in {} matches", resumed);
        }
    }

    /** The port it listens on. */
    public int port() {
        return http.port();
    }

    /** Accepts nothing new, finishes what was asked, ends the live updates, lets the tables end and closes the database. Once is enough. */
    @Override
    public void close() {
        if (closed.getAndSet(true)) {
            return;
        }
        release();
        LOG.info("Closed");
    }

    private void release() {
        http.close();
        tables.close();
        database.close();
        folder.close();
    }
}
