package ecumene.innersea;

import static ecumene.innersea.Moves.*;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.innersea.component.Area;
import ecumene.innersea.component.Civilization;
import ecumene.testkit.Rule;
import org.junit.jupiter.api.Test;

/** Who loots after a competition and who does not; allies in it. */
class LootTest {

    private static Table inAttica(int egypt, int troy, int barbarians) {
        Table table = Table.of("egypt", "troy").disks("egypt", 1, "egypt").disks("troy", 1, "phrygia");
        if (egypt > 0) {
            table.disks("egypt", egypt, "attica");
        }
        if (barbarians > 0) {
            table.disks("barbarians", barbarians, "attica");
        }
        return table.disks("troy", troy, "attica").competitions().until("DrawStep");
    }

    private static int pointsFromLoot(Table table, String civilization) {
        return table.position().points(Source.LOOT, table.power(civilization));
    }

    @Rule(Rulebook.LOOT)
    @Test
    void nobodyLootsAnAreaThatNobodyControls() {
        Table table = inAttica(4, 4, 0);
        assertThat(table.disks("egypt", "attica")).as("three lost on each side").isEqualTo(1);
        assertThat(table.disks("troy", "attica")).isEqualTo(1);
        assertThat(pointsFromLoot(table, "egypt")).isZero();
        assertThat(pointsFromLoot(table, "troy")).isZero();
    }

    @Rule(Rulebook.LOOT)
    @Test
    void barbariansThatStayLootForNobody() {
        Table table = inAttica(0, 3, 4);
        assertThat(table.disks("troy", "attica")).isZero();
        assertThat(table.disks("barbarians", "attica")).isPositive();
        assertThat(pointsFromLoot(table, "egypt")).as("it was not even there").isZero();
        assertThat(table.told(InnerSeaEvent.Looted.class)).isEmpty();
    }

    @Rule(Rulebook.LOOT)
    @Test
    void twoDisksAreNoLootAndThreeAre() {
        assertThat(pointsFromLoot(inAttica(4, 2, 0), "egypt")).isZero();
        Table table = inAttica(4, 3, 0);
        assertThat(pointsFromLoot(table, "egypt")).isEqualTo(1);
        assertThat(table.told(InnerSeaEvent.Looted.class))
                .containsExactly(new InnerSeaEvent.Looted(Civilization.of("egypt"), Area.of("attica")));
    }

    /** Cities of both others fall in Attica, and the loot is the same. */
    @Rule(Rulebook.LOOT)
    @Test
    void oneTalentAndOnePointHoweverManyWereSacked() {
        Table table = Table.of("mycenae", "carthage", "celt-iberia")
                .disks("carthage", 4, "attica")
                .disks("mycenae", 3, "attica")
                .disks("celt-iberia", 3, "attica")
                .hand("carthage", "iron-blades", "exile")
                .competitions();
        while (!table.question().equals("CompetitionCards") || !table.asked().equals("carthage")) {
            table.play(table.game().defaultMove(table.position(), table.seat()));
        }
        table.play(lay("iron-blades"), done()).until("DrawStep");
        assertThat(table.disks("carthage", "attica")).isPositive();
        assertThat(pointsFromLoot(table, "carthage")).isEqualTo(1);
        assertThat(table.talents("carthage")).isEqualTo(1);
    }

    @Rule({Rulebook.LOOT, Rulebook.ABILITIES})
    @Test
    void theSecondLootOfMycenaeIsLikeThatOfOthers() {
        Table table = Table.of("mycenae", "carthage", "celt-iberia")
                .disks("mycenae", 4, "thapsus", "saldae")
                .disks("carthage", 3, "thapsus", "saldae")
                .disks("celt-iberia", 1, "gades")
                .competitions()
                .until("DrawStep");
        assertThat(pointsFromLoot(table, "mycenae")).isEqualTo(2);
        assertThat(table.talents("mycenae")).as("two and one").isEqualTo(3);
    }

    /** Armored infantry marches on, but not where its civilization has no disk. */
    @Rule(Rulebook.COMPETITION_CARDS)
    @Test
    void armoredInfantryHelpsOnlyWhereItsCivilizationStands() {
        Table table = Table.of("egypt", "troy")
                .disks("egypt", 2, "thrace", "libya")
                .disks("barbarians", 1, "thrace", "libya", "attica")
                .disks("troy", 2, "attica")
                .hand("egypt", "armored-infantry", "exile")
                .competitions()
                .play(lay("armored-infantry"), done());
        table.until("DrawStep");
        assertThat(table.told(InnerSeaEvent.AlliesCame.class))
                .extracting(event -> event.area().id())
                .contains("libya")
                .doesNotContain("attica");
    }

    /** Two disks are to go from Troy, and it has one ally: the ally goes, and one disk, so that three meet four. */
    @Rule({Rulebook.COMPETITION_CARDS, Rulebook.COMPETITION})
    @Test
    void anAllyIsOneOfTheDisksToGo() {
        Table table = Table.of("troy", "egypt")
                .disks("troy", 4, "attica")
                .disks("egypt", 4, "attica")
                .disks("egypt", 1, "egypt")
                .disks("troy", 1, "phrygia")
                .hand("troy", "chariots", "exile")
                .hand("egypt", "composite-bow", "census")
                .competitions()
                .play(lay("chariots"), done(), lay("composite-bow"), done())
                .until("DrawStep");
        assertThat(table.disks("troy", "attica")).isZero();
        assertThat(table.disks("egypt", "attica")).isEqualTo(2);
    }
}
