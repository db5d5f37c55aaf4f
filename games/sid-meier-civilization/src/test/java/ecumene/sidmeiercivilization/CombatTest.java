package ecumene.sidmeiercivilization;

import static ecumene.sidmeiercivilization.Table.BLUE;
import static ecumene.sidmeiercivilization.Table.RED;
import static ecumene.sidmeiercivilization.Table.at;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.Seats;
import ecumene.sidmeiercivilization.component.Ability;
import ecumene.sidmeiercivilization.component.Arm;
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
import ecumene.sidmeiercivilization.component.Thing;
import ecumene.sidmeiercivilization.component.UnitCard;
import ecumene.sidmeiercivilization.component.Wonder;
import ecumene.testkit.Rule;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Combat: hands, bonuses, fronts, wounds, loot. */
class CombatTest {

    private static Table table() {
        return Table.of(Civilization.ROMANS, Civilization.RUSSIANS).plain().noFigures();
    }

    /** Red on c7 attacks blue on c8. */
    private static Table battle(Table table, int armies) {
        table.armies(RED, armies, "c7").armies(BLUE, 1, "c8").movement(RED);
        return table.play(
                RED,
                new SidMeierCivilizationMove.MoveFigures(Square.of("c7"), armies, 0),
                new SidMeierCivilizationMove.Go(Square.of("c8")));
    }

    @Rule(Rulebook.COMBAT)
    @Test
    void theBattleHandGrowsWithArmiesAndCities() {
        Table table =
                table().forces(RED, "infantry-a", "infantry-b", "infantry-c", "mounted-a", "mounted-b", "mounted-c");
        table.forces(BLUE, "artillery-a", "artillery-b", "artillery-c", "mounted-a");
        battle(table, 2);
        assertThat(table.position.battleHandSize(0)).isEqualTo(5);
        assertThat(table.position.battleHandSize(1)).isEqualTo(3);
    }

    @Rule(Rulebook.COMBAT)
    @Test
    void aCityDefendsWithThreeMoreCardsAndItsBonuses() {
        Table table = table().city(BLUE, "c9").building(Building.BARRACKS, "b8").person(Person.GENERAL, "d8");
        table.forces(
                BLUE, "artillery-a", "artillery-b", "artillery-c", "mounted-a", "mounted-b", "mounted-c", "infantry-a");
        table.position.walls[4] = 1;
        table.armies(RED, 1, "c8")
                .movement(RED)
                .play(
                        RED,
                        new SidMeierCivilizationMove.MoveFigures(Square.of("c8"), 1, 0),
                        new SidMeierCivilizationMove.Go(Square.of("c9")));
        assertThat(table.position.battleHandSize(1)).isEqualTo(6);
        assertThat(table.position.battleBonus[1]).isEqualTo((byte) (6 + 4 + 2 + 4));
        // Against walls the attacker plays first.
        assertThat(table.asks(RED)).isTrue();
    }

    @Rule({Rulebook.COMBAT, Rulebook.ABILITIES})
    @Test
    void combustionBringsTheWallsDownBeforeTheFirstUnitIsPlayed() {
        Table table = table().knows(RED, Technology.COMBUSTION).city(BLUE, "c9").forces(BLUE, "mounted-a", "mounted-b");
        table.position.walls[4] = 1;
        table.armies(RED, 1, "c8").movement(RED).play(RED, Moves.move("c8", 1, 0), Moves.go("c9"));
        assertThat(table.toldTo(BLUE))
                .contains(new SidMeierCivilizationEvent.BuildingDestroyed(BLUE, Building.CITY_WALLS, Square.of("c9")));
        assertThat(table.position.walls[4]).isZero();
        assertThat(table.position.battleBonus[1]).as("only the city itself").isEqualTo((byte) 6);
        assertThat(table.asks(BLUE)).as("the defender plays first").isTrue();
    }

