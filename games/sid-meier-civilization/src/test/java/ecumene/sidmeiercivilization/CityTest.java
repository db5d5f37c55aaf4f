package ecumene.sidmeiercivilization;

import static ecumene.sidmeiercivilization.Table.BLUE;
import static ecumene.sidmeiercivilization.Table.RED;
import static ecumene.sidmeiercivilization.Table.at;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.sidmeiercivilization.component.Ability;
import ecumene.sidmeiercivilization.component.Arm;
import ecumene.sidmeiercivilization.component.Building;
import ecumene.sidmeiercivilization.component.Civilization;
import ecumene.sidmeiercivilization.component.CultureTrack;
import ecumene.sidmeiercivilization.component.Era;
import ecumene.sidmeiercivilization.component.EventCard;
import ecumene.sidmeiercivilization.component.Government;
import ecumene.sidmeiercivilization.component.Item;
import ecumene.sidmeiercivilization.component.Marker;
import ecumene.sidmeiercivilization.component.Person;
import ecumene.sidmeiercivilization.component.Resource;
import ecumene.sidmeiercivilization.component.Square;
import ecumene.sidmeiercivilization.component.Technology;
import ecumene.sidmeiercivilization.component.Terrain;
import ecumene.sidmeiercivilization.component.Wonder;
import ecumene.testkit.Rule;
import org.junit.jupiter.api.Test;

/** City Management: producing, arts, harvest, culture. */
class CityTest {

    /** America without its great person, on a plain: the capital on f3 produces nothing. */
    private static Table table() {
        Table table =
                Table.of(Civilization.AMERICANS, Civilization.GERMANS).plain().noFigures();
        for (int square : Square.around(at("f3"))) {
            int person = Board.person(table.position, square);
            if (person != -1) {
                Board.clear(table.position, square, -1);
                table.position.personPool[person]++;
            }
        }
        return table.trade(RED, 0).culture(RED, 0);
    }

    private static Table acting(Table table) {
        return table.cityManagement(RED).play(RED, new SidMeierCivilizationMove.UseCity(Square.of("f3")));
    }

    @Rule(Rulebook.CITY)
    @Test
    void everyCityActsOnce() {
        Table table = table().city(RED, "c7").terrain(Terrain.FOREST, "e2", "e3", "b6", "b7");
        table.card(RED, EventCard.DROUGHT).cityManagement(RED);
        table.play(
                RED,
                new SidMeierCivilizationMove.UseCity(Square.of("f3")),
                new SidMeierCivilizationMove.DevoteToArts());
        assertThat(table.refusal(RED, new SidMeierCivilizationMove.UseCity(Square.of("f3"))))
                .isEqualTo(SidMeierCivilizationRefusal.CITY_HAS_ACTED);
        assertThat(table.refusal(RED, new SidMeierCivilizationMove.UseCity(Square.of("c14"))))
                .isEqualTo(SidMeierCivilizationRefusal.NOT_YOUR_CITY);
        table.play(
                RED,
                new SidMeierCivilizationMove.UseCity(Square.of("c7")),
                new SidMeierCivilizationMove.DevoteToArts());
        assertThat(table.position.culture[RED]).isEqualTo(2);
    }

    @Rule(Rulebook.PRODUCTION)
    @Test
    void oneThingUpToTheProductionOfTheCity() {
        Table table = acting(table().terrain(Terrain.FOREST, "e2", "e3"));
        assertThat(table.moves(RED))
                .contains(new SidMeierCivilizationMove.Produce(Item.ARMY, 0))
                .doesNotContain(new SidMeierCivilizationMove.Produce(Item.SCOUT, 0));
        assertThat(table.refusal(RED, new SidMeierCivilizationMove.Produce(Item.SCOUT, 0)))
                .isEqualTo(SidMeierCivilizationRefusal.NOT_ENOUGH_PRODUCTION);
    }

