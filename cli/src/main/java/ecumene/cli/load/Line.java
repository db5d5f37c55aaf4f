package ecumene.cli.load;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/** Live updates as they come in: whole states, and changes that make the next state of the latest one. */
final class Line implements AutoCloseable {

    private static final String EVENT = "event: ";
    private static final String DATA = "data: ";

    private final Connection connection;
    private final BufferedReader lines;
    private String state = "";
    private int length;

    Line(Connection connection, InputStream in) {
        this.connection = connection;
        this.lines = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
    }

    /** Waits for the next state; null if the line has ended. */
    @Nullable
    String next() throws IOException {
        boolean change = false;
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
            if (line.startsWith(EVENT)) {
                change = line.startsWith("change", EVENT.length());
            } else if (line.startsWith(DATA)) {
                length = line.length();
                String data = line.substring(DATA.length());
                state = change ? Glimpse.changed(state, data) : data;
                return state;
            }
        }
        return null;
    }

    /** How long what came last was, unpacked. */
    int length() {
        return length;
    }

    @Override
    public void close() {
        connection.close();
    }
}
