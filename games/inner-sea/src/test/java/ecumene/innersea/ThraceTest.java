package ecumene.innersea;

import static ecumene.innersea.Moves.*;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.testkit.Rule;
import org.junit.jupiter.api.Test;

/** Thrace is the first area of all lists and the most north-eastern one on every map; what holds elsewhere holds there. */
class ThraceTest {

    private static Table egyptWith(String card) {
        return Table.ofFour().disks("egypt", 1, "egypt").hand("egypt", card, "iron-blades");
    }

    @Rule(Rulebook.PLAYING)
    @Test
    void heresyAndFervorSpreadThere() {
        Table heresy = egyptWith("heresy")
                .disks("troy", 3, "macedonia")
                .disks("troy", 1, "thrace")
                .action("egypt")
                .play(card("heresy"), at("macedonia", "troy"));
        assertThat(heresy.disks("troy", "thrace")).isZero();

        Table fervor = egyptWith("religious-fervor")
                .disks("egypt", 1, "macedonia")
                .action("egypt")
                .play(card("religious-fervor"), at("macedonia", "egypt"));
        assertThat(fervor.disks("egypt", "thrace")).isEqualTo(1);
    }

    @Rule(Rulebook.EVENTS)
    @Test
    void barbariansAndSeaPeoplesComeThere() {
        Table hordes =
                egyptWith("lawgiver").top("northern-hordes").points("gaul", 5).points("carthage", 5);
        hordes.points("troy", 5).action("egypt").play(card("lawgiver"), at("macedonia"));
        assertThat(hordes.disks("barbarians", "thrace")).isEqualTo(4);

        Table peoples =
                egyptWith("lawgiver").top("sea-peoples").points("gaul", 5).points("carthage", 5);
        peoples.points("troy", 5).action("egypt").play(card("lawgiver"), at("thracian-sea"));
        assertThat(peoples.disks("barbarians", "thrace")).isEqualTo(3);
    }

    @Rule(Rulebook.BARBARIANS)
    @Test
    void barbariansAreTakenFromThere() {
        Table table = Table.ofFour()
                .hand("egypt", "barbarian-raiders", "iron-blades")
                .disks("barbarians", 4, "illyria", "dalmatia", "cisalpina", "liguria", "epirus", "attica")
                .disks("barbarians", 4, "thessaly", "macedonia", "apulia", "umbria", "etruria", "samnium")
                .disks("barbarians", 2, "thrace")
                .action("egypt")
                .play(card("barbarian-raiders"), at("kush"), at("thrace"));
        assertThat(table.disks("barbarians", "thrace")).isEqualTo(1);
        assertThat(table.disks("barbarians", "kush")).isEqualTo(1);
        assertThat(table.told(InnerSeaEvent.DisksWithdrawn.class)).hasSize(1);
        assertThat(table.told(InnerSeaEvent.DisksPlaced.class)).hasSize(1);
    }

    @Rule({Rulebook.RETIREMENT, Rulebook.RESETTLEMENT, Rulebook.DEPLOYMENT})
    @Test
    void disksRetireResettleAndDeployThere() {
        Table retiring = Table.ofFour().disks("troy", 2, "thrace").growth("troy");
        assertThat(retiring.allows(retire("thrace", 2))).isTrue();

        Table city = Table.ofFour().disks("troy", 4, "thrace").growth("troy").play(done());
        assertThat(city.question()).isEqualTo("Resettle");
        city.play(resettle("thrace"));
        assertThat(city.disks("troy", "thrace")).isEqualTo(3);
        assertThat(city.allows(place("thrace"))).isTrue();
        assertThat(city.allows(place("thrace", 2))).as("four is the most").isFalse();
    }

    @Rule(Rulebook.STACKING)
    @Test
    void aFourthDiskGoesInTheAdjustmentPhase() {
        Table table = Table.of("egypt", "troy")
                .disks("egypt", 1, "egypt")
                .disks("troy", 4, "thrace")
                .talents("troy", 1)
                .competitions()
                .until("DrawStep");
        assertThat(table.disks("troy", "thrace")).isEqualTo(3);
        assertThat(table.talents("troy")).as("it cannot be bought off").isEqualTo(1);
    }

    @Rule(Rulebook.LOSSES)
    @Test
    void theVictimMayLoseItsDisksThere() {
        Table table = egyptWith("exile")
                .disks("troy", 2, "thrace", "lydia")
                .talents("troy", 1)
                .action("egypt")
                .play(card("exile"), against("troy"));
        assertThat(table.asked()).isEqualTo("troy");
        assertThat(table.allows(remove("thrace"))).isTrue();
        table.play(remove("thrace"));
        assertThat(table.disks("troy", "thrace")).isEqualTo(1);
    }

    @Rule(Rulebook.AENEAS)
    @Test
    void whoBeginsAgainMayBeginThere() {
        Table table = Table.of("egypt", "troy")
                .disks("egypt", 3, "egypt")
                .competitions()
                .play(aeneas(), choose("troy"), at("thrace"), place("thrace", 2));
        assertThat(table.disks("troy", "thrace")).isEqualTo(2);
        assertThat(table.allows(place("macedonia"))).isTrue();
    }

    @Rule(Rulebook.WONDERS)
    @Test
    void aWonderIsBuiltThere() {
        Table table = Table.ofFour()
                .disks("troy", 3, "thrace")
                .talents("troy", 9)
                .action("troy")
                .play(build("great-pyramid"));
        table.until("CardAction");
        assertThat(table.position().monuments().owner(0)).isEqualTo(table.power("troy"));
        assertThat(table.position().monuments().area(0)).isZero();
    }

    @Rule(Rulebook.PLAYING)
    @Test
    void cardsAreAimedThere() {
        for (String name : new String[] {"gold-mine", "land-improvement", "golden-age"}) {
            Table table = Table.ofFour()
                    .disks("troy", 1, "thrace", "macedonia")
                    .hand("troy", name, "iron-blades")
                    .action("troy")
                    .play(card(name));
            assertThat(table.allows(at("thrace"))).as(name).isTrue();
        }
        for (String name : new String[] {"earthquake", "drought", "famine", "demagogue", "slave-revolt", "wildfire"}) {
            Table table = egyptWith(name)
                    .disks("troy", name.equals("famine") ? 2 : 3, "thrace")
                    .action("egypt")
                    .play(card(name));
            if (name.equals("famine")) {
                table.play(against("troy"));
            }
            assertThat(table.allows(at("thrace", "troy"))).as(name).isTrue();
        }
    }
}
