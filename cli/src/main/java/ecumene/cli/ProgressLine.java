package ecumene.cli;

import java.time.Duration;

/** How far a long work has come: one line written anew on a terminal, elsewhere a line every few seconds. */
final class ProgressLine {

    private static final int WIDTH = 30;
    private static final Duration EVERY = Duration.ofSeconds(5);

    private final Shell shell;
    private final Words words;
    private Duration told = Duration.ZERO;
    private boolean open;

    ProgressLine(Shell shell, Words words) {
        this.shell = shell;
        this.words = words;
    }

    synchronized void show(int done, int all, Duration elapsed) {
        if (!shell.errIsTerminal() && elapsed.minus(told).compareTo(EVERY) < 0) {
            return;
        }
        told = elapsed;
        Duration left =
                done == 0 ? Duration.ZERO : elapsed.multipliedBy(all - done).dividedBy(done);
        String line = words.say(
                "progress",
                "bar",
                bar(done, all),
                "done",
                done,
                "all",
                all,
                "elapsed",
                clock(elapsed),
                "left",
                clock(left));
        if (shell.errIsTerminal()) {
            shell.err().print("\r" + line + "\033[K");
            shell.err().flush();
            open = true;
        } else {
            shell.err().println(line);
        }
    }

    /** Leaves the line as it is and goes on below. */
    synchronized void end() {
        if (open) {
            shell.err().println();
            open = false;
        }
    }

    private static String bar(int done, int all) {
        int full = all == 0 ? WIDTH : (int) ((long) WIDTH * done / all);
        return "█".repeat(full) + "░".repeat(WIDTH - full);
    }

    static String clock(Duration time) {
        long seconds = time.toSeconds();
        return seconds < 3600
                ? String.format("%d:%02d", seconds / 60, seconds % 60)
                : String.format("%d:%02d:%02d", seconds / 3600, seconds / 60 % 60, seconds % 60);
    }
}
