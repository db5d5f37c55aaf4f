package ecumene.table;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * How a table began: with its journal the truth of a match. It holds secrets (seed, start, invitation), so it goes to the
 * {@link Store} and to nobody else.
 *
 * @param rules the version of the game's rules
 * @param seed of the position's generator; 0 for a fork
 * @param start the saved position it begins with, if it was not dealt from the seed
 * @param invitation the secret part of the link that gives a free seat
 * @param seats who sat where in the beginning
 */
public record Beginning(
        TableInfo info,
        int rules,
        long seed,
        @Nullable Map<String, Object> start,
        String invitation,
        List<Sitting> seats) {

    public Beginning {
        seats = List.copyOf(seats);
    }

    /** Without the secrets, which must not get into a log by accident. */
    @Override
    public String toString() {
        return "Beginning[" + info + "]";
    }
}
