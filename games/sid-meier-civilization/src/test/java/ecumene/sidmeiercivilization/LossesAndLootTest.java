package ecumene.sidmeiercivilization;

import static ecumene.sidmeiercivilization.Moves.attack;
import static ecumene.sidmeiercivilization.Moves.choose;
import static ecumene.sidmeiercivilization.Moves.done;
import static ecumene.sidmeiercivilization.Moves.go;
import static ecumene.sidmeiercivilization.Moves.letPass;
import static ecumene.sidmeiercivilization.Moves.move;
import static ecumene.sidmeiercivilization.Moves.raze;
import static ecumene.sidmeiercivilization.Moves.send;
import static ecumene.sidmeiercivilization.Moves.unit;
import static ecumene.sidmeiercivilization.Table.BLUE;
import static ecumene.sidmeiercivilization.Table.GREEN;
import static ecumene.sidmeiercivilization.Table.RED;
import static ecumene.sidmeiercivilization.Table.at;
import static ecumene.sidmeiercivilization.Tables.table;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.Loss;
import ecumene.engine.Prompt;
import ecumene.sidmeiercivilization.SidMeierCivilizationEvent.FrontsCounted;
import ecumene.sidmeiercivilization.component.Building;
import ecumene.sidmeiercivilization.component.Civilization;
import ecumene.sidmeiercivilization.component.CoinHolder;
import ecumene.sidmeiercivilization.component.Era;
import ecumene.sidmeiercivilization.component.EventCard;
import ecumene.sidmeiercivilization.component.Marker;
import ecumene.sidmeiercivilization.component.Person;
import ecumene.sidmeiercivilization.component.Resource;
import ecumene.sidmeiercivilization.component.Square;
import ecumene.sidmeiercivilization.component.Technology;
import ecumene.sidmeiercivilization.component.Terrain;
import ecumene.sidmeiercivilization.component.Thing;
import ecumene.sidmeiercivilization.component.UnitCard;
import ecumene.sidmeiercivilization.component.Wonder;
import ecumene.testkit.Rule;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Losses and Loot: what the winner loses and takes, and who is told. */
class LossesAndLootTest {

    private static SidMeierCivilizationEvent lost(int seat, String square, int armies, int scouts) {
        return new SidMeierCivilizationEvent.FiguresLost(seat, Square.of(square), armies, scouts);
    }

    private static SidMeierCivilizationMove take(String thing) {
        return new SidMeierCivilizationMove.TakeResource(Thing.of(thing));
    }

    private static SidMeierCivilizationMove trade(int count) {
        return new SidMeierCivilizationMove.TakeTrade(count);
    }

    private static SidMeierCivilizationMove culture(int count) {
        return new SidMeierCivilizationMove.TakeCulture(count);
    }

    private static String[] units(String unit, int count) {
        return Collections.nCopies(count, unit).toArray(String[]::new);
    }

    /**
     * Red attacks blue on c8 with three strong units and blue defends with weak ones that all die, but its bonus of 12 is more
     * than the 9 of red. Afterwards the last move of blue has been told.
     */
    private static Table defended(int armies, int units) {
        Table table = table().forces(RED, units("mounted-c", 3))
                .forces(BLUE, units("mounted-a", units))
                .building(Building.MILITARY_ACADEMY, "b13")
                .person(Person.GENERAL, "d13")
                .person(Person.GENERAL, "d15")
                .trade(RED, 2)
                .armies(RED, 1, "c7")
                .armies(BLUE, armies, "c8")
                .movement(RED)
                .play(RED, move("c7", 1, 0), go("c8"));
        return table;
    }

    private static void allAnswers(Table table, int units) {
        table.play(BLUE, unit("mounted-a")).play(RED, attack(0), unit("mounted-c"));
        if (units == 2) {
            table.play(BLUE, attack(0)).play(RED, unit("mounted-c"));
            return;
        }
        table.play(BLUE, attack(0), unit("mounted-a")).play(RED, unit("mounted-c"));
        table.play(BLUE, attack(1), unit("mounted-a")).play(BLUE, attack(2));
    }

