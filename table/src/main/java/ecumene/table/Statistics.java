package ecumene.table;

import ecumene.engine.Measure;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** How a match went: public numbers at the last move of each round, and now. */
public record Statistics(List<Moment> moments) {

    /** The numbers after a move. {@code outlook}: each seat's share of the victory, only once the match is over. */
    public record Moment(
            int ply,
            int round,
            List<Measure> points,
            List<Measure> measures,
            @Nullable List<Double> outlook) {

        Moment withoutOutlook() {
            return new Moment(ply, round, points, measures, null);
        }
    }
}
