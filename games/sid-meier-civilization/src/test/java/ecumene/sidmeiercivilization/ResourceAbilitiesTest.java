package ecumene.sidmeiercivilization;

import static ecumene.sidmeiercivilization.Moves.at;
import static ecumene.sidmeiercivilization.Moves.choose;
import static ecumene.sidmeiercivilization.Moves.pay;
import static ecumene.sidmeiercivilization.Moves.player;
import static ecumene.sidmeiercivilization.Moves.use;
import static ecumene.sidmeiercivilization.Table.BLUE;
import static ecumene.sidmeiercivilization.Table.RED;
import static ecumene.sidmeiercivilization.Tables.table;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.Prompt;
import ecumene.sidmeiercivilization.component.Ability;
import ecumene.sidmeiercivilization.component.Building;
import ecumene.sidmeiercivilization.component.Marker;
import ecumene.sidmeiercivilization.component.Payment;
import ecumene.sidmeiercivilization.component.Resource;
import ecumene.sidmeiercivilization.component.Square;
import ecumene.sidmeiercivilization.component.Technology;
import ecumene.sidmeiercivilization.component.Terrain;
import ecumene.sidmeiercivilization.component.UnitCard;
import ecumene.sidmeiercivilization.component.Wonder;
import ecumene.testkit.Rule;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Resource Abilities, as the second player uses them: targets, prices, effects. */
class ResourceAbilitiesTest {

    private static final int CAPITAL = SidMeierCivilizationPosition.CITIES;

    private static SidMeierCivilizationEvent used(Ability ability) {
        return new SidMeierCivilizationEvent.AbilityUsed(BLUE, ability);
    }

    private static SidMeierCivilizationEvent paid(String payment) {
        return new SidMeierCivilizationEvent.ResourcePaid(BLUE, Payment.of(payment));
    }

    /** Blue manages a capital that can also produce. */
    private static Table managing(Technology... technologies) {
        return table().knows(BLUE, technologies).terrain(Terrain.FOREST, "b13", "c13", "d13");
    }

    @Rule(Rulebook.RESOURCES)
    @Test
    void anOpenTokenPaysByItselfAndGoesBackToTheMarket() {
        Table table =
                managing(Technology.CURRENCY).token(BLUE, Resource.INCENSE).token(RED, Resource.INCENSE);
        table.cityManagement(BLUE).play(BLUE, use(Ability.CURRENCY));
        assertThat(table.toldTo(RED))
                .startsWith(
                        used(Ability.CURRENCY),
                        paid("incense-token"),
                        new SidMeierCivilizationEvent.CultureGained(BLUE, 3, "currency"));
        assertThat(table.position.tokens(BLUE, Resource.INCENSE)).isZero();
        assertThat(table.position.tokens(RED, Resource.INCENSE)).isEqualTo(1);
        assertThat(table.position.market[Resource.INCENSE.index()]).isEqualTo((byte) 1);
        assertThat(table.refusal(BLUE, use(Ability.CURRENCY))).isEqualTo(SidMeierCivilizationRefusal.ONCE_A_TURN);
    }

    @Rule(Rulebook.RESOURCES)
    @Test
    void whatLiesFaceDownIsShownWhenItPays() {
        Table table = managing(Technology.CURRENCY).marker(BLUE, Marker.HUT_INCENSE, Marker.HUT_SPY);
        table.cityManagement(BLUE).play(BLUE, use(Ability.CURRENCY));
        assertThat(table.prompt(BLUE))
                .isEqualTo(new Prompt(
                        Prompt.Shape.PAY, "Pay", Rulebook.RESOURCES, Map.of("ability", Ability.CURRENCY, "count", 1)));
        assertThat(table.moves(BLUE)).containsExactly(pay("hut-incense"));
        assertThat(table.refusal(BLUE, pay("hut-spy"))).isEqualTo(SidMeierCivilizationRefusal.WRONG_RESOURCE);
        SidMeierCivilizationPosition before = table.position.copy();
        table.play(BLUE, pay("hut-incense"));
        assertThat(table.position.knowsMoreThan(before)).isTrue();
        assertThat(table.toldTo(RED)).startsWith(paid("hut-incense"));
        assertThat(table.position.markerCount(BLUE, true)).isEqualTo(1);
    }

