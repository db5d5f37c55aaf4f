package ecumene.civilization;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.EventLog;
import ecumene.engine.Randomness;
import ecumene.engine.Seats;
import ecumene.engine.Setup;
import ecumene.engine.match.Match;
import ecumene.wire.Json;
import ecumene.wire.RecordNotation;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Every way a match can end is among the recorded matches. {@code -Decumene.update-records=true} plays those anew that chance
 * alone would not come to.
 */
class RecordsTest {

    private static final Path FOLDER = Path.of("src/test/resources/ecumene/civilization/records");

    private final Civilization game = new Civilization();

    @Test
    void everyEndIsRecorded() throws IOException {
        if (Boolean.getBoolean("ecumene.update-records")) {
            writeTable(game.info().setup(2, Map.of()));
            write("line-5", game.info().setup(3, Map.of("variant", "short-5")), 1);
            write("line-8", game.info().setup(2, Map.of("variant", "short-8", "board", "second")), 2);
            write("bronze-age", game.info().setup(2, Map.of("variant", "peasants", "shortened", "1")), 1);
            write("time", game.info().setup(2, Map.of("variant", "nomads")), 1);
            write("round-limit", game.info().setup(4, Map.of("round-limit", "9")), 1);
        }
        Set<String> reasons = new TreeSet<>();
        try (Stream<Path> files = Files.list(FOLDER)) {
            for (Path file : files.toList()) {
                reasons.add(Json.parse(Files.readString(file))
                        .get("record")
                        .get("result")
                        .get("reason")
                        .asString());
            }
        }
        assertThat(reasons).containsExactly("bronze-age", "deserted", "line", "round-limit", "table", "time");
    }

    /** A match that reaches the end of the table: one player builds, the other is absent. */
    private void writeTable(Setup setup) throws IOException {
        for (long seed = 1; ; seed++) {
            Randomness random = new Randomness(seed);
            Match<CivilizationPosition, CivilizationMove> match = Match.start(game, setup, seed);
            while (!match.isFinished() && match.position().round() < 40) {
                int seat = Seats.first(game.awaiting(match.position()));
                List<CivilizationMove> moves = match.legalMoves(seat);
                match.play(
                        seat,
                        seat == 0
                                ? best(match.position(), seat, moves, moves.size(), random)
                                : game.defaultMove(match.position(), seat));
            }
            if (match.isFinished() && match.result().reason().equals("table")) {
                write("table", match);
                return;
            }
        }
    }

    /** A match of players who take the best of some random moves. */
    private void write(String name, Setup setup, long seed) throws IOException {
        Randomness random = new Randomness(seed);
        Match<CivilizationPosition, CivilizationMove> match = Match.start(game, setup, seed);
        while (!match.isFinished()) {
            int seat = Seats.first(game.awaiting(match.position()));
            match.play(seat, best(match.position(), seat, match.legalMoves(seat), 12, random));
            assertThat(match.ply()).as(name).isLessThan(30_000);
        }
        write(name, match);
    }

    private CivilizationMove best(
            CivilizationPosition position, int seat, List<CivilizationMove> moves, int candidates, Randomness random) {
        double[] outlook = new double[position.seats()];
        CivilizationPosition imagined = game.imagine(position, seat, random);
        CivilizationMove best = moves.getFirst();
        double most = -1;
        for (int i = 0; i < candidates; i++) {
            CivilizationMove move = candidates == moves.size() ? moves.get(i) : moves.get(random.below(moves.size()));
            CivilizationPosition after = game.copy(imagined);
            game.playListed(after, seat, move, EventLog.SILENT);
            game.evaluation().outlook(after, outlook);
            if (outlook[seat] > most) {
                most = outlook[seat];
                best = move;
            }
        }
        return best;
    }

    private void write(String name, Match<CivilizationPosition, CivilizationMove> match) throws IOException {
        Map<String, Object> out = new LinkedHashMap<>();
        out.put("hash", String.format("%016x", match.position().hash()));
        out.put("record", RecordNotation.write(game, match.record()));
        Files.createDirectories(FOLDER);
        Files.writeString(FOLDER.resolve(name + ".json"), Json.text(out) + "\n");
    }
}
