package ecumene.server.api;

import ecumene.engine.Measure;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** How a match went: public numbers, round by round. */
public record Statistics(List<Moment> moments) {

    /** The numbers after a move, the last of its round. {@code outlook}: shares of the victory, only after the end. */
    public record Moment(
            int ply,
            int round,
            List<Measure> points,
            List<Measure> measures,
            @Nullable List<Double> outlook) {}
}
