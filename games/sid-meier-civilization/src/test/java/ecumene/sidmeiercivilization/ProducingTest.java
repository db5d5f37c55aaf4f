package ecumene.sidmeiercivilization;

import static ecumene.sidmeiercivilization.Moves.arts;
import static ecumene.sidmeiercivilization.Moves.city;
import static ecumene.sidmeiercivilization.Moves.coin;
import static ecumene.sidmeiercivilization.Moves.done;
import static ecumene.sidmeiercivilization.Moves.harvest;
import static ecumene.sidmeiercivilization.Moves.place;
import static ecumene.sidmeiercivilization.Moves.produce;
import static ecumene.sidmeiercivilization.Table.BLUE;
import static ecumene.sidmeiercivilization.Table.RED;
import static ecumene.sidmeiercivilization.Tables.table;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.Loss;
import ecumene.engine.Prompt;
import ecumene.sidmeiercivilization.component.Arm;
import ecumene.sidmeiercivilization.component.Building;
import ecumene.sidmeiercivilization.component.Civilization;
import ecumene.sidmeiercivilization.component.Item;
import ecumene.sidmeiercivilization.component.MapTile;
import ecumene.sidmeiercivilization.component.Person;
import ecumene.sidmeiercivilization.component.Resource;
import ecumene.sidmeiercivilization.component.Square;
import ecumene.sidmeiercivilization.component.Technology;
import ecumene.sidmeiercivilization.component.Terrain;
import ecumene.sidmeiercivilization.component.Wonder;
import ecumene.testkit.Rule;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** City Management of the second player: what is made, where it goes, and what is told. */
class ProducingTest {

    private static final Square CAPITAL = Square.of("c14");

    private static SidMeierCivilizationEvent declared(String action) {
        return new SidMeierCivilizationEvent.ActionDeclared(BLUE, CAPITAL, 0, action);
    }

    /** The capital of blue has six production of forests and two of Communism. */
    private static Table acting(Table table) {
        return table.terrain(Terrain.FOREST, "b15", "c15", "d15")
                .cityManagement(BLUE)
                .play(BLUE, city("c14"));
    }

    @Rule({Rulebook.CITY, Rulebook.ARTS})
    @Test
    void theArtsAreToldWithTheirCulture() {
        Table table = acting(table().building(Building.TEMPLE, "b13")).play(BLUE, arts());
        assertThat(table.toldTo(RED))
                .startsWith(declared("arts"), new SidMeierCivilizationEvent.CultureGained(BLUE, 3, "arts"));
        assertThat(table.position.culture[BLUE]).isEqualTo(3);
    }

    @Rule({Rulebook.PRODUCTION, Rulebook.UNITS})
    @Test
    void aUnitIsToldToAllAndItsStrengthToItsOwner() {
        Table table = acting(table());
        int forces = table.position.forces(BLUE);
        table.play(BLUE, produce("mounted"));
        assertThat(table.toldTo(RED))
                .startsWith(
                        declared("produce"),
                        new SidMeierCivilizationEvent.ItemProduced(BLUE, CAPITAL, Item.of("mounted"), 0),
                        new SidMeierCivilizationEvent.UnitRecruited(BLUE, Arm.MOUNTED, true))
                .noneMatch(SidMeierCivilizationEvent.UnitDrawn.class::isInstance);
        assertThat(table.toldTo(BLUE)).anyMatch(SidMeierCivilizationEvent.UnitDrawn.class::isInstance);
        assertThat(table.position.forces(BLUE)).isEqualTo(forces + 1);
    }

    @Rule({Rulebook.PRODUCTION, Rulebook.FIGURES})
    @Test
    void aFigureIsPutOnASquareOfTheOutskirts() {
        Table table = table().terrain(Terrain.FOREST, "d13")
                .building(Building.TEMPLE, "c13")
                .armies(RED, 1, "b13");
        acting(table).play(BLUE, produce("army"));
        assertThat(table.prompt(BLUE))
                .isEqualTo(new Prompt(Prompt.Shape.PLACE, "PlaceItem", Rulebook.FIGURES, Map.of("item", Item.ARMY)));
        assertThat(table.moves(BLUE))
                .containsExactly(
                        place("b13"),
                        place("c13"),
                        place("d13"),
                        place("b14"),
                        place("d14"),
                        place("b15"),
                        place("c15"),
                        place("d15"));
        assertThat(table.defaultMove(BLUE))
                .as("empty, in peace, and of little yield")
                .isEqualTo(place("b14"));
        assertThat(table.loss(BLUE, place("c13")))
                .as("a figure replaces nothing")
                .isNull();
        table.play(BLUE, place("b14"));
        assertThat(table.toldTo(RED))
                .startsWith(
                        new SidMeierCivilizationEvent.FigurePlaced(BLUE, Item.ARMY, Square.of("b14"), "production"));
        Table scout = table().armies(RED, 1, "b13");
        acting(scout).play(BLUE, produce("scout"));
        assertThat(scout.moves(BLUE)).hasSize(7).doesNotContain(place("b13"));
        assertThat(scout.refusal(BLUE, place("b13"))).isEqualTo(SidMeierCivilizationRefusal.SQUARE_IS_BLOCKADED);
        scout.play(BLUE, place("c13"));
        assertThat(scout.toldTo(RED))
                .startsWith(
                        new SidMeierCivilizationEvent.FigurePlaced(BLUE, Item.SCOUT, Square.of("c13"), "production"));
    }

