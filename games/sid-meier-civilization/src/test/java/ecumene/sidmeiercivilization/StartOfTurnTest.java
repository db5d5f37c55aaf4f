package ecumene.sidmeiercivilization;

import static ecumene.sidmeiercivilization.Table.BLUE;
import static ecumene.sidmeiercivilization.Table.RED;
import static ecumene.sidmeiercivilization.Table.at;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.sidmeiercivilization.component.Building;
import ecumene.sidmeiercivilization.component.Civilization;
import ecumene.sidmeiercivilization.component.EventCard;
import ecumene.sidmeiercivilization.component.Government;
import ecumene.sidmeiercivilization.component.Person;
import ecumene.sidmeiercivilization.component.Square;
import ecumene.sidmeiercivilization.component.Technology;
import ecumene.sidmeiercivilization.component.Terrain;
import ecumene.sidmeiercivilization.component.Wonder;
import ecumene.testkit.Rule;
import org.junit.jupiter.api.Test;

/** Start of Turn: cities, governments, scouts, great persons. */
class StartOfTurnTest {

    private static Table table() {
        return Table.of(Civilization.AMERICANS, Civilization.GERMANS).plain().noFigures();
    }

    @Rule(Rulebook.START)
    @Test
    void theMarkerOfTheFirstPlayerGoesToTheLeftButNotInTheFirstTurn() {
        Table table = Table.of(Civilization.AMERICANS, Civilization.GERMANS);
        assertThat(table.position.firstSeat).isEqualTo(RED);
        table.research().trade(RED, 6).trade(BLUE, 0);
        table.play(RED, new SidMeierCivilizationMove.NoResearch());
        assertThat(table.position.round).isEqualTo(2);
        assertThat(table.position.firstSeat).isEqualTo(BLUE);
    }

    @Rule(Rulebook.START)
    @Test
    void wondersGiveTheirGiftsFromTheStart() {
        Table table = table();
        table.wonder(Wonder.STONEHENGE, "e2").culture(RED, 0).trade(RED, 6).trade(BLUE, 0);
        table.research().play(RED, new SidMeierCivilizationMove.NoResearch());
        table.defaultsUntil("negotiation");
        assertThat(table.position.culture[RED]).isEqualTo(1);
    }

    @Rule(Rulebook.CITIES)
    @Test
    void aScoutBecomesACityThatActsInTheSameTurn() {
        Table table = table().scouts(RED, 1, "c6").start(RED);
        table.play(RED, new SidMeierCivilizationMove.BuildCity(Square.of("c6")));
        assertThat(Empire.cities(table.position, RED)).isEqualTo(2);
        assertThat(table.position.unbuiltScouts[RED]).isEqualTo((byte) 2);
        table.defaultsUntil("city-management");
        assertThat(table.moves(RED)).contains(new SidMeierCivilizationMove.UseCity(Square.of("c6")));
    }

    @Rule(Rulebook.CITIES)
    @Test
    void citySitesKeepAllConditions() {
        Table table = table().scouts(RED, 1, "c6").start(RED);
        assertThat(table.refusal(RED, new SidMeierCivilizationMove.BuildCity(Square.of("c7"))))
                .isEqualTo(SidMeierCivilizationRefusal.NOBODY_TO_BUILD_A_CITY);
        table.terrain(Terrain.WATER, "c6");
        assertThat(table.refusal(RED, new SidMeierCivilizationMove.BuildCity(Square.of("c6"))))
                .isEqualTo(SidMeierCivilizationRefusal.NO_CITY_IN_WATER);
        table.terrain(Terrain.DESERT, "c6").tribe(Board.VILLAGE, "d6");
        assertThat(table.refusal(RED, new SidMeierCivilizationMove.BuildCity(Square.of("c6"))))
                .isEqualTo(SidMeierCivilizationRefusal.TRIBE_NEXT_TO_CITY);
        table.tribe(Board.EMPTY, "d6").armies(BLUE, 1, "b7");
        assertThat(table.refusal(RED, new SidMeierCivilizationMove.BuildCity(Square.of("c6"))))
                .isEqualTo(SidMeierCivilizationRefusal.ENEMY_NEXT_TO_CITY);
    }

