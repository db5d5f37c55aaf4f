package ecumene.server.http;

import ecumene.server.Quota;
import ecumene.server.ServerConfig;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;

/** How many live lines there are, whose, and from where. One guest and one address get so many, and the last ones are for newcomers. */
final class Lines {

    private final ServerConfig config;
    private final AtomicInteger all;
    private final Map<String, Integer> ofGuest = new HashMap<>();
    private final Map<String, Integer> ofAddress = new HashMap<>();

    /** @param all for the gauges */
    Lines(ServerConfig config, AtomicInteger all) {
        this.config = config;
        this.all = all;
    }

    /** Counts one more; {@link ProblemCode#TOO_MANY} if there is none for this caller. */
    synchronized void enter(Caller caller) {
        int mine = ofGuest.getOrDefault(caller.guest(), 0);
        int here = ofAddress.getOrDefault(caller.address(), 0);
        int most = config.quota(Quota.LINES);
        boolean crowded = all.get() >= most - most / 4;
        if (all.get() >= most
                || mine >= (crowded ? 1 : config.quota(Quota.LINES_PER_GUEST))
                || (config.limited() && here >= config.quota(Quota.LINES_PER_ADDRESS))) {
            throw ProblemException.of(ProblemCode.TOO_MANY);
        }
        ofGuest.put(caller.guest(), mine + 1);
        ofAddress.put(caller.address(), here + 1);
        all.incrementAndGet();
    }

    synchronized void leave(Caller caller) {
        all.decrementAndGet();
        ofGuest.computeIfPresent(caller.guest(), (key, number) -> number == 1 ? null : number - 1);
        ofAddress.computeIfPresent(caller.address(), (key, number) -> number == 1 ? null : number - 1);
    }
}
