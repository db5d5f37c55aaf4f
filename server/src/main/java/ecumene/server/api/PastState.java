package ecumene.server.api;

import ecumene.engine.Measure;
import ecumene.engine.View;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A moment of the time line, as a viewer may know it. */
public record PastState(
        int ply,
        @Nullable Integer seat,
        int round,
        String phase,
        List<Integer> awaiting,
        View view,
        List<Measure> points) {}
