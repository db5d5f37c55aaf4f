package ecumene.table;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A table to be set up.
 *
 * @param game the game's id
 * @param options those that are not the default
 * @param host the guest who sets it up
 * @param seats one place for each seat, in the order of play
 * @param open whether strangers find it in the list of open tables and may sit down without an invitation
 */
public record NewTable(
        String game, Map<String, String> options, String host, List<Place> seats, Pace pace, boolean open) {

    public NewTable {
        options = Map.copyOf(options);
        seats = List.copyOf(seats);
    }

    /**
     * Who is to sit on a seat.
     *
     * @param name how a person is called; for a free seat who is expected
     * @param bot one of the {@link BotLevels}; absent for people
     */
    public record Place(
            Kind kind, @Nullable String name, @Nullable String bot) {

        public enum Kind {
            /** The host; several such seats are played on one screen. */
            ME,
            /** Whoever follows the invitation. */
            PERSON,
            BOT
        }

        public static Place me(@Nullable String name) {
            return new Place(Kind.ME, name, null);
        }

        public static Place person(@Nullable String name) {
            return new Place(Kind.PERSON, name, null);
        }

        public static Place bot(String level) {
            return new Place(Kind.BOT, null, level);
        }
    }
}
