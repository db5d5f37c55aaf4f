package ecumene.server.store;

import ecumene.table.Beginning;
import ecumene.table.Kept;
import ecumene.wire.Json;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.HexFormat;
import java.util.zip.DataFormatException;
import java.util.zip.Deflater;
import java.util.zip.Inflater;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * How matches stood, one row for each. Nothing depends on it: a row that is missing, damaged, of other rules or of another
 * format is as good as none, for the journal has it all.
 */
final class KeptStore {

    private static final Logger LOG = LoggerFactory.getLogger(KeptStore.class);

    /** Servers that share a database do not replace what is newer. */
    private static final String KEEP = """
            insert into kept (match, game, rules, format, version, body, sum) values (?, ?, ?, ?, ?, ?, ?)
            on conflict (match) do update set game = excluded.game, rules = excluded.rules, format = excluded.format,
                version = excluded.version, body = excluded.body, sum = excluded.sum
            where kept.version < excluded.version or kept.game <> excluded.game or kept.rules <> excluded.rules
                or kept.format <> excluded.format""";

    private static final String FORGET = "delete from kept where match = ?";

    private record Row(String game, int rules, int format, int version, String body, String sum) {}

    private final Database database;

    KeptStore(Database database) {
        this.database = database;
    }

    void keep(Beginning beginning, Kept kept) {
        String id = beginning.info().id();
        String game = beginning.info().game();
        String body = pack(text(kept));
        String sum = sum(id, new Row(game, beginning.rules(), KeptNotation.FORMAT, kept.version(), body, ""));
        database.write(statements ->
                statements.update(KEEP, id, game, beginning.rules(), KeptNotation.FORMAT, kept.version(), body, sum));
    }

    /** How a match stood; null if nothing of use is there. */
    @Nullable
    Kept find(Beginning beginning) {
        String id = beginning.info().id();
        Row row = row(id);
        if (row == null || isOfOtherKind(row, beginning)) {
            return null;
        }
        try {
            return read(id, row).kept();
        } catch (RuntimeException e) {
            LOG.warn("What was kept of match {} is of no use, and thrown away: {}", id, e.toString());
            throwAway(id);
            return null;
        }
    }

    /** The version of what is kept of a match by its rules; null if there is nothing. It is a fault if it cannot be read. */
    @Nullable
    Integer version(Beginning beginning) {
        String id = beginning.info().id();
        Row row = row(id);
        return row == null || isOfOtherKind(row, beginning)
                ? null
                : read(id, row).version();
    }

    /** Whether what is kept of a match is this; also if it is kept no more, or something newer is. */
    boolean isKept(Beginning beginning, Kept replayed) {
        String id = beginning.info().id();
        Row row = row(id);
        return row == null
                || row.version() != replayed.version()
                || isOfOtherKind(row, beginning)
                || unpack(row.body()).equals(text(replayed));
    }

    private static boolean isOfOtherKind(Row row, Beginning beginning) {
        return row.rules() != beginning.rules()
                || row.format() != KeptNotation.FORMAT
                || !row.game().equals(beginning.info().game());
    }

    private void throwAway(String id) {
        try {
            database.write(statements -> statements.update(FORGET, id));
        } catch (StoreException e) {
            LOG.debug("It stays there, and is looked at again", e);
        }
    }

    private @Nullable Row row(String id) {
        return database.read(handle -> handle.createQuery("select * from kept where match = :id")
                .bind("id", id)
                .map((row, context) -> new Row(
                        row.getString("game"),
                        row.getInt("rules"),
                        row.getInt("format"),
                        row.getInt("version"),
                        row.getString("body"),
                        row.getString("sum")))
                .findOne()
                .orElse(null));
    }

    private static KeptNotation read(String id, Row row) {
        if (!sum(id, row).equals(row.sum())) {
            throw new IllegalStateException("what is kept of it is not as it was written");
        }
        KeptNotation kept = Json.read(Json.parse(unpack(row.body())), KeptNotation.class);
        if (kept.version() != row.version()) {
            throw new IllegalStateException("what is kept of it is of another version");
        }
        return kept;
    }

    private static String text(Kept kept) {
        return Json.text(KeptNotation.of(kept));
    }

    private static String sum(String id, Row row) {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            String all = String.join(
                    " ",
                    id,
                    row.game(),
                    Integer.toString(row.rules()),
                    Integer.toString(row.format()),
                    Integer.toString(row.version()),
                    row.body());
            return HexFormat.of().formatHex(digest.digest(all.getBytes(StandardCharsets.UTF_8)));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    // ---------------------------------------------------------------- packing

    private static String pack(String text) {
        Deflater deflater = new Deflater(Deflater.BEST_SPEED);
        try {
            deflater.setInput(text.getBytes(StandardCharsets.UTF_8));
            deflater.finish();
            ByteArrayOutputStream packed = new ByteArrayOutputStream();
            byte[] buffer = new byte[8 * 1024];
            while (!deflater.finished()) {
                packed.write(buffer, 0, deflater.deflate(buffer));
            }
            return Base64.getEncoder().encodeToString(packed.toByteArray());
        } finally {
            deflater.end();
        }
    }

    private static String unpack(String body) {
        Inflater inflater = new Inflater();
        try {
            inflater.setInput(Base64.getDecoder().decode(body));
            ByteArrayOutputStream text = new ByteArrayOutputStream();
            byte[] buffer = new byte[8 * 1024];
            while (!inflater.finished()) {
                int size = inflater.inflate(buffer);
                if (size == 0 && (inflater.needsInput() || inflater.needsDictionary())) {
                    throw new IllegalStateException("its end is missing");
                }
                text.write(buffer, 0, size);
            }
            return text.toString(StandardCharsets.UTF_8);
        } catch (DataFormatException e) {
            throw new IllegalStateException("it cannot be unpacked", e);
        } finally {
            inflater.end();
        }
    }
}
