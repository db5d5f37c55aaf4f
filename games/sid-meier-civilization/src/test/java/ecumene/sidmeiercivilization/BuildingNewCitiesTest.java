package ecumene.sidmeiercivilization;

import static ecumene.sidmeiercivilization.Moves.build;
import static ecumene.sidmeiercivilization.Moves.change;
import static ecumene.sidmeiercivilization.Moves.endPhase;
import static ecumene.sidmeiercivilization.Table.BLUE;
import static ecumene.sidmeiercivilization.Table.RED;
import static ecumene.sidmeiercivilization.Table.at;
import static ecumene.sidmeiercivilization.Tables.table;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.Loss;
import ecumene.engine.Prompt;
import ecumene.sidmeiercivilization.component.Civilization;
import ecumene.sidmeiercivilization.component.Government;
import ecumene.sidmeiercivilization.component.Square;
import ecumene.sidmeiercivilization.component.Terrain;
import ecumene.testkit.Rule;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Building New Cities: who finds room beside one, and where the figures go. */
class BuildingNewCitiesTest {

    @Rule(Rulebook.CITIES)
    @Test
    void whoGoesOnIsToldOfACityThatCouldStillBeBuilt() {
        Table table = table().scouts(RED, 1, "c7").start(RED);
        assertThat(table.loss(RED, endPhase())).isEqualTo(new Loss("city"));
        Table soldiers = table().government(RED, Government.DESPOTISM)
                .armies(RED, 1, "c7")
                .start(RED);
        assertThat(soldiers.loss(RED, endPhase())).as("armies build no cities").isNull();
        soldiers.government(RED, Government.REPUBLIC);
        assertThat(soldiers.loss(RED, endPhase())).as("but in a republic").isEqualTo(new Loss("city"));
        table.city(RED, "c11");
        assertThat(table.loss(RED, endPhase())).as("all cities stand").isNull();
    }

    @Rule(Rulebook.CITIES)
    @Test
    void whenACityIsGoneTheLaterOnesMoveUpInTheirNumbers() {
        Table table = table().city(RED, "f6").city(RED, "c7");
        assertThat(Empire.cityNumber(table.position, 0)).isZero();
        assertThat(Empire.cityNumber(table.position, 2)).isEqualTo(2);
        table.position.citySquare[1] = SidMeierCivilizationPosition.NONE;
        assertThat(Empire.cityNumber(table.position, 2)).isEqualTo(1);
    }

    private static final String[] AROUND = {"b5", "c5", "d5", "b6", "d6", "b7", "c7", "d7"};

    private static SidMeierCivilizationMove army(String square) {
        return new SidMeierCivilizationMove.PlaceArmy(Square.of(square));
    }

    private static SidMeierCivilizationMove scout(String square) {
        return new SidMeierCivilizationMove.PlaceScout(Square.of(square));
    }

    private static SidMeierCivilizationEvent moved(int seat, String to, int armies, int scouts) {
        return new SidMeierCivilizationEvent.FiguresMoved(seat, Square.of("c6"), Square.of(to), armies, scouts);
    }

    /** An island at c6; whoever is put on it must stay on land. */
    private static Table island(Civilization blue) {
        return Table.of(Civilization.AMERICANS, blue).plain().noFigures().terrain(Terrain.WATER, AROUND);
    }

    @Rule(Rulebook.CITIES)
    @Test
    void aLoneScoutNeedsNoRoomBesideItsCity() {
        Table table = island(Civilization.GERMANS).scouts(BLUE, 1, "c6").start(BLUE);
        assertThat(table.moves(BLUE))
                .containsExactly(
                        new SidMeierCivilizationMove.SendScout(
                                Square.of("c6"), Square.at(table.position.citySquare[3])),
                        build("c6"),
                        change(Government.ANARCHY),
                        endPhase());
        table.play(BLUE, build("c6"));
        assertThat(Board.city(table.position, at("c6"))).isEqualTo(4);
        assertThat(table.asked()).isEqualTo("start-of-turn");
    }

