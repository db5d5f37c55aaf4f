package ecumene.cli;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import ecumene.engine.Evaluation;
import ecumene.engine.Game;
import ecumene.engine.Move;
import ecumene.engine.Position;
import ecumene.engine.Refusal;
import ecumene.engine.View;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Which way the arrows between the rooms point, and what the rules of a game never touch. */
class ArchitectureTest {

    private static final JavaClasses HOUSE = new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .withImportOption(location -> !location.contains("/testkit/") && !location.contains("ecumene-testkit"))
            .importPackages("ecumene");

    /** The packages of the games: {@code ecumene.tempus} and so on. */
    private static final List<String> GAMES = Games.HOUSE.all().stream()
            .map(game -> game.getClass().getPackageName())
            .toList();

    private static final String[] JAVA = {"java.lang..", "java.util..", "java.io..", "java.nio.charset..", "java.math.."
    };
    private static final String NULLNESS = "org.jspecify.annotations..";
    private static final String JSON_ANNOTATIONS = "com.fasterxml.jackson.annotation..";

    private static String[] packages(String[] some, String... more) {
        List<String> all = new ArrayList<>(Arrays.asList(some));
        all.addAll(Arrays.asList(more));
        return all.toArray(String[]::new);
    }

    private static String[] rules() {
        return packages(GAMES.stream().map(game -> game + "..").toArray(String[]::new), "ecumene.engine..");
    }

    @Test
    void thereAreGamesToWatch() {
        assertThat(GAMES).contains("ecumene.tempus");
        assertThat(HOUSE).hasSizeGreaterThan(100);
        assertThat(HOUSE.containPackage("ecumene.table")).isTrue();
        assertThat(HOUSE.containPackage("ecumene.server")).isTrue();
    }

    @Test
    void theEngineKnowsOnlyTheJdkAndAnnotations() {
        classes()
                .that()
                .resideInAPackage("ecumene.engine..")
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(packages(JAVA, "ecumene.engine..", NULLNESS, JSON_ANNOTATIONS))
                .check(HOUSE);
    }

    @Test
    void aGameKnowsOnlyTheEngineAndItself() {
        for (String game : GAMES) {
            classes()
                    .that()
                    .resideInAPackage(game + "..")
                    .should()
                    .onlyDependOnClassesThat()
                    .resideInAnyPackage(packages(JAVA, game + "..", "ecumene.engine..", NULLNESS, JSON_ANNOTATIONS))
                    .check(HOUSE);
        }
    }

    @Test
    void botsKnowOnlyTheEngine() {
        classes()
                .that()
                .resideInAPackage("ecumene.bots..")
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage("java..", "com.sun.management..", "ecumene.bots..", "ecumene.engine..", NULLNESS)
                .check(HOUSE);
    }

    @Test
    void theWireKnowsOnlyTheEngineAndJackson() {
        classes()
                .that()
                .resideInAPackage("ecumene.wire..")
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(
                        "java..", "ecumene.wire..", "ecumene.engine..", "tools.jackson..", NULLNESS, JSON_ANNOTATIONS)
                .check(HOUSE);
    }

    @Test
    void theTableKnowsOnlyTheEngineAndTheBots() {
        classes()
                .that()
                .resideInAPackage("ecumene.table..")
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage("java..", "ecumene.table..", "ecumene.engine..", "ecumene.bots..", NULLNESS)
                .check(HOUSE);
    }

    /** Games come to the server as a list: it knows none by name. */
    @Test
    void theServerKnowsTheTableAndWhatIsBelowButNoGame() {
        noClasses()
                .that()
                .resideInAPackage("ecumene.server..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(
                        packages(GAMES.stream().map(game -> game + "..").toArray(String[]::new), "ecumene.cli.."))
                .check(HOUSE);
    }

    @Test
    void onlyTheCommandLineKnowsTheServer() {
        noClasses()
                .that()
                .resideOutsideOfPackages("ecumene.cli..", "ecumene.server..")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("ecumene.server..")
                .check(HOUSE);
    }

    /** SQL, HTTP and their libraries are the server's own business. */
    @Test
    void onlyTheServerKnowsHttpServersAndDatabases() {
        noClasses()
                .that()
                .resideOutsideOfPackage("ecumene.server..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(
                        "io.javalin..",
                        "org.eclipse.jetty..",
                        "jakarta.servlet..",
                        "java.sql..",
                        "javax.sql..",
                        "org.sqlite..",
                        "org.jdbi..",
                        "org.flywaydb..",
                        "com.zaxxer.hikari..")
                .check(HOUSE);
    }

