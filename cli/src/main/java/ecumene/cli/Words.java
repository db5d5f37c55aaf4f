package ecumene.cli;

import ecumene.engine.text.Language;
import ecumene.engine.text.SeatNames;
import ecumene.engine.text.Texts;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;

/** The words of the command line in the language of the person who reads them. */
public final class Words {

    /** Both languages; {@code texts_es.properties} and {@code texts_en.properties} beside this class. */
    public static final Texts TEXTS = Texts.of(Words.class);

    private final Language language;

    public Words(Language language) {
        this.language = language;
    }

    public Language language() {
        return language;
    }

    /** Says a sentence; the arguments are names and values in turn. */
    public String say(String key, Object... arguments) {
        Map<String, Object> named = new LinkedHashMap<>();
        for (int i = 0; i < arguments.length; i += 2) {
            named.put((String) arguments[i], arguments[i + 1]);
        }
        return TEXTS.say(language, key, named, SeatNames.NUMBERED);
    }

    public String say(String key, Map<String, ?> arguments) {
        return TEXTS.say(language, key, arguments, SeatNames.NUMBERED);
    }

    /** The language of a person whose environment says so, in the order POSIX gives to its variables. */
    static Language languageOf(Map<String, String> environment) {
        for (String variable : new String[] {"LC_ALL", "LC_MESSAGES", "LANG"}) {
            String value = environment.getOrDefault(variable, "");
            if (!value.isEmpty()) {
                return value.toLowerCase(Locale.ROOT).startsWith("es") ? Language.ES : Language.EN;
            }
        }
        return Locale.getDefault(Locale.Category.DISPLAY).getLanguage().equals("es") ? Language.ES : Language.EN;
    }
}