    @Rule({Rulebook.LOOT, Rulebook.COINS})
    @Test
    void asPrintedCoinsAreNoLoot() {
        Table table = Tables.looting(table().trade(BLUE, 3));
        table.position.coinTokens[SidMeierCivilizationPosition.COIN_CARDS] = 2;
        assertThat(table.refusal(RED, new SidMeierCivilizationMove.TakeCoin(CoinHolder.CODE_OF_LAWS)))
                .isEqualTo(SidMeierCivilizationRefusal.NO_SUCH_LOOT);
        assertThat(table.refusal(RED, new SidMeierCivilizationMove.DestroyCoin(CoinHolder.CODE_OF_LAWS)))
                .isEqualTo(SidMeierCivilizationRefusal.NO_SUCH_LOOT);
    }

    @Rule(Rulebook.COMBAT)
    @Test
    void everythingBuiltGivesItsBonusBlockadedOrNot() {
        Table table = table().building(Building.BARRACKS, "e2").building(Building.MILITARY_ACADEMY, "e3");
        assertThat(Empire.combatBonus(table.position, RED)).isEqualTo(6);
        table.armies(BLUE, 1, "e3").person(Person.GENERAL, "g2").scouts(BLUE, 1, "g2");
        assertThat(Empire.combatBonus(table.position, RED)).isEqualTo(10);
    }

    @Rule(Rulebook.FRONTS)
    @Test
    void exampleTheStrongerUnitKillsAndIsWounded() {
        Table table = table().forces(RED, "mounted-c", "mounted-a").forces(BLUE, "mounted-b", "infantry-a");
        battle(table, 1);
        table.play(BLUE, new SidMeierCivilizationMove.PlayUnit(UnitCard.of("mounted-b")));
        table.play(
                RED,
                new SidMeierCivilizationMove.AttackFront(0),
                new SidMeierCivilizationMove.PlayUnit(UnitCard.of("mounted-c")));
        assertThat(table.position.fronts[0])
                .isEqualTo((byte) UnitCard.of("mounted-c").index());
        assertThat(table.position.fronts[1]).isEqualTo((byte) 2);
        assertThat(table.position.fronts[2]).isEqualTo((byte) -1);
        assertThat(table.position
                        .killed[UnitCard.COUNT + UnitCard.of("mounted-b").index()])
                .isEqualTo((byte) 1);
    }

    @Rule(Rulebook.FRONTS)
    @Test
    void exampleWithTheAdvantageTheEnemyDiesBeforeItStrikes() {
        Table table = table().forces(RED, "infantry-c", "infantry-a").forces(BLUE, "mounted-c", "mounted-a");
        battle(table, 1);
        table.play(BLUE, new SidMeierCivilizationMove.PlayUnit(UnitCard.of("mounted-c")));
        table.play(
                RED,
                new SidMeierCivilizationMove.AttackFront(0),
                new SidMeierCivilizationMove.PlayUnit(UnitCard.of("infantry-c")));
        assertThat(table.position.fronts[1]).isZero();
        assertThat(table.position.fronts[2]).isEqualTo((byte) -1);
    }

    @Rule(Rulebook.FRONTS)
    @Test
    void theThreeAdvantagesAndAircraft() {
        assertThat(Arm.INFANTRY.hasAdvantageOver(Arm.MOUNTED)).isTrue();
        assertThat(Arm.MOUNTED.hasAdvantageOver(Arm.ARTILLERY)).isTrue();
        assertThat(Arm.ARTILLERY.hasAdvantageOver(Arm.INFANTRY)).isTrue();
        assertThat(Arm.MOUNTED.hasAdvantageOver(Arm.INFANTRY)).isFalse();
        for (Arm arm : Arm.ALL) {
            assertThat(arm.hasAdvantageOver(Arm.AIRCRAFT)).isFalse();
            assertThat(Arm.AIRCRAFT.hasAdvantageOver(arm)).isFalse();
            assertThat(arm.hasAdvantageOver(arm)).isFalse();
        }
    }

