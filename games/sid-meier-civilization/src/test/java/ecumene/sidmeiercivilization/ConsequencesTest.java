package ecumene.sidmeiercivilization;

import static ecumene.sidmeiercivilization.Table.BLUE;
import static ecumene.sidmeiercivilization.Table.RED;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import ecumene.engine.Consequence;
import ecumene.engine.Loss;
import ecumene.sidmeiercivilization.SidMeierCivilizationForesight.Marching;
import ecumene.sidmeiercivilization.SidMeierCivilizationForesight.Way;
import ecumene.sidmeiercivilization.component.Building;
import ecumene.sidmeiercivilization.component.Civilization;
import ecumene.sidmeiercivilization.component.Item;
import ecumene.sidmeiercivilization.component.MapTile;
import ecumene.sidmeiercivilization.component.Resource;
import ecumene.sidmeiercivilization.component.Square;
import ecumene.sidmeiercivilization.component.Technology;
import ecumene.sidmeiercivilization.component.Terrain;
import ecumene.testkit.Rule;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What a move costs besides what it brings. */
class ConsequencesTest {

    private static Consequence consequence(Table table, SidMeierCivilizationMove move) {
        return table.game.consequences(table.position, RED, List.of(move)).getFirst();
    }

    @Rule(Rulebook.WATER)
    @Test
    void aStepThatOnlyLeadsBackIsTold() {
        Table sea = Tables.table()
                .noFigures()
                .terrain(Terrain.WATER, "c8", "c9", "b8", "d8")
                .armies(RED, 1, "c7");
        sea.knows(RED, Technology.NAVIGATION).movement(RED).play(RED, Moves.move("c7", 1, 0));
        assertThat(consequence(sea, Moves.go("c8")).loss()).isEqualTo(new Loss("way", Map.of()));
        assertThat(consequence(sea, Moves.go("c6")).loss()).isNull();
    }

    @Rule(Rulebook.COMBAT)
    @Test
    void whoAttacksHasLostNobodyYet() {
        Table table = Tables.table()
                .noFigures()
                .forces(RED, "mounted-a", "infantry-a", "infantry-b")
                .armies(RED, 2, "c7")
                .armies(BLUE, 1, "c8")
                .movement(RED)
                .play(RED, Moves.move("c7", 2, 0));
        assertThat(consequence(table, Moves.go("c8")).changes())
                .noneMatch(change -> change.indicator().equals("armies"));
        Marching group = table.game.foresight(table.position, RED).reach().getFirst();
        assertThat(group.units()).as("as many as there are").isEqualTo(3);
        int defence = Math.min(table.position.forces(BLUE), Empire.battleHand(table.position, BLUE));
        assertThat(group.ways())
                .filteredOn(way -> way.to().equals(Square.of("c8")))
                .extracting(Way::against)
                .containsExactly(defence);
    }

    @Rule(Rulebook.TRIBES)
    @Test
    void itIsForeseenHowManyDefendAVillageAndThatNobodyDefendsScouts() {
        Table table = Tables.table()
                .noFigures()
                .tribe(Board.VILLAGE, "c8")
                .scouts(BLUE, 1, "c6")
                .armies(RED, 1, "c7")
                .movement(RED);
        Marching group = table.game.foresight(table.position, RED).reach().getFirst();
        assertThat(group.ways())
                .filteredOn(way -> way.to().equals(Square.of("c8")))
                .extracting(Way::against)
                .containsExactly(3);
        assertThat(group.ways())
                .filteredOn(way -> way.to().equals(Square.of("c6")))
                .extracting(Way::does, Way::against)
                .containsExactly(tuple("attack", 0));
    }

    @Rule(Rulebook.HARVEST)
    @Test
    void whatIsBuiltUponAResourceCoversIt() {
        Table table = Table.of(Civilization.ROMANS, Civilization.RUSSIANS).noFigures();
        Tables.rushing(table.knows(RED, Technology.CURRENCY));
        table.play(
                RED,
                table.moves(RED).stream()
                        .filter(move -> move instanceof SidMeierCivilizationMove.Produce produce
                                && produce.item() == Item.of(Building.MARKET))
                        .findFirst()
                        .orElseThrow());
        List<Square> covering = table.moves(RED).stream()
                .map(move -> ((SidMeierCivilizationMove.Place) move).square())
                .filter(square -> Board.resource(table.position, square.index()) != MapTile.NO_RESOURCE)
                .toList();
        assertThat(covering).isNotEmpty();
        for (Square square : covering) {
            Consequence consequence = consequence(table, new SidMeierCivilizationMove.Place(square));
            String resource =
                    Resource.at(Board.resource(table.position, square.index())).id();
            assertThat(consequence.changes())
                    .anyMatch(change -> change.indicator().equals("harvest-" + resource));
        }
    }
}
