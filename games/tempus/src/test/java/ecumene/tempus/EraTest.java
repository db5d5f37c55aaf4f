package ecumene.tempus;

import static ecumene.tempus.Moves.child;
import static ecumene.tempus.Moves.done;
import static ecumene.tempus.Moves.endAction;
import static ecumene.tempus.Moves.endTurn;
import static ecumene.tempus.Moves.idea;
import static ecumene.tempus.Moves.lay;
import static ecumene.tempus.Moves.place;
import static ecumene.tempus.Table.BLUE;
import static ecumene.tempus.Table.GREEN;
import static ecumene.tempus.Table.RED;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.EventLog;
import ecumene.engine.Refusal;
import ecumene.engine.Seats;
import ecumene.engine.match.ToldEvent;
import ecumene.tempus.component.Era;
import ecumene.testkit.Rule;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The course of an era: action tokens, rounds, the end of the era and of the game. */
class EraTest {

    // ---------------------------------------------------------------- action tokens

    @Rule(Rulebook.ACTIONS)
    @Test
    void theRowSaysHowManyActionTokensEachTakes() {
        int[] actions = {3, 3, 3, 4, 4, 4, 5, 5, 6, 6};
        for (int row = 0; row + 1 < actions.length; row++) {
            Table table =
                    Table.ofThree().era(Era.at(row)).hand(RED, "medicine-hills").progress();
            table.play(done());
            for (int seat : new int[] {RED, BLUE, GREEN}) {
                assertThat(table.told(TempusEvent.ActionTokensTaken.class))
                        .contains(new TempusEvent.ActionTokensTaken(seat, Era.at(row + 1), actions[row + 1]));
            }
        }
    }

    @Rule(Rulebook.ACTIONS)
    @Test
    void exampleWhoLeadsInCitiesHasFourTokensAndTheOthersThree() {
        Table table = Table.ofThree()
                .era(Era.AGRICULTURE)
                .token(RED, "c6r5")
                .hand(RED, "medicine-hills")
                .progress();

        table.play(done());

        assertThat(table.era(RED)).isEqualTo(Era.CITIES);
        assertThat(table.told(TempusEvent.ActionTokensTaken.class))
                .containsExactly(
                        new TempusEvent.ActionTokensTaken(BLUE, Era.AGRICULTURE, 3),
                        new TempusEvent.ActionTokensTaken(GREEN, Era.AGRICULTURE, 3),
                        new TempusEvent.ActionTokensTaken(RED, Era.CITIES, 4));
    }

    @Rule(Rulebook.ACTIONS)
    @Test
    void theAbilitiesAreThoseOfTheOwnRow() {
        Table table = Table.ofThree()
                .era(Era.TRADE)
                .era(BLUE, Era.SHIPS)
                .token(RED, "c2r8")
                .turnOf(RED);

        assertThat(table.refusal(Moves.move("c2r8", "c12r3"))).isEqualTo(TempusRefusal.NO_SHIPS_YET);
    }

    // ---------------------------------------------------------------- rounds

    @Rule(Rulebook.ACTIONS)
    @Test
    void roundByRoundEveryoneSpendsOneTokenClockwise() {
        Table table = Table.ofThree().tokensForAll().first(BLUE).turnOf(BLUE);

        List<String> order = new ArrayList<>();
        while (table.question().equals("Act") || table.question().equals("AfterAction")) {
            if (table.question().equals("Act")) {
                order.add(table.position().round() + ":" + table.asked());
            }
            table.play(table.game().defaultMove(table.position(), table.asked()));
        }

        assertThat(order).containsExactly("1:1", "1:2", "1:0", "2:1", "2:2", "2:0", "3:1", "3:2", "3:0");
    }

    @Rule(Rulebook.ACTIONS)
    @Test
    void whoHasNoTokensLeftDropsOut() {
        Table table = Table.ofThree()
                .tokensForAll()
                .hand(RED, "medicine-hills")
                .actionTokens(RED, 1)
                .actionTokens(BLUE, 1)
                .actionTokens(GREEN, 2)
                .turnOf(RED);

        table.play(idea(), endTurn(), idea(), endTurn(), idea(), endTurn());

        assertThat(table.asked()).isEqualTo(GREEN);
        assertThat(table.position().round()).isEqualTo(2);
    }

    @Rule(Rulebook.ACTIONS)
    @Test
    void theSameActionMayBeChosenAgainAndAgain() {
        Table table = Table.ofThree().tokensForAll().turnOf(RED);

        for (int i = 0; i < 9; i++) {
            table.play(idea(), endTurn());
        }

        assertThat(table.question()).isEqualTo("ProgressCards");
    }

    @Rule(Rulebook.ACTIONS)
    @Test
    void everyTokenMustBeSpent() {
        Table table =
                Table.ofThree().token(RED, "c6r6").hand(RED, "weapons-hills").turnOf(RED);

        assertThat(table.refusal(endTurn())).isEqualTo(TempusRefusal.ACTION_STILL_TO_TAKE);
        assertThat(table.refusal(endAction())).isEqualTo(TempusRefusal.NO_ACTION_TO_END);
        assertThat(table.refusal(done())).isEqualTo(TempusRefusal.TAKE_YOUR_TURN_NOW);
        assertThat(table.refusal(place("c6r6"))).isEqualTo(TempusRefusal.TAKE_YOUR_TURN_NOW);
        table.play(idea());
        assertThat(table.refusal(idea())).isEqualTo(TempusRefusal.ACTION_ALREADY_TAKEN);
        assertThat(table.refusal(child("c6r6"))).isEqualTo(TempusRefusal.ACTION_ALREADY_TAKEN);
        assertThat(table.refusal(Moves.move("c6r6", "c6r5"))).isEqualTo(TempusRefusal.ACTION_ALREADY_TAKEN);
    }

