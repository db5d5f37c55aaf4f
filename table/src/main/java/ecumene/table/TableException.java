package ecumene.table;

import ecumene.engine.Refusal;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Why a request was not carried out. Nothing was changed by it. The message is for developers; people read a text of the code. */
public final class TableException extends RuntimeException {

    public enum Code {
        BAD_REQUEST,
        NOT_YOUR_SEAT,
        FORBIDDEN,
        MATCH_RUNNING,
        UNKNOWN_MATCH,
        UNKNOWN_GAME,
        NOT_FOUND,
        STALE,
        NOT_YOUR_TURN,
        MATCH_OVER,
        CANNOT_PREVIEW,
        CANNOT_UNDO,
        SEAT_TAKEN,
        OTHER_RULES,
        /** What is kept of the match cannot be read or played again. */
        DAMAGED,
        ILLEGAL_MOVE,
        TOO_MANY;

        /** As in the HTTP interface: {@code not_your_seat}. */
        public String id() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    private final Code code;
    private final transient @Nullable Refusal refusal;
    private final @Nullable Integer index;

    public TableException(Code code, String message) {
        this(code, message, null, null);
    }

    /** About one of the moves of a gesture, counted from 0. */
    TableException(Code code, String message, int index) {
        this(code, message, null, index);
    }

    private TableException(Code code, String message, @Nullable Refusal refusal, @Nullable Integer index) {
        // Somebody's mistake, not ours: where it was found out is of no interest.
        super(message, null, false, false);
        this.code = code;
        this.refusal = refusal;
        this.index = index;
    }

    static TableException stale() {
        return new TableException(Code.STALE, "the match has gone on");
    }

    static TableException refused(Refusal refusal) {
        return refused(refusal, null);
    }

    /** Why the rules refuse a move, which may be one of a gesture. */
    static TableException refused(Refusal refusal, @Nullable Integer index) {
        if (refusal == Refusal.Common.MATCH_OVER) {
            return new TableException(Code.MATCH_OVER, "the match is over", null, index);
        }
        if (refusal == Refusal.Common.NOT_YOUR_TURN) {
            return new TableException(Code.NOT_YOUR_TURN, "the seat is not asked", null, index);
        }
        return new TableException(Code.ILLEGAL_MOVE, refusal.name(), refusal, index);
    }

    public Code code() {
        return code;
    }

    /** Why the rules refuse the move; there exactly if the code is {@link Code#ILLEGAL_MOVE}. */
    public @Nullable Refusal refusal() {
        return refusal;
    }

    /** Which move of a gesture it is about, counted from 0; null if it is about none of them. */
    public @Nullable Integer index() {
        return index;
    }
}
