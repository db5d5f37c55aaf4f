package ecumene.table;

import ecumene.bots.BotSpec;
import ecumene.bots.Choice;
import ecumene.bots.Mind;
import ecumene.engine.Knowledge;
import ecumene.engine.Move;
import ecumene.engine.Position;
import ecumene.engine.View;
import java.lang.ref.SoftReference;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * What the bots of one table have in their heads, and whoever advises its people. None of it is part of the match: what is
 * lost with a house, or when memory runs short, is thought again.
 */
final class Minds {

    private final Map<Integer, Player> players = new ConcurrentHashMap<>();
    private final Map<Integer, SoftReference<Advice>> advices = new ConcurrentHashMap<>();

    private record Player(String level, Mind<?, ?> mind) {}

    /**
     * What somebody was advised.
     *
     * @param asked what the seat saw
     */
    private record Advice(String level, Mind<?, ?> mind, View asked, Choice<?> choice) {}

    /** What a bot plays. It decides one question after the other. */
    <P extends Position, M extends Move> Choice<M> play(Thought<P, M> thought) {
        Player player = players.get(thought.seat());
        if (player == null || !player.level().equals(thought.level())) {
            player = new Player(thought.level(), BotSpec.parse(thought.level()).mind());
            players.put(thought.seat(), player);
        }
        return thought.think(this.<P, M>ofThisGame(player.mind()));
    }

    /**
     * What a bot would play on a seat. Who asks again in the same place hears the same; who has taken the advice hears how
     * the plan goes on.
     */
    <P extends Position, M extends Move> Choice<M> advise(Thought<P, M> thought) {
        Knowledge<P, M> knowledge = thought.knowledge();
        View asked = knowledge.view();
        // Whoever asks at the same time finds nothing, and thinks with a mind of its own.
        SoftReference<Advice> kept = advices.remove(thought.seat());
        Advice before = kept == null ? null : kept.get();
        if (before != null && !before.level().equals(thought.level())) {
            before = null;
        }
        if (before != null && before.asked().equals(asked)) {
            Choice<M> same = stillLegal(thought, before.choice());
            if (same != null) {
                advices.put(thought.seat(), new SoftReference<>(before));
                return same;
            }
        }
        Mind<P, M> mind = before == null ? null : ofThisGame(before.mind());
        if (mind == null || !mind.goesOn(knowledge)) {
            mind = BotSpec.parse(thought.level()).mind();
        }
        Choice<M> choice = thought.think(mind);
        advices.put(thought.seat(), new SoftReference<>(new Advice(thought.level(), mind, asked, choice)));
        return choice;
    }

    private static <P extends Position, M extends Move> @Nullable Choice<M> stillLegal(
            Thought<P, M> thought, Choice<?> choice) {
        for (M move : thought.knowledge().legalMoves()) {
            if (move.equals(choice.move())) {
                return new Choice<>(move, choice.explanation());
            }
        }
        return null;
    }

    @SuppressWarnings("unchecked") // a table plays one game
    private <P extends Position, M extends Move> Mind<P, M> ofThisGame(Mind<?, ?> mind) {
        return (Mind<P, M>) mind;
    }
}