    @Rule(Rulebook.LOOT)
    @Test
    void aDefenderThatWinsLosesAnArmyForEveryTwoUnitsButNeverTheLast() {
        int[][] cases = {{3, 4, 1}, {3, 2, 2}, {2, 4, 1}, {1, 2, 1}};
        for (int[] armiesUnitsLeft : cases) {
            Table table = defended(armiesUnitsLeft[0], armiesUnitsLeft[1]);
            allAnswers(table, armiesUnitsLeft[1]);
            assertThat(table.asked()).isEqualTo("loot");
            assertThat(table.asks(BLUE)).isTrue();
            assertThat(table.armiesOn("c8"))
                    .as("%s armies, %s units lost", armiesUnitsLeft[0], armiesUnitsLeft[1])
                    .isEqualTo(armiesUnitsLeft[2]);
            assertThat(table.position.unbuiltArmies[RED]).isEqualTo((byte) 6);
            assertThat((int) table.position.unbuiltArmies[BLUE]).isEqualTo(7 - armiesUnitsLeft[2]);
            assertThat(table.position.used).containsOnly(0);
        }
    }

    /** A front in which a unit of the attacker is left, with its wounds. */
    private static FrontsCounted.Front mounted(int wounds) {
        return new FrontsCounted.Front(new FrontsCounted.Standing(UnitCard.of("mounted-c"), 3, wounds), null);
    }

    @Rule({Rulebook.LOOT, Rulebook.COMBAT})
    @Test
    void theEndOfABattleIsToldWithTotalsAndLosses() {
        Table table = defended(3, 4).knows(BLUE, Technology.CODE_OF_LAWS);
        assertThat(table.toldTo(BLUE))
                .containsExactly(
                        new SidMeierCivilizationEvent.BattleBegan(
                                RED, BLUE, Square.of("c8"), "figures", Terrain.GRASSLAND, BLUE, true, 6),
                        new SidMeierCivilizationEvent.BonusCounted(0, 12));
        allAnswers(table, 4);
        assertThat(table.toldTo(RED))
                .containsExactly(
                        new SidMeierCivilizationEvent.UnitPlayed(
                                BLUE, false, UnitCard.of("mounted-a"), 2, 1, UnitCard.of("mounted-c")),
                        new SidMeierCivilizationEvent.UnitKilled(
                                BLUE, false, UnitCard.of("mounted-a"), 2, UnitCard.of("mounted-c")),
                        new FrontsCounted(
                                0,
                                12,
                                List.of(mounted(2), mounted(1), mounted(1)),
                                List.of(),
                                Collections.nCopies(4, UnitCard.of("mounted-a"))),
                        new SidMeierCivilizationEvent.BattleDecided(RED, BLUE, false, 9, 12, false),
                        lost(RED, "c8", 1, 0),
                        lost(BLUE, "c8", 2, 0),
                        new SidMeierCivilizationEvent.CoinGained(BLUE));
        assertThat(table.position.forces(RED)).as("the survivors come home").isEqualTo(3);
        assertThat(table.position.forces(BLUE)).isZero();
        Table single = defended(1, 2);
        allAnswers(single, 2);
        assertThat(single.toldTo(RED))
                .as("the last army stays")
                .endsWith(
                        new SidMeierCivilizationEvent.BattleDecided(RED, BLUE, false, 9, 12, false),
                        lost(RED, "c8", 1, 0));
    }

    @Rule({Rulebook.LOOT, Rulebook.COINS, Rulebook.ABILITIES})
    @Test
    void codeOfLawsPaysOnceATurn() {
        Table table = table().forces(RED, "infantry-c")
                .forces(BLUE)
                .armies(RED, 1, "c7")
                .armies(RED, 1, "f8")
                .armies(BLUE, 1, "c8")
                .armies(BLUE, 1, "f9")
                .trade(BLUE, 9)
                .movement(RED)
                .play(RED, move("c7", 1, 0), go("c8"));
        table.defaultsUntil("loot");
        int coins = table.coins(RED);
        table.play(RED, trade(1), move("f8", 1, 0), go("f9"));
        table.defaultsUntil("loot");
        assertThat(table.armiesOn("f9")).isEqualTo(1);
        assertThat(table.coins(RED)).isEqualTo(coins);
    }

