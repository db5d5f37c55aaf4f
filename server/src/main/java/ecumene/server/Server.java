package ecumene.server;

import ecumene.server.CannotStartException.Reason;
import ecumene.server.http.Gauges;
import ecumene.server.http.HttpServer;
import ecumene.server.http.Seal;
import ecumene.server.http.Wellbeing;
import ecumene.server.store.GuestStore;
import ecumene.server.store.Secrets;
import java.io.IOException;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** A running server: a node, and the HTTP interface in front of it. */
public final class Server implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(Server.class);

    /** So long what is due is left to the server that was asked last, and to those that do nothing else. */
    private static final Duration OVERDUE = Duration.ofSeconds(2);

    private final ServerConfig config;
    private final Node node;
    private final HttpServer http;
    private final AtomicBoolean closed = new AtomicBoolean();

    private Server(ServerConfig config, Node node, HttpServer http) {
        this.config = config;
        this.node = node;
        this.http = http;
    }

    /** Starts to listen; a {@link CannotStartException} says in both languages why it could not. */
    public static Server start(ServerConfig config) {
        return start(config, InstantSource.system());
    }

    static Server start(ServerConfig config, InstantSource clock) {
        Gauges gauges = new Gauges(config);
        Node node = Node.open(config, clock, gauges);
        HttpServer http;
        try {
            http = new HttpServer(
                    config,
                    node.tables(),
                    node.matches(),
                    new GuestStore(node.database()),
                    seal(config, node),
                    node.database().isShared()
                            ? new Wellbeing(node.database()::condition)
                            : new Wellbeing(node.database()::condition, config.data()),
                    node.thinkers(),
                    node.clock(),
                    gauges);
        } catch (IOException e) {
            node.close();
            throw Node.cannot(Reason.DATA, "data", Map.of("folder", config.data()), e);
        }
        Server server = new Server(config, node, http);
        try {
            http.start();
        } catch (RuntimeException e) {
            server.release();
            throw Node.cannot(Reason.PORT, "port", Map.of("port", Integer.toString(config.port())), e);
        }
        LOG.info("Listening on {}:{}", config.host(), server.port());
        node.begin(OVERDUE);
        return server;
    }

    /** Servers that share a database know each other's cookies. */
    private static Seal seal(ServerConfig config, Node node) throws IOException {
        return node.database().isShared()
                ? Seal.of(new Secrets(node.database()).key("seal", Seal.KEY_BYTES))
                : Seal.of(config.data());
    }

    /** The port it listens on. */
    public int port() {
        return http.port();
    }

    /**
     * Lets everybody go, if there is time for it: its health says so, live lines are told one after the other to come back
     * elsewhere, and bots think on at other servers, while what is asked is still answered. Then accepts nothing new, finishes
     * what was asked, lets the tables end and closes the database. Once is enough.
     */
    @Override
    public void close() {
        if (closed.getAndSet(true)) {
            return;
        }
        Duration time = config.rules().drain();
        http.drain(time);
        node.tables().rest();
        try {
            Thread.sleep(time);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        release();
        LOG.info("Closed");
    }

    private void release() {
        http.close();
        node.close();
    }
}
