package ecumene.innersea.rule;

import ecumene.engine.EventLog;
import ecumene.engine.Prompt;
import ecumene.innersea.InnerSeaMove;
import ecumene.innersea.InnerSeaPosition;
import ecumene.innersea.InnerSeaRefusal;
import ecumene.innersea.Rulebook;
import ecumene.innersea.component.AreaSet;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The Retirement Step: disks that belong to no City may go back to the supply, in any order. */
public final class Retirement extends Asking {

    public static final Retirement STEP = new Retirement();

    private static final InnerSeaMove END = new InnerSeaMove.EndRetirement();

    private Retirement() {
        super("retirement");
    }

    static void begin(InnerSeaPosition position, int power) {
        position.steps().push(STEP, power);
    }

    private static AreaSet areas(InnerSeaPosition position, int power) {
        return position.board().occupied(power).minus(position.board().cities(power));
    }

    @Override
    void list(InnerSeaPosition position, int power, List<InnerSeaMove> moves) {
        AreaSet areas = areas(position, power);
        for (int area = areas.first(); area >= 0; area = areas.after(area)) {
            CountedMoves.retirements(moves, area, position.board().disks(power, area));
        }
        moves.add(END);
    }

    @Override
    public @Nullable InnerSeaMove forced(InnerSeaPosition position, int seat) {
        return areas(position, power(position)).isEmpty() ? END : null;
    }

    @Override
    void act(InnerSeaPosition position, int power, InnerSeaMove move, EventLog log) {
        if (move instanceof InnerSeaMove.Retire retire) {
            Deeds.withdraw(position, power, retire.area().index(), retire.count(), log);
        } else {
            position.steps().pop();
        }
    }

    @Override
    InnerSeaRefusal why(InnerSeaPosition position, InnerSeaMove move, int power) {
        if (move instanceof InnerSeaMove.Retire retire && retire.count() > 0) {
            int area = retire.area().index();
            if (position.board().disks(power, area) == 0) {
                return InnerSeaRefusal.NO_DISK_OF_YOURS;
            }
            return areas(position, power).contains(area)
                    ? InnerSeaRefusal.NOT_SO_MANY_DISKS
                    : InnerSeaRefusal.CITIES_DO_NOT_RETIRE;
        }
        return InnerSeaRefusal.RETIRE_NOW;
    }

    @Override
    InnerSeaMove absent(InnerSeaPosition position, int power) {
        return END;
    }

    /** The system gives up single disks that are outnumbered by two or more. */
    @Override
    InnerSeaMove system(InnerSeaPosition position, int power) {
        AreaSet areas = areas(position, power);
        for (int area = areas.first(); area >= 0; area = areas.after(area)) {
            if (position.board().disks(power, area) == 1 && SystemWar.strongestOther(position, power, area) >= 3) {
                return CountedMoves.retire(area, 1);
            }
        }
        return END;
    }

    @Override
    Prompt question(InnerSeaPosition position, int power) {
        return new Prompt(
                Prompt.Shape.PLACE,
                "Retire",
                Rulebook.RETIREMENT,
                Map.of("civilization", position.civilization(power)));
    }
}
