package ecumene.innersea;

import static ecumene.innersea.Moves.*;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.testkit.Rule;
import org.junit.jupiter.api.Test;

/** What each card does that is played as an action. Egypt plays, unless something else is said. */
class PlainCardsTest {

    /** Egypt holds a card and another one for later; nobody else holds any, so nobody answers. */
    private static Table egyptWith(String card) {
        return Table.ofFour().hand("egypt", card, "iron-blades");
    }

    @Rule(Rulebook.PLAYING)
    @Test
    void earthquake() {
        Table table = egyptWith("earthquake")
                .disks("troy", 2, "troy")
                .disks("troy", 2, "ionia", "lydia")
                .action("egypt");

        assertThat(table.play(card("earthquake")).refusal(at("troy", "troy"))).isEqualTo(InnerSeaRefusal.WALLS_OF_TROY);
        table.play(at("ionia", "troy"), at("lydia", "troy"));

        assertThat(table.disks("troy", "ionia")).isEqualTo(1);
        assertThat(table.disks("troy", "lydia")).isEqualTo(1);
        assertThat(table.isDiscarded("earthquake")).isTrue();
    }

    @Rule(Rulebook.PLAYING)
    @Test
    void flood() {
        Table table = egyptWith("flood")
                .disks("gaul", 2, "massilia", "liguria", "tarraco")
                .disks("troy", 2, "troy")
                .action("egypt");

        assertThat(table.play(card("flood")).refusal(at("troy")))
                .as("no wall is needed to keep a sea from land")
                .isEqualTo(InnerSeaRefusal.DOES_NOT_FIT_THE_CARD);
        table.play(at("gulf-of-tarraco"));
        assertThat(table.allows(at("liguria", "gaul"))).as("not on that sea").isFalse();
        table.play(at("massilia", "gaul"), at("tarraco", "gaul"));

        assertThat(table.disks("gaul", "massilia")).isEqualTo(1);
        assertThat(table.disks("gaul", "tarraco")).isEqualTo(1);
        assertThat(table.disks("gaul", "liguria")).isEqualTo(2);
    }

    @Rule(Rulebook.PLAYING)
    @Test
    void volcanicEruption() {
        Table table = egyptWith("volcanic-eruption")
                .disks("gaul", 3, "massilia")
                .disks("carthage", 1, "massilia")
                .disks("gaul", 2, "liguria")
                .wonder("gaul", "colossus", "massilia", 5)
                .action("egypt");

        table.play(card("volcanic-eruption"), at("massilia"), at("liguria", "gaul"));

        assertThat(table.disks("gaul", "massilia")).isEqualTo(1);
        assertThat(table.disks("carthage", "massilia")).isZero();
        assertThat(table.disks("gaul", "liguria")).isEqualTo(1);
        assertThat(table.isBuried("colossus")).isTrue();
        assertThat(table.isAside("volcanic-eruption")).isTrue();
    }

    @Rule(Rulebook.PLAYING)
    @Test
    void bumperCrop() {
        Table table =
                egyptWith("bumper-crop").disks("egypt", 1, "egypt", "kush").action("egypt");

        table.play(card("bumper-crop"), at("egypt"), at("kush"));

        assertThat(table.disks("egypt", "egypt")).isEqualTo(2);
        assertThat(table.disks("egypt", "kush")).isEqualTo(2);
        assertThat(table.talents("egypt")).isEqualTo(2);
    }

    @Rule(Rulebook.PLAYING)
    @Test
    void landImprovementNeedsTwoDifferentAreasAndRoom() {
        Table table = egyptWith("land-improvement")
                .disks("egypt", 1, "egypt")
                .disks("egypt", 4, "kush")
                .action("egypt")
                .play(card("land-improvement"));

        assertThat(table.allows(at("kush"))).as("four are the limit").isFalse();
        table.play(at("egypt"));

        assertThat(table.disks("egypt", "egypt"))
                .as("no second area: as far as possible")
                .isEqualTo(2);
    }

    @Rule(Rulebook.PLAYING)
    @Test
    void civilWarTakesAtMostTwoFromAnArea() {
        Table table = egyptWith("civil-war")
                .disks("gaul", 3, "gaul", "liguria", "massilia")
                .action("egypt");

        table.play(card("civil-war"), against("gaul"), at("gaul", "gaul"), at("gaul", "gaul"));
        assertThat(table.allows(at("gaul", "gaul"))).isFalse();
        table.play(at("liguria", "gaul"), at("liguria", "gaul"), at("massilia", "gaul"));

        assertThat(table.onMap("gaul")).isEqualTo(4);
        assertThat(table.isAside("civil-war")).isTrue();
    }

