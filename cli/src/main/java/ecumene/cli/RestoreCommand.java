package ecumene.cli;

import ecumene.server.store.Archive;
import ecumene.server.store.MatchStore;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code ecumene restore}: puts what a backup holds into a database that is empty, or adds what is missing, and plays every journal again. */
@Command(name = "restore", sortOptions = false)
final class RestoreCommand implements Callable<Integer> {

    private final Context context;

    @Mixin
    private final Kept kept = new Kept();

    @Parameters(paramLabel = "${bundle:label.file}", descriptionKey = "file")
    private String file = "";

    @Option(names = "--add")
    private boolean add;

    RestoreCommand(Context context) {
        this.context = context;
    }

    @Override
    public Integer call() {
        Path source = Kept.file(file);
        check(source);
        try (Kept.Opened opened = kept.open(context.shell().environment())) {
            if (!add
                    && !new MatchStore(opened.database(), context.games().all())
                            .ids()
                            .isEmpty()) {
                throw new UsageException("not-empty");
            }
            Archive.Contents contents = Archive.read(source, opened.database());
            context.shell()
                    .out()
                    .println(context.words()
                            .say(
                                    "restore.done",
                                    "file",
                                    file,
                                    "matches",
                                    contents.matches(),
                                    "entries",
                                    contents.entries()));
            return VerifyCommand.verify(context, opened.database());
        } catch (IOException e) {
            throw new UsageException("not-an-archive", "file", file, "problem", String.valueOf(e.getMessage()));
        }
    }

    private void check(Path source) {
        try {
            Archive.check(source);
        } catch (NoSuchFileException | AccessDeniedException e) {
            throw new UsageException("cannot-read", "file", file, "problem", Kept.reason(e));
        } catch (IOException e) {
            throw new UsageException("not-an-archive", "file", file, "problem", String.valueOf(e.getMessage()));
        }
    }
}
