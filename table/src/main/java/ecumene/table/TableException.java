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
        CANNOT_UNDO,
        SEAT_TAKEN,
        OTHER_RULES,
        ILLEGAL_MOVE,
        TOO_MANY;

        /** As in the HTTP interface: {@code not_your_seat}. */
        public String id() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    private final Code code;
    private final transient @Nullable Refusal refusal;

    public TableException(Code code, String message) {
        this(code, message, null);
    }

    private TableException(Code code, String message, @Nullable Refusal refusal) {
        // Somebody's mistake, not ours: where it was found out is of no interest.
        super(message, null, false, false);
        this.code = code;
        this.refusal = refusal;
    }

    static TableException refused(Refusal refusal) {
        if (refusal == Refusal.Common.MATCH_OVER) {
            return new TableException(Code.MATCH_OVER, "the match is over");
        }
        if (refusal == Refusal.Common.NOT_YOUR_TURN) {
            return new TableException(Code.NOT_YOUR_TURN, "the seat is not asked");
        }
        return new TableException(Code.ILLEGAL_MOVE, refusal.name(), refusal);
    }

    public Code code() {
        return code;
    }

    /** Why the rules refuse the move; there exactly if the code is {@link Code#ILLEGAL_MOVE}. */
    public @Nullable Refusal refusal() {
        return refusal;
    }
}
