package ecumene.innersea.rule;

import ecumene.engine.EventLog;
import ecumene.engine.Loss;
import ecumene.engine.Prompt;
import ecumene.innersea.Board;
import ecumene.innersea.InnerSeaEvent;
import ecumene.innersea.InnerSeaMove;
import ecumene.innersea.InnerSeaPosition;
import ecumene.innersea.InnerSeaRefusal;
import ecumene.innersea.Phase;
import ecumene.innersea.Rulebook;
import ecumene.innersea.Stat;
import ecumene.innersea.component.Area;
import ecumene.innersea.component.AreaSet;
import ecumene.innersea.component.Civilization;
import ecumene.innersea.component.FateCard.When;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The Acquisition Step: disks for Settlements, seas, trade, abilities and Wonders become Ready, at least three, and what
 * Investments and an Epoch bring comes on top. Whoever has a choice or something to use is asked before; the sum is made when
 * nothing more is wanted.
 */
public final class Acquisition extends Asking {

    public static final Acquisition STEP = new Acquisition();

    private static final int LEAST = 3;
    private static final InnerSeaMove TAKE_CARD = new InnerSeaMove.TakeCard();

    private Acquisition() {
        super("acquisition");
    }

    static void begin(InnerSeaPosition position, int power) {
        position.steps().push(STEP, power);
    }

    /**
     * Where the disks of the Acquisition Step come from.
     *
     * @param others abilities, and what cards, Wonders, an Epoch or a scenario add
     * @param least what is added to reach the least that everybody gets
     * @param disks what is received: all of it, or as much as the supply has
     */
    public record Income(int settlements, int seas, int trade, int others, int least, int disks) {

        /** What the supply has too few for. */
        public int lacking() {
            return settlements + seas + trade + others + least - disks;
        }
    }

    /** What a power would acquire if the step came now and nothing more were used. */
    public static Income outlook(InnerSeaPosition position, int power) {
        int income = income(position, power);
        int onTop = onTop(position, power);
        return new Income(
                settlements(position, power),
                seas(position, power),
                trade(position, power),
                own(position, power) + position.get(Stat.WONDER_DISKS, power) + onTop,
                Math.max(0, LEAST - income),
                Math.min(Math.max(LEAST, income) + onTop, position.board().supply(power)));
    }

    /**
     * What the map would bring a power in a growth to come, whatever its supply holds. In a Growth Phase that is the one after
     * it, so that an embargo does not count any more.
     */
    public static int regular(InnerSeaPosition position, int power) {
        int trade = position.phase() == Phase.GROWTH ? Deeds.tradePartners(position, power) : trade(position, power);
        int own = ability(position, power) + ScenarioRules.extraDisks(position, power);
        return Math.max(LEAST, settlements(position, power) + seas(position, power) + trade + own);
    }

    /** The disks that the criteria of the step bring: the sum that is raised to three. */
    public static int income(InnerSeaPosition position, int power) {
        return settlements(position, power)
                + seas(position, power)
                + trade(position, power)
                + own(position, power)
                + position.get(Stat.WONDER_DISKS, power);
    }

    /** Investments and what the change of an Epoch has promised are no criteria of the step. */
    private static int onTop(InnerSeaPosition position, int power) {
        return position.get(Stat.BONUS, power) + position.plenty();
    }

    private static int settlements(InnerSeaPosition position, int power) {
        return position.board().settlements(power).size();
    }

    private static int seas(InnerSeaPosition position, int power) {
        return position.board().occupied(power).and(Area.SHALLOW).size() / 2;
    }

    private static int trade(InnerSeaPosition position, int power) {
        return position.is(Stat.EMBARGOED, power) ? 0 : Deeds.tradePartners(position, power);
    }

    /** What the civilization has by itself, unless a card was taken for it. */
    private static int own(InnerSeaPosition position, int power) {
        int given = position.is(Stat.CARD_TAKEN, power)
                ? position.civilization(power).choiceIfCity()
                : 0;
        return ability(position, power) + ScenarioRules.extraDisks(position, power) - given;
    }

    /** Of the disks received: those that must go to sea. They are the first that a short supply lacks. */
    private static int forSea(InnerSeaPosition position, int power, Income income) {
        return Math.max(0, promisedToTheSea(position, power) - income.lacking());
    }

    private static int promisedToTheSea(InnerSeaPosition position, int power) {
        return ScenarioRules.hasAbilities(position, power)
                ? position.civilization(power).extraAtSea()
                : 0;
    }

