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
        PEOPLES,
        /** Which Wonders get a disk, if the supply has not one for each. */
        SMILE
    }

    /** What is chosen. */
    private static final class Frame {

        private static final int CHOICE = 0;
        private static final int WONDERS = 1;
        private static final List<Choice> CHOICES = List.of(Choice.values());

        static void push(InnerSeaPosition position, int power, Choice choice) {
            push(position, power, choice, 0);
        }

        static void push(InnerSeaPosition position, int power, Choice choice, int wonders) {
            position.steps().push(STEP, power, CHOICES.indexOf(choice), wonders);
        }

        /** The Wonders to choose from, as a bit set. */
        static int wonders(InnerSeaPosition position) {
            return position.steps().note(WONDERS);
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

    /** In Turn Order, as far as there is a choice: these Wonders have come back, and there are disks for some of them. */
    static void smile(InnerSeaPosition position, int restored) {
        for (int place = position.powers() - 1; place >= 0; place--) {
            int power = position.inOrder(place);
            int own = 0;
            for (int wonder = 0; wonder < Wonder.COUNT; wonder++) {
                boolean theirs = position.monuments().owner(wonder) == power;
                own |= theirs ? restored & 1 << wonder : 0;
            }
            if (own != 0 && position.board().supply(power) > 0) {
                Frame.push(position, power, Choice.SMILE, own);
            }
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
        if (Frame.choice(position) == Choice.SMILE) {
            for (Wonder wonder : Wonder.ALL) {
                if ((Frame.wonders(position) >> wonder.index() & 1) != 0) {
                    moves.add(new InnerSeaMove.TargetWonder(wonder));
                }
            }
            return;
        }
        AreaSet areas = landings(position);
        for (int area = areas.first(); area >= 0; area = areas.after(area)) {
            moves.add(PlayCard.TARGETS[area]);
        }
    }

    private static AreaSet lands(InnerSeaPosition position) {
        return Area.LAND.minus(Area.HOMES).and(position.terms().map());
    }

    /** As far as possible they come: to land with room for one of them at least, while there is any. */
    private static AreaSet landings(InnerSeaPosition position) {
        AreaSet areas = lands(position);
        AreaSet roomy = Barbarians.roomy(position, areas, false);
        return roomy.isEmpty() ? areas : roomy;
    }

    @Override
    void act(InnerSeaPosition position, int power, InnerSeaMove move, EventLog log) {
        if (Frame.choice(position) == Choice.SMILE) {
            feed(position, power, ((InnerSeaMove.TargetWonder) move).wonder().index());
            return;
        }
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

    /** A Wonder that has come back gets a disk; who has more of both chooses again. */
    private static void feed(InnerSeaPosition position, int power, int wonder) {
        int left = Frame.wonders(position) & ~(1 << wonder);
        position.steps().pop();
        Deeds.feed(position, wonder, 1);
        if (left != 0 && position.board().supply(power) > 0) {
            Frame.push(position, power, Choice.SMILE, left);
        }
    }

    @Override
    InnerSeaRefusal why(InnerSeaPosition position, InnerSeaMove move, int power) {
        boolean full = Frame.choice(position) == Choice.PEOPLES
                && move instanceof InnerSeaMove.Target target
                && lands(position).contains(target.area().index());
        return full ? InnerSeaRefusal.NO_ROOM_FOR_BARBARIANS : InnerSeaRefusal.ANSWER_THE_CHANGE_NOW;
    }

    @Override
    InnerSeaMove absent(InnerSeaPosition position, int power) {
        if (Frame.choice(position) == Choice.EARTHQUAKES) {
            return DONE;
        }
        List<InnerSeaMove> moves = new ArrayList<>();
        list(position, power, moves);
        if (Frame.choice(position) == Choice.SMILE) {
            return moves.getFirst();
        }
        return SystemCards.worstFor(position, SystemWar.leader(position, power), power, moves);
    }

    @Override
    Prompt question(InnerSeaPosition position, int power) {
        return switch (Frame.choice(position)) {
            case EARTHQUAKES -> new Prompt(Prompt.Shape.CHOOSE_ONE, "Earthquakes", Rulebook.CHANGE);
            case PEOPLES -> new Prompt(Prompt.Shape.PLACE, "Peoples", Rulebook.CHANGE);
            case SMILE -> new Prompt(Prompt.Shape.CHOOSE_ONE, "GodsSmile", Rulebook.CHANGE);
        };
    }
}
