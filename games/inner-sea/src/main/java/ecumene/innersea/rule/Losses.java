package ecumene.innersea.rule;

import ecumene.engine.EventLog;
import ecumene.engine.Prompt;
import ecumene.innersea.Board;
import ecumene.innersea.InnerSeaEvent;
import ecumene.innersea.InnerSeaMove;
import ecumene.innersea.InnerSeaPosition;
import ecumene.innersea.InnerSeaRefusal;
import ecumene.innersea.Pending;
import ecumene.innersea.Rulebook;
import ecumene.innersea.component.Area;
import ecumene.innersea.component.AreaSet;
import ecumene.innersea.component.FateCard;
import ecumene.innersea.component.FateCard.When;
import ecumene.innersea.component.Script;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Alternative Losses: whoever must remove a disk from the map may lose a talent or discard a card instead, disk by disk, and
 * those hit at the same time decide in Turn Order. White allies go before own disks, and can be kept at the same price.
 */
public final class Losses extends Asking {

    public static final Losses STEP = new Losses();

    /** How many disks the code of laws saves at once. */
    private static final int LAW_SAVES = 2;

    private static final FateCard LAW = FateCard.of("law-code");

    /** What is asked about. */
    private static final class Frame {

        private static final int CAUSE = 0;
        private static final int CURRENT = 1;
        private static final int SAVED = 2;

        private static void push(InnerSeaPosition position, int cause) {
            position.steps().push(STEP, position.inOrder(0), cause, InnerSeaPosition.NONE, 0);
        }

        /** The script that causes the losses; -1 for none. */
        static int cause(InnerSeaPosition position) {
            return position.steps().note(CAUSE);
        }

        /** The pending loss being asked about; -1 for none. */
        static int current(InnerSeaPosition position) {
            return position.steps().note(CURRENT);
        }

        static void setCurrent(InnerSeaPosition position, int index) {
            position.steps().setNote(CURRENT, index);
        }

        /** Disks that the code of laws still saves for the power that is asked. */
        static int saved(InnerSeaPosition position) {
            return position.steps().note(SAVED);
        }

        static void setSaved(InnerSeaPosition position, int disks) {
            position.steps().setNote(SAVED, disks);
        }
    }

    private Losses() {
        super("losses");
    }

    // ---------------------------------------------------------------- what is owed

    /**
     * A faction loses disks in an area, its white allies first. Barbarians do so at once; civilizations are asked when {@link
     * #begin} is called.
     */
    static void owe(InnerSeaPosition position, int faction, int area, int disks, EventLog log) {
        int most = Math.min(disks, position.board().strength(faction, area));
        owe(position, faction, area, most, false, log);
    }

    /** The same for disks of the own colour only. */
    static void oweOwn(InnerSeaPosition position, int faction, int area, int disks, EventLog log) {
        int most = Math.min(disks, position.board().disks(faction, area));
        owe(position, faction, area, most, true, log);
    }

    private static void owe(
            InnerSeaPosition position, int faction, int area, int disks, boolean ownOnly, EventLog log) {
        if (disks <= 0) {
            return;
        }
        if (faction == InnerSeaPosition.BARBARIANS) {
            Deeds.loseDisks(position, faction, area, disks, log);
        } else {
            position.pending().addLoss(faction, area, disks, ownOnly);
        }
    }

    /** A civilization loses disks of its own choice, from areas of a kind. */
    static void oweSomewhere(InnerSeaPosition position, int power, Pending.Where where, int disks) {
        if (disks > 0) {
            position.pending().addLoss(power, where, disks);
        }
    }

    /** Asks about everything that is owed. {@code cause}: the script, or -1. */
    static void begin(InnerSeaPosition position, int cause) {
        if (position.pending().lossCount() > 0) {
            Frame.push(position, cause);
        }
    }

