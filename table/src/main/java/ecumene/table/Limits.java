package ecumene.table;

import ecumene.table.TableException.Code;

/** What people may write. Lengths are counted in characters as people count them: code points. */
public final class Limits {

    public static final int NAME = 40;
    public static final int CHAT = 500;
    public static final int CHAT_LINES = 2_000;

    private Limits() {}

    /** A name without the blanks around it; {@link Code#BAD_REQUEST} if it is none. */
    public static String name(String name) {
        return checked("a name", name, NAME);
    }

    /** A chat line without the blanks around it; {@link Code#BAD_REQUEST} if it is none. */
    public static String chat(String text) {
        return checked("a chat line", text, CHAT);
    }

    private static String checked(String what, String text, int most) {
        String stripped = text.strip();
        int length = stripped.codePointCount(0, stripped.length());
        if (length < 1 || length > most) {
            throw new TableException(Code.BAD_REQUEST, what + " has 1 to " + most + " characters");
        }
        if (stripped.codePoints().anyMatch(Limits::isMischief)) {
            throw new TableException(Code.BAD_REQUEST, what + " has no control characters");
        }
        return stripped;
    }

    /** Control characters, broken characters, and those that turn the direction of the text around them. */
    private static boolean isMischief(int codePoint) {
        return switch (Character.getType(codePoint)) {
            case Character.CONTROL, Character.SURROGATE, Character.LINE_SEPARATOR, Character.PARAGRAPH_SEPARATOR ->
                true;
            default -> (codePoint >= 0x202A && codePoint <= 0x202E) || (codePoint >= 0x2066 && codePoint <= 0x2069);
        };
    }
}