    @Rule(Rulebook.PLAYING)
    @Test
    void plagueSpreadsFromACity() {
        Table table = egyptWith("plague")
                .disks("gaul", 3, "gaul")
                .disks("gaul", 2, "massilia", "tarraco")
                .disks("gaul", 1, "liguria")
                .action("egypt");

        table.play(card("plague"), at("gaul", "gaul"), at("massilia", "gaul"));
        assertThat(table.allows(at("liguria", "gaul"))).as("a single disk").isFalse();
        table.play(at("tarraco", "gaul"), done());

        assertThat(table.disks("gaul", "gaul")).isEqualTo(2);
        assertThat(table.disks("gaul", "massilia")).isEqualTo(1);
        assertThat(table.disks("gaul", "tarraco")).isEqualTo(1);
    }

    /** Each choice is a land area beside one already hit with two disks left: one hit before is no exception. */
    @Rule(Rulebook.PLAYING)
    @Test
    void plagueReturns() {
        Table table = egyptWith("plague")
                .disks("gaul", 3, "gaul", "massilia")
                .action("egypt")
                .play(card("plague"), at("gaul", "gaul"));
        assertThat(table.allows(at("gaul", "gaul")))
                .as("beside nothing that is hit")
                .isFalse();
        table.play(at("massilia", "gaul"));
        assertThat(table.allows(at("gaul", "gaul"))).as("two are left").isTrue();
        table.play(at("gaul", "gaul"));
        assertThat(table.allows(at("gaul", "gaul"))).as("one is left").isFalse();
        table.play(at("massilia", "gaul"));

        assertThat(table.disks("gaul", "gaul")).isEqualTo(1);
        assertThat(table.disks("gaul", "massilia")).isEqualTo(1);
    }

    @Rule(Rulebook.PLAYING)
    @Test
    void demagogue() {
        Table table = egyptWith("demagogue").disks("gaul", 3, "gaul").action("egypt");

        table.play(card("demagogue"), at("gaul", "gaul"));

        assertThat(table.disks("gaul", "gaul")).isEqualTo(2);
        assertThat(table.disks("egypt", "gaul")).isEqualTo(1);
    }

    @Rule(Rulebook.PLAYING)
    @Test
    void droughtHitsTheStrongestInConnectedAreas() {
        Table table = egyptWith("drought")
                .disks("gaul", 3, "gaul")
                .disks("carthage", 1, "gaul")
                .disks("gaul", 1, "massilia", "idubeda")
                .action("egypt");

        table.play(card("drought"));
        assertThat(table.allows(at("gaul", "carthage"))).isFalse();
        table.play(at("gaul", "gaul"));
        assertThat(table.allows(at("idubeda", "gaul"))).as("not connected").isFalse();
        table.play(at("massilia", "gaul"), done());

        assertThat(table.disks("gaul", "gaul")).isEqualTo(2);
        assertThat(table.disks("gaul", "massilia")).isZero();
    }

    @Rule(Rulebook.PLAYING)
    @Test
    void heresySpreadsToNeighboursOfTheSameColour() {
        Table table = egyptWith("heresy")
                .disks("gaul", 3, "gaul")
                .disks("gaul", 1, "massilia", "liguria")
                .disks("carthage", 1, "aquitania")
                .action("egypt");

        table.play(card("heresy"), at("gaul", "gaul"));

        assertThat(table.disks("gaul", "gaul")).isEqualTo(2);
        assertThat(table.disks("gaul", "massilia")).isZero();
        assertThat(table.disks("gaul", "liguria")).isZero();
        assertThat(table.disks("carthage", "aquitania")).isEqualTo(1);
    }

    @Rule(Rulebook.PLAYING)
    @Test
    void religiousFervorPlacesInTheAreaAndAroundIt() {
        Table table = egyptWith("religious-fervor").disks("egypt", 1, "egypt").action("egypt");

        table.play(card("religious-fervor"), at("egypt", "egypt"));

        assertThat(table.disks("egypt", "egypt")).isEqualTo(2);
        assertThat(table.disks("egypt", "kush")).isEqualTo(1);
        assertThat(table.disks("egypt", "libya")).isEqualTo(1);
        assertThat(table.disks("egypt", "nile-delta")).isEqualTo(1);
    }

    @Rule(Rulebook.PLAYING)
    @Test
    void localTrade() {
        Table table = egyptWith("local-trade")
                .disks("egypt", 1, "egypt", "kush", "sinai")
                .action("egypt");

        table.play(card("local-trade"), at("egypt"));
        assertThat(table.allows(at("sinai"))).as("not adjacent").isFalse();
        table.play(at("kush"));

        assertThat(table.disks("egypt", "kush")).isEqualTo(2);
        assertThat(table.talents("egypt")).isEqualTo(1);
    }

