package ecumene.cli;

import ecumene.cli.load.Guest;
import ecumene.engine.Game;
import ecumene.engine.Randomness;
import ecumene.server.Server;
import ecumene.server.ServerConfig;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import tools.jackson.databind.JsonNode;

/**
 * {@code ecumene rehearse}: opens the house for itself alone, in a folder that is thrown away, plays a little and closes.
 * The launcher runs it once while the JVM takes notes, so that later starts are quick; people have no use for it.
 */
@Command(name = "rehearse", hidden = true, sortOptions = false)
final class RehearseCommand implements Callable<Integer> {

    private static final int MOVES = 40;
    private static final List<String> PAGES =
            List.of("/", "/api/health", "/api/games", "/api/bots", "/api/matches", "/api/matches/open");

    private final Context context;

    RehearseCommand(Context context) {
        this.context = context;
    }

    @Override
    public Integer call() throws IOException, InterruptedException {
        Path folder = Files.createTempDirectory("ecumene-rehearsal");
        try {
            ServerConfig config = ServerConfig.local(context.games().all(), folder)
                    .withPort(0)
                    .withLimits(false);
            try (Server server = Server.start(config);
                    HttpClient http = HttpClient.newHttpClient()) {
                URI house = URI.create("http://127.0.0.1:" + server.port() + "/");
                for (String page : PAGES) {
                    look(http, house.resolve(page));
                }
                for (Game<?, ?> game : context.games().all()) {
                    play(Guest.arrive(http, house), game);
                }
            }
            return 0;
        } finally {
            delete(folder);
        }
    }

    private static void look(HttpClient http, URI page) throws IOException, InterruptedException {
        http.send(HttpRequest.newBuilder(page).build(), BodyHandlers.discarding());
    }

    /** Some random moves of somebody who plays on all seats. */
    private static void play(Guest guest, Game<?, ?> game) throws IOException, InterruptedException {
        List<Map<String, Object>> seats = new ArrayList<>();
        for (int seat = 0; seat < game.info().minSeats(); seat++) {
            seats.add(Map.of("kind", "ME"));
        }
        String id = guest.mustPost("/api/matches", Map.of("game", game.info().id(), "seats", seats))
                .path("id")
                .asString();
        Randomness dice = new Randomness(1);
        for (int move = 0; move < MOVES; move++) {
            JsonNode state = guest.get("/api/matches/" + id).body();
            JsonNode moves = state.path("moves");
            if (moves.isEmpty()) {
                return;
            }
            guest.mustPost(
                    "/api/matches/" + id + "/moves",
                    Map.of(
                            "seat", state.path("seat").asInt(),
                            "ply", state.path("match").path("ply").asInt(),
                            "undone", state.path("undone").asInt(),
                            "moves", List.of(moves.get(dice.below(moves.size())))));
        }
    }

    private static void delete(Path folder) throws IOException {
        try (Stream<Path> all = Files.walk(folder)) {
            for (Path path : all.sorted(Comparator.reverseOrder()).toList()) {
                Files.deleteIfExists(path);
            }
        }
    }
}