    @Rule(Rulebook.FRONTS)
    @Test
    void unitsArePlayedInTurnAndOneAtATime() {
        Table table = table().forces(RED, "infantry-c", "infantry-a").forces(BLUE, "mounted-c", "mounted-a");
        battle(table, 1);
        assertThat(table.refusal(BLUE, new SidMeierCivilizationMove.PlayUnit(UnitCard.of("artillery-a"))))
                .isEqualTo(SidMeierCivilizationRefusal.UNIT_NOT_IN_HAND);
        table.play(BLUE, new SidMeierCivilizationMove.PlayUnit(UnitCard.of("mounted-c")));
        assertThat(table.asks(RED)).isTrue();
        assertThat(table.refusal(RED, new SidMeierCivilizationMove.AttackFront(1)))
                .isEqualTo(SidMeierCivilizationRefusal.NO_LONE_ENEMY_THERE);
        assertThat(table.refusal(RED, new SidMeierCivilizationMove.EndBattleTurn()))
                .isEqualTo(SidMeierCivilizationRefusal.PLAY_A_UNIT_FIRST);
    }

    @Rule(Rulebook.COMBAT)
    @Test
    void aTieIsTheDefenders() {
        Table table = table().forces(RED, "infantry-b").forces(BLUE, "infantry-b");
        battle(table, 1);
        table.defaultsUntil("loot");
        assertThat(table.asks(BLUE)).isTrue();
        assertThat(table.armiesOn("c8")).isEqualTo(1);
        assertThat(Board.owner(table.position, at("c8"))).isEqualTo(BLUE);
        assertThat(table.position.unbuiltArmies[RED]).isEqualTo((byte) 6);
    }

    @Rule(Rulebook.LOOT)
    @Test
    void theWinnerLosesAnArmyForTwoUnitsKilledButNotTheLast() {
        Table table = table().forces(RED, "mounted-a", "mounted-a", "mounted-a", "mounted-b", "artillery-c");
        table.forces(BLUE, "mounted-b").building(Building.MILITARY_ACADEMY, "e2");
        table.armies(RED, 2, "c7").armies(BLUE, 1, "c8").movement(RED);
        table.play(
                RED,
                new SidMeierCivilizationMove.MoveFigures(Square.of("c7"), 2, 0),
                new SidMeierCivilizationMove.Go(Square.of("c8")));
        table.play(
                RED,
                new SidMeierCivilizationMove.AttackFront(0),
                new SidMeierCivilizationMove.PlayUnit(UnitCard.of("mounted-a")));
        table.play(
                RED,
                new SidMeierCivilizationMove.AttackFront(0),
                new SidMeierCivilizationMove.PlayUnit(UnitCard.of("mounted-a")));
        table.defaultsUntil("loot");
        assertThat(table.armiesOn("c8")).isEqualTo(1);
        assertThat(table.position.unbuiltArmies[RED]).isEqualTo((byte) 5);
    }

    @Rule(Rulebook.LOOT)
    @Test
    void figuresAreWorthTradeCultureOrAResource() {
        Table table = table().forces(RED, "infantry-c")
                .forces(BLUE)
                .trade(BLUE, 2)
                .culture(BLUE, 9)
                .trade(RED, 0);
        table.token(BLUE, Resource.IRON).marker(BLUE, Marker.HUT_SPY);
        battle(table, 1);
        table.play(BLUE, new SidMeierCivilizationMove.LetPass());
        assertThat(table.moves(RED))
                .contains(
                        new SidMeierCivilizationMove.TakeTrade(2),
                        new SidMeierCivilizationMove.TakeCulture(3),
                        new SidMeierCivilizationMove.TakeResource(Thing.of("iron-token")),
                        new SidMeierCivilizationMove.TakeResource(Thing.of("hut")));
        assertThat(table.refusal(RED, new SidMeierCivilizationMove.TakeCard(Era.ANCIENT)))
                .isEqualTo(SidMeierCivilizationRefusal.NO_SUCH_LOOT);
        table.play(RED, new SidMeierCivilizationMove.TakeResource(Thing.of("hut")));
        assertThat(table.position.markers[Marker.HUT_SPY.index()]).isEqualTo((byte) 1);
        assertThat(table.asked()).isNotEqualTo("loot");
    }

