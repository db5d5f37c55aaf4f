package ecumene.sidmeiercivilization;

import static ecumene.sidmeiercivilization.Table.BLUE;
import static ecumene.sidmeiercivilization.Table.RED;
import static ecumene.sidmeiercivilization.Table.at;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.sidmeiercivilization.component.Ability;
import ecumene.sidmeiercivilization.component.Building;
import ecumene.sidmeiercivilization.component.Civilization;
import ecumene.sidmeiercivilization.component.EventCard;
import ecumene.sidmeiercivilization.component.Item;
import ecumene.sidmeiercivilization.component.Marker;
import ecumene.sidmeiercivilization.component.Payment;
import ecumene.sidmeiercivilization.component.Resource;
import ecumene.sidmeiercivilization.component.Square;
import ecumene.sidmeiercivilization.component.Technology;
import ecumene.sidmeiercivilization.component.Terrain;
import ecumene.sidmeiercivilization.component.Wonder;
import ecumene.testkit.Rule;
import org.junit.jupiter.api.Test;

/** Resource Abilities of technologies, and wonders. */
class AbilitiesTest {

    private static Table table() {
        return Table.of(Civilization.ROMANS, Civilization.RUSSIANS).plain().noFigures();
    }

    @Rule(Rulebook.RESOURCES)
    @Test
    void wheatRaisesProduction() {
        Ability[] abilities = {Ability.ANIMAL_HUSBANDRY, Ability.CONSTRUCTION, Ability.BANKING};
        for (int i = 0; i < abilities.length; i++) {
            Table table = table().knows(RED, abilities[i].technology())
                    .token(RED, Resource.WHEAT)
                    .cityManagement(RED);
            table.play(RED, new SidMeierCivilizationMove.UseAbility(abilities[i]));
            assertThat(table.production(0)).isEqualTo(3 + 2 * i);
            assertThat(table.position.market[Resource.WHEAT.index()]).isEqualTo((byte) 2);
        }
    }

    @Rule(Rulebook.RESOURCES)
    @Test
    void incenseBringsCultureOnceATurn() {
        Ability[] abilities = {Ability.CURRENCY, Ability.CHIVALRY, Ability.METAL_CASTING};
        for (int i = 0; i < abilities.length; i++) {
            Table table = table().knows(RED, abilities[i].technology()).token(RED, Resource.INCENSE, Resource.INCENSE);
            table.cityManagement(RED).play(RED, new SidMeierCivilizationMove.UseAbility(abilities[i]));
            assertThat(table.position.culture[RED]).isEqualTo(3 + 2 * i);
            assertThat(table.refusal(RED, new SidMeierCivilizationMove.UseAbility(abilities[i])))
                    .isEqualTo(SidMeierCivilizationRefusal.ONCE_A_TURN);
        }
    }

    @Rule(Rulebook.RESOURCES)
    @Test
    void abilitiesAreRefusedForTheirReasons() {
        Table table = table().cityManagement(RED);
        assertThat(table.refusal(RED, new SidMeierCivilizationMove.UseAbility(Ability.CURRENCY)))
                .isEqualTo(SidMeierCivilizationRefusal.TECHNOLOGY_NOT_KNOWN);
        table.knows(RED, Technology.CURRENCY, Technology.HORSEBACK_RIDING);
        assertThat(table.refusal(RED, new SidMeierCivilizationMove.UseAbility(Ability.CURRENCY)))
                .isEqualTo(SidMeierCivilizationRefusal.CANNOT_PAY_RESOURCES);
        table.token(RED, Resource.SILK);
        assertThat(table.refusal(RED, new SidMeierCivilizationMove.UseAbility(Ability.HORSEBACK_RIDING)))
                .isEqualTo(SidMeierCivilizationRefusal.ABILITY_OF_ANOTHER_PHASE);
        table.knows(RED, Technology.WRITING);
        assertThat(table.refusal(RED, new SidMeierCivilizationMove.UseAbility(Ability.WRITING)))
                .as("it waits for somebody's action")
                .isEqualTo(SidMeierCivilizationRefusal.NOTHING_FOR_THE_ABILITY_TO_CANCEL);
    }

