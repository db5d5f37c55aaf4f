package ecumene.innersea.rule;

import ecumene.engine.EventLog;
import ecumene.engine.Prompt;
import ecumene.innersea.InnerSeaEvent;
import ecumene.innersea.InnerSeaMove;
import ecumene.innersea.InnerSeaPosition;
import ecumene.innersea.InnerSeaRefusal;
import ecumene.innersea.Rulebook;
import ecumene.innersea.component.Civilization;
import java.util.ArrayList;
import java.util.List;

/**
 * The Turn Order Reset Step: most Cities first; among equals the one with fewest points picks a place they share, then the
 * next; equal points are decided by chance.
 */
public final class TurnOrder extends Asking {

    public static final TurnOrder STEP = new TurnOrder();

    /** Whether the power of the frame is asked for its place. */
    private static final class Frame {

        private static final int ASKING = 0;

        static void push(InnerSeaPosition position) {
            position.steps().push(STEP, position.inOrder(0), 0);
        }

        static boolean isAsking(InnerSeaPosition position) {
            return position.steps().note(ASKING) != 0;
        }

        static void setAsking(InnerSeaPosition position, boolean asking) {
            position.steps().setNote(ASKING, asking ? 1 : 0);
        }
    }

    private TurnOrder() {
        super("turn-order");
    }

    static void begin(InnerSeaPosition position) {
        for (int place = 0; place < InnerSeaPosition.POWERS; place++) {
            position.setNewOrder(place, InnerSeaPosition.NONE);
        }
        Frame.push(position);
    }

    /** The order that was drawn or chosen holds from now on. */
    static void adopt(InnerSeaPosition position, EventLog log) {
        for (int place = 0; place < position.powers(); place++) {
            position.setOrder(place, position.inNewOrder(place));
            position.setNewOrder(place, InnerSeaPosition.NONE);
        }
        tell(position, log);
    }

    static void tell(InnerSeaPosition position, EventLog log) {
        List<Civilization> order = new ArrayList<>();
        for (int place = 0; place < position.powers(); place++) {
            order.add(position.civilization(position.inOrder(place)));
        }
        log.all(new InnerSeaEvent.OrderSet(List.copyOf(order)));
    }

    /** A power goes to a place of the present order; the others close up. */
    static void move(InnerSeaPosition position, int power, int to) {
        int from = position.placeOf(power);
        int step = from < to ? 1 : -1;
        for (int place = from; place != to; place += step) {
            position.setOrder(place, position.inOrder(place + step));
        }
        position.setOrder(to, power);
    }

    private static boolean isPlaced(InnerSeaPosition position, int power) {
        for (int place = 0; place < position.powers(); place++) {
            if (position.inNewOrder(place) == power) {
                return true;
            }
        }
        return false;
    }

    private static int cities(InnerSeaPosition position, int power) {
        return position.board().cityCount(power);
    }

    /** Civilizations with more Cities come before. */
    private static int firstPlace(InnerSeaPosition position, int cities) {
        int place = 0;
        for (int power = 0; power < position.powers(); power++) {
            place += cities(position, power) > cities ? 1 : 0;
        }
        return place;
    }

    /** The free places that civilizations with so many Cities share. */
    private static List<Integer> places(InnerSeaPosition position, int cities) {
        int first = firstPlace(position, cities);
        List<Integer> free = new ArrayList<>();
        for (int place = first; place < firstPlace(position, cities - 1); place++) {
            if (position.inNewOrder(place) == InnerSeaPosition.NONE) {
                free.add(place);
            }
        }
        return free;
    }

    // ---------------------------------------------------------------- going on

    @Override
    boolean asks(InnerSeaPosition position) {
        return Frame.isAsking(position);
    }

    @Override
    void goOn(InnerSeaPosition position, EventLog log) {
        int fewest = InnerSeaPosition.NONE;
        List<Integer> equal = new ArrayList<>();
        int free = firstFree(position);
        if (free == InnerSeaPosition.NONE) {
            position.steps().pop();
            adopt(position, log);
            return;
        }
        int cities = citiesFor(position, free);
        for (int power = 0; power < position.powers(); power++) {
            if (cities(position, power) == cities && !isPlaced(position, power)) {
                int points = position.points(power);
                if (fewest == InnerSeaPosition.NONE || points < fewest) {
                    fewest = points;
                    equal.clear();
                }
                if (points == fewest) {
                    equal.add(power);
                }
            }
        }
        List<Integer> places = places(position, cities);
        if (equal.size() == 1) {
            position.steps().setSeat(equal.getFirst());
            Frame.setAsking(position, true);
        } else {
            for (int power : equal) {
                int chosen = position.random().below(places.size());
                int place = places.get(chosen);
                places.remove(Integer.valueOf(place));
                position.setNewOrder(place, power);
            }
        }
    }

    private static int firstFree(InnerSeaPosition position) {
        for (int place = 0; place < position.powers(); place++) {
            if (position.inNewOrder(place) == InnerSeaPosition.NONE) {
                return place;
            }
        }
        return InnerSeaPosition.NONE;
    }

    /** The number of Cities of those who share a place. */
    private static int citiesFor(InnerSeaPosition position, int place) {
        for (int power = 0; power < position.powers(); power++) {
            int cities = cities(position, power);
            if (place >= firstPlace(position, cities) && place < firstPlace(position, cities - 1)) {
                return cities;
            }
        }
        throw new IllegalStateException("nobody belongs to place " + place);
    }

    @Override
    void list(InnerSeaPosition position, int power, List<InnerSeaMove> moves) {
        for (int place : places(position, cities(position, power))) {
            moves.add(new InnerSeaMove.TakePlace(place + 1));
        }
    }

    @Override
    void act(InnerSeaPosition position, int power, InnerSeaMove move, EventLog log) {
        position.setNewOrder(((InnerSeaMove.TakePlace) move).place() - 1, power);
        Frame.setAsking(position, false);
    }

    @Override
    InnerSeaRefusal why(InnerSeaPosition position, InnerSeaMove move, int power) {
        return move instanceof InnerSeaMove.TakePlace
                ? InnerSeaRefusal.PLACE_IS_TAKEN
                : InnerSeaRefusal.TAKE_A_PLACE_NOW;
    }

    /** Moving late is the better place in most turns. */
    @Override
    InnerSeaMove absent(InnerSeaPosition position, int power) {
        return new InnerSeaMove.TakePlace(
                places(position, cities(position, power)).getLast() + 1);
    }

    @Override
    Prompt question(InnerSeaPosition position, int power) {
        return new Prompt(Prompt.Shape.CHOOSE_ONE, "TakePlace", Rulebook.TURN_ORDER);
    }
}
