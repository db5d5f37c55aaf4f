package ecumene.sidmeiercivilization;

import static ecumene.sidmeiercivilization.Table.BLUE;
import static ecumene.sidmeiercivilization.Table.RED;
import static ecumene.sidmeiercivilization.Table.at;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.EventLog;
import ecumene.sidmeiercivilization.component.Arm;
import ecumene.sidmeiercivilization.component.Building;
import ecumene.sidmeiercivilization.component.Civilization;
import ecumene.sidmeiercivilization.component.CultureTrack;
import ecumene.sidmeiercivilization.component.Era;
import ecumene.sidmeiercivilization.component.EventCard;
import ecumene.sidmeiercivilization.component.Government;
import ecumene.sidmeiercivilization.component.Item;
import ecumene.sidmeiercivilization.component.Layout;
import ecumene.sidmeiercivilization.component.MapTile;
import ecumene.sidmeiercivilization.component.Resource;
import ecumene.sidmeiercivilization.component.Square;
import ecumene.sidmeiercivilization.component.Technology;
import ecumene.sidmeiercivilization.component.Terrain;
import ecumene.sidmeiercivilization.component.Wonder;
import ecumene.testkit.Rule;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** General Setup, Player Setup and the bonuses of the civilizations. */
class SetupTest {

    @Rule(Rulebook.SETUP)
    @Test
    void everybodyHasThreeUnitsAndTheMarketIsFilled() {
        Table table = Table.of(Civilization.AMERICANS, Civilization.RUSSIANS, Civilization.CHINESE);
        for (int seat = 0; seat < 3; seat++) {
            assertThat(table.position.forces(seat, Arm.INFANTRY)).isEqualTo(1);
            assertThat(table.position.forces(seat, Arm.MOUNTED)).isEqualTo(1);
            assertThat(table.position.forces(seat, Arm.ARTILLERY)).isEqualTo(1);
        }
        assertThat(table.position.market).containsExactly(3, 3, 3, 3);
        long open = Wonder.ALL.stream()
                .filter(wonder -> table.position.wonderState[wonder.index()] == SidMeierCivilizationPosition.IN_MARKET)
                .count();
        assertThat(open).isEqualTo(4);
    }

    @Rule(Rulebook.SETUP)
    @Test
    void everyNumberOfPlayersHasItsMap() {
        assertThat(Layout.of(2).slots()).isEqualTo(8);
        assertThat(Layout.of(3).slots()).isEqualTo(10);
        assertThat(Layout.of(4).slots()).isEqualTo(16);
        assertThat(Layout.of(2).squares()).hasSize(8 * MapTile.SQUARES);
        assertThat(Layout.of(3).squares()).hasSize(10 * MapTile.SQUARES);
        assertThat(Layout.of(4).squares()).hasSize(16 * MapTile.SQUARES);
    }

    @Rule(Rulebook.SETUP)
    @Test
    void civilizationsAreChosenInTurnAndOnlyOnce() {
        Table table = Table.beforeSetup(Civilization.ROMANS, Civilization.RUSSIANS);
        assertThat(Empire.civilization(table.position, RED)).isEqualTo(Civilization.ROMANS);
        SidMeierCivilization game = new SidMeierCivilization();
        SidMeierCivilizationPosition position =
                game.start(game.info().setup(2, Map.of("civilizations", "chosen")), 4, EventLog.SILENT);
        int first = position.firstSeat;
        game.play(
                position, first, new SidMeierCivilizationMove.ChooseCivilization(Civilization.ROMANS), EventLog.SILENT);
        assertThat(game.refusal(
                        position, 1 - first, new SidMeierCivilizationMove.ChooseCivilization(Civilization.ROMANS)))
                .isEqualTo(SidMeierCivilizationRefusal.CIVILIZATION_NOT_FREE);
    }

    @Rule(Rulebook.PLAYER_SETUP)
    @Test
    void theCapitalStandsOnOneOfTheFourMiddleSquares() {
        Table table = Table.beforeSetup(Civilization.AMERICANS, Civilization.GERMANS);
        assertThat(table.asked()).isEqualTo("place-capital");
        assertThat(table.moves(RED))
                .containsExactlyInAnyOrder(
                        new SidMeierCivilizationMove.PlaceCapital(Square.of("f2")),
                        new SidMeierCivilizationMove.PlaceCapital(Square.of("g2")),
                        new SidMeierCivilizationMove.PlaceCapital(Square.of("f3")),
                        new SidMeierCivilizationMove.PlaceCapital(Square.of("g3")));
        assertThat(table.refusal(RED, new SidMeierCivilizationMove.PlaceCapital(Square.of("e1"))))
                .isEqualTo(SidMeierCivilizationRefusal.CAPITAL_IN_THE_MIDDLE);
    }