    @Rule(Rulebook.PLAYING)
    @Test
    void famineHitsSettlements() {
        Table table = egyptWith("famine")
                .disks("gaul", 2, "gaul", "massilia")
                .disks("gaul", 3, "liguria")
                .action("egypt");

        table.play(card("famine"), against("gaul"));
        assertThat(table.allows(at("liguria", "gaul"))).as("a City").isFalse();
        table.play(at("gaul", "gaul"), at("massilia", "gaul"));

        assertThat(table.disks("gaul", "gaul")).isEqualTo(1);
        assertThat(table.disks("gaul", "massilia")).isEqualTo(1);
    }

    @Rule(Rulebook.PLAYING)
    @Test
    void goldenAgeMayPutBothDisksIntoOneArea() {
        Table table = egyptWith("golden-age").disks("egypt", 1, "egypt").action("egypt");

        table.play(card("golden-age"), at("kush"), at("kush"));

        assertThat(table.disks("egypt", "kush")).isEqualTo(2);
        assertThat(table.talents("egypt")).isEqualTo(1);
    }

    @Rule(Rulebook.PLAYING)
    @Test
    void poetReplacesDisksInConnectedAreas() {
        Table table = egyptWith("poet").disks("gaul", 2, "gaul", "massilia").action("egypt");

        table.play(card("poet"), at("gaul", "gaul"), at("massilia", "gaul"));

        assertThat(table.disks("gaul", "gaul")).isEqualTo(1);
        assertThat(table.disks("egypt", "gaul")).isEqualTo(1);
        assertThat(table.disks("egypt", "massilia")).isEqualTo(1);
    }

    /** Whoever buys the loss off keeps the disk, and the other one comes all the same. */
    @Rule(Rulebook.LOSSES)
    @Test
    void aReplacedDiskThatIsBoughtOffStaysBesideTheNewOne() {
        Table table =
                egyptWith("poet").disks("gaul", 2, "gaul").talents("gaul", 1).action("egypt");

        table.play(card("poet"), at("gaul", "gaul"));
        assertThat(table.asked()).isEqualTo("gaul");
        table.play(payTalent());

        assertThat(table.disks("gaul", "gaul")).isEqualTo(2);
        assertThat(table.disks("egypt", "gaul")).isEqualTo(1);
    }

    @Rule(Rulebook.PLAYING)
    @Test
    void piratesTakeTalentsAroundTheirSea() {
        Table table = egyptWith("pirates")
                .disks("gaul", 1, "massilia")
                .disks("carthage", 1, "carthage")
                .talents("gaul", 2)
                .talents("carthage", 2)
                .action("egypt");

        table.play(card("pirates"), at("gulf-of-tarraco"));

        assertThat(table.disks("barbarians", "gulf-of-tarraco")).isEqualTo(2);
        assertThat(table.talents("gaul")).isEqualTo(1);
        assertThat(table.talents("carthage")).isEqualTo(2);
        assertThat(table.talents("egypt")).isEqualTo(1);
    }

    @Rule(Rulebook.PLAYING)
    @Test
    void breadAndCircusesTakeAPointForEachCityUnlessItIsPaidFor() {
        Table table = egyptWith("bread-and-circuses")
                .disks("gaul", 3, "gaul", "massilia", "liguria")
                .points("gaul", 5)
                .talents("gaul", 1)
                .action("egypt");

        table.play(card("bread-and-circuses"), against("gaul"), payTalent());

        assertThat(table.points("gaul")).isEqualTo(3);
        assertThat(table.talents("gaul")).isZero();
    }

    /** A loss for each City is due, also where there are fewer points: what is paid is not taken off what cannot be lost. */
    @Rule({Rulebook.PLAYING, Rulebook.SCORING})
    @Test
    void breadAndCircusesAreDueForEachCityAlsoBeyondThePointsThereAre() {
        Table table = egyptWith("bread-and-circuses")
                .disks("gaul", 3, "gaul", "massilia", "liguria")
                .points("gaul", 2)
                .talents("gaul", 2)
                .action("egypt");

        table.play(card("bread-and-circuses"), against("gaul")).until("SavePoints");
        assertThat(table.game().prompt(table.position(), table.seat()).args())
                .containsEntry("count", 3)
                .containsEntry("beyond", 1);
        table.play(payTalents(2));

        assertThat(table.points("gaul")).isEqualTo(1);
        assertThat(table.talents("gaul")).isZero();
    }

