package ecumene.cli;

import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.Spec;

/** {@code ecumene} and its options; alone it means {@code ecumene serve}, see {@link Ecumene}. */
@Command(name = "ecumene", versionProvider = RootCommand.Version.class, sortOptions = false)
final class RootCommand implements Callable<Integer> {

    private final Context context;

    @Spec
    @SuppressWarnings("NullAway.Init") // picocli sets it
    private CommandSpec spec;

    /** Read before everything else, see {@link Ecumene}; declared here so that it is known and shown in the help. */
    @Option(names = "--lang", paramLabel = "es|en", scope = ScopeType.INHERIT, order = 100)
    @SuppressWarnings({"unused", "NullAway.Init"})
    private String language;

    @Option(names = "--debug", scope = ScopeType.INHERIT, order = 101)
    @SuppressWarnings("unused")
    private boolean debug;

    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            scope = ScopeType.INHERIT,
            order = 102)
    @SuppressWarnings("unused")
    private boolean help;

    @Option(
            names = {"-V", "--version"},
            versionHelp = true,
            order = 103)
    @SuppressWarnings("unused")
    private boolean version;

    RootCommand(Context context) {
        this.context = context;
    }

    @Override
    public Integer call() {
        spec.commandLine().usage(context.shell().out());
        return 0;
    }

    /** The version in the jar's manifest, if we run from one. */
    static final class Version implements CommandLine.IVersionProvider {
        @Override
        public String[] getVersion() {
            String version = RootCommand.class.getPackage().getImplementationVersion();
            return new String[] {"ecumene " + (version == null ? "0.1.0" : version)};
        }
    }
}
