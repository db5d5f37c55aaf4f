package ecumene.innersea;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.Change;
import ecumene.engine.Loss;
import ecumene.innersea.component.Area;
import ecumene.innersea.component.Civilization;
import ecumene.innersea.component.FateCard;
import ecumene.innersea.component.Wonder;
import ecumene.testkit.Rule;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What a seat is told beforehand is what then happens. */
class InnerSeaForesightTest {

    private static InnerSeaForesight foresight(Table table, int seat) {
        return new InnerSea().foresight(table.position(), seat);
    }

    @Test
    void everythingPrintedIsTold() {
        InnerSeaComponents all = new InnerSea().components();
        assertThat(all.areas()).hasSize(Area.COUNT).allSatisfy(area -> {
            assertThat(area.ring()).hasSizeGreaterThanOrEqualTo(6);
            assertThat(area.ring().size() % 2).isZero();
            assertThat(area.neighbours()).isNotEmpty();
        });
        assertThat(all.cards()).hasSize(FateCard.COUNT);
        assertThat(all.wonders()).hasSize(Wonder.COUNT);
        assertThat(all.civilizations()).hasSize(Civilization.ALL.size() - 1);
        assertThat(all.changes().getFirst().first()).isEqualTo(1);
        assertThat(all.changes().getLast().last()).isEqualTo(FateCard.COUNT);
        assertThat(all.euxine()).isNotEmpty();
    }

    @Rule(Rulebook.DISKS)
    @Test
    void theThresholdsAreThoseOfTheBoard() {
        InnerSeaComponents all = new InnerSea().components();
        Table table =
                Table.ofFour().disks("carthage", all.settlement(), "carthage").disks("carthage", all.city(), "thapsus");
        Board board = table.position().board();
        assertThat(board.settlements(1).size()).isEqualTo(1);
        assertThat(board.cityCount(1)).isEqualTo(1);
    }

    @Test
    void whatStandsInAnAreaIsTold() {
        Table table = Table.ofFour()
                .disks("carthage", 1, "carthage")
                .disks("carthage", 2, "thapsus")
                .disks("carthage", 3, "numidia")
                .disks("carthage", 3, "tyrrhenian-sea");
        Map<String, String> standing = new HashMap<>();
        for (InnerSeaView.AreaView area :
                InnerSeaView.of(table.position(), 0, "cards").areas()) {
            standing.put(area.area().id(), area.stacks().getFirst().standing());
        }
        assertThat(standing)
                .containsEntry("carthage", "camp")
                .containsEntry("thapsus", "settlement")
                .containsEntry("numidia", "city")
                .containsEntry("tyrrhenian-sea", "fleet");
    }

    @Test
    void whoHasPassedIsToldInTheCardPhaseAlone() {
        Table table = Table.ofFour();
        table.position().set(Stat.PASSED, 0, 1);
        table.position().set(Stat.EMBARGOED, 0, 1);
        InnerSeaView.PowerView passed =
                InnerSeaView.of(table.position(), 0, "cards").powers().getFirst();
        assertThat(passed.passed()).isTrue();
        assertThat(passed.marks()).containsExactly("passed", "embargoed");
        InnerSeaView.PowerView later =
                InnerSeaView.of(table.position(), 0, "growth").powers().getFirst();
        assertThat(later.passed()).isFalse();
        assertThat(later.marks()).containsExactly("embargoed");
    }

    @Test
    void whoAimsADisasterIsToldWhomItFinds() {
        Table table = Table.ofFour()
                .disks("egypt", 1, "egypt")
                .disks("gaul", 3, "massilia")
                .disks("carthage", 1, "nora")
                .hand("egypt", "volcanic-eruption")
                .action("egypt");
        int seat = table.position().faction(Civilization.of("egypt"));
        assertThat(foresight(table, seat).struck()).isEmpty();
        table.play(Moves.card("volcanic-eruption"));
        Map<Area, InnerSeaForesight.Struck> struck = new HashMap<>();
        foresight(table, seat).struck().forEach(each -> struck.put(each.area(), each));
        assertThat(struck.get(Area.of("massilia")).forces())
                .containsExactly(new InnerSeaForesight.Force(Civilization.of("gaul"), 3));
        assertThat(struck.get(Area.of("massilia")).spared()).isFalse();
        assertThat(struck.get(Area.of("sardinia")).forces()).isEmpty();
        assertThat(struck.get(Area.of("sardinia")).spared())
                .as("Nora is on the same island")
                .isFalse();
        assertThat(struck.get(Area.of("corsica")).spared()).isTrue();
        assertThat(foresight(table, (seat + 1) % 4).struck()).isEmpty();
    }

