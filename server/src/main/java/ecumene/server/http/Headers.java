package ecumene.server.http;

import java.util.List;
import java.util.regex.Pattern;
import org.eclipse.jetty.http.HttpField;
import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.http.PreEncodedHttpField;
import org.jspecify.annotations.Nullable;

/** The headers of every answer: what a browser may do with what we send. */
final class Headers {

    /** As bytes, since they go with every answer. */
    private static final List<HttpField> ALWAYS = List.of(
            new PreEncodedHttpField(
                    "Content-Security-Policy",
                    "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; frame-ancestors"
                            + " 'none'; base-uri 'none'; form-action 'self'"),
            new PreEncodedHttpField("X-Content-Type-Options", "nosniff"),
            new PreEncodedHttpField("Referrer-Policy", "same-origin"),
            new PreEncodedHttpField(
                    "Permissions-Policy",
                    "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()"),
            new PreEncodedHttpField("Cross-Origin-Opener-Policy", "same-origin"),
            new PreEncodedHttpField("Cross-Origin-Resource-Policy", "same-origin"));

    private static final Pattern GZIP = Pattern.compile("(?i)\\bgzip\\b(?!\\s*;\\s*q=0(\\.0*)?(,|$))");

    private Headers() {}

    /** @param encodings the header {@code Accept-Encoding} of a request */
    static boolean takesGzip(@Nullable String encodings) {
        return encodings != null && GZIP.matcher(encodings).find();
    }

    static void put(HttpFields.Mutable headers) {
        ALWAYS.forEach(headers::put);
    }
}