    @Test
    void onlyTheCommandLineKnowsEverything() {
        noClasses()
                .that()
                .resideOutsideOfPackage("ecumene.cli..")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("ecumene.cli..")
                .check(HOUSE);
    }

    @Test
    void theRulesUseNoThreadsNetworkFilesOrDatabases() {
        noClasses()
                .that()
                .resideInAnyPackage(rules())
                .should()
                .dependOnClassesThat(describe(
                        "reach outside of the rules",
                        type -> isOneOf(
                                type,
                                Thread.class,
                                Runnable.class,
                                ThreadLocal.class,
                                Process.class,
                                ProcessBuilder.class,
                                Runtime.class,
                                java.util.Random.class,
                                java.util.UUID.class,
                                java.util.Timer.class,
                                java.util.Date.class,
                                java.io.File.class,
                                java.io.FileReader.class,
                                java.io.FileWriter.class,
                                java.io.FileInputStream.class,
                                java.io.FileOutputStream.class)))
                .orShould()
                .dependOnClassesThat()
                .resideInAnyPackage(
                        "java.util.concurrent..",
                        "java.util.random..",
                        "java.util.logging..",
                        "java.net..",
                        "java.nio.file..",
                        "java.nio.channels..",
                        "java.sql..",
                        "java.time..",
                        "java.security..",
                        "tools.jackson..",
                        "com.fasterxml.jackson.databind..")
                .check(HOUSE);
    }

    private static boolean isOneOf(JavaClass type, Class<?>... others) {
        return Arrays.stream(others).anyMatch(type::isEquivalentTo);
    }

    @Test
    void theRulesReadNoClockAndThrowNoDiceOfTheirOwn() {
        DescribedPredicate<JavaAccess<?>> outside = describe("clock, chance or identity", access -> {
            String owner = access.getTargetOwner().getName();
            String name = access.getName();
            return (owner.equals("java.lang.System")
                            && Set.of(
                                            "currentTimeMillis",
                                            "nanoTime",
                                            "getenv",
                                            "getProperty",
                                            "identityHashCode",
                                            "exit")
                                    .contains(name))
                    || (owner.equals("java.lang.Math") && name.equals("random"))
                    || (owner.equals("java.util.Collections") && name.equals("shuffle"));
        });
        noClasses()
                .that()
                .resideInAnyPackage(rules())
                .should()
                .accessTargetWhere(outside)
                .check(HOUSE);
    }

    /** Who knows one game knows all: the same rooms and the same names in each. */
    @Test
    void everyGameHasTheSameRooms() {
        for (Game<?, ?> game : Games.HOUSE.all()) {
            String home = game.getClass().getPackageName();
            String name = game.getClass().getSimpleName();
            assertThat(game.getClass()).isFinal();
            assertThat(find(home, name + "Position")).isAssignableTo(Position.class);
            assertThat(find(home, name + "Move")).isEqualTo(game.moveType());
            assertThat(game.moveType()).isSealed().isAssignableTo(Move.class);
            assertThat(find(home, name + "View")).isAssignableTo(View.class);
            assertThat(find(home, name + "Refusal")).isAssignableTo(Refusal.class);
            assertThat(find(home, name + "Refusal").isEnum()).isTrue();
            assertThat(game.evaluation()).isInstanceOf(Evaluation.class);
            Set<String> rooms = new TreeSet<>();
            for (JavaClass type : HOUSE) {
                if (type.getPackageName().startsWith(home + ".")) {
                    rooms.add(type.getPackageName().substring(home.length() + 1));
                }
            }
            assertThat(rooms).contains("component", "rule", "bot");
            assertThat(rooms).allMatch(room -> room.matches("(component|rule|bot)(\\..*)?"));
            assertThat(game.evaluation().getClass().getPackageName()).startsWith(home + ".bot");
        }
    }

    private static Class<?> find(String home, String name) {
        try {
            return Class.forName(home + "." + name);
        } catch (ClassNotFoundException e) {
            throw new AssertionError(home + " has no " + name, e);
        }
    }
}
