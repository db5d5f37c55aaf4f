package ecumene.innersea.rule;

import ecumene.engine.EventLog;
import ecumene.innersea.InnerSeaPosition;

/** The Growth Phase: each civilization in Turn Order takes its four steps. Notes: civilizations before this one, steps done. */
public final class GrowthPhase extends Automatic {

    public static final GrowthPhase STEP = new GrowthPhase();

    private static final int PLACE = 0;
    private static final int DONE = 1;

    private GrowthPhase() {
        super("growth");
    }

    @Override
    public void proceed(InnerSeaPosition position, EventLog log) {
        int place = position.steps().note(PLACE);
        if (place == position.powers()) {
            position.steps().pop();
            position.setPlenty(0);
            CardPhase.begin(position, log);
            ScenarioRules.growthOfTheBarbarians(position, log);
            return;
        }
        int power = position.inOrder(place);
        int done = position.steps().note(DONE);
        position.steps().setNote(DONE, done + 1);
        switch (done) {
            case 0 -> ScenarioRules.beforeGrowth(position, power);
            case 1 -> {
                if (position.terms().isSystem(power)) {
                    SystemWar.takePosture(position, power);
                }
                Retirement.begin(position, power);
            }
            case 2 -> position.steps().push(Acquisition.STEP, power);
            case 3 -> position.steps().push(Resettlement.STEP, power);
            case 4 -> position.steps().push(Deployment.STEP, power, InnerSeaPosition.NONE);
            default -> {
                position.steps().setNote(PLACE, place + 1);
                position.steps().setNote(DONE, 0);
            }
        }
    }
}
