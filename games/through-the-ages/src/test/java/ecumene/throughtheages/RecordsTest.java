package ecumene.throughtheages;

import static org.assertj.core.api.Assertions.assertThat;

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
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/**
 * Every way a match can end is among the recorded matches. {@code -Decumene.update-records=true} plays those anew that chance
 * alone seldom comes to: whole matches of players with some sense, a shared victory, and players who go on after another has
 * resigned.
 */
class RecordsTest {

    private static final Path FOLDER = Path.of("src/test/resources/ecumene/throughtheages/records");

    private final ThroughTheAges game = new ThroughTheAges();

    @Test
    void everyEndIsRecorded() throws IOException {
        if (Boolean.getBoolean("ecumene.update-records")) {
            for (int seats = 2; seats <= 4; seats++) {
                write("whole-match-" + seats, search(seats, "false", LivelyPlay.BEST, match -> true));
            }
            write("resigned-and-played-on", search(4, "true", 3, match -> resigned(match.position()) == 1));
            write("resigned-twice-and-played-on", search(4, "true", 2, match -> resigned(match.position()) == 2));
            write(
                    "shared-victory",
                    search(2, "false", 1, match -> match.result().winners().size() == 2));
        }
        Set<String> ends = new TreeSet<>();
        try (Stream<Path> files = Files.list(FOLDER)) {
            for (Path file : files.toList()) {
                ends.add(end(Json.parse(Files.readString(file)).get("record")));
            }
        }
        assertThat(ends).containsExactly("alone", "culture", "culture after resignations", "shared victory");
    }

    private static String end(JsonNode record) {
        String reason = record.get("result").get("reason").asString();
        if (reason.equals("alone")) {
            return reason;
        }
        if (record.get("result").get("ranking").get(0).size() > 1) {
            return "shared victory";
        }
        boolean resigned = record.get("moves").toString().contains("Resign");
        return resigned ? "culture after resignations" : reason;
    }

    private static long resigned(ThroughTheAgesPosition position) {
        return position.players() == 1 ? 0 : position.seats() - position.players();
    }

    /** The first match that ends as wished, of players who take the best of some random moves. */
    private Match<ThroughTheAgesPosition, ThroughTheAgesMove> search(
            int seats,
            String resigning,
            int candidates,
            Predicate<Match<ThroughTheAgesPosition, ThroughTheAgesMove>> wished) {
        Setup setup = game.info().setup(seats, Map.of(ThroughTheAges.RESIGNING, resigning));
        for (long seed = 1; ; seed++) {
            LivelyPlay players = new LivelyPlay(game, candidates, seed);
            Match<ThroughTheAgesPosition, ThroughTheAgesMove> match = Match.start(game, setup, seed);
            while (!match.isFinished()) {
                int seat = players.seat(match.position());
                match.play(seat, players.choose(match.position(), seat));
            }
            if (wished.test(match)) {
                return match;
            }
        }
    }

    private void write(String name, Match<ThroughTheAgesPosition, ThroughTheAgesMove> match) throws IOException {
        Map<String, Object> out = new LinkedHashMap<>();
        out.put("hash", String.format("%016x", match.position().hash()));
        out.put("record", RecordNotation.write(game, match.record()));
        Files.writeString(FOLDER.resolve(name + ".json"), Json.text(out) + "\n");
    }

    /** Among them are matches that go through the whole game: wonders, colonies, wars and pacts. */
    @Test
    void wholeMatchesAreRecorded() throws IOException {
        Set<String> played = new TreeSet<>();
        for (int seats = 2; seats <= 4; seats++) {
            JsonNode record = Json.parse(Files.readString(FOLDER.resolve("whole-match-" + seats + ".json")))
                    .get("record");
            record.get("moves")
                    .forEach(row -> played.add(row.get("move").get("type").asString()));
        }
        assertThat(played)
                .containsAll(List.of(
                        "AcceptPact",
                        "BuildStages",
                        "DeclareWar",
                        "Develop",
                        "PlayAggression",
                        "PlayLeader",
                        "PlayTactic",
                        "PrepareEvent",
                        "Sail",
                        "Upgrade"));
    }
}
