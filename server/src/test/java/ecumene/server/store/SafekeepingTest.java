package ecumene.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import ecumene.server.Plans;
import ecumene.table.FairThreads;
import ecumene.table.Gesture;
import ecumene.table.Hospitality;
import ecumene.table.NewTable;
import ecumene.table.NewTable.Place;
import ecumene.table.Observer;
import ecumene.table.Pace;
import ecumene.table.Table;
import ecumene.table.TableException;
import ecumene.table.TableState;
import ecumene.table.Tables;
import ecumene.table.Viewer;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.Statement;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Copies, checks, and what is left when a file is damaged. */
class SafekeepingTest {

    private static final String ANA = "ana";
    private static final int MATCHES = 12;

    @TempDir
    private Path data;

    @TempDir
    private Path elsewhere;

    // ---------------------------------------------------------------- archives

    @Test
    void whatWasCarriedToPostgresAndBackIsTheSame() throws IOException {
        Path first = elsewhere.resolve("first.gz");
        Path second = elsewhere.resolve("second.gz");
        fill();
        Archive.Contents contents;
        try (Database file = Database.look(data)) {
            contents = Archive.write(file, first, null);
        }
        assertThat(contents.matches()).isEqualTo(MATCHES);
        assertThat(contents.entries()).isGreaterThan(MATCHES);
        try (Database postgres = Database.connect(TestPostgres.empty())) {
            assertThat(Archive.read(first, postgres)).isEqualTo(contents);
            assertThat(Archive.read(first, postgres).matches())
                    .as("added twice")
                    .isZero();
            assertThat(verified(postgres)).isEqualTo(new Verification(MATCHES, contents.entries(), 0, List.of()));
            assertThat(new GuestStore(postgres).name(ANA)).hasValue("Ana «María»");
            assertThat(Archive.write(postgres, second, null)).isEqualTo(contents);
        }
        try (DataFolder folder = DataFolder.claim(elsewhere.resolve("other"));
                Database back = Database.open(folder)) {
            Archive.read(second, back);
            assertThat(verified(back).faults()).isEmpty();
            Path third = elsewhere.resolve("third.gz");
            Archive.write(back, third, null);
            assertThat(third).hasSameBinaryContentAs(first);
        }
    }

    @Test
    void aPartOfAnArchiveIsRefusedBeforeAnythingIsTakenFromIt() throws IOException {
        List<String> ids = fill();
        Path whole = elsewhere.resolve("whole.gz");
        Path part = elsewhere.resolve("part.gz");
        try (Database file = Database.look(data)) {
            Archive.write(file, whole, ids.subList(0, 3));
        }
        assertThat(Archive.check(whole).matches()).isEqualTo(3);
        byte[] bytes = Files.readAllBytes(whole);
        Files.write(part, Arrays.copyOf(bytes, bytes.length / 2));
        try (DataFolder folder = DataFolder.claim(elsewhere.resolve("other"));
                Database other = Database.open(folder)) {
            assertThatThrownBy(() -> Archive.read(part, other)).isInstanceOf(IOException.class);
            assertThat(new MatchStore(other, Plans.GAMES).ids()).isEmpty();
        }
    }

    // ---------------------------------------------------------------- damage

