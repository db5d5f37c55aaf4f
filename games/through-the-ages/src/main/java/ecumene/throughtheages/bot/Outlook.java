package ecumene.throughtheages.bot;

import ecumene.throughtheages.Civilization;
import ecumene.throughtheages.ThroughTheAgesPosition;
import ecumene.throughtheages.component.Banks;
import ecumene.throughtheages.component.CivilCard;
import ecumene.throughtheages.component.CivilType;
import ecumene.throughtheages.component.Leaders;
import ecumene.throughtheages.component.MilitaryCard;
import ecumene.throughtheages.component.Wonder;
import ecumene.throughtheages.rule.Building;
import ecumene.throughtheages.rule.Ratings;

/**
 * The culture that one seat may expect at the end: what it has and what its engine will produce. What its technologies,
 * wonders and cards in hand promise is added by {@link Promises}.
 */
final class Outlook {

    private static final int NONE = Civilization.NONE;

    /** An action that is left in this turn: just enough that the dearer of two equal moves is not taken. */
    private static final double ACTION = 0.52;

    // An action in every turn: the first ones are needed most.
    private static final double CIVIL_ACTION = 0.34;
    private static final double MILITARY_ACTION = 0.73;
    private static final double MANY_ACTIONS = 0.86;
    private static final double MILITARY_DRAW = 0.7;
    private static final double URBAN_LIMIT = 0.086;

    private static final double BLUE_TOKEN = 0.25;
    private static final double YELLOW_TOKEN = 0.06;
    private static final double HAPPY_FACE = 0.28;
    private static final double SECOND_FACE = 0.4;
    private static final double DISCONTENT_WORKER = 0.47;
    private static final double UNIT_WORKER = 0.35;
    private static final double UPRISING = 2.9;

    // What is produced every turn: how much of it is needed most, and what it is worth then.
    private static final double ENOUGH_RESOURCES = 2.9;
    private static final double ENOUGH_SCIENCE = 6.0;
    private static final double ENOUGH_FOOD = 0.73;
    private static final double RESOURCE_FLOW = 2.7;
    private static final double SCIENCE_FLOW = 1.96;
    private static final double FOOD_FLOW = 2.5;

    private static final double STOCK_RESOURCES = 3.7;
    private static final double STOCK_SCIENCE = 10.1;
    private static final double STOCK_FOOD = 5.1;
    private static final double STOCK_BEYOND = 0.25;

    private static final double HUNGER = 3.9;

    // Strength: what being stronger or weaker than a rival is worth at most, and the difference that makes half of it.
    private static final double AHEAD = 6.6;
    private static final double AHEAD_PER_AGE = 22.0;
    private static final double BEHIND = 17.4;
    private static final double BEHIND_PER_AGE = 14.2;
    private static final double LEAD_HALF = 2.8;
    private static final double LEAD_HALF_PER_AGE = 1.57;
    private static final double STRENGTH = 0.48;

    /** What is left of it in the last turn, when the events that score are counted by themselves. */
    private static final double LAST_STRENGTH = 0.1;

    private static final double PART_OF_ARMY = 0.3;

    private static final double COLONY = 1.3;
    private static final double COLONIST = 0.94;
    private static final double EXPEDITION = 0.8;

    private static final double WONDER = 0.73;
    private static final double WONDER_PAID = 0.64;

    final ThroughTheAgesPosition position;
    final Civilization civ;
    final int seat;

    /** Productions still to come, and turns after this one. */
    final double productions;

    final double turns;
    final boolean acting;

