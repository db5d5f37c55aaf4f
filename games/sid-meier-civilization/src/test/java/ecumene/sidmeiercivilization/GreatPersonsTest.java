package ecumene.sidmeiercivilization;

import static ecumene.sidmeiercivilization.Moves.attack;
import static ecumene.sidmeiercivilization.Moves.done;
import static ecumene.sidmeiercivilization.Moves.go;
import static ecumene.sidmeiercivilization.Moves.move;
import static ecumene.sidmeiercivilization.Moves.research;
import static ecumene.sidmeiercivilization.Moves.unit;
import static ecumene.sidmeiercivilization.Table.BLUE;
import static ecumene.sidmeiercivilization.Table.RED;
import static ecumene.sidmeiercivilization.Tables.table;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.Loss;
import ecumene.engine.Prompt;
import ecumene.engine.Seats;
import ecumene.sidmeiercivilization.SidMeierCivilizationForesight.PyramidRow;
import ecumene.sidmeiercivilization.SidMeierCivilizationForesight.Realm;
import ecumene.sidmeiercivilization.SidMeierCivilizationView.Race;
import ecumene.sidmeiercivilization.component.Building;
import ecumene.sidmeiercivilization.component.Civilization;
import ecumene.sidmeiercivilization.component.Person;
import ecumene.sidmeiercivilization.component.Resource;
import ecumene.sidmeiercivilization.component.Square;
import ecumene.sidmeiercivilization.component.Technology;
import ecumene.sidmeiercivilization.component.Terrain;
import ecumene.sidmeiercivilization.component.UnitCard;
import ecumene.testkit.Rule;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Great Persons, the pyramid, and what China and Germany gain by war and research. */
class GreatPersonsTest {

    private static final SidMeierCivilizationMove KEEP = new SidMeierCivilizationMove.KeepPerson();

    private static SidMeierCivilizationMove put(Person person, String square) {
        return new SidMeierCivilizationMove.PlacePerson(person, Square.of(square));
    }

    /** Blue advances to the first great person of the track: only a builder is left in the stock. */
    private static Table gaining(Table table) {
        for (Person person : Person.ALL) {
            while (table.position.personPool[person.index()] > (person == Person.BUILDER ? 1 : 0)) {
                table.reserve(RED, person);
            }
        }
        return table.level(BLUE, 2)
                .culture(BLUE, 3)
                .cityManagement(BLUE)
                .play(BLUE, new SidMeierCivilizationMove.AdvanceCulture());
    }

    @Rule({Rulebook.PERSONS, Rulebook.TRACK})
    @Test
    void aGreatPersonIsPlacedInTheOutskirtsOrKept() {
        Table table = gaining(table().terrain(Terrain.FOREST, "b13")
                .terrain(Terrain.WATER, "d15")
                .building(Building.TEMPLE, "c13")
                .armies(RED, 1, "b15"));
        assertThat(table.toldTo(RED))
                .containsExactly(
                        new SidMeierCivilizationEvent.CultureAdvanced(BLUE, 3),
                        new SidMeierCivilizationEvent.PersonDrawn(BLUE, Person.BUILDER));
        assertThat(table.moves(BLUE))
                .containsExactly(
                        put(Person.BUILDER, "b13"),
                        put(Person.BUILDER, "c13"),
                        put(Person.BUILDER, "d13"),
                        put(Person.BUILDER, "b14"),
                        put(Person.BUILDER, "d14"),
                        put(Person.BUILDER, "c15"),
                        KEEP);
        assertThat(table.defaultMove(BLUE)).isEqualTo(put(Person.BUILDER, "d13"));
        assertThat(table.prompt(BLUE))
                .isEqualTo(new Prompt(
                        Prompt.Shape.PLACE, "NewPerson", Rulebook.PERSONS, Map.of("person", Person.BUILDER)));
        assertThat(table.loss(BLUE, put(Person.BUILDER, "c13")))
                .isEqualTo(new Loss("building", Map.of("building", Building.TEMPLE)));
        assertThat(table.loss(BLUE, put(Person.BUILDER, "d13"))).isNull();
        assertThat(table.loss(BLUE, KEEP)).isNull();
        assertThat(table.refusal(BLUE, put(Person.ARTIST, "d13")))
                .isEqualTo(SidMeierCivilizationRefusal.NOT_THAT_PERSON);
        assertThat(table.refusal(BLUE, put(Person.BUILDER, "e1")))
                .isEqualTo(SidMeierCivilizationRefusal.ONLY_IN_THE_OUTSKIRTS);
        assertThat(table.refusal(BLUE, put(Person.BUILDER, "d15")))
                .isEqualTo(SidMeierCivilizationRefusal.WRONG_TERRAIN);
        assertThat(table.refusal(BLUE, put(Person.BUILDER, "b15")))
                .isEqualTo(SidMeierCivilizationRefusal.SQUARE_IS_BLOCKADED);
        Table kept = table.copy().play(BLUE, KEEP);
        assertThat(kept.toldTo(RED)).startsWith(new SidMeierCivilizationEvent.PersonKept(BLUE, Person.BUILDER));
        assertThat(kept.position.reserve[BLUE * Person.COUNT + Person.BUILDER.index()])
                .isEqualTo((byte) 1);
        table.play(BLUE, put(Person.BUILDER, "d13"));
        assertThat(table.toldTo(RED))
                .startsWith(new SidMeierCivilizationEvent.PersonPlaced(BLUE, Person.BUILDER, Square.of("d13")));
        assertThat(Board.person(table.position, Table.at("d13"))).isEqualTo(Person.BUILDER.index());
    }

