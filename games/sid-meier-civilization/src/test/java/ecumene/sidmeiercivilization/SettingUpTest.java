package ecumene.sidmeiercivilization;

import static ecumene.sidmeiercivilization.Table.BLUE;
import static ecumene.sidmeiercivilization.Table.RED;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.Event;
import ecumene.engine.EventLog;
import ecumene.engine.Prompt;
import ecumene.engine.match.ToldEvent;
import ecumene.sidmeiercivilization.component.Arm;
import ecumene.sidmeiercivilization.component.Civilization;
import ecumene.sidmeiercivilization.component.Item;
import ecumene.sidmeiercivilization.component.Square;
import ecumene.testkit.Rule;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** General and Player Setup: civilizations, capitals, the first figures. */
class SettingUpTest {

    private static SidMeierCivilizationMove take(Civilization civilization) {
        return new SidMeierCivilizationMove.ChooseCivilization(civilization);
    }

    private static List<SidMeierCivilizationMove> armies(String... squares) {
        return Stream.of(squares)
                .<SidMeierCivilizationMove>map(square -> new SidMeierCivilizationMove.PlaceArmy(Square.of(square)))
                .toList();
    }

    private static List<SidMeierCivilizationMove> scouts(String... squares) {
        return Stream.of(squares)
                .<SidMeierCivilizationMove>map(square -> new SidMeierCivilizationMove.PlaceScout(Square.of(square)))
                .toList();
    }

    @Rule(Rulebook.SETUP)
    @Test
    void eachCivilizationIsChosenOnce() {
        Table table = Table.choosing(2);
        assertThat(table.moves(RED))
                .containsExactlyElementsOf(
                        Civilization.ALL.stream().map(SettingUpTest::take).toList());
        assertThat(table.defaultMove(RED)).isEqualTo(take(Civilization.ALL.getFirst()));
        assertThat(table.prompt(RED))
                .isEqualTo(new Prompt(Prompt.Shape.CHOOSE_ONE, "ChooseCivilization", Rulebook.SETUP));
        table.play(RED, take(Civilization.GERMANS));
        assertThat(table.toldTo(BLUE))
                .containsExactly(new SidMeierCivilizationEvent.CivilizationTaken(RED, Civilization.GERMANS));
        assertThat(table.moves(BLUE)).hasSize(5).doesNotContain(take(Civilization.GERMANS));
        assertThat(table.refusal(BLUE, take(Civilization.GERMANS)))
                .isEqualTo(SidMeierCivilizationRefusal.CIVILIZATION_NOT_FREE);
        table.play(BLUE, take(Civilization.RUSSIANS));
        assertThat(table.toldTo(RED))
                .as("three units each, and two footmen more for Germany")
                .containsExactly(
                        new SidMeierCivilizationEvent.CivilizationTaken(BLUE, Civilization.RUSSIANS),
                        new SidMeierCivilizationEvent.UnitRecruited(RED, Arm.ARTILLERY, false),
                        drawn(table, 0),
                        new SidMeierCivilizationEvent.UnitRecruited(RED, Arm.INFANTRY, false),
                        drawn(table, 1),
                        new SidMeierCivilizationEvent.UnitRecruited(RED, Arm.MOUNTED, false),
                        drawn(table, 2),
                        new SidMeierCivilizationEvent.UnitRecruited(RED, Arm.INFANTRY, false),
                        drawn(table, 3),
                        new SidMeierCivilizationEvent.UnitRecruited(RED, Arm.INFANTRY, false),
                        drawn(table, 4),
                        new SidMeierCivilizationEvent.UnitRecruited(BLUE, Arm.ARTILLERY, false),
                        new SidMeierCivilizationEvent.UnitRecruited(BLUE, Arm.INFANTRY, false),
                        new SidMeierCivilizationEvent.UnitRecruited(BLUE, Arm.MOUNTED, false));
        assertThat(table.position.forces(RED)).isEqualTo(5);
    }

