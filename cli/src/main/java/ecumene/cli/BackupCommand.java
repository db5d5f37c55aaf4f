package ecumene.cli;

import ecumene.server.store.Archive;
import ecumene.server.store.Database;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code ecumene backup}: writes everything that is kept, or some matches, into one file, while the server may go on. */
@Command(name = "backup", sortOptions = false)
final class BackupCommand implements Callable<Integer> {

    private final Context context;

    @Mixin
    private final Kept kept = new Kept();

    @Parameters(paramLabel = "${bundle:label.file}", descriptionKey = "file")
    private String file = "";

    @Option(names = "--match", paramLabel = "ID")
    private @Nullable List<String> matches;

    BackupCommand(Context context) {
        this.context = context;
    }

    @Override
    public Integer call() {
        Path target = Kept.file(file);
        if (Files.exists(target)) {
            throw new UsageException("file-there", "file", file);
        }
        try (Database database = kept.look(context.shell().environment())) {
            Archive.Contents contents = Archive.write(database, target, matches);
            context.shell()
                    .out()
                    .println(context.words()
                            .say(
                                    "backup.done",
                                    "file",
                                    file,
                                    "matches",
                                    contents.matches(),
                                    "entries",
                                    contents.entries()));
        } catch (IOException e) {
            throw new UsageException("cannot-write", "file", file, "problem", Kept.reason(e));
        } catch (NoSuchElementException e) {
            throw new UsageException(
                    "unknown-match", "matches", String.join(", ", matches == null ? List.of() : matches));
        }
        return 0;
    }
}