    @Rule(Rulebook.SCORING)
    @Test
    void pointsNeverFallBelowZero() {
        Table table = egyptWith("bread-and-circuses")
                .disks("gaul", 3, "gaul", "massilia", "liguria")
                .points("gaul", 1)
                .action("egypt");

        table.play(card("bread-and-circuses"), against("gaul"));

        assertThat(table.points("gaul")).isZero();
    }

    @Rule(Rulebook.PLAYING)
    @Test
    void goldMineAndImprovedPlow() {
        Table table = Table.ofFour()
                .hand("egypt", "gold-mine", "improved-plow", "iron-blades")
                .disks("egypt", 1, "egypt", "kush", "libya")
                .action("egypt");

        table.play(card("gold-mine"), at("egypt"));
        assertThat(table.talents("egypt")).isEqualTo(2);
        table.play(card("improved-plow"), at("egypt"), at("kush"), at("libya"));

        assertThat(table.disks("egypt", "egypt")).isEqualTo(3);
        assertThat(table.disks("egypt", "libya")).isEqualTo(2);
        assertThat(table.talents("egypt")).isEqualTo(3);
    }

    @Rule({Rulebook.PLAYING, Rulebook.AREAS})
    @Test
    void navigatorCrossesTheDeepSeaInEveryEpoch() {
        Table table = egyptWith("navigator").disks("egypt", 1, "egyptian-sea").action("egypt");

        table.play(card("navigator"), at("eastern-mediterranean"), at("minos"), at("minos"));

        assertThat(table.disks("egypt", "eastern-mediterranean")).isEqualTo(1);
        assertThat(table.disks("egypt", "minos")).isEqualTo(2);
    }

    @Rule(Rulebook.PLAYING)
    @Test
    void stormAtSeaHitsEverybodyInTwoSeas() {
        Table table = egyptWith("storm-at-sea")
                .disks("gaul", 2, "ligurian-sea")
                .disks("carthage", 1, "ligurian-sea", "tyrrhenian-sea")
                .disks("barbarians", 1, "tyrrhenian-sea")
                .action("egypt");

        table.play(card("storm-at-sea"), at("ligurian-sea"), at("tyrrhenian-sea"));

        assertThat(table.disks("gaul", "ligurian-sea")).isEqualTo(1);
        assertThat(table.onMap("carthage")).isZero();
        assertThat(table.onMap("barbarians")).isZero();
    }

    @Rule(Rulebook.PLAYING)
    @Test
    void captiveQueenNeedsAnOpposingCivilizationAtSea() {
        Table table = egyptWith("captive-queen")
                .disks("gaul", 1, "ligurian-sea")
                .disks("barbarians", 1, "tyrrhenian-sea")
                .action("egypt")
                .play(card("captive-queen"));
        assertThat(table.allows(at("tyrrhenian-sea"))).isFalse();
        table.play(at("ligurian-sea"));

        assertThat(table.disks("egypt", "ligurian-sea")).isEqualTo(2);
    }

    @Rule(Rulebook.PLAYING)
    @Test
    void blasphemyHitsHolyPlacesOrTheHand() {
        Table table = egyptWith("blasphemy")
                .disks("gaul", 3, "gaul")
                .disks("gaul", 1, "massilia")
                .wonder("gaul", "colossus", "massilia", 5)
                .action("egypt");
        table.play(card("blasphemy"), against("gaul"), at("gaul", "gaul"), at("massilia", "gaul"));
        assertThat(table.disks("gaul", "gaul")).isEqualTo(2);
        assertThat(table.disks("gaul", "massilia")).isZero();

        Table poor = egyptWith("blasphemy")
                .disks("gaul", 1, "gaul")
                .hand("gaul", "exile", "census")
                .action("egypt");
        poor.play(card("blasphemy"), against("gaul"), letPass());
        assertThat(poor.question()).isEqualTo("Discard");
        poor.play(discard("exile"));
        assertThat(poor.hand("gaul")).containsExactly("census");
    }

    @Rule(Rulebook.PLAYING)
    @Test
    void tradeFleetFormsAChain() {
        Table table = egyptWith("trade-fleet").disks("egypt", 1, "nile-delta").action("egypt");

        table.play(card("trade-fleet"), at("egyptian-sea"));
        assertThat(table.allows(at("egyptian-sea"))).isFalse();
        table.play(at("libyan-sea"), at("bay-of-sirt"));

        assertThat(table.disks("egypt", "egyptian-sea")).isEqualTo(1);
        assertThat(table.disks("egypt", "libyan-sea")).isEqualTo(1);
        assertThat(table.disks("egypt", "bay-of-sirt")).isEqualTo(1);
    }

