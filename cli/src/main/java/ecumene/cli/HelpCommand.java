package ecumene.cli;

import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code ecumene help [COMMAND]}. */
@Command(name = "help", sortOptions = false)
final class HelpCommand implements Callable<Integer> {

    private final Context context;

    @Spec
    @SuppressWarnings("NullAway.Init") // picocli sets it
    private CommandSpec spec;

    @Parameters(arity = "0..1", paramLabel = "${bundle:label.command}", descriptionKey = "command")
    private @Nullable String command;

    HelpCommand(Context context) {
        this.context = context;
    }

    @Override
    public Integer call() {
        CommandLine root = spec.root().commandLine();
        CommandLine shown = command == null ? root : root.getSubcommands().get(command);
        if (shown == null) {
            throw new UsageException(
                    "unknown-command",
                    "command",
                    String.valueOf(command),
                    "commands",
                    String.join(", ", root.getSubcommands().keySet()));
        }
        shown.usage(context.shell().out());
        return 0;
    }
}
