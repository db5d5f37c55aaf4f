package ecumene.innersea;

import static ecumene.innersea.Moves.*;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.innersea.rule.Acquisition;
import ecumene.testkit.Rule;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The Growth Phase and the growth abilities of the displays. */
class GrowthTest {

    private static int income(Table table, String civilization) {
        return Acquisition.income(table.position(), table.power(civilization));
    }

    @Rule(Rulebook.RETIREMENT)
    @Test
    void disksOfCitiesDoNotRetire() {
        Table table = Table.ofFour()
                .disks("gaul", 3, "gaul")
                .disks("gaul", 2, "massilia", "ligurian-sea")
                .growth("gaul");

        assertThat(table.refusal(retire("gaul"))).isEqualTo(InnerSeaRefusal.CITIES_DO_NOT_RETIRE);
        assertThat(table.refusal(retire("kush"))).isEqualTo(InnerSeaRefusal.NO_DISK_OF_YOURS);
        assertThat(table.refusal(retire("massilia", 0)))
                .as("that retires nothing")
                .isEqualTo(InnerSeaRefusal.RETIRE_NOW);
        table.play(retire("massilia"), retire("massilia"));

        assertThat(table.disks("gaul", "massilia")).isZero();
        assertThat(table.supply("gaul")).isEqualTo(43);
    }

    @Rule(Rulebook.RETIREMENT)
    @Test
    void disksRetireInAnyOrderAndSeveralAtOnce() {
        Table table = Table.ofFour()
                .disks("gaul", 2, "gaul", "massilia", "tarraco")
                .growth("gaul")
                .play(retire("tarraco", 2), retire("gaul"), retire("massilia"), retire("gaul"));

        assertThat(table.disks("gaul", "gaul")).isZero();
        assertThat(table.disks("gaul", "massilia")).isEqualTo(1);
        assertThat(table.allows(done()))
                .as("the end of this step has a name of its own")
                .isFalse();
        assertThat(table.allows(endDeployment(0))).isFalse();
        table.play(endRetirement());
        assertThat(table.question()).isEqualTo("Deploy");
    }

    @Rule(Rulebook.RESETTLEMENT)
    @Test
    void citiesGiveTheirDiskInAnyOrder() {
        Table table = Table.ofFour()
                .disks("carthage", 4, "carthage", "saldae", "thapsus")
                .growth("carthage")
                .play(endRetirement(), resettle("thapsus"), resettle("carthage"));

        assertThat(table.refusal(resettle("thapsus"))).isEqualTo(InnerSeaRefusal.ONE_DISK_OF_EACH_CITY);
        table.play(resettle("saldae"));
        assertThat(table.ready("carthage")).isEqualTo(6);
    }

    @Rule(Rulebook.DEPLOYMENT)
    @Test
    void severalDisksGoToAnAreaAtOnceAndTheEndIsSaidAloud() {
        Table table = Table.ofFour().disks("gaul", 1, "gaul").deploying("gaul");

        assertThat(table.ready("gaul")).isEqualTo(3);
        assertThat(table.refusal(place("gaul", 4))).isEqualTo(InnerSeaRefusal.NOT_SO_MANY_READY);
        assertThat(table.refusal(place("ligurian-sea", 3))).isEqualTo(InnerSeaRefusal.OUT_OF_REACH);
        table.play(place("gaul", 3));
        assertThat(table.disks("gaul", "gaul")).isEqualTo(4);
        assertThat(table.asked()).as("the last disk can be taken back").isEqualTo("gaul");
        assertThat(table.refusal(endDeployment(1))).isEqualTo(InnerSeaRefusal.DEPLOY_NOW);
        table.play(endDeployment(0));
        assertThat(table.asked()).isNotEqualTo("gaul");
    }

