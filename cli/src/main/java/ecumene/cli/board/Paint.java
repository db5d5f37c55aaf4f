package ecumene.cli.board;

/** Colours for those who see them; for all others the same text without. */
public final class Paint {

    /** No colours at all. */
    public static final Paint NONE = new Paint(false);

    /** Every colour the boards use. */
    public static final Paint ANSI = new Paint(true);

    /** Seats: red, blue, green, yellow, magenta, cyan. Their number is always shown too. */
    private static final int[] SEATS = {160, 27, 28, 178, 127, 37};

    private final boolean on;

    private Paint(boolean on) {
        this.on = on;
    }

    private String wrap(String codes, String text) {
        return on ? "\033[" + codes + "m" + text + "\033[0m" : text;
    }

    public String bold(String text) {
        return wrap("1", text);
    }

    public String dim(String text) {
        return wrap("2", text);
    }

    /** Light text on the colour of a seat. */
    public String seat(int seat, String text) {
        return wrap("1;38;5;231;48;5;" + SEATS[seat % SEATS.length], text);
    }

    /** Text in one of the 256 colours. */
    public String colour(int colour, String text) {
        return wrap("38;5;" + colour, text);
    }

    /** The number of characters a painted text takes on the screen. */
    public static int width(String painted) {
        return painted.replaceAll("\033\\[[0-9;]*m", "").length();
    }

    /** A painted text with blanks behind it up to a width. */
    public static String padded(String painted, int width) {
        return painted + " ".repeat(Math.max(0, width - width(painted)));
    }
}