    @Rule({Rulebook.PRODUCTION, Rulebook.BUILDINGS, Rulebook.REPLACING})
    @Test
    void aBuildingReplacesWhatStandsOnItsSquare() {
        Table table = table().knows(BLUE, Technology.WRITING)
                .building(Building.GRANARY, "b13")
                .person(Person.GENERAL, "c13")
                .terrain(Terrain.DESERT, "d13", "b14");
        acting(table).play(BLUE, produce("library"));
        assertThat(table.prompt(BLUE))
                .isEqualTo(new Prompt(
                        Prompt.Shape.PLACE,
                        "PlaceItem",
                        Rulebook.REPLACING,
                        Map.of("item", Item.of(Building.LIBRARY))));
        assertThat(table.moves(BLUE)).containsExactly(place("b13"), place("c13"), place("d14"));
        assertThat(table.refusal(BLUE, place("d13"))).isEqualTo(SidMeierCivilizationRefusal.WRONG_TERRAIN);
        assertThat(table.defaultMove(BLUE)).isEqualTo(place("d14"));
        assertThat(table.loss(BLUE, place("b13")))
                .isEqualTo(new Loss("building", Map.of("building", Building.GRANARY)));
        assertThat(table.loss(BLUE, place("c13"))).isEqualTo(new Loss("person", Map.of("person", Person.GENERAL)));
        assertThat(table.loss(BLUE, place("d14"))).isNull();
        Table person = table.copy().play(BLUE, place("c13"));
        assertThat(person.toldTo(RED))
                .startsWith(
                        new SidMeierCivilizationEvent.PersonReplaced(BLUE, Person.GENERAL, Square.of("c13")),
                        new SidMeierCivilizationEvent.ItemPlaced(
                                BLUE, Item.of(Building.LIBRARY), Square.of("c13"), Terrain.GRASSLAND, 0));
        assertThat(person.position.reserve[BLUE * Person.COUNT + Person.GENERAL.index()])
                .isEqualTo((byte) 1);
        table.play(BLUE, place("b13"));
        assertThat(table.toldTo(RED))
                .startsWith(
                        new SidMeierCivilizationEvent.ItemReplaced(BLUE, Item.of(Building.GRANARY), Square.of("b13")),
                        new SidMeierCivilizationEvent.ItemPlaced(
                                BLUE, Item.of(Building.LIBRARY), Square.of("b13"), Terrain.GRASSLAND, 0));
    }

    @Rule({Rulebook.PRODUCTION, Rulebook.ABILITIES})
    @Test
    void engineeringMakesASecondItemOfWhatIsLeft() {
        Table table = acting(table().knows(BLUE, Technology.ENGINEERING).trade(BLUE, 3));
        assertThat(table.production(3)).isEqualTo(8);
        table.play(BLUE, produce("army"), place("b13"));
        assertThat(table.prompt(BLUE))
                .isEqualTo(
                        new Prompt(Prompt.Shape.CHOOSE_ONE, "SecondItem", Rulebook.ABILITIES, Map.of("production", 4)));
        assertThat(table.moves(BLUE))
                .as("five with three trade")
                .containsExactly(
                        produce("army", 0),
                        produce("infantry", 3),
                        produce("mounted", 3),
                        produce("artillery", 3),
                        done());
        assertThat(table.defaultMove(BLUE)).isEqualTo(done());
        assertThat(table.loss(BLUE, done())).isEqualTo(new Loss("production", Map.of("count", 4)));
        assertThat(table.refusal(BLUE, produce("infantry", 0))).isEqualTo(SidMeierCivilizationRefusal.OTHER_RUSH);
        assertThat(table.refusal(BLUE, produce("scout", 6)))
                .isEqualTo(SidMeierCivilizationRefusal.NOT_ENOUGH_PRODUCTION);
        table.play(BLUE, produce("infantry", 3));
        assertThat(table.toldTo(RED))
                .startsWith(
                        new SidMeierCivilizationEvent.ItemProduced(BLUE, CAPITAL, Item.of("infantry"), 3),
                        new SidMeierCivilizationEvent.UnitRecruited(BLUE, Arm.INFANTRY, true));
        assertThat(table.position.trade[BLUE]).isLessThan(3);
    }

