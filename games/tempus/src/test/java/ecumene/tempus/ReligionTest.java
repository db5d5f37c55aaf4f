package ecumene.tempus;

import static ecumene.tempus.Moves.attack;
import static ecumene.tempus.Moves.child;
import static ecumene.tempus.Moves.idea;
import static ecumene.tempus.Moves.move;
import static ecumene.tempus.Moves.religion;
import static ecumene.tempus.Table.BLUE;
import static ecumene.tempus.Table.EAST;
import static ecumene.tempus.Table.RED;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.tempus.component.Era;
import ecumene.testkit.Rule;
import org.junit.jupiter.api.Test;

/** The Religion card. */
class ReligionTest {

    private static final String CARD = "religion-hills";

    private static Table beside() {
        return Table.ofThree().token(RED, "c6r6").token(BLUE, EAST).hand(RED, CARD);
    }

    @Rule(Rulebook.RELIGION)
    @Test
    void aForeignTokenIsReplacedByAnOwnOneInTheOwnHex() {
        Table table = beside().tokens(BLUE, 2, "c7r5").turnOf(RED);

        table.play(religion(CARD, "c7r5", "c6r6"));

        assertThat(table.tokens("c7r5")).isEqualTo(1);
        assertThat(table.tokens("c6r6")).isEqualTo(2);
        assertThat(table.supply(RED)).isEqualTo(14);
        assertThat(table.supply(BLUE)).isEqualTo(11);
        assertThat(table.discards()).containsExactly(CARD);
        assertThat(table.asked()).as("no reply").isEqualTo(RED);
        assertThat(table.seat(RED).actionTokens()).isEqualTo(3);
    }

    @Rule(Rulebook.RELIGION)
    @Test
    void theLastTokenOfAHexLeavesItEmpty() {
        Table table = beside().token(BLUE, "c7r5").turnOf(RED);

        table.play(religion(CARD, "c7r5", "c6r6"));

        assertThat(table.owner("c7r5")).isEqualTo(TempusPosition.NONE);
    }

    @Rule(Rulebook.RELIGION)
    @Test
    void exampleReligionBetweenTwoMoves() {
        Table table = Table.ofThree()
                .era(Era.TRADE)
                .token(RED, "c6r6")
                .token(BLUE, EAST)
                .token(BLUE, "c8r6")
                .hand(RED, CARD)
                .turnOf(RED);

        table.play(move("c6r6", "c7r5"), religion(CARD, "c8r6", "c7r5"), move("c7r5", "c8r6"));

        assertThat(table.tokens("c7r5")).isEqualTo(1);
        assertThat(table.owner("c8r6")).isEqualTo(RED);
        assertThat(table.seat(RED).actionTokens()).as("one action").isEqualTo(3);
    }

    @Rule(Rulebook.RELIGION)
    @Test
    void onlyTheConvertedTokenMovesOn() {
        Table table = Table.ofThree()
                .era(Era.TRAINS)
                .token(RED, "c6r6")
                .token(BLUE, EAST)
                .token(BLUE, "c8r6")
                .hand(RED, CARD, "weapons-hills")
                .turnOf(RED);

        table.play(move("c6r6", "c7r5"), religion(CARD, "c8r6", "c7r5"), move("c7r5", "c8r6"));

        assertThat(table.refusal(move("c7r5", "c6r6"))).isEqualTo(TempusRefusal.TOKEN_HAS_MOVED);
        assertThat(table.refusal(move("c8r6", "c9r6"))).isEqualTo(TempusRefusal.TOKEN_HAS_MOVED);
    }

    @Rule(Rulebook.RELIGION)
    @Test
    void religionAccompaniesAnyAction() {
        Table ideas = beside().token(BLUE, "c7r5").turnOf(RED);
        ideas.play(idea());
        assertThat(ideas.allows(religion(CARD, "c7r5", "c6r6"))).isTrue();

        Table fight =
                beside().tokens(RED, 2, "c5r5").token(BLUE, "c7r5", "c6r5").turnOf(RED);
        fight.play(attack("c5r5", "c6r5"), Moves.done(), Moves.advance(0));
        assertThat(fight.allows(religion(CARD, "c7r5", "c6r6"))).isTrue();

        Table children = Table.ofThree()
                .era(Era.AGRICULTURE)
                .token(RED, "c6r6", "c5r5")
                .token(BLUE, EAST)
                .token(BLUE, "c7r5", "c6r5")
                .hand(RED, CARD, "weapons-hills")
                .turnOf(RED);
        children.play(child("c6r6"), religion(CARD, "c6r5", "c5r5"));
        assertThat(children.refusal(child("c5r5")))
                .as("the stack is full")
                .isEqualTo(TempusRefusal.NO_ROOM_FOR_A_CHILD);
    }

    @Rule(Rulebook.RELIGION)
    @Test
    void protectedPlayersAreNotConverted() {
        Table table = Table.ofThree()
                .token(RED, "c6r6")
                .tokens(BLUE, 2, "c7r5", "c11r3", "c12r3")
                .city(BLUE, 2, "c9r8")
                .hand(RED, CARD)
                .turnOf(RED);

        assertThat(table.refusal(religion(CARD, "c7r5", "c6r6"))).isEqualTo(TempusRefusal.TARGET_IS_PROTECTED);
        table.token(BLUE, "c11r2");
        assertThat(table.allows(religion(CARD, "c7r5", "c6r6"))).isTrue();
    }

