package ecumene.cli.play;

import ecumene.cli.Words;
import ecumene.engine.Event;
import ecumene.engine.Game;
import ecumene.engine.Move;
import ecumene.engine.Position;
import ecumene.engine.Prompt;
import ecumene.engine.Refusal;
import ecumene.engine.Result;
import ecumene.engine.text.SeatNames;
import ecumene.wire.Json;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Says in one language what is asked, what can be done and what happened. */
final class Narrator<P extends Position, M extends Move> {

    private final Game<P, M> game;
    private final Words words;

    Narrator(Game<P, M> game, Words words) {
        this.game = game;
        this.words = words;
    }

    Words words() {
        return words;
    }

    String title() {
        return game.texts().say(words.language(), "title");
    }

    String seat(int seat) {
        return SeatNames.NUMBERED.name(seat, words.language());
    }

    String move(M move) {
        return game.texts().say(words.language(), "move", (Record) move, SeatNames.NUMBERED);
    }

    /**
     * Each of these moves in words. On a screen one points at a place; here moves that would sound alike also say the
     * places and pieces they are made of, as the board prints them.
     */
    List<String> moves(List<M> moves) {
        List<String> plain = moves.stream().map(this::move).toList();
        Map<String, Long> alike = plain.stream().collect(Collectors.groupingBy(words -> words, Collectors.counting()));
        List<String> told = new ArrayList<>();
        for (int i = 0; i < plain.size(); i++) {
            String words = plain.get(i);
            told.add(alike.getOrDefault(words, 0L) == 1 ? words : words + ": " + made(moves.get(i)));
        }
        return told;
    }

    private String made(M move) {
        List<String> parts = new ArrayList<>();
        Json.parse(Json.text(move)).properties().forEach(part -> {
            if (!part.getKey().equals("type")) {
                parts.add(part.getValue().asString());
            }
        });
        return String.join(", ", parts);
    }

    String event(Event event) {
        return capital(game.texts().say(words.language(), "event", (Record) event, SeatNames.NUMBERED));
    }

    String prompt(Prompt prompt) {
        return game.texts().say(words.language(), "prompt." + prompt.name(), prompt.args(), SeatNames.NUMBERED);
    }

    /** The name of a place in the rulebook. */
    String heading(String rule) {
        return game.texts().say(words.language(), "heading." + rule);
    }

    /** The rule by which something is asked, in our words. */
    String rule(Prompt prompt) {
        return game.texts().say(words.language(), "rule." + prompt.rule());
    }

    String refusal(Refusal refusal) {
        return game.texts().say(words.language(), "refusal." + refusal.name());
    }

    String phase(P position) {
        return game.texts().say(words.language(), "phase." + game.phase(position));
    }

    /** The ranking, a line for each seat. */
    List<String> result(Result result) {
        List<String> lines = new ArrayList<>();
        lines.add(game.texts().say(words.language(), "reason." + result.reason()));
        int rank = 1;
        for (List<Integer> group : result.ranking()) {
            for (int seat : group) {
                lines.add(words.say(
                        "play.rank",
                        "rank",
                        rank,
                        "name",
                        seat(seat),
                        "points",
                        result.scores().get(seat)));
            }
            rank += group.size();
        }
        return lines;
    }

    static String capital(String text) {
        return text.isEmpty() ? text : text.substring(0, 1).toUpperCase(java.util.Locale.ROOT) + text.substring(1);
    }
}
