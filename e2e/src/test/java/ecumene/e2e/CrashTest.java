package ecumene.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.cli.load.Guest;
import ecumene.engine.Randomness;
import java.io.IOException;
import java.net.http.HttpClient;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The server is killed again and again in the middle of play, and nothing that was acknowledged is ever lost. {@code
 * -Decumene.crashes=1000} for the long form.
 */
class CrashTest {

    private static final int CRASHES = Integer.getInteger("ecumene.crashes", 20);
    private static final int LONGEST_PLAY = 900; // milliseconds

    @TempDir
    private Path folder;

    @Test
    void everyAcknowledgedMoveSurvivesBeingKilled() throws Exception {
        Randomness chance = new Randomness(System.nanoTime());
        HttpClient http = HttpClient.newHttpClient();
        List<WatchedMatch> matches = new ArrayList<>();
        ServerProcess server = ServerProcess.start(folder);
        Guest first = Guest.arrive(http, server.address());
        for (int crash = 1; crash <= CRASHES; crash++) {
            Guest guest = Guest.known(http, server.address(), first.cookie());
            fill(matches, guest);
            playAndKill(matches, guest, server, chance.below(LONGEST_PLAY));
            server = ServerProcess.start(folder);
            Guest back = Guest.known(http, server.address(), first.cookie());
            for (WatchedMatch match : matches) {
                match.check(back);
            }
            assertThat(integrity()).as("the database after crash %s", crash).isEqualTo("ok");
        }
        int moves = matches.stream().mapToInt(WatchedMatch::acknowledged).sum();
        System.out.printf("%d crashes, %d acknowledged moves, none lost%n", CRASHES, moves);
        assertThat(moves).as("there was something to lose").isGreaterThan(CRASHES * 2);
        assertThat(server.stop()).as("exit code after SIGTERM").isEqualTo(143);
        http.close();
    }

    /** Some tables of one person on all seats, some with bots; where a match has ended a new one begins. */
    private static void fill(List<WatchedMatch> matches, Guest guest) throws Exception {
        while (matches.stream().filter(match -> !match.isFinished()).count() < 4) {
            int number = matches.size();
            int own = 1 + number % 4;
            matches.add(WatchedMatch.open(guest, own, Math.max(0, 3 - own), number));
        }
    }

    private static void playAndKill(List<WatchedMatch> matches, Guest guest, ServerProcess server, int milliseconds)
            throws Exception {
        try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
            List<Future<?>> players = new ArrayList<>();
            for (WatchedMatch match :
                    matches.stream().filter(each -> !each.isFinished()).toList()) {
                players.add(threads.submit(() -> {
                    match.playUntilTheEnd(guest);
                    return null;
                }));
            }
            Thread.sleep(milliseconds);
            server.kill();
            for (Future<?> player : players) {
                player.get();
            }
        }
    }

    /** SQLite's own opinion of the file. */
    private String integrity() throws Exception {
        Path file;
        try (var files = Files.list(folder)) {
            file = files.filter(each -> each.toString().endsWith(".db"))
                    .findFirst()
                    .orElseThrow(IOException::new);
        }
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file);
                Statement statement = connection.createStatement();
                ResultSet result = statement.executeQuery("pragma integrity_check")) {
            return result.getString(1);
        }
    }
}
