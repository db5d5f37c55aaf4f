package ecumene.throughtheages.bot;

import ecumene.throughtheages.Civilization;
import ecumene.throughtheages.component.CivilCard;
import ecumene.throughtheages.component.CivilType;
import ecumene.throughtheages.component.MilitaryCard;
import ecumene.throughtheages.component.Wonders;
import ecumene.throughtheages.rule.Building;
import ecumene.throughtheages.rule.Ratings;

/** What a seat has but does not yet use: better technologies, an unfinished wonder, a leader, cards in hand. */
final class Promises {

    private static final int NONE = Civilization.NONE;

    // What can be done is worth this part of what it gains: an upgrade, a building by an unused worker, one by a worker
    // to come.
    private static final double UPGRADE = 0.48;
    private static final double IDLE = 0.68;
    private static final double NEW_BUILDING = 0.47;

    /** More than two unused workers find no work soon. */
    private static final double IDLE_TOO_MANY = 0.24;

    /** Somebody without good work may still find some. */
    private static final double LEAST_WORKER = 0.75;

    /** A second building on the same card, compared with the first. */
    private static final double SECOND_PLACE = 0.49;

    /** How many places for new workers are looked at. */
    private static final int PLACES = 4;

    /** So many workers are thought to move up to a better technology, of mines and farms more. */
    private static final int UPGRADES = 2;

    private static final int MORE_UPGRADES = 3;

    /** A technology in hand, once it can be paid. */
    private static final double IN_HAND = 0.42;

    /** How much a turn of waiting for its science takes from a card. */
    private static final double FAR_SCIENCE = 0.52;

    /** Who produces no science waits long, but leaders and cards may still bring some. */
    private static final double LEAST_SCIENCE = 0.25;

    private static final double LEADER_IN_HAND = 0.45;
    private static final double ACTION_IN_HAND = 0.72;
    private static final double LEAST_CARD = 0.016;

    /** Later technologies also score at the end. */
    private static final double TECHNOLOGY_LEVEL = 0.184;

    // What construction technologies save in a turn, and what a modifier for colonization is worth in strength.
    private static final double ARCHITECTS = 0.32;
    private static final double SEAFARING = 0.51;

    /** What each civil action of a turn without them would have brought, in a revolution. */
    private static final double LOST_TURN = 2.3;

    // Military cards in hand, by their level.
    private static final double EVENT_CARD = 0.4;
    private static final double EVENT_LEVEL = 0.45;
    private static final double BONUS_CARD = 0.48;
    private static final double BONUS_LEVEL = 0.34;
    private static final double ATTACK_CARD = 0.53;
    private static final double ATTACK_LEVEL = 0.29;
    private static final double WAR_CARD = 0.97;
    private static final double TACTIC_CARD = 0.29;

    private final Outlook seat;
    private final Civilization civ;
    private final double turns;
    private final Prices now;
    private final LeaderPromises leaders;

    /** What new workers gain in the best places there are. */
    private final double[] places = new double[PLACES];

    Promises(Outlook seat) {
        this.seat = seat;
        this.civ = seat.civ;
        this.turns = seat.turns;
        this.now = seat.now;
        this.leaders = new LeaderPromises(seat);
    }

    double points() {
        double points = technologies();
        points += special(civ.special(CivilType.CONSTRUCTION)) + special(civ.special(CivilType.COLONIZATION));
        points += civ.unfinished == NONE ? 0 : seat.unfinished();
        if (civ.hasWonder(Wonders.OCEAN_LINER)) {
            points += seat.oceanLiner(turns);
        }
        points += leaders.inPlay();
        points += hand();
        points += militaryCards();
        return points;
    }

    // ---------------------------------------------------------------- technologies

    /** What a worker on a card gives until the end, from so many turns on. */
    private double output(CivilCard card, double left) {
        double share = seat.productions <= 0 ? 0 : Math.min(1, left / seat.productions);
        return switch (card.type()) {
            case FARM -> {
                int farms = Ratings.farmOutput(civ);
                yield (seat.foodPerTurn(farms + card.token()) - seat.foodPerTurn(farms)) * share;
            }
            case MINE ->
                (seat.resourcesPerTurn(seat.mines() + card.token()) - seat.resourcesPerTurn(seat.mines())) * share;
            default -> seat.symbols(card.culture(), card.science(), card.strength(), card.happiness(), left);
        };
    }

    /** The promise of technologies in play: workers can be moved up to them, and new ones find work there. */
    private double technologies() {
        double points = 0;
        for (int first = 0; first < CivilCard.WORKPLACES; first = CivilCard.endOfType(first)) {
            int best = NONE;
            for (int card = first; card < CivilCard.endOfType(first); card++) {
                best = civ.knows(card) ? card : best;
            }
            if (best != NONE) {
                points += UPGRADE * upgrades(first, best);
                findWork(best);
            }
        }
        return points + workers();
    }

