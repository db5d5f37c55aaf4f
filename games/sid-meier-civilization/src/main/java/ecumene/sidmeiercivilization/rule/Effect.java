package ecumene.sidmeiercivilization.rule;

import static ecumene.sidmeiercivilization.SidMeierCivilizationPosition.CITIES;
import static ecumene.sidmeiercivilization.SidMeierCivilizationPosition.COIN_CARDS;
import static ecumene.sidmeiercivilization.SidMeierCivilizationPosition.NONE;

import ecumene.engine.EventLog;
import ecumene.sidmeiercivilization.Board;
import ecumene.sidmeiercivilization.Empire;
import ecumene.sidmeiercivilization.FigureCount;
import ecumene.sidmeiercivilization.Once;
import ecumene.sidmeiercivilization.SidMeierCivilizationEvent;
import ecumene.sidmeiercivilization.SidMeierCivilizationPosition;
import ecumene.sidmeiercivilization.component.Ability;
import ecumene.sidmeiercivilization.component.Building;
import ecumene.sidmeiercivilization.component.EventCard;
import ecumene.sidmeiercivilization.component.Government;
import ecumene.sidmeiercivilization.component.Person;
import ecumene.sidmeiercivilization.component.Square;
import ecumene.sidmeiercivilization.component.Technology;
import ecumene.sidmeiercivilization.component.Terrain;
import ecumene.sidmeiercivilization.component.UnitCard;
import ecumene.sidmeiercivilization.component.Wonder;
import org.jspecify.annotations.Nullable;

/** What an event or ability does once nobody has cancelled it. */
public final class Effect extends Automatic {

    public static final Effect STEP = new Effect();

    private static final int DESPOT = 4;
    private static final int QUEEN = 6;
    private static final int PRESIDENT = 8;

    /** What waits to happen. */
    static final class Frame {

        private static final int SOURCE = 0;
        private static final int FIRST = 1;
        private static final int SECOND = 2;

        /** What everybody may read, in the order of the notes. */
        static final Note[] TOLD = {
            Targets.SOURCE_NOTE, Note.as("first", Frame::toldFirst), Note.as("second", Frame::toldSecond)
        };

        private Frame() {}

        static void push(SidMeierCivilizationPosition position, int seat, int source, int first, int second) {
            position.steps().push(STEP, seat, source, first, second);
        }

        static int source(SidMeierCivilizationPosition position) {
            return position.steps().note(SOURCE);
        }

        static int first(SidMeierCivilizationPosition position) {
            return position.steps().note(FIRST);
        }

        static int second(SidMeierCivilizationPosition position) {
            return position.steps().note(SECOND);
        }

        private static @Nullable Object toldFirst(SidMeierCivilizationPosition position, int depth, int choice) {
            return Targets.told(position.steps().note(depth, SOURCE), 0, choice);
        }

        private static @Nullable Object toldSecond(SidMeierCivilizationPosition position, int depth, int choice) {
            return Targets.told(position.steps().note(depth, SOURCE), 1, choice);
        }
    }

    private Effect() {
        super("effect", Frame.TOLD);
    }

    @Override
    void go(SidMeierCivilizationPosition position, EventLog log) {
        int seat = position.steps().seat();
        int source = Frame.source(position);
        int first = Frame.first(position);
        int second = Frame.second(position);
        position.steps().pop();
        if (Targets.isAbility(source)) {
            ability(position, seat, Targets.ability(source), first, second, log);
        } else {
            event(position, seat, Targets.card(source), first, second, log);
        }
    }

    private static void event(
            SidMeierCivilizationPosition position, int seat, EventCard card, int first, int second, EventLog log) {
        switch (card) {
            case DEFECTION, MASS_DEFECTION, WHOLESALE_DEFECTION -> desert(position, first, second, log);
            case DISORIENTED, LOST, OUT_OF_POSITION -> drive(position, first, second, log);
            case DROUGHT -> wither(position, seat, first, Terrain.DESERT, log);
            case DEFORESTATION -> wither(position, seat, first, Terrain.GRASSLAND, log);
            case EXCHANGE_OF_IDEAS -> exchange(position, seat, first, second, 1, log);
            case KNOWLEDGE_SHARED -> exchange(position, seat, first, second, 2, log);
            case THINK_TANK -> exchange(position, seat, first, second, 3, log);
            case SABOTAGE, CATASTROPHE -> destroyBuilding(position, first, log);
            case DISASTER -> {
                destroyBuilding(position, first, log);
                if (Targets.isSomething(second)) {
                    destroyBuilding(position, second, log);
                }
            }
            case CITIZENS_ARE_REVOLTING, CITIZENS_ARE_REVOLTING_II ->
                Governments.change(position, first, Government.ANARCHY, log);
            case WE_LOVE_THE_DESPOT_DAY -> boost(position, first, DESPOT, log);
            case WE_LOVE_THE_QUEEN_DAY -> boost(position, first, QUEEN, log);
            case WE_LOVE_THE_PRESIDENT_DAY -> boost(position, first, PRESIDENT, log);
            default -> throw new IllegalStateException(card + " is not played for an effect of its own");
        }
    }

