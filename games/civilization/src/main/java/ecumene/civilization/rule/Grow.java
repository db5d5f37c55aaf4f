package ecumene.civilization.rule;

import ecumene.civilization.CivilizationEvent;
import ecumene.civilization.CivilizationMove;
import ecumene.civilization.CivilizationPosition;
import ecumene.civilization.CivilizationRefusal;
import ecumene.civilization.Pieces;
import ecumene.civilization.Rulebook;
import ecumene.engine.EventLog;
import ecumene.engine.Prompt;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Who has too few tokens for the whole growth chooses how many go where, in any order, until the stock is used up (7.4). What
 * each area has got is noted.
 */
public final class Grow extends Question {

    public static final Grow STEP = new Grow();

    private Grow() {
        super("grow");
    }

    static void begin(CivilizationPosition position, int seat) {
        position.clearGrown();
        position.steps().push(STEP, seat);
    }

    /** How many tokens an area may still get. */
    private static int room(CivilizationPosition position, int seat, int area) {
        Pieces pieces = position.pieces();
        int added = position.grown(area);
        return pieces.hasCity(area) ? 0 : Growth.of(pieces.tokens(seat, area) - added) - added;
    }

    @Override
    public void moves(CivilizationPosition position, int seat, List<CivilizationMove> moves) {
        Pieces pieces = position.pieces();
        for (int area = pieces.nextTokens(seat, 0); area >= 0; area = pieces.nextTokens(seat, area + 1)) {
            int most = Math.min(room(position, seat, area), pieces.stock(seat));
            for (int count = 1; count <= most; count++) {
                moves.add(AreaMoves.GROW.get(area, count));
            }
        }
    }

    @Override
    public CivilizationRefusal why(CivilizationPosition position, int seat, CivilizationMove move) {
        if (!(move instanceof CivilizationMove.Grow grow)) {
            return CivilizationRefusal.GROW_NOW;
        }
        int area = grow.area().index();
        boolean room = !grow.area().isOpenSea()
                && position.pieces().tokens(seat, area) > 0
                && grow.count() > 0
                && grow.count() <= room(position, seat, area);
        return room ? CivilizationRefusal.STOCK_IS_SHORT : CivilizationRefusal.NO_GROWTH_THERE;
    }

    @Override
    public void play(CivilizationPosition position, int seat, CivilizationMove move, EventLog log) {
        CivilizationMove.Grow grow = (CivilizationMove.Grow) move;
        int area = grow.area().index();
        position.pieces().addTokens(seat, area, grow.count());
        position.setGrown(area, position.grown(area) + grow.count());
        log.all(new CivilizationEvent.GrewIn(seat, grow.area(), grow.count()));
        if (position.pieces().stock(seat) == 0) {
            position.steps().pop();
            position.clearGrown();
        }
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
        Pieces pieces = position.pieces();
        int due = 0;
        for (int area = pieces.nextTokens(seat, 0); area >= 0; area = pieces.nextTokens(seat, area + 1)) {
            due += room(position, seat, area);
        }
        int left = pieces.stock(seat);
        return place("Grow", Rulebook.GROWTH_SHORT, Map.of("left", left, "short", due - left));
    }
}