    /** Red attacks with weak units that all die and wins by its bonus of 12. */
    private static Table won(int armies, int units) {
        Table table = table().knows(RED, Technology.MASONRY)
                .forces(RED, units("mounted-a", units))
                .forces(BLUE, units("mounted-c", 3))
                .building(Building.MILITARY_ACADEMY, "e1")
                .person(Person.GENERAL, "g1")
                .person(Person.GENERAL, "g3")
                .trade(BLUE, 2)
                .armies(RED, armies, "c7")
                .armies(BLUE, 1, "c8")
                .scouts(BLUE, 1, "c8")
                .movement(RED)
                .play(RED, move("c7", armies, 0), go("c8"));
        table.play(BLUE, unit("mounted-c")).play(RED, attack(0), unit("mounted-a"));
        table.play(BLUE, unit("mounted-c"));
        if (units == 2) {
            return table.play(RED, attack(1));
        }
        table.play(RED, attack(1), unit("mounted-a")).play(RED, attack(2), unit("mounted-a"));
        return table.play(RED, attack(0));
    }

    @Rule(Rulebook.LOOT)
    @Test
    void anAttackerThatWinsLosesAnArmyForEveryTwoUnitsButNeverTheLast() {
        int[][] cases = {{3, 4, 1}, {3, 2, 2}, {2, 4, 1}, {1, 2, 1}};
        for (int[] armiesUnitsLeft : cases) {
            Table table = won(armiesUnitsLeft[0], armiesUnitsLeft[1]);
            int lost = armiesUnitsLeft[0] - armiesUnitsLeft[2];
            assertThat(table.armiesOn("c8"))
                    .as("%s armies, %s units lost", armiesUnitsLeft[0], armiesUnitsLeft[1])
                    .isEqualTo(armiesUnitsLeft[2]);
            assertThat((int) table.position.unbuiltArmies[RED]).isEqualTo(6 - armiesUnitsLeft[2]);
            assertThat(table.toldTo(BLUE).stream()
                            .filter(SidMeierCivilizationEvent.FiguresLost.class::isInstance)
                            .toList())
                    .isEqualTo(
                            lost == 0
                                    ? List.of(lost(BLUE, "c8", 1, 1))
                                    : List.of(lost(RED, "c8", lost, 0), lost(BLUE, "c8", 1, 1)));
            assertThat(table.toldTo(BLUE))
                    .contains(
                            new SidMeierCivilizationEvent.BattleDecided(RED, BLUE, false, 12, 9, true),
                            new SidMeierCivilizationEvent.SquareEntered(RED, Square.of("c8"), armiesUnitsLeft[2]));
            assertThat(table.refusal(RED, move("c8", 1, 0))).isEqualTo(SidMeierCivilizationRefusal.TAKE_LOOT_NOW);
        }
    }

    @Rule(Rulebook.LOOT)
    @Test
    void theLootForFiguresIsTradeCultureOrOneResource() {
        Table table = Tables.looting(table().trade(BLUE, 2)
                .culture(BLUE, 4)
                .card(BLUE, EventCard.DROUGHT)
                .knows(BLUE, Technology.WRITING)
                .token(BLUE, Resource.SILK)
                .marker(BLUE, Marker.HUT_SPY, Marker.VILLAGE_IRON));
        table.play(BLUE, letPass());
        assertThat(table.moves(RED))
                .containsExactly(
                        trade(2),
                        trade(1),
                        culture(3),
                        culture(2),
                        culture(1),
                        take("silk-token"),
                        take("hut"),
                        take("village"),
                        done());
        assertThat(table.prompt(RED))
                .isEqualTo(new Prompt(Prompt.Shape.CHOOSE_ONE, "Loot", Rulebook.LOOT, Map.of("loser", BLUE)));
        assertThat(table.defaultMove(RED)).isEqualTo(trade(2));
        assertThat(table.loss(RED, done())).isEqualTo(new Loss("loot", Map.of()));
        assertThat(table.loss(RED, trade(1))).isNull();
        assertThat(table.refusal(RED, trade(3))).isEqualTo(SidMeierCivilizationRefusal.LOSER_HAS_NONE);
        assertThat(table.refusal(RED, culture(4))).isEqualTo(SidMeierCivilizationRefusal.UP_TO_THREE);
        assertThat(table.refusal(RED, culture(0))).isEqualTo(SidMeierCivilizationRefusal.UP_TO_THREE);
        assertThat(table.refusal(RED, choose(Technology.WRITING))).isEqualTo(SidMeierCivilizationRefusal.NO_SUCH_LOOT);
        int own = table.position.culture[RED];
        table.play(RED, culture(3));
        assertThat(table.toldTo(BLUE))
                .contains(new SidMeierCivilizationEvent.LootTaken(RED, BLUE, Thing.of("culture"), 3));
        assertThat(table.position.culture[RED]).isEqualTo(own + 3);
        assertThat(table.position.culture[BLUE]).isEqualTo(1);
        assertThat(table.asked()).isNotEqualTo("loot");
    }

