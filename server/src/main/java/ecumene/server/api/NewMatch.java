package ecumene.server.api;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A table to be set up.
 *
 * @param options those that are not the default
 * @param seats one for each seat, in the order of play
 * @param pace live if absent
 * @param open whether strangers find it in the list of open tables; no if absent
 */
public record NewMatch(
        String game,
        @Nullable Map<String, Object> options,
        List<NewSeat> seats,
        @Nullable Pace pace,
        @Nullable Boolean open) {}
