package ecumene.civilization.rule;

import ecumene.civilization.CivilizationEvent;
import ecumene.civilization.CivilizationMove;
import ecumene.civilization.CivilizationPosition;
import ecumene.civilization.CivilizationRefusal;
import ecumene.civilization.Rulebook;
import ecumene.civilization.component.Area;
import ecumene.engine.EventLog;
import ecumene.engine.Prompt;
import java.util.List;
import java.util.Map;

/**
 * A defender with too few tokens in stock may want the other conflicts of the own tokens settled first, to get some back, and
 * with too few for two attacked cities says which is attacked first (11.8.2).
 */
public final class OrderOfConflicts extends Question {

    public static final OrderOfConflicts STEP = new OrderOfConflicts();

    private static final CivilizationMove OTHERS_FIRST = new CivilizationMove.SettleOthersFirst();
    private static final CivilizationMove NOW = new CivilizationMove.SettleNow();

    private OrderOfConflicts() {
        super("order-of-conflicts");
    }

    /** Where the city stands, and who attacks it. */
    private static final class Frame {

        private static final int AREA = 0;
        private static final int ATTACKER = 1;

        static void push(CivilizationPosition position, int defender, int area, int attacker) {
            position.steps().push(STEP, defender, area, attacker);
        }

        static int area(CivilizationPosition position) {
            return position.steps().note(AREA);
        }

        static int attacker(CivilizationPosition position) {
            return position.steps().note(ATTACKER);
        }
    }

    static void begin(CivilizationPosition position, int defender, int area, int attacker) {
        Frame.push(position, defender, area, attacker);
    }

    @Override
    public void moves(CivilizationPosition position, int seat, List<CivilizationMove> moves) {
        moves.add(OTHERS_FIRST);
        moves.add(NOW);
    }

    @Override
    public CivilizationRefusal why(CivilizationPosition position, int seat, CivilizationMove move) {
        return CivilizationRefusal.ORDER_OF_CONFLICTS_NOW;
    }

    @Override
    public void play(CivilizationPosition position, int seat, CivilizationMove move, EventLog log) {
        int area = Frame.area(position);
        int attacker = Frame.attacker(position);
        position.steps().pop();
        if (move instanceof CivilizationMove.SettleOthersFirst) {
            position.declared().add(area);
            log.all(new CivilizationEvent.AttackPostponed(seat, Area.at(area)));
        } else {
            Conflict.assault(position, attacker, area, log);
        }
    }

    @Override
    public CivilizationMove defaultMove(CivilizationPosition position, int seat) {
        return OTHERS_FIRST;
    }

    @Override
    public Prompt prompt(CivilizationPosition position, int seat) {
        return new Prompt(
                Prompt.Shape.YES_OR_NO,
                "OrderOfConflicts",
                Rulebook.SURRENDER,
                Map.of("area", Area.at(Frame.area(position)), "attacker", Frame.attacker(position)));
    }
}
