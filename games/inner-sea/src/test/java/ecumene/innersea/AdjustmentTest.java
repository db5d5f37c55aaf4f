package ecumene.innersea;

import static ecumene.innersea.Moves.*;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.Prompt;
import ecumene.engine.text.Language;
import ecumene.engine.text.SeatNames;
import ecumene.testkit.Rule;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The Adjustment Phase. */
class AdjustmentTest {

    private static Table twoOnLand() {
        return Table.of("egypt", "troy").disks("egypt", 1, "egypt").disks("troy", 1, "phrygia");
    }

    @Rule(Rulebook.DOMINATION)
    @Test
    void whoHoldsAllTheShoresRulesTheSea() {
        Table table = twoOnLand()
                .disks("egypt", 1, "kush", "nile-delta", "sinai", "red-sea")
                .disks("troy", 1, "red-sea")
                .disks("barbarians", 1, "red-sea")
                .competitions();

        assertThat(table.told(InnerSeaEvent.SeaDominated.class)).hasSize(1);
        assertThat(table.disks("troy", "red-sea")).isZero();
        assertThat(table.disks("barbarians", "red-sea")).isZero();

        Table shared = twoOnLand()
                .disks("egypt", 1, "kush", "nile-delta", "sinai", "red-sea")
                .disks("troy", 1, "red-sea", "kush")
                .competitions();
        assertThat(shared.disks("troy", "red-sea")).as("Kush is shared").isEqualTo(1);
    }

    @Rule({Rulebook.DOMINATION, Rulebook.LOSSES})
    @Test
    void adiskThatIsBoughtOffStaysInADominatedSea() {
        Table table = twoOnLand()
                .disks("egypt", 1, "kush", "nile-delta", "sinai", "red-sea")
                .disks("troy", 1, "red-sea")
                .talents("troy", 1)
                .competitions();
        assertThat(table.question()).isEqualTo("LoseHere");
        table.play(payTalent());
        assertThat(table.disks("troy", "red-sea")).isEqualTo(1);
    }

    @Rule(Rulebook.SCORING)
    @Test
    void citiesAndWondersScore() {
        Table table = twoOnLand()
                .disks("egypt", 3, "kush", "sinai")
                .wonder("egypt", "colossus", "kush", 0)
                .wonder("egypt", "great-library", "libya", 0)
                .competitions();

        assertThat(table.points("egypt"))
                .as("two Cities and the Wonder beside a disk")
                .isEqualTo(3);
        assertThat(table.points("troy")).isZero();
    }

    @Rule({Rulebook.SCORING, Rulebook.ABILITIES})
    @Test
    void phoeniciaAndMinosScoreTheirSeas() {
        Table table = Table.scenario("extended-east", 3, "phoenicia", "minos", "egypt")
                .disks("phoenicia", 1, "phoenician-sea", "cilician-sea", "eastern-mediterranean", "red-sea")
                .disks("minos", 1, "minoan-sea", "icarian-sea", "aegean-sea", "thracian-sea", "trojan-sea")
                .disks("egypt", 1, "icarian-sea", "aegean-sea", "red-sea")
                .competitions()
                .play(done());

        assertThat(table.points("phoenicia")).isEqualTo(1);
        assertThat(table.points("minos")).as("only three seas alone").isZero();
    }

    @Rule({Rulebook.WONDERS, Rulebook.SCORING})
    @Test
    void theStairwayAddsAPoint() {
        Table table =
                twoOnLand().wonder("egypt", "stairway-to-heaven", "egypt", 2).competitions();

        table.play(use("stairway-to-heaven"));
        assertThat(table.points("egypt")).isEqualTo(2);
        assertThat(table.disksOnWonder("stairway-to-heaven")).isEqualTo(1);
    }

    // ---------------------------------------------------------------- Turn Order

