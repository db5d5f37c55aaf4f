package ecumene.sidmeiercivilization;

import static ecumene.sidmeiercivilization.Tables.table;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import ecumene.engine.EventLog;
import ecumene.engine.Randomness;
import ecumene.engine.Seats;
import ecumene.engine.data.BadDataException;
import ecumene.sidmeiercivilization.component.Technology;
import ecumene.testkit.RandomPlay;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Data from outside: what is no position of this game is refused in words, and what is accepted can be played. */
class LoadingTest {

    private static final int[] NUMBERS = {-128, -2, -1, 0, 1, 3, 8, 21, 40, 99, 127, 1000};
    private static final int MATCHES = 12;
    private static final int MOVES = 12;
    private static final int CHANGES = Math.max(3, RandomPlay.matches() / 100);

    private final SidMeierCivilization game = new SidMeierCivilization();

    private static Map<String, Object> saved() {
        return new LinkedHashMap<>(table().start(Table.RED).position.save());
    }

    /** A position with one number of a list put in the place of another. */
    private static Map<String, Object> with(String field, int index, Object value) {
        Map<String, Object> saved = saved();
        put(saved, field, index, value);
        return saved;
    }

    private static void put(Map<String, Object> saved, String field, int index, Object value) {
        List<Object> list = new ArrayList<>((List<?>) saved.get(field));
        list.set(index, value);
        saved.put(field, list);
    }

    private void refused(Map<String, Object> saved, String reason) {
        assertThatThrownBy(() -> game.load(saved))
                .isInstanceOf(BadDataException.class)
                .hasMessageContaining(reason);
    }

    @Test
    void whatStandsForNothingIsRefused() {
        assertThatCode(() -> game.load(saved())).doesNotThrowAnyException();
        refused(with("government", 0, 8), "every government is one of eight");
        refused(with("government", 1, -1), "every government is one of eight");
        for (int bit = Technology.COUNT; bit < Long.SIZE; bit++) {
            refused(with("technologies", 0, Long.toHexString(1L << bit)), "every technology is one of the game");
        }
        refused(with("used", 0, Long.toHexString(1L << 31)), "once a turn");
        refused(with("level", 0, 21), "21 spaces");
        refused(with("civilization", 0, 6), "every civilization is one of six");
        refused(with("civilization", 0, -1), "everybody has a civilization");
        refused(with("civilization", 0, (int) table().position.civilization[1]), "every civilization is there once");
        refused(with("coinTokens", 0, 5), "four coins");
        refused(with("walls", 0, 2), "walls or none");
        refused(with("chosen", 0, Technology.COUNT), "what is researched");
        refused(with("newScout", 0, 300), "a new scout");
        refused(with("turned", 0, 4), "by quarters");
        refused(with("wonderState", 0, 4), "in the deck or the market");
        refused(with("dealWith", 0, 0), "another player");
        refused(with("dealSent", 0, 2), "on the table or not");
        Map<String, Object> phase = saved();
        phase.put("phase", 5);
        refused(phase, "one of five");
        Map<String, Object> winner = saved();
        winner.put("winner", 2);
        refused(winner, "the winner sits at the table");
    }

    @Test
    void scoutsSendTheirSquareToACityOfTheirOwn() {
        int square = Table.at("c7");
        for (int city : new int[] {-2, 1, 3, 40}) {
            Map<String, Object> saved = with("sentSquare", 0, square);
            put(saved, "sentCity", 0, city);
            refused(saved, "a city of their own");
        }
        Map<String, Object> beside = with("sentSquare", 0, Table.at("p16"));
        put(beside, "sentCity", 0, 0);
        refused(beside, "scouts send squares of the map");
        Map<String, Object> sent = with("sentSquare", 0, square);
        put(sent, "sentCity", 0, 0);
        assertThatCode(() -> game.load(sent)).doesNotThrowAnyException();
    }

    @Test
    void nothingLiesBesideTheMapAndNobodyStandsThere() {
        int beside = Table.at("p16");
        refused(with("onMap", beside, 1), "beside the map");
        refused(with("figures", beside, 4), "beside the map");
        refused(with("disaster", beside, 1), "beside the map");
        refused(with("onMap", Table.at("c7"), 15), "a piece of the game");
        refused(with("onMap", Table.at("c7"), 60), "a piece of the game");
        refused(with("figures", Table.at("c7"), 6), "figures of players");
        refused(with("figures", Table.at("c7"), -4), "figures of players");
        refused(with("moved", Table.at("c7"), 1), "nobody has moved who is not there");
    }

