package ecumene.throughtheages.bot;

import ecumene.throughtheages.Civilization;
import ecumene.throughtheages.component.CivilCard;
import ecumene.throughtheages.component.CivilType;
import ecumene.throughtheages.component.Leader;
import ecumene.throughtheages.component.MilitaryCard;
import ecumene.throughtheages.component.MilitaryType;
import ecumene.throughtheages.rule.Ratings;

/** What leaders are worth, in play and in hand. They stay until the end of the age after their own. */
final class LeaderPromises {

    private static final int NONE = Civilization.NONE;

    /** What is known of the abilities below, in culture, times this. */
    private static final double ABILITY = 0.96;

    /** How much of the old leader is lost with a new one: he would not have stayed for ever. */
    private static final double OLD_LEADER = 0.98;

    /** A happy face for a turn. */
    private static final double HAPPY_FACE = 0.28;

    private final Outlook seat;
    private final Civilization civ;
    private final double turns;
    private final Prices now;
    private final Prices flow;

    LeaderPromises(Outlook seat) {
        this.seat = seat;
        this.civ = seat.civ;
        this.turns = seat.turns;
        this.now = seat.now;
        this.flow = seat.flow;
    }

    /** Turns until a leader is antiquated: at the end of the age after his own. */
    private double stay(int leader) {
        int players = seat.position.players();
        int ages = CivilCard.at(leader).level() + 1 - seat.position.age();
        double cards = seat.position.civilDeck().size() + ages * ThroughTheAgesEvaluation.DECK[players];
        double perRound = players * ThroughTheAgesEvaluation.CARDS_PER_TURN[players];
        return Math.clamp(cards / perRound, 0, turns);
    }

    /** What a leader gives beyond the ratings, less what the ratings promise for the time after him. */
    double inPlay() {
        int leader = civ.leader;
        if (leader == NONE) {
            return 0;
        }
        double stay = stay(leader);
        double after = seat.productions - Math.min(seat.productions, stay + (seat.acting ? 1 : 0));
        CivilCard card = CivilCard.at(leader);
        double lost = (card.culture() + culture(leader)) * after
                + science(leader) * flow.scienceFlow * after / Math.max(1, seat.productions)
                + card.militaryActions() * seat.militaryActions(1) * after / Math.max(1, seat.productions);
        return ability(leader, stay) - lost;
    }

    /** What a leader in hand would give, less what goes with the one in play. */
    double inHand(CivilCard card) {
        double stay = stay(card.index());
        double share = stay / Math.max(1, seat.productions);
        double fresh = ability(card.index(), stay)
                + (card.culture() + culture(card.index())) * stay
                + science(card.index()) * flow.scienceFlow * share
                + (card.strength() + strength(card.index())) * seat.strengthPoint * Math.min(1, stay / 5)
                + card.happiness() * HAPPY_FACE * Math.min(stay, 8)
                + card.militaryActions() * seat.militaryActions(1) * share;
        if (civ.leader == NONE) {
            return fresh;
        }
        double rest = stay(civ.leader);
        CivilCard old = CivilCard.at(civ.leader);
        double lost = ability(civ.leader, rest)
                + (old.culture() + culture(civ.leader)) * rest
                + science(civ.leader) * flow.scienceFlow * rest / Math.max(1, seat.productions)
                + (old.strength() + strength(civ.leader)) * seat.strengthPoint * Math.min(1, rest / 5)
                + old.happiness() * HAPPY_FACE * Math.min(rest, 8);
        return fresh - OLD_LEADER * lost;
    }

    /** Culture that a leader adds to the rating, beyond the symbols of his card. */
    private double culture(int leader) {
        return switch (Leader.at(leader)) {
            case MICHELANGELO -> Math.min(5, civ.happiness);
            case BACH -> civ.count(CivilType.THEATER);
            case SHAKESPEARE -> 2 * Math.min(civ.count(CivilType.LIBRARY), civ.count(CivilType.THEATER));
            case COOK -> civ.colonies == 0 ? 0 : 1 + Integer.bitCount(civ.colonies);
            case CHAPLIN -> {
                int best = civ.best(CivilType.THEATER);
                yield best == NONE ? 0 : CivilCard.at(best).culture();
            }
            case MEIER -> Ratings.labOutput(civ);
            default -> 0;
        };
    }

    private double science(int leader) {
        return switch (Leader.at(leader)) {
            case LEONARDO, NEWTON, EINSTEIN -> bestLevel();
            case MEIER -> -civ.count(CivilType.LAB);
            default -> 0;
        };
    }

    private double strength(int leader) {
        return switch (Leader.at(leader)) {
            case ALEXANDER -> civ.units();
            case JOAN_OF_ARC -> Math.min(4, civ.happiness);
            case NAPOLEON -> 4;
            default -> 0;
        };
    }

    private int bestLevel() {
        int lab = civ.best(CivilType.LAB);
        int library = civ.best(CivilType.LIBRARY);
        return Math.max(
                lab == NONE ? 0 : CivilCard.at(lab).level(),
                library == NONE ? 0 : CivilCard.at(library).level());
    }

    /** What a leader gives that no rating shows. */
    private double ability(int leader, double stay) {
        return ABILITY
                * switch (Leader.at(leader)) {
                    case HAMMURABI -> 0.8 * stay;
                    case ARISTOTLE -> 0.7 * stay;
                    case MOSES -> 0.5 * stay;
                    case HOMER -> 0.35 * stay + 2;
                    case CAESAR -> civ.caesarUsed ? 0 : 1.5;
                    case ALEXANDER -> 1.5;
                    case COLUMBUS -> holdsTerritory() ? 9 : 2;
                    case BARBAROSSA -> 0.8 * stay;
                    case GENGHIS_KHAN -> genghisKhan() ? 2.5 * stay : 0.8 * stay;
                    case JOAN_OF_ARC -> 0.3 * stay;
                    case LEONARDO -> 0.6 * stay;
                    case NEWTON -> 0.5 * stay;
                    case COOK, BACH, ROBESPIERRE -> 0.4 * stay;
                    case SHAKESPEARE -> 0.3 * stay;
                    case EINSTEIN -> 1.5 * stay;
                    case GATES -> Ratings.labOutput(civ) * (1 + 0.5 * stay * now.resource);
                    case GANDHI -> 0.8 * stay;
                    case CHURCHILL -> 3 * stay;
                    default -> 0;
                };
    }

    private boolean genghisKhan() {
        int stronger = 0;
        for (int other = 0; other < seat.position.seats(); other++) {
            stronger += seat.position.isIn(other) && seat.position.civ(other).strength > civ.strength ? 1 : 0;
        }
        return stronger < (seat.position.players() == 2 ? 1 : 2);
    }

    private boolean holdsTerritory() {
        for (int i = 0; i < civ.militarySize; i++) {
            if (MilitaryCard.at(civ.military[i]).type() == MilitaryType.TERRITORY) {
                return true;
            }
        }
        return false;
    }
}
