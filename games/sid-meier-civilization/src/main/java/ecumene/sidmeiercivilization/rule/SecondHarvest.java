package ecumene.sidmeiercivilization.rule;

import ecumene.engine.EventLog;
import ecumene.engine.Loss;
import ecumene.engine.Prompt;
import ecumene.sidmeiercivilization.Once;
import ecumene.sidmeiercivilization.Rulebook;
import ecumene.sidmeiercivilization.SidMeierCivilizationMove;
import ecumene.sidmeiercivilization.SidMeierCivilizationPosition;
import ecumene.sidmeiercivilization.SidMeierCivilizationRefusal;
import ecumene.sidmeiercivilization.component.Resource;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Angkor Wat: once a turn a city that harvests does so twice. */
public final class SecondHarvest extends Question {

    public static final SecondHarvest STEP = new SecondHarvest();

    /** What the question remembers. */
    static final class Frame {

        private static final int CITY = 0;

        /** What everybody may read, in the order of the notes. */
        static final Note[] TOLD = {Note.city("city")};

        private Frame() {}

        static void push(SidMeierCivilizationPosition position, int seat, int city) {
            position.steps().push(STEP, seat, city);
        }

        static int city(SidMeierCivilizationPosition position) {
            return position.steps().note(CITY);
        }
    }

    private SecondHarvest() {
        super("second-harvest", Frame.TOLD);
    }

    @Override
    public void moves(SidMeierCivilizationPosition position, int seat, List<SidMeierCivilizationMove> moves) {
        for (int i = 0; i < Resource.IN_MARKET; i++) {
            if (Harvesting.reason(position, Frame.city(position), i) == null) {
                moves.add(new SidMeierCivilizationMove.Harvest(Resource.at(i)));
            }
        }
        moves.add(new SidMeierCivilizationMove.Done());
    }

    @Override
    public SidMeierCivilizationRefusal why(
            SidMeierCivilizationPosition position, int seat, SidMeierCivilizationMove move) {
        SidMeierCivilizationRefusal reason = move instanceof SidMeierCivilizationMove.Harvest harvest
                ? Harvesting.reason(
                        position, Frame.city(position), harvest.resource().index())
                : null;
        return reason == null ? SidMeierCivilizationRefusal.HARVEST_AGAIN_NOW : reason;
    }

    @Override
    void answer(SidMeierCivilizationPosition position, int seat, SidMeierCivilizationMove move, EventLog log) {
        position.steps().pop();
        if (move instanceof SidMeierCivilizationMove.Harvest harvest) {
            position.use(seat, Once.DOUBLE_HARVEST);
            Declared.harvest(position, seat, harvest.resource().index(), log);
        }
    }

    @Override
    public @Nullable Loss loss(SidMeierCivilizationPosition position, int seat, SidMeierCivilizationMove move) {
        boolean given = move instanceof SidMeierCivilizationMove.Done && hasMore(position, seat);
        return given ? new Loss("harvest", Map.of()) : null;
    }

    @Override
    public SidMeierCivilizationMove defaultMove(SidMeierCivilizationPosition position, int seat) {
        return new SidMeierCivilizationMove.Done();
    }

    @Override
    public Prompt prompt(SidMeierCivilizationPosition position, int seat) {
        return new Prompt(Prompt.Shape.CHOOSE_ONE, "SecondHarvest", Rulebook.WONDERS);
    }
}
