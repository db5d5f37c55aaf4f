package ecumene.table;

import ecumene.table.Entry.Moved;
import ecumene.table.Entry.Undone;
import java.util.ArrayList;
import java.util.List;

/** The entries of a table's journal that are held in memory: all of them, or the latest. With each goes what it has led to. */
final class Journal {

    /** So many entries are not held. */
    private int forgotten;

    private final List<Entry> entries = new ArrayList<>();

    /** The ply after each entry, first that before them. */
    private final List<Integer> plies = new ArrayList<>();

    /** How many lines had been said after each entry, first those before them. */
    private final List<Integer> lines = new ArrayList<>();

    Journal(int forgotten, int ply, int said) {
        this.forgotten = forgotten;
        plies.add(ply);
        lines.add(said);
    }

    void add(Entry entry, int ply, int said) {
        entries.add(entry);
        plies.add(ply);
        lines.add(said);
    }

    /** How many entries there are, held or not. */
    int version() {
        return forgotten + entries.size();
    }

    int forgotten() {
        return forgotten;
    }

    /** The entries behind a version up to another one. */
    List<Entry> between(int after, int upTo) {
        return List.copyOf(entries.subList(after - forgotten, upTo - forgotten));
    }

    /** The least ply there has been since a version. */
    int leastPlySince(int version) {
        return plies.subList(version - forgotten, plies.size()).stream()
                .min(Integer::compare)
                .orElseThrow();
    }

    /** Whether a move was made or taken back since a version. */
    boolean movedSince(int version) {
        return entries.subList(version - forgotten, entries.size()).stream()
                .anyMatch(entry -> entry instanceof Moved || entry instanceof Undone);
    }

    /** How many lines had been said at a version. */
    int linesAt(int version) {
        return lines.get(version - forgotten);
    }

    /** Holds nothing any more from before a version. */
    void forgetBefore(int version) {
        entries.subList(0, version - forgotten).clear();
        plies.subList(0, version - forgotten).clear();
        lines.subList(0, version - forgotten).clear();
        forgotten = version;
    }
}