    @Rule(Rulebook.ACTIONS)
    @Test
    void onlyWhoseTurnItIsActs() {
        Table table = Table.ofThree().token(BLUE, "c6r6").turnOf(RED);

        assertThat(table.refusal(BLUE, child("c6r6"))).isEqualTo(Refusal.Common.NOT_YOUR_TURN);
    }

    /** An idea harms nobody; what is running is ended; nothing is laid. */
    @Rule(Rulebook.ACTIONS)
    @Test
    void anAbsentPlayerHasIdeas() {
        Table table = Table.ofThree()
                .era(Era.TRADE)
                .token(RED, "c6r6", "c5r5")
                .hand(RED, "government-hills")
                .turnOf(RED);
        assertThat(table.game().defaultMove(table.position(), RED)).isEqualTo(idea());

        table.play(Moves.actTwice("government-hills"), Moves.move("c6r6", "c6r5"));
        assertThat(table.question()).isEqualTo("MoveOn");
        assertThat(table.game().defaultMove(table.position(), RED)).isEqualTo(endAction());
        table.play(endAction(), child("c5r5"));
        assertThat(table.asked()).as("no second grassland").isEqualTo(BLUE);

        Table children = Table.ofThree()
                .era(Era.TRADE)
                .token(RED, "c6r6", "c5r5")
                .turnOf(RED)
                .play(child("c6r6"));
        assertThat(children.question()).isEqualTo("MoreChildren");
        assertThat(children.game().defaultMove(children.position(), RED)).isEqualTo(endTurn());
    }

    // ---------------------------------------------------------------- the end of the era

    @Rule(Rulebook.END_OF_ERA)
    @Test
    void theMarkerOfTheFirstPlayerGoesToTheLeft() {
        Table table = Table.ofThree().first(GREEN).hand(RED, "medicine-hills").progress();

        table.play(done());

        assertThat(table.position().firstSeat()).isEqualTo(RED);
        assertThat(table.position().turn()).isEqualTo(2);
        assertThat(table.position().round()).isEqualTo(1);
        assertThat(table.asked()).isEqualTo(RED);
    }

    @Rule({Rulebook.END_OF_ERA, Rulebook.WINNING})
    @Test
    void theGameHasExactlyTenEras() {
        Tempus game = new Tempus();
        for (int seats = 3; seats <= 5; seats++) {
            ToldEvent.Keeper log = new ToldEvent.Keeper();
            TempusPosition position = game.start(game.info().setup(seats), seats, log);
            while (!position.isFinished()) {
                int seat = Seats.first(game.awaiting(position));
                game.play(position, seat, game.defaultMove(position, seat), log);
            }
            assertThat(position.turn()).isEqualTo(10);
            assertThat(log.events().stream()
                            .map(ToldEvent::event)
                            .filter(event -> event instanceof TempusEvent.TurnEnded)
                            .map(event -> ((TempusEvent.TurnEnded) event).turn()))
                    .containsExactly(1, 2, 3, 4, 5, 6, 7, 8, 9, 10);
            assertThat(position.leadingEra()).isEqualTo(Era.FLIGHT);
            assertThat(game.phase(position)).isEqualTo("over");
            assertThat(game.refusal(position, 0, idea())).isEqualTo(Refusal.Common.MATCH_OVER);
            assertThat(game.view(position, 0).nextEra()).isNull();
        }
    }

    @Rule({Rulebook.ACTIONS, Rulebook.PROGRESS})
    @Test
    void whoWinsEveryProgressHas43ActionsAndWhoWinsNone40() {
        Table table = Table.ofThree()
                .tokens(RED, 2, "c7r5", "c7r6", "c6r5", "c6r6")
                .token(BLUE, "c10r6")
                .token(GREEN, "c10r9")
                .turnOf(RED);
        int[] actions = new int[3];
        while (!table.position().isFinished()) {
            int seat = table.asked();
            TempusMove move = table.game().defaultMove(table.position(), seat);
            actions[seat] += move.equals(idea()) ? 1 : 0;
            table.game().play(table.position(), seat, move, EventLog.SILENT);
        }

        assertThat(actions).containsExactly(43, 40, 40);
    }

    @Rule(Rulebook.END_OF_ERA)
    @Test
    void theGameEndsWithTheEraInWhichFlightIsReached() {
        Table table = Table.ofThree()
                .era(Era.TRAINS)
                .hand(RED, "weapons-hills", "medicine-grassland")
                .progress();
        assertThat(table.position().isFinished()).isFalse();

        table.play(lay("weapons-hills"), done());

        assertThat(table.position().isFinished()).isTrue();
        assertThat(table.era(RED)).isEqualTo(Era.FLIGHT);
        assertThat(table.told(TempusEvent.GameEnded.class)).hasSize(1);
    }
}
