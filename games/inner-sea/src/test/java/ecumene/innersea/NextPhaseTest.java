package ecumene.innersea;

import static ecumene.innersea.Moves.*;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.Measure;
import ecumene.engine.Seats;
import ecumene.innersea.component.Area;
import ecumene.innersea.component.Civilization;
import ecumene.innersea.rule.Scoring;
import ecumene.testkit.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What begins anew with every Competition Phase, what is told in it, and what the numbers of a civilization are. */
class NextPhaseTest {

    private static final String[] FIVE = {"rome", "gaul", "mauretania", "troy", "egypt"};

    /** All legions served in the phase before, two of them far away, one of them in Kush. */
    @Rule(Rulebook.ABILITIES)
    @Test
    void legionsServeAgainInEveryPhase() {
        Table table = Table.of(FIVE).epoch(4).disks("rome", 1, "kush").disks("barbarians", 2, "kush");
        table.position().set(Stat.HELP_1, 0, 3);
        table.position().set(Stat.FAR_HELP, 0, 2);
        table.position().set(Stat.BEGUN_1, 0, Area.of("kush").index() + 1);
        table.position().set(Stat.BEGUN_2, 0, Area.of("kush").index() + 1);
        table.competitions();
        assertThat(table.question()).isEqualTo("CompetitionCards");
        assertThat(table.allows(help(0))).isTrue();
    }

    @Rule(Rulebook.ABILITIES)
    @Test
    void hirelingsAndGalleysServeAgainInEveryPhase() {
        Table table = Table.of("carthage", "celt-iberia", "mycenae")
                .disks("carthage", 1, "thapsus", "african-sea")
                .disks("barbarians", 2, "thapsus", "african-sea");
        table.position().set(Stat.HELP_2, 0, 1);
        table.position().set(Stat.HELP_3, 0, 1);
        table.competitions();
        assertThat(table.position().arena()).isEqualTo(Area.of("african-sea").index());
        assertThat(table.allows(help(2))).isTrue();
        table.play(done()).until("CompetitionCards");
        assertThat(table.position().arena()).isEqualTo(Area.of("thapsus").index());
        assertThat(table.allows(help(1))).isTrue();
    }

    @Rule({Rulebook.LOOT, Rulebook.ABILITIES})
    @Test
    void theFirstLootOfEveryPhaseBringsMycenaeMore() {
        Table table = Table.of("mycenae", "carthage", "celt-iberia")
                .disks("mycenae", 4, "thapsus")
                .disks("carthage", 3, "thapsus")
                .disks("celt-iberia", 1, "gades");
        table.position().set(Stat.LOOTED, 0, 1);
        table.competitions().until("DrawStep");
        assertThat(table.talents("mycenae")).isEqualTo(2);
        assertThat(table.position().get(Stat.LOOT, 0))
                .as("all of it is in the treasury")
                .isZero();
    }

    @Rule(Rulebook.COMPETITION_CARDS)
    @Test
    void armoredInfantryMarchesForOnePhase() {
        Table table = Table.of("egypt", "troy")
                .disks("egypt", 2, "thrace", "libya")
                .disks("barbarians", 1, "thrace", "libya")
                .disks("troy", 1, "phrygia")
                .hand("egypt", "armored-infantry", "exile")
                .competitions()
                .play(lay("armored-infantry"), done());
        assertThat(table.position().isMarching(0)).isTrue();
        table.until("DrawStep");
        assertThat(table.position().isMarching(0)).isFalse();
    }

    @Rule(Rulebook.COMPETITION_CARDS)
    @Test
    void onlyItsOwnerSeesACardThatIsLaid() {
        Table table = Table.of("egypt", "troy")
                .disks("egypt", 2, "thrace")
                .disks("troy", 2, "thrace")
                .hand("egypt", "iron-blades", "exile")
                .competitions();
        assertThat(table.game().audience(table.position(), 0, lay("iron-blades")))
                .isEqualTo(Seats.only(0));
        assertThat(table.game().audience(table.position(), 0, done())).isEqualTo(Seats.EVERYONE);
        assertThat(table.game().defaultMove(table.position(), 0)).isEqualTo(done());
        assertThat(table.refusal(lay("chariots"))).isEqualTo(InnerSeaRefusal.CARD_NOT_IN_HAND);
        table.play(lay("iron-blades"));
        assertThat(table.told(InnerSeaEvent.CardLaid.class))
                .containsExactly(new InnerSeaEvent.CardLaid(Civilization.of("egypt")));
        assertThat(table.told(InnerSeaEvent.CardPlayed.class)).isEmpty();
    }

