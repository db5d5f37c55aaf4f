package ecumene.innersea.rule;

import ecumene.engine.EventLog;
import ecumene.engine.Prompt;
import ecumene.innersea.InnerSeaMove;
import ecumene.innersea.InnerSeaPosition;
import ecumene.innersea.InnerSeaRefusal;
import ecumene.innersea.Rulebook;
import ecumene.innersea.component.Area;
import ecumene.innersea.component.AreaSet;
import java.util.List;
import java.util.Map;

/**
 * Barbarians come to an area, disk by disk. When their supply is used up, the player of the card takes them from other
 * areas. Notes: the area, the disks still to come.
 */
public final class Barbarians extends Asking {

    public static final Barbarians STEP = new Barbarians();

    private static final int AREA = 0;
    private static final int LEFT = 1;
    private static final int FACTION = InnerSeaPosition.BARBARIANS;

    private Barbarians() {
        super("barbarians");
    }

    static void come(InnerSeaPosition position, int power, int area, int count) {
        if (count > 0 && !position.isWalled(area)) {
            position.steps().push(STEP, power, area, count);
        }
    }

    private static boolean isFull(InnerSeaPosition position) {
        return position.steps().note(LEFT) == 0
                || position.room(FACTION, position.steps().note(AREA)) == 0;
    }

    /** Where Barbarians can be taken from. */
    private static AreaSet sources(InnerSeaPosition position) {
        return position.board().occupied(FACTION).without(position.steps().note(AREA));
    }

    @Override
    boolean asks(InnerSeaPosition position) {
        return !isFull(position)
                && position.board().supply(FACTION) == 0
                && !sources(position).isEmpty();
    }

    @Override
    void goOn(InnerSeaPosition position, EventLog log) {
        if (isFull(position) || position.board().supply(FACTION) == 0) {
            position.steps().pop();
            return;
        }
        int placed = Deeds.place(
                position, FACTION, position.steps().note(AREA), position.steps().note(LEFT), true, log);
        position.steps().setNote(LEFT, position.steps().note(LEFT) - placed);
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
            Deeds.withdraw(position, FACTION, target.area().index(), log);
            Deeds.place(position, FACTION, position.steps().note(AREA), 1, true, log);
            position.steps().setNote(LEFT, position.steps().note(LEFT) - 1);
        } else {
            position.steps().pop();
        }
    }

    @Override
    InnerSeaRefusal why(InnerSeaPosition position, InnerSeaMove move, int power) {
        return InnerSeaRefusal.TAKE_BARBARIANS_NOW;
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
                Map.of(
                        "area",
                        Area.at(position.steps().note(AREA)),
                        "count",
                        position.steps().note(LEFT)));
    }
}
