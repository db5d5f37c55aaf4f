package ecumene.civilization.rule;

import ecumene.civilization.CivilizationEvent;
import ecumene.civilization.CivilizationMove;
import ecumene.civilization.CivilizationPosition;
import ecumene.civilization.CivilizationRefusal;
import ecumene.civilization.Rulebook;
import ecumene.civilization.component.Area;
import ecumene.civilization.component.CivilizationCard;
import ecumene.civilization.component.Shore;
import ecumene.engine.EventLog;
import ecumene.engine.Prompt;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The voyage of a ship: boarding, sailing and landing in any order, within its water borders (10.5 to 10.10). Tokens aboard
 * are on no area.
 */
public final class Voyage extends Question {

    public static final Voyage STEP = new Voyage();

    static final int CAPACITY = 5;

    private static final int BORDERS = 4;
    private static final CivilizationMove MOOR = new CivilizationMove.Moor();

    private Voyage() {
        super("voyage");
    }

    /** The ship, the borders left, the tokens aboard, the shore, and whether it has left its first one. */
    public static final class Frame {

        private static final int SHIP = 0;
        private static final int LEFT = 1;
        private static final int ABOARD = 2;
        private static final int SHORE = 3;
        private static final int UNDER_WAY = 4;

        private Frame() {}

        static void push(CivilizationPosition position, int seat, int ship, int borders) {
            position.steps()
                    .push(STEP, seat, ship, borders, 0, position.pieces().ship(seat, ship), 0);
        }

        public static int ship(CivilizationPosition position) {
            return position.steps().note(SHIP);
        }

        public static int left(CivilizationPosition position) {
            return position.steps().note(LEFT);
        }

        public static int aboard(CivilizationPosition position) {
            return position.steps().note(ABOARD);
        }

        static void setAboard(CivilizationPosition position, int tokens) {
            position.steps().setNote(ABOARD, tokens);
        }

        public static int shore(CivilizationPosition position) {
            return position.steps().note(SHORE);
        }

        static boolean isUnderWay(CivilizationPosition position) {
            return position.steps().note(UNDER_WAY) == 1;
        }

        static void sail(CivilizationPosition position, int shore) {
            position.steps().setNote(SHORE, shore);
            position.steps().setNote(LEFT, left(position) - 1);
            position.steps().setNote(UNDER_WAY, 1);
        }
    }

    static void begin(CivilizationPosition position, int seat, int ship) {
        Frame.push(position, seat, ship, borders(position, seat));
    }

    /** How many water borders a ship of a seat crosses in a voyage (10.6, 22.3.3). */
    static int borders(CivilizationPosition position, int seat) {
        return BORDERS + (position.has(seat, CivilizationCard.CLOTH_MAKING) ? 1 : 0);
    }

    /** The tokens aboard a ship at sea right now. */
    public static int aboard(CivilizationPosition position) {
        return position.steps().isTop(STEP) ? Frame.aboard(position) : 0;
    }

    /** Whether a seat's ships may cross open sea (10.7, 31.5.3, 32.4.1). */
    static boolean mayCrossOpenSea(CivilizationPosition position, int seat) {
        return position.variant().isSimple() || position.has(seat, CivilizationCard.ASTRONOMY);
    }

    private static int area(CivilizationPosition position) {
        return Shore.at(Frame.shore(position)).area().index();
    }

    private static boolean isAtSea(CivilizationPosition position) {
        return area(position) >= Area.FIRST_SEA;
    }

    @Override
    public void moves(CivilizationPosition position, int seat, List<CivilizationMove> moves) {
        for (int count = 1; count <= CAPACITY && reasonNotToBoard(position, count) == null; count++) {
            moves.add(AreaMoves.BOARD[count]);
        }
        for (int count = 1; count <= CAPACITY && reasonNotToLand(position, seat, count) == null; count++) {
            moves.add(AreaMoves.LAND[count]);
        }
        if (Frame.left(position) > 0) {
            for (int shore : Shore.of(area(position))) {
                if (reasonNotToLeave(position, seat, shore) == null) {
                    listSails(position, seat, shore, moves);
                }
            }
        }
        if (reasonNotToMoor(position) == null) {
            moves.add(MOOR);
        }
    }