    @Test
    void aMatchThatMakesNoSenseIsSetAsideAndTheOthersGoOn() throws Exception {
        List<String> ids = fill();
        String broken = ids.get(3);
        String wrong = ids.get(5);
        sql("update journal set body = '[{\"type\":' where number = 1 and match = '" + broken + "'");
        sql("update match set first_seats = 'x', options = '{' where id = '" + wrong + "'");
        try (DataFolder folder = DataFolder.claim(data);
                Database database = Database.open(folder)) {
            MatchStore store = new MatchStore(database, Plans.GAMES);
            try (Tables tables = tables(store)) {
                for (String id : ids) {
                    if (id.equals(broken) || id.equals(wrong)) {
                        assertThatThrownBy(() -> tables.find(id))
                                .isInstanceOfSatisfying(
                                        TableException.class,
                                        e -> assertThat(e.code()).isEqualTo(TableException.Code.DAMAGED));
                    } else {
                        play(tables.find(id), 1);
                    }
                }
            }
            assertThat(store.of(ANA, 0, 100))
                    .extracting(match -> match.info().id())
                    .doesNotContain(wrong)
                    .hasSize(MATCHES - 1);
            assertThat(verified(database).faults()).hasSize(2).anyMatch(fault -> fault.contains(broken));
            assertThat(database.condition()).as("the file itself is whole").isEqualTo(Condition.FINE);
        }
    }

    @Test
    void aMatchThatHasLostItsLatestLinesIsNotSalvaged() throws Exception {
        List<String> ids = fill();
        sql("delete from journal where match = '" + ids.get(4) + "' and number > 2");
        try (DataFolder folder = DataFolder.claim(data)) {
            Salvage.of(folder, "as if");
            try (Database database = Database.open(folder);
                    Tables tables = tables(new MatchStore(database, Plans.GAMES))) {
                for (String id : ids) {
                    if (id.equals(ids.get(4))) {
                        assertThatThrownBy(() -> tables.find(id)).isInstanceOf(TableException.class);
                    } else {
                        play(tables.find(id), 1);
                    }
                }
            }
        }
    }

    @Test
    void aJournalThatLeadsElsewhereIsFound() throws Exception {
        List<String> ids = fill();
        sql("update match set ply = ply + 1 where id = '" + ids.get(2) + "'");
        try (Database database = Database.look(data)) {
            assertThat(verified(database).faults()).singleElement().asString().contains(ids.get(2));
        }
    }

    @Test
    void aDamagedFileIsSetAsideAndWhatCanBeReadGoesOn() throws Exception {
        List<String> ids = fill();
        Path backup = elsewhere.resolve("backup.gz");
        try (Database whole = Database.look(data)) {
            Archive.write(whole, backup, null);
        }
        Path file = data.resolve("ecumene.db");
        long size = Files.size(file);
        try (RandomAccessFile bytes = new RandomAccessFile(file.toFile(), "rw")) {
            // Some whole pages in the middle: trees end there, and rows are gone.
            for (long page = size / 2048; page < size / 2048 + 6; page++) {
                bytes.seek(page * 1024);
                bytes.write(new byte[1024]);
            }
        }
        byte[] damaged = Files.readAllBytes(file);
        int lost = 0;
        try (DataFolder folder = DataFolder.claim(data);
                Database database = Database.open(folder);
                Tables tables = tables(new MatchStore(database, Plans.GAMES))) {
            for (String id : ids) {
                try {
                    play(tables.find(id), 1);
                } catch (TableException e) {
                    assertThat(e.code()).isEqualTo(TableException.Code.DAMAGED);
                    lost++;
                }
            }
            assertThat(lost).as("some are lost, and most are not").isBetween(1, MATCHES - 1);
            assertThat(database.faults()).isEmpty();
            assertThat(database.condition()).isEqualTo(Condition.FINE);
        }
        try (DataFolder folder = DataFolder.claim(data);
                Database database = Database.open(folder);
                Tables tables = tables(new MatchStore(database, Plans.GAMES))) {
            assertThat(Archive.read(backup, database).matches()).isEqualTo(lost);
            ids.forEach(tables::find);
        }
        try (var files = Files.list(data)) {
            Path aside = files.filter(each -> each.getFileName().toString().matches("ecumene-damaged-\\d+\\.db"))
                    .findFirst()
                    .orElseThrow();
            assertThat(Files.readAllBytes(aside)).isEqualTo(damaged);
        }
    }

