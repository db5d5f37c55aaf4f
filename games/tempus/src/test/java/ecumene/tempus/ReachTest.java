package ecumene.tempus;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.Refusal;
import ecumene.engine.Seats;
import ecumene.tempus.component.Era;
import ecumene.tempus.component.Geography;
import ecumene.tempus.component.Hex;
import ecumene.tempus.component.Island;
import ecumene.tempus.rule.Turn;
import ecumene.testkit.RandomPlay;
import ecumene.testkit.Rule;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Where tokens may go, worked out a second time from the words of the rulebook, slowly, on big islands of chance. */
class ReachTest {

    private final Tempus game = new Tempus();

    @Rule(Rulebook.MOVE)
    @Test
    void theListOfMovesIsWhatTheRulebookSays() {
        RandomPlay<TempusPosition, TempusMove> play = new RandomPlay<>(game);
        Set<Era> eras = new HashSet<>();
        int looked = 0;
        for (int seed = 1; seed <= 150; seed++) {
            TempusPosition position = play.positionAfter(game.info().setup(5), seed, 40 + 4 * seed);
            if (position.isFinished() || !position.steps().isTop(Turn.STEP)) {
                continue;
            }
            int seat = Seats.first(game.awaiting(position));
            boolean goesOn = position.goesOn(TempusPosition.Running.MOVE);
            if (goesOn || (position.actionsLeft() > 0 && position.allowance() == 0)) {
                looked++;
                eras.add(position.era(seat));
                assertThat(listed(position, seat)).as("seed %s", seed).isEqualTo(expected(position, seat, goesOn));
                refusals(position, seat, goesOn);
            }
        }
        assertThat(looked).isGreaterThan(30);
        assertThat(eras).contains(Era.START, Era.ROADS, Era.SHIPS);
    }

    private Set<String> listed(TempusPosition position, int seat) {
        Set<String> found = new TreeSet<>();
        for (TempusMove move : game.legalMoves(position, seat)) {
            if (move instanceof TempusMove.MoveToken token) {
                found.add(token.from() + " " + token.to());
            }
        }
        return found;
    }

    private static Set<String> expected(TempusPosition position, int seat, boolean goesOn) {
        Set<String> found = new TreeSet<>();
        Board board = position.board();
        int[] water = waters(position);
        for (int from = 0; from < Hex.COUNT; from++) {
            if (!board.controls(seat, from) || (goesOn && board.tokens(from) <= position.fresh(from))) {
                continue;
            }
            for (int to : reached(position, seat, water, from)) {
                boolean foreign = board.owner(to) != TempusPosition.NONE && board.owner(to) != seat;
                if (!foreign && board.city(to) == 0) {
                    if (board.tokens(to) < position.era(seat).stackingLimit() + board.raised(seat, to)) {
                        found.add(Hex.at(from) + " " + Hex.at(to));
                    }
                }
            }
        }
        return found;
    }

    private static Set<Integer> reached(TempusPosition position, int seat, int[] water, int from) {
        Set<Integer> reached = walk(position, seat, from);
        for (int to = 0; to < Hex.COUNT; to++) {
            if (position.island().isLand(to) && sails(position, seat, water, from, to)) {
                reached.add(to);
            }
        }
        reached.remove(from);
        return reached;
    }

    /** A hex in reach is refused only for want of room, one out of reach never for that. */
    private void refusals(TempusPosition position, int seat, boolean goesOn) {
        Board board = position.board();
        int[] water = waters(position);
        for (int from = 0; from < Hex.COUNT; from++) {
            if (board.controls(seat, from) && !(goesOn && board.tokens(from) <= position.fresh(from))) {
                Set<Integer> reached = reached(position, seat, water, from);
                for (int to = 0; to < Hex.COUNT; to++) {
                    boolean mayStop = board.owner(to) == TempusPosition.NONE || board.controls(seat, to);
                    Refusal refusal = game.refusal(position, seat, new TempusMove.MoveToken(Hex.at(from), Hex.at(to)));
                    if (mayStop && to != from && position.island().isLand(to) && refusal != null) {
                        assertThat(refusal == TempusRefusal.STACK_IS_FULL)
                                .as("%s to %s: %s", Hex.at(from), Hex.at(to), refusal)
                                .isEqualTo(reached.contains(to));
                    }
                }
            }
        }
    }

