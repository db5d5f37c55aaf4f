package ecumene.civilization.rule;

import ecumene.civilization.CivilizationEvent;
import ecumene.civilization.CivilizationPosition;
import ecumene.civilization.Pieces;
import ecumene.civilization.component.Area;
import ecumene.civilization.component.CivilizationCard;
import ecumene.engine.EventLog;
import java.util.ArrayList;
import java.util.List;

/**
 * Conflict between tokens: in turns everybody takes off one, the weakest first, equals at the same moment, holders of
 * Metalworking after all others (11.5, 22.3.9).
 */
final class Battle {

    /** For rivals before a city: no limit lets them live together. */
    static final int TO_THE_LAST = -1;

    private Battle() {}

    /** The tokens of each seat that would be left of a fight as things stand. */
    static int[] outcome(CivilizationPosition position, int area, int limit) {
        int[] force = new int[position.seats()];
        for (int seat = 0; seat < force.length; seat++) {
            force[seat] = position.pieces().tokens(seat, area);
        }
        if (!isOver(force, limit)) {
            remove(position, force, limit);
        }
        return force;
    }

    /** Fights until the area's limit is kept or one nation is left. With a single nation nothing happens. */
    static void fight(CivilizationPosition position, int area, int limit, EventLog log) {
        Pieces pieces = position.pieces();
        int seats = position.seats();
        int[] force = new int[seats];
        int sum = 0;
        int nations = 0;
        List<Integer> fighting = new ArrayList<>(4);
        List<Integer> before = new ArrayList<>(4);
        for (int seat = 0; seat < seats; seat++) {
            force[seat] = pieces.tokens(seat, area);
            sum += force[seat];
            if (force[seat] > 0) {
                nations++;
                fighting.add(seat);
                before.add(force[seat]);
            }
        }
        if (nations < 2 || (limit != TO_THE_LAST && sum <= limit)) {
            return;
        }
        remove(position, force, limit);
        List<Integer> after = new ArrayList<>(4);
        for (int seat : fighting) {
            pieces.addTokens(seat, area, force[seat] - pieces.tokens(seat, area));
            after.add(force[seat]);
        }
        log.all(new CivilizationEvent.ConflictFought(Area.at(area), fighting, before, after));
        List<Integer> smiths = fighting.stream()
                .filter(seat -> position.has(seat, CivilizationCard.METALWORKING))
                .toList();
        // It has no effect among those who have it (22.3.9).
        if (smiths.size() < fighting.size()) {
            smiths.forEach(seat -> log.all(new CivilizationEvent.MetalworkingHelped(seat, Area.at(area))));
        }
        for (int side = 0; side < fighting.size(); side++) {
            int left = after.get(side);
            log.all(new CivilizationEvent.ForceReduced(
                    fighting.get(side), Area.at(area), before.get(side) - left, left));
        }
    }

    /** Takes tokens off the forces until the limit is kept or one is left. */
    private static void remove(CivilizationPosition position, int[] force, int limit) {
        int[] rank = new int[force.length];
        while (true) {
            // The order is read once for each turn of removal; it cannot change meanwhile.
            for (int seat = 0; seat < force.length; seat++) {
                boolean last = position.has(seat, CivilizationCard.METALWORKING);
                rank[seat] = force[seat] == 0 ? 0 : force[seat] + (last ? 1000 : 0);
            }
            for (int next = least(rank, 0); next > 0; next = least(rank, next)) {
                for (int seat = 0; seat < force.length; seat++) {
                    force[seat] -= rank[seat] == next ? 1 : 0;
                }
                if (isOver(force, limit)) {
                    return;
                }
            }
        }
    }

    /** The least rank above another; 0 if there is none. */
    private static int least(int[] rank, int above) {
        int least = 0;
        for (int value : rank) {
            if (value > above && (least == 0 || value < least)) {
                least = value;
            }
        }
        return least;
    }

    private static boolean isOver(int[] force, int limit) {
        int sum = 0;
        int nations = 0;
        for (int tokens : force) {
            sum += tokens;
            nations += tokens > 0 ? 1 : 0;
        }
        return nations < 2 || (limit != TO_THE_LAST && sum <= limit);
    }
}
