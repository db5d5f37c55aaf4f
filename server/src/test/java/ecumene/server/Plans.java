package ecumene.server;

import ecumene.engine.Game;
import ecumene.tempus.Tempus;
import ecumene.testkit.sample.SealedBids;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What tests set up again and again. */
public final class Plans {

    public static final List<Game<?, ?>> GAMES = List.of(new Tempus(), new SealedBids());

    private Plans() {}

    /** A server for one test: any free port, no limits. */
    public static ServerConfig config(Path data) {
        return ServerConfig.local(GAMES, data).withPort(0).withLimits(false);
    }

    public static Map<String, Object> me() {
        return Map.of("kind", "ME");
    }

    public static Map<String, Object> person() {
        return Map.of("kind", "PERSON");
    }

    public static Map<String, Object> bot(String level) {
        return Map.of("kind", "BOT", "bot", level);
    }

    @SafeVarargs
    @SuppressWarnings("varargs") // the seats are only read
    public static Map<String, Object> match(String game, Map<String, Object>... seats) {
        Map<String, Object> plan = new LinkedHashMap<>();
        plan.put("game", game);
        plan.put("seats", new ArrayList<>(List.of(seats)));
        return plan;
    }
}