    @Rule(Rulebook.PERSONS)
    @Test
    void whereEverySquareYieldsSomethingAGreatPersonIsKeptByDefault() {
        Table table = gaining(table().terrain(Terrain.FOREST, "b13", "c13", "d13", "b14", "d14", "b15", "c15", "d15"));
        assertThat(table.defaultMove(BLUE)).isEqualTo(KEEP);
    }

    @Rule(Rulebook.CIVILIZATIONS)
    @Test
    void chinaTakesBackOneOfItsDeadAlsoWhenItDefends() {
        Table table = Table.of(Civilization.ROMANS, Civilization.CHINESE)
                .plain()
                .noFigures()
                .forces(RED, "mounted-c", "mounted-c", "mounted-c")
                .forces(BLUE, "mounted-a", "mounted-b")
                .armies(RED, 1, "c7")
                .armies(BLUE, 1, "c8")
                .movement(RED)
                .play(RED, move("c7", 1, 0), go("c8"));
        table.play(BLUE, unit("mounted-a")).play(RED, attack(0), unit("mounted-c"));
        table.play(BLUE, attack(0));
        table.defaultsUntil("reclaim-unit");
        SidMeierCivilizationMove weak = new SidMeierCivilizationMove.ReclaimUnit(UnitCard.of("mounted-a"));
        SidMeierCivilizationMove strong = new SidMeierCivilizationMove.ReclaimUnit(UnitCard.of("mounted-b"));
        assertThat(table.moves(BLUE)).containsExactly(weak, strong, done());
        assertThat(table.defaultMove(BLUE)).isEqualTo(strong);
        assertThat(table.prompt(BLUE))
                .isEqualTo(new Prompt(Prompt.Shape.CHOOSE_ONE, "ReclaimUnit", Rulebook.CIVILIZATIONS));
        table.play(BLUE, strong);
        assertThat(table.toldTo(RED))
                .startsWith(new SidMeierCivilizationEvent.UnitReclaimed(BLUE, UnitCard.of("mounted-b")));
        assertThat(table.position.forces(BLUE)).isEqualTo(1);
        assertThat(table.position
                        .forces[UnitCard.COUNT + UnitCard.of("mounted-b").index()])
                .isEqualTo((byte) 1);
    }

    @Rule({Rulebook.CIVILIZATIONS, Rulebook.RESEARCH})
    @Test
    void germanyTakesAResourceForAnArmThatItImproves() {
        Table table = Tables.germany();
        table.position.market[Resource.SILK.index()] = 0;
        int silk = Resource.IN_MARKET + Resource.SILK.index();
        table.position.tokens[silk] = (byte) (table.position.tokens[silk] + 2);
        assertThat(table.moves(RED))
                .containsExactly(
                        new SidMeierCivilizationMove.TakeMarketResource(Resource.WHEAT),
                        new SidMeierCivilizationMove.TakeMarketResource(Resource.INCENSE),
                        new SidMeierCivilizationMove.TakeMarketResource(Resource.IRON));
        assertThat(table.defaultMove(RED)).isEqualTo(new SidMeierCivilizationMove.TakeMarketResource(Resource.IRON));
        assertThat(table.prompt(RED))
                .isEqualTo(new Prompt(Prompt.Shape.CHOOSE_ONE, "MarketResource", Rulebook.CIVILIZATIONS));
        table.play(RED, new SidMeierCivilizationMove.TakeMarketResource(Resource.WHEAT));
        assertThat(table.toldTo(BLUE))
                .startsWith(new SidMeierCivilizationEvent.ResourceTaken(RED, Resource.WHEAT, false));
        assertThat(table.asked()).isNotEqualTo("market-resource");
        assertThat(table.position.tokens(RED, Resource.WHEAT)).isEqualTo(1);
    }