    @Rule(Rulebook.CITIES)
    @Test
    void citiesNeedKnownLandAndDistance() {
        Table table = table().scouts(RED, 1, "a6").scouts(RED, 1, "g5").start(RED);
        assertThat(table.refusal(RED, new SidMeierCivilizationMove.BuildCity(Square.of("a6"))))
                .isEqualTo(SidMeierCivilizationRefusal.CITY_NEEDS_KNOWN_LAND);
        assertThat(table.refusal(RED, new SidMeierCivilizationMove.BuildCity(Square.of("g5"))))
                .isEqualTo(SidMeierCivilizationRefusal.CITY_TOO_CLOSE);
        Table hidden = Table.of(Civilization.AMERICANS, Civilization.GERMANS).noFigures();
        hidden.position.disaster[at("g4")] = 1;
        hidden.scouts(RED, 1, "g4").start(RED);
        assertThat(hidden.refusal(RED, new SidMeierCivilizationMove.BuildCity(Square.of("g4"))))
                .isEqualTo(SidMeierCivilizationRefusal.CITY_NEEDS_KNOWN_LAND);
    }

    @Rule(Rulebook.CITIES)
    @Test
    void twoCitiesOrThreeWithIrrigation() {
        Table table = table().city(RED, "c6").scouts(RED, 1, "c10").start(RED);
        assertThat(table.refusal(RED, new SidMeierCivilizationMove.BuildCity(Square.of("c10"))))
                .isEqualTo(SidMeierCivilizationRefusal.NO_MORE_CITIES);
        table.knows(RED, Technology.IRRIGATION).play(RED, new SidMeierCivilizationMove.BuildCity(Square.of("c10")));
        assertThat(Empire.cities(table.position, RED)).isEqualTo(3);
    }

    @Rule(Rulebook.CITIES)
    @Test
    void otherFiguresStepAside() {
        Table table = table().scouts(RED, 1, "c6").armies(RED, 1, "c6").start(RED);
        table.play(RED, new SidMeierCivilizationMove.BuildCity(Square.of("c6")));
        assertThat(table.asked()).isEqualTo("step-aside");
        table.play(RED, new SidMeierCivilizationMove.PlaceArmy(Square.of("c5")));
        assertThat(table.armiesOn("c5")).isEqualTo(1);
    }

    @Rule({Rulebook.CITIES, Rulebook.GOVERNMENTS})
    @Test
    void underARepublicArmiesBuildCities() {
        Table table = table().armies(RED, 1, "c6").start(RED);
        assertThat(table.refusal(RED, new SidMeierCivilizationMove.BuildCityWithArmy(Square.of("c6"))))
                .isEqualTo(SidMeierCivilizationRefusal.ONLY_SCOUTS_BUILD_CITIES);
        table.position.government[RED] = (byte) Government.REPUBLIC.index();
        table.play(RED, new SidMeierCivilizationMove.BuildCityWithArmy(Square.of("c6")));
        assertThat(Empire.cities(table.position, RED)).isEqualTo(2);
    }

    @Rule(Rulebook.GOVERNMENTS)
    @Test
    void anUnlockedGovernmentIsAdoptedDirectlyInTheNextStartOnly() {
        Table table =
                table().knows(RED, Technology.MONARCHY).scouts(RED, 1, "c6").start(RED);
        assertThat(table.refusal(RED, new SidMeierCivilizationMove.ChangeGovernment(Government.MONARCHY)))
                .isEqualTo(SidMeierCivilizationRefusal.ANARCHY_COMES_FIRST);
        table.position.unlocked[RED] = (byte) (1 << Government.MONARCHY.index());
        table.play(RED, new SidMeierCivilizationMove.ChangeGovernment(Government.MONARCHY));
        assertThat(Empire.government(table.position, RED)).isEqualTo(Government.MONARCHY);
        table.play(RED, Moves.change(Government.ANARCHY));
        assertThat(table.refusal(RED, Moves.change(Government.MONARCHY)))
                .as("the one chance was taken")
                .isEqualTo(SidMeierCivilizationRefusal.ANARCHY_LASTS_A_TURN);
    }

