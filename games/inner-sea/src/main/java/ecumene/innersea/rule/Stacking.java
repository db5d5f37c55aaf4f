package ecumene.innersea.rule;

import ecumene.innersea.InnerSeaPosition;
import ecumene.innersea.component.Area;

/** Stacking: how many disks of a faction an area takes, phase by phase. */
public final class Stacking {

    /** From this Epoch on everybody sails the deep seas. */
    private static final int DEEP_SEAS_OPEN = 4;

    private Stacking() {}

    /** How many more disks of a faction an area can take now. */
    static int room(InnerSeaPosition position, int faction, int area) {
        return room(position, faction, area, false);
    }

    /**
     * How many more disks of a faction an area can take now.
     *
     * @param open whether the deep seas are open whatever the Epoch
     */
    static int room(InnerSeaPosition position, int faction, int area, boolean open) {
        if (!position.terms().map().contains(area) || (!open && isClosed(position, faction, area))) {
            return 0;
        }
        return Math.max(0, limit(position, area) - position.board().disks(faction, area));
    }

    /** Areas: whether the deep seas are still closed to a civilization. */
    static boolean isClosed(InnerSeaPosition position, int faction, int area) {
        return Area.isDeep(area)
                && position.epoch() < DEEP_SEAS_OPEN
                && faction != InnerSeaPosition.BARBARIANS
                && !position.civilization(faction).isSeafarer();
    }

    /** How many disks of a faction may stand in an area in this phase. */
    public static int limit(InnerSeaPosition position, int area) {
        if (Area.isDeep(area)) {
            return 1;
        }
        return switch (position.phase()) {
            case COMPETITION -> InnerSeaPosition.DISKS;
            case ADJUSTMENT -> Area.isLand(area) ? 3 : 2;
            default -> Area.isLand(area) ? 4 : 2;
        };
    }
}
