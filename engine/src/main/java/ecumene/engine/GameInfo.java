package ecumene.engine;

import ecumene.engine.data.BadDataException;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * What one needs to know of a game to set it up.
 *
 * @param id stable and readable: {@code tempus}
 * @param minSeats the fewest seats
 * @param maxSeats the most seats
 * @param rules the version of the rules; it grows whenever the same record could lead to another position
 * @param options the choices before a match
 */
public record GameInfo(String id, int minSeats, int maxSeats, int rules, List<Option> options) {

    /** A set-up with the default options. */
    public Setup setup(int seats) {
        return setup(seats, Map.of());
    }

    /** A set-up with some options chosen and the others as they are by default. */
    public Setup setup(int seats, Map<String, String> chosen) {
        if (seats < minSeats || seats > maxSeats) {
            throw new BadDataException(id + " is played by " + minSeats + " to " + maxSeats + ", not by " + seats);
        }
        Map<String, String> values = new TreeMap<>();
        for (Option option : options) {
            String value = chosen.getOrDefault(option.id(), option.defaultValue());
            option.check(value, seats);
            values.put(option.id(), value);
        }
        for (String name : chosen.keySet()) {
            if (!values.containsKey(name)) {
                throw new BadDataException(id + " has no option " + name);
            }
        }
        return new Setup(seats, values);
    }
}
