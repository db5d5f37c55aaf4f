package ecumene.server.store;

import ecumene.engine.Game;
import ecumene.table.Beginning;
import ecumene.table.Entry;
import ecumene.table.Replay;
import ecumene.table.Summary;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.IntConsumer;

/**
 * Whether what is kept is whole: the database by its own check, and every match by playing its journal again, which must lead
 * to where the match is said to stand, and to what is kept of it.
 *
 * @param otherRules how many matches were begun by other rules, and were only read
 * @param faults one line each; empty if all is well
 */
public record Verification(int matches, long entries, int otherRules, List<String> faults) {

    public Verification {
        faults = List.copyOf(faults);
    }

    /** Looks at everything, while others may go on writing. */
    public static Verification of(Database database, List<Game<?, ?>> games, IntConsumer progress) {
        MatchStore store = new MatchStore(database, games);
        KeptStore kept = new KeptStore(database);
        List<String> faults = new ArrayList<>(database.faults());
        int matches = 0;
        int otherRules = 0;
        long entries = 0;
        for (String id : store.ids()) {
            try {
                StoredMatch stored = Objects.requireNonNull(store.find(id), "not found");
                Beginning beginning = Objects.requireNonNull(store.beginning(id), "not found");
                Game<?, ?> game = games.stream()
                        .filter(each -> each.info().id().equals(beginning.info().game()))
                        .findFirst()
                        .orElse(null);
                if (game == null || game.info().rules() != beginning.rules()) {
                    otherRules++;
                } else {
                    // Those that were added since it was found out how the match stands are left for the next time.
                    List<Entry> journal = store.journal(beginning, 0);
                    int version = stored.summary().version();
                    if (journal.size() < version) {
                        throw new IllegalStateException("lines are missing at the end of the journal");
                    }
                    Summary replayed = Replay.summary(game, beginning, journal.subList(0, version));
                    entries += version;
                    if (!replayed.equals(stored.summary())) {
                        throw new IllegalStateException("the journal leads elsewhere than the match is said to stand");
                    }
                    checkKept(kept, game, beginning, journal);
                }
            } catch (RuntimeException e) {
                faults.add(id + ": " + e.getMessage());
            }
            progress.accept(++matches);
        }
        return new Verification(matches, entries, otherRules, faults);
    }

    private static void checkKept(KeptStore kept, Game<?, ?> game, Beginning beginning, List<Entry> journal) {
        Integer version = kept.version(beginning);
        if (version == null || version > journal.size()) {
            return; // nothing is kept, or others have kept it while this was going on
        }
        if (!kept.isKept(beginning, Replay.stands(game, beginning, journal.subList(0, version)))) {
            throw new IllegalStateException("what is kept of it is not where the journal leads");
        }
    }
}
