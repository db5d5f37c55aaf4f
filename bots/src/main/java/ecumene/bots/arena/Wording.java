package ecumene.bots.arena;

import ecumene.bots.Bot;
import ecumene.engine.text.Language;
import ecumene.engine.text.SeatNames;
import ecumene.engine.text.Texts;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;

/** Words and numbers for the report, in both languages at once: the page shows the one its reader has chosen. */
final class Wording {

    private static final Texts TEXTS = Texts.of(Bot.class);

    private Wording() {}

    /** A text of this room inside an HTML page. */
    static String html(String key, Map<String, ?> arguments) {
        return html(language -> say(language, key, arguments));
    }

    static String html(String key) {
        return html(key, Map.of());
    }

    static String html(Function<Language, String> words) {
        return tagged("span", "", words);
    }

    /** The same inside a drawing, with the attributes of the text element. */
    static String svg(String attributes, Function<Language, String> words) {
        return tagged("text", " " + attributes, words);
    }

    private static String tagged(String tag, String attributes, Function<Language, String> words) {
        String spanish = words.apply(Language.ES);
        String english = words.apply(Language.EN);
        if (spanish.equals(english)) {
            return "<" + tag + attributes + ">" + escape(english) + "</" + tag + ">";
        }
        StringBuilder out = new StringBuilder();
        for (Language language : Language.values()) {
            out.append("<%s lang=\"%s\"%s>%s</%s>"
                    .formatted(
                            tag,
                            language.code(),
                            attributes,
                            escape(language == Language.ES ? spanish : english),
                            tag));
        }
        return out.toString();
    }

    static String say(Language language, String key, Map<String, ?> arguments) {
        return TEXTS.say(language, "report." + key, arguments, SeatNames.NUMBERED);
    }

    static String number(Language language, double value, int digits) {
        Locale locale = language == Language.ES ? Locale.of("es") : Locale.ENGLISH;
        return String.format(locale, "%." + digits + "f", value);
    }

    static String percent(Language language, double share) {
        return number(language, 100 * share, 1) + " %";
    }

    /** A time with as many digits as matter. */
    static String millis(Language language, double millis) {
        return number(language, millis, millis < 1 ? 3 : millis < 100 ? 1 : 0) + " ms";
    }

    static String escape(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }
}
