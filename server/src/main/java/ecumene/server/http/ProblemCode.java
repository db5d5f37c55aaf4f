package ecumene.server.http;

import java.util.Locale;

/** Every way a request can fail. The text {@code problem.<code>} says it in a sentence. */
public enum ProblemCode {
    BAD_REQUEST(400),
    CROSS_SITE(403),
    FORBIDDEN(403),
    MATCH_RUNNING(403),
    NOT_YOUR_SEAT(403),
    NOT_FOUND(404),
    UNKNOWN_GAME(404),
    UNKNOWN_MATCH(404),
    WRONG_METHOD(405),
    TOO_SLOW(408),
    CANNOT_PREVIEW(409),
    CANNOT_UNDO(409),
    MATCH_OVER(409),
    NOT_YOUR_TURN(409),
    OTHER_RULES(409),
    SEAT_TAKEN(409),
    STALE(409),
    TOO_BIG(413),
    NOT_JSON(415),
    WRONG_HOST(421),
    ILLEGAL_MOVE(422),
    TOO_MANY(429),
    DAMAGED(500),
    INTERNAL(500),
    CLOSING(503);

    private final int status;

    ProblemCode(int status) {
        this.status = status;
    }

    public int status() {
        return status;
    }

    /** As programs read it: {@code not_your_seat}. */
    public String code() {
        return name().toLowerCase(Locale.ROOT);
    }
}