    /** Blue has killed scouts of red, and green looks on. */
    private static Table lootOfBlue() {
        return Table.of(Civilization.ROMANS, Civilization.RUSSIANS, Civilization.CHINESE)
                .plain()
                .noFigures();
    }

    @Rule(Rulebook.LOOT)
    @Test
    void whatLiesFaceDownIsSeenByWinnerAndLoserOnly() {
        Table table = lootOfBlue().marker(RED, Marker.HUT_SPY).trade(RED, 4);
        String[] squares = clearing(table);
        table.scouts(RED, 1, squares[1])
                .armies(BLUE, 1, squares[0])
                .movement(BLUE)
                .play(BLUE, move(squares[0], 1, 0), go(squares[1]));
        assertThat(table.toldTo(GREEN))
                .anyMatch(event -> event instanceof SidMeierCivilizationEvent.ScoutsKilled killed
                        && killed.seat() == BLUE
                        && killed.victim() == RED
                        && killed.square().equals(Square.of(squares[1]))
                        && killed.scouts() == 1)
                .contains(new SidMeierCivilizationEvent.SquareEntered(BLUE, Square.of(squares[1]), 1));
        Table rich = table.copy().play(BLUE, trade(3));
        assertThat(rich.toldTo(GREEN))
                .contains(new SidMeierCivilizationEvent.LootTaken(BLUE, RED, Thing.of("trade"), 3));
        table.play(BLUE, take("hut"));
        SidMeierCivilizationEvent seen = new SidMeierCivilizationEvent.MarkerSeen(Marker.HUT_SPY);
        assertThat(table.toldTo(GREEN))
                .contains(new SidMeierCivilizationEvent.LootTaken(BLUE, RED, Thing.of("hut"), 1))
                .doesNotContain(seen);
        assertThat(table.toldTo(BLUE)).contains(seen);
        assertThat(table.toldTo(RED))
                .as("whoever loses it finds nothing")
                .contains(new SidMeierCivilizationEvent.MarkerLost(Marker.HUT_SPY))
                .doesNotContain(seen);
        assertThat(table.position.markers[Marker.HELD + Marker.HUT_SPY.index()]).isEqualTo((byte) 1);
        assertThat(table.position.markers[Marker.HUT_SPY.index()]).isZero();
    }

    /** Two squares beside each other far from all cities. */
    private static String[] clearing(Table table) {
        for (int square : table.position.layout.squares()) {
            int right = square + 1;
            if (table.position.layout.slot(right) >= 0 && isFar(table, square) && isFar(table, right)) {
                return new String[] {
                    Square.at(square).toString(), Square.at(right).toString()
                };
            }
        }
        throw new AssertionError("no clearing");
    }

    private static boolean isFar(Table table, int square) {
        for (int city : table.position.citySquare) {
            if (city >= 0 && Square.distance(city, square) < 3) {
                return false;
            }
        }
        return !Board.isTribe(table.position, square);
    }

    /** Blue conquers the second city of red on a clearing, with nobody in it. */
    private static Table conquered(Table table) {
        String[] squares = clearing(table);
        return table.city(RED, squares[1])
                .forces(RED)
                .forces(BLUE, "infantry-c")
                .building(Building.MILITARY_ACADEMY, Square.at(near(table)).toString())
                .armies(BLUE, 1, squares[0])
                .movement(BLUE)
                .play(BLUE, move(squares[0], 1, 0), go(squares[1]));
    }

