package ecumene.innersea.rule;

import ecumene.engine.EventLog;
import ecumene.engine.Prompt;
import ecumene.innersea.InnerSeaEvent;
import ecumene.innersea.InnerSeaMove;
import ecumene.innersea.InnerSeaPosition;
import ecumene.innersea.InnerSeaRefusal;
import ecumene.innersea.Rulebook;
import ecumene.innersea.component.Area;
import ecumene.innersea.component.AreaSet;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Barbarians come to an area, disk by disk. When their supply is used up, the player of the card takes them from other
 * areas.
 */
public final class Barbarians extends Asking {

    public static final Barbarians STEP = new Barbarians();

    private static final int FACTION = InnerSeaPosition.BARBARIANS;

    /** An invasion brings so many to a land area in every phase: a card goes before the rule of stacking. */
    private static final int INVADERS = 4;

    /** Who comes where. */
    private static final class Frame {

        private static final int AREA = 0;
        private static final int LEFT = 1;
        private static final int INVASION = 2;

        static void push(InnerSeaPosition position, int power, int area, int count, boolean invasion) {
            position.steps().push(STEP, power, area, count, invasion ? 1 : 0);
        }

        static int area(InnerSeaPosition position) {
            return position.steps().note(AREA);
        }

        /** The disks still to come. */
        static int left(InnerSeaPosition position) {
            return position.steps().note(LEFT);
        }

        static void setLeft(InnerSeaPosition position, int disks) {
            position.steps().setNote(LEFT, disks);
        }

        static boolean isInvasion(InnerSeaPosition position) {
            return position.steps().note(INVASION) != 0;
        }
    }

    private Barbarians() {
        super("barbarians");
    }

    static void come(InnerSeaPosition position, int power, int area, int count) {
        if (count > 0) {
            Frame.push(position, power, area, count, false);
        }
    }

    /** An invasion fills an area up to a number, and finds room for it in every phase. */
    static void invade(InnerSeaPosition position, int power, int area, int upTo) {
        int count = upTo - position.board().disks(FACTION, area);
        if (count > 0) {
            Frame.push(position, power, area, count, true);
        }
    }

    /** How many Barbarians may stand in an area at most, whatever the phase. */
    public static int most(InnerSeaPosition position, int area) {
        return Area.isLand(area) ? Math.max(INVADERS, Stacking.limit(position, area)) : Stacking.limit(position, area);
    }

    /** How many more an area takes: none behind the walls of Troy. */
    static int room(InnerSeaPosition position, int area, boolean invasion) {
        int limit = invasion ? most(position, area) : Stacking.limit(position, area);
        return position.isWalled(area)
                ? 0
                : Math.max(0, limit - position.board().disks(FACTION, area));
    }

    /** The areas that take one more at least. */
    static AreaSet roomy(InnerSeaPosition position, AreaSet areas, boolean invasion) {
        return areas.where(area -> room(position, area, invasion) > 0);
    }

    /** How many can still come. */
    private static int coming(InnerSeaPosition position) {
        return Math.min(room(position, Frame.area(position), Frame.isInvasion(position)), Frame.left(position));
    }

    /** Where Barbarians can be taken from. */
    private static AreaSet sources(InnerSeaPosition position) {
        AreaSet others = position.board().occupied(FACTION).without(Frame.area(position));
        return Walls.open(position, others);
    }

    @Override
    boolean asks(InnerSeaPosition position) {
        return coming(position) > 0
                && position.board().supply(FACTION) == 0
                && !sources(position).isEmpty();
    }

    @Override
    void goOn(InnerSeaPosition position, EventLog log) {
        int coming = Math.min(coming(position), position.board().supply(FACTION));
        if (coming == 0) {
            position.steps().pop();
            return;
        }
        arrive(position, coming, log);
    }

    private static void arrive(InnerSeaPosition position, int count, EventLog log) {
        int area = Frame.area(position);
        position.board().place(FACTION, area, count);
        log.all(new InnerSeaEvent.DisksPlaced(position.civilization(FACTION), Area.at(area), count));
        Frame.setLeft(position, Frame.left(position) - count);
    }

    @Override
    void list(InnerSeaPosition position, int power, List<InnerSeaMove> moves) {
        AreaSet sources = sources(position);
        for (int area = sources.first(); area >= 0; area = sources.after(area)) {
            moves.add(PlayCard.TARGETS[area]);
        }
        moves.add(DONE);
    }

    @Override
    void act(InnerSeaPosition position, int power, InnerSeaMove move, EventLog log) {
        if (move instanceof InnerSeaMove.Target target) {
            Deeds.withdraw(position, FACTION, target.area().index(), 1, log);
            arrive(position, 1, log);
        } else {
            position.steps().pop();
        }
    }

    @Override
    InnerSeaRefusal why(InnerSeaPosition position, InnerSeaMove move, int power) {
        return InnerSeaRefusal.TAKE_BARBARIANS_NOW;
    }

    /** Where there is a question, there is a Barbarian to take, and one may always leave it. */
    @Override
    public @Nullable InnerSeaMove forced(InnerSeaPosition position, int seat) {
        return null;
    }

    @Override
    InnerSeaMove absent(InnerSeaPosition position, int power) {
        return DONE;
    }

    @Override
    Prompt question(InnerSeaPosition position, int power) {
        return new Prompt(
                Prompt.Shape.PLACE,
                "TakeBarbarians",
                Rulebook.BARBARIANS,
                Map.of("area", Area.at(Frame.area(position)), "count", coming(position)));
    }
}
