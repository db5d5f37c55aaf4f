package ecumene.throughtheages;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.EventLog;
import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What players come to who take the move that the evaluation likes best: whether the evaluation understands the game. The
 * numbers of docs/rules/through-the-ages.md are printed by {@code -Decumene.self-play=30}.
 */
@Tag("laws")
class SelfPlayTest {

    private static final int MATCHES = Integer.getInteger("ecumene.self-play", 2);

    /** People with little practice have more; a bot with less has not understood the game. */
    private static final int UNDERSTOOD = 100;

    private final ThroughTheAges game = new ThroughTheAges();

    /** The ends of all seats of all matches, and the rounds of the first change of government. */
    private static final class Tally {
        final int[] culture;
        int seats;
        double rounds;
        double wonders;
        double colonies;
        double strength;
        double technologies;
        int changes;
        double firstChange;
        int changed;

        Tally(int seats) {
            culture = new int[seats];
        }

        void add(ThroughTheAgesPosition position, int[] changesOf, int[] firstChangeOf) {
            for (int seat = 0; seat < position.seats(); seat++) {
                Civilization civ = position.civ(seat);
                culture[seats++] = civ.culture;
                rounds += position.round();
                wonders += civ.completedWonders();
                colonies += Integer.bitCount(civ.colonies);
                strength += civ.strength;
                technologies += Long.bitCount(civ.technologies);
                changes += changesOf[seat];
                if (changesOf[seat] > 0) {
                    firstChange += firstChangeOf[seat];
                    changed++;
                }
            }
        }

        double median() {
            Arrays.sort(culture);
            return (culture[(seats - 1) / 2] + culture[seats / 2]) / 2.0;
        }

        double mean() {
            return Arrays.stream(culture).average().orElseThrow();
        }

        String line(int players) {
            return String.format(
                    Locale.ROOT,
                    "%d seats, %d matches: culture median %.0f, mean %.1f; rounds %.1f; wonders %.1f; colonies %.1f;"
                            + " governments %.1f, the first in round %.1f; strength %.0f; technologies %.1f",
                    players,
                    MATCHES,
                    median(),
                    mean(),
                    rounds / seats,
                    wonders / seats,
                    colonies / seats,
                    (double) changes / seats,
                    firstChange / Math.max(1, changed),
                    strength / seats,
                    technologies / seats);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    void theEvaluationUnderstandsTheGame(int seats) {
        Tally tally = new Tally(MATCHES * seats);
        for (int match = 1; match <= MATCHES; match++) {
            play(seats, match, tally);
        }
        System.out.println(tally.line(seats));
        assertThat(tally.mean()).isGreaterThan(UNDERSTOOD);
    }

    private void play(int seats, long seed, Tally tally) {
        LivelyPlay players = new LivelyPlay(game, LivelyPlay.BEST, seed);
        ThroughTheAgesPosition position =
                game.start(game.info().setup(seats, Map.of(ThroughTheAges.RESIGNING, "true")), seed, EventLog.SILENT);
        int[] changes = new int[seats];
        int[] firstChange = new int[seats];
        while (!position.isFinished()) {
            int[] before = governments(position);
            int seat = players.seat(position);
            game.playListed(position, seat, players.choose(position, seat), EventLog.SILENT);
            int[] after = governments(position);
            for (int other = 0; other < seats; other++) {
                if (before[other] != after[other]) {
                    firstChange[other] = changes[other]++ == 0 ? position.round() : firstChange[other];
                }
            }
        }
        assertThat(position.players()).as("nobody with sense resigns").isEqualTo(seats);
        tally.add(position, changes, firstChange);
    }

    private static int[] governments(ThroughTheAgesPosition position) {
        int[] governments = new int[position.seats()];
        for (int seat = 0; seat < governments.length; seat++) {
            governments[seat] = position.civ(seat).government;
        }
        return governments;
    }
}
