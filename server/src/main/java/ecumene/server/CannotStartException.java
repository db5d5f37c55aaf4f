package ecumene.server;

import ecumene.server.api.Words;
import org.jspecify.annotations.Nullable;

/** Why a server did not start: a mistake of who starts it, said in both languages. Nothing was left running. */
public final class CannotStartException extends RuntimeException {

    private final Reason reason;
    private final Words words;

    CannotStartException(Reason reason, Words words, @Nullable Throwable cause) {
        super(words.en(), cause);
        this.reason = reason;
        this.words = words;
    }

    public Reason reason() {
        return reason;
    }

    /** One sentence for people. */
    public Words words() {
        return words;
    }

    public enum Reason {
        /** Something else listens on this port, or it is not ours to take. */
        PORT,
        /** The data folder cannot be made or written. */
        DATA,
        /** Another server has the data folder. */
        DATA_IN_USE,
        /** The database was written by a newer house, or is none. */
        DATABASE
    }
}
