package ecumene.innersea;

import static ecumene.innersea.Moves.*;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.testkit.Rule;
import org.junit.jupiter.api.Test;

/** What may be named for a card, what must be named with it, and who says where disks go when there are too few. */
class AimsTest {

    /** Egypt holds a card and another one for later; nobody else holds any, so nobody answers. */
    private static Table egyptWith(String card) {
        return Table.ofFour().hand("egypt", card, "iron-blades");
    }

    /** Puts disks of Egypt far away until so many are left in its supply. */
    private static Table leaving(Table table, int left) {
        for (String area : new String[] {
            "thrace",
            "macedonia",
            "illyria",
            "dalmatia",
            "umbria",
            "samnium",
            "apulia",
            "etruria",
            "bruttium",
            "attica",
            "epirus",
            "laconia"
        }) {
            int more = Math.min(4, table.supply("egypt") - left);
            if (more > 0) {
                table.disks("egypt", more, area);
            }
        }
        assertThat(table.supply("egypt")).isEqualTo(left);
        return table;
    }

    // ---------------------------------------------------------------- too few disks

    @Rule(Rulebook.PLAYING)
    @Test
    void whoPlaysReligiousFervorSaysWhichLandsGoWithout() {
        Table table = leaving(egyptWith("religious-fervor").disks("egypt", 1, "gaul"), 4)
                .action("egypt")
                .play(card("religious-fervor"), at("gaul", "egypt"));
        assertThat(table.question()).as("five areas, four disks").isEqualTo("TargetArea");
        assertThat(table.allows(at("gaul"))).as("the area itself comes first").isFalse();
        assertThat(table.allows(at("rome"))).as("not beside it").isFalse();
        table.play(at("liguria"));
        assertThat(table.allows(at("liguria"))).as("one disk in each").isFalse();
        assertThat(table.refusal(done())).isEqualTo(InnerSeaRefusal.MORE_TO_NAME);
        table.play(at("tarraco"), at("massilia"));

        assertThat(table.disks("egypt", "gaul")).isEqualTo(2);
        assertThat(table.disks("egypt", "liguria")).isEqualTo(1);
        assertThat(table.disks("egypt", "tarraco")).isEqualTo(1);
        assertThat(table.disks("egypt", "massilia")).isEqualTo(1);
        assertThat(table.disks("egypt", "aquitania")).isZero();
        assertThat(table.supply("egypt")).isZero();
    }

    @Rule(Rulebook.PLAYING)
    @Test
    void nobodyIsAskedWhereReligiousFervorGoesWhileDisksSuffice() {
        Table table = leaving(egyptWith("religious-fervor").disks("egypt", 1, "gaul"), 5)
                .action("egypt")
                .play(card("religious-fervor"), at("gaul", "egypt"));
        assertThat(table.disks("egypt", "aquitania")).isEqualTo(1);
        assertThat(table.disks("egypt", "liguria")).isEqualTo(1);
        assertThat(table.supply("egypt")).isZero();

        Table full = leaving(
                        egyptWith("religious-fervor").disks("egypt", 1, "gaul").disks("egypt", 4, "liguria"), 4)
                .action("egypt")
                .play(card("religious-fervor"), at("gaul", "egypt"));
        assertThat(full.supply("egypt")).as("four areas with room, four disks").isZero();
    }

    /** Around an island of one area there is no land: only that part is left out. */
    @Rule(Rulebook.PLAYING)
    @Test
    void religiousFervorMayBlessAnIslandOfOneArea() {
        for (String island : new String[] {"corsica", "melite", "minos", "rhodes"}) {
            Table table = egyptWith("religious-fervor")
                    .disks("egypt", 1, "egypt", island)
                    .action("egypt")
                    .play(card("religious-fervor"));
            assertThat(table.refusal(at("cyprus", "egypt")))
                    .as("nobody stands there")
                    .isEqualTo(InnerSeaRefusal.DOES_NOT_FIT_THE_CARD);
            table.play(at(island, "egypt"));
            assertThat(table.disks("egypt", island)).isEqualTo(2);
            assertThat(table.onMap("egypt")).isEqualTo(3);
        }
    }

