package ecumene.engine.text;

import java.util.Locale;
import java.util.Optional;

/** The languages every word of the house exists in. */
public enum Language {
    ES,
    EN;

    /** The two letters by which files, requests and people name it. */
    public String code() {
        return name().toLowerCase(Locale.ROOT);
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
