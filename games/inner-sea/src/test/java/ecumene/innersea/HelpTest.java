package ecumene.innersea;

import static ecumene.innersea.Moves.*;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.innersea.component.Area;
import ecumene.testkit.Rule;
import org.junit.jupiter.api.Test;

/** Where the help of a display comes, where it does not, and what is counted for it. */
class HelpTest {

    private static final String[] FIVE = {"rome", "gaul", "mauretania", "troy", "egypt"};

    private static Table minos() {
        return Table.scenario("trio", 1, "minos", "phoenicia", "mycenae")
                .disks("minos", 1, "minos")
                .disks("phoenicia", 1, "phoenicia")
                .disks("mycenae", 1, "mycenae");
    }

    /** Two other seas: the one where its fleet began a competition has had its white disk. */
    @Rule(Rulebook.ABILITIES)
    @Test
    void aCompetitionThatTheFleetBeganGetsNoSecondDisk() {
        Table table = minos().disks("minos", 1, "red-sea")
                .disks("phoenicia", 1, "red-sea")
                .competitions()
                .play(start("red-sea"));
        assertThat(table.allies()).isEqualTo(1);
        assertThat(table.disks("minos", "red-sea")).isEqualTo(1);
        assertThat(table.disks("phoenicia", "red-sea")).isZero();
    }

    @Rule(Rulebook.ABILITIES)
    @Test
    void theFleetSailsToTwoSeasThatDoNotTouchHome() {
        Table table = minos().disks("minos", 1, "red-sea", "egyptian-sea", "trojan-sea")
                .disks("phoenicia", 1, "red-sea", "egyptian-sea", "trojan-sea")
                .competitions();
        table.play(start("red-sea"), start("egyptian-sea"));
        assertThat(table.question()).as("two, no more").isNotEqualTo("StartCompetition");
        assertThat(table.disks("phoenicia", "trojan-sea")).isEqualTo(1);

        Table coast = minos().disks("minos", 1, "minoan-sea", "red-sea")
                .disks("phoenicia", 1, "minoan-sea")
                .disks("phoenicia", 2, "red-sea")
                .competitions();
        assertThat(coast.question())
                .as("beside the home area nothing is begun: the fleet is for other seas")
                .isEqualTo("CompetitionCards");
        assertThat(coast.position().arena()).isEqualTo(Area.of("red-sea").index());
        assertThat(coast.allows(help(1))).isTrue();
        assertThat(coast.refusal(help(0))).isEqualTo(InnerSeaRefusal.HELP_DOES_NOT_COME);

        Table guarded = minos().disks("minos", 1, "minoan-sea")
                .disks("phoenicia", 2, "minoan-sea")
                .competitions();
        assertThat(guarded.allows(help(0))).isTrue();
        assertThat(guarded.refusal(help(1))).as("no waste of the fleet").isEqualTo(InnerSeaRefusal.HELP_DOES_NOT_COME);
    }

    /** One white disk in a competition at most, also where it began it. */
    @Rule(Rulebook.ABILITIES)
    @Test
    void aCompetitionThatRomeBeganGetsNoSecondDisk() {
        Table table = Table.of(FIVE)
                .epoch(4)
                .disks("rome", 1, "thrace")
                .disks("egypt", 1, "thrace")
                .disks("rome", 2, "rome")
                .disks("egypt", 2, "rome")
                .competitions()
                .play(start("thrace"));
        assertThat(table.position().arena())
                .as("Thrace is decided without another question")
                .isEqualTo(Area.of("rome").index());
        assertThat(table.allies()).isEqualTo(1);
        assertThat(table.disks("egypt", "thrace")).isZero();
        assertThat(table.allows(help(0))).as("the second of three").isTrue();
        table.play(help(0));
        assertThat(table.position().get(Stat.HELP_1, 0)).isEqualTo(2);
    }

    @Rule(Rulebook.ABILITIES)
    @Test
    void romeBeginsTwiceAtMostAndTheThirdDiskStaysNearHome() {
        Table table = Table.of(FIVE)
                .epoch(4)
                .disks("rome", 1, "thrace", "kush", "gades", "etruria")
                .disks("egypt", 1, "thrace", "kush", "gades")
                .disks("egypt", 2, "etruria")
                .competitions()
                .play(start("thrace"), start("kush"));
        assertThat(table.question()).isEqualTo("CompetitionCards");
        assertThat(table.position().arena()).isEqualTo(Area.of("etruria").index());
        table.play(help(0));
        assertThat(table.disks("egypt", "gades")).isEqualTo(1);
        assertThat(table.disks("rome", "gades")).isEqualTo(1);
    }

    /** The other disk is for other areas than the home area, so it cannot be wasted there. */
    @Rule(Rulebook.ABILITIES)
    @Test
    void theOtherDiskOfTroyAndCarthageIsNotForTheHomeArea() {
        Table troy = Table.of("troy", "egypt")
                .disks("troy", 2, "troy", "ionia")
                .disks("egypt", 2, "troy", "ionia")
                .competitions();
        assertThat(troy.position().arena()).isEqualTo(Area.of("troy").index());
        assertThat(troy.allows(help(0))).isTrue();
        assertThat(troy.refusal(help(1))).isEqualTo(InnerSeaRefusal.HELP_DOES_NOT_COME);
        troy.play(help(0));
        assertThat(troy.position().arena()).isEqualTo(Area.of("ionia").index());
        assertThat(troy.allows(help(1))).isTrue();
        assertThat(troy.allows(help(0))).isFalse();

        Table carthage = Table.of("carthage", "celt-iberia", "mycenae")
                .disks("carthage", 2, "carthage")
                .disks("mycenae", 2, "carthage")
                .competitions();
        assertThat(carthage.allows(help(0))).isTrue();
        assertThat(carthage.allows(help(1))).isFalse();
        assertThat(carthage.allows(help(2))).isFalse();
    }

    /** Allies count as disks of their side wherever disks are counted in a competition. */
    @Rule(Rulebook.COMPETITION_CARDS)
    @Test
    void anAmbushCountsAllies() {
        Table table = Table.of("egypt", "troy")
                .disks("egypt", 2, "attica")
                .disks("troy", 4, "attica")
                .talents("troy", 3)
                .hand("egypt", "iron-blades", "ambush")
                .competitions()
                .play(lay("iron-blades"), lay("ambush"), done(), at("attica", "troy"));
        assertThat(table.question()).isEqualTo("NextCard");
        table.play(next("iron-blades"));
        assertThat(table.allies("egypt", "attica")).isEqualTo(2);
        assertThat(table.question()).isEqualTo("LoseHere");
        assertThat(table.allows(remove("attica", 1))).isTrue();
        assertThat(table.allows(remove("attica", 2)))
                .as("four against four: one disk, not two")
                .isFalse();
    }
}
