package ecumene.cli;

import java.io.BufferedOutputStream;
import java.io.Console;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;

/**
 * What a command talks to: its input, its two outputs, and what is known of the terminal behind them. Tests bring their own.
 *
 * @param in what people type, or a file, or another program
 * @param out what was asked for; always UTF-8
 * @param err everything else
 * @param outIsTerminal whether a person looks at {@code out}, so that it may be cleared
 * @param errIsTerminal whether a person looks at {@code err}, so that a line may be written anew
 * @param environment the variables of the process
 */
public record Shell(
        InputStream in,
        PrintStream out,
        PrintStream err,
        boolean outIsTerminal,
        boolean errIsTerminal,
        Map<String, String> environment) {

    private static final int BUFFER = 1 << 16;

    /** The one this process runs in. Nothing but {@code out} can write to the standard output from now on. */
    static Shell ofProcess() {
        PrintStream out = utf8(FileDescriptor.out);
        PrintStream err = utf8(FileDescriptor.err);
        System.setOut(err);
        System.setErr(err);
        return new Shell(System.in, out, err, isTerminal(1), isTerminal(2), System.getenv());
    }

    private static PrintStream utf8(FileDescriptor file) {
        return new PrintStream(
                new BufferedOutputStream(new FileOutputStream(file), BUFFER), true, StandardCharsets.UTF_8);
    }

    private static boolean isTerminal(int descriptor) {
        Path link = Path.of("/proc/self/fd/" + descriptor);
        try {
            if (Files.isSymbolicLink(link)) {
                String device = Files.readSymbolicLink(link).toString();
                return device.startsWith("/dev/pts/")
                        || device.startsWith("/dev/tty")
                        || device.startsWith("/dev/console");
            }
        } catch (IOException e) {
            return false; // whatever it is, it cannot be asked
        }
        return Optional.ofNullable(System.console()).map(Console::isTerminal).orElse(false);
    }

    private String variable(String name) {
        return environment.getOrDefault(name, "");
    }

    /** Whether colours are wanted: on a terminal that knows them, unless {@code NO_COLOR} says no. */
    public boolean hasColours() {
        return outIsTerminal
                && variable("NO_COLOR").isEmpty()
                && !variable("TERM").isEmpty()
                && !variable("TERM").equals("dumb");
    }

    /** Whether the terminal understands more than lines. */
    public boolean canClear() {
        return outIsTerminal && !variable("TERM").isEmpty() && !variable("TERM").equals("dumb");
    }

    /** The size of the terminal in characters; 24 lines of 80 if nobody can tell. */
    public Size size() {
        if (outIsTerminal) {
            try {
                Process stty = new ProcessBuilder("stty", "size")
                        .redirectInput(ProcessBuilder.Redirect.INHERIT)
                        .redirectError(ProcessBuilder.Redirect.DISCARD)
                        .start();
                String[] answer = new String(stty.getInputStream().readAllBytes(), StandardCharsets.US_ASCII)
                        .strip()
                        .split(" ", -1);
                if (answer.length == 2 && Integer.parseInt(answer[1]) > 0) {
                    return new Size(Integer.parseInt(answer[1]), Integer.parseInt(answer[0]));
                }
            } catch (IOException | NumberFormatException e) {
                return Size.USUAL;
            }
        }
        return Size.USUAL;
    }

    /** How many characters fit on the screen. */
    public record Size(int columns, int lines) {
        static final Size USUAL = new Size(80, 24);
    }
}
