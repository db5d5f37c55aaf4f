package ecumene.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import ecumene.server.Plans;
import ecumene.table.Sitting;
import ecumene.table.Store.Taking;
import ecumene.table.Summary;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** A database that several servers share. */
class PostgresStoreTest extends KeptLaws {

    private DatabaseAddress address;

    @Override
    Database fresh() {
        address = TestPostgres.empty();
        return again();
    }

    @Override
    Database again() {
        return Database.connect(address);
    }

    @Test
    void oneServerThinksAndTheOthersLeaveItToThatOne() {
        String id = waiting("aaaaaaaaaaaaaaaa", ANA, Duration.ZERO).info().id();
        try (Database otherDatabase = again()) {
            MatchStore other = new MatchStore(otherDatabase, Plans.GAMES);
            assertThat(store.isShared()).isTrue();
            assertThat(store.take(id, 0, LEASE)).isEqualTo(Taking.TAKEN);
            assertThat(store.take(id, 0, LEASE)).as("mine").isEqualTo(Taking.TAKEN);
            assertThat(other.take(id, 0, LEASE)).isEqualTo(Taking.NOT_NOW);
            assertThat(store.take(id, 0, Duration.ofMillis(-1))).isEqualTo(Taking.TAKEN);
            assertThat(other.take(id, 0, LEASE)).as("the time was over").isEqualTo(Taking.TAKEN);
            Summary before = summary(0, 0, Map.of(1, NOW), Sitting.person(ANA, null), Sitting.bot("random"));
            Summary after = summary(1, 0, Map.of(1, NOW), Sitting.person(ANA, null), Sitting.bot("random"));
            other.append(id, 1, said("done"), before, after, Duration.ofHours(1));
            assertThat(store.take(id, 0, LEASE)).isEqualTo(Taking.BEHIND);
            assertThat(store.take(id, 1, LEASE)).as("not due yet").isEqualTo(Taking.NOT_NOW);
        }
    }

    @Test
    void serversTellEachOtherWhatTheyHaveCommitted() {
        Map<String, Integer> heard = new ConcurrentHashMap<>();
        AtomicInteger began = new AtomicInteger();
        News.Reader reader = new News.Reader() {
            @Override
            public void heard(String match, int version) {
                heard.put(match, version);
            }

            @Override
            public void missed() {
                began.incrementAndGet();
            }
        };
        try (Database otherDatabase = again();
                News mine = new News(database(), reader);
                News other = new News(otherDatabase, reader)) {
            await().until(() -> began.get() == 2);
            for (int match = 0; match < 2_000; match++) {
                mine.tell("match" + match, match);
            }
            other.tell("theirs", 7);
            // Whoever says something does not hear it, so each of these was heard by the other.
            await().until(() -> heard.size() == 2_001);
            assertThat(heard).containsEntry("match1999", 1_999).containsEntry("theirs", 7);
        }
    }
}