    private static int near(Table table) {
        return Square.around(table.position.citySquare[SidMeierCivilizationPosition.CITIES])[0];
    }

    @Rule(Rulebook.LOOT)
    @Test
    void theLootForACityIsATechnologyACardOrTwoResources() {
        Table table = lootOfBlue()
                .card(RED, EventCard.DROUGHT)
                .trade(RED, 9)
                .culture(RED, 9)
                .knows(RED, Technology.WRITING)
                .token(RED, Resource.SILK, Resource.WHEAT);
        conquered(table).defaultsUntil("loot");
        assertThat(table.moves(BLUE))
                .containsExactly(
                        take("wheat-token"),
                        take("silk-token"),
                        choose(Technology.CODE_OF_LAWS),
                        choose(Technology.WRITING),
                        new SidMeierCivilizationMove.TakeCard(Era.ANCIENT),
                        done());
        Table card = table.copy().play(BLUE, new SidMeierCivilizationMove.TakeCard(Era.ANCIENT));
        SidMeierCivilizationEvent seen = new SidMeierCivilizationEvent.EventSeen(EventCard.DROUGHT);
        assertThat(card.toldTo(GREEN))
                .contains(new SidMeierCivilizationEvent.CardStolen(BLUE, RED, Era.ANCIENT))
                .doesNotContain(seen);
        assertThat(card.toldTo(RED))
                .as("whoever loses it draws nothing")
                .contains(new SidMeierCivilizationEvent.EventLost(EventCard.DROUGHT))
                .doesNotContain(seen);
        assertThat(card.toldTo(BLUE)).contains(seen);
        assertThat(card.position.inHand(BLUE, EventCard.DROUGHT)).isEqualTo(1);
        assertThat(card.position.inHand(RED, EventCard.DROUGHT)).isZero();
        table.play(BLUE, take("silk-token"));
        assertThat(table.toldTo(GREEN))
                .containsExactly(new SidMeierCivilizationEvent.LootTaken(BLUE, RED, Thing.of("silk-token"), 1));
        assertThat(table.moves(BLUE))
                .as("whoever takes a resource takes another")
                .containsExactly(take("wheat-token"), done());
        assertThat(table.refusal(BLUE, new SidMeierCivilizationMove.TakeCard(Era.ANCIENT)))
                .isEqualTo(SidMeierCivilizationRefusal.NO_SUCH_LOOT);
        table.play(BLUE, done());
        assertThat(table.asked()).isNotEqualTo("loot");
        assertThat(table.position.tokens(BLUE, Resource.SILK)).isEqualTo(1);
    }

    @Rule({Rulebook.LOOT, Rulebook.SCOUTS})
    @Test
    void aCityThatFallsIsToldAndTakesWhatItGathered() {
        Table table = lootOfBlue().token(RED, Resource.SILK);
        String[] squares = clearing(table);
        table.city(RED, squares[1]);
        String scout = Square.at(near(table)).toString();
        String own = Square.at(Square.around(table.position.citySquare[0])[0]).toString();
        table.terrain(Terrain.FOREST, scout, own)
                .scouts(RED, 1, scout)
                .start(RED)
                .play(RED, send(scout, squares[1]));
        table.scouts(BLUE, 1, own)
                .start(BLUE)
                .play(BLUE, send(own, Square.at(table.position.citySquare[3]).toString()));
        int production = table.production(3);
        table.forces(RED)
                .forces(BLUE, "infantry-c")
                .building(
                        Building.MILITARY_ACADEMY,
                        Square.at(Square.around(table.position.citySquare[3])[1])
                                .toString())
                .armies(BLUE, 1, squares[0])
                .movement(BLUE)
                .play(BLUE, move(squares[0], 1, 0), go(squares[1]));
        table.defaultsUntil("loot");
        assertThat(table.position.sentSquare[RED]).isEqualTo(SidMeierCivilizationPosition.NONE);
        assertThat(table.production(3)).as("what was sent elsewhere stays").isEqualTo(production);
        assertThat(Empire.cities(table.position, RED)).isEqualTo(1);
    }

