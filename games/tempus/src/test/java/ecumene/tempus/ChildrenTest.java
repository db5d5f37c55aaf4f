package ecumene.tempus;

import static ecumene.tempus.Moves.child;
import static ecumene.tempus.Moves.endTurn;
import static ecumene.tempus.Moves.medicine;
import static ecumene.tempus.Moves.move;
import static ecumene.tempus.Table.BLUE;
import static ecumene.tempus.Table.RED;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.tempus.component.Era;
import ecumene.testkit.Rule;
import org.junit.jupiter.api.Test;

/** Have Children, and the Medicine card. */
class ChildrenTest {

    @Rule(Rulebook.CHILDREN)
    @Test
    void aChildComesFromTheSupply() {
        Table table = Table.ofThree().token(RED, "c6r6").turnOf(RED);

        table.play(child("c6r6"));

        assertThat(table.tokens("c6r6")).isEqualTo(2);
        assertThat(table.supply(RED)).isEqualTo(14);
        assertThat(table.seat(RED).actionTokens()).isEqualTo(2);
        assertThat(table.asked()).as("nothing more to do").isEqualTo(BLUE);
    }

    @Rule(Rulebook.CHILDREN)
    @Test
    void theRowSaysHowManyChildrenAreBorn() {
        int[] children = {1, 1, 2, 2, 2, 2, 2, 2, 2, 2};
        for (int row = 0; row < children.length; row++) {
            Table table = Table.ofThree()
                    .era(Era.at(row))
                    .token(RED, "c6r6", "c5r5", "c3r7")
                    .hand(RED, "weapons-hills")
                    .turnOf(RED);
            table.play(child("c6r6"));
            if (children[row] == 2) {
                table.play(child("c5r5"));
            }
            assertThat(table.refusal(child("c3r7"))).as("row %s", row).isEqualTo(TempusRefusal.NO_CHILDREN_LEFT);
        }
    }

    @Rule(Rulebook.CHILDREN)
    @Test
    void childrenAreBornOnlyOnGrassland() {
        Table table = Table.ofThree()
                .token(RED, "c6r6", "c6r5", "c7r5", "c6r7", "c5r6")
                .turnOf(RED);

        assertThat(table.legal(TempusMove.HaveChild.class)).hasSize(1);
        for (String hex : new String[] {"c6r5", "c7r5", "c6r7", "c5r6"}) {
            assertThat(table.refusal(child(hex))).as(hex).isEqualTo(TempusRefusal.ONLY_ON_GRASSLAND);
        }
    }

    @Rule(Rulebook.CHILDREN)
    @Test
    void childrenAreBornOnlyWhereOwnTokensAre() {
        Table table = Table.ofThree().token(RED, "c6r6").token(BLUE, "c5r5").turnOf(RED);

        assertThat(table.refusal(child("c3r7"))).isEqualTo(TempusRefusal.CHILDREN_NEED_A_PARENT);
        assertThat(table.refusal(child("c5r5"))).isEqualTo(TempusRefusal.CHILDREN_NEED_A_PARENT);
    }

    @Rule(Rulebook.CHILDREN)
    @Test
    void onlyOneChildInEachHex() {
        Table table =
                Table.ofThree().era(Era.INDUSTRY).token(RED, "c6r6", "c5r5").turnOf(RED);

        table.play(child("c6r6"));

        assertThat(table.refusal(child("c6r6"))).isEqualTo(TempusRefusal.ONE_CHILD_PER_HEX);
        assertThat(table.allows(child("c5r5"))).isTrue();
    }

    @Rule(Rulebook.CHILDREN)
    @Test
    void withASingleGrasslandThereIsASingleChild() {
        Table table = Table.ofThree().era(Era.AGRICULTURE).token(RED, "c6r6").turnOf(RED);

        table.play(child("c6r6"));

        assertThat(table.asked()).as("no second child is possible").isEqualTo(BLUE);
        assertThat(table.tokens("c6r6")).isEqualTo(2);
    }

    @Rule(Rulebook.CHILDREN)
    @Test
    void theSecondChildMayBeLeftOut() {
        Table table =
                Table.ofThree().era(Era.AGRICULTURE).token(RED, "c6r6", "c5r5").turnOf(RED);

        table.play(child("c6r6"), endTurn());

        assertThat(table.asked()).isEqualTo(BLUE);
    }

