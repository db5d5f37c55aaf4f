package ecumene.innersea;

import static ecumene.innersea.Moves.*;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.innersea.component.Civilization;
import ecumene.testkit.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Where a civilization without a player grows, what it defends, and what it pays for. */
class SystemGrowthTest {

    /** A person with Egypt against Troy of the system. */
    private static Table duel() {
        return Table.with(Table.options(), 1, "egypt", "troy");
    }

    /** The areas in which Troy places disks in its growth, one after the other; Egypt places none. */
    private static List<String> grown(Table table) {
        table.hand("egypt", "census").growth("egypt");
        while (!table.question().equals("CardAction")) {
            table.play(done());
        }
        return table.told(InnerSeaEvent.DisksPlaced.class).stream()
                .filter(event -> event.civilization().equals(Civilization.of("troy")))
                .map(event -> event.area().id())
                .toList();
    }

    @Rule(Rulebook.SYSTEM)
    @Test
    void inWarItAttacksTwoAreasAtMost() {
        Table table = duel().disks("troy", 2, "troy", "phrygia", "ionia", "lydia", "silicia", "cappadocia")
                .disks("egypt", 1, "palmyra", "al-mina", "trojan-sea", "egypt")
                .points("egypt", 5);
        grown(table);
        assertThat(table.disks("troy", "palmyra")).as("one more than the enemy").isEqualTo(2);
        assertThat(table.disks("troy", "al-mina")).isEqualTo(2);
        assertThat(table.disks("troy", "trojan-sea")).isZero();
    }

    @Rule(Rulebook.SYSTEM)
    @Test
    void aCityThatCannotBeOutnumberedIsLeftAlone() {
        assertThat(inPalmyra(4)).isZero();
        assertThat(inPalmyra(3)).isEqualTo(4);
    }

    private static int inPalmyra(int egypt) {
        Table table = duel().disks("troy", 2, "silicia", "cappadocia", "phrygia")
                .disks("egypt", egypt, "palmyra")
                .disks("egypt", 1, "egypt")
                .points("egypt", 5);
        grown(table);
        return table.disks("troy", "palmyra");
    }

    /** On islands there is no land to spread to. Egypt is near Cyprus. */
    @Rule(Rulebook.SYSTEM)
    @Test
    void inPeaceTheSafestSettlementsBecomeCitiesFirst() {
        Table table = duel().disks("troy", 2, "cyprus", "rhodes", "minos")
                .disks("egypt", 1, "phoenician-sea")
                .points("troy", 5);
        assertThat(grown(table)).containsExactly("rhodes", "minos", "cyprus");
    }

    /** Barbarians stand on every shore, so that it can only go to sea. */
    @Rule(Rulebook.SYSTEM)
    @Test
    void inPeaceItTakesSeasUntilTheirNumberIsEven() {
        Table table = duel().disks("troy", 3, "rhodes")
                .disks("troy", 1, "minoan-sea")
                .disks("barbarians", 1, "laconia", "lydia", "minos", "ionia")
                .disks("egypt", 1, "egypt")
                .points("troy", 5);
        assertThat(grown(table)).startsWith("icarian-sea");
        assertThat(table.position().board().occupied(1).size())
                .as("Rhodes and two seas")
                .isEqualTo(3);
    }

    @Rule(Rulebook.SYSTEM)
    @Test
    void inTheLastTurnACityComesBeforeASettlement() {
        assertThat(grown(harvesting(3)).getFirst()).isEqualTo("ionia");
        assertThat(grown(harvesting(4)).getFirst()).isEqualTo("phrygia");
    }

    private static Table harvesting(int turn) {
        return duel().disks("troy", 2, "phrygia")
                .disks("troy", 1, "ionia")
                .disks("egypt", 1, "egypt")
                .points("troy", 5)
                .turn(turn);
    }

    // ---------------------------------------------------------------- competitions and losses

    @Rule({Rulebook.SYSTEM, Rulebook.WONDERS})
    @Test
    void itCallsOnItsTempleWhereThatBringsControl() {
        assertThat(callsOnItsTemple(3)).isTrue();
        assertThat(callsOnItsTemple(4)).as("four against four").isFalse();
    }

    private static boolean callsOnItsTemple(int egypt) {
        Table table = duel().disks("egypt", egypt, "attica")
                .disks("egypt", 1, "egypt")
                .disks("troy", 2, "attica")
                .disks("troy", 1, "phrygia")
                .wonder("troy", "grand-temple", "phrygia", 3)
                .hand("egypt", "exile")
                .competitions();
        boolean before = isTold(table);
        table.until("AfterOrder");
        return before || isTold(table);
    }

    private static boolean isTold(Table table) {
        return table.told(InnerSeaEvent.HelpAnnounced.class)
                .contains(new InnerSeaEvent.HelpAnnounced(Civilization.of("troy"), "grand-temple"));
    }

    @Rule({Rulebook.SYSTEM, Rulebook.LOSSES})
    @Test
    void itPaysForTheLastDiskAtHomeOrBesideItsWonder() {
        assertThat(struck("troy", false)).as("its home").isEqualTo(1);
        assertThat(struck("ionia", true)).as("its Wonder").isEqualTo(1);
        assertThat(struck("ionia", false)).as("a Camp").isZero();
    }

    private static int struck(String area, boolean wonder) {
        Table table = duel().disks("egypt", 1, "egypt")
                .disks("troy", 1, area, "silicia")
                .disks("barbarians", 1, "silicia")
                .talents("troy", 1)
                .hand("egypt", "earthquake", "exile");
        if (wonder) {
            table.wonder("troy", "great-pyramid", area, 1);
        }
        table.action("egypt").play(card("earthquake"), at(area, "troy")).until("CardAction");
        return table.disks("troy", area);
    }
}
