package ecumene.table;

/** Another house, which shares the {@link Store}, has written this line of the journal first. Nothing was stored. */
public final class ConflictException extends RuntimeException {

    public ConflictException() {
        // Nobody's mistake: where it was found out is of no interest.
        super("another house has written this line", null, false, false);
    }
}
