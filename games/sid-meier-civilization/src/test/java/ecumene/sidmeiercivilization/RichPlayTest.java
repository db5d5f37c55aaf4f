package ecumene.sidmeiercivilization;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.EventLog;
import ecumene.engine.Randomness;
import ecumene.engine.Seats;
import ecumene.sidmeiercivilization.component.EventCard;
import ecumene.sidmeiercivilization.component.Marker;
import ecumene.sidmeiercivilization.component.Resource;
import ecumene.sidmeiercivilization.component.Technology;
import ecumene.sidmeiercivilization.component.UnitCard;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Random play from rich positions: what random players hardly ever reach by themselves. */
@Tag("laws")
class RichPlayTest {

    private static final int MATCHES = 40;
    private static final int SEATS = 4;

    private final SidMeierCivilization game = new SidMeierCivilization();

    /** Many technologies, cards, resources, units and armies for everybody, and a map half known. */
    private static void enrich(SidMeierCivilizationPosition position, Randomness random) {
        for (int slot = 0; slot < position.turned.length; slot++) {
            if (position.turned[slot] < 0 && random.below(2) == 0) {
                position.turned[slot] = (byte) random.below(4);
            }
        }
        for (int seat = 0; seat < SEATS; seat++) {
            for (int i = 0; i < 60; i++) {
                Technology technology = Technology.at(random.below(Technology.COUNT - 1));
                if (Empire.hasPlace(position, seat, technology)) {
                    position.technologies[seat] |= technology.bit();
                }
            }
            position.trade[seat] = random.below(28);
            position.culture[seat] = random.below(30);
            position.level[seat] = (byte) random.below(18);
            position.government[seat] = (byte) random.below(8);
            things(position, seat, random);
            for (int i = 0; i < 4; i++) {
                int[] squares = position.layout.squares();
                int square = squares[random.below(squares.length)];
                if (Board.isRevealed(position, square)
                        && !Board.isWater(position, square)
                        && position.figures[square] == 0
                        && Board.city(position, square) < 0
                        && position.unbuiltArmies[seat] > 1) {
                    position.unbuiltArmies[seat] -= (byte) 2;
                    Board.add(position, square, seat, 2, 0);
                }
            }
        }
    }

    private static void things(SidMeierCivilizationPosition position, int seat, Randomness random) {
        for (int i = 0; i < Resource.IN_MARKET; i++) {
            if (position.market[i] > 0 && random.below(2) == 0) {
                position.market[i]--;
                position.tokens[seat * Resource.IN_MARKET + i]++;
            }
        }
        for (int i = 0; i < 3; i++) {
            int card = random.below(EventCard.COUNT);
            if (position.handSize(seat) < 2 && position.eventDeck[card] > 0) {
                position.eventDeck[card]--;
                position.hand[seat * EventCard.COUNT + card]++;
            }
        }
        // Two villages are never on the map, and the tiles turned up by hand brought no huts.
        int marker = random.below(Marker.HUTS);
        position.markerPool[marker]--;
        position.markers[seat * Marker.HELD + marker]++;
        for (int i = 0; i < 6; i++) {
            int unit = random.below(UnitCard.COUNT);
            if (position.deck[unit] > 0) {
                position.deck[unit]--;
                position.forces[seat * UnitCard.COUNT + unit]++;
            }
        }
    }

    @Test
    void everyPositionKeepsTheLawsAndEveryMoveCanBeMade() {
        Set<String> steps = new TreeSet<>();
        for (int match = 1; match <= MATCHES; match++) {
            Randomness random = new Randomness(match);
            String loot = match % 2 == 0 ? "printed" : "updated";
            SidMeierCivilizationPosition position = game.start(
                    game.info().setup(SEATS, Map.of("round-limit", "5", "loot", loot)), match, EventLog.SILENT);
            boolean rich = false;
            while (!position.isFinished()) {
                if (!rich && position.round == 1) {
                    enrich(position, random);
                    rich = true;
                }
                List<Integer> awaited = Seats.list(game.awaiting(position));
                int seat = awaited.get(random.below(awaited.size()));
                List<SidMeierCivilizationMove> moves = game.legalMoves(position, seat);
                String step = position.steps().top().name();
                steps.add(step);
                assertThat(moves).as(step).isNotEmpty().contains(game.defaultMove(position, seat));
                assertThat(new HashSet<>(moves)).as(step).hasSameSizeAs(moves);
                game.playListed(position, seat, moves.get(random.below(moves.size())), EventLog.SILENT);
                assertThat(game.brokenLaws(position))
                        .as("match %s, after %s", match, step)
                        .isEmpty();
            }
        }
        assertThat(steps)
                .contains("battle", "loot", "respond", "interrupt", "aim", "pay", "free-technology", "second-item");
    }
}
