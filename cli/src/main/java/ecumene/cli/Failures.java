package ecumene.cli;

import ecumene.engine.text.Language;
import ecumene.server.CannotStartException;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;

/** Turns whatever went wrong into one line on the standard error, and an exit code. */
final class Failures {

    private static final int OUR_MISTAKE = 1;
    private static final int BAD_USAGE = 2;
    private static final int LONGEST_LINE = 400;

    private final Shell shell;
    private final Words words;
    private final boolean debug;

    Failures(Shell shell, Words words, boolean debug) {
        this.shell = shell;
        this.words = words;
        this.debug = debug;
    }

    int report(Exception problem) {
        if (debug) {
            problem.printStackTrace(shell.err());
        }
        return switch (problem) {
            case UsageException usage -> line(usage.say(words), BAD_USAGE);
            case CannotStartException start ->
                line(
                        words.language() == Language.ES
                                ? start.words().es()
                                : start.words().en(),
                        BAD_USAGE);
            case ParameterException parameter -> line(sentence(parameter), BAD_USAGE);
            default -> line(words.say("error.our-mistake", "problem", problem.toString()), OUR_MISTAKE);
        };
    }

    /** One line, whatever was quoted in it. */
    private int line(String sentence, int status) {
        String plain = sentence.strip().replaceAll("\\R", " ").replaceAll("\\p{Cntrl}", "?");
        String shown = plain.length() <= LONGEST_LINE ? plain : plain.substring(0, LONGEST_LINE) + "…";
        shell.err().println("ecumene: " + shown);
        return status;
    }

    private String sentence(ParameterException problem) {
        ArgSpec argument = problem.getArgSpec();
        return switch (problem) {
            case CommandLine.UnmatchedArgumentException unmatched -> unmatched(unmatched);
            case CommandLine.MissingParameterException missing ->
                words.say("error.missing", "what", names(missing.getMissing()));
            case CommandLine.OverwrittenOptionException twice ->
                words.say("error.twice", "what", name(twice.getOverwritten()));
            default ->
                argument == null || problem.getValue() == null
                        ? words.say("error.bad-line", "problem", String.valueOf(problem.getMessage()))
                        : words.say("error.bad-value", "what", name(argument), "value", problem.getValue());
        };
    }

    private String unmatched(CommandLine.UnmatchedArgumentException problem) {
        String first = problem.getUnmatched().getFirst();
        if (first.startsWith("-")) {
            return words.say("error.unknown-option", "option", first);
        }
        CommandLine command = problem.getCommandLine();
        if (command.getSubcommands().isEmpty()) {
            return words.say("error.too-many-words", "word", first);
        }
        return words.say(
                "error.unknown-command",
                "command",
                first,
                "commands",
                String.join(", ", command.getSubcommands().keySet()));
    }

    private static String names(@Nullable List<ArgSpec> missing) {
        return missing == null ? "" : missing.stream().map(Failures::name).collect(Collectors.joining(", "));
    }

    private static String name(ArgSpec argument) {
        return argument instanceof OptionSpec option ? option.longestName() : argument.paramLabel();
    }
}
