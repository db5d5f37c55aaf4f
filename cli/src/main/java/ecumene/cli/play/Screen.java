package ecumene.cli.play;

import ecumene.cli.Shell;
import ecumene.cli.board.Paint;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Lines out and lines in. What is no terminal gets plain lines, without a single control character. */
final class Screen {

    private static final String CLEAR = "\033[H\033[2J\033[3J";
    private static final String HOME = "\033[H\033[J";
    private static final String CLEAR_LINE = "\r\033[K";

    private final Shell shell;
    private final Paint paint;
    private final BufferedReader in;

    Screen(Shell shell) {
        this.shell = shell;
        this.paint = shell.hasColours() ? Paint.ANSI : Paint.NONE;
        this.in = new BufferedReader(new InputStreamReader(shell.in(), StandardCharsets.UTF_8));
    }

    Paint paint() {
        return paint;
    }

    Shell.Size size() {
        return shell.size();
    }

    boolean canClear() {
        return shell.canClear();
    }

    void clear() {
        if (shell.canClear()) {
            shell.out().print(CLEAR);
            shell.out().flush();
        }
    }

    /** Begins at the top of the screen again if so many lines fit on it; what was there can still be scrolled to. */
    void fresh(int lines) {
        if (shell.canClear() && lines < size().lines()) {
            shell.out().print("\n".repeat(size().lines() - 1) + HOME);
            shell.out().flush();
        }
    }

    void line() {
        shell.out().println();
    }

    void line(String text) {
        shell.out().println(text);
    }

    void lines(List<String> lines) {
        lines.forEach(this::line);
    }

    /** A line that the next one takes the place of; only where that is possible. */
    void passing(String text) {
        if (shell.canClear()) {
            shell.out().print(CLEAR_LINE + text);
            shell.out().flush();
        }
    }

    void clearPassing() {
        passing("");
    }

    /** What is typed after a prompt; null at the end of the input. */
    @Nullable
    String ask(String prompt) throws IOException {
        shell.out().print(prompt);
        shell.out().flush();
        String line = in.readLine();
        if (!shell.outIsTerminal() || line == null) {
            line();
        }
        return line;
    }
}