    private static AreaSet areas(InnerSeaPosition position, int loss) {
        Board board = position.board();
        Pending pending = position.pending();
        int power = pending.lossPower(loss);
        return switch (pending.lossWhere(loss)) {
            case HERE -> board.occupied(power).and(AreaSet.of(pending.lossArea(loss)));
            // The table of change is no card.
            case ANYWHERE ->
                Frame.cause(position) == InnerSeaPosition.NONE
                        ? board.occupied(power)
                        : Walls.open(position, board.occupied(power));
            case SHALLOW_SEAS -> board.occupied(power).and(Area.SHALLOW);
            case SETTLEMENTS -> board.settlements(power);
            case CITIES -> board.cities(power);
        };
    }

    /** How many disks of one area can go for a loss at once. */
    private static int most(InnerSeaPosition position, int loss, int area) {
        Pending pending = position.pending();
        int power = pending.lossPower(loss);
        int there = switch (pending.lossWhere(loss)) {
            case HERE ->
                pending.isLossOwnOnly(loss)
                        ? position.board().disks(power, area)
                        : position.board().strength(power, area);
            case ANYWHERE, SHALLOW_SEAS -> position.board().disks(power, area);
            // After one disk it is no longer the same kind of place.
            case SETTLEMENTS, CITIES -> 1;
        };
        return Math.min(there, pending.lossDisks(loss));
    }

    // ---------------------------------------------------------------- going round

    @Override
    boolean asks(InnerSeaPosition position) {
        return Frame.current(position) != InnerSeaPosition.NONE;
    }

    @Override
    void goOn(InnerSeaPosition position, EventLog log) {
        Pending pending = position.pending();
        for (int turn = 0; turn < position.powers(); turn++) {
            int power = position.inOrder(turn);
            for (int index = 0; index < pending.lossCount(); index++) {
                if (pending.lossPower(index) != power) {
                    continue;
                }
                if (areas(position, index).isEmpty()) {
                    pending.dropLoss(index--);
                } else {
                    if (power != power(position)) {
                        position.steps().setSeat(power);
                        Frame.setSaved(position, 0);
                    }
                    Frame.setCurrent(position, index);
                    return;
                }
            }
        }
        position.steps().pop();
    }

    @Override
    void list(InnerSeaPosition position, int power, List<InnerSeaMove> moves) {
        int loss = Frame.current(position);
        AreaSet areas = areas(position, loss);
        for (int area = areas.first(); area >= 0; area = areas.after(area)) {
            CountedMoves.removals(moves, area, most(position, loss, area));
        }
        int owed = position.pending().lossDisks(loss);
        CountedMoves.talents(moves, Math.min(owed, position.talents(power)));
        for (int card = position.cards().nextInHand(power, -1);
                card >= 0;
                card = position.cards().nextInHand(power, card)) {
            moves.add(CardMoves.pay(card));
        }
        for (int card = position.cards().nextOnTable(power, -1);
                card >= 0;
                card = position.cards().nextOnTable(power, card)) {
            if (spares(position, card) && !(card == LAW.index() && Frame.saved(position) > 0)) {
                moves.add(new InnerSeaMove.SpareDisk(FateCard.at(card)));
            }
        }
        if (Frame.saved(position) > 0) {
            moves.add(new InnerSeaMove.SpareDisk(LAW));
        }
        AreaSet gold = gold(position, power);
        for (int area = gold.first(); area >= 0; area = gold.after(area)) {
            moves.add(new InnerSeaMove.SpendGold(Area.at(area)));
        }
    }

    private static AreaSet gold(InnerSeaPosition position, int power) {
        return position.gold().and(position.board().controlled(power));
    }

    /** Whether an Investment saves the disk: from cards on land, or from politics and strife. */
    private static boolean spares(InnerSeaPosition position, int card) {
        int cause = Frame.cause(position);
        if (!Script.isCard(cause) || position.cards().disksOn(card) == 0) {
            return false;
        }
        FateCard by = FateCard.at(cause);
        When when = FateCard.at(card).useWhen();
        int loss = Frame.current(position);
        boolean land = switch (position.pending().lossWhere(loss)) {
            case HERE -> Area.isLand(position.pending().lossArea(loss));
            case ANYWHERE, SETTLEMENTS, CITIES -> true;
            case SHALLOW_SEAS -> false;
        };
        boolean politics = by.hasTag(FateCard.Tag.POLITICS) || by.hasTag(FateCard.Tag.STRIFE);
        return (when == When.CARD_LOSS && land) || (when == When.POLITICS_LOSS && politics);
    }

