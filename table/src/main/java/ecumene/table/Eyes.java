package ecumene.table;

import java.time.Duration;
import java.time.Instant;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.concurrent.CopyOnWriteArrayList;

/** Who looks at a table: whoever listens to it, and whoever has just asked something of it. Asked only under the table's lock. */
final class Eyes {

    /** So long after asking somebody is taken to look; clients without a live line ask more often. */
    private static final Duration GLANCE = Duration.ofSeconds(20);

    private final List<Subscription> listeners = new CopyOnWriteArrayList<>();
    private final Map<String, Instant> glances = new HashMap<>();
    private Instant latest;

    /** @param latest when somebody has last shown interest */
    Eyes(Instant latest) {
        this.latest = latest;
    }

    void open(Subscription listener) {
        listeners.add(listener);
    }

    /** Needs no lock. */
    void close(Subscription listener) {
        listeners.remove(listener);
    }

    /** Whether somebody listens. Needs no lock. */
    boolean areOpen() {
        return !listeners.isEmpty();
    }

    void tell(int version) {
        listeners.forEach(listener -> listener.tell(version));
    }

    /** A guest asks something; true if it was not looking before. */
    boolean glance(String guest, Instant now) {
        boolean fresh = !whoLooks(now).contains(guest);
        glances.put(guest, now);
        return fresh;
    }

    /** The guests who look, each once. */
    Collection<String> whoLooks(Instant now) {
        glances.values().removeIf(at -> at.plus(GLANCE).isBefore(now));
        Collection<String> guests = new TreeSet<>(glances.keySet());
        listeners.forEach(listener -> guests.add(listener.viewer().guest()));
        if (!guests.isEmpty()) {
            latest = now;
        }
        return guests;
    }

    /** When somebody last looked, as far as anybody has asked since. */
    Instant latest() {
        return latest;
    }
}
