package ecumene.types;

import cz.habarta.typescript.generator.EnumMapping;
import cz.habarta.typescript.generator.Input;
import cz.habarta.typescript.generator.JsonLibrary;
import cz.habarta.typescript.generator.Logger;
import cz.habarta.typescript.generator.OptionalProperties;
import cz.habarta.typescript.generator.Settings;
import cz.habarta.typescript.generator.TypeScriptFileType;
import cz.habarta.typescript.generator.TypeScriptGenerator;
import cz.habarta.typescript.generator.TypeScriptOutputKind;
import ecumene.cli.Games;
import ecumene.engine.Change;
import ecumene.engine.Components;
import ecumene.engine.Consequence;
import ecumene.engine.Event;
import ecumene.engine.Foresight;
import ecumene.engine.Loss;
import ecumene.engine.Measure;
import ecumene.engine.Move;
import ecumene.engine.Prompt;
import ecumene.engine.Result;
import ecumene.engine.View;
import ecumene.server.api.MatchState;
import java.io.IOException;
import java.lang.reflect.Type;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** {@code web/src/api/types.ts} is made of the records of server, engine and games, so that the client cannot drift away. */
class TypesTest {

    /** The generator calls the union of {@code X} {@code XUnion}; we want the good name for the union, which is all one uses. */
    private static final String BASE = "Base";

    private static final String PRELUDE = """
            // Made from the Java records by the tests of types/. Do not edit: ./ecumene test -pl types -am -Decumene.update-types=true

            /** A move of any game; what else is in it depends on its type. */
            export interface Move {
              type: string;
            }

            /** An event of any game. */
            export interface GameEvent {
              type: string;
            }

            /** What a viewer may know of a match of any game. */
            export type View = object;

            /** What is printed in the box of any game. */
            export type Components = object;

            /** What the rules of any game tell a viewer about what is to come. */
            export type Foresight = object;
            """;

    private final List<GameTypes> games =
            Games.HOUSE.all().stream().map(GameTypes::new).toList();

    @Test
    void theClientsTypesAreThoseOfTheRecords() throws Exception {
        TypeScriptGenerator.setLogger(new Logger(Logger.Level.Warning));
        String types = new TypeScriptGenerator(settings()).generateTypeScript(Input.from(roots()));
        Generated.inClient("api/types.ts").mustBe(PRELUDE + ids() + tidied(types));
    }

    private Settings settings() throws IOException, URISyntaxException {
        Settings settings = new Settings();
        settings.outputKind = TypeScriptOutputKind.module;
        settings.outputFileType = TypeScriptFileType.implementationFile;
        settings.jsonLibrary = JsonLibrary.jackson3;
        settings.optionalProperties = OptionalProperties.useSpecifiedAnnotations;
        settings.optionalAnnotations = List.of(Nullable.class);
        settings.mapEnum = EnumMapping.asUnion;
        settings.sortDeclarations = true;
        settings.noFileComment = true;
        settings.noEslintDisable = true;
        settings.noTslintDisable = true;
        settings.indentString = "  ";
        settings.newline = "\n";
        settings.customTypeNaming = names();
        settings.customTypeMappings = mappings();
        return settings;
    }

    /** What is the same for all games. */
    private static List<Class<?>> shared() throws IOException, URISyntaxException {
        List<Class<?>> shared = new ArrayList<>(bodies());
        shared.addAll(List.of(
                Prompt.class,
                Prompt.Shape.class,
                Result.class,
                Measure.class,
                Consequence.class,
                Change.class,
                Loss.class));
        return shared;
    }

    private Type[] roots() throws IOException, URISyntaxException {
        List<Type> roots = new ArrayList<>(shared());
        games.forEach(game -> roots.addAll(game.roots()));
        return roots.toArray(Type[]::new);
    }

    /** Every class of the package of bodies, found where the compiler put them. */
    private static List<Class<?>> bodies() throws IOException, URISyntaxException {
        String home = MatchState.class.getPackageName();
        Path folder = Path.of(MatchState.class
                .getProtectionDomain()
                .getCodeSource()
                .getLocation()
                .toURI());
        if (!Files.isDirectory(folder)) { // a jar, once the server has been packed
            try (var jar = java.nio.file.FileSystems.newFileSystem(folder)) {
                return classesIn(jar.getPath("/"), home);
            }
        }
        return classesIn(folder, home);
    }

    private static List<Class<?>> classesIn(Path root, String home) throws IOException {
        try (Stream<Path> files = Files.list(root.resolve(home.replace('.', '/')))) {
            return files.map(file -> file.getFileName().toString())
                    .filter(name -> name.endsWith(".class") && !name.equals("package-info.class"))
                    .map(name -> home + "." + name.substring(0, name.length() - ".class".length()))
                    .sorted()
                    .<Class<?>>map(TypesTest::load)
                    .toList();
        }
    }

    private static Class<?> load(String name) {
        try {
            return Class.forName(name);
        } catch (ClassNotFoundException e) {
            throw new AssertionError(name, e);
        }
    }

    /** A class inside another one has the name of both: {@code SeatInfo.Kind} is {@code SeatInfoKind}. */
    private Map<String, String> names() throws IOException, URISyntaxException {
        Map<String, String> names = new LinkedHashMap<>();
        for (Class<?> type : shared()) {
            Class<?> outer = type.getEnclosingClass();
            if (outer != null) {
                names.put(type.getName(), outer.getSimpleName() + type.getSimpleName());
            }
        }
        for (GameTypes game : games) {
            game.all().forEach(type -> names.put(type.getName(), game.name(type)));
            game.unions().forEach(type -> names.put(type.getName(), game.name(type) + BASE));
        }
        return names;
    }

    private Map<String, String> mappings() {
        Map<String, String> mappings = new LinkedHashMap<>();
        mappings.put(Move.class.getName(), "Move");
        mappings.put(Event.class.getName(), "GameEvent");
        mappings.put(View.class.getName(), "View");
        mappings.put(Components.class.getName(), "Components");
        mappings.put(Foresight.class.getName(), "Foresight");
        mappings.put(JsonNode.class.getName(), "unknown");
        mappings.put(Object.class.getName(), "unknown");
        for (GameTypes game : games) {
            game.ids().forEach(type -> mappings.put(type.getName(), game.name(type)));
        }
        return mappings;
    }

    /** Names for what is written as the id of a component. */
    private String ids() {
        StringBuilder out = new StringBuilder();
        for (GameTypes game : games) {
            for (Class<?> type : game.ids()) {
                out.append("\n/** The id of a component. */\nexport type %s = string;\n".formatted(game.name(type)));
            }
        }
        return out.toString();
    }

    private String tidied(String types) {
        String tidied = types;
        for (GameTypes game : games) {
            for (Class<?> type : game.unions()) {
                tidied = tidied.replaceAll("\\b" + game.name(type) + BASE + "Union\\b", game.name(type));
            }
        }
        return "\n" + tidied.strip() + "\n";
    }
}
