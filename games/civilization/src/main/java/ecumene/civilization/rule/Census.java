package ecumene.civilization.rule;

import ecumene.civilization.CivilizationEvent;
import ecumene.civilization.CivilizationPosition;
import ecumene.engine.EventLog;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntUnaryOperator;

/** The census decides who moves first: the most tokens on the map (8). */
final class Census {

    private Census() {}

    static void take(CivilizationPosition position, EventLog log) {
        for (int seat = 0; seat < position.seats(); seat++) {
            position.setCensus(seat, position.pieces().onBoard(seat));
        }
        sort(position, seat -> -position.census(seat));
        List<Integer> order = new ArrayList<>();
        for (int place = 0; place < position.seats(); place++) {
            order.add(position.inOrder(place));
        }
        log.all(new CivilizationEvent.CensusTaken(order));
    }

    /** Puts the seats in order by a number, the least first; ties go by table order (5.3). */
    static void sort(CivilizationPosition position, IntUnaryOperator number) {
        for (int place = 0; place < position.seats(); place++) {
            int seat = position.inTableOrder(place);
            int at = place;
            while (at > 0 && number.applyAsInt(position.inOrder(at - 1)) > number.applyAsInt(seat)) {
                position.setOrder(at, position.inOrder(at - 1));
                at--;
            }
            position.setOrder(at, seat);
        }
    }
}