    @Rule(Rulebook.RESOURCES)
    @Test
    void markersPayAndLeaveTheMatch() {
        Table table = table().knows(RED, Technology.CURRENCY)
                .marker(RED, Marker.HUT_INCENSE, Marker.HUT_SPY)
                .cityManagement(RED);
        table.play(RED, new SidMeierCivilizationMove.UseAbility(Ability.CURRENCY));
        assertThat(table.refusal(RED, new SidMeierCivilizationMove.Pay(Payment.of("hut-spy"))))
                .isEqualTo(SidMeierCivilizationRefusal.WRONG_RESOURCE);
        assertThat(table.refusal(RED, new SidMeierCivilizationMove.Pay(Payment.of("silk-token"))))
                .isEqualTo(SidMeierCivilizationRefusal.NOT_YOURS_TO_PAY);
        table.play(RED, new SidMeierCivilizationMove.Pay(Payment.of("hut-incense")));
        assertThat(table.position.spentMarkers[Marker.HUT_INCENSE.index()]).isEqualTo((byte) 1);
        assertThat(table.position.culture[RED]).isEqualTo(3);
    }

    @Rule({Rulebook.RESOURCES, Rulebook.COINS})
    @Test
    void potteryAndPhilosophyTakeAnyResources() {
        Table table = table().knows(RED, Technology.POTTERY)
                .token(RED, Resource.SILK, Resource.IRON)
                .cityManagement(RED);
        table.play(RED, new SidMeierCivilizationMove.UseAbility(Ability.POTTERY));
        assertThat(table.coins(RED)).isEqualTo(1);
        Table wise = table().knows(RED, Technology.PHILOSOPHY).token(RED, Resource.SILK, Resource.SILK, Resource.IRON);
        wise.cityManagement(RED).play(RED, new SidMeierCivilizationMove.UseAbility(Ability.PHILOSOPHY));
        if (wise.asked().equals("pay")) {
            wise.defaultsUntil("new-person");
        }
        assertThat(wise.asked()).isEqualTo("new-person");
    }

    @Rule(Rulebook.RESOURCES)
    @Test
    void horsebackRidingBringsTradeToTwo() {
        Table table = table().knows(RED, Technology.HORSEBACK_RIDING)
                .token(RED, Resource.SILK)
                .trade(RED, 1)
                .trade(BLUE, 1);
        table.negotiation(RED).play(RED, new SidMeierCivilizationMove.UseAbility(Ability.HORSEBACK_RIDING));
        assertThat(table.position.trade[RED]).isEqualTo(10);
        assertThat(table.position.trade[BLUE]).isEqualTo(7);
    }

    @Rule(Rulebook.OBSOLETE)
    @Test
    void monarchyOutdatesAncientWondersOrKillsAUnit() {
        Table table = table().knows(RED, Technology.MONARCHY)
                .token(RED, Resource.SILK)
                .wonder(Wonder.ORACLE, "b13");
        table.cityManagement(RED)
                .play(
                        RED,
                        new SidMeierCivilizationMove.UseAbility(Ability.MONARCHY),
                        new SidMeierCivilizationMove.ChooseWonder(Wonder.ORACLE));
        assertThat(Empire.wonderWorks(table.position, BLUE, Wonder.ORACLE)).isFalse();
        assertThat(Empire.art(table.position, 3)).as("its culture stays").isEqualTo(2);
        Table killer = table().knows(RED, Technology.MONARCHY)
                .token(RED, Resource.SILK)
                .cityManagement(RED);
        killer.play(
                RED,
                new SidMeierCivilizationMove.UseAbility(Ability.MONARCHY),
                new SidMeierCivilizationMove.ChoosePlayer(BLUE));
        assertThat(killer.position.forces(BLUE)).isEqualTo(2);
    }

