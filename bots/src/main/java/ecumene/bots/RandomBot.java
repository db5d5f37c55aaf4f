package ecumene.bots;

import ecumene.engine.Knowledge;
import ecumene.engine.Move;
import ecumene.engine.Position;
import ecumene.engine.Randomness;
import java.util.List;
import java.util.Map;

/** Any legal move, all equally likely: what every other bot is measured against. */
public final class RandomBot implements Bot {

    @Override
    public String name() {
        return "random";
    }

    @Override
    public <P extends Position, M extends Move> Choice<M> choose(
            Knowledge<P, M> knowledge, Budget budget, Randomness random) {
        List<M> moves = knowledge.legalMoves();
        if (moves.size() == 1) {
            return new Choice<>(moves.getFirst(), Explanation.onlyMove());
        }
        M move = moves.get(random.below(moves.size()));
        return new Choice<>(move, new Explanation("random", Map.of("moves", moves.size())));
    }
}
