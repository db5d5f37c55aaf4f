package ecumene.table;

import java.time.Instant;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What is agreed about a table once and for all, and known to everybody.
 *
 * @param id who knows it may watch
 * @param game the game's id
 * @param options every option with its value
 * @param host the guest who set it up
 * @param open whether strangers find it in the list of open tables
 * @param forkOf the match this one was forked from
 */
public record TableInfo(
        String id,
        String game,
        Map<String, String> options,
        String host,
        Pace pace,
        boolean open,
        Instant created,
        @Nullable String forkOf) {

    public TableInfo {
        options = Map.copyOf(options);
    }
}
