package ecumene.server.http;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.BiConsumer;

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

    private Headers() {}

    static void put(BiConsumer<String, String> header) {
        ALWAYS.forEach(header);
    }
}