    @Rule(Rulebook.TURN_ORDER)
    @Test
    void mostCitiesGoFirstAndFewestPointsChooseAmongEquals() {
        Table table = Table.ofFour()
                .disks("egypt", 3, "egypt", "kush")
                .disks("troy", 3, "lydia")
                .disks("gaul", 3, "gaul")
                .disks("carthage", 1, "carthage")
                .points("troy", 3)
                .competitions();

        assertThat(table.question()).isEqualTo("TakePlace");
        assertThat(table.asked()).as("fewer points than Troy").isEqualTo("gaul");
        assertThat(table.legal()).containsExactly(takePlace(2), takePlace(3));
        assertThat(table.refusal(takePlace(1))).isEqualTo(InnerSeaRefusal.PLACE_IS_TAKEN);
        table.play(takePlace(3));

        assertThat(table.order()).containsExactly("egypt", "troy", "gaul", "carthage");
    }

    @Rule(Rulebook.TURN_ORDER)
    @Test
    void equalPointsAreLeftToChance() {
        Table table = Table.ofFour()
                .disks("egypt", 1, "egypt")
                .disks("troy", 1, "lydia")
                .disks("gaul", 1, "gaul")
                .disks("carthage", 1, "carthage")
                .competitions();

        assertThat(table.question()).isEqualTo("DrawStep");
        assertThat(table.order()).containsExactlyInAnyOrder("egypt", "troy", "gaul", "carthage");
    }

    private static Prompt prompt(Table table) {
        return table.game().prompt(table.position(), table.seat());
    }

    @Rule({Rulebook.TURN_ORDER, Rulebook.USING_WONDERS})
    @Test
    void thePyramidPaysAndSwapsPlaces() {
        Table table = twoOnLand()
                .disks("egypt", 3, "kush")
                .wonder("egypt", "great-pyramid", "egypt", 5)
                .competitions();
        assertThat(table.question()).isEqualTo("AfterOrder");
        assertThat(prompt(table).args()).containsEntry("uses", 5);
        table.play(use("great-pyramid"));
        assertThat(prompt(table).rule()).as("of a Wonder, not of a card").isEqualTo(Rulebook.USING_WONDERS);
        table.play(against("troy"));

        assertThat(table.talents("egypt")).isEqualTo(1);
        assertThat(table.order()).containsExactly("troy", "egypt");
        assertThat(table.question()).as("as often as there are disks on it").isEqualTo("AfterOrder");
        assertThat(prompt(table).args()).containsEntry("uses", 4);
    }

    @Rule({Rulebook.TURN_ORDER, Rulebook.PLAYING})
    @Test
    void theOracleLeadsToAnyPlace() {
        Table table = twoOnLand()
                .disks("egypt", 3, "kush")
                .hand("egypt", "oracle-at-delphi", "exile")
                .competitions();
        table.until("AfterOrder").play(card("oracle-at-delphi"), takePlace(2));

        assertThat(table.order()).containsExactly("troy", "egypt");
        assertThat(table.isDiscarded("oracle-at-delphi")).isTrue();
    }

    // ---------------------------------------------------------------- Aeneas

    @Rule(Rulebook.AENEAS)
    @Test
    void whoIsFarBehindMayBeginAgainElsewhere() {
        Table table = twoOnLand()
                .disks("troy", 1, "lydia")
                .points("egypt", 9)
                .points("troy", 1)
                .hand("troy", "exile")
                .talents("troy", 2)
                .wonder("troy", "colossus", "lydia", 3)
                .invested("troy", "coinage", 3)
                .competitions()
                .until("Aeneas");
        assertThat(table.asked()).isEqualTo("troy");
        table.play(aeneas());
        assertThat(table.disks("barbarians", "lydia")).isEqualTo(1);
        assertThat(table.isDiscarded("coinage")).isTrue();
        assertThat(table.disksOnWonder("colossus")).isZero();
        assertThat(table.allows(choose("egypt"))).as("it is active").isFalse();
        assertThat(table.allows(choose("rome"))).as("any that is not active").isTrue();
        table.play(choose("mycenae"));
        assertThat(table.refusal(at("egypt"))).isEqualTo(InnerSeaRefusal.FOREIGN_HOME);
        table.play(at("attica"));

        assertThat(table.ready("mycenae")).isEqualTo(16);
        assertThat(table.refusal(place("epirus"))).isEqualTo(InnerSeaRefusal.BEGIN_IN_THE_CHOSEN_AREA);
        assertThat(table.refusal(endDeployment(16))).isEqualTo(InnerSeaRefusal.BEGIN_IN_THE_CHOSEN_AREA);
        table.play(place("attica", 3));
        assertThat(table.ready("mycenae")).isEqualTo(13);
        assertThat(table.refusal(place("attica"))).as("three in this phase").isEqualTo(InnerSeaRefusal.AREA_IS_FULL);
        assertThat(table.hand("mycenae")).containsExactly("exile");
        assertThat(table.talents("mycenae")).isEqualTo(2);
        assertThat(table.points("mycenae")).as("its Wonder stood, and stays").isGreaterThanOrEqualTo(1);
    }

