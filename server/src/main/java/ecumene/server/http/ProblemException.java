package ecumene.server.http;

import ecumene.engine.Game;
import ecumene.engine.Refusal;
import ecumene.server.api.Reason;
import ecumene.server.api.Words;
import ecumene.table.TableException;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A request that is not carried out, and why. Whoever throws it has changed nothing. */
final class ProblemException extends RuntimeException {

    private final ProblemCode code;
    private final Words message;
    private final @Nullable Reason refusal;
    private final @Nullable Integer index;

    private ProblemException(ProblemCode code, Words message, @Nullable Reason refusal, @Nullable Integer index) {
        // No stack trace: it says nothing that the code does not say, and anybody can make thousands of these.
        super(code.code(), null, false, false);
        this.code = code;
        this.message = message;
        this.refusal = refusal;
        this.index = index;
    }

    static ProblemException of(ProblemCode code) {
        return new ProblemException(code, HouseTexts.words("problem." + code.code()), null, null);
    }

    /** What a table refuses, with the reason of its game if it has one. */
    static ProblemException of(TableException refused, Game<?, ?> game) {
        ProblemCode code = ProblemCode.valueOf(refused.code().name());
        Refusal refusal = refused.refusal();
        Reason reason = refusal == null ? null : HouseTexts.reason(game, refusal);
        Words words = reason == null ? HouseTexts.words("problem." + code.code()) : reason.message();
        return new ProblemException(code, words, reason, refused.index());
    }

    /** A bad request, with the sentence {@code bad.<what>}. */
    static ProblemException bad(String what, Map<String, ?> arguments) {
        return new ProblemException(ProblemCode.BAD_REQUEST, HouseTexts.words("bad." + what, arguments), null, null);
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

    /** Which move of a gesture it is about; null if it is about none of them. */
    @Nullable
    Integer index() {
        return index;
    }
}
