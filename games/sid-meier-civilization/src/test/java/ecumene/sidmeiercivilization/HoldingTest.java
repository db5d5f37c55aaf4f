package ecumene.sidmeiercivilization;

import static ecumene.sidmeiercivilization.Moves.at;
import static ecumene.sidmeiercivilization.Moves.go;
import static ecumene.sidmeiercivilization.Moves.letPass;
import static ecumene.sidmeiercivilization.Moves.move;
import static ecumene.sidmeiercivilization.Moves.pay;
import static ecumene.sidmeiercivilization.Moves.stop;
import static ecumene.sidmeiercivilization.Moves.use;
import static ecumene.sidmeiercivilization.Table.BLUE;
import static ecumene.sidmeiercivilization.Table.GREEN;
import static ecumene.sidmeiercivilization.Table.RED;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.sidmeiercivilization.component.Ability;
import ecumene.sidmeiercivilization.component.Civilization;
import ecumene.sidmeiercivilization.component.EventCard;
import ecumene.sidmeiercivilization.component.Government;
import ecumene.sidmeiercivilization.component.Marker;
import ecumene.sidmeiercivilization.component.Resource;
import ecumene.sidmeiercivilization.component.Technology;
import ecumene.testkit.Rule;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * Resource Abilities: Communism keeps figures from leaving a square and may interrupt them on their way, wherever something is
 * at stake. Blue knows it as Russia.
 */
class HoldingTest {

    private static Table table() {
        return Table.of(Civilization.ROMANS, Civilization.RUSSIANS).plain().noFigures();
    }

    private static Table marching(Table table) {
        return table.scouts(RED, 1, "d8").movement(RED).play(RED, move("d8", 0, 1));
    }

    @Rule(Rulebook.RESOURCES)
    @Test
    void communismHoldsFiguresOnOpenLandBeforeAnyOfTheirSteps() {
        Table table = marching(table().marker(BLUE, Marker.HUT_SPY).armies(RED, 1, "f8"))
                .play(RED, go("d7"));
        assertThat(table.asked()).isEqualTo("on-the-way");
        assertThat(table.asks(BLUE)).isTrue();
        assertThat(table.game.prompt(table.position, BLUE).args()).containsEntry("stake", "way");
        Table first = table.copy().play(BLUE, use(Ability.COMMUNISM), at("d8"), pay("hut-spy"));
        assertThat(first.scoutsOn("d8")).isEqualTo(1);
        assertThat(first.defaultsUntil("movement").refusal(RED, move("d8", 0, 1)))
                .isEqualTo(SidMeierCivilizationRefusal.SQUARE_IS_FROZEN);
        table.play(BLUE, letPass());
        assertThat(table.scoutsOn("d7")).isEqualTo(1);
        table.play(RED, go("d6"));
        assertThat(table.asked()).as("again before the second step").isEqualTo("on-the-way");
        table.play(BLUE, use(Ability.COMMUNISM), at("d7"), pay("hut-spy"));
        assertThat(table.scoutsOn("d7")).isEqualTo(1);
        assertThat(table.scoutsOn("d6")).isZero();
    }

