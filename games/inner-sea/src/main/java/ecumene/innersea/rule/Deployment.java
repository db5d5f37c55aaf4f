package ecumene.innersea.rule;

import ecumene.engine.EventLog;
import ecumene.engine.Loss;
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
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The Deployment Step: Ready disks are placed area by area, so that chains can run outward. Also used when a civilization begins
 * again by the Aeneas rule: then the first disks go to the chosen area, which stays open to all of them.
 */
public final class Deployment extends Asking {

    public static final Deployment STEP = new Deployment();

    /** What a deployment has to remember. */
    private static final class Frame {

        private static final int BEGINNING = 0;
        private static final int PLACED = 1;

        static void push(InnerSeaPosition position, int power, int beginning) {
            position.steps().push(STEP, power, beginning, 0);
        }

        /** The area chosen by the Aeneas rule; -1 in a Growth Phase. */
        static int beginning(InnerSeaPosition position) {
            return position.steps().note(BEGINNING);
        }

        static boolean isAeneas(InnerSeaPosition position) {
            return beginning(position) != InnerSeaPosition.NONE;
        }

        /** Whether anything was done in this step that may be taken back. */
        static boolean hasPlaced(InnerSeaPosition position) {
            return position.steps().note(PLACED) != 0;
        }

        static void setPlaced(InnerSeaPosition position) {
            position.steps().setNote(PLACED, 1);
        }
    }

    private Deployment() {
        super("deployment");
    }

    static void begin(InnerSeaPosition position, int power) {
        Frame.push(position, power, InnerSeaPosition.NONE);
    }

    /** Where a civilization begins again now; -1 if none does. */
    public static int beginning(InnerSeaPosition position) {
        return position.steps().isTop(STEP) ? Frame.beginning(position) : InnerSeaPosition.NONE;
    }

    /** The Aeneas rule: at least one disk in the chosen area. */
    static void beginAgain(InnerSeaPosition position, int power, int area) {
        Frame.push(position, power, area);
    }

    /** Every area that the next Ready disk may go to by the conditions of reach, whether there is room or not. */
    static AreaSet reach(InnerSeaPosition position, int power) {
        Board board = position.board();
        AreaSet own = board.occupied(power);
        int beginning = beginning(position);
        if (beginning != InnerSeaPosition.NONE && own.isEmpty()) {
            return AreaSet.of(beginning);
        }
        if (own.isEmpty()) {
            int home = position.home(power);
            return Area.neighbours(home).with(home);
        }
        AreaSet controlled = board.controlled(power);
        AreaSet contested = board.contestedBy(power);
        AreaSet bases = controlled.or(contested.where(area -> board.isUnsurpassed(power, area)));
        AreaSet reach = controlled.or(contested).or(bases.neighbours());
        return beginning == InnerSeaPosition.NONE ? reach : reach.with(beginning);
    }

    /** How many Ready disks may go to an area at once. */
    private static int most(InnerSeaPosition position, int power, int area) {
        int ready = position.get(Stat.READY, power);
        int free = Area.isLand(area) ? ready - position.get(Stat.READY_FOR_SEA, power) : ready;
        int most = Math.min(free, Stacking.room(position, power, area));
        return opensNothing(position, power, area) ? Math.min(1, most) : most;
    }

    /**
     * Whether the first disk on the map goes beside single foreign ones: the area is then neither controlled nor contested, so
     * that no second disk may follow.
     */
    private static boolean opensNothing(InnerSeaPosition position, int power, int area) {
        Board board = position.board();
        return board.occupied(power).isEmpty()
                && !Frame.isAeneas(position)
                && board.others(power).contains(area)
                && SystemWar.strongestOther(position, power, area) == 1;
    }

    /** A civilization that begins again must stand in the chosen area first. */
    private static boolean mayEnd(InnerSeaPosition position, int power) {
        return !Frame.isAeneas(position) || !position.board().occupied(power).isEmpty();
    }

    private static InnerSeaMove end(InnerSeaPosition position, int power) {
        return new InnerSeaMove.EndDeployment(position.get(Stat.READY, power));
    }

    /** The power that places Ready disks now; -1 if none does. */
    public static int deploying(InnerSeaPosition position) {
        return !position.isFinished() && position.steps().isTop(STEP) ? power(position) : InnerSeaPosition.NONE;
    }

    /** Where the next Ready disk may be placed. */
    public static AreaSet places(InnerSeaPosition position, int power) {
        int ready = position.get(Stat.READY, power);
        if (ready == 0) {
            return AreaSet.EMPTY;
        }
        AreaSet areas = reach(position, power).and(position.terms().map());
        if (ready == position.get(Stat.READY_FOR_SEA, power)) {
            areas = areas.and(Area.SEA);
        }
        return areas.where(area -> Stacking.room(position, power, area) > 0);
    }

