package ecumene.throughtheages.bot;

import ecumene.throughtheages.Civilization;
import ecumene.throughtheages.ThroughTheAgesPosition;
import ecumene.throughtheages.component.Banks;
import ecumene.throughtheages.component.CivilCard;
import ecumene.throughtheages.component.CivilType;
import ecumene.throughtheages.component.Leaders;
import ecumene.throughtheages.component.MilitaryCard;
import ecumene.throughtheages.component.MilitaryType;
import ecumene.throughtheages.component.Wonders;
import ecumene.throughtheages.rule.Building;
import ecumene.throughtheages.rule.Ratings;

/** What one seat may expect at the end, in points of culture. */
final class Outlook {

    private static final int NONE = Civilization.NONE;

    // What a unit is worth in culture while the game is young.
    private static final double SCIENCE = 1.6;
    private static final double RESOURCE = 1.5;
    private static final double FOOD = 1.25;
    private static final double ACTION = 0.8;

    /** What can be built is worth this part of what it will be worth when it is. */
    private static final double PROMISE = 0.9;

    private static final int UPGRADES = 3;

    // An action in every turn.
    private static final double CIVIL_ACTION = 0.8;
    private static final double MILITARY_ACTION = 0.4;

    private final ThroughTheAgesPosition position;
    private final Civilization civ;
    private final int seat;

    /** Productions still to come, and turns after this one. */
    private final double productions;

    private final double turns;
    private final boolean acting;

    // What a unit is worth now, and what one more per turn is worth until the end.
    private final double science;
    private final double scienceFlow;
    private final double resource;
    private final double resourceFlow;
    private final double food;
    private final double foodFlow;
    private final double action;

    /**
     * Whoever is on turn is looked at as if the turn were over: so ending it is neither good nor bad, and only what is done
     * in it counts.
     */
    Outlook(ThroughTheAgesPosition position, int seat, double productions) {
        this.position = position;
        this.seat = seat;
        this.civ = position.civ(seat);
        this.productions = productions;
        acting = position.activeSeat() == seat;
        turns = acting ? Math.max(0, productions - 1) : productions;
        science = worth(turns, SCIENCE, 6, 0.05);
        scienceFlow = flow(productions, SCIENCE, 6, 0.05);
        resource = worth(turns, RESOURCE, 5, 0.15);
        resourceFlow = flow(productions, RESOURCE, 5, 0.15);
        food = worth(turns, FOOD, 4, 0.05);
        foodFlow = flow(productions, FOOD, 4, 0.05);
        action = worth(turns, ACTION, 3, 0.3);
    }

    /** The worth of a unit with so many turns left: full until the last ones, then it fades. */
    private static double worth(double turns, double full, double fade, double least) {
        return turns <= 0 ? 0 : full * Math.clamp((turns - 0.3) / fade, least, 1);
    }

    /** The worth of one unit in every turn to come. */
    private static double flow(double turns, double full, double fade, double least) {
        double sum = 0;
        for (double left = turns - 1; left > -0.5; left--) {
            sum += worth(left, full, fade, least);
        }
        return sum;
    }

    double points() {
        double points = civ.culture + civ.cultureRating * productions;
        points += civ.science * science + civ.scienceRating * scienceFlow;
        points += goods();
        points += people();
        points += strength();
        points += actions();
        points += technologies();
        points += wonders();
        points += leader(civ.leader);
        points += hand();
        points += militaryCards();
        return points;
    }

    // ---------------------------------------------------------------- food and resources

