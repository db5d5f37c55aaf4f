package ecumene.innersea;

import static ecumene.innersea.Moves.*;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.Refusal;
import ecumene.innersea.rule.ChangeChoice;
import ecumene.innersea.rule.EndOfEpoch;
import ecumene.testkit.Rule;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** Whoever cannot pay something so is told why, and where it stands: each price has its own place in the rulebook. */
class PricesTest {

    private static void assertRefused(Table table, InnerSeaMove move, InnerSeaRefusal reason, String place) {
        Refusal refusal = Objects.requireNonNull(table.refusal(move), "allowed: " + move);
        assertThat(refusal).isEqualTo(reason);
        assertThat(refusal.rule()).isEqualTo(place);
    }

    private static Table two() {
        return Table.of("egypt", "troy").disks("egypt", 1, "egypt").disks("troy", 1, "phrygia");
    }

    // ---------------------------------------------------------------- a number on a card

    static Table mercenaries(int talents) {
        return two().disks("egypt", 3, "attica")
                .disks("troy", 4, "attica")
                .talents("egypt", talents)
                .hand("egypt", "mercenaries", "exile")
                .competitions()
                .play(lay("mercenaries"))
                .until("TargetNumber");
    }

    @Rule({Rulebook.PLAYING, Rulebook.COMPETITION_CARDS})
    @Test
    void mercenariesCostThreeTalentsAtMost() {
        Table rich = mercenaries(9);
        assertThat(rich.legal()).containsExactly(amount(0), amount(1), amount(2), amount(3));
        assertRefused(rich, amount(4), InnerSeaRefusal.CARD_TAKES_LESS, Rulebook.PLAYING);

        Table poor = mercenaries(1);
        assertThat(poor.legal()).containsExactly(amount(0), amount(1));
        assertRefused(poor, amount(2), InnerSeaRefusal.TOO_FEW_TALENTS_FOR_THE_CARD, Rulebook.PLAYING);
        assertRefused(poor, amount(4), InnerSeaRefusal.CARD_TAKES_LESS, Rulebook.PLAYING);
        assertRefused(poor, amount(-1), InnerSeaRefusal.NAME_THE_TARGET_NOW, Rulebook.PLAYING);
        assertRefused(poor, takePlace(1), InnerSeaRefusal.NAME_THE_TARGET_NOW, Rulebook.PLAYING);
    }

    @Rule(Rulebook.PLAYING)
    @Test
    void aCardThatAsksForAPlaceOnTheMapTakesNoNumber() {
        Table table = two().hand("egypt", "earthquake", "exile").action("egypt").play(card("earthquake"));
        assertRefused(table, amount(1), InnerSeaRefusal.NAME_THE_TARGET_NOW, Rulebook.PLAYING);
        assertRefused(table, takePlace(1), InnerSeaRefusal.NAME_THE_TARGET_NOW, Rulebook.PLAYING);
    }

    // ---------------------------------------------------------------- a Wonder

    private static Table building(int talents) {
        return two().disks("egypt", 4, "kush")
                .talents("egypt", talents)
                .hand("egypt", "exile")
                .action("egypt")
                .play(build("colossus"));
    }

    @Rule(Rulebook.WONDERS)
    @Test
    void aWonderIsPaidWithTalentsThatOneHas() {
        Table table = building(1);
        assertThat(table.allows(payTalents(1))).isTrue();
        assertRefused(table, payTalents(2), InnerSeaRefusal.TOO_FEW_TALENTS_FOR_THE_WONDER, Rulebook.WONDERS);
        assertRefused(table, payTalents(0), InnerSeaRefusal.PAY_FOR_THE_WONDER_NOW, Rulebook.WONDERS);
    }

    @Rule(Rulebook.WONDERS)
    @Test
    void aWonderIsPaidWithCardsThatOneHolds() {
        Table table = building(1);
        assertThat(table.allows(payCard("exile"))).isTrue();
        assertRefused(table, payCard("census"), InnerSeaRefusal.NO_SUCH_CARD_FOR_THE_WONDER, Rulebook.WONDERS);
    }

