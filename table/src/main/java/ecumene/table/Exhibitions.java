package ecumene.table;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/** The matches among bots alone that go on though nobody looks: only so many of each host. */
final class Exhibitions {

    private final int most;
    private final Map<String, Set<String>> goingOn = new HashMap<>();

    Exhibitions(int most) {
        this.most = most;
    }

    /** Whether a table may go on: it is one of its host's few, or becomes one. */
    synchronized boolean admits(TableInfo table) {
        Set<String> ids = goingOn.computeIfAbsent(table.host(), host -> new HashSet<>());
        return ids.contains(table.id()) || (ids.size() < most && ids.add(table.id()));
    }

    /** A table has come to its end, to rest, or before somebody's eyes: another may go on in its place. */
    synchronized void leave(TableInfo table) {
        goingOn.computeIfPresent(table.host(), (host, ids) -> {
            ids.remove(table.id());
            return ids.isEmpty() ? null : ids;
        });
    }
}