    @Rule(Rulebook.LOOT)
    @Test
    void aCityIsDestroyedAndWorthATechnologyACardOrTwoResources() {
        Table table = table().city(BLUE, "c9").building(Building.TEMPLE, "b8").wonder(Wonder.ORACLE, "d8");
        table.knows(BLUE, Technology.POTTERY).card(BLUE, EventCard.DROUGHT).token(BLUE, Resource.IRON, Resource.SILK);
        table.building(Building.MILITARY_ACADEMY, "e2").person(Person.GENERAL, "e3");
        table.forces(RED, "infantry-c").forces(BLUE).armies(RED, 1, "c8").movement(RED);
        table.play(
                RED,
                new SidMeierCivilizationMove.MoveFigures(Square.of("c8"), 1, 0),
                new SidMeierCivilizationMove.Go(Square.of("c9")));
        table.defaultsUntil("loot");
        assertThat(Empire.cities(table.position, BLUE)).isEqualTo(1);
        assertThat(table.armiesOn("c9")).isEqualTo(1);
        assertThat(table.position.wonderState[Wonder.ORACLE.index()])
                .isEqualTo((byte) SidMeierCivilizationPosition.GONE);
        assertThat(table.refusal(RED, new SidMeierCivilizationMove.TakeTrade(2)))
                .isEqualTo(SidMeierCivilizationRefusal.NO_SUCH_LOOT);
        assertThat(table.moves(RED))
                .contains(
                        new SidMeierCivilizationMove.ChooseTechnology(Technology.POTTERY),
                        new SidMeierCivilizationMove.TakeCard(Era.ANCIENT));
        table.play(
                RED,
                new SidMeierCivilizationMove.TakeResource(Thing.of("iron-token")),
                new SidMeierCivilizationMove.TakeResource(Thing.of("silk-token")));
        assertThat(table.position.tokens(RED, Resource.IRON) + table.position.tokens(RED, Resource.SILK))
                .isEqualTo(2);
        assertThat(table.asked()).isNotEqualTo("loot");
    }

    @Rule(Rulebook.LOOT)
    @Test
    void withTheUpdateLootIsBoughtWithPoints() {
        Table table = Table.with("loot", "updated", Civilization.ROMANS, Civilization.RUSSIANS)
                .plain()
                .noFigures();
        table.position.coinTokens[SidMeierCivilizationPosition.COIN_CARDS] = 2;
        table.forces(RED, "infantry-c").forces(BLUE).trade(BLUE, 5);
        battle(table, 1);
        assertThat(table.refusal(RED, new SidMeierCivilizationMove.TakeCoin(CoinHolder.CODE_OF_LAWS)))
                .isEqualTo(SidMeierCivilizationRefusal.NOT_ENOUGH_LOOT);
        table.play(RED, new SidMeierCivilizationMove.DestroyCoin(CoinHolder.CODE_OF_LAWS));
        assertThat(table.position.coinTokens[SidMeierCivilizationPosition.COIN_CARDS])
                .isEqualTo((byte) 1);
    }

    @Rule({Rulebook.WINNING, Rulebook.COMBAT})
    @Test
    void whoConquersACapitalWins() {
        Table table = table().forces(RED, "infantry-c").forces(BLUE);
        table.building(Building.MILITARY_ACADEMY, "e2")
                .person(Person.GENERAL, "e3")
                .person(Person.GENERAL, "e1");
        table.armies(RED, 1, "c13").movement(RED);
        table.play(
                RED,
                new SidMeierCivilizationMove.MoveFigures(Square.of("c13"), 1, 0),
                new SidMeierCivilizationMove.Go(Square.of("c14")));
        table.defaultsUntil("loot");
        assertThat(table.result().winners()).containsExactly(RED);
        assertThat(table.result().reason()).isEqualTo("conquest");
    }

