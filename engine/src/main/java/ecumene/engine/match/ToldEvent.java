package ecumene.engine.match;

import ecumene.engine.Event;
import ecumene.engine.EventLog;
import ecumene.engine.Seats;
import java.util.ArrayList;
import java.util.List;

/** An event and the set of {@link Seats} it was told to. */
public record ToldEvent(int audience, Event event) {

    public boolean isFor(int viewer) {
        return Seats.contains(audience, viewer);
    }

    /** What of these events a seat or a spectator was told. */
    public static List<Event> toldTo(int viewer, List<ToldEvent> events) {
        return events.stream()
                .filter(told -> told.isFor(viewer))
                .map(ToldEvent::event)
                .toList();
    }

    /** A log that keeps what it is told. */
    public static final class Keeper implements EventLog {

        private final List<ToldEvent> events = new ArrayList<>();

        @Override
        public void tell(int audience, Event event) {
            events.add(new ToldEvent(audience, event));
        }

        public List<ToldEvent> events() {
            return events;
        }
    }
}
