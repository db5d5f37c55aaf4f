package ecumene.table;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Where tables are kept. Each method either succeeds as a whole and for good (what it stored survives a crash), or throws
 * and has stored nothing. It is called from many threads, but never twice at once for the same table.
 */
public interface Store {

    /** Keeps a new table. */
    void create(Beginning beginning, Summary summary);

    /**
     * Adds an entry to a table's journal and replaces its summary.
     *
     * @param number of the entry, from 1 without gaps; a number that is there already is a conflict and throws
     */
    void append(String id, int number, Entry entry, Summary summary);

    /** How a table began; null if there is none of this id. */
    @Nullable
    Beginning beginning(String id);

    /** The whole journal of a table, in order. */
    List<Entry> journal(Beginning beginning);

    /** The tables in which a bot is to move, by the summary: {@link Summary#isTurnOfBot}. */
    List<String> awaitingBots();
}