    private static int ability(InnerSeaPosition position, int power) {
        Civilization civilization = position.civilization(power);
        if (!ScenarioRules.hasAbilities(position, power)) {
            return 0;
        }
        AreaSet watched = civilization.watched();
        boolean city = watched.meets(position.board().cities(power));
        int disks = city && civilization.choiceIfCity() > 0 ? civilization.choiceIfCity() : civilization.extra();
        disks += civilization.extraAtSea();
        disks += watched.meets(position.board().occupied(power)) ? civilization.disksIfThere() : 0;
        return disks + (city ? civilization.disksIfCity() : 0);
    }

    private static boolean mayTakeCard(InnerSeaPosition position, int power) {
        Civilization civilization = position.civilization(power);
        return civilization.choiceIfCity() > 0
                && !position.is(Stat.CARD_TAKEN, power)
                && ScenarioRules.hasAbilities(position, power)
                && civilization.watched().meets(position.board().cities(power));
    }

    @Override
    void list(InnerSeaPosition position, int power, List<InnerSeaMove> moves) {
        if (mayTakeCard(position, power)) {
            moves.add(TAKE_CARD);
        }
        Devices.list(position, power, When.ACQUISITION, moves);
        moves.add(DONE);
    }

    @Override
    void act(InnerSeaPosition position, int power, InnerSeaMove move, EventLog log) {
        if (Devices.use(position, power, move, log)) {
            return;
        }
        if (move instanceof InnerSeaMove.TakeCard) {
            position.set(Stat.CARD_TAKEN, power, 1);
            Draw.begin(position, power, 1);
            return;
        }
        finish(position, power, log);
    }

    private static void finish(InnerSeaPosition position, int power, EventLog log) {
        Board board = position.board();
        Civilization civilization = position.civilization(power);
        Income income = outlook(position, power);
        int disks = income.disks();
        board.takeFromSupply(power, disks);
        position.add(Stat.READY, power, disks);
        position.set(Stat.READY_FOR_SEA, power, forSea(position, power, income));
        position.set(Stat.BONUS, power, 0);
        position.set(Stat.WONDER_DISKS, power, 0);
        position.set(Stat.CARD_TAKEN, power, 0);
        Effects.endEmbargo(position, power);
        log.all(new InnerSeaEvent.DisksAcquired(civilization, disks));
        if (ScenarioRules.hasAbilities(position, power)) {
            AreaSet watched = civilization.watched();
            int talents = watched.meets(board.occupied(power)) ? civilization.talentsIfThere() : 0;
            talents += watched.meets(board.pairs(power)) ? civilization.talentsIfTwo() : 0;
            talents += watched.meets(board.cities(power)) ? civilization.talentsIfCity() : 0;
            Deeds.gainTalents(position, power, talents, log);
        }
        position.steps().pop();
    }

    /** A use is paid for with a disk: who would receive fewer for it than it promises is told so. */
    @Override
    public @Nullable Loss loss(InnerSeaPosition position, int seat, InnerSeaMove move) {
        int power = power(position);
        int script = Devices.script(move);
        int promised = script == InnerSeaPosition.NONE ? 0 : Dealings.ready(script);
        if (promised == 0) {
            return null;
        }
        InnerSeaPosition tried = position.copy();
        tried.board().takeFromSupply(power, -1);
        Dealings.addReady(tried, power, script, promised);
        int more = outlook(tried, power).disks() - outlook(position, power).disks();
        return more < promised ? new Loss("fewer-disks", Map.of("count", more)) : null;
    }

    @Override
    InnerSeaRefusal why(InnerSeaPosition position, InnerSeaMove move, int power) {
        return move instanceof InnerSeaMove.TakeCard
                ? InnerSeaRefusal.NO_SUCH_CHOICE
                : Devices.why(position, power, move, When.ACQUISITION, InnerSeaRefusal.ACQUIRE_NOW);
    }

    @Override
    InnerSeaMove absent(InnerSeaPosition position, int power) {
        return DONE;
    }

    /** The system uses everything it has. */
    @Override
    InnerSeaMove system(InnerSeaPosition position, int power) {
        InnerSeaMove device = Devices.ofTheSystem(position, power, When.ACQUISITION);
        return device == null ? DONE : device;
    }

    @Override
    Prompt question(InnerSeaPosition position, int power) {
        return new Prompt(
                Prompt.Shape.CHOOSE_SOME,
                "Acquire",
                Rulebook.ACQUISITION,
                Map.of("count", outlook(position, power).disks()));
    }
}
