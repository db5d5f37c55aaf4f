package ecumene.engine.match;

import ecumene.engine.Move;
import ecumene.engine.Result;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The truth of a match, from which all else follows.
 *
 * @param format the version of this notation
 * @param game the game's id
 * @param rules the version of the game's rules it was played by
 * @param seats how many
 * @param options every option with its value
 * @param seed of the position's generator
 * @param start the saved position where the match began, if it was not dealt from the seed
 * @param moves every move, in order
 * @param result once the match is over
 */
public record MatchRecord<M extends Move>(
        int format,
        String game,
        int rules,
        int seats,
        Map<String, String> options,
        long seed,
        @Nullable Map<String, Object> start,
        List<PlayedMove<M>> moves,
        @Nullable Result result) {

    public static final int FORMAT = 1;
}
