package ecumene.cli.load;

import ecumene.engine.Randomness;
import ecumene.wire.Json;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * A guest on a seat, with a browser that follows the match: live updates come in, and whenever the seat is asked it thinks
 * for a while and makes a random legal move.
 */
final class Seat {

    private static final long LONGEST_WAIT = 250; // milliseconds between two looks at the clock

    private final Guest guest;
    private final String match;
    private final int number;
    private final Tally tally;
    private final long think;
    private final Randomness dice;

    private final ReentrantLock lock = new ReentrantLock();
    private final Condition news = lock.newCondition();
    private @Nullable String latest;
    private int seen = -1;

    Seat(Guest guest, String match, int number, Tally tally, long think, long seed) {
        this.guest = guest;
        this.match = match;
        this.number = number;
        this.tally = tally;
        this.think = think;
        this.dice = new Randomness(seed);
    }

    // ---------------------------------------------------------------- following

    /** Reads live updates until they end; keeps the latest, unread. */
    void follow() {
        try (BufferedReader lines = new BufferedReader(new InputStreamReader(
                guest.listen("/api/matches/" + match + "/events?seat=" + number), StandardCharsets.UTF_8))) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                if (line.startsWith("data:")) {
                    tally.updated(line.length());
                    take(line.substring("data:".length()));
                }
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (IOException | UncheckedIOException e) {
            if (!tally.isOver()) {
                tally.failed("live updates: " + e);
            }
        }
    }

    private void take(String state) {
        lock.lock();
        try {
            latest = state;
            news.signalAll();
        } finally {
            lock.unlock();
        }
    }

    /** The next state that has not been looked at; null when time is up. */
    private @Nullable JsonNode next() throws InterruptedException {
        lock.lock();
        try {
            while (!tally.isOver()) {
                String state = latest;
                if (state != null) {
                    latest = null;
                    return Json.parse(state);
                }
                news.await(LONGEST_WAIT, TimeUnit.MILLISECONDS);
            }
            return null;
        } finally {
            lock.unlock();
        }
    }

    // ---------------------------------------------------------------- playing

    /** Plays until time is up or the match is over. */
    void play() throws InterruptedException {
        for (JsonNode state = next(); state != null; state = next()) {
            if (state.path("version").asInt() <= seen) {
                continue;
            }
            seen = state.path("version").asInt();
            if (state.path("match").path("finished").asBoolean()) {
                return;
            }
            JsonNode asked = state;
            while (asked != null && !tally.isOver() && !asked.path("moves").isEmpty()) {
                Thread.sleep(thought());
                asked = move(asked);
            }
        }
    }

    /** From half to one and a half times the usual. */
    private long thought() {
        return think / 2 + dice.below((int) think + 1);
    }

    /** Makes a move; the state after it, or null if there is none to go on with. */
    private @Nullable JsonNode move(JsonNode state) throws InterruptedException {
        JsonNode moves = state.path("moves");
        Map<String, Object> body = new LinkedHashMap<>();
        body.put("seat", number);
        body.put("ply", state.path("match").path("ply").asInt());
        body.put("undone", state.path("undone").asInt());
        body.put("moves", List.of(moves.get(dice.below(moves.size()))));
        long begin = System.nanoTime();
        try {
            Guest.Answer answer = guest.post("/api/matches/" + match + "/moves", body);
            long nanos = System.nanoTime() - begin;
            if (answer.isGood()) {
                tally.moved(nanos);
                seen = Math.max(seen, answer.body().path("version").asInt());
                return answer.body();
            } else if (answer.code().equals("stale")) {
                tally.stale();
            } else {
                tally.failed("move: " + answer.status() + " " + answer.body());
            }
        } catch (IOException e) {
            tally.failed("move: " + e);
        }
        return null;
    }
}
