package ecumene.sidmeiercivilization;

import static ecumene.sidmeiercivilization.Moves.at;
import static ecumene.sidmeiercivilization.Moves.choose;
import static ecumene.sidmeiercivilization.Moves.discover;
import static ecumene.sidmeiercivilization.Moves.done;
import static ecumene.sidmeiercivilization.Moves.endPhase;
import static ecumene.sidmeiercivilization.Moves.figures;
import static ecumene.sidmeiercivilization.Moves.go;
import static ecumene.sidmeiercivilization.Moves.letPass;
import static ecumene.sidmeiercivilization.Moves.move;
import static ecumene.sidmeiercivilization.Moves.play;
import static ecumene.sidmeiercivilization.Moves.raze;
import static ecumene.sidmeiercivilization.Moves.stop;
import static ecumene.sidmeiercivilization.Table.BLUE;
import static ecumene.sidmeiercivilization.Table.RED;
import static ecumene.sidmeiercivilization.Tables.hidden;
import static ecumene.sidmeiercivilization.Tables.table;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.Loss;
import ecumene.engine.Prompt;
import ecumene.sidmeiercivilization.component.Building;
import ecumene.sidmeiercivilization.component.EventCard;
import ecumene.sidmeiercivilization.component.Square;
import ecumene.sidmeiercivilization.component.Technology;
import ecumene.sidmeiercivilization.component.Terrain;
import ecumene.testkit.Rule;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Groups on their way, by land and water: where they can go and stop, who is left of them, and what is told. */
class GroupsTest {

    private static Prompt march(String square, int left, int armies, int scouts) {
        return new Prompt(
                Prompt.Shape.PLACE,
                "March",
                Rulebook.MOVEMENT,
                Map.of("square", Square.of(square), "left", left, "armies", armies, "scouts", scouts));
    }

    private static SidMeierCivilizationEvent moved(int seat, String from, String to, int armies, int scouts) {
        return new SidMeierCivilizationEvent.FiguresMoved(seat, Square.of(from), Square.of(to), armies, scouts);
    }

    private static SidMeierCivilizationEvent arrived(
            String from, String to, int armies, int scouts, int near, boolean own, boolean capital, int distance) {
        return new SidMeierCivilizationEvent.GroupArrived(
                BLUE, Square.of(from), Square.of(to), Terrain.GRASSLAND, armies, scouts, near, own, capital, distance);
    }

    @Rule({Rulebook.MOVEMENT, Rulebook.STACKING})
    @Test
    void aGroupGoesTogetherOrInParts() {
        Table table = table().armies(BLUE, 1, "f10").scouts(BLUE, 1, "f10").movement(BLUE);
        assertThat(table.moves(BLUE))
                .containsExactly(move("f10", 0, 1), move("f10", 1, 0), move("f10", 1, 1), endPhase());
        assertThat(table.prompt(BLUE))
                .isEqualTo(new Prompt(Prompt.Shape.CHOOSE_ONE, "Movement", Rulebook.MOVEMENT, Map.of("figures", 2)));
        table.play(BLUE, move("f10", 1, 1));
        assertThat(table.moves(BLUE)).containsExactly(go("f9"), go("e10"), go("g10"), go("f11"), stop());
        assertThat(table.prompt(BLUE)).isEqualTo(march("f10", 2, 1, 1));
        assertThat(table.defaultMove(BLUE)).isEqualTo(stop());
        table.play(BLUE, go("f9"));
        assertThat(table.toldTo(RED)).containsExactly(moved(BLUE, "f10", "f9", 1, 1));
        assertThat(table.prompt(BLUE)).isEqualTo(march("f9", 1, 1, 1));
        table.play(BLUE, stop());
        assertThat(table.toldTo(RED)).startsWith(arrived("f10", "f9", 1, 1, BLUE, true, true, 5));
        Table stays = table().armies(BLUE, 1, "f10").scouts(BLUE, 1, "g10").movement(BLUE);
        stays.play(BLUE, move("f10", 1, 0), stop());
        assertThat(stays.toldTo(RED)).as("nobody has gone anywhere").isEmpty();
        assertThat(stays.moves(BLUE)).containsExactly(move("g10", 0, 1), endPhase());
    }

