package ecumene.innersea.rule;

import ecumene.engine.EventLog;
import ecumene.innersea.InnerSeaMove;
import ecumene.innersea.InnerSeaPosition;
import ecumene.innersea.InnerSeaRefusal;
import ecumene.innersea.component.FateCard;
import ecumene.innersea.component.FateCard.When;
import ecumene.innersea.component.Script;
import ecumene.innersea.component.Wonder;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The Wonders and Investments before a power: which can be used in a step, and their use. */
final class Devices {

    private Devices() {}

    static void list(InnerSeaPosition position, int power, When when, List<InnerSeaMove> moves) {
        List<Wonder> wonders = Wonder.usedIn(when);
        for (int i = 0; i < wonders.size(); i++) {
            Wonder wonder = wonders.get(i);
            if (whyNot(position, power, wonder, when) == null) {
                moves.add(new InnerSeaMove.UseWonder(wonder));
            }
        }
        for (int card = position.cards().nextOnTable(power, -1);
                card >= 0;
                card = position.cards().nextOnTable(power, card)) {
            FateCard investment = FateCard.at(card);
            for (int way = 0; way < investment.uses().size(); way++) {
                if (whyNot(position, power, investment, way, when) == null) {
                    moves.add(new InnerSeaMove.UseInvestment(investment, way));
                }
            }
        }
    }

    static @Nullable InnerSeaRefusal whyNot(InnerSeaPosition position, int power, Wonder wonder, When when) {
        int index = wonder.index();
        if (position.monuments().owner(index) != power) {
            return InnerSeaRefusal.NOT_YOUR_WONDER;
        }
        if (wonder.useWhen() != when) {
            return InnerSeaRefusal.WONDER_NOT_IN_THIS_STEP;
        }
        if (!position.isActive(index)) {
            return InnerSeaRefusal.WONDER_IS_NOT_ACTIVE;
        }
        if (position.monuments().isSilent(index)) {
            return InnerSeaRefusal.STOPPED_BY_OMENS;
        }
        return position.monuments().disks(index) == 0 ? InnerSeaRefusal.NO_DISK_LEFT_ON_IT : null;
    }

    static @Nullable InnerSeaRefusal whyNot(InnerSeaPosition position, int power, FateCard card, int way, When when) {
        if (!position.cards().isOnTable(power, card.index())
                || way < 0
                || way >= card.uses().size()) {
            return InnerSeaRefusal.NOT_YOUR_INVESTMENT;
        }
        if (card.useWhen() != when) {
            return InnerSeaRefusal.NOT_IN_THIS_STEP;
        }
        if (!position.cards().isUsed(card.index())) {
            return null;
        }
        if (ScenarioRules.isPermanent(position, power, card.index())) {
            return InnerSeaRefusal.ONCE_IN_A_DRAW_STEP;
        }
        return card.isUsedOften() ? null : InnerSeaRefusal.ONCE_IN_A_TURN;
    }

    /** What the system uses in a step: everything it can, one disk of each. */
    static @Nullable InnerSeaMove ofTheSystem(InnerSeaPosition position, int power, When when) {
        List<InnerSeaMove> moves = new ArrayList<>();
        list(position, power, when, moves);
        for (InnerSeaMove move : moves) {
            boolean used = switch (move) {
                case InnerSeaMove.UseWonder use ->
                    position.monuments().isUsed(use.wonder().index());
                case InnerSeaMove.UseInvestment use ->
                    position.cards().isUsed(use.card().index());
                default -> false;
            };
            if (!used) {
                return move;
            }
        }
        return null;
    }

    /** Uses what a move names; false if it is a move of another kind. */
    static boolean use(InnerSeaPosition position, int power, InnerSeaMove move, EventLog log) {
        if (move instanceof InnerSeaMove.UseWonder use) {
            PlayCard.useWonder(position, power, use.wonder().index(), log);
            return true;
        }
        if (move instanceof InnerSeaMove.UseInvestment use) {
            PlayCard.useInvestment(position, power, use.card().index(), use.way(), log);
            return true;
        }
        return false;
    }

    /** What the use that a move names carries out; -1 if it is a move of another kind. */
    static int script(InnerSeaMove move) {
        return switch (move) {
            case InnerSeaMove.UseWonder use -> Script.ofWonder(use.wonder().index());
            case InnerSeaMove.UseInvestment use -> Script.ofUse(use.card().index(), use.way());
            default -> InnerSeaPosition.NONE;
        };
    }

    /** Why a move that uses something is refused; another reason for moves of another kind. */
    static InnerSeaRefusal why(
            InnerSeaPosition position, int power, InnerSeaMove move, When when, InnerSeaRefusal otherwise) {
        InnerSeaRefusal found = switch (move) {
            case InnerSeaMove.UseWonder use -> whyNot(position, power, use.wonder(), when);
            case InnerSeaMove.UseInvestment use -> whyNot(position, power, use.card(), use.way(), when);
            default -> null;
        };
        return found == null ? otherwise : found;
    }
}