    /** An army of a despot cannot build a city: it matters only to those whom it can reach. */
    @Rule(Rulebook.RESOURCES)
    @Test
    void whereNothingIsAtStakeNobodyIsAsked() {
        Table table = table().marker(BLUE, Marker.HUT_SPY).armies(RED, 1, "d8");
        table.position.government[RED] = (byte) Government.DESPOTISM.index();
        Table far = table.copy().movement(RED).play(RED, move("d8", 1, 0), go("d7"));
        assertThat(far.asked()).as("far from everything of blue").isEqualTo("march");
        Table figures = table.copy().scouts(BLUE, 1, "d5").movement(RED).play(RED, move("d8", 1, 0), go("d7"));
        assertThat(figures.asked()).as("two steps from a scout of blue").isEqualTo("on-the-way");
        Table city = table.copy().city(BLUE, "d4").movement(RED).play(RED, move("d8", 1, 0), go("d7"));
        assertThat(city.asked()).as("two steps from the outskirts").isEqualTo("on-the-way");
        Table away = table.copy().city(BLUE, "d4").movement(RED).play(RED, move("d8", 1, 0), go("d9"));
        assertThat(away.asked()).as("away from them").isEqualTo("march");
        table.position.government[RED] = (byte) Government.REPUBLIC.index();
        Table republic = table.copy().movement(RED).play(RED, move("d8", 1, 0), go("d7"));
        assertThat(republic.asked()).as("where it can build a city").isEqualTo("on-the-way");
        Table settled = table.city(RED, "g11").movement(RED).play(RED, move("d8", 1, 0), go("d7"));
        assertThat(settled.asked()).as("no more cities").isEqualTo("march");
    }

    @Rule(Rulebook.RESOURCES)
    @Test
    void whoStaysOrHasNoStepsLeftIsNotInterrupted() {
        Table stays = marching(table().marker(BLUE, Marker.HUT_SPY)).play(RED, stop());
        assertThat(stays.asked()).isNotEqualTo("on-the-way");
        Table arrived = marching(table().marker(BLUE, Marker.HUT_SPY));
        arrived.play(RED, go("d7")).play(BLUE, letPass()).play(RED, go("d6")).play(BLUE, letPass());
        assertThat(arrived.scoutsOn("d6")).isEqualTo(1);
        assertThat(arrived.asked()).isNotEqualTo("on-the-way");
        Table aloft =
                table().marker(BLUE, Marker.HUT_SPY).tribe(Board.HUT, "d7").knows(RED, Technology.FLIGHT);
        aloft.armies(BLUE, 1, "f6");
        marching(aloft).play(RED, go("d7"));
        assertThat(aloft.asked())
                .as("whoever flies has not left its square yet")
                .isEqualTo("march");
        aloft.play(RED, go("d6"));
        assertThat(aloft.asked()).isEqualTo("on-the-way");
    }

    @Rule(Rulebook.RESOURCES)
    @Test
    void onlyWhoMightPayIsAsked() {
        assertThat(marching(table()).play(RED, go("d7")).asked())
                .as("nothing to pay with")
                .isEqualTo("march");
        assertThat(marching(table().token(BLUE, Resource.SILK))
                        .play(RED, go("d7"))
                        .asked())
                .as("silk lies open and is no spy")
                .isEqualTo("march");
        assertThat(marching(table().marker(BLUE, Marker.HUT_SILK))
                        .play(RED, go("d7"))
                        .asked())
                .as("a hut might be a spy, and its owner alone knows better")
                .isEqualTo("on-the-way");
        Table used = table().marker(BLUE, Marker.HUT_SPY);
        used.position.use(BLUE, Ability.COMMUNISM.bit());
        assertThat(marching(used).play(RED, go("d7")).asked()).as("once a turn").isEqualTo("march");
        Table stranger = Table.of(Civilization.ROMANS, Civilization.GERMANS)
                .plain()
                .noFigures()
                .marker(BLUE, Marker.HUT_SPY);
        Table taught =
                marching(stranger.copy().knows(BLUE, Technology.COMMUNISM)).play(RED, go("d7"));
        assertThat(taught.asked()).isEqualTo("on-the-way");
        assertThat(marching(stranger).play(RED, go("d7")).asked())
                .as("without Communism")
                .isEqualTo("march");
    }

    @Rule(Rulebook.RESOURCES)
    @Test
    void whatLiesOpenPaysForNothing() {
        Table table = table().marker(BLUE, Marker.HUT_SILK);
        byte[] spent = table.position.spentMarkers;
        int spy = Marker.HUT_SPY.index();
        spent[spy] = (byte) Marker.HUT_SPY.markers();
        table.position.markerPool[spy] = 0;
        assertThat(marching(table.copy()).play(RED, go("d7")).asked())
                .as("all spies of huts are spent")
                .isEqualTo("march");
        table.position.spentMarkers[spy]--;
        table.position.markerPool[spy]++;
        assertThat(marching(table).play(RED, go("d7")).asked())
                .as("all but one")
                .isEqualTo("on-the-way");
    }