    private static void ability(
            SidMeierCivilizationPosition position, int seat, Ability ability, int first, int second, EventLog log) {
        switch (ability) {
            case ANIMAL_HUSBANDRY, CONSTRUCTION, BANKING -> boost(position, first, ability.amount(), log);
            case CURRENCY, CHIVALRY, METAL_CASTING -> {
                position.culture[seat] += ability.amount();
                log.all(new SidMeierCivilizationEvent.CultureGained(seat, ability.amount(), ability.id()));
            }
            case PHILOSOPHY -> Draws.gainPerson(position, seat, log);
            case POTTERY -> coin(position, seat, Technology.POTTERY, log);
            case MONARCHY -> {
                if (Targets.isWonder(first)) {
                    outdate(position, Targets.wonder(first), log);
                } else {
                    killUnit(position, first, log);
                }
            }
            case GUNPOWDER -> {
                if (Targets.isWonder(first)) {
                    outdate(position, Targets.wonder(first), log);
                } else {
                    destroyBuilding(position, first, log);
                }
            }
            case STEAM_POWER -> steam(position, seat, first, second, log);
            case ATOMIC_LABOUR -> {
                for (int city = seat * CITIES; city < (seat + 1) * CITIES; city++) {
                    position.actions[city] += (byte) (Governments.mayAct(position, city) ? 1 : 0);
                }
            }
            case HORSEBACK_RIDING -> {
                Rounds.gainTrade(position, seat, ability.amount(), log);
                Rounds.gainTrade(position, first, Ability.PARTNERS_TRADE, log);
            }
            case COMMUNISM -> {
                position.freeze(first);
                int near = Cities.nearest(position, seat, first);
                log.all(new SidMeierCivilizationEvent.SquareFrozen(
                        Square.at(first),
                        Board.terrain(position, first),
                        near / CITIES,
                        near % CITIES == 0,
                        Square.distance(position.citySquare[near], first)));
            }
            case ATOMIC_STRIKE -> strike(position, first, log);
            case METALWORKING -> position.use(seat, Once.FORGED);
            case MATHEMATICS, BALLISTICS -> {
                if (Wounds.hasTarget(position, seat)) {
                    Wounds.Frame.push(position, seat, ability.amount());
                }
            }
            default -> throw new IllegalStateException(ability + " only cancels");
        }
    }

    private static void boost(SidMeierCivilizationPosition position, int square, int production, EventLog log) {
        int city = Board.city(position, square);
        position.bonus[city] += (byte) production;
        log.all(new SidMeierCivilizationEvent.CityBoosted(
                city / CITIES, Square.at(square), Empire.cityNumber(position, city), production));
    }

    static void coin(SidMeierCivilizationPosition position, int seat, Technology technology, EventLog log) {
        position.coinTokens[seat * COIN_CARDS + Empire.coinHolder(technology)]++;
        log.all(new SidMeierCivilizationEvent.CoinGained(seat));
    }

    private static void desert(SidMeierCivilizationPosition position, int square, int who, EventLog log) {
        if (Targets.isPerson(who)) {
            log.all(new SidMeierCivilizationEvent.PersonKilled(
                    Board.seatAround(position, square), Person.at(Board.person(position, square)), Square.at(square)));
            Board.clear(position, square, NONE);
            return;
        }
        int seat = Board.owner(position, square);
        int armies = FigureCount.armies(who);
        int scouts = FigureCount.scouts(who);
        Board.kill(position, square, armies, scouts);
        log.all(new SidMeierCivilizationEvent.FiguresLost(seat, Square.at(square), armies, scouts));
    }