    @Rule(Rulebook.ACQUISITION)
    @Test
    void settlementsSeasAndTradeBringDisks() {
        Table table = Table.ofFour()
                .disks("carthage", 2, "carthage", "thapsus")
                .disks("carthage", 3, "saldae")
                .disks("carthage", 1, "tripolitania")
                .disks("carthage", 1, "african-sea", "saldic-sea", "gulf-of-leptis")
                .disks("troy", 1, "sirt", "bay-of-sirt")
                .disks("gaul", 1, "gaul")
                .growth("carthage");

        assertThat(income(table, "carthage"))
                .as("two Settlements, three seas, one partner")
                .isEqualTo(4);
        table.play(done());
        assertThat(table.ready("carthage")).isEqualTo(4);
    }

    @Rule(Rulebook.ACQUISITION)
    @Test
    void deepSeasNeitherCountNorTrade() {
        Table table = Table.of("egypt", "troy")
                .disks("egypt", 1, "eastern-mediterranean", "egyptian-sea")
                .disks("troy", 1, "cilician-sea");

        assertThat(income(table, "egypt")).isZero();
    }

    @Rule(Rulebook.ACQUISITION)
    @Test
    void threeDisksAreTheLeastAndTheSupplyIsTheMost() {
        Table table = Table.ofFour()
                .disks("carthage", 1, "carthage")
                .growth("carthage")
                .play(done());
        assertThat(table.ready("carthage")).isEqualTo(3);

        Table bare = Table.ofFour()
                .disks("carthage", 4, "carthage", "thapsus", "saldae", "tripolitania", "sicilia", "syracuse")
                .disks("carthage", 4, "sardinia", "nora", "corsica", "melite", "rome")
                .disks("carthage", 2, "samnium")
                .growth("carthage")
                .play(done());
        assertThat(bare.question()).isEqualTo("Resettle");
        assertThat(bare.ready("carthage")).isEqualTo(2);
        assertThat(bare.supply("carthage")).isZero();
    }

    @Rule({Rulebook.ACQUISITION, Rulebook.SYSTEM})
    @Test
    void twoCivilizationsOfOnePersonDoNotTrade() {
        Table table = Table.with(Map.of("civilizations-each", "2"), 2, "gaul", "carthage", "troy", "egypt")
                .disks("gaul", 1, "gaul")
                .disks("troy", 1, "massilia")
                .disks("carthage", 1, "liguria");

        assertThat(income(table, "gaul"))
                .as("only Carthage, which another person plays")
                .isEqualTo(1);
    }

    @Rule(Rulebook.RESETTLEMENT)
    @Test
    void eachCityMayGiveOneDisk() {
        Table table = Table.ofFour()
                .disks("carthage", 3, "carthage")
                .disks("carthage", 4, "saldae")
                .growth("carthage")
                .play(done());

        assertThat(table.refusal(resettle("gaul"))).isEqualTo(InnerSeaRefusal.NO_CITY_OF_YOURS);
        table.play(resettle("carthage"));
        assertThat(table.refusal(resettle("carthage"))).isEqualTo(InnerSeaRefusal.ONE_DISK_OF_EACH_CITY);
        table.play(resettle("saldae"));

        assertThat(table.question()).isEqualTo("Deploy");
        assertThat(table.disks("carthage", "saldae")).isEqualTo(3);
        assertThat(table.ready("carthage")).isEqualTo(5);
    }

    @Rule(Rulebook.DEPLOYMENT)
    @Test
    void disksReachControlledAreasAndTheirNeighboursAndChainOutward() {
        Table table = Table.ofFour().disks("gaul", 1, "gaul").deploying("gaul");

        assertThat(table.allows(place("gaul"))).isTrue();
        assertThat(table.refusal(place("etruria"))).isEqualTo(InnerSeaRefusal.OUT_OF_REACH);
        table.play(place("liguria"));
        assertThat(table.allows(place("etruria"))).as("chain").isTrue();
        table.play(place("etruria"), place("rome"));

        assertThat(table.disks("gaul", "rome")).isEqualTo(1);
    }

