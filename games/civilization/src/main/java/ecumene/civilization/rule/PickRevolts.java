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

/**
 * The richest player picks the cities of a debtor that revolt, as many as could not be paid for, and takes over the first of
 * them as long as there are city pieces (6.3.2). The others are left to the next richest. A debtor who is the richest has taken
 * back what there are pieces for and picks only those.
 */
public final class PickRevolts extends Question {

    public static final PickRevolts STEP = new PickRevolts();

    private PickRevolts() {
        super("pick-revolts");
    }

    /** Whose cities revolt; how many still have to is what the debtor owes. */
    private static final class Frame {

        private static final int DEBTOR = 0;

        static void push(CivilizationPosition position, int seat, int debtor) {
            position.steps().push(STEP, seat, debtor);
        }

        static int debtor(CivilizationPosition position) {
            return position.steps().note(DEBTOR);
        }
    }

    /** Asks the richest, unless all cities revolt and the pieces suffice for all or for none: then nothing is to choose. */
    static void begin(CivilizationPosition position, int richest, int debtor, EventLog log) {
        Pieces pieces = position.pieces();
        int revolts = position.citiesToRevolt(debtor);
        int own = pieces(position, richest, debtor);
        if (revolts == pieces.cities(debtor) && (own >= revolts || own == 0)) {
            for (int area = pieces.nextCity(debtor, 0); area >= 0; area = pieces.nextCity(debtor, area + 1)) {
                revolt(position, richest, debtor, area, log);
            }
        } else {
            Frame.push(position, richest, debtor);
        }
    }

    /** The pieces with which the richest can take over what is picked. */
    private static int pieces(CivilizationPosition position, int richest, int debtor) {
        return richest == debtor ? 0 : position.pieces().cityStock(richest);
    }

    private static void revolt(CivilizationPosition position, int richest, int debtor, int area, EventLog log) {
        position.setCitiesToRevolt(debtor, position.citiesToRevolt(debtor) - 1);
        if (pieces(position, richest, debtor) > 0) {
            Revolts.take(position, debtor, richest, area, log);
        } else {
            position.inRevolt().add(area);
            log.all(new CivilizationEvent.RevoltBrokeOut(debtor, Area.at(area)));
        }
    }

    @Override
    public void moves(CivilizationPosition position, int seat, List<CivilizationMove> moves) {
        Pieces pieces = position.pieces();
        int debtor = Frame.debtor(position);
        for (int area = pieces.nextCity(debtor, 0); area >= 0; area = pieces.nextCity(debtor, area + 1)) {
            if (!position.inRevolt().contains(area)) {
                moves.add(new CivilizationMove.Revolt(Area.at(area)));
            }
        }
    }

    @Override
    public CivilizationRefusal why(CivilizationPosition position, int seat, CivilizationMove move) {
        return move instanceof CivilizationMove.Revolt
                ? CivilizationRefusal.NOT_A_CITY_OF_THE_DEBTOR
                : CivilizationRefusal.PICK_REVOLTS_NOW;
    }

    @Override
    public void play(CivilizationPosition position, int seat, CivilizationMove move, EventLog log) {
        int debtor = Frame.debtor(position);
        revolt(position, seat, debtor, ((CivilizationMove.Revolt) move).area().index(), log);
        if (position.citiesToRevolt(debtor) == 0) {
            position.steps().pop();
        }
    }

    @Override
    public CivilizationMove defaultMove(CivilizationPosition position, int seat) {
        return first(position, seat);
    }

    @Override
    public Prompt prompt(CivilizationPosition position, int seat) {
        int debtor = Frame.debtor(position);
        int left = position.citiesToRevolt(debtor);
        return seat == debtor
                ? place("PickOwnRevolts", Rulebook.REVOLTS, Map.of("left", left))
                : place(
                        "PickRevolts",
                        Rulebook.REVOLTS,
                        Map.of("debtor", debtor, "left", left, "pieces", pieces(position, seat, debtor)));
    }
}
