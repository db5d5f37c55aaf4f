package ecumene.wire;

/** A body that is not what was asked for: what is wrong with it, and where. Words for people are made by whoever answers. */
public final class BadBodyException extends RuntimeException {

    public enum Fault {
        /** No JSON at all, or more than one value. */
        NOT_JSON,
        /** JSON, but no object. */
        NOT_AN_OBJECT,
        MISSING,
        UNKNOWN,
        /** Of another type or out of its range. */
        WRONG
    }

    private final Fault fault;
    private final String field;

    BadBodyException(Fault fault, String field) {
        super(fault + (field.isEmpty() ? "" : " " + field));
        this.fault = fault;
        this.field = field;
    }

    public Fault fault() {
        return fault;
    }

    /** Where, such as {@code seats[2].kind}; empty if it is about the whole body. */
    public String field() {
        return field;
    }
}