    @Rule(Rulebook.WONDERS)
    @Test
    void twoOfTheFiveAreDisks() {
        Table table = building(9);
        assertThat(table.allows(payTalents(3))).isTrue();
        assertRefused(table, payTalents(4), InnerSeaRefusal.SOME_DISKS_MUST_BE_PAID, Rulebook.WONDERS);
        table.play(payTalents(3));
        assertRefused(table, payTalents(1), InnerSeaRefusal.DISKS_MUST_BE_PAID, Rulebook.WONDERS);
        assertRefused(table, payCard("exile"), InnerSeaRefusal.DISKS_MUST_BE_PAID, Rulebook.WONDERS);
        assertRefused(table, payCard("census"), InnerSeaRefusal.DISKS_MUST_BE_PAID, Rulebook.WONDERS);

        Table paid = building(9).play(remove("kush", 3));
        assertThat(paid.allows(payTalents(2))).isTrue();
        assertRefused(paid, payTalents(3), InnerSeaRefusal.NOT_SO_MUCH_TO_PAY, Rulebook.WONDERS);
    }

    @Rule(Rulebook.WONDERS)
    @Test
    void aWonderIsPaidWithDisksThatAreThere() {
        Table table = building(9);
        assertRefused(table, remove("kush", 5), InnerSeaRefusal.NO_SUCH_DISKS_FOR_THE_WONDER, Rulebook.WONDERS);
        assertRefused(table, remove("phrygia"), InnerSeaRefusal.NO_SUCH_DISKS_FOR_THE_WONDER, Rulebook.WONDERS);
        assertRefused(table, remove("kush", 0), InnerSeaRefusal.PAY_FOR_THE_WONDER_NOW, Rulebook.WONDERS);
        table.play(payTalents(3));
        assertRefused(table, remove("kush", 3), InnerSeaRefusal.NOT_SO_MUCH_TO_PAY, Rulebook.WONDERS);
    }

    // ---------------------------------------------------------------- what averts a card

    static Table sands(int talents, String... hand) {
        return two().hand("egypt", "lost-to-the-sands", "exile")
                .wonder("troy", "great-pyramid", "phrygia", 5)
                .talents("troy", talents)
                .hand("troy", hand)
                .action("egypt")
                .play(card("lost-to-the-sands"), wonder("great-pyramid"))
                .until("SaveWonder");
    }

    @Rule(Rulebook.PLAYING)
    @Test
    void theSandsAskForTwoTalentsOrCards() {
        Table poor = sands(1, "census", "tribute");
        assertThat(poor.game().prompt(poor.position(), poor.seat()).rule()).isEqualTo(Rulebook.PLAYING);
        assertRefused(poor, payTalents(2), InnerSeaRefusal.TOO_FEW_TALENTS_TO_AVERT_IT, Rulebook.PLAYING);
        assertRefused(poor, payCard("flood"), InnerSeaRefusal.CARD_NOT_IN_HAND, Rulebook.PLAYING);
        assertRefused(poor, pass(), InnerSeaRefusal.PAY_OR_LET_IT_HAPPEN_NOW, Rulebook.PLAYING);
        assertRefused(poor, payTalents(0), InnerSeaRefusal.PAY_OR_LET_IT_HAPPEN_NOW, Rulebook.PLAYING);
        poor.play(payCard("census"));
        assertRefused(poor, done(), InnerSeaRefusal.PAY_THE_REST, Rulebook.PLAYING);

        Table rich = sands(9);
        assertThat(rich.allows(payTalents(2))).isTrue();
        assertRefused(rich, payTalents(3), InnerSeaRefusal.CARD_TAKES_LESS, Rulebook.PLAYING);
    }

    @Rule(Rulebook.PLAYING)
    @Test
    void breadAndCircusesAskForATalentOrACardForEachPoint() {
        Table table = two().disks("troy", 3, "lydia", "ionia")
                .points("troy", 5)
                .hand("egypt", "bread-and-circuses", "exile")
                .talents("troy", 1)
                .action("egypt")
                .play(card("bread-and-circuses"), against("troy"))
                .until("SavePoints");
        assertThat(table.game().prompt(table.position(), table.seat()).rule()).isEqualTo(Rulebook.PLAYING);
        assertRefused(table, payTalents(2), InnerSeaRefusal.TOO_FEW_TALENTS_TO_AVERT_IT, Rulebook.PLAYING);
        assertRefused(table, pass(), InnerSeaRefusal.PAY_OR_LET_IT_HAPPEN_NOW, Rulebook.PLAYING);
        table.talents("troy", 9);
        assertRefused(table, payTalents(3), InnerSeaRefusal.CARD_TAKES_LESS, Rulebook.PLAYING);
    }