    @Rule({Rulebook.PRODUCTION, Rulebook.ABILITIES, Rulebook.CIVILIZATIONS})
    @Test
    void whatARushBuysTooMuchIsLeftForTheSecondItem() {
        Table table =
                Table.of(Civilization.ROMANS, Civilization.AMERICANS).plain().noFigures();
        int[] around = Square.around(table.position.citySquare[3]);
        for (int square : around) {
            Board.clear(table.position, square, SidMeierCivilizationPosition.NONE);
        }
        String[] squares = {
            Square.at(around[0]).toString(),
            Square.at(around[1]).toString(),
            Square.at(around[2]).toString()
        };
        table.terrain(Terrain.FOREST, squares[0], squares[1])
                .terrain(Terrain.MOUNTAIN, squares[2])
                .knows(BLUE, Technology.ENGINEERING)
                .trade(BLUE, 9)
                .cityManagement(BLUE);
        assertThat(table.production(3)).isEqualTo(5);
        table.play(BLUE, city(Square.at(table.position.citySquare[3]).toString()), produce("scout", 3));
        table.play(BLUE, table.defaultMove(BLUE));
        assertThat(table.prompt(BLUE).args())
                .as("three trade are two production: seven without the six of a scout")
                .isEqualTo(Map.of("production", 1));
        assertThat(table.position.trade[BLUE]).isEqualTo(6);
    }

    @Rule({Rulebook.HARVEST, Rulebook.WONDERS})
    @Test
    void angkorWatHarvestsTwiceATurn() {
        Table table = Table.of(Civilization.RUSSIANS, Civilization.ROMANS).noFigures();
        for (int square : Square.around(table.position.citySquare[3])) {
            Board.clear(table.position, square, SidMeierCivilizationPosition.NONE);
        }
        String free = freeSquare(table);
        Square capital = Square.at(table.position.citySquare[3]);
        table.wonder(Wonder.ANGKOR_WAT, free)
                .culture(BLUE, 9)
                .cityManagement(BLUE)
                .play(BLUE, city(capital.toString()));
        SidMeierCivilizationMove.Harvest first = table.moves(BLUE).stream()
                .filter(SidMeierCivilizationMove.Harvest.class::isInstance)
                .map(SidMeierCivilizationMove.Harvest.class::cast)
                .findFirst()
                .orElseThrow();
        Resource resource = first.resource();
        table.play(BLUE, first);
        assertThat(table.toldTo(RED))
                .containsExactly(
                        new SidMeierCivilizationEvent.ActionDeclared(BLUE, capital, 0, "harvest"),
                        new SidMeierCivilizationEvent.ResourceTaken(BLUE, resource, true));
        assertThat(table.position.tokens(BLUE, resource)).isEqualTo(1);
        assertThat(table.position.tokens(RED, resource)).isZero();
        assertThat(table.prompt(BLUE))
                .isEqualTo(new Prompt(Prompt.Shape.CHOOSE_ONE, "SecondHarvest", Rulebook.WONDERS));
        assertThat(table.moves(BLUE)).contains(harvest(resource)).endsWith(done());
        assertThat(table.defaultMove(BLUE)).isEqualTo(done());
        assertThat(table.loss(BLUE, done())).isEqualTo(new Loss("harvest", Map.of()));
        table.play(BLUE, harvest(resource));
        assertThat(table.toldTo(RED)).startsWith(new SidMeierCivilizationEvent.ResourceTaken(BLUE, resource, true));
        assertThat(table.position.tokens(BLUE, resource)).isEqualTo(2);
        assertThat(table.position.hasUsed(BLUE, Once.DOUBLE_HARVEST)).isTrue();
    }

    /** A square of land beside the capital of blue on which nothing can be harvested. */
    private static String freeSquare(Table table) {
        for (int square : Square.around(table.position.citySquare[3])) {
            if (Board.resource(table.position, square) == MapTile.NO_RESOURCE
                    && !Board.isWater(table.position, square)) {
                return Square.at(square).toString();
            }
        }
        throw new AssertionError("no free square");
    }

    @Rule({Rulebook.COINS, Rulebook.ABILITIES})
    @Test
    void twoTechnologiesSellACoinEach() {
        Table table = table().knows(BLUE, Technology.DEMOCRACY, Technology.PRINTING_PRESS)
                .terrain(Terrain.FOREST, "b15", "c15", "d15")
                .trade(BLUE, 6)
                .culture(BLUE, 5)
                .cityManagement(BLUE);
        int coins = table.coins(BLUE);
        assertThat(table.moves(BLUE)).contains(coin(Technology.DEMOCRACY), coin(Technology.PRINTING_PRESS));
        table.play(BLUE, coin(Technology.DEMOCRACY));
        assertThat(table.toldTo(RED)).startsWith(new SidMeierCivilizationEvent.CoinGained(BLUE));
        assertThat(table.position.trade[BLUE]).isZero();
        table.play(BLUE, coin(Technology.PRINTING_PRESS));
        assertThat(table.position.culture[BLUE]).isZero();
        assertThat(table.coins(BLUE)).isEqualTo(coins + 2);
    }
}
