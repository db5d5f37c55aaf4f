package ecumene.server.store;

import java.sql.SQLException;

/** Something could not be read or written. Nothing was changed, as far as anybody knows. */
public final class StoreException extends RuntimeException {

    private final Condition condition;

    StoreException(Condition condition, SQLException cause) {
        super(condition.state() + ": " + condition.reason(), cause);
        this.condition = condition;
    }

    /** Refused before it was tried. */
    StoreException(Condition condition) {
        super(condition.state() + ": " + condition.reason(), null, false, false);
        this.condition = condition;
    }

    /** What it says about the database. */
    public Condition condition() {
        return condition;
    }
}
