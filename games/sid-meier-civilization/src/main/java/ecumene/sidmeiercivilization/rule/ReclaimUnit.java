package ecumene.sidmeiercivilization.rule;

import ecumene.engine.EventLog;
import ecumene.engine.Loss;
import ecumene.engine.Prompt;
import ecumene.sidmeiercivilization.Rulebook;
import ecumene.sidmeiercivilization.SidMeierCivilizationEvent;
import ecumene.sidmeiercivilization.SidMeierCivilizationMove;
import ecumene.sidmeiercivilization.SidMeierCivilizationPosition;
import ecumene.sidmeiercivilization.SidMeierCivilizationRefusal;
import ecumene.sidmeiercivilization.component.UnitCard;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** China may take back one of its units that were killed in a battle. */
public final class ReclaimUnit extends Question {

    public static final ReclaimUnit STEP = new ReclaimUnit();

    /** What the question remembers. */
    static final class Frame {

        private static final int SIDE = 0;

        /** What everybody may read, in the order of the notes. */
        static final Note[] TOLD = {Note.number("side")};

        private Frame() {}

        static void push(SidMeierCivilizationPosition position, int seat, int side) {
            position.steps().push(STEP, seat, side);
        }

        static int side(SidMeierCivilizationPosition position) {
            return position.steps().note(SIDE);
        }
    }

    private ReclaimUnit() {
        super("reclaim-unit", Frame.TOLD);
    }

    @Override
    public void moves(SidMeierCivilizationPosition position, int seat, List<SidMeierCivilizationMove> moves) {
        int side = Frame.side(position);
        for (int unit = 0; unit < UnitCard.COUNT; unit++) {
            if (position.killed[side * UnitCard.COUNT + unit] > 0) {
                moves.add(new SidMeierCivilizationMove.ReclaimUnit(UnitCard.at(unit)));
            }
        }
        moves.add(new SidMeierCivilizationMove.Done());
    }

    @Override
    public SidMeierCivilizationRefusal why(
            SidMeierCivilizationPosition position, int seat, SidMeierCivilizationMove move) {
        return move instanceof SidMeierCivilizationMove.ReclaimUnit
                ? SidMeierCivilizationRefusal.UNIT_NOT_KILLED
                : SidMeierCivilizationRefusal.RECLAIM_NOW;
    }

    @Override
    void answer(SidMeierCivilizationPosition position, int seat, SidMeierCivilizationMove move, EventLog log) {
        int side = Frame.side(position);
        position.steps().pop();
        if (move instanceof SidMeierCivilizationMove.ReclaimUnit reclaim) {
            int unit = reclaim.unit().index();
            // What it counts for in the losses of the winner is what died in combat: this one is only carried home.
            position.killed[side * UnitCard.COUNT + unit]--;
            position.forces[seat * UnitCard.COUNT + unit]++;
            log.all(new SidMeierCivilizationEvent.UnitReclaimed(seat, reclaim.unit()));
        }
    }

    @Override
    public @Nullable Loss loss(SidMeierCivilizationPosition position, int seat, SidMeierCivilizationMove move) {
        boolean left = move instanceof SidMeierCivilizationMove.Done && hasMore(position, seat);
        return left ? new Loss("unit", Map.of()) : null;
    }

    @Override
    public SidMeierCivilizationMove defaultMove(SidMeierCivilizationPosition position, int seat) {
        int side = Frame.side(position);
        for (int unit = UnitCard.COUNT - 1; unit >= 0; unit--) {
            if (position.killed[side * UnitCard.COUNT + unit] > 0) {
                return new SidMeierCivilizationMove.ReclaimUnit(UnitCard.at(unit));
            }
        }
        return new SidMeierCivilizationMove.Done();
    }

    @Override
    public Prompt prompt(SidMeierCivilizationPosition position, int seat) {
        return new Prompt(Prompt.Shape.CHOOSE_ONE, "ReclaimUnit", Rulebook.CIVILIZATIONS);
    }
}
