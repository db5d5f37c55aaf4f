package ecumene.server.http;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import io.javalin.http.Context;
import java.net.InetAddress;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Finds out who asks. A guest is known by a secret cookie, which only the guest's browser knows; the guest's
 * public id is a part of its SHA-256, so there is nothing to keep and nothing to steal here. Cookies are given out by the
 * house alone: who invents one is a newcomer.
 */
final class Callers {

    static final String COOKIE = "ecumene";

    private static final int A_YEAR = 365 * 24 * 60 * 60;
    private static final int ID_LENGTH = 26;
    private static final String BASE_32 = "abcdefghijklmnopqrstuvwxyz234567";
    private static final List<String> FORWARDING = List.of("Forwarded", "X-Forwarded-For", "X-Real-IP", "Via");

    private final boolean behindProxy;
    private final Seal seal;
    private final Predicate<String> known;

    /** Those whose cookie was found good: by its seal, or because they are guests all the same. */
    private final Cache<String, Boolean> knownGuests =
            Caffeine.newBuilder().maximumSize(50_000).build();

    /**
     * @param known whether a guest has a name or a seat here: cookies from before there were seals, or from before the seal was
     *     lost, are good for those
     */
    Callers(boolean behindProxy, Seal seal, Predicate<String> known) {
        this.behindProxy = behindProxy;
        this.seal = seal;
        this.known = known;
    }

    /** Who asks; who comes for the first time gets a cookie. */
    Caller of(Context context) {
        String cookie = context.cookie(COOKIE);
        String guest = cookie == null ? null : guest(cookie);
        if (guest == null) {
            cookie = seal.newCookie();
            guest = id(cookie);
            give(context, cookie);
        }
        return new Caller(guest, address(context));
    }

    /** Who comes to a page keeps the cookie for another year. */
    void welcome(Context context) {
        String cookie = context.cookie(COOKIE);
        if (cookie == null || guest(cookie) == null) {
            of(context);
        } else {
            give(context, cookie);
        }
    }

    /** Whose cookie it is; null if it is none of ours. */
    private @Nullable String guest(String cookie) {
        if (!Seal.isCookie(cookie)) {
            return null;
        }
        // A part of the hash of the whole cookie: who has this id has this cookie, seal and all.
        String guest = id(cookie);
        if (knownGuests.getIfPresent(guest) == null) {
            if (!seal.isOn(cookie) && !known.test(guest)) {
                return null;
            }
            knownGuests.put(guest, true);
        }
        return guest;
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
        return network(
                forwarded == null
                        ? context.req().getRemoteAddr()
                        : forwarded.substring(forwarded.lastIndexOf(',') + 1).strip());
    }

    /** Whoever has one address of the sixth version has 2^64 of them: the network counts. */
    private static String network(String address) {
        if (address.indexOf(':') < 0) {
            return address;
        }
        try {
            byte[] bytes = InetAddress.ofLiteral(address).getAddress();
            return bytes.length == 16 ? HexFormat.of().formatHex(bytes, 0, 8) : address;
        } catch (IllegalArgumentException e) {
            return address;
        }
    }

    /** Whether a request comes from this very machine, and not through a proxy on it. */
    static boolean isLocal(Context context) {
        if (FORWARDING.stream().anyMatch(header -> context.header(header) != null)) {
            return false;
        }
        return InetAddress.ofLiteral(context.req().getRemoteAddr()).isLoopbackAddress();
    }
}
