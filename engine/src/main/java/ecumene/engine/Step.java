package ecumene.engine;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A question of the rules: who is asked, the prompt, the legal moves, the reasons against the others and what each move
 * does, side by side in one class named like the rulebook names it. A step has no state: what it needs to remember is in
 * its frame of the {@link StepStack} or in the position.
 *
 * <p>Obligations:
 *
 * <ul>
 *   <li>{@link #moves} is the only source of what is legal. It lists each legal move exactly once, in an order that depends
 *       on nothing but the position, and at least one for every seat in {@link #awaiting}. What it lists depends only on
 *       what that seat may know.
 *   <li>{@link #why} explains any other move of the game; it is called only for moves that are not listed.
 *   <li>{@link #play} changes the position, the stack included: it pops its own frame when the question is answered. It is
 *       given listed moves only.
 *   <li>Chance comes from {@link Position#random()} alone; a secret shown to somebody is reported with {@link
 *       Position#reveal()}.
 * </ul>
 */
public abstract class Step<P extends Position, M extends Move> {

    private final String name;

    protected Step(String name) {
        this.name = name;
    }

    /** The name of this step in saved positions and texts. */
    public final String name() {
        return name;
    }

    /**
     * The seats asked now, as a bit set. {@link Seats#NOBODY}: the rules go on by themselves, see {@link #proceed}. Several
     * seats when the rules let people decide at once: each answers when it likes.
     */
    public int awaiting(P position) {
        return Seats.only(position.steps().seat());
    }

    /**
     * What the rules do when this step is on top and nobody is asked. It must pop the frame, push another or make somebody
     * asked.
     */
    public void proceed(P position, EventLog log) {
        throw new IllegalStateException(name + " asks nobody and does nothing");
    }

    /** Adds every legal move of an awaited seat. */
    public abstract void moves(P position, int seat, List<M> moves);

    /** Why a move that is not listed is not legal. */
    public abstract Refusal why(P position, int seat, M move);

    /** Does what a listed move says. */
    public abstract void play(P position, int seat, M move, EventLog log);

    /**
     * The {@link Seats} (and spectators) that see which move this is when it is made; the others see at most that one was
     * made. Steps answered face down give {@code Seats.only(seat)}.
     */
    public int audience(P position, int seat, M move) {
        return Seats.EVERYONE;
    }

    /**
     * Whether this is a market: those asked offer, answer and withdraw as often as they like until all of them are done.
     * Somebody who never is done would stop the others, so a table may end it by the clock: it then plays the {@link
     * #defaultMove} of every awaited seat until nobody is asked any more. In a market these must lead to its end.
     */
    public boolean isMarket() {
        return false;
    }

    /** What happens when somebody does not answer: a listed move that harms its seat as little as can be. */
    public abstract M defaultMove(P position, int seat);

    public abstract Prompt prompt(P position, int seat);

    /**
     * What a listed move throws away that its seat could still use: actions, disks, a card. Null mostly. It depends on nothing
     * but what the seat may know.
     */
    public @Nullable Loss loss(P position, int seat, M move) {
        return null;
    }

    /**
     * The listed move that a person may leave as a standing answer, such as letting a card pass, where the same small question
     * comes again and again; null where each question wants its own answer. The text {@code standing.<name of the step>} says
     * what is left. Whether there is one depends on nothing but what everybody knows.
     */
    public @Nullable M standing(P position, int seat) {
        return null;
    }

    /**
     * The one move left to the only seat asked, which the engine then plays by itself; null to ask. The answer must not
     * tell anybody what they may not know: a step whose number of moves depends on hidden things looks only at what is
     * public (such as an empty hand), and asks otherwise.
     */
    public @Nullable M forced(P position, int seat) {
        List<M> moves = new ArrayList<>();
        moves(position, seat, moves);
        return moves.size() == 1 ? moves.getFirst() : null;
    }

    @Override
    public final String toString() {
        return name;
    }
}