    @Rule(Rulebook.PLAYER_SETUP)
    @Test
    void figuresStartInTheOutskirtsAndNotInWater() {
        Table table = Table.beforeSetup(Civilization.AMERICANS, Civilization.GERMANS);
        table.play(RED, new SidMeierCivilizationMove.PlaceCapital(Square.of("f3")));
        assertThat(table.asked()).isEqualTo("starting-figures");
        for (SidMeierCivilizationMove move : table.moves(RED)) {
            Square square = ((SidMeierCivilizationMove.PlaceArmy) move).square();
            assertThat(Square.distance(square.index(), at("f3"))).isEqualTo(1);
            assertThat(Board.isWater(table.position, square.index())).isFalse();
        }
        assertThat(table.refusal(RED, new SidMeierCivilizationMove.PlaceArmy(Square.of("h1"))))
                .isEqualTo(SidMeierCivilizationRefusal.ONLY_IN_THE_OUTSKIRTS);
    }

    @Rule(Rulebook.PLAYER_SETUP)
    @Test
    void theFirstTechnologyGovernmentAndTradeAreSet() {
        Table table = Table.of(Civilization.ROMANS, Civilization.RUSSIANS);
        assertThat(Empire.government(table.position, RED)).isEqualTo(Government.REPUBLIC);
        assertThat(Empire.government(table.position, BLUE)).isEqualTo(Government.COMMUNISM);
        assertThat(Empire.knows(table.position, RED, Technology.CODE_OF_LAWS)).isTrue();
        assertThat(Empire.row(table.position, BLUE, Technology.COMMUNISM)).isEqualTo(1);
        assertThat(Empire.inRow(table.position, BLUE, 1)).isEqualTo(1);
        assertThat(Empire.inRow(table.position, BLUE, 3)).isZero();
        assertThat(table.position.trade[RED]).isEqualTo(3);
    }

    @Rule(Rulebook.CIVILIZATIONS)
    @Test
    void americaBeginsWithOneGreatPersonAndRushesTwoForThree() {
        Table table = Table.of(Civilization.AMERICANS, Civilization.GERMANS);
        int persons = 0;
        for (int square : Square.around(at("f3"))) {
            persons += Board.person(table.position, square) == -1 ? 0 : 1;
        }
        assertThat(persons).isEqualTo(1);
        table.plain().noFigures().trade(RED, 6).cityManagement(RED);
        table.play(RED, new SidMeierCivilizationMove.UseCity(Square.of("f3")));
        int missing = 4 - table.production(0);
        int price = 3 * ((missing + 1) / 2);
        assertThat(table.moves(RED)).contains(new SidMeierCivilizationMove.Produce(Item.ARMY, price));
    }

    @Rule(Rulebook.CIVILIZATIONS)
    @Test
    void chinaBeginsWithWalls() {
        Table table = Table.of(Civilization.CHINESE, Civilization.GERMANS);
        assertThat(table.position.walls[0]).isEqualTo((byte) 1);
        assertThat(table.position.walls[3]).isZero();
    }

    @Rule({Rulebook.CIVILIZATIONS, Rulebook.SETUP})
    @Test
    void egyptBeginsWithAnAncientWonderAndAMedievalOneTakesItsPlace() {
        Table table = Table.of(Civilization.EGYPTIANS, Civilization.GERMANS);
        int own = 0;
        int medieval = 0;
        for (Wonder wonder : Wonder.ALL) {
            if (table.position.wonderSquare[wonder.index()] != -1) {
                own++;
                assertThat(wonder.era()).isEqualTo(Era.ANCIENT);
                assertThat(Empire.wonderOwner(table.position, wonder.index())).isEqualTo(RED);
            }
            boolean open = table.position.wonderState[wonder.index()] == SidMeierCivilizationPosition.IN_MARKET;
            medieval += open && wonder.era() == Era.MEDIEVAL ? 1 : 0;
        }
        assertThat(own).isEqualTo(1);
        assertThat(medieval).isEqualTo(1);
    }

    @Rule(Rulebook.CIVILIZATIONS)
    @Test
    void egyptBuildsOneBuildingATurnForNothing() {
        Table table =
                Table.of(Civilization.EGYPTIANS, Civilization.GERMANS).plain().noFigures();
        table.terrain(Terrain.MOUNTAIN, "h4").trade(RED, 0).card(RED, EventCard.DROUGHT);
        table.cityManagement(RED)
                .play(
                        RED,
                        new SidMeierCivilizationMove.UseCity(Square.of("g3")),
                        new SidMeierCivilizationMove.ProduceFree(Item.of(Building.WORKSHOP)));
        assertThat(Board.building(table.position, at("h4"))).isEqualTo(Building.WORKSHOP.index());
        assertThat(table.position.hasUsed(RED, Once.FREE_BUILDING)).isTrue();
    }

