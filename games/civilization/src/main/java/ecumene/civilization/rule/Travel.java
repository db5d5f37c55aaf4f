package ecumene.civilization.rule;

import ecumene.civilization.CivilizationEvent;
import ecumene.civilization.CivilizationMove;
import ecumene.civilization.CivilizationPosition;
import ecumene.civilization.CivilizationRefusal;
import ecumene.civilization.Pieces;
import ecumene.civilization.Rulebook;
import ecumene.civilization.component.Area;
import ecumene.civilization.component.Shore;
import ecumene.engine.EventLog;
import ecumene.engine.Loss;
import ecumene.engine.Prompt;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A seat moves: any number of tokens that have not moved march across a land border, and ships set out (10.2).
 */
public final class Travel extends Question {

    public static final Travel STEP = new Travel();

    private Travel() {
        super("travel");
    }

    /** The set of ships that have sailed. */
    private static final class Frame {

        private static final int SAILED = 0;

        static boolean hasSailed(CivilizationPosition position, int ship) {
            return (position.steps().note(SAILED) & (1 << ship)) != 0;
        }

        static boolean hasSailedAny(CivilizationPosition position) {
            return position.steps().note(SAILED) != 0;
        }

        static void sail(CivilizationPosition position, int ship) {
            position.steps().setNote(SAILED, position.steps().note(SAILED) | (1 << ship));
        }
    }

    @Override
    public void moves(CivilizationPosition position, int seat, List<CivilizationMove> moves) {
        Pieces pieces = position.pieces();
        for (int area = pieces.nextTokens(seat, 0); area >= 0; area = pieces.nextTokens(seat, area + 1)) {
            listMarches(position, seat, area, moves);
        }
        listShips(position, seat, moves);
        moves.add(DONE);
    }

    private static void listMarches(CivilizationPosition position, int seat, int from, List<CivilizationMove> moves) {
        if (reason(position, seat, from) == null) {
            int fresh = position.unmoved(from);
            for (int to : position.board().land(from)) {
                if (Movement.reason(position, seat, to) == null) {
                    AreaMoves.listMarches(from, to, fresh, moves);
                }
            }
        }
    }

    private static void listShips(CivilizationPosition position, int seat, List<CivilizationMove> moves) {
        for (int ship = 0; ship < Pieces.SHIPS; ship++) {
            if (reasonNotToEmbark(position, seat, ship) == null) {
                moves.add(AreaMoves.EMBARK[ship]);
            }
        }
    }

    /** The longest list of the game, and mostly its first area tells that there is a choice. */
    @Override
    public @Nullable CivilizationMove forced(CivilizationPosition position, int seat) {
        Pieces pieces = position.pieces();
        List<CivilizationMove> moves = new ArrayList<>();
        listShips(position, seat, moves);
        int area = pieces.nextTokens(seat, 0);
        while (moves.isEmpty() && area >= 0) {
            listMarches(position, seat, area, moves);
            area = pieces.nextTokens(seat, area + 1);
        }
        return moves.isEmpty() ? DONE : null;
    }

    @Override
    public CivilizationRefusal why(CivilizationPosition position, int seat, CivilizationMove move) {
        return switch (move) {
            case CivilizationMove.March march -> why(position, seat, march);
            case CivilizationMove.Embark embark -> given(reasonNotToEmbark(position, seat, embark.ship() - 1));
            default -> CivilizationRefusal.MOVE_NOW;
        };
    }

    private static @Nullable CivilizationRefusal reasonNotToEmbark(CivilizationPosition position, int seat, int ship) {
        if (!Ships.isInPlay(position, seat, ship)) {
            return CivilizationRefusal.NO_SUCH_SHIP;
        }
        return Frame.hasSailed(position, ship) ? CivilizationRefusal.SHIP_HAS_SAILED : null;
    }

    /** Why nobody of a seat can leave an area on foot; null if somebody can. */
    private static @Nullable CivilizationRefusal reason(CivilizationPosition position, int seat, int from) {
        if (from >= Area.FIRST_SEA || position.pieces().tokens(seat, from) == 0) {
            return CivilizationRefusal.NO_TOKENS_THERE;
        }
        return position.unmoved(from) == 0 ? CivilizationRefusal.HAVE_MOVED_ALREADY : null;
    }

