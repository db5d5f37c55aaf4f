package ecumene.server.http;

import ecumene.server.api.Reason;
import ecumene.server.api.Words;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A request that is not carried out, and why. Whoever throws it has changed nothing. */
final class ProblemException extends RuntimeException {

    private final ProblemCode code;
    private final Words message;
    private final @Nullable Reason refusal;

    private ProblemException(ProblemCode code, Words message, @Nullable Reason refusal) {
        // No stack trace: it says nothing that the code does not say, and anybody can make thousands of these.
        super(code.code(), null, false, false);
        this.code = code;
        this.message = message;
        this.refusal = refusal;
    }

    static ProblemException of(ProblemCode code) {
        return new ProblemException(code, HouseTexts.words("problem." + code.code()), null);
    }

    /** A bad request, with the sentence {@code bad.<what>}. */
    static ProblemException bad(String what, Map<String, ?> arguments) {
        return new ProblemException(ProblemCode.BAD_REQUEST, HouseTexts.words("bad." + what, arguments), null);
    }

    static ProblemException refused(Reason refusal) {
        return new ProblemException(ProblemCode.ILLEGAL_MOVE, refusal.message(), refusal);
    }

    ProblemCode code() {
        return code;
    }

    Words words() {
        return message;
    }

    @Nullable
    Reason refusal() {
        return refusal;
    }
}