    @Rule(Rulebook.GOVERNMENTS)
    @Test
    void whoIsInAnarchyMayStillTakeTheDirectChance() {
        Table table =
                table().knows(RED, Technology.MONARCHY).scouts(RED, 1, "c6").start(RED);
        table.position.unlocked[RED] = (byte) (1 << Government.MONARCHY.index());
        table.play(RED, Moves.change(Government.ANARCHY), Moves.change(Government.MONARCHY));
        assertThat(Empire.government(table.position, RED)).isEqualTo(Government.MONARCHY);
        assertThat(table.refusal(RED, Moves.change(Government.DESPOTISM)))
                .isEqualTo(SidMeierCivilizationRefusal.ANARCHY_COMES_FIRST);
    }

    @Rule(Rulebook.GOVERNMENTS)
    @Test
    void anarchyStopsTheCapitalAndLeadsToAnyUnlockedGovernment() {
        Table table = table().knows(RED, Technology.MONARCHY)
                .city(RED, "c6")
                .scouts(RED, 1, "c9")
                .card(RED, EventCard.DROUGHT)
                .start(RED);
        table.play(
                RED,
                new SidMeierCivilizationMove.ChangeGovernment(Government.ANARCHY),
                new SidMeierCivilizationMove.EndPhase());
        table.defaultsUntil("city-management");
        assertThat(table.moves(RED))
                .contains(new SidMeierCivilizationMove.UseCity(Square.of("c6")))
                .doesNotContain(new SidMeierCivilizationMove.UseCity(Square.of("f3")));
        table.position.round++;
        table.position.used[RED] = 0;
        table.start(RED);
        assertThat(table.refusal(RED, new SidMeierCivilizationMove.ChangeGovernment(Government.DEMOCRACY)))
                .isEqualTo(SidMeierCivilizationRefusal.GOVERNMENT_NOT_UNLOCKED);
        table.play(RED, new SidMeierCivilizationMove.ChangeGovernment(Government.MONARCHY));
    }

    @Rule(Rulebook.GOVERNMENTS)
    @Test
    void theEffectsOfGovernmentsLastWhileTheyAreInForce() {
        Table table = table();
        int coins = table.coins(RED);
        int production = table.production(0);
        int hand = Empire.battleHand(table.position, RED);
        table.position.government[RED] = (byte) Government.FEUDALISM.index();
        assertThat(table.coins(RED)).isEqualTo(coins + 1);
        table.position.government[RED] = (byte) Government.COMMUNISM.index();
        assertThat(table.production(0)).isEqualTo(production + 2);
        assertThat(table.coins(RED)).isEqualTo(coins);
        table.position.government[RED] = (byte) Government.FUNDAMENTALISM.index();
        assertThat(Empire.battleHand(table.position, RED)).isEqualTo(hand + 1);
    }

    @Rule(Rulebook.GOVERNMENTS)
    @Test
    void monarchyGivesTheCapitalASecondActionOfAnotherKind() {
        Table table = table();
        table.position.government[RED] = (byte) Government.MONARCHY.index();
        table.terrain(Terrain.FOREST, "e2", "e3", "e4", "g2").cityManagement(RED);
        table.position.actions[0] = 2;
        table.play(
                RED,
                new SidMeierCivilizationMove.UseCity(Square.of("f3")),
                new SidMeierCivilizationMove.DevoteToArts(),
                new SidMeierCivilizationMove.UseCity(Square.of("f3")));
        assertThat(table.refusal(RED, new SidMeierCivilizationMove.DevoteToArts()))
                .isEqualTo(SidMeierCivilizationRefusal.ANOTHER_KIND_OF_ACTION);
    }