    @Rule(Rulebook.PRODUCTION)
    @Test
    void threeTradeRushOneProduction() {
        Table table =
                Table.of(Civilization.GERMANS, Civilization.ROMANS).plain().noFigures();
        table.terrain(Terrain.FOREST, "e2", "e3")
                .trade(RED, 7)
                .cityManagement(RED)
                .play(RED, new SidMeierCivilizationMove.UseCity(Square.of("f3")));
        table.play(
                RED,
                new SidMeierCivilizationMove.Produce(Item.SCOUT, 6),
                new SidMeierCivilizationMove.Place(Square.of("e2")));
        assertThat(table.position.trade[RED]).isEqualTo(1);
        assertThat(table.scoutsOn("e2")).isEqualTo(1);
    }

    @Rule(Rulebook.FIGURES)
    @Test
    void figuresGoToTheOutskirtsWithinTheStackingLimit() {
        Table table = table().terrain(Terrain.FOREST, "e2", "e3", "e4")
                .terrain(Terrain.WATER, "g2")
                .armies(RED, 2, "g4");
        acting(table).play(RED, new SidMeierCivilizationMove.Produce(Item.ARMY, 0));
        assertThat(table.refusal(RED, new SidMeierCivilizationMove.Place(Square.of("g2"))))
                .isEqualTo(SidMeierCivilizationRefusal.NOT_IN_WATER);
        assertThat(table.refusal(RED, new SidMeierCivilizationMove.Place(Square.of("g4"))))
                .isEqualTo(SidMeierCivilizationRefusal.STACK_IS_FULL);
        assertThat(table.refusal(RED, new SidMeierCivilizationMove.Place(Square.of("f3"))))
                .isEqualTo(SidMeierCivilizationRefusal.ONLY_IN_THE_OUTSKIRTS);
        table.play(RED, new SidMeierCivilizationMove.Place(Square.of("g3")));
        assertThat(table.armiesOn("g3")).isEqualTo(1);
    }

    @Rule({Rulebook.FIGURES, Rulebook.BLOCKADES})
    @Test
    void anArmyMayBePlacedOnABlockadedSquareAndFights() {
        Table table = table().terrain(Terrain.FOREST, "e2", "e3", "e4")
                .scouts(BLUE, 1, "g3")
                .trade(BLUE, 2);
        acting(table)
                .play(
                        RED,
                        new SidMeierCivilizationMove.Produce(Item.ARMY, 0),
                        new SidMeierCivilizationMove.Place(Square.of("g3")));
        assertThat(table.scoutsOn("g3")).isZero();
        assertThat(table.armiesOn("g3")).isEqualTo(1);
        table.play(RED, new SidMeierCivilizationMove.TakeTrade(2));
        assertThat(table.position.trade[RED]).isEqualTo(2);
    }

    @Rule(Rulebook.UNITS)
    @Test
    void unitsAreDrawnUnseenAndCostMoreByRank() {
        Table table = table().terrain(Terrain.FOREST, "e2", "e3", "e4");
        acting(table).play(RED, new SidMeierCivilizationMove.Produce(Item.of(Arm.INFANTRY), 0));
        assertThat(table.position.forces(RED, Arm.INFANTRY)).isEqualTo(2);
        assertThat(table.toldTo(BLUE)).noneMatch(event -> event instanceof SidMeierCivilizationEvent.UnitDrawn);
        table.knows(RED, Technology.DEMOCRACY).trade(RED, 0);
        acting(table);
        assertThat(table.refusal(RED, new SidMeierCivilizationMove.Produce(Item.of(Arm.INFANTRY), 0)))
                .isEqualTo(SidMeierCivilizationRefusal.NOT_ENOUGH_PRODUCTION);
        assertThat(table.refusal(RED, new SidMeierCivilizationMove.Produce(Item.of(Arm.AIRCRAFT), 0)))
                .isEqualTo(SidMeierCivilizationRefusal.NOT_UNLOCKED);
        assertThat(Arm.INFANTRY.cost(4)).isEqualTo(11);
        assertThat(Arm.AIRCRAFT.cost(1)).isEqualTo(12);
    }

