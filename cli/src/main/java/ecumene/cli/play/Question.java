package ecumene.cli.play;

import ecumene.bots.Choice;
import ecumene.cli.UsageException;
import ecumene.cli.Words;
import ecumene.cli.board.Scene;
import ecumene.cli.board.TextBoards;
import ecumene.engine.Event;
import ecumene.engine.Game;
import ecumene.engine.Move;
import ecumene.engine.Position;
import ecumene.engine.Prompt;
import ecumene.engine.Refusal;
import ecumene.engine.data.BadDataException;
import ecumene.engine.match.Match;
import ecumene.engine.text.Language;
import ecumene.wire.Json;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** One person is asked once: the board, what is new, the prompt, the moves; then commands until a move is chosen. */
final class Question<P extends Position, M extends Move> {

    /** How many lines of moves are shown at once, if the screen is not smaller. */
    private static final int MOST_LINES = 18;

    private static final int FEWEST_LINES = 9;
    private static final int MOST_NEWS = 16;

    private final Session<P, M> session;
    private final Screen screen;
    private final int seat;
    private Menu<M> menu;
    private boolean answered;
    private boolean left;

    Question(Session<P, M> session, int seat) {
        this.session = session;
        this.screen = session.screen();
        this.seat = seat;
        this.menu = menu();
    }

    /** Says false if the person leaves. */
    boolean ask() throws IOException {
        showAll(session.chronicle().news(seat));
        while (!answered && !left) {
            String line = screen.ask(screen.paint().bold(session.say("play.your-move")) + " ");
            if (line == null) {
                return false;
            }
            obey(line.strip());
        }
        return !left;
    }

    private Match<P, M> match() {
        return session.match();
    }

    private Game<P, M> game() {
        return match().game();
    }

    private Menu<M> menu() {
        int lines = Math.clamp(screen.size().lines() - 8, FEWEST_LINES, MOST_LINES);
        List<M> moves = match().legalMoves(seat);
        List<String> words = session.narrator().moves(moves);
        List<Menu.Item<M>> items = new ArrayList<>();
        for (int i = 0; i < moves.size(); i++) {
            M move = moves.get(i);
            items.add(new Menu.Item<>(move.getClass().getSimpleName(), words.get(i), move));
        }
        return new Menu<>(items, lines);
    }

    // ---------------------------------------------------------------- what is shown

    private void showAll(List<Event> news) {
        List<String> board = board();
        screen.fresh(board.size() + Math.min(news.size(), MOST_NEWS) + MOST_LINES + 6);
        screen.line();
        screen.lines(board);
        showNews(news);
        showQuestion();
    }

    private List<String> board() {
        Scene scene = new Scene(
                seat,
                game().texts(),
                session.narrator().words(),
                screen.paint(),
                screen.size().columns());
        return TextBoards.draw(game().view(match().position(), seat), scene);
    }

    private void showNews(List<Event> news) {
        if (news.isEmpty()) {
            return;
        }
        screen.line();
        int skipped = Math.max(0, news.size() - MOST_NEWS);
        if (skipped > 0) {
            screen.line(screen.paint().dim(session.say("play.earlier", "count", skipped)));
        }
        news.stream()
                .skip(skipped)
                .forEach(event -> screen.line(wrapped("· " + session.narrator().event(event))));
    }

    private void showQuestion() {
        Prompt prompt = game().prompt(match().position(), seat);
        screen.line();
        screen.line(screen.paint().seat(seat, " " + (seat + 1) + " ") + " "
                + screen.paint().bold(session.narrator().prompt(prompt)) + " "
                + screen.paint().dim("[" + session.narrator().heading(prompt.rule()) + "]"));
        showMenu();
    }

    private void showMenu() {
        int number = menu.firstNumber();
        for (Menu.Line<M> line : menu.lines()) {
            String count = line.items().size() > 1
                    ? screen.paint().dim(" (" + line.items().size() + ")")
                    : "";
            screen.line(String.format("%4d  ", number) + line.words() + count);
            number++;
        }
        if (menu.hidden() > 0) {
            screen.line(screen.paint().dim("      " + session.say("play.more", "count", menu.hidden())));
        } else if (menu.isNarrowed()) {
            screen.line(screen.paint().dim("      " + session.say("play.narrowed")));
        }
    }

