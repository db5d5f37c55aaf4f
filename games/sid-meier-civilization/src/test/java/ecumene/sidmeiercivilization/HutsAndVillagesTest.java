package ecumene.sidmeiercivilization;

import static ecumene.sidmeiercivilization.Moves.go;
import static ecumene.sidmeiercivilization.Moves.heal;
import static ecumene.sidmeiercivilization.Moves.move;
import static ecumene.sidmeiercivilization.Table.BLUE;
import static ecumene.sidmeiercivilization.Table.RED;
import static ecumene.sidmeiercivilization.Tables.table;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.Prompt;
import ecumene.sidmeiercivilization.component.Arm;
import ecumene.sidmeiercivilization.component.Building;
import ecumene.sidmeiercivilization.component.Civilization;
import ecumene.sidmeiercivilization.component.Marker;
import ecumene.sidmeiercivilization.component.Person;
import ecumene.sidmeiercivilization.component.Square;
import ecumene.sidmeiercivilization.component.Technology;
import ecumene.sidmeiercivilization.component.Terrain;
import ecumene.sidmeiercivilization.component.UnitCard;
import ecumene.testkit.Rule;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Huts and Villages: what is found there, and with whom one fights for it. */
class HutsAndVillagesTest {

    private static SidMeierCivilizationMove draw(Arm arm) {
        return new SidMeierCivilizationMove.DrawBarbarian(arm);
    }

    /** All units of some arms are in the forces of red. */
    private static Table without(Table table, Arm... arms) {
        for (Arm arm : arms) {
            for (int i = 0; i < UnitCard.STRENGTHS; i++) {
                int unit = arm.index() * UnitCard.STRENGTHS + i;
                table.position.forces[unit] += table.position.deck[unit];
                table.position.deck[unit] = 0;
            }
        }
        return table;
    }

    /** Blue wins by its bonus of 24 whatever is drawn. */
    private static Table strong(Table table) {
        return table.building(Building.MILITARY_ACADEMY, "b13")
                .person(Person.GENERAL, "d13")
                .person(Person.GENERAL, "d15")
                .person(Person.GENERAL, "b15");
    }

    private static Table atVillage(Table table) {
        return table.tribe(Board.VILLAGE, "f9")
                .armies(BLUE, 1, "f10")
                .movement(BLUE)
                .play(BLUE, move("f10", 1, 0), go("f9"));
    }

    @Rule(Rulebook.TRIBES)
    @Test
    void aHutIsTakenByWhoeverEntersItAndSeenByNobodyElse() {
        Table table = Table.of(Civilization.ROMANS, Civilization.CHINESE)
                .plain()
                .noFigures()
                .tribe(Board.HUT, "f9")
                .culture(BLUE, 1)
                .armies(BLUE, 1, "f10")
                .movement(BLUE)
                .play(BLUE, move("f10", 1, 0), go("f9"));
        SidMeierCivilizationEvent entered = new SidMeierCivilizationEvent.SquareEntered(BLUE, Square.of("f9"), 1);
        SidMeierCivilizationEvent joined = new SidMeierCivilizationEvent.TribeJoined(BLUE, Square.of("f9"), "hut");
        SidMeierCivilizationEvent gained = new SidMeierCivilizationEvent.CultureGained(BLUE, 3, "chinese");
        assertThat(table.toldTo(RED)).startsWith(entered, joined, gained);
        assertThat(table.toldTo(RED)).noneMatch(SidMeierCivilizationEvent.MarkerSeen.class::isInstance);
        assertThat(table.toldTo(BLUE).get(3)).isInstanceOf(SidMeierCivilizationEvent.MarkerSeen.class);
        assertThat(table.position.markerCount(BLUE, true)).isEqualTo(1);
        assertThat(table.position.markerCount(RED, true)).isZero();
        assertThat(table.position.culture[BLUE]).isEqualTo(4);
    }

    @Rule(Rulebook.TRIBES)
    @Test
    void aVillageIsDefendedByOneUnitOfEachArmThatTheLeftNeighbourPlays() {
        Table table = strong(table().knows(RED, Technology.CHIVALRY, Technology.BIOLOGY));
        atVillage(table.forces(BLUE, "infantry-c"));
        assertThat(table.toldTo(RED))
                .containsExactly(
                        new SidMeierCivilizationEvent.BattleBegan(
                                BLUE, RED, Square.of("f9"), "village", Terrain.GRASSLAND, BLUE, true, 5),
                        new SidMeierCivilizationEvent.BonusCounted(16, 0));
        assertThat(table.position.battleHandSize(1)).isEqualTo(3);
        assertThat(table.moves(RED))
                .extracting(move ->
                        ((SidMeierCivilizationMove.PlayUnit) move).unit().arm())
                .containsExactlyInAnyOrder(Arm.INFANTRY, Arm.MOUNTED, Arm.ARTILLERY);
        int forces = table.position.forces(RED);
        SidMeierCivilizationMove mounted = table.moves(RED).stream()
                .filter(move ->
                        ((SidMeierCivilizationMove.PlayUnit) move).unit().arm() == Arm.MOUNTED)
                .findFirst()
                .orElseThrow();
        UnitCard card = ((SidMeierCivilizationMove.PlayUnit) mounted).unit();
        table.play(RED, mounted);
        assertThat(table.toldTo(BLUE))
                .as("barbarians know nothing of chivalry")
                .containsExactly(new SidMeierCivilizationEvent.UnitPlayed(RED, true, card, 0, card.strength(1), null));
        table.play(BLUE, Moves.attack(0));
        assertThat(table.toldTo(RED))
                .as("footmen are first, and three are enough")
                .containsExactly(
                        new SidMeierCivilizationEvent.UnitPlayed(BLUE, false, UnitCard.of("infantry-c"), 0, 3, card),
                        new SidMeierCivilizationEvent.UnitKilled(RED, true, card, 0, UnitCard.of("infantry-c")));
        table.defaultsUntil("movement");
        assertThat(table.position.forces(RED))
                .as("the barbarians that live go below their decks")
                .isEqualTo(forces);
        assertThat(table.position.forces(BLUE)).isEqualTo(1);
        assertThat(table.armiesOn("f9")).isEqualTo(1);
        assertThat(table.position.markerCount(BLUE, false)).isEqualTo(1);
    }

