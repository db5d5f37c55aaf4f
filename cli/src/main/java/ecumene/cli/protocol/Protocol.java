package ecumene.cli.protocol;

import ecumene.cli.Games;
import ecumene.cli.protocol.ProtocolException.Code;
import ecumene.engine.data.BadDataException;
import ecumene.wire.Json;
import java.io.PrintStream;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * Answers the requests of one process, in order. Whatever comes in, an answer goes out; what gets an error answer has changed
 * nothing.
 */
public final class Protocol {

    private final Map<String, Function<Request, Answer>> ops = new LinkedHashMap<>();
    private final PrintStream trouble;

    /**
     * @param games what can be played
     * @param trouble where our own mistakes are reported in full
     */
    public Protocol(Games games, PrintStream trouble) {
        this.trouble = trouble;
        OpenMatches open = new OpenMatches(games);
        GameOps game = new GameOps(open);
        MatchOps match = new MatchOps(open);
        PlayOps play = new PlayOps(open);
        BotOps bots = new BotOps(open);

        ops.put("games", game::games);

        ops.put("new", match::start);
        ops.put("load", match::load);
        ops.put("replay", match::replay);
        ops.put("imagine", match::imagine);
        ops.put("position", match::position);
        ops.put("record", match::record);
        ops.put("close", match::close);

        ops.put("status", play::status);
        ops.put("moves", play::moves);
        ops.put("why", play::why);
        ops.put("play", play::play);
        ops.put("view", play::view);
        ops.put("undo", play::undo);

        ops.put("bot", bots::bot);
        ops.put("playout", bots::playout);
    }

    /** The answer to a line, as one line without its end. */
    public String answer(String line) {
        JsonNode id = null;
        try {
            Request request = Request.parse(line);
            id = request.id();
            return ok(id, perform(request));
        } catch (ProtocolException e) {
            return failed(id, e);
        } catch (BadDataException e) {
            return failed(id, ProtocolException.badRequest(String.valueOf(e.getMessage())));
        } catch (RuntimeException | StackOverflowError | OutOfMemoryError e) {
            e.printStackTrace(trouble);
            return failed(id, new ProtocolException(Code.INTERNAL, "a mistake of ours: " + e));
        }
    }

    /** The answer to something that was no line of text. */
    static String unreadable(Code code, String message) {
        return failed(null, new ProtocolException(code, message));
    }

    private Answer perform(Request request) {
        String op = request.text("op");
        Function<Request, Answer> handler = ops.get(op);
        if (handler == null) {
            throw ProtocolException.badRequest("there is no op " + op + ", only " + String.join(", ", ops.keySet()));
        }
        return handler.apply(request);
    }

    private static String ok(@Nullable JsonNode id, Answer answer) {
        ObjectNode out = begin(id).put("ok", true);
        answer.fields().forEach((field, value) -> out.set(field, Json.tree(value)));
        return text(out);
    }

    private static String failed(@Nullable JsonNode id, ProtocolException e) {
        return text(begin(id).put("ok", false).set("error", Json.tree(e.error())));
    }

    private static ObjectNode begin(@Nullable JsonNode id) {
        ObjectNode out = JsonNodeFactory.instance.objectNode();
        if (id != null) {
            out.set("id", id);
        }
        return out;
    }

    /** JSON in which halves of surrogate pairs, which UTF-8 has no bytes for, are escaped. */
    private static String text(JsonNode node) {
        String text = Json.text(node);
        if (text.chars().noneMatch(c -> Character.isSurrogate((char) c))) {
            return text;
        }
        StringBuilder out = new StringBuilder();
        text.codePoints().forEach(point -> {
            if (point >= Character.MIN_SURROGATE && point <= Character.MAX_SURROGATE) {
                out.append(String.format("\\u%04x", point));
            } else {
                out.appendCodePoint(point);
            }
        });
        return out.toString();
    }
}
