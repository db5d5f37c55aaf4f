package ecumene.innersea;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.testkit.Rule;
import org.junit.jupiter.api.Test;

/** What the end of an Epoch counts on the seas, and the card that is looked at before it. */
class EpochPointsTest {

    /** Carthage holds the shores of three seas and has disks in some, when the last Epoch ends. */
    private static int pointsForSeas(String... seas) {
        Table table = Table.ofFour()
                .disks("carthage", 1, "saldae", "numidia", "mauretania", "tarraco", "massilia")
                .disks("carthage", 1, seas)
                .epoch(4)
                .turn(4)
                .competitions()
                .until("none");
        return table.points("carthage");
    }

    @Rule({Rulebook.END_OF_EPOCH, Rulebook.DOMINATION})
    @Test
    void threeDominatedSeasBringAPoint() {
        assertThat(pointsForSeas("saldic-sea", "numidian-sea", "gulf-of-tarraco"))
                .isEqualTo(1);
        assertThat(pointsForSeas("saldic-sea", "numidian-sea"))
                .as("rounded down")
                .isZero();
        assertThat(pointsForSeas("saldic-sea", "numidian-sea", "balearic-sea"))
                .as("shores that nobody holds")
                .isZero();
    }

    @Rule(Rulebook.SUDDEN_DEATH)
    @Test
    void aCardThatWasOnlyLookedAtIsShuffledIntoTheDeck() {
        int matches = 10;
        int drawn = 0;
        for (long seed = 0; seed < matches; seed++) {
            Table table = Table.of("egypt", "troy")
                    .disks("egypt", 1, "egypt")
                    .disks("troy", 1, "phrygia")
                    .turn(2)
                    .top("high-priestess");
            table.position().random().reseed(seed);
            table.competitions().until("Retire");
            drawn += table.hand("egypt").contains("high-priestess")
                            || table.hand("troy").contains("high-priestess")
                    ? 1
                    : 0;
        }
        assertThat(drawn).as("times that it came to a hand at once").isLessThan(matches / 2);
    }
}