    @Rule(Rulebook.PLAYING)
    @Test
    void tyrant() {
        Table table = egyptWith("tyrant")
                .disks("egypt", 3, "egypt", "kush")
                .talents("gaul", 1)
                .talents("troy", 1)
                .action("egypt");

        table.play(card("tyrant"), at("egypt"), at("kush"), against("gaul"));

        assertThat(table.disks("egypt", "egypt")).isEqualTo(4);
        assertThat(table.talents("gaul")).isZero();
        assertThat(table.talents("egypt")).isEqualTo(1);
    }

    @Rule(Rulebook.PLAYING)
    @Test
    void theOracleShowsThreeCardsAndOneIsKept() {
        Table table =
                egyptWith("oracle-at-delphi").top("exile", "tribute", "census").action("egypt");

        table.play(card("oracle-at-delphi"));
        assertThat(table.view(3).choice()).hasSize(3);
        assertThat(table.view(0).choice()).isEmpty();
        table.play(take("tribute"), putBack("census"));

        assertThat(table.hand("egypt")).contains("tribute");
        assertThat(table.position().cards().draw())
                .isEqualTo(ecumene.innersea.component.FateCard.of("exile").index());
    }

    @Rule(Rulebook.PLAYING)
    @Test
    void slaveRevolt() {
        Table table = egyptWith("slave-revolt").disks("gaul", 3, "gaul").action("egypt");

        table.play(card("slave-revolt"), at("gaul", "gaul"));

        assertThat(table.disks("gaul", "gaul")).isEqualTo(1);
        assertThat(table.disks("barbarians", "gaul")).isEqualTo(2);
    }

    @Rule(Rulebook.PLAYING)
    @Test
    void colonistsSettleEmptyLandByTheirSeas() {
        Table table = egyptWith("colonists")
                .disks("egypt", 1, "red-sea")
                .disks("troy", 1, "kush")
                .action("egypt");

        table.play(card("colonists"));
        assertThat(table.allows(at("kush"))).isFalse();
        table.play(at("sinai"));

        assertThat(table.disks("egypt", "sinai")).isEqualTo(2);
    }

    @Rule(Rulebook.PLAYING)
    @Test
    void massMigrationMovesUpToFourDisks() {
        Table table = egyptWith("mass-migration").disks("egypt", 3, "egypt").action("egypt");

        table.play(card("mass-migration"), at("egypt"), at("egypt"), done(), at("kush"), at("libya"));

        assertThat(table.disks("egypt", "egypt")).isEqualTo(1);
        assertThat(table.disks("egypt", "kush")).isEqualTo(1);
        assertThat(table.disks("egypt", "libya")).isEqualTo(1);
    }

    @Rule(Rulebook.PLAYING)
    @Test
    void theTradeRoadsPayMoreToThoseAtTheirEdge() {
        Table poor = Table.ofFour()
                .hand("egypt", "amber-road", "salt-caravan", "spice-road", "sea-route-to-britain", "iron-blades")
                .disks("egypt", 1, "nile-delta")
                .action("egypt");
        poor.play(card("amber-road"), card("salt-caravan"), card("spice-road"));
        assertThat(poor.talents("egypt")).isEqualTo(3);
        poor.play(card("sea-route-to-britain"));
        assertThat(poor.talents("egypt")).isEqualTo(5);

        Table rich = Table.ofFour()
                .hand("egypt", "amber-road", "salt-caravan", "spice-road", "sea-route-to-britain", "iron-blades")
                .disks("egypt", 1, "thrace", "kush", "sinai", "atlantic")
                .action("egypt");
        rich.play(card("amber-road"), card("salt-caravan"), card("spice-road"));
        assertThat(rich.talents("egypt")).isEqualTo(6);
        rich.play(card("sea-route-to-britain"));
        assertThat(rich.talents("egypt")).isEqualTo(9);
    }

    @Rule(Rulebook.PLAYING)
    @Test
    void lawgiverAndCensusDrawCards() {
        Table table = Table.ofFour()
                .hand("egypt", "lawgiver", "census", "iron-blades")
                .disks("egypt", 3, "egypt", "kush", "libya", "sinai", "nile-delta", "canaan")
                .action("egypt");

        table.play(card("lawgiver"));
        assertThat(table.handSize("egypt")).isEqualTo(4);
        assertThat(table.isAside("lawgiver")).isTrue();
        table.play(card("census"));
        assertThat(table.handSize("egypt")).isEqualTo(5);
    }

    @Rule(Rulebook.PLAYING)
    @Test
    void locustsComeFromTheSouth() {
        Table table = egyptWith("locusts")
                .disks("carthage", 2, "saldae", "carthage")
                .disks("gaul", 2, "gaul")
                .action("egypt");

        table.play(card("locusts"), at("saldae", "carthage"), at("carthage", "carthage"));

        assertThat(table.onMap("carthage")).isEqualTo(2);
        assertThat(table.onMap("gaul")).isEqualTo(2);
    }

