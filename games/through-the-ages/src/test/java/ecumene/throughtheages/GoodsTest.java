package ecumene.throughtheages;

import static ecumene.throughtheages.Moves.action;
import static ecumene.throughtheages.Moves.build;
import static ecumene.throughtheages.Table.RED;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.Randomness;
import ecumene.testkit.Rule;
import ecumene.throughtheages.component.CivilCard;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Food and resources: paying, changing, gaining. */
class GoodsTest {

    private static final String[] MINES = {"A-bronze", "I-iron", "II-coal", "III-oil"};
    private static final int[] WORTH = {1, 2, 3, 5};

    @Rule(Rulebook.FOOD_AND_RESOURCES)
    @Test
    void smallTokensArePaidFirst() {
        Table table = Table.of(2, 3)
                .technology(RED, "I-iron")
                .blue(RED, "I-iron", 2)
                .resources(RED, 2)
                .actionsOf(RED)
                .play(build("A-bronze"));
        assertThat(table.blue(RED, "A-bronze")).isZero();
        assertThat(table.blue(RED, "I-iron")).isEqualTo(2);
    }

    @Rule(Rulebook.FOOD_AND_RESOURCES)
    @Test
    void aTokenMovesDownToPayTheDifference() {
        Table table = Table.of(2, 3)
                .technology(RED, "I-iron", "II-coal")
                .blue(RED, "II-coal", 1)
                .actionsOf(RED)
                .play(build("A-bronze"));
        assertThat(table.blue(RED, "II-coal")).isZero();
        assertThat(table.blue(RED, "A-bronze")).isEqualTo(1);
        assertThat(table.civ(RED).blueBank).isEqualTo(16);
    }

    @Rule(Rulebook.FOOD_AND_RESOURCES)
    @Test
    void changeComesFromTheBlueBank() {
        Table table = Table.of(2, 3)
                .technology(RED, "III-oil")
                .blue(RED, "III-oil", 1)
                .actionsOf(RED)
                .play(build("A-religion"));
        assertThat(table.civ(RED).resources()).isEqualTo(2);
        assertThat(table.blue(RED, "A-bronze")).isEqualTo(2);
        assertThat(table.civ(RED).blueBank).isEqualTo(15);
    }

    @Rule(Rulebook.FOOD_AND_RESOURCES)
    @Test
    void withoutTokensForTheChangeTooMuchIsPaidAndTheBankIsEmpty() {
        Table table = Table.of(2, 3)
                .technology(RED, "III-oil")
                .blue(RED, "III-oil", 1)
                .blueBank(RED, 0)
                .actionsOf(RED)
                .play(build("A-religion"));
        assertThat(table.civ(RED).resources())
                .as("2 were due, one token is there")
                .isEqualTo(1);
        assertThat(table.civ(RED).blueBank).isZero();
    }

    @Rule(Rulebook.FOOD_AND_RESOURCES)
    @Test
    void gainsUseAsFewTokensAsCanBeAndNoMoreThanTheBankHas() {
        Table table = Table.of(2, 3)
                .technology(RED, "I-iron", "II-coal")
                .hand(RED, "III-reserves")
                .actionsOf(RED)
                .play(action("III-reserves"), Moves.divide(0, 4));
        assertThat(table.blue(RED, "II-coal")).isEqualTo(1);
        assertThat(table.blue(RED, "A-bronze")).isEqualTo(1);
        Table poor = Table.of(2, 3)
                .technology(RED, "I-iron", "II-coal")
                .hand(RED, "III-reserves")
                .blueBank(RED, 1)
                .actionsOf(RED)
                .play(action("III-reserves"), Moves.divide(0, 4));
        assertThat(poor.civ(RED).resources()).as("the next lower amount").isEqualTo(3);
    }

    /**
     * No way to pay leaves fewer tokens on the cards: all ways are tried, by paying tokens back, moving them down and taking
     * change.
     */
    @Rule(Rulebook.FOOD_AND_RESOURCES)
    @Test
    void noOtherWayToPayIsBetter() {
        Randomness random = new Randomness(17);
        for (int n = 0; n < 300; n++) {
            int known = 1 | random.below(16);
            int[] tokens = new int[4];
            Table table = Table.of(2, 3);
            for (int i = 0; i < 4; i++) {
                if ((known >>> i & 1) != 0) {
                    tokens[i] = random.below(3);
                    table.technology(RED, MINES[i]).blue(RED, MINES[i], tokens[i]);
                }
            }
            int total = tokens[0] + 2 * tokens[1] + 3 * tokens[2] + 5 * tokens[3];
            if (total < 3) {
                continue;
            }
            table.actionsOf(RED).play(build("A-religion"));
            int left = 0;
            for (int i = 0; i < 4; i++) {
                left += table.blue(RED, MINES[i]);
            }
            assertThat(table.civ(RED).resources()).isEqualTo(total - 3);
            assertThat(left)
                    .as("%s, known %s", Arrays.toString(tokens), known)
                    .isEqualTo(fewest(tokens, known, total - 3));
        }
    }

    /** The fewest tokens that can be left when so much is to remain. */
    private static int fewest(int[] tokens, int known, int remaining) {
        Set<String> seen = new HashSet<>();
        Deque<int[]> open = new ArrayDeque<>();
        open.add(tokens);
        int best = Integer.MAX_VALUE;
        while (!open.isEmpty()) {
            int[] now = open.poll();
            int worth = worth(now);
            if (worth < remaining || !seen.add(Arrays.toString(now))) {
                continue;
            }
            if (worth == remaining) {
                best = Math.min(best, Arrays.stream(now).sum());
            }
            for (int i = 0; i < 4; i++) {
                if (now[i] > 0) {
                    int[] paid = now.clone();
                    paid[i]--;
                    open.add(paid);
                    change(paid, WORTH[i] - 1, known, open);
                }
            }
        }
        return best;
    }

    /** A token was given: smaller ones of at most this worth may come back. */
    private static void change(int[] paid, int most, int known, Deque<int[]> open) {
        for (int j = 0; j < 4; j++) {
            if ((known >>> j & 1) != 0 && WORTH[j] <= most) {
                int[] changed = paid.clone();
                changed[j]++;
                open.add(changed);
                change(changed, most - WORTH[j], known, open);
            }
        }
    }

    private static int worth(int[] tokens) {
        int worth = 0;
        for (int i = 0; i < 4; i++) {
            worth += tokens[i] * WORTH[i];
        }
        return worth;
    }

    @Rule(Rulebook.FOOD_AND_RESOURCES)
    @Test
    void tokensAreWorthWhatTheirCardSays() {
        for (int i = 0; i < 4; i++) {
            assertThat(CivilCard.of(MINES[i]).token()).isEqualTo(WORTH[i]);
        }
        assertThat(CivilCard.of("III-mechanized-agriculture").token()).isEqualTo(5);
        assertThat(CivilCard.of("II-selective-breeding").token()).isEqualTo(3);
    }
}
