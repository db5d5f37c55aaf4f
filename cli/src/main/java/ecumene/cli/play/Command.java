package ecumene.cli.play;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** What one can type instead of a number, in both languages at any time. The text {@code play.command.<name>} explains it. */
enum Command {
    HELP("?", "help", "ayuda"),
    MORE("more", "más", "mas"),
    BACK("back", "atrás", "atras"),
    HINT("hint", "pista"),
    UNDO("undo", "deshacer"),
    WHY("why", "porqué", "porque"),
    BOARD("board", "tablero"),
    LOG("log", "crónica", "cronica"),
    SAVE("save", "guardar"),
    LOAD("load", "cargar"),
    LANG("lang", "idioma"),
    QUIT("quit", "salir");

    @SuppressWarnings("ImmutableEnumChecker") // made by List.of
    private final List<String> words;

    Command(String... words) {
        this.words = List.of(words);
    }

    String key() {
        return "play.command." + name().toLowerCase(Locale.ROOT);
    }

    /** A line as a command and what follows it; empty if it is none. */
    static Optional<Typed> parse(String line) {
        String[] parts = line.strip().split("\\s+", 2);
        String word = parts[0].toLowerCase(Locale.ROOT);
        for (Command command : values()) {
            if (command.words.contains(word)) {
                return Optional.of(new Typed(command, parts.length > 1 ? parts[1].strip() : ""));
            }
        }
        return Optional.empty();
    }

    record Typed(Command command, String rest) {}
}