    @Test
    void intoAFileThatTurnsOutDamagedNothingIsWritten() throws Exception {
        fill();
        try (DataFolder folder = DataFolder.claim(data);
                Database database = Database.open(folder)) {
            try (RandomAccessFile bytes =
                    new RandomAccessFile(data.resolve("ecumene.db").toFile(), "rw")) {
                for (long page = 1; page < bytes.length() / 1024; page++) {
                    bytes.seek(page * 1024);
                    bytes.write(new byte[1024]);
                }
            }
            MatchStore store = new MatchStore(database, Plans.GAMES);
            assertThatThrownBy(() -> store.of(ANA, 0, 100)).isInstanceOf(StoreException.class);
            assertThat(database.condition().state()).isEqualTo(Condition.State.DAMAGED);
            byte[] before = Files.readAllBytes(data.resolve("ecumene.db"));
            assertThatThrownBy(() -> new GuestStore(database).rename("ben", "Ben", Instant.EPOCH))
                    .isInstanceOf(StoreException.class);
            assertThat(Files.readAllBytes(data.resolve("ecumene.db"))).isEqualTo(before);
        }
    }

    @Test
    void nobodyElseOnTheMachineMayLook() throws Exception {
        Path folder = data.resolve("new");
        try (DataFolder claimed = DataFolder.claim(folder);
                Database database = Database.open(claimed)) {
            new GuestStore(database).rename(ANA, "Ana", Instant.EPOCH);
            assertThat(mode(folder)).isEqualTo("rwx------");
            try (var files = Files.list(folder)) {
                assertThat(files.toList())
                        .hasSizeGreaterThan(2)
                        .allMatch(file -> mode(file).equals("rw-------"));
            }
        }
        Files.setPosixFilePermissions(folder.resolve("ecumene.db"), PosixFilePermissions.fromString("rw-r--r--"));
        try (DataFolder claimed = DataFolder.claim(folder);
                Database database = Database.open(claimed)) {
            assertThat(database.condition().isFine()).isTrue();
            assertThat(mode(folder.resolve("ecumene.db"))).isEqualTo("rw-------");
        }
    }

    // ---------------------------------------------------------------- a house with matches

    private List<String> fill() throws IOException {
        List<String> ids = new ArrayList<>();
        try (DataFolder folder = DataFolder.claim(data);
                Database database = Database.open(folder);
                Tables tables = tables(new MatchStore(database, Plans.GAMES))) {
            new GuestStore(database).rename(ANA, "Ana «María»", Instant.EPOCH);
            for (int number = 0; number < MATCHES; number++) {
                List<Place> places = List.of(Place.me("Ana"), Place.me("Ana too"), Place.me(null));
                Table table = tables.open(new NewTable("sealed-bids", Map.of(), ANA, places, Pace.LIVE, false));
                play(table, 3 + number);
                table.say(ANA, 0, "Ana", "hello ".repeat(40) + number);
                ids.add(table.id());
            }
        }
        return ids;
    }

    private static void play(Table table, int moves) {
        for (int made = 0; made < moves && !table.summary().finished(); made++) {
            int seat = table.summary().awaiting().getFirst();
            TableState state = table.state(new Viewer(ANA, seat));
            table.play(
                    ANA,
                    new Gesture(
                            seat,
                            state.summary().ply(),
                            state.undone(),
                            List.of(state.moves().getFirst())),
                    Duration.ZERO);
        }
    }

    private static Tables tables(MatchStore store) {
        return new Tables(
                Plans.GAMES, store, InstantSource.system(), FairThreads.thinkers(), Hospitality.USUAL, Observer.NONE);
    }

    private static Verification verified(Database database) {
        return Verification.of(database, Plans.GAMES, done -> {});
    }

    private void sql(String statement) throws Exception {
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + data.resolve("ecumene.db"));
                Statement open = connection.createStatement()) {
            open.executeUpdate(statement);
        }
    }

    private static String mode(Path file) {
        try {
            return PosixFilePermissions.toString(Files.getPosixFilePermissions(file));
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }
}
