package ecumene.sidmeiercivilization;

import static ecumene.sidmeiercivilization.Moves.accept;
import static ecumene.sidmeiercivilization.Moves.ask;
import static ecumene.sidmeiercivilization.Moves.city;
import static ecumene.sidmeiercivilization.Moves.deal;
import static ecumene.sidmeiercivilization.Moves.endPhase;
import static ecumene.sidmeiercivilization.Moves.give;
import static ecumene.sidmeiercivilization.Moves.sendOffer;
import static ecumene.sidmeiercivilization.Table.BLUE;
import static ecumene.sidmeiercivilization.Table.RED;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.Consequence;
import ecumene.engine.Loss;
import ecumene.sidmeiercivilization.component.Civilization;
import ecumene.sidmeiercivilization.component.EventCard;
import ecumene.sidmeiercivilization.component.Government;
import ecumene.sidmeiercivilization.component.Marker;
import ecumene.sidmeiercivilization.component.Square;
import ecumene.sidmeiercivilization.component.Terrain;
import ecumene.sidmeiercivilization.component.Thing;
import ecumene.testkit.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What is told before and after a move, so that nobody has to guess. */
class StoryTest {

    private static Table table() {
        return Table.of(Civilization.AMERICANS, Civilization.GERMANS)
                .plain()
                .noFigures()
                .terrain(Terrain.FOREST, "e2", "e3", "e4")
                .terrain(Terrain.DESERT, "g2");
    }

    private static Consequence consequence(Table table, int seat, SidMeierCivilizationMove move) {
        return table.game.consequences(table.position, seat, List.of(move)).getFirst();
    }

    @Rule(Rulebook.GOVERNMENTS)
    @Test
    void anarchyTellsItsPriceAndIsOfferedAfterTheOtherGovernments() {
        Table table = table().start(RED);
        table.position.unlocked[RED] = (byte) (1 << Government.FUNDAMENTALISM.index());
        assertThat(table.moves(RED))
                .containsSubsequence(
                        Moves.change(Government.FUNDAMENTALISM), Moves.change(Government.ANARCHY), endPhase());
        assertThat(consequence(table, RED, Moves.change(Government.ANARCHY)).loss())
                .isEqualTo(new Loss("capital"));
        assertThat(consequence(table, RED, Moves.change(Government.FUNDAMENTALISM))
                        .loss())
                .isNull();
    }

    @Rule(Rulebook.GOVERNMENTS)
    @Test
    void itIsToldThatACapitalInAnarchyDoesNotAct() {
        for (boolean anarchy : new boolean[] {true, false}) {
            Table table = table();
            if (anarchy) {
                table.position.government[RED] = (byte) Government.ANARCHY.index();
            }
            table.negotiation(RED).play(BLUE, endPhase()).play(RED, endPhase());
            SidMeierCivilizationEvent idle = new SidMeierCivilizationEvent.CapitalIdle(
                    RED, Square.at(table.position.citySquare[RED * SidMeierCivilizationPosition.CITIES]));
            assertThat(table.toldTo(BLUE).contains(idle)).isEqualTo(anarchy);
        }
    }

    @Rule(Rulebook.TRADE)
    @Test
    void theIncomeOfTheNextPhaseIsNoDoingOfWhoeverEndsThisOne() {
        Table table = table().start(BLUE);
        int trade = table.position.trade[RED];
        assertThat(consequence(table, BLUE, endPhase()).changes()).isEmpty();
        assertThat(consequence(table, BLUE, Moves.change(Government.ANARCHY)).changes())
                .isEmpty();
        table.play(BLUE, endPhase());
        assertThat(table.position.trade[RED] - trade)
                .isEqualTo(Empire.income(table.position, RED))
                .isPositive();
    }

    @Rule(Rulebook.DEALS)
    @Test
    void aDealIsToldWithBothSidesAndWhatLiesFaceDownToWhoeverGetsIt() {
        Table table = table().trade(RED, 9)
                .culture(BLUE, 4)
                .marker(RED, Marker.HUT_SPY)
                .negotiation(RED);
        table.play(RED, deal(BLUE), give("trade", 7), give("hut-spy"), ask("culture", 2), sendOffer());
        table.play(BLUE, accept(RED));
        assertThat(table.toldTo(RED))
                .contains(new SidMeierCivilizationEvent.DealMade(
                        RED, BLUE, 7, 0, List.of(Thing.of("hut")), 0, 2, List.of()))
                .noneMatch(SidMeierCivilizationEvent.ThingsReceived.class::isInstance);
        assertThat(table.toldTo(BLUE))
                .contains(new SidMeierCivilizationEvent.ThingsReceived(List.of(Thing.of("hut-spy"))));
    }

    @Rule(Rulebook.CITY)
    @Test
    void whoHasOneCityAndNothingElseToDoIsNotAskedWhichActs() {
        Table alone = table().negotiation(RED).play(BLUE, endPhase()).play(RED, endPhase());
        assertThat(alone.asked()).isEqualTo("city-action");
        Table two =
                table().city(RED, "c7").negotiation(RED).play(BLUE, endPhase()).play(RED, endPhase());
        assertThat(two.asked()).as("two cities").isEqualTo("city-management");
        Table card = table().card(RED, EventCard.DROUGHT).negotiation(RED);
        assertThat(card.play(BLUE, endPhase()).play(RED, endPhase()).asked())
                .as("a card that might be played")
                .isEqualTo("city-management");
        Table culture = table().culture(RED, 9).negotiation(RED);
        assertThat(culture.play(BLUE, endPhase()).play(RED, endPhase()).asked())
                .as("culture to spend")
                .isEqualTo("city-management");
    }

    @Rule(Rulebook.CITY)
    @Test
    void itIsToldWhichCityActs() {
        Table table = table().city(RED, "c7")
                .terrain(Terrain.FOREST, "b6", "b7", "b8")
                .cityManagement(RED);
        String capital = Square.at(table.position.citySquare[0]).toString();
        Table first = table.copy().play(RED, city(capital), Moves.arts());
        assertThat(first.toldTo(BLUE))
                .contains(new SidMeierCivilizationEvent.ActionDeclared(RED, Square.of(capital), 0, "arts"));
        table.play(RED, city("c7"), Moves.arts());
        assertThat(table.toldTo(BLUE))
                .contains(new SidMeierCivilizationEvent.ActionDeclared(RED, Square.of("c7"), 1, "arts"));
    }
}
