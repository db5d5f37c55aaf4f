package ecumene.bots.arena;

import ecumene.bots.Choice;
import ecumene.bots.Mind;
import ecumene.engine.EventLog;
import ecumene.engine.Game;
import ecumene.engine.Knowledge;
import ecumene.engine.Move;
import ecumene.engine.Position;
import ecumene.engine.Randomness;
import ecumene.engine.Result;
import ecumene.engine.Seats;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/** Plays the matches of a plan with several threads. It may be asked for its results, and stopped, at any time. */
public final class Arena<P extends Position, M extends Move> {

    /** Is told after each match; never by two threads at once. */
    @FunctionalInterface
    public interface Progress {
        /**
         * A match is finished.
         *
         * @param finished how many are
         * @param all how many there will be
         * @param elapsed since the beginning
         */
        void finished(int finished, int all, Duration elapsed);
    }

    private final ArenaPlan<P, M> plan;
    private final long begin = System.nanoTime();
    private final AtomicInteger next = new AtomicInteger();
    private final List<PlayedMatch> played = new ArrayList<>();
    private final List<Thread> workers = new ArrayList<>();
    private volatile boolean stopped;
    private @Nullable Throwable failure;

    public Arena(ArenaPlan<P, M> plan) {
        this.plan = plan;
    }

    /** Plays until all matches are over or {@link #stop} is called, and gives back what was finished. */
    public ArenaResult run(Progress progress) throws InterruptedException {
        synchronized (workers) {
            for (int i = 0; i < Math.min(plan.threads(), plan.matches()); i++) {
                workers.add(Thread.ofPlatform().daemon().name("arena-" + i).unstarted(() -> work(progress)));
            }
            workers.forEach(Thread::start);
        }
        try {
            for (Thread worker : workers) {
                worker.join();
            }
        } catch (InterruptedException e) {
            stop();
            throw e;
        }
        synchronized (played) {
            if (failure != null) {
                throw new IllegalStateException("a match failed: " + failure.getMessage(), failure);
            }
        }
        return results();
    }

    /** Ends the matches being played, at once and without counting them. */
    public void stop() {
        stopped = true;
        synchronized (workers) {
            // A bot that is thinking answers at once when it is interrupted.
            workers.forEach(Thread::interrupt);
        }
    }

    /** What is finished so far. */
    public ArenaResult results() {
        synchronized (played) {
            List<PlayedMatch> sorted = new ArrayList<>(played);
            sorted.sort(java.util.Comparator.comparingInt(PlayedMatch::number));
            return new ArenaResult(plan, sorted, elapsed());
        }
    }

    private Duration elapsed() {
        return Duration.ofNanos(System.nanoTime() - begin);
    }

    private void work(Progress progress) {
        try {
            for (int number = next.getAndIncrement();
                    number < plan.matches() && !stopped;
                    number = next.getAndIncrement()) {
                PlayedMatch match = play(number);
                if (match == null) {
                    return;
                }
                synchronized (played) {
                    played.add(match);
                    progress.finished(played.size(), plan.matches(), elapsed());
                }
            }
        } catch (RuntimeException | Error e) {
            synchronized (played) {
                if (failure == null) {
                    failure = e;
                }
            }
            stop();
        }
    }

    /** One match; null when it was stopped. */
    private @Nullable PlayedMatch play(int number) {
        Game<P, M> game = plan.game();
        int seats = plan.setup().seats();
        long seed = plan.seedOf(number);
        Times[] times = new Times[seats];
        Times[] turns = new Times[seats];
        Randomness[] thoughts = new Randomness[seats];
        List<Mind<P, M>> minds = new ArrayList<>();
        for (int bot = 0; bot < seats; bot++) {
            times[bot] = new Times();
            turns[bot] = new Times();
            minds.add(plan.bots().get(bot).mind());
            thoughts[bot] = new Randomness(Randomness.mix(seed + 1 + bot));
        }
        P position = game.start(plan.setup(), seed, EventLog.SILENT);
        int firstSeat = Seats.first(game.awaiting(position));
        int moves = 0;
        int before = Seats.SPECTATOR;
        while (!position.isFinished()) {
            if (stopped) {
                return null;
            }
            if (moves == ArenaPlan.MOST_MOVES) {
                throw new IllegalStateException("match " + number + " does not end");
            }
            int seat = Seats.first(game.awaiting(position));
            int bot = plan.botOn(seat, number);
            long began = System.nanoTime();
            Choice<M> choice = minds.get(bot)
                    .choose(
                            new Knowledge<>(game, position, seat),
                            plan.bots().get(bot).budget(),
                            thoughts[bot]);
            long took = System.nanoTime() - began;
            times[bot].add(took);
            if (seat == before) {
                turns[bot].addToLast(took);
            } else {
                turns[bot].add(took);
            }
            before = seat;
            game.play(position, seat, choice.move(), EventLog.SILENT);
            moves++;
        }
        return outcome(number, firstSeat, moves, game.result(position), times, turns);
    }

    private PlayedMatch outcome(int number, int firstSeat, int moves, Result result, Times[] times, Times[] turns) {
        int bots = plan.bots().size();
        int[] rankOfSeat = new int[bots];
        int rank = 1;
        for (List<Integer> group : result.ranking()) {
            for (int seat : group) {
                rankOfSeat[seat] = rank;
            }
            rank += group.size();
        }
        List<Integer> seats = new ArrayList<>();
        List<Integer> scores = new ArrayList<>();
        List<Integer> ranks = new ArrayList<>();
        List<Double> wins = new ArrayList<>();
        List<long[]> nanos = new ArrayList<>();
        List<long[]> turnNanos = new ArrayList<>();
        for (int bot = 0; bot < bots; bot++) {
            int seat = plan.seatOf(bot, number);
            seats.add(seat);
            scores.add(result.scores().get(seat));
            ranks.add(rankOfSeat[seat]);
            wins.add(rankOfSeat[seat] == 1 ? 1.0 / result.winners().size() : 0.0);
            nanos.add(times[bot].toArray());
            turnNanos.add(turns[bot].toArray());
        }
        return new PlayedMatch(number, firstSeat, moves, seats, scores, ranks, wins, nanos, turnNanos, result.reason());
    }

    /** The times of one bot's decisions or turns in one match. */
    private static final class Times {

        private long[] nanos = new long[128];
        private int size;

        void add(long time) {
            if (size == nanos.length) {
                nanos = Arrays.copyOf(nanos, 2 * size);
            }
            nanos[size++] = time;
        }

        void addToLast(long time) {
            nanos[size - 1] += time;
        }

        long[] toArray() {
            return Arrays.copyOf(nanos, size);
        }
    }
}
