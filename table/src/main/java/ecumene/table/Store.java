package ecumene.table;

import java.time.Duration;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Where tables are kept. Each method either succeeds as a whole and for good (what it stored survives a crash), or throws
 * and has stored nothing. It is called from many threads, but by one house never twice at once for the same table.
 */
public interface Store {

    /**
     * Keeps a new table.
     *
     * @param due after how long something is to happen at it by itself; null if nothing is
     */
    void create(Beginning beginning, Summary summary, @Nullable Duration due);

    /**
     * Adds an entry to a table's journal and brings its summary up to date. If there is an entry of this number already, another
     * house has written it to the same store, and a {@link ConflictException} is thrown.
     *
     * @param number of the entry, from 1 without gaps
     * @param before the summary of the journal without the entry: what is there now
     * @param now the summary with it
     * @param due as for a new table; whoever had {@linkplain #take taken} the table does not have it any more
     */
    void append(String id, int number, Entry entry, Summary before, Summary now, @Nullable Duration due);

    /** How a table began; null if there is none of this id. */
    @Nullable
    Beginning beginning(String id);

    /** The journal of a table behind its first so many entries, in order. */
    List<Entry> journal(Beginning beginning, int after);

    /** Keeps how a table stood, instead of what was kept of it before. Only a help: it may be lost at any time. */
    void keep(Beginning beginning, Kept stood);

    /** How a table stood at some time by the same rules; null if nothing was kept, or it is not as it was written. */
    @Nullable
    Kept kept(Beginning beginning);

    /** How many entries the journals of tables have; of those that are not there nothing is said. */
    Map<String, Integer> versions(Collection<String> ids);

    /** The tables in which a bot is to move, by the summary: {@link Summary#isTurnOfBot}. */
    List<String> awaitingBots();

    // ---------------------------------------------------------------- several houses

    /** Whether other houses may write here too. */
    boolean isShared();

    /** What came of an attempt to take a table. */
    enum Taking {
        TAKEN,
        /** Another house has it, or nothing is due there yet. */
        NOT_NOW,
        /** Its journal has grown. */
        BEHIND
    }

    /**
     * Takes a table for this house, to think what is to be done there: until it is done or a time is over. It saves others the
     * trouble; that nothing is done twice follows from {@link #append} alone.
     *
     * @param version how many entries this house knows of
     */
    Taking take(String id, int version, Duration time);

    /**
     * Takes tables at which something is due and which no house has: in fair turns for those who have set them up, the longest
     * overdue of each first.
     *
     * @param overdue so long nobody has cared for them
     */
    List<String> takeDue(int most, Duration overdue, Duration time);
}
