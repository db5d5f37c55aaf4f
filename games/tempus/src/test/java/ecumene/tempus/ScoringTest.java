package ecumene.tempus;

import static ecumene.tempus.Moves.done;
import static ecumene.tempus.Moves.lay;
import static ecumene.tempus.Table.BLUE;
import static ecumene.tempus.Table.GREEN;
import static ecumene.tempus.Table.RED;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.Result;
import ecumene.tempus.TempusEvent.Score;
import ecumene.tempus.component.Era;
import ecumene.testkit.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Winning the Game. */
class ScoringTest {

    /** The last progress phase, in which nobody lays cards. */
    private static Result finish(Table table) {
        table.era(Era.TRAINS).progress();
        while (!table.position().isFinished()) {
            table.play(done());
        }
        return table.game().result(table.position());
    }

    private static List<Score> scores(Table table) {
        return table.told(TempusEvent.GameEnded.class).getFirst().scores();
    }

    @Rule(Rulebook.WINNING)
    @Test
    void eachHexWithTokensIsWorthOneWhateverTheStack() {
        Table table = Table.ofThree()
                .tokens(RED, 4, "c6r6")
                .token(RED, "c7r6", "c3r4")
                .hand(BLUE, "medicine-hills");

        finish(table);

        assertThat(scores(table).get(RED)).isEqualTo(new Score(RED, 3, 0, 3, 6));
    }

    @Rule(Rulebook.WINNING)
    @Test
    void mountainsAreWorthNothing() {
        Table table = Table.ofThree()
                .tokens(RED, 2, "c5r6", "c8r5")
                .token(RED, "c6r6")
                .token(BLUE, "c7r6")
                .hand(BLUE, "medicine-hills");

        finish(table);

        assertThat(scores(table).get(RED)).isEqualTo(new Score(RED, 1, 0, 0, 1));
    }

    @Rule({Rulebook.WINNING, Rulebook.CITY})
    @Test
    void citiesAreWorthTheirNumberAndTheirHexNothingMore() {
        Table table = Table.ofThree()
                .city(RED, 2, "c6r6")
                .city(RED, 3, "c3r4")
                .city(RED, 4, "c9r5")
                .hand(BLUE, "medicine-hills");

        finish(table);

        assertThat(scores(table).get(RED)).isEqualTo(new Score(RED, 0, 9, 3, 12));
    }

    @Rule(Rulebook.WINNING)
    @Test
    void flightIsWorthThreeForEveryoneWhoReachesIt() {
        Table table = Table.ofThree()
                .token(RED, "c7r6")
                .token(BLUE, "c6r7")
                .token(GREEN, "c6r6")
                .hand(BLUE, "medicine-hills");

        Result result = finish(table);

        assertThat(result.scores()).containsExactly(4, 4, 1);
        assertThat(result.reason()).isEqualTo("flight-by-cards");
    }

    @Rule(Rulebook.WINNING)
    @Test
    void mostPointsWin() {
        Table table = Table.ofThree()
                .token(RED, "c6r6")
                .token(BLUE, "c3r4", "c3r5", "c3r6")
                .token(GREEN, "c9r5", "c9r4")
                .hand(BLUE, "medicine-hills");

        Result result = finish(table);

        assertThat(result.scores()).containsExactly(1, 6, 2);
        assertThat(result.ranking()).containsExactly(List.of(BLUE), List.of(GREEN), List.of(RED));
    }

    @Rule(Rulebook.WINNING)
    @Test
    void aTieIsBrokenByTheCardsInHand() {
        Table table = Table.ofThree()
                .token(RED, "c6r6")
                .token(BLUE, "c9r5")
                .token(GREEN, "c3r4")
                .hand(RED, "medicine-hills", "medicine-forest")
                .hand(BLUE, "weapons-hills", "weapons-forest", "transport-hills")
                .hand(GREEN, "religion-hills");

        Result result = finish(table);

        assertThat(result.scores()).containsExactly(4, 4, 4);
        assertThat(result.ranking()).containsExactly(List.of(BLUE), List.of(RED), List.of(GREEN));
        assertThat(result.reason()).as("a tie says what broke it").isEqualTo("flight-by-cards");
    }

