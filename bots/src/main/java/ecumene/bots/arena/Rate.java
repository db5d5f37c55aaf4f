package ecumene.bots.arena;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * How often something happened, with the 95 % interval of Wilson, which stays honest for few matches and near 0 and 1.
 *
 * @param count how often; shared victories make it a fraction
 * @param of out of how many
 */
public record Rate(double count, int of) {

    /** The quantile of the normal distribution for 95 %. */
    private static final double Z = 1.959963984540054;

    public double rate() {
        return of == 0 ? 0 : count / of;
    }

    public double low() {
        return of == 0 ? 0 : Math.max(0, centre() - half());
    }

    public double high() {
        return of == 0 ? 1 : Math.min(1, centre() + half());
    }

    private double centre() {
        return (rate() + Z * Z / (2 * of)) / (1 + Z * Z / of);
    }

    private double half() {
        double p = rate();
        return Z / (1 + Z * Z / of) * Math.sqrt(p * (1 - p) / of + Z * Z / (4.0 * of * of));
    }

    Map<String, Object> toMap() {
        Map<String, Object> map = new LinkedHashMap<>();
        map.put("count", round(count));
        map.put("of", of);
        map.put("rate", round(rate()));
        map.put("low", round(low()));
        map.put("high", round(high()));
        return map;
    }

    /** Four digits are more than the matches can tell. */
    static double round(double value) {
        return Math.round(value * 10_000) / 10_000.0;
    }
}
