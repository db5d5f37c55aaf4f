package ecumene.engine;

/** Thrown by {@link Game#play} for a move that is not allowed. The position has not changed. */
public final class RefusedMoveException extends RuntimeException {

    private final transient Refusal refusal;

    public RefusedMoveException(Move move, Refusal refusal) {
        super(move + " refused: " + refusal.name());
        this.refusal = refusal;
    }

    public Refusal refusal() {
        return refusal;
    }
}