    @Rule(Rulebook.PLAYING)
    @Test
    void religiousFervorIsAimedThoughAllStandOnSmallIslands() {
        Table table = egyptWith("religious-fervor")
                .disks("egypt", 1, "rhodes")
                .disks("troy", 1, "corsica")
                .action("egypt")
                .play(card("religious-fervor"));
        assertThat(table.question()).isEqualTo("TargetArea");
        assertThat(table.allows(at("corsica", "troy"))).isTrue();
        table.play(at("rhodes", "egypt"));
        assertThat(table.disks("egypt", "rhodes")).isEqualTo(2);
        assertThat(table.disks("troy", "corsica")).isEqualTo(1);
    }

    @Rule(Rulebook.PLAYING)
    @Test
    void anExplorerSailsWhereThereIsAnEmptyShore() {
        Table table = exploring();
        assertThat(table.refusal(at("gulf-of-tarraco")))
                .as("its shores are taken, others are not")
                .isEqualTo(InnerSeaRefusal.LEAVES_A_PAIR_INCOMPLETE);
        assertThat(table.refusal(at("massilia"))).as("no sea at all").isEqualTo(InnerSeaRefusal.DOES_NOT_FIT_THE_CARD);
        assertThat(table.allows(at("ligurian-sea"))).isTrue();
    }

    /** All the shores of one sea are taken. */
    static Table exploring() {
        return egyptWith("explorer")
                .disks("gaul", 1, "massilia", "tarraco")
                .action("egypt")
                .play(card("explorer"));
    }

    /** Whoever plays the card resolves it, also for another civilization. */
    @Rule(Rulebook.PLAYING)
    @Test
    void thePlayerOfTheCardChoosesForABlessedOpponent() {
        Table table = leaving(egyptWith("exile").disks("egypt", 1, "gaul"), 2)
                .hand("troy", "religious-fervor", "census")
                .disks("troy", 1, "troy")
                .action("troy")
                .play(card("religious-fervor"), at("gaul", "egypt"));
        assertThat(table.asked()).isEqualTo("troy");
        assertThat(table.question()).isEqualTo("TargetArea");
        table.play(at("aquitania")).until("CardAction");
        assertThat(table.disks("egypt", "gaul")).isEqualTo(2);
        assertThat(table.disks("egypt", "aquitania")).isEqualTo(1);
    }

    @Rule(Rulebook.PLAYING)
    @Test
    void aPilgrimageGoesHomeFirstThenToTheWondersThatAreChosen() {
        Table table = leaving(
                        egyptWith("pilgrimage")
                                .disks("egypt", 1, "egypt", "kush", "libya")
                                .wonder("egypt", "colossus", "kush", 0)
                                .wonder("egypt", "great-library", "libya", 0),
                        2)
                .action("egypt")
                .play(card("pilgrimage"));
        assertThat(table.question()).isEqualTo("TargetArea");
        assertThat(table.allows(at("egypt"))).as("home is served already").isFalse();
        table.play(at("libya"));

        assertThat(table.disks("egypt", "egypt")).isEqualTo(2);
        assertThat(table.disks("egypt", "libya")).isEqualTo(2);
        assertThat(table.disks("egypt", "kush")).isEqualTo(1);
        assertThat(table.talents("egypt")).isEqualTo(1);

        Table rich = egyptWith("pilgrimage")
                .disks("egypt", 1, "egypt", "kush", "libya")
                .wonder("egypt", "colossus", "kush", 0)
                .wonder("egypt", "great-library", "libya", 0)
                .action("egypt")
                .play(card("pilgrimage"));
        assertThat(rich.disks("egypt", "libya") + rich.disks("egypt", "kush")).isEqualTo(4);
    }