    @Rule(Rulebook.RESOURCES)
    @Test
    void aCityOfOnesOwnIsBoosted() {
        Table table = managing(Technology.CONSTRUCTION)
                .city(RED, "f7")
                .city(BLUE, "c10")
                .token(BLUE, Resource.WHEAT);
        table.cityManagement(BLUE).play(BLUE, use(Ability.CONSTRUCTION));
        assertThat(table.moves(BLUE)).containsExactly(at("c14"), at("c10"));
        assertThat(table.prompt(BLUE))
                .isEqualTo(new Prompt(
                        Prompt.Shape.CHOOSE_ONE, "Aim", Rulebook.RESOURCES, Map.of("source", Ability.CONSTRUCTION)));
        assertThat(table.refusal(BLUE, at("f7"))).isEqualTo(SidMeierCivilizationRefusal.NO_TARGET_OF_THE_ABILITY);
        int production = table.production(CAPITAL + 1);
        table.play(BLUE, at("c10"));
        assertThat(table.toldTo(RED))
                .containsExactly(
                        paid("wheat-token"), new SidMeierCivilizationEvent.CityBoosted(BLUE, Square.of("c10"), 1, 5));
        assertThat(table.production(CAPITAL + 1)).isEqualTo(production + 5);
        Table only =
                managing(Technology.CONSTRUCTION).token(BLUE, Resource.WHEAT).cityManagement(BLUE);
        only.play(BLUE, use(Ability.CONSTRUCTION));
        assertThat(only.toldTo(RED))
                .as("nobody is asked which of one city")
                .startsWith(
                        used(Ability.CONSTRUCTION),
                        paid("wheat-token"),
                        new SidMeierCivilizationEvent.CityBoosted(BLUE, Square.of("c14"), 0, 5));
    }

    @Rule({Rulebook.RESOURCES, Rulebook.COINS})
    @Test
    void potteryTurnsTwoResourcesIntoACoinUntilTheCardIsFull() {
        Table table = managing(Technology.POTTERY)
                .token(BLUE, Resource.WHEAT, Resource.SILK, Resource.SILK, Resource.IRON)
                .cityManagement(BLUE);
        int holder = SidMeierCivilizationPosition.COIN_CARDS + Empire.coinHolder(Technology.POTTERY);
        Table full = table.copy();
        full.position.coinTokens[holder] = 4;
        assertThat(full.refusal(BLUE, use(Ability.POTTERY)))
                .isEqualTo(SidMeierCivilizationRefusal.CARD_IS_FULL_OF_COINS);
        assertThat(full.moves(BLUE)).doesNotContain(use(Ability.POTTERY));
        int coins = table.coins(BLUE);
        table.play(BLUE, use(Ability.POTTERY));
        assertThat(table.moves(BLUE)).containsExactly(pay("wheat-token"), pay("silk-token"), pay("iron-token"));
        assertThat(table.prompt(BLUE).args()).isEqualTo(Map.of("ability", Ability.POTTERY, "count", 2));
        assertThat(table.defaultMove(BLUE)).isEqualTo(pay("wheat-token"));
        table.play(BLUE, pay("silk-token"));
        assertThat(table.prompt(BLUE).args()).isEqualTo(Map.of("ability", Ability.POTTERY, "count", 1));
        assertThat(table.moves(BLUE))
                .as("in any order")
                .containsExactly(pay("wheat-token"), pay("silk-token"), pay("iron-token"));
        table.play(BLUE, pay("iron-token"));
        assertThat(table.toldTo(RED)).startsWith(paid("iron-token"), new SidMeierCivilizationEvent.CoinGained(BLUE));
        assertThat(table.coins(BLUE)).isEqualTo(coins + 1);
        assertThat(table.position.coinTokens[holder]).isEqualTo((byte) 1);
    }

    @Rule({Rulebook.RESOURCES, Rulebook.OBSOLETE})
    @Test
    void monarchyKillsAUnitOrMakesAnAncientWonderObsolete() {
        Table table = managing(Technology.MONARCHY)
                .wonder(Wonder.STONEHENGE, "e1")
                .forces(RED, "mounted-b")
                .forces(BLUE, "infantry-a")
                .token(BLUE, Resource.SILK)
                .cityManagement(BLUE);
        Table nobody = table.copy().forces(RED).play(BLUE, use(Ability.MONARCHY));
        assertThat(nobody.moves(BLUE)).as("who has no units loses none").doesNotContain(player(RED));
        table.play(BLUE, use(Ability.MONARCHY));
        assertThat(table.moves(BLUE))
                .containsExactly(
                        choose(Wonder.STONEHENGE),
                        choose(Wonder.COLOSSUS),
                        choose(Wonder.HANGING_GARDENS),
                        choose(Wonder.ORACLE),
                        player(RED));
        Table unit = table.copy().play(BLUE, player(RED));
        assertThat(unit.toldTo(RED))
                .startsWith(paid("silk-token"), new SidMeierCivilizationEvent.UnitLost(RED, UnitCard.of("mounted-b")));
        assertThat(unit.position.forces(RED)).isZero();
        Table market = table.copy().play(BLUE, choose(Wonder.ORACLE));
        assertThat(market.toldTo(RED))
                .startsWith(paid("silk-token"), new SidMeierCivilizationEvent.WonderObsolete(Wonder.ORACLE))
                .anyMatch(SidMeierCivilizationEvent.WonderTurnedUp.class::isInstance);
        table.play(BLUE, choose(Wonder.STONEHENGE));
        assertThat(table.toldTo(RED))
                .startsWith(paid("silk-token"), new SidMeierCivilizationEvent.WonderObsolete(Wonder.STONEHENGE))
                .noneMatch(SidMeierCivilizationEvent.WonderTurnedUp.class::isInstance);
    }

