package ecumene.sidmeiercivilization;

import static ecumene.sidmeiercivilization.Moves.at;
import static ecumene.sidmeiercivilization.Moves.cancel;
import static ecumene.sidmeiercivilization.Moves.choose;
import static ecumene.sidmeiercivilization.Moves.city;
import static ecumene.sidmeiercivilization.Moves.figures;
import static ecumene.sidmeiercivilization.Moves.letPass;
import static ecumene.sidmeiercivilization.Moves.play;
import static ecumene.sidmeiercivilization.Moves.player;
import static ecumene.sidmeiercivilization.Moves.use;
import static ecumene.sidmeiercivilization.Table.BLUE;
import static ecumene.sidmeiercivilization.Table.GREEN;
import static ecumene.sidmeiercivilization.Table.RED;
import static ecumene.sidmeiercivilization.Tables.table;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.Prompt;
import ecumene.sidmeiercivilization.component.Ability;
import ecumene.sidmeiercivilization.component.Building;
import ecumene.sidmeiercivilization.component.Civilization;
import ecumene.sidmeiercivilization.component.EventCard;
import ecumene.sidmeiercivilization.component.Government;
import ecumene.sidmeiercivilization.component.Item;
import ecumene.sidmeiercivilization.component.Marker;
import ecumene.sidmeiercivilization.component.Payment;
import ecumene.sidmeiercivilization.component.Person;
import ecumene.sidmeiercivilization.component.Resource;
import ecumene.sidmeiercivilization.component.Square;
import ecumene.sidmeiercivilization.component.Technology;
import ecumene.sidmeiercivilization.component.Terrain;
import ecumene.sidmeiercivilization.component.Wonder;
import ecumene.testkit.Rule;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Culture Events: what they strike, what is told of them, and who may cancel them. */
class CultureEventsTest {

    private static SidMeierCivilizationMove discard(EventCard card) {
        return new SidMeierCivilizationMove.Discard(card);
    }

    private static SidMeierCivilizationEvent played(int seat, EventCard card) {
        return new SidMeierCivilizationEvent.EventPlayed(seat, card);
    }

    @Rule(Rulebook.EVENTS)
    @Test
    void whoHoldsTooManyCardsDiscardsOneByOne() {
        Table table = table().terrain(Terrain.FOREST, "b13", "c13", "d13")
                .card(BLUE, EventCard.DROUGHT, EventCard.SABOTAGE, EventCard.DEFECTION, EventCard.EXCHANGE_OF_IDEAS)
                .cityManagement(BLUE)
                .play(BLUE, city("c14"));
        assertThat(table.moves(BLUE))
                .containsExactly(
                        discard(EventCard.DEFECTION),
                        discard(EventCard.DROUGHT),
                        discard(EventCard.EXCHANGE_OF_IDEAS),
                        discard(EventCard.SABOTAGE));
        assertThat(table.defaultMove(BLUE)).isEqualTo(discard(EventCard.DEFECTION));
        assertThat(table.prompt(BLUE))
                .isEqualTo(new Prompt(Prompt.Shape.CHOOSE_SOME, "DiscardEvents", Rulebook.EVENTS, Map.of("count", 2)));
        SidMeierCivilizationPosition before = table.position.copy();
        table.play(BLUE, discard(EventCard.DROUGHT));
        assertThat(table.position.knowsMoreThan(before)).isTrue();
        assertThat(table.toldTo(RED))
                .containsExactly(new SidMeierCivilizationEvent.EventDiscarded(BLUE, EventCard.DROUGHT));
        assertThat(table.prompt(BLUE).args()).isEqualTo(Map.of("count", 1));
        assertThat(table.moves(BLUE)).doesNotContain(discard(EventCard.DROUGHT)).hasSize(3);
        table.play(BLUE, discard(EventCard.SABOTAGE));
        assertThat(table.asked()).isEqualTo("city-action");
        assertThat(table.position.handSize(BLUE)).isEqualTo(2);
    }