    private double goods() {
        int mines = Ratings.mineOutput(civ) + (civ.leader == Leaders.GATES ? Ratings.labOutput(civ) : 0);
        double stored = civ.resources();
        double points = (Math.min(stored, 10) + 0.5 * Math.max(0, stored - 10)) * resource;
        points +=
                (Math.min(mines, 6) + 0.6 * Math.clamp(mines - 6, 0, 5) + 0.3 * Math.max(0, mines - 11)) * resourceFlow;
        if (acting) {
            points -= Banks.corruption(civ.blueBank) * resource;
        }
        int farms = Ratings.farmOutput(civ);
        int consumption = Banks.consumption(civ.yellowBank);
        double stock = civ.food();
        points += (Math.min(stock, 8) + 0.5 * Math.max(0, stock - 8)) * food;
        double surplus = farms - consumption;
        if (surplus >= 0) {
            points += Math.min(surplus, 4) * foodFlow + Math.max(0, surplus - 4) * 0.3 * foodFlow;
        } else {
            // Hunger costs four culture each; a stock puts it off.
            double hungry = Math.max(0, turns - stock / -surplus);
            points += surplus * Math.min(hungry, 4) * 2.5 - 1.5;
        }
        points += civ.blueTokens * 0.06 * Math.min(turns, 6);
        return points;
    }

    // ---------------------------------------------------------------- people

    private double people() {
        double points = 0;
        int discontent = civ.discontent();
        int free = civ.idle - discontent;
        double worker = Math.clamp(turns, 0, 6);
        points += civ.units() * 0.7 * worker;
        points += free > 0 ? 1.0 * worker : 0;
        points += free > 1 ? 0.55 * worker : 0;
        points += Math.max(0, free - 2) * 0.12 * worker;
        points += Math.min(discontent, civ.idle) * 0.1 * worker;
        if (free < 0) {
            points -= 5
                    + civ.cultureRating
                    + civ.scienceRating * science
                    + Ratings.mineOutput(civ) * resource
                    + Ratings.farmOutput(civ) * food;
        }
        int margin = civ.happiness - Banks.happyFaces(civ.yellowBank);
        points += (margin > 0 ? 0.4 : 0) * Math.min(turns, 8) + (margin > 1 ? 0.2 : 0) * Math.min(turns, 8);
        points += civ.yellowBank * 0.06 * Math.min(turns, 10);
        return points;
    }

    // ---------------------------------------------------------------- strength

    private double strength() {
        int best = 0;
        int least = Integer.MAX_VALUE;
        for (int other = 0; other < position.seats(); other++) {
            if (other != seat && position.isIn(other)) {
                best = Math.max(best, position.civ(other).strength);
                least = Math.min(least, position.civ(other).strength);
            }
        }
        double age = 0.35 + 0.2 * position.age();
        double wanted = Math.max(best + 1, 1.4 * position.round() - 2);
        double points = Math.min(civ.strength, wanted) * 2.0 + Math.max(0, civ.strength - wanted) * 0.4;
        points -= Math.max(0, best - civ.strength - 3) * 0.35 * age;
        points += civ.strength < least ? -1.5 * age - 0.3 * (least - civ.strength) : 0;
        return points * Math.min(1, 0.35 + turns / 5);
    }

    // ---------------------------------------------------------------- actions

    /** Actions of this turn are lost with it; those of later turns come with the government. */
    private double actions() {
        double points = civ.civilTotal * CIVIL_ACTION * turns + civ.militaryTotal * MILITARY_ACTION * turns;
        if (acting) {
            points += civ.civilActions * action * 0.75;
            points += Math.min(3, civ.militaryActions) * 0.35 + civ.militaryActions * 0.03;
        }
        points += (civ.urbanLimit() - 2) * 0.18 * turns;
        return points;
    }

    // ---------------------------------------------------------------- technologies

    /** What a worker on a card gives until the end, from so many turns on. */
    private double output(CivilCard card, double left) {
        double share = productions <= 0 ? 0 : Math.min(1, left / productions);
        return switch (card.type()) {
            case FARM -> card.token() * foodFlow * share * (civ.food() > 6 ? 0.6 : 1);
            case MINE -> card.token() * resourceFlow * share * (Ratings.mineOutput(civ) > 8 ? 0.6 : 1);
            default ->
                card.culture() * left
                        + card.science() * scienceFlow * share
                        + card.strength() * 0.9
                        + card.happiness() * 0.3 * Math.min(left, 8);
        };
    }

