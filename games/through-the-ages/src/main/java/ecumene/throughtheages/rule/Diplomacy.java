package ecumene.throughtheages.rule;

import ecumene.engine.EventLog;
import ecumene.throughtheages.Civilization;
import ecumene.throughtheages.ThroughTheAgesEvent;
import ecumene.throughtheages.ThroughTheAgesPosition;
import ecumene.throughtheages.component.Leaders;
import ecumene.throughtheages.component.MilitaryCard;
import ecumene.throughtheages.component.Pact;
import ecumene.throughtheages.component.Pacts;
import java.util.stream.IntStream;

/** Pacts in play: who is party to them, what they give, and whom they keep from attacking. */
public final class Diplomacy {

    private Diplomacy() {}

    /** Whether a seat is party to the pact that another one offered. */
    static boolean isParty(ThroughTheAgesPosition position, int owner, int seat) {
        Civilization civ = position.civ(owner);
        return civ.pact != Civilization.NONE && (owner == seat || civ.pactPartner == seat);
    }

    /** Whether a party has side A. */
    static boolean isSideA(ThroughTheAgesPosition position, int owner, int seat) {
        return (owner == seat) == position.civ(owner).pactSideA;
    }

    static int partner(ThroughTheAgesPosition position, int owner, int seat) {
        return owner == seat ? position.civ(owner).pactPartner : owner;
    }

    /** With whom a seat has this pact. */
    static int partner(ThroughTheAgesPosition position, MilitaryCard pact, int seat) {
        return partner(position, ownerOf(position, pact.index(), seat), seat);
    }

    /** The owner of the pact of this kind that a seat is party to. */
    static int ownerOf(ThroughTheAgesPosition position, int pact, int seat) {
        for (int owner = 0; owner < position.seats(); owner++) {
            if (position.civ(owner).pact == pact && isParty(position, owner, seat)) {
                return owner;
            }
        }
        return Civilization.NONE;
    }

    // ---------------------------------------------------------------- what pacts give

    static int culture(ThroughTheAgesPosition position, int seat) {
        int culture = 0;
        for (int owner = 0; owner < position.seats(); owner++) {
            if (isParty(position, owner, seat)) {
                boolean sideA = isSideA(position, owner, seat);
                MilitaryCard pact = MilitaryCard.at(position.civ(owner).pact);
                culture += switch (Pact.at(pact.index())) {
                    case MILITARY_PROTECTION -> sideA ? pact.amount(1) : -pact.amount(1);
                    case LOSS_OF_SOVEREIGNTY -> sideA ? pact.amount(0) : -pact.amount(0);
                    case PEACE_TREATY -> pact.amount(0);
                    case TOURISM ->
                        pact.amount(0)
                                * position.civ(partner(position, owner, seat)).completedWonders();
                    default -> 0;
                };
            }
        }
        return culture;
    }

    static int strength(ThroughTheAgesPosition position, int seat) {
        int strength = 0;
        for (int owner = 0; owner < position.seats(); owner++) {
            if (isParty(position, owner, seat)) {
                strength += strengthOf(position, owner, seat);
            }
        }
        return strength;
    }

    private static int strengthOf(ThroughTheAgesPosition position, int owner, int seat) {
        MilitaryCard pact = MilitaryCard.at(position.civ(owner).pact);
        return switch (Pact.at(pact.index())) {
            case MILITARY_PROTECTION -> isSideA(position, owner, seat) ? 0 : pact.amount(0);
            case MILITARY_PACT -> pact.amount(0);
            default -> 0;
        };
    }

    // ---------------------------------------------------------------- attacks

    /** The pact between two seats that one of them offered. */
    private static boolean isBetween(ThroughTheAgesPosition position, int owner, int one, int other) {
        return isParty(position, owner, one) && isParty(position, owner, other);
    }

    static boolean forbidsAttack(ThroughTheAgesPosition position, int attacker, int rival) {
        for (int owner = 0; owner < position.seats(); owner++) {
            if (isBetween(position, owner, attacker, rival)
                    && MilitaryCard.at(position.civ(owner).pact).forbidsAttacks()) {
                return true;
            }
        }
        return false;
    }

    /** Loss of Sovereignty: nobody declares war on side B. */
    static boolean isSafeFromWar(ThroughTheAgesPosition position, int seat) {
        int owner = ownerOf(position, Pacts.LOSS_OF_SOVEREIGNTY, seat);
        return owner != Civilization.NONE && !isSideA(position, owner, seat);
    }