    /** What red alone has seen of its units. */
    private static Event drawn(Table table, int index) {
        return table.toldTo(RED).stream()
                .filter(SidMeierCivilizationEvent.UnitDrawn.class::isInstance)
                .toList()
                .get(index);
    }

    @Rule(Rulebook.SETUP)
    @Test
    void theLearningGameHasNeitherEgyptNorRome() {
        SidMeierCivilization game = new SidMeierCivilization();
        SidMeierCivilizationPosition chosen = game.start(
                game.info()
                        .setup(
                                2,
                                Map.of(
                                        SidMeierCivilization.CIVILIZATIONS,
                                        SidMeierCivilization.CHOSEN,
                                        SidMeierCivilization.LEARNING,
                                        "true")),
                1,
                EventLog.SILENT);
        assertThat(game.legalMoves(chosen, chosen.firstSeat))
                .containsExactly(
                        take(Civilization.AMERICANS),
                        take(Civilization.CHINESE),
                        take(Civilization.GERMANS),
                        take(Civilization.RUSSIANS));
        for (long seed = 1; seed <= 12; seed++) {
            SidMeierCivilizationPosition dealt = game.start(
                    game.info().setup(4, Map.of(SidMeierCivilization.LEARNING, "true")), seed, EventLog.SILENT);
            for (int seat = 0; seat < 4; seat++) {
                assertThat(Empire.civilization(dealt, seat)).isNotIn(Civilization.EGYPTIANS, Civilization.ROMANS);
            }
        }
    }

    @Rule(Rulebook.SETUP)
    @Test
    void theFirstPlayerIsDrawnAndTold() {
        SidMeierCivilization game = new SidMeierCivilization();
        ToldEvent.Keeper log = new ToldEvent.Keeper();
        SidMeierCivilizationPosition position = game.start(game.info().setup(3, Map.of()), 5, log);
        assertThat(ToldEvent.toldTo(RED, log.events()))
                .startsWith(
                        new SidMeierCivilizationEvent.FirstPlayerChosen(position.firstSeat),
                        new SidMeierCivilizationEvent.CivilizationTaken(0, Empire.civilization(position, 0)),
                        new SidMeierCivilizationEvent.CivilizationTaken(1, Empire.civilization(position, 1)),
                        new SidMeierCivilizationEvent.CivilizationTaken(2, Empire.civilization(position, 2)));
    }

    @Rule(Rulebook.PLAYER_SETUP)
    @Test
    void theCapitalAndTheFirstFiguresArePlacedOneByOne() {
        Table table = Table.beforeSetup(Civilization.ROMANS, Civilization.RUSSIANS);
        assertThat(table.prompt(RED)).isEqualTo(new Prompt(Prompt.Shape.PLACE, "PlaceCapital", Rulebook.PLAYER_SETUP));
        table.play(RED, new SidMeierCivilizationMove.PlaceCapital(Square.of("f2")));
        assertThat(table.toldTo(BLUE))
                .containsExactly(new SidMeierCivilizationEvent.CapitalPlaced(RED, Square.of("f2")));
        // Land for all: no water of the printed tile.
        table.plain();
        assertThat(table.moves(RED)).containsExactlyElementsOf(armies("e1", "f1", "g1", "e2", "g2", "e3", "f3", "g3"));
        assertThat(table.prompt(RED))
                .isEqualTo(
                        new Prompt(Prompt.Shape.PLACE, "StartingFigures", Rulebook.PLAYER_SETUP, Map.of("armies", 1)));
        assertThat(table.defaultMove(RED))
                .as("towards the middle")
                .isEqualTo(armies("e3").getFirst());
        assertThat(table.refusal(RED, scouts("e3").getFirst()))
                .isEqualTo(SidMeierCivilizationRefusal.PLACE_FIGURES_NOW);
        assertThat(table.refusal(RED, armies("e4").getFirst()))
                .isEqualTo(SidMeierCivilizationRefusal.ONLY_IN_THE_OUTSKIRTS);
        table.play(RED, armies("e3").getFirst());
        assertThat(table.toldTo(BLUE))
                .containsExactly(new SidMeierCivilizationEvent.FigurePlaced(RED, Item.ARMY, Square.of("e3"), "start"));
        assertThat(table.moves(RED)).containsExactlyElementsOf(scouts("e1", "f1", "g1", "e2", "g2", "e3", "f3", "g3"));
        assertThat(table.defaultMove(RED))
                .as("rather where nobody is")
                .isEqualTo(scouts("f3").getFirst());
        assertThat(table.refusal(RED, armies("e3").getFirst()))
                .isEqualTo(SidMeierCivilizationRefusal.PLACE_FIGURES_NOW);
        assertThat(table.refusal(RED, scouts("e4").getFirst()))
                .isEqualTo(SidMeierCivilizationRefusal.ONLY_IN_THE_OUTSKIRTS);
        table.play(RED, scouts("f3").getFirst());
        assertThat(table.asked()).isEqualTo("place-capital");
        assertThat(table.asks(BLUE)).isTrue();
        assertThat(table.armiesOn("e3") + table.scoutsOn("f3")).isEqualTo(2);
    }

