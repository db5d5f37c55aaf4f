package ecumene.sidmeiercivilization;

import static ecumene.sidmeiercivilization.Moves.build;
import static ecumene.sidmeiercivilization.Moves.change;
import static ecumene.sidmeiercivilization.Moves.endPhase;
import static ecumene.sidmeiercivilization.Moves.send;
import static ecumene.sidmeiercivilization.Table.BLUE;
import static ecumene.sidmeiercivilization.Table.RED;
import static ecumene.sidmeiercivilization.Table.at;
import static ecumene.sidmeiercivilization.Tables.table;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.Loss;
import ecumene.sidmeiercivilization.component.Building;
import ecumene.sidmeiercivilization.component.Civilization;
import ecumene.sidmeiercivilization.component.Government;
import ecumene.sidmeiercivilization.component.Square;
import ecumene.sidmeiercivilization.component.Terrain;
import ecumene.testkit.Rule;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Gathering with Scouts, by the second player: what the first one sends and keeps stays where it is. */
class GatheringWithScoutsTest {

    private static final int CAPITAL = SidMeierCivilizationPosition.CITIES;

    /** Both have two cities, and blue a scout in two forests. */
    private static Table scouts() {
        return table().city(RED, "f6")
                .city(BLUE, "c10")
                .terrain(Terrain.FOREST, "c6", "f10", "f12")
                .scouts(BLUE, 1, "c6")
                .scouts(BLUE, 1, "f10");
    }

    @Rule(Rulebook.SCOUTS)
    @Test
    void everyScoutCanSendItsSquareToEveryOwnCity() {
        Table table = scouts().start(BLUE);
        assertThat(table.moves(BLUE))
                .containsExactly(
                        send("c6", "c14"),
                        send("c6", "c10"),
                        send("f10", "c14"),
                        send("f10", "c10"),
                        change(Government.ANARCHY),
                        endPhase());
        assertThat(table.refusal(BLUE, send("c6", "f6"))).isEqualTo(SidMeierCivilizationRefusal.NOT_YOUR_CITY);
    }

    @Rule(Rulebook.SCOUTS)
    @Test
    void twoScoutsSendTwoSquaresAndTakeNothingFromTheOtherPlayer() {
        Table table = scouts().scouts(RED, 1, "f12").start(RED).play(RED, send("f12", "f6"));
        assertThat(table.toldTo(BLUE))
                .containsExactly(new SidMeierCivilizationEvent.ScoutSends(RED, Square.of("f12"), Square.of("f6"), 1));
        int capital = table.production(CAPITAL);
        int second = table.production(CAPITAL + 1);
        int rival = table.production(1);
        table.start(BLUE).play(BLUE, send("f10", "c10"));
        assertThat(table.toldTo(RED))
                .containsExactly(new SidMeierCivilizationEvent.ScoutSends(BLUE, Square.of("f10"), Square.of("c10"), 1));
        assertThat(table.moves(BLUE))
                .containsExactly(send("c6", "c14"), send("c6", "c10"), change(Government.ANARCHY), endPhase());
        table.play(BLUE, send("c6", "c14"));
        assertThat(table.toldTo(RED))
                .containsExactly(new SidMeierCivilizationEvent.ScoutSends(BLUE, Square.of("c6"), Square.of("c14"), 0));
        assertThat(table.moves(BLUE)).containsExactly(change(Government.ANARCHY), endPhase());
        assertThat(table.production(CAPITAL)).isEqualTo(capital + 2);
        assertThat(table.production(CAPITAL + 1)).isEqualTo(second + 2);
        assertThat(table.production(1)).isEqualTo(rival);
    }

    @Rule(Rulebook.SCOUTS)
    @Test
    void whoEndsThePhaseIsToldHowManyScoutsStandIdle() {
        Table table = scouts().start(BLUE);
        assertThat(table.loss(BLUE, endPhase())).isEqualTo(new Loss("scouts", Map.of("count", 2)));
        table.play(BLUE, send("f10", "c10"));
        assertThat(table.loss(BLUE, endPhase())).isEqualTo(new Loss("scouts", Map.of("count", 1)));
        table.play(BLUE, send("c6", "c14"));
        assertThat(table.loss(BLUE, endPhase())).isNull();
        Table barren = table().city(BLUE, "f10")
                .scouts(BLUE, 1, "c7")
                .scouts(BLUE, 1, "b13")
                .start(BLUE);
        assertThat(barren.loss(BLUE, endPhase()))
                .as("grassland yields nothing, and a city has its own outskirts without a scout")
                .isNull();
    }

