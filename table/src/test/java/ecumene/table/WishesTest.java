package ecumene.table;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.table.Wish.Urgency;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The order of service, without threads and without a clock. */
class WishesTest {

    private final Wishes wishes = new Wishes();

    private Wish wish(String person, Urgency urgency) {
        Wish wish = new Wish(person, urgency, () -> {});
        wishes.add(wish);
        return wish;
    }

    /** Serves one wish after the other, each as long as its person's wishes take. */
    private List<String> order(int served) {
        List<String> order = new ArrayList<>();
        for (int i = 0; i < served; i++) {
            Wish wish = wishes.next();
            order.add(wish.person());
            wishes.served(wish, wish.person().length());
        }
        return order;
    }

    @Test
    void nobodysHundredComeBeforeSomebodyElsesFirst() {
        for (int i = 0; i < 100; i++) {
            wish("hog", Urgency.AWAITED);
        }
        assertThat(order(10)).containsOnly("hog");
        wish("ana", Urgency.AWAITED);
        wish("ben", Urgency.AWAITED);
        assertThat(order(3)).containsExactlyInAnyOrder("ana", "ben", "hog");
        assertThat(order(89)).containsOnly("hog");
        assertThat(wishes.next()).isNull();
    }

    @Test
    void timeIsSharedNotTheNumberOfWishes() {
        for (int i = 0; i < 100; i++) {
            wish("long thought", Urgency.AWAITED);
            wish("abc", Urgency.AWAITED);
        }
        List<String> order = order(50);
        assertThat(order.stream().filter("abc"::equals).count()).isEqualTo(40);
    }

    @Test
    void whoLooksComesFirstAndTheHouseLast() {
        wish("", Urgency.IDLE);
        wish("ana", Urgency.UNWATCHED);
        wish("hog", Urgency.AWAITED);
        wish("hog", Urgency.AWAITED);
        assertThat(order(4)).containsExactly("hog", "hog", "ana", "");
    }

    @Test
    void whoIsBeingServedLetsOthersGoFirst() {
        wish("ana", Urgency.AWAITED);
        wish("ana", Urgency.AWAITED);
        Wish running = wishes.next();
        assertThat(wishes.nextOfUnserved())
                .as("the one more thread is not for ana")
                .isNull();
        wish("ben", Urgency.UNWATCHED);
        assertThat(wishes.nextOfUnserved()).as("nor for whom nobody waits").isNull();
        wish("eve", Urgency.AWAITED);
        assertThat(wishes.leastServed(List.of("ana", "eve"))).isEqualTo("eve");
        assertThat(wishes.nextOfUnserved().person()).isEqualTo("eve");
        wishes.served(running, 1);
        assertThat(wishes.waiting()).isEqualTo(2);
        assertThat(wishes.clear()).extracting(Wish::person).containsExactlyInAnyOrder("ana", "ben");
        assertThat(wishes.waiting()).isZero();
    }

    @Test
    void whatIsTakenBackIsNotServed() {
        Wish gone = wish("ana", Urgency.UNWATCHED);
        Wish stays = wish("ana", Urgency.UNWATCHED);
        assertThat(wishes.remove(gone)).isTrue();
        assertThat(wishes.remove(gone)).isFalse();
        assertThat(wishes.next()).isSameAs(stays);
        assertThat(wishes.remove(stays)).as("it is being served").isFalse();
    }

    /** The smallest house, one thread and the one more: forty tables of another guest, each thought of theirs five times as long. */
    @Test
    void aHogMakesOthersWaitAtMostTwiceAsLong() {
        assertThat(longestWait(0, 300)).isEqualTo(300);
        for (int thought : new int[] {300, 1500}) {
            assertThat(longestWait(40, thought)).isLessThanOrEqualTo(2 * thought);
        }
    }

    private record Busy(Wish wish, int began, int ends) {}

    /** Milliseconds until a thought is thought that is asked for every two seconds, the longest of thirty. */
    private static int longestWait(int tablesOfHog, int thought) {
        Wishes house = new Wishes();
        for (int table = 0; table < tablesOfHog; table++) {
            house.add(new Wish("hog", Urgency.AWAITED, () -> {}));
        }
        List<Busy> threads = new ArrayList<>();
        int asked = 0;
        int longest = 0;
        for (int now = 0; now < 60_000; now++) {
            for (Busy thread : List.copyOf(threads)) {
                if (thread.ends() == now) {
                    threads.remove(thread);
                    house.served(thread.wish(), thread.ends() - thread.began());
                    if (thread.wish().person().equals("hog")) {
                        house.add(thread.wish());
                    } else {
                        longest = Math.max(longest, now - asked);
                    }
                }
            }
            if (now % 2_000 == 777) {
                asked = now;
                house.add(new Wish("ana", Urgency.AWAITED, () -> {}));
            }
            while (threads.size() < 2) {
                Wish next = threads.isEmpty() ? house.next() : house.nextOfUnserved();
                if (next == null) {
                    break;
                }
                threads.add(new Busy(next, now, now + (next.person().equals("hog") ? 1_500 : thought)));
            }
        }
        return longest;
    }
}
