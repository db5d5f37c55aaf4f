package ecumene.engine;

/** Where the rules tell what happens. Search plays with {@link #SILENT}; events must never steer the rules. */
@FunctionalInterface
public interface EventLog {

    EventLog SILENT = (audience, event) -> {};

    /** Tells an event to a set of {@link Seats}; {@link Seats#EVERYONE} includes the spectators. */
    void tell(int audience, Event event);

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
