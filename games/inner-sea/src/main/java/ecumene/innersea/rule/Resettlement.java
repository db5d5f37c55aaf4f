package ecumene.innersea.rule;

import ecumene.engine.EventLog;
import ecumene.engine.Prompt;
import ecumene.innersea.InnerSeaMove;
import ecumene.innersea.InnerSeaPosition;
import ecumene.innersea.InnerSeaRefusal;
import ecumene.innersea.Rulebook;
import ecumene.innersea.Stat;
import ecumene.innersea.component.Area;
import ecumene.innersea.component.AreaSet;
import java.util.List;
import java.util.Map;

/** The Resettlement Step: one disk of each City may become Ready again. Note 0: the first area that may still be named. */
public final class Resettlement extends Asking {

    public static final Resettlement STEP = new Resettlement();

    private Resettlement() {
        super("resettlement");
    }

    @Override
    void list(InnerSeaPosition position, int power, List<InnerSeaMove> moves) {
        AreaSet cities = position.board().cities(power);
        for (int area = cities.after(position.steps().note(0) - 1); area >= 0; area = cities.after(area)) {
            moves.add(new InnerSeaMove.Resettle(Area.at(area)));
        }
        moves.add(DONE);
    }

    @Override
    void act(InnerSeaPosition position, int power, InnerSeaMove move, EventLog log) {
        if (move instanceof InnerSeaMove.Resettle resettle) {
            int area = resettle.area().index();
            Deeds.withdraw(position, power, area, log);
            position.board().takeFromSupply(power, 1);
            position.add(Stat.READY, power, 1);
            position.steps().setNote(0, area + 1);
        } else {
            position.steps().pop();
        }
    }

    @Override
    InnerSeaRefusal why(InnerSeaPosition position, InnerSeaMove move, int power) {
        if (move instanceof InnerSeaMove.Resettle resettle) {
            return position.board().cities(power).contains(resettle.area().index())
                    ? InnerSeaRefusal.IN_THE_ORDER_OF_THE_MAP
                    : InnerSeaRefusal.NO_CITY_OF_YOURS;
        }
        return InnerSeaRefusal.RESETTLE_NOW;
    }

    @Override
    InnerSeaMove absent(InnerSeaPosition position, int power) {
        return DONE;
    }

    /** The system gives up a City that one enemy outnumbers and that cannot be brought level. */
    @Override
    InnerSeaMove system(InnerSeaPosition position, int power) {
        AreaSet cities = position.board().cities(power);
        for (int area = cities.after(position.steps().note(0) - 1); area >= 0; area = cities.after(area)) {
            int own = position.board().disks(power, area);
            int most = Math.min(position.limit(area), own + position.get(Stat.READY, power));
            int strongest = SystemWar.strongestOther(position, power, area);
            if (strongest > own && strongest > most) {
                return new InnerSeaMove.Resettle(Area.at(area));
            }
        }
        return DONE;
    }

    @Override
    Prompt question(InnerSeaPosition position, int power) {
        return new Prompt(
                Prompt.Shape.PLACE,
                "Resettle",
                Rulebook.RESETTLEMENT,
                Map.of("civilization", position.civilization(power)));
    }
}