    @Rule({Rulebook.LOOT, Rulebook.CIVILIZATIONS})
    @Test
    void theFallOfACityOfTheSecondPlayerIsTold() {
        Table table = table().city(BLUE, "c9")
                .forces(RED, "infantry-c")
                .forces(BLUE)
                .knows(BLUE, Technology.WRITING)
                .building(Building.MILITARY_ACADEMY, "e1")
                .person(Person.GENERAL, "g1")
                .armies(RED, 1, "c8")
                .movement(RED)
                .play(RED, move("c8", 1, 0), go("c9"));
        assertThat(table.toldTo(BLUE))
                .startsWith(
                        new SidMeierCivilizationEvent.BattleBegan(
                                RED, BLUE, Square.of("c9"), "city", Terrain.GRASSLAND, BLUE, false, 0),
                        new SidMeierCivilizationEvent.BonusCounted(8, 6),
                        new SidMeierCivilizationEvent.UnitPlayed(RED, false, UnitCard.of("infantry-c"), 0, 3, null),
                        new FrontsCounted(
                                8,
                                6,
                                List.of(new FrontsCounted.Front(
                                        new FrontsCounted.Standing(UnitCard.of("infantry-c"), 3, 0), null)),
                                List.of(),
                                List.of()),
                        new SidMeierCivilizationEvent.BattleDecided(RED, BLUE, false, 11, 6, true),
                        new SidMeierCivilizationEvent.CoinGained(RED),
                        new SidMeierCivilizationEvent.CityDestroyed(BLUE, Square.of("c9")),
                        new SidMeierCivilizationEvent.SquareEntered(RED, Square.of("c9"), 1),
                        new SidMeierCivilizationEvent.CultureAdvanced(RED, 1));
        assertThat(table.asked()).isEqualTo("loot");
        assertThat(Board.owner(table.position, at("c9"))).isEqualTo(RED);
    }

    @Rule({Rulebook.LOOT, Rulebook.ABILITIES})
    @Test
    void afterABattleABuildingCanBeRazedBeforeTheLoot() {
        Table table = table().knows(RED, Technology.COMBUSTION)
                .city(BLUE, "b10")
                .building(Building.TEMPLE, "c9")
                .forces(RED, "infantry-c")
                .forces(BLUE)
                .armies(BLUE, 1, "c9")
                .trade(BLUE, 3)
                .armies(RED, 1, "c8")
                .movement(RED)
                .play(RED, move("c8", 1, 0), go("c9"));
        assertThat(table.moves(RED)).containsExactly(trade(3), trade(2), trade(1), done());
        table.play(RED, trade(1));
        assertThat(table.asked()).isEqualTo("razing");
        assertThat(table.moves(RED)).containsExactly(raze(), done());
        assertThat(table.defaultMove(RED)).isEqualTo(done());
        assertThat(table.prompt(RED))
                .isEqualTo(new Prompt(
                        Prompt.Shape.YES_OR_NO, "Razing", Rulebook.ABILITIES, Map.of("building", Building.TEMPLE)));
        table.play(RED, raze());
        assertThat(table.toldTo(BLUE))
                .contains(new SidMeierCivilizationEvent.BuildingDestroyed(BLUE, Building.TEMPLE, Square.of("c9")));
        assertThat(table.asked()).isNotEqualTo("razing");
    }

