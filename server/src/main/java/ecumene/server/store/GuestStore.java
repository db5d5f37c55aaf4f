package ecumene.server.store;

import java.time.Instant;
import java.util.Optional;

/** How guests want to be called. A guest who has no name leaves no trace here. */
public final class GuestStore {

    private final Database database;

    public GuestStore(Database database) {
        this.database = database;
    }

    public Optional<String> name(String guest) {
        return database.read(handle -> handle.createQuery("select name from guest where id = :id")
                .bind("id", guest)
                .mapTo(String.class)
                .findOne());
    }

    /** Whether a guest has a name or a seat here. */
    public boolean isKnown(String guest) {
        return database.read(handle -> handle.createQuery("select exists (select 1 from guest where id = :id)"
                        + " or exists (select 1 from seat where owner = :id)")
                .bind("id", guest)
                .mapTo(Boolean.class)
                .one());
    }

    public void rename(String guest, String name, Instant now) {
        database.write(statements -> statements.update(
                "insert into guest (id, name, named) values (?, ?, ?)"
                        + " on conflict (id) do update set name = excluded.name, named = excluded.named",
                guest,
                name,
                now.toEpochMilli()));
    }
}