    /** The strength of one side against the other: without pacts that the attack ends, with a bonus for attacking. */
    public static int strengthAgainst(ThroughTheAgesPosition position, int seat, int opponent, boolean attacks) {
        int strength = position.civ(seat).strength;
        for (int owner = 0; owner < position.seats(); owner++) {
            if (isBetween(position, owner, seat, opponent)) {
                MilitaryCard pact = MilitaryCard.at(position.civ(owner).pact);
                if (pact.endsOnAttack()) {
                    strength -= strengthOf(position, owner, seat);
                }
            }
        }
        return attacks ? strength + attackBonus(position, seat, opponent) : strength;
    }

    /** What a pact adds to the strength of one who attacks the other. */
    static int attackBonus(ThroughTheAgesPosition position, int attacker, int rival) {
        int owner = ownerOf(position, Pacts.OPEN_BORDERS, attacker);
        return owner != Civilization.NONE && isParty(position, owner, rival)
                ? MilitaryCard.at(Pacts.OPEN_BORDERS).amount(1)
                : 0;
    }

    /** What an aggression or a war costs: against Gandhi twice as much. */
    static int attackCost(ThroughTheAgesPosition position, MilitaryCard card, int rival) {
        return position.civ(rival).leader == Leaders.GANDHI ? 2 * card.actions() : card.actions();
    }

    static void endPactsByAttack(ThroughTheAgesPosition position, int attacker, int rival, EventLog log) {
        for (int owner = 0; owner < position.seats(); owner++) {
            if (endsByAttack(position, owner, attacker, rival)) {
                end(position, owner, attacker, log);
            }
        }
    }

    /** Whether any pact of theirs ends if one attacks the other. */
    static boolean endsByAttack(ThroughTheAgesPosition position, int attacker, int rival) {
        return IntStream.range(0, position.seats()).anyMatch(owner -> endsByAttack(position, owner, attacker, rival));
    }

    private static boolean endsByAttack(ThroughTheAgesPosition position, int owner, int attacker, int rival) {
        return isBetween(position, owner, attacker, rival)
                && MilitaryCard.at(position.civ(owner).pact).endsOnAttack();
    }

    /** A party cancels a pact. */
    static void cancel(ThroughTheAgesPosition position, MilitaryCard pact, int seat, EventLog log) {
        int partner = partner(position, pact, seat);
        remove(position, ownerOf(position, pact.index(), seat));
        log.all(new ThroughTheAgesEvent.PactCancelled(seat, partner, pact));
    }

    /** A pact ends by something else that a party does, or by nobody's doing: then it is told as its owner's. */
    static void end(ThroughTheAgesPosition position, int owner, int by, EventLog log) {
        int partner = partner(position, owner, by);
        MilitaryCard pact = MilitaryCard.at(position.civ(owner).pact);
        remove(position, owner);
        log.all(new ThroughTheAgesEvent.PactEnded(by, partner, pact));
    }

    /** A pact leaves the game. */
    private static void remove(ThroughTheAgesPosition position, int owner) {
        Civilization civ = position.civ(owner);
        int pact = civ.pact;
        int partner = civ.pactPartner;
        civ.pact = Civilization.NONE;
        civ.pactPartner = Civilization.NONE;
        civ.pactSideA = false;
        position.military().discardShown(pact, position.age());
        Ratings.update(position, owner);
        Ratings.update(position, partner);
    }

    /** The partner who pays for the technologies of a seat; none without cooperation. */
    static int sciencePartner(ThroughTheAgesPosition position, int seat) {
        int owner = ownerOf(position, Pacts.SCIENTIFIC_COOPERATION, seat);
        return owner == Civilization.NONE ? Civilization.NONE : partner(position, owner, seat);
    }

    /** Food that side B of the International Trade Agreement produces besides. */
    static int extraFood(ThroughTheAgesPosition position, int seat) {
        int owner = ownerOf(position, Pacts.TRADE_AGREEMENT, seat);
        return owner != Civilization.NONE && !isSideA(position, owner, seat) ? 1 : 0;
    }

    /** Resources that pacts add to the production, or take from it. */
    static int extraResources(ThroughTheAgesPosition position, int seat) {
        int extra = 0;
        int owner = ownerOf(position, Pacts.TRADE_AGREEMENT, seat);
        extra += owner != Civilization.NONE && isSideA(position, owner, seat) ? 1 : 0;
        owner = ownerOf(position, Pacts.SUPREMACY, seat);
        if (owner != Civilization.NONE) {
            extra += isSideA(position, owner, seat) ? 1 : -1;
        }
        return extra;
    }
}