    @Rule({Rulebook.LOOT, Rulebook.COINS})
    @Test
    void withTheUpdateACityIsWorthTwoPointsAndFiguresOne() {
        Table table = Tables.updated().trade(BLUE, 5).culture(BLUE, 1).city(BLUE, "c9");
        table.position.coinTokens[SidMeierCivilizationPosition.COIN_CARDS] = 2;
        table.card(BLUE, EventCard.DROUGHT)
                .forces(RED, "infantry-c")
                .forces(BLUE)
                .building(Building.MILITARY_ACADEMY, "e1")
                .person(Person.GENERAL, "g1")
                .armies(RED, 1, "c8")
                .movement(RED)
                .play(RED, move("c8", 1, 0), go("c9"))
                .defaultsUntil("loot");
        SidMeierCivilizationMove coin = new SidMeierCivilizationMove.TakeCoin(CoinHolder.CODE_OF_LAWS);
        SidMeierCivilizationMove broken = new SidMeierCivilizationMove.DestroyCoin(CoinHolder.CODE_OF_LAWS);
        SidMeierCivilizationMove card = new SidMeierCivilizationMove.TakeCard(Era.ANCIENT);
        assertThat(table.moves(RED))
                .containsExactly(trade(3), trade(2), trade(1), culture(1), card, broken, coin, done());
        int red = table.coins(RED);
        int blue = table.coins(BLUE);
        Table both = table.copy().play(RED, coin);
        assertThat(both.toldTo(BLUE))
                .startsWith(
                        new SidMeierCivilizationEvent.CoinLost(BLUE), new SidMeierCivilizationEvent.CoinGained(RED));
        assertThat(both.coins(RED)).isEqualTo(red + 1);
        assertThat(both.coins(BLUE)).isEqualTo(blue - 1);
        assertThat(both.asked()).as("two points are spent").isNotEqualTo("loot");
        table.play(RED, broken);
        assertThat(table.toldTo(BLUE)).containsExactly(new SidMeierCivilizationEvent.CoinLost(BLUE));
        assertThat(table.moves(RED))
                .as("one point is left")
                .containsExactly(trade(3), trade(2), trade(1), culture(1), broken, done());
        assertThat(table.refusal(RED, coin)).isEqualTo(SidMeierCivilizationRefusal.NOT_ENOUGH_LOOT);
        Table nothing = table.copy().play(RED, done());
        assertThat(nothing.asked()).isNotEqualTo("loot");
        table.play(RED, trade(3));
        assertThat(table.asked()).isNotEqualTo("loot");
        assertThat(table.position.trade[BLUE]).isEqualTo(2);
    }

    /** "One coin token of the winner's choice": wherever it lies. */
    @Rule({Rulebook.LOOT, Rulebook.COINS})
    @Test
    void withTheUpdateCoinsOfTheSheetAndOfThePanamaCanalAreLootToo() {
        Table table = Tables.updated().wonder(Wonder.PANAMA_CANAL, "b14").city(BLUE, "c9");
        table.position.sheetCoins[BLUE] = 1;
        table.position.panamaCoins = 2;
        table.forces(RED, "infantry-c")
                .forces(BLUE)
                .building(Building.MILITARY_ACADEMY, "e1")
                .person(Person.GENERAL, "g1")
                .armies(RED, 1, "c8")
                .movement(RED)
                .play(RED, move("c8", 1, 0), go("c9"))
                .defaultsUntil("loot");
        assertThat(table.moves(RED))
                .contains(
                        new SidMeierCivilizationMove.DestroyCoin(CoinHolder.SHEET),
                        new SidMeierCivilizationMove.TakeCoin(CoinHolder.SHEET),
                        new SidMeierCivilizationMove.DestroyCoin(CoinHolder.PANAMA_CANAL),
                        new SidMeierCivilizationMove.TakeCoin(CoinHolder.PANAMA_CANAL));
        assertThat(table.refusal(RED, new SidMeierCivilizationMove.TakeCoin(CoinHolder.POTTERY)))
                .isEqualTo(SidMeierCivilizationRefusal.LOSER_HAS_NONE);
        Table moved = table.copy().play(RED, new SidMeierCivilizationMove.TakeCoin(CoinHolder.PANAMA_CANAL));
        assertThat(moved.position.panamaCoins).isEqualTo(1);
        assertThat(moved.position.sheetCoins[RED]).isEqualTo((byte) 1);
        table.play(RED, new SidMeierCivilizationMove.DestroyCoin(CoinHolder.SHEET));
        assertThat(table.position.sheetCoins[BLUE]).isZero();
        assertThat(table.moves(RED))
                .as("one point is left, and no coin lies on the sheet any more")
                .contains(new SidMeierCivilizationMove.DestroyCoin(CoinHolder.PANAMA_CANAL))
                .doesNotContain(
                        new SidMeierCivilizationMove.DestroyCoin(CoinHolder.SHEET),
                        new SidMeierCivilizationMove.TakeCoin(CoinHolder.PANAMA_CANAL));
    }
}
