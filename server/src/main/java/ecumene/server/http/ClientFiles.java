package ecumene.server.http;

import io.javalin.http.Context;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The browser client: its files, which lie in the folder {@code web} of the class path, and its pages, which are all the
 * one {@code index.html}. What is there is read once, compressed once and kept.
 */
final class ClientFiles {

    /** Pages that the client knows; {@code /match/…} among them. */
    private static final Pattern PAGE = Pattern.compile("/|/(?:new|matches|match/[A-Za-z0-9_-]+)/?");

    /** No percent signs, no colons, no hidden files, no way up: whatever else there is on the class path is not ours to give. */
    private static final Pattern FILE = Pattern.compile("(?:/[A-Za-z0-9_-][A-Za-z0-9._-]*)+\\.([a-z0-9]+)");

    private static final Map<String, String> MEDIA = Map.ofEntries(
            Map.entry("html", "text/html; charset=utf-8"),
            Map.entry("js", "text/javascript; charset=utf-8"),
            Map.entry("css", "text/css; charset=utf-8"),
            Map.entry("json", "application/json"),
            Map.entry("webmanifest", "application/manifest+json"),
            Map.entry("svg", "image/svg+xml"),
            Map.entry("txt", "text/plain; charset=utf-8"),
            Map.entry("png", "image/png"),
            Map.entry("ico", "image/x-icon"),
            Map.entry("woff2", "font/woff2"));

    /** Names in this folder change with their content. */
    private static final String HASHED = "/assets/";

    /** No file of ours has a longer one, and the patterns above would get tired. */
    private static final int LONGEST_PATH = 200;

    private static final String INDEX = "/index.html";

    private record Held(Payload plain, Payload gzipped, String media, String etag) {

        boolean shrinks() {
            return gzipped.size() < plain.size();
        }
    }

    private final Callers callers;
    private final String folder;
    private final Map<String, Held> files = new ConcurrentHashMap<>();

    /** @param folder on the class path, such as {@code /web} */
    ClientFiles(Callers callers, String folder) {
        this.callers = callers;
        this.folder = folder;
    }

    /** Answers a request for a file or a page of the client; says no if there is none. */
    boolean answer(Context context) {
        String path = context.path();
        if (path.length() > LONGEST_PATH) {
            return false;
        }
        boolean page = PAGE.matcher(path).matches() || path.equals(INDEX);
        Held file = find(page ? INDEX : path);
        if (file == null) {
            return false;
        }
        if (page) {
            // Before the page asks for anything, its browser has a cookie: no two first requests at once.
            callers.welcome(context);
        }
        context.header("ETag", file.etag())
                .header("Vary", "Accept-Encoding")
                .header("Cache-Control", path.startsWith(HASHED) ? "public, max-age=31536000, immutable" : "no-cache");
        if (file.etag().equals(context.header("If-None-Match"))) {
            context.status(304);
            return true;
        }
        send(context, file);
        return true;
    }

    /** Answers a browser at an address where nothing is: the client's page says so to people. Programs are told otherwise. */
    boolean answerUnknown(Context context) {
        String accepted = context.header("Accept");
        Held page = accepted != null && accepted.contains("text/html") ? find(INDEX) : null;
        if (page == null) {
            return false;
        }
        callers.welcome(context);
        context.status(404).header("Vary", "Accept, Accept-Encoding").header("Cache-Control", "no-store");
        send(context, page);
        return true;
    }

    private static void send(Context context, Held file) {
        String accepted = context.header("Accept-Encoding");
        boolean gzip = file.shrinks() && accepted != null && accepted.contains("gzip");
        if (gzip) {
            context.header("Content-Encoding", "gzip");
        }
        // Javalin would compress it once more.
        context.disableCompression().contentType(file.media());
        context.result((gzip ? file.gzipped() : file.plain()).bytes());
    }

    private @Nullable Held find(String path) {
        var matcher = FILE.matcher(path);
        String media = matcher.matches() ? MEDIA.get(matcher.group(1)) : null;
        // Only what is there is remembered, so that nobody can fill the memory with names.
        Held known = files.get(path);
        if (known != null || media == null) {
            return known;
        }
        Held read = read(path, media);
        if (read != null) {
            files.put(path, read);
        }
        return read;
    }

    private @Nullable Held read(String path, String media) {
        try (InputStream in = ClientFiles.class.getResourceAsStream(folder + path)) {
            if (in == null) {
                return null;
            }
            Payload plain = new Payload(in.readAllBytes());
            return new Held(plain, plain.gzipped(), media, plain.etag());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