    @Rule(Rulebook.CHILDREN)
    @Test
    void theNextActionMayUseTheSameHexAgain() {
        Table table = Table.ofThree().era(Era.INDUSTRY).token(RED, "c6r6").turnOf(RED);

        table.play(child("c6r6")).skipTo(9, 2, RED).play(child("c6r6"));

        assertThat(table.tokens("c6r6")).isEqualTo(3);
    }

    @Rule(Rulebook.CHILDREN)
    @Test
    void theStackingLimitHolds() {
        Table table = Table.ofThree().tokens(RED, 2, "c6r6").turnOf(RED);

        assertThat(table.refusal(child("c6r6"))).isEqualTo(TempusRefusal.NO_ROOM_FOR_A_CHILD);
    }

    @Rule(Rulebook.CHILDREN)
    @Test
    void withoutTokensInTheSupplyNobodyIsBorn() {
        Table table = Table.ofThree()
                .era(Era.INDUSTRY)
                .tokens(RED, 4, "c6r5", "c7r5", "c6r7")
                .tokens(RED, 2, "c7r6")
                .token(RED, "c6r6", "c5r5")
                .turnOf(RED);
        assertThat(table.supply(RED)).isZero();

        assertThat(table.refusal(child("c6r6"))).isEqualTo(TempusRefusal.SUPPLY_IS_EMPTY);
        assertThat(table.legal(TempusMove.HaveChild.class)).isEmpty();
    }

    @Rule(Rulebook.CHILDREN)
    @Test
    void theLastTokenOfTheSupplyIsTheLastChild() {
        Table table = Table.ofThree()
                .era(Era.INDUSTRY)
                .tokens(RED, 4, "c6r5", "c7r5", "c6r7")
                .token(RED, "c7r6", "c6r6", "c5r5")
                .hand(RED, "medicine-hills")
                .turnOf(RED);

        table.play(child("c6r6"));

        assertThat(table.supply(RED)).isZero();
        assertThat(table.refusal(child("c5r5"))).isEqualTo(TempusRefusal.SUPPLY_IS_EMPTY);
    }

    @Rule(Rulebook.CHILDREN)
    @Test
    void theGrasslandUnderACityBearsNobody() {
        Table table = Table.ofThree().token(RED, "c3r4").city(RED, 2, "c6r6").turnOf(RED);

        assertThat(table.refusal(child("c6r6"))).isEqualTo(TempusRefusal.CHILDREN_NEED_A_PARENT);
    }

    @Rule(Rulebook.CHILDREN)
    @Test
    void aHexEnteredInTheSameRoundMayHaveAChild() {
        Table table =
                Table.ofThree().token(RED, "c6r5").hand(RED, "government-hills").turnOf(RED);

        table.play(Moves.actTwice("government-hills"), move("c6r5", "c6r6"), child("c6r6"));

        assertThat(table.tokens("c6r6")).isEqualTo(2);
    }

    // ---------------------------------------------------------------- Medicine

    @Rule(Rulebook.MEDICINE)
    @Test
    void medicineBringsOneMoreChild() {
        Table table = Table.ofThree()
                .token(RED, "c6r6", "c5r5")
                .hand(RED, "medicine-hills")
                .turnOf(RED);

        table.play(child("c6r6"), medicine("medicine-hills"), child("c5r5"));

        assertThat(table.tokens("c5r5")).isEqualTo(2);
        assertThat(table.discards()).containsExactly("medicine-hills");
        assertThat(table.seat(RED).actionTokens()).isEqualTo(2);
    }

    @Rule(Rulebook.MEDICINE)
    @Test
    void severalMedicinesBringSeveralChildren() {
        Table table = Table.ofThree()
                .era(Era.AGRICULTURE)
                .token(RED, "c6r6", "c5r5", "c3r5", "c3r7")
                .hand(RED, "medicine-hills", "medicine-farmland")
                .turnOf(RED);

        table.play(
                child("c6r6"),
                child("c5r5"),
                medicine("medicine-hills"),
                child("c3r5"),
                medicine("medicine-farmland"),
                child("c3r7"));

        assertThat(table.supply(RED)).isEqualTo(8);
    }

