package ecumene.throughtheages;

import static ecumene.throughtheages.Moves.resign;
import static ecumene.throughtheages.Table.BLUE;
import static ecumene.throughtheages.Table.GREEN;
import static ecumene.throughtheages.Table.GREY;
import static ecumene.throughtheages.Table.RED;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.Consequence;
import ecumene.engine.Loss;
import ecumene.engine.Seats;
import ecumene.testkit.Rule;
import ecumene.throughtheages.component.MilitaryCard;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Resign: what becomes of who leaves, of the others, and of the last round. */
class ResignTest {

    /** Nothing tempts to it: it comes last, says what is lost, and whoever does it has been told that there is no way back. */
    @Rule(Rulebook.RESIGN)
    @Test
    void resigningComesLastAndIsForGood() {
        Table table = Table.of(2).military(RED, "I-rats").politicsOf(RED);
        assertThat(table.legal()).last().isEqualTo(resign());
        Consequence leaving =
                table.game().consequences(table.position(), RED, table.legal()).getLast();
        assertThat(leaving.loss()).isEqualTo(new Loss("resignation", Map.of()));
        assertThat(leaving.undoable()).isFalse();
        assertThat(leaving.changes())
                .as("who has left has no hungry or discontent people")
                .noneMatch(change -> change.seat() == RED && change.after() > change.before());
    }

    @Rule({Rulebook.RESIGN, Rulebook.END})
    @Test
    void theLastOneLeftWins() {
        Table table =
                Table.of(2).culture(RED, 50).culture(BLUE, 3).politicsOf(RED).play(resign());
        assertThat(table.position().isFinished()).isTrue();
        assertThat(table.game().result(table.position()).winners()).containsExactly(BLUE);
        assertThat(table.game().result(table.position()).reason()).isEqualTo("alone");
    }

    @Rule(Rulebook.RESIGN)
    @Test
    void everythingOfTheOneWhoLeavesIsGone() {
        Table table = Table.of(3, 2)
                .hand(RED, "I-iron")
                .military(RED, "II-spy")
                .colony(RED, "I-vast-territory")
                .pact(BLUE, RED, "I-open-borders-agreement", true)
                .war(GREEN, "II-war-over-territory", RED)
                .politicsOf(RED)
                .play(resign());
        assertThat(table.hand(RED)).isEmpty();
        assertThat(table.militaryHand(RED)).isEmpty();
        assertThat(table.colonies(RED)).isEmpty();
        assertThat(table.civ(BLUE).pact).isEqualTo(Civilization.NONE);
        assertThat(table.civ(BLUE).militaryTotal).isEqualTo(2);
        assertThat(table.civ(GREEN).war).isEqualTo(Civilization.NONE);
        assertThat(table.civ(GREEN).culture).isEqualTo(7);
        assertThat(table.asked()).isEqualTo(BLUE);
        assertThat(table.position().round()).isEqualTo(5);
    }

    @Rule({Rulebook.RESIGN, Rulebook.HAND})
    @Test
    void coloniesOfWhoLeavesGoToTheDiscardsOfTheirAge() {
        Table table = Table.of(3, 2)
                .colony(RED, "I-vast-territory", "II-historic-territory")
                .politicsOf(RED)
                .play(resign());
        assertThat(table.view(BLUE).shownDiscards())
                .extracting(MilitaryCard::id)
                .containsExactly("II-historic-territory");
        assertThat(table.view(BLUE).outOfTheGame()).extracting(MilitaryCard::id).contains("I-vast-territory");
    }

    @Rule(Rulebook.RESIGN)
    @Test
    void theOthersPlayOnAndRoundsGoOnCounting() {
        Table table = Table.of(3).politicsOf(RED).play(resign());
        table.skipTo(GREEN, "Politics");
        assertThat(table.position().round()).isEqualTo(5);
        table.skipTo(BLUE, "Politics");
        assertThat(table.position().round()).isEqualTo(6);
        assertThat(table.game().awaiting(table.position())).isEqualTo(Seats.only(BLUE));
    }

    @Rule({Rulebook.RESIGN, Rulebook.SETUP})
    @Test
    void laterDecksAreMadeForThoseWhoRemain() {
        Table table = Table.of(4).row("A-moses", "A-homer").civilDeck("I-iron");
        table.civ(GREY).resigned = true;
        table.civ(GREEN).resigned = true;
        table.startOf(RED);
        assertThat(table.position().age()).isEqualTo(2);
        assertThat(table.position().military().deck().size()).as("no pacts").isEqualTo(46);
        long dealt = table.row().stream().filter(id -> id.startsWith("II-")).count();
        assertThat(table.position().civilDeck().size() + dealt).isEqualTo(44);
    }