    @Rule(Rulebook.OBSOLETE)
    @Test
    void gunpowderReachesMedievalWondersTheMarketAndBuildings() {
        Table table = table().knows(RED, Technology.GUNPOWDER).token(RED, Resource.SILK, Resource.SILK);
        table.cityManagement(RED)
                .play(
                        RED,
                        new SidMeierCivilizationMove.UseAbility(Ability.GUNPOWDER),
                        new SidMeierCivilizationMove.ChooseWonder(Wonder.COLOSSUS));
        assertThat(table.position.wonderState[Wonder.COLOSSUS.index()])
                .isEqualTo((byte) SidMeierCivilizationPosition.GONE);
        long open = Wonder.ALL.stream()
                .filter(wonder -> table.position.wonderState[wonder.index()] == SidMeierCivilizationPosition.IN_MARKET)
                .count();
        assertThat(open).isEqualTo(4);
        Table other = table().knows(RED, Technology.GUNPOWDER).token(RED, Resource.SILK, Resource.SILK);
        other.building(Building.TEMPLE, "b13").cityManagement(RED);
        other.play(
                RED,
                new SidMeierCivilizationMove.UseAbility(Ability.GUNPOWDER),
                new SidMeierCivilizationMove.ChooseSquare(Square.of("b13")));
        assertThat(Board.building(other.position, at("b13"))).isEqualTo(-1);
    }

    @Rule(Rulebook.RESOURCES)
    @Test
    void steamPowerCarriesFiguresToWaterAndTheyMoveNoMore() {
        Table table = table().terrain(Terrain.WATER, "c8", "c12")
                .knows(RED, Technology.STEAM_POWER)
                .token(RED, Resource.SILK)
                .trade(RED, 27);
        table.armies(RED, 2, "e2").cityManagement(RED);
        table.play(RED, new SidMeierCivilizationMove.UseAbility(Ability.STEAM_POWER));
        if (table.moves(RED).contains(new SidMeierCivilizationMove.ChooseSquare(Square.of("e2")))) {
            table.play(RED, new SidMeierCivilizationMove.ChooseSquare(Square.of("e2")));
        }
        table.play(RED, new SidMeierCivilizationMove.ChooseSquare(Square.of("c12")));
        assertThat(table.armiesOn("c12")).isEqualTo(2);
        table.armies(RED, 1, "e2").movement(RED);
        assertThat(table.refusal(RED, new SidMeierCivilizationMove.MoveFigures(Square.of("c12"), 1, 0)))
                .isEqualTo(SidMeierCivilizationRefusal.FIGURES_HAVE_MOVED);
    }

    @Rule(Rulebook.RESOURCES)
    @Test
    void uraniumWorksOrDestroys() {
        Table table = table().knows(RED, Technology.ATOMIC_THEORY)
                .marker(RED, Marker.VILLAGE_URANIUM)
                .card(RED, EventCard.DROUGHT)
                .cityManagement(RED);
        table.play(
                RED,
                new SidMeierCivilizationMove.UseAbility(Ability.ATOMIC_LABOUR),
                new SidMeierCivilizationMove.Pay(Payment.of("village-uranium")));
        assertThat(table.position.actions[0]).isEqualTo((byte) 2);
        Table strike = table().knows(RED, Technology.ATOMIC_THEORY)
                .marker(RED, Marker.VILLAGE_URANIUM)
                .city(BLUE, "c9");
        strike.building(Building.TEMPLE, "b8").armies(BLUE, 1, "d9").movement(RED);
        strike.play(
                RED,
                new SidMeierCivilizationMove.UseAbility(Ability.ATOMIC_STRIKE),
                new SidMeierCivilizationMove.Pay(Payment.of("village-uranium")));
        assertThat(Empire.cities(strike.position, BLUE)).isEqualTo(1);
        assertThat(strike.armiesOn("d9")).isZero();
        assertThat(Board.building(strike.position, at("b8"))).isEqualTo(-1);
    }