    @Rule({Rulebook.LOSSES, Rulebook.INVESTMENT})
    @Test
    void theOwnerOfTheLawSaysWhichTwoDisksItSaves() {
        Table table = Table.ofFour()
                .hand("egypt", "civil-war", "iron-blades")
                .disks("gaul", 1, "gaul", "massilia", "liguria", "tarraco", "aquitania")
                .invested("gaul", "law-code", 1)
                .action("egypt")
                .play(
                        card("civil-war"),
                        against("gaul"),
                        at("gaul", "gaul"),
                        at("massilia", "gaul"),
                        at("liguria", "gaul"),
                        at("tarraco", "gaul"),
                        at("aquitania", "gaul"))
                .play(spare("law-code"), remove("massilia"), remove("liguria"), spare("law-code"));
        assertThat(table.disks("gaul", "gaul")).isEqualTo(1);
        assertThat(table.disks("gaul", "massilia")).isZero();
        assertThat(table.disks("gaul", "liguria")).isZero();
        assertThat(table.disks("gaul", "tarraco")).isEqualTo(1);
        assertThat(table.disks("gaul", "aquitania")).isZero();
        assertThat(table.isDiscarded("law-code")).as("one disk for two").isTrue();
    }

    // ---------------------------------------------------------------- free choice

    @Rule(Rulebook.PLAYING)
    @Test
    void anEarthquakeMayShakeEmptyLand() {
        Table table = egyptWith("earthquake")
                .disks("egypt", 2, "sinai")
                .disks("gaul", 2, "canaan")
                .action("egypt")
                .play(card("earthquake"), at("canaan", "gaul"));
        assertThat(table.allows(at("sinai", "egypt"))).isTrue();
        assertThat(table.allows(at("sinai")))
                .as("where there are disks one goes")
                .isFalse();
        table.play(at("phoenicia"));

        assertThat(table.disks("gaul", "canaan")).isEqualTo(1);
        assertThat(table.disks("egypt", "sinai")).isEqualTo(2);
        assertThat(table.isDiscarded("earthquake")).isTrue();
    }

    @Rule(Rulebook.PLAYING)
    @Test
    void aDroughtAndLocustsMayCrossEmptyLand() {
        Table drought = egyptWith("drought")
                .disks("gaul", 1, "gaul", "idubeda")
                .disks("troy", 1, "troy")
                .action("egypt")
                .play(card("drought"), at("gaul", "gaul"), at("aquitania"));
        assertThat(drought.allows(at("idubeda", "gaul")) || drought.allows(at("tarraco")))
                .as("connected by way of empty land")
                .isTrue();

        Table locusts = egyptWith("locusts")
                .disks("carthage", 2, "carthage")
                .action("egypt")
                .play(card("locusts"), at("saldae"), at("carthage", "carthage"));
        assertThat(locusts.disks("carthage", "carthage")).isEqualTo(1);
    }

    // ---------------------------------------------------------------- pairs and chains

    @Rule(Rulebook.PLAYING)
    @Test
    void landWithoutALandNeighbourIsNoHalfOfAPair() {
        Table quake = egyptWith("earthquake")
                .disks("troy", 2, "rhodes", "lydia")
                .action("egypt")
                .play(card("earthquake"));
        assertThat(quake.refusal(at("rhodes", "troy"))).isEqualTo(InnerSeaRefusal.LEAVES_A_PAIR_INCOMPLETE);
        assertThat(quake.allows(at("lydia", "troy"))).isTrue();

        Table storm = egyptWith("storm-at-sea")
                .disks("troy", 1, "red-sea", "trojan-sea")
                .action("egypt")
                .play(card("storm-at-sea"));
        assertThat(storm.allows(at("red-sea"))).as("no sea beside it").isFalse();
        assertThat(storm.allows(at("trojan-sea"))).isTrue();
    }

