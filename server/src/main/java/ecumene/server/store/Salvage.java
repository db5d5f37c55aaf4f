package ecumene.server.store;

import ecumene.wire.Json;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.JdbiException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A damaged file is set aside, untouched, and what can be read of it goes on in a new one. So nothing new is ever written
 * into a damaged file, and a match that cannot be read does not stop the others.
 */
final class Salvage {

    private static final Logger LOG = LoggerFactory.getLogger(Salvage.class);

    /** Wherever a match may have left its name. */
    private static final List<String> TRACES = List.of(
            "select id from match order by id",
            "select id from match not indexed",
            "select distinct match from seat",
            "select distinct match from journal");

    private Salvage() {}

    /** Ends a salvage that was interrupted between its last two steps: what was saved was whole by then. */
    static void finish(DataFolder folder) throws IOException {
        if (!Files.exists(folder.database()) && Files.exists(folder.salvaged())) {
            Files.move(folder.salvaged(), folder.database());
        }
    }

    /** Puts a new file in the place of a damaged one; throws if nothing at all can be read, and has then changed nothing. */
    static void of(DataFolder folder, String reason) throws IOException {
        Files.deleteIfExists(folder.salvaged());
        int saved = 0;
        Set<String> lost = new LinkedHashSet<>();
        try (Database fresh = Database.file(folder.salvaged())) {
            Jdbi damaged = Jdbi.create("jdbc:sqlite:file:" + folder.database() + "?mode=ro");
            Set<String> ids = ids(damaged);
            if (ids.isEmpty()) {
                throw new IOException("nothing can be read: " + reason);
            }
            guests(damaged, fresh);
            for (String id : ids) {
                try {
                    Rows rows = damaged.withHandle(handle -> Rows.read(handle, id));
                    rows.checkWhole();
                    if (Rows.add(fresh, Json.parse(Json.text(rows.json())))) {
                        saved++;
                    }
                } catch (RuntimeException e) {
                    lost.add(id);
                    long now = System.currentTimeMillis();
                    fresh.write(statements -> statements.update(
                            "insert into damaged (match, reason, found) values (?, ?, ?)", id, reason, now));
                }
            }
        }
        Path aside = folder.aside();
        folder.move(aside);
        Files.move(folder.salvaged(), folder.database());
        LOG.error(
                "The database was damaged ({}). It was set aside as {}; {} matches go on, {} could not be read: {}",
                reason,
                aside.getFileName(),
                saved,
                lost.size(),
                lost);
    }

    private static Set<String> ids(Jdbi damaged) {
        Set<String> ids = new LinkedHashSet<>();
        for (String trace : TRACES) {
            try {
                damaged.useHandle(
                        handle -> handle.createQuery(trace).mapTo(String.class).forEach(ids::add));
            } catch (JdbiException e) {
                LOG.debug("A trace ends early", e);
            }
        }
        ids.removeIf(id -> !id.matches("[a-z2-7]{16}"));
        return ids;
    }

    private static void guests(Jdbi damaged, Database fresh) {
        try {
            damaged.useHandle(handle -> Rows.guests(handle)
                    .forEach(guest ->
                            fresh.write(statements -> Rows.addGuest(statements, Json.parse(Json.text(guest))))));
        } catch (JdbiException e) {
            LOG.warn("The names of guests could not all be read");
        }
    }
}
