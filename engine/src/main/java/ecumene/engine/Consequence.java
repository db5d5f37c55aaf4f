package ecumene.engine;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a legal move would do, as far as the seat that makes it can know.
 *
 * @param changes what it would certainly change in its own phase
 * @param open the indicators whose change depends on chance, or on what the seat does not know
 * @param endsTurn whether the seat is certainly not asked any more after it
 * @param undoable whether it certainly can be taken back: neither chance is used nor anything shown
 * @param loss what it throws away; absent mostly
 */
public record Consequence(
        List<Change> changes,
        List<String> open,
        boolean endsTurn,
        boolean undoable,
        @Nullable Loss loss) {

    public Consequence {
        changes = List.copyOf(changes);
        open = List.copyOf(open);
    }
}
