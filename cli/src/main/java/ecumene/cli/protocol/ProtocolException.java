package ecumene.cli.protocol;

import ecumene.engine.Game;
import ecumene.engine.Refusal;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;

/** A request that gets an error answer and changes nothing. */
final class ProtocolException extends RuntimeException {

    enum Code {
        BAD_JSON,
        BAD_REQUEST,
        UNKNOWN_GAME,
        UNKNOWN_MATCH,
        NOT_YOUR_TURN,
        ILLEGAL_MOVE,
        MATCH_OVER,
        CANNOT_UNDO,
        INTERNAL
    }

    /** Messages quote what came in, and that may be of any length. */
    private static final int LONGEST_MESSAGE = 500;

    private final Code code;
    private final transient Map<String, Object> details = new LinkedHashMap<>();

    ProtocolException(Code code, String message) {
        super(message.length() <= LONGEST_MESSAGE ? message : message.substring(0, LONGEST_MESSAGE) + "…");
        this.code = code;
    }

    static ProtocolException badRequest(String message) {
        return new ProtocolException(Code.BAD_REQUEST, message);
    }

    /** A move that the rules refuse, with the reason and its place in the rulebook. */
    static ProtocolException refused(Game<?, ?> game, Refusal refusal) {
        Map<String, Object> reason = refusal(game, refusal);
        Code code = refusal == Refusal.Common.MATCH_OVER
                ? Code.MATCH_OVER
                : refusal == Refusal.Common.NOT_YOUR_TURN ? Code.NOT_YOUR_TURN : Code.ILLEGAL_MOVE;
        return new ProtocolException(
                        code,
                        refusal.name() + " (" + refusal.rule() + "): "
                                + game.texts().say(ecumene.engine.text.Language.EN, "refusal." + refusal.name()))
                .with("refusal", reason);
    }

    /** {@code {code, rule, message:{es,en}}}. */
    static Map<String, Object> refusal(Game<?, ?> game, Refusal refusal) {
        Map<String, Object> out = new LinkedHashMap<>();
        out.put("code", refusal.name());
        out.put("rule", refusal.rule());
        out.put("message", game.texts().both("refusal." + refusal.name()));
        return out;
    }

    ProtocolException with(String field, Object value) {
        details.put(field, value);
        return this;
    }

    /** The {@code error} of the answer. */
    Map<String, Object> error() {
        Map<String, Object> error = new LinkedHashMap<>();
        error.put("code", code.name().toLowerCase(Locale.ROOT));
        error.put("message", String.valueOf(getMessage()));
        error.putAll(details);
        return error;
    }
}