    @Rule({Rulebook.WONDERS, Rulebook.COMPETITION})
    @Test
    void aTempleIsAnnouncedWhileItHasDisks() {
        Table table = temple(5).competitions().play(announce("grand-temple"));
        assertThat(table.told(InnerSeaEvent.HelpAnnounced.class))
                .containsExactly(new InnerSeaEvent.HelpAnnounced(Civilization.of("egypt"), "grand-temple"));
        Table empty = temple(0).hand("egypt", "exile").competitions();
        assertThat(empty.question()).isEqualTo("CompetitionCards");
        assertThat(empty.allows(announce("grand-temple"))).isFalse();
    }

    private static Table temple(int disks) {
        return Table.of("egypt", "troy")
                .disks("egypt", 2, "attica")
                .disks("egypt", 1, "egypt")
                .disks("troy", 4, "attica")
                .disks("troy", 1, "phrygia")
                .wonder("egypt", "grand-temple", "egypt", disks);
    }

    @Rule(Rulebook.DISKS)
    @Test
    void theNumbersOfACivilizationAreThoseOnTheTable() {
        Table table = Table.of("egypt", "troy")
                .disks("egypt", 3, "egypt", "thrace")
                .disks("egypt", 1, "red-sea")
                .disks("troy", 2, "phrygia")
                .wonder("egypt", "great-pyramid", "thrace", 2)
                .talents("troy", 4)
                .hand("egypt", "exile", "census", "seer")
                .points("egypt", 6)
                .action("egypt");
        assertThat(Scoring.measures(table.position()))
                .containsExactly(
                        new Measure("city-count", List.of(2, 0)),
                        new Measure("disks", List.of(7, 2)),
                        new Measure("areas", List.of(3, 1)),
                        new Measure("wonder-count", List.of(1, 0)),
                        new Measure("talents", List.of(0, 4)),
                        new Measure("hand", List.of(3, 0)));
        assertThat(Scoring.points(table.position())).contains(new Measure(Source.CITIES.id(), List.of(6, 0)));
        table.position().set(Stat.LOOT, 1, 2);
        assertThat(Scoring.measures(table.position())).contains(new Measure("talents", List.of(0, 6)));
    }

    /** Egypt, the City with the foreign stack, gets its fourth disk; a Wonder does so too, a Camp does not. */
    @Rule(Rulebook.SYSTEM)
    @Test
    void theSystemDefendsCitiesAndWonders() {
        Table city = Table.with(Table.options(), 1, "egypt", "troy")
                .disks("egypt", 4, "lydia")
                .disks("egypt", 1, "egypt")
                .disks("troy", 3, "lydia")
                .disks("troy", 1, "phrygia")
                .points("troy", 3)
                .growth("egypt");
        city.play(done()).until("CardAction");
        assertThat(city.disks("troy", "lydia")).isEqualTo(4);

        assertThat(defended(true)).isEqualTo(4);
        assertThat(defended(false))
                .as("three would be too many for a Settlement")
                .isLessThan(4);
    }

    private static int defended(boolean wonder) {
        Table table = Table.with(Table.options(), 1, "egypt", "troy")
                .disks("egypt", 3, "lydia")
                .disks("egypt", 1, "egypt")
                .disks("troy", 2, "lydia")
                .disks("troy", 1, "phrygia")
                .points("troy", 3);
        if (wonder) {
            table.wonder("troy", "great-pyramid", "lydia", 2);
        }
        table.growth("egypt").play(done()).until("CardAction");
        return table.disks("troy", "lydia");
    }
}
