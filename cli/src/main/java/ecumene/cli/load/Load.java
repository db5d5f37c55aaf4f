package ecumene.cli.load;

import ecumene.engine.Game;
import ecumene.engine.Randomness;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.Semaphore;
import java.util.function.IntConsumer;
import tools.jackson.databind.JsonNode;

/**
 * Many matches at once. Every seat is a guest of its own with a line for live updates; at each table one guest after the
 * other is asked, thinks, and moves. What is measured is the time from sending a move to its acknowledgement.
 */
public final class Load {

    /** So many tables are set up at the same time. */
    private static final int AT_ONCE = 8;

    private final URI server;
    private final List<Game<?, ?>> games;
    private final long think;
    private final Randomness dice;
    private final Tally tally = new Tally();

    /**
     * @param games those to be played, in turn
     * @param think how long a guest thinks, on average, in milliseconds
     */
    public Load(URI server, List<Game<?, ?>> games, long think, long seed) {
        this.server = server;
        this.games = List.copyOf(games);
        this.think = think;
        this.dice = new Randomness(seed);
    }

    /** Sets up the matches, plays for some seconds and reports. */
    public Map<String, Object> run(int matches, int seconds, IntConsumer progress)
            throws IOException, InterruptedException {
        try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
                HttpClient http = HttpClient.newBuilder()
                        .version(HttpClient.Version.HTTP_1_1)
                        .executor(threads)
                        .build()) {
            List<Seat> seats = setUp(http, threads, matches, progress);
            if (seconds > 0) {
                seats.forEach(seat -> threads.execute(seat::follow));
                tally.begin(seconds);
                List<Future<?>> players = new ArrayList<>();
                for (Seat seat : seats) {
                    players.add(threads.submit(() -> {
                        seat.play();
                        return null;
                    }));
                }
                for (Future<?> player : players) {
                    get(player);
                }
            }
            http.shutdownNow();
            threads.shutdownNow();
            return tally.report(matches, seats.size(), seconds);
        }
    }

    private List<Seat> setUp(HttpClient http, ExecutorService threads, int matches, IntConsumer progress)
            throws IOException, InterruptedException {
        Semaphore doors = new Semaphore(AT_ONCE);
        List<Future<List<Seat>>> tables = new ArrayList<>();
        for (int match = 0; match < matches; match++) {
            Game<?, ?> game = games.get(match % games.size());
            long seed = dice.nextLong();
            tables.add(threads.submit(() -> {
                doors.acquire();
                try {
                    return table(http, game, seed);
                } finally {
                    doors.release();
                }
            }));
        }
        List<Seat> seats = new ArrayList<>();
        for (int match = 0; match < matches; match++) {
            seats.addAll(get(tables.get(match)));
            progress.accept(match + 1);
        }
        return seats;
    }

    /** A host opens a table, the others come by its invitation. */
    private List<Seat> table(HttpClient http, Game<?, ?> game, long seed) throws IOException, InterruptedException {
        int count = game.info().minSeats();
        List<Map<String, Object>> plan = new ArrayList<>();
        plan.add(Map.of("kind", "ME", "name", "Load 1"));
        for (int seat = 1; seat < count; seat++) {
            plan.add(Map.of("kind", "PERSON"));
        }
        Guest host = Guest.arrive(http, server);
        Map<String, Object> newMatch = new LinkedHashMap<>();
        newMatch.put("game", game.info().id());
        newMatch.put("seats", plan);
        String id = host.mustPost("/api/matches", newMatch).path("id").asString();
        JsonNode state = host.get("/api/matches/" + id + "?seat=0").body();
        Randomness seeds = new Randomness(seed);
        List<Seat> seats = new ArrayList<>();
        seats.add(new Seat(host, id, 0, tally, think, seeds.nextLong()));
        for (int seat = 1; seat < count; seat++) {
            Guest guest = Guest.arrive(http, server);
            guest.mustPost(
                    "/api/matches/" + id + "/join",
                    Map.of(
                            "seat",
                            seat,
                            "invitation",
                            state.path("invitation").asString(),
                            "name",
                            "Load " + (seat + 1)));
            seats.add(new Seat(guest, id, seat, tally, think, seeds.nextLong()));
        }
        return seats;
    }

    /** The value, or what went wrong, as itself. */
    private static <T> T get(Future<T> future) throws IOException, InterruptedException {
        try {
            return future.get();
        } catch (ExecutionException e) {
            switch (e.getCause()) {
                case IOException io -> throw io;
                case RuntimeException ours -> throw ours;
                case null, default -> throw new IllegalStateException(e.getCause());
            }
        }
    }
}