    @Rule(Rulebook.BATTLE_ABILITIES)
    @Test
    void metalworkingAddsThreeWoundsToTheNextAttack() {
        Table table = table().forces(RED, "mounted-a", "mounted-a").forces(BLUE, "mounted-c", "mounted-c");
        table.knows(RED, Technology.METALWORKING).token(RED, Resource.IRON);
        battle(table, 1);
        table.play(BLUE, new SidMeierCivilizationMove.PlayUnit(UnitCard.of("mounted-c")));
        table.play(RED, new SidMeierCivilizationMove.UseAbility(Ability.METALWORKING));
        table.play(
                RED,
                new SidMeierCivilizationMove.AttackFront(0),
                new SidMeierCivilizationMove.PlayUnit(UnitCard.of("mounted-a")));
        assertThat(table.position
                        .killed[UnitCard.COUNT + UnitCard.of("mounted-c").index()])
                .isEqualTo((byte) 1);
        assertThat(table.position.tokens(RED, Resource.IRON)).isZero();
    }

    @Rule(Rulebook.BATTLE_ABILITIES)
    @Test
    void mathematicsDividesThreeWounds() {
        Table table = table().forces(RED, "mounted-a", "mounted-a").forces(BLUE, "mounted-c", "mounted-c");
        table.knows(RED, Technology.MATHEMATICS).token(RED, Resource.IRON);
        battle(table, 1);
        table.play(BLUE, new SidMeierCivilizationMove.PlayUnit(UnitCard.of("mounted-c")));
        table.play(
                RED,
                new SidMeierCivilizationMove.UseAbility(Ability.MATHEMATICS),
                new SidMeierCivilizationMove.Wound(0),
                new SidMeierCivilizationMove.Wound(0));
        assertThat(table.refusal(RED, new SidMeierCivilizationMove.Wound(1)))
                .isEqualTo(SidMeierCivilizationRefusal.NO_ENEMY_THERE);
        table.play(RED, new SidMeierCivilizationMove.Wound(0));
        assertThat(table.position.fronts[2]).isEqualTo((byte) -1);
    }

    @Rule(Rulebook.BATTLE_ABILITIES)
    @Test
    void woundsAreHealedOnceABattle() {
        Table table = table().forces(RED, "mounted-c", "mounted-a").forces(BLUE, "mounted-b", "mounted-a");
        table.knows(RED, Technology.ANIMAL_HUSBANDRY, Technology.BIOLOGY);
        battle(table, 1);
        table.play(BLUE, new SidMeierCivilizationMove.PlayUnit(UnitCard.of("mounted-b")));
        table.play(
                RED,
                new SidMeierCivilizationMove.AttackFront(0),
                new SidMeierCivilizationMove.PlayUnit(UnitCard.of("mounted-c")));
        assertThat(table.position.fronts[1]).isEqualTo((byte) 2);
        table.play(
                RED,
                new SidMeierCivilizationMove.UseHealing(Technology.ANIMAL_HUSBANDRY),
                new SidMeierCivilizationMove.Heal(0));
        assertThat(table.position.fronts[1]).isEqualTo((byte) 1);
        table.play(RED, new SidMeierCivilizationMove.Done());
        assertThat(table.refusal(RED, new SidMeierCivilizationMove.UseHealing(Technology.ANIMAL_HUSBANDRY)))
                .isEqualTo(SidMeierCivilizationRefusal.ONCE_A_BATTLE);
        table.play(RED, new SidMeierCivilizationMove.UseHealing(Technology.BIOLOGY));
        assertThat(table.asked()).isNotEqualTo("healing");
    }

