package ecumene.sidmeiercivilization;

import static ecumene.sidmeiercivilization.Moves.arts;
import static ecumene.sidmeiercivilization.Moves.change;
import static ecumene.sidmeiercivilization.Moves.choose;
import static ecumene.sidmeiercivilization.Moves.city;
import static ecumene.sidmeiercivilization.Moves.endPhase;
import static ecumene.sidmeiercivilization.Moves.send;
import static ecumene.sidmeiercivilization.Moves.use;
import static ecumene.sidmeiercivilization.Table.BLUE;
import static ecumene.sidmeiercivilization.Table.RED;
import static ecumene.sidmeiercivilization.Table.at;
import static ecumene.sidmeiercivilization.Tables.table;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.Prompt;
import ecumene.sidmeiercivilization.component.EventCard;
import ecumene.sidmeiercivilization.component.Government;
import ecumene.sidmeiercivilization.component.Item;
import ecumene.sidmeiercivilization.component.Person;
import ecumene.sidmeiercivilization.component.Square;
import ecumene.sidmeiercivilization.component.Technology;
import ecumene.sidmeiercivilization.component.Terrain;
import ecumene.sidmeiercivilization.component.Wonder;
import ecumene.testkit.Rule;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The turn of play: how one phase leads to the next, and the start of turn of the second player. */
class TurnOfPlayTest {

    private static final int CAPITAL = SidMeierCivilizationPosition.CITIES;

    /** Research is over but for one answer; the next turn begins with blue. */
    private static Table endOfTurn(Table table) {
        return table.trade(RED, 6).trade(BLUE, 0).research();
    }

    @Rule({Rulebook.START, Rulebook.RESEARCH})
    @Test
    void aTurnBeginsWithWhatWondersAndGovernmentGiveTheFirstPlayer() {
        Table table = table().wonder(Wonder.STONEHENGE, "b13")
                .wonder(Wonder.LOUVRE, "d13")
                .wonder(Wonder.COLOSSUS, "b15")
                .wonder(Wonder.PANAMA_CANAL, "d15")
                .government(BLUE, Government.DEMOCRACY);
        int coins = table.coins(BLUE);
        endOfTurn(table).play(RED, new SidMeierCivilizationMove.NoResearch());
        assertThat(table.toldTo(RED))
                .containsExactly(
                        new SidMeierCivilizationEvent.ResearchChosen(RED),
                        new SidMeierCivilizationEvent.ResearchSkipped(RED, true),
                        new SidMeierCivilizationEvent.ResearchSkipped(BLUE, false),
                        new SidMeierCivilizationEvent.TurnBegan(2, BLUE),
                        new SidMeierCivilizationEvent.CultureGained(BLUE, 1, "stonehenge"),
                        new SidMeierCivilizationEvent.CultureGained(BLUE, 3, "louvre"),
                        new SidMeierCivilizationEvent.TradeGained(BLUE, 5),
                        new SidMeierCivilizationEvent.CoinGained(BLUE));
        assertThat(table.coins(BLUE)).isEqualTo(coins + 1);
        assertThat(table.prompt(BLUE)).isEqualTo(new Prompt(Prompt.Shape.CHOOSE_ONE, "StartOfTurn", Rulebook.START));
        table.play(BLUE, endPhase());
        assertThat(table.toldTo(BLUE)).as("red gains nothing").isEmpty();
    }

    @Rule(Rulebook.TRADE)
    @Test
    void incomeIsToldOfThoseWhoHaveOne() {
        Table table = table().terrain(Terrain.DESERT, "b13", "d13").start(BLUE).play(BLUE, endPhase());
        assertThat(table.toldTo(RED)).containsExactly(new SidMeierCivilizationEvent.TradeGained(BLUE, 2));
    }

