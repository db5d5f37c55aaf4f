package ecumene.innersea.rule;

import ecumene.engine.EventLog;
import ecumene.engine.Prompt;
import ecumene.innersea.Board;
import ecumene.innersea.InnerSeaEvent;
import ecumene.innersea.InnerSeaMove;
import ecumene.innersea.InnerSeaPosition;
import ecumene.innersea.InnerSeaRefusal;
import ecumene.innersea.Rulebook;
import ecumene.innersea.component.Area;
import ecumene.innersea.component.AreaSet;
import ecumene.innersea.component.FateCard;
import ecumene.innersea.component.FateCard.When;
import ecumene.innersea.component.Script;
import java.util.List;
import java.util.Map;

/**
 * Alternative Losses: whoever must remove a disk from the map may lose a talent or discard a card instead, disk by disk, and
 * those hit at the same time decide in Turn Order. Notes: the script that causes it, -1 for none; the loss being asked about,
 * -1 for none.
 */
public final class Losses extends Asking {

    public static final Losses STEP = new Losses();

    /** In place of an area: the owner chooses among all, among the shallow seas, among the Settlements, among the Cities. */
    static final int ANYWHERE = 255;

    static final int SHALLOW = 254;
    static final int SETTLEMENTS = 253;
    static final int CITIES = 252;

    private static final int CAUSE = 0;
    private static final int CURRENT = 1;
    private static final InnerSeaMove PAY_TALENT = new InnerSeaMove.PayTalent();
    private static final InnerSeaMove[] REMOVE =
            Area.ALL.stream().map(InnerSeaMove.RemoveDisk::new).toArray(InnerSeaMove[]::new);

    /** How many disks the code of laws saves at once. */
    private static final int LAW_SAVES = 2;

    private Losses() {
        super("losses");
    }

    // ---------------------------------------------------------------- what is owed

    private static int power(int loss) {
        return loss >> 16;
    }

    private static int place(int loss) {
        return loss >> 8 & 0xFF;
    }

    private static int count(int loss) {
        return loss & 0xFF;
    }

    /**
     * A faction loses disks in an area, its white allies first. Barbarians do so at once; civilizations are asked when {@link
     * #begin} is called.
     */
    static void owe(InnerSeaPosition position, int faction, int area, int disks, EventLog log) {
        int own = disks;
        if (faction < InnerSeaPosition.BARBARIANS && position.board().allies(faction, area) > 0) {
            int allies = Math.min(disks, position.board().allies(faction, area));
            Deeds.loseAllies(position, faction, area, allies, log);
            own -= allies;
        }
        oweOwn(position, faction, area, own, log);
    }

    /** The same for disks of the own colour only. */
    static void oweOwn(InnerSeaPosition position, int faction, int area, int disks, EventLog log) {
        int most = Math.min(disks, position.board().disks(faction, area));
        if (most <= 0) {
            return;
        }
        if (faction == InnerSeaPosition.BARBARIANS) {
            Deeds.loseDisks(position, faction, area, most, log);
        } else {
            position.pending().addLoss(faction << 16 | area << 8 | most);
        }
    }

    /** A civilization loses disks of its own choice, from areas of a kind. */
    static void oweSomewhere(InnerSeaPosition position, int power, int kind, int disks) {
        if (disks > 0) {
            position.pending().addLoss(power << 16 | kind << 8 | disks);
        }
    }

    /** Asks about everything that is owed. {@code cause}: the script, or -1. */
    static void begin(InnerSeaPosition position, int cause) {
        if (position.pending().lossCount() > 0) {
            position.steps().push(STEP, position.inOrder(0), cause, InnerSeaPosition.NONE);
        }
    }

    private static AreaSet areas(InnerSeaPosition position, int loss) {
        Board board = position.board();
        int power = power(loss);
        return switch (place(loss)) {
            case ANYWHERE -> board.occupied(power);
            case SHALLOW -> board.occupied(power).and(Area.SHALLOW);
            case SETTLEMENTS -> board.settlements(power);
            case CITIES -> board.cities(power);
            default -> board.occupied(power).and(AreaSet.of(place(loss)));
        };
    }

    // ---------------------------------------------------------------- going round

    @Override
    boolean asks(InnerSeaPosition position) {
        return position.steps().note(CURRENT) != InnerSeaPosition.NONE;
    }

    @Override
    void goOn(InnerSeaPosition position, EventLog log) {
        for (int turn = 0; turn < position.powers(); turn++) {
            int power = position.inOrder(turn);
            for (int index = 0; index < position.pending().lossCount(); index++) {
                int loss = position.pending().loss(index);
                if (power(loss) != power) {
                    continue;
                }
                if (areas(position, loss).isEmpty()) {
                    position.pending().dropLoss(index--);
                } else {
                    position.steps().setSeat(power);
                    position.steps().setNote(CURRENT, index);
                    return;
                }
            }
        }
        position.steps().pop();
    }

    private static int current(InnerSeaPosition position) {
        return position.pending().loss(position.steps().note(CURRENT));
    }

    /** The area of the loss being asked about; one of the codes above where the owner chooses. */
    static int place(InnerSeaPosition position) {
        return place(current(position));
    }

