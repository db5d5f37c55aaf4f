package ecumene.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.Move;
import ecumene.server.Plans;
import ecumene.table.Beginning;
import ecumene.table.Entry;
import ecumene.table.Gesture;
import ecumene.table.Kept;
import ecumene.table.NewTable;
import ecumene.table.NewTable.Place;
import ecumene.table.Pace;
import ecumene.table.Replay;
import ecumene.table.Table;
import ecumene.table.TableState;
import ecumene.table.Tables;
import ecumene.table.Viewer;
import ecumene.tempus.Tempus;
import ecumene.wire.Json;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is kept of long matches helps, and never more than that. */
abstract class KeptLaws extends StoreLaws {

    private static final int MOVES = 60;

    /** A match, with what is kept of how it stood some moves ago. */
    private Beginning played() {
        try (Tables tables = tables(store)) {
            Table table = tables.open(new NewTable(
                    "tempus",
                    Map.of(),
                    ANA,
                    List.of(Place.me("Ana"), Place.me("Ana «too»"), Place.me(null)),
                    Pace.LIVE,
                    false));
            table.say(ANA, 1, "Ana", "¿Quién empieza?");
            for (int i = 0; i < MOVES; i++) {
                int seat = table.summary().awaiting().getFirst();
                TableState state = table.state(new Viewer(ANA, seat));
                Move move = state.moves().get(i % state.moves().size());
                table.play(ANA, new Gesture(seat, state.summary().ply(), 0, List.of(move)), Duration.ZERO);
            }
            Beginning beginning = Objects.requireNonNull(store.beginning(table.id()));
            store.keep(beginning, stood(beginning, latestGesture(beginning)));
            return beginning;
        }
    }

    private Kept stood(Beginning beginning, int version) {
        return Replay.stands(
                new Tempus(), beginning, store.journal(beginning, 0).subList(0, version));
    }

    /** Before which entry a person's gesture comes, not too near to the end. */
    private int latestGesture(Beginning beginning) {
        List<Entry> journal = store.journal(beginning, 0);
        int version = journal.size() - 10;
        while (!(journal.get(version) instanceof Entry.Moved moved) || moved.byTable()) {
            version--;
        }
        return version;
    }

    @Test
    void whatWasKeptIsReadAsItWas() {
        Beginning beginning = played();
        Kept kept = Objects.requireNonNull(store.kept(beginning));
        assertThat(text(kept)).isEqualTo(text(stood(beginning, kept.version())));
        assertThat(kept.chat()).hasSize(1);
        assertThat(kept.seats()).isEqualTo(beginning.seats());
        assertThat(Verification.of(database(), Plans.GAMES, done -> {}).faults())
                .isEmpty();
    }

    private static String text(Kept kept) {
        return Json.text(KeptNotation.of(kept));
    }

    @Test
    void theNewestIsKept() {
        Beginning beginning = played();
        int newest = Objects.requireNonNull(store.kept(beginning)).version();
        store.keep(beginning, stood(beginning, 5));
        assertThat(Objects.requireNonNull(store.kept(beginning)).version()).isEqualTo(newest);
        store.keep(beginning, stood(beginning, newest + 1));
        assertThat(Objects.requireNonNull(store.kept(beginning)).version()).isEqualTo(newest + 1);
    }

    @Test
    void aMatchIsTheSameWithAndWithoutWhatWasKept() {
        Beginning beginning = played();
        String id = beginning.info().id();
        List<TableState> with = states(id);
        database().write(statements -> statements.update("delete from kept where match = ?", id));
        assertThat(states(id)).isEqualTo(with);
    }

    private List<TableState> states(String id) {
        try (Tables tables = tables(store)) {
            Table table = tables.find(id);
            return List.of(
                    table.state(Viewer.spectator("eve")),
                    table.state(new Viewer(ANA, 0)),
                    table.state(new Viewer(ANA, 1)),
                    table.state(new Viewer(ANA, 2)));
        }
    }

    /** Each of these leaves something that looks like a row of today. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "version = version + 1",
                "body = 'eJw' || substr(body, 4)",
                "body = substr(body, 1, length(body) - 8)",
                "body = ''",
                "sum = 'no sum'"
            })
    void whatIsDamagedIsThrownAway(String damage) {
        Beginning beginning = played();
        String id = beginning.info().id();
        List<TableState> before = states(id);
        database().write(statements -> statements.update("update kept set " + damage + " where match = ?", id));
        assertThat(Verification.of(database(), Plans.GAMES, done -> {}).faults())
                .hasSize(1);
        assertThat(store.kept(beginning)).isNull();
        assertThat(states(id)).isEqualTo(before);
        assertThat(Verification.of(database(), Plans.GAMES, done -> {}).faults())
                .isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"rules = rules - 1", "format = format + 1", "game = 'other'"})
    void whatIsOfOtherRulesOrAnotherFormatIsLeftAlone(String difference) {
        Beginning beginning = played();
        String id = beginning.info().id();
        List<TableState> before = states(id);
        database().write(statements -> statements.update("update kept set " + difference + " where match = ?", id));
        assertThat(store.kept(beginning)).isNull();
        assertThat(states(id)).isEqualTo(before);
        assertThat(Verification.of(database(), Plans.GAMES, done -> {}).faults())
                .isEmpty();
        store.keep(beginning, stood(beginning, 5));
        assertThat(store.kept(beginning)).as("and is replaced").isNotNull();
    }

    /** The sum is right, and still it is not where the journal leads. */
    @Test
    void verifyFindsWhatWasKeptOfAnotherMatch() {
        Beginning beginning = played();
        Kept kept = Objects.requireNonNull(store.kept(beginning));
        Kept wrong = stood(beginning, kept.version() - 3);
        store.keep(
                beginning,
                new Kept(
                        kept.version() + 1,
                        wrong.ply(),
                        wrong.changes(),
                        wrong.hash(),
                        wrong.position(),
                        wrong.latest(),
                        wrong.marketSince(),
                        wrong.seats(),
                        wrong.awaited(),
                        wrong.updated(),
                        wrong.chat(),
                        wrong.undone(),
                        wrong.takenBack(),
                        wrong.standing(),
                        wrong.moments()));
        assertThat(Verification.of(database(), Plans.GAMES, done -> {}).faults())
                .singleElement()
                .asString()
                .contains(beginning.info().id());
    }
}
