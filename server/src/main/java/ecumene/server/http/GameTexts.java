package ecumene.server.http;

import ecumene.engine.Game;
import ecumene.engine.text.Language;
import ecumene.engine.text.Texts;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Objects;
import java.util.Properties;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;

/** The texts of the games as the client reads them: messages with places for arguments, not sentences. */
final class GameTexts {

    private record Page(String game, Language language) {}

    private final Map<Page, Sheet> sheets = new ConcurrentHashMap<>();

    Sheet of(Game<?, ?> game, Language language) {
        return sheets.computeIfAbsent(new Page(game.info().id(), language), page -> read(game, language));
    }

    private static Sheet read(Game<?, ?> game, Language language) {
        String file = "texts_" + language.code() + ".properties";
        Map<String, String> texts = new TreeMap<>();
        // The engine's own words first: a game may have better ones.
        add(texts, Texts.class, "/ecumene/engine/" + file);
        add(texts, game.moveType(), file);
        return Sheet.of(texts);
    }

    private static void add(Map<String, String> texts, Class<?> owner, String file) {
        Properties properties = new Properties();
        try (InputStream in = owner.getResourceAsStream(file)) {
            properties.load(new InputStreamReader(Objects.requireNonNull(in, file), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        properties.forEach((key, text) -> texts.put((String) key, (String) text));
    }
}
