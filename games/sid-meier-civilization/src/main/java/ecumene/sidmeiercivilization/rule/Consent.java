package ecumene.sidmeiercivilization.rule;

import ecumene.engine.EventLog;
import ecumene.engine.Prompt;
import ecumene.sidmeiercivilization.Once;
import ecumene.sidmeiercivilization.Rulebook;
import ecumene.sidmeiercivilization.SidMeierCivilizationEvent;
import ecumene.sidmeiercivilization.SidMeierCivilizationMove;
import ecumene.sidmeiercivilization.SidMeierCivilizationPosition;
import ecumene.sidmeiercivilization.SidMeierCivilizationRefusal;
import java.util.List;
import java.util.Map;

/**
 * United Nations: no event is aimed at its owner without consent. Notes: source, both choices and who plays it. A card that
 * is refused goes back to the hand, and its owner does not ask again this turn.
 */
public final class Consent extends Question {

    public static final Consent STEP = new Consent();

    private Consent() {
        super("consent");
    }

    @Override
    public void moves(SidMeierCivilizationPosition position, int seat, List<SidMeierCivilizationMove> moves) {
        moves.add(new SidMeierCivilizationMove.Agree());
        moves.add(new SidMeierCivilizationMove.Refuse());
    }

    @Override
    public SidMeierCivilizationRefusal why(
            SidMeierCivilizationPosition position, int seat, SidMeierCivilizationMove move) {
        return SidMeierCivilizationRefusal.AGREE_OR_REFUSE_NOW;
    }

    @Override
    void answer(SidMeierCivilizationPosition position, int seat, SidMeierCivilizationMove move, EventLog log) {
        int source = position.steps().note(0);
        int first = position.steps().note(1);
        int second = position.steps().note(2);
        int player = position.steps().note(3);
        position.steps().pop();
        if (move instanceof SidMeierCivilizationMove.Agree) {
            Aim.launch(position, player, source, first, second, log);
        } else {
            position.use(player, Once.REFUSED);
            log.all(new SidMeierCivilizationEvent.TargetRefused(seat, Targets.card(source)));
        }
    }

    @Override
    public SidMeierCivilizationMove defaultMove(SidMeierCivilizationPosition position, int seat) {
        return new SidMeierCivilizationMove.Refuse();
    }

    @Override
    public Prompt prompt(SidMeierCivilizationPosition position, int seat) {
        return new Prompt(
                Prompt.Shape.YES_OR_NO,
                "Consent",
                Rulebook.EVENTS,
                Map.of(
                        "player",
                        position.steps().note(3),
                        "card",
                        Targets.card(position.steps().note(0))));
    }
}
