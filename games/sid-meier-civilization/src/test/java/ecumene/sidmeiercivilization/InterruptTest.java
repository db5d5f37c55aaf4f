package ecumene.sidmeiercivilization;

import static ecumene.sidmeiercivilization.Moves.at;
import static ecumene.sidmeiercivilization.Moves.go;
import static ecumene.sidmeiercivilization.Moves.letPass;
import static ecumene.sidmeiercivilization.Moves.move;
import static ecumene.sidmeiercivilization.Moves.pay;
import static ecumene.sidmeiercivilization.Moves.play;
import static ecumene.sidmeiercivilization.Moves.stop;
import static ecumene.sidmeiercivilization.Moves.use;
import static ecumene.sidmeiercivilization.Table.BLUE;
import static ecumene.sidmeiercivilization.Table.RED;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.sidmeiercivilization.component.Ability;
import ecumene.sidmeiercivilization.component.Civilization;
import ecumene.sidmeiercivilization.component.EventCard;
import ecumene.sidmeiercivilization.component.Marker;
import ecumene.sidmeiercivilization.component.Square;
import ecumene.sidmeiercivilization.component.Technology;
import ecumene.testkit.Rule;
import org.junit.jupiter.api.Test;

/** Culture Events: who may interrupt a move, when, and what becomes of it. */
class InterruptTest {

    private static Table table() {
        return Table.of(Civilization.RUSSIANS, Civilization.GERMANS).plain().noFigures();
    }

    private static SidMeierCivilizationMove infiltrate(String city) {
        return new SidMeierCivilizationMove.Infiltrate(Square.of(city));
    }

    @Rule({Rulebook.EVENTS, Rulebook.ABILITIES})
    @Test
    void attackersOutOfTheAirAreStillOnTheMapWhenTheyAreInterrupted() {
        Table table = table().knows(RED, Technology.FLIGHT)
                .card(BLUE, EventCard.DEFECTION)
                .armies(RED, 1, "c7")
                .armies(BLUE, 1, "c8")
                .movement(RED)
                .play(RED, move("c7", 1, 0), go("c8"));
        assertThat(table.asked()).as("nobody has come down yet").isEqualTo("march");
        table.play(RED, stop());
        assertThat(table.asked()).isEqualTo("interrupt");
        assertThat(table.armiesOn("c7")).isEqualTo(1);
        Table struck = table.copy();
        struck.play(BLUE, play(EventCard.DEFECTION), at("c7"));
        assertThat(struck.armiesOn("c7")).isZero();
        assertThat(struck.armiesOn("c8")).isEqualTo(1);
        assertThat(Board.owner(struck.position, Square.of("c8").index())).isEqualTo(BLUE);
        assertThat(struck.position.attacker).isEqualTo(-1);
        table.play(BLUE, letPass());
        assertThat(table.position.attacker).isEqualTo(RED);
        assertThat(table.armiesOn("c7")).isZero();
    }

    @Rule({Rulebook.EVENTS, Rulebook.RESOURCES})
    @Test
    void whoIsHeldBeforeComingDownStaysWhereTheGroupLastStood() {
        Table table =
                Table.of(Civilization.ROMANS, Civilization.RUSSIANS).plain().noFigures();
        table.knows(RED, Technology.FLIGHT)
                .marker(BLUE, Marker.HUT_SPY)
                .armies(RED, 2, "c7")
                .scouts(RED, 1, "f8")
                .armies(BLUE, 1, "c8")
                .movement(RED)
                .play(RED, move("c7", 2, 0), go("c8"), stop());
        table.play(BLUE, use(Ability.COMMUNISM), at("c7"), pay("hut-spy"));
        table.defaultsUntil("movement");
        assertThat(table.armiesOn("c7")).isEqualTo(2);
        assertThat(table.refusal(RED, move("c7", 1, 0))).isEqualTo(SidMeierCivilizationRefusal.SQUARE_IS_FROZEN);
    }

    @Rule({Rulebook.EVENTS, Rulebook.CIVILIZATIONS})
    @Test
    void aSpyOfRussiaCanBeInterrupted() {
        Table table = table().knows(BLUE, Technology.POTTERY)
                .card(BLUE, EventCard.DEFECTION)
                .scouts(RED, 1, "c13")
                .movement(RED)
                .play(RED, move("c13", 0, 1), infiltrate("c14"));
        assertThat(table.asked()).isEqualTo("interrupt");
        Table passed = table.copy();
        table.play(BLUE, play(EventCard.DEFECTION));
        assertThat(table.scoutsOn("c13")).isZero();
        assertThat(Empire.knows(table.position, RED, Technology.POTTERY)).isFalse();
        passed.play(BLUE, letPass());
        assertThat(passed.asked()).isEqualTo("free-technology");
    }

