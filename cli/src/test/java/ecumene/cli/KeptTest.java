package ecumene.cli;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.server.store.DataFolder;
import ecumene.server.store.Database;
import ecumene.server.store.MatchStore;
import ecumene.table.FairThreads;
import ecumene.table.Hospitality;
import ecumene.table.NewTable;
import ecumene.table.NewTable.Place;
import ecumene.table.Observer;
import ecumene.table.Pace;
import ecumene.table.Tables;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code backup}, {@code restore} and {@code verify}. */
class KeptTest {

    @TempDir
    private Path folder;

    @Test
    void aBackupWhileTheHouseIsOpenIsRestoredElsewhere() throws IOException {
        String data = folder.resolve("house").toString();
        String file = folder.resolve("backup.gz").toString();
        String other = folder.resolve("other").toString();
        try (DataFolder claimed = DataFolder.claim(Path.of(data));
                Database database = Database.open(claimed);
                Tables tables = tables(database)) {
            String id = open(tables);
            open(tables);
            assertThat(TestShell.run("backup", file, "--data", data).outLines())
                    .containsExactly(file + ": 2 matches, 0 entries");
            assertThat(TestShell.run("verify", "--data", data).status()).isZero();
            assertThat(TestShell.run("restore", file, "--data", data).err()).contains("A server is using");
            assertThat(TestShell.run("backup", file + "1", "--match", id, "--data", data)
                            .out())
                    .contains("1 match,");
            assertThat(TestShell.run("backup", file + "2", "--match", "nope", "--data", data))
                    .satisfies(outcome -> assertThat(outcome.status()).isEqualTo(2))
                    .satisfies(outcome -> assertThat(outcome.err()).contains("nope"));
            assertThat(Path.of(file + "2")).doesNotExist();
        }
        TestShell.Outcome restored = TestShell.run("restore", file, "--data", other);
        assertThat(restored.status()).as(restored.err()).isZero();
        assertThat(restored.out()).contains("2 matches").contains("all is well");
        assertThat(TestShell.run("restore", file, "--data", other).err()).contains("--add");
        assertThat(TestShell.run("restore", file, "--add", "--data", other).out())
                .contains("0 matches");
    }

    @Test
    void whatCannotBeDoneIsSaidInOneLine() throws IOException {
        String nowhere = folder.resolve("nowhere").toString();
        Path text = Files.writeString(folder.resolve("text"), "no archive");
        complains("cannot be opened: there is nothing", "backup", nowhere + ".gz", "--data", nowhere);
        complains("cannot be opened: there is nothing", "verify", "--data", nowhere);
        complains("there is no such file", "restore", nowhere, "--data", nowhere);
        complains("no whole backup", "restore", text.toString(), "--data", nowhere);
        complains("is there already", "backup", text.toString(), "--data", nowhere);
        complains("no address of a database", "verify", "--database", "mysql://house");
        complains("does not belong on a command line", "verify", "--database", "jdbc:postgresql://h/n?password=x");
        complains("does not belong on a command line", "serve", "--database", "jdbc:postgresql://a:b@h/n");
        assertThat(Path.of(nowhere)).doesNotExist();
    }

    private static void complains(String words, String... line) {
        TestShell.Outcome outcome = TestShell.run(line);
        assertThat(outcome.errLines()).singleElement().asString().contains(words);
        assertThat(outcome.status()).isEqualTo(2);
    }

    private static String open(Tables tables) {
        List<Place> places = List.of(Place.me("Ana"), Place.me("Ana too"));
        return tables.open(new NewTable("sealed-bids", Map.of(), "ana", places, Pace.LIVE, false))
                .id();
    }

    private static Tables tables(Database database) {
        List<ecumene.engine.Game<?, ?>> games = TestShell.GAMES.all();
        return new Tables(
                games,
                new MatchStore(database, games),
                InstantSource.system(),
                FairThreads.thinkers(),
                Hospitality.USUAL,
                Observer.NONE);
    }
}
