package ecumene.cli;

import java.util.Collections;
import java.util.Enumeration;
import java.util.List;
import java.util.ResourceBundle;
import org.jspecify.annotations.Nullable;

/** Gives picocli the texts that begin with {@code help.}, so that help speaks the reader's language. */
final class HelpBundle extends ResourceBundle {

    private static final String PREFIX = "help.";

    private final Words words;

    HelpBundle(Words words) {
        this.words = words;
    }

    @Override
    protected @Nullable Object handleGetObject(String key) {
        return Words.TEXTS.has(words.language(), PREFIX + key) ? words.say(PREFIX + key) : null;
    }

    @Override
    public Enumeration<String> getKeys() {
        List<String> keys = Words.TEXTS.keys(words.language()).stream()
                .filter(key -> key.startsWith(PREFIX))
                .map(key -> key.substring(PREFIX.length()))
                .toList();
        return Collections.enumeration(keys);
    }
}
