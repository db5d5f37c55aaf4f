package ecumene.cli;

import ecumene.engine.text.Language;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Help.Ansi;

/** The one command of the project. Its sub-commands are listed in {@link #commandLine}. */
public final class Ecumene {

    /** The options of {@link RootCommand} that need no command. */
    private static final Set<String> OF_THE_ROOT = Set.of("-h", "--help", "-V", "--version");

    private Ecumene() {}

    public static void main(String[] args) {
        Shell shell = Shell.ofProcess();
        int status = run(shell, Games.HOUSE, args);
        shell.out().flush();
        shell.err().flush();
        System.exit(status);
    }

    /** Runs one command line and gives its exit code: 0 done, 1 a mistake of ours, 2 a command line nobody can obey. */
    static int run(Shell shell, Games games, String... args) {
        Words words = new Words(Words.languageOf(shell.environment()));
        Failures failures = new Failures(shell, words, Arrays.asList(args).contains("--debug"));
        Optional<String> wish = languageWish(args);
        if (wish.isPresent()) {
            Optional<Language> language = Language.of(wish.get());
            if (language.isEmpty()) {
                return failures.report(new UsageException("unknown-language", "language", wish.get()));
            }
            words = new Words(language.get());
            failures = new Failures(shell, words, Arrays.asList(args).contains("--debug"));
        }
        return commandLine(new Context(shell, words, games), failures).execute(withCommand(args));
    }

    /** Without a command, {@code serve} is meant: what comes first is then nothing or one of its options. */
    private static String[] withCommand(String[] args) {
        int first = 0;
        while (first < args.length && (args[first].startsWith("--lang") || args[first].equals("--debug"))) {
            first += args[first].equals("--lang") ? 2 : 1;
        }
        boolean meant = first >= args.length || (args[first].startsWith("-") && !OF_THE_ROOT.contains(args[first]));
        return meant ? Stream.concat(Stream.of("serve"), Arrays.stream(args)).toArray(String[]::new) : args;
    }

    /** The language must be known before the rest of the line is understood: complaints are in it too. */
    private static Optional<String> languageWish(String[] args) {
        for (int i = 0; i < args.length; i++) {
            if (args[i].startsWith("--lang=")) {
                return Optional.of(args[i].substring("--lang=".length()));
            }
            if (args[i].equals("--lang") && i + 1 < args.length) {
                return Optional.of(args[i + 1]);
            }
        }
        return Optional.empty();
    }

    private static CommandLine commandLine(Context context, Failures failures) {
        RootCommand root = new RootCommand(context);
        CommandLine line = new CommandLine(root)
                .addSubcommand(new ServeCommand(context))
                .addSubcommand(new WorkCommand(context))
                .addSubcommand(new GamesCommand(context))
                .addSubcommand(new PlayCommand(context))
                .addSubcommand(new ArenaCommand(context))
                .addSubcommand(new BenchCommand(context))
                .addSubcommand(new EngineCommand(context))
                .addSubcommand(new BackupCommand(context))
                .addSubcommand(new RestoreCommand(context))
                .addSubcommand(new VerifyCommand(context))
                .addSubcommand(new LoadCommand(context))
                .addSubcommand(new RehearseCommand(context))
                .addSubcommand(new TestCommand())
                .addSubcommand(new PackageCommand())
                .addSubcommand(new HelpCommand(context));
        line.setResourceBundle(new HelpBundle(context.words()));
        line.setColorScheme(CommandLine.Help.defaultColorScheme(context.shell().hasColours() ? Ansi.ON : Ansi.OFF));
        line.setUsageHelpAutoWidth(false);
        line.setUsageHelpWidth(100);
        line.setExpandAtFiles(false);
        line.setParameterExceptionHandler((problem, args) -> failures.report(problem));
        line.setExecutionExceptionHandler((problem, command, parsed) -> failures.report(problem));
        line.setOut(new PrintWriter(context.shell().out(), true, StandardCharsets.UTF_8));
        return line;
    }
}
