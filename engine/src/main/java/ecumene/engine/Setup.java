package ecumene.engine;

import ecumene.engine.data.BadDataException;
import ecumene.engine.data.Fields;
import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;

/**
 * What is agreed before a match begins: how many seats, and a value for every option of the game. {@link GameInfo#setup}
 * makes it, so it always fits its game.
 */
public final class Setup {

    private final int seats;
    private final Map<String, String> options;

    Setup(int seats, Map<String, String> options) {
        this.seats = seats;
        this.options = Collections.unmodifiableMap(new TreeMap<>(options));
    }

    public int seats() {
        return seats;
    }

    /** Every option of the game with its value, by id. */
    public Map<String, String> options() {
        return options;
    }

    public String choice(String option) {
        String value = options.get(option);
        if (value == null) {
            throw new BadDataException("no option " + option);
        }
        return value;
    }

    public int number(String option) {
        return Integer.parseInt(choice(option));
    }

    public boolean flag(String option) {
        return Boolean.parseBoolean(choice(option));
    }

    void fields(Fields fields) {
        fields.number("seats", seats);
        options.forEach((id, value) -> fields.text("option." + id, value));
    }
}
