package ecumene.innersea;

import static ecumene.innersea.Moves.*;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.Prompt;
import ecumene.innersea.component.EpochEvent;
import ecumene.innersea.component.FateCard;
import ecumene.innersea.rule.Acquisition;
import ecumene.testkit.Rule;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

/** The Adjustment Phase, the end of an Epoch and of the game. */
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

    @Rule({Rulebook.TURN_ORDER, Rulebook.WONDERS})
    @Test
    void thePyramidPaysAndSwapsPlaces() {
        Table table = twoOnLand()
                .disks("egypt", 3, "kush")
                .wonder("egypt", "great-pyramid", "egypt", 5)
                .competitions();
        assertThat(table.question()).isEqualTo("AfterOrder");
        assertThat(prompt(table).args()).containsEntry("uses", 5);
        table.play(use("great-pyramid"));
        assertThat(prompt(table).rule()).as("of a Wonder, not of a card").isEqualTo(Rulebook.WONDERS);
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
        assertThat(plain.told(InnerSeaEvent.CardRevealed.class)).hasSize(1);
        assertThat(plain.isDiscarded("high-priestess")).isFalse();
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

    // ---------------------------------------------------------------- the end of an Epoch

    /** The end of the first Epoch, with a chance that turns over a card of the wanted row. */
    private static Table changing(Supplier<Table> given, EpochEvent wanted) {
        for (long seed = 1; seed < 3000; seed++) {
            Table table = given.get().turn(4);
            table.position().random().reseed(seed);
            table.competitions();
            while (table.position().phase() != Phase.END_OF_EPOCH
                    && table.position().epoch() == 1) {
                table.play(table.game().defaultMove(table.position(), table.seat()));
            }
            boolean invaded = wanted == EpochEvent.BARBARIAN_EPOCH
                    && table.position().phase() == Phase.END_OF_EPOCH
                    && table.told(InnerSeaEvent.EventHappened.class).stream()
                            .anyMatch(told -> EpochEvent.of(told.card()) == wanted);
            if (invaded
                    || table.told(InnerSeaEvent.EpochChanged.class).stream().anyMatch(told -> told.event() == wanted)) {
                return table;
            }
        }
        throw new AssertionError("no seed leads to " + wanted);
    }

    @Rule(Rulebook.CHANGE)
    @Test
    void plagueFamineDelugeAndWinter() {
        Table plague =
                changing(() -> twoOnLand().disks("egypt", 3, "kush", "sinai").talents("egypt", 5), EpochEvent.PLAGUE);
        plague.until("LoseSomewhere");
        plague.play(remove("kush"));
        assertThat(plague.allows(remove("kush"))).as("no City any more").isFalse();
        plague.play(payTalent());
        assertThat(plague.disks("egypt", "sinai")).isEqualTo(3);

        Table famine = changing(() -> twoOnLand().disks("egypt", 2, "kush", "sinai", "libya"), EpochEvent.FAMINE);
        famine.until("LoseSomewhere").play(remove("sinai"));
        assertThat(famine.onMap("egypt")).isEqualTo(6);

        Table deluge = changing(
                () -> twoOnLand().disks("egypt", 2, "red-sea").disks("egypt", 1, "egyptian-sea"), EpochEvent.DELUGE);
        deluge.until("LoseSomewhere").play(remove("red-sea"), remove("egyptian-sea"));
        assertThat(deluge.onMap("egypt")).isEqualTo(2);

        Table winter = changing(
                () -> twoOnLand()
                        .points("egypt", 3)
                        .disks("egypt", 3, "kush", "sinai")
                        .disks("troy", 3, "lydia"),
                EpochEvent.WINTER);
        winter.until("LoseSomewhere");
        winter.until("Retire");
        assertThat(winter.onMap("egypt")).as("five for the first").isEqualTo(2);
        assertThat(winter.onMap("troy")).isEqualTo(1);
    }

    @Rule(Rulebook.CHANGE)
    @Test
    void earthquakesPeoplesFallAndDarkAge() {
        Table quake = changing(
                () -> twoOnLand()
                        .disks("egypt", 3, "kush")
                        .wonder("egypt", "colossus", "egypt", 5)
                        .wonder("troy", "great-library", "phrygia", 5),
                EpochEvent.EARTHQUAKES);
        quake.until("Earthquakes").play(wonder("colossus"));
        assertThat(quake.isBuried("colossus")).isTrue();
        quake.play(done());
        assertThat(quake.isBuried("great-library")).isFalse();
        assertThat(quake.onMap("troy")).isZero();

        Table peoples = changing(() -> twoOnLand().points("egypt", 2), EpochEvent.PEOPLES);
        peoples.until("Peoples");
        assertThat(peoples.asked()).as("fewest points first").isEqualTo("troy");
        peoples.play(at("kush"), at("lydia"));
        assertThat(peoples.disks("barbarians", "kush")).isEqualTo(3);
        assertThat(peoples.disks("barbarians", "lydia")).isEqualTo(3);

        Table fall = changing(() -> twoOnLand().disks("egypt", 3, "kush", "sinai", "libya"), EpochEvent.FALL);
        fall.until("Retire");
        assertThat(fall.points("egypt"))
                .as("three Cities, less one, most Cities")
                .isEqualTo(3);

        Table dark = changing(
                () -> twoOnLand().disks("egypt", 3, "kush", "sinai", "libya", "nile-delta", "canaan"),
                EpochEvent.DARK_AGE);
        dark.until("LoseSomewhere").play(remove("canaan"));
        assertThat(dark.disks("egypt", "canaan")).isEqualTo(2);
    }

    @Rule(Rulebook.CHANGE)
    @Test
    void betterTimes() {
        Table smile = changing(
                () -> twoOnLand().wonder("egypt", "colossus", "egypt", 0).buried("colossus"), EpochEvent.GODS_SMILE);
        smile.until("Retire");
        assertThat(smile.isBuried("colossus")).isFalse();
        assertThat(smile.disksOnWonder("colossus")).isEqualTo(1);

        Table plenty = changing(AdjustmentTest::twoOnLand, EpochEvent.PLENTY);
        plenty.until("Retire");
        assertThat(plenty.position().plenty()).isEqualTo(2);
        assertThat(Acquisition.outlook(plenty.position(), 1).disks())
                .as("on top of the three")
                .isEqualTo(5);

        Table quiet = changing(AdjustmentTest::twoOnLand, EpochEvent.QUIET);
        quiet.until("Retire");
        assertThat(quiet.position().epoch()).isEqualTo(2);

        Table hordes = changing(AdjustmentTest::twoOnLand, EpochEvent.BARBARIAN_EPOCH);
        assertThat(hordes.question()).isEqualTo("TargetArea");
        hordes.until("Retire");
        assertThat(hordes.onMap("barbarians"))
                .as("98 to 101 are resolved as cards")
                .isPositive();
    }

    @Rule(Rulebook.CHANGE)
    @Test
    void whoHasNoDisksForAllWondersSaysWhichOneGetsOne() {
        Table table = changing(
                () -> Table.of("egypt", "troy")
                        .disks("egypt", 3, "egypt", "kush", "libya", "nile-delta", "sinai", "canaan", "palmyra")
                        .disks("egypt", 1, "phoenicia")
                        .disks("troy", 1, "troy")
                        .wonder("egypt", "great-pyramid", "egypt", 5)
                        .wonder("egypt", "grand-gardens", "kush", 5)
                        .wonder("egypt", "grand-temple", "libya", 5)
                        .wonder("egypt", "stairway-to-heaven", "nile-delta", 5)
                        .wonder("egypt", "great-lighthouse", "sinai", 5)
                        .wonder("egypt", "colossus", "canaan", 0)
                        .wonder("egypt", "great-library", "palmyra", 0)
                        .buried("colossus")
                        .buried("great-library"),
                EpochEvent.GODS_SMILE);
        assertThat(table.question()).isEqualTo("GodsSmile");
        assertThat(table.asked()).isEqualTo("egypt");
        assertThat(table.allows(wonder("great-pyramid")))
                .as("it was not buried")
                .isFalse();
        table.play(wonder("colossus"));
        assertThat(table.disksOnWonder("colossus")).isEqualTo(1);
        assertThat(table.disksOnWonder("great-library")).isZero();
        assertThat(table.isBuried("great-library")).isFalse();
    }

    @Rule(Rulebook.CHANGE)
    @Test
    void learningBringsASixthCard() {
        Table table = twoOnLand().turn(4).competitions();
        table.until("Retire");
        int normal = table.handSize("egypt");
        assertThat(normal).isBetween(4, 6);
        table.position().setLearning(1);
        assertThat(table.position().learning()).isEqualTo(1);
        assertThat(EpochEvent.of(FateCard.of("spice-road"))).isEqualTo(EpochEvent.LEARNING);
    }

    @Rule(Rulebook.END_OF_EPOCH)
    @Test
    void anEpochEndsWithPointsAndWithoutTalents() {
        Table table = changing(
                () -> twoOnLand()
                        .disks("egypt", 3, "kush")
                        .wonder("egypt", "colossus", "kush", 0)
                        .talents("egypt", 7)
                        .hand("troy", "exile"),
                EpochEvent.QUIET);
        table.until("Retire");

        assertThat(table.points("egypt"))
                .as("City, Wonder; most Cities, most Wonders, six talents")
                .isEqualTo(6);
        assertThat(table.talents("egypt")).isZero();
        assertThat(table.position().epoch()).isEqualTo(2);
        assertThat(table.position().turn()).isEqualTo(1);
    }

    @Rule(Rulebook.END_OF_EPOCH)
    @Test
    void everybodyDiscardsAndDrawsFive() {
        Table table = twoOnLand()
                .hand("egypt", "exile", "tribute")
                .turn(4)
                .discarded("census")
                .competitions();
        table.until("Retire");

        assertThat(table.position().epoch()).isEqualTo(2);
        assertThat(table.handSize("egypt")).isBetween(4, 6);
        assertThat(table.handSize("troy")).isBetween(4, 6);
        assertThat(table.isDiscarded("census")).isFalse();
    }

    // ---------------------------------------------------------------- the end of the game

    @Rule(Rulebook.END)
    @Test
    void theLastEpochEndsTheGameByPoints() {
        Table table = twoOnLand()
                .epoch(4)
                .turn(4)
                .disks("egypt", 3, "kush")
                .talents("troy", 3)
                .competitions();
        table.until("none");

        assertThat(table.position().isFinished()).isTrue();
        assertThat(table.game().result(table.position()).ranking()).isEqualTo(List.of(List.of(0), List.of(1)));
        assertThat(table.game().result(table.position()).scores()).containsExactly(2, 1);
        assertThat(table.game().result(table.position()).reason()).isEqualTo("epochs");
    }

    @Rule(Rulebook.END)
    @Test
    void tiesAreBrokenByWondersCitiesDisksAndAreas() {
        assertThat(ranking(Table.of("egypt", "troy")
                        .disks("egypt", 1, "egypt")
                        .disks("troy", 2, "lydia")
                        .disks("troy", 1, "phrygia")))
                .as("disks")
                .isEqualTo(List.of(List.of(1), List.of(0)));
        assertThat(ranking(Table.of("egypt", "troy")
                        .disks("egypt", 1, "egypt", "kush")
                        .disks("troy", 2, "lydia")))
                .as("areas")
                .isEqualTo(List.of(List.of(0), List.of(1)));
        assertThat(ranking(Table.of("egypt", "troy").disks("egypt", 1, "egypt").disks("troy", 1, "lydia")))
                .as("a draw")
                .isEqualTo(List.of(List.of(0, 1)));
        assertThat(ranking(Table.of("egypt", "troy")
                        .disks("egypt", 1, "egypt")
                        .wonder("egypt", "colossus", "egypt", 0)
                        .disks("troy", 3, "lydia")
                        .points("troy", 0)))
                .as("a Wonder before a City")
                .isEqualTo(List.of(List.of(0), List.of(1)));
    }

    /** The last turn of all; both score the same beforehand. */
    private static List<List<Integer>> ranking(Table table) {
        table.epoch(4).turn(4).competitions();
        table.until("none");
        return table.game().result(table.position()).ranking();
    }

    @Rule(Rulebook.OPTIONS)
    @Test
    void aLastEventComesFromTheHarshRows() {
        Table table = Table.with(Map.of("last-epoch-event", "true"), 2, "egypt", "troy")
                .disks("egypt", 3, "kush")
                .disks("troy", 1, "phrygia")
                .epoch(4)
                .turn(4)
                .top("breath-of-god", "divine-protection")
                .competitions();
        table.until("none");

        assertThat(table.told(InnerSeaEvent.EpochChanged.class)).hasSizeLessThanOrEqualTo(1);
        assertThat(table.position().isFinished()).isTrue();
        assertThat(table.isDiscarded("breath-of-god"))
                .as("turned over, not resolved")
                .isTrue();
    }
}