    @Rule(Rulebook.PLAYING)
    @Test
    void tributeTakesATalentOrACardByChance() {
        Table table = egyptWith("tribute")
                .disks("egypt", 1, "egypt")
                .disks("troy", 1, "kush")
                .talents("troy", 1)
                .action("egypt");
        table.play(card("tribute"), against("troy"));
        assertThat(table.talents("egypt")).isEqualTo(1);

        Table poor = egyptWith("tribute")
                .disks("egypt", 1, "egypt")
                .disks("troy", 1, "kush")
                .hand("troy", "exile")
                .action("egypt");
        poor.play(card("tribute"), against("troy"), letPass());
        assertThat(poor.hand("egypt")).contains("exile");
        assertThat(poor.handSize("troy")).isZero();
    }

    @Rule(Rulebook.PLAYING)
    @Test
    void tidalWaveHitsAWholeIslandAndASea() {
        Table table = egyptWith("tidal-wave")
                .disks("gaul", 1, "sardinia", "nora")
                .disks("carthage", 2, "bay-of-capua")
                .action("egypt");

        table.play(card("tidal-wave"), at("sardinia"), at("bay-of-capua"));

        assertThat(table.onMap("gaul")).isZero();
        assertThat(table.disks("carthage", "bay-of-capua")).isEqualTo(1);
    }

    @Rule(Rulebook.PLAYING)
    @Test
    void fishingFleets() {
        Table table =
                egyptWith("fishing-fleets").disks("egypt", 1, "nile-delta").action("egypt");

        table.play(card("fishing-fleets"), at("egyptian-sea"), at("red-sea"));

        assertThat(table.disks("egypt", "egyptian-sea")).isEqualTo(1);
        assertThat(table.disks("egypt", "red-sea")).isEqualTo(1);
    }

    @Rule({Rulebook.PLAYING, Rulebook.WONDERS})
    @Test
    void lostToTheSandsBuriesAWonderThatIsNotRansomed() {
        Table table = egyptWith("lost-to-the-sands")
                .disks("gaul", 1, "gaul")
                .wonder("gaul", "colossus", "gaul", 5)
                .talents("gaul", 2)
                .action("egypt");
        table.play(card("lost-to-the-sands"), wonder("colossus"), payTalent());
        assertThat(table.talents("gaul")).isZero();
        assertThat(table.isBuried("colossus")).isFalse();

        Table poor = egyptWith("lost-to-the-sands")
                .disks("gaul", 1, "gaul")
                .wonder("gaul", "colossus", "gaul", 5)
                .talents("gaul", 1)
                .action("egypt");
        poor.play(card("lost-to-the-sands"), wonder("colossus"));
        assertThat(poor.isBuried("colossus")).as("one talent is not enough").isTrue();
        assertThat(poor.disksOnWonder("colossus")).isZero();
        assertThat(poor.supply("gaul")).isEqualTo(47);
    }

    @Rule(Rulebook.PLAYING)
    @Test
    void merchantPrinceCountsTradingPartners() {
        Table table = egyptWith("merchant-prince")
                .disks("egypt", 1, "egypt", "massilia")
                .disks("troy", 1, "kush")
                .disks("gaul", 1, "gaul")
                .disks("carthage", 1, "carthage")
                .action("egypt");

        table.play(card("merchant-prince"));

        assertThat(table.talents("egypt")).isEqualTo(2);
    }

    @Rule(Rulebook.PLAYING)
    @Test
    void corruptionTakesHalfOfTheTalents() {
        Table table = egyptWith("corruption").talents("gaul", 5).action("egypt");

        table.play(card("corruption"), against("gaul"));

        assertThat(table.talents("gaul")).isEqualTo(2);
    }

    @Rule(Rulebook.PLAYING)
    @Test
    void copperTradePaysMoreInCyprus() {
        Table table = egyptWith("copper-trade")
                .disks("egypt", 1, "cilician-sea", "cyprus")
                .action("egypt");

        table.play(card("copper-trade"), at("cyprus"));

        assertThat(table.disks("egypt", "cyprus")).isEqualTo(2);
        assertThat(table.talents("egypt")).isEqualTo(2);
    }

    @Rule(Rulebook.PLAYING)
    @Test
    void royalMarriage() {
        Table table = egyptWith("royal-marriage")
                .disks("egypt", 2, "egypt")
                .disks("troy", 1, "kush")
                .disks("troy", 2, "libya")
                .action("egypt");

        table.play(card("royal-marriage"), at("kush", "troy"));

        assertThat(table.disks("troy", "kush")).isZero();
        assertThat(table.disks("egypt", "kush")).isEqualTo(1);
        assertThat(table.disks("troy", "libya")).isEqualTo(2);
        assertThat(table.talents("troy")).isEqualTo(1);
    }

