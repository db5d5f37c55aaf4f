package ecumene.throughtheages.rule;

import ecumene.engine.EventLog;
import ecumene.throughtheages.Civilization;
import ecumene.throughtheages.Source;
import ecumene.throughtheages.ThroughTheAgesEvent;
import ecumene.throughtheages.ThroughTheAgesMove;
import ecumene.throughtheages.ThroughTheAgesPosition;
import ecumene.throughtheages.ThroughTheAgesPosition.Once;
import ecumene.throughtheages.ThroughTheAgesRefusal;
import ecumene.throughtheages.component.CivilCard;
import ecumene.throughtheages.component.CivilType;
import ecumene.throughtheages.component.Leader;
import ecumene.throughtheages.component.Leaders;
import ecumene.throughtheages.component.Pacts;
import ecumene.throughtheages.component.Wonders;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Abilities of leaders, wonders and pacts that are used in the action phase. */
final class Abilities {

    static final ThroughTheAgesMove SWAP = new ThroughTheAgesMove.SwapAction();
    private static final ThroughTheAgesMove IMMIGRANT = new ThroughTheAgesMove.WelcomeImmigrant();
    private static final ThroughTheAgesMove PEOPLE = new ThroughTheAgesMove.InspirePeople();
    private static final ThroughTheAgesMove ARMY = new ThroughTheAgesMove.InspireArmy();
    static final ThroughTheAgesMove TRADE = new ThroughTheAgesMove.UseTradeRoute();

    private Abilities() {}

    static void list(ThroughTheAgesPosition position, int seat, List<ThroughTheAgesMove> moves) {
        Civilization civ = position.civ(seat);
        switch (Leader.at(civ.leader)) {
            case HAMMURABI -> {
                if (whyNoSwap(position, seat) == null) {
                    moves.add(SWAP);
                }
            }
            case BARBAROSSA -> listRallies(position, seat, moves);
            case BACH -> listTheaters(position, seat, moves);
            case CHURCHILL -> {
                if (!position.isUsed(Once.CHURCHILL)) {
                    moves.add(PEOPLE);
                    moves.add(ARMY);
                }
            }
            default -> {}
        }
        if (whyNoImmigrant(position, seat) == null) {
            moves.add(IMMIGRANT);
        }
        if (position.seats() > 2 && whyNoTrade(position, seat) == null) {
            moves.add(TRADE);
        }
    }

    // ---------------------------------------------------------------- Hammurabi

    static @Nullable ThroughTheAgesRefusal whyNoSwap(ThroughTheAgesPosition position, int seat) {
        Civilization civ = position.civ(seat);
        if (civ.leader != Leaders.HAMMURABI) {
            return ThroughTheAgesRefusal.ABILITY_NOT_YOURS;
        }
        if (position.isUsed(Once.HAMMURABI)) {
            return ThroughTheAgesRefusal.ONCE_PER_TURN;
        }
        return ActionTokens.military(position, seat) == 0 ? ThroughTheAgesRefusal.NOT_ENOUGH_MILITARY_ACTIONS : null;
    }

    static void swap(ThroughTheAgesPosition position, int seat, EventLog log) {
        position.use(Once.HAMMURABI);
        ActionTokens.spendMilitary(position, seat, 1);
        position.lendCivil(1);
        log.all(new ThroughTheAgesEvent.AbilityUsed(seat, CivilCard.at(Leaders.HAMMURABI)));
    }

    // ---------------------------------------------------------------- Barbarossa

    private static void listRallies(ThroughTheAgesPosition position, int seat, List<ThroughTheAgesMove> moves) {
        for (int card = CivilCard.FIRST_UNIT; card < CivilCard.WORKPLACES; card++) {
            if (whyNoRally(position, seat, CivilCard.at(card)) == null) {
                moves.add(new ThroughTheAgesMove.Rally(CivilCard.at(card)));
            }
        }
    }

