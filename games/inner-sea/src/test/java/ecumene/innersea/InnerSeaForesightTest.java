package ecumene.innersea;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.Change;
import ecumene.engine.Loss;
import ecumene.innersea.component.Area;
import ecumene.innersea.component.Civilization;
import ecumene.innersea.component.FateCard;
import ecumene.innersea.component.Wonder;
import ecumene.testkit.Rule;
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
    void growthComesAsTold() {
        Table table = Table.ofFour()
                .disks("gaul", 2, "gaul", "aquitania", "massilia", "liguria")
                .disks("carthage", 3, "carthage")
                .growth("gaul");
        InnerSeaForesight.Outlook told = foresight(table, 0).powers().getFirst();
        int sum = told.settlements() + told.seas() + told.trade() + told.others() + told.least();
        assertThat(told.growth()).isEqualTo(sum);
        assertThat(told.settlements()).isEqualTo(4);
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
