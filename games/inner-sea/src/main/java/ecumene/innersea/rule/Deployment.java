package ecumene.innersea.rule;

import ecumene.engine.EventLog;
import ecumene.engine.Prompt;
import ecumene.innersea.Board;
import ecumene.innersea.InnerSeaEvent;
import ecumene.innersea.InnerSeaMove;
import ecumene.innersea.InnerSeaPosition;
import ecumene.innersea.InnerSeaRefusal;
import ecumene.innersea.Rulebook;
import ecumene.innersea.Stat;
import ecumene.innersea.component.Area;
import ecumene.innersea.component.AreaSet;
import ecumene.innersea.component.FateCard.When;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * The Deployment Step: Ready disks are placed one by one, so that chains can run outward. Also used when a civilization begins
 * again by the Aeneas rule. Note 0: the area chosen for that, -1 otherwise.
 */
public final class Deployment extends Asking {

    public static final Deployment STEP = new Deployment();

    private static final int BEGINNING = 0;
    private static final InnerSeaMove[] PLACE =
            Area.ALL.stream().map(InnerSeaMove.Place::new).toArray(InnerSeaMove[]::new);

    private Deployment() {
        super("deployment");
    }

    static InnerSeaMove place(int area) {
        return PLACE[area];
    }

    /** Every area that the next Ready disk may go to by the conditions of reach, whether there is room or not. */
    static AreaSet reach(InnerSeaPosition position, int power) {
        Board board = position.board();
        AreaSet own = board.occupied(power);
        if (own.isEmpty()) {
            int home = position.home(power);
            return Area.neighbours(home).with(home);
        }
        AreaSet controlled = board.controlled(power);
        AreaSet contested = board.contestedBy(power);
        AreaSet bases = controlled;
        for (int area = contested.first(); area >= 0; area = contested.after(area)) {
            if (board.isUnsurpassed(power, area)) {
                bases = bases.with(area);
            }
        }
        return controlled.or(contested).or(bases.neighbours());
    }

    /** Where the next Ready disk may be placed. */
    static AreaSet places(InnerSeaPosition position, int power) {
        int ready = position.get(Stat.READY, power);
        if (ready == 0) {
            return AreaSet.EMPTY;
        }
        AreaSet areas = reach(position, power).and(position.terms().map());
        if (ready == position.get(Stat.READY_FOR_SEA, power)) {
            areas = areas.and(Area.SEA);
        }
        AreaSet found = areas;
        for (int area = areas.first(); area >= 0; area = areas.after(area)) {
            if (position.room(power, area) == 0) {
                found = found.without(area);
            }
        }
        return found;
    }

    @Override
    void list(InnerSeaPosition position, int power, List<InnerSeaMove> moves) {
        AreaSet places = places(position, power);
        for (int area = places.first(); area >= 0; area = places.after(area)) {
            moves.add(PLACE[area]);
        }
        if (position.steps().note(BEGINNING) == InnerSeaPosition.NONE) {
            Devices.list(position, power, When.DEPLOYMENT, moves);
        }
        moves.add(DONE);
    }

    @Override
    void act(InnerSeaPosition position, int power, InnerSeaMove move, EventLog log) {
        if (Devices.use(position, power, move, log)) {
            return;
        }
        if (move instanceof InnerSeaMove.Place place) {
            placeReady(position, power, place.area().index(), log);
            return;
        }
        position.board().takeFromSupply(power, -position.get(Stat.READY, power));
        position.set(Stat.READY, power, 0);
        position.set(Stat.READY_FOR_SEA, power, 0);
        position.steps().pop();
    }

    static void placeReady(InnerSeaPosition position, int power, int area, EventLog log) {
        position.add(Stat.READY, power, -1);
        position.board().takeFromSupply(power, -1);
        if (!Area.isLand(area) && position.is(Stat.READY_FOR_SEA, power)) {
            position.add(Stat.READY_FOR_SEA, power, -1);
        }
        position.board().place(power, area, 1);
        log.all(new InnerSeaEvent.DisksPlaced(position.civilization(power), Area.at(area), 1));
    }

    @Override
    InnerSeaRefusal why(InnerSeaPosition position, InnerSeaMove move, int power) {
        if (!(move instanceof InnerSeaMove.Place place)) {
            return Devices.why(position, power, move, When.DEPLOYMENT, InnerSeaRefusal.DEPLOY_NOW);
        }
        int area = place.area().index();
        if (position.get(Stat.READY, power) == 0) {
            return InnerSeaRefusal.NOTHING_READY;
        }
        if (!position.terms().map().contains(area)) {
            return InnerSeaRefusal.OUT_OF_PLAY;
        }
        if (!reach(position, power).contains(area)) {
            return InnerSeaRefusal.OUT_OF_REACH;
        }
        if (position.room(power, area) == 0) {
            return Area.isDeep(area) && position.board().disks(power, area) == 0
                    ? InnerSeaRefusal.DEEP_SEA_IS_CLOSED
                    : InnerSeaRefusal.AREA_IS_FULL;
        }
        return InnerSeaRefusal.ONLY_AT_SEA;
    }

    /** An absent player grows in peace. */
    @Override
    InnerSeaMove absent(InnerSeaPosition position, int power) {
        return SystemGrowth.deploy(position, power, false);
    }

    @Override
    InnerSeaMove system(InnerSeaPosition position, int power) {
        List<InnerSeaMove> devices = new ArrayList<>();
        if (position.steps().note(BEGINNING) == InnerSeaPosition.NONE) {
            Devices.list(position, power, When.DEPLOYMENT, devices);
        }
        return devices.isEmpty()
                ? SystemGrowth.deploy(position, power, position.is(Stat.POSTURE, power))
                : devices.getFirst();
    }

    @Override
    Prompt question(InnerSeaPosition position, int power) {
        return new Prompt(
                Prompt.Shape.PLACE,
                "Deploy",
                Rulebook.DEPLOYMENT,
                Map.of("count", position.get(Stat.READY, power), "sea", position.get(Stat.READY_FOR_SEA, power)));
    }
}
