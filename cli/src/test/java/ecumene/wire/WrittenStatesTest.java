package ecumene.wire;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.cli.Games;
import ecumene.engine.Consequence;
import ecumene.engine.Event;
import ecumene.engine.Foresight;
import ecumene.engine.Game;
import ecumene.engine.Measure;
import ecumene.engine.Move;
import ecumene.engine.Position;
import ecumene.engine.Prompt;
import ecumene.engine.Randomness;
import ecumene.engine.Result;
import ecumene.engine.Seats;
import ecumene.engine.View;
import ecumene.engine.match.Match;
import ecumene.engine.match.ToldEvent;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What is sent is written by hands of our own; it must be what Jackson, who reads it, would have written. */
class WrittenStatesTest {

    private static final int MOVES = 400;

    private record Shown(
            View view,
            @Nullable Prompt prompt,
            List<Move> moves,
            @Nullable Move chosen,
            List<Consequence> consequences,
            Foresight foresight,
            List<Measure> points,
            List<Measure> measures,
            List<Event> events,
            Object anything,
            @Nullable Result result,
            long time,
            double share) {}

    static Stream<Game<?, ?>> games() {
        return Games.HOUSE.all().stream();
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyStateOfAGameIsWrittenAsJacksonWritesIt(Game<?, ?> game) {
        play(game);
    }

    private static <P extends Position, M extends Move> void play(Game<P, M> game) {
        int seats = game.info().minSeats();
        Match<P, M> match = Match.start(game, game.info().setup(seats, Map.of()), 5);
        Randomness dice = new Randomness(5);
        for (int made = 0; made < MOVES && !match.isFinished(); made++) {
            P position = match.position();
            int seat = Seats.list(game.awaiting(position)).getFirst();
            List<M> moves = match.legalMoves(seat);
            M chosen = moves.get(dice.below(moves.size()));
            List<Consequence> consequences = made % 20 == 0 ? game.consequences(position, seat, moves) : List.of();
            assertThat(Scribe.knows(chosen.getClass())).isTrue();
            View view = game.view(position, made % 3 == 0 ? Seats.SPECTATOR : seat);
            Prompt prompt = game.prompt(position, seat);
            List<Event> events = new ArrayList<>();
            for (ToldEvent told : match.play(seat, chosen)) {
                events.add(told.event());
            }
            assertThat(Scribe.knows(view.getClass())).isTrue();
            assertThat(Scribe.knows(Shown.class)).isTrue();
            assertSame(new Shown(
                    view,
                    prompt,
                    List.copyOf(moves),
                    chosen,
                    consequences,
                    game.foresight(position, seat),
                    game.points(position),
                    game.measures(position),
                    events,
                    position.save(),
                    match.result(),
                    -1L - made,
                    made / 7.0));
            assertSame(chosen);
        }
    }

    @Test
    void lettersAndNumbersOfAllKindsAreWrittenAsJacksonWritesThem() {
        Map<String, Object> odd = new HashMap<>();
        odd.put("", "\"quoted\" \\ / \b\t\n\f\r\u0000\u001f\u007f\u0080 ñ ÿ ß 水 😀 \u2028");
        odd.put("ñandú\n", List.of());
        odd.put("numbers", List.of(0, -1, 10, Integer.MIN_VALUE, Integer.MAX_VALUE, Long.MIN_VALUE, Long.MAX_VALUE));
        odd.put("parts", List.of(1.5, -0.0, 1e300, true, false, Map.of(), Map.of(7, List.of(List.of()))));
        odd.put("nothing", null);
        odd.put("holes", Arrays.asList(null, 1, null));
        odd.put("array", new int[] {1, 2});
        odd.put("long", "x".repeat(10_000) + "é" + "y".repeat(10_000));
        assertSame(odd);
        odd.forEach((key, value) -> {
            if (value != null) {
                assertSame(value);
            }
        });
    }

    private static void assertSame(Object value) {
        assertThat(new String(Json.bytes(value), StandardCharsets.UTF_8)).isEqualTo(Json.text(value));
    }
}