    @Rule(Rulebook.MOVEMENT)
    @Test
    void theWholeWayIsToldByTheNearestCity() {
        Table table = table().city(BLUE, "c10")
                .armies(BLUE, 1, "f11")
                .armies(BLUE, 1, "e7")
                .armies(BLUE, 1, "g7");
        table.movement(BLUE).play(BLUE, move("f11", 1, 0), go("f10"), stop());
        assertThat(table.toldTo(RED)).containsExactly(arrived("f11", "f10", 1, 0, BLUE, true, false, 3));
        table.play(BLUE, move("e7", 1, 0), go("e6"), stop());
        assertThat(table.toldTo(RED))
                .as("of two as near, one's own")
                .containsExactly(arrived("e7", "e6", 1, 0, BLUE, true, false, 4));
        table.play(BLUE, move("g7", 1, 0), go("g6"), go("g5"));
        assertThat(table.toldTo(RED))
                .startsWith(moved(BLUE, "g6", "g5", 1, 0), arrived("g7", "g5", 1, 0, RED, false, true, 3));
    }

    @Rule(Rulebook.MOVEMENT)
    @Test
    void whoHasMovedToAFigureHasMovedAndThatFigureHasNot() {
        Table scouts = table().armies(BLUE, 1, "f9").scouts(BLUE, 1, "f10").scouts(BLUE, 1, "e9");
        scouts.movement(BLUE).play(BLUE, move("f10", 0, 1), go("f9"), stop());
        assertThat(scouts.moves(BLUE)).containsExactly(move("e9", 0, 1), move("f9", 1, 0), endPhase());
        scouts.play(BLUE, move("e9", 0, 1), go("f9"), stop());
        assertThat(scouts.moves(BLUE)).containsExactly(move("f9", 1, 0), endPhase());
        assertThat(scouts.refusal(BLUE, move("f9", 0, 1))).isEqualTo(SidMeierCivilizationRefusal.FIGURES_HAVE_MOVED);
        Table armies = table().armies(BLUE, 1, "f9").armies(BLUE, 1, "f10").armies(BLUE, 1, "e9");
        armies.movement(BLUE).play(BLUE, move("f10", 1, 0), go("f9"), stop());
        armies.play(BLUE, move("e9", 1, 0), go("f9"), stop());
        assertThat(armies.moves(BLUE)).containsExactly(move("f9", 1, 0), endPhase());
        Table mixed = table().armies(BLUE, 1, "f10").scouts(BLUE, 1, "f9").scouts(BLUE, 1, "e9");
        mixed.movement(BLUE).play(BLUE, move("f10", 1, 0), go("f9"), stop());
        mixed.play(BLUE, move("e9", 0, 1), go("f9"), stop());
        assertThat(mixed.moves(BLUE)).containsExactly(move("f9", 0, 1), endPhase());
    }

    @Rule(Rulebook.MOVEMENT)
    @Test
    void whoEndsThePhaseIsToldHowManyFiguresCouldStillGo() {
        Table table = table().terrain(Terrain.WATER, "b7", "d7", "c6", "c8")
                .armies(BLUE, 1, "c7")
                .scouts(BLUE, 1, "c7")
                .card(BLUE, EventCard.BREAD_AND_CIRCUSES)
                .movement(BLUE);
        assertThat(table.moves(BLUE)).containsExactly(endPhase());
        assertThat(table.loss(BLUE, endPhase())).as("nobody can go").isNull();
        assertThat(table.prompt(BLUE).args()).isEqualTo(Map.of("figures", 0));
        table.armies(BLUE, 1, "f10").scouts(BLUE, 1, "f10");
        assertThat(table.prompt(BLUE).args()).isEqualTo(Map.of("figures", 2));
        assertThat(table.loss(BLUE, endPhase())).isEqualTo(new Loss("figures", Map.of("count", 2)));
        table.play(BLUE, move("f10", 1, 0), go("f9"), stop());
        assertThat(table.prompt(BLUE).args()).isEqualTo(Map.of("figures", 1));
        assertThat(table.loss(BLUE, endPhase()))
                .as("also where it waits to build a city")
                .isEqualTo(new Loss("figures", Map.of("count", 1)));
    }

    @Rule(Rulebook.MOVEMENT)
    @Test
    void whoEndsTheMovementIsToldOfAllFiguresThatCouldStillGo() {
        Table table = table().armies(BLUE, 1, "c13").armies(BLUE, 1, "f1").scouts(BLUE, 1, "f10");
        table.movement(BLUE);
        assertThat(table.loss(BLUE, endPhase()))
                .as("a guard, a blockade, and a scout where a city can be built")
                .isEqualTo(new Loss("figures", Map.of("count", 3)));
        assertThat(table.loss(BLUE, move("f10", 0, 1))).isNull();
        table.position.freeze(Square.of("f10").index());
        assertThat(table.loss(BLUE, endPhase()))
                .as("who is held fast could not go")
                .isEqualTo(new Loss("figures", Map.of("count", 2)));
    }

