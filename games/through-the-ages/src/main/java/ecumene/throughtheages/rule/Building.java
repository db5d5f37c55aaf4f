package ecumene.throughtheages.rule;

import ecumene.engine.EventLog;
import ecumene.throughtheages.Civilization;
import ecumene.throughtheages.Source;
import ecumene.throughtheages.ThroughTheAgesEvent;
import ecumene.throughtheages.ThroughTheAgesPosition;
import ecumene.throughtheages.ThroughTheAgesRefusal;
import ecumene.throughtheages.component.Banks;
import ecumene.throughtheages.component.CivilCard;
import ecumene.throughtheages.component.CivilType;
import ecumene.throughtheages.component.Leaders;
import ecumene.throughtheages.component.Wonder;
import org.jspecify.annotations.Nullable;

/**
 * Population, farms, mines, urban buildings, units and wonders: what they cost, whether they can be had, and what happens.
 * The actions they cost are spent by whoever calls.
 */
public final class Building {

    private static final int NONE = Civilization.NONE;
    private static final int SHAKESPEARE = CivilCard.at(Leaders.SHAKESPEARE).amount(0);
    private static final int STAGES_AT_ONCE = 4;

    private Building() {}

    // ---------------------------------------------------------------- population

    /** The food that a new worker costs. */
    public static int populationCost(Civilization civ, int discount) {
        int cost = Banks.foodCost(civ.yellowBank) - discount - (civ.leader == Leaders.MOSES ? 1 : 0);
        return Math.max(0, cost);
    }

    static @Nullable ThroughTheAgesRefusal whyNoPopulation(ThroughTheAgesPosition position, int seat, int discount) {
        return whyNoPopulation(position, seat, discount, 0);
    }

    /** The same while so many resources are spoken for. */
    static @Nullable ThroughTheAgesRefusal whyNoPopulation(
            ThroughTheAgesPosition position, int seat, int discount, int keptResources) {
        Civilization civ = position.civ(seat);
        if (civ.yellowBank == 0) {
            return ThroughTheAgesRefusal.YELLOW_BANK_IS_EMPTY;
        }
        return Goods.foodFor(position, seat, keptResources) < populationCost(civ, discount)
                ? ThroughTheAgesRefusal.NOT_ENOUGH_FOOD
                : null;
    }

    static void increasePopulation(ThroughTheAgesPosition position, int seat, int discount, EventLog log) {
        increasePopulation(position, seat, discount, 0, log);
    }

    static void increasePopulation(
            ThroughTheAgesPosition position, int seat, int discount, int keptResources, EventLog log) {
        Civilization civ = position.civ(seat);
        int cost = populationCost(civ, discount);
        Goods.payFood(position, seat, cost, keptResources);
        civ.yellowBank--;
        civ.idle++;
        log.all(new ThroughTheAgesEvent.PopulationIncreased(seat, cost));
    }

    // ---------------------------------------------------------------- building

    /** The resources that a worker on a card costs, with the discounts of cards in play. */
    public static int cost(Civilization civ, int technology) {
        CivilCard card = CivilCard.at(technology);
        int cost = card.resourceCost();
        if (card.type().isUrban()) {
            int construction = civ.special(CivilType.CONSTRUCTION);
            if (construction != NONE) {
                cost -= CivilCard.at(construction).amount(card.level());
            }
            if (hasShakespearesDiscount(civ, card.type())) {
                cost -= SHAKESPEARE;
            }
        }
        return Math.max(0, cost);
    }

    /** Theaters are cheaper with a library, and libraries with a theater. */
    static boolean hasShakespearesDiscount(Civilization civ, CivilType type) {
        return civ.leader == Leaders.SHAKESPEARE
                && ((type == CivilType.THEATER && civ.count(CivilType.LIBRARY) > 0)
                        || (type == CivilType.LIBRARY && civ.count(CivilType.THEATER) > 0));
    }

    static @Nullable ThroughTheAgesRefusal whyNotBuild(
            ThroughTheAgesPosition position, int seat, int technology, int discount) {
        boolean unit = CivilCard.at(technology).type().isUnit();
        int funds = Goods.resourcesFor(position, seat, unit) + discount;
        return whyNotBuild(position.civ(seat), technology, funds);
    }

    /** The same with so much to pay with. */
    static @Nullable ThroughTheAgesRefusal whyNotBuild(Civilization civ, int technology, int funds) {
        CivilType type = CivilCard.at(technology).type();
        if (technology >= CivilCard.WORKPLACES || !civ.knows(technology)) {
            return type.isUnit()
                    ? ThroughTheAgesRefusal.UNIT_NOT_IN_PLAY
                    : ThroughTheAgesRefusal.TECHNOLOGY_NOT_IN_PLAY;
        }
        if (civ.idle == 0) {
            return type.isUnit() ? ThroughTheAgesRefusal.NO_WORKER_FOR_A_UNIT : ThroughTheAgesRefusal.NO_UNUSED_WORKER;
        }
        if (type.isUrban() && civ.count(type) >= civ.urbanLimit()) {
            return ThroughTheAgesRefusal.URBAN_LIMIT_REACHED;
        }
        return funds < cost(civ, technology) ? ThroughTheAgesRefusal.NOT_ENOUGH_RESOURCES : null;
    }

