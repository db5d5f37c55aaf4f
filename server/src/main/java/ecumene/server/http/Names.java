package ecumene.server.http;

import ecumene.server.ServerConfig;
import io.javalin.http.Context;
import java.net.InetAddress;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.UnknownHostException;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Under which names the house may be asked for. On this machine alone it goes by the machine's own names only: a page of
 * somebody else whose name was made to lead here gets nothing.
 */
final class Names {

    private static final Set<String> OWN = Set.of("localhost", "127.0.0.1", "[::1]");

    /** Empty: any. */
    private final Set<String> allowed;

    Names(ServerConfig config) {
        if (!config.rules().names().isEmpty()) {
            allowed = Set.copyOf(config.rules().names().stream()
                    .map(name -> name.toLowerCase(Locale.ROOT))
                    .toList());
        } else {
            allowed = isLoopback(config.host()) && !config.behindProxy() ? OWN : Set.of();
        }
    }

    private static boolean isLoopback(String host) {
        try {
            return InetAddress.getByName(host).isLoopbackAddress();
        } catch (UnknownHostException e) {
            return false;
        }
    }

    /** {@link ProblemCode#WRONG_HOST} if the request was meant for a house of another name. */
    void check(Context context) {
        String host = context.header("Host");
        if (!allowed.isEmpty() && (host == null || !allowed.contains(name(host)))) {
            throw ProblemException.of(ProblemCode.WRONG_HOST);
        }
    }

    /** Whether a page from elsewhere asks. Browsers say so; programs say nothing. */
    boolean isForeign(Context context) {
        String origin = context.header("Origin");
        String host = context.header("Host");
        if (origin == null || host == null) {
            return false;
        }
        String from = nameOfOrigin(origin);
        return from == null || !(from.equals(name(host)) || allowed.contains(from));
    }

    private static @Nullable String nameOfOrigin(String origin) {
        try {
            String host = new URI(origin).getHost();
            return host == null ? null : host.toLowerCase(Locale.ROOT);
        } catch (URISyntaxException e) {
            return null;
        }
    }

    /** Without the port. */
    private static String name(String host) {
        int colon = host.lastIndexOf(':');
        boolean port = colon > host.lastIndexOf(']');
        return (port ? host.substring(0, colon) : host).toLowerCase(Locale.ROOT);
    }
}
