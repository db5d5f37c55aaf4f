package ecumene.cli;

import ecumene.engine.Game;
import ecumene.engine.Option;
import ecumene.engine.text.Language;
import java.io.PrintStream;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;

/** {@code ecumene games}: what can be played, by how many, and what can be chosen. */
@Command(name = "games", sortOptions = false)
final class GamesCommand implements Callable<Integer> {

    private final Context context;

    GamesCommand(Context context) {
        this.context = context;
    }

    @Override
    public Integer call() {
        context.games().all().forEach(this::show);
        return 0;
    }

    private void show(Game<?, ?> game) {
        PrintStream out = context.shell().out();
        Words words = context.words();
        out.println(words.say(
                "games.game",
                "id",
                game.info().id(),
                "title",
                game.texts().say(words.language(), "title"),
                "least",
                game.info().minSeats(),
                "most",
                game.info().maxSeats()));
        for (Option option : game.info().options()) {
            out.println(words.say(
                    "games.option",
                    "id",
                    option.id(),
                    "title",
                    game.texts().say(words.language(), "option." + option.id()),
                    "values",
                    values(game, option, words.language())));
        }
    }

    private String values(Game<?, ?> game, Option option, Language language) {
        String usual = option.defaultValue();
        return switch (option.kind()) {
            case NUMBER ->
                context.words()
                        .say(
                                "games.range",
                                "least",
                                option.values().getFirst(),
                                "most",
                                option.values().getLast(),
                                "usual",
                                usual);
            case FLAG -> context.words().say("games.flag", "usual", usual);
            case CHOICE ->
                option.values().stream()
                        .map(value -> value + " (" + game.texts().say(language, "option." + option.id() + "." + value)
                                + ")" + (value.equals(usual) ? context.words().say("games.usual") : ""))
                        .collect(Collectors.joining(", "));
        };
    }
}
