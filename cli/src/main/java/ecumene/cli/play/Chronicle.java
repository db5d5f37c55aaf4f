package ecumene.cli.play;

import ecumene.engine.Event;
import ecumene.engine.match.ToldEvent;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** What happened in a match, and what of it each seat has not yet been told. */
final class Chronicle {

    private final List<ToldEvent> events = new ArrayList<>();

    /** How many events there were before each move. */
    private final Deque<Integer> before = new ArrayDeque<>();

    private final Map<Integer, Integer> told = new HashMap<>();

    void add(List<ToldEvent> happened) {
        before.addLast(events.size());
        events.addAll(happened);
    }

    /** The latest move was taken back. */
    void takeBack() {
        if (!before.isEmpty()) {
            int size = before.removeLast();
            events.subList(size, events.size()).clear();
            told.replaceAll((seat, count) -> Math.min(count, size));
        }
    }

    /** What a seat was told since it was last asked here. */
    List<Event> news(int seat) {
        List<Event> news = ToldEvent.toldTo(seat, events.subList(told.getOrDefault(seat, 0), events.size()));
        told.put(seat, events.size());
        return news;
    }

    /** Everything a seat was ever told. */
    List<Event> all(int seat) {
        return ToldEvent.toldTo(seat, events);
    }
}
