package ecumene.innersea.rule;

import ecumene.engine.EventLog;
import ecumene.engine.Prompt;
import ecumene.innersea.Board;
import ecumene.innersea.InnerSeaMove;
import ecumene.innersea.InnerSeaPosition;
import ecumene.innersea.InnerSeaRefusal;
import ecumene.innersea.Rulebook;
import ecumene.innersea.component.Area;
import ecumene.innersea.component.AreaSet;
import java.util.ArrayList;
import java.util.List;

/** Hannibal in Italy: once per turn Carthage may replace a Barbarian disk in an area next to its own. */
public final class Persuasion extends Asking {

    public static final Persuasion STEP = new Persuasion();

    private Persuasion() {
        super("persuasion");
    }

    static AreaSet areas(InnerSeaPosition position, int power) {
        Board board = position.board();
        AreaSet own = board.occupied(power);
        return board.supply(power) == 0
                ? AreaSet.EMPTY
                : board.occupied(InnerSeaPosition.BARBARIANS)
                        .and(own.neighbours().or(own))
                        .and(Area.LAND);
    }

    @Override
    void list(InnerSeaPosition position, int power, List<InnerSeaMove> moves) {
        AreaSet areas = areas(position, power);
        for (int area = areas.first(); area >= 0; area = areas.after(area)) {
            if (Stacking.room(position, power, area) > 0) {
                moves.add(PlayCard.TARGETS[area]);
            }
        }
        moves.add(DONE);
    }

    @Override
    void act(InnerSeaPosition position, int power, InnerSeaMove move, EventLog log) {
        position.steps().pop();
        if (move instanceof InnerSeaMove.Target target) {
            Deeds.loseDisks(position, InnerSeaPosition.BARBARIANS, target.area().index(), 1, log);
            Deeds.place(position, power, target.area().index(), 1, false, log);
        }
    }

    @Override
    InnerSeaRefusal why(InnerSeaPosition position, InnerSeaMove move, int power) {
        return InnerSeaRefusal.REPLACE_A_BARBARIAN_NOW;
    }

    @Override
    InnerSeaMove absent(InnerSeaPosition position, int power) {
        List<InnerSeaMove> moves = new ArrayList<>();
        list(position, power, moves);
        return moves.getFirst();
    }

    @Override
    Prompt question(InnerSeaPosition position, int power) {
        return new Prompt(Prompt.Shape.PLACE, "Persuade", Rulebook.SCENARIOS);
    }
}
