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

/**
 * Many matches at once. Every seat is a guest of its own with a line for live updates; at each table one guest after the
 * other is asked, thinks, and moves. What is measured is the time from sending a move to its acknowledgement, and the time of
 * the processors for each move.
 */
public final class Load {

    /** So many tables are set up, and get their lines, at the same time: not even a crowd comes in the same moment. */
    private static final int AT_ONCE = 8;

    private static final int PAUSE_MILLIS = 200;

    private final URI server;
    private final List<Game<?, ?>> games;
    private final long think;
    private final Randomness dice;
    private final Tally tally = new Tally();
    private final Semaphore doors = new Semaphore(AT_ONCE);

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

    /**
     * Sets up the matches, plays and reports. Where a match ends, its guests begin another.
     *
     * @param warmUp for so many seconds they play before anything is counted
     */
    public Map<String, Object> run(int matches, int warmUp, int seconds, IntConsumer progress)
            throws IOException, InterruptedException {
        try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
                HttpClient http = HttpClient.newBuilder()
                        .version(HttpClient.Version.HTTP_1_1)
                        .executor(threads)
                        .build();
                Connections connections = new Connections(server)) {
            List<List<Seat>> tables = setUp(http, threads, connections, matches, progress);
            Processors processors = new Processors(http, server);
            if (seconds > 0) {
                tally.begin(warmUp, seconds);
                List<Future<?>> games = new ArrayList<>();
                for (int match = 0; match < matches; match++) {
                    int number = match;
                    games.add(threads.submit(() -> {
                        playOn(threads, connections, number, tables.get(number));
                        return null;
                    }));
                }
                tally.awaitBegin();
                processors.begin();
                tally.awaitEnd();
                processors.end();
                for (Future<?> game : games) {
                    get(game);
                }
            }
            http.shutdownNow();
            threads.shutdownNow();
            int seats = tables.stream().mapToInt(List::size).sum();
            Map<String, Object> report = tally.report(matches, seats, seconds);
            processors.report(report, tally.moves());
            return report;
        }
    }

    private List<List<Seat>> setUp(
            HttpClient http, ExecutorService threads, Connections connections, int matches, IntConsumer progress)
            throws IOException, InterruptedException {
        List<Future<List<Seat>>> tables = new ArrayList<>();
        for (int match = 0; match < matches; match++) {
            Game<?, ?> game = games.get(match % games.size());
            long seed = dice.nextLong();
            tables.add(threads.submit(() -> {
                doors.acquire();
                try {
                    List<Guest> guests = new ArrayList<>();
                    for (int seat = 0; seat < game.info().minSeats(); seat++) {
                        guests.add(Guest.arrive(http, server));
                    }
                    return table(connections, game, guests, seed);
                } finally {
                    doors.release();
                }
            }));
        }
        List<List<Seat>> seats = new ArrayList<>();
        for (int match = 0; match < matches; match++) {
            seats.add(get(tables.get(match)));
            progress.accept(match + 1);
        }
        return seats;
    }

    /** The guests of a table play match after match until time is up. */
    private void playOn(ExecutorService threads, Connections connections, int number, List<Seat> first)
            throws InterruptedException {
        Randomness seeds = new Randomness(number);
        List<Seat> seats = first;
        while (!tally.isOver()) {
            try {
                play(threads, seats);
                if (!tally.isOver()) {
                    List<Guest> guests = seats.stream().map(Seat::guest).toList();
                    seats = table(connections, games.get(number % games.size()), guests, seeds.nextLong());
                    tally.begunAnew();
                }
            } catch (IOException e) {
                // One table that fails is a failure among others, and goes on, but not as fast as it can.
                if (!tally.isOver()) {
                    tally.failed("table: " + e);
                    Thread.sleep(PAUSE_MILLIS);
                }
            }
        }
    }

    private void play(ExecutorService threads, List<Seat> seats) throws IOException, InterruptedException {
        List<Line> lines = new ArrayList<>();
        try {
            // Nobody plays before everybody looks on: who plays cannot be called back.
            doors.acquire();
            try {
                for (Seat seat : seats) {
                    lines.add(seat.line());
                }
            } finally {
                doors.release();
            }
            List<Future<?>> players = new ArrayList<>();
            for (int number = 0; number < seats.size(); number++) {
                Seat seat = seats.get(number);
                Line line = lines.get(number);
                threads.execute(() -> seat.follow(line));
                players.add(threads.submit(() -> {
                    seat.play();
                    return null;
                }));
            }
            for (Future<?> player : players) {
                get(player);
            }
        } finally {
            lines.forEach(Line::close);
        }
    }

    /** A host opens a table, the others come by its invitation. */
    private List<Seat> table(Connections connections, Game<?, ?> game, List<Guest> guests, long seed)
            throws IOException, InterruptedException {
        List<Map<String, Object>> plan = new ArrayList<>();
        plan.add(Map.of("kind", "ME", "name", "Load 1"));
        for (int seat = 1; seat < guests.size(); seat++) {
            plan.add(Map.of("kind", "PERSON"));
        }
        Guest host = guests.getFirst();
        Map<String, Object> newMatch = new LinkedHashMap<>();
        newMatch.put("game", game.info().id());
        newMatch.put("seats", plan);
        String id = host.mustPost("/api/matches", newMatch).path("id").asString();
        String invitation = host.get("/api/matches/" + id + "?seat=0")
                .body()
                .path("invitation")
                .asString();
        Randomness seeds = new Randomness(seed);
        List<Seat> seats = new ArrayList<>();
        for (int seat = 0; seat < guests.size(); seat++) {
            Guest guest = guests.get(seat);
            if (seat > 0) {
                guest.mustPost(
                        "/api/matches/" + id + "/join",
                        Map.of("seat", seat, "invitation", invitation, "name", "Load " + (seat + 1)));
            }
            seats.add(new Seat(guest, connections, id, seat, tally, think, seeds.nextLong()));
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