    @Test
    void growthComesAsTold() {
        Table table = Table.ofFour()
                .disks("gaul", 2, "gaul", "aquitania", "massilia", "liguria")
                .disks("carthage", 3, "carthage")
                .growth("gaul");
        InnerSeaForesight.Outlook told = foresight(table, 0).powers().getFirst();
        int sum =
                told.sources().stream().mapToInt(InnerSeaForesight.Gain::count).sum();
        assertThat(told.growth()).isEqualTo(sum);
        assertThat(told.scarce()).isFalse();
        assertThat(told.sources()).contains(new InnerSeaForesight.Gain("settlements", 4));
        assertThat(told.scoring()).isZero();
        assertThat(foresight(table, 1).powers().get(1).scoring()).isEqualTo(1);
        table.play(new InnerSeaMove.EndRetirement());
        assertThat(table.position().get(Stat.READY, 0)).isEqualTo(sum);
    }

    /** The disks of this growth are no loss for the next one, however few are left in the supply. */
    @Test
    void toKeepAllDisksChangesNothing() {
        Table table = Table.ofFour()
                .disks("gaul", 2, "gaul", "aquitania", "massilia", "liguria")
                .disks("carthage", 3, "carthage")
                .growth("gaul");
        table.position().board().setSupply(0, 2);
        assertThat(foresight(table, 0).powers().getFirst().growth()).isEqualTo(2);
        assertThat(foresight(table, 0).powers().getFirst().scarce()).isTrue();
        assertThat(changes(table, new InnerSeaMove.EndRetirement())).isEmpty();
        assertThat(changes(table, Moves.retire("massilia", 1)))
                .contains(new Change("ready", 0, 2, 3))
                .contains(new Change("disks", 0, 8, 7));
    }

    /** What goes when the next phase begins is not the doing of the last competition. */
    @Test
    void whatACompetitionBringsIsToldOfItAlone() {
        Table table = Table.ofFour()
                .disks("gaul", 4, "gaul")
                .disks("gaul", 3, "liguria")
                .disks("carthage", 1, "liguria")
                .hand("gaul", "treaty")
                .competitions();
        assertThat(changes(table, new InnerSeaMove.Done()))
                .extracting(Change::indicator)
                .doesNotContain("disks", "talents");
    }

    /** Gaul's talent comes when the competitions begin, whatever the last action before them was. */
    @Test
    void whatTheCompetitionsBringIsNotToldOfPassing() {
        Table table = Table.ofFour()
                .disks("gaul", 2, "gaul")
                .disks("carthage", 1, "carthage")
                .disks("troy", 1, "troy")
                .disks("egypt", 1, "egypt")
                .hand("gaul", "gold-mine");
        for (int other = 1; other < 4; other++) {
            table.position().set(Stat.PASSED, other, 1);
        }
        table.action("gaul");
        assertThat(changes(table, Moves.pass())).isEmpty();
        table.play(Moves.pass());
        assertThat(table.talents("gaul")).isEqualTo(1);
    }

    private static List<Change> changes(Table table, InnerSeaMove move) {
        return table.game()
                .consequences(table.position(), 0, List.of(move))
                .getFirst()
                .changes();
    }

    @Test
    void aDiskOpensWhatWasTold() {
        Table table = Table.ofFour()
                .disks("gaul", 2, "gaul")
                .disks("carthage", 3, "carthage")
                .growth("gaul");
        table.play(new InnerSeaMove.EndRetirement());
        List<InnerSeaForesight.Place> places = foresight(table, 0).places();
        assertThat(places).isNotEmpty();
        assertThat(foresight(table, 1).places()).isEmpty();
        InnerSeaForesight.Place place = places.stream()
                .filter(each -> !each.opens().isEmpty())
                .findFirst()
                .orElseThrow();
        table.play(new InnerSeaMove.Place(place.area(), 1));
        List<Area> open = foresight(table, 0).places().stream()
                .map(InnerSeaForesight.Place::area)
                .toList();
        assertThat(open).containsAll(place.opens());
    }

    @Test
    void aContestEndsAsTold() {
        Table table = Table.ofFour()
                .disks("gaul", 3, "liguria")
                .disks("carthage", 2, "liguria")
                .disks("troy", 1, "troy");
        InnerSeaForesight.Contest contest = foresight(table, 0).contests().getFirst();
        assertThat(contest.area()).isEqualTo(Area.of("liguria"));
        assertThat(contest.left()).hasSize(1);
        assertThat(contest.left().getFirst().faction()).isEqualTo(Civilization.of("gaul"));
    }

    @Test
    void whoEndsTheDeploymentEarlyIsToldWhatReturns() {
        Table table = Table.ofFour()
                .disks("gaul", 2, "gaul")
                .disks("carthage", 3, "carthage")
                .growth("gaul");
        table.play(new InnerSeaMove.EndRetirement());
        int ready = table.position().get(Stat.READY, 0);
        InnerSea game = new InnerSea();
        assertThat(game.consequences(table.position(), 0, List.of(new InnerSeaMove.EndDeployment(ready)))
                        .getFirst()
                        .loss())
                .isEqualTo(new Loss("disks-return", Map.of("count", ready)));
    }
}