    @Rule(Rulebook.UNITS)
    @Test
    void anEmptyDeckIsMadeOfTheUnitsBelowIt() {
        Table table = table().terrain(Terrain.FOREST, "e2", "e3", "e4");
        for (int unit = 0; unit < 3; unit++) {
            table.position.below[unit] = table.position.deck[unit];
            table.position.deck[unit] = 0;
        }
        acting(table).play(RED, new SidMeierCivilizationMove.Produce(Item.of(Arm.INFANTRY), 0));
        assertThat(table.position.below[0] + table.position.below[1] + table.position.below[2])
                .isZero();
    }

    @Rule(Rulebook.BUILDINGS)
    @Test
    void buildingsStandOnTheirTerrainAndReplaceItsIcons() {
        Table table = table().terrain(Terrain.FOREST, "e2", "e3", "e4", "g2")
                .knows(RED, Technology.PHILOSOPHY, Technology.NAVIGATION);
        table.terrain(Terrain.WATER, "g3");
        acting(table).play(RED, new SidMeierCivilizationMove.Produce(Item.of(Building.TEMPLE), 0));
        assertThat(table.refusal(RED, new SidMeierCivilizationMove.Place(Square.of("g3"))))
                .isEqualTo(SidMeierCivilizationRefusal.WRONG_TERRAIN);
        table.play(RED, new SidMeierCivilizationMove.Place(Square.of("e2")));
        assertThat(table.production(0)).isEqualTo(6);
        assertThat(Empire.art(table.position, 0)).isEqualTo(3);
        acting(table);
        assertThat(table.refusal(RED, new SidMeierCivilizationMove.Produce(Item.of(Building.LIBRARY), 0)))
                .isEqualTo(SidMeierCivilizationRefusal.NOT_UNLOCKED);
    }

    @Rule(Rulebook.BUILDINGS)
    @Test
    void oneLimitedBuildingInACity() {
        Table table = table().terrain(Terrain.FOREST, "e2", "e3", "e4", "g2").building(Building.TEMPLE, "g4");
        acting(table.knows(RED, Technology.CURRENCY))
                .play(RED, new SidMeierCivilizationMove.Produce(Item.of(Building.MARKET), 0));
        assertThat(table.asked()).as("there is one place for it").isNotEqualTo("place-item");
        assertThat(Board.building(table.position, at("g4"))).isEqualTo(Building.MARKET.index());
        assertThat(table.position.buildings[Building.TEMPLE.index()]).isEqualTo((byte) 5);
    }

    @Rule({Rulebook.BUILDINGS, Rulebook.ABILITIES})
    @Test
    void whoUnlocksTheImprovedFormTurnsAllMarkersOver() {
        Table table = table().terrain(Terrain.FOREST, "e2", "e3", "e4")
                .building(Building.GRANARY, "g4")
                .knows(RED, Technology.POTTERY, Technology.WRITING);
        table.trade(RED, 11)
                .trade(BLUE, 0)
                .research()
                .play(RED, new SidMeierCivilizationMove.Research(Technology.ENGINEERING));
        assertThat(Board.building(table.position, at("g4"))).isEqualTo(Building.AQUEDUCT.index());
        acting(table);
        assertThat(table.refusal(RED, new SidMeierCivilizationMove.Produce(Item.of(Building.GRANARY), 0)))
                .isEqualTo(SidMeierCivilizationRefusal.ONLY_THE_IMPROVED_FORM);
    }

    @Rule(Rulebook.BUILDINGS)
    @Test
    void wallsAreBuiltOncePerCity() {
        Table table = table().terrain(Terrain.FOREST, "e2", "e3", "e4", "g2").knows(RED, Technology.MASONRY);
        acting(table).play(RED, new SidMeierCivilizationMove.Produce(Item.of(Building.CITY_WALLS), 0));
        assertThat(table.position.walls[0]).isEqualTo((byte) 1);
        acting(table);
        assertThat(table.refusal(RED, new SidMeierCivilizationMove.Produce(Item.of(Building.CITY_WALLS), 0)))
                .isEqualTo(SidMeierCivilizationRefusal.WALLS_STAND);
    }

