package ecumene.tempus;

import static ecumene.tempus.Moves.child;
import static ecumene.tempus.Moves.move;
import static ecumene.tempus.Moves.transport;
import static ecumene.tempus.Table.RED;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.tempus.component.Era;
import ecumene.testkit.Rule;
import org.junit.jupiter.api.Test;

/** The Sanitation card and the stacking limit. */
class SanitationTest {

    @Rule(Rulebook.SANITATION)
    @Test
    void oneTokenGoesBeyondTheLimitByMoving() {
        Table table = Table.ofThree()
                .token(RED, "c6r5")
                .tokens(RED, 2, "c6r6")
                .hand(RED, "sanitation-hills")
                .turnOf(RED);

        assertThat(table.refusal(move("c6r5", "c6r6"))).isEqualTo(TempusRefusal.STACK_IS_FULL);
        table.play(move("c6r5", "c6r6", "sanitation-hills"));

        assertThat(table.tokens("c6r6")).isEqualTo(3);
        assertThat(table.discards()).containsExactly("sanitation-hills");
    }

    @Rule(Rulebook.SANITATION)
    @Test
    void oneTokenGoesBeyondTheLimitByBirth() {
        Table table = Table.ofThree()
                .tokens(RED, 2, "c6r6")
                .hand(RED, "sanitation-hills")
                .turnOf(RED);

        table.play(child("c6r6", "sanitation-hills"));

        assertThat(table.tokens("c6r6")).isEqualTo(3);
        assertThat(table.discards()).containsExactly("sanitation-hills");
    }

    @Rule(Rulebook.SANITATION)
    @Test
    void severalCardsRaiseOneStack() {
        Table table = Table.ofThree()
                .era(Era.TRADE)
                .token(RED, "c6r5", "c7r5")
                .tokens(RED, 3, "c6r6")
                .hand(RED, "sanitation-hills", "sanitation-forest")
                .turnOf(RED);

        table.play(move("c6r5", "c6r6", "sanitation-hills"));
        assertThat(table.refusal(move("c7r5", "c6r6"))).as("each needs a card").isEqualTo(TempusRefusal.STACK_IS_FULL);
        table.play(move("c7r5", "c6r6", "sanitation-forest"));

        assertThat(table.tokens("c6r6")).isEqualTo(5);
    }

    @Rule(Rulebook.SANITATION)
    @Test
    void severalCardsRaiseSeveralStacks() {
        Table table = Table.ofThree()
                .era(Era.AGRICULTURE)
                .tokens(RED, 2, "c6r6", "c5r5")
                .hand(RED, "sanitation-hills", "sanitation-hills")
                .turnOf(RED);

        table.play(child("c6r6", "sanitation-hills"), child("c5r5", "sanitation-hills"));

        assertThat(table.tokens("c6r6")).isEqualTo(3);
        assertThat(table.tokens("c5r5")).isEqualTo(3);
    }

    @Rule(Rulebook.SANITATION)
    @Test
    void aTokenThatLeavesNeedsANewCardToComeBack() {
        Table table = Table.ofThree()
                .era(Era.TRADE)
                .tokens(RED, 4, "c6r6")
                .token(RED, "c6r5")
                .hand(RED, "transport-hills", "sanitation-hills")
                .turnOf(RED);

        table.play(move("c6r6", "c7r5"));

        assertThat(table.tokens("c6r6")).isEqualTo(3);
        assertThat(table.refusal(move("c6r5", "c6r6"))).isEqualTo(TempusRefusal.STACK_IS_FULL);
        table.play(move("c6r6", "c7r5"), transport("transport-hills"));
        assertThat(table.allows(move("c6r5", "c6r6")))
                .as("below the limit again")
                .isTrue();
    }

    @Rule(Rulebook.SANITATION)
    @Test
    void whatStandsTooHighMayStay() {
        Table table = Table.ofThree().tokens(RED, 3, "c6r6").turnOf(RED);

        table.skipTo(2, 1, Table.BLUE);

        assertThat(table.tokens("c6r6")).isEqualTo(3);
    }

    @Rule(Rulebook.SANITATION)
    @Test
    void aHigherLimitTakesTheSurplusIn() {
        Table table = Table.ofThree()
                .era(Era.INDUSTRY)
                .tokens(RED, 3, "c6r6")
                .token(RED, "c6r5")
                .turnOf(RED);

        assertThat(table.allows(move("c6r5", "c6r6"))).isTrue();
    }

    @Rule(Rulebook.SANITATION)
    @Test
    void sanitationIsPlayedOnlyWhereItIsNeeded() {
        Table table = Table.ofThree()
                .token(RED, "c6r5", "c6r6")
                .hand(RED, "sanitation-hills")
                .turnOf(RED);

        assertThat(table.refusal(move("c6r5", "c6r6", "sanitation-hills")))
                .isEqualTo(TempusRefusal.SANITATION_NOT_NEEDED);
        assertThat(table.refusal(child("c6r6", "sanitation-hills"))).isEqualTo(TempusRefusal.SANITATION_NOT_NEEDED);
    }

    @Rule(Rulebook.SANITATION)
    @Test
    void onlySanitationOfTheOwnHandPays() {
        Table table = Table.ofThree()
                .token(RED, "c6r5")
                .tokens(RED, 2, "c6r6")
                .hand(RED, "sanitation-hills", "medicine-hills")
                .turnOf(RED);

        assertThat(table.refusal(move("c6r5", "c6r6", "medicine-hills")))
                .isEqualTo(TempusRefusal.NOT_A_SANITATION_CARD);
        assertThat(table.refusal(move("c6r5", "c6r6", "sanitation-forest"))).isEqualTo(TempusRefusal.CARD_NOT_IN_HAND);
        assertThat(table.refusal(child("c6r6", "sanitation-forest"))).isEqualTo(TempusRefusal.CARD_NOT_IN_HAND);
    }

    @Rule(Rulebook.SANITATION)
    @Test
    void sanitationWorksAcrossLakesAndTheSea() {
        Table table = Table.ofThree()
                .era(Era.SHIPS)
                .token(RED, "c4r5", "c2r8")
                .tokens(RED, 3, "c4r7", "c12r3")
                .hand(RED, "sanitation-hills", "sanitation-forest")
                .turnOf(RED);

        table.play(move("c4r5", "c4r7", "sanitation-hills"), move("c2r8", "c12r3", "sanitation-forest"));

        assertThat(table.tokens("c4r7")).isEqualTo(4);
        assertThat(table.tokens("c12r3")).isEqualTo(4);
    }

    @Rule(Rulebook.SANITATION)
    @Test
    void sanitationDoesNotChangeTheCityThatIsBuilt() {
        Table table = Table.ofThree()
                .tokens(RED, 2, "c6r6")
                .hand(RED, "sanitation-hills")
                .turnOf(RED);

        table.play(child("c6r6", "sanitation-hills")).skipTo(1, 2, RED);

        assertThat(table.allows(Moves.city("c6r6", 3)))
                .as("three tokens, a city of three")
                .isTrue();
    }
}
