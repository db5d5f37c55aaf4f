package ecumene.throughtheages.rule;

import ecumene.engine.EventLog;
import ecumene.throughtheages.Civilization;
import ecumene.throughtheages.Source;
import ecumene.throughtheages.ThroughTheAgesEvent;
import ecumene.throughtheages.ThroughTheAgesPosition;
import ecumene.throughtheages.ThroughTheAgesRefusal;
import ecumene.throughtheages.component.CivilCard;
import ecumene.throughtheages.component.CivilType;
import ecumene.throughtheages.component.Leader;
import ecumene.throughtheages.component.Leaders;
import ecumene.throughtheages.component.MilitaryCard;
import ecumene.throughtheages.component.Pacts;
import org.jspecify.annotations.Nullable;

/** Develop a Technology and Declare a Revolution. The action of a peaceful development is spent by whoever calls. */
public final class Technologies {

    private static final int NONE = Civilization.NONE;
    private static final int BACH = CivilCard.at(Leaders.BACH).amount(1);
    private static final int SHAKESPEARE = CivilCard.at(Leaders.SHAKESPEARE).amount(0);
    private static final int EINSTEIN = CivilCard.at(Leaders.EINSTEIN).amount(0);
    private static final int ROBESPIERRE = CivilCard.at(Leaders.ROBESPIERRE).amount(0);
    private static final int COOPERATION =
            MilitaryCard.at(Pacts.SCIENTIFIC_COOPERATION).amount(0);
    private static final int PARTNER =
            MilitaryCard.at(Pacts.SCIENTIFIC_COOPERATION).amount(1);

    private Technologies() {}

    /** The science that a technology costs a seat. */
    public static int cost(
            ThroughTheAgesPosition position, int seat, CivilCard card, boolean revolution, int discount) {
        return cost(position.civ(seat), Diplomacy.sciencePartner(position, seat), card, revolution, discount);
    }

    private static int cost(Civilization civ, int partner, CivilCard card, boolean revolution, int discount) {
        int cost = (revolution ? card.revolutionCost() : card.scienceCost()) - discount;
        if (card.type() == CivilType.THEATER && civ.leader == Leaders.BACH) {
            cost -= BACH;
        }
        if (Building.hasShakespearesDiscount(civ, card.type())) {
            cost -= SHAKESPEARE;
        }
        if (partner != NONE) {
            cost -= COOPERATION;
        }
        return Math.max(0, cost);
    }

    static @Nullable ThroughTheAgesRefusal whyNot(
            ThroughTheAgesPosition position, int seat, CivilCard card, boolean revolution, int discount) {
        Civilization civ = position.civ(seat);
        if (!card.isTechnology() || !civ.inHand(card.index())) {
            return ThroughTheAgesRefusal.CARD_NOT_IN_HAND;
        }
        int partner = Diplomacy.sciencePartner(position, seat);
        return whyNotFromHand(position, seat, partner, card, revolution, discount);
    }

    /** The same for a technology in hand, by somebody whose {@link Diplomacy#sciencePartner} is known. */
    static @Nullable ThroughTheAgesRefusal whyNotFromHand(
            ThroughTheAgesPosition position, int seat, int partner, CivilCard card, boolean revolution, int discount) {
        Civilization civ = position.civ(seat);
        if (revolution && card.type() != CivilType.GOVERNMENT) {
            return ThroughTheAgesRefusal.ONLY_GOVERNMENTS_BY_REVOLUTION;
        }
        if (partner != NONE && position.civ(partner).science < PARTNER) {
            return ThroughTheAgesRefusal.PARTNER_HAS_NO_SCIENCE;
        }
        int science = civ.science + lent(position, seat, card);
        return science < cost(civ, partner, card, revolution, discount)
                ? ThroughTheAgesRefusal.NOT_ENOUGH_SCIENCE
                : null;
    }

    /** Temporary science helps with unit technologies only. */
    private static int lent(ThroughTheAgesPosition position, int seat, CivilCard card) {
        return card.type().isUnit() && seat == position.activeSeat() ? position.unitScience() : 0;
    }

