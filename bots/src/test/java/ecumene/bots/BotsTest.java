package ecumene.bots;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.bots.arena.Arena;
import ecumene.bots.arena.ArenaPlan;
import ecumene.engine.Game;
import ecumene.engine.Knowledge;
import ecumene.engine.Move;
import ecumene.engine.Position;
import ecumene.engine.Randomness;
import ecumene.engine.Seats;
import ecumene.engine.text.Language;
import ecumene.tempus.Tempus;
import ecumene.testkit.sample.SealedBids;
import ecumene.testkit.sample.SealedBidsMove.LayBid;
import ecumene.testkit.sample.SealedBidsPosition;
import ecumene.testkit.sample.component.Cards;
import ecumene.testkit.sample.component.Lots;
import ecumene.testkit.sample.rule.Auction;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What every bot does, on a small game and on a big one. */
class BotsTest {

    private final SealedBids bids = new SealedBids();

    @ParameterizedTest
    @ValueSource(strings = {"random", "greedy", "mcts:50it", "mcts:51itx2"})
    void answersTheSameAgain(String bot) {
        answersTheSameAgain(bids, bot);
        answersTheSameAgain(new Tempus(), bot);
    }

    private static <P extends Position, M extends Move> void answersTheSameAgain(Game<P, M> game, String bot) {
        BotSpec spec = BotSpec.parse(bot);
        Positions.visit(game, 3, 5, 25, position -> {
            int seat = Seats.first(game.awaiting(position));
            long before = position.hash();
            Choice<M> first = spec.choose(new Knowledge<>(game, position, seat), new Randomness(9));
            Choice<M> again = spec.choose(new Knowledge<>(game, position, seat), new Randomness(9));
            assertThat(again).isEqualTo(first);
            assertThat(game.legalMoves(position, seat)).contains(first.move());
            assertThat(position.hash()).as("the position is not touched").isEqualTo(before);
        });
    }

    @ParameterizedTest
    @ValueSource(strings = {"greedy", "mcts:100it", "mcts:100itx2", "mcts:5ms"})
    void findsTheWinningMove(String bot) {
        SealedBidsPosition position = lastAuction(1 << 9, Cards.only(1) | Cards.only(40));
        Choice<?> choice = BotSpec.parse(bot).choose(new Knowledge<>(bids, position, 0), new Randomness(1));
        assertThat(choice.move()).isEqualTo(new LayBid(40));
    }

    @ParameterizedTest
    @ValueSource(strings = {"random", "greedy", "mcts:1000000it", "mcts:600000ms"})
    void aSingleMoveNeedsNoThought(String bot) {
        SealedBidsPosition position = lastAuction(1 << 9, Cards.only(17));
        Choice<?> choice = BotSpec.parse(bot).choose(new Knowledge<>(bids, position, 0), new Randomness(1));
        assertThat(choice.move()).isEqualTo(new LayBid(17));
        assertThat(choice.explanation().say(Language.EN)).isEqualTo("There was only one move.");
    }

    /** Seat 0 and seat 1 have nothing yet; the best lot goes to the higher card, and seat 1 has only low ones. */
    private SealedBidsPosition lastAuction(int lot, long hand) {
        List<SealedBidsPosition> found = new ArrayList<>();
        Positions.visit(bids, 2, 3, 1, position -> {
            if (position.round == position.rounds() && position.steps().isTop(Auction.STEP) && found.isEmpty()) {
                found.add(bids.copy(position));
            }
        });
        SealedBidsPosition position = found.getFirst();
        java.util.Arrays.fill(position.won, 0);
        java.util.Arrays.fill(position.laid, (byte) 0);
        position.openLots |= lot;
        position.steps().setNote(0, Integer.numberOfTrailingZeros(lot));
        assertThat(Lots.worth(position.steps().note(0))).isPositive();
        position.hands[0] = hand;
        position.hands[1] = Cards.only(2) | Cards.only(3);
        position.aside = 0;
        position.shown = Cards.ALL & ~position.hands[0] & ~position.hands[1];
        return position;
    }

    @Test
    void explainsItselfInBothLanguages() {
        Positions.visit(bids, 3, 5, 10, position -> {
            int seat = Seats.first(bids.awaiting(position));
            for (String bot : new String[] {"random", "greedy", "mcts:30it"}) {
                Choice<?> choice = BotSpec.parse(bot).choose(new Knowledge<>(bids, position, seat), new Randomness(9));
                assertThat(choice.explanation().both()).containsOnlyKeys("es", "en");
            }
        });
    }

    @Test
    void thinkingBeatsGreedAndGreedBeatsChance() throws InterruptedException {
        assertThat(wins("greedy,random", 300)).isGreaterThan(0.6);
        assertThat(wins("mcts:150it,random", 200)).isGreaterThan(0.6);
    }

    private double wins(String lineup, int matches) throws InterruptedException {
        List<BotSpec> bots = BotSpec.parseAll(lineup);
        ArenaPlan<SealedBidsPosition, ?> plan =
                new ArenaPlan<>(bids, bids.info().setup(bots.size()), bots, matches, 1);
        return new Arena<>(plan)
                .run((finished, all, elapsed) -> {})
                .bots()
                .getFirst()
                .wins()
                .rate();
    }

    @Test
    void anInterruptedBotAnswersAtOnce() {
        Positions.visit(bids, 4, 8, 12, position -> {
            int seat = Seats.first(bids.awaiting(position));
            Thread.currentThread().interrupt();
            Choice<?> choice =
                    BotSpec.parse("mcts:600000msx2").choose(new Knowledge<>(bids, position, seat), new Randomness(1));
            assertThat(Thread.interrupted())
                    .as("still knows of the interruption")
                    .isTrue();
            assertThat(choice).isNotNull();
        });
    }
}