    @Rule(Rulebook.PLAYING)
    @Test
    void localTradeNeedsTwoNeighboursIfThereAreAny() {
        Table table = egyptWith("local-trade")
                .disks("egypt", 1, "nile-delta", "massilia", "liguria")
                .action("egypt")
                .play(card("local-trade"));
        assertThat(table.allows(at("nile-delta"))).as("alone").isFalse();
        table.play(at("massilia"), at("liguria"));
        assertThat(table.disks("egypt", "liguria")).isEqualTo(2);

        Table alone = egyptWith("local-trade")
                .disks("egypt", 1, "nile-delta", "massilia")
                .action("egypt")
                .play(card("local-trade"), at("nile-delta"));
        assertThat(alone.disks("egypt", "nile-delta"))
                .as("no pair: as far as possible")
                .isEqualTo(2);
        assertThat(alone.talents("egypt")).isEqualTo(1);
    }

    @Rule(Rulebook.PLAYING)
    @Test
    void aFullAreaMayBeOneHalfOfAPair() {
        Table table = egyptWith("local-trade")
                .disks("egypt", 1, "massilia")
                .disks("egypt", 4, "liguria")
                .action("egypt")
                .play(card("local-trade"), at("massilia"), at("liguria"));
        assertThat(table.disks("egypt", "massilia")).isEqualTo(2);
        assertThat(table.disks("egypt", "liguria")).isEqualTo(4);
    }

    @Rule(Rulebook.PLAYING)
    @Test
    void aTradeFleetSailsThreeSeasIfItCan() {
        Table table = egyptWith("trade-fleet")
                .disks("egypt", 1, "red-sea", "egyptian-sea")
                .action("egypt")
                .play(card("trade-fleet"));
        assertThat(table.allows(at("red-sea"))).as("no chain from there").isFalse();
        assertThat(table.allows(at("egyptian-sea"))).isTrue();

        Table alone = egyptWith("trade-fleet")
                .disks("egypt", 1, "red-sea")
                .disks("egypt", 2, "kush")
                .action("egypt")
                .play(card("trade-fleet"), at("red-sea"));
        assertThat(alone.disks("egypt", "red-sea")).as("as far as possible").isEqualTo(2);
    }

    @Rule(Rulebook.PLAYING)
    @Test
    void whatIsNotSaidToBeUpToIsPlaced() {
        Table copper = egyptWith("copper-trade")
                .disks("egypt", 1, "cilician-sea")
                .action("egypt")
                .play(card("copper-trade"));
        assertThat(copper.refusal(done())).isEqualTo(InnerSeaRefusal.MORE_TO_NAME);
        assertThat(copper.allows(at("cyprus"))).isTrue();

        Table chariots = Table.of("egypt", "troy")
                .disks("egypt", 3, "attica", "lydia")
                .disks("troy", 3, "attica", "lydia")
                .hand("egypt", "chariots", "exile")
                .competitions()
                .play(lay("chariots"), done())
                .until("TargetArea");
        assertThat(chariots.allows(done())).as("one in another competition").isFalse();
    }

    @Rule(Rulebook.PLAYING)
    @Test
    void upToIncludesNone() {
        Table table = egyptWith("client-kingdom")
                .disks("barbarians", 2, "libya")
                .action("egypt")
                .play(card("client-kingdom"), done());
        assertThat(table.disks("barbarians", "libya")).isEqualTo(2);
    }

    // ---------------------------------------------------------------- several losers at once

