package ecumene.innersea;

import static ecumene.innersea.Moves.*;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.testkit.Rule;
import org.junit.jupiter.api.Test;

/** With two Trojan disks in Troy no card removes or replaces a disk there, whosever it is and whoever plays the card. */
class WallsTest {

    private static Table egyptWith(String card) {
        return Table.ofFour().hand("egypt", card, "iron-blades").disks("egypt", 1, "egypt");
    }

    /** Two of Troy and three of Egypt in Troy; Egypt holds the card and can lose talents. */
    private static Table besieged(String card, String top) {
        return Table.of("egypt", "troy")
                .disks("egypt", 3, "troy")
                .disks("egypt", 1, "egypt")
                .disks("troy", 2, "troy")
                .disks("troy", 1, "phrygia")
                .talents("egypt", 9)
                .talents("troy", 9)
                .hand("egypt", card, "exile")
                .top(top)
                .competitions()
                .play(lay(card), done(), done());
    }

    /** Flood has an even number: the elephants turn on their own side, but not behind walls. */
    @Rule({Rulebook.ABILITIES, Rulebook.COMPETITION_CARDS})
    @Test
    void elephantsTrampleNobodyBehindTheWalls() {
        Table even = besieged("war-elephants", "flood");
        assertThat(even.asked()).as("the first loss is that of the round").isEqualTo("troy");
        assertThat(even.disks("egypt", "troy")).isEqualTo(3);
        assertThat(even.isDiscarded("flood")).isTrue();

        Table breached = Table.of("egypt", "troy")
                .disks("egypt", 3, "troy")
                .disks("egypt", 1, "egypt")
                .disks("troy", 1, "troy", "phrygia")
                .disks("barbarians", 2, "troy")
                .talents("egypt", 9)
                .hand("egypt", "war-elephants", "exile")
                .top("flood")
                .competitions()
                .play(lay("war-elephants"), done(), done(), at("troy", "barbarians"));
        assertThat(breached.asked()).as("one Trojan disk is no wall").isEqualTo("egypt");
        assertThat(breached.question()).isEqualTo("LoseHere");
    }

    @Rule({Rulebook.ABILITIES, Rulebook.PLAYING})
    @Test
    void aClientKingdomReplacesNoBarbarianBehindTheWalls() {
        Table table = egyptWith("client-kingdom")
                .disks("troy", 2, "troy")
                .disks("barbarians", 2, "troy", "lydia")
                .action("egypt")
                .play(card("client-kingdom"));
        assertThat(table.refusal(at("troy"))).isEqualTo(InnerSeaRefusal.WALLS_OF_TROY);
        assertThat(table.allows(at("lydia"))).isTrue();

        Table breached = egyptWith("client-kingdom")
                .disks("troy", 1, "troy")
                .disks("barbarians", 2, "troy")
                .action("egypt")
                .play(card("client-kingdom"), at("troy"), done());
        assertThat(breached.disks("egypt", "troy")).isEqualTo(1);
    }

    @Rule({Rulebook.ABILITIES, Rulebook.LOSSES})
    @Test
    void exileTakesNoDiskFromBehindTheWalls() {
        Table table = egyptWith("exile")
                .disks("troy", 2, "troy")
                .disks("troy", 1, "lydia", "ionia")
                .talents("troy", 1)
                .action("egypt")
                .play(card("exile"), against("troy"));
        assertThat(table.question()).isEqualTo("LoseSomewhere");
        assertThat(table.refusal(remove("troy"))).isEqualTo(InnerSeaRefusal.WALLS_OF_TROY);
        assertThat(table.refusal(remove("egypt"))).isEqualTo(InnerSeaRefusal.LOSS_IS_ELSEWHERE);
        assertThat(table.allows(remove("lydia"))).isTrue();

        Table inside = egyptWith("exile")
                .disks("troy", 2, "troy")
                .disks("gaul", 1, "troy")
                .talents("troy", 1)
                .talents("gaul", 1)
                .action("egypt")
                .play(card("exile"), against("gaul"));
        assertThat(inside.talents("gaul")).as("not theirs either").isEqualTo(1);
        assertThat(inside.disks("gaul", "troy")).isEqualTo(1);
        assertThat(inside.isDiscarded("exile")).isTrue();
    }

    /** Divine Protection answers a card that would remove disks: behind the walls there is nothing to remove. */
    @Rule({Rulebook.ABILITIES, Rulebook.NEGATE})
    @Test
    void whatTheWallsKeepNeedsNoProtection() {
        Table exile = egyptWith("exile")
                .disks("troy", 2, "troy")
                .hand("troy", "divine-protection", "census")
                .action("egypt")
                .play(card("exile"), against("troy"));
        assertThat(exile.question()).isEqualTo("Response");
        assertThat(exile.refusal(negate("divine-protection")))
                .as("nothing but a card is lost")
                .isEqualTo(InnerSeaRefusal.DOES_NOT_ANSWER_THIS);

        Table bow = Table.of("egypt", "troy")
                .disks("egypt", 3, "troy")
                .disks("egypt", 1, "egypt")
                .disks("troy", 3, "troy")
                .talents("troy", 9)
                .hand("egypt", "composite-bow", "exile")
                .hand("troy", "divine-protection")
                .competitions()
                .play(lay("composite-bow"), done(), done());
        assertThat(bow.question()).isEqualTo("Response");
        assertThat(bow.refusal(negate("divine-protection"))).isEqualTo(InnerSeaRefusal.DOES_NOT_ANSWER_THIS);
    }

    /** With an empty supply Barbarians come from other areas, but none leaves Troy for a card. */
    @Rule({Rulebook.ABILITIES, Rulebook.BARBARIANS})
    @Test
    void noBarbarianIsTakenFromBehindTheWalls() {
        Table table = egyptWith("barbarian-raiders")
                .disks("troy", 2, "troy")
                .disks("barbarians", 2, "troy")
                .disks("barbarians", 4, "illyria", "dalmatia", "cisalpina", "liguria", "epirus", "attica")
                .disks("barbarians", 4, "thessaly", "macedonia", "apulia", "umbria", "etruria", "samnium")
                .action("egypt")
                .play(card("barbarian-raiders"), at("thrace"));
        assertThat(table.question()).isEqualTo("TakeBarbarians");
        assertThat(table.allows(at("attica"))).isTrue();
        assertThat(table.allows(at("troy"))).isFalse();
    }

    /** To move is not to remove: an owner may lead the own disks out. */
    @Rule({Rulebook.ABILITIES, Rulebook.PLAYING})
    @Test
    void whoMovesTheOwnDisksMayOpenTheGate() {
        Table table = Table.ofFour()
                .hand("troy", "mass-migration", "iron-blades")
                .disks("troy", 2, "troy")
                .action("troy")
                .play(card("mass-migration"), at("troy"), done(), at("ionia"));
        assertThat(table.disks("troy", "troy")).isEqualTo(1);
        assertThat(table.disks("troy", "ionia")).isEqualTo(1);
    }
}
