package ecumene.innersea.rule;

import ecumene.engine.EventLog;
import ecumene.engine.Prompt;
import ecumene.innersea.InnerSeaEvent;
import ecumene.innersea.InnerSeaMove;
import ecumene.innersea.InnerSeaPosition;
import ecumene.innersea.InnerSeaRefusal;
import ecumene.innersea.Rulebook;
import ecumene.innersea.Stat;
import ecumene.innersea.component.Area;
import ecumene.innersea.component.AreaSet;
import ecumene.innersea.component.Civilization;
import ecumene.innersea.component.FateCard;
import ecumene.innersea.component.Wonder;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * The Aeneas Step: once in a match, and not in the last Epoch, a civilization that is far behind or off the map may begin
 * again elsewhere.
 */
public final class Aeneas extends Asking {

    public static final Aeneas STEP = new Aeneas();

    private enum Stage {
        DECIDING,
        /** The disks that find no Barbarian to take their place. */
        LEAVING,
        /** The civilization. */
        CHOOSING,
        /** The first area. */
        LANDING
    }

    /** What is being decided. */
    private static final class Frame {

        private static final int STAGE = 0;
        private static final List<Stage> STAGES = List.of(Stage.values());

        static void push(InnerSeaPosition position, int power) {
            position.steps().push(STEP, power, STAGES.indexOf(Stage.DECIDING));
        }

        static Stage stage(InnerSeaPosition position) {
            return STAGES.get(position.steps().note(STAGE));
        }

        static void setStage(InnerSeaPosition position, Stage stage) {
            position.steps().setNote(STAGE, STAGES.indexOf(stage));
        }
    }

    private static final int BEHIND = 5;
    private static final int DISKS = 16;
    private static final int DISKS_PER_EPOCH = 2;

    private Aeneas() {
        super("aeneas");
    }

    static void begin(InnerSeaPosition position, int power) {
        if (mayInvoke(position, power)) {
            Frame.push(position, power);
        }
    }

    static boolean mayInvoke(InnerSeaPosition position, int power) {
        if (position.is(Stat.AENEAS_USED, power)
                || position.epoch() >= position.terms().lastEpoch()) {
            return false;
        }
        if (position.board().occupied(power).isEmpty()) {
            return true;
        }
        boolean behind = position.powers() > 1;
        for (int other = 0; other < position.powers(); other++) {
            behind &= other == power || position.points(other) - position.points(power) >= BEHIND;
        }
        return behind;
    }

    private static List<Civilization> choices(InnerSeaPosition position, int power) {
        List<Civilization> choices = new ArrayList<>();
        choices.add(position.civilization(power));
        for (Civilization civilization : Civilization.ALL) {
            if (civilization.isPlayable() && position.faction(civilization) == InnerSeaPosition.NONE) {
                choices.add(civilization);
            }
        }
        return choices;
    }

    private static AreaSet landings(InnerSeaPosition position, int power) {
        AreaSet areas = Area.LAND.and(position.terms().map());
        for (int other = 0; other < position.powers(); other++) {
            if (other != power) {
                areas = areas.without(position.home(other));
            }
        }
        return areas;
    }

    @Override
    void list(InnerSeaPosition position, int power, List<InnerSeaMove> moves) {
        switch (Frame.stage(position)) {
            case DECIDING -> {
                moves.add(new InnerSeaMove.InvokeAeneas());
                moves.add(DONE);
            }
            case LEAVING -> {
                AreaSet areas = position.board().occupied(power);
                for (int area = areas.first(); area >= 0; area = areas.after(area)) {
                    CountedMoves.removals(moves, area, mostToLeave(position, power, area));
                }
            }
            case CHOOSING -> {
                for (Civilization civilization : choices(position, power)) {
                    moves.add(new InnerSeaMove.ChooseCivilization(civilization));
                }
            }
            default -> {
                AreaSet areas = landings(position, power);
                for (int area = areas.first(); area >= 0; area = areas.after(area)) {
                    moves.add(PlayCard.TARGETS[area]);
                }
            }
        }
    }

    @Override
    void act(InnerSeaPosition position, int power, InnerSeaMove move, EventLog log) {
        switch (move) {
            case InnerSeaMove.InvokeAeneas invoke -> {
                position.set(Stat.AENEAS_USED, power, 1);
                log.all(new InnerSeaEvent.AeneasInvoked(position.civilization(power)));
                giveUpCards(position, power);
                leaveFullAreas(position, power, log);
                turnBarbarian(position, power, log);
            }
            case InnerSeaMove.RemoveDisks remove -> {
                Deeds.loseDisks(position, power, remove.area().index(), remove.count(), log);
                turnBarbarian(position, power, log);
            }
            case InnerSeaMove.ChooseCivilization choose -> {
                ChooseCivilization.take(position, power, choose.civilization(), log);
                Frame.setStage(position, Stage.LANDING);
            }
            case InnerSeaMove.Target target -> {
                position.steps().pop();
                int epochs = position.epoch() - position.terms().firstEpoch();
                int disks = Math.min(
                        DISKS + DISKS_PER_EPOCH * epochs, position.board().supply(power));
                position.board().takeFromSupply(power, disks);
                position.set(Stat.READY, power, disks);
                Deployment.beginAgain(position, power, target.area().index());
            }
            default -> position.steps().pop();
        }
    }

