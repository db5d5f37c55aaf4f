package ecumene.innersea.rule;

import ecumene.innersea.InnerSeaMove;
import ecumene.innersea.component.Area;
import java.util.List;
import java.util.function.BiFunction;

/** Moves that carry a number of disks or talents, each made once and shared. */
final class CountedMoves {

    private static final int MOST_TALENTS = 12;

    /** Stacks outside of competitions. */
    private static final int STACK = 4;

    private static final InnerSeaMove[][] PLACE = table(InnerSeaMove.Place::new);
    private static final InnerSeaMove[][] RETIRE = table(InnerSeaMove.Retire::new);
    private static final InnerSeaMove[][] REMOVE = table(InnerSeaMove.RemoveDisks::new);
    private static final InnerSeaMove[] TALENTS = talents();

    private CountedMoves() {}

    private static InnerSeaMove[][] table(BiFunction<Area, Integer, InnerSeaMove> make) {
        InnerSeaMove[][] moves = new InnerSeaMove[Area.COUNT][STACK];
        for (Area area : Area.ALL) {
            for (int count = 1; count <= STACK; count++) {
                moves[area.index()][count - 1] = make.apply(area, count);
            }
        }
        return moves;
    }

    private static InnerSeaMove[] talents() {
        InnerSeaMove[] moves = new InnerSeaMove[MOST_TALENTS];
        for (int count = 1; count <= MOST_TALENTS; count++) {
            moves[count - 1] = new InnerSeaMove.PayTalents(count);
        }
        return moves;
    }

    static InnerSeaMove place(int area, int count) {
        return count <= STACK ? PLACE[area][count - 1] : new InnerSeaMove.Place(Area.at(area), count);
    }

    static InnerSeaMove retire(int area, int count) {
        return count <= STACK ? RETIRE[area][count - 1] : new InnerSeaMove.Retire(Area.at(area), count);
    }

    static InnerSeaMove removal(int area, int count) {
        return count <= STACK ? REMOVE[area][count - 1] : new InnerSeaMove.RemoveDisks(Area.at(area), count);
    }

    static InnerSeaMove talents(int count) {
        return count <= MOST_TALENTS ? TALENTS[count - 1] : new InnerSeaMove.PayTalents(count);
    }

    /** From one to so many disks to an area. */
    static void placements(List<InnerSeaMove> moves, int area, int most) {
        for (int count = 1; count <= most; count++) {
            moves.add(place(area, count));
        }
    }

    static void retirements(List<InnerSeaMove> moves, int area, int most) {
        for (int count = 1; count <= most; count++) {
            moves.add(retire(area, count));
        }
    }

    static void removals(List<InnerSeaMove> moves, int area, int most) {
        for (int count = 1; count <= most; count++) {
            moves.add(removal(area, count));
        }
    }

    static void talents(List<InnerSeaMove> moves, int most) {
        for (int count = 1; count <= most; count++) {
            moves.add(talents(count));
        }
    }
}