    // ---------------------------------------------------------------- instead of a disk

    @Rule(Rulebook.LOSSES)
    @Test
    void disksAreSavedWithTalentsAndCardsThatOneHas() {
        Table table = two().disks("troy", 4, "lydia")
                .talents("troy", 1)
                .hand("egypt", "slave-revolt", "exile")
                .action("egypt")
                .play(card("slave-revolt"), at("lydia", "troy"))
                .until("LoseHere");
        assertRefused(table, payTalents(2), InnerSeaRefusal.NO_TALENT_LEFT, Rulebook.LOSSES);
        assertRefused(table, payCard("census"), InnerSeaRefusal.NO_SUCH_CARD_TO_LOSE, Rulebook.LOSSES);
        assertRefused(table, remove("lydia", 3), InnerSeaRefusal.NOT_SO_MUCH_IS_LOST, Rulebook.LOSSES);
        assertRefused(table, remove("lydia", 0), InnerSeaRefusal.CHOOSE_YOUR_LOSS_NOW, Rulebook.LOSSES);
        assertRefused(table, payTalents(0), InnerSeaRefusal.CHOOSE_YOUR_LOSS_NOW, Rulebook.LOSSES);
    }

    @Rule(Rulebook.LOSSES)
    @Test
    void noMoreDisksGoFromAnAreaThanStandThere() {
        Table table = shaken();
        assertThat(table.allows(remove("kush", 3))).isTrue();
        assertRefused(table, remove("egypt", 2), InnerSeaRefusal.NOT_SO_MANY_GO_FROM_THERE, Rulebook.LOSSES);
        assertRefused(table, remove("kush", 4), InnerSeaRefusal.NOT_SO_MUCH_IS_LOST, Rulebook.LOSSES);
    }

    /** Egypt loses three disks of its own choice, so that its Wonder stands. */
    static Table shaken() {
        Table table = two().disks("egypt", 4, "kush").wonder("egypt", "colossus", "egypt", 5);
        table.position().setPhase(Phase.END_OF_EPOCH);
        table.position().steps().push(EndOfEpoch.STEP, 0, 2, InnerSeaPosition.NONE, 0);
        table.position().steps().push(ChangeChoice.STEP, 0, 0);
        return table.play(done());
    }

    // ---------------------------------------------------------------- other cards from the hand, or to it

    static Table phoenicia() {
        return Table.scenario("trio", 1, "phoenicia", "minos", "mycenae")
                .disks("phoenicia", 1, "phoenicia")
                .disks("minos", 1, "minos")
                .disks("mycenae", 1, "mycenae")
                .hand("phoenicia", "exile", "iron-blades")
                .action("phoenicia");
    }

    @Rule(Rulebook.ABILITIES)
    @Test
    void theAlphabetChangesACardOfTheHand() {
        Table table = phoenicia();
        assertThat(table.allows(alphabet("exile"))).isTrue();
        assertRefused(table, alphabet("census"), InnerSeaRefusal.NO_SUCH_CARD_TO_EXCHANGE, Rulebook.ABILITIES);
    }

    @Rule(Rulebook.HAND)
    @Test
    void cardsThatAreDiscardedAreInTheHand() {
        Table table = two().hand("egypt", "lawgiver", "exile", "tribute", "census", "seer", "engineer", "chariots")
                .action("egypt")
                .play(card("lawgiver"));
        assertRefused(table, discard("lawgiver"), InnerSeaRefusal.NO_SUCH_CARD_TO_DISCARD, Rulebook.HAND);
    }

    @Rule(Rulebook.SCENARIOS)
    @Test
    void onlyAScenarioBringsACardBack() {
        Table table =
                two().talents("egypt", 1).discarded("strategos").competitions().until("DrawStep");
        assertRefused(table, fetch("strategos"), InnerSeaRefusal.NOT_TO_BE_FETCHED, Rulebook.SCENARIOS);
    }
}
