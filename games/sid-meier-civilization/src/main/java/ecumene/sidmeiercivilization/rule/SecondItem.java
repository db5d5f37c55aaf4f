package ecumene.sidmeiercivilization.rule;

import ecumene.engine.EventLog;
import ecumene.engine.Prompt;
import ecumene.sidmeiercivilization.Once;
import ecumene.sidmeiercivilization.Rulebook;
import ecumene.sidmeiercivilization.SidMeierCivilizationEvent;
import ecumene.sidmeiercivilization.SidMeierCivilizationMove;
import ecumene.sidmeiercivilization.SidMeierCivilizationPosition;
import ecumene.sidmeiercivilization.SidMeierCivilizationRefusal;
import ecumene.sidmeiercivilization.component.Square;
import java.util.List;
import java.util.Map;

/** Engineering: once a turn what is left of a city's production makes a second thing. Notes: the city, what is left. */
public final class SecondItem extends Question {

    public static final SecondItem STEP = new SecondItem();

    private SecondItem() {
        super("second-item");
    }

    @Override
    public void moves(SidMeierCivilizationPosition position, int seat, List<SidMeierCivilizationMove> moves) {
        Production.list(position, position.steps().note(0), position.steps().note(1), moves);
        moves.add(new SidMeierCivilizationMove.Done());
    }

    @Override
    public SidMeierCivilizationRefusal why(
            SidMeierCivilizationPosition position, int seat, SidMeierCivilizationMove move) {
        return move instanceof SidMeierCivilizationMove.Produce produce
                ? Production.why(
                        position, position.steps().note(0), position.steps().note(1), produce)
                : SidMeierCivilizationRefusal.PRODUCE_A_SECOND_NOW;
    }

    @Override
    void answer(SidMeierCivilizationPosition position, int seat, SidMeierCivilizationMove move, EventLog log) {
        int city = position.steps().note(0);
        position.steps().pop();
        if (move instanceof SidMeierCivilizationMove.Produce produce) {
            position.use(seat, Once.SPLIT);
            log.all(new SidMeierCivilizationEvent.ItemProduced(
                    seat, Square.at(position.citySquare[city]), produce.item(), produce.trade()));
            Declared.make(position, city, produce.item(), produce.trade(), log);
        }
    }

    @Override
    public SidMeierCivilizationMove defaultMove(SidMeierCivilizationPosition position, int seat) {
        return new SidMeierCivilizationMove.Done();
    }

    @Override
    public Prompt prompt(SidMeierCivilizationPosition position, int seat) {
        return new Prompt(
                Prompt.Shape.CHOOSE_ONE,
                "SecondItem",
                Rulebook.ABILITIES,
                Map.of("production", position.steps().note(1)));
    }
}