    @Rule({Rulebook.TRIBES, Rulebook.CIVILIZATIONS})
    @Test
    void whatAVillageBringsIsTold() {
        Table table = table().forces(RED, "infantry-c")
                .building(Building.MILITARY_ACADEMY, "e1")
                .person(Person.GENERAL, "g1")
                .person(Person.GENERAL, "g3")
                .tribe(Board.VILLAGE, "c8")
                .armies(RED, 1, "c7")
                .movement(RED)
                .play(RED, move("c7", 1, 0), go("c8"));
        while (table.asks(BLUE)
                || table.asked().equals("battle")
                || table.asked().equals("play-unit")) {
            int seat = table.asks(BLUE) ? BLUE : RED;
            table.play(seat, table.defaultMove(seat));
        }
        assertThat(table.toldTo(BLUE))
                .contains(
                        new SidMeierCivilizationEvent.SquareEntered(RED, Square.of("c8"), 1),
                        new SidMeierCivilizationEvent.TribeJoined(RED, Square.of("c8"), "village"),
                        new SidMeierCivilizationEvent.CultureAdvanced(RED, 1));
        assertThat(table.toldTo(BLUE))
                .anyMatch(event -> event instanceof SidMeierCivilizationEvent.BattleDecided decided
                        && decided.barbarians()
                        && decided.won()
                        && decided.attack() == 15);
    }

    @Rule({Rulebook.TRIBES, Rulebook.PERSONS})
    @Test
    void aGreatPersonInAVillageJoinsAtOnce() {
        Table table = strong(table())
                .marker(
                        RED,
                        Marker.VILLAGE_IRON,
                        Marker.VILLAGE_IRON,
                        Marker.VILLAGE_IRON,
                        Marker.VILLAGE_SPY,
                        Marker.VILLAGE_SPY,
                        Marker.VILLAGE_SPY,
                        Marker.VILLAGE_URANIUM,
                        Marker.VILLAGE_URANIUM)
                .forces(BLUE, "infantry-c");
        atVillage(table).defaultsUntil("new-person");
        assertThat(table.asks(BLUE)).isTrue();
        assertThat(table.position.markerCount(BLUE, false)).isZero();
    }

    @Rule(Rulebook.TRIBES)
    @Test
    void whereADeckIsUsedUpTheNeighbourTakesAnotherArm() {
        Table table = atVillage(without(table(), Arm.INFANTRY));
        assertThat(table.moves(RED)).containsExactly(draw(Arm.MOUNTED), draw(Arm.ARTILLERY));
        assertThat(table.defaultMove(RED)).isEqualTo(draw(Arm.MOUNTED));
        assertThat(table.prompt(RED))
                .isEqualTo(new Prompt(Prompt.Shape.CHOOSE_ONE, "Barbarians", Rulebook.TRIBES, Map.of("count", 1)));
        table.play(RED, draw(Arm.ARTILLERY));
        assertThat(table.position.battleHandSize(1)).isEqualTo(3);
        assertThat(table.asked()).isNotEqualTo("barbarians");
        Table one = atVillage(without(table(), Arm.INFANTRY, Arm.MOUNTED));
        assertThat(one.position.battleHandSize(1)).as("three of the only arm").isEqualTo(3);
        Table none = atVillage(without(table().trade(RED, 3), Arm.INFANTRY, Arm.MOUNTED, Arm.ARTILLERY));
        assertThat(none.position.battleHandSize(1)).isZero();
        assertThat(none.asked()).isNotEqualTo("barbarians");
    }

    @Rule(Rulebook.TRIBES)
    @Test
    void barbariansDoNotHeal() {
        Table table = strong(table().knows(RED, Technology.BIOLOGY)).forces(BLUE, "infantry-a", "infantry-b");
        atVillage(table).play(RED, table.moves(RED).getFirst()).defaultsUntil(RED, "battle");
        assertThat(table.refusal(RED, heal(Technology.BIOLOGY)))
                .isEqualTo(SidMeierCivilizationRefusal.BARBARIANS_HAVE_NO_ABILITIES);
    }
}
