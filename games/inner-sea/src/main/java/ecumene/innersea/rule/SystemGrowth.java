package ecumene.innersea.rule;

import ecumene.innersea.Board;
import ecumene.innersea.InnerSeaMove;
import ecumene.innersea.InnerSeaPosition;
import ecumene.innersea.Stat;
import ecumene.innersea.component.Area;
import ecumene.innersea.component.AreaSet;
import java.util.List;

/** Non-player civilizations: where their disks go, by the first rule of a table that applies. */
final class SystemGrowth {

    private static final int FULL = 4;
    private static final int TARGETS = 2;
    private static final int LAST_TURN = 4;

    private final InnerSeaPosition position;
    private final Board board;
    private final int power;
    private final AreaSet places;
    private final AreaSet controlled;
    private final int ready;

    private SystemGrowth(InnerSeaPosition position, int power, AreaSet places, int ready) {
        this.position = position;
        this.board = position.board();
        this.power = power;
        this.places = places;
        this.controlled = board.controlled(power);
        this.ready = ready;
    }

    static InnerSeaMove deploy(InnerSeaPosition position, int power, boolean war) {
        AreaSet places = Deployment.places(position, power);
        if (position.terms().isSystem(power)) {
            places = places.and(ScenarioRules.systemMayDeploy(position));
        }
        int area = new SystemGrowth(position, power, places, position.get(Stat.READY, power)).choose(war);
        return area == InnerSeaPosition.NONE ? Asking.DONE : CountedMoves.place(area, 1);
    }

    /** The same table for a single disk that a card places: the best of the listed areas. */
    static InnerSeaMove bestPlace(InnerSeaPosition position, int power, List<InnerSeaMove> moves) {
        AreaSet places = AreaSet.EMPTY;
        for (InnerSeaMove move : moves) {
            if (move instanceof InnerSeaMove.Target target) {
                places = places.with(target.area().index());
            }
        }
        int area = new SystemGrowth(position, power, places, 1).choose(false);
        return area == InnerSeaPosition.NONE ? moves.getFirst() : PlayCard.TARGETS[area];
    }

    private int choose(boolean war) {
        boolean harvest = position.turn() >= LAST_TURN;
        int found = defend();
        found = orElse(found, harvest ? city() : InnerSeaPosition.NONE);
        if (war) {
            found = orElse(found, attackCity());
            found = orElse(found, attack(1));
            found = orElse(found, settle());
            found = orElse(found, spread());
            found = orElse(found, city());
            found = orElse(found, sea(false));
        } else {
            found = orElse(found, settle());
            found = orElse(found, spread());
            found = orElse(
                    found, board.cityCount(power) < board.settlements(power).size() ? city() : InnerSeaPosition.NONE);
            found = orElse(found, sea(true));
            found = orElse(found, position.terms().isSystem(power) ? attack(2) : InnerSeaPosition.NONE);
            found = orElse(found, city());
        }
        return orElse(found, first(places.and(board.occupied(power).minus(board.pairs(power)))));
    }

    private static int orElse(int found, int other) {
        return found == InnerSeaPosition.NONE ? other : found;
    }

    private static int first(AreaSet areas) {
        return areas.isEmpty() ? InnerSeaPosition.NONE : areas.first();
    }

    /** Home area, City or Wonder area with a foreign stack: up to four disks, if that makes it at least level. */
    private int defend() {
        AreaSet own = places.and(board.occupied(power)).and(board.others(power)).and(Area.LAND);
        for (int area = own.first(); area >= 0; area = own.after(area)) {
            int disks = board.disks(power, area);
            int wonder = position.monuments().in(area);
            boolean dear = area == position.home(power)
                    || disks >= 3
                    || (wonder != InnerSeaPosition.NONE && position.monuments().owner(wonder) == power);
            int strongest = SystemWar.strongestOther(position, power, area);
            if (dear && disks < FULL && Math.min(FULL, disks + ready) >= strongest) {
                return area;
            }
        }
        return InnerSeaPosition.NONE;
    }

    /** A City of the principal enemy that can be outnumbered: up to four disks. */
    private int attackCity() {
        int enemy = SystemWar.principalEnemy(position, power);
        if (enemy == InnerSeaPosition.NONE) {
            return InnerSeaPosition.NONE;
        }
        AreaSet cities = places.and(board.cities(enemy));
        for (int area = cities.first(); area >= 0; area = cities.after(area)) {
            int own = board.disks(power, area);
            if (own < FULL && Math.min(FULL, own + ready) > board.disks(enemy, area) && mayTarget(area)) {
                return area;
            }
        }
        return InnerSeaPosition.NONE;
    }

    /** Another area of an enemy, up to so many disks more than it has. */
    private int attack(int margin) {
        for (int area = places.first(); area >= 0; area = places.after(area)) {
            int own = board.disks(power, area);
            int strongest = 0;
            for (int other = 0; other < position.powers(); other++) {
                if (SystemWar.isEnemy(position, power, other)) {
                    strongest = Math.max(strongest, board.disks(other, area));
                }
            }
            int wanted = strongest + margin;
            if (strongest > 0
                    && own < wanted
                    && wanted <= Stacking.limit(position, area)
                    && own + ready >= wanted
                    && mayTarget(area)) {
                return area;
            }
        }
        return InnerSeaPosition.NONE;
    }

    /** Two targets in a turn at most: those where it already stands among others. */
    private boolean mayTarget(int area) {
        AreaSet targets = board.occupied(power).and(board.others(power));
        return targets.contains(area) || targets.size() < TARGETS;
    }

    private int settle() {
        return first(places.and(controlled).and(Area.LAND).minus(board.pairs(power)));
    }

    private int spread() {
        return first(places.and(Area.LAND).minus(board.anybody()).and(controlled.neighbours()));
    }

    /** A Settlement becomes a City, the safest first: no foreign disks within two areas. */
    private int city() {
        AreaSet settlements = places.and(board.settlements(power)).and(controlled);
        AreaSet others = board.others(power);
        AreaSet near = others.neighbours();
        AreaSet safe = settlements.minus(near).minus(near.neighbours());
        AreaSet calm = settlements.minus(near);
        return first(!safe.isEmpty() ? safe : !calm.isEmpty() ? calm : settlements);
    }

    /** A new shallow sea; as long as the number of seas is odd, or always. */
    private int sea(boolean toMakeItEven) {
        int seas = board.occupied(power).and(Area.SHALLOW).size();
        if (toMakeItEven && seas % 2 == 0) {
            return InnerSeaPosition.NONE;
        }
        return first(places.and(Area.SHALLOW).minus(board.occupied(power)));
    }
}
