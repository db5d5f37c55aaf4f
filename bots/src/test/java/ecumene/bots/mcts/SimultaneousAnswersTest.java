package ecumene.bots.mcts;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.bots.Budget;
import ecumene.engine.EventLog;
import ecumene.engine.Knowledge;
import ecumene.engine.Randomness;
import ecumene.testkit.sample.rule.Auction;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;

/** Whoever answers later in the tree must not know what the others answered at the same time. */
class SimultaneousAnswersTest {

    @Test
    void laterAnswersShareTheirStatistics() {
        Node root = new Node();
        Node.Branch first = root.branch(root, 0, Auction.STEP);
        Decision afterLeft = first.child(0).branch(root, 1, Auction.STEP).decision;
        Decision afterRight = first.child(1).branch(root, 1, Auction.STEP).decision;
        assertThat(afterLeft).isSameAs(afterRight);
        assertThat(first.child(0)).isNotSameAs(first.child(1));
    }

    @Test
    void otherQuestionsDoNot() {
        Node root = new Node();
        Node.Branch first = root.branch(root, 0, Auction.STEP);
        Node left = first.child(0);
        Node right = first.child(1);
        assertThat(left.branch(left, 1, Auction.STEP).decision)
                .isNotSameAs(right.branch(right, 1, Auction.STEP).decision);
    }

    @RepeatedTest(10)
    void theHiderDoesNotFearASeekerWhoKnows(RepetitionInfo repetition) {
        HideAndSeek game = new HideAndSeek();
        HideAndSeek.Table table = game.start(game.info().setup(2), 1, EventLog.SILENT);
        HideAndSeek.Answer answer = new MctsBot()
                .choose(
                        new Knowledge<>(game, table, 0),
                        Budget.iterations(2000),
                        new Randomness(repetition.getCurrentRepetition()))
                .move();
        assertThat(answer).isNotEqualTo(HideAndSeek.Answer.GIVE_UP);
    }
}
