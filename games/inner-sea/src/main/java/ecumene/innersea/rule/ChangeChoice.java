package ecumene.innersea.rule;

import ecumene.engine.EventLog;
import ecumene.engine.Prompt;
import ecumene.innersea.InnerSeaMove;
import ecumene.innersea.InnerSeaPosition;
import ecumene.innersea.InnerSeaRefusal;
import ecumene.innersea.Pending;
import ecumene.innersea.Rulebook;
import ecumene.innersea.component.Area;
import ecumene.innersea.component.AreaSet;
import ecumene.innersea.component.Wonder;
import java.util.ArrayList;
import java.util.List;

/**
 * Choices of the Epoch Change Table: a Wonder or disks in the great earthquakes, an area for wandering peoples.
 */
public final class ChangeChoice extends Asking {

    public static final ChangeChoice STEP = new ChangeChoice();

    private static final int DISKS = 3;

    private enum Choice {
        EARTHQUAKES,
        PEOPLES
    }

    /** What is chosen. */
    private static final class Frame {

        private static final int CHOICE = 0;
        private static final List<Choice> CHOICES = List.of(Choice.values());

        static void push(InnerSeaPosition position, int power, Choice choice) {
            position.steps().push(STEP, power, CHOICES.indexOf(choice));
        }

        static Choice choice(InnerSeaPosition position) {
            return CHOICES.get(position.steps().note(CHOICE));
        }
    }

    private ChangeChoice() {
        super("change-choice");
    }

    /** In Turn Order: the first is pushed last. */
    static void earthquakes(InnerSeaPosition position) {
        for (int place = position.powers() - 1; place >= 0; place--) {
            int power = position.inOrder(place);
            if (!wonders(position, power).isEmpty()) {
                Frame.push(position, power, Choice.EARTHQUAKES);
            }
        }
    }

    /** From fewest to most points; equals in Turn Order. */
    static void peoples(InnerSeaPosition position) {
        List<Integer> powers = new ArrayList<>();
        for (int place = 0; place < position.powers(); place++) {
            powers.add(position.inOrder(place));
        }
        powers.sort((a, b) -> Integer.compare(position.points(a), position.points(b)));
        for (int power : powers.reversed()) {
            Frame.push(position, power, Choice.PEOPLES);
        }
    }

    private static List<Wonder> wonders(InnerSeaPosition position, int power) {
        List<Wonder> found = new ArrayList<>();
        for (Wonder wonder : Wonder.ALL) {
            if (position.monuments().owner(wonder.index()) == power
                    && !position.monuments().isBuried(wonder.index())) {
                found.add(wonder);
            }
        }
        return found;
    }

    @Override
    void list(InnerSeaPosition position, int power, List<InnerSeaMove> moves) {
        if (Frame.choice(position) == Choice.EARTHQUAKES) {
            for (Wonder wonder : wonders(position, power)) {
                moves.add(new InnerSeaMove.TargetWonder(wonder));
            }
            moves.add(DONE);
            return;
        }
        AreaSet areas = Area.LAND.minus(Area.HOMES).and(position.terms().map());
        for (int area = areas.first(); area >= 0; area = areas.after(area)) {
            moves.add(PlayCard.TARGETS[area]);
        }
    }

    @Override
    void act(InnerSeaPosition position, int power, InnerSeaMove move, EventLog log) {
        position.steps().pop();
        switch (move) {
            case InnerSeaMove.TargetWonder target ->
                Deeds.bury(position, target.wonder().index(), log);
            case InnerSeaMove.Target target ->
                Barbarians.come(position, power, target.area().index(), DISKS);
            default -> {
                Losses.oweSomewhere(position, power, Pending.Where.ANYWHERE, DISKS);
                Losses.begin(position, InnerSeaPosition.NONE);
            }
        }
    }

    @Override
    InnerSeaRefusal why(InnerSeaPosition position, InnerSeaMove move, int power) {
        return InnerSeaRefusal.ANSWER_THE_CHANGE_NOW;
    }

    @Override
    InnerSeaMove absent(InnerSeaPosition position, int power) {
        if (Frame.choice(position) == Choice.EARTHQUAKES) {
            return DONE;
        }
        List<InnerSeaMove> moves = new ArrayList<>();
        list(position, power, moves);
        return SystemCards.worstFor(position, SystemWar.leader(position, power), power, moves);
    }

    @Override
    Prompt question(InnerSeaPosition position, int power) {
        return Frame.choice(position) == Choice.EARTHQUAKES
                ? new Prompt(Prompt.Shape.CHOOSE_ONE, "Earthquakes", Rulebook.CHANGE)
                : new Prompt(Prompt.Shape.PLACE, "Peoples", Rulebook.CHANGE);
    }
}