    /** Disks on cards return, and Investments are discarded. */
    private static void giveUpCards(InnerSeaPosition position, int power) {
        for (int wonder = 0; wonder < Wonder.COUNT; wonder++) {
            if (position.monuments().owner(wonder) == power) {
                position.board().takeFromSupply(power, -position.monuments().disks(wonder));
                position.monuments().addDisks(wonder, -position.monuments().disks(wonder));
            }
        }
        for (int card = position.cards().nextOnTable(power, -1);
                card >= 0;
                card = position.cards().nextOnTable(power, card)) {
            if (FateCard.at(card).kind() == FateCard.Kind.INVESTMENT) {
                position.board().takeFromSupply(power, -position.cards().disksOn(card));
                position.cards().takeFromTable(power, card);
                position.cards().discard(card);
            }
        }
    }

    /** Where Barbarians stand already, stacking leaves room for some of the disks only. */
    private static void leaveFullAreas(InnerSeaPosition position, int power, EventLog log) {
        AreaSet areas = position.board().occupied(power);
        for (int area = areas.first(); area >= 0; area = areas.after(area)) {
            int disks = position.board().disks(power, area);
            int surplus = disks - Stacking.room(position, InnerSeaPosition.BARBARIANS, area);
            if (surplus > 0) {
                Deeds.loseDisks(position, power, area, surplus, log);
            }
        }
    }

    /** Who is left on the map turns barbarian; first it is said which disks go, if there are too few Barbarians for all. */
    private static void turnBarbarian(InnerSeaPosition position, int power, EventLog log) {
        int barbarians = position.board().supply(InnerSeaPosition.BARBARIANS);
        AreaSet areas = position.board().occupied(power);
        if (surplus(position, power) > 0 && barbarians > 0 && areas.size() > 1) {
            Frame.setStage(position, Stage.LEAVING);
            return;
        }
        for (int area = areas.first(); area >= 0; area = areas.after(area)) {
            int disks = position.board().disks(power, area);
            Deeds.loseDisks(position, power, area, disks, log);
            Deeds.place(position, InnerSeaPosition.BARBARIANS, area, disks, true, log);
        }
        Frame.setStage(position, Stage.CHOOSING);
    }

    /** Disks on the map beyond the supply of the Barbarians. */
    private static int surplus(InnerSeaPosition position, int power) {
        return position.board().disksOnMap(power) - position.board().supply(InnerSeaPosition.BARBARIANS);
    }

    private static int mostToLeave(InnerSeaPosition position, int power, int area) {
        return Math.min(position.board().disks(power, area), surplus(position, power));
    }

    @Override
    InnerSeaRefusal why(InnerSeaPosition position, InnerSeaMove move, int power) {
        Stage stage = Frame.stage(position);
        if (stage == Stage.LEAVING && move instanceof InnerSeaMove.RemoveDisks) {
            return InnerSeaRefusal.NOT_ONE_OF_THOSE_TO_GO;
        }
        if (stage == Stage.CHOOSING && move instanceof InnerSeaMove.ChooseCivilization) {
            return InnerSeaRefusal.CIVILIZATION_IS_ACTIVE;
        }
        if (stage == Stage.LANDING && move instanceof InnerSeaMove.Target) {
            return InnerSeaRefusal.FOREIGN_HOME;
        }
        return InnerSeaRefusal.DECIDE_ON_AENEAS_NOW;
    }

    @Override
    InnerSeaMove absent(InnerSeaPosition position, int power) {
        return switch (Frame.stage(position)) {
            case DECIDING -> DONE;
            case LEAVING -> {
                int area = position.board().occupied(power).first();
                yield CountedMoves.removal(area, mostToLeave(position, power, area));
            }
            case CHOOSING -> new InnerSeaMove.ChooseCivilization(position.civilization(power));
            default -> PlayCard.TARGETS[SystemWar.refuge(position, power, landings(position, power))];
        };
    }

    /** The system begins again only when it has no disk left. */
    @Override
    InnerSeaMove system(InnerSeaPosition position, int power) {
        if (Frame.stage(position) == Stage.DECIDING
                && position.board().occupied(power).isEmpty()) {
            return new InnerSeaMove.InvokeAeneas();
        }
        return absent(position, power);
    }

    @Override
    Prompt question(InnerSeaPosition position, int power) {
        return switch (Frame.stage(position)) {
            case DECIDING -> new Prompt(Prompt.Shape.YES_OR_NO, "Aeneas", Rulebook.AENEAS);
            case LEAVING ->
                new Prompt(
                        Prompt.Shape.PAY, "AeneasLeaving", Rulebook.AENEAS, Map.of("count", surplus(position, power)));
            case CHOOSING -> new Prompt(Prompt.Shape.CHOOSE_ONE, "AeneasCivilization", Rulebook.AENEAS);
            default -> new Prompt(Prompt.Shape.PLACE, "AeneasArea", Rulebook.AENEAS);
        };
    }
}