    private static @Nullable CivilizationRefusal reasonNotToBoard(CivilizationPosition position, int count) {
        if (isAtSea(position)) {
            return CivilizationRefusal.NOT_AT_SEA;
        }
        if (count > CAPACITY - Frame.aboard(position)) {
            return CivilizationRefusal.NO_ROOM_ABOARD;
        }
        return count < 1 || count > position.unmoved(area(position)) ? CivilizationRefusal.NO_TOKENS_TO_BOARD : null;
    }

    private static @Nullable CivilizationRefusal reasonNotToLand(CivilizationPosition position, int seat, int count) {
        if (isAtSea(position)) {
            return CivilizationRefusal.NOT_AT_SEA;
        }
        return count < 1 || count > Frame.aboard(position)
                ? CivilizationRefusal.NOT_SO_MANY_ABOARD
                : Movement.reason(position, seat, area(position));
    }

    private static @Nullable CivilizationRefusal reasonNotToMoor(CivilizationPosition position) {
        if (Frame.aboard(position) > 0) {
            return CivilizationRefusal.TOKENS_ARE_ABOARD;
        }
        return isAtSea(position) ? CivilizationRefusal.NOT_AT_SEA : null;
    }

    /** Why a ship cannot set out from a coast of its area; null if it can. */
    private static @Nullable CivilizationRefusal reasonNotToLeave(CivilizationPosition position, int seat, int shore) {
        return shore == Frame.shore(position) || mayChooseCoast(position, seat)
                ? null
                : CivilizationRefusal.OTHER_COAST;
    }

    /** A ship sets out from another coast of its area only if its owner lives there (23.3). */
    private static boolean mayChooseCoast(CivilizationPosition position, int seat) {
        return !Frame.isUnderWay(position)
                && !isAtSea(position)
                && position.pieces().hasUnits(seat, area(position));
    }

    private static void listSails(CivilizationPosition position, int seat, int shore, List<CivilizationMove> moves) {
        for (int to : position.board().water(shore, mayCrossOpenSea(position, seat))) {
            if (canEnd(position, seat, to, Frame.left(position) - 1, Frame.aboard(position) > 0)) {
                moves.add(AreaMoves.SAIL[to]);
            }
        }
    }

    /** Whether a ship can end its voyage from a shore with so many borders left, and land somebody if anybody is aboard. */
    private static boolean canEnd(CivilizationPosition position, int seat, int shore, int left, boolean aboard) {
        int area = Shore.at(shore).area().index();
        if (area < Area.FIRST_SEA && (!aboard || Movement.mayEnter(position, seat, area))) {
            return true;
        }
        if (left > 0) {
            for (int to : position.board().water(shore, mayCrossOpenSea(position, seat))) {
                if (canEnd(position, seat, to, left - 1, aboard)) {
                    return true;
                }
            }
        }
        return false;
    }

    @Override
    public CivilizationRefusal why(CivilizationPosition position, int seat, CivilizationMove move) {
        return switch (move) {
            case CivilizationMove.Board board -> given(reasonNotToBoard(position, board.count()));
            case CivilizationMove.Land land -> given(reasonNotToLand(position, seat, land.count()));
            case CivilizationMove.Sail sail -> why(position, seat, sail);
            case CivilizationMove.Moor ignored -> given(reasonNotToMoor(position));
            default -> CivilizationRefusal.SAIL_NOW;
        };
    }

