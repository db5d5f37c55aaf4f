package ecumene.server.api;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Matches, the most urgent first.
 *
 * @param next where the list goes on: {@code from} of the next request; absent at its end
 */
public record MatchList(
        List<MatchSummary> matches, @Nullable Integer next) {}