    /** Whether all actions that a revolution takes are there: civil ones, or with Robespierre military ones. */
    static boolean canRevolt(ThroughTheAgesPosition position, int seat) {
        return ActionTokens.canRevolt(position, seat, revoltsWithMilitary(position.civ(seat)));
    }

    static boolean revoltsWithMilitary(Civilization civ) {
        return civ.leader == Leaders.ROBESPIERRE;
    }

    private static void pay(ThroughTheAgesPosition position, int seat, CivilCard card, int cost, EventLog log) {
        Civilization civ = position.civ(seat);
        int lent = Math.min(cost, lent(position, seat, card));
        position.setUnitScience(position.unitScience() - lent);
        civ.science -= cost - lent;
        int partner = Diplomacy.sciencePartner(position, seat);
        if (partner != NONE) {
            position.civ(partner).science -= PARTNER;
            log.all(new ThroughTheAgesEvent.ScienceChanged(partner, -PARTNER));
        }
    }

    static void develop(ThroughTheAgesPosition position, int seat, CivilCard card, int discount, EventLog log) {
        int cost = cost(position, seat, card, false, discount);
        pay(position, seat, card, cost, log);
        Hand.play(position, seat, card);
        log.all(new ThroughTheAgesEvent.Developed(seat, card, cost));
        enter(position, seat, card, log);
        afterDeveloping(position, seat, log);
    }

    /** All civil actions, or for Robespierre all military ones, are spent; those that the government adds are as well. */
    static void revolt(ThroughTheAgesPosition position, int seat, CivilCard card, int discount, EventLog log) {
        Civilization civ = position.civ(seat);
        int cost = cost(position, seat, card, true, discount);
        pay(position, seat, card, cost, log);
        Hand.play(position, seat, card);
        log.all(new ThroughTheAgesEvent.Revolution(seat, card, cost));
        boolean military = revoltsWithMilitary(civ);
        ActionTokens.spendTotal(position, seat, military);
        int left = military ? civ.militaryActions : civ.civilActions;
        enter(position, seat, card, log);
        ActionTokens.spendNew(civ, military, left);
        if (military) {
            civ.addCulture(ROBESPIERRE, Source.CARDS);
            log.all(new ThroughTheAgesEvent.AbilityUsed(seat, CivilCard.at(civ.leader)));
            log.all(new ThroughTheAgesEvent.CultureChanged(seat, ROBESPIERRE));
        }
        afterDeveloping(position, seat, log);
    }

    /** A technology comes into play; a government replaces another, and so does the higher of two special ones of a type. */
    static void enter(ThroughTheAgesPosition position, int seat, CivilCard card, EventLog log) {
        Civilization civ = position.civ(seat);
        int blue = 0;
        if (card.type() == CivilType.GOVERNMENT) {
            civ.forget(civ.government);
            civ.government = card.index();
            civ.learn(card.index());
        } else if (card.type().isSpecial()) {
            int old = civ.special(card.type());
            if (old != NONE && CivilCard.at(old).level() > card.level()) {
                log.all(new ThroughTheAgesEvent.TechnologyLeft(seat, card));
                return;
            }
            if (old != NONE) {
                civ.forget(old);
                blue -= CivilCard.at(old).blueTokens();
                log.all(new ThroughTheAgesEvent.TechnologyLeft(seat, CivilCard.at(old)));
            }
            civ.learn(card.index());
            blue += card.blueTokens();
        } else {
            civ.learn(card.index());
        }
        Tokens.changeBlue(position, seat, blue, log);
        Ratings.update(position, seat);
    }

    private static void afterDeveloping(ThroughTheAgesPosition position, int seat, EventLog log) {
        Civilization civ = position.civ(seat);
        switch (Leader.at(civ.leader)) {
            case LEONARDO -> Goods.gainResources(position, seat, 1, log);
            case NEWTON -> ActionTokens.regainCivil(civ);
            case EINSTEIN -> {
                civ.addCulture(EINSTEIN, Source.CARDS);
                log.all(new ThroughTheAgesEvent.AbilityUsed(seat, CivilCard.at(civ.leader)));
                log.all(new ThroughTheAgesEvent.CultureChanged(seat, EINSTEIN));
            }
            default -> {}
        }
    }
}
