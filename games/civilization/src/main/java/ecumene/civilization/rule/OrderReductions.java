package ecumene.civilization.rule;

import ecumene.civilization.CivilizationEvent;
import ecumene.civilization.CivilizationMove;
import ecumene.civilization.CivilizationPosition;
import ecumene.civilization.CivilizationRefusal;
import ecumene.civilization.Rulebook;
import ecumene.civilization.component.Area;
import ecumene.civilization.component.CivilizationCard;
import ecumene.engine.EventLog;
import ecumene.engine.Prompt;
import ecumene.engine.Seats;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The victim of a calamity may order the reduction of foreign cities: after an earthquake one beside the own city that was
 * reduced (22.2.4.3), by iconoclasm one or two anywhere (22.2.10.4).
 */
public final class OrderReductions extends Question {

    public static final OrderReductions STEP = new OrderReductions();

    private OrderReductions() {
        super("order-reductions");
    }

    /** The area of the earthquake or none, how many are left, the seats already hit. */
    private static final class Frame {

        private static final int AREA = 0;
        private static final int LEFT = 1;
        private static final int HIT = 2;

        static void push(CivilizationPosition position, int victim, int area, int count) {
            position.steps().push(STEP, victim, area, count, Seats.NOBODY);
        }

        static int area(CivilizationPosition position) {
            return position.steps().note(AREA);
        }

        static int left(CivilizationPosition position) {
            return position.steps().note(LEFT);
        }

        static boolean isHit(CivilizationPosition position, int seat) {
            return Seats.contains(position.steps().note(HIT), seat);
        }

        static void hit(CivilizationPosition position, int seat) {
            position.steps().setNote(LEFT, left(position) - 1);
            position.steps().setNote(HIT, position.steps().note(HIT) | Seats.only(seat));
        }
    }

    static void afterEarthquake(CivilizationPosition position, int victim, int area) {
        Frame.push(position, victim, area, 1);
    }

    static void forIconoclasm(CivilizationPosition position, int victim) {
        Frame.push(position, victim, CivilizationPosition.NONE, 2);
    }

    private static boolean isEarthquake(CivilizationPosition position) {
        return Frame.area(position) != CivilizationPosition.NONE;
    }

    /** Why a city cannot be ordered; null if it can. */
    private static @Nullable CivilizationRefusal against(CivilizationPosition position, int seat, int area) {
        int owner = area >= Area.FIRST_SEA
                ? CivilizationPosition.NONE
                : position.pieces().cityOwner(area);
        if (owner == CivilizationPosition.NONE || owner == seat) {
            return isEarthquake(position)
                    ? CivilizationRefusal.EARTHQUAKE_HITS_OTHERS
                    : CivilizationRefusal.ICONOCLASM_HITS_OTHERS;
        }
        if (isEarthquake(position)) {
            return position.board().touch(Frame.area(position), area) ? null : CivilizationRefusal.NOT_NEXT_TO_IT;
        }
        if (position.has(owner, CivilizationCard.PHILOSOPHY)) {
            return CivilizationRefusal.PROTECTED_BY_PHILOSOPHY;
        }
        boolean hit = Frame.isHit(position, owner);
        return hit && position.has(owner, CivilizationCard.LAW) ? CivilizationRefusal.PROTECTED_BY_LAW : null;
    }

    @Override
    public void moves(CivilizationPosition position, int seat, List<CivilizationMove> moves) {
        for (int area : position.board().areas()) {
            if (against(position, seat, area) == null) {
                moves.add(new CivilizationMove.OrderReduction(Area.at(area)));
            }
        }
        moves.add(DONE);
    }

    @Override
    public CivilizationRefusal why(CivilizationPosition position, int seat, CivilizationMove move) {
        if (move instanceof CivilizationMove.OrderReduction order) {
            return given(against(position, seat, order.area().index()));
        }
        return isEarthquake(position)
                ? CivilizationRefusal.ORDER_EARTHQUAKE_NOW
                : CivilizationRefusal.ORDER_ICONOCLASM_NOW;
    }

    @Override
    public void play(CivilizationPosition position, int seat, CivilizationMove move, EventLog log) {
        if (!(move instanceof CivilizationMove.OrderReduction order)) {
            position.steps().pop();
            return;
        }
        int owner = position.pieces().cityOwner(order.area().index());
        log.all(new CivilizationEvent.ReductionOrdered(seat, owner, order.area()));
        Support.reduce(position, order.area().index(), log);
        Frame.hit(position, owner);
        if (Frame.left(position) == 0) {
            position.steps().pop();
        }
    }

    @Override
    public CivilizationMove defaultMove(CivilizationPosition position, int seat) {
        return DONE;
    }

    @Override
    public Prompt prompt(CivilizationPosition position, int seat) {
        return isEarthquake(position)
                ? place("EarthquakeOrder", Rulebook.VOLCANO, Map.of("area", Area.at(Frame.area(position))))
                : place("IconoclasmOrder", Rulebook.ICONOCLASM, Map.of("left", Frame.left(position)));
    }
}
