package ecumene.table;

import ecumene.engine.Measure;
import ecumene.engine.View;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A moment of the time line, as a viewer may know it.
 *
 * @param ply after how many moves
 * @param seat through whose eyes; absent for a spectator
 */
public record PastState(
        int ply,
        @Nullable Integer seat,
        int round,
        String phase,
        List<Integer> awaiting,
        View view,
        List<Measure> points) {}