    @Rule(Rulebook.AENEAS)
    @Test
    void aeneasIsNotForTheLastEpochNorForThoseCloseBehind() {
        Table late = twoOnLand()
                .disks("egypt", 3, "kush")
                .talents("egypt", 1)
                .epoch(4)
                .points("egypt", 9)
                .competitions();
        assertThat(late.question()).isEqualTo("DrawStep");
        Table close = twoOnLand()
                .disks("egypt", 3, "kush")
                .talents("egypt", 1)
                .points("egypt", 3)
                .competitions();
        assertThat(close.question()).isEqualTo("DrawStep");
        Table gone =
                Table.of("egypt", "troy").disks("egypt", 3, "egypt").epoch(3).competitions();
        assertThat(gone.question()).as("no disk on the map").isEqualTo("Aeneas");
        gone.play(aeneas(), choose("troy"), at("troy"));
        assertThat(gone.ready("troy")).as("16 and two for each of two Epochs").isEqualTo(20);
    }

    /** One foreign disk makes the area neither controlled nor contested; all the same it was selected. */
    @Rule(Rulebook.AENEAS)
    @Test
    void anyNumberOfDisksGoesToTheSelectedArea() {
        Table table = Table.of("egypt", "troy")
                .disks("egypt", 3, "egypt")
                .disks("egypt", 1, "attica")
                .competitions()
                .play(aeneas(), choose("troy"), at("attica"), place("attica"));

        assertThat(table.allows(place("attica", 2))).isTrue();
        assertThat(table.refusal(place("epirus"))).as("the area is no base").isEqualTo(InnerSeaRefusal.OUT_OF_REACH);
        table.play(place("attica", 2), place("epirus"));
        assertThat(table.disks("troy", "attica")).isEqualTo(3);
    }

    @Rule({Rulebook.TURN_ORDER, Rulebook.NEGATE})
    @Test
    void everybodyIsAskedForTheOracleAndItCanBeNegated() {
        Table table = Table.ofFour()
                .disks("gaul", 3, "gaul")
                .disks("carthage", 1, "carthage")
                .disks("troy", 1, "lydia")
                .disks("egypt", 1, "egypt")
                .points("carthage", 1)
                .points("troy", 2)
                .points("egypt", 3)
                .hand("gaul", "oracle-at-delphi", "exile")
                .hand("carthage", "census", "a-sign-from-above")
                .hand("troy", "tribute")
                .hand("egypt", "locusts")
                .competitions()
                .until("AfterOrder");
        assertThat(table.asked()).isEqualTo("gaul");
        table.play(card("oracle-at-delphi"), takePlace(4));
        assertThat(table.question()).as("aimed, then answered").isEqualTo("Response");
        Table negated = table;
        while (!negated.asked().equals("carthage")) {
            negated.play(letPass());
        }
        negated.play(negate("a-sign-from-above"));
        while (negated.question().equals("Response")) {
            negated.play(letPass());
        }
        assertThat(negated.order().getFirst()).isEqualTo("gaul");
        assertThat(negated.isDiscarded("oracle-at-delphi")).isTrue();
    }