    @Rule({Rulebook.CITIES, Rulebook.STACKING})
    @Test
    void whoStandsThereTooNeedsAPlaceBelowTheStackingLimit() {
        Table full = island(Civilization.GERMANS)
                .terrain(Terrain.GRASSLAND, "c5")
                .scouts(BLUE, 1, "c6")
                .armies(BLUE, 1, "c6")
                .armies(BLUE, 2, "c5")
                .start(BLUE);
        assertThat(full.refusal(BLUE, build("c6"))).isEqualTo(SidMeierCivilizationRefusal.NO_ROOM_TO_STEP_ASIDE);
        Table room = island(Civilization.GERMANS)
                .terrain(Terrain.GRASSLAND, "c5")
                .scouts(BLUE, 1, "c6")
                .armies(BLUE, 1, "c6")
                .armies(BLUE, 1, "c5")
                .start(BLUE);
        room.play(BLUE, build("c6"));
        assertThat(room.toldTo(RED))
                .containsExactly(
                        new SidMeierCivilizationEvent.CityBuilt(BLUE, Square.of("c6")), moved(BLUE, "c5", 1, 0));
        assertThat(room.armiesOn("c5")).isEqualTo(2);
        assertThat(room.asked()).as("there was one place only").isEqualTo("start-of-turn");
    }

    @Rule(Rulebook.CITIES)
    @Test
    void theOthersStepAsideOneByOneWhereThereIsRoom() {
        Table table = island(Civilization.RUSSIANS)
                .terrain(Terrain.GRASSLAND, "c5", "b6", "c7", "d7")
                .tribe(Board.EMPTY, "d7")
                .armies(BLUE, 1, "c6")
                .scouts(BLUE, 2, "c6")
                .armies(BLUE, 3, "c7")
                .start(BLUE);
        table.terrain(Terrain.WATER, "d7").play(BLUE, build("c6"));
        assertThat(table.moves(BLUE)).containsExactly(army("c5"), scout("c5"), army("b6"), scout("b6"));
        assertThat(table.defaultMove(BLUE)).isEqualTo(army("c5"));
        assertThat(table.prompt(BLUE))
                .isEqualTo(new Prompt(
                        Prompt.Shape.PLACE, "StepAside", Rulebook.CITIES, Map.of("square", Square.of("c6"))));
        assertThat(table.refusal(BLUE, army("c7"))).isEqualTo(SidMeierCivilizationRefusal.CANNOT_STEP_ASIDE_THERE);
        Table other = table.copy().play(BLUE, scout("c5"));
        assertThat(other.toldTo(RED)).containsExactly(moved(BLUE, "c5", 0, 1));
        assertThat(other.moves(BLUE)).containsExactly(army("c5"), army("b6"));
        table.play(BLUE, army("b6"));
        assertThat(table.toldTo(RED)).containsExactly(moved(BLUE, "b6", 1, 0));
        assertThat(table.moves(BLUE)).containsExactly(scout("c5"), scout("b6"));
        table.play(BLUE, scout("b6"));
        assertThat(table.asked()).isEqualTo("start-of-turn");
        assertThat(table.armiesOn("b6")).isEqualTo(1);
        assertThat(table.scoutsOn("b6")).isEqualTo(1);
    }

    @Rule({Rulebook.CITIES, Rulebook.CIVILIZATIONS})
    @Test
    void romeAdvancesInCultureForACityAndOthersDoNot() {
        Table rome = table().scouts(RED, 1, "c6").start(RED).play(RED, build("c6"));
        assertThat(rome.toldTo(BLUE))
                .containsExactly(
                        new SidMeierCivilizationEvent.CityBuilt(RED, Square.of("c6")),
                        new SidMeierCivilizationEvent.CultureAdvanced(RED, 1),
                        new SidMeierCivilizationEvent.EventDrawn(
                                RED, ecumene.sidmeiercivilization.component.Era.ANCIENT));
        assertThat(rome.toldTo(RED)).hasSize(4).last().isInstanceOf(SidMeierCivilizationEvent.EventSeen.class);
        Table russia = table().scouts(BLUE, 1, "c6").start(BLUE).play(BLUE, build("c6"));
        assertThat(russia.toldTo(RED)).containsExactly(new SidMeierCivilizationEvent.CityBuilt(BLUE, Square.of("c6")));
    }
}
