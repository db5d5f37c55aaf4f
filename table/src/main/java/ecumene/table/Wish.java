package ecumene.table;

/** Something that takes long and is done for somebody: a bot's thought, a hint, the reading of a long match. Each is one of its own. */
final class Wish {

    /** The more urgent always come first. */
    enum Urgency {
        /** Somebody waits for it before a screen. */
        AWAITED,
        /** Nobody looks just now. */
        UNWATCHED,
        /** The house's own, for when there is nothing else to do. */
        IDLE
    }

    private final String person;
    private final Urgency urgency;
    private final Runnable work;

    /** @param person whose share of the house it uses */
    Wish(String person, Urgency urgency, Runnable work) {
        this.person = person;
        this.urgency = urgency;
        this.work = work;
    }

    String person() {
        return person;
    }

    Urgency urgency() {
        return urgency;
    }

    Runnable work() {
        return work;
    }
}
