package ecumene.civilization.bot;

import ecumene.civilization.CivilizationPosition;
import ecumene.civilization.component.Area;
import ecumene.civilization.component.CivilizationCard;
import ecumene.civilization.component.Shore;
import ecumene.civilization.rule.Voyage;
import java.util.Arrays;

/** Where a ship under way brings its people: to the most room, on the shortest way. */
final class Passage {

    /** They go ashore where the ship is. */
    static final int HERE = -1;

    /** There is no room anywhere. */
    static final int NOWHERE = -2;

    private static final int BORDERS = 4;

    private Passage() {}

    /** Whether a ship has not left yet. */
    static boolean isAtHome(CivilizationPosition position, int seat) {
        int borders = BORDERS + (position.has(seat, CivilizationCard.CLOTH_MAKING) ? 1 : 0);
        return Voyage.Frame.left(position) == borders;
    }

    /** Whether a ship built at a shore would bring people to room that they do not reach on foot. */
    static boolean leadsToRoom(CivilizationPosition position, int seat, int shore) {
        boolean openSea = position.variant().isSimple() || position.has(seat, CivilizationCard.ASTRONOMY);
        int home = Shore.at(shore).area().index();
        boolean[] seen = new boolean[Shore.ALL.size()];
        seen[shore] = true;
        int[] edge = {shore};
        for (int left = BORDERS; left > 0 && edge.length > 0; left--) {
            int[] next = new int[Shore.ALL.size()];
            int size = 0;
            for (int from : edge) {
                for (int to : position.board().water(from, openSea)) {
                    if (!seen[to]) {
                        seen[to] = true;
                        next[size++] = to;
                        int area = Shore.at(to).area().index();
                        if (area != home && !isNextTo(position, home, area) && room(position, seat, to, 1) > 0) {
                            return true;
                        }
                    }
                }
            }
            edge = Arrays.copyOf(next, size);
        }
        return false;
    }

    private static boolean isNextTo(CivilizationPosition position, int area, int other) {
        return Arrays.stream(position.board().land(area)).anyMatch(next -> next == other);
    }

    /** The next shore on the way, {@link #HERE} or {@link #NOWHERE}. */
    static int towardsRoom(CivilizationPosition position, int seat) {
        boolean openSea = position.variant().isSimple() || position.has(seat, CivilizationCard.ASTRONOMY);
        int aboard = Voyage.Frame.aboard(position);
        int start = Voyage.Frame.shore(position);
        int[] first = new int[Shore.ALL.size()];
        Arrays.fill(first, NOWHERE);
        int[] edge = {start};
        first[start] = HERE;
        int best = isAtHome(position, seat) ? 0 : room(position, seat, start, aboard);
        int way = best > 0 ? HERE : NOWHERE;
        for (int left = Voyage.Frame.left(position); left > 0 && edge.length > 0; left--) {
            int[] next = new int[Shore.ALL.size()];
            int size = 0;
            for (int shore : edge) {
                for (int to : position.board().water(shore, openSea)) {
                    if (first[to] == NOWHERE) {
                        first[to] = shore == start ? to : first[shore];
                        next[size++] = to;
                        int room = room(position, seat, to, aboard);
                        if (room > best) {
                            best = room;
                            way = first[to];
                        }
                    }
                }
            }
            edge = Arrays.copyOf(next, size);
        }
        return way;
    }

    private static int room(CivilizationPosition position, int seat, int shore, int aboard) {
        int area = Shore.at(shore).area().index();
        return area < Area.FIRST_SEA ? Math.min(aboard, LandValue.room(position, seat, area)) : 0;
    }
}
