package ecumene.civilization.rule;

import ecumene.civilization.CivilizationEvent;
import ecumene.civilization.CivilizationMove;
import ecumene.civilization.CivilizationPosition;
import ecumene.civilization.CivilizationRefusal;
import ecumene.civilization.Pieces;
import ecumene.civilization.Rulebook;
import ecumene.civilization.component.Area;
import ecumene.engine.EventLog;
import ecumene.engine.Prompt;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Who has too few tokens for the whole growth chooses (7.4). If more areas get theirs than go without, it is asked which go
 * without, and the others grow when enough are named; otherwise it is asked which grow. What is named is noted by area.
 */
public final class Grow extends Question {

    public static final Grow STEP = new Grow();

    private Grow() {
        super("grow");
    }

    static void begin(CivilizationPosition position, int seat) {
        position.clearDecidedGrowth();
        position.steps().push(STEP, seat);
    }

    // ---------------------------------------------------------------- which way it is asked

    /** What the areas would get that are not named yet. */
    private static int due(CivilizationPosition position, int seat, boolean without) {
        Pieces pieces = position.pieces();
        int due = 0;
        for (int area = pieces.nextTokens(seat, 0); area >= 0; area = pieces.nextTokens(seat, area + 1)) {
            due += room(position, seat, area, without);
        }
        return due;
    }

    /** How many tokens an area may still get, or still go without. */
    private static int room(CivilizationPosition position, int seat, int area, boolean without) {
        Pieces pieces = position.pieces();
        int noted = position.decidedGrowth(area);
        int before = pieces.tokens(seat, area) - (without ? 0 : noted);
        return pieces.hasCity(area) ? 0 : Growth.of(before) - noted;
    }

    /**
     * Whether it is asked which areas go without. Naming them makes the want smaller, naming those that grow makes the stock
     * smaller: so it stays as it was asked first.
     */
    private static boolean isAskedWithout(CivilizationPosition position, int seat) {
        return missing(position, seat, true) < position.pieces().stock(seat);
    }

    /** How many tokens are missing for the areas that are not named yet. */
    private static int missing(CivilizationPosition position, int seat, boolean without) {
        return due(position, seat, without) - position.pieces().stock(seat);
    }

    /** What an area will get unless it is named, while it is asked which go without; for bots. */
    public static int pending(CivilizationPosition position, int seat, int area) {
        return room(position, seat, area, true);
    }

    /** Whether a seat is asked which of its areas go without. */
    public static boolean isWithholding(CivilizationPosition position, int seat) {
        return position.steps().isTop(STEP) && position.steps().seat() == seat && isAskedWithout(position, seat);
    }

    // ---------------------------------------------------------------- moves

    @Override
    public void moves(CivilizationPosition position, int seat, List<CivilizationMove> moves) {
        Pieces pieces = position.pieces();
        boolean without = isAskedWithout(position, seat);
        int left = left(position, seat, without);
        for (int area = pieces.nextTokens(seat, 0); area >= 0; area = pieces.nextTokens(seat, area + 1)) {
            int count = 1;
            while (reason(position, seat, area, count, without, left) == null) {
                moves.add((without ? AreaMoves.GROW_LESS : AreaMoves.GROW).get(area, count++));
            }
        }
    }

    /** How many tokens have still to be named. */
    private static int left(CivilizationPosition position, int seat, boolean without) {
        return without ? missing(position, seat, true) : position.pieces().stock(seat);
    }

    @Override
    public CivilizationRefusal why(CivilizationPosition position, int seat, CivilizationMove move) {
        boolean without = isAskedWithout(position, seat);
        return switch (move) {
            case CivilizationMove.Grow grow
            when !without ->
                given(reason(position, seat, grow.area().index(), grow.count(), false, left(position, seat, false)));
            case CivilizationMove.GrowLess less
            when without ->
                given(reason(position, seat, less.area().index(), less.count(), true, left(position, seat, true)));
            default -> without ? CivilizationRefusal.SAY_WHO_GOES_WITHOUT : CivilizationRefusal.GROW_NOW;
        };
    }

    /** Why so many tokens of an area cannot be named while so many are left to be; null if they can. */
    private static @Nullable CivilizationRefusal reason(
            CivilizationPosition position, int seat, int area, int count, boolean without, int left) {
        boolean room = area < Area.FIRST_SEA
                && position.pieces().tokens(seat, area) > 0
                && count > 0
                && count <= room(position, seat, area, without);
        if (!room) {
            return CivilizationRefusal.NO_GROWTH_THERE;
        }
        if (count <= left) {
            return null;
        }
        return without ? CivilizationRefusal.NOT_SO_MANY_MISSING : CivilizationRefusal.STOCK_IS_SHORT;
    }

    @Override
    public void play(CivilizationPosition position, int seat, CivilizationMove move, EventLog log) {
        if (move instanceof CivilizationMove.GrowLess less) {
            int area = less.area().index();
            position.setDecidedGrowth(area, position.decidedGrowth(area) + less.count());
            log.all(new CivilizationEvent.GrowthForgone(seat, less.area(), less.count()));
            if (missing(position, seat, true) == 0) {
                growAll(position, seat, log);
            }
            return;
        }
        CivilizationMove.Grow grow = (CivilizationMove.Grow) move;
        int area = grow.area().index();
        position.pieces().addTokens(seat, area, grow.count());
        position.setDecidedGrowth(area, position.decidedGrowth(area) + grow.count());
        log.all(new CivilizationEvent.GrewIn(seat, grow.area(), grow.count()));
        if (position.pieces().stock(seat) == 0) {
            position.steps().pop();
            position.clearDecidedGrowth();
        }
    }

    private static void growAll(CivilizationPosition position, int seat, EventLog log) {
        Pieces pieces = position.pieces();
        int sum = 0;
        for (int area = pieces.nextTokens(seat, 0); area >= 0; area = pieces.nextTokens(seat, area + 1)) {
            int count = room(position, seat, area, true);
            pieces.addTokens(seat, area, count);
            sum += count;
        }
        position.steps().pop();
        position.clearDecidedGrowth();
        log.all(new CivilizationEvent.Grew(seat, sum));
    }

    @Override
    public CivilizationMove defaultMove(CivilizationPosition position, int seat) {
        return first(position, seat);
    }

    @Override
    public @Nullable CivilizationMove forced(CivilizationPosition position, int seat) {
        return forcedToOneArea(position, seat);
    }

    @Override
    public Prompt prompt(CivilizationPosition position, int seat) {
        boolean without = isAskedWithout(position, seat);
        int missing = missing(position, seat, without);
        return without
                ? place("GrowLess", Rulebook.GROWTH_SHORT, Map.of("missing", missing))
                : place(
                        "Grow",
                        Rulebook.GROWTH_SHORT,
                        Map.of("left", position.pieces().stock(seat), "missing", missing));
    }
}