    @Rule(Rulebook.WINNING)
    @Test
    void cardsLaidForProgressNoLongerCountForATie() {
        Table table = Table.ofThree()
                .era(Era.TRAINS)
                .token(RED, "c7r6")
                .token(BLUE, "c6r6")
                .hand(RED, "medicine-forest")
                .hand(BLUE, "weapons-hills", "medicine-grassland");
        table.progress().play(done(), lay("weapons-hills"), done());

        Result result = table.game().result(table.position());

        assertThat(result.scores()).containsExactly(4, 4, 0);
        assertThat(result.winners()).as("one card each").containsExactly(RED, BLUE);
        assertThat(result.reason()).isEqualTo("flight-shared");
    }

    @Rule(Rulebook.WINNING)
    @Test
    void afterTheCardsTheNumberOfCitiesDecides() {
        Table table = Table.ofThree()
                .token(RED, "c6r6")
                .city(RED, 3, "c3r4")
                .city(BLUE, 2, "c9r5")
                .city(BLUE, 2, "c9r8")
                .token(GREEN, "c11r3", "c12r3", "c10r3")
                .hand(GREEN, "medicine-hills");

        Result result = finish(table);

        // Green alone reaches Flight; red and blue have four points and no cards.
        assertThat(result.scores()).containsExactly(4, 4, 6);
        assertThat(result.ranking()).containsExactly(List.of(GREEN), List.of(BLUE), List.of(RED));
        assertThat(result.reason()).as("the tie is not the winner's").isEqualTo("flight-with-ties");
    }

    @Rule(Rulebook.WINNING)
    @Test
    void theEndSaysThatTheCitiesDecided() {
        Table table = Table.ofThree()
                .token(RED, "c7r6")
                .city(RED, 3, "c3r4")
                .city(BLUE, 2, "c9r5")
                .city(BLUE, 2, "c9r8");

        Result result = finish(table);

        assertThat(result.scores()).as("both reach Flight").containsExactly(7, 7, 0);
        assertThat(result.winners()).containsExactly(BLUE);
        assertThat(result.reason()).isEqualTo("flight-by-cities");
    }

    @Rule(Rulebook.WINNING)
    @Test
    void withoutATieTheEndSaysNothingOfTies() {
        Table table = Table.ofThree()
                .token(RED, "c6r6")
                .city(BLUE, 2, "c9r5")
                .token(GREEN, "c11r3", "c12r3", "c10r3")
                .hand(GREEN, "medicine-hills");

        Result result = finish(table);

        assertThat(result.scores()).doesNotHaveDuplicates();
        assertThat(result.reason()).isEqualTo("flight");
    }

    @Rule(Rulebook.WINNING)
    @Test
    void theCardsComeBeforeTheCities() {
        Table table = Table.ofThree()
                .token(RED, "c6r6")
                .city(RED, 3, "c3r4")
                .city(BLUE, 2, "c9r5")
                .city(BLUE, 2, "c9r8")
                .token(GREEN, "c11r3", "c12r3", "c10r3")
                .hand(RED, "medicine-hills");

        assertThat(finish(table).ranking()).containsExactly(List.of(GREEN), List.of(RED), List.of(BLUE));
    }

    @Rule(Rulebook.WINNING)
    @Test
    void whoIsStillEqualSharesTheRank() {
        Table table = Table.ofThree()
                .token(RED, "c6r6")
                .token(BLUE, "c9r5")
                .token(GREEN, "c3r4", "c3r5")
                .hand(RED, "medicine-hills")
                .hand(BLUE, "medicine-forest");

        Result result = finish(table);

        assertThat(result.ranking()).containsExactly(List.of(GREEN), List.of(RED, BLUE));
    }

    @Rule(Rulebook.WINNING)
    @Test
    void theScoreCanBeSeenAtAnyTime() {
        Table table =
                Table.ofThree().token(RED, "c6r6", "c5r6").city(RED, 2, "c3r4").turnOf(RED);

        assertThat(table.seat(RED).score()).isEqualTo(new Score(RED, 1, 2, 0, 3));
    }
}
