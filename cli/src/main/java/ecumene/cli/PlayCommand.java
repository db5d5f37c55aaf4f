package ecumene.cli;

import ecumene.bots.BotSpec;
import ecumene.cli.play.SaveFile;
import ecumene.cli.play.Session;
import ecumene.engine.Game;
import ecumene.engine.Move;
import ecumene.engine.Position;
import ecumene.engine.match.Match;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code ecumene play GAME}: a match in the terminal. */
@Command(name = "play", sortOptions = false)
final class PlayCommand implements Callable<Integer> {

    private final Context context;

    @Parameters(paramLabel = "${bundle:label.game}", descriptionKey = "game")
    @SuppressWarnings("NullAway.Init") // picocli sets it
    private String game;

    @Option(names = "--seats", paramLabel = "N")
    private @Nullable Integer seats;

    @Option(names = "--seat", paramLabel = "N", defaultValue = "1")
    private int seat = 1;

    @Option(names = "--people", paramLabel = "N", defaultValue = "1")
    private int people = 1;

    @Option(names = "--bot", paramLabel = "BOT", defaultValue = "mcts:1000ms")
    private String bot = "mcts:1000ms";

    @Option(names = "--seed", paramLabel = "N")
    private @Nullable Long seed;

    @Option(names = "--option", paramLabel = "ID=X")
    private Map<String, String> options = new LinkedHashMap<>();

    @Option(names = "--load", paramLabel = "${bundle:label.file}")
    private @Nullable String file;

    PlayCommand(Context context) {
        this.context = context;
    }

    @Override
    public Integer call() throws IOException {
        play(Arguments.game(context.games(), game));
        return 0;
    }

    private <P extends Position, M extends Move> void play(Game<P, M> rules) throws IOException {
        BotSpec thinking = Arguments.bot(bot);
        long chance = seed == null ? System.nanoTime() & 0xFFFF_FFFFL : seed;
        Match<P, M> match;
        if (file == null) {
            int number = seats == null ? rules.info().minSeats() : seats;
            match = Match.start(rules, Arguments.setup(rules, number, options), chance);
        } else {
            match = SaveFile.read(file, rules);
        }
        Set<Integer> persons = persons(match.position().seats());
        new Session<>(context.shell(), context.words(), match, persons, thinking, chance).run();
    }

    /** The seats of the people: side by side from the first one on. */
    private Set<Integer> persons(int number) {
        Arguments.number("--seat", seat, 1, number);
        Arguments.number("--people", people, 1, number);
        Set<Integer> persons = new TreeSet<>();
        for (int i = 0; i < people; i++) {
            persons.add((seat - 1 + i) % number);
        }
        return persons;
    }
}