    static void build(ThroughTheAgesPosition position, int seat, int technology, int discount, EventLog log) {
        Civilization civ = position.civ(seat);
        CivilCard card = CivilCard.at(technology);
        int cost = Math.max(0, cost(civ, technology) - discount);
        Goods.payResources(position, seat, cost, card.type().isUnit());
        civ.idle--;
        civ.workers[technology]++;
        Ratings.update(position, seat);
        log.all(new ThroughTheAgesEvent.Built(seat, card, cost, card.type()));
    }

    // ---------------------------------------------------------------- upgrading

    /** The difference of both costs, each with its discounts. */
    public static int upgradeCost(Civilization civ, int from, int to) {
        return Math.max(0, cost(civ, to) - cost(civ, from));
    }

    static @Nullable ThroughTheAgesRefusal whyNotUpgrade(
            ThroughTheAgesPosition position, int seat, int from, int to, int discount) {
        boolean unit = CivilCard.at(from).type().isUnit();
        int funds = Goods.resourcesFor(position, seat, unit) + discount;
        return whyNotUpgrade(position.civ(seat), from, to, funds);
    }

    /** The same with so much to pay with. */
    static @Nullable ThroughTheAgesRefusal whyNotUpgrade(Civilization civ, int from, int to, int funds) {
        CivilCard lower = CivilCard.at(from);
        CivilCard higher = CivilCard.at(to);
        boolean unit = lower.type().isUnit();
        if (from >= CivilCard.WORKPLACES || civ.workers[from] == 0) {
            return unit ? ThroughTheAgesRefusal.NO_UNIT_TO_UPGRADE : ThroughTheAgesRefusal.NOTHING_TO_UPGRADE;
        }
        if (lower.type() != higher.type() || lower.level() >= higher.level()) {
            return unit
                    ? ThroughTheAgesRefusal.UPGRADE_A_UNIT_TO_A_HIGHER_LEVEL
                    : ThroughTheAgesRefusal.UPGRADE_TO_A_HIGHER_LEVEL;
        }
        if (!civ.knows(to)) {
            return unit ? ThroughTheAgesRefusal.BETTER_UNIT_NOT_IN_PLAY : ThroughTheAgesRefusal.BETTER_NOT_IN_PLAY;
        }
        return funds < upgradeCost(civ, from, to) ? ThroughTheAgesRefusal.NOT_ENOUGH_RESOURCES : null;
    }

    static void upgrade(ThroughTheAgesPosition position, int seat, int from, int to, int discount, EventLog log) {
        Civilization civ = position.civ(seat);
        CivilCard lower = CivilCard.at(from);
        CivilCard higher = CivilCard.at(to);
        int cost = Math.max(0, upgradeCost(civ, from, to) - discount);
        Goods.payResources(position, seat, cost, higher.type().isUnit());
        civ.workers[from]--;
        civ.workers[to]++;
        Ratings.update(position, seat);
        log.all(new ThroughTheAgesEvent.Upgraded(seat, lower, higher, cost));
    }

    // ---------------------------------------------------------------- destroying

    static void destroy(ThroughTheAgesPosition position, int seat, int technology, EventLog log) {
        dismiss(position, seat, technology);
        CivilCard card = CivilCard.at(technology);
        log.all(new ThroughTheAgesEvent.Destroyed(seat, card, card.type()));
    }

    static void raze(ThroughTheAgesPosition position, int seat, int rival, int technology, EventLog log) {
        dismiss(position, rival, technology);
        CivilCard card = CivilCard.at(technology);
        log.all(new ThroughTheAgesEvent.Razed(seat, rival, card, card.type()));
    }

    /** The worker of a building or unit has nothing to do any more. */
    private static void dismiss(ThroughTheAgesPosition position, int seat, int technology) {
        Civilization civ = position.civ(seat);
        civ.workers[technology]--;
        civ.idle++;
        Ratings.update(position, seat);
    }

    static boolean hasUrbanBuilding(Civilization civ, int mostLevel) {
        for (int card = CivilCard.FIRST_LAB; card < CivilCard.FIRST_UNIT; card++) {
            if (isRazable(civ, card, mostLevel)) {
                return true;
            }
        }
        return false;
    }

    /** Whether a building stands there, up to a level. */
    static boolean isRazable(Civilization civ, int card, int mostLevel) {
        return civ.workers[card] > 0 && CivilCard.at(card).level() <= mostLevel;
    }

