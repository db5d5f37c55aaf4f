package ecumene.bots;

import ecumene.engine.text.Language;
import ecumene.engine.text.SeatNames;
import ecumene.engine.text.Texts;
import java.util.Map;

/**
 * Why a bot chose its move: a key of this room's texts with its arguments.
 *
 * @param key the text {@code explanation.<key>}
 * @param arguments what the sentence speaks of
 */
public record Explanation(String key, Map<String, Object> arguments) {

    private static final Texts TEXTS = Texts.of(Bot.class);

    public String say(Language language) {
        return TEXTS.say(language, "explanation." + key, arguments, SeatNames.NUMBERED);
    }

    /** The sentence in every language: {@code {"en": …, "es": …}}. */
    public Map<String, String> both() {
        return TEXTS.both("explanation." + key, arguments);
    }

    /** There was nothing to think about. */
    public static Explanation onlyMove() {
        return new Explanation("only-move", Map.of());
    }

    /** A share of the victory as whole per cent. */
    public static long percent(double share) {
        return Math.round(100 * share);
    }
}
