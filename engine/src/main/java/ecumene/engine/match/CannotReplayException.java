package ecumene.engine.match;

import org.jspecify.annotations.Nullable;

/** A record whose moves cannot be played by these rules. */
public final class CannotReplayException extends RuntimeException {

    private final int ply;

    public CannotReplayException(int ply, String why, @Nullable Throwable cause) {
        super("move " + ply + " of the record does not replay: " + why, cause);
        this.ply = ply;
    }

    /** Which move, counted from 0. */
    public int ply() {
        return ply;
    }
}