    @Rule(Rulebook.RESOURCES)
    @Test
    void communismHoldsFiguresFast() {
        Table table = table().marker(BLUE, Marker.HUT_SPY)
                .armies(RED, 1, "c12")
                .armies(BLUE, 1, "c13")
                .movement(RED);
        table.play(
                RED,
                new SidMeierCivilizationMove.MoveFigures(Square.of("c12"), 1, 0),
                new SidMeierCivilizationMove.Go(Square.of("c13")));
        table.play(
                BLUE,
                new SidMeierCivilizationMove.UseAbility(Ability.COMMUNISM),
                new SidMeierCivilizationMove.ChooseSquare(Square.of("c12")),
                new SidMeierCivilizationMove.Pay(Payment.of("hut-spy")));
        assertThat(table.armiesOn("c12")).isEqualTo(1);
        assertThat(table.position.attacker).isEqualTo(-1);
    }

    @Rule(Rulebook.RESOURCES)
    @Test
    void communismSealsOffAnySquareAlsoOneThatIsStillEmpty() {
        Table table = table().marker(BLUE, Marker.HUT_SPY)
                .armies(RED, 1, "c11")
                .armies(BLUE, 1, "f13")
                .movement(RED);
        table.play(RED, Moves.move("c11", 1, 0), Moves.go("c12")).play(BLUE, Moves.letPass());
        table.play(RED, Moves.go("c13"));
        assertThat(table.asked()).isEqualTo("interrupt");
        table.play(BLUE, Moves.use(Ability.COMMUNISM));
        Table twice = table.copy();
        table.play(BLUE, Moves.at("c13"), Moves.pay("hut-spy"));
        assertThat(table.armiesOn("c13")).as("coming is not leaving").isEqualTo(1);
        assertThat(table.position.isFrozen(at("c13"))).isTrue();
        twice.position.freeze(at("c13"));
        assertThat(twice.refusal(BLUE, Moves.at("c13")))
                .as("it is sealed off already")
                .isEqualTo(SidMeierCivilizationRefusal.NO_TARGET_OF_THE_ABILITY);
        twice.position.turned[twice.position.layout.slot(at("e9"))] = SidMeierCivilizationPosition.NONE;
        assertThat(twice.refusal(BLUE, Moves.at("e9")))
                .as("nobody knows what lies there")
                .isEqualTo(SidMeierCivilizationRefusal.NO_TARGET_OF_THE_ABILITY);
    }

    @Rule(Rulebook.RESOURCES)
    @Test
    void writingCancelsACityAction() {
        Table table = table().terrain(Terrain.FOREST, "e1", "e2", "e3")
                .trade(RED, 9)
                .knows(BLUE, Technology.WRITING)
                .marker(BLUE, Marker.HUT_SPY);
        table.cityManagement(RED)
                .play(
                        RED,
                        new SidMeierCivilizationMove.UseCity(Square.of("f2")),
                        new SidMeierCivilizationMove.Produce(Item.ARMY, 0));
        assertThat(table.asked()).isEqualTo("respond");
        table.play(BLUE, new SidMeierCivilizationMove.CancelByAbility(Ability.WRITING, Payment.of("hut-spy")));
        assertThat(table.position.unbuiltArmies[RED]).isEqualTo((byte) 6);
        assertThat(table.position.actions[0]).isZero();
        assertThat(table.position.trade[RED]).isEqualTo(9);
    }

    @Rule(Rulebook.RESOURCES)
    @Test
    void massMediaCancelsAnAbilityAndItsResourcesAreLost() {
        Table table = table().knows(RED, Technology.CURRENCY)
                .token(RED, Resource.INCENSE)
                .trade(RED, 27);
        table.knows(BLUE, Technology.MASS_MEDIA).marker(BLUE, Marker.HUT_SPY).cityManagement(RED);
        table.play(RED, new SidMeierCivilizationMove.UseAbility(Ability.CURRENCY));
        table.play(BLUE, new SidMeierCivilizationMove.CancelByAbility(Ability.MASS_MEDIA, Payment.of("hut-spy")));
        assertThat(table.position.culture[RED]).isZero();
        assertThat(table.position.tokens(RED, Resource.INCENSE)).isZero();
    }

