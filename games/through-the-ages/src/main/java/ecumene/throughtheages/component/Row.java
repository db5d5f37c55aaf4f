package ecumene.throughtheages.component;

import java.util.Map;

/** A line of a file with numbers: an empty field is 0. */
final class Row {

    private final Map<String, String> fields;

    Row(Map<String, String> fields) {
        this.fields = fields;
    }

    String text(String column) {
        String field = fields.get(column);
        if (field == null) {
            throw new IllegalStateException("no column " + column);
        }
        return field;
    }

    int number(String column) {
        String field = text(column);
        return field.isEmpty() ? 0 : Integer.parseInt(field);
    }

    boolean yes(String column) {
        return text(column).equals("yes");
    }

    /** Numbers with dashes between them. */
    int[] numbers(String column) {
        String field = text(column);
        if (field.isEmpty()) {
            return new int[0];
        }
        String[] parts = field.split("-", -1);
        int[] numbers = new int[parts.length];
        for (int i = 0; i < parts.length; i++) {
            numbers[i] = Integer.parseInt(parts[i]);
        }
        return numbers;
    }

    /** The copies of a card with two, three and four players, in places 2 to 4. */
    int[] copies() {
        return new int[] {0, 0, number("copies_2"), number("copies_3"), number("copies_4")};
    }
}
