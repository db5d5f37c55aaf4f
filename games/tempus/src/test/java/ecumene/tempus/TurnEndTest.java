package ecumene.tempus;

import static ecumene.tempus.Moves.actTwice;
import static ecumene.tempus.Moves.child;
import static ecumene.tempus.Moves.endAction;
import static ecumene.tempus.Moves.endTurn;
import static ecumene.tempus.Moves.idea;
import static ecumene.tempus.Moves.leader;
import static ecumene.tempus.Moves.move;
import static ecumene.tempus.Moves.sanitation;
import static ecumene.tempus.Table.BLUE;
import static ecumene.tempus.Table.RED;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.Loss;
import ecumene.tempus.component.Era;
import ecumene.testkit.Rule;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** How a turn ends: nothing is thrown away unsaid, and nothing is asked that cannot be. */
class TurnEndTest {

    private static @Nullable Loss lossOf(Table table, TempusMove move) {
        List<TempusMove> moves = table.legal();
        return table.game()
                .consequences(table.position(), table.asked(), moves)
                .get(moves.indexOf(move))
                .loss();
    }

    @Rule(Rulebook.CHILDREN)
    @Test
    void endingTheTurnSaysThatAChildIsNotBorn() {
        Table table = Table.ofThree()
                .era(Era.AGRICULTURE)
                .token(RED, "c6r6", "c5r5")
                .hand(RED, "weapons-hills")
                .turnOf(RED);
        table.play(child("c6r6"));

        assertThat(table.question()).isEqualTo("MoreChildren");
        assertThat(lossOf(table, endTurn())).isEqualTo(new Loss("unused-children", Map.of("count", 1)));
        assertThat(table.refusal(endAction()))
                .as("the same as ending the turn: one answer is enough")
                .isEqualTo(TempusRefusal.NO_ACTION_TO_END);
    }

    @Rule(Rulebook.MOVE)
    @Test
    void endingTheTurnSaysThatTokensDoNotMove() {
        Table table = Table.ofThree()
                .era(Era.TRADE)
                .token(RED, "c6r6", "c5r5")
                .hand(RED, "weapons-hills")
                .turnOf(RED);
        table.play(move("c6r6", "c6r5"));

        Loss loss = lossOf(table, endTurn());
        assertThat(loss).isEqualTo(new Loss("unused-moves", Map.of("count", 1)));
    }

    @Rule(Rulebook.MILITARY_LEADER)
    @Test
    void withALeaderBothWaysToEndSayWhatIsLost() {
        Table table = Table.ofThree()
                .era(Era.INDUSTRY)
                .tokens(RED, 2, "c6r6")
                .token(RED, "c5r5")
                .token(BLUE, "c7r5")
                .token(BLUE, Table.EAST)
                .hand(RED, "military-leader-hills")
                .turnOf(RED);
        table.play(child("c5r5"));

        assertThat(lossOf(table, endTurn()))
                .isEqualTo(lossOf(table, endAction()))
                .isNotNull();
    }

    @Rule(Rulebook.CHILDREN)
    @Test
    void noMoreChildrenAreAskedForWhereNoneCanBeBorn() {
        Table table = Table.ofThree()
                .era(Era.AGRICULTURE)
                .token(RED, "c6r6")
                .hand(RED, "weapons-hills")
                .turnOf(RED);
        table.play(child("c6r6"));

        assertThat(table.question()).isEqualTo("AfterAction");
        assertThat(table.legal()).containsExactly(endTurn());
        assertThat(lossOf(table, endTurn())).isNull();
    }

    @Rule(Rulebook.SANITATION)
    @Test
    void aFullHexIsAskedForOnlyWithSanitationInHand() {
        Table with = fullNursery("sanitation-hills");
        assertThat(with.question()).isEqualTo("MoreChildren");
        with.play(sanitation("sanitation-hills", "c5r5"), child("c5r5"));
        assertThat(with.tokens("c5r5")).isEqualTo(Era.AGRICULTURE.stackingLimit() + 1);

        Table without = fullNursery("weapons-hills");
        assertThat(without.question()).isEqualTo("AfterAction");
        assertThat(without.game().standing(without.position(), RED))
                .as("what can be left standing must not tell the hand")
                .isNull();
    }