    @Rule(Rulebook.RESEARCH)
    @Test
    void researchIsChosenFaceDownAndSaysWhatTradeItCosts() {
        Table table = table().knows(BLUE, Technology.POTTERY, Technology.WRITING)
                .trade(BLUE, 12)
                .trade(RED, 6)
                .research();
        int coins = table.coins(BLUE);
        assertThat(table.prompt(BLUE))
                .isEqualTo(new Prompt(
                        Prompt.Shape.CHOOSE_ONE, "Research", Rulebook.RESEARCH, Map.of("trade", 12, "coins", coins)));
        assertThat(table.game.audience(table.position, BLUE, research(Technology.MASONRY)))
                .isEqualTo(Seats.only(BLUE));
        assertThat(table.loss(BLUE, research(Technology.MASONRY)))
                .isEqualTo(new Loss("trade", Map.of("count", 12 - coins)));
        assertThat(table.loss(BLUE, research(Technology.CIVIL_SERVICE)))
                .as("its coin keeps one more")
                .isEqualTo(new Loss("trade", Map.of("count", 11 - coins)));
        table.position.sheetCoins[BLUE] = (byte) (12 - coins);
        assertThat(table.loss(BLUE, research(Technology.MASONRY))).isNull();
        assertThat(table.loss(BLUE, new SidMeierCivilizationMove.NoResearch()))
                .isEqualTo(new Loss("research", Map.of()));
    }

    @Rule({Rulebook.PYRAMID, Rulebook.UNITS})
    @Test
    void everybodySeesThePyramidsAndHowStrongUnitsAre() {
        Table table = table().knows(BLUE, Technology.POTTERY, Technology.WRITING, Technology.CHIVALRY);
        Realm realm = table.game.foresight(table.position, RED).realms().get(BLUE);
        int trade = table.position.trade[BLUE];
        assertThat(realm.pyramid().subList(0, 3))
                .containsExactly(
                        new PyramidRow(
                                1,
                                6,
                                List.of(Technology.POTTERY, Technology.WRITING, Technology.COMMUNISM),
                                true,
                                0,
                                6 - trade),
                        new PyramidRow(2, 11, List.of(Technology.CHIVALRY), true, 0, 11 - trade),
                        new PyramidRow(3, 16, List.of(), false, 1, 16 - trade));
        SidMeierCivilizationView.SeatView blue =
                table.game.view(table.position, RED).seats().get(BLUE);
        assertThat(blue.faces()).containsEntry("mounted", "mounted-2").containsEntry("aircraft", "aircraft");
        assertThat(blue.strengths())
                .hasSize(UnitCard.COUNT)
                .containsEntry("mounted-a", 2)
                .containsEntry("mounted-c", 4)
                .containsEntry("infantry-c", 3);
    }

    @Rule({Rulebook.COMBAT, Rulebook.WINNING})
    @Test
    void everybodySeesTheTotalsOfABattleAndWhoHasConquered() {
        Table table = table().knows(RED, Technology.CHIVALRY)
                .forces(RED, "mounted-c", "mounted-a")
                .forces(BLUE, "mounted-b", "infantry-a")
                .building(Building.BARRACKS, "e1")
                .building(Building.MILITARY_ACADEMY, "b13")
                .armies(RED, 1, "c7")
                .armies(BLUE, 1, "c8")
                .movement(RED)
                .play(RED, move("c7", 1, 0), go("c8"))
                .play(BLUE, unit("mounted-b"));
        SidMeierCivilizationView.BattleView battle = java.util.Objects.requireNonNull(
                table.game.view(table.position, RED).battle());
        assertThat(battle.attacker().sum()).isEqualTo(2);
        assertThat(battle.defender().sum()).isEqualTo(2 + 4);
        assertThat(battle.attacker().strengths()).containsEntry("mounted-a", 2).containsEntry("infantry-a", 1);
        assertThat(battle.defender().strengths()).containsEntry("mounted-a", 1).containsEntry("infantry-c", 3);
        assertThat(battle.attacker().faces()).containsEntry("mounted", "mounted-2");
        assertThat(battle.fronts()).singleElement().satisfies(front -> {
            assertThat(front.attacker()).isNull();
            assertThat(front.defender())
                    .isEqualTo(new SidMeierCivilizationView.UnitView(UnitCard.of("mounted-b"), 2, 0));
        });
        assertThat(battle.decided()).isFalse();
        Table won = table().forces(RED, "infantry-c")
                .forces(BLUE)
                .building(Building.MILITARY_ACADEMY, "e1")
                .person(Person.GENERAL, "g1")
                .person(Person.GENERAL, "g3")
                .armies(RED, 1, "c13")
                .movement(RED)
                .play(RED, move("c13", 1, 0), go("c14"));
        assertThat(won.position.isFinished()).isTrue();
        assertThat(won.toldTo(BLUE)).endsWith(new SidMeierCivilizationEvent.MatchWon(RED, "conquest"));
        List<SidMeierCivilizationView.SeatView> seats =
                won.game.view(won.position, RED).seats();
        assertThat(seats.get(RED).races()).contains(new Race("conquest", 1, 1));
        assertThat(seats.get(BLUE).races()).contains(new Race("conquest", 0, 1));
    }
}
