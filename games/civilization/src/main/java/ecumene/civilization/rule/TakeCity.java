package ecumene.civilization.rule;

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

/** A next richest player with too few city pieces chooses which of the cities in revolt to take over (6.3.3). */
public final class TakeCity extends Question {

    public static final TakeCity STEP = new TakeCity();

    private TakeCity() {
        super("take-city");
    }

    /** Whose cities are in revolt, and how many city pieces are left for them. */
    private static final class Frame {

        private static final int DEBTOR = 0;
        private static final int PIECES = 1;

        static void push(CivilizationPosition position, int seat, int debtor, int pieces) {
            position.steps().push(STEP, seat, debtor, pieces);
        }

        static int debtor(CivilizationPosition position) {
            return position.steps().note(DEBTOR);
        }

        static int pieces(CivilizationPosition position) {
            return position.steps().note(PIECES);
        }

        static void setPieces(CivilizationPosition position, int pieces) {
            position.steps().setNote(PIECES, pieces);
        }
    }

    static void begin(CivilizationPosition position, int taker, int debtor, int pieces) {
        Frame.push(position, taker, debtor, pieces);
    }

    @Override
    public void moves(CivilizationPosition position, int seat, List<CivilizationMove> moves) {
        Pieces pieces = position.pieces();
        int debtor = Frame.debtor(position);
        for (int area = pieces.nextCity(debtor, 0); area >= 0; area = pieces.nextCity(debtor, area + 1)) {
            if (Revolts.isInRevolt(position, debtor, area)) {
                moves.add(new CivilizationMove.TakeCity(Area.at(area)));
            }
        }
    }

    @Override
    public CivilizationRefusal why(CivilizationPosition position, int seat, CivilizationMove move) {
        return move instanceof CivilizationMove.TakeCity
                ? CivilizationRefusal.NOT_IN_REVOLT
                : CivilizationRefusal.TAKE_A_CITY_NOW;
    }

    @Override
    public void play(CivilizationPosition position, int seat, CivilizationMove move, EventLog log) {
        int debtor = Frame.debtor(position);
        int left = Frame.pieces(position) - 1;
        Revolts.take(
                position,
                debtor,
                seat,
                ((CivilizationMove.TakeCity) move).area().index(),
                log);
        if (left == 0) {
            position.steps().pop();
        } else {
            Frame.setPieces(position, left);
        }
    }

    @Override
    public CivilizationMove defaultMove(CivilizationPosition position, int seat) {
        return first(position, seat);
    }

    @Override
    public Prompt prompt(CivilizationPosition position, int seat) {
        int debtor = Frame.debtor(position);
        int left = Frame.pieces(position);
        return seat == debtor
                ? place("TakeOwnCity", Rulebook.REVOLTS, Map.of("left", left))
                : place("TakeCity", Rulebook.REVOLTS, Map.of("debtor", debtor, "left", left));
    }
}