    @Rule({Rulebook.BUILDINGS, Rulebook.BLOCKADES})
    @Test
    void nothingButAnArmyIsPlacedOnABlockadedSquare() {
        Table table = table().terrain(Terrain.FOREST, "e2", "e3", "e4", "g2").knows(RED, Technology.PHILOSOPHY);
        table.armies(BLUE, 1, "e4");
        assertThat(table.production(0)).isEqualTo(6);
        table.trade(RED, 3);
        acting(table).play(RED, new SidMeierCivilizationMove.Produce(Item.of(Building.TEMPLE), 3));
        assertThat(table.refusal(RED, new SidMeierCivilizationMove.Place(Square.of("e4"))))
                .isEqualTo(SidMeierCivilizationRefusal.SQUARE_IS_BLOCKADED);
    }

    @Rule(Rulebook.WONDERS)
    @Test
    void aWonderCostsLessWithItsTechnologyAndTheNextIsTurnedUp() {
        Table table = table().terrain(Terrain.FOREST, "e2", "e3", "e4", "g2", "g3");
        assertThat(Wonder.COLOSSUS.cost(0)).isEqualTo(15);
        table.knows(RED, Technology.METALWORKING);
        acting(table)
                .play(
                        RED,
                        new SidMeierCivilizationMove.Produce(Item.of(Wonder.COLOSSUS), 0),
                        new SidMeierCivilizationMove.Place(Square.of("g4")));
        assertThat(Empire.wonderOwner(table.position, Wonder.COLOSSUS.index())).isEqualTo(RED);
        long open = Wonder.ALL.stream()
                .filter(wonder -> table.position.wonderState[wonder.index()] == SidMeierCivilizationPosition.IN_MARKET)
                .count();
        assertThat(open).isEqualTo(4);
        acting(table);
        assertThat(table.refusal(RED, new SidMeierCivilizationMove.Produce(Item.of(Wonder.COLOSSUS), 0)))
                .isEqualTo(SidMeierCivilizationRefusal.WONDER_NOT_IN_MARKET);
    }

    @Rule(Rulebook.WONDERS)
    @Test
    void oneWonderInACity() {
        Table table =
                table().terrain(Terrain.FOREST, "e2", "e3", "e4", "g2", "g3").wonder(Wonder.ORACLE, "g4");
        acting(table).play(RED, new SidMeierCivilizationMove.Produce(Item.of(Wonder.STONEHENGE), 0));
        assertThat(Board.wonder(table.position, at("g4"))).isEqualTo(Wonder.STONEHENGE.index());
        assertThat(table.position.wonderState[Wonder.ORACLE.index()])
                .isEqualTo((byte) SidMeierCivilizationPosition.GONE);
    }

    @Rule(Rulebook.REPLACING)
    @Test
    void whatIsReplacedGoesWhereItBelongs() {
        Table table = table().terrain(Terrain.FOREST, "e2", "e3", "e4", "g2").knows(RED, Technology.PHILOSOPHY);
        table.person(Person.ARTIST, "g3").wonder(Wonder.ORACLE, "g4").building(Building.MARKET, "f2");
        acting(table).play(RED, new SidMeierCivilizationMove.Produce(Item.of(Building.TEMPLE), 0));
        assertThat(table.position.buildings[Building.MARKET.index()]).isEqualTo((byte) 5);
        Board.clear(table.position, at("f2"), RED);
        acting(table)
                .play(
                        RED,
                        new SidMeierCivilizationMove.Produce(Item.of(Building.TEMPLE), 0),
                        new SidMeierCivilizationMove.Place(Square.of("g3")));
        assertThat(table.position.reserve[Person.ARTIST.index()]).isEqualTo((byte) 1);
        Board.clear(table.position, at("g3"), RED);
        acting(table)
                .play(
                        RED,
                        new SidMeierCivilizationMove.Produce(Item.of(Building.TEMPLE), 0),
                        new SidMeierCivilizationMove.Place(Square.of("g4")));
        assertThat(table.position.wonderState[Wonder.ORACLE.index()])
                .isEqualTo((byte) SidMeierCivilizationPosition.GONE);
    }