    @Rule({Rulebook.START, Rulebook.GOVERNMENTS})
    @Test
    void whoCanDoNothingIsNotAskedToStartTheTurn() {
        Table table = table();
        table.government(BLUE, Government.ANARCHY).position.anarchySince[BLUE] = (byte) table.position.round;
        assertThat(table.copy().start(RED).play(RED, endPhase()).asked()).isEqualTo("negotiation");
        Table card =
                table.copy().card(BLUE, EventCard.BREAD_AND_CIRCUSES).start(RED).play(RED, endPhase());
        assertThat(card.asked())
                .as("whether a card can be played is nobody else's business")
                .isEqualTo("start-of-turn");
        assertThat(card.moves(BLUE)).containsExactly(endPhase());
        Table governed = table().start(RED).play(RED, endPhase());
        assertThat(governed.asked()).isEqualTo("start-of-turn");
        assertThat(governed.asks(BLUE)).isTrue();
        governed.play(BLUE, change(Government.ANARCHY));
        assertThat(governed.toldTo(RED))
                .startsWith(new SidMeierCivilizationEvent.GovernmentChanged(BLUE, Government.ANARCHY));
        assertThat(governed.asked()).as("nothing is left to do").isEqualTo("negotiation");
    }

    @Rule({Rulebook.START, Rulebook.WONDERS})
    @Test
    void whatCountsForATurnIsForgottenWhenTheNextOneBegins() {
        Table table = table().wonder(Wonder.HANGING_GARDENS, "b13")
                .terrain(Terrain.FOREST, "f10", "b14", "d14", "c15")
                .scouts(BLUE, 1, "f10")
                .person(Person.GENERAL, "d13")
                .reserve(BLUE, Person.ARTIST)
                .government(BLUE, Government.MONARCHY);
        int production = table.production(CAPITAL);
        table.position.use(BLUE, Once.GARDENS);
        table.position.bonus[CAPITAL] = 3;
        table.position.newScout[BLUE] = at("f10");
        table.position.returned[BLUE] = 4;
        table.position.actionsTaken[CAPITAL] = 2;
        SidMeierCivilizationMove swap = new SidMeierCivilizationMove.PlacePerson(Person.ARTIST, Square.of("d13"));
        table.start(BLUE);
        assertThat(table.moves(BLUE)).doesNotContain(use(Wonder.HANGING_GARDENS), send("f10", "c14"), swap);
        endOfTurn(table).play(RED, new SidMeierCivilizationMove.NoResearch());
        assertThat(table.moves(BLUE)).contains(use(Wonder.HANGING_GARDENS), send("f10", "c14"), swap);
        assertThat(table.production(CAPITAL)).isEqualTo(production);
        table.defaultsUntil(BLUE, "city-action");
        assertThat(table.moves(BLUE)).as("the arts of last turn").contains(arts());
    }

    @Rule({Rulebook.MOVEMENT, Rulebook.RESEARCH, Rulebook.RESOURCES})
    @Test
    void afterTheMovesComesResearchAndNobodyIsHeldFastAnyMore() {
        Table table =
                table().armies(BLUE, 1, "f10").trade(RED, 6).trade(BLUE, 5).movement(BLUE);
        table.position.freeze(at("c7"));
        table.play(BLUE, endPhase());
        assertThat(table.asked()).isEqualTo("research");
        assertThat(table.asks(RED)).isTrue();
        assertThat(table.asks(BLUE)).as("five trade are not enough").isFalse();
        assertThat(table.position.isFrozen(at("c7"))).isFalse();
    }