    private static Table fullNursery(String card) {
        return Table.ofThree()
                .era(Era.AGRICULTURE)
                .token(RED, "c6r6")
                .tokens(RED, Era.AGRICULTURE.stackingLimit(), "c5r5")
                .hand(RED, card)
                .turnOf(RED)
                .play(child("c6r6"));
    }

    @Rule(Rulebook.GOVERNMENT)
    @Test
    void anActionThatCannotGoOnIsOverBeforeTheNext() {
        Table table = Table.ofThree()
                .era(Era.INDUSTRY)
                .token(RED, "c6r6")
                .hand(RED, "government-hills", "weapons-hills")
                .turnOf(RED);
        table.play(actTwice("government-hills"), child("c6r6"));

        assertThat(table.question()).isEqualTo("Act");
        assertThat(table.refusal(endAction())).isEqualTo(TempusRefusal.NO_ACTION_TO_END);
        table.play(child("c6r6"));
        assertThat(table.tokens("c6r6")).as("a child of the second action").isEqualTo(3);
        assertThat(table.seat(RED).actionTokens()).isEqualTo(Era.INDUSTRY.actions() - 2);
    }

    @Rule(Rulebook.TRANSPORT)
    @Test
    void transportBeginsTheNextMoveWhereTheFirstCannotGoOn() {
        Table table = Table.ofThree()
                .era(Era.TRADE)
                .token(RED, "c6r6")
                .hand(RED, "government-hills", "transport-hills")
                .turnOf(RED);
        table.play(actTwice("government-hills"), move("c6r6", "c6r5"), Moves.transport("transport-hills"));

        assertThat(table.seat(RED).actionTokens()).isEqualTo(Era.TRADE.actions() - 2);
        table.play(move("c6r5", "c6r6"));
        assertThat(table.tokens("c6r6")).isEqualTo(1);
    }

    @Rule(Rulebook.MEDICINE)
    @Test
    void medicineBeginsTheNextBirthsWhereTheFirstCannotGoOn() {
        Table table = Table.ofThree()
                .era(Era.INDUSTRY)
                .token(RED, "c6r6")
                .hand(RED, "government-hills", "medicine-hills")
                .turnOf(RED);
        table.play(actTwice("government-hills"), child("c6r6"), Moves.medicine("medicine-hills"), child("c6r6"));

        assertThat(table.seat(RED).actionTokens()).isEqualTo(Era.INDUSTRY.actions() - 2);
        assertThat(table.tokens("c6r6")).isEqualTo(3);
    }

    @Rule(Rulebook.MILITARY_LEADER)
    @Test
    void aLeaderNeedNotWaitForAnActionThatCannotGoOn() {
        Table table = Table.ofThree()
                .era(Era.INDUSTRY)
                .tokens(RED, 2, "c6r6")
                .token(BLUE, "c7r5")
                .token(BLUE, Table.EAST)
                .hand(RED, "military-leader-hills")
                .turnOf(RED);
        table.play(child("c6r6"));

        assertThat(table.question()).isEqualTo("AfterAction");
        assertThat(table.allows(leader("military-leader-hills", "c6r6", "c7r5")))
                .isTrue();
    }

    /** Whoever holds cards is asked after each action; the answer may be left, whatever the cards are. */
    @Rule(Rulebook.ACTIONS)
    @Test
    void theEndOfTheTurnMayBeLeftStanding() {
        Table table =
                Table.ofThree().token(RED, "c6r6").hand(RED, "sanitation-hills").turnOf(RED);
        assertThat(table.game().standing(table.position(), RED)).isNull();

        table.play(idea());

        assertThat(table.question()).isEqualTo("AfterAction");
        assertThat(table.game().standing(table.position(), RED)).isEqualTo(endTurn());
    }
}
