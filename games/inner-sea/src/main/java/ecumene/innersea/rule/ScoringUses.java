package ecumene.innersea.rule;

import ecumene.engine.EventLog;
import ecumene.engine.Prompt;
import ecumene.innersea.InnerSeaMove;
import ecumene.innersea.InnerSeaPosition;
import ecumene.innersea.InnerSeaRefusal;
import ecumene.innersea.Rulebook;
import ecumene.innersea.component.FateCard.When;
import java.util.ArrayList;
import java.util.List;

/** The Victory Scoring Step: what a Wonder or an Investment adds. */
public final class ScoringUses extends Asking {

    public static final ScoringUses STEP = new ScoringUses();

    private ScoringUses() {
        super("scoring-uses");
    }

    static void begin(InnerSeaPosition position, int power) {
        List<InnerSeaMove> devices = new ArrayList<>();
        Devices.list(position, power, When.SCORING, devices);
        if (!devices.isEmpty()) {
            position.steps().push(STEP, power);
        }
    }

    @Override
    void list(InnerSeaPosition position, int power, List<InnerSeaMove> moves) {
        Devices.list(position, power, When.SCORING, moves);
        moves.add(DONE);
    }

    @Override
    void act(InnerSeaPosition position, int power, InnerSeaMove move, EventLog log) {
        if (!Devices.use(position, power, move, log)) {
            position.steps().pop();
        }
    }

    @Override
    InnerSeaRefusal why(InnerSeaPosition position, InnerSeaMove move, int power) {
        return Devices.why(position, power, move, When.SCORING, InnerSeaRefusal.USE_OR_GO_ON);
    }

    @Override
    InnerSeaMove absent(InnerSeaPosition position, int power) {
        return DONE;
    }

    @Override
    InnerSeaMove system(InnerSeaPosition position, int power) {
        InnerSeaMove device = Devices.ofTheSystem(position, power, When.SCORING);
        return device == null ? DONE : device;
    }

    @Override
    Prompt question(InnerSeaPosition position, int power) {
        return new Prompt(Prompt.Shape.CHOOSE_SOME, "ScoringUses", Rulebook.SCORING);
    }
}
