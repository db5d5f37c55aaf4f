package ecumene.civilization.rule;

import ecumene.civilization.CivilizationEvent;
import ecumene.civilization.CivilizationMove;
import ecumene.civilization.CivilizationPosition;
import ecumene.civilization.CivilizationRefusal;
import ecumene.civilization.Pieces;
import ecumene.civilization.Rulebook;
import ecumene.engine.EventLog;
import ecumene.engine.Prompt;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Who has too few tokens for the whole growth chooses where they go, within its limits (7.4). Areas are taken in order, so
 * that each choice has one way. Note 0: the last area chosen, note 1: how many tokens it has got.
 */
public final class Grow extends Question {

    public static final Grow STEP = new Grow();

    private static final int LAST = 0;
    private static final int ADDED = 1;

    private Grow() {
        super("grow");
    }

    /** How many tokens an area may still get. */
    private static int room(CivilizationPosition position, int seat, int area) {
        Pieces pieces = position.pieces();
        int added = area == position.steps().note(LAST) ? position.steps().note(ADDED) : 0;
        return pieces.hasCity(area) ? 0 : Growth.of(pieces.tokens(seat, area) - added) - added;
    }

    @Override
    public void moves(CivilizationPosition position, int seat, List<CivilizationMove> moves) {
        Pieces pieces = position.pieces();
        int first = Math.max(0, position.steps().note(LAST));
        int rest = 0;
        for (int area = pieces.nextTokens(seat, first); area >= 0; area = pieces.nextTokens(seat, area + 1)) {
            rest += room(position, seat, area);
        }
        // All tokens of the stock must find a place from the chosen area on.
        for (int area = pieces.nextTokens(seat, first);
                area >= 0 && rest >= pieces.stock(seat);
                area = pieces.nextTokens(seat, area + 1)) {
            int room = room(position, seat, area);
            if (room > 0) {
                moves.add(AreaMoves.GROW[area]);
            }
            rest -= room;
        }
    }

    @Override
    public CivilizationRefusal why(CivilizationPosition position, int seat, CivilizationMove move) {
        if (!(move instanceof CivilizationMove.Grow grow)) {
            return CivilizationRefusal.GROW_NOW;
        }
        int area = grow.area().index();
        boolean grows =
                !grow.area().isOpenSea() && position.pieces().tokens(seat, area) > 0 && room(position, seat, area) > 0;
        return grows ? CivilizationRefusal.GROWTH_GOES_IN_ORDER : CivilizationRefusal.NO_GROWTH_THERE;
    }

    @Override
    public void play(CivilizationPosition position, int seat, CivilizationMove move, EventLog log) {
        CivilizationMove.Grow grow = (CivilizationMove.Grow) move;
        int area = grow.area().index();
        position.pieces().addTokens(seat, area, 1);
        log.all(new CivilizationEvent.GrewIn(seat, grow.area()));
        int added = area == position.steps().note(LAST) ? position.steps().note(ADDED) : 0;
        position.steps().setNote(LAST, area);
        position.steps().setNote(ADDED, added + 1);
        if (position.pieces().stock(seat) == 0) {
            position.steps().pop();
        }
    }

    @Override
    public CivilizationMove defaultMove(CivilizationPosition position, int seat) {
        List<CivilizationMove> moves = new ArrayList<>();
        moves(position, seat, moves);
        return moves.getFirst();
    }

    @Override
    public Prompt prompt(CivilizationPosition position, int seat) {
        return place(
                "Grow", Rulebook.GROWTH_SHORT, Map.of("left", position.pieces().stock(seat)));
    }
}