    @Rule(Rulebook.EVENTS)
    @Test
    void whoeverMovesIsHitAndNotWhoStaysBehind() {
        Table table = table().card(BLUE, EventCard.DEFECTION)
                .armies(RED, 2, "c7")
                .armies(BLUE, 1, "c8")
                .movement(RED)
                .play(RED, move("c7", 1, 0), go("c8"));
        table.play(BLUE, play(EventCard.DEFECTION), at("c7"));
        assertThat(table.armiesOn("c7")).isEqualTo(1);
        assertThat(table.position.attacker).as("the attack is over").isEqualTo(-1);
        table.play(RED, move("c7", 1, 0));
    }

    @Rule(Rulebook.EVENTS)
    @Test
    void aStepThatWasAnnouncedIsTakenByWhoeverIsLeft() {
        Table table = table().card(BLUE, EventCard.DEFECTION)
                .armies(RED, 2, "c7")
                .scouts(RED, 1, "f8")
                .armies(BLUE, 1, "c8")
                .movement(RED)
                .play(RED, move("c7", 2, 0), go("c8"))
                .play(BLUE, play(EventCard.DEFECTION), at("c7"));
        assertThat(table.position.attacker).as("the attack is not called off").isEqualTo(RED);
        assertThat(table.position.battleArmies).isEqualTo(1);
        assertThat(table.armiesOn("c7")).isZero();
    }

    @Rule(Rulebook.EVENTS)
    @Test
    void whereAStepThatWasAnnouncedIsNoLongerPossibleTheMoverDecidesAnew() {
        Table table = Table.of(Civilization.ROMANS, Civilization.RUSSIANS)
                .plain()
                .noFigures()
                .marker(BLUE, Marker.HUT_SPY)
                .armies(RED, 2, "c7")
                .scouts(RED, 1, "f8")
                .armies(BLUE, 1, "c8")
                .movement(RED)
                .play(RED, move("c7", 2, 0), go("c8"));
        table.play(BLUE, use(Ability.COMMUNISM), at("c7"), pay("hut-spy"));
        table.defaultsUntil("movement");
        assertThat(table.position.attacker).isEqualTo(-1);
        assertThat(table.armiesOn("c7")).isEqualTo(2);
    }

    @Rule(Rulebook.EVENTS)
    @Test
    void onlyWhoPubliclyMightIsAsked() {
        Table far = table().card(BLUE, EventCard.DROUGHT)
                .armies(RED, 1, "f6")
                .tribe(Board.HUT, "f7")
                .movement(RED)
                .play(RED, move("f6", 1, 0), go("f7"));
        assertThat(far.asked()).as("an ancient card does not reach that far").isNotEqualTo("interrupt");
        Table near = table().card(BLUE, EventCard.DROUGHT)
                .armies(RED, 1, "f6")
                .armies(BLUE, 1, "f9")
                .tribe(Board.HUT, "f7")
                .movement(RED)
                .play(RED, move("f6", 1, 0), go("f7"));
        assertThat(near.asked()).isEqualTo("interrupt");
        Table seen = table().card(BLUE, EventCard.DROUGHT).armies(BLUE, 1, "f9").armies(RED, 1, "f6");
        seen.position.eventDeck[EventCard.DEFECTION.index()] = 0;
        seen.position.eventDiscard[EventCard.DEFECTION.index()] = (byte) EventCard.DEFECTION.cards();
        seen.tribe(Board.HUT, "f7").movement(RED).play(RED, move("f6", 1, 0), go("f7"));
        assertThat(seen.asked()).as("both cards lie face up").isNotEqualTo("interrupt");
    }

    @Rule(Rulebook.EVENTS)
    @Test
    void everyStepIntoForeignOutskirtsAsksAndMayBeLetPassOnceAndForAll() {
        Table table = table().card(BLUE, EventCard.DROUGHT)
                .knows(RED, Technology.HORSEBACK_RIDING)
                .armies(RED, 1, "c12")
                .movement(RED)
                .play(RED, move("c12", 1, 0), go("c13"));
        assertThat(table.asked()).isEqualTo("interrupt");
        assertThat(table.game.standing(table.position, BLUE)).isEqualTo(letPass());
        table.play(BLUE, letPass()).play(RED, go("b13"));
        assertThat(table.asked())
                .as("every square of the outskirts is at stake")
                .isEqualTo("interrupt");
        table.play(BLUE, letPass()).play(RED, go("b14"));
        assertThat(table.asked()).isEqualTo("interrupt");
    }
}
