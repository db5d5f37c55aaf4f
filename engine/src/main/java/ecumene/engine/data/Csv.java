package ecumene.engine.data;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * The printed tables of a game: resource files with a heading line and one line per thing, separated by commas. A field in
 * double quotes may contain commas; a doubled quote stands for one. Empty lines do not count.
 */
public final class Csv {

    private Csv() {}

    /** The lines of a file in the resource folder of a class, each as a map from column to field. */
    public static List<Map<String, String>> read(Class<?> beside, String file) {
        List<Map<String, String>> rows = new ArrayList<>();
        try (InputStream in = Objects.requireNonNull(beside.getResourceAsStream(file), file);
                BufferedReader lines = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
            List<String> heading = fields(Objects.requireNonNull(lines.readLine(), file));
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                if (!line.isBlank()) {
                    rows.add(row(file, heading, fields(line)));
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return rows;
    }

    private static Map<String, String> row(String file, List<String> heading, List<String> fields) {
        if (fields.size() != heading.size()) {
            throw new BadDataException(file + ": " + fields.size() + " fields, not " + heading.size() + ": " + fields);
        }
        Map<String, String> row = new HashMap<>();
        for (int i = 0; i < heading.size(); i++) {
            row.put(heading.get(i), fields.get(i));
        }
        return row;
    }

    private static List<String> fields(String line) {
        List<String> fields = new ArrayList<>();
        StringBuilder field = new StringBuilder();
        boolean quoted = false;
        for (int i = 0; i < line.length(); i++) {
            char c = line.charAt(i);
            if (c == '"' && quoted && i + 1 < line.length() && line.charAt(i + 1) == '"') {
                field.append(c);
                i++;
            } else if (c == '"') {
                quoted = !quoted;
            } else if (c == ',' && !quoted) {
                fields.add(field.toString());
                field.setLength(0);
            } else {
                field.append(c);
            }
        }
        fields.add(field.toString());
        return fields;
    }
}
