package ecumene.cli.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** A field of characters, each with its paint. What is outside is not drawn. */
final class Canvas {

    private final char[][] characters;
    private final @Nullable UnaryOperator<String>[][] paints;

    @SuppressWarnings({"unchecked", "rawtypes"}) // arrays of a generic type cannot be made otherwise
    Canvas(int width, int height) {
        characters = new char[height][width];
        paints = new UnaryOperator[height][width];
        for (char[] line : characters) {
            java.util.Arrays.fill(line, ' ');
        }
    }

    void write(int x, int y, String text, UnaryOperator<String> paint) {
        for (int i = 0; i < text.length(); i++) {
            if (y >= 0 && y < characters.length && x + i >= 0 && x + i < characters[y].length) {
                characters[y][x + i] = text.charAt(i);
                paints[y][x + i] = paint;
            }
        }
    }

    /** The lines, painted; characters side by side with the same paint are painted together. */
    List<String> lines() {
        List<String> lines = new ArrayList<>();
        for (int y = 0; y < characters.length; y++) {
            lines.add(line(y));
        }
        return lines;
    }

    private String line(int y) {
        StringBuilder line = new StringBuilder();
        int from = 0;
        int end = new String(characters[y]).stripTrailing().length();
        while (from < end) {
            int to = from + 1;
            while (to < end && Objects.equals(paints[y][to], paints[y][from])) {
                to++;
            }
            String text = new String(characters[y], from, to - from);
            UnaryOperator<String> paint = paints[y][from];
            line.append(paint == null ? text : paint.apply(text));
            from = to;
        }
        return line.toString();
    }
}
