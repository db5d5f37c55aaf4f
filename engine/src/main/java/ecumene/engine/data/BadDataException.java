package ecumene.engine.data;

/** Saved data that is not a position, an option or a record of this game. The message says what is wrong with it. */
public final class BadDataException extends RuntimeException {

    public BadDataException(String message) {
        super(message);
    }
}
