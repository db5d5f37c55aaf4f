package ecumene.innersea.rule;

import ecumene.innersea.InnerSeaPosition;
import ecumene.innersea.component.AreaSet;
import ecumene.innersea.component.Clause;
import ecumene.innersea.component.Clause.Word;

/**
 * The walls of Troy: while they stand, no card removes or replaces a disk in the area, whoever plays it and whosever the disk
 * is. What a card lets its player move of the own disks is not removed.
 */
final class Walls {

    private Walls() {}

    /** Whether they keep a sentence of a card out of an area. */
    static boolean stop(InnerSeaPosition position, Clause clause, int area) {
        return !clause.has(Word.PAST_WALLS) && position.isWalled(area);
    }

    /** The areas in which cards can do harm. */
    static AreaSet open(InnerSeaPosition position, AreaSet areas) {
        return areas.where(area -> !position.isWalled(area));
    }
}
