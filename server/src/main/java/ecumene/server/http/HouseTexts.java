package ecumene.server.http;

import ecumene.engine.Game;
import ecumene.engine.Refusal;
import ecumene.engine.text.Language;
import ecumene.engine.text.SeatNames;
import ecumene.engine.text.Texts;
import ecumene.server.Server;
import ecumene.server.api.Reason;
import ecumene.server.api.Words;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The sentences of this room, in both languages. */
public final class HouseTexts {

    static final Texts TEXTS = Texts.of(Server.class);

    private HouseTexts() {}

    public static Words words(String key) {
        return words(key, Map.of());
    }

    public static Words words(String key, Map<String, ?> arguments) {
        return words(TEXTS, key, arguments);
    }

    static Words words(Texts texts, String key, Map<String, ?> arguments) {
        return new Words(
                texts.say(Language.EN, key, arguments, SeatNames.NUMBERED),
                texts.say(Language.ES, key, arguments, SeatNames.NUMBERED));
    }

    /** Why the rules of a game refuse a move. */
    static Reason reason(Game<?, ?> game, Refusal refusal) {
        return new Reason(refusal.name(), refusal.rule(), words(game.texts(), "refusal." + refusal.name(), Map.of()));
    }

    /** The words in the language that a browser prefers; English if it does not say. */
    static String preferred(Words words, @Nullable String acceptLanguage) {
        if (acceptLanguage == null) {
            return words.en();
        }
        try {
            List<Locale.LanguageRange> ranges = Locale.LanguageRange.parse(acceptLanguage);
            return "es".equals(Locale.lookupTag(ranges, List.of("en", "es"))) ? words.es() : words.en();
        } catch (IllegalArgumentException e) {
            // Nonsense in a header is no reason to refuse an answer.
            return words.en();
        }
    }
}