    @Rule({Rulebook.PLAYER_SETUP, Rulebook.CIVILIZATIONS})
    @Test
    void russiaBeginsWithTwoArmies() {
        Table table = Table.beforeSetup(Civilization.ROMANS, Civilization.RUSSIANS);
        table.defaultsUntil(BLUE, "place-capital");
        table.play(BLUE, new SidMeierCivilizationMove.PlaceCapital(Square.of("c14")))
                .plain();
        assertThat(table.prompt(BLUE).args()).isEqualTo(Map.of("armies", 2));
        assertThat(table.defaultMove(BLUE)).isEqualTo(armies("c13").getFirst());
        table.play(BLUE, armies("c13").getFirst());
        assertThat(table.defaultMove(BLUE)).isEqualTo(armies("d13").getFirst());
        table.play(BLUE, armies("c13").getFirst());
        assertThat(table.moves(BLUE))
                .containsExactlyElementsOf(scouts("b13", "c13", "d13", "b14", "d14", "b15", "c15", "d15"));
        assertThat(table.refusal(BLUE, scouts("e1").getFirst()))
                .isEqualTo(SidMeierCivilizationRefusal.ONLY_IN_THE_OUTSKIRTS);
        table.play(BLUE, scouts("d13").getFirst());
        assertThat(table.toldTo(RED))
                .startsWith(new SidMeierCivilizationEvent.FigurePlaced(BLUE, Item.SCOUT, Square.of("d13"), "start"))
                .contains(new SidMeierCivilizationEvent.TurnBegan(1, RED));
        assertThat(table.asked()).isEqualTo("start-of-turn");
        assertThat(table.armiesOn("c13")).isEqualTo(2);
    }

    @Rule({Rulebook.PLAYER_SETUP, Rulebook.CIVILIZATIONS})
    @Test
    void whatCivilizationsBeginWith() {
        Table table = Table.of(Civilization.ROMANS, Civilization.CHINESE);
        assertThat(table.position.walls).containsExactly(0, 0, 0, 1, 0, 0);
        Table egypt =
                Table.choosing(2).play(RED, take(Civilization.AMERICANS)).play(BLUE, take(Civilization.EGYPTIANS));
        assertThat(egypt.toldTo(RED))
                .anyMatch(event -> event instanceof SidMeierCivilizationEvent.WonderGiven given && given.seat() == BLUE)
                .last()
                .isInstanceOf(SidMeierCivilizationEvent.WonderTurnedUp.class);
        egypt.defaultsUntil("starting-figures");
        SidMeierCivilizationMove army = egypt.defaultMove(RED);
        egypt.play(RED, army);
        egypt.play(RED, egypt.defaultMove(RED));
        assertThat(egypt.asked()).as("the great person of America").isEqualTo("new-person");
        assertThat(egypt.toldTo(BLUE)).anyMatch(SidMeierCivilizationEvent.PersonDrawn.class::isInstance);
        assertThat(egypt.moves(RED)).isNotEmpty().allMatch(SidMeierCivilizationMove.PlacePerson.class::isInstance);
    }
}
