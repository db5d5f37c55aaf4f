package ecumene.sidmeiercivilization.rule;

import static ecumene.sidmeiercivilization.SidMeierCivilizationPosition.NONE;

import ecumene.engine.Seats;
import ecumene.sidmeiercivilization.SidMeierCivilizationPosition;
import ecumene.sidmeiercivilization.component.Square;
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
final class Note {

    /** What a number of the frame under the top by {@code depth} stands for; null if it says nothing. */
    interface Meaning {
        @Nullable
        Object of(SidMeierCivilizationPosition position, int depth, int number);
    }

    private final String name;
    private final Meaning meaning;

    private Note(String name, Meaning meaning) {
        this.name = name;
        this.meaning = meaning;
    }

    static Note as(String name, Meaning meaning) {
        return new Note(name, meaning);
    }

    static Note number(String name) {
        return as(name, (position, depth, number) -> number);
    }

    /** A seat or a front; there may be none. */
    static Note perhaps(String name) {
        return as(name, (position, depth, number) -> number == NONE ? null : number);
    }

    static Note flag(String name) {
        return as(name, (position, depth, number) -> number != 0);
    }

    /** A set of seats. */
    static Note seats(String name) {
        return as(name, (position, depth, number) -> list(number));
    }

    static Note square(String name) {
        return component(name, square -> Square.at(square).id());
    }

    /** A city, by its square; it may have fallen. */
    static Note city(String name) {
        return as(
                name,
                (position, depth, city) -> position.citySquare[city] == NONE
                        ? null
                        : Square.at(position.citySquare[city]).id());
    }

    static Note component(String name, IntFunction<String> id) {
        return as(name, (position, depth, index) -> id.apply(index));
    }

    /** One of several, named as in the code. */
    static Note one(String name, List<? extends Enum<?>> all) {
        return component(
                name, index -> all.get(index).name().toLowerCase(Locale.ROOT).replace('_', '-'));
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

        static @Nullable Object read(SidMeierCivilizationPosition position, int depth, Note[] notes, int index) {
            return notes[index].meaning.of(position, depth, position.steps().note(depth, index));
        }
    }

    /** The notes of the step under the top by {@code depth}, but for those that say nothing. */
    static Map<String, Object> told(SidMeierCivilizationPosition position, int depth, Note... notes) {
        Map<String, Object> told = new LinkedHashMap<>();
        for (int i = 0; i < notes.length; i++) {
            Object value = Frame.read(position, depth, notes, i);
            if (value != null) {
                told.put(notes[i].name, value);
            }
        }
        return Collections.unmodifiableMap(told);
    }
}
