package ecumene.engine;

/** Where the rules tell what happens. Search plays with {@link #SILENT}; events must never steer the rules. */
@FunctionalInterface
public interface EventLog {

    EventLog SILENT = new EventLog() {
        @Override
        public void tell(int audience, Event event) {}

        @Override
        public boolean isHeard() {
            return false;
        }
    };

    /** Tells an event to a set of {@link Seats}; {@link Seats#EVERYONE} includes the spectators. */
    void tell(int audience, Event event);

    /** Whether anybody listens; if not, what is only told need not be worked out. */
    default boolean isHeard() {
        return true;
    }

    default void all(Event event) {
        tell(Seats.EVERYONE, event);
    }

    /** Tells everyone but one seat, who is told something more exact. */
    default void others(int seat, Event event) {
        tell(Seats.EVERYONE & ~Seats.only(seat), event);
    }

    default void only(int seat, Event event) {
        tell(Seats.only(seat), event);
    }
}