    @Rule({Rulebook.RESOURCES, Rulebook.OBSOLETE})
    @Test
    void gunpowderStrikesWondersOfTwoErasAndBuildings() {
        Table table = managing(Technology.GUNPOWDER)
                .wonder(Wonder.STONEHENGE, "e1")
                .wonder(Wonder.LOUVRE, "g1")
                .wonder(Wonder.PANAMA_CANAL, "g3")
                .building(Building.TEMPLE, "e3")
                .token(BLUE, Resource.SILK, Resource.WHEAT)
                .cityManagement(BLUE);
        table.position.obsolete |= 1 << Wonder.STONEHENGE.index();
        table.play(BLUE, use(Ability.GUNPOWDER));
        assertThat(table.moves(BLUE))
                .containsExactly(
                        choose(Wonder.COLOSSUS),
                        choose(Wonder.HANGING_GARDENS),
                        choose(Wonder.ORACLE),
                        choose(Wonder.LOUVRE),
                        at("e3"));
    }

    @Rule({Rulebook.RESOURCES, Rulebook.STACKING, Rulebook.WATER})
    @Test
    void steamersTakeAGroupToAnyWaterWithRoom() {
        Table table = managing(Technology.STEAM_POWER)
                .terrain(Terrain.WATER, "f5", "g5", "h5", "f12")
                .tribe(Board.HUT, "f12")
                .armies(BLUE, 2, "f10")
                .armies(BLUE, 2, "g5")
                .token(BLUE, Resource.SILK)
                .cityManagement(BLUE)
                .play(BLUE, use(Ability.STEAM_POWER));
        assertThat(table.moves(BLUE)).containsExactly(at("g5"), at("f10"));
        table.play(BLUE, at("f10"));
        assertThat(table.moves(BLUE)).as("any but a full one").containsExactly(at("f5"), at("h5"), at("f12"));
        assertThat(table.refusal(BLUE, at("g5"))).isEqualTo(SidMeierCivilizationRefusal.STACK_IS_FULL);
        assertThat(table.refusal(BLUE, at("f11"))).isEqualTo(SidMeierCivilizationRefusal.NO_TARGET_OF_THE_ABILITY);
        table.play(BLUE, at("f5"));
        assertThat(table.toldTo(RED))
                .startsWith(
                        paid("silk-token"),
                        new SidMeierCivilizationEvent.FiguresMoved(BLUE, Square.of("f10"), Square.of("f5"), 2, 0));
        Table full = managing(Technology.STEAM_POWER)
                .terrain(Terrain.WATER, "g5")
                .armies(BLUE, 2, "f10")
                .armies(BLUE, 2, "g5")
                .token(BLUE, Resource.SILK)
                .cityManagement(BLUE);
        assertThat(full.refusal(BLUE, use(Ability.STEAM_POWER)))
                .isEqualTo(SidMeierCivilizationRefusal.ABILITY_HAS_NO_TARGET);
    }

    /** "Any one water square": armies that arrive where foreign figures are attack, and move no more. */
    @Rule({Rulebook.RESOURCES, Rulebook.ENEMIES})
    @Test
    void steamersTakeArmiesToForeignFigures() {
        Table scouts = steaming(0, 1);
        assertThat(scouts.moves(BLUE)).as("nobody attacks unasked").containsExactly(at("f5"));
        scouts.play(BLUE, at("f5"));
        assertThat(scouts.toldTo(RED))
                .anyMatch(SidMeierCivilizationEvent.ScoutsKilled.class::isInstance)
                .noneMatch(SidMeierCivilizationEvent.BattleBegan.class::isInstance);
        assertThat(scouts.asked()).isEqualTo("loot");
        assertThat(scouts.armiesOn("f5")).isEqualTo(2);
        assertThat(Board.movedArmies(scouts.position, Square.of("f5").index())).isEqualTo(2);

        Table armies = steaming(1, 0).forces(BLUE, "infantry-c", "mounted-c").forces(RED);
        armies.play(BLUE, at("f5")).defaultsUntil("loot");
        assertThat(Board.movedArmies(armies.position, Square.of("f5").index())).isEqualTo(2);
        assertThat(armies.position.hasUsed(BLUE, Once.CARRIED)).isFalse();

        Table beaten = steaming(1, 0).forces(RED, "infantry-c", "mounted-c").forces(BLUE);
        beaten.play(BLUE, at("f5")).defaultsUntil("loot");
        assertThat(beaten.asks(RED)).isTrue();
        assertThat(beaten.position.hasUsed(BLUE, Once.CARRIED)).isFalse();
    }