    @Rule(Rulebook.EVENTS)
    @Test
    void theLandThatWithersIsTold() {
        Table table = table().card(BLUE, EventCard.DROUGHT).start(BLUE).play(BLUE, play(EventCard.DROUGHT));
        assertThat(table.toldTo(RED)).containsExactly(played(BLUE, EventCard.DROUGHT));
        Terrain before = Board.terrain(table.position, Square.of("e1").index());
        table.play(BLUE, at("e1"));
        assertThat(table.toldTo(RED))
                .as("where, and what it was")
                .containsExactly(new SidMeierCivilizationEvent.TerrainChanged(
                        Square.of("e1"), Terrain.DESERT, before, RED, true, 1));
        assertThat(Board.terrain(table.position, Square.of("e1").index())).isEqualTo(Terrain.DESERT);
    }

    @Rule(Rulebook.EVENTS)
    @Test
    void ownLandIsNeverStruckUnasked() {
        Table foreign = table().terrain(Terrain.FOREST, "e1")
                .card(BLUE, EventCard.DEFORESTATION)
                .start(BLUE);
        foreign.play(BLUE, play(EventCard.DEFORESTATION));
        assertThat(foreign.toldTo(RED))
                .contains(new SidMeierCivilizationEvent.TerrainChanged(
                        Square.of("e1"), Terrain.GRASSLAND, Terrain.FOREST, RED, true, 1));
        Table own = table().terrain(Terrain.FOREST, "b13")
                .card(BLUE, EventCard.DEFORESTATION)
                .start(BLUE);
        own.play(BLUE, play(EventCard.DEFORESTATION));
        assertThat(own.asked()).isEqualTo("aim");
        assertThat(own.moves(BLUE)).containsExactly(at("b13"));
        for (boolean mine : new boolean[] {true, false}) {
            Table dry = table().card(BLUE, EventCard.DROUGHT).start(BLUE);
            for (int square : dry.position.layout.squares()) {
                dry.terrain(Terrain.MOUNTAIN, Square.at(square).toString());
            }
            dry.terrain(Terrain.GRASSLAND, mine ? "b13" : "e1").play(BLUE, play(EventCard.DROUGHT));
            assertThat(dry.asked().equals("aim")).isEqualTo(mine);
        }
        Table walls = table().card(BLUE, EventCard.SABOTAGE).start(BLUE);
        walls.position.walls[3] = 1;
        walls.play(BLUE, play(EventCard.SABOTAGE));
        assertThat(walls.asked()).isEqualTo("aim");
        assertThat(walls.moves(BLUE)).containsExactly(at("c14"));
        for (String square : new String[] {"b13", "e1"}) {
            Table wonder = table().wonder(Wonder.STONEHENGE, square).forces(RED).knows(BLUE, Technology.MONARCHY);
            for (Wonder other : new Wonder[] {Wonder.COLOSSUS, Wonder.HANGING_GARDENS, Wonder.ORACLE}) {
                wonder.position.wonderState[other.index()] = SidMeierCivilizationPosition.GONE;
            }
            wonder.token(BLUE, Resource.SILK).cityManagement(BLUE).play(BLUE, use(Ability.MONARCHY));
            assertThat(wonder.asked().equals("aim")).as(square).isEqualTo(square.equals("b13"));
            if (square.equals("e1")) {
                assertThat(wonder.toldTo(RED))
                        .contains(new SidMeierCivilizationEvent.WonderObsolete(Wonder.STONEHENGE));
            }
        }
    }

    @Rule(Rulebook.EVENTS)
    @Test
    void massDefectionTakesUpToTwoFiguresOrAGreatPerson() {
        Table table = table().card(RED, EventCard.MASS_DEFECTION)
                .card(BLUE, EventCard.BREAD_AND_CIRCUSES)
                .armies(RED, 1, "c10")
                .armies(BLUE, 2, "c11")
                .scouts(BLUE, 1, "c11")
                .person(Person.GENERAL, "b13")
                .movement(RED)
                .play(RED, play(EventCard.MASS_DEFECTION));
        assertThat(table.moves(RED)).containsExactly(at("c10"), at("c11"), at("b13"));
        Table person = table.copy().play(RED, at("b13"));
        assertThat(person.moves(BLUE))
                .as("the owner of the great person is the target")
                .containsExactly(cancel(EventCard.BREAD_AND_CIRCUSES), letPass());
        person.play(BLUE, letPass());
        assertThat(person.toldTo(BLUE))
                .containsExactly(new SidMeierCivilizationEvent.PersonKilled(BLUE, Person.GENERAL, Square.of("b13")));
        table.play(RED, at("c11"));
        assertThat(table.moves(RED)).containsExactly(figures(0, 1), figures(1, 0), figures(1, 1), figures(2, 0));
        table.play(RED, figures(1, 1)).play(BLUE, letPass());
        assertThat(table.toldTo(BLUE))
                .containsExactly(new SidMeierCivilizationEvent.FiguresLost(BLUE, Square.of("c11"), 1, 1));
        assertThat(table.armiesOn("c11")).isEqualTo(1);
        assertThat(table.scoutsOn("c11")).isZero();
    }

