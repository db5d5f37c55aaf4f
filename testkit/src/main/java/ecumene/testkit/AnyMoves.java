package ecumene.testkit;

import ecumene.engine.Move;
import ecumene.engine.Randomness;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Moves that no list ever named: any kind of move with any cards, places and numbers. Whoever speaks to a game from outside can
 * ask for them, so they too must be refused, with a reason that betrays nothing.
 */
final class AnyMoves<M extends Move> {

    /** Small ones, and a few that nothing in a game has so many of. */
    private static final int[] NUMBERS = {-1, 0, 1, 2, 3, 4, 5, 6, 8, 13, 100};

    private final List<Class<?>> kinds = new ArrayList<>();
    private final Map<Class<?>, List<?>> values = new LinkedHashMap<>();
    private final Class<M> type;
    private final Randomness random;

    AnyMoves(Class<M> type, Randomness random) {
        this.type = type;
        this.random = random;
        addKinds(type);
    }

    private void addKinds(Class<?> each) {
        Class<?>[] permitted = each.getPermittedSubclasses();
        if (permitted != null) {
            Arrays.stream(permitted).forEach(this::addKinds);
        } else if (each.isRecord()) {
            kinds.add(each);
        }
    }

    /** Some move; null where chance has put together what its own kind does not take. */
    @Nullable
    M next() {
        Object move = made(kinds.get(random.below(kinds.size())));
        return move == null ? null : type.cast(move);
    }

    private @Nullable Object made(Class<?> kind) {
        RecordComponent[] parts = kind.getRecordComponents();
        @Nullable Object[] arguments = new Object[parts.length];
        for (int i = 0; i < parts.length; i++) {
            arguments[i] = value(parts[i].getType());
        }
        try {
            Constructor<?> constructor = kind.getDeclaredConstructor(
                    Arrays.stream(parts).map(RecordComponent::getType).toArray(Class<?>[]::new));
            constructor.setAccessible(true);
            return constructor.newInstance(arguments);
        } catch (InvocationTargetException e) {
            return null; // such a move cannot even be said
        } catch (ReflectiveOperationException e) {
            throw new LinkageError(kind + " cannot be made", e);
        }
    }

    private @Nullable Object value(Class<?> of) {
        if (of == int.class || of == Integer.class) {
            return NUMBERS[random.below(NUMBERS.length)];
        }
        if (of.isRecord()) {
            return made(of);
        }
        List<?> all = values.computeIfAbsent(of, AnyMoves::all);
        return all.isEmpty() ? null : all.get(random.below(all.size()));
    }

    /** All there are of a component: its constants, or its list of that name. */
    private static List<?> all(Class<?> of) {
        if (of.isEnum()) {
            return List.of(of.getEnumConstants());
        }
        try {
            Field all = of.getDeclaredField("ALL");
            return (List<?>) all.get(null);
        } catch (ReflectiveOperationException e) {
            return List.of();
        }
    }
}