    @Rule(Rulebook.LOSSES)
    @Test
    void allWhoLoseDisksByOneSentenceDecideInTurnOrder() {
        Table locusts = egyptWith("locusts")
                .disks("troy", 2, "saldae")
                .disks("gaul", 2, "carthage")
                .talents("troy", 1)
                .talents("gaul", 1)
                .action("egypt")
                .play(card("locusts"), at("saldae", "troy"), at("carthage", "gaul"));
        assertThat(locusts.asked()).as("first in Turn Order").isEqualTo("gaul");
        assertThat(locusts.play(payTalent()).asked()).isEqualTo("troy");

        Table quake = egyptWith("earthquake")
                .disks("troy", 2, "ionia")
                .disks("gaul", 2, "lydia")
                .talents("troy", 1)
                .talents("gaul", 1)
                .action("egypt")
                .play(card("earthquake"), at("ionia", "troy"), at("lydia", "gaul"));
        assertThat(quake.asked()).isEqualTo("gaul");

        Table wave = egyptWith("tidal-wave")
                .disks("troy", 2, "rhodes")
                .disks("gaul", 2, "minoan-sea")
                .talents("troy", 1)
                .talents("gaul", 1)
                .action("egypt")
                .play(card("tidal-wave"), at("rhodes"), at("minoan-sea"));
        assertThat(wave.asked()).isEqualTo("gaul");
    }

    @Rule(Rulebook.LOSSES)
    @Test
    void oneCivilizationIsAskedAboutAllItLosesBeforeTheNext() {
        Table table = egyptWith("locusts")
                .disks("troy", 2, "saldae", "numidia")
                .disks("gaul", 2, "carthage")
                .talents("troy", 2)
                .talents("gaul", 1)
                .action("egypt")
                .play(card("locusts"), at("saldae", "troy"), at("carthage", "gaul"), at("numidia", "troy"));
        assertThat(table.asked()).isEqualTo("gaul");
        assertThat(table.play(remove("carthage")).asked()).isEqualTo("troy");
        assertThat(table.play(payTalent()).asked()).isEqualTo("troy");
    }

    // ---------------------------------------------------------------- room, and disks that move

    @Rule({Rulebook.PLAYING, Rulebook.STACKING})
    @Test
    void whatWasNamedBeforeTakesUpItsRoom() {
        Table table = egyptWith("golden-age")
                .disks("egypt", 2, "sinai")
                .disks("egypt", 1, "egyptian-sea")
                .action("egypt")
                .play(card("golden-age"));
        assertThat(table.allows(at("egyptian-sea"))).isTrue();
        table.play(at("egyptian-sea"));
        assertThat(table.allows(at("egyptian-sea"))).as("two at sea").isFalse();
        assertThat(table.allows(at("canaan"))).isTrue();
    }

    @Rule(Rulebook.PLAYING)
    @Test
    void withOneDiskInTheSupplyOneAreaIsNamed() {
        Table table = leaving(egyptWith("golden-age").disks("egypt", 2, "egypt"), 1)
                .action("egypt")
                .play(card("golden-age"), at("libya"));
        assertThat(table.question()).isEqualTo("CardAction");
        assertThat(table.disks("egypt", "libya")).isEqualTo(1);
        assertThat(table.supply("egypt")).isZero();
    }

    @Rule(Rulebook.PLAYING)
    @Test
    void aMigrationTakesNoMoreDisksThanThereAre() {
        Table table = egyptWith("mass-migration")
                .disks("egypt", 2, "egypt")
                .disks("egypt", 1, "sinai")
                .action("egypt")
                .play(card("mass-migration"), at("sinai"));
        assertThat(table.allows(at("sinai"))).isFalse();
        table.play(at("egypt"), at("egypt"));
        assertThat(table.question()).as("where to").isEqualTo("TargetArea");
        assertThat(table.allows(at("kush"))).isTrue();
    }

    /** Disks that leave make room for others. */
    @Rule({Rulebook.PLAYING, Rulebook.STACKING})
    @Test
    void whoLeavesAFullAreaMayReturnToIt() {
        Table table = egyptWith("mass-migration")
                .disks("egypt", 4, "egypt")
                .disks("egypt", 4, "kush")
                .action("egypt")
                .play(card("mass-migration"), at("egypt"), done());
        assertThat(table.allows(at("kush"))).as("full").isFalse();
        assertThat(table.allows(at("egypt"))).isTrue();
        table.play(at("egypt"));
        assertThat(table.disks("egypt", "egypt")).isEqualTo(4);
    }
}