    // ---------------------------------------------------------------- wonders

    /** How many stages one action may build. */
    static int stagesAtOnce(Civilization civ) {
        int construction = civ.special(CivilType.CONSTRUCTION);
        return construction == NONE ? 1 : CivilCard.at(construction).amount(STAGES_AT_ONCE);
    }

    /** What the next stages cost together. */
    public static int stagesCost(Civilization civ, int count) {
        int cost = 0;
        for (int stage = civ.stages; stage < civ.stages + count; stage++) {
            cost += CivilCard.at(civ.unfinished).stageCost(stage);
        }
        return cost;
    }

    static @Nullable ThroughTheAgesRefusal whyNoStages(
            ThroughTheAgesPosition position, int seat, int count, int most, int discount) {
        Civilization civ = position.civ(seat);
        if (civ.unfinished == NONE) {
            return ThroughTheAgesRefusal.NO_UNFINISHED_WONDER;
        }
        if (count < 1
                || count > most
                || civ.stages + count > CivilCard.at(civ.unfinished).stages()) {
            return ThroughTheAgesRefusal.SO_MANY_STAGES_CANNOT_BE_BUILT;
        }
        if (civ.blueBank + Tokens.onCards(civ) < count) {
            return ThroughTheAgesRefusal.NO_BLUE_TOKEN_LEFT;
        }
        return Goods.resourcesFor(position, seat, false) < stagesCost(civ, count) - discount
                ? ThroughTheAgesRefusal.NOT_ENOUGH_RESOURCES
                : null;
    }

    /** Pays the stages and covers them with blue tokens: from the bank, or else from cards of the owner's choice. */
    static void buildStages(ThroughTheAgesPosition position, int seat, int count, int discount, EventLog log) {
        Civilization civ = position.civ(seat);
        int cost = Math.max(0, stagesCost(civ, count) - discount);
        Goods.payResources(position, seat, cost, false);
        int fromBank = Math.min(count, civ.blueBank);
        civ.blueBank -= fromBank;
        civ.stages += fromBank;
        log.all(new ThroughTheAgesEvent.StagesBuilt(seat, CivilCard.at(civ.unfinished), count, cost));
        if (fromBank < count) {
            GiveBlueTokens.coverStages(position, seat, count - fromBank);
        } else {
            completeWonder(position, seat, log);
        }
    }

    /** A wonder whose stages are all covered is complete: its tokens go back and it takes effect. */
    static void completeWonder(ThroughTheAgesPosition position, int seat, EventLog log) {
        Civilization civ = position.civ(seat);
        CivilCard wonder = CivilCard.at(civ.unfinished);
        if (civ.stages < wonder.stages()) {
            return;
        }
        civ.blueBank += civ.stages;
        civ.stages = 0;
        civ.unfinished = NONE;
        civ.wonders |= 1 << (wonder.index() - CivilCard.FIRST_WONDER);
        log.all(new ThroughTheAgesEvent.WonderCompleted(seat, wonder));
        Tokens.changeBlue(position, seat, wonder.blueTokens(), log);
        Ratings.update(position, seat);
        int culture = cultureOnCompletion(civ, wonder);
        if (culture > 0) {
            civ.addCulture(culture, Source.WONDERS);
            log.all(new ThroughTheAgesEvent.CultureChanged(seat, culture));
        }
    }

    /** What the wonders of Age III score once. */
    private static int cultureOnCompletion(Civilization civ, CivilCard wonder) {
        return switch (Wonder.at(wonder.index())) {
            case FAST_FOOD -> {
                int countryside = civ.count(CivilType.FARM) + civ.count(CivilType.MINE);
                yield wonder.amount(0) * countryside + wonder.amount(1) * (civ.employed() - countryside);
            }
            case SPACE_FLIGHT -> technologyLevels(civ);
            case HOLLYWOOD -> wonder.amount(0) * Ratings.stageOutput(civ);
            case INTERNET -> Ratings.urbanTotal(civ);
            default -> 0;
        };
    }

    private static int technologyLevels(Civilization civ) {
        int levels = 0;
        for (long rest = civ.technologies; rest != 0; rest &= rest - 1) {
            levels += CivilCard.at(Long.numberOfTrailingZeros(rest)).level();
        }
        return levels;
    }

    /** An unfinished wonder leaves the game; its tokens go back to the bank. */
    static void loseUnfinished(ThroughTheAgesPosition position, int seat, EventLog log) {
        Civilization civ = position.civ(seat);
        CivilCard wonder = CivilCard.at(civ.unfinished);
        civ.blueBank += civ.stages;
        civ.stages = 0;
        civ.unfinished = NONE;
        log.all(new ThroughTheAgesEvent.WonderLost(seat, wonder));
    }
}
