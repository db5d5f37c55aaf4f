package ecumene.server.store;

import ecumene.wire.Json;
import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * What is kept, as a file that any database of the house can be filled from, and any program can read: lines of JSON, packed
 * by gzip. The first says what it is, the last how much there was; between them a line for each guest and each match, with
 * its seats and its journal. It holds secrets of running matches.
 */
public final class Archive {

    private static final int VERSION = 1;

    /** How much an archive holds, or was taken from it. */
    public record Contents(int matches, long entries) {}

    private Archive() {}

    /**
     * Writes everything as it is at one moment, or some matches; others may go on meanwhile.
     *
     * @param wanted the ids of the matches; null for all, and the guests' names
     */
    public static Contents write(Database database, Path file, @Nullable Collection<String> wanted) throws IOException {
        Path unfinished = file.resolveSibling(file.getFileName() + ".part");
        Files.deleteIfExists(unfinished);
        DataFolder.create(unfinished);
        Contents contents;
        try (Writer out = new BufferedWriter(new OutputStreamWriter(
                new GZIPOutputStream(Files.newOutputStream(unfinished)), StandardCharsets.UTF_8))) {
            contents = database.snapshot(handle -> write(handle, out, wanted));
        } catch (IOException | RuntimeException e) {
            Files.deleteIfExists(unfinished);
            throw e;
        }
        Files.move(unfinished, file);
        return contents;
    }

    private static Contents write(Handle handle, Writer out, @Nullable Collection<String> wanted) throws IOException {
        line(out, Map.of("ecumene", "archive", "version", VERSION));
        if (wanted == null) {
            for (Map<String, Object> guest : Rows.guests(handle)) {
                line(out, Map.of("guest", guest));
            }
        }
        int matches = 0;
        long entries = 0;
        for (String id : wanted == null ? Rows.ids(handle) : List.copyOf(wanted)) {
            Rows rows = Rows.read(handle, id);
            line(out, rows.json());
            matches++;
            entries += rows.journal().size();
        }
        line(out, Map.of("end", new LinkedHashMap<>(Map.of("matches", matches, "entries", entries))));
        return new Contents(matches, entries);
    }

    private static void line(Writer out, Map<String, ?> value) throws IOException {
        out.write(Json.text(value));
        out.write('\n');
    }

    /** Whether a file is a whole archive; throws an {@link IOException} that says why not. */
    public static Contents check(Path file) throws IOException {
        return lines(file, line -> true);
    }

    /** Adds what an archive holds and a database has not, once the archive was found whole. */
    public static Contents read(Path file, Database database) throws IOException {
        check(file);
        int[] matches = {0};
        long[] entries = {0};
        lines(file, line -> {
            if (line.has("guest")) {
                database.write(statements -> Rows.addGuest(statements, line.path("guest")));
            } else if (Rows.add(database, line)) {
                matches[0]++;
                entries[0] += line.path("journal").size();
            }
            return true;
        });
        return new Contents(matches[0], entries[0]);
    }

    private interface Line {
        boolean found(JsonNode line) throws IOException;
    }

    private static Contents lines(Path file, Line each) throws IOException {
        int matches = 0;
        long entries = 0;
        try (BufferedReader in = new BufferedReader(
                new InputStreamReader(new GZIPInputStream(Files.newInputStream(file)), StandardCharsets.UTF_8))) {
            JsonNode first = parsed(in.readLine());
            if (!first.path("ecumene").asString("").equals("archive")
                    || first.path("version").asInt(0) != VERSION) {
                throw new IOException("not an archive of this version");
            }
            for (JsonNode line = parsed(in.readLine()); !line.has("end"); line = parsed(in.readLine())) {
                if (line.has("match")) {
                    matches++;
                    entries += line.path("journal").size();
                } else if (!line.has("guest")) {
                    throw new IOException("a line is neither a guest nor a match");
                }
                each.found(line);
            }
            // The count tells that nothing is missing, and what follows that nothing was added.
            if (in.readLine() != null) {
                throw new IOException("there is something after the end");
            }
        }
        return new Contents(matches, entries);
    }

    private static JsonNode parsed(@Nullable String line) throws IOException {
        if (line == null) {
            throw new IOException("its end is missing");
        }
        try {
            return Json.parse(line);
        } catch (RuntimeException e) {
            throw new IOException("a line is not JSON", e);
        }
    }
}