    final Prices now;
    final Prices flow;
    final double action;
    final double strengthPoint;

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
        now = Prices.with(turns);
        flow = Prices.with(productions);
        action = ACTION * Math.min(1, turns / 3);
        strengthPoint = strength(civ.strength + 1) - strength(civ.strength);
    }

    double points() {
        double points = civ.culture + civ.cultureRating * productions;
        points += science();
        points += resources();
        points += food();
        points += people();
        points += strength(civ.strength) + army();
        points += actions();
        points += new Promises(this).points();
        return points;
    }

    private static double beyond(double amount, double much, double rest) {
        return amount <= much ? amount : much + rest * (amount - much);
    }

    // ---------------------------------------------------------------- science, resources, food

    private double science() {
        return beyond(civ.science, STOCK_SCIENCE + 3 * position.age(), STOCK_BEYOND) * now.science
                + sciencePerTurn(civ.scienceRating);
    }

    private double resources() {
        double stored = civ.resources();
        if (acting) {
            stored = Math.max(0, stored - Banks.corruption(civ.blueBank));
        }
        return beyond(stored, STOCK_RESOURCES + 2 * position.age(), STOCK_BEYOND) * now.resource
                + resourcesPerTurn(mines())
                + blueTokens(civ.blueTokens, turns);
    }

    private double food() {
        double stock = civ.food();
        double points = beyond(stock, STOCK_FOOD, STOCK_BEYOND) * now.food;
        int farms = Ratings.farmOutput(civ);
        int missing = Banks.consumption(civ.yellowBank) - farms;
        if (missing > 0) {
            // Hunger costs four culture each; a stock puts it off, and so do farms that can still be built.
            double hungry = Math.max(0, turns - stock / missing);
            points -= missing * Math.min(hungry, 4) * HUNGER;
        }
        return points + foodPerTurn(farms);
    }

    int mines() {
        return Ratings.mineOutput(civ) + (civ.leader == Leaders.GATES ? Ratings.labOutput(civ) : 0);
    }

    double sciencePerTurn(double rating) {
        return SCIENCE_FLOW * lessAndLess(rating, ENOUGH_SCIENCE) * flow.scienceFlow;
    }

    double resourcesPerTurn(double output) {
        return RESOURCE_FLOW * lessAndLess(output, ENOUGH_RESOURCES) * flow.resourceFlow;
    }

    double foodPerTurn(double output) {
        return FOOD_FLOW * lessAndLess(output - appetite(), ENOUGH_FOOD) * flow.foodFlow;
    }

    /** Each more is worth less than the one before: half when there are three times enough. */
    private static double lessAndLess(double amount, double enough) {
        return amount <= 0 ? amount : 2 * enough * (Math.sqrt(1 + amount / enough) - 1);
    }

    /** Consumption without its steps, so that growing costs the same before a step as after it. */
    private double appetite() {
        return civ.yellowBank >= 17 ? 0 : 0.25 * (17 - civ.yellowBank) + (civ.yellowBank == 0 ? 1 : 0);
    }

    // ---------------------------------------------------------------- people

    private double people() {
        int discontent = civ.discontent();
        int free = civ.idle - discontent;
        double points = civ.units() * UNIT_WORKER * now.worker;
        points += Math.min(civ.idle, discontent) * DISCONTENT_WORKER * now.worker;
        if (free < 0) {
            points -= UPRISING
                    + civ.cultureRating
                    + civ.scienceRating * now.science
                    + Ratings.mineOutput(civ) * now.resource
                    + Ratings.farmOutput(civ) * now.food;
        }
        int margin = civ.happiness - Banks.happyFaces(civ.yellowBank);
        double soon = Math.min(turns, 8);
        points += margin > 0 ? HAPPY_FACE * soon : 0;
        points += margin > 1 ? SECOND_FACE * HAPPY_FACE * soon : 0;
        points += margin > 2 ? 0.2 * HAPPY_FACE * soon * Math.min(3, margin - 2) : 0;
        points += civ.yellowBank * YELLOW_TOKEN * Math.min(turns, 12);
        return points;
    }

    // ---------------------------------------------------------------- strength

    /** What a strength is worth among these rivals: it wins events and colonies and keeps attackers away. */
    private double strength(int strength) {
        int age = Math.min(3, position.age());
        double ahead = AHEAD + AHEAD_PER_AGE * age;
        double behind = BEHIND + BEHIND_PER_AGE * age;
        double half = LEAD_HALF + LEAD_HALF_PER_AGE * age;
        double sum = 0;
        int rivals = 0;
        for (int other = 0; other < position.seats(); other++) {
            if (other != seat && position.isIn(other)) {
                double lead = strength - position.civ(other).strength;
                sum += (lead < 0 ? behind : ahead) * lead / (half + Math.abs(lead));
                rivals++;
            }
        }
        double points = STRENGTH * strength + (rivals == 0 ? 0 : sum / rivals);
        return points * Math.min(1, LAST_STRENGTH + turns / 4);
    }

    /** Units that are part of an army to come. */
    private double army() {
        if (civ.tactic == NONE) {
            return 0;
        }
        MilitaryCard tactic = MilitaryCard.at(civ.tactic);
        int infantry = civ.count(CivilType.INFANTRY);
        int cavalry = civ.count(CivilType.CAVALRY);
        int artillery = civ.count(CivilType.ARTILLERY);
        int armies = armies(tactic, infantry, cavalry, artillery);
        int have = Math.min(tactic.infantry(), infantry - armies * tactic.infantry())
                + Math.min(tactic.cavalry(), cavalry - armies * tactic.cavalry())
                + Math.min(tactic.artillery(), artillery - armies * tactic.artillery());
        int need = tactic.infantry() + tactic.cavalry() + tactic.artillery();
        return PART_OF_ARMY * tactic.obsolete() * strengthPoint * have / need * Math.min(1, turns / 2);
    }

    static int armies(MilitaryCard tactic, int infantry, int cavalry, int artillery) {
        int armies = 9;
        armies = tactic.infantry() > 0 ? Math.min(armies, infantry / tactic.infantry()) : armies;
        armies = tactic.cavalry() > 0 ? Math.min(armies, cavalry / tactic.cavalry()) : armies;
        return tactic.artillery() > 0 ? Math.min(armies, artillery / tactic.artillery()) : armies;
    }

    // ---------------------------------------------------------------- actions

    double civilActions(int total) {
        return beyond(total, 6, MANY_ACTIONS) * CIVIL_ACTION * turns;
    }

    double militaryActions(int total) {
        return beyond(total, 4, MANY_ACTIONS) * MILITARY_ACTION * turns;
    }

    double urbanLimit(int limit) {
        return limit * URBAN_LIMIT * turns;
    }

    /** Actions of this turn are lost with it, but unused military ones draw cards. */
    private double actions() {
        double points =
                civilActions(civ.civilTotal) + militaryActions(civ.militaryTotal) + urbanLimit(civ.urbanLimit());
        if (acting) {
            points += (civ.civilActions + position.extraCivil(seat)) * action;
            points += Math.min(3, civ.militaryActions + position.extraMilitary(seat))
                    * MILITARY_DRAW
                    * Math.min(1, turns / 2);
        }
        return points;
    }

    // ---------------------------------------------------------------- what a thing gives

    /** What a happy face, a unit of strength and the like are worth on a card that stays for so many turns. */
    double symbols(double culture, double science, double strength, double happiness, double left) {
        double share = productions <= 0 ? 0 : Math.min(1, left / productions);
        double learning =
                science == 0 ? 0 : sciencePerTurn(civ.scienceRating + science) - sciencePerTurn(civ.scienceRating);
        return culture * left
                + learning * share
                + strength * strengthPoint
                + happiness * HAPPY_FACE * Math.min(left, 8);
    }

    double blueTokens(int tokens, double left) {
        return tokens * BLUE_TOKEN * Math.min(left, 8);
    }

    /** A worker for nothing in every turn, as long as there are any. */
    double oceanLiner(double left) {
        return 0.35 * now.worker * Math.min(left, 8);
    }

    /** What a colony is worth. */
    double colony(MilitaryCard card) {
        return card.yellow() * YELLOW_TOKEN * Math.min(turns, 12)
                + blueTokens(card.blue(), turns)
                + symbols(0, 0, card.strength(), card.happiness(), turns)
                + card.food() * now.food
                + card.resources() * now.resource
                + card.science() * now.science
                + card.culture()
                + card.population() * COLONIST * now.worker
                + card.cards() * 0.6
                + COLONY;
    }

    /** What it costs to send so much strength away. */
    double expedition(int bid) {
        return bid * EXPEDITION * (strengthPoint + UNIT_WORKER * now.worker * 0.5);
    }

    // ---------------------------------------------------------------- wonders

    /** What an unfinished wonder promises. */
    double unfinished() {
        CivilCard card = CivilCard.at(civ.unfinished);
        int stages = card.stages() - civ.stages;
        int cost = Building.stagesCost(civ, stages);
        int paid = 0;
        for (int stage = 0; stage < civ.stages; stage++) {
            paid += card.stageCost(stage);
        }
        double income = Math.max(1, Ratings.mineOutput(civ));
        double delay = Math.max(0, (cost - civ.resources()) / income) + stages / 4.0;
        if (delay > turns + (acting ? 0.5 : 0)) {
            return 0;
        }
        double worth = wonder(card, Math.max(0, turns - delay));
        double toGo = cost * now.resource + stages * action;
        // What is paid counts as if it were still there; the rest is a promise.
        return Math.max(WONDER_PAID * paid * now.resource, WONDER * (worth - toGo)) + 0.3 * civ.stages;
    }

    /** What a wonder gives from its completion on. */
    private double wonder(CivilCard card, double left) {
        double points = symbols(card.culture(), card.science(), card.strength(), card.happiness(), left)
                + card.civilActions() * CIVIL_ACTION * left
                + card.militaryActions() * MILITARY_ACTION * left
                + blueTokens(card.blueTokens(), left);
        return points
                + switch (Wonder.at(card.index())) {
                    case COLOSSUS -> 1;
                    case GREAT_WALL -> (civ.count(CivilType.INFANTRY) + civ.count(CivilType.ARTILLERY)) * strengthPoint;
                    case ST_PETERS -> 2 * HAPPY_FACE * Math.min(left, 8);
                    case OCEAN_LINER -> oceanLiner(left);
                    case RAILROAD ->
                        (resourcesPerTurn(mines() + 2.5) - resourcesPerTurn(mines()))
                                * Math.min(1, left / Math.max(1, productions));
                    case LIBRARY_OF_ALEXANDRIA -> 0.25 * left;
                    case FAST_FOOD -> civ.count(CivilType.FARM) + civ.count(CivilType.MINE) + civ.employed();
                    case SPACE_FLIGHT -> technologyLevels();
                    case HOLLYWOOD -> 2 * Ratings.stageOutput(civ);
                    case INTERNET -> Ratings.urbanTotal(civ);
                    default -> 0;
                };
    }

    private double technologyLevels() {
        int levels = 0;
        for (long rest = civ.technologies; rest != 0; rest &= rest - 1) {
            levels += CivilCard.at(Long.numberOfTrailingZeros(rest)).level();
        }
        return levels;
    }
}