    /** The promise of technologies in play: workers can be moved up to them. */
    private double technologies() {
        double points = 0;
        for (int first = 0; first < CivilCard.WORKPLACES; first = CivilCard.endOfType(first)) {
            int best = NONE;
            for (int card = first; card < CivilCard.endOfType(first); card++) {
                if (civ.knows(card)) {
                    best = card;
                }
            }
            if (best != NONE) {
                points += PROMISE * promise(first, best);
            }
        }
        return points;
    }

    /** What a few upgrades to a card, or a first building on it, would gain. */
    private double promise(int first, int best) {
        CivilCard card = CivilCard.at(best);
        double left = Math.max(0, turns - 0.5);
        double target = output(card, left);
        double gain = 0;
        int moves = 0;
        for (int from = first; from < best && moves < UPGRADES; from++) {
            int count = Math.min(UPGRADES - moves, civ.workers[from]);
            if (count > 0) {
                double each = target
                        - output(CivilCard.at(from), left)
                        - Building.upgradeCost(civ, from, best) * resource
                        - action;
                if (each > 0) {
                    gain += each * count;
                    moves += count;
                }
            }
        }
        if (moves == 0 && card.level() > 0 && civ.workers[best] == 0) {
            double each = target - Building.cost(civ, best) * resource - action - Math.min(turns, 6) * 0.5;
            gain += Math.max(0, each);
        }
        return gain;
    }

    // ---------------------------------------------------------------- wonders

    private double wonders() {
        if (civ.unfinished == NONE) {
            return civ.hasWonder(Wonders.OCEAN_LINER) ? Math.min(turns, 8) * 1.2 : 0;
        }
        CivilCard card = CivilCard.at(civ.unfinished);
        int stages = card.stages() - civ.stages;
        int cost = Building.stagesCost(civ, stages);
        int paid = 0;
        for (int stage = 0; stage < civ.stages; stage++) {
            paid += card.stageCost(stage);
        }
        double income = Math.max(1, Ratings.mineOutput(civ));
        double delay = Math.max(0, (cost - civ.resources()) / income) + stages / 3.0;
        double worth = wonder(card, Math.max(0, turns - delay));
        double toGo = cost * resource + stages * action * 0.8;
        if (delay > turns) {
            return 0;
        }
        // What is paid counts as if it were still there, and a little more; the rest is a promise.
        double net = worth - toGo;
        return Math.max(paid * resource * 0.5, 0.8 * net) + 0.3 * civ.stages;
    }

    /** What a wonder gives from its completion on. */
    private double wonder(CivilCard card, double left) {
        double points = card.culture() * left
                + card.science() * left * 0.8
                + card.strength() * 0.65
                + card.happiness() * 0.3 * Math.min(left, 8)
                + card.civilActions() * CIVIL_ACTION * left
                + card.militaryActions() * MILITARY_ACTION * left;
        return points
                + switch (card.index()) {
                    case Wonders.GREAT_WALL -> 0.6 * (civ.count(CivilType.INFANTRY) + civ.count(CivilType.ARTILLERY));
                    case Wonders.ST_PETERS -> 0.25 * left;
                    case Wonders.OCEAN_LINER -> 1.4 * Math.min(left, 8);
                    case Wonders.RAILROAD -> 2 * left * 0.8;
                    case Wonders.LIBRARY_OF_ALEXANDRIA -> 0.2 * left;
                    case Wonders.FAST_FOOD ->
                        2 * (civ.count(CivilType.FARM) + civ.count(CivilType.MINE)) + civ.employed() * 0.6;
                    case Wonders.SPACE_FLIGHT -> 14;
                    case Wonders.HOLLYWOOD -> 2 * Ratings.stageOutput(civ);
                    case Wonders.INTERNET -> Ratings.urbanTotal(civ);
                    default -> 0;
                };
    }

    // ---------------------------------------------------------------- leaders

