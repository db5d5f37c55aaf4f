package ecumene.engine;

import ecumene.engine.data.Fields;
import ecumene.engine.data.HashedFields;
import ecumene.engine.data.SavedFields;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Everything that is true in a match right now: board, hands, decks, random generator, pending steps.
 *
 * <p>A position is plain data: numbers, small arrays and references to immutable components. No listeners, no callbacks, no
 * text, nothing about people, clocks or plies. {@link #copy} shares nothing mutable. Two positions with equal fields are
 * the same position, and have the same {@link #hash}.
 */
public abstract class Position {

    private final Setup setup;
    private final Randomness random;
    private final StepStack steps;
    private int revealed;

    protected Position(Setup setup, long seed) {
        this.setup = setup;
        this.random = new Randomness(seed);
        this.steps = new StepStack();
    }

    protected Position(Position other) {
        this.setup = other.setup;
        this.random = other.random.copy();
        this.steps = new StepStack(other.steps);
        this.revealed = other.revealed;
    }

    /** An equal position of the same class, which shares nothing mutable with this one. */
    public abstract Position copy();

    /** Names every field of this position beyond those of this class, once; see {@link Fields}. */
    protected abstract void ownFields(Fields fields);

    public final Setup setup() {
        return setup;
    }

    public final int seats() {
        return setup.seats();
    }

    public final Randomness random() {
        return random;
    }

    public final StepStack steps() {
        return steps;
    }

    public final boolean isFinished() {
        return steps.isEmpty();
    }

    /**
     * Says that somebody has just learnt something that was hidden from them. Nobody can take back what came before, see
     * {@link ecumene.engine.match.Match#undo}.
     */
    public final void reveal() {
        revealed++;
    }

    /** Whether chance was used or something hidden was shown on the way from an earlier position to this one. */
    public final boolean knowsMoreThan(Position earlier) {
        return revealed != earlier.revealed || random.state() != earlier.random.state();
    }

    /** A stable 64-bit hash: equal positions, equal hash, on any machine. */
    public final long hash() {
        HashedFields fields = new HashedFields();
        fields(fields, null);
        return fields.hash();
    }

    /** This position as a map of numbers, strings and lists, which {@link Game#load} reads. */
    public final Map<String, Object> save() {
        SavedFields fields = new SavedFields();
        fields(fields, null);
        return fields.saved();
    }

    final void fields(Fields fields, @Nullable Function<String, Step<?, ?>> stepByName) {
        setup.fields(fields);
        steps.fields(fields, stepByName);
        random.fields(fields);
        revealed = fields.number("revealed", revealed);
        ownFields(fields);
    }
}
