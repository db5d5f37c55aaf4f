package ecumene.server;

import ecumene.engine.Game;
import java.nio.file.Path;
import java.util.List;

/**
 * How a server is to run.
 *
 * @param games those that can be played, in the order they are listed
 * @param host the address it listens on
 * @param port 0 for any free one
 * @param data the folder of the database; made if it is not there
 * @param behindProxy whether a reverse proxy in front of it says who asks and by HTTPS or not
 * @param limited whether guests may ask only so often; not for load tests
 */
public record ServerConfig(
        List<Game<?, ?>> games, String host, int port, Path data, boolean behindProxy, boolean limited) {

    public static final int USUAL_PORT = 8080;

    public ServerConfig {
        games = List.copyOf(games);
    }

    /** For this machine alone, on the usual port, without a proxy. */
    public static ServerConfig local(List<Game<?, ?>> games, Path data) {
        return new ServerConfig(games, "127.0.0.1", USUAL_PORT, data, false, true);
    }

    public ServerConfig withHost(String other) {
        return new ServerConfig(games, other, port, data, behindProxy, limited);
    }

    public ServerConfig withPort(int other) {
        return new ServerConfig(games, host, other, data, behindProxy, limited);
    }

    public ServerConfig withProxy(boolean present) {
        return new ServerConfig(games, host, port, data, present, limited);
    }

    public ServerConfig withLimits(boolean present) {
        return new ServerConfig(games, host, port, data, behindProxy, present);
    }
}
