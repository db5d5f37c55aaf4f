package ecumene.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.text.Language;
import ecumene.server.Plans;
import ecumene.server.store.Condition;
import ecumene.server.store.DataFolder;
import ecumene.server.store.Database;
import ecumene.server.store.GuestStore;
import ecumene.server.store.MatchStore;
import ecumene.table.BotLevels;
import ecumene.table.FairThreads;
import ecumene.table.Hospitality;
import ecumene.table.TableException;
import ecumene.table.Tables;
import ecumene.wire.Json;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The catalogue, what is registered, what is described and what is said are one and the same. */
class CatalogueTest {

    private static final Path DESCRIPTION = Path.of("src/main/resources/ecumene/server/openapi.json");

    @Test
    void theDescriptionIsTrue() throws IOException {
        String generated = OpenApi.text();
        if (Boolean.getBoolean("ecumene.update-docs")) {
            Files.writeString(DESCRIPTION, generated);
        }
        assertThat(Files.readString(DESCRIPTION))
                .as("openapi.json; -Decumene.update-docs=true writes it anew")
                .isEqualTo(generated);
    }

    @Test
    void whatIsRegisteredIsDescribed(@TempDir Path data) throws IOException {
        List<String> registered;
        try (DataFolder folder = DataFolder.claim(data);
                Database database = Database.open(folder)) {
            MatchStore store = new MatchStore(database, Plans.GAMES);
            Gauges gauges = new Gauges(Plans.config(data));
            FairThreads thinkers = new FairThreads("thinker", 1);
            Tables tables = new Tables(Plans.GAMES, store, InstantSource.system(), thinkers, Hospitality.USUAL, gauges);
            HttpServer server = new HttpServer(
                    Plans.config(data),
                    tables,
                    store,
                    new GuestStore(database),
                    Seal.of(data),
                    new Wellbeing(() -> Condition.FINE, data),
                    thinkers,
                    InstantSource.system(),
                    gauges);
            registered = server.javalin().unsafe.internalRouter.allHttpHandlers().stream()
                    .map(route -> route.endpoint.method.name() + " " + route.endpoint.path)
                    // The files of the client are no part of the interface.
                    .filter(route -> !route.endsWith(" /*"))
                    .toList();
            tables.close();
        }
        Set<String> described = new TreeSet<>();
        Json.parse(Files.readString(DESCRIPTION))
                .get("paths")
                .properties()
                .forEach(path -> path.getValue()
                        .propertyNames()
                        .forEach(method -> described.add(method.toUpperCase(Locale.ROOT) + " " + path.getKey())));
        assertThat(registered).hasSize(Endpoint.values().length).containsExactlyInAnyOrderElementsOf(described);
    }

    @Test
    void everyProblemHasItsWords() {
        for (ProblemCode code : ProblemCode.values()) {
            assertThat(HouseTexts.words("problem." + code.code()).es()).isNotBlank();
        }
        // Whatever a table refuses has a place in the interface.
        for (TableException.Code code : TableException.Code.values()) {
            assertThat(ProblemCode.valueOf(code.name()).code()).isEqualTo(code.id());
        }
    }

    @Test
    void bothLanguagesSayTheSame() {
        Set<String> english = HouseTexts.TEXTS.keys(Language.EN);
        assertThat(HouseTexts.TEXTS.keys(Language.ES)).isEqualTo(english);
        for (String key : english) {
            assertThat(HouseTexts.TEXTS.arguments(Language.ES, key))
                    .as(key)
                    .isEqualTo(HouseTexts.TEXTS.arguments(Language.EN, key));
        }
    }

    @Test
    void everyBotLevelHasItsWords() {
        assertThat(Bots.all().stream().map(level -> level.bot())).isEqualTo(BotLevels.ALL);
        assertThat(Bots.all().stream().map(level -> level.title().es()).collect(Collectors.toSet()))
                .containsExactlyInAnyOrder("Novato", "Aprendiz", "Estratega", "Maestro");
    }

    @Test
    void everyEndpointHasItsOwnPlace() {
        assertThat(Arrays.stream(Endpoint.values()).map(each -> each.method() + " " + each.path()))
                .doesNotHaveDuplicates();
    }
}