    /** Borders are listed as they are: here they are only explained. */
    private static CivilizationRefusal why(CivilizationPosition position, int seat, CivilizationMove.Sail sail) {
        if (Frame.left(position) == 0) {
            return CivilizationRefusal.TOO_FAR;
        }
        CivilizationRefusal reason = CivilizationRefusal.NO_WATER_BORDER;
        for (int shore : Shore.of(area(position))) {
            for (int to : position.board().water(shore, true)) {
                if (to == sail.to().index()) {
                    CivilizationRefusal other = reasonNotToLeave(position, seat, shore);
                    if (other == null) {
                        return whyNotFrom(position, seat, sail);
                    }
                    reason = other;
                }
            }
        }
        return reason;
    }

    /** Why a ship cannot cross a border of the coast where it lies. */
    private static CivilizationRefusal whyNotFrom(CivilizationPosition position, int seat, CivilizationMove.Sail sail) {
        if (sail.to().area().isOpenSea() && !mayCrossOpenSea(position, seat)) {
            return CivilizationRefusal.NO_ASTRONOMY;
        }
        // An empty ship could go there: it is its people that others leave no room for (31.5.1).
        return canEnd(position, seat, sail.to().index(), Frame.left(position) - 1, false)
                ? CivilizationRefusal.NOBODY_COULD_LAND
                : CivilizationRefusal.TOO_FAR;
    }

    @Override
    public void play(CivilizationPosition position, int seat, CivilizationMove move, EventLog log) {
        int area = area(position);
        int aboard = Frame.aboard(position);
        switch (move) {
            case CivilizationMove.Board board -> {
                position.pieces().addTokens(seat, area, -board.count());
                position.setUnmoved(area, position.unmoved(area) - board.count());
                Frame.setAboard(position, aboard + board.count());
                log.all(new CivilizationEvent.Boarded(seat, Area.at(area), board.count()));
            }
            case CivilizationMove.Land land -> {
                position.pieces().addTokens(seat, area, land.count());
                Frame.setAboard(position, aboard - land.count());
                log.all(new CivilizationEvent.Landed(seat, Area.at(area), land.count()));
            }
            case CivilizationMove.Sail sail -> {
                Frame.sail(position, sail.to().index());
                log.all(new CivilizationEvent.Sailed(seat, sail.to()));
            }
            default -> {
                Shore shore = Shore.at(Frame.shore(position));
                boolean sailed = Frame.isUnderWay(position);
                position.pieces().setShip(seat, Frame.ship(position), shore.index());
                position.steps().pop();
                log.all(new CivilizationEvent.Moored(seat, shore, sailed));
            }
        }
    }

    /** Ashore and done, on the shortest way. */
    @Override
    public CivilizationMove defaultMove(CivilizationPosition position, int seat) {
        List<CivilizationMove> moves = new ArrayList<>();
        moves(position, seat, moves);
        int aboard = Frame.aboard(position);
        CivilizationMove wanted = aboard > 0 ? AreaMoves.LAND[aboard] : MOOR;
        if (moves.contains(wanted)) {
            return wanted;
        }
        CivilizationMove nearest = moves.getFirst();
        for (CivilizationMove move : moves) {
            if (move instanceof CivilizationMove.Sail sail) {
                nearest = sail;
                if (canEnd(position, seat, sail.to().index(), 0, aboard > 0)) {
                    return sail;
                }
            }
        }
        return nearest;
    }

    /** A ship that nobody can board and that cannot leave is moored without asking. */
    @Override
    public @Nullable CivilizationMove forced(CivilizationPosition position, int seat) {
        return Frame.left(position) > 0 && !isAtSea(position) ? null : super.forced(position, seat);
    }

    @Override
    public Prompt prompt(CivilizationPosition position, int seat) {
        return place(
                "Voyage",
                Rulebook.SAILING,
                Map.of(
                        "shore", Shore.at(Frame.shore(position)),
                        "left", Frame.left(position),
                        "aboard", Frame.aboard(position)));
    }
}