    /** What a few upgrades to a card would gain. */
    private double upgrades(int first, int best) {
        double left = Math.max(0, turns - 0.5);
        double target = output(CivilCard.at(best), left);
        double gain = 0;
        int moves = 0;
        int most = best < CivilCard.FIRST_LAB ? MORE_UPGRADES : UPGRADES;
        for (int from = first; from < best && moves < most; from++) {
            int count = Math.min(most - moves, civ.workers[from]);
            if (count > 0) {
                double each = target
                        - output(CivilCard.at(from), left)
                        - Building.upgradeCost(civ, from, best) * now.resource
                        - seat.action;
                if (each > 0) {
                    gain += each * count;
                    moves += count;
                }
            }
        }
        return gain;
    }

    /** What a new worker on a card gains. */
    private double building(int card) {
        return output(CivilCard.at(card), Math.max(0, turns - 0.5))
                - Building.cost(civ, card) * now.resource
                - seat.action;
    }

    /** Keeps the best places for new workers, the best first; a card has room for two at most. */
    private void findWork(int card) {
        CivilType type = CivilCard.at(card).type();
        int room = type.isUrban() ? civ.urbanLimit() - civ.count(type) : 2;
        double gain = building(card);
        for (int i = 0; i < Math.min(2, room); i++) {
            insert(gain * (i == 0 ? 1 : SECOND_PLACE));
        }
    }

    private void insert(double gain) {
        int at = PLACES - 1;
        if (gain <= places[at]) {
            return;
        }
        for (; at > 0 && places[at - 1] < gain; at--) {
            places[at] = places[at - 1];
        }
        places[at] = gain;
    }

    /** Unused workers take the best places; what is left may be taken by those who are still to be born. */
    private double workers() {
        int free = Math.max(0, civ.idle - civ.discontent());
        double points = 0;
        for (int i = 0; i < PLACES; i++) {
            if (i < free) {
                points += i < 2 ? IDLE * Math.max(places[i], LEAST_WORKER * now.worker) : IDLE_TOO_MANY * places[i];
            } else {
                double birth = Building.populationCost(civ, 0) * now.food + seat.action + 1;
                points += i < free + 2 ? NEW_BUILDING * Math.max(0, places[i] - birth) : 0;
            }
        }
        return points;
    }

    /** What special technologies give beyond ratings and actions. */
    private double special(int card) {
        return card == NONE ? 0 : special(CivilCard.at(card));
    }

    private double special(CivilCard card) {
        return switch (card.type()) {
            case CONSTRUCTION -> ARCHITECTS * turns * (card.level() + 1);
            case COLONIZATION -> card.colonization() * SEAFARING * Math.min(1, turns / 6) * seat.strengthPoint;
            default -> 0;
        };
    }

    // ---------------------------------------------------------------- cards in hand

    private double hand() {
        double points = 0;
        for (int i = 0; i < civ.handSize; i++) {
            points += Math.max(LEAST_CARD, civilCard(CivilCard.at(civ.hand[i])));
        }
        return points;
    }

    private double civilCard(CivilCard card) {
        return switch (card.type()) {
            case LEADER -> LEADER_IN_HAND * (leaders.inHand(card) - seat.action);
            case ACTION -> ACTION_IN_HAND * (actionCard(card) - seat.action);
            case GOVERNMENT -> government(card);
            case CIVIL, COLONIZATION, CONSTRUCTION, MILITARY -> developed(card, specialPromise(card));
            default -> developed(card, technologyPromise(card));
        };
    }

    private double developed(CivilCard card, double promise) {
        return IN_HAND * reachable(card.scienceCost()) * (promise - card.scienceCost() * now.science - seat.action);
    }

    /** Science that is far away makes a card less of a promise. */
    private double reachable(double cost) {
        double missing = cost - civ.science;
        return missing <= 0 ? 1 : 1 / (1 + FAR_SCIENCE * missing / Math.max(LEAST_SCIENCE, civ.scienceRating));
    }

    private double technologyPromise(CivilCard card) {
        int first = card.index();
        while (first > 0 && CivilCard.at(first - 1).type() == card.type()) {
            first--;
        }
        int best = NONE;
        for (int known = first; known < CivilCard.endOfType(first); known++) {
            best = civ.knows(known) ? known : best;
        }
        if (best > card.index()) {
            return 0;
        }
        double more = UPGRADE * (upgrades(first, card.index()) - (best == NONE ? 0 : upgrades(first, best)));
        if (!card.type().isUrban() || civ.count(card.type()) < civ.urbanLimit()) {
            int free = Math.clamp(civ.idle - civ.discontent(), 0, PLACES - 1);
            more += (free > 0 ? IDLE : NEW_BUILDING) * Math.max(0, building(card.index()) - places[free > 0 ? 0 : 1]);
        }
        return Math.max(0, more) + TECHNOLOGY_LEVEL * card.level();
    }