    /** What a leader gives beyond the ratings; he stays for an age and a half at most. */
    private double leader(int leader) {
        double stay = Math.min(turns, 8);
        return switch (leader) {
            case Leaders.HAMMURABI -> 0.7 * stay;
            case Leaders.ARISTOTLE, Leaders.MOSES -> 0.5 * stay;
            case Leaders.HOMER -> 0.3 * stay;
            case Leaders.CAESAR -> 0.3 * stay + (civ.caesarUsed ? 0 : 2);
            case Leaders.COLUMBUS -> holdsTerritory() ? 8 : 2;
            case Leaders.BARBAROSSA -> 0.8 * stay;
            case Leaders.GENGHIS_KHAN -> 1.5 * stay;
            case Leaders.LEONARDO -> 0.6 * stay;
            case Leaders.MICHELANGELO -> 0.3 * stay;
            case Leaders.NEWTON -> 0.9 * stay;
            case Leaders.COOK -> 0.5 * stay;
            case Leaders.BACH -> 0.5 * stay;
            case Leaders.ROBESPIERRE -> 0.5 * stay;
            case Leaders.SHAKESPEARE -> 0.4 * stay;
            case Leaders.EINSTEIN -> 1.8 * stay;
            case Leaders.GATES -> Ratings.labOutput(civ);
            case Leaders.GANDHI -> 0.4 * stay;
            case Leaders.CHURCHILL -> 3 * turns;
            default -> 0;
        };
    }

    private boolean holdsTerritory() {
        for (int i = 0; i < civ.militarySize; i++) {
            if (MilitaryCard.at(civ.military[i]).type() == MilitaryType.TERRITORY) {
                return true;
            }
        }
        return false;
    }

    // ---------------------------------------------------------------- cards in hand

    private double hand() {
        double points = 0;
        for (int i = 0; i < civ.handSize; i++) {
            points += Math.max(0.1, civilCard(CivilCard.at(civ.hand[i])));
        }
        return points;
    }

    private double civilCard(CivilCard card) {
        return switch (card.type()) {
            case LEADER -> 0.6 * (leaderPromise(card) - action);
            case ACTION -> Math.min(1, turns) * (actionCard(card) - action * 0.9);
            case GOVERNMENT -> government(card);
            case CIVIL, COLONIZATION, CONSTRUCTION, MILITARY -> special(card);
            default ->
                0.5 * reachable(card) * (PROMISE * technologyPromise(card) - card.scienceCost() * science - action);
        };
    }

    private double technologyPromise(CivilCard card) {
        int first = card.index();
        while (first > 0 && CivilCard.at(first - 1).type() == card.type()) {
            first--;
        }
        int best = NONE;
        for (int known = first; known < card.index(); known++) {
            best = civ.knows(known) ? known : best;
        }
        double now = best == NONE ? 0 : promise(first, best);
        return 1.6 * Math.max(0, promise(first, card.index()) - now)
                + (card.type().isUnit() ? 4 : 0);
    }

    /** Science that is far away makes a card less of a promise. */
    private double reachable(CivilCard card) {
        double missing = card.scienceCost() - civ.science;
        return missing <= 0 ? 1 : 1 / (1 + 0.35 * missing / Math.max(1, civ.scienceRating));
    }

    private double special(CivilCard card) {
        int old = civ.special(card.type());
        double left = turns;
        double worth = specialWorth(card, left) - (old == NONE ? 0 : specialWorth(CivilCard.at(old), left));
        return 0.6 * reachable(card) * (worth - card.scienceCost() * science - action);
    }

    private double specialWorth(CivilCard card, double left) {
        double points = card.civilActions() * CIVIL_ACTION * left
                + card.militaryActions() * MILITARY_ACTION * left
                + card.strength() * 0.65
                + card.blueTokens() * 0.3
                + card.colonization() * 0.5;
        return points + (card.type() == CivilType.CONSTRUCTION ? 0.45 * left * card.level() : 0);
    }

