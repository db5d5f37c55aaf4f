package ecumene.sidmeiercivilization;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.EventLog;
import ecumene.engine.Seats;
import ecumene.engine.Setup;
import ecumene.engine.match.Match;
import ecumene.sidmeiercivilization.component.Item;
import ecumene.sidmeiercivilization.component.Square;
import ecumene.sidmeiercivilization.component.Technology;
import ecumene.wire.Json;
import ecumene.wire.RecordNotation;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
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
        List<SidMeierCivilizationMove> moves = new ArrayList<>(game.legalMoves(position, seat));
        game.evaluation().sift(position, seat, moves);
        for (SidMeierCivilizationMove move : moves) {
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

    /** Learns what there is, raises an army and marches on the other capital, whose owner does nothing. */
    private SidMeierCivilizationMove conqueror(SidMeierCivilizationPosition position, int seat) {
        if (seat != 0) {
            return game.defaultMove(position, seat);
        }
        if (position.steps().top().name().equals("research")) {
            SidMeierCivilizationMove research = scholar(position, seat);
            return research.equals(new SidMeierCivilizationMove.Research(Technology.SPACE_FLIGHT))
                    ? new SidMeierCivilizationMove.NoResearch()
                    : research;
        }
        SidMeierCivilizationMove best = game.defaultMove(position, seat);
        double most = 0;
        for (SidMeierCivilizationMove move : game.legalMoves(position, seat)) {
            double worth = worth(position, move);
            if (worth > most) {
                most = worth;
                best = move;
            }
        }
        return best;
    }

    private static double worth(SidMeierCivilizationPosition position, SidMeierCivilizationMove move) {
        int target = position.citySquare[SidMeierCivilizationPosition.CITIES];
        int armies = 6 - position.unbuiltArmies[0];
        int most = Math.min(6, Empire.stackingLimit(position, 0));
        return switch (move) {
            case SidMeierCivilizationMove.Produce produce -> {
                boolean affordable = produce.trade() == 0 || Long.bitCount(position.technologies[0]) >= 14;
                boolean army = produce.item() == Item.ARMY;
                yield affordable && (army ? armies < most : produce.item().arm() != null && position.forces(0) < 16)
                        ? army ? 2 : 1
                        : 0;
            }
            case SidMeierCivilizationMove.Place place ->
                1 + Board.armies(position, place.square().index());
            case SidMeierCivilizationMove.MoveFigures figures ->
                figures.armies() >= 4 && figures.scouts() == 0 && position.forces(0) > 10 ? figures.armies() : 0;
            case SidMeierCivilizationMove.Go go -> {
                int square = go.square().index();
                boolean barred = Board.isTribe(position, square) || Board.isEnemy(position, square, 0);
                yield square == target ? 100 : barred ? 0 : 40 - steps(square, target);
            }
            case SidMeierCivilizationMove.Discover discover ->
                41 - steps(discover.square().index(), target);
            case SidMeierCivilizationMove.AttackFront ignored -> 2;
            case SidMeierCivilizationMove.PlayUnit unit -> 1 + unit.unit().index() % 3;
            default -> 0;
        };
    }

    private static int steps(int from, int to) {
        return Math.abs(from % Square.WIDTH - to % Square.WIDTH) + Math.abs(from / Square.WIDTH - to / Square.WIDTH);
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
        Setup war = game.info().setup(2, Map.of(SidMeierCivilization.ROUND_LIMIT, "100"));
        for (int seed = 1; seed <= MATCHES && !Files.exists(RECORDS.resolve("conquest-2.json")); seed++) {
            Match<SidMeierCivilizationPosition, SidMeierCivilizationMove> match = play(war, seed, this::conqueror);
            if (match.result().reason().equals("conquest")) {
                write(match, war);
            }
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