    @Rule(Rulebook.ARTS)
    @Test
    void artsGiveOneAndTheCultureIcons() {
        Table table = table().building(Building.TEMPLE, "g4").person(Person.ARTIST, "g3");
        table.terrain(Terrain.FOREST, "e2", "e3");
        acting(table).play(RED, new SidMeierCivilizationMove.DevoteToArts());
        assertThat(table.position.culture[RED]).isEqualTo(5);
    }

    @Rule(Rulebook.HARVEST)
    @Test
    void aCityHarvestsOneTokenOfItsOutskirts() {
        Table table = Table.of(Civilization.AMERICANS, Civilization.GERMANS).noFigures();
        for (int square : Square.around(at("f3"))) {
            if (Board.person(table.position, square) != -1) {
                Board.clear(table.position, square, RED);
            }
        }
        table.cityManagement(RED).play(RED, new SidMeierCivilizationMove.UseCity(Square.of("f3")));
        assertThat(table.moves(RED))
                .contains(
                        new SidMeierCivilizationMove.Harvest(Resource.SILK),
                        new SidMeierCivilizationMove.Harvest(Resource.INCENSE));
        assertThat(table.refusal(RED, new SidMeierCivilizationMove.Harvest(Resource.IRON)))
                .isEqualTo(SidMeierCivilizationRefusal.NO_SUCH_RESOURCE_HERE);
        table.play(RED, new SidMeierCivilizationMove.Harvest(Resource.SILK));
        assertThat(table.position.tokens(RED, Resource.SILK)).isEqualTo(1);
        assertThat(table.position.market[Resource.SILK.index()]).isEqualTo((byte) 1);
        table.position.market[Resource.SILK.index()] = 0;
        table.position.tokens[Resource.IN_MARKET + Resource.SILK.index()] = 1;
        table.cityManagement(RED).play(RED, new SidMeierCivilizationMove.UseCity(Square.of("f3")));
        assertThat(table.refusal(RED, new SidMeierCivilizationMove.Harvest(Resource.SILK)))
                .isEqualTo(SidMeierCivilizationRefusal.MARKET_HAS_NONE);
    }

    @Rule({Rulebook.HARVEST, Rulebook.BLOCKADES, Rulebook.SCOUTS})
    @Test
    void aSquareThatIsBlockadedOrSentAwayIsNotHarvested() {
        Table blockaded = Tables.harvesters().wonder(Wonder.ANGKOR_WAT, "g3");
        Table sent = blockaded.copy();
        String iron = Tables.squareWith(blockaded, Resource.IRON);
        Table open = blockaded.copy().play(RED, Moves.city("f2"), Moves.harvest(Resource.IRON));
        assertThat(open.asked()).isEqualTo("second-harvest");
        assertThat(open.moves(RED)).contains(Moves.harvest(Resource.IRON));
        open.scouts(BLUE, 1, iron);
        assertThat(open.refusal(RED, Moves.harvest(Resource.IRON)))
                .isEqualTo(SidMeierCivilizationRefusal.RESOURCE_IS_BLOCKADED);
        blockaded.scouts(BLUE, 1, iron).play(RED, Moves.city("f2"));
        assertThat(blockaded.refusal(RED, Moves.harvest(Resource.IRON)))
                .isEqualTo(SidMeierCivilizationRefusal.RESOURCE_IS_BLOCKADED);
        assertThat(blockaded.refusal(RED, Moves.harvest(Resource.SILK)))
                .isEqualTo(SidMeierCivilizationRefusal.NO_SUCH_RESOURCE_HERE);
        int scout = BLUE * SidMeierCivilizationPosition.SCOUTS;
        sent.position.sentSquare[scout] = at(iron);
        sent.position.sentCity[scout] = SidMeierCivilizationPosition.CITIES;
        sent.play(RED, Moves.city("f2"));
        assertThat(sent.refusal(RED, Moves.harvest(Resource.IRON)))
                .isEqualTo(SidMeierCivilizationRefusal.RESOURCE_IS_SENT);
    }

