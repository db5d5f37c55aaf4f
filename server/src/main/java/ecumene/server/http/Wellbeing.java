package ecumene.server.http;

import ecumene.server.store.Condition;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Whether the house can do what it is for: read and write matches. Looked at only now and then, however often it is asked. */
public final class Wellbeing {

    /** With less room than this a database cannot go on for long. */
    private static final long LEAST_ROOM = 16L << 20;

    private static final Duration FRESH = Duration.ofSeconds(2);

    private final Supplier<Condition> database;
    private final @Nullable Path folder;
    private final long leastRoom;

    private @Nullable Condition latest;
    private long lookedAt;

    /**
     * @param database how the database says it is
     * @param folder what must have room
     */
    public Wellbeing(Supplier<Condition> database, Path folder) {
        this(database, folder, LEAST_ROOM);
    }

    /** Whose database is elsewhere, and says itself when it has no room. */
    public Wellbeing(Supplier<Condition> database) {
        this(database, null, LEAST_ROOM);
    }

    Wellbeing(Supplier<Condition> database, @Nullable Path folder, long leastRoom) {
        this.database = database;
        this.folder = folder;
        this.leastRoom = leastRoom;
    }

    synchronized Condition condition() {
        Condition known = latest;
        if (known == null || System.nanoTime() - lookedAt > FRESH.toNanos()) {
            known = look();
            latest = known;
            lookedAt = System.nanoTime();
        }
        return known;
    }

    private Condition look() {
        try {
            Condition condition = database.get();
            return condition.isFine()
                            && folder != null
                            && Files.getFileStore(folder).getUsableSpace() < leastRoom
                    ? new Condition(Condition.State.FULL, "no room left on the disk")
                    : condition;
        } catch (IOException | RuntimeException e) {
            return new Condition(Condition.State.AWAY, String.valueOf(e.getMessage()));
        }
    }
}
