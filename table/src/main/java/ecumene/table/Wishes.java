package ecumene.table;

import ecumene.table.Wish.Urgency;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Comparator;
import java.util.Deque;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Whose wish comes next. Not who came first: the most urgent, and among these one of the person who has been served least,
 * so nobody's hundred wishes come before somebody else's first. It knows no threads and no clock; whoever uses it says how
 * long each wish took, and sees to it that one asks at a time.
 */
final class Wishes {

    /** First whoever is not being served just now, then who has been served for the shortest time. */
    private static final Comparator<Account> LEAST_SERVED =
            Comparator.<Account>comparingInt(account -> account.running).thenComparingLong(account -> account.used);

    private final Map<String, Account> accounts = new LinkedHashMap<>();

    /** What the person who was served last had used by then: newcomers begin there, with neither debt nor credit. */
    private long newcomer;

    /** A person who has wishes. Who has none any more is forgotten. */
    private static final class Account {

        private final Map<Urgency, Deque<Wish>> waiting = new EnumMap<>(Urgency.class);
        private long used;
        private int running;

        Account(long used) {
            this.used = used;
            for (Urgency urgency : Urgency.values()) {
                waiting.put(urgency, new ArrayDeque<>());
            }
        }

        Deque<Wish> waiting(Urgency urgency) {
            return Objects.requireNonNull(waiting.get(urgency));
        }

        int size() {
            return waiting.values().stream().mapToInt(Deque::size).sum();
        }
    }

    void add(Wish wish) {
        accounts.computeIfAbsent(wish.person(), person -> new Account(newcomer))
                .waiting(wish.urgency())
                .add(wish);
    }

    /** Takes a wish away that waits; false if it does not, or not any more. */
    boolean remove(Wish wish) {
        Account account = accounts.get(wish.person());
        if (account == null || !account.waiting(wish.urgency()).remove(wish)) {
            return false;
        }
        forgetIfDone(wish.person(), account);
        return true;
    }

    /** The wish that comes next, which is being served from now on; null if there is none. */
    @Nullable
    Wish next() {
        for (Urgency urgency : Urgency.values()) {
            Wish wish = next(urgency, Integer.MAX_VALUE);
            if (wish != null) {
                return wish;
            }
        }
        return null;
    }

    /** The same among what is awaited by people for whom nothing is being done just now. */
    @Nullable
    Wish nextOfUnserved() {
        return next(Urgency.AWAITED, 0);
    }

    private @Nullable Wish next(Urgency urgency, int mostRunning) {
        Account next = accounts.values().stream()
                .filter(account -> account.running <= mostRunning
                        && !account.waiting(urgency).isEmpty())
                .min(LEAST_SERVED)
                .orElse(null);
        if (next == null) {
            return null;
        }
        next.running++;
        newcomer = Math.max(newcomer, next.used);
        return next.waiting(urgency).remove();
    }

    /** A wish has been served, or at least as much was done for it. */
    void served(Wish wish, long nanos) {
        Account account = accounts.get(wish.person());
        if (account == null) {
            throw new NoSuchElementException("nothing was being done for " + wish.person());
        }
        account.running--;
        account.used += nanos;
        forgetIfDone(wish.person(), account);
    }

    private void forgetIfDone(String person, Account account) {
        if (account.running == 0 && account.size() == 0) {
            accounts.remove(person);
        }
    }

    /** Who of these is served least; what is for all of them is put on this one's account. */
    String leastServed(Collection<String> people) {
        return people.stream()
                .min(Comparator.comparing(person -> accounts.getOrDefault(person, new Account(newcomer)), LEAST_SERVED))
                .orElseThrow();
    }

    /** How many wait. */
    int waiting() {
        return accounts.values().stream().mapToInt(Account::size).sum();
    }

    /** Nothing waits any more; gives back what did. */
    Collection<Wish> clear() {
        Collection<Wish> dropped = accounts.values().stream()
                .flatMap(account -> account.waiting.values().stream())
                .flatMap(Deque::stream)
                .toList();
        accounts.values().forEach(account -> account.waiting.values().forEach(Deque::clear));
        accounts.values().removeIf(account -> account.running == 0);
        return dropped;
    }
}