    @Rule({Rulebook.EVENTS, Rulebook.STACKING})
    @Test
    void whoIsDrivenAwayGoesOverLandToWhereThereIsRoom() {
        Table table = table().terrain(Terrain.WATER, "b7", "d7", "c6", "c8")
                .armies(RED, 1, "c7")
                .armies(RED, 1, "f10")
                .armies(RED, 1, "f9")
                .armies(RED, 2, "f11")
                .card(BLUE, EventCard.DISORIENTED)
                .cityManagement(BLUE)
                .play(BLUE, play(EventCard.DISORIENTED));
        assertThat(table.moves(BLUE)).as("not who is on an island").containsExactly(at("f9"), at("f10"), at("f11"));
        table.play(BLUE, at("f10"));
        assertThat(table.moves(BLUE))
                .as("not past the two on f11")
                .containsExactly(
                        at("f8"), at("e9"), at("f9"), at("g9"), at("d10"), at("e10"), at("g10"), at("h10"), at("e11"),
                        at("g11"));
        table.play(BLUE, at("h10"));
        assertThat(table.toldTo(RED))
                .startsWith(new SidMeierCivilizationEvent.FiguresDriven(RED, Square.of("f10"), Square.of("h10")));
        assertThat(table.armiesOn("h10")).isEqualTo(1);
    }

    @Rule({Rulebook.EVENTS, Rulebook.STACKING})
    @Test
    void whoIsDrivenAwayNeverPassesWhereTheStackingLimitWouldBeExceeded() {
        for (EventCard card : List.of(EventCard.DISORIENTED, EventCard.LOST, EventCard.OUT_OF_POSITION)) {
            Table lane = table().terrain(Terrain.WATER, "b7", "d7", "c6", "b8", "d8")
                    .armies(RED, 2, "c7")
                    .armies(RED, 1, "f10")
                    .card(BLUE, card);
            Table free = lane.copy().cityManagement(BLUE).play(BLUE, play(card), at("c7"));
            assertThat(free.moves(BLUE)).contains(at("c8"), at("c9"));
            Table full = lane.copy().scouts(RED, 1, "c8").cityManagement(BLUE).play(BLUE, play(card));
            assertThat(full.moves(BLUE)).as("%s", card).containsExactly(at("c8"), at("f10"));
            assertThat(full.refusal(BLUE, at("c7"))).isEqualTo(SidMeierCivilizationRefusal.NO_SUCH_TARGET);
            Table wide = lane.copy().knows(RED, Technology.MASONRY).scouts(RED, 1, "c8");
            wide.cityManagement(BLUE).play(BLUE, play(card), at("c7"));
            assertThat(wide.moves(BLUE)).contains(at("c8"), at("c9"));
            wide.play(BLUE, at("c9"));
            assertThat(wide.armiesOn("c9")).isEqualTo(2);
        }
    }