    @Rule(Rulebook.CIVILIZATIONS)
    @Test
    void germanyBeginsWithFiveUnitsAndGainsMoreForImprovedArms() {
        Table table = Table.of(Civilization.AMERICANS, Civilization.GERMANS);
        assertThat(table.position.forces(BLUE)).isEqualTo(5);
        table.knows(BLUE, Technology.POTTERY, Technology.CURRENCY)
                .trade(BLUE, 12)
                .trade(RED, 0)
                .research();
        table.play(BLUE, new SidMeierCivilizationMove.Research(Technology.CHIVALRY));
        assertThat(table.position.forces(BLUE, Arm.MOUNTED)).isEqualTo(2);
        assertThat(table.asked()).isEqualTo("market-resource");
        table.play(BLUE, new SidMeierCivilizationMove.TakeMarketResource(Resource.IRON));
        assertThat(table.position.tokens(BLUE, Resource.IRON)).isEqualTo(1);
    }

    @Rule(Rulebook.CIVILIZATIONS)
    @Test
    void romeAdvancesForACity() {
        Table table =
                Table.of(Civilization.ROMANS, Civilization.GERMANS).plain().noFigures();
        table.scouts(RED, 1, "c6").start(RED).play(RED, new SidMeierCivilizationMove.BuildCity(Square.of("c6")));
        assertThat(table.position.level[RED]).isEqualTo((byte) 1);
        assertThat(table.position.handSize(RED)).isEqualTo(1);
    }

    @Rule(Rulebook.CIVILIZATIONS)
    @Test
    void russiaStacksOneMoreAndSacrificesFiguresForTechnologies() {
        Table table =
                Table.of(Civilization.RUSSIANS, Civilization.GERMANS).plain().noFigures();
        assertThat(Empire.stackingLimit(table.position, RED)).isEqualTo(3);
        assertThat(table.position.unbuiltArmies[RED]).isEqualTo((byte) 7);
        table.scouts(RED, 1, "c13").movement(RED);
        table.play(
                RED,
                new SidMeierCivilizationMove.MoveFigures(Square.of("c13"), 0, 1),
                new SidMeierCivilizationMove.Infiltrate(Square.of("c14")));
        assertThat(Empire.knows(table.position, RED, Technology.METALWORKING)).isTrue();
        assertThat(table.position.unbuiltScouts[RED]).isEqualTo((byte) 2);
    }

    @Rule(Rulebook.LEARNING)
    @Test
    void theLearningGameEndsWithTheThirdCityAndHasNoWinner() {
        Table table = Table.with("learning", "true", Civilization.AMERICANS, Civilization.GERMANS)
                .plain()
                .noFigures();
        assertThat(table.position.wonderState).containsOnly(SidMeierCivilizationPosition.GONE);
        table.knows(RED, Technology.IRRIGATION)
                .city(RED, "c6")
                .scouts(RED, 1, "c10")
                .start(RED);
        table.play(RED, new SidMeierCivilizationMove.BuildCity(Square.of("c10")));
        assertThat(table.result().reason()).isEqualTo("learning");
        assertThat(table.result().winners()).containsExactly(RED, BLUE);
    }

    @Rule({Rulebook.LEARNING, Rulebook.WINNING})
    @Test
    void whoeverGetsToTheEndOfTheCultureTrackDoesNotWinTheLearningGame() {
        for (String learning : new String[] {"false", "true"}) {
            Table table = Table.with("learning", learning, Civilization.AMERICANS, Civilization.GERMANS)
                    .plain()
                    .noFigures()
                    .culture(RED, 60)
                    .trade(RED, 27)
                    .level(RED, CultureTrack.LAST - 1)
                    .cityManagement(RED);
            table.play(RED, new SidMeierCivilizationMove.AdvanceCulture());
            boolean won = learning.equals("false");
            assertThat(table.position.isFinished()).isTrue();
            assertThat(table.result().reason()).isEqualTo(won ? "culture" : "learning");
            assertThat(table.result().winners().size()).isEqualTo(won ? 1 : 2);
            assertThat(table.toldTo(BLUE).stream().anyMatch(SidMeierCivilizationEvent.MatchWon.class::isInstance))
                    .isEqualTo(won);
        }
    }
}
