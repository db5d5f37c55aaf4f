package ecumene.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.cli.Games;
import ecumene.cli.load.Guest;
import ecumene.server.store.Database;
import ecumene.server.store.DatabaseAddress;
import ecumene.server.store.Verification;
import java.io.IOException;
import java.net.http.HttpClient;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/**
 * Servers and a worker on one PostgreSQL, all of them real processes, and everything that can happen to them. Whatever was
 * acknowledged is there, once and in order, at whichever server one asks; what was not answered can be asked again; and no
 * match is stuck. {@code -Decumene.faults=200 -Decumene.play=4000} for the long form; with {@code
 * -Decumene.other-version=JAR} every other server is of another version of the program, as while a house is brought up to date.
 */
@DisabledOnOs(OS.WINDOWS)
class FaultsTest {

    private static final int FAULTS = Integer.getInteger("ecumene.faults", 6);
    private static final int SERVERS = 2;

    /** Before something happens, in milliseconds; the longer, the more there is to lose. */
    private static final Duration PLAY = Duration.ofMillis(Integer.getInteger("ecumene.play", 1_500));

    /** Longer than anybody has a match to itself. */
    private static final Duration FROZEN = Duration.ofSeconds(6);

    /** By then another server has heard of everything, and goes on where one has stopped. */
    private static final Duration RECOVERY = Duration.ofSeconds(5);

    private enum Fault {
        SERVER_KILLED,
        SERVER_FROZEN,
        WORKER_KILLED,
        DATABASE_STOPPED,
        ALL_KILLED,
        SERVER_STOPPED
    }

    @TempDir
    private Path folder;

    private final HttpClient http = HttpClient.newHttpClient();
    private final List<ServerProcess> servers = new ArrayList<>();
    private boolean other;
    private final List<WatchedMatch> matches = new ArrayList<>();

    @Test
    void nothingThatWasAcknowledgedIsLostOrDoubled() throws Exception {
        try (Postgres postgres = new Postgres(folder)) {
            for (int server = 0; server < SERVERS; server++) {
                servers.add(start(postgres));
            }
            ServerProcess worker = ServerProcess.work(postgres.url());
            String cookie = Guest.arrive(http, servers.getFirst().address()).cookie();
            for (int fault = 0; fault < FAULTS; fault++) {
                fill(guest(0, cookie), fault);
                worker = playThrough(Fault.values()[fault % Fault.values().length], postgres, worker, cookie);
                // Each time they are asked at another server than the one where they were played.
                Guest elsewhere = guest(1, cookie);
                for (WatchedMatch match : matches) {
                    match.check(elsewhere);
                }
                servers.add(servers.removeFirst());
            }
            worker.kill();
            for (ServerProcess server : servers) {
                server.kill();
            }
            int moves = matches.stream().mapToInt(WatchedMatch::acknowledged).sum();
            System.out.printf("%d faults, %d acknowledged moves, none lost or doubled%n", FAULTS, moves);
            assertThat(moves).as("there was something to lose").isGreaterThan(FAULTS * 5);
            verify(postgres);
        } finally {
            http.close();
        }
    }

    /** Of this version and of the other by turns. */
    private ServerProcess start(Postgres postgres) throws IOException {
        other = !other;
        return other ? ServerProcess.startOther(postgres.url()) : ServerProcess.start(postgres.url());
    }

    private Guest guest(int server, String cookie) {
        return Guest.known(http, servers.get(server).address(), cookie);
    }

    private void fill(Guest guest, int seed) throws Exception {
        while (matches.stream().filter(match -> !match.isFinished()).count() < 4) {
            int own = 1 + matches.size() % 3;
            matches.add(WatchedMatch.open(guest, own, 3 - own, seed * 31L + matches.size()));
        }
    }

    /** Plays at the first server while something happens, and puts everything in order again. Gives back the worker. */
    private ServerProcess playThrough(Fault fault, Postgres postgres, ServerProcess worker, String cookie)
            throws Exception {
        ServerProcess after = worker;
        ServerProcess first = servers.getFirst();
        Guest guest = guest(0, cookie);
        try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
            List<Future<?>> players = new ArrayList<>();
            for (WatchedMatch match :
                    matches.stream().filter(each -> !each.isFinished()).toList()) {
                players.add(threads.submit(() -> {
                    match.playUntilTheEnd(guest);
                    return null;
                }));
            }
            Thread.sleep(PLAY);
            switch (fault) {
                case SERVER_KILLED -> first.kill();
                case SERVER_FROZEN -> {
                    first.freeze();
                    Thread.sleep(FROZEN);
                    first.thaw();
                    Thread.sleep(PLAY);
                    first.kill();
                }
                case WORKER_KILLED -> {
                    worker.kill();
                    Thread.sleep(PLAY);
                    first.kill();
                    after = ServerProcess.work(postgres.url());
                }
                case DATABASE_STOPPED -> {
                    postgres.stop();
                    Thread.sleep(PLAY);
                    postgres.startAgain();
                    first.kill();
                }
                case ALL_KILLED -> {
                    worker.kill();
                    for (ServerProcess server : servers) {
                        server.kill();
                    }
                    after = ServerProcess.work(postgres.url());
                    servers.set(1, start(postgres));
                }
                case SERVER_STOPPED -> assertThat(first.stop()).isEqualTo(143);
            }
            for (Future<?> player : players) {
                player.get();
            }
        }
        servers.set(0, start(postgres));
        Thread.sleep(RECOVERY);
        return after;
    }

    /** Every journal leads to where its match is said to stand. */
    private void verify(Postgres postgres) throws IOException {
        try (Database database = Database.connect(new DatabaseAddress(postgres.url(), null, null))) {
            Verification found = Verification.of(database, Games.HOUSE.all(), done -> {});
            assertThat(found.faults()).isEmpty();
            assertThat(found.matches()).isEqualTo(matches.size());
        }
    }
}