    private static void drive(SidMeierCivilizationPosition position, int from, int to, EventLog log) {
        int seat = Board.owner(position, from);
        int armies = Board.armies(position, from);
        int scouts = Board.scouts(position, from);
        Board.remove(position, from, armies, scouts);
        Board.add(position, to, seat, armies, scouts);
        log.all(new SidMeierCivilizationEvent.FiguresDriven(seat, Square.at(from), Square.at(to)));
    }

    private static void wither(
            SidMeierCivilizationPosition position, int seat, int square, Terrain terrain, EventLog log) {
        Terrain before = Board.terrain(position, square);
        int near = Cities.nearest(position, seat, square);
        Board.wither(position, square, terrain);
        log.all(new SidMeierCivilizationEvent.TerrainChanged(
                Square.at(square),
                terrain,
                before,
                near / CITIES,
                near % CITIES == 0,
                Square.distance(position.citySquare[near], square)));
    }

    /** First the player of the card learns, then the other may learn something in return. */
    private static void exchange(
            SidMeierCivilizationPosition position, int seat, int other, int technology, int level, EventLog log) {
        FreeTechnology.Frame.push(position, other, FreeTechnology.Occasion.EXCHANGE, seat, level);
        Learning.learn(position, seat, Technology.at(technology), log);
    }

    static void destroyBuilding(SidMeierCivilizationPosition position, int square, EventLog log) {
        int city = Board.city(position, square);
        if (city != NONE) {
            position.walls[city] = 0;
            log.all(new SidMeierCivilizationEvent.BuildingDestroyed(
                    city / CITIES, Building.CITY_WALLS, Square.at(square)));
            return;
        }
        int building = Board.building(position, square);
        if (building != NONE) {
            int owner = Board.seatAround(position, square);
            Board.clear(position, square, NONE);
            log.all(new SidMeierCivilizationEvent.BuildingDestroyed(owner, Building.at(building), Square.at(square)));
        }
    }

    private static void outdate(SidMeierCivilizationPosition position, Wonder wonder, EventLog log) {
        log.all(new SidMeierCivilizationEvent.WonderObsolete(wonder));
        if (position.wonderState[wonder.index()] == SidMeierCivilizationPosition.IN_MARKET) {
            position.ownMap();
            position.wonderState[wonder.index()] = SidMeierCivilizationPosition.GONE;
            Draws.wonder(position, log);
        } else {
            position.obsolete |= 1 << wonder.index();
        }
    }

    private static void killUnit(SidMeierCivilizationPosition position, int seat, EventLog log) {
        int unit = Draws.take(position, position.forces, seat * UnitCard.COUNT, UnitCard.COUNT);
        if (unit != NONE) {
            position.below[unit]++;
            position.reveal();
            log.all(new SidMeierCivilizationEvent.UnitLost(seat, UnitCard.at(unit)));
        }
    }

    private static void steam(SidMeierCivilizationPosition position, int seat, int from, int to, EventLog log) {
        int armies = Board.armies(position, from);
        int scouts = Board.scouts(position, from);
        Board.remove(position, from, armies, scouts);
        if (Groups.isHostile(position, seat, to)) {
            position.use(seat, Once.CARRIED);
            Combat.enter(position, seat, to, armies, scouts, log);
            return;
        }
        Board.add(position, to, seat, armies, scouts);
        Movement.markMoved(position, to, armies, scouts);
        log.all(new SidMeierCivilizationEvent.FiguresMoved(seat, Square.at(from), Square.at(to), armies, scouts));
    }

    /** A city vanishes with everything and everyone in its outskirts. */
    private static void killAll(SidMeierCivilizationPosition position, int square, EventLog log) {
        int owner = Board.owner(position, square);
        if (owner != NONE) {
            int armies = Board.armies(position, square);
            int scouts = Board.scouts(position, square);
            Board.kill(position, square, armies, scouts);
            log.all(new SidMeierCivilizationEvent.FiguresLost(owner, Square.at(square), armies, scouts));
        }
    }

    /** The city falls with everything in its outskirts, and whoever is held in its centre falls with it. */
    private static void strike(SidMeierCivilizationPosition position, int square, EventLog log) {
        killAll(position, square, log);
        for (int near : Square.around(square)) {
            killAll(position, near, log);
        }
        Cities.destroy(position, Board.city(position, square), log);
    }
}
