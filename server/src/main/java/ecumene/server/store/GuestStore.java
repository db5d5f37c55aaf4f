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
        return database.reader()
                .withHandle(handle -> handle.createQuery("select name from guest where id = :id")
                        .bind("id", guest)
                        .mapTo(String.class)
                        .findOne());
    }

    public void rename(String guest, String name, Instant now) {
        database.writer()
                .useHandle(handle -> handle.createUpdate(
                                "insert into guest (id, name, named) values (:id, :name, :named)"
                                        + " on conflict (id) do update set name = excluded.name, named = excluded.named")
                        .bind("id", guest)
                        .bind("name", name)
                        .bind("named", now.toEpochMilli())
                        .execute());
    }
}
