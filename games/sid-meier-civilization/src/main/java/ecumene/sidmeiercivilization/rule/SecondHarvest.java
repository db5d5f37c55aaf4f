package ecumene.sidmeiercivilization.rule;

import ecumene.engine.EventLog;
import ecumene.engine.Prompt;
import ecumene.sidmeiercivilization.Empire;
import ecumene.sidmeiercivilization.Once;
import ecumene.sidmeiercivilization.Rulebook;
import ecumene.sidmeiercivilization.SidMeierCivilizationMove;
import ecumene.sidmeiercivilization.SidMeierCivilizationPosition;
import ecumene.sidmeiercivilization.SidMeierCivilizationRefusal;
import ecumene.sidmeiercivilization.component.Resource;
import java.util.List;

/** Angkor Wat: once a turn a city that harvests does so twice. Note: the city. */
public final class SecondHarvest extends Question {

    public static final SecondHarvest STEP = new SecondHarvest();

    private SecondHarvest() {
        super("second-harvest");
    }

    @Override
    public void moves(SidMeierCivilizationPosition position, int seat, List<SidMeierCivilizationMove> moves) {
        for (int i = 0; i < Resource.IN_MARKET; i++) {
            if (position.market[i] > 0
                    && Empire.harvests(position, position.steps().note(0), i)) {
                moves.add(new SidMeierCivilizationMove.Harvest(Resource.at(i)));
            }
        }
        moves.add(new SidMeierCivilizationMove.Done());
    }

    @Override
    public SidMeierCivilizationRefusal why(
            SidMeierCivilizationPosition position, int seat, SidMeierCivilizationMove move) {
        if (move instanceof SidMeierCivilizationMove.Harvest harvest) {
            int resource = harvest.resource().index();
            return resource >= Resource.IN_MARKET || position.market[resource] == 0
                    ? SidMeierCivilizationRefusal.MARKET_HAS_NONE
                    : SidMeierCivilizationRefusal.NO_SUCH_RESOURCE_HERE;
        }
        return SidMeierCivilizationRefusal.HARVEST_AGAIN_NOW;
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
    public SidMeierCivilizationMove defaultMove(SidMeierCivilizationPosition position, int seat) {
        return new SidMeierCivilizationMove.Done();
    }

    @Override
    public Prompt prompt(SidMeierCivilizationPosition position, int seat) {
        return new Prompt(Prompt.Shape.CHOOSE_ONE, "SecondHarvest", Rulebook.WONDERS);
    }
}
