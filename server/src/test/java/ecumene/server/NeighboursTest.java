package ecumene.server;

import static ecumene.server.Plans.bot;
import static ecumene.server.Plans.match;
import static ecumene.server.Plans.me;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/**
 * How long a guest waits while a neighbour takes all that a neighbour may take, beside how long without: {@code
 * -Decumene.neighbours=5} measures each for so many seconds. For a machine that has nothing else to do.
 */
@EnabledIfSystemProperty(named = NeighboursTest.SECONDS, matches = "[0-9]+")
class NeighboursTest {

    static final String SECONDS = "ecumene.neighbours";

    private static final double MOST = 2;

    /** Less than this nobody calls waiting. */
    private static final double UNNOTICED_MILLIS = 20;

    private static final String FORWARDED = "X-Forwarded-For";
    private static final String NEIGHBOUR = "192.0.2.1";

    private final double seconds = Integer.getInteger(SECONDS, 5);
    private final AtomicInteger done = new AtomicInteger();
    private final AtomicBoolean enough = new AtomicBoolean();

    /** A guest who plays, and how long it waits. */
    private static final class Person {

        private final TestGuest guest;
        private String alone;
        private final String againstBot;

        Person(int port) {
            guest = new TestGuest(port);
            alone = guest.open(match("tempus", me(), me(), me()));
            againstBot = guest.open(match("tempus", me(), bot("mcts:300ms"), bot("mcts:300ms")));
        }

        /** From making a move to its acknowledgement, in milliseconds, some twenty times a second. */
        double[] acknowledgements(double seconds) throws InterruptedException {
            List<Double> times = new ArrayList<>();
            long end = System.nanoTime() + (long) (seconds * 1e9);
            while (System.nanoTime() < end) {
                if (guest.state(alone).at("/match/finished").asBoolean()) {
                    alone = guest.open(match("tempus", me(), me(), me()));
                }
                times.add(move(alone));
                Thread.sleep(50);
            }
            return times.stream().mapToDouble(Double::doubleValue).sorted().toArray();
        }

        /** From making a move to the answer of the last bot after it. */
        double[] answersOfBots(int times) throws InterruptedException {
            double[] waited = new double[times];
            for (int time = 0; time < times; time++) {
                asked(againstBot);
                long begun = System.nanoTime();
                do {
                    move(againstBot);
                } while (guest.state(againstBot).at("/match/yourTurn").asBoolean());
                asked(againstBot);
                waited[time] = (System.nanoTime() - begun) / 1e6;
            }
            Arrays.sort(waited);
            return waited;
        }

        private void asked(String id) throws InterruptedException {
            while (!guest.state(id).at("/match/yourTurn").asBoolean()) {
                Thread.sleep(20);
            }
        }

        private double move(String id) {
            JsonNode state = guest.state(id);
            JsonNode moves = state.get("moves");
            long begun = System.nanoTime();
            guest.move(id, state, moves.get(moves.size() / 2)).expect(200);
            return (System.nanoTime() - begun) / 1e6;
        }
    }

    @Test
    void othersWaitAtMostTwiceAsLong(@TempDir Path data) throws Exception {
        try (Server server = Server.start(Plans.config(data).withProxy(true).withLimits(true))) {
            int port = server.port();
            Person person = new Person(port);
            person.acknowledgements(seconds * 2);
            double[] quiet = person.acknowledgements(seconds);
            double[] quietBots = person.answersOfBots(4);
            tell("nobody else", quiet, quietBots);

            double[] byReader = beside(person, () -> read(port));
            tell("a reader (" + done.get() + " answers)", byReader, new double[0]);
            double[] byTaker = beside(person, () -> takeLines(port));
            tell("a line taker (" + done.get() + " lines)", byTaker, new double[0]);

            hog(port);
            double[] byHog = person.acknowledgements(seconds);
            double[] hogBots = person.answersOfBots(4);
            tell("a hog (" + done.get() + " tables)", byHog, hogBots);

            for (double[] each : List.of(byReader, byTaker, byHog)) {
                assertThat(most(each, 0.9)).isLessThan(Math.max(UNNOTICED_MILLIS, MOST * most(quiet, 0.9)));
            }
            assertThat(most(hogBots, 0.5)).isLessThan(MOST * most(quietBots, 0.5));
        }
    }

    private double[] beside(Person person, Runnable neighbour) throws InterruptedException {
        done.set(0);
        enough.set(false);
        List<Thread> threads = new ArrayList<>();
        for (int thread = 0; thread < 16; thread++) {
            threads.add(Thread.startVirtualThread(neighbour));
        }
        Thread.sleep(500);
        double[] times = person.acknowledgements(seconds);
        enough.set(true);
        for (Thread thread : threads) {
            thread.join();
        }
        return times;
    }

    /** Asks for what takes long to work out, again and again. */
    private void read(int port) {
        TestGuest reader = new TestGuest(port);
        String id = reader.open(match("tempus", me(), me(), me()));
        for (int ply = 0; ply < 40; ply++) {
            JsonNode state = reader.state(id);
            reader.move(id, state, state.get("moves").get(0));
        }
        while (!enough.get()) {
            reader.get("/api/matches/" + id + "/statistics", FORWARDED, NEIGHBOUR);
            reader.get("/api/matches/" + id + "/acts?from=0&deeds=true", FORWARDED, NEIGHBOUR);
            done.addAndGet(2);
        }
    }

    /** Opens live lines with ever new cookies. */
    private void takeLines(int port) {
        List<LiveStream> lines = new ArrayList<>();
        String id = new TestGuest(port).open(match("tempus", me(), me(), me()));
        while (!enough.get()) {
            LiveStream line = new TestGuest(port).listen("/api/matches/" + id + "/events", FORWARDED, NEIGHBOUR);
            if (line.status() == 200) {
                lines.add(line);
                done.incrementAndGet();
            }
        }
        for (LiveStream line : lines) {
            hangUp(line);
        }
    }

    private static void hangUp(LiveStream line) {
        try {
            line.close();
        } catch (IOException e) {
            // It is gone in any case.
        }
    }

    /** As many tables of strong bots, and as many hints, as one guest gets. */
    private void hog(int port) {
        done.set(0);
        TestGuest hog = new TestGuest(port);
        String strong = "mcts:1500ms";
        String own = hog.open(match("tempus", me(), me(), me()));
        while (hog.post(
                                "/api/matches",
                                match("tempus", bot(strong), bot(strong), bot(strong), bot(strong)),
                                FORWARDED,
                                NEIGHBOUR)
                        .status()
                == 201) {
            done.incrementAndGet();
        }
        for (int hint = 0; hint < 12; hint++) {
            Thread.startVirtualThread(
                    () -> hog.post("/api/matches/" + own + "/hint", Map.of("seat", 0, "bot", strong)));
        }
    }

    private static double most(double[] sorted, double share) {
        return sorted[(int) Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
    }

    private static void tell(String beside, double[] moves, double[] bots) {
        System.out.printf(
                Locale.ROOT,
                "Beside %s: a move acknowledged after %.1f ms (half), %.1f ms (90 %%), %.1f ms (all of %d)%s%n",
                beside,
                most(moves, 0.5),
                most(moves, 0.9),
                moves[moves.length - 1],
                moves.length,
                bots.length == 0
                        ? ""
                        : String.format(
                                Locale.ROOT,
                                "; the bots' answers after %.0f ms (half), %.0f ms (all)",
                                most(bots, 0.5),
                                bots[bots.length - 1]));
    }
}
