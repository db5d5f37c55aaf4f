package ecumene.table;

import ecumene.engine.Game;
import java.util.List;

/** What a journal adds up to, for who checks what is kept. */
public final class Replay {

    private Replay() {}

    /** Plays it all again and says how the match then stands; throws if the rules do not allow what is written there. */
    public static Summary summary(Game<?, ?> game, Beginning beginning, List<Entry> journal) {
        return Ledger.replay(game, beginning, journal).summary();
    }

    /** Plays it all again and says what would be kept of it. */
    public static Kept stands(Game<?, ?> game, Beginning beginning, List<Entry> journal) {
        return Ledger.replay(game, beginning, journal).stands();
    }
}