    @Rule({Rulebook.COMBAT, Rulebook.WONDERS})
    @Test
    void himejiAddsOneAndTheOracleSeesTheHand() {
        Table table = table().forces(RED, "mounted-b").forces(BLUE, "mounted-b", "mounted-a");
        table.wonder(Wonder.HIMEJI_SAMURAI_CASTLE, "e2").city(RED, "c4").wonder(Wonder.ORACLE, "b3");
        battle(table, 1);
        assertThat(java.util.Objects.requireNonNull(
                                table.game.view(table.position, RED).battle())
                        .defender()
                        .units())
                .isNotNull();
        assertThat(java.util.Objects.requireNonNull(
                                table.game.view(table.position, BLUE).battle())
                        .attacker()
                        .units())
                .isNull();
        table.play(BLUE, new SidMeierCivilizationMove.PlayUnit(UnitCard.of("mounted-b")));
        table.play(RED, new SidMeierCivilizationMove.AttackFront(0));
        // Three against two: the castle lets the horsemen live.
        assertThat(table.position.fronts[0])
                .isEqualTo((byte) UnitCard.of("mounted-b").index());
    }

    /** Which units a seat sees in the hand of a side; null for none. */
    private static @Nullable Map<String, Integer> seen(Table table, int seat, int side) {
        SidMeierCivilizationView.BattleView battle =
                Objects.requireNonNull(table.game.view(table.position, seat).battle());
        return (side == 0 ? battle.attacker() : battle.defender()).units();
    }

    /** Whoever owns it sees the hand of the other side, attacking or defending, and the other sees nothing by it. */
    @Rule({Rulebook.COMBAT, Rulebook.WONDERS})
    @Test
    void theOracleOpensTheHandOfTheOtherSideToItsOwnerAlone() {
        for (int owner : new int[] {RED, BLUE}) {
            Table table = table().forces(RED, "mounted-b", "infantry-c").forces(BLUE, "mounted-a", "artillery-b");
            table.city(owner, "c4").wonder(Wonder.ORACLE, "b3");
            battle(table, 1);
            int side = owner == RED ? 0 : 1;
            assertThat(seen(table, owner, side)).as("the own hand").isNotNull();
            assertThat(seen(table, owner, 1 - side))
                    .containsExactlyInAnyOrderEntriesOf(
                            owner == RED
                                    ? Map.of("mounted-a", 1, "artillery-b", 1)
                                    : Map.of("mounted-b", 1, "infantry-c", 1));
            assertThat(seen(table, 1 - owner, side)).isNull();
            assertThat(seen(table, Seats.SPECTATOR, 0)).isNull();
            assertThat(seen(table, Seats.SPECTATOR, 1)).isNull();
        }
        Table none = table().forces(RED, "mounted-b").forces(BLUE, "mounted-a");
        battle(none, 1);
        assertThat(seen(none, RED, 1)).isNull();
        assertThat(seen(none, BLUE, 0)).isNull();
    }

    /** Against Barbarians the Oracle serves who fights them; it does not serve who only draws for them. */
    @Rule({Rulebook.COMBAT, Rulebook.WONDERS})
    @Test
    void theOracleLooksAtBarbariansAndNotForThem() {
        for (int owner : new int[] {RED, BLUE}) {
            Table table = table().forces(RED, "mounted-b").forces(BLUE, "mounted-a");
            table.city(owner, "c4").wonder(Wonder.ORACLE, "b3");
            table.tribe(Board.VILLAGE, "c8").armies(RED, 1, "c7").movement(RED);
            table.play(
                    RED,
                    new SidMeierCivilizationMove.MoveFigures(Square.of("c7"), 1, 0),
                    new SidMeierCivilizationMove.Go(Square.of("c8")));
            assertThat(table.game.view(table.position, RED).battle()).isNotNull();
            assertThat(table.position.barbarians).isTrue();
            if (owner == RED) {
                assertThat(seen(table, RED, 1)).as("their hand").isNotNull();
            } else {
                assertThat(seen(table, RED, 1)).isNull();
            }
            assertThat(seen(table, BLUE, 0)).as("the hand of who fights them").isNull();
        }
    }