    @Rule({Rulebook.EVENTS, Rulebook.GOVERNMENTS})
    @Test
    void aRevoltAlsoHitsWhoIsInAnarchyAndKeepsThemThere() {
        for (EventCard card : new EventCard[] {EventCard.CITIZENS_ARE_REVOLTING, EventCard.CITIZENS_ARE_REVOLTING_II}) {
            Table table = table().government(BLUE, Government.ANARCHY).card(RED, card);
            table.position.round = 3;
            table.position.anarchySince[BLUE] = 2;
            Table left = table.copy().start(BLUE).play(BLUE, Moves.change(Government.DESPOTISM));
            assertThat(Empire.government(left.position, BLUE)).isEqualTo(Government.DESPOTISM);
            table.start(RED).play(RED, play(card));
            assertThat(table.toldTo(BLUE))
                    .contains(new SidMeierCivilizationEvent.GovernmentChanged(BLUE, Government.ANARCHY));
            assertThat(table.position.handSize(RED)).isZero();
            table.start(BLUE);
            assertThat(table.refusal(BLUE, Moves.change(Government.DESPOTISM)))
                    .as("put into Anarchy before the own start of turn")
                    .isEqualTo(SidMeierCivilizationRefusal.ANARCHY_LASTS_A_TURN);
        }
    }

    @Rule(Rulebook.EVENTS)
    @Test
    void aRevoltNamesAnyOtherPlayer() {
        Table table = Table.of(Civilization.ROMANS, Civilization.RUSSIANS, Civilization.GERMANS)
                .government(BLUE, Government.ANARCHY)
                .card(RED, EventCard.CITIZENS_ARE_REVOLTING)
                .start(RED)
                .play(RED, play(EventCard.CITIZENS_ARE_REVOLTING));
        assertThat(table.moves(RED)).containsExactly(player(BLUE), player(GREEN));
        assertThat(table.refusal(RED, player(RED))).isEqualTo(SidMeierCivilizationRefusal.NO_SUCH_TARGET);
    }

    @Rule(Rulebook.EVENTS)
    @Test
    void wallsAndBuildingsAreSabotaged() {
        Table table = table().card(RED, EventCard.SABOTAGE)
                .building(Building.TEMPLE, "b13")
                .armies(RED, 1, "c12");
        table.position.walls[3] = 1;
        table.start(RED).play(RED, play(EventCard.SABOTAGE));
        assertThat(table.moves(RED)).containsExactly(at("b13"), at("c14"));
        Table temple = table.copy().play(RED, at("b13"));
        assertThat(temple.toldTo(BLUE))
                .containsExactly(
                        new SidMeierCivilizationEvent.BuildingDestroyed(BLUE, Building.TEMPLE, Square.of("b13")));
        table.play(RED, at("c14"));
        assertThat(table.toldTo(BLUE))
                .containsExactly(
                        new SidMeierCivilizationEvent.BuildingDestroyed(BLUE, Building.CITY_WALLS, Square.of("c14")));
        assertThat(table.position.walls).containsOnly(0);
    }

    @Rule({Rulebook.EVENTS, Rulebook.WONDERS})
    @Test
    void theUnitedNationsRefuseOrAgree() {
        Table table = table().wonder(Wonder.UNITED_NATIONS, "e1")
                .card(BLUE, EventCard.CITIZENS_ARE_REVOLTING)
                .start(BLUE)
                .play(BLUE, play(EventCard.CITIZENS_ARE_REVOLTING));
        assertThat(table.asked()).isEqualTo("consent");
        assertThat(table.prompt(RED))
                .isEqualTo(new Prompt(
                        Prompt.Shape.YES_OR_NO,
                        "Consent",
                        Rulebook.EVENTS,
                        Map.of("player", BLUE, "card", EventCard.CITIZENS_ARE_REVOLTING)));
        assertThat(table.defaultMove(RED)).isEqualTo(new SidMeierCivilizationMove.Refuse());
        Table refused = table.copy().play(RED, new SidMeierCivilizationMove.Refuse());
        assertThat(refused.toldTo(BLUE))
                .containsExactly(new SidMeierCivilizationEvent.TargetRefused(RED, EventCard.CITIZENS_ARE_REVOLTING));
        assertThat(refused.position.handSize(BLUE)).as("the card is kept").isEqualTo(1);
        assertThat(refused.moves(BLUE)).doesNotContain(play(EventCard.CITIZENS_ARE_REVOLTING));
        table.play(RED, new SidMeierCivilizationMove.Agree());
        assertThat(table.toldTo(BLUE))
                .containsExactly(new SidMeierCivilizationEvent.GovernmentChanged(RED, Government.ANARCHY));
        assertThat(table.position.handSize(BLUE)).isZero();
    }

