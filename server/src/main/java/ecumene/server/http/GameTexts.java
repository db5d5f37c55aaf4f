package ecumene.server.http;

import ecumene.engine.Game;
import ecumene.engine.text.Language;
import ecumene.engine.text.Texts;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Properties;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/** The texts of the games as the client reads them: messages with places for arguments, not sentences. */
final class GameTexts {

    private record Page(String game, Language language) {}

    private final Map<Page, Sheet> sheets = new ConcurrentHashMap<>();

    Sheet of(Game<?, ?> game, Language language) {
        return sheets.computeIfAbsent(new Page(game.info().id(), language), page -> read(game, language));
    }

    private static Sheet read(Game<?, ?> game, Language language) {
        String file = "texts_" + language.code() + ".properties";
        // In the order of the file: that of the rules is the order of the rulebook. The game's words win over the
        // engine's.
        Map<String, String> texts = new LinkedHashMap<>();
        add(texts, game.moveType(), file);
        add(texts, Texts.class, "/ecumene/engine/" + file);
        return Sheet.of(texts);
    }

    private static void add(Map<String, String> texts, Class<?> owner, String file) {
        Properties properties = new InOrder(texts);
        try (InputStream in = owner.getResourceAsStream(file)) {
            properties.load(new InputStreamReader(Objects.requireNonNull(in, file), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Hands on each text as it is read, unless there is one already. */
    private static final class InOrder extends Properties {

        private static final long serialVersionUID = 1;

        private final transient Map<String, String> texts;

        InOrder(Map<String, String> texts) {
            this.texts = texts;
        }

        @Override
        public synchronized @Nullable Object put(Object key, Object text) {
            return texts.putIfAbsent((String) key, (String) text);
        }
    }
}