    @Rule(Rulebook.ABILITIES)
    @Test
    void engineeringSplitsTheProduction() {
        Table table = table().terrain(Terrain.FOREST, "e1", "e2", "e3", "g1").knows(RED, Technology.ENGINEERING);
        table.trade(RED, 0)
                .cityManagement(RED)
                .play(
                        RED,
                        new SidMeierCivilizationMove.UseCity(Square.of("f2")),
                        new SidMeierCivilizationMove.Produce(Item.ARMY, 0),
                        new SidMeierCivilizationMove.Place(Square.of("e1")));
        table.play(
                RED,
                new SidMeierCivilizationMove.Produce(Item.ARMY, 0),
                new SidMeierCivilizationMove.Place(Square.of("e1")));
        assertThat(table.armiesOn("e1")).isEqualTo(2);
        assertThat(table.position.hasUsed(RED, Once.SPLIT)).isTrue();
    }

    @Rule(Rulebook.WONDERS)
    @Test
    void startOfTurnWonders() {
        Table table = table().wonder(Wonder.COLOSSUS, "e1")
                .city(RED, "c6")
                .wonder(Wonder.LOUVRE, "b5")
                .trade(RED, 0);
        table.city(BLUE, "c10")
                .wonder(Wonder.PANAMA_CANAL, "b9")
                .trade(BLUE, 6)
                .research()
                .play(BLUE, new SidMeierCivilizationMove.NoResearch());
        table.defaultsUntil("negotiation");
        assertThat(table.position.culture[RED]).isEqualTo(3);
        assertThat(table.position.trade[RED]).isEqualTo(3);
        assertThat(table.coins(BLUE)).isEqualTo(1);
        table.armies(RED, 1, "b9");
        assertThat(table.coins(BLUE)).isZero();
    }

    @Rule(Rulebook.WONDERS)
    @Test
    void theStatueTeachesAndTheOperaAdvances() {
        Table table =
                table().wonder(Wonder.STATUE_OF_LIBERTY, "e1").city(RED, "c6").wonder(Wonder.SYDNEY_OPERA_HOUSE, "b5");
        table.knows(BLUE, Technology.POTTERY, Technology.WRITING).start(RED);
        table.play(
                RED,
                new SidMeierCivilizationMove.UseWonder(Wonder.STATUE_OF_LIBERTY),
                new SidMeierCivilizationMove.ChooseTechnology(Technology.POTTERY));
        table.play(RED, new SidMeierCivilizationMove.UseWonder(Wonder.SYDNEY_OPERA_HOUSE));
        assertThat(Empire.knows(table.position, RED, Technology.POTTERY)).isTrue();
        assertThat(table.position.level[RED]).isEqualTo((byte) 1);
    }

    @Rule(Rulebook.WONDERS)
    @Test
    void angkorWatHarvestsTwice() {
        Table table =
                Table.of(Civilization.ROMANS, Civilization.RUSSIANS).noFigures().wonder(Wonder.ANGKOR_WAT, "g1");
        table.cityManagement(RED).play(RED, new SidMeierCivilizationMove.UseCity(Square.of("f2")));
        SidMeierCivilizationMove harvest = table.moves(RED).stream()
                .filter(move -> move instanceof SidMeierCivilizationMove.Harvest)
                .findFirst()
                .orElseThrow();
        table.play(RED, harvest, harvest);
        int tokens = 0;
        for (int i = 0; i < Resource.IN_MARKET; i++) {
            tokens += table.position.tokens[i];
        }
        assertThat(tokens).isEqualTo(2);
    }
}
