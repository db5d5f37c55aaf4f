package ecumene.cli;

import ecumene.bots.bench.Bench;
import ecumene.engine.Game;
import ecumene.engine.Move;
import ecumene.engine.Position;
import ecumene.engine.text.Language;
import ecumene.wire.Json;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code ecumene bench GAME}: how fast a game is. The last line is one JSON object, for programs. */
@Command(name = "bench", sortOptions = false)
final class BenchCommand implements Callable<Integer> {

    private static final int LONGEST = 3600;

    /** What people are shown, by the names {@link Bench} gives; the text {@code bench.<name>} says what it is. */
    private static final List<String> SHOWN = List.of(
            "playouts_per_second",
            "moves_per_second",
            "copies_per_second",
            "position_bytes",
            "mean_branching",
            "moves_per_match",
            "mcts_iterations_per_second",
            "ceiling_moves_per_second",
            "moves_of_ceiling",
            "ceiling_copies_per_second",
            "copies_of_ceiling");

    private final Context context;

    @Parameters(paramLabel = "${bundle:label.game}", descriptionKey = "game")
    @SuppressWarnings("NullAway.Init") // picocli sets it
    private String game;

    @Option(names = "--seconds", paramLabel = "N", defaultValue = "10")
    private int seconds = 10;

    @Option(names = "--seats", paramLabel = "N")
    private @Nullable Integer seats;

    @Option(names = "--seed", paramLabel = "N", defaultValue = "1")
    private long seed = 1;

    @Option(names = "--option", paramLabel = "ID=X")
    private Map<String, String> options = new LinkedHashMap<>();

    BenchCommand(Context context) {
        this.context = context;
    }

    @Override
    public Integer call() {
        run(Arguments.game(context.games(), game));
        return 0;
    }

    private <P extends Position, M extends Move> void run(Game<P, M> rules) {
        Arguments.number("--seconds", seconds, 1, LONGEST);
        int number = seats == null ? usualSeats(rules) : seats;
        Arguments.setup(rules, number, options);
        Words words = context.words();
        Shell shell = context.shell();
        shell.err().println(words.say("bench.begin", "game", rules.info().id(), "seats", number, "seconds", seconds));
        Map<String, Object> numbers = new Bench<>(rules, Bench.usualSetup(rules, number, options), seed).run(seconds);
        TextTable table = new TextTable();
        Locale locale = words.language() == Language.ES ? Locale.of("es") : Locale.ENGLISH;
        for (String name : SHOWN) {
            if (numbers.get(name) instanceof Number value) {
                String format = value.doubleValue() < 1 ? "%,.2f" : value.doubleValue() < 1000 ? "%,.1f" : "%,.0f";
                table.row(List.of(words.say("bench." + name), String.format(locale, format, value.doubleValue())));
            }
        }
        table.lines().forEach(shell.out()::println);
        shell.out().println(Json.text(numbers));
    }

    /** Four, or the nearest number that can play. */
    private static int usualSeats(Game<?, ?> rules) {
        return Math.clamp(4, rules.info().minSeats(), rules.info().maxSeats());
    }
}
