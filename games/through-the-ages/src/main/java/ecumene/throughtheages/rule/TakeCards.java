package ecumene.throughtheages.rule;

import ecumene.engine.EventLog;
import ecumene.throughtheages.Civilization;
import ecumene.throughtheages.ThroughTheAgesEvent;
import ecumene.throughtheages.ThroughTheAgesMove;
import ecumene.throughtheages.ThroughTheAgesPosition;
import ecumene.throughtheages.ThroughTheAgesPosition.Once;
import ecumene.throughtheages.ThroughTheAgesRefusal;
import ecumene.throughtheages.component.CivilCard;
import ecumene.throughtheages.component.CivilType;
import ecumene.throughtheages.component.Leaders;
import ecumene.throughtheages.component.RowSpaces;
import ecumene.throughtheages.component.Wonders;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Taking cards of the row: leaders, technologies and action cards to the hand, wonders into play. */
public final class TakeCards {

    private static final int NONE = Civilization.NONE;
    private static final int TAJ_MAHAL = CivilCard.at(Wonders.TAJ_MAHAL).amount(0);

    private static final ThroughTheAgesMove.Take[][] MOVES = new ThroughTheAgesMove.Take[RowSpaces.COUNT][];

    static {
        for (int space = 0; space < RowSpaces.COUNT; space++) {
            MOVES[space] = new ThroughTheAgesMove.Take[CivilCard.COUNT];
            for (CivilCard card : CivilCard.ALL) {
                MOVES[space][card.index()] = new ThroughTheAgesMove.Take(space + 1, card);
            }
        }
    }

    private TakeCards() {}

    /** The civil actions that the card in a space costs a seat. */
    public static int price(ThroughTheAgesPosition position, int seat, int space) {
        Civilization civ = position.civ(seat);
        int card = position.row(space);
        int price = RowSpaces.cost(space);
        if (CivilCard.isWonder(card)) {
            price += civ.leader == Leaders.MICHELANGELO ? 0 : civ.completedWonders();
            if (card == Wonders.TAJ_MAHAL && seat == position.activeSeat() && position.isUsed(Once.LEADER_REPLACED)) {
                price -= TAJ_MAHAL;
            }
        } else if (civ.leader == Leaders.HAMMURABI && CivilCard.isLeader(card)) {
            price--;
        }
        return Math.max(0, price);
    }

    /** Why a seat that has these technologies, in play or in hand, cannot have a card of the row, whatever it costs. */
    private static @Nullable ThroughTheAgesRefusal whyNot(
            ThroughTheAgesPosition position, Civilization civ, long technologies, int space) {
        int card = position.row(space);
        if (CivilCard.isWonder(card)) {
            return mayTakeWonders(civ) ? null : ThroughTheAgesRefusal.WONDER_STILL_UNFINISHED;
        }
        if (isHandFull(civ)) {
            return ThroughTheAgesRefusal.CIVIL_HAND_IS_FULL;
        }
        if (CivilCard.isTechnology(card) && (technologies >>> card & 1) != 0) {
            return ThroughTheAgesRefusal.TECHNOLOGY_ALREADY_THERE;
        }
        return hasHadLeader(civ, card) ? ThroughTheAgesRefusal.LEADER_OF_THIS_AGE_TAKEN : null;
    }

    /** A leader of an age from which the player has taken one: for them it has no price any more. */
    public static boolean hasHadLeader(Civilization civ, int card) {
        return CivilCard.isLeader(card)
                && (civ.leadersTaken >>> CivilCard.at(card).level() & 1) != 0;
    }

    private static boolean mayTakeWonders(Civilization civ) {
        return civ.unfinished == NONE;
    }

    private static boolean isHandFull(Civilization civ) {
        return civ.handSize >= civ.handLimit();
    }

    /** Whether something may be taken without an action, if it lies where it costs least: see {@link #price}. */
    private static boolean mayTakeForNothing(ThroughTheAgesPosition position, Civilization civ) {
        return civ.leader == Leaders.HAMMURABI || position.isUsed(Once.LEADER_REPLACED);
    }

    private static long technologies(Civilization civ) {
        return civ.technologies | civ.technologiesInHand();
    }

    static void list(ThroughTheAgesPosition position, int seat, int budget, List<ThroughTheAgesMove> moves) {
        Civilization civ = position.civ(seat);
        if ((isHandFull(civ) && !mayTakeWonders(civ)) || (budget == 0 && !mayTakeForNothing(position, civ))) {
            return;
        }
        long technologies = technologies(civ);
        // Spaces are the dearer the further to the right, and where nothing is cheaper than its space nobody looks
        // further.
        int reach = mayTakeForNothing(position, civ) ? RowSpaces.COUNT : RowSpaces.within(budget);
        for (int space = 0; space < reach; space++) {
            int card = position.row(space);
            if (card != NONE
                    && price(position, seat, space) <= budget
                    && whyNot(position, civ, technologies, space) == null) {
                moves.add(MOVES[space][card]);
            }
        }
    }

    /** Why a card is not taken; {@code tooDear} says whose actions do not suffice. */
    static ThroughTheAgesRefusal why(
            ThroughTheAgesPosition position, int seat, ThroughTheAgesMove.Take move, ThroughTheAgesRefusal tooDear) {
        int space = move.space() - 1;
        if (space < 0
                || space >= RowSpaces.COUNT
                || position.row(space) != move.card().index()) {
            return ThroughTheAgesRefusal.CARD_NOT_IN_THE_ROW;
        }
        Civilization civ = position.civ(seat);
        ThroughTheAgesRefusal refusal = whyNot(position, civ, technologies(civ), space);
        return refusal != null ? refusal : tooDear;
    }

    /** Takes a card; the actions are spent by whoever calls. */
    static void take(ThroughTheAgesPosition position, int seat, int space, EventLog log) {
        Civilization civ = position.civ(seat);
        CivilCard card = CivilCard.at(position.row(space));
        int price = price(position, seat, space);
        position.setRow(space, NONE);
        if (card.type() == CivilType.WONDER) {
            civ.unfinished = card.index();
        } else {
            civ.addToHand(card.index());
            if (card.type() == CivilType.LEADER) {
                civ.leadersTaken |= 1 << card.level();
            }
        }
        log.all(new ThroughTheAgesEvent.CardTaken(seat, card, price));
        if (card.isTechnology() && civ.leader == Leaders.ARISTOTLE) {
            civ.addScience(1);
            log.all(new ThroughTheAgesEvent.ScienceChanged(seat, 1));
        }
    }
}