    @Rule({Rulebook.RESOURCES, Rulebook.EVENTS})
    @Test
    void aGiftMightPayForItToo() {
        Table gift = table().card(BLUE, EventCard.A_GIFT_FROM_AFAR);
        assertThat(marching(gift).play(RED, go("d7")).asked()).isEqualTo("on-the-way");
        Table other = table().card(BLUE, EventCard.BREAD_AND_CIRCUSES);
        Table open = other.copy();
        assertThat(marching(other).play(RED, go("d7")).asked())
                .as("the back of the card is the same")
                .isEqualTo("on-the-way");
        int card = EventCard.A_GIFT_FROM_AFAR.index();
        open.position.eventDiscard[card] = (byte) EventCard.A_GIFT_FROM_AFAR.cards();
        open.position.eventDeck[card] = 0;
        assertThat(marching(open).play(RED, go("d7")).asked())
                .as("all gifts of that age lie discarded")
                .isEqualTo("march");
    }

    @Rule(Rulebook.RESOURCES)
    @Test
    void lettingAllPassMayBeLeftStandingApartFromAttacks() {
        Table table = marching(table().marker(BLUE, Marker.HUT_SPY)).play(RED, go("d7"));
        assertThat(table.game.standing(table.position, BLUE)).isEqualTo(letPass());
        assertThat(table.game.defaultMove(table.position, BLUE)).isEqualTo(letPass());
        Table attack = table().marker(BLUE, Marker.HUT_SPY)
                .armies(RED, 1, "c12")
                .movement(RED)
                .play(RED, move("c12", 1, 0), go("c13"));
        assertThat(attack.asked()).as("in the outskirts more is at stake").isEqualTo("interrupt");
    }

    @Rule({Rulebook.RESOURCES, Rulebook.EVENTS})
    @Test
    void whoMayHoldIsAskedBesideWhoLosesTheReachOfACard() {
        Table table = Table.of(Civilization.ROMANS, Civilization.GERMANS, Civilization.RUSSIANS)
                .plain()
                .noFigures()
                .card(BLUE, EventCard.DROUGHT)
                .marker(GREEN, Marker.HUT_SPY);
        String[] row = StakesTest.freeRow(table, 7);
        table.armies(BLUE, 1, row[0])
                .armies(GREEN, 1, row[3])
                .armies(RED, 1, row[4])
                .movement(RED);
        table.play(RED, move(row[4], 1, 0), go(row[5]));
        assertThat(table.asked()).isEqualTo("interrupt");
        assertThat(table.game.prompt(table.position, BLUE).args()).containsEntry("stake", "reach");
        table.play(BLUE, letPass());
        assertThat(table.asks(GREEN)).isTrue();
        assertThat(table.game.prompt(table.position, GREEN).args()).containsEntry("stake", "way");
        table.play(GREEN, use(Ability.COMMUNISM), at(row[4]), pay("hut-spy"));
        assertThat(table.armiesOn(row[4])).isEqualTo(1);
    }

    @Rule(Rulebook.RESOURCES)
    @Test
    void botsKeepTheirSpiesForWhereSomethingIsAtStake() {
        Table table = marching(table().marker(BLUE, Marker.HUT_SPY)).play(RED, go("d7"));
        List<SidMeierCivilizationMove> moves = new ArrayList<>(table.moves(BLUE));
        assertThat(moves).contains(use(Ability.COMMUNISM));
        table.game.evaluation().sift(table.position, BLUE, moves);
        assertThat(moves).containsExactly(letPass());
    }
}
