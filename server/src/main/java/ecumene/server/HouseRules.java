package ecumene.server;

import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * What who runs a house may decide about its doors.
 *
 * @param names under which it may be asked for; if there are none, on this machine alone the machine's own names, elsewhere any
 * @param metrics whether they are open to this machine also behind a proxy, which may be on it
 * @param quotas those that are not the usual ones
 * @param drain so long everybody is let go before it closes
 */
public record HouseRules(List<String> names, boolean metrics, Map<Quota, Integer> quotas, Duration drain) {

    public static final HouseRules USUAL = new HouseRules(List.of(), false, Map.of(), Duration.ZERO);

    public HouseRules {
        names = List.copyOf(names);
        quotas = Map.copyOf(quotas);
    }

    public int quota(Quota quota) {
        return quotas.getOrDefault(quota, quota.usual());
    }

    public HouseRules withQuota(Quota quota, int number) {
        Map<Quota, Integer> more = new EnumMap<>(Quota.class);
        more.putAll(quotas);
        more.put(quota, number);
        return new HouseRules(names, metrics, more, drain);
    }

    public HouseRules withName(String name) {
        List<String> more = new ArrayList<>(names);
        more.add(name);
        return new HouseRules(more, metrics, quotas, drain);
    }

    public HouseRules withMetrics(boolean open) {
        return new HouseRules(names, open, quotas, drain);
    }

    public HouseRules withDrain(Duration time) {
        return new HouseRules(names, metrics, quotas, time);
    }
}