    @Rule({Rulebook.RESIGN, Rulebook.HOUSE})
    @Test
    void nobodyResignsInAgeFourOrWhereTheTableAgreed() {
        assertThat(Table.of(2, 4).politicsOf(RED).refusal(resign()))
                .isEqualTo(ThroughTheAgesRefusal.NO_RESIGNING_IN_AGE_IV);
        assertThat(Table.withoutResigning(2)
                        .military(RED, "I-rats")
                        .politicsOf(RED)
                        .refusal(resign()))
                .isEqualTo(ThroughTheAgesRefusal.NOBODY_RESIGNS);
    }

    @Rule(Rulebook.RESIGN)
    @Test
    void everyWarOnWhoLeavesScoresForItsOwner() {
        Table table = Table.of(3, 3)
                .war(BLUE, "III-war-over-culture", RED)
                .war(GREEN, "II-war-over-territory", RED)
                .politicsOf(RED)
                .play(resign());
        assertThat(table.civ(BLUE).culture).isEqualTo(7);
        assertThat(table.civ(GREEN).culture).isEqualTo(7);
    }

    /** The turn in which Age IV begins is another player's, and the round in which the first player left is not the last. */
    @Rule({Rulebook.RESIGN, Rulebook.END_OF_AGE, Rulebook.END})
    @Test
    void theFirstPlayerLeavesAndAgeFourBeginsInTheSameRound() {
        Table table = Table.of(3, 3).row("III-oil").civilDeck("III-movies");
        table.politicsOf(RED).play(resign());
        assertThat(table.asked()).isEqualTo(BLUE);
        assertThat(table.position().age()).isEqualTo(4);
        assertThat(table.position().round()).isEqualTo(5);
        assertThat(table.position().lastRound()).isEqualTo(6);
        assertThat(table.skipToTheEnd().told(ThroughTheAgesEvent.TurnBegan.class))
                .as("as many turns for one as for the other")
                .extracting(ThroughTheAgesEvent.TurnBegan::seat)
                .containsExactly(GREEN, BLUE, GREEN);
        assertThat(table.position().round()).isEqualTo(6);
    }

    /** The starting player never changes: whoever opens the rounds afterwards is "another player". */
    @Rule({Rulebook.RESIGN, Rulebook.END_OF_AGE, Rulebook.END})
    @ParameterizedTest
    @ValueSource(ints = {BLUE, GREEN})
    void theFirstPlayerHasLeftInAnEarlierRoundAndTheNextRoundIsTheLast(int seat) {
        Table table = Table.of(3, 3).row("III-oil").civilDeck("III-movies");
        table.civ(RED).resigned = true;
        table.startOf(seat);
        assertThat(table.position().lastRound()).isEqualTo(6);
        assertThat(table.skipToTheEnd().position().round()).isEqualTo(6);
    }

    /** A round begins with the first player, or with the first one clockwise who is left. */
    @Rule({Rulebook.RESIGN, Rulebook.END_OF_AGE})
    @Test
    void theNextOneClockwiseOpensTheRoundsAfterTheFirstPlayerHasLeft() {
        Table table = Table.of(3, 3);
        table.politicsOf(RED).play(resign()).skipTo(GREEN, "Politics");
        assertThat(table.position().round()).isEqualTo(5);
        table.skipTo(BLUE, "Politics");
        assertThat(table.position().round()).isEqualTo(6);
    }

    @Rule({Rulebook.RESIGN, Rulebook.HAND})
    @Test
    void theWarOfWhoLeavesIsDiscardedAndItsTacticStaysShared() {
        Table table = Table.of(3, 2).war(RED, "II-war-over-territory", BLUE).military(BLUE, "II-spy");
        table.tactic(RED, "II-napoleonic-army").politicsOf(RED).play(resign());
        assertThat(table.view(BLUE).shownDiscards())
                .extracting(MilitaryCard::id)
                .as("a shared tactic stays with the others")
                .containsExactly("II-war-over-territory");
        assertThat(table.civ(BLUE).culture)
                .as("its own war brings nobody culture")
                .isZero();
    }
}
