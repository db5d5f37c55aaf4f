package ecumene.types;

import com.fasterxml.jackson.annotation.JsonValue;
import ecumene.engine.Game;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * The classes of a game that a client meets: its moves, events and views, and whatever these are made of. In TypeScript
 * there is one room for all games, so each name begins with the name of its game.
 */
final class GameTypes {

    private final String game;
    private final String home;
    private final Set<Class<?>> found = new TreeSet<>(Comparator.comparing(Class::getName));

    GameTypes(Game<?, ?> game) {
        this.game = game.getClass().getSimpleName();
        this.home = game.getClass().getPackageName();
        roots().forEach(this::visit);
    }

    /** Every game has the first three, by these names: the architecture test sees to it. The others it may have. */
    List<Class<?>> roots() {
        List<Class<?>> roots = new ArrayList<>(List.of(find("Move"), find("Event"), find("View")));
        ifThere("Components").ifPresent(roots::add);
        ifThere("Foresight").ifPresent(roots::add);
        return roots;
    }

    private Class<?> find(String what) {
        return ifThere(what).orElseThrow(() -> new AssertionError(game + " has no " + game + what));
    }

    private Optional<Class<?>> ifThere(String what) {
        try {
            return Optional.of(Class.forName(home + "." + game + what));
        } catch (ClassNotFoundException e) {
            return Optional.empty();
        }
    }

    /** The sealed ones: in TypeScript they are unions. */
    List<Class<?>> unions() {
        return found.stream().filter(Class::isSealed).toList();
    }

    /** Components that are written as their id. */
    List<Class<?>> ids() {
        return found.stream()
                .filter(type -> !type.isEnum()
                        && Arrays.stream(type.getMethods())
                                .anyMatch(method -> method.isAnnotationPresent(JsonValue.class)))
                .toList();
    }

    List<Class<?>> all() {
        return List.copyOf(found);
    }

    /** {@code TempusMove.LayTile} is {@code TempusMoveLayTile}, {@code Terrain} is {@code TempusTerrain}. */
    String name(Class<?> type) {
        Class<?> outer = type.getEnclosingClass();
        if (outer != null) {
            return name(outer) + type.getSimpleName();
        }
        return type.getSimpleName().startsWith(game) ? type.getSimpleName() : game + type.getSimpleName();
    }

    private void visit(Type type) {
        if (type instanceof ParameterizedType generic) {
            Arrays.stream(generic.getActualTypeArguments()).forEach(this::visit);
        }
        if (type instanceof Class<?> found && found.getPackageName().startsWith(home) && this.found.add(found)) {
            if (found.isSealed()) {
                Arrays.stream(found.getPermittedSubclasses()).forEach(this::visit);
            }
            if (found.isRecord()) {
                for (RecordComponent component : found.getRecordComponents()) {
                    visit(component.getGenericType());
                }
            }
        }
    }
}
