package ecumene.innersea.rule;

import ecumene.engine.EventLog;
import ecumene.engine.Prompt;
import ecumene.innersea.Board;
import ecumene.innersea.InnerSeaEvent;
import ecumene.innersea.InnerSeaMove;
import ecumene.innersea.InnerSeaPosition;
import ecumene.innersea.InnerSeaRefusal;
import ecumene.innersea.Rulebook;
import ecumene.innersea.Stat;
import ecumene.innersea.component.Area;
import ecumene.innersea.component.AreaSet;
import ecumene.innersea.component.Civilization;
import ecumene.innersea.component.FateCard.When;
import java.util.List;
import java.util.Map;

/**
 * The Acquisition Step: disks for Settlements, seas, trade and abilities become Ready, at least three. Whoever has a choice or
 * something to use is asked before; the sum is made when nothing more is wanted.
 */
public final class Acquisition extends Asking {

    public static final Acquisition STEP = new Acquisition();

    private static final int LEAST = 3;
    private static final InnerSeaMove TAKE_CARD = new InnerSeaMove.TakeCard();

    /** What has been chosen. */
    private static final class Frame {

        private static final int CARD_TAKEN = 0;

        /** Whether a card was taken in place of disks. */
        static boolean isCardTaken(InnerSeaPosition position) {
            return position.steps().note(CARD_TAKEN) != 0;
        }

        static void setCardTaken(InnerSeaPosition position) {
            position.steps().setNote(CARD_TAKEN, 1);
        }
    }

    private Acquisition() {
        super("acquisition");
    }

    static void begin(InnerSeaPosition position, int power) {
        position.steps().push(STEP, power);
    }

    /** Where the disks of the Acquisition Step come from. {@code others}: abilities, cards, the least that everybody gets. */
    public record Income(int settlements, int seas, int trade, int others) {

        public int sum() {
            return settlements + seas + trade + others;
        }
    }

    /** What a power would acquire if the step came now and nothing more were used. */
    public static Income outlook(InnerSeaPosition position, int power) {
        Board board = position.board();
        int settlements = board.settlements(power).size();
        int seas = board.occupied(power).and(Area.SHALLOW).size() / 2;
        int trade = position.is(Stat.EMBARGOED, power) ? 0 : Deeds.tradePartners(position, power);
        return new Income(settlements, seas, trade, disks(position, power) - settlements - seas - trade);
    }

    private static int disks(InnerSeaPosition position, int power) {
        int disks = Math.max(LEAST, income(position, power) + position.get(Stat.BONUS, power));
        return Math.min(disks, position.board().supply(power));
    }

    /** The disks that a power would get now, without what Wonders and Investments bring. */
    public static int income(InnerSeaPosition position, int power) {
        Board board = position.board();
        int disks = board.settlements(power).size();
        disks += board.occupied(power).and(Area.SHALLOW).size() / 2;
        if (!position.is(Stat.EMBARGOED, power)) {
            disks += Deeds.tradePartners(position, power);
        }
        return disks + ability(position, power) + position.plenty() + ScenarioRules.extraDisks(position, power);
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
                && !Frame.isCardTaken(position)
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
            Frame.setCardTaken(position);
            position.add(Stat.BONUS, power, -position.civilization(power).choiceIfCity());
            Draw.begin(position, power, 1);
            return;
        }
        finish(position, power, log);
    }

    private static void finish(InnerSeaPosition position, int power, EventLog log) {
        Board board = position.board();
        int disks = disks(position, power);
        Civilization civilization = position.civilization(power);
        boolean able = ScenarioRules.hasAbilities(position, power);
        board.takeFromSupply(power, disks);
        position.add(Stat.READY, power, disks);
        position.set(Stat.READY_FOR_SEA, power, able ? Math.min(disks, civilization.extraAtSea()) : 0);
        position.set(Stat.BONUS, power, 0);
        Effects.endEmbargo(position, power);
        log.all(new InnerSeaEvent.DisksAcquired(civilization, disks));
        if (able) {
            AreaSet watched = civilization.watched();
            int talents = watched.meets(board.occupied(power)) ? civilization.talentsIfThere() : 0;
            talents += watched.meets(board.pairs(power)) ? civilization.talentsIfTwo() : 0;
            talents += watched.meets(board.cities(power)) ? civilization.talentsIfCity() : 0;
            Deeds.gainTalents(position, power, talents, log);
        }
        position.steps().pop();
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
                Prompt.Shape.CHOOSE_SOME, "Acquire", Rulebook.ACQUISITION, Map.of("count", disks(position, power)));
    }
}