    /** With nothing to pay, spend or choose the disks go without a question; all of this is open to everybody. */
    @Override
    public @Nullable InnerSeaMove forced(InnerSeaPosition position, int seat) {
        int power = power(position);
        int loss = Frame.current(position);
        AreaSet areas = areas(position, loss);
        boolean choice = areas.size() > 1
                || position.talents(power) > 0
                || position.cards().handSize(power) > 0
                || !gold(position, power).isEmpty()
                || Frame.saved(position) > 0;
        for (int card = position.cards().nextOnTable(power, -1);
                card >= 0 && !choice;
                card = position.cards().nextOnTable(power, card)) {
            choice = spares(position, card);
        }
        return choice ? null : CountedMoves.removal(areas.first(), most(position, loss, areas.first()));
    }

    @Override
    void act(InnerSeaPosition position, int power, InnerSeaMove move, EventLog log) {
        int settled = 1;
        Area area = area(position);
        switch (move) {
            case InnerSeaMove.RemoveDisks remove -> {
                settled = remove.count();
                remove(position, power, remove.area().index(), settled, log);
            }
            case InnerSeaMove.PayTalents pay -> {
                settled = pay.count();
                Deeds.loseTalents(position, power, settled, "disk", area, log);
            }
            case InnerSeaMove.PayCard pay ->
                Deeds.discard(position, power, pay.card().index(), "disk", area, log);
            case InnerSeaMove.SpareDisk spare -> {
                boolean law = spare.card().equals(LAW);
                if (law && Frame.saved(position) > 0) {
                    Frame.setSaved(position, Frame.saved(position) - 1);
                } else {
                    PlayCard.takeDiskOff(position, power, spare.card().index(), log);
                    Frame.setSaved(position, law ? LAW_SAVES - 1 : Frame.saved(position));
                }
            }
            case InnerSeaMove.SpendGold spend -> {
                position.setGold(position.gold().without(spend.area().index()));
                log.all(new InnerSeaEvent.GoldSpent(position.civilization(power), spend.area()));
            }
            default -> throw new IllegalArgumentException("no loss: " + move);
        }
        settle(position, power, settled);
        if (owed(position, power) <= Frame.saved(position)) {
            settle(position, power, Frame.saved(position));
            Frame.setSaved(position, 0);
        }
        Frame.setCurrent(position, InnerSeaPosition.NONE);
    }

    /** Where the disk in question stands; null where its owner chooses. */
    private static @Nullable Area area(InnerSeaPosition position) {
        int area = position.pending().lossArea(Frame.current(position));
        return area == InnerSeaPosition.NONE ? null : Area.at(area);
    }

    /** The disks that a power still has to lose. */
    private static int owed(InnerSeaPosition position, int power) {
        Pending pending = position.pending();
        int sum = 0;
        for (int loss = 0; loss < pending.lossCount(); loss++) {
            sum += pending.lossPower(loss) == power ? pending.lossDisks(loss) : 0;
        }
        return sum;
    }

    private static void remove(InnerSeaPosition position, int power, int area, int count, EventLog log) {
        int allies = white(position, power, area, count);
        if (allies > 0) {
            Deeds.loseAllies(position, power, area, allies, log);
        }
        if (count > allies) {
            Deeds.loseDisks(position, power, area, count - allies, log);
        }
    }

    /** How many of the disks that would go are white. */
    private static int white(InnerSeaPosition position, int power, int area, int count) {
        return position.pending().isLossOwnOnly(Frame.current(position))
                ? 0
                : Math.min(count, position.board().allies(power, area));
    }

