package ecumene.server.http;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** The headers of every answer: what a browser may do with what we send. */
final class Headers {

    private static final Map<String, String> ALWAYS = new LinkedHashMap<>();

    static {
        ALWAYS.put(
                "Content-Security-Policy",
                "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; frame-ancestors 'none';"
                        + " base-uri 'none'; form-action 'self'");
        ALWAYS.put("X-Content-Type-Options", "nosniff");
        ALWAYS.put("Referrer-Policy", "same-origin");
        ALWAYS.put(
                "Permissions-Policy",
                "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()");
        ALWAYS.put("Cross-Origin-Opener-Policy", "same-origin");
        ALWAYS.put("Cross-Origin-Resource-Policy", "same-origin");
    }

    private static final Pattern GZIP = Pattern.compile("(?i)\\bgzip\\b(?!\\s*;\\s*q=0(\\.0*)?(,|$))");

    private Headers() {}

    /** @param encodings the header {@code Accept-Encoding} of a request */
    static boolean takesGzip(@Nullable String encodings) {
        return encodings != null && GZIP.matcher(encodings).find();
    }

    static void put(BiConsumer<String, String> header) {
        ALWAYS.forEach(header);
    }
}