    /** Two armies of blue are on board, and all water but that of red is closed to them. */
    private static Table steaming(int armies, int scouts) {
        return managing(Technology.STEAM_POWER)
                .terrain(Terrain.WATER, "f5")
                .armies(RED, armies, "f5")
                .scouts(RED, scouts, "f5")
                .armies(BLUE, 2, "f10")
                .trade(RED, 3)
                .trade(BLUE, 3)
                .token(BLUE, Resource.SILK)
                .cityManagement(BLUE)
                .play(BLUE, use(Ability.STEAM_POWER), at("f10"));
    }

    @Rule({Rulebook.RESOURCES, Rulebook.ENEMIES, Rulebook.TRIBES})
    @Test
    void steamersTakeNoScoutsToForeignFiguresOrTribes() {
        Table table = managing(Technology.STEAM_POWER)
                .terrain(Terrain.WATER, "f5", "h5", "h6", "f12")
                .tribe(Board.HUT, "f12")
                .scouts(RED, 1, "f5")
                .armies(BLUE, 1, "f10")
                .scouts(BLUE, 1, "f10")
                .armies(BLUE, 1, "g8")
                .token(BLUE, Resource.SILK)
                .cityManagement(BLUE)
                .play(BLUE, use(Ability.STEAM_POWER), at("f10"));
        assertThat(table.moves(BLUE)).containsExactly(at("h5"), at("h6"));
        assertThat(table.refusal(BLUE, at("f5"))).isEqualTo(SidMeierCivilizationRefusal.SCOUTS_DO_NOT_ATTACK);
        assertThat(table.refusal(BLUE, at("f12"))).isEqualTo(SidMeierCivilizationRefusal.SCOUTS_DO_NOT_EXPLORE);
    }

    @Rule(Rulebook.RESOURCES)
    @Test
    void uraniumLetsEveryCityActOnceMore() {
        Table table = managing(Technology.ATOMIC_THEORY)
                .city(RED, "f7")
                .city(BLUE, "c10")
                .marker(BLUE, Marker.VILLAGE_URANIUM)
                .cityManagement(BLUE)
                .play(BLUE, use(Ability.ATOMIC_LABOUR), pay("village-uranium"));
        assertThat(table.position.actions).containsExactly(0, 0, 0, 2, 2, 0);
    }

    @Rule(Rulebook.RESOURCES)
    @Test
    void anAtomicStrikeLeavesNothingOfACityThatIsNoCapital() {
        Table table = table().knows(BLUE, Technology.ATOMIC_THEORY)
                .city(RED, "f7")
                .city(BLUE, "c10")
                .armies(RED, 2, "e6")
                .scouts(BLUE, 1, "g8")
                .building(Building.TEMPLE, "e7")
                .marker(BLUE, Marker.VILLAGE_URANIUM)
                .movement(BLUE)
                .play(BLUE, use(Ability.ATOMIC_STRIKE));
        assertThat(table.moves(BLUE)).containsExactly(at("f7"), at("c10"));
        table.play(BLUE, at("f7"), pay("village-uranium"));
        assertThat(table.toldTo(RED))
                .startsWith(
                        paid("village-uranium"),
                        new SidMeierCivilizationEvent.FiguresLost(RED, Square.of("e6"), 2, 0),
                        new SidMeierCivilizationEvent.FiguresLost(BLUE, Square.of("g8"), 0, 1),
                        new SidMeierCivilizationEvent.CityDestroyed(RED, Square.of("f7")));
        assertThat(Empire.cities(table.position, RED)).isEqualTo(1);
    }

    @Rule(Rulebook.RESOURCES)
    @Test
    void aSpyHoldsASquareFast() {
        Table table = table().marker(BLUE, Marker.HUT_SPY)
                .armies(BLUE, 1, "f10")
                .movement(BLUE)
                .play(BLUE, use(Ability.COMMUNISM), at("f6"), pay("hut-spy"));
        assertThat(table.toldTo(RED))
                .containsExactly(
                        paid("hut-spy"),
                        new SidMeierCivilizationEvent.SquareFrozen(
                                Square.of("f6"),
                                Board.terrain(table.position, Square.of("f6").index()),
                                RED,
                                true,
                                4));
        assertThat(table.position.isFrozen(Square.of("f6").index())).isTrue();
    }
}