    @Rule(Rulebook.WATER)
    @Test
    void whoMayNotStayInTheWaterGoesOnToTheNearestShore() {
        Table table = table().knows(BLUE, Technology.NAVIGATION)
                .terrain(Terrain.WATER, "f9", "e9", "g9")
                .armies(BLUE, 1, "f10")
                .movement(BLUE)
                .play(BLUE, move("f10", 1, 0), go("f9"));
        assertThat(table.moves(BLUE)).containsExactly(go("f8"), go("f10"));
        assertThat(table.defaultMove(BLUE)).isEqualTo(go("f8"));
        assertThat(table.refusal(BLUE, go("e9"))).isEqualTo(SidMeierCivilizationRefusal.NOT_IN_WATER);
        table.armies(RED, 1, "f8");
        assertThat(table.moves(BLUE)).containsExactly(go("f8"), go("f10"));
        assertThat(table.defaultMove(BLUE)).as("nobody is attacked by default").isEqualTo(go("f10"));
        Table fast = table().knows(BLUE, Technology.NAVIGATION, Technology.HORSEBACK_RIDING)
                .terrain(Terrain.WATER, "f9", "e9", "g9", "f8")
                .armies(BLUE, 1, "f10")
                .movement(BLUE)
                .play(BLUE, move("f10", 1, 0), go("f9"));
        assertThat(fast.moves(BLUE)).containsExactly(go("f8"), go("e9"), go("g9"), go("f10"));
        assertThat(fast.defaultMove(BLUE)).as("one step, not two").isEqualTo(go("f10"));
    }

    /** Red at the shore of c6; the tile of e6 lies face down behind the water of d6. */
    private static Table shore(Technology... technologies) {
        return hidden(table())
                .knows(RED, technologies)
                .terrain(Terrain.WATER, "d5", "d6", "d7")
                .armies(RED, 1, "c6")
                .movement(RED)
                .play(RED, move("c6", 1, 0));
    }

    @Rule({Rulebook.DISCOVERY, Rulebook.WATER})
    @Test
    void fromTheWaterATileIsTurnedUpIfThereIsAStepLeftToLand() {
        Table slow = shore(Technology.NAVIGATION);
        assertThat(slow.loss(RED, go("d6"))).isEqualTo(new Loss("way", Map.of()));
        slow.play(RED, go("d6"));
        assertThat(slow.moves(RED)).containsExactly(go("c6"));
        assertThat(slow.refusal(RED, discover("e6"))).isEqualTo(SidMeierCivilizationRefusal.NOT_IN_WATER);
        Table fast = shore(Technology.NAVIGATION, Technology.HORSEBACK_RIDING);
        fast.play(RED, go("d6"));
        assertThat(fast.moves(RED)).containsExactly(go("d5"), go("c6"), discover("e6"), go("d7"));
        assertThat(fast.refusal(RED, discover("f6"))).isEqualTo(SidMeierCivilizationRefusal.ONLY_TO_NEIGHBOURS);
        SidMeierCivilizationPosition before = fast.position.copy();
        fast.play(RED, discover("e6"));
        assertThat(fast.position.knowsMoreThan(before)).isTrue();
        int slot = fast.position.layout.slot(Square.of("e6").index());
        assertThat(fast.toldTo(BLUE))
                .containsExactly(new SidMeierCivilizationEvent.TileDiscovered(
                        RED, Board.tile(fast.position, slot), Square.of("e6")));
        assertThat(fast.position.turned[slot])
                .as("its lower edge towards the explorer in the west")
                .isEqualTo((byte) 1);
        assertThat(fast.prompt(RED)).isEqualTo(march("d6", 1, 1, 0));
    }

    @Rule({Rulebook.DISCOVERY, Rulebook.WATER})
    @Test
    void aStepIntoTheWaterLeadsOnIfATileCanBeTurnedUpFromThere() {
        Table table = shore(Technology.NAVIGATION, Technology.HORSEBACK_RIDING).terrain(Terrain.WATER, "d4", "d8");
        table.terrain(Terrain.WATER, "c5", "c7", "b6", "b5", "b7", "a6", "c4", "c8", "a7", "b8", "c9");
        assertThat(table.loss(RED, go("d6"))).isNull();
        assertThat(table.loss(RED, go("c7"))).isEqualTo(new Loss("way", Map.of()));
    }