    @Rule(Rulebook.SCOUTS)
    @Test
    void aScoutSendsItsSquareToACity() {
        Table table = table().terrain(Terrain.FOREST, "c6").scouts(RED, 1, "c6").start(RED);
        int before = table.production(0);
        table.play(RED, new SidMeierCivilizationMove.SendScout(Square.of("c6"), Square.of("f3")));
        assertThat(table.production(0)).isEqualTo(before + 2);
        assertThat(table.refusal(RED, new SidMeierCivilizationMove.SendScout(Square.of("c6"), Square.of("f3"))))
                .isEqualTo(SidMeierCivilizationRefusal.SCOUT_HAS_SENT);
        assertThat(table.refusal(RED, new SidMeierCivilizationMove.SendScout(Square.of("c7"), Square.of("f3"))))
                .isEqualTo(SidMeierCivilizationRefusal.NO_SCOUT_THERE);
    }

    @Rule({Rulebook.SCOUTS, Rulebook.BLOCKADES})
    @Test
    void aScoutInForeignOutskirtsTakesTheSquareAway() {
        Table table =
                table().terrain(Terrain.FOREST, "b13").scouts(RED, 1, "b13").start(RED);
        assertThat(table.production(3)).isZero();
        int before = table.production(0);
        table.play(RED, new SidMeierCivilizationMove.SendScout(Square.of("b13"), Square.of("f3")));
        assertThat(table.production(0)).isEqualTo(before + 2);
    }

    @Rule(Rulebook.SCOUTS)
    @Test
    void aScoutAddsNothingToACityThatHasTheSquare() {
        Table table = table().scouts(RED, 1, "e2").start(RED);
        SidMeierCivilizationMove send = new SidMeierCivilizationMove.SendScout(Square.of("e2"), Square.of("f3"));
        assertThat(table.refusal(RED, send)).isEqualTo(SidMeierCivilizationRefusal.CITY_HAS_THE_SQUARE);
        assertThat(table.moves(RED)).doesNotContain(send);
    }

    @Rule(Rulebook.SCOUTS)
    @Test
    void aScoutOfTheGardensSendsNothingThisTurn() {
        Table table = table().wonder(Wonder.HANGING_GARDENS, "e2").start(RED);
        table.play(
                RED,
                new SidMeierCivilizationMove.UseWonder(Wonder.HANGING_GARDENS),
                new SidMeierCivilizationMove.PlaceScout(Square.of("e2")));
        assertThat(table.refusal(RED, new SidMeierCivilizationMove.SendScout(Square.of("e2"), Square.of("f3"))))
                .isEqualTo(SidMeierCivilizationRefusal.SCOUT_IS_NEW);
    }

    @Rule(Rulebook.PERSONS)
    @Test
    void aPersonOfTheReserveIsPlacedAgain() {
        Table table = table().start(RED);
        table.position.personPool[Person.ARTIST.index()]--;
        table.position.reserve[Person.ARTIST.index()]++;
        table.terrain(Terrain.WATER, "e2").armies(BLUE, 1, "g4");
        assertThat(table.refusal(RED, new SidMeierCivilizationMove.PlacePerson(Person.ARTIST, Square.of("e2"))))
                .isEqualTo(SidMeierCivilizationRefusal.WRONG_TERRAIN);
        assertThat(table.refusal(RED, new SidMeierCivilizationMove.PlacePerson(Person.ARTIST, Square.of("g4"))))
                .isEqualTo(SidMeierCivilizationRefusal.SQUARE_IS_BLOCKADED);
        assertThat(table.refusal(RED, new SidMeierCivilizationMove.PlacePerson(Person.GENERAL, Square.of("e3"))))
                .isEqualTo(SidMeierCivilizationRefusal.NOT_THAT_PERSON);
        table.play(RED, new SidMeierCivilizationMove.PlacePerson(Person.ARTIST, Square.of("e3")));
        assertThat(Board.person(table.position, at("e3"))).isEqualTo(Person.ARTIST.index());
    }

    @Rule(Rulebook.CITIES)
    @Test
    void figuresStepAsideToAnyOfEightSquares() {
        Table table = table().scouts(RED, 1, "c6").armies(RED, 1, "c6").start(RED);
        table.play(RED, Moves.build("c6"));
        assertThat(table.moves(RED)).hasSize(8);
        table.play(RED, new SidMeierCivilizationMove.PlaceArmy(Square.of("d7")));
        assertThat(table.armiesOn("d7")).isEqualTo(1);
    }