    /** Each player has a scout on a bank of the other that gathered there last turn. */
    private static Table gathering() {
        Table table = table().building(Building.BANK, "e1")
                .building(Building.BANK, "b13")
                .scouts(BLUE, 1, "e1")
                .scouts(BLUE, 1, "f10")
                .scouts(RED, 1, "b13");
        table.position.sentSquare[RED] = at("b13");
        table.position.sentSquare[BLUE * SidMeierCivilizationPosition.SCOUTS] = at("e1");
        return table;
    }

    @Rule({Rulebook.SCOUTS, Rulebook.COINS})
    @Test
    void aScoutThatStaysKeepsItsCoinUntilItsOwnerHasStartedTheTurn() {
        Table table = gathering().start(BLUE);
        int red = table.coins(RED);
        int blue = table.coins(BLUE);
        table.play(BLUE, send("f10", "c14"));
        assertThat(table.coins(BLUE)).as("another scout sends something else").isEqualTo(blue);
        table.play(BLUE, endPhase());
        assertThat(table.coins(BLUE)).as("not sent again").isEqualTo(blue - 1);
        assertThat(table.coins(RED)).isEqualTo(red);
    }

    @Rule({Rulebook.SCOUTS, Rulebook.COINS})
    @Test
    void aScoutThatGathersAgainKeepsItsCoinWhateverIsSentFirst() {
        Table table = gathering();
        int red = table.coins(RED);
        int blue = table.coins(BLUE);
        Table first = table.copy().start(BLUE).play(BLUE, send("e1", "c14"), send("f10", "c14"), endPhase());
        assertThat(first.coins(BLUE)).isEqualTo(blue);
        Table last = table.copy().start(BLUE).play(BLUE, send("f10", "c14"), send("e1", "c14"), endPhase());
        assertThat(last.coins(BLUE)).isEqualTo(blue);
        assertThat(last.coins(RED)).isEqualTo(red);
        // The place in which a square was noted last turn is its own, be it the second.
        int places = BLUE * SidMeierCivilizationPosition.SCOUTS;
        table.position.sentSquare[places + 1] = table.position.sentSquare[places];
        table.position.sentSquare[places] = SidMeierCivilizationPosition.NONE;
        table.start(BLUE).play(BLUE, send("e1", "c14"));
        assertThat(table.coins(BLUE)).isEqualTo(blue);
        assertThat(table.coins(RED)).isEqualTo(red);
        assertThat(table.play(BLUE, send("f10", "c14"), endPhase()).coins(BLUE)).isEqualTo(blue);
    }

    @Rule({Rulebook.SCOUTS, Rulebook.CITIES})
    @Test
    void aScoutThatBecomesACitySendsNoMore() {
        Table table = Table.of(Civilization.AMERICANS, Civilization.GERMANS)
                .plain()
                .noFigures()
                .terrain(Terrain.FOREST, "f8", "c7")
                .scouts(BLUE, 1, "f8")
                .scouts(BLUE, 1, "c7")
                .start(BLUE);
        String capital = Square.at(table.position.citySquare[CAPITAL]).toString();
        int before = table.production(CAPITAL);
        table.play(BLUE, send("f8", capital), send("c7", capital));
        assertThat(table.production(CAPITAL)).isEqualTo(before + 4);
        table.play(BLUE, build("f8"));
        assertThat(table.toldTo(RED)).containsExactly(new SidMeierCivilizationEvent.CityBuilt(BLUE, Square.of("f8")));
        assertThat(table.production(CAPITAL)).isEqualTo(before + 2);
        assertThat(Board.city(table.position, at("f8"))).isEqualTo(CAPITAL + 1);
        assertThat(table.position.sentSquare[BLUE * SidMeierCivilizationPosition.SCOUTS])
                .isEqualTo(SidMeierCivilizationPosition.NONE);
        assertThat(table.position.sentSquare[BLUE * SidMeierCivilizationPosition.SCOUTS + 1])
                .isEqualTo(at("c7"));
    }
}
