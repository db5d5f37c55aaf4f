package ecumene.innersea.rule;

import ecumene.engine.EventLog;
import ecumene.engine.Prompt;
import ecumene.innersea.InnerSeaEvent;
import ecumene.innersea.InnerSeaMove;
import ecumene.innersea.InnerSeaPosition;
import ecumene.innersea.InnerSeaRefusal;
import ecumene.innersea.Rulebook;
import ecumene.innersea.Stat;
import ecumene.innersea.component.Area;
import ecumene.innersea.component.AreaSet;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The Resettlement Step: one disk of each City may become Ready again, in any order. */
public final class Resettlement extends Asking {

    public static final Resettlement STEP = new Resettlement();

    private static final InnerSeaMove END = new InnerSeaMove.EndResettlement();

    /** The Cities that have given a disk: a set of areas in four numbers. */
    private static final class Frame {

        private static final int GIVEN = 0;
        private static final long WORD = 0xFFFFFFFFL;

        static void push(InnerSeaPosition position, int power) {
            position.steps().push(STEP, power);
        }

        static AreaSet given(InnerSeaPosition position) {
            return new AreaSet(word(position, GIVEN), word(position, GIVEN + 2));
        }

        private static long word(InnerSeaPosition position, int from) {
            return (position.steps().note(from) & WORD)
                    | ((long) position.steps().note(from + 1) << Integer.SIZE);
        }

        static void setGiven(InnerSeaPosition position, AreaSet areas) {
            position.steps().setNote(GIVEN, (int) areas.low());
            position.steps().setNote(GIVEN + 1, (int) (areas.low() >>> Integer.SIZE));
            position.steps().setNote(GIVEN + 2, (int) areas.high());
            position.steps().setNote(GIVEN + 3, (int) (areas.high() >>> Integer.SIZE));
        }
    }

    private Resettlement() {
        super("resettlement");
    }

    static void begin(InnerSeaPosition position, int power) {
        Frame.push(position, power);
    }

    private static AreaSet areas(InnerSeaPosition position, int power) {
        return position.board().cities(power).minus(Frame.given(position));
    }

    @Override
    void list(InnerSeaPosition position, int power, List<InnerSeaMove> moves) {
        AreaSet cities = areas(position, power);
        for (int area = cities.first(); area >= 0; area = cities.after(area)) {
            moves.add(new InnerSeaMove.Resettle(Area.at(area)));
        }
        moves.add(END);
    }

    @Override
    void act(InnerSeaPosition position, int power, InnerSeaMove move, EventLog log) {
        if (move instanceof InnerSeaMove.Resettle resettle) {
            int area = resettle.area().index();
            position.board().remove(power, area, 1);
            position.board().takeFromSupply(power, 1);
            log.all(new InnerSeaEvent.DiskResettled(position.civilization(power), resettle.area()));
            position.add(Stat.READY, power, 1);
            Frame.setGiven(position, Frame.given(position).with(area));
        } else {
            position.steps().pop();
        }
    }

    @Override
    InnerSeaRefusal why(InnerSeaPosition position, InnerSeaMove move, int power) {
        if (move instanceof InnerSeaMove.Resettle resettle) {
            return Frame.given(position).contains(resettle.area().index())
                    ? InnerSeaRefusal.ONE_DISK_OF_EACH_CITY
                    : InnerSeaRefusal.NO_CITY_OF_YOURS;
        }
        return InnerSeaRefusal.RESETTLE_NOW;
    }

    @Override
    public @Nullable InnerSeaMove forced(InnerSeaPosition position, int seat) {
        return areas(position, power(position)).isEmpty() ? END : null;
    }

    @Override
    InnerSeaMove absent(InnerSeaPosition position, int power) {
        return END;
    }

    /** The system gives up a City that one enemy outnumbers and that cannot be brought level. */
    @Override
    InnerSeaMove system(InnerSeaPosition position, int power) {
        AreaSet cities = areas(position, power);
        for (int area = cities.first(); area >= 0; area = cities.after(area)) {
            int own = position.board().disks(power, area);
            int most = Math.min(Stacking.limit(position, area), own + position.get(Stat.READY, power));
            int strongest = SystemWar.strongestOther(position, power, area);
            if (strongest > own && strongest > most) {
                return new InnerSeaMove.Resettle(Area.at(area));
            }
        }
        return END;
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
