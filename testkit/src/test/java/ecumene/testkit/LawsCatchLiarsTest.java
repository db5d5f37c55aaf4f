package ecumene.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import ecumene.engine.Evaluation;
import ecumene.engine.Randomness;
import ecumene.engine.Result;
import ecumene.engine.Setup;
import ecumene.testkit.nameless.Nameless;
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
        fails(
                rememberer,
                new SecrecyLaws<>(rememberer)::imaginingDependsOnlyOnWhatIsKnown,
                "cannot tell apart: random");
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

    @Test
    void aReasonThatKnowsTooMuchIsCaught() {
        SealedBids gossip = new SealedBids() {
            @Override
            public SealedBidsPosition imagine(SealedBidsPosition position, int seat, Randomness random) {
                // The own hand is dealt anew as well, as if the seat did not know it.
                SealedBidsPosition imagined = super.imagine(position, seat, random);
                return super.imagine(imagined, (seat + 1) % position.seats(), random);
            }
        };
        fails(gossip, new SecrecyLaws<>(gossip)::reasonsTellNothing, "dealt anew");
    }

    @Test
    void anEventThatTellsAFaceDownMoveIsCaught() {
        SealedBids open = new SealedBids() {
            @Override
            public SealedBidsView view(SealedBidsPosition position, int seat) {
                return super.view(start(info().setup(position.seats()), 1, ecumene.engine.EventLog.SILENT), seat);
            }
        };
        // Every view is the same, so whatever is told of shown bids is more than the view.
        fails(open, new SecrecyLaws<>(open)::eventsTellNoMoreThanTheView, "the events tell viewer");
    }

    @Test
    void aNamelessNoteIsCaught() {
        assertThat(FrameLaws.namelessNotes(Nameless.class))
                .containsExactly(
                        "ecumene.testkit.nameless.Nameless.deep calls note",
                        "ecumene.testkit.nameless.Nameless.hidden calls setNote",
                        "ecumene.testkit.nameless.Nameless.pushed calls push");
        assertThat(FrameLaws.namelessNotes(SealedBids.class)).isEmpty();
    }

    @Test
    void aPositionThatLosesAFieldSaysWhich() {
        SealedBids forgetful = new SealedBids() {
            @Override
            protected void loaded(SealedBidsPosition position) {
                position.random().reseed(position.random().state() + 1);
            }
        };
        fails(forgetful, new PlayLaws<>(forgetful)::savesAndLoads, "a loaded position: random");
    }

    @Test
    void aDifferenceSaysWhere() {
        assertThat(Difference.between(
                        "{\"view\":{\"hand\":[1,2,3],\"seat\":0}}", "{\"view\":{\"hand\":[1,4],\"seat\":0}}"))
                .isEqualTo("view.hand[1]: 4, not 2; view.hand[2]: nothing, not 3");
    }

    @Test
    void lawsLookAtTheWholeOfALongList() {
        List<Integer> all = java.util.stream.IntStream.range(0, 100).boxed().toList();
        assertThat(SecrecyLaws.spread(all, 12)).hasSize(12).startsWith(0, 9).endsWith(90, 99);
        assertThat(SecrecyLaws.spread(all.subList(0, 5), 12)).containsExactly(0, 1, 2, 3, 4);
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
