package ecumene.server.api;

import ecumene.engine.Measure;
import ecumene.engine.View;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a seat did without anybody else in between, in one round and phase: what is told and shown as one.
 *
 * @param from how many moves had been made before it
 * @param ply how many moves have been made with it
 * @param seat who acted; absent for the set-up
 * @param round the round in which it was done
 * @param phase the phase in which it was done
 * @param view what the viewer saw at its end; absent where that is the view of the state it comes with
 * @param points how the public points stood then; absent where the view is
 */
public record Act(
        int from,
        int ply,
        @Nullable Integer seat,
        int round,
        String phase,
        @Nullable View view,
        @Nullable List<Measure> points) {}
