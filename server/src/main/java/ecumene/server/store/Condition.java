package ecumene.server.store;

/**
 * How a database is, for whoever asks after the health of the house.
 *
 * @param reason one line for who runs the house; empty if all is well
 */
public record Condition(State state, String reason) {

    public static final Condition FINE = new Condition(State.FINE, "");

    public enum State {
        FINE,
        /** There is no room for more. What is there can be read, and writing is tried again with every move. */
        FULL,
        /** What is kept contradicts itself. What can still be read is read, and nothing is written any more. */
        DAMAGED,
        /** It does not answer, or refuses to. */
        AWAY
    }

    public boolean isFine() {
        return state == State.FINE;
    }
}
