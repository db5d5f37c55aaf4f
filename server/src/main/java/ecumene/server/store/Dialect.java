package ecumene.server.store;

import org.jdbi.v3.core.transaction.TransactionIsolationLevel;

/** Where the two databases need different words. */
enum Dialect {
    /** The number that it writes means nothing, but it is written: into the first page, and so to the disk. */
    SQLITE(
            "without rowid;",
            "pragma user_version = 1",
            TransactionIsolationLevel.SERIALIZABLE,
            "cast(unixepoch('subsec') * 1000 as integer)",
            ""),
    POSTGRESQL(
            ";",
            "update guest set name = name where id = ''",
            TransactionIsolationLevel.REPEATABLE_READ,
            "cast(extract(epoch from clock_timestamp()) * 1000 as bigint)",
            "for update skip locked");

    private final String compact;
    private final String probe;
    private final TransactionIsolationLevel snapshot;
    private final String now;
    private final String lock;

    Dialect(String compact, String probe, TransactionIsolationLevel snapshot, String now, String lock) {
        this.compact = compact;
        this.probe = probe;
        this.snapshot = snapshot;
        this.now = now;
        this.lock = lock;
    }

    /** What stands for {@code without rowid;}, which SQLite says behind a table that is kept in the order of its primary key. */
    String compact() {
        return compact;
    }

    /** A change that changes nothing. */
    String probe() {
        return probe;
    }

    /** With this everything is read as it was at one moment. */
    TransactionIsolationLevel snapshot() {
        return snapshot;
    }

    /** The time by the clock of the database, in milliseconds since 1970. */
    String now() {
        return now;
    }

    /** Behind a question: what others are just changing is left out, and nobody else changes what is found. */
    String lock() {
        return lock;
    }
}
