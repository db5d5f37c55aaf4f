package ecumene.server.http;

import ecumene.engine.Seats;
import ecumene.wire.Bodies;
import io.javalin.http.Context;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** One request for an {@link Endpoint}: who asks, and what for. */
record Call(Endpoint endpoint, Context context, Caller caller) {

    /** Bodies are a few hundred bytes; the set-up of the biggest table is far smaller than this. */
    static final int BIGGEST_BODY = 64 * 1024;

    private static final Duration LONGEST_BODY = Duration.ofSeconds(10);

    private static final Pattern WORD = Pattern.compile("[A-Za-z0-9-]{1,40}");

    private static final Pattern NUMBER = Pattern.compile("0|[1-9][0-9]{0,8}");

    String guest() {
        return caller.guest();
    }

    String path(String name) {
        return context.pathParam(name);
    }

    /** A number in the path, from 0. */
    int number(String name) {
        String text = path(name);
        if (!NUMBER.matcher(text).matches()) {
            throw ProblemException.bad("parameter", Map.of("parameter", name));
        }
        return Integer.parseInt(text);
    }

    /** The seat behind the question mark: {@link Seats#SPECTATOR} for {@code none}, null if nothing is said. */
    @Nullable
    Integer seat() {
        String text = context.queryParam("seat");
        if (text == null) {
            return null;
        }
        if (text.equals("none")) {
            return Seats.SPECTATOR;
        }
        if (!NUMBER.matcher(text).matches() || Integer.parseInt(text) >= Seats.SPECTATOR) {
            throw ProblemException.bad("parameter", Map.of("parameter", "seat"));
        }
        return Integer.parseInt(text);
    }

    /** A number behind the question mark, from 0; null if nothing is said. */
    @Nullable
    Integer natural(String name) {
        String text = context.queryParam(name);
        if (text != null && !NUMBER.matcher(text).matches()) {
            throw ProblemException.bad("parameter", Map.of("parameter", name));
        }
        return text == null ? null : Integer.valueOf(text);
    }

    /** Whether something is wished for behind the question mark. */
    boolean flag(String name) {
        return switch (context.queryParam(name)) {
            case null -> false;
            case "false" -> false;
            case "true" -> true;
            default -> throw ProblemException.bad("parameter", Map.of("parameter", name));
        };
    }

    /** A word behind the question mark: letters and digits; null if nothing is said. */
    @Nullable
    String word(String name) {
        String text = context.queryParam(name);
        if (text != null && !WORD.matcher(text).matches()) {
            throw ProblemException.bad("parameter", Map.of("parameter", name));
        }
        return text;
    }

    /** Nothing behind the question mark but what the endpoint knows, and that once. */
    void checkParameters() {
        String query = context.queryString();
        if (query == null) {
            return;
        }
        List<String> seen = new ArrayList<>();
        for (String part : query.split("&", -1)) {
            int equals = part.indexOf('=');
            String name = equals < 0 ? part : part.substring(0, equals);
            if (!endpoint.parameters().contains(name)) {
                throw ProblemException.bad("parameter_unknown", Map.of("parameter", shortened(name)));
            }
            if (equals < 0 || seen.contains(name)) {
                throw ProblemException.bad("parameter", Map.of("parameter", name));
            }
            seen.add(name);
        }
    }

    private static String shortened(String name) {
        return name.length() <= 40 ? name : name.substring(0, 40) + "…";
    }

    <T extends Record> T body(Class<T> type) {
        byte[] bytes = bytes();
        String media = context.contentType();
        if (media == null || !mediaOnly(media).equals("application/json")) {
            throw ProblemException.of(ProblemCode.NOT_JSON);
        }
        return Bodies.read(bytes, type);
    }

    void checkNoBody() {
        if (bytes().length > 0) {
            throw ProblemException.bad("no_body", Map.of());
        }
    }

    private static String mediaOnly(String media) {
        int semicolon = media.indexOf(';');
        return (semicolon < 0 ? media : media.substring(0, semicolon)).strip().toLowerCase(Locale.ROOT);
    }

    /** However slowly it trickles, it is waited for only so long. */
    private byte[] bytes() {
        long until = System.nanoTime() + LONGEST_BODY.toNanos();
        ByteArrayOutputStream body = new ByteArrayOutputStream();
        byte[] part = new byte[4096];
        try {
            InputStream in = context.req().getInputStream();
            for (int read = in.read(part); read >= 0; read = in.read(part)) {
                body.write(part, 0, read);
                if (body.size() > BIGGEST_BODY) {
                    throw ProblemException.of(ProblemCode.TOO_BIG);
                }
                if (System.nanoTime() - until > 0) {
                    throw ProblemException.of(ProblemCode.TOO_SLOW);
                }
            }
            return body.toByteArray();
        } catch (IOException e) {
            throw ProblemException.bad("not_json", Map.of());
        }
    }
}
