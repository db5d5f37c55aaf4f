package ecumene.bots;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.Game;
import ecumene.engine.Knowledge;
import ecumene.engine.Move;
import ecumene.engine.Position;
import ecumene.engine.Randomness;
import ecumene.engine.Seats;
import ecumene.tempus.Tempus;
import ecumene.testkit.sample.SealedBids;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/**
 * The proof that bots do not cheat: a bot answers the same on the true position and on every position that its seat cannot
 * tell from it.
 */
class SecrecyTest {

    private static final List<BotSpec> BOTS = BotSpec.parseAll("random,greedy,mcts:40it,mcts:40itx2");

    @Test
    void sealedBids() {
        assertThat(check(new SealedBids(), 20, 3)).isGreaterThan(200);
    }

    @Test
    void tempus() {
        assertThat(check(new Tempus(), 6, 20)).isGreaterThan(50);
    }

    /** Gives back how many decisions were compared. */
    private static <P extends Position, M extends Move> int check(Game<P, M> game, int matches, int oneIn) {
        AtomicInteger compared = new AtomicInteger();
        Randomness dealer = new Randomness(7);
        for (int match = 0; match < matches; match++) {
            int seats = game.info().minSeats()
                    + match % (game.info().maxSeats() - game.info().minSeats() + 1);
            Positions.visit(game, seats, 100 + match, oneIn, truth -> {
                for (int seat : Seats.list(game.awaiting(truth))) {
                    P other = game.imagine(truth, seat, dealer);
                    for (BotSpec bot : BOTS) {
                        assertThat(answer(game, other, seat, bot))
                                .as("%s on seat %d", bot, seat)
                                .isEqualTo(answer(game, truth, seat, bot));
                        compared.incrementAndGet();
                    }
                }
            });
        }
        return compared.get();
    }

    private static <P extends Position, M extends Move> M answer(Game<P, M> game, P position, int seat, BotSpec bot) {
        return bot.choose(new Knowledge<>(game, position, seat), new Randomness(42))
                .move();
    }
}
