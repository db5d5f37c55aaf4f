package ecumene.innersea.rule;

import ecumene.innersea.InnerSeaMove;
import ecumene.innersea.InnerSeaPosition;
import ecumene.innersea.Stat;
import ecumene.innersea.component.Area;
import ecumene.innersea.component.AreaSet;
import ecumene.innersea.component.FateCard;
import java.util.List;

/** Non-player civilizations: enemies, posture, and how they behave in competitions and losses. */
final class SystemWar {

    /** With so many cards the system discards one for a dear disk. */
    static final int MANY_CARDS = 5;

    private static final int CITY = 3;

    private SystemWar() {}

    /** Everybody but the civilizations of the system; those too where a scenario divides them. */
    static boolean isEnemy(InnerSeaPosition position, int power, int other) {
        return other != power
                && other < position.powers()
                && (!position.terms().isSystem(other) || ScenarioRules.systemIsDivided(position));
    }

    /** The person's civilization with most points; the nearest to the own home, then the earlier in Turn Order. */
    static int principalEnemy(InnerSeaPosition position, int power) {
        int best = InnerSeaPosition.NONE;
        int[] distance = distances(position, AreaSet.of(position.home(power)));
        for (int place = 0; place < position.powers(); place++) {
            int other = position.inOrder(place);
            if (position.terms().isSystem(other) || other == power) {
                continue;
            }
            if (best == InnerSeaPosition.NONE
                    || position.points(other) > position.points(best)
                    || (position.points(other) == position.points(best)
                            && nearest(position, other, distance) < nearest(position, best, distance))) {
                best = other;
            }
        }
        return best;
    }

    /** The civilization with most points beside the own: whom an absent player's Barbarians visit. */
    static int leader(InnerSeaPosition position, int power) {
        int best = InnerSeaPosition.NONE;
        for (int other = 0; other < position.powers(); other++) {
            if (other != power && (best == InnerSeaPosition.NONE || position.points(other) > position.points(best))) {
                best = other;
            }
        }
        return best;
    }

    private static int nearest(InnerSeaPosition position, int power, int[] distance) {
        AreaSet areas = position.board().occupied(power);
        int best = Area.COUNT;
        for (int area = areas.first(); area >= 0; area = areas.after(area)) {
            best = Math.min(best, distance[area]);
        }
        return best;
    }

    /** Steps from each area in play to the nearest of some areas. */
    private static int[] distances(InnerSeaPosition position, AreaSet from) {
        return distances(from, position.terms().map());
    }

    /** Steps from each area to the nearest of some areas, on a way through a part of the map. */
    static int[] distances(AreaSet from, AreaSet way) {
        int[] distance = new int[Area.COUNT];
        java.util.Arrays.fill(distance, Area.COUNT);
        AreaSet seen = from;
        AreaSet ring = from;
        for (int steps = 0; !ring.isEmpty(); steps++) {
            for (int area = ring.first(); area >= 0; area = ring.after(area)) {
                distance[area] = steps;
            }
            ring = ring.neighbours().and(way).minus(seen);
            seen = seen.or(ring);
        }
        return distance;
    }

    /** War if the principal enemy is ahead or level, or stands in the home area. */
    static void takePosture(InnerSeaPosition position, int power) {
        int enemy = principalEnemy(position, power);
        boolean war = enemy != InnerSeaPosition.NONE
                && (position.points(enemy) >= position.points(power)
                        || position.board().disks(enemy, position.home(power)) > 0);
        position.set(Stat.POSTURE, power, war ? 1 : 0);
    }

    static int strongestOther(InnerSeaPosition position, int power, int area) {
        int best = 0;
        for (int faction = 0; faction < InnerSeaPosition.FACTIONS; faction++) {
            if (faction != power) {
                best = Math.max(best, position.board().strength(faction, area));
            }
        }
        return best;
    }

    /** Whether losing a disk would break a City, or lose the home area or the area of a Wonder. */
    static boolean isDear(InnerSeaPosition position, int power, int area) {
        int disks = position.board().disks(power, area);
        int wonder = position.monuments().in(area);
        boolean own = wonder != InnerSeaPosition.NONE && position.monuments().owner(wonder) == power;
        return (Area.isLand(area) && disks == CITY) || (disks == 1 && (area == position.home(power) || own));
    }

    /** The home area if it may be entered, otherwise the land farthest from all enemies. */
    static int refuge(InnerSeaPosition position, int power, AreaSet areas) {
        if (areas.contains(position.home(power))) {
            return position.home(power);
        }
        int[] distance = distances(position, position.board().others(power));
        int best = areas.first();
        for (int area = best; area >= 0; area = areas.after(area)) {
            if (distance[area] > distance[best]) {
                best = area;
            }
        }
        return best;
    }

    // ---------------------------------------------------------------- competitions

    /** Whether a power would control the area in the end, with so many disks more and others with so many fewer. */
    private static boolean wins(InnerSeaPosition position, int power, int more, int fewer) {
        int[] sizes = outcome(position, power, more, fewer);
        for (int faction = 0; faction < sizes.length; faction++) {
            if (faction != power && sizes[faction] > 0) {
                return false;
            }
        }
        return sizes[power] > 0;
    }

    /** Whether a card keeps the home area from being lost. */
    private static boolean savesHome(InnerSeaPosition position, int power, int coming, FateCard card) {
        return position.arena() == position.home(power)
                && outcome(position, power, coming, 0)[power] == 0
                && outcome(position, power, coming + SystemCards.allies(card), SystemCards.harmHere(card))[power] > 0;
    }

    /** The stacks after the competition, with so many disks more for a power and so many fewer for the others. */
    private static int[] outcome(InnerSeaPosition position, int power, int more, int fewer) {
        int[] sizes = new int[InnerSeaPosition.FACTIONS];
        for (int faction = 0; faction < sizes.length; faction++) {
            int strength = position.board().strength(faction, position.arena());
            sizes[faction] = faction == power ? strength + more : Math.max(0, strength - fewer);
        }
        Forecast.fight(sizes);
        return sizes;
    }

    /** Whether it would lay a card if a fitting one were in its hand, as everybody can see. */
    static boolean looksForACard(InnerSeaPosition position, int power) {
        return position.cards().handSize(power) > 0
                && position.cards().laidCount(power) == 0
                && !wins(position, power, coming(position, power), 0);
    }

    /** The disks that were announced. */
    private static int coming(InnerSeaPosition position, int power) {
        return (position.is(Stat.ANNOUNCED, power) ? 1 : 0) + (position.hasAnnouncedTemple(power) ? 2 : 0);
    }

    /** What the system brings to a competition: nothing that is not needed, and one card at most. */
    static InnerSeaMove bring(InnerSeaPosition position, int power, List<InnerSeaMove> moves) {
        int coming = coming(position, power);
        if (wins(position, power, coming, 0)) {
            return Asking.DONE;
        }
        for (InnerSeaMove move : moves) {
            if (move instanceof InnerSeaMove.AnnounceHelp && wins(position, power, coming + 1, 0)) {
                return move;
            }
            if (move instanceof InnerSeaMove.AnnounceWonder && wins(position, power, coming + 2, 0)) {
                return move;
            }
        }
        if (position.cards().laidCount(power) == 0) {
            for (InnerSeaMove move : moves) {
                if (move instanceof InnerSeaMove.LayCard lay
                        && (wins(
                                        position,
                                        power,
                                        coming + SystemCards.allies(lay.card()),
                                        SystemCards.harmHere(lay.card()))
                                || savesHome(position, power, coming, lay.card()))) {
                    return move;
                }
            }
        }
        return Asking.DONE;
    }
}
