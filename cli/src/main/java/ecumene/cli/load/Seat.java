package ecumene.cli.load;

import ecumene.engine.Randomness;
import java.io.IOException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/**
 * A guest on a seat, with a browser that follows the match: live updates come in, and whenever the seat is asked it thinks
 * for a while and makes a random legal move.
 */
final class Seat {

    private final Guest guest;
    private final Connections connections;
    private final String match;
    private final int number;
    private final Tally tally;
    private final long think;
    private final Randomness dice;

    private final ReentrantLock lock = new ReentrantLock();
    private final Condition news = lock.newCondition();
    private @Nullable String latest;
    private boolean left;
    private int seen = -1;

    Seat(Guest guest, Connections connections, String match, int number, Tally tally, long think, long seed) {
        this.guest = guest;
        this.connections = connections;
        this.match = match;
        this.number = number;
        this.tally = tally;
        this.think = think;
        this.dice = new Randomness(seed);
    }

    Guest guest() {
        return guest;
    }

    // ---------------------------------------------------------------- following

    /** Opens the line for live updates. */
    Line line() throws IOException {
        return connections.line(
                "/api/matches/" + match + "/events?seat=" + number + "&changes=true&recent=true&line=" + lineName(),
                guest.cookie());
    }

    private String lineName() {
        return "load-" + number;
    }

    /** Reads live updates until they end; keeps the latest, unread. */
    void follow(Line line) {
        try {
            for (String state = line.next(); state != null; state = line.next()) {
                tally.updated(line.length());
                take(state);
            }
        } catch (IOException e) {
            if (!tally.isOver() && !hasLeft()) {
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

    private boolean hasLeft() {
        lock.lock();
        try {
            return left;
        } finally {
            lock.unlock();
        }
    }

    /** The next state that has not been looked at; null when time is up. */
    private @Nullable Glimpse next() throws InterruptedException {
        lock.lock();
        try {
            while (!tally.isOver()) {
                String state = latest;
                if (state != null) {
                    latest = null;
                    return Glimpse.of(state);
                }
                // Not a moment earlier: thousands who look at the clock now and then are a load of their own.
                news.await(tally.nanosLeft(), TimeUnit.NANOSECONDS);
            }
            return null;
        } finally {
            lock.unlock();
        }
    }

    // ---------------------------------------------------------------- playing

    /** Plays until time is up or the match is over. */
    void play() throws InterruptedException {
        for (Glimpse state = next(); state != null; state = next()) {
            if (state.version() <= seen) {
                continue;
            }
            Glimpse now = state;
            while (now != null
                    && !now.finished()
                    && !tally.isOver()
                    && !now.moves().isEmpty()) {
                seen = Math.max(seen, now.version());
                TimeUnit.NANOSECONDS.sleep(Math.min(TimeUnit.MILLISECONDS.toNanos(thought()), tally.nanosLeft()));
                if (tally.isOver()) {
                    break;
                }
                now = move(now);
            }
            if (now != null) {
                seen = Math.max(seen, now.version());
                if (now.finished()) {
                    break;
                }
            }
        }
        lock.lock();
        try {
            left = true;
        } finally {
            lock.unlock();
        }
    }

    /** From half to one and a half times the usual. */
    private long thought() {
        return think / 2 + dice.below((int) think + 1);
    }

    /** Makes a move; the state after it, or null if there is none to go on with. */
    private @Nullable Glimpse move(Glimpse state) {
        String body = "{\"seat\":" + number + ",\"ply\":" + state.ply() + ",\"undone\":" + state.undone()
                + ",\"moves\":["
                + state.moves().get(dice.below(state.moves().size())) + "]}";
        long begin = System.nanoTime();
        try {
            Connection.Reply answer =
                    connections.post("/api/matches/" + match + "/moves", guest.cookie(), lineName(), body);
            long nanos = System.nanoTime() - begin;
            if (answer.status() == 200) {
                tally.moved(nanos);
                return Glimpse.of(answer.body());
            } else if (answer.body().contains("\"stale\"")) {
                tally.stale();
            } else {
                tally.failed("move: " + answer.status() + " " + answer.body());
            }
        } catch (IOException e) {
            if (!tally.isOver()) {
                tally.failed("move: " + e);
            }
        }
        return null;
    }
}
