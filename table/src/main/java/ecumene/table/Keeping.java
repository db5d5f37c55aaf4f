package ecumene.table;

import ecumene.engine.Move;
import ecumene.engine.Position;
import java.lang.ref.SoftReference;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/**
 * What a table need not hold: it lets the store keep how it stood, and reads again what its ledger has forgotten, for those who
 * look back. That stays in memory as long as there is room.
 */
final class Keeping {

    private final Beginning beginning;
    private final Surroundings surroundings;
    private final AtomicInteger version = new AtomicInteger();
    private final AtomicBoolean busy = new AtomicBoolean();
    private @Nullable SoftReference<Ledger<?, ?>> past;

    Keeping(Beginning beginning, Surroundings surroundings) {
        this.beginning = beginning;
        this.surroundings = surroundings;
    }

    /** The version of what the store keeps, as far as this house knows. */
    int version() {
        return version.get();
    }

    boolean isIdle() {
        return !busy.get();
    }

    /** That is what the store keeps. */
    void kept(int known) {
        version.accumulateAndGet(known, Math::max);
    }

    /** If it fails nothing is lost; it is tried again when more has happened. */
    void keep(Kept stood) {
        if (surroundings.isClosed() || !busy.compareAndSet(false, true)) {
            return;
        }
        try {
            surroundings.store().keep(beginning, stood);
        } catch (RuntimeException e) {
            if (!surroundings.isClosed()) {
                surroundings.observer().failed(beginning.info().id(), e);
            }
        } finally {
            kept(stood.version());
            busy.set(false);
        }
    }

    /** A ledger that holds everything, and is no further than the given one. Only under the table's lock. */
    Ledger<?, ?> whole(Ledger<?, ?> ledger) {
        if (ledger.reachesVersion(0)) {
            past = null;
            return ledger;
        }
        Ledger<?, ?> known = past == null ? null : past.get();
        Ledger<?, ?> whole = known == null || known.version() > ledger.version() ? readAgain(ledger) : known;
        if (!ledger.reachesVersion(whole.version())) {
            whole = readAgain(ledger);
        }
        whole.follow(ledger);
        past = new SoftReference<>(whole);
        return whole;
    }

    private <P extends Position, M extends Move> Ledger<P, M> readAgain(Ledger<P, M> ledger) {
        return Ledger.replay(
                ledger.game(),
                beginning,
                surroundings.store().journal(beginning, 0).stream()
                        .limit(ledger.version())
                        .toList());
    }
}