    @Rule(Rulebook.RELIGION)
    @Test
    void citiesAreNeverConverted() {
        Table table = beside().city(BLUE, 2, "c7r5").turnOf(RED);

        assertThat(table.refusal(religion(CARD, "c7r5", "c6r6"))).isEqualTo(TempusRefusal.CITIES_CANNOT_BE_CONVERTED);
    }

    @Rule(Rulebook.RELIGION)
    @Test
    void onlyNeighboursAreConvertedAndNotAcrossWater() {
        Table table = beside().token(RED, "c4r5").token(BLUE, "c8r6", "c4r7").turnOf(RED);

        assertThat(table.refusal(religion(CARD, "c8r6", "c6r6"))).isEqualTo(TempusRefusal.CONVERT_ONLY_NEIGHBOURS);
        assertThat(table.refusal(religion(CARD, "c4r7", "c4r5")))
                .as("across the lake")
                .isEqualTo(TempusRefusal.CONVERT_ONLY_NEIGHBOURS);
    }

    @Rule(Rulebook.RELIGION)
    @Test
    void theNewTokenJoinsOwnTokens() {
        Table table = beside().token(BLUE, "c7r5").city(RED, 2, "c8r6").turnOf(RED);

        assertThat(table.refusal(religion(CARD, "c7r5", "c8r6")))
                .as("an own city holds no tokens")
                .isEqualTo(TempusRefusal.CONVERT_INTO_OWN_TOKENS);
        assertThat(table.refusal(religion(CARD, "c7r5", "c6r5"))).isEqualTo(TempusRefusal.CONVERT_INTO_OWN_TOKENS);
    }

    @Rule(Rulebook.RELIGION)
    @Test
    void thereMustBeAForeignToken() {
        Table table = beside().token(RED, "c6r5").token(BLUE, "c7r5").turnOf(RED);

        assertThat(table.refusal(religion(CARD, "c6r5", "c6r6"))).isEqualTo(TempusRefusal.NOBODY_TO_CONVERT);
        assertThat(table.refusal(religion(CARD, "c5r5", "c6r6"))).isEqualTo(TempusRefusal.NOBODY_TO_CONVERT);
    }

    @Rule(Rulebook.RELIGION)
    @Test
    void anOwnTokenMustBeLeftInTheSupply() {
        Table table = Table.ofThree()
                .token(RED, "c6r6")
                .tokens(RED, 5, "c3r4", "c3r5", "c3r6")
                .token(BLUE, EAST)
                .token(BLUE, "c7r5")
                .hand(RED, CARD)
                .turnOf(RED);

        assertThat(table.refusal(religion(CARD, "c7r5", "c6r6"))).isEqualTo(TempusRefusal.NO_TOKEN_TO_REPLACE_IT);
    }

    @Rule({Rulebook.RELIGION, Rulebook.SANITATION})
    @Test
    void theStackingLimitHoldsUnlessSanitationIsPlayed() {
        Table table = Table.ofThree()
                .tokens(RED, 2, "c6r6")
                .token(BLUE, EAST)
                .token(BLUE, "c7r5")
                .hand(RED, CARD, "sanitation-hills")
                .turnOf(RED);

        assertThat(table.refusal(religion(CARD, "c7r5", "c6r6"))).isEqualTo(TempusRefusal.NO_ROOM_FOR_A_CONVERT);
        table.play(Moves.sanitation("sanitation-hills", "c6r6"), religion(CARD, "c7r5", "c6r6"));
        assertThat(table.tokens("c6r6")).isEqualTo(3);
        assertThat(table.discards()).containsExactlyInAnyOrder(CARD, "sanitation-hills");
    }

    @Rule(Rulebook.RELIGION)
    @Test
    void onlyAReligionOfTheOwnHandConverts() {
        Table table = beside().token(BLUE, "c7r5").hand(RED, "weapons-hills").turnOf(RED);

        assertThat(table.refusal(religion("religion-forest", "c7r5", "c6r6")))
                .isEqualTo(TempusRefusal.CARD_NOT_IN_HAND);
        assertThat(table.refusal(religion("weapons-hills", "c7r5", "c6r6"))).isEqualTo(TempusRefusal.WRONG_CARD);
    }

    @Rule(Rulebook.RELIGION)
    @Test
    void religionMayBringAPlayerUnderTheProtection() {
        Table table = Table.ofThree()
                .era(Era.CITIES)
                .token(RED, "c6r6")
                .token(BLUE, "c7r5", "c6r5", "c11r3", "c12r3")
                .hand(RED, CARD, "religion-forest")
                .turnOf(RED);

        table.play(religion(CARD, "c7r5", "c6r6"));

        assertThat(table.refusal(religion("religion-forest", "c6r5", "c6r6")))
                .isEqualTo(TempusRefusal.TARGET_IS_PROTECTED);
    }
}