    @Rule(Rulebook.DISCOVERY)
    @Test
    void whoCanGoNowhereMaySetOutToTurnUpATile() {
        Table table = hidden(table())
                .terrain(Terrain.WATER, "d5", "c6", "d7")
                .armies(BLUE, 1, "d6")
                .movement(BLUE);
        assertThat(table.moves(BLUE)).containsExactly(move("d6", 1, 0), endPhase());
        table.play(BLUE, move("d6", 1, 0));
        assertThat(table.moves(BLUE)).containsExactly(discover("e6"), stop());
    }

    @Rule(Rulebook.ABILITIES)
    @Test
    void anArmyThatCanGoNowhereMaySetOutToRazeAndAScoutMayNot() {
        Table table = table().knows(RED, Technology.COMBUSTION)
                .city(BLUE, "b10")
                .building(Building.TEMPLE, "c9")
                .terrain(Terrain.WATER, "c8", "b9", "d9", "c10")
                .scouts(RED, 1, "c9")
                .card(RED, EventCard.BREAD_AND_CIRCUSES)
                .movement(RED);
        assertThat(table.moves(RED)).containsExactly(endPhase());
        table.armies(RED, 1, "c9");
        assertThat(table.moves(RED)).containsExactly(move("c9", 1, 0), move("c9", 1, 1), endPhase());
        table.play(RED, move("c9", 1, 0));
        assertThat(table.moves(RED)).containsExactly(raze(), stop());
        table.play(RED, raze());
        assertThat(table.toldTo(BLUE))
                .containsExactly(
                        new SidMeierCivilizationEvent.BuildingDestroyed(BLUE, Building.TEMPLE, Square.of("c9")));
        assertThat(table.asked()).isEqualTo("movement");
        assertThat(table.refusal(RED, move("c9", 1, 0))).isEqualTo(SidMeierCivilizationRefusal.FIGURES_HAVE_MOVED);
        Table scout = table().knows(RED, Technology.COMBUSTION)
                .city(BLUE, "b10")
                .building(Building.TEMPLE, "c9")
                .scouts(RED, 1, "c9")
                .movement(RED)
                .play(RED, move("c9", 0, 1));
        assertThat(scout.refusal(RED, raze())).isEqualTo(SidMeierCivilizationRefusal.NOTHING_TO_RAZE);
    }

    @Rule({Rulebook.MOVEMENT, Rulebook.EVENTS})
    @Test
    void eventsArePlayedOnTheWayWhileStepsAreLeft() {
        Table table = table().card(BLUE, EventCard.DEFECTION)
                .armies(BLUE, 1, "f10")
                .armies(BLUE, 1, "h12")
                .armies(RED, 1, "f13")
                .scouts(RED, 1, "f13")
                .movement(BLUE)
                .play(BLUE, move("f10", 1, 0));
        assertThat(table.moves(BLUE))
                .containsExactly(go("f9"), go("e10"), go("g10"), go("f11"), play(EventCard.DEFECTION), stop());
        Table over = table.copy().play(BLUE, go("f9"), go("f8"));
        assertThat(over.asked()).as("without steps the move is over").isEqualTo("movement");
        SidMeierCivilizationPosition before = table.position.copy();
        table.play(BLUE, play(EventCard.DEFECTION));
        assertThat(table.position.knowsMoreThan(before)).isTrue();
        assertThat(table.toldTo(RED))
                .containsExactly(new SidMeierCivilizationEvent.EventPlayed(BLUE, EventCard.DEFECTION));
        assertThat(table.prompt(BLUE))
                .isEqualTo(new Prompt(
                        Prompt.Shape.CHOOSE_ONE, "Aim", Rulebook.EVENTS, Map.of("source", EventCard.DEFECTION)));
        assertThat(table.moves(BLUE)).containsExactly(at("f10"), at("h12"), at("f13"));
        assertThat(table.defaultMove(BLUE)).isEqualTo(at("f13"));
        table.play(BLUE, at("f13"));
        assertThat(table.prompt(BLUE).name()).isEqualTo("AimFurther");
        assertThat(table.moves(BLUE)).containsExactly(figures(0, 1), figures(1, 0));
        table.play(BLUE, figures(1, 0));
        assertThat(table.toldTo(RED))
                .containsExactly(new SidMeierCivilizationEvent.FiguresLost(RED, Square.of("f13"), 1, 0));
        assertThat(table.prompt(BLUE)).isEqualTo(march("f10", 2, 1, 0));
    }

