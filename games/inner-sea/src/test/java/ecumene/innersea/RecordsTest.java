package ecumene.innersea;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.Randomness;
import ecumene.engine.Seats;
import ecumene.engine.Setup;
import ecumene.engine.match.Match;
import ecumene.wire.Json;
import ecumene.wire.RecordNotation;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Every scenario and every way a match can end is among the recorded matches. {@code -Decumene.update-records=true} plays them
 * anew.
 */
class RecordsTest {

    private static final Path FOLDER = Path.of("src/test/resources/ecumene/innersea/records");
    private static final String SCENARIO = "scenario";
    private static final String ANY_END = "";

    private final InnerSea game = new InnerSea();

    @Test
    void everyScenarioAndEveryEndIsRecorded() throws IOException {
        if (Boolean.getBoolean("ecumene.update-records")) {
            for (int seats = 2; seats <= 6; seats++) {
                write("basic-" + seats, search(seats, ANY_END, "epochs", "1"));
            }
            write("basic-2-several", search(2, ANY_END, "epochs", "1", "civilizations-each", "2"));
            write("basic-3-four-epochs", search(3, ANY_END));
            write(
                    "basic-2-system-last-event",
                    search(
                            2,
                            ANY_END,
                            "epochs",
                            "1",
                            "system-civilizations",
                            "1",
                            "last-epoch-event",
                            "true",
                            "barbarian-hordes",
                            "true"));
            write("gallic-wars", search(2, ANY_END, SCENARIO, "gallic-wars"));
            for (String alone : List.of("alexander", "fall-east", "fall-west", "god-kings", "greeks-persians")) {
                write(alone, search(1, ANY_END, SCENARIO, alone));
            }
            write("end-conquest", search(2, "conquest", SCENARIO, "punic-wars"));
            write("end-drawn", search(2, "drawn", SCENARIO, "hannibal"));
            write("end-system-won", search(2, "system-won", "epochs", "1", "system-civilizations", "1"));
            write("end-solitaire-decisive", search(1, "solitaire-decisive", SCENARIO, "fall-west"));
            write("end-solitaire-drawn", search(1, "solitaire-drawn", SCENARIO, "trio"));
            write("end-solitaire-lost", search(1, "solitaire-lost", SCENARIO, "trio"));
            write("end-solitaire-won", search(1, "solitaire-won", SCENARIO, "fall-west"));
        }
        Set<String> ends = new TreeSet<>();
        try (Stream<Path> files = Files.list(FOLDER)) {
            for (Path file : files.toList()) {
                ends.add(Json.parse(Files.readString(file))
                        .get("record")
                        .get("result")
                        .get("reason")
                        .asString());
            }
        }
        assertThat(ends)
                .contains(
                        "conquest",
                        "drawn",
                        "epochs",
                        "solitaire-decisive",
                        "solitaire-drawn",
                        "solitaire-lost",
                        "solitaire-won",
                        "system-won");
    }

    /** The first match that ends as wished, of players who play by chance, by default, or a bit of both. */
    private Match<InnerSeaPosition, InnerSeaMove> search(int seats, String end, String... pairs) {
        Map<String, String> options = new HashMap<>();
        for (int i = 0; i < pairs.length; i += 2) {
            options.put(pairs[i], pairs[i + 1]);
        }
        Setup setup = game.info().setup(seats, options);
        for (long seed = 1; ; seed++) {
            Match<InnerSeaPosition, InnerSeaMove> match = Match.start(game, setup, seed);
            Randomness random = new Randomness(seed);
            int chance = end.equals(ANY_END) ? 4 : (int) (seed % 5);
            while (!match.isFinished()) {
                InnerSeaPosition position = match.position();
                int seat = Seats.first(game.awaiting(position));
                List<InnerSeaMove> moves = game.legalMoves(position, seat);
                boolean byChance = random.below(4) < chance;
                match.play(seat, byChance ? moves.get(random.below(moves.size())) : game.defaultMove(position, seat));
            }
            if (end.equals(ANY_END) || match.result().reason().equals(end)) {
                return match;
            }
        }
    }

    private void write(String name, Match<InnerSeaPosition, InnerSeaMove> match) throws IOException {
        Map<String, Object> out = new LinkedHashMap<>();
        out.put("hash", String.format("%016x", match.position().hash()));
        out.put("record", RecordNotation.write(game, match.record()));
        Files.writeString(FOLDER.resolve(name + ".json"), Json.text(out) + "\n");
    }
}