    /** Both halves must be possible, each for 1 less. */
    static @Nullable ThroughTheAgesRefusal whyNoRally(ThroughTheAgesPosition position, int seat, CivilCard unit) {
        Civilization civ = position.civ(seat);
        if (civ.leader != Leaders.BARBAROSSA) {
            return ThroughTheAgesRefusal.ABILITY_NOT_YOURS;
        }
        if (ActionTokens.military(position, seat) == 0) {
            return ThroughTheAgesRefusal.NOT_ENOUGH_MILITARY_ACTIONS;
        }
        if (!unit.type().isUnit() || !civ.knows(unit.index())) {
            return ThroughTheAgesRefusal.UNIT_NOT_IN_PLAY;
        }
        ThroughTheAgesRefusal refusal = Building.whyNoPopulation(position, seat, 1, ownResources(position, seat, unit));
        if (refusal != null) {
            return refusal;
        }
        int food = Building.populationCost(civ, 1);
        return Goods.resourcesFor(position, seat, true, food) < Building.cost(civ, unit.index()) - 1
                ? ThroughTheAgesRefusal.NOT_ENOUGH_RESOURCES
                : null;
    }

    /** What the unit costs beyond what is lent for units. */
    private static int ownResources(ThroughTheAgesPosition position, int seat, CivilCard unit) {
        int cost = Building.cost(position.civ(seat), unit.index()) - 1;
        return Math.max(0, cost - Goods.lentForUnits(position, seat));
    }

    static void rally(ThroughTheAgesPosition position, int seat, CivilCard unit, EventLog log) {
        ActionTokens.spendMilitary(position, seat, 1);
        Building.increasePopulation(position, seat, 1, ownResources(position, seat, unit), log);
        Building.build(position, seat, unit.index(), 1, log);
    }

    // ---------------------------------------------------------------- Bach

    private static void listTheaters(ThroughTheAgesPosition position, int seat, List<ThroughTheAgesMove> moves) {
        Civilization civ = position.civ(seat);
        if (ActionTokens.civil(position, seat) == 0 || position.isUsed(Once.BACH)) {
            return;
        }
        for (int from = CivilCard.FIRST_LAB; from < CivilCard.FIRST_UNIT; from++) {
            if (civ.workers[from] > 0 && CivilCard.at(from).type() != CivilType.THEATER) {
                for (int to = CivilCard.FIRST_THEATER; to < CivilCard.FIRST_UNIT; to++) {
                    if (whyNoTheater(position, seat, CivilCard.at(from), CivilCard.at(to)) == null) {
                        moves.add(new ThroughTheAgesMove.TurnIntoTheater(CivilCard.at(from), CivilCard.at(to)));
                    }
                }
            }
        }
    }

    static @Nullable ThroughTheAgesRefusal whyNoTheater(
            ThroughTheAgesPosition position, int seat, CivilCard from, CivilCard to) {
        Civilization civ = position.civ(seat);
        if (civ.leader != Leaders.BACH) {
            return ThroughTheAgesRefusal.ABILITY_NOT_YOURS;
        }
        if (position.isUsed(Once.BACH)) {
            return ThroughTheAgesRefusal.ONCE_PER_TURN;
        }
        if (ActionTokens.civil(position, seat) == 0) {
            return ThroughTheAgesRefusal.NOT_ENOUGH_CIVIL_ACTIONS;
        }
        if (!from.type().isUrban() || civ.workers[from.index()] == 0) {
            return ThroughTheAgesRefusal.NO_URBAN_BUILDING_THERE;
        }
        if (from.type() == CivilType.THEATER) {
            return ThroughTheAgesRefusal.THEATERS_ARE_UPGRADED_AS_USUAL;
        }
        if (to.type() != CivilType.THEATER || to.level() < from.level()) {
            return ThroughTheAgesRefusal.ONLY_INTO_A_THEATER;
        }
        if (!civ.knows(to.index())) {
            return ThroughTheAgesRefusal.THEATER_NOT_IN_PLAY;
        }
        if (civ.count(CivilType.THEATER) >= civ.urbanLimit()) {
            return ThroughTheAgesRefusal.URBAN_LIMIT_REACHED;
        }
        return Goods.resourcesFor(position, seat, false) < Building.upgradeCost(civ, from.index(), to.index())
                ? ThroughTheAgesRefusal.NOT_ENOUGH_RESOURCES
                : null;
    }

    static void turnIntoTheater(ThroughTheAgesPosition position, int seat, CivilCard from, CivilCard to, EventLog log) {
        position.use(Once.BACH);
        ActionTokens.spendCivil(position, seat, 1);
        Building.upgrade(position, seat, from.index(), to.index(), 0, log);
    }

    // ---------------------------------------------------------------- Ocean Liner Service

