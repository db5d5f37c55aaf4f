package ecumene.cli;

import java.util.ArrayList;
import java.util.List;

/** Rows of words in columns: the first to the left, the others to the right. */
final class TextTable {

    private static final String GAP = "  ";

    private final List<List<String>> rows = new ArrayList<>();

    void row(List<String> cells) {
        rows.add(cells);
    }

    List<String> lines() {
        List<Integer> widths = new ArrayList<>();
        for (List<String> row : rows) {
            for (int column = 0; column < row.size(); column++) {
                int length = row.get(column).length();
                if (column == widths.size()) {
                    widths.add(length);
                } else {
                    widths.set(column, Math.max(widths.get(column), length));
                }
            }
        }
        return rows.stream().map(row -> line(row, widths)).toList();
    }

    private static String line(List<String> row, List<Integer> widths) {
        StringBuilder line = new StringBuilder();
        for (int column = 0; column < row.size(); column++) {
            String cell = row.get(column);
            String blanks = " ".repeat(widths.get(column) - cell.length());
            line.append(column == 0 ? "" : GAP).append(column == 0 ? cell + blanks : blanks + cell);
        }
        return line.toString().stripTrailing();
    }
}
