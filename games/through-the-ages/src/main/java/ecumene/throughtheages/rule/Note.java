package ecumene.throughtheages.rule;

import ecumene.engine.Seats;
import ecumene.engine.StepStack;
import ecumene.throughtheages.Civilization;
import ecumene.throughtheages.component.CivilCard;
import ecumene.throughtheages.component.MilitaryCard;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/**
 * A note of a step as everybody may read it: its name, and what its number stands for. A step hands over its notes in their
 * order, so that all of them are told.
 */
public final class Note {

    private final String name;
    private final boolean card;
    private final IntFunction<? extends @Nullable Object> meaning;

    private Note(String name, boolean card, IntFunction<? extends @Nullable Object> meaning) {
        this.name = name;
        this.card = card;
        this.meaning = meaning;
    }

    /** The military card that the question is about. */
    static Note military() {
        return new Note("card", true, index -> MilitaryCard.at(index).id());
    }

    /** The civil card that the question is about. */
    static Note civil() {
        return new Note("card", true, index -> CivilCard.at(index).id());
    }

    static Note number(String name) {
        return new Note(name, false, number -> number);
    }

    static Note flag(String name) {
        return new Note(name, false, number -> number != 0);
    }

    /** A seat or level; there may be none. */
    static Note perhaps(String name) {
        return new Note(name, false, number -> number == Civilization.NONE ? null : number);
    }

    /** A set of seats. */
    static Note seats(String name) {
        return new Note(name, false, Note::list);
    }

    /** One of several, named as in the code. */
    static Note one(String name, List<? extends Enum<?>> all) {
        return new Note(
                name,
                false,
                index -> all.get(index).name().toLowerCase(Locale.ROOT).replace('_', '-'));
    }

    private static List<Integer> list(int seats) {
        List<Integer> list = new ArrayList<>();
        for (int seat = 0; seat < Integer.SIZE; seat++) {
            if (Seats.contains(seats, seat)) {
                list.add(seat);
            }
        }
        return List.copyOf(list);
    }

    /** Reads the notes of any step. */
    private static final class Frame {

        static @Nullable Object read(StepStack steps, int depth, Note[] notes, int index) {
            return notes[index].meaning.apply(steps.note(depth, index));
        }
    }

    /** The card that the step under the top by {@code depth} is about; null if it is about none. */
    static @Nullable String card(StepStack steps, int depth, Note... notes) {
        for (int i = 0; i < notes.length; i++) {
            if (notes[i].card) {
                return (String) Frame.read(steps, depth, notes, i);
            }
        }
        return null;
    }

    /** The other notes of the step under the top by {@code depth}, but for those that say nothing. */
    static Map<String, Object> told(StepStack steps, int depth, Note... notes) {
        Map<String, Object> told = new LinkedHashMap<>();
        for (int i = 0; i < notes.length; i++) {
            Object value = notes[i].card ? null : Frame.read(steps, depth, notes, i);
            if (value != null) {
                told.put(notes[i].name, value);
            }
        }
        return Collections.unmodifiableMap(told);
    }
}
