package ecumene.server.api;

import ecumene.engine.Consequence;
import ecumene.engine.Foresight;
import ecumene.engine.Measure;
import ecumene.engine.Move;
import ecumene.engine.Prompt;
import ecumene.engine.View;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * All that a viewer needs to show a match and to make a move.
 *
 * @param version grows with every change: moves, moves taken back, seats taken, words said
 * @param seat through whose eyes; absent for a spectator
 * @param undone how often this seat's question was withdrawn because something was taken back; repeated in the next gesture
 * @param prompt what this seat is asked; absent when it is not
 * @param moves every legal move of this seat
 * @param defaultMove what is played for this seat if it does not answer
 * @param consequences of each of the moves, in their order
 * @param foresight what the rules tell this viewer about what is to come; absent if the game foretells nothing
 * @param standing the answers of this seat that it leaves standing
 * @param points by source, as far as everybody may know them
 * @param marketEnds when the clock ends the trading that goes on, in milliseconds since 1970; absent if nothing is to end
 * @param invitation the secret part of the link that gives a free seat; for those who sit at the table
 * @param logFrom the log lists all entries that end with this ply or a later one; older ones are as they were
 * @param acts what was done since the state that this one continues, the newest 30; empty in a complete state
 * @param chat all that was said, or in a live update what is new
 */
public record MatchState(
        MatchSummary match,
        int version,
        @Nullable Integer seat,
        int undone,
        View view,
        @Nullable Prompt prompt,
        List<Move> moves,
        @Nullable Move defaultMove,
        List<Consequence> consequences,
        @Nullable Foresight foresight,
        Standing standing,
        boolean canUndo,
        List<Measure> points,
        @Nullable Long marketEnds,
        @Nullable String invitation,
        int logFrom,
        List<LogEntry> log,
        List<Act> acts,
        List<ChatLine> chat) {}
