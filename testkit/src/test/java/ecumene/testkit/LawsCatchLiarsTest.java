package ecumene.testkit;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import ecumene.engine.Evaluation;
import ecumene.engine.Randomness;
import ecumene.engine.Result;
import ecumene.engine.Setup;
import ecumene.testkit.sample.SealedBids;
import ecumene.testkit.sample.SealedBidsMove;
import ecumene.testkit.sample.SealedBidsPosition;
import ecumene.testkit.sample.SealedBidsView;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The laws of the test kit have been seen to fail: each on a game that breaks just that law. */
class LawsCatchLiarsTest {

    @Test
    void aBotThatCouldSeeTheTruthIsCaught() {
        SealedBids truthTeller = new SealedBids() {
            @Override
            public SealedBidsPosition imagine(SealedBidsPosition position, int seat, Randomness random) {
                return copy(position);
            }
        };
        fails(truthTeller, new SecrecyLaws<>(truthTeller)::redealingIsInvisible, "foresee chance");
    }

    @Test
    void anImaginingThatRemembersTheTruthIsCaught() {
        SealedBids rememberer = new SealedBids() {
            @Override
            public SealedBidsPosition imagine(SealedBidsPosition position, int seat, Randomness random) {
                SealedBidsPosition imagined = super.imagine(position, seat, random);
                imagined.random().reseed(position.random().state() + random.nextLong());
                return imagined;
            }
        };
        fails(rememberer, new SecrecyLaws<>(rememberer)::imaginingDependsOnlyOnWhatIsKnown, "cannot tell apart");
    }

    @Test
    void aViewThatShowsTooMuchIsCaught() {
        SealedBids gossip = new SealedBids() {
            @Override
            public SealedBidsView view(SealedBidsPosition position, int seat) {
                return super.view(position, 0);
            }
        };
        fails(gossip, new SecrecyLaws<>(gossip)::redealingIsInvisible, "");
    }

    @Test
    void aLostCardIsCaught() {
        SealedBids loser = new SealedBids() {
            @Override
            protected void setUp(SealedBidsPosition position, ecumene.engine.EventLog log) {
                super.setUp(position, log);
                position.aside = 0;
            }
        };
        fails(loser, new PlayLaws<>(loser)::askedSeatsHaveMoves, "every card is in one place");
    }

    @Test
    void aRankingWithoutEverybodyIsCaught() {
        SealedBids forgetful = new SealedBids() {
            @Override
            public Result result(SealedBidsPosition position) {
                Result result = super.result(position);
                return new Result(List.of(List.of(0)), result.scores(), result.reason());
            }
        };
        fails(forgetful, new PlayLaws<>(forgetful)::resultHoldsEverySeat, "");
    }

    @Test
    void anOutlookThatPromisesTooMuchIsCaught() {
        SealedBids optimist = new SealedBids() {
            @Override
            public Evaluation<SealedBidsPosition> evaluation() {
                return (position, outlook) -> java.util.Arrays.fill(outlook, 1);
            }
        };
        fails(optimist, new PlayLaws<>(optimist)::outlookIsAShare, "");
    }

    private static void fails(SealedBids game, RandomPlay.Visitor<SealedBidsPosition> law, String why) {
        RandomPlay<SealedBidsPosition, SealedBidsMove> play = new RandomPlay<>(game);
        Setup setup = game.info().setup(3);
        assertThatThrownBy(() -> play.visitMatch(setup, 1, law))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("seed 1")
                .hasMessageContaining(why);
    }
}