    private String wrapped(String text) {
        int width = screen.size().columns();
        StringBuilder out = new StringBuilder();
        int column = 0;
        for (String word : text.split(" ", -1)) {
            if (column > 0 && column + 1 + word.length() > width) {
                out.append("\n  ");
                column = 2;
            } else if (column > 0) {
                out.append(' ');
                column++;
            }
            out.append(word);
            column += word.length();
        }
        return out.toString();
    }

    // ---------------------------------------------------------------- what is typed

    private void obey(String line) {
        try {
            if (line.isEmpty()) {
                showQuestion();
            } else if (line.matches("\\d{1,9}")) {
                choose(Integer.parseInt(line));
            } else {
                Command.Typed typed = Command.parse(line).orElse(null);
                if (typed == null) {
                    filter(line);
                } else {
                    perform(typed);
                }
            }
        } catch (UsageException e) {
            screen.line(e.say(session.narrator().words()));
        }
    }

    private void choose(int number) {
        List<Menu.Item<M>> items = menu.numbered(number);
        if (items.size() == 1) {
            session.play(seat, items.getFirst().move());
            answered = true;
        } else if (items.isEmpty()) {
            screen.line(session.say("play.no-number", "number", number));
        } else {
            menu.narrow(items);
            showMenu();
        }
    }

    private void filter(String text) {
        if (menu.filter(text)) {
            showMenu();
        } else {
            screen.line(session.say("play.no-match", "text", text));
        }
    }

    private void perform(Command.Typed typed) {
        switch (typed.command()) {
            case HELP -> help();
            case MORE -> {
                menu.more();
                showMenu();
            }
            case BACK -> {
                menu.reset();
                showMenu();
            }
            case HINT -> hint();
            case UNDO -> undo();
            case WHY -> why(typed.rest());
            case BOARD -> {
                screen.lines(board());
                showQuestion();
            }
            case LOG ->
                session.chronicle()
                        .all(seat)
                        .forEach(event ->
                                screen.line(wrapped("· " + session.narrator().event(event))));
            case SAVE -> save(typed.rest());
            case LOAD -> load(typed.rest());
            case LANG -> speak(typed.rest());
            case QUIT -> left = true;
        }
    }

    private void help() {
        Prompt prompt = game().prompt(match().position(), seat);
        screen.line(wrapped("[" + session.narrator().heading(prompt.rule()) + "] "
                + session.narrator().rule(prompt)));
        screen.line();
        for (Command command : Command.values()) {
            screen.line("  " + session.say(command.key()));
        }
    }

    private void hint() {
        Choice<M> choice = session.advice(seat);
        screen.line(session.say("play.hint", "move", session.narrator().move(choice.move())));
        screen.line("  " + choice.explanation().say(session.narrator().words().language()));
    }

    private void undo() {
        if (!match().canUndo(seat)) {
            screen.line(session.say("play.cannot-undo"));
            return;
        }
        session.undo(seat);
        answered = true; // the same person is asked again, one move earlier
    }

    private void why(String json) {
        M move = move(json);
        if (move == null) {
            return;
        }
        Refusal refusal = game().refusal(match().position(), seat, move);
        screen.line(
                refusal == null
                        ? session.say("play.legal", "move", session.narrator().move(move))
                        : session.say(
                                "play.refused",
                                "reason",
                                session.narrator().refusal(refusal),
                                "rule",
                                session.narrator().heading(refusal.rule())));
    }

    private @Nullable M move(String json) {
        if (json.isEmpty()) {
            M example = match().legalMoves(seat).getFirst();
            screen.line(session.say("play.why-how", "move", Json.text(example)));
            return null;
        }
        try {
            return Json.move(game(), Json.parse(json));
        } catch (BadDataException e) {
            screen.line(session.say("play.no-move", "problem", String.valueOf(e.getMessage())));
            return null;
        }
    }

    private void save(String file) {
        if (file.isEmpty()) {
            screen.line(session.say("play.which-file"));
            return;
        }
        SaveFile.write(file, match());
        screen.line(session.say("play.saved", "file", file));
    }

    private void load(String file) {
        if (file.isEmpty()) {
            screen.line(session.say("play.which-file"));
            return;
        }
        session.load(file);
        screen.line(session.say("play.loaded", "file", file));
        answered = true; // the match goes on wherever the record ends
    }

    private void speak(String code) {
        Language language = session.narrator().words().language() == Language.ES ? Language.EN : Language.ES;
        if (!code.isEmpty()) {
            language = Language.of(code).orElseThrow(() -> new UsageException("unknown-language", "language", code));
        }
        session.speak(new Words(language));
        menu = menu();
        screen.lines(board());
        showQuestion();
    }
}