    @Rule(Rulebook.CIVILIZATIONS)
    @Test
    void chinaTakesBackAKilledUnit() {
        Table table =
                Table.of(Civilization.CHINESE, Civilization.RUSSIANS).plain().noFigures();
        table.forces(RED, "mounted-a").forces(BLUE, "mounted-c");
        battle(table, 1);
        table.play(RED, new SidMeierCivilizationMove.AttackFront(0));
        table.play(RED, new SidMeierCivilizationMove.ReclaimUnit(UnitCard.of("mounted-a")));
        assertThat(table.position.forces(RED)).isEqualTo(1);
    }

    @Rule({Rulebook.COINS, Rulebook.ABILITIES})
    @Test
    void codeOfLawsGivesACoinForAVictory() {
        Table table = table().forces(RED, "infantry-c").forces(BLUE).trade(BLUE, 2);
        battle(table, 1);
        assertThat(table.position.coinTokens[Empire.coinHolder(Technology.CODE_OF_LAWS)])
                .isEqualTo((byte) 1);
    }

    @Rule({Rulebook.LOOT, Rulebook.ENEMIES})
    @Test
    void whoIsHeldInTheCentreDiesWithTheCity() {
        Table table = table().city(BLUE, "c9")
                .armies(BLUE, 2, "c9")
                .scouts(BLUE, 1, "c9")
                .token(BLUE, Resource.IRON);
        table.building(Building.MILITARY_ACADEMY, "e2").person(Person.GENERAL, "e3");
        table.forces(RED, "infantry-c").forces(BLUE).armies(RED, 1, "c8").movement(RED);
        table.play(RED, Moves.move("c8", 1, 0), Moves.go("c9")).defaultsUntil("loot");
        assertThat(Board.owner(table.position, at("c9"))).isEqualTo(RED);
        assertThat(table.armiesOn("c9")).isEqualTo(1);
        assertThat(table.scoutsOn("c9")).isZero();
        assertThat((int) table.position.unbuiltArmies[BLUE])
                .isEqualTo(Empire.civilization(table.position, BLUE).armies());
        assertThat(table.game.brokenLaws(table.position)).isEmpty();
    }

    @Rule(Rulebook.COMBAT)
    @Test
    void armiesInACityAddTheirCardsToThoseOfTheCity() {
        Table table = table().armies(BLUE, 2, "c14").armies(RED, 1, "c13").movement(RED);
        table.forces(
                BLUE,
                "infantry-a",
                "infantry-a",
                "infantry-b",
                "infantry-b",
                "mounted-a",
                "mounted-a",
                "mounted-b",
                "mounted-b",
                "artillery-a");
        table.play(RED, Moves.move("c13", 1, 0), Moves.go("c14"));
        assertThat(table.position.battleHandSize(1)).isEqualTo(8);
    }

    @Rule(Rulebook.LOOT)
    @Test
    void theWinnerTakesUpToThree() {
        Table table = Tables.looting(Tables.table().trade(BLUE, 9).culture(BLUE, 2));
        assertThat(table.moves(RED))
                .contains(
                        new SidMeierCivilizationMove.TakeTrade(1),
                        new SidMeierCivilizationMove.TakeTrade(2),
                        new SidMeierCivilizationMove.TakeTrade(3),
                        new SidMeierCivilizationMove.TakeCulture(2),
                        new SidMeierCivilizationMove.Done())
                .doesNotContain(new SidMeierCivilizationMove.TakeTrade(4), new SidMeierCivilizationMove.TakeCulture(3));
        table.trade(RED, 25).play(RED, new SidMeierCivilizationMove.TakeTrade(2));
        assertThat(table.position.trade[BLUE]).isEqualTo(7);
        assertThat(table.position.trade[RED]).isEqualTo(27);
    }
}