    @Rule({Rulebook.CITY, Rulebook.GOVERNMENTS})
    @Test
    void monarchyGivesOneMoreActionToTheCapitalAndToNoOtherCity() {
        Table table = table().city(BLUE, "c10")
                .terrain(Terrain.FOREST, "b14", "d14", "c15", "b9", "b10", "b11")
                .government(BLUE, Government.MONARCHY)
                .negotiation(RED);
        table.play(BLUE, endPhase()).play(RED, endPhase());
        assertThat(table.asked()).isEqualTo("city-management");
        assertThat(table.position.actions).containsExactly(0, 0, 0, 2, 1, 0);
        assertThat(table.prompt(BLUE))
                .isEqualTo(new Prompt(
                        Prompt.Shape.CHOOSE_ONE, "CityManagement", Rulebook.CITY, Map.of("actions", 3, "cities", 2)));
        assertThat(table.defaultMove(BLUE)).isEqualTo(city("c14"));
        table.play(BLUE, city("c14"), arts(), city("c14"));
        assertThat(table.defaultMove(BLUE))
                .as("the arts were its first action")
                .isEqualTo(table.moves(BLUE).getFirst());
        assertThat(table.moves(BLUE)).noneMatch(arts()::equals).isNotEmpty();
        table.play(BLUE, Moves.produce("army"), Moves.place("b13"));
        assertThat(table.asked()).as("only the other city can still act").isEqualTo("city-action");
        assertThat(table.moves(BLUE))
                .as("a city that is no capital takes what it likes")
                .contains(arts());
        assertThat(table.prompt(BLUE))
                .isEqualTo(new Prompt(
                        Prompt.Shape.CHOOSE_ONE,
                        "CityAction",
                        Rulebook.CITY,
                        Map.of("city", Square.of("c10"), "number", 1, "production", table.production(CAPITAL + 1))));
        assertThat(table.defaultMove(BLUE)).isEqualTo(arts());
    }

    @Rule({Rulebook.CITY, Rulebook.GOVERNMENTS})
    @Test
    void theCapitalOfTheSecondPlayerIsIdleInAnarchyToo() {
        Table table = table().city(BLUE, "c10")
                .terrain(Terrain.FOREST, "b9", "b10", "b11")
                .government(BLUE, Government.ANARCHY)
                .negotiation(RED);
        table.play(BLUE, endPhase()).play(RED, endPhase());
        assertThat(table.toldTo(RED)).contains(new SidMeierCivilizationEvent.CapitalIdle(BLUE, Square.of("c14")));
        assertThat(table.asked()).as("one city can act").isEqualTo("city-action");
        assertThat(table.position.actions).containsExactly(0, 0, 0, 0, 1, 0);
    }

    @Rule({Rulebook.START, Rulebook.WONDERS, Rulebook.PYRAMID})
    @Test
    void theStatueOfLibertyTeachesWhatOthersKnow() {
        Table table = table().wonder(Wonder.STATUE_OF_LIBERTY, "b13")
                .knows(BLUE, Technology.CODE_OF_LAWS)
                .start(BLUE);
        assertThat(table.refusal(BLUE, use(Wonder.STATUE_OF_LIBERTY)))
                .isEqualTo(SidMeierCivilizationRefusal.NOBODY_TEACHES_THAT);
        assertThat(table.moves(BLUE)).containsExactly(change(Government.ANARCHY), endPhase());
        table.knows(RED, Technology.POTTERY, Technology.WRITING, Technology.BANKING);
        table.play(BLUE, use(Wonder.STATUE_OF_LIBERTY));
        assertThat(table.toldTo(RED))
                .containsExactly(new SidMeierCivilizationEvent.WonderUsed(BLUE, Wonder.STATUE_OF_LIBERTY));
        assertThat(table.moves(BLUE)).containsExactly(choose(Technology.POTTERY), choose(Technology.WRITING));
        assertThat(table.refusal(BLUE, choose(Technology.CODE_OF_LAWS)))
                .isEqualTo(SidMeierCivilizationRefusal.TECHNOLOGY_KNOWN_ALREADY);
        assertThat(table.defaultMove(BLUE)).isEqualTo(choose(Technology.WRITING));
        assertThat(table.prompt(BLUE))
                .isEqualTo(
                        new Prompt(Prompt.Shape.CHOOSE_ONE, "FreeTechnology", Rulebook.PYRAMID, Map.of("occasion", 3)));
        table.play(BLUE, choose(Technology.POTTERY));
        assertThat(table.toldTo(RED))
                .containsExactly(new SidMeierCivilizationEvent.TechnologyLearned(BLUE, Technology.POTTERY));
        assertThat(table.asked()).isEqualTo("start-of-turn");
        assertThat(table.refusal(BLUE, use(Wonder.STATUE_OF_LIBERTY)))
                .isEqualTo(SidMeierCivilizationRefusal.WONDER_USED_THIS_TURN);
    }

