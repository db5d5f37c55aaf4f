package ecumene.server;

import ecumene.engine.Game;
import ecumene.server.store.DatabaseAddress;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * How a server is to run.
 *
 * @param games those that can be played, in the order they are listed
 * @param host the address it listens on
 * @param port 0 for any free one
 * @param data the folder of the database; made if it is not there
 * @param database where it is if it is not in that folder: several servers may share it
 * @param behindProxy whether a reverse proxy in front of it says who asks and by HTTPS or not
 * @param limited whether guests may ask only so often; not for load tests
 * @param rules about its doors
 */
public record ServerConfig(
        List<Game<?, ?>> games,
        String host,
        int port,
        Path data,
        @Nullable DatabaseAddress database,
        boolean behindProxy,
        boolean limited,
        HouseRules rules) {

    public static final int USUAL_PORT = 8080;

    public ServerConfig {
        games = List.copyOf(games);
    }

    /** For this machine alone, on the usual port, without a proxy. */
    public static ServerConfig local(List<Game<?, ?>> games, Path data) {
        return new ServerConfig(games, "127.0.0.1", USUAL_PORT, data, null, false, true, HouseRules.USUAL);
    }

    public ServerConfig withHost(String other) {
        return new ServerConfig(games, other, port, data, database, behindProxy, limited, rules);
    }

    public ServerConfig withPort(int other) {
        return new ServerConfig(games, host, other, data, database, behindProxy, limited, rules);
    }

    public ServerConfig withProxy(boolean present) {
        return new ServerConfig(games, host, port, data, database, present, limited, rules);
    }

    public ServerConfig withLimits(boolean present) {
        return new ServerConfig(games, host, port, data, database, behindProxy, present, rules);
    }

    public ServerConfig withRules(HouseRules other) {
        return new ServerConfig(games, host, port, data, database, behindProxy, limited, other);
    }

    public ServerConfig withDatabase(@Nullable DatabaseAddress other) {
        return new ServerConfig(games, host, port, data, other, behindProxy, limited, rules);
    }

    public int quota(Quota quota) {
        return rules.quota(quota);
    }
}