    @Rule(Rulebook.DEPLOYMENT)
    @Test
    void aContestedAreaIsABaseOnlyForTheStrongest() {
        Table weak =
                Table.ofFour().disks("gaul", 1, "gaul").disks("troy", 2, "gaul").deploying("gaul");
        assertThat(weak.allows(place("gaul"))).as("contested and occupied").isTrue();
        assertThat(weak.refusal(place("massilia"))).isEqualTo(InnerSeaRefusal.OUT_OF_REACH);

        Table level =
                Table.ofFour().disks("gaul", 2, "gaul").disks("troy", 2, "gaul").deploying("gaul");
        assertThat(level.allows(place("massilia"))).isTrue();
    }

    @Rule(Rulebook.DEPLOYMENT)
    @Test
    void aPeacefulSharedAreaIsNoBase() {
        Table table = Table.ofFour()
                .disks("gaul", 1, "gaul")
                .disks("troy", 1, "gaul")
                .growth("gaul")
                .play(done());

        assertThat(table.asked()).as("nowhere to place: the step is over").isEqualTo("carthage");
        assertThat(table.ready("gaul")).isZero();
    }

    @Rule(Rulebook.DEPLOYMENT)
    @Test
    void withoutDisksOneBeginsAtHome() {
        Table table = Table.ofFour().deploying("gaul");

        assertThat(table.question()).isEqualTo("Deploy");
        assertThat(table.allows(place("gaul"))).isTrue();
        assertThat(table.allows(place("massilia"))).isTrue();
        assertThat(table.refusal(place("etruria"))).isEqualTo(InnerSeaRefusal.OUT_OF_REACH);

        Table shared = Table.ofFour().disks("troy", 1, "gaul").deploying("gaul");
        assertThat(shared.allows(place("massilia", 3))).isTrue();
        assertThat(shared.allows(place("gaul"))).isTrue();
        assertThat(shared.refusal(place("gaul", 2)))
                .as("beside one foreign disk the first opens no way for a second")
                .isEqualTo(InnerSeaRefusal.OUT_OF_REACH);
    }

    @Rule(Rulebook.DEPLOYMENT)
    @Test
    void whatIsNotPlacedReturns() {
        Table table = Table.ofFour().disks("gaul", 1, "gaul").deploying("gaul").play(done());

        assertThat(table.ready("gaul")).isZero();
        assertThat(table.supply("gaul")).isEqualTo(47);
    }

    @Rule(Rulebook.STACKING)
    @Test
    void fourOnLandAndTwoAtSea() {
        Table table = Table.of("egypt", "troy")
                .disks("egypt", 4, "egypt")
                .disks("egypt", 2, "egyptian-sea")
                .deploying("egypt");
        table.until("Deploy");

        assertThat(table.refusal(place("egypt"))).isEqualTo(InnerSeaRefusal.AREA_IS_FULL);
        assertThat(table.refusal(place("egyptian-sea"))).isEqualTo(InnerSeaRefusal.AREA_IS_FULL);
        assertThat(table.refusal(place("rome"))).isEqualTo(InnerSeaRefusal.OUT_OF_PLAY);
    }

    @Rule({Rulebook.AREAS, Rulebook.STACKING})
    @Test
    void theDeepSeasOpenInEpochFourForOneDiskEach() {
        Table early = Table.of("egypt", "troy")
                .epoch(3)
                .disks("egypt", 2, "egyptian-sea")
                .deploying("egypt");
        assertThat(early.refusal(place("eastern-mediterranean"))).isEqualTo(InnerSeaRefusal.DEEP_SEA_IS_CLOSED);
        assertThat(InnerSeaRefusal.DEEP_SEA_IS_CLOSED.rule()).isEqualTo(Rulebook.AREAS);

        Table late = Table.of("egypt", "troy")
                .epoch(4)
                .disks("egypt", 2, "egyptian-sea")
                .deploying("egypt");
        assertThat(late.refusal(place("eastern-mediterranean", 2)))
                .as("open, but not for two")
                .isEqualTo(InnerSeaRefusal.AREA_IS_FULL);
        late.play(place("eastern-mediterranean"));
        assertThat(late.refusal(place("eastern-mediterranean"))).isEqualTo(InnerSeaRefusal.AREA_IS_FULL);
    }