    private double government(CivilCard card) {
        CivilCard old = CivilCard.at(civ.government);
        double left = turns;
        double worth = (card.civilActions() - old.civilActions()) * CIVIL_ACTION * left
                + (card.militaryActions() - old.militaryActions()) * MILITARY_ACTION * left
                + (card.culture() - old.culture()) * left
                + (card.strength() - old.strength()) * 0.65
                + (card.science() - old.science()) * left * 0.8
                + (card.happiness() - old.happiness()) * 0.3 * left
                + (card.urbanLimit() - old.urbanLimit()) * 0.18 * turns;
        double peaceful = card.scienceCost() * science + action;
        double revolution = card.revolutionCost() * science + civ.civilTotal * action;
        double missing = card.revolutionCost() - civ.science;
        double near = missing <= 0 ? 1 : 1 / (1 + 0.35 * missing / Math.max(1, civ.scienceRating));
        return 0.6 * near * (worth - Math.min(peaceful, revolution));
    }

    private double leaderPromise(CivilCard card) {
        double stay = Math.min(turns, 8);
        double fresh = leader(card.index())
                + card.culture() * stay
                + card.strength() * 0.65
                + card.happiness() * 0.3 * stay
                + card.militaryActions() * MILITARY_ACTION * stay
                + growth(card.index(), stay);
        double old = civ.leader == NONE ? 0 : leader(civ.leader) + growth(civ.leader, stay) + 1;
        return fresh - 0.8 * old;
    }

    /** What a leader would add to the ratings. */
    private double growth(int leader, double stay) {
        return switch (leader) {
            case Leaders.ALEXANDER -> 0.6 * civ.units();
            case Leaders.LEONARDO, Leaders.NEWTON, Leaders.EINSTEIN -> 0.8 * stay * bestLevel();
            case Leaders.MICHELANGELO -> 0.8 * stay * Math.min(4, civ.happiness);
            case Leaders.BACH -> stay * civ.count(CivilType.THEATER);
            case Leaders.SHAKESPEARE -> 2 * stay * Math.min(civ.count(CivilType.LIBRARY), civ.count(CivilType.THEATER));
            case Leaders.COOK -> stay * Math.min(3, 1 + Integer.bitCount(civ.colonies));
            case Leaders.NAPOLEON -> 0.65 * 4;
            case Leaders.CHAPLIN -> {
                int best = civ.best(CivilType.THEATER);
                yield best == NONE ? 0 : stay * CivilCard.at(best).culture();
            }
            case Leaders.MEIER -> stay * Ratings.labOutput(civ) - civ.count(CivilType.LAB) * scienceFlow;
            case Leaders.GATES -> Ratings.labOutput(civ) * resourceFlow;
            case Leaders.JOAN_OF_ARC -> 1.5;
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

    private double actionCard(CivilCard card) {
        return switch (card.kind()) {
            case "cultural-heritage" -> card.amount(0) * science + card.amount(1);
            case "engineering-genius" -> civ.unfinished == NONE ? 0.7 : card.amount(0) * resource + action;
            case "frugality" -> card.amount(0) * food + action;
            case "patriotism" -> card.amount(0) * resource * 0.7 + 0.5;
            case "rich-land", "urban-growth", "efficient-upgrade" -> card.amount(0) * resource * 0.85 + action;
            case "stockpile" -> food + resource;
            case "breakthrough" -> card.amount(0) * science + action;
            case "reserves" -> card.amount(0) * resource;
            case "revolutionary-idea" -> card.amount(0) * science;
            case "endowment-for-the-arts" -> 4;
            default -> 2;
        };
    }

    // ---------------------------------------------------------------- military cards

    private double militaryCards() {
        double points = 0;
        int kept = 0;
        for (int i = civ.militarySize - 1; i >= 0; i--) {
            MilitaryCard card = MilitaryCard.at(civ.military[i]);
            double worth = switch (card.type()) {
                case EVENT, TERRITORY -> 0.45 + 0.55 * card.level();
                case BONUS -> 0.6 + 0.25 * card.level();
                case AGGRESSION -> 0.6 + 0.2 * card.level();
                case WAR -> 0.8;
                case PACT -> 0.5;
                case TACTIC -> civ.tactic == NONE ? 1.2 : 0.6;
            };
            points += kept++ < civ.militaryLimit() ? worth : 0.3 * worth;
        }
        return points * Math.min(1, turns / 2);
    }
}
