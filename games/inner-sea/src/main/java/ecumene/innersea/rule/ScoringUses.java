package ecumene.innersea.rule;

import ecumene.engine.EventLog;
import ecumene.engine.Loss;
import ecumene.engine.Prompt;
import ecumene.innersea.InnerSeaMove;
import ecumene.innersea.InnerSeaPosition;
import ecumene.innersea.InnerSeaRefusal;
import ecumene.innersea.Rulebook;
import ecumene.innersea.component.FateCard.When;
import ecumene.innersea.component.Wonder;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The Victory Scoring Step: what a Wonder or an Investment adds. */
public final class ScoringUses extends Asking {

    public static final ScoringUses STEP = new ScoringUses();

    private static final Wonder STAIRWAY = Wonder.of("stairway-to-heaven");

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

    /** Who goes on scores less than could be had now. */
    @Override
    public @Nullable Loss loss(InnerSeaPosition position, int seat, InnerSeaMove move) {
        if (!(move instanceof InnerSeaMove.Done)) {
            return null;
        }
        int power = power(position);
        int points = 0;
        List<InnerSeaMove> devices = new ArrayList<>();
        Devices.list(position, power, When.SCORING, devices);
        for (InnerSeaMove device : devices) {
            int uses = device instanceof InnerSeaMove.UseWonder use
                    ? position.monuments().disks(use.wonder().index())
                    : 1;
            points += uses * Dealings.points(position, power, Devices.script(device));
        }
        return points == 0 ? null : new Loss("points-unscored", Map.of("count", points));
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
        return new Prompt(
                Prompt.Shape.CHOOSE_SOME,
                "ScoringUses",
                Rulebook.SCORING,
                Map.of("used", position.monuments().isUsed(STAIRWAY.index()) ? 1 : 0));
    }
}
