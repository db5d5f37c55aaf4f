package ecumene.sidmeiercivilization;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.EventLog;
import ecumene.engine.Seats;
import ecumene.engine.Setup;
import ecumene.engine.match.Match;
import ecumene.sidmeiercivilization.component.Technology;
import ecumene.wire.Json;
import ecumene.wire.RecordNotation;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

/**
 * Writes the recorded matches that end by a victory or with the learning game: {@code -Decumene.update-records=true}, when the
 * rules version has changed. Random players hardly ever get that far.
 */
@EnabledIfSystemProperty(named = "ecumene.update-records", matches = "true")
class EndingRecordsTest {

    private static final Path RECORDS = Path.of("src/test/resources/ecumene/sidmeiercivilization/records");

    private static final int MATCHES = 40;

    private final SidMeierCivilization game = new SidMeierCivilization();

    private interface Player {
        SidMeierCivilizationMove choose(SidMeierCivilizationPosition position, int seat);
    }

    /** The move after which the own share looks best. */
    private SidMeierCivilizationMove greedy(SidMeierCivilizationPosition position, int seat) {
        SidMeierCivilizationMove best = null;
        double most = -1;
        double[] outlook = new double[position.seats()];
        for (SidMeierCivilizationMove move : game.legalMoves(position, seat)) {
            SidMeierCivilizationPosition after = game.copy(position);
            game.playListed(after, seat, move, EventLog.SILENT);
            game.evaluation().outlook(after, outlook);
            if (outlook[seat] > most) {
                most = outlook[seat];
                best = move;
            }
        }
        return best == null ? game.defaultMove(position, seat) : best;
    }

    /** Nothing but research: the highest level that a pyramid of five rows still needs. */
    private SidMeierCivilizationMove scholar(SidMeierCivilizationPosition position, int seat) {
        if (position.steps().top().name().equals("research")) {
            for (int i = Technology.COUNT - 1; i >= 0; i--) {
                Technology technology = Technology.at(i);
                int level = technology.level();
                boolean needed = Empire.inRow(position, seat, level) < 6 - level;
                if (needed && Empire.hasPlace(position, seat, technology)) {
                    SidMeierCivilizationMove research = new SidMeierCivilizationMove.Research(technology);
                    return game.legalMoves(position, seat).contains(research)
                            ? research
                            : new SidMeierCivilizationMove.NoResearch();
                }
            }
        }
        return game.defaultMove(position, seat);
    }

    private Match<SidMeierCivilizationPosition, SidMeierCivilizationMove> play(Setup setup, long seed, Player player) {
        Match<SidMeierCivilizationPosition, SidMeierCivilizationMove> match = Match.start(game, setup, seed);
        while (!match.isFinished()) {
            int seat = Seats.first(game.awaiting(match.position()));
            match.play(seat, player.choose(match.position(), seat));
        }
        return match;
    }

    private void write(Match<SidMeierCivilizationPosition, SidMeierCivilizationMove> match, Setup setup)
            throws IOException {
        Path file = RECORDS.resolve(match.result().reason() + "-" + setup.seats() + ".json");
        if (!Files.exists(file)) {
            Map<String, Object> out = new LinkedHashMap<>();
            out.put("hash", String.format("%016x", match.position().hash()));
            out.put("record", RecordNotation.write(game, match.record()));
            Files.writeString(file, Json.text(out) + "\n");
        }
    }

    @Test
    void everyEndingIsRecorded() throws IOException {
        for (String ending : List.of("culture", "technology", "economy", "conquest", "learning")) {
            for (int seats = 2; seats <= 4; seats++) {
                Files.deleteIfExists(RECORDS.resolve(ending + "-" + seats + ".json"));
            }
        }
        Setup two = game.info().setup(2, Map.of());
        write(play(two, 1, this::scholar), two);
        for (int seats = 2; seats <= 3; seats++) {
            Setup learning = game.info().setup(seats, Map.of(SidMeierCivilization.LEARNING, "true"));
            write(play(learning, seats, this::greedy), learning);
        }
        for (int seed = 1; seed <= MATCHES; seed++) {
            Setup setup = game.info().setup(2 + seed % 3, Map.of());
            write(play(setup, seed, this::greedy), setup);
        }
        for (String ending : List.of("culture", "technology", "economy", "conquest", "learning")) {
            assertThat(Files.exists(RECORDS.resolve(ending + "-2.json"))
                            || Files.exists(RECORDS.resolve(ending + "-3.json"))
                            || Files.exists(RECORDS.resolve(ending + "-4.json")))
                    .as(ending)
                    .isTrue();
        }
    }
}