    @Rule(Rulebook.TURN_ORDER)
    @Test
    void nobodyIsPassedOverWhenTheOrderChangesMeanwhile() {
        Table table = Table.of("egypt", "troy")
                .disks("egypt", 3, "kush")
                .disks("egypt", 1, "egypt")
                .disks("troy", 1, "phrygia")
                .wonder("egypt", "great-pyramid", "egypt", 5)
                .hand("troy", "oracle-at-delphi", "exile")
                .hand("egypt", "census")
                .competitions()
                .until("AfterOrder");
        assertThat(table.asked()).isEqualTo("egypt");
        table.play(use("great-pyramid"), against("troy"));
        while (table.question().equals("Response")) {
            table.play(letPass());
        }
        assertThat(table.order()).containsExactly("troy", "egypt");
        table.play(done());
        assertThat(table.asked()).as("though it stands before Egypt now").isEqualTo("troy");
        assertThat(table.question()).isEqualTo("AfterOrder");
        table.play(card("oracle-at-delphi"), takePlace(2));
    }

    @Rule(Rulebook.TURN_ORDER)
    @Test
    void everybodyIsAskedOnceThoughPlacesAreSwappedMeanwhile() {
        Table table = Table.ofFour()
                .disks("gaul", 3, "gaul", "liguria")
                .disks("carthage", 3, "carthage")
                .disks("troy", 1, "lydia")
                .disks("egypt", 1, "egypt")
                .points("egypt", 9)
                .wonder("gaul", "great-pyramid", "gaul", 5)
                .hand("gaul", "exile")
                .hand("carthage", "census")
                .hand("troy", "tribute")
                .hand("egypt", "oracle-at-delphi")
                .competitions()
                .until("AfterOrder");
        assertThat(table.asked()).isEqualTo("gaul");
        List<String> asked = new ArrayList<>();
        table.play(use("great-pyramid"), against("egypt"));
        while (table.question().equals("Response") || table.question().equals("AfterOrder")) {
            if (table.question().equals("AfterOrder")) {
                asked.add(table.asked());
            }
            table.play(table.question().equals("Response") ? letPass() : done());
        }
        assertThat(table.order()).containsExactly("egypt", "carthage", "gaul", "troy");
        assertThat(asked).containsExactlyInAnyOrder("gaul", "carthage", "troy", "egypt");
    }

    // ---------------------------------------------------------------- sudden death

    private static int epochAfter(int turn, String card) {
        Table table = twoOnLand().turn(turn).top(card).competitions();
        while (table.position().turn() == turn && table.position().epoch() == 1) {
            table.play(table.game().defaultMove(table.position(), table.seat()));
        }
        return table.position().epoch();
    }

    @Rule(Rulebook.SUDDEN_DEATH)
    @Test
    void theDigitsOfACardEndTheEpoch() {
        assertThat(epochAfter(1, "flood")).as("never after the first turn").isEqualTo(1);
        assertThat(epochAfter(2, "flood")).as("2").isEqualTo(2);
        assertThat(epochAfter(2, "high-priestess")).as("15").isEqualTo(1);
        assertThat(epochAfter(2, "volcanic-eruption")).as("3 in turn 2").isEqualTo(1);
        assertThat(epochAfter(3, "volcanic-eruption")).as("3 in turn 3").isEqualTo(2);
        assertThat(epochAfter(3, "improved-plow")).as("27").isEqualTo(2);
        assertThat(epochAfter(4, "high-priestess"))
                .as("always after the fourth")
                .isEqualTo(2);
        assertThat(epochAfter(2, "atlantis-rises")).as("102, an Event").isEqualTo(2);
    }

    @Rule({Rulebook.SUDDEN_DEATH, Rulebook.EVENTS})
    @Test
    void aRevealedEventIsResolvedAndOtherCardsGoBack() {
        Table table = twoOnLand().turn(2).top("northern-hordes").competitions();
        assertThat(table.question()).isEqualTo("TargetArea");
        table.play(at("thrace"));
        assertThat(table.disks("barbarians", "thrace"))
                .as("the card goes before the limit of this phase")
                .isEqualTo(4);
        assertThat(table.disks("barbarians", "macedonia")).isEqualTo(4);
        assertThat(table.isDiscarded("northern-hordes")).isTrue();

        Table plain = twoOnLand().turn(2).top("high-priestess").competitions();
        assertThat(plain.told(InnerSeaEvent.EpochTested.class)).hasSize(1);
        assertThat(plain.isDiscarded("high-priestess")).isFalse();
    }