    @Rule({Rulebook.START, Rulebook.WONDERS})
    @Test
    void theHangingGardensGiveAnArmyOrAScout() {
        Table table = table().wonder(Wonder.HANGING_GARDENS, "b13").start(BLUE);
        table.play(BLUE, use(Wonder.HANGING_GARDENS));
        SidMeierCivilizationMove army = new SidMeierCivilizationMove.PlaceArmy(Square.of("b13"));
        SidMeierCivilizationMove scout = new SidMeierCivilizationMove.PlaceScout(Square.of("b13"));
        assertThat(table.moves(BLUE)).containsExactly(army, scout);
        assertThat(table.defaultMove(BLUE)).isEqualTo(scout);
        assertThat(table.prompt(BLUE)).isEqualTo(new Prompt(Prompt.Shape.CHOOSE_ONE, "GardenFigure", Rulebook.WONDERS));
        Table armed = table.copy().play(BLUE, army);
        assertThat(armed.toldTo(RED))
                .containsExactly(
                        new SidMeierCivilizationEvent.FigurePlaced(BLUE, Item.ARMY, Square.of("b13"), "gardens"));
        table.play(BLUE, scout);
        assertThat(table.toldTo(RED))
                .containsExactly(
                        new SidMeierCivilizationEvent.FigurePlaced(BLUE, Item.SCOUT, Square.of("b13"), "gardens"));
    }

    @Rule({Rulebook.START, Rulebook.PERSONS})
    @Test
    void greatPersonsOfTheReserveReplaceEachOtherButNotWithoutEnd() {
        Table table = table().person(Person.GENERAL, "d13")
                .reserve(BLUE, Person.ARTIST)
                .reserve(RED, Person.BUILDER)
                .reserve(RED, Person.SCIENTIST)
                .person(Person.HUMANITARIAN, "e1")
                .start(BLUE);
        SidMeierCivilizationMove artist = new SidMeierCivilizationMove.PlacePerson(Person.ARTIST, Square.of("d13"));
        SidMeierCivilizationMove general = new SidMeierCivilizationMove.PlacePerson(Person.GENERAL, Square.of("d13"));
        assertThat(table.moves(BLUE).stream().filter(SidMeierCivilizationMove.PlacePerson.class::isInstance))
                .containsExactlyElementsOf(
                        java.util.stream.Stream.of("b13", "c13", "d13", "b14", "d14", "b15", "c15", "d15")
                                .map(square -> (SidMeierCivilizationMove)
                                        new SidMeierCivilizationMove.PlacePerson(Person.ARTIST, Square.of(square)))
                                .toList());
        assertThat(table.refusal(BLUE, new SidMeierCivilizationMove.PlacePerson(Person.BUILDER, Square.of("b13"))))
                .isEqualTo(SidMeierCivilizationRefusal.NOT_THAT_PERSON);
        table.play(BLUE, artist);
        assertThat(table.toldTo(RED))
                .containsExactly(
                        new SidMeierCivilizationEvent.PersonPlaced(BLUE, Person.ARTIST, Square.of("d13")),
                        new SidMeierCivilizationEvent.PersonReplaced(BLUE, Person.GENERAL, Square.of("d13")));
        table.play(BLUE, general, artist, general);
        assertThat(table.refusal(BLUE, artist)).isEqualTo(SidMeierCivilizationRefusal.PERSONS_IN_A_CIRCLE);
        assertThat(table.moves(BLUE))
                .contains(new SidMeierCivilizationMove.PlacePerson(Person.ARTIST, Square.of("b13")))
                .doesNotContain(artist);
    }
}