    @Rule({Rulebook.EVENTS, Rulebook.PYRAMID})
    @Test
    void ideasAreExchangedBothWays() {
        Table table = table().knows(RED, Technology.POTTERY)
                .knows(BLUE, Technology.WRITING, Technology.MASONRY)
                .card(RED, EventCard.EXCHANGE_OF_IDEAS)
                .start(RED)
                .play(RED, play(EventCard.EXCHANGE_OF_IDEAS));
        assertThat(table.moves(RED)).containsExactly(choose(Technology.MASONRY), choose(Technology.WRITING));
        table.play(RED, choose(Technology.WRITING));
        assertThat(table.toldTo(BLUE))
                .containsExactly(new SidMeierCivilizationEvent.TechnologyLearned(RED, Technology.WRITING));
        assertThat(table.moves(BLUE)).containsExactly(choose(Technology.CODE_OF_LAWS), choose(Technology.POTTERY));
        assertThat(table.prompt(BLUE).args()).isEqualTo(Map.of("occasion", 0));
        table.play(BLUE, choose(Technology.POTTERY));
        assertThat(table.asked()).isEqualTo("start-of-turn");
        assertThat(table.asks(RED)).isTrue();
    }

    @Rule({Rulebook.EVENTS, Rulebook.RESOURCES})
    @Test
    void aGiftFromAfarGivesACoinToAnother() {
        Table table = Tables.gift();
        assertThat(table.toldTo(BLUE))
                .contains(
                        played(RED, EventCard.A_GIFT_FROM_AFAR),
                        new SidMeierCivilizationEvent.ResourcePaid(RED, Payment.of("a-gift-from-afar")));
        assertThat(table.moves(RED)).containsExactly(player(BLUE), player(GREEN));
        assertThat(table.prompt(RED)).isEqualTo(new Prompt(Prompt.Shape.CHOOSE_ONE, "GiveCoin", Rulebook.EVENTS));
        assertThat(table.defaultMove(RED)).as("of two as poor the next").isEqualTo(player(BLUE));
        table.position.sheetCoins[BLUE] = 2;
        assertThat(table.defaultMove(RED)).isEqualTo(player(GREEN));
        int coins = table.coins(GREEN);
        table.play(RED, player(GREEN));
        assertThat(table.toldTo(BLUE)).startsWith(new SidMeierCivilizationEvent.CoinGained(GREEN));
        assertThat(table.coins(GREEN)).isEqualTo(coins + 1);
    }

    @Rule({Rulebook.EVENTS, Rulebook.RESOURCES})
    @Test
    void anAbilityIsCancelledByACard() {
        Table table = Tables.answering();
        assertThat(table.prompt(BLUE))
                .isEqualTo(new Prompt(
                        Prompt.Shape.CHOOSE_ONE,
                        "Respond",
                        Rulebook.RESOURCES,
                        Map.of("player", RED, "source", Ability.CURRENCY)));
        assertThat(table.defaultMove(BLUE)).isEqualTo(letPass());
        assertThat(table.moves(BLUE)).containsExactly(cancel(EventCard.PRIMETIME_TV), letPass());
        int culture = table.position.culture[RED];
        Table passed = table.copy().play(BLUE, letPass());
        assertThat(passed.toldTo(BLUE))
                .containsExactly(new SidMeierCivilizationEvent.CultureGained(RED, 3, "currency"));
        table.play(BLUE, cancel(EventCard.PRIMETIME_TV));
        assertThat(table.toldTo(RED))
                .startsWith(
                        played(BLUE, EventCard.PRIMETIME_TV),
                        new SidMeierCivilizationEvent.Cancelled(BLUE, RED, "currency"));
        assertThat(table.position.culture[RED])
                .as("but for the arts, the one thing left to its city")
                .isEqualTo(culture + 1);
    }

