package ecumene.cli.play;

import ecumene.bots.BotSpec;
import ecumene.bots.Choice;
import ecumene.bots.Mind;
import ecumene.cli.Shell;
import ecumene.cli.Words;
import ecumene.engine.Knowledge;
import ecumene.engine.Move;
import ecumene.engine.Position;
import ecumene.engine.Randomness;
import ecumene.engine.Result;
import ecumene.engine.Seats;
import ecumene.engine.match.Match;
import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** A match between people in front of one terminal and bots, from its first question to the ranking. */
public final class Session<P extends Position, M extends Move> {

    private final Screen screen;
    private final Set<Integer> people;
    private final BotSpec bot;
    private final Randomness thoughts;
    private final Map<Integer, Mind<P, M>> minds = new HashMap<>();
    private Match<P, M> match;
    private Chronicle chronicle = new Chronicle();
    private Narrator<P, M> narrator;

    /** Whose eyes the screen is for. */
    private int facing;

    /**
     * @param people the seats of the people; bots sit on all others
     * @param bot how they think, and who gives advice
     * @param seed what their thoughts begin with
     */
    public Session(Shell shell, Words words, Match<P, M> match, Set<Integer> people, BotSpec bot, long seed) {
        this.screen = new Screen(shell);
        this.match = match;
        this.people = people;
        this.bot = bot;
        this.thoughts = new Randomness(seed);
        this.narrator = new Narrator<>(match.game(), words);
        this.facing = people.size() == 1 ? people.iterator().next() : -1;
    }

    /** Plays until the end of the match, or until somebody leaves. */
    public void run() throws IOException {
        screen.line(screen.paint().bold(narrator.title()));
        screen.line(say("play.welcome"));
        while (!match.isFinished()) {
            int awaiting = match.game().awaiting(match.position());
            List<Integer> bots = Seats.list(awaiting).stream()
                    .filter(seat -> !people.contains(seat))
                    .toList();
            if (!bots.isEmpty()) {
                letBotPlay(bots.getFirst());
                continue;
            }
            int seat = Seats.first(awaiting);
            if (!hasFaced(seat)) {
                return;
            }
            chronicle.news(Seats.SPECTATOR); // what those who look on together have seen until now
            if (!new Question<>(this, seat).ask()) {
                screen.line(say("play.bye"));
                return;
            }
        }
        finish();
    }

    private void letBotPlay(int seat) {
        screen.passing(say("play.thinking", "name", narrator.seat(seat)));
        Choice<M> choice =
                minds.computeIfAbsent(seat, any -> bot.mind()).choose(match.knowledge(seat), bot.budget(), thoughts);
        screen.clearPassing();
        play(seat, choice.move());
    }

    /** When people share the screen, the one before must not see what the next one may. */
    private boolean hasFaced(int seat) throws IOException {
        if (facing == seat) {
            return true;
        }
        facing = seat;
        screen.clear();
        String name = Narrator.capital(narrator.seat(seat));
        if (!screen.canClear()) {
            screen.line(screen.paint().bold(say("play.next-person", "name", name)));
            return true;
        }
        if (screen.ask(screen.paint().bold(say("play.next-person-waits", "name", name)) + " ") == null) {
            screen.line(say("play.bye"));
            return false;
        }
        return true;
    }

    private void finish() throws IOException {
        screen.line();
        // Several people look together now: each sees what everybody may.
        int viewer = people.size() == 1 ? people.iterator().next() : Seats.SPECTATOR;
        chronicle.news(viewer).forEach(event -> screen.line("· " + narrator.event(event)));
        Result result = match.result();
        if (result != null) {
            List<String> lines = narrator.result(result);
            screen.line();
            screen.line(screen.paint().bold(say("play.end")));
            screen.lines(lines);
        }
        new Farewell(this).ask();
    }

    // ---------------------------------------------------------------- for the questions of this session

    Screen screen() {
        return screen;
    }

    Match<P, M> match() {
        return match;
    }

    Chronicle chronicle() {
        return chronicle;
    }

    Narrator<P, M> narrator() {
        return narrator;
    }

    String say(String key, Object... arguments) {
        return narrator.words().say(key, arguments);
    }

    void speak(Words words) {
        narrator = new Narrator<>(match.game(), words);
    }

    void play(int seat, M move) {
        chronicle.add(match.play(seat, move));
    }

    void undo(int seat) {
        match.undo(seat);
        chronicle.takeBack();
    }

    /** Goes on with the plan advised before, if it was followed so far; else thinks anew. */
    Choice<M> advice(int seat) {
        screen.passing(say("play.thinking", "name", bot.bot().name()));
        Knowledge<P, M> knowledge = match.knowledge(seat);
        Mind<P, M> adviser = minds.get(seat);
        if (adviser == null || !adviser.goesOn(knowledge)) {
            adviser = bot.mind();
            minds.put(seat, adviser);
        }
        Choice<M> choice = adviser.choose(knowledge, bot.budget(), thoughts);
        screen.clearPassing();
        return choice;
    }

    void load(String file) {
        match = SaveFile.read(file, match.game());
        chronicle = new Chronicle();
        minds.clear();
        people.removeIf(seat -> seat >= match.position().seats());
        if (people.isEmpty()) {
            people.add(0);
        }
        facing = people.size() == 1 ? people.iterator().next() : -1;
    }
}
