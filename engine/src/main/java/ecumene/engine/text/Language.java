package ecumene.engine.text;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/** The languages every word of the house exists in. */
public enum Language {
    ES("y"),
    EN("and");

    /** Before these "y" would not be heard: Italia, Hispania; but not hierro, nor Iónico where the i slides. */
    private static final Pattern SOUNDS_LIKE_I = Pattern.compile("(?iu)h?[ií](?![aeoáéóuú]).*");

    private final String and;

    Language(String and) {
        this.and = and;
    }

    /** The two letters by which files, requests and people name it. */
    public String code() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Several things in one sentence: commas, and a word before the last. */
    public String list(List<String> things) {
        if (things.size() < 2) {
            return String.join("", things);
        }
        String last = things.getLast();
        String joined = String.join(", ", things.subList(0, things.size() - 1));
        return joined + " " + (this == ES && SOUNDS_LIKE_I.matcher(last).matches() ? "e" : and) + " " + last;
    }

    public static Optional<Language> of(String code) {
        for (Language language : values()) {
            if (language.code().equalsIgnoreCase(code)) {
                return Optional.of(language);
            }
        }
        return Optional.empty();
    }
}