    @Rule({Rulebook.MOVEMENT, Rulebook.EVENTS})
    @Test
    void whoeverIsStruckOnTheWayBelongedToTheGroupThatGoes() {
        Table table = table().card(RED, EventCard.DEFECTION)
                .armies(BLUE, 1, "h2")
                .scouts(BLUE, 2, "h2")
                .movement(BLUE)
                .play(BLUE, move("h2", 1, 1), go("g2"));
        assertThat(table.asked()).isEqualTo("interrupt");
        Table passed = table.copy().play(RED, letPass());
        assertThat(passed.armiesOn("g2")).isEqualTo(1);
        assertThat(passed.scoutsOn("g2")).isEqualTo(1);
        assertThat(passed.scoutsOn("h2")).isEqualTo(1);
        table.play(RED, play(EventCard.DEFECTION), figures(0, 1));
        assertThat(table.armiesOn("g2")).isEqualTo(1);
        assertThat(table.scoutsOn("g2")).isZero();
        assertThat(table.scoutsOn("h2")).as("who stayed behind").isEqualTo(1);
    }

    @Rule({Rulebook.ENEMIES, Rulebook.MOVEMENT})
    @Test
    void whoAttacksHasMovedAndWhoStayedBehindHasNot() {
        Table table = table().armies(BLUE, 2, "f10")
                .scouts(RED, 2, "f9")
                .trade(RED, 1)
                .movement(BLUE)
                .play(BLUE, move("f10", 1, 0), go("f9"));
        assertThat(table.toldTo(RED))
                .as("who attacked whom, and where")
                .containsExactly(
                        new SidMeierCivilizationEvent.ScoutsKilled(
                                BLUE, RED, Square.of("f9"), 2, Terrain.GRASSLAND, BLUE, true, 5),
                        new SidMeierCivilizationEvent.SquareEntered(BLUE, Square.of("f9"), 1));
        table.play(BLUE, done());
        assertThat(table.asked()).isEqualTo("movement");
        assertThat(table.moves(BLUE)).containsExactly(move("f10", 1, 0), endPhase());
        assertThat(table.refusal(BLUE, move("f9", 1, 0))).isEqualTo(SidMeierCivilizationRefusal.FIGURES_HAVE_MOVED);
    }

    @Rule(Rulebook.CIVILIZATIONS)
    @Test
    void russiaSacrificesOneFigureATurnForATechnology() {
        SidMeierCivilizationMove infiltrate = new SidMeierCivilizationMove.Infiltrate(Square.of("f2"));
        Table table = table().knows(RED, Technology.POTTERY)
                .armies(BLUE, 2, "f3")
                .movement(BLUE)
                .play(BLUE, move("f3", 1, 0));
        Table known = table.copy().knows(BLUE, Technology.POTTERY, Technology.CODE_OF_LAWS);
        assertThat(known.refusal(BLUE, infiltrate)).isEqualTo(SidMeierCivilizationRefusal.NOBODY_TEACHES_THAT);
        Table frozen = table.copy();
        frozen.position.freeze(Square.of("f3").index());
        assertThat(frozen.refusal(BLUE, infiltrate)).isEqualTo(SidMeierCivilizationRefusal.SQUARE_IS_FROZEN);
        assertThat(table.moves(BLUE)).contains(go("f2"), infiltrate);
        table.play(BLUE, infiltrate);
        assertThat(table.toldTo(RED))
                .containsExactly(new SidMeierCivilizationEvent.CityInfiltrated(BLUE, RED, Square.of("f2")));
        assertThat(table.moves(BLUE)).containsExactly(choose(Technology.CODE_OF_LAWS), choose(Technology.POTTERY));
        table.play(BLUE, choose(Technology.POTTERY));
        assertThat(table.asked()).isEqualTo("movement");
        assertThat(table.armiesOn("f3")).isEqualTo(1);
        table.play(BLUE, move("f3", 1, 0));
        assertThat(table.refusal(BLUE, infiltrate)).isEqualTo(SidMeierCivilizationRefusal.INFILTRATED_THIS_TURN);
    }
}
