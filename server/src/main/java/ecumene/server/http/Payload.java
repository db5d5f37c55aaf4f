package ecumene.server.http;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.HexFormat;
import java.util.zip.GZIPOutputStream;

/** Bytes that are made once and sent many times; nobody changes them. */
final class Payload {

    private final byte[] bytes;

    Payload(byte[] bytes) {
        this.bytes = bytes;
    }

    byte[] bytes() {
        return bytes;
    }

    int size() {
        return bytes.length;
    }

    /** A name of the content, for caches. */
    String etag() {
        return "\"" + HexFormat.of().formatHex(Callers.sha256(bytes), 0, 12) + "\"";
    }

    Payload gzipped() {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (GZIPOutputStream gzip = new GZIPOutputStream(out)) {
            gzip.write(bytes);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return new Payload(out.toByteArray());
    }
}