    @Rule(Rulebook.MEDICINE)
    @Test
    void medicineNeedsAnotherHex() {
        Table single = Table.ofThree()
                .era(RED, Era.INDUSTRY)
                .token(RED, "c6r6", "c5r5")
                .hand(RED, "medicine-hills")
                .turnOf(RED);

        single.play(child("c6r6"), child("c5r5"));

        assertThat(single.refusal(medicine("medicine-hills"))).isEqualTo(TempusRefusal.NO_MORE_CHILDREN_POSSIBLE);

        Table two = Table.ofThree()
                .era(RED, Era.WRITING)
                .token(RED, "c6r6", "c5r5")
                .hand(RED, "medicine-hills")
                .turnOf(RED);
        two.play(child("c6r6"), medicine("medicine-hills"));
        assertThat(two.refusal(child("c6r6"))).isEqualTo(TempusRefusal.ONE_CHILD_PER_HEX);
    }

    @Rule({Rulebook.MEDICINE, Rulebook.HOUSE})
    @Test
    void medicineNeedsRoomOrSanitation() {
        Table table = Table.ofThree()
                .token(RED, "c6r6")
                .tokens(RED, 2, "c5r5")
                .hand(RED, "medicine-hills")
                .turnOf(RED);
        table.play(child("c6r6"));
        assertThat(table.refusal(medicine("medicine-hills"))).isEqualTo(TempusRefusal.NO_MORE_CHILDREN_POSSIBLE);

        table.hand(RED, "sanitation-hills");
        table.play(medicine("medicine-hills"), Moves.sanitation("sanitation-hills", "c5r5"), child("c5r5"));
        assertThat(table.tokens("c5r5")).isEqualTo(3);
    }

    @Rule({Rulebook.MEDICINE, Rulebook.IDEA})
    @Test
    void medicineMayComeBeforeOrBetweenTheChildrenOfTheRow() {
        Table before = Table.ofThree()
                .era(Era.AGRICULTURE)
                .token(RED, "c6r6", "c5r5", "c3r5")
                .hand(RED, "medicine-hills", "weapons-hills")
                .turnOf(RED);
        before.play(medicine("medicine-hills"));
        assertThat(before.seat(RED).actionTokens()).as("it begins the action").isEqualTo(2);
        before.play(child("c6r6"), child("c5r5"), child("c3r5"));
        assertThat(before.refusal(child("c6r6"))).isEqualTo(TempusRefusal.NO_CHILDREN_LEFT);

        Table between = Table.ofThree()
                .era(Era.AGRICULTURE)
                .token(RED, "c6r6", "c5r5", "c3r5")
                .hand(RED, "medicine-hills", "weapons-hills")
                .turnOf(RED);
        between.play(child("c6r6"), medicine("medicine-hills"), child("c5r5"), child("c3r5"));
        assertThat(between.supply(RED)).isEqualTo(10);
        assertThat(between.seat(RED).actionTokens()).isEqualTo(2);
    }

    @Rule(Rulebook.MEDICINE)
    @Test
    void medicineNeedsAPlaceForAChildFromTheBeginning() {
        Table table =
                Table.ofThree().token(RED, "c6r5").hand(RED, "medicine-hills").turnOf(RED);

        assertThat(table.refusal(medicine("medicine-hills"))).isEqualTo(TempusRefusal.NO_MORE_CHILDREN_POSSIBLE);
    }

    @Rule(Rulebook.MEDICINE)
    @Test
    void medicineAccompaniesChildrenAndNothingElse() {
        Table table = Table.ofThree()
                .era(Era.AGRICULTURE)
                .token(RED, "c6r6", "c5r5", "c3r5")
                .hand(RED, "medicine-hills", "weapons-hills")
                .turnOf(RED);

        assertThat(table.refusal(medicine("medicine-forest"))).isEqualTo(TempusRefusal.CARD_NOT_IN_HAND);
        assertThat(table.refusal(medicine("weapons-hills"))).isEqualTo(TempusRefusal.WRONG_CARD);
        table.play(Moves.idea());
        assertThat(table.refusal(medicine("medicine-hills"))).isEqualTo(TempusRefusal.ONLY_WITH_CHILDREN);

        Table moving = Table.ofThree()
                .token(RED, "c6r6", "c5r5")
                .hand(RED, "medicine-hills")
                .turnOf(RED);
        moving.play(move("c6r6", "c6r5"));
        assertThat(moving.refusal(medicine("medicine-hills"))).isEqualTo(TempusRefusal.ONLY_WITH_CHILDREN);
    }
}
