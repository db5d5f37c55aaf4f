package ecumene.cli;

import ecumene.bots.BotSpec;
import ecumene.bots.arena.Arena;
import ecumene.bots.arena.ArenaPlan;
import ecumene.bots.arena.ArenaReport;
import ecumene.bots.arena.ArenaResult;
import ecumene.engine.Game;
import ecumene.engine.Move;
import ecumene.engine.Position;
import ecumene.engine.Setup;
import ecumene.wire.Json;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code ecumene arena GAME}: many matches between bots. */
@Command(name = "arena", sortOptions = false)
final class ArenaCommand implements Callable<Integer> {

    private static final int MOST_MATCHES = 10_000_000;
    private static final int MOST_THREADS = 256;

    private final Context context;

    @Parameters(paramLabel = "${bundle:label.game}", descriptionKey = "game")
    @SuppressWarnings("NullAway.Init") // picocli sets it
    private String game;

    @Option(names = "--seats", paramLabel = "BOT,BOT…", required = true)
    @SuppressWarnings("NullAway.Init") // picocli sets it
    private String seats;

    @Option(names = "--games", paramLabel = "N", defaultValue = "100")
    private int games = 100;

    @Option(names = "--seed", paramLabel = "N", defaultValue = "1")
    private long seed = 1;

    @Option(names = "--report", paramLabel = "${bundle:label.folder}")
    private @Nullable String report;

    @Option(names = "--threads", paramLabel = "N")
    private @Nullable Integer threads;

    @Option(names = "--option", paramLabel = "ID=X")
    private Map<String, String> options = new LinkedHashMap<>();

    private boolean concluded;

    ArenaCommand(Context context) {
        this.context = context;
    }

    @Override
    public Integer call() throws InterruptedException {
        run(Arguments.game(context.games(), game));
        return 0;
    }

    private <P extends Position, M extends Move> void run(Game<P, M> rules) throws InterruptedException {
        List<BotSpec> bots = Arguments.bots(seats);
        Setup setup = Arguments.setup(rules, bots.size(), options);
        Arguments.number("--games", games, 1, MOST_MATCHES);
        ArenaPlan<P, M> plan = threads == null
                ? new ArenaPlan<>(rules, setup, bots, games, seed)
                : new ArenaPlan<>(
                        rules, setup, bots, games, seed, Arguments.number("--threads", threads, 1, MOST_THREADS));
        Path folder = report == null ? null : writableFolder(report);
        ProgressLine progress = new ProgressLine(context.shell(), context.words());
        Arena<P, M> arena = new Arena<>(plan);
        Thread interruption = new Thread(() -> {
            arena.stop();
            try {
                conclude(arena.results(), progress, folder);
            } catch (UsageException e) {
                context.shell().err().println("ecumene: " + e.say(context.words()));
            }
        });
        Runtime.getRuntime().addShutdownHook(interruption);
        progress.show(0, games, Duration.ZERO);
        ArenaResult result = arena.run(progress::show);
        conclude(result, progress, folder);
        try {
            Runtime.getRuntime().removeShutdownHook(interruption);
        } catch (IllegalStateException e) {
            return; // the process is being ended, and the hook has nothing left to say
        }
    }

    /** Tells and writes what was finished, once, whether the arena came to its end or was interrupted. */
    private synchronized void conclude(ArenaResult result, ProgressLine progress, @Nullable Path folder) {
        if (concluded) {
            return;
        }
        concluded = true;
        Shell shell = context.shell();
        progress.end();
        if (result.finished() < result.planned()) {
            shell.err()
                    .println(context.words()
                            .say("arena.interrupted", "finished", result.finished(), "planned", result.planned()));
        }
        new ArenaTable(context.words()).lines(result).forEach(shell.out()::println);
        if (folder != null) {
            try {
                Files.writeString(folder.resolve("results.json"), Json.prettyText(result.toMap()) + "\n");
                Files.writeString(
                        folder.resolve("report.html"),
                        ArenaReport.html(result, context.words().language()));
                shell.out().println(context.words().say("arena.written", "folder", folder.toString()));
            } catch (IOException e) {
                throw new UsageException("cannot-write", "file", folder.toString(), "problem", "other");
            }
        }
        shell.out().flush();
    }

    /** Finds out before the matches, not after them, whether the report can be written. */
    private static Path writableFolder(String name) {
        try {
            Path folder = Path.of(name);
            Files.createDirectories(folder);
            Files.delete(Files.createTempFile(folder, "ecumene", ".tmp"));
            return folder;
        } catch (IOException | InvalidPathException e) {
            throw new UsageException("report-folder", "folder", name);
        }
    }
}