    @Rule(Rulebook.GOVERNMENTS)
    @Test
    void aGovernmentLearntInAnyWayIsAdoptedDirectlyInTheTurnAfter() {
        Table table = table().wonder(Wonder.STATUE_OF_LIBERTY, "e2")
                .knows(RED, Technology.POTTERY)
                .knows(BLUE, Technology.MONARCHY)
                .scouts(RED, 1, "c6")
                .start(RED);
        table.play(RED, Moves.use(Wonder.STATUE_OF_LIBERTY), Moves.choose(Technology.MONARCHY));
        assertThat(table.refusal(RED, Moves.change(Government.MONARCHY)))
                .as("not in the same turn")
                .isEqualTo(SidMeierCivilizationRefusal.GOVERNMENT_COMES_NEXT_TURN);
        table.play(RED, Moves.endPhase()).defaultsUntil("movement");
        while (table.position.round == 1) {
            int seat = ecumene.engine.Seats.first(table.game.awaiting(table.position));
            table.play(seat, table.game.defaultMove(table.position, seat));
        }
        table.defaultsUntil(RED, "start-of-turn");
        Table changed = table.copy();
        changed.play(RED, Moves.change(Government.MONARCHY));
        assertThat(Empire.government(changed.position, RED)).isEqualTo(Government.MONARCHY);
        table.play(RED, Moves.endPhase());
        while (table.position.round == 2) {
            int seat = ecumene.engine.Seats.first(table.game.awaiting(table.position));
            table.play(seat, table.game.defaultMove(table.position, seat));
        }
        table.defaultsUntil(RED, "start-of-turn");
        assertThat(table.refusal(RED, Moves.change(Government.MONARCHY)))
                .as("the one chance is over")
                .isEqualTo(SidMeierCivilizationRefusal.ANARCHY_COMES_FIRST);
    }

    @Rule({Rulebook.SCOUTS, Rulebook.BLOCKADES})
    @Test
    void aSquareThatWasSentBelongsToThatCityAloneForTheTurn() {
        Table table = table().terrain(Terrain.FOREST, "b13")
                .scouts(RED, 1, "b13")
                .start(RED)
                .play(RED, Moves.send("b13", "f3"));
        int before = table.production(0);
        // The scout is driven off.
        Board.kill(table.position, at("b13"), 0, 1);
        assertThat(table.production(0)).as("still sent").isEqualTo(before);
        assertThat(table.production(3))
                .as("not the square of its own city this turn")
                .isZero();
        table.armies(BLUE, 1, "b13");
        assertThat(table.production(0)).as("enemies stand there").isEqualTo(before - 2);
        assertThat(table.production(3)).isZero();
    }

    @Rule(Rulebook.SCOUTS)
    @Test
    void aSquareSentToAnotherOwnCityLeavesTheFirst() {
        Table table = table().terrain(Terrain.FOREST, "e2").city(RED, "c6").scouts(RED, 1, "e2");
        int capital = table.production(0);
        table.start(RED).play(RED, Moves.send("e2", "c6"));
        assertThat(table.production(0)).isEqualTo(capital - 2);
        assertThat(table.production(1)).isEqualTo(2);
    }

    @Rule({Rulebook.SCOUTS, Rulebook.COINS})
    @Test
    void theCoinOfASquareThatWasSentStaysForTheTurn() {
        Table table = table().building(Building.BANK, "b13").scouts(RED, 1, "b13");
        int coins = table.coins(RED);
        table.start(RED).play(RED, Moves.send("b13", "f3"));
        assertThat(table.coins(RED)).isEqualTo(coins + 1);
        assertThat(table.coins(BLUE)).isZero();
        Board.kill(table.position, at("b13"), 0, 1);
        assertThat(table.coins(RED)).isEqualTo(coins + 1);
        assertThat(table.coins(BLUE)).isZero();
        table.armies(BLUE, 1, "b13");
        assertThat(table.coins(RED)).isEqualTo(coins);
    }