    static @Nullable ThroughTheAgesRefusal whyNoImmigrant(ThroughTheAgesPosition position, int seat) {
        Civilization civ = position.civ(seat);
        if (!civ.hasWonder(Wonders.OCEAN_LINER)) {
            return ThroughTheAgesRefusal.NO_OCEAN_LINERS;
        }
        if (position.isUsed(Once.OCEAN_LINER)) {
            return ThroughTheAgesRefusal.OCEAN_LINERS_HAVE_SAILED;
        }
        return civ.yellowBank == 0 ? ThroughTheAgesRefusal.NOBODY_TO_WELCOME : null;
    }

    static void welcome(ThroughTheAgesPosition position, int seat, EventLog log) {
        position.use(Once.OCEAN_LINER);
        log.all(new ThroughTheAgesEvent.AbilityUsed(seat, CivilCard.at(Wonders.OCEAN_LINER)));
        Tokens.gainPopulation(position, seat, 1, log);
    }

    // ---------------------------------------------------------------- Churchill

    static ThroughTheAgesRefusal whyNoInspiration(ThroughTheAgesPosition position, int seat) {
        return position.civ(seat).leader == Leaders.CHURCHILL
                ? ThroughTheAgesRefusal.ONCE_PER_TURN
                : ThroughTheAgesRefusal.ABILITY_NOT_YOURS;
    }

    static void inspirePeople(ThroughTheAgesPosition position, int seat, EventLog log) {
        CivilCard churchill = CivilCard.at(Leaders.CHURCHILL);
        position.use(Once.CHURCHILL);
        log.all(new ThroughTheAgesEvent.AbilityUsed(seat, churchill));
        position.civ(seat).addCulture(churchill.amount(0), Source.CARDS);
        log.all(new ThroughTheAgesEvent.CultureChanged(seat, churchill.amount(0)));
    }

    static void inspireArmy(ThroughTheAgesPosition position, int seat, EventLog log) {
        CivilCard churchill = CivilCard.at(Leaders.CHURCHILL);
        position.use(Once.CHURCHILL);
        log.all(new ThroughTheAgesEvent.AbilityUsed(seat, churchill));
        position.setUnitScience(position.unitScience() + churchill.amount(1));
        position.setUnitResources(position.unitResources() + churchill.amount(2));
    }

    // ---------------------------------------------------------------- Trade Routes Agreement

    static @Nullable ThroughTheAgesRefusal whyNoTrade(ThroughTheAgesPosition position, int seat) {
        int owner = Diplomacy.ownerOf(position, Pacts.TRADE_ROUTES, seat);
        if (owner == Civilization.NONE) {
            return ThroughTheAgesRefusal.NO_TRADE_ROUTES;
        }
        if (position.isUsed(Once.TRADE_ROUTE)) {
            return ThroughTheAgesRefusal.TRADE_ROUTE_USED;
        }
        if (Diplomacy.isSideA(position, owner, seat)) {
            return position.civ(seat).food() == 0 ? ThroughTheAgesRefusal.NOT_ENOUGH_FOOD : null;
        }
        return position.civ(seat).resources() == 0 ? ThroughTheAgesRefusal.NOT_ENOUGH_RESOURCES : null;
    }

    /** From now on the next payment of the one good takes a unit of the other. Nothing is paid yet. */
    static void trade(ThroughTheAgesPosition position, int seat, EventLog log) {
        position.use(Once.TRADE_ROUTE);
        log.all(new ThroughTheAgesEvent.TradeRouteUsed(seat));
    }

    /** Whether a trade route would let a seat build something, or raise its population, for an event in its own turn. */
    static boolean wouldTradeHelp(ThroughTheAgesPosition position, int seat, int discount) {
        if (seat != position.activeSeat() || whyNoTrade(position, seat) != null) {
            return false;
        }
        if (Diplomacy.isSideA(position, Diplomacy.ownerOf(position, Pacts.TRADE_ROUTES, seat), seat)) {
            List<ThroughTheAgesMove> builds = new ArrayList<>();
            int funds = Catalogue.funds(position, seat, Catalogue.Scope.BUILDINGS, discount + 1);
            Catalogue.listBuilds(position.civ(seat), Catalogue.Scope.BUILDINGS, funds, builds);
            return !builds.isEmpty();
        }
        return Building.whyNoPopulation(position, seat, discount + 1) == null;
    }
}
