package ecumene.innersea;

import static ecumene.innersea.Moves.*;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.Loss;
import ecumene.innersea.rule.Acquisition;
import ecumene.testkit.Rule;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
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

    private static Table gardens(int uses) {
        Table table = poor().wonder("carthage", "grand-gardens", "carthage", 5)
                .growth("carthage")
                .play(done());
        for (int i = 0; i < uses; i++) {
            table.play(use("grand-gardens"));
        }
        return table;
    }

    private static @Nullable Loss loss(Table table, InnerSeaMove move) {
        return table.game()
                .consequences(table.position(), table.power("carthage"), List.of(move))
                .getFirst()
                .loss();
    }

    @Rule({Rulebook.ACQUISITION, Rulebook.WONDERS})
    @Test
    void theGardensStayInsideTheSum() {
        assertThat(gardens(1).play(done()).ready("carthage"))
                .as("two are raised to three")
                .isEqualTo(3);
        Table twice = gardens(2).play(done());
        assertThat(twice.ready("carthage")).isEqualTo(4);
        assertThat(twice.disksOnWonder("grand-gardens")).as("each was paid for").isEqualTo(3);
        assertThat(gardens(3).play(done()).ready("carthage")).isEqualTo(6);

        Table settled = Table.of("celt-iberia", "carthage", "mycenae")
                .disks("celt-iberia", 1, "celt-iberia")
                .disks("celt-iberia", 2, "lusitania")
                .wonder("celt-iberia", "grand-gardens", "celt-iberia", 2)
                .growth("celt-iberia")
                .play(done(), use("grand-gardens"), done());
        assertThat(settled.ready("celt-iberia"))
                .as("a Settlement, the display and the Gardens")
                .isEqualTo(4);
    }

    @Rule({Rulebook.ACQUISITION, Rulebook.WONDERS, Rulebook.INVESTMENT})
    @Test
    void investmentsComeOnTopOfWhatTheGardensWereRaisedTo() {
        Table table = poor().wonder("carthage", "grand-gardens", "carthage", 5)
                .invested("carthage", "vineyards-and-olive-groves", 4)
                .growth("carthage")
                .play(done(), invest("vineyards-and-olive-groves", 0), use("grand-gardens"), done());
        assertThat(table.ready("carthage")).isEqualTo(5);
    }

    @Rule({Rulebook.ACQUISITION, Rulebook.WONDERS})
    @Test
    void whoUsesTheGardensIsToldWhatTheyBring() {
        assertThat(loss(gardens(0), use("grand-gardens"))).isEqualTo(new Loss("fewer-disks", Map.of("count", 0)));
        assertThat(foreseen(gardens(1), "carthage")).isEqualTo(3);
        assertThat(loss(gardens(1), use("grand-gardens"))).isEqualTo(new Loss("fewer-disks", Map.of("count", 1)));
        assertThat(foreseen(gardens(2), "carthage")).isEqualTo(4);
        assertThat(loss(gardens(2), use("grand-gardens"))).isNull();
        assertThat(loss(gardens(0), done())).isNull();
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

    @Rule({Rulebook.ACQUISITION, Rulebook.ABILITIES})
    @Test
    void aDiskThatMustGoToSeaIsOneOfTheThree() {
        Table table = phoenicia();
        assertThat(foreseen(table, "phoenicia")).isEqualTo(3);
        table.deploying("phoenicia");
        assertThat(table.ready("phoenicia")).isEqualTo(3);
        assertThat(table.refusal(place("canaan", 3))).isEqualTo(InnerSeaRefusal.ONLY_AT_SEA);
        table.play(place("canaan", 2));
        assertThat(table.refusal(place("canaan"))).isEqualTo(InnerSeaRefusal.ONLY_AT_SEA);
        table.play(place("phoenician-sea"));
        assertThat(table.ready("phoenicia")).isZero();
    }

    @Rule({Rulebook.ACQUISITION, Rulebook.ABILITIES})
    @Test
    void aDiskThatMustGoToSeaIsPartOfTheSum() {
        Table table = phoenicia().disks("phoenicia", 2, "canaan", "palmyra", "al-mina");
        assertThat(foreseen(table, "phoenicia")).isEqualTo(4);
        table.deploying("phoenicia");
        assertThat(table.ready("phoenicia")).as("three Settlements and one").isEqualTo(4);
        assertThat(table.position().get(Stat.READY_FOR_SEA, table.power("phoenicia")))
                .isEqualTo(1);
    }

    @Rule({Rulebook.ACQUISITION, Rulebook.ABILITIES})
    @Test
    void theDiskForTheSeaIsTheOneThatAShortSupplyLacks() {
        Table table = phoenicia()
                .disks("phoenicia", 4, "canaan", "palmyra", "al-mina", "cyprus", "silicia", "lydia", "ionia")
                .disks("phoenicia", 4, "sinai", "kush", "libya", "cyrene")
                .disks("phoenicia", 1, "phoenician-sea");
        assertThat(table.supply("phoenicia")).isEqualTo(2);
        assertThat(foreseen(table, "phoenicia")).isEqualTo(2);
        table.growth("phoenicia").play(done(), done());
        assertThat(table.ready("phoenicia")).isEqualTo(2);
        assertThat(table.allows(place("phoenicia", 2))).isTrue();
    }

    @Rule(Rulebook.ACQUISITION)
    @Test
    void theSupplyIsTheMostForAllOfIt() {
        Table table = poor().disks("carthage", 4, "thapsus", "saldae", "tripolitania", "sicilia", "syracuse")
                .disks("carthage", 4, "sardinia", "nora", "corsica", "melite", "rome")
                .invested("carthage", "vineyards-and-olive-groves", 4)
                .growth("carthage")
                .play(done());
        assertThat(loss(table, invest("vineyards-and-olive-groves", 0)))
                .isEqualTo(new Loss("fewer-disks", Map.of("count", 1)));
        table.play(invest("vineyards-and-olive-groves", 0));
        assertThat(table.ready("carthage"))
                .as("three in the supply and the one that was spent")
                .isEqualTo(4);
        assertThat(table.supply("carthage")).isZero();
    }

    @Rule({Rulebook.ACQUISITION, Rulebook.INVESTMENT, Rulebook.WONDERS})
    @Test
    void whatWasUsedCountsInOneGrowthOnly() {
        Table vineyards = poor().invested("carthage", "vineyards-and-olive-groves", 4)
                .growth("carthage")
                .play(done(), invest("vineyards-and-olive-groves", 0));
        assertThat(Acquisition.outlook(vineyards.position(), vineyards.power("carthage"))
                        .disks())
                .isEqualTo(3);

        Table gardens = gardens(3).play(done());
        assertThat(Acquisition.income(gardens.position(), gardens.power("carthage")))
                .isZero();
    }

    @Rule(Rulebook.ACQUISITION)
    @Test
    void aGrowthToComeIsForetoldByTheMap() {
        Table table = Table.of("celt-iberia", "carthage", "mycenae")
                .disks("celt-iberia", 2, "celt-iberia", "lusitania", "tarraco", "saguntum")
                .disks("celt-iberia", 1, "balearic-sea", "gulf-of-tarraco", "iberian-sea", "saldic-sea");
        int power = table.power("celt-iberia");

        assertThat(Acquisition.regular(table.position(), power))
                .as("four Settlements, four seas, the display")
                .isEqualTo(7);
        assertThat(Acquisition.regular(poor().position(), table.power("carthage")))
                .as("never fewer than three")
                .isEqualTo(3);
    }
}