    @Rule(Rulebook.PLAYING)
    @Test
    void prophetSpeaksFromControlledLand() {
        Table table = egyptWith("prophet")
                .disks("egypt", 1, "egypt", "nile-delta")
                .disks("troy", 2, "kush", "libya")
                .action("egypt");

        table.play(card("prophet"), at("egypt"), at("kush", "troy"), at("libya", "troy"));

        assertThat(table.disks("troy", "kush")).isEqualTo(1);
        assertThat(table.disks("troy", "libya")).isEqualTo(1);
    }

    @Rule({Rulebook.PLAYING, Rulebook.BARBARIANS})
    @Test
    void barbariansComeOverTheEdges() {
        Table table = Table.ofFour()
                .hand("egypt", "barbarian-raiders", "border-uprising", "iron-blades")
                .action("egypt");

        table.play(card("barbarian-raiders"));
        assertThat(table.allows(at("gaul"))).as("a home area").isFalse();
        assertThat(table.allows(at("rome"))).as("no edge").isFalse();
        table.play(at("thrace"));
        assertThat(table.disks("barbarians", "thrace")).isEqualTo(3);
        table.play(card("border-uprising"), at("illyria"), at("epirus"));

        assertThat(table.disks("barbarians", "illyria")).isEqualTo(2);
        assertThat(table.disks("barbarians", "epirus")).isEqualTo(2);
    }

    @Rule({Rulebook.PLAYING, Rulebook.WONDERS})
    @Test
    void architectFeedsAWonderOrBuildsOneCheaply() {
        Table table = egyptWith("architect")
                .disks("egypt", 2, "egypt", "kush")
                .wonder("egypt", "colossus", "egypt", 1)
                .talents("egypt", 2)
                .action("egypt");
        table.play(card("architect"), wonder("colossus"));
        assertThat(table.disksOnWonder("colossus")).isEqualTo(3);

        Table builder = egyptWith("architect")
                .disks("egypt", 2, "egypt", "kush")
                .talents("egypt", 2)
                .action("egypt");
        builder.play(card("architect"), wonder("colossus"), payTalent(), payTalent());
        assertThat(builder.refusal(payTalent())).isEqualTo(InnerSeaRefusal.DISKS_MUST_BE_PAID);
        builder.play(remove("kush"), at("egypt"));
        assertThat(builder.disksOnWonder("colossus")).isEqualTo(5);
        assertThat(builder.position().is(Stat.WONDER_BUILT, builder.power("egypt")))
                .isFalse();
    }

    @Rule(Rulebook.PLAYING)
    @Test
    void mutiny() {
        Table table = egyptWith("mutiny").disks("gaul", 2, "ligurian-sea").action("egypt");

        table.play(card("mutiny"), at("ligurian-sea", "gaul"));

        assertThat(table.disks("gaul", "ligurian-sea")).isEqualTo(1);
        assertThat(table.disks("barbarians", "ligurian-sea")).isEqualTo(1);
    }

    @Rule({Rulebook.PLAYING, Rulebook.WONDERS})
    @Test
    void restorationRaisesAWonderOrDrawsACard() {
        Table table = egyptWith("restoration")
                .disks("egypt", 1, "egypt")
                .wonder("egypt", "colossus", "egypt", 0)
                .buried("colossus")
                .action("egypt");
        table.play(card("restoration"), wonder("colossus"));
        assertThat(table.isBuried("colossus")).isFalse();
        assertThat(table.disksOnWonder("colossus")).isEqualTo(2);

        Table other = egyptWith("restoration").action("egypt").play(card("restoration"));
        assertThat(other.handSize("egypt")).isEqualTo(2);
    }

    @Rule({Rulebook.PLAYING, Rulebook.LOSSES})
    @Test
    void exileLetsTheVictimChoose() {
        Table table = egyptWith("exile")
                .disks("gaul", 1, "gaul", "massilia")
                .hand("gaul", "tribute", "census")
                .action("egypt");

        table.play(card("exile"), against("gaul"), letPass(), discard("census"), remove("massilia"));

        assertThat(table.hand("gaul")).containsExactly("tribute");
        assertThat(table.disks("gaul", "massilia")).isZero();
    }