    /** The number of the card, what it means, and what comes of it. */
    @Rule(Rulebook.SUDDEN_DEATH)
    @Test
    void itIsToldWhetherTheEpochGoesOn() {
        assertThat(tested(2, "high-priestess"))
                .isEqualTo("Does the Epoch end? Card 15 is turned over, High Priestess."
                        + " It shows no 2: the Epoch goes on.");
        assertThat(tested(2, "flood")).endsWith("It shows a 2: the Epoch ends.");
        assertThat(tested(3, "high-priestess")).endsWith("It shows neither a 2 nor a 3: the Epoch goes on.");
        assertThat(tested(3, "volcanic-eruption")).endsWith("It shows a 2 or a 3: the Epoch ends.");
    }

    private static String tested(int turn, String card) {
        Table table = twoOnLand().turn(turn).top(card).competitions();
        return table.game()
                .texts()
                .say(
                        Language.EN,
                        "event",
                        table.told(InnerSeaEvent.EpochTested.class).getFirst(),
                        SeatNames.NUMBERED);
    }

    // ---------------------------------------------------------------- drawing

    @Rule(Rulebook.DRAW)
    @Test
    void threeCardsOneForFourCitiesAndOneForEachTalent() {
        Table table = twoOnLand()
                .disks("egypt", 3, "kush", "libya", "sinai", "nile-delta")
                .talents("egypt", 2)
                .competitions();
        assertThat(table.asked()).isEqualTo("egypt");
        assertThat(table.refusal(amount(3))).isEqualTo(InnerSeaRefusal.NOT_SO_MANY_TALENTS);
        table.play(amount(1));

        assertThat(table.handSize("egypt")).isEqualTo(5);
        assertThat(table.talents("egypt")).isEqualTo(1);
        assertThat(table.handSize("troy")).isEqualTo(3);
        assertThat(table.position().turn()).isEqualTo(2);
    }

    @Rule({Rulebook.DRAW, Rulebook.WONDERS})
    @Test
    void theLibraryAndTheColossusServeBeforeDrawing() {
        Table table = twoOnLand()
                .disks("egypt", 3, "kush")
                .wonder("egypt", "great-library", "egypt", 5)
                .wonder("egypt", "colossus", "kush", 5)
                .competitions();
        assertThat(table.refusal(use("great-library")))
                .as("no card before the talents are paid")
                .isEqualTo(InnerSeaRefusal.PAY_BEFORE_DRAWING);
        table.play(use("colossus"), use("colossus"));
        assertThat(table.talents("egypt")).as("nothing says once in a turn").isEqualTo(4);
        table.play(amount(1));
        assertThat(table.question()).isEqualTo("BeforeDrawing");
        assertThat(table.refusal(use("colossus"))).isEqualTo(InnerSeaRefusal.CARDS_ARE_PAID_FOR);
        assertThat(table.refusal(use("grand-gardens"))).isEqualTo(InnerSeaRefusal.NOT_YOUR_WONDER);
        table.play(use("great-library"));
        assertThat(table.handSize("egypt")).isEqualTo(2);
        table.play(use("great-library"));
        assertThat(table.handSize("egypt")).isEqualTo(4);
        assertThat(table.refusal(amount(1))).isEqualTo(InnerSeaRefusal.CARDS_ARE_PAID_FOR);
        assertThat(table.disksOnWonder("great-library")).isEqualTo(3);
        table.play(done());
        assertThat(table.told(InnerSeaEvent.CardsDrawn.class).getFirst().count())
                .as("three, and one for the talent")
                .isEqualTo(4);
    }

    /** Where nothing brings cards of its own, paying is all that is asked. */
    @Rule(Rulebook.DRAW)
    @Test
    void whoHasNothingToUseDrawsAtOnce() {
        Table table = twoOnLand()
                .disks("egypt", 3, "kush")
                .wonder("egypt", "colossus", "kush", 5)
                .competitions();
        table.play(amount(0));
        assertThat(table.handSize("egypt")).isEqualTo(3);
    }
}