    /** So many disks less are owed: of the present loss first, then of the power's next ones. */
    private static void settle(InnerSeaPosition position, int power, int disks) {
        Pending pending = position.pending();
        int left = disks;
        int index = Frame.current(position);
        while (left > 0 && index < pending.lossCount()) {
            int owed = pending.lossDisks(index);
            if (pending.lossPower(index) != power) {
                index++;
            } else if (owed > left) {
                pending.setLossDisks(index, owed - left);
                left = 0;
            } else {
                left -= owed;
                pending.dropLoss(index);
            }
        }
    }

    @Override
    InnerSeaRefusal why(InnerSeaPosition position, InnerSeaMove move, int power) {
        int loss = Frame.current(position);
        return switch (move) {
            case InnerSeaMove.RemoveDisks remove
            when remove.count() > 0 -> {
                if (!areas(position, loss).contains(remove.area().index())) {
                    yield whyNotFrom(position, power, remove.area().index());
                }
                yield remove.count() > position.pending().lossDisks(loss)
                        ? InnerSeaRefusal.NOT_SO_MUCH_IS_LOST
                        : InnerSeaRefusal.NOT_SO_MANY_GO_FROM_THERE;
            }
            case InnerSeaMove.PayTalents pay
            when pay.count() > 0 ->
                pay.count() <= position.talents(power)
                        ? InnerSeaRefusal.NOT_SO_MUCH_IS_LOST
                        : InnerSeaRefusal.NO_TALENT_LEFT;
            case InnerSeaMove.PayCard pay -> InnerSeaRefusal.NO_SUCH_CARD_TO_LOSE;
            case InnerSeaMove.SpareDisk spare ->
                position.cards().isOnTable(power, spare.card().index())
                        ? InnerSeaRefusal.CANNOT_SPARE_THIS
                        : InnerSeaRefusal.NOT_YOUR_INVESTMENT;
            case InnerSeaMove.SpendGold spend -> InnerSeaRefusal.NO_GOLD_OF_YOURS;
            default -> InnerSeaRefusal.CHOOSE_YOUR_LOSS_NOW;
        };
    }

    /** The walls of Troy are the reason only where the card could take the disk but for them. */
    private static InnerSeaRefusal whyNotFrom(InnerSeaPosition position, int power, int area) {
        boolean walls = position.pending().lossWhere(Frame.current(position)) == Pending.Where.ANYWHERE
                && position.board().disks(power, area) > 0;
        return walls ? InnerSeaRefusal.WALLS_OF_TROY : InnerSeaRefusal.LOSS_IS_ELSEWHERE;
    }

    /** A disk goes, from the smallest stack. */
    @Override
    InnerSeaMove absent(InnerSeaPosition position, int power) {
        return CountedMoves.removal(smallest(position, power), 1);
    }

    private static int smallest(InnerSeaPosition position, int power) {
        AreaSet areas = areas(position, Frame.current(position));
        int best = areas.first();
        for (int area = best; area >= 0; area = areas.after(area)) {
            if (position.board().disks(power, area) < position.board().disks(power, best)) {
                best = area;
            }
        }
        return best;
    }

    @Override
    InnerSeaMove system(InnerSeaPosition position, int power) {
        int area = smallest(position, power);
        boolean allies = position.board().allies(power, area) > 0;
        boolean dear = !allies && SystemWar.isDear(position, power, area);
        if (dear && position.talents(power) > 0) {
            return CountedMoves.talents(1);
        }
        if (dear && position.cards().handSize(power) >= SystemWar.MANY_CARDS) {
            return CardMoves.pay(SystemCards.worst(position, power));
        }
        return CountedMoves.removal(area, 1);
    }

    @Override
    Prompt question(InnerSeaPosition position, int power) {
        Pending pending = position.pending();
        int loss = Frame.current(position);
        int count = pending.lossDisks(loss);
        if (pending.lossWhere(loss) == Pending.Where.HERE) {
            int area = pending.lossArea(loss);
            return new Prompt(
                    Prompt.Shape.PAY,
                    "LoseHere",
                    Rulebook.LOSSES,
                    Map.of("count", count, "area", Area.at(area), "white", white(position, power, area, count)));
        }
        return new Prompt(Prompt.Shape.PAY, "LoseSomewhere", Rulebook.LOSSES, Map.of("count", count));
    }
}