    private double specialPromise(CivilCard card) {
        int old = civ.special(card.type());
        if (old > card.index()) {
            return 0;
        }
        CivilCard before = old == NONE ? null : CivilCard.at(old);
        int civil = card.civilActions() - (before == null ? 0 : before.civilActions());
        int military = card.militaryActions() - (before == null ? 0 : before.militaryActions());
        int strength = card.strength() - (before == null ? 0 : before.strength());
        int blue = card.blueTokens() - (before == null ? 0 : before.blueTokens());
        return seat.civilActions(civ.civilTotal + civil)
                - seat.civilActions(civ.civilTotal)
                + seat.militaryActions(civ.militaryTotal + military)
                - seat.militaryActions(civ.militaryTotal)
                + seat.symbols(0, 0, strength, 0, turns)
                + seat.blueTokens(blue, turns)
                + special(card)
                - special(old);
    }

    private double government(CivilCard card) {
        CivilCard old = CivilCard.at(civ.government);
        double worth = seat.civilActions(civ.civilTotal + card.civilActions() - old.civilActions())
                - seat.civilActions(civ.civilTotal)
                + seat.militaryActions(civ.militaryTotal + card.militaryActions() - old.militaryActions())
                - seat.militaryActions(civ.militaryTotal)
                + seat.urbanLimit(card.urbanLimit() - old.urbanLimit())
                + seat.symbols(
                        card.culture() - old.culture(),
                        card.science() - old.science(),
                        card.strength() - old.strength(),
                        card.happiness() - old.happiness(),
                        turns);
        double peaceful = card.scienceCost() * now.science + seat.action;
        double revolution = card.revolutionCost() * now.science + LOST_TURN * civ.civilTotal;
        double peace = reachable(card.scienceCost()) * (worth - peaceful);
        double revolt = reachable(card.revolutionCost()) * (worth - revolution);
        return IN_HAND * Math.max(peace, revolt);
    }

    // ---------------------------------------------------------------- action cards

    /** What an action card saves or gives when it is played next turn. */
    private double actionCard(CivilCard card) {
        return switch (card.effect()) {
            case CULTURAL_HERITAGE -> card.amount(0) * now.science + card.amount(1);
            case ENGINEERING_GENIUS -> civ.unfinished == NONE ? 0.8 : card.amount(0) * now.resource + seat.action;
            case FRUGALITY -> card.amount(0) * now.food + seat.action;
            case PATRIOTISM -> card.amount(0) * now.resource * 0.7 + 0.4;
            case RICH_LAND, URBAN_GROWTH -> card.amount(0) * now.resource * 0.9 + seat.action;
            case EFFICIENT_UPGRADE -> card.amount(0) * now.resource * 0.7 + seat.action;
            case STOCKPILE -> now.food + now.resource;
            case BREAKTHROUGH -> card.amount(0) * now.science + seat.action;
            case RESERVES -> card.amount(0) * now.resource;
            case REVOLUTIONARY_IDEA -> card.amount(0) * now.science;
            case ENDOWMENT_FOR_THE_ARTS -> 4;
            case WAVE_OF_NATIONALISM, MILITARY_BUILD_UP -> 2.5 * now.resource;
            default -> 1;
        };
    }

    // ---------------------------------------------------------------- military cards

    private double militaryCards() {
        double points = 0;
        int kept = 0;
        for (int i = civ.militarySize - 1; i >= 0; i--) {
            MilitaryCard card = MilitaryCard.at(civ.military[i]);
            double worth = switch (card.type()) {
                case EVENT, TERRITORY -> EVENT_CARD + EVENT_LEVEL * card.level();
                case BONUS -> BONUS_CARD + BONUS_LEVEL * card.level();
                case AGGRESSION -> ATTACK_CARD + ATTACK_LEVEL * card.level();
                case WAR -> WAR_CARD;
                case PACT -> 0.5;
                case TACTIC -> tactic(card);
            };
            points += kept++ < civ.militaryLimit() ? worth : 0.3 * worth;
        }
        return points * Math.min(1, turns / 2);
    }

    /** What a tactic in hand would add to the armies there are, and a little for what may come. */
    private double tactic(MilitaryCard card) {
        int infantry = civ.count(CivilType.INFANTRY);
        int cavalry = civ.count(CivilType.CAVALRY);
        int artillery = civ.count(CivilType.ARTILLERY);
        int gain = Outlook.armies(card, infantry, cavalry, artillery) * card.obsolete();
        if (civ.tactic != NONE) {
            MilitaryCard old = MilitaryCard.at(civ.tactic);
            gain -= Outlook.armies(old, infantry, cavalry, artillery) * old.obsolete();
        }
        return 0.5 + 0.15 * card.level() + TACTIC_CARD * Math.max(0, gain) * seat.strengthPoint;
    }
}
