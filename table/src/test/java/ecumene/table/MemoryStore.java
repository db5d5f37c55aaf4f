package ecumene.table;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A store that lives as long as the test, and fails when it is told to. */
final class MemoryStore implements Store {

    enum Failure {
        NONE,
        /** Nothing is stored, and the caller is told so. */
        LOST,
        /** The same, but only for moves. */
        MOVES_LOST,
        /** The entry is stored, but the caller is told that it is not. */
        STORED_ALL_THE_SAME
    }

    private record Stored(Beginning beginning, List<Entry> journal, List<Summary> summaries) {}

    private final Map<String, Stored> tables = new LinkedHashMap<>();
    private final Map<String, Kept> stood = new LinkedHashMap<>();
    private Failure failure = Failure.NONE;
    private boolean shared;
    private int loads;
    private int reads;
    private int linesRead;

    synchronized void fail(Failure how) {
        failure = how;
    }

    /** From now on other houses use it too. */
    synchronized void share() {
        shared = true;
    }

    /** How often something was read of what is kept. */
    synchronized int reads() {
        return reads;
    }

    /** How many entries of journals were read. */
    synchronized int linesRead() {
        return linesRead;
    }

    synchronized int loads() {
        return loads;
    }

    synchronized Summary summary(String id) {
        return kept(id).summaries().getLast();
    }

    synchronized List<Entry> journalOf(String id) {
        return List.copyOf(kept(id).journal());
    }

    @Override
    public synchronized void create(Beginning beginning, Summary summary, Duration due) {
        check(Failure.LOST);
        tables.put(beginning.info().id(), new Stored(beginning, new ArrayList<>(), new ArrayList<>(List.of(summary))));
    }

    @Override
    public synchronized void append(String id, int number, Entry entry, Summary before, Summary now, Duration due) {
        check(Failure.LOST);
        if (entry instanceof Entry.Moved) {
            check(Failure.MOVES_LOST);
        }
        Stored kept = kept(id);
        if (number != kept.journal().size() + 1) {
            throw new ConflictException();
        }
        if (!before.equals(kept.summaries().getLast())) {
            throw new IllegalStateException("that is not how " + id + " stood");
        }
        kept.journal().add(entry);
        kept.summaries().add(now);
        check(Failure.STORED_ALL_THE_SAME);
    }

    @Override
    public synchronized Map<String, Integer> versions(Collection<String> ids) {
        reads++;
        Map<String, Integer> versions = new LinkedHashMap<>();
        ids.stream()
                .filter(tables::containsKey)
                .forEach(id -> versions.put(id, kept(id).journal().size()));
        return versions;
    }

    @Override
    public synchronized Beginning beginning(String id) {
        loads++;
        return tables.containsKey(id) ? kept(id).beginning() : null;
    }

    @Override
    public synchronized List<Entry> journal(Beginning beginning, int after) {
        check(Failure.LOST);
        reads++;
        List<Entry> journal = journalOf(beginning.info().id());
        List<Entry> rest = journal.subList(Math.min(after, journal.size()), journal.size());
        linesRead += rest.size();
        return rest;
    }

    @Override
    public synchronized void keep(Beginning beginning, Kept how) {
        check(Failure.LOST);
        stood.put(beginning.info().id(), how);
    }

    @Override
    public synchronized Kept kept(Beginning beginning) {
        return stood.get(beginning.info().id());
    }

    /** Puts something else in the place of what was kept, or nothing. */
    synchronized void replaceKept(String id, Kept how) {
        stood.put(id, how);
    }

    @Override
    public synchronized List<String> awaitingBots() {
        return tables.values().stream()
                .filter(kept -> kept.summaries().getLast().isTurnOfBot())
                .map(kept -> kept.beginning().info().id())
                .toList();
    }

    @Override
    public synchronized boolean isShared() {
        return shared;
    }

    @Override
    public synchronized Taking take(String id, int version, Duration time) {
        return kept(id).journal().size() == version ? Taking.TAKEN : Taking.BEHIND;
    }

    @Override
    public synchronized List<String> takeDue(int most, Duration overdue, Duration time) {
        return awaitingBots().stream().limit(most).toList();
    }

    private Stored kept(String id) {
        return tables.get(id);
    }

    private void check(Failure expected) {
        if (failure == expected) {
            throw new IllegalStateException("the disk is full");
        }
    }
}
