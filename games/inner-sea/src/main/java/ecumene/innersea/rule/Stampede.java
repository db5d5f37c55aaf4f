package ecumene.innersea.rule;

import ecumene.engine.EventLog;
import ecumene.engine.Prompt;
import ecumene.innersea.InnerSeaMove;
import ecumene.innersea.InnerSeaPosition;
import ecumene.innersea.InnerSeaRefusal;
import ecumene.innersea.Rulebook;
import ecumene.innersea.component.Area;
import ecumene.innersea.component.Civilization;
import ecumene.innersea.component.FateCard;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** War elephants: after an odd number their player names the faction that loses one more disk. */
public final class Stampede extends Asking {

    public static final Stampede STEP = new Stampede();

    private static final int ELEPHANTS = FateCard.of("war-elephants").index();

    private Stampede() {
        super("stampede");
    }

    private static List<InnerSeaMove> choices(InnerSeaPosition position, int power) {
        List<InnerSeaMove> choices = new ArrayList<>();
        int area = position.arena();
        for (int faction = 0; faction < InnerSeaPosition.FACTIONS; faction++) {
            if (faction != power
                    && position.board().disks(faction, area) > 0
                    && !position.isShielded(faction)
                    && !position.isWalled(area)) {
                choices.add(new InnerSeaMove.Target(Area.at(area), position.civilization(faction)));
            }
        }
        return choices;
    }

    @Override
    boolean asks(InnerSeaPosition position) {
        return !choices(position, power(position)).isEmpty();
    }

    @Override
    void goOn(InnerSeaPosition position, EventLog log) {
        position.steps().pop();
    }

    @Override
    void list(InnerSeaPosition position, int power, List<InnerSeaMove> moves) {
        moves.addAll(choices(position, power));
    }

    @Override
    void act(InnerSeaPosition position, int power, InnerSeaMove move, EventLog log) {
        position.steps().pop();
        Civilization faction = ((InnerSeaMove.Target) move).faction();
        if (faction != null) {
            Losses.owe(position, position.faction(faction), position.arena(), 1, log);
            Losses.begin(position, ELEPHANTS);
        }
    }

    @Override
    InnerSeaRefusal why(InnerSeaPosition position, InnerSeaMove move, int power) {
        return move instanceof InnerSeaMove.Target
                ? InnerSeaRefusal.DOES_NOT_FIT_THE_CARD
                : InnerSeaRefusal.NAME_THE_TARGET_NOW;
    }

    @Override
    InnerSeaMove absent(InnerSeaPosition position, int power) {
        return choices(position, power).getFirst();
    }

    @Override
    Prompt question(InnerSeaPosition position, int power) {
        return new Prompt(
                Prompt.Shape.CHOOSE_ONE,
                "Stampede",
                Rulebook.COMPETITION_CARDS,
                Map.of("area", Area.at(position.arena())));
    }
}