    // ---------------------------------------------------------------- displays

    @Rule(Rulebook.ABILITIES)
    @Test
    void romeTakesDisksOrACard() {
        String[] five = {"gaul", "mauretania", "rome", "troy", "egypt"};
        assertThat(income(Table.of(five).disks("rome", 1, "rome"), "rome")).isEqualTo(1);
        assertThat(income(Table.of(five).disks("rome", 3, "umbria"), "rome")).isEqualTo(2);

        Table table = Table.of(five)
                .disks("rome", 3, "rome")
                .disks("rome", 2, "etruria", "umbria")
                .growth("rome");
        table.play(done(), takeCard());
        assertThat(table.handSize("rome")).isEqualTo(1);
        assertThat(table.refusal(takeCard())).isNotNull();
        assertThat(table.question()).isEqualTo("Resettle");
        assertThat(table.ready("rome")).as("two Settlements, raised to three").isEqualTo(3);
    }

    @Rule(Rulebook.ABILITIES)
    @Test
    void celtIberiaEarnsTalentsAtHome() {
        String[] three = {"celt-iberia", "carthage", "mycenae"};
        Table camp = Table.of(three)
                .disks("celt-iberia", 1, "celt-iberia")
                .growth("celt-iberia")
                .play(done());
        assertThat(camp.talents("celt-iberia")).isEqualTo(1);
        Table city = Table.of(three)
                .disks("celt-iberia", 3, "celt-iberia")
                .growth("celt-iberia")
                .play(done());
        assertThat(city.talents("celt-iberia")).isEqualTo(2);
        assertThat(income(city, "celt-iberia")).isEqualTo(1);
    }

    @Rule(Rulebook.ABILITIES)
    @Test
    void mauretaniaEarnsATalentForASettlementAtHome() {
        String[] five = {"mauretania", "gaul", "rome", "troy", "egypt"};
        Table table = Table.of(five)
                .disks("mauretania", 2, "mauretania")
                .growth("mauretania")
                .play(done());
        assertThat(table.talents("mauretania")).isEqualTo(1);
        Table camp = Table.of(five)
                .disks("mauretania", 1, "mauretania")
                .growth("mauretania")
                .play(done());
        assertThat(camp.talents("mauretania")).isZero();
    }

    @Rule(Rulebook.ABILITIES)
    @Test
    void egyptLivesFromTheNile() {
        assertThat(income(Table.of("egypt", "troy").disks("egypt", 1, "kush"), "egypt"))
                .isEqualTo(1);
        Table city = Table.of("egypt", "troy").disks("egypt", 3, "kush").growth("egypt");
        assertThat(income(city, "egypt")).isEqualTo(2);
        city.play(done());
        assertThat(city.talents("egypt")).isEqualTo(1);
        assertThat(income(Table.of("egypt", "troy").disks("egypt", 3, "sinai"), "egypt"))
                .isZero();
    }

    @Rule(Rulebook.ABILITIES)
    @Test
    void phoeniciaSendsADiskToSeaAndSailsTheDeep() {
        Table table = Table.scenario("trio", 1, "phoenicia", "minos", "mycenae")
                .disks("phoenicia", 1, "phoenicia", "phoenician-sea")
                .disks("minos", 1, "minos")
                .disks("mycenae", 1, "mycenae")
                .deploying("phoenicia");

        assertThat(table.ready("phoenicia")).isEqualTo(3);
        assertThat(table.allows(place("eastern-mediterranean"))).isTrue();
        table.play(place("phoenicia"), place("phoenicia"));
        assertThat(table.refusal(place("canaan"))).isEqualTo(InnerSeaRefusal.ONLY_AT_SEA);
        table.play(place("phoenician-sea"));
    }

