package ecumene.engine.data;

/** Saved data that is not a position, an option or a record of this game. The message says what is wrong with it. */
public final class BadDataException extends RuntimeException {

    private final String message;

    public BadDataException(String message) {
        super(message);
        this.message = message;
    }

    @Override
    public String getMessage() {
        return message;
    }
}