    @Rule(Rulebook.TRACK)
    @Test
    void culturePaysForSpacesThatGiveEventsAndPersons() {
        Table table = table().culture(RED, 9).cityManagement(RED);
        table.play(RED, new SidMeierCivilizationMove.AdvanceCulture(), new SidMeierCivilizationMove.AdvanceCulture());
        assertThat(table.position.handSize(RED)).isEqualTo(2);
        table.play(RED, new SidMeierCivilizationMove.AdvanceCulture());
        assertThat(table.asked()).isEqualTo("new-person");
        table.play(RED, new SidMeierCivilizationMove.KeepPerson());
        assertThat(table.refusal(RED, new SidMeierCivilizationMove.AdvanceCulture()))
                .isEqualTo(SidMeierCivilizationRefusal.NOT_ENOUGH_CULTURE);
    }

    @Rule(Rulebook.TRACK)
    @Test
    void laterSpacesCostTradeToo() {
        Table table = table().culture(RED, 20).trade(RED, 2).cityManagement(RED);
        table.position.level[RED] = 7;
        assertThat(table.refusal(RED, new SidMeierCivilizationMove.AdvanceCulture()))
                .isEqualTo(SidMeierCivilizationRefusal.NOT_ENOUGH_TRADE);
        table.trade(RED, 3).play(RED, new SidMeierCivilizationMove.AdvanceCulture());
        assertThat(table.position.trade[RED]).isZero();
        assertThat(table.position.culture[RED]).isEqualTo(15);
        assertThat(table.position.handSize(RED, Era.MEDIEVAL.index())).isEqualTo(1);
    }

    @Rule({Rulebook.TRACK, Rulebook.WINNING})
    @Test
    void theLastSpaceWins() {
        Table table = table().culture(RED, 7).trade(RED, 6).cityManagement(RED);
        table.position.level[RED] = CultureTrack.LAST - 1;
        table.play(RED, new SidMeierCivilizationMove.AdvanceCulture());
        assertThat(table.result().winners()).containsExactly(RED);
        assertThat(table.result().reason()).isEqualTo("culture");
    }

    @Rule(Rulebook.PERSONS)
    @Test
    void aNewPersonIsPlacedOrKept() {
        Table table = table().culture(RED, 3).cityManagement(RED);
        table.position.level[RED] = 2;
        table.play(RED, new SidMeierCivilizationMove.AdvanceCulture());
        int person = table.position.steps().note(0);
        table.play(RED, new SidMeierCivilizationMove.PlacePerson(Person.at(person), Square.of("e2")));
        assertThat(Board.person(table.position, at("e2"))).isEqualTo(person);
    }

    @Rule(Rulebook.BLOCKADES)
    @Test
    void aBlockadedWonderNeitherWorksNorGivesCulture() {
        Table table = table().wonder(Wonder.STONEHENGE, "g4");
        assertThat(Empire.art(table.position, 0)).isEqualTo(2);
        assertThat(Empire.wonderWorks(table.position, RED, Wonder.STONEHENGE)).isTrue();
        table.armies(BLUE, 1, "g4");
        assertThat(Empire.art(table.position, 0)).isEqualTo(1);
        assertThat(Empire.wonderWorks(table.position, RED, Wonder.STONEHENGE)).isFalse();
    }

    @Rule(Rulebook.COINS)
    @Test
    void coinsAreCountedWhereverTheyAre() {
        Table table = table();
        assertThat(table.coins(RED)).isZero();
        table.knows(RED, Technology.CIVIL_SERVICE, Technology.RAILROAD).building(Building.BANK, "g4");
        assertThat(table.coins(RED)).isEqualTo(3);
        table.armies(BLUE, 1, "g4");
        assertThat(table.coins(RED)).isEqualTo(2);
        table.position.coinTokens[0] = 4;
        table.position.sheetCoins[RED] = 1;
        assertThat(table.coins(RED)).isEqualTo(7);
    }

