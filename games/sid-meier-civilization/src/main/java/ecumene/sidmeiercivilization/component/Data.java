package ecumene.sidmeiercivilization.component;

import ecumene.engine.data.BadDataException;
import ecumene.engine.data.Csv;
import ecumene.sidmeiercivilization.SidMeierCivilization;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;

/** The lines of the data files, by id. */
final class Data {

    private Data() {}

    static List<Row> rows(String file) {
        return Csv.read(SidMeierCivilization.class, file).stream().map(Row::new).toList();
    }

    static Row row(String file, String id) {
        for (Row row : rows(file)) {
            if (row.text("id").equals(id)) {
                return row;
            }
        }
        throw new BadDataException(file + " has no " + id);
    }

    /** The readable id of an enum constant. */
    static String id(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    record Row(Map<String, String> fields) {

        String text(String column) {
            return Objects.requireNonNull(fields.get(column), column);
        }

        boolean isEmpty(String column) {
            return text(column).isEmpty();
        }

        int number(String column) {
            return isEmpty(column) ? 0 : Integer.parseInt(text(column));
        }
    }
}
