package ecumene.server.api;

import ecumene.engine.Result;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A match in a list: what everybody may know, and what it is to who asks.
 *
 * @param host whether who asks has set up the table
 * @param created when, in milliseconds since 1970
 * @param updated when the latest move was made
 * @param awaiting the seats that must decide now
 * @param yourTurn whether one of them is mine
 * @param playable no if it was begun with other rules than those of today: then it can only be listed
 * @param forkOf the match this one was forked from
 */
public record MatchSummary(
        String id,
        String game,
        Map<String, Object> options,
        Pace pace,
        boolean open,
        boolean host,
        long created,
        long updated,
        List<SeatInfo> seats,
        int ply,
        int round,
        String phase,
        List<Integer> awaiting,
        boolean yourTurn,
        boolean finished,
        boolean playable,
        @Nullable Result result,
        @Nullable String forkOf) {}