    @Rule({Rulebook.EVENTS, Rulebook.RESOURCES})
    @Test
    void aCityActionIsCancelledWithWritingAndASpyOnceATurn() {
        Table table = table().knows(BLUE, Technology.WRITING)
                .marker(BLUE, Marker.VILLAGE_SPY, Marker.HUT_SPY)
                .city(RED, "f7")
                .terrain(Terrain.FOREST, "e1", "f1", "g1", "e6", "f6", "g6")
                .cityManagement(RED)
                .play(RED, city("f2"));
        Table item = table.copy().play(RED, Moves.produce("army"));
        assertThat(item.prompt(BLUE))
                .isEqualTo(new Prompt(
                        Prompt.Shape.CHOOSE_ONE,
                        "RespondToAction",
                        Rulebook.RESOURCES,
                        Map.of("player", RED, "source", Item.ARMY)));
        table.play(RED, Moves.arts());
        assertThat(table.toldTo(BLUE))
                .containsExactly(new SidMeierCivilizationEvent.ActionDeclared(RED, Square.of("f2"), 0, "arts"));
        assertThat(table.prompt(BLUE).args()).isEqualTo(Map.of("player", RED, "source", "arts"));
        assertThat(table.moves(BLUE))
                .containsExactly(cancel(Ability.WRITING, "hut-spy"), cancel(Ability.WRITING, "village-spy"), letPass());
        assertThat(table.refusal(BLUE, cancel(Ability.WRITING, "hut-wheat")))
                .isEqualTo(SidMeierCivilizationRefusal.CANNOT_PAY_RESOURCES);
        int culture = table.position.culture[RED];
        SidMeierCivilizationPosition before = table.position.copy();
        table.play(BLUE, cancel(Ability.WRITING, "village-spy"));
        assertThat(table.position.knowsMoreThan(before)).isTrue();
        assertThat(table.toldTo(RED))
                .containsExactly(
                        new SidMeierCivilizationEvent.AbilityUsed(BLUE, Ability.WRITING),
                        new SidMeierCivilizationEvent.ResourcePaid(BLUE, Payment.of("village-spy")),
                        new SidMeierCivilizationEvent.Cancelled(BLUE, RED, "arts"));
        assertThat(table.position.culture[RED]).isEqualTo(culture);
        assertThat(table.asks(RED)).isTrue();
        table.play(RED, Moves.arts());
        assertThat(table.position.culture[RED])
                .as("the spy of the hut cannot be used this turn")
                .isGreaterThan(culture);
    }

    @Rule(Rulebook.EVENTS)
    @Test
    void anEventIsCancelledByItsTargetOrWithCivilService() {
        Table table = table().card(BLUE, EventCard.DROUGHT)
                .card(RED, EventCard.CITIZENS_ARE_REVOLTING)
                .start(RED)
                .play(RED, play(EventCard.CITIZENS_ARE_REVOLTING));
        assertThat(table.prompt(BLUE))
                .isEqualTo(new Prompt(
                        Prompt.Shape.CHOOSE_ONE,
                        "Respond",
                        Rulebook.EVENTS,
                        Map.of("player", RED, "source", EventCard.CITIZENS_ARE_REVOLTING)));
        assertThat(table.moves(BLUE)).containsExactly(letPass());
        SidMeierCivilizationMove service = cancel(Ability.CIVIL_SERVICE, "hut-spy");
        assertThat(table.refusal(BLUE, service)).isEqualTo(SidMeierCivilizationRefusal.TECHNOLOGY_NOT_KNOWN);
        assertThat(table.refusal(BLUE, cancel(Ability.WRITING, "hut-spy")))
                .isEqualTo(SidMeierCivilizationRefusal.ABILITY_CANCELS_SOMETHING_ELSE);
        table.knows(BLUE, Technology.CIVIL_SERVICE);
        assertThat(table.refusal(BLUE, service)).isEqualTo(SidMeierCivilizationRefusal.CANNOT_PAY_RESOURCES);
        table.marker(BLUE, Marker.HUT_SPY);
        Table used = table.copy();
        used.position.use(BLUE, Ability.CIVIL_SERVICE.bit());
        assertThat(used.refusal(BLUE, service)).isEqualTo(SidMeierCivilizationRefusal.ONCE_A_TURN);
        table.play(BLUE, service);
        assertThat(table.toldTo(RED))
                .contains(new SidMeierCivilizationEvent.Cancelled(BLUE, RED, "citizens-are-revolting"));
        assertThat(Empire.government(table.position, BLUE)).isEqualTo(Government.COMMUNISM);
    }
}