    @Override
    void list(InnerSeaPosition position, int power, List<InnerSeaMove> moves) {
        AreaSet areas = areas(position, current(position));
        for (int area = areas.first(); area >= 0; area = areas.after(area)) {
            moves.add(REMOVE[area]);
        }
        if (position.talents(power) > 0) {
            moves.add(PAY_TALENT);
        }
        for (int card = position.cards().nextInHand(power, -1);
                card >= 0;
                card = position.cards().nextInHand(power, card)) {
            moves.add(new InnerSeaMove.PayCard(FateCard.at(card)));
        }
        for (int card = position.cards().nextOnTable(power, -1);
                card >= 0;
                card = position.cards().nextOnTable(power, card)) {
            if (spares(position, card)) {
                moves.add(new InnerSeaMove.SpareDisk(FateCard.at(card)));
            }
        }
        AreaSet gold = position.gold().and(position.board().controlled(power));
        for (int area = gold.first(); area >= 0; area = gold.after(area)) {
            moves.add(new InnerSeaMove.SpendGold(Area.at(area)));
        }
    }

    /** Whether an Investment saves the disk: from cards on land, or from politics and strife. */
    private static boolean spares(InnerSeaPosition position, int card) {
        int cause = position.steps().note(CAUSE);
        if (!Script.isCard(cause) || position.cards().disksOn(card) == 0) {
            return false;
        }
        FateCard by = FateCard.at(cause);
        When when = FateCard.at(card).useWhen();
        int place = place(current(position));
        boolean land = place == ANYWHERE || place == SETTLEMENTS || (place < Area.COUNT && Area.isLand(place));
        boolean politics = by.hasTag("politics") || by.hasTag("strife");
        return (when == When.CARD_LOSS && land) || (when == When.POLITICS_LOSS && politics);
    }

    @Override
    void act(InnerSeaPosition position, int power, InnerSeaMove move, EventLog log) {
        int saved = 1;
        switch (move) {
            case InnerSeaMove.RemoveDisk remove ->
                Deeds.loseDisks(position, power, remove.area().index(), 1, log);
            case InnerSeaMove.PayTalent pay -> Deeds.loseTalents(position, power, 1, log);
            case InnerSeaMove.PayCard pay ->
                Deeds.discard(position, power, pay.card().index(), log);
            case InnerSeaMove.SpareDisk spare -> {
                PlayCard.takeDiskOff(position, power, spare.card().index(), log);
                saved = spare.card().useWhen() == When.POLITICS_LOSS ? LAW_SAVES : 1;
            }
            case InnerSeaMove.SpendGold spend -> {
                position.setGold(position.gold().without(spend.area().index()));
                log.all(new InnerSeaEvent.GoldSpent(position.civilization(power), spend.area()));
            }
            default -> throw new IllegalArgumentException("no loss: " + move);
        }
        settle(position, power, saved);
        position.steps().setNote(CURRENT, InnerSeaPosition.NONE);
    }

    /** So many disks less are owed: of the present loss first, then of the power's next ones. */
    private static void settle(InnerSeaPosition position, int power, int disks) {
        int left = disks;
        int index = position.steps().note(CURRENT);
        while (left > 0 && index < position.pending().lossCount()) {
            int loss = position.pending().loss(index);
            if (power(loss) != power) {
                index++;
            } else if (count(loss) > left) {
                position.pending().setLoss(index, loss - left);
                left = 0;
            } else {
                left -= count(loss);
                position.pending().dropLoss(index);
            }
        }
    }

    @Override
    InnerSeaRefusal why(InnerSeaPosition position, InnerSeaMove move, int power) {
        return switch (move) {
            case InnerSeaMove.RemoveDisk remove -> InnerSeaRefusal.LOSS_IS_ELSEWHERE;
            case InnerSeaMove.PayTalent pay -> InnerSeaRefusal.NO_TALENT_LEFT;
            case InnerSeaMove.PayCard pay -> InnerSeaRefusal.CARD_NOT_IN_HAND;
            case InnerSeaMove.SpareDisk spare -> InnerSeaRefusal.CANNOT_SPARE_THIS;
            case InnerSeaMove.SpendGold spend -> InnerSeaRefusal.NO_GOLD_OF_YOURS;
            default -> InnerSeaRefusal.CHOOSE_YOUR_LOSS_NOW;
        };
    }

    /** The disk goes, from the smallest stack. */
    @Override
    InnerSeaMove absent(InnerSeaPosition position, int power) {
        AreaSet areas = areas(position, current(position));
        int best = areas.first();
        for (int area = best; area >= 0; area = areas.after(area)) {
            if (position.board().disks(power, area) < position.board().disks(power, best)) {
                best = area;
            }
        }
        return REMOVE[best];
    }

    @Override
    InnerSeaMove system(InnerSeaPosition position, int power) {
        InnerSeaMove removal = absent(position, power);
        int area = ((InnerSeaMove.RemoveDisk) removal).area().index();
        boolean dear = SystemWar.isDear(position, power, area);
        if (dear && position.talents(power) > 0) {
            return PAY_TALENT;
        }
        if (dear && position.cards().handSize(power) >= SystemWar.MANY_CARDS) {
            return new InnerSeaMove.PayCard(FateCard.at(SystemCards.worst(position, power)));
        }
        return removal;
    }

    @Override
    Prompt question(InnerSeaPosition position, int power) {
        int loss = current(position);
        boolean somewhere = place(loss) >= Area.COUNT;
        return new Prompt(
                Prompt.Shape.PAY,
                somewhere ? "LoseSomewhere" : "LoseHere",
                Rulebook.LOSSES,
                somewhere ? Map.of("count", count(loss)) : Map.of("count", count(loss), "area", Area.at(place(loss))));
    }
}