    /** A bank of blue on b13, sent home by a scout of red: the last turn is over, and red is the second to begin. */
    private static Table nextTurn() {
        Table table = table().building(Building.BANK, "b13").scouts(RED, 1, "b13");
        table.start(RED).play(RED, Moves.send("b13", "f3"));
        int round = table.position.round;
        while (table.position.round == round) {
            int seat = ecumene.engine.Seats.first(table.game.awaiting(table.position));
            table.play(seat, table.game.defaultMove(table.position, seat));
        }
        return table;
    }

    @Rule({Rulebook.SCOUTS, Rulebook.COINS})
    @Test
    void aScoutThatStaysToGatherKeepsItsCoinFromTurnToTurn() {
        Table table = nextTurn();
        int coins = table().coins(RED);
        assertThat(table.coins(RED)).as("the turn begins").isEqualTo(coins + 1);
        assertThat(table.coins(BLUE)).as("a figure still stands there").isZero();
        assertThat(table.production(0)).as("the coin alone").isEqualTo(table().production(0));
        table.defaultsUntil(RED, "start-of-turn");
        Table sent = table.copy().play(RED, Moves.send("b13", "f3"));
        assertThat(sent.coins(RED)).isEqualTo(coins + 1);
        assertThat(sent.refusal(RED, Moves.send("b13", "f3"))).isEqualTo(SidMeierCivilizationRefusal.SCOUT_HAS_SENT);
        sent.play(RED, Moves.endPhase());
        assertThat(sent.coins(RED)).isEqualTo(coins + 1);
        table.play(RED, Moves.endPhase());
        assertThat(table.coins(RED)).as("not sent again").isEqualTo(coins);
    }

    @Rule({Rulebook.SCOUTS, Rulebook.COINS})
    @Test
    void aScoutThatIsGoneKeepsNoCoin() {
        Table table = nextTurn();
        int coins = table().coins(RED);
        Board.kill(table.position, at("b13"), 0, 1);
        assertThat(table.coins(RED)).isEqualTo(coins);
        assertThat(table.coins(BLUE)).isEqualTo(1);
    }

    @Rule({Rulebook.COINS, Rulebook.BLOCKADES})
    @Test
    void whoDrivesOffAScoutThatSendsHasTheCoinAgainInTheNextTurn() {
        Table table = table().building(Building.BANK, "b13").scouts(RED, 1, "b13");
        table.start(RED).play(RED, Moves.send("b13", "f3"));
        table.armies(BLUE, 1, "b12").armies(BLUE, 1, "d9").movement(BLUE);
        table.play(BLUE, Moves.move("b12", 1, 0), Moves.go("b13"));
        table.defaultsUntil("movement");
        assertThat(table.scoutsOn("b13")).isZero();
        assertThat(table.coins(BLUE))
                .as("the square is not of this city this turn")
                .isZero();
        assertThat(table.coins(RED)).as("an enemy stands there").isEqualTo(table().coins(RED));
        table.defaultsUntil("start-of-turn");
        assertThat(table.coins(BLUE)).isEqualTo(1);
    }

    @Rule(Rulebook.PERSONS)
    @Test
    void allPersonsOfTheReserveMayReturnAlsoInThePlaceOfOthers() {
        Table table =
                table().person(Person.ARTIST, "e2").person(Person.BUILDER, "e3").start(RED);
        for (Person person : new Person[] {Person.GENERAL, Person.SCIENTIST}) {
            table.position.personPool[person.index()]--;
            table.position.reserve[person.index()]++;
        }
        table.play(RED, new SidMeierCivilizationMove.PlacePerson(Person.GENERAL, Square.of("e2")));
        table.play(RED, new SidMeierCivilizationMove.PlacePerson(Person.SCIENTIST, Square.of("e3")));
        table.play(RED, new SidMeierCivilizationMove.PlacePerson(Person.ARTIST, Square.of("e4")));
        table.play(RED, new SidMeierCivilizationMove.PlacePerson(Person.BUILDER, Square.of("g2")));
        assertThat(Board.person(table.position, at("e2"))).isEqualTo(Person.GENERAL.index());
        assertThat(Board.person(table.position, at("g2"))).isEqualTo(Person.BUILDER.index());
    }
}
