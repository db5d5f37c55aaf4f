package ecumene.server;

import ecumene.server.http.Gauges;
import java.time.Duration;
import java.time.InstantSource;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** A node that no guest sees: on a database that servers share it lets bots think and keeps clocks, so that they have time for guests. */
public final class Worker implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(Worker.class);

    private final Node node;

    private Worker(Node node) {
        this.node = node;
    }

    /** Starts to work; a {@link CannotStartException} says in both languages why it could not. */
    public static Worker start(ServerConfig config) {
        if (config.database() == null) {
            throw new IllegalArgumentException("a folder belongs to one server: there is nobody to work for");
        }
        Node node = Node.open(config, InstantSource.system(), new Gauges(config));
        node.begin(Duration.ZERO);
        LOG.info("Working");
        return new Worker(node);
    }

    /** Begins no thought any more and lets others have what it has not finished. */
    @Override
    public void close() {
        node.tables().rest();
        node.close();
        LOG.info("Closed");
    }
}