    @Rule(Rulebook.PLAYING)
    @Test
    void explorer() {
        Table table = egyptWith("explorer").disks("gaul", 1, "massilia").action("egypt");

        table.play(card("explorer"), at("gulf-of-tarraco"), at("tarraco"));
        assertThat(table.disks("egypt", "gulf-of-tarraco")).isEqualTo(1);
        assertThat(table.disks("egypt", "tarraco")).as("the only empty shore").isEqualTo(1);
    }

    @Rule({Rulebook.PLAYING, Rulebook.ACQUISITION})
    @Test
    void embargoStopsTradeOnce() {
        Table table = egyptWith("embargo")
                .disks("gaul", 1, "gaul")
                .disks("carthage", 1, "massilia")
                .action("egypt");

        table.play(card("embargo"), against("gaul"));
        assertThat(table.isOnTable("gaul", "embargo")).isTrue();
        assertThat(ecumene.innersea.rule.Acquisition.income(table.position(), 0))
                .isZero();
        table.until("Retire").until("Deploy");

        assertThat(table.isDiscarded("embargo")).isTrue();
        assertThat(ecumene.innersea.rule.Acquisition.income(table.position(), 0))
                .isEqualTo(1);
    }

    /** It takes the disks of trade and leaves the trade: a caravansary with two partners brings two talents. */
    @Rule({Rulebook.PLAYING, Rulebook.INVESTMENT})
    @Test
    void anEmbargoStopsDisksAndNoTalents() {
        Table table = egyptWith("embargo")
                .disks("gaul", 1, "gaul")
                .disks("carthage", 1, "massilia")
                .disks("troy", 1, "tarraco")
                .invested("gaul", "caravansary", 3)
                .action("egypt")
                .play(card("embargo"), against("gaul"))
                .until("Acquire")
                .play(invest("caravansary", 0));
        assertThat(table.told(InnerSeaEvent.TalentsGained.class).getFirst().count())
                .isEqualTo(2);
    }

    @Rule(Rulebook.PLAYING)
    @Test
    void spymasterTakesACardAndTheVictimDraws() {
        Table table = egyptWith("spymaster")
                .hand("gaul", "exile", "census")
                .top("tribute")
                .action("egypt");

        table.play(card("spymaster"), against("gaul"), letPass());
        assertThat(table.view(3).hands()).hasSize(2);
        assertThat(table.view(1).hands()).hasSize(1);
        table.play(take("census"));

        assertThat(table.hand("egypt")).contains("census");
        assertThat(table.hand("gaul")).containsExactlyInAnyOrder("exile", "tribute");
    }

    @Rule(Rulebook.PLAYING)
    @Test
    void clientKingdom() {
        Table table =
                egyptWith("client-kingdom").disks("barbarians", 3, "thrace").action("egypt");

        table.play(card("client-kingdom"), at("thrace"), at("thrace"));

        assertThat(table.disks("egypt", "thrace")).isEqualTo(2);
        assertThat(table.disks("barbarians", "thrace")).isEqualTo(1);
    }

    @Rule(Rulebook.PLAYING)
    @Test
    void sacredGamesAreForEverybody() {
        Table table = egyptWith("sacred-games")
                .disks("egypt", 1, "egypt")
                .disks("gaul", 1, "gaul")
                .action("egypt");

        table.play(card("sacred-games"), at("gaul"), done());

        assertThat(table.points("egypt")).isEqualTo(1);
        assertThat(table.disks("gaul", "gaul")).isEqualTo(2);
        assertThat(table.disks("egypt", "egypt")).isEqualTo(1);
        assertThat(table.isAside("sacred-games")).isTrue();
    }

    @Rule(Rulebook.PLAYING)
    @Test
    void wildfireBurnsFourDisksMoreThanThree() {
        Table table = egyptWith("wildfire")
                .disks("gaul", 4, "gaul")
                .action("egypt")
                .play(card("wildfire"), at("gaul", "gaul"));
        assertThat(table.disks("gaul", "gaul")).isEqualTo(2);

        Table small = egyptWith("wildfire")
                .disks("gaul", 3, "gaul")
                .action("egypt")
                .play(card("wildfire"), at("gaul", "gaul"));
        assertThat(small.disks("gaul", "gaul")).isEqualTo(2);
    }

    @Rule(Rulebook.PLAYING)
    @Test
    void pilgrimageGoesHomeAndToTheWonders() {
        Table table = egyptWith("pilgrimage")
                .disks("egypt", 1, "egypt", "sinai")
                .wonder("egypt", "colossus", "sinai", 5)
                .action("egypt");

        table.play(card("pilgrimage"));

        assertThat(table.disks("egypt", "egypt")).isEqualTo(2);
        assertThat(table.disks("egypt", "sinai")).isEqualTo(2);
        assertThat(table.talents("egypt")).isEqualTo(1);
    }
}