    @Rule(Rulebook.COINS)
    @Test
    void democracyAndPrintingPressSellCoinsOnceATurnUpToFour() {
        Table table = table().knows(RED, Technology.DEMOCRACY, Technology.PRINTING_PRESS)
                .trade(RED, 12)
                .culture(RED, 10);
        table.cityManagement(RED)
                .play(
                        RED,
                        new SidMeierCivilizationMove.BuyCoin(Technology.DEMOCRACY),
                        new SidMeierCivilizationMove.BuyCoin(Technology.PRINTING_PRESS));
        assertThat(table.coins(RED)).isEqualTo(2);
        assertThat(table.position.trade[RED]).isEqualTo(6);
        assertThat(table.position.culture[RED]).isEqualTo(5);
        assertThat(table.refusal(RED, new SidMeierCivilizationMove.BuyCoin(Technology.DEMOCRACY)))
                .isEqualTo(SidMeierCivilizationRefusal.COIN_BOUGHT_THIS_TURN);
        table.position.used[RED] = 0;
        table.position.coinTokens[Empire.coinHolder(Technology.DEMOCRACY)] = 4;
        assertThat(table.refusal(RED, new SidMeierCivilizationMove.BuyCoin(Technology.DEMOCRACY)))
                .isEqualTo(SidMeierCivilizationRefusal.CARD_IS_FULL_OF_COINS);
        assertThat(table.refusal(RED, new SidMeierCivilizationMove.BuyCoin(Technology.POTTERY)))
                .isEqualTo(SidMeierCivilizationRefusal.NO_COINS_FOR_THAT);
    }

    @Rule({Rulebook.COINS, Rulebook.WINNING})
    @Test
    void fifteenCoinsWinAtOnce() {
        Table table = table().knows(RED, Technology.DEMOCRACY).trade(RED, 6).cityManagement(RED);
        table.position.sheetCoins[RED] = 14;
        table.play(RED, new SidMeierCivilizationMove.BuyCoin(Technology.DEMOCRACY));
        assertThat(table.result().winners()).containsExactly(RED);
        assertThat(table.result().reason()).isEqualTo("economy");
    }

    @Rule(Rulebook.ROUND_LIMIT)
    @Test
    void theAgreedLastTurnEndsTheMatch() {
        Table table = Table.with("round-limit", "1", Civilization.AMERICANS, Civilization.GERMANS);
        table.knows(BLUE, Technology.POTTERY, Technology.WRITING)
                .trade(RED, 6)
                .trade(BLUE, 0)
                .research();
        table.play(RED, new SidMeierCivilizationMove.NoResearch());
        assertThat(table.result().reason()).isEqualTo("round-limit");
    }

    @Rule(Rulebook.GOVERNMENTS)
    @Test
    void underAnarchyNothingGivesTheCapitalAnAction() {
        Table table =
                table().city(RED, "c7").knows(RED, Technology.ATOMIC_THEORY).marker(RED, Marker.VILLAGE_URANIUM);
        table.position.government[RED] = (byte) Government.ANARCHY.index();
        table.card(RED, EventCard.DROUGHT).cityManagement(RED);
        table.position.actions[0] = 0;
        table.play(RED, Moves.use(Ability.ATOMIC_LABOUR), Moves.pay("village-uranium"));
        assertThat(table.position.actions[0]).isZero();
        assertThat(table.position.actions[1]).isEqualTo((byte) 2);
        assertThat(table.refusal(RED, Moves.city("f3"))).isEqualTo(SidMeierCivilizationRefusal.CAPITAL_IN_ANARCHY);
        table.play(RED, Moves.city("c7"));
    }

    @Rule({Rulebook.COINS, Rulebook.WINNING})
    @Test
    void fifteenCoinsWinInTheMiddleOfAMove() {
        Table table = table().building(Building.BANK, "g4")
                .armies(BLUE, 1, "g4")
                .card(BLUE, EventCard.DROUGHT)
                .knows(BLUE, Technology.HORSEBACK_RIDING);
        table.position.sheetCoins[RED] = 14;
        table.movement(BLUE).play(BLUE, Moves.move("g4", 1, 0), Moves.go("g5"));
        assertThat(table.result().winners()).containsExactly(RED);
        assertThat(table.result().reason()).isEqualTo("economy");
    }
}