    /** Borders and numbers of a march are listed as they are: here they are only explained. */
    private static CivilizationRefusal why(CivilizationPosition position, int seat, CivilizationMove.March march) {
        int from = march.from().index();
        CivilizationRefusal reason = reason(position, seat, from);
        if (reason != null) {
            return reason;
        }
        boolean neighbours = false;
        for (int to : position.board().land(from)) {
            neighbours |= to == march.to().index();
        }
        if (!neighbours) {
            return isSpent(position, seat, march.to())
                    ? CivilizationRefusal.NO_LAND_BORDER_TO_THE_MOVED
                    : CivilizationRefusal.NO_LAND_BORDER;
        }
        return march.count() < 1 || march.count() > position.unmoved(from)
                ? CivilizationRefusal.NOT_SO_MANY_TO_MOVE
                : given(Movement.reason(position, seat, march.to().index()));
    }

    /** Whether all of a seat's people in an area have moved: whoever names it may mean those, and not where they are. */
    private static boolean isSpent(CivilizationPosition position, int seat, Area area) {
        return !area.isOpenSea()
                && position.pieces().tokens(seat, area.index()) > 0
                && position.unmoved(area.index()) == 0;
    }

    @Override
    public void play(CivilizationPosition position, int seat, CivilizationMove move, EventLog log) {
        switch (move) {
            case CivilizationMove.March march -> {
                int from = march.from().index();
                position.pieces().addTokens(seat, from, -march.count());
                position.pieces().addTokens(seat, march.to().index(), march.count());
                position.setUnmoved(from, position.unmoved(from) - march.count());
                log.all(new CivilizationEvent.Marched(seat, march.from(), march.to(), march.count()));
            }
            case CivilizationMove.Embark embark -> {
                int ship = embark.ship() - 1;
                Frame.sail(position, ship);
                Voyage.begin(position, seat, ship);
            }
            default -> {
                position.steps().pop();
                // That somebody stays at home is worth a word; that nobody is there is not.
                if (log.isHeard() && position.pieces().onBoard(seat) > 0) {
                    log.all(arrivals(position, seat));
                }
            }
        }
    }

    private static CivilizationEvent.Moved arrivals(CivilizationPosition position, int seat) {
        Pieces pieces = position.pieces();
        List<Integer> arrived = new ArrayList<>();
        int tokens = 0;
        for (int area = pieces.nextTokens(seat, 0); area >= 0; area = pieces.nextTokens(seat, area + 1)) {
            int here = newcomers(position, seat, area);
            tokens += here;
            if (here > 0) {
                arrived.add(area);
            }
        }
        arrived.sort(Comparator.comparingInt(area -> -newcomers(position, seat, area)));
        return CivilizationEvent.Moved.to(
                seat, tokens, arrived.stream().map(Area::at).toList());
    }

    private static int newcomers(CivilizationPosition position, int seat, int area) {
        return position.pieces().tokens(seat, area) - position.unmoved(area);
    }

    /** Ending without a single step although somebody could go, or with people where they have no room. */
    @Override
    public @Nullable Loss loss(CivilizationPosition position, int seat, CivilizationMove move) {
        if (!(move instanceof CivilizationMove.Done)) {
            return null;
        }
        int unmoved = 0;
        int surplus = 0;
        List<Area> crowded = new ArrayList<>();
        for (int area : position.board().areas()) {
            unmoved += position.unmoved(area);
            int over = Forecast.surplusAfterMovement(position, seat, area);
            surplus += over;
            if (over > 0) {
                crowded.add(Area.at(area));
            }
        }
        boolean none = unmoved == position.pieces().onBoard(seat)
                && !Frame.hasSailedAny(position)
                && list(position, seat).size() > 1;
        if (surplus > 0) {
            return new Loss("crowded", Map.of("count", surplus, "areas", List.copyOf(crowded), "moved", !none));
        }
        return none ? new Loss("nobody-moved", Map.of()) : null;
    }

    @Override
    public CivilizationMove defaultMove(CivilizationPosition position, int seat) {
        return DONE;
    }

    @Override
    public Prompt prompt(CivilizationPosition position, int seat) {
        return place("Travel", Rulebook.MOVEMENT, Map.of("last", isLast(position, seat)));
    }

    /** Whether people of one area are all that can still move: when they have gone the movement is over, and nobody asks. */
    private boolean isLast(CivilizationPosition position, int seat) {
        List<CivilizationMove> moves = new ArrayList<>();
        moves(position, seat, moves);
        return moves.stream().noneMatch(CivilizationMove.Embark.class::isInstance)
                && moves.stream()
                                .filter(CivilizationMove.March.class::isInstance)
                                .map(move -> ((CivilizationMove.March) move).from())
                                .distinct()
                                .count()
                        == 1;
    }

    /** The area where a ship lies. */
    static int area(CivilizationPosition position, int seat, int ship) {
        return Shore.at(position.pieces().ship(seat, ship)).area().index();
    }
}