    @Override
    void list(InnerSeaPosition position, int power, List<InnerSeaMove> moves) {
        if (position.get(Stat.READY, power) > 0) {
            AreaSet areas = reach(position, power);
            for (int area = areas.first(); area >= 0; area = areas.after(area)) {
                CountedMoves.placements(moves, area, most(position, power, area));
            }
        }
        if (!Frame.isAeneas(position)) {
            Devices.list(position, power, When.DEPLOYMENT, moves);
        }
        if (mayEnd(position, power)) {
            moves.add(end(position, power));
        }
    }

    @Override
    void act(InnerSeaPosition position, int power, InnerSeaMove move, EventLog log) {
        Frame.setPlaced(position);
        if (Devices.use(position, power, move, log)) {
            return;
        }
        if (move instanceof InnerSeaMove.Place place) {
            placeReady(position, power, place.area().index(), place.count(), log);
            return;
        }
        position.board().takeFromSupply(power, -position.get(Stat.READY, power));
        position.set(Stat.READY, power, 0);
        position.set(Stat.READY_FOR_SEA, power, 0);
        position.steps().pop();
    }

    @Override
    public @Nullable Loss loss(InnerSeaPosition position, int seat, InnerSeaMove move) {
        return move instanceof InnerSeaMove.EndDeployment end && end.returning() > 0
                ? new Loss("disks-return", Map.of("count", end.returning()))
                : null;
    }

    /** Who has placed disks says when it is enough: the last one can be taken back until then. */
    @Override
    public @Nullable InnerSeaMove forced(InnerSeaPosition position, int seat) {
        int power = power(position);
        boolean choice = Frame.hasPlaced(position) || (canPlace(position, power) && mayEnd(position, power));
        return choice ? null : super.forced(position, seat);
    }

    private static boolean canPlace(InnerSeaPosition position, int power) {
        if (position.get(Stat.READY, power) == 0) {
            return false;
        }
        AreaSet areas = reach(position, power);
        for (int area = areas.first(); area >= 0; area = areas.after(area)) {
            if (most(position, power, area) > 0) {
                return true;
            }
        }
        return false;
    }

    private static void placeReady(InnerSeaPosition position, int power, int area, int count, EventLog log) {
        position.add(Stat.READY, power, -count);
        position.board().takeFromSupply(power, -count);
        if (!Area.isLand(area)) {
            int forSea = Math.max(0, position.get(Stat.READY_FOR_SEA, power) - count);
            position.set(Stat.READY_FOR_SEA, power, forSea);
        }
        position.board().place(power, area, count);
        log.all(new InnerSeaEvent.DisksPlaced(position.civilization(power), Area.at(area), count));
    }

    @Override
    InnerSeaRefusal why(InnerSeaPosition position, InnerSeaMove move, int power) {
        if (move instanceof InnerSeaMove.EndDeployment && !mayEnd(position, power)) {
            return InnerSeaRefusal.BEGIN_IN_THE_CHOSEN_AREA;
        }
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
            return mayEnd(position, power) ? InnerSeaRefusal.OUT_OF_REACH : InnerSeaRefusal.BEGIN_IN_THE_CHOSEN_AREA;
        }
        if (place.count() < 1 || place.count() > position.get(Stat.READY, power)) {
            return InnerSeaRefusal.NOT_SO_MANY_READY;
        }
        if (Stacking.isClosed(position, power, area)) {
            return InnerSeaRefusal.DEEP_SEA_IS_CLOSED;
        }
        if (Stacking.room(position, power, area) < place.count()) {
            return InnerSeaRefusal.AREA_IS_FULL;
        }
        return opensNothing(position, power, area) ? InnerSeaRefusal.OUT_OF_REACH : InnerSeaRefusal.ONLY_AT_SEA;
    }

    /** An absent player grows in peace. */
    @Override
    InnerSeaMove absent(InnerSeaPosition position, int power) {
        InnerSeaMove move = SystemGrowth.deploy(position, power, false);
        return move.equals(DONE) ? endOrBegin(position, power) : move;
    }

    /** What is left returns; but who begins again stands somewhere. */
    private static InnerSeaMove endOrBegin(InnerSeaPosition position, int power) {
        return mayEnd(position, power) ? end(position, power) : CountedMoves.place(Frame.beginning(position), 1);
    }

    @Override
    InnerSeaMove system(InnerSeaPosition position, int power) {
        InnerSeaMove device = Frame.isAeneas(position) ? null : Devices.ofTheSystem(position, power, When.DEPLOYMENT);
        if (device != null) {
            return device;
        }
        InnerSeaMove move = SystemGrowth.deploy(position, power, position.is(Stat.POSTURE, power));
        return move.equals(DONE) ? endOrBegin(position, power) : move;
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
