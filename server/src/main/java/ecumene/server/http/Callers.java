package ecumene.server.http;

import io.javalin.http.Context;
import java.net.InetAddress;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Finds out who asks. A guest is known by a cookie of 256 random bits, which only the guest's browser knows; the guest's
 * public id is a part of its SHA-256, so there is nothing to keep and nothing to steal here.
 */
final class Callers {

    static final String COOKIE = "ecumene";

    private static final int COOKIE_BYTES = 32;
    private static final Pattern COOKIE_SHAPE = Pattern.compile("[A-Za-z0-9_-]{43}");
    private static final int A_YEAR = 365 * 24 * 60 * 60;
    private static final int ID_LENGTH = 26;
    private static final String BASE_32 = "abcdefghijklmnopqrstuvwxyz234567";
    private static final List<String> FORWARDING = List.of("Forwarded", "X-Forwarded-For", "X-Real-IP", "Via");

    private final SecureRandom random = new SecureRandom();
    private final boolean behindProxy;

    Callers(boolean behindProxy) {
        this.behindProxy = behindProxy;
    }

    /** Who asks; who comes for the first time gets a cookie. */
    Caller of(Context context) {
        String cookie = cookie(context);
        if (cookie == null) {
            byte[] secret = new byte[COOKIE_BYTES];
            random.nextBytes(secret);
            cookie = Base64.getUrlEncoder().withoutPadding().encodeToString(secret);
            give(context, cookie);
        }
        return new Caller(id(cookie), address(context));
    }

    /** Who comes to a page keeps the cookie for another year. */
    void welcome(Context context) {
        String cookie = cookie(context);
        if (cookie == null) {
            of(context);
        } else {
            give(context, cookie);
        }
    }

    private static @Nullable String cookie(Context context) {
        String cookie = context.cookie(COOKIE);
        return cookie != null && COOKIE_SHAPE.matcher(cookie).matches() ? cookie : null;
    }

    private void give(Context context, String cookie) {
        boolean secure = behindProxy
                ? "https".equalsIgnoreCase(context.header("X-Forwarded-Proto"))
                : context.req().isSecure();
        context.res()
                .addHeader(
                        "Set-Cookie",
                        COOKIE + "=" + cookie + "; Path=/; Max-Age=" + A_YEAR + "; HttpOnly; SameSite=Lax"
                                + (secure ? "; Secure" : ""));
    }

    private static String id(String cookie) {
        byte[] hash = sha256(cookie.getBytes(StandardCharsets.US_ASCII));
        StringBuilder id = new StringBuilder(ID_LENGTH);
        for (int i = 0; i < ID_LENGTH; i++) {
            id.append(BASE_32.charAt(hash[i] & 31));
        }
        return id.toString();
    }

    static byte[] sha256(byte[] bytes) {
        try {
            return MessageDigest.getInstance("SHA-256").digest(bytes);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java knows SHA-256", e);
        }
    }

    private String address(Context context) {
        String forwarded = behindProxy ? context.header("X-Forwarded-For") : null;
        // The last one is what our own proxy saw; those before it anybody can invent.
        return forwarded == null
                ? context.req().getRemoteAddr()
                : forwarded.substring(forwarded.lastIndexOf(',') + 1).strip();
    }

    /** Whether a request comes from this very machine, and not through a proxy on it. */
    static boolean isLocal(Context context) {
        if (FORWARDING.stream().anyMatch(header -> context.header(header) != null)) {
            return false;
        }
        return InetAddress.ofLiteral(context.req().getRemoteAddr()).isLoopbackAddress();
    }
}