    // ---------------------------------------------------------------- Investments and Wonders of this phase

    @Rule(Rulebook.INVESTMENT)
    @Test
    void heroicSagaGrowsOrPraises() {
        Table table = Table.ofFour()
                .disks("carthage", 1, "carthage")
                .invested("carthage", "heroic-saga", 2)
                .growth("carthage")
                .play(done(), invest("heroic-saga", 1));
        assertThat(table.talents("carthage")).isEqualTo(1);
        assertThat(table.points("carthage")).isEqualTo(1);
        assertThat(table.disksOn("heroic-saga")).isEqualTo(1);

        Table grown = Table.ofFour()
                .disks("carthage", 2, "carthage", "thapsus", "saldae")
                .invested("carthage", "heroic-saga", 1)
                .growth("carthage")
                .play(done(), invest("heroic-saga", 0));
        assertThat(grown.ready("carthage")).isEqualTo(5);
        assertThat(grown.isDiscarded("heroic-saga")).as("its last disk left").isTrue();
    }

    @Rule(Rulebook.INVESTMENT)
    @Test
    void vineyardsAndTheCaravansary() {
        Table table = Table.ofFour()
                .disks("carthage", 2, "carthage", "thapsus", "saldae")
                .disks("troy", 1, "tripolitania")
                .disks("gaul", 1, "carthaginian-sea")
                .invested("carthage", "vineyards-and-olive-groves", 4)
                .invested("carthage", "caravansary", 3)
                .growth("carthage")
                .play(done(), invest("caravansary", 0), invest("vineyards-and-olive-groves", 0));

        assertThat(table.talents("carthage")).as("two partners").isEqualTo(2);
        assertThat(table.ready("carthage")).isEqualTo(7);
    }

    @Rule({Rulebook.WONDERS, Rulebook.ACQUISITION})
    @Test
    void theGardensBringTwoDisks() {
        Table table = Table.ofFour()
                .disks("carthage", 2, "carthage", "thapsus", "saldae")
                .wonder("carthage", "grand-gardens", "carthage", 5)
                .growth("carthage")
                .play(done(), use("grand-gardens"), use("grand-gardens"), done());

        assertThat(table.ready("carthage"))
                .as("three and twice two: nothing says once in a turn")
                .isEqualTo(7);
        assertThat(table.disksOnWonder("grand-gardens")).isEqualTo(3);
    }

    @Rule({Rulebook.WONDERS, Rulebook.DEPLOYMENT})
    @Test
    void theLighthouseOpensTheSeas() {
        Table table = Table.ofFour()
                .disks("carthage", 1, "melite")
                .wonder("carthage", "great-lighthouse", "melite", 5)
                .deploying("carthage")
                .play(use("great-lighthouse"), at("central-mediterranean"), at("african-sea"));

        assertThat(table.disks("carthage", "central-mediterranean")).isEqualTo(1);
        assertThat(table.disks("carthage", "african-sea")).isEqualTo(1);
    }

    @Rule({Rulebook.INVESTMENT, Rulebook.DEPLOYMENT})
    @Test
    void shipyardsAndTheRoyalRoad() {
        Table table = Table.ofFour()
                .disks("carthage", 1, "carthage")
                .invested("carthage", "shipyards", 3)
                .invested("carthage", "royal-road", 3)
                .deploying("carthage")
                .play(invest("shipyards", 0), at("african-sea"), at("carthaginian-sea"));
        assertThat(table.refusal(invest("shipyards", 0))).isEqualTo(InnerSeaRefusal.ONCE_IN_A_TURN);
        table.play(invest("royal-road", 0), at("sinai"));

        assertThat(table.disks("carthage", "african-sea")).isEqualTo(1);
        assertThat(table.disks("carthage", "sinai")).isEqualTo(1);
    }
}
