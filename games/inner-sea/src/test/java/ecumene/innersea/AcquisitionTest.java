package ecumene.innersea;

import static ecumene.innersea.Moves.*;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.testkit.Rule;
import org.junit.jupiter.api.Test;

/** The least of three disks: what stays inside the sum, and what comes on top of it. */
class AcquisitionTest {

    /** Carthage has one disk on the map: the criteria bring nothing, so it receives three. */
    private static Table poor() {
        return Table.ofFour().disks("carthage", 1, "carthage");
    }

    private static Table phoenicia() {
        return Table.scenario("trio", 1, "phoenicia", "minos", "mycenae")
                .disks("phoenicia", 1, "phoenicia")
                .disks("minos", 1, "minos")
                .disks("mycenae", 1, "mycenae");
    }

    private static int foreseen(Table table, String civilization) {
        return new InnerSea()
                .foresight(table.position(), 0)
                .powers()
                .get(table.power(civilization))
                .growth();
    }

    @Rule({Rulebook.ACQUISITION, Rulebook.INVESTMENT})
    @Test
    void investmentsComeOnTopOfTheThree() {
        Table vineyards =
                poor().invested("carthage", "vineyards-and-olive-groves", 4).growth("carthage");
        vineyards.play(done(), invest("vineyards-and-olive-groves", 0));
        assertThat(vineyards.ready("carthage")).isEqualTo(5);

        Table both = poor().invested("carthage", "vineyards-and-olive-groves", 4)
                .invested("carthage", "heroic-saga", 1)
                .growth("carthage")
                .play(done(), invest("heroic-saga", 0), invest("vineyards-and-olive-groves", 0));
        assertThat(both.ready("carthage")).isEqualTo(7);

        Table kept = poor().invested("carthage", "vineyards-and-olive-groves", 4)
                .growth("carthage")
                .play(done(), done());
        assertThat(kept.ready("carthage")).as("nothing used, nothing more").isEqualTo(3);
        assertThat(kept.disksOn("vineyards-and-olive-groves")).isEqualTo(4);
    }

    /** A disk is spent for two extra ones: the text of a card goes before the sum that Wonders are counted in. */
    @Rule({Rulebook.ACQUISITION, Rulebook.WONDERS})
    @Test
    void theGardensComeOnTopOfTheThree() {
        Table table = poor().wonder("carthage", "grand-gardens", "carthage", 5)
                .growth("carthage")
                .play(done(), use("grand-gardens"), use("grand-gardens"), done());
        assertThat(table.ready("carthage")).isEqualTo(7);
        assertThat(table.disksOnWonder("grand-gardens")).isEqualTo(3);
    }

    @Rule({Rulebook.ACQUISITION, Rulebook.CHANGE})
    @Test
    void anAgeOfPlentyComesOnTopOfTheThree() {
        Table table = poor();
        table.position().setPlenty(2);
        assertThat(foreseen(table, "carthage")).isEqualTo(5);
        table.growth("carthage").play(done());
        assertThat(table.ready("carthage")).isEqualTo(5);
    }

    @Rule({Rulebook.ACQUISITION, Rulebook.ABILITIES})
    @Test
    void abilitiesStayInsideTheSum() {
        Table celts = Table.of("celt-iberia", "carthage", "mycenae")
                .disks("celt-iberia", 1, "celt-iberia")
                .growth("celt-iberia")
                .play(done());
        assertThat(celts.ready("celt-iberia")).as("one is raised to three").isEqualTo(3);

        Table egypt = Table.of("egypt", "troy")
                .disks("egypt", 3, "kush")
                .disks("egypt", 2, "libya", "sinai")
                .growth("egypt")
                .play(done());
        assertThat(egypt.ready("egypt"))
                .as("two Settlements and two disks of the Nile")
                .isEqualTo(4);
    }

    /** The ability must not leave a civilization worse off than one without it. */
    @Rule({Rulebook.ACQUISITION, Rulebook.ABILITIES})
    @Test
    void aDiskThatMustGoToSeaComesOnTopOfTheThree() {
        Table table = phoenicia();
        assertThat(foreseen(table, "phoenicia")).isEqualTo(4);
        table.deploying("phoenicia");
        assertThat(table.ready("phoenicia")).isEqualTo(4);
        assertThat(table.refusal(place("canaan", 4))).isEqualTo(InnerSeaRefusal.ONLY_AT_SEA);
        table.play(place("canaan", 3));
        assertThat(table.refusal(place("canaan"))).isEqualTo(InnerSeaRefusal.ONLY_AT_SEA);
        table.play(place("phoenician-sea"));
        assertThat(table.ready("phoenicia")).isZero();
    }

    @Rule({Rulebook.ACQUISITION, Rulebook.ABILITIES})
    @Test
    void theDiskForTheSeaIsTheOneThatAShortSupplyLacks() {
        Table table = phoenicia()
                .disks("phoenicia", 4, "canaan", "palmyra", "al-mina", "cyprus", "silicia", "lydia", "ionia")
                .disks("phoenicia", 4, "sinai", "kush", "libya", "cyrene");
        assertThat(table.supply("phoenicia")).isEqualTo(3);
        assertThat(foreseen(table, "phoenicia")).isEqualTo(3);
        table.growth("phoenicia").play(done(), done());
        assertThat(table.ready("phoenicia")).isEqualTo(3);
        assertThat(table.allows(place("phoenicia", 3))).isTrue();
    }

    @Rule(Rulebook.ACQUISITION)
    @Test
    void theSupplyIsTheMostForAllOfIt() {
        Table table = poor().disks("carthage", 4, "thapsus", "saldae", "tripolitania", "sicilia", "syracuse")
                .disks("carthage", 4, "sardinia", "nora", "corsica", "melite", "rome")
                .invested("carthage", "vineyards-and-olive-groves", 4)
                .growth("carthage")
                .play(done(), invest("vineyards-and-olive-groves", 0));
        assertThat(table.ready("carthage"))
                .as("three in the supply and the one that was spent")
                .isEqualTo(4);
        assertThat(table.supply("carthage")).isZero();
    }
}
