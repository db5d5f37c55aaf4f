package ecumene.civilization.rule;

import ecumene.civilization.CivilizationMove;
import ecumene.civilization.component.Area;
import ecumene.civilization.component.Board;
import ecumene.civilization.component.Shore;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.IntStream;

/** Moves made once and shared: lists of them are filled all the time. */
final class AreaMoves {

    /** Up to so many tokens a move is made once. */
    private static final int COUNTS = 12;

    /** Moves with an area and a number. */
    static final class Counted {

        private final BiFunction<Area, Integer, CivilizationMove> make;
        private final CivilizationMove[][] moves = new CivilizationMove[Area.FIRST_SEA][COUNTS + 1];

        private Counted(BiFunction<Area, Integer, CivilizationMove> make) {
            this.make = make;
            for (int area = 0; area < moves.length; area++) {
                for (int count = 1; count <= COUNTS; count++) {
                    moves[area][count] = make.apply(Area.at(area), count);
                }
            }
        }

        CivilizationMove get(int area, int count) {
            return count <= COUNTS ? moves[area][count] : make.apply(Area.at(area), count);
        }
    }

    static final Counted GROW_LESS = new Counted(CivilizationMove.GrowLess::new);
    static final Counted GROW = new Counted(CivilizationMove.Grow::new);
    static final CivilizationMove[] BUILD_CITY = forAreas(CivilizationMove.BuildCity::new);
    static final CivilizationMove[] REDUCE_CITY = forAreas(CivilizationMove.ReduceCity::new);
    static final Counted LOSE_TOKENS = new Counted(CivilizationMove.LoseTokens::new);
    static final CivilizationMove[] LOSE_CITY = forAreas(CivilizationMove.LoseCity::new);
    static final Counted PICK_TOKENS = new Counted(CivilizationMove.PickTokens::new);
    static final CivilizationMove[] PICK_CITY = forAreas(CivilizationMove.PickCity::new);
    static final Counted ANNEX_TOKENS = new Counted(CivilizationMove.AnnexTokens::new);
    static final CivilizationMove[] ANNEX_CITY = forAreas(CivilizationMove.AnnexCity::new);

    static final CivilizationMove[] SAIL =
            Shore.ALL.stream().map(CivilizationMove.Sail::new).toArray(CivilizationMove[]::new);
    static final CivilizationMove[] BOARD = IntStream.rangeClosed(0, Voyage.CAPACITY)
            .mapToObj(CivilizationMove.Board::new)
            .toArray(CivilizationMove[]::new);
    static final CivilizationMove[] LAND = IntStream.rangeClosed(0, Voyage.CAPACITY)
            .mapToObj(CivilizationMove.Land::new)
            .toArray(CivilizationMove[]::new);
    static final CivilizationMove[] EMBARK = IntStream.range(0, 4)
            .mapToObj(ship -> new CivilizationMove.Embark(ship + 1))
            .toArray(CivilizationMove[]::new);

    private static final CivilizationMove[][][] MARCH = marches();
    private static final CivilizationMove[][] BUILD_SHIP = ships();

    private AreaMoves() {}

    private static CivilizationMove[] forAreas(Function<Area, CivilizationMove> make) {
        return Area.ALL.stream().limit(Area.FIRST_SEA).map(make).toArray(CivilizationMove[]::new);
    }

    private static CivilizationMove[][][] marches() {
        CivilizationMove[][][] moves = new CivilizationMove[Area.FIRST_SEA][Area.FIRST_SEA][];
        Board whole = Board.of("8");
        for (int from : whole.areas()) {
            for (int to : whole.land(from)) {
                moves[from][to] = new CivilizationMove[COUNTS + 1];
                for (int count = 1; count <= COUNTS; count++) {
                    moves[from][to][count] = new CivilizationMove.March(Area.at(from), Area.at(to), count);
                }
            }
        }
        return moves;
    }

    private static CivilizationMove[][] ships() {
        CivilizationMove[][] moves = new CivilizationMove[Shore.COUNT][];
        for (Shore shore : Shore.ALL) {
            moves[shore.index()] = IntStream.rangeClosed(0, 2)
                    .mapToObj(levy -> new CivilizationMove.BuildShip(shore, levy))
                    .toArray(CivilizationMove[]::new);
        }
        return moves;
    }

    /** Lists the marches of 1 to {@code most} tokens across a land border of the map. */
    static void listMarches(int from, int to, int most, List<CivilizationMove> moves) {
        CivilizationMove[] made = MARCH[from][to];
        for (int count = 1; count <= most; count++) {
            moves.add(count <= COUNTS ? made[count] : new CivilizationMove.March(Area.at(from), Area.at(to), count));
        }
    }

    static CivilizationMove buildShip(int shore, int levy) {
        return BUILD_SHIP[shore][levy];
    }
}
