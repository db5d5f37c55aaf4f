package ecumene.server.http;

import ecumene.engine.Game;
import ecumene.engine.text.Language;
import ecumene.server.ServerConfig;
import ecumene.server.api.GameCard;
import ecumene.server.api.Health;
import ecumene.server.api.Me;
import ecumene.server.api.Rename;
import ecumene.server.store.Condition;
import ecumene.server.store.GuestStore;
import ecumene.wire.GameNotation;
import ecumene.wire.Json;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;

/** What can be asked of the house itself: its games, texts, bots and guests. */
final class House {

    private final List<Game<?, ?>> games;
    private final List<GameCard> cards;
    private final GuestStore guests;
    private final InstantSource clock;
    private final Instant opened;
    private final GameTexts texts = new GameTexts();
    private final Map<String, Sheet> components = new ConcurrentHashMap<>();
    private final byte[] description = description();

    House(ServerConfig config, GuestStore guests, InstantSource clock) {
        this.games = config.games();
        this.cards = List.of(Json.read(Json.tree(GameNotation.games(games)), GameCard[].class));
        this.guests = guests;
        this.clock = clock;
        this.opened = clock.instant();
    }

    Health health(Condition condition, boolean closing, int waiting, int lines) {
        String version = House.class.getPackage().getImplementationVersion();
        return new Health(
                !condition.isFine() ? "trouble" : closing ? "closing" : "ok",
                version == null ? "0.1.0" : version,
                games.size(),
                Duration.between(opened, clock.instant()).toSeconds(),
                condition.state().name().toLowerCase(Locale.ROOT),
                waiting,
                lines);
    }

    List<GameCard> games() {
        return cards;
    }

    Game<?, ?> game(String id) {
        return games.stream()
                .filter(game -> game.info().id().equals(id))
                .findFirst()
                .orElseThrow(() -> ProblemException.of(ProblemCode.UNKNOWN_GAME));
    }

    Sheet texts(Call call) {
        Game<?, ?> game = game(call.path("game"));
        String code = call.path("language");
        for (Language language : Language.values()) {
            // One spelling, so that there is one address for one thing.
            if (language.code().equals(code)) {
                return texts.of(game, language);
            }
        }
        throw ProblemException.of(ProblemCode.NOT_FOUND);
    }

    Sheet components(Call call) {
        Game<?, ?> game = game(call.path("game"));
        return components.computeIfAbsent(game.info().id(), id -> Sheet.of(game.components()));
    }

    Me me(Call call) {
        return new Me(call.guest(), guests.name(call.guest()).orElse(null));
    }

    Me rename(Call call) {
        String name = Checks.name(call.body(Rename.class).name());
        guests.rename(call.guest(), name, clock.instant());
        return new Me(call.guest(), name);
    }

    /** The OpenAPI description, which a test keeps equal to the catalogue. */
    byte[] openApi() {
        return description.clone();
    }

    private static byte[] description() {
        try (InputStream in = House.class.getResourceAsStream("/ecumene/server/openapi.json")) {
            return Objects.requireNonNull(in, "openapi.json").readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
