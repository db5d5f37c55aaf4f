package ecumene.engine;

import ecumene.engine.data.BadDataException;
import ecumene.engine.data.Fields;
import java.util.Arrays;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The pending steps of a position, as data: the top one is the question being asked, those below wait until it is
 * answered. A frame names its step and the seat it is about, and has {@value #NOTES} numbers for the step to write in.
 * Whatever needs more room is a field of the position, and so is whatever somebody may not know: notes are open to all.
 */
public final class StepStack {

    /** How many numbers a frame has for the step's own use. */
    public static final int NOTES = 6;

    private static final int WIDTH = 1 + NOTES;

    private Step<?, ?>[] steps;
    private int[] frames;
    private int size;

    StepStack() {
        steps = new Step<?, ?>[4];
        frames = new int[4 * WIDTH];
    }

    StepStack(StepStack other) {
        steps = other.steps.clone();
        frames = other.frames.clone();
        size = other.size;
    }

    public boolean isEmpty() {
        return size == 0;
    }

    public int size() {
        return size;
    }

    /** Puts a question on top, about a seat, with its first notes; the other notes are 0. */
    public void push(Step<?, ?> step, int seat, int... notes) {
        if (notes.length > NOTES) {
            throw new IllegalArgumentException("a frame has room for " + NOTES + " notes, not " + notes.length);
        }
        if (size == steps.length) {
            steps = Arrays.copyOf(steps, 2 * size);
            frames = Arrays.copyOf(frames, 2 * size * WIDTH);
        }
        steps[size] = step;
        int start = size * WIDTH;
        frames[start] = seat;
        for (int i = 0; i < NOTES; i++) {
            frames[start + 1 + i] = i < notes.length ? notes[i] : 0;
        }
        size++;
    }

    /** Takes the top question away: it is answered. */
    public void pop() {
        size--;
    }

    /** Takes every question away: the match is over. */
    public void clear() {
        size = 0;
    }

    /** The step on top. */
    public Step<?, ?> top() {
        return steps[size - 1];
    }

    /** Whether a step is on top. */
    public boolean isTop(Step<?, ?> step) {
        return size > 0 && steps[size - 1].equals(step);
    }

    /** The step under the top by {@code depth}; null if there is none. */
    public @Nullable Step<?, ?> below(int depth) {
        return size > depth ? steps[size - 1 - depth] : null;
    }

    /** The seat that the top frame is about. */
    public int seat() {
        return frames[(size - 1) * WIDTH];
    }

    public void setSeat(int seat) {
        frames[(size - 1) * WIDTH] = seat;
    }

    /** The seat that the frame under the top by {@code depth} is about. */
    public int seat(int depth) {
        return frames[(size - 1 - depth) * WIDTH];
    }

    /** A note of the frame under the top by {@code depth}. */
    public int note(int depth, int index) {
        return frames[(size - 1 - depth) * WIDTH + 1 + index];
    }

    /** A note of the top frame. */
    public int note(int index) {
        return frames[(size - 1) * WIDTH + 1 + index];
    }

    public void setNote(int index, int value) {
        frames[(size - 1) * WIDTH + 1 + index] = value;
    }

    /**
     * Saves, hashes or loads the frames.
     *
     * @param stepByName when loading: finds the steps; null otherwise
     */
    void fields(Fields fields, @Nullable Function<String, Step<?, ?>> stepByName) {
        int depth = fields.number("steps", size);
        if (stepByName != null) {
            if (depth < 0 || depth > 100) {
                throw new BadDataException("steps: " + depth);
            }
            steps = new Step<?, ?>[Math.max(4, depth)];
            frames = new int[steps.length * WIDTH];
            size = depth;
        }
        for (int i = 0; i < depth; i++) {
            if (stepByName != null) {
                steps[i] = stepByName.apply(fields.text("step." + i, ""));
            } else {
                fields.text("step." + i, steps[i].name());
            }
            int[] frame = Arrays.copyOfRange(frames, i * WIDTH, (i + 1) * WIDTH);
            fields.numbers("step." + i + ".seat-and-notes", frame);
            System.arraycopy(frame, 0, frames, i * WIDTH, WIDTH);
        }
    }
}
