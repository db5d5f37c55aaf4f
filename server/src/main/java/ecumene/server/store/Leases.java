package ecumene.server.store;

import ecumene.engine.Game;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;

/**
 * Which server does what is to happen at a match by itself. It has the match for a while and no longer, by the clock of the
 * database: a server that dies, stands still or has a wrong clock keeps nobody from playing for long.
 */
final class Leases {

    private static final int HOLDER_LENGTH = 26;

    /** By which the database knows which of its servers has a match. */
    private final String holder = UUID.randomUUID().toString().substring(0, HOLDER_LENGTH);

    private final Database database;
    private final List<String> known;
    private final String take;
    private final String due;
    private final String takeDue;

    Leases(Database database, List<Game<?, ?>> games) {
        this.database = database;
        this.known = games.stream()
                .map(game -> game.info().id() + ":" + game.info().rules())
                .toList();
        String now = database.dialect().now();
        String hold = "update match set holder = ?, held_until = " + now + " + ? where id = ";
        String free = "(held_until is null or held_until <= " + now + ")";
        this.take = hold + "? and version = ? and (due is null or due <= " + now + ") and (holder = ? or " + free + ")";
        // Of games and rules that are not played here nothing is taken: another server, older or newer, knows them.
        this.due =
                "select id from (select id, due, row_number() over (partition by host order by due) as turn from match"
                        + " where due <= " + now + " - :overdue and " + free
                        + " and game || ':' || rules in (<known>)) as waiting order by turn, due limit :most";
        this.takeDue = hold + "(select id from match where id = ? and due <= " + now + " and " + free + " "
                + database.dialect().lock() + ")";
    }

    /** Takes a match that has so many entries, unless another server has it or nothing is due there yet. */
    boolean take(String id, int version, Duration time) {
        int[] taken = {0};
        database.write(statements -> taken[0] = statements.update(take, holder, time.toMillis(), id, version, holder));
        return taken[0] == 1;
    }

    /** Takes matches at which something is due and which no server has, in fair turns for their hosts. */
    List<String> takeDue(int most, Duration overdue, Duration time) {
        List<String> waiting = database.read(handle -> handle.createQuery(due)
                .bind("overdue", overdue.toMillis())
                .bindList("known", known)
                .bind("most", most)
                .mapTo(String.class)
                .list());
        List<String> taken = new ArrayList<>();
        if (!waiting.isEmpty()) {
            database.write(statements -> {
                taken.clear();
                for (String id : waiting) {
                    if (statements.update(takeDue, holder, time.toMillis(), id) == 1) {
                        taken.add(id);
                    }
                }
            });
        }
        return taken;
    }
}
