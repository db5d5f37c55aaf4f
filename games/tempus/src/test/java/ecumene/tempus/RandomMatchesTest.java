package ecumene.tempus;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.EventLog;
import ecumene.engine.Randomness;
import ecumene.engine.Seats;
import ecumene.engine.Setup;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Random matches of every size to the end. */
class RandomMatchesTest {

    private final Tempus game = new Tempus();

    @Test
    void random_matches_keep_the_laws_and_end() {
        for (int n = 0; n < 300; n++) {
            String island = n % 2 == 0 ? "built" : "random";
            Setup setup = game.info().setup(3 + n % 3, Map.of("island", island));
            TempusPosition position = game.start(setup, n, EventLog.SILENT);
            Randomness random = new Randomness(n + 1000);
            int count = 0;
            while (!position.isFinished()) {
                int seat = Seats.first(game.awaiting(position));
                List<TempusMove> moves = game.legalMoves(position, seat);
                assertThat(new HashSet<>(moves)).hasSameSizeAs(moves);
                assertThat(moves).contains(game.defaultMove(position, seat));
                if (count % 29 == 0) {
                    check(position, seat);
                }
                game.playListed(position, seat, moves.get(random.below(moves.size())), EventLog.SILENT);
                assertThat(game.brokenLaws(position)).isEmpty();
                count++;
            }
            assertThat(position.turn()).isEqualTo(10);
            assertThat(count).isLessThan(3000);
        }
    }

    private void check(TempusPosition position, int seat) {
        long hash = position.hash();
        assertThat(game.load(position.save()).hash()).isEqualTo(hash);
        TempusPosition copy = game.copy(position);
        game.playListed(copy, seat, game.defaultMove(copy, seat), EventLog.SILENT);
        assertThat(position.hash()).isEqualTo(hash);
        for (int viewer = 0; viewer < position.seats(); viewer++) {
            TempusPosition other = game.imagine(position, viewer, new Randomness(7));
            assertThat(game.brokenLaws(other)).isEmpty();
            assertThat(game.view(other, viewer)).isEqualTo(game.view(position, viewer));
            assertThat(game.legalMoves(other, viewer)).isEqualTo(game.legalMoves(position, viewer));
            assertThat(game.imagine(other, viewer, new Randomness(5)).hash())
                    .isEqualTo(game.imagine(position, viewer, new Randomness(5)).hash());
        }
    }
}