    private static Set<Integer> walk(TempusPosition position, int seat, int from) {
        Set<Integer> reached = new HashSet<>(Set.of(from));
        for (int step = 0; step < position.era(seat).distance(); step++) {
            for (int hex : Set.copyOf(reached)) {
                for (int direction = 0; direction < Hex.DIRECTIONS; direction++) {
                    int next = Hex.step(hex, direction);
                    if (next != Hex.OUTSIDE && position.island().isLand(next)) {
                        int owner = position.board().owner(next);
                        if (owner == TempusPosition.NONE || owner == seat) {
                            reached.add(next);
                        }
                    }
                }
            }
        }
        return reached;
    }

    private static final int SEA = 1;

    /** The number of the water of each hex: 1 for the sea, more for lakes, 0 for land. */
    private static int[] waters(TempusPosition position) {
        int[] water = new int[Hex.COUNT];
        for (Hex hex : Hex.ALL) {
            boolean rim =
                    hex.column() == 0 || hex.row() == 0 || hex.column() == Hex.COLUMNS - 1 || hex.row() == Hex.ROWS - 1;
            if (rim) {
                flood(position, water, hex.index(), SEA);
            }
        }
        int next = SEA + 1;
        for (int hex = 0; hex < Hex.COUNT; hex++) {
            if (water[hex] == 0 && !position.island().isLand(hex)) {
                flood(position, water, hex, next++);
            }
        }
        return water;
    }

    private static void flood(TempusPosition position, int[] water, int start, int body) {
        Deque<Integer> open = new ArrayDeque<>(Set.of(start));
        while (!open.isEmpty()) {
            int hex = open.pop();
            if (water[hex] == 0 && !position.island().isLand(hex)) {
                water[hex] = body;
                for (int direction = 0; direction < Hex.DIRECTIONS; direction++) {
                    if (Hex.step(hex, direction) != Hex.OUTSIDE) {
                        open.push(Hex.step(hex, direction));
                    }
                }
            }
        }
    }

    private static boolean sails(TempusPosition position, int seat, int[] water, int from, int to) {
        Set<Integer> both = shores(water, from);
        both.retainAll(shores(water, to));
        if (!position.era(seat).ships()) {
            both.remove(SEA);
        }
        return !both.isEmpty();
    }

    private static Set<Integer> shores(int[] water, int hex) {
        Set<Integer> bodies = new HashSet<>();
        for (int direction = 0; direction < Hex.DIRECTIONS; direction++) {
            int beside = Hex.step(hex, direction);
            bodies.add(beside == Hex.OUTSIDE ? SEA : water[beside]);
        }
        bodies.removeAll(Arrays.asList(0));
        return bodies;
    }

    /** On the island of five players too: any lone token with a free neighbour can move, so Transport has a use. */
    @Rule(Rulebook.TRANSPORT)
    @Test
    void aTokenAnywhereOnABigIslandCanMove() {
        Island island = Table.start(5, "random", 1).island();
        Geography geography = island.geography();
        assertThat(geography.size()).isGreaterThan(Long.SIZE);
        for (int number = 0; number < geography.size(); number++) {
            if (geography.neighbours(geography.hex(number)).length > 0) {
                Table table = Table.on(5, island)
                        .token(Table.RED, Hex.at(geography.hex(number)).id())
                        .hand(Table.RED, "transport-hills")
                        .turnOf(Table.RED);
                assertThat(table.allows(Moves.transport("transport-hills"))).isTrue();
            }
        }
    }
}