    @Test
    void stepsAreAboutSeatsAndThingsThatThereAre() {
        Map<String, Object> saved = new LinkedHashMap<>(Tables.paying().position.save());
        int top = (int) saved.get("steps") - 1;
        put(saved, "step." + top + ".seat-and-notes", 1, 99);
        refused(saved, "a number points to nothing");
        Map<String, Object> answered =
                new LinkedHashMap<>(table().research().position.save());
        put(answered, "chosen", 0, SidMeierCivilizationPosition.NO_RESEARCH);
        put(answered, "chosen", 1, SidMeierCivilizationPosition.NO_RESEARCH);
        refused(answered, "somebody is asked until the match is over");
        Map<String, Object> seat = saved();
        put(seat, "step.0.seat-and-notes", 0, 2);
        refused(seat, "is about a seat that is not there");
    }

    /** One position for every question that random players were asked. */
    private Map<String, Map<String, Object>> positions() {
        Map<String, Map<String, Object>> positions = new TreeMap<>();
        for (int match = 1; match <= MATCHES; match++) {
            Randomness random = new Randomness(match);
            SidMeierCivilizationPosition position =
                    game.start(game.info().setup(2 + match % 3, Map.of("round-limit", "12")), match, EventLog.SILENT);
            while (!position.isFinished()) {
                positions.put(position.steps().top().name(), position.save());
                play(position, random);
            }
        }
        return positions;
    }

    private void play(SidMeierCivilizationPosition position, Randomness random) {
        List<Integer> awaited = Seats.list(game.awaiting(position));
        int seat = awaited.get(random.below(awaited.size()));
        List<SidMeierCivilizationMove> moves = game.legalMoves(position, seat);
        game.playListed(position, seat, moves.get(random.below(moves.size())), EventLog.SILENT);
    }

    /** Whatever number is changed: it is refused, or everybody can look and play on. */
    @Tag("laws")
    @Test
    void whatIsAcceptedCanBePlayed() {
        Randomness random = new Randomness(1);
        List<String> broken = new ArrayList<>();
        positions().forEach((step, saved) -> {
            for (String field : saved.keySet()) {
                if (!field.equals("seats") && !field.startsWith("option.") && !field.startsWith("step")) {
                    for (int i = 0; i < CHANGES; i++) {
                        Map<String, Object> changed = new LinkedHashMap<>(saved);
                        String how = change(changed, field, random);
                        look(changed, random).ifPresent(trouble -> broken.add(step + ", " + how + ": " + trouble));
                    }
                }
            }
        });
        assertThat(broken).isEmpty();
    }

    /** Puts another number in the place of one, and says which. */
    private static String change(Map<String, Object> saved, String field, Randomness random) {
        Object value = saved.get(field);
        if (value instanceof List<?> list) {
            if (list.isEmpty()) {
                return field;
            }
            int index = random.below(list.size());
            Object other = other(list.get(index), random);
            put(saved, field, index, other);
            return field + "[" + index + "] = " + other;
        }
        Object other = other(value, random);
        saved.put(field, other);
        return field + " = " + other;
    }

    private static Object other(Object value, Randomness random) {
        return value instanceof String word ? flipped(word, random) : (Object) NUMBERS[random.below(NUMBERS.length)];
    }

    private static String flipped(String word, Randomness random) {
        return Long.toHexString(Long.parseUnsignedLong(word, 16) ^ 1L << random.below(Long.SIZE));
    }

    /** What goes wrong with data that is accepted. */
    private Optional<String> look(Map<String, Object> saved, Randomness random) {
        SidMeierCivilizationPosition position;
        try {
            position = game.load(saved);
        } catch (BadDataException e) {
            return Optional.empty();
        }
        try {
            game.view(position, Seats.SPECTATOR);
            for (int seat = 0; seat < position.seats(); seat++) {
                game.view(position, seat);
                game.foresight(position, seat);
            }
            for (int i = 0; i < MOVES && !position.isFinished(); i++) {
                play(position, random);
            }
            return Optional.empty();
        } catch (RuntimeException e) {
            return Optional.of(
                    e.toString() + Arrays.stream(e.getStackTrace()).limit(4).toList());
        }
    }
}
