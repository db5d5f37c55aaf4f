package ecumene.sidmeiercivilization.rule;

import static ecumene.sidmeiercivilization.SidMeierCivilizationPosition.CITIES;
import static ecumene.sidmeiercivilization.SidMeierCivilizationPosition.NONE;

import ecumene.engine.EventLog;
import ecumene.sidmeiercivilization.Board;
import ecumene.sidmeiercivilization.Empire;
import ecumene.sidmeiercivilization.Once;
import ecumene.sidmeiercivilization.SidMeierCivilizationEvent;
import ecumene.sidmeiercivilization.SidMeierCivilizationPosition;
import ecumene.sidmeiercivilization.component.Arm;
import ecumene.sidmeiercivilization.component.Building;
import ecumene.sidmeiercivilization.component.Civilization;
import ecumene.sidmeiercivilization.component.Marker;
import ecumene.sidmeiercivilization.component.Phase;
import ecumene.sidmeiercivilization.component.Square;
import ecumene.sidmeiercivilization.component.Technology;
import ecumene.sidmeiercivilization.component.UnitCard;
import ecumene.sidmeiercivilization.component.Wonder;
import java.util.List;

/** Combat: armies enter a square, and if it comes to a battle forces and bonuses are counted. */
final class Combat {

    static final int ATTACKER = 0;
    static final int DEFENDER = 1;

    private static final int CARDS_FOR_ARMY = 2;
    private static final int CARDS_FOR_CITY = 3;
    private static final int CITY = 6;
    private static final int CAPITAL = 12;
    private static final int CHINESE_CULTURE = 3;

    /** The arms of which a village draws one unit each. */
    private static final List<Arm> BARBARIANS = List.of(Arm.ARTILLERY, Arm.INFANTRY, Arm.MOUNTED);

    private Combat() {}

    /** Figures that are off the map enter a square: peacefully, exploring or attacking. */
    static void enter(
            SidMeierCivilizationPosition position, int seat, int square, int armies, int scouts, EventLog log) {
        int city = Board.city(position, square);
        if (city != NONE && city / CITIES != seat) {
            begin(position, seat, city / CITIES, square, armies, scouts, log);
        } else if (Board.isEnemy(position, square, seat)) {
            int victim = Board.owner(position, square);
            if (Board.armies(position, square) > 0) {
                begin(position, seat, victim, square, armies, scouts, log);
            } else {
                int killed = Board.scouts(position, square);
                Board.kill(position, square, 0, killed);
                int near = Cities.nearest(position, victim, square);
                log.all(new SidMeierCivilizationEvent.ScoutsKilled(
                        seat,
                        victim,
                        Square.at(square),
                        killed,
                        Board.terrain(position, square),
                        near / CITIES,
                        near % CITIES == 0,
                        Square.distance(position.citySquare[near], square)));
                settle(position, seat, square, armies, scouts, log);
                Razing.offer(position, seat, square);
                Loot.begin(position, seat, victim, false);
            }
        } else if (position.onMap[square] == Board.VILLAGE) {
            position.barbarians = true;
            begin(position, seat, position.nextSeat(seat), square, armies, scouts, log);
        } else {
            boolean hut = position.onMap[square] == Board.HUT;
            settle(position, seat, square, armies, scouts, log);
            if (hut) {
                takeMarker(position, seat, square, true, log);
            }
        }
    }

    /** Figures come down on a square; in the movement phase, or if Steam Power carried them, that was their move. */
    static void settle(
            SidMeierCivilizationPosition position, int seat, int square, int armies, int scouts, EventLog log) {
        Board.add(position, square, seat, armies, scouts);
        if (position.phase == Phase.MOVEMENT.index() || position.hasUsed(seat, Once.CARRIED)) {
            position.used[seat] &= ~Once.CARRIED;
            Movement.markMoved(position, square, armies, scouts);
        }
        log.all(new SidMeierCivilizationEvent.SquareEntered(seat, Square.at(square), armies));
    }

    static void takeMarker(SidMeierCivilizationPosition position, int seat, int square, boolean hut, EventLog log) {
        position.ownMap()[square] = Board.EMPTY;
        Marker marker = Draws.marker(position, hut);
        log.all(new SidMeierCivilizationEvent.TribeJoined(seat, Square.at(square), hut ? "hut" : "village"));
        if (Empire.is(position, seat, Civilization.CHINESE)) {
            position.culture[seat] += CHINESE_CULTURE;
            log.all(new SidMeierCivilizationEvent.CultureGained(seat, CHINESE_CULTURE, Civilization.CHINESE.id()));
        }
        if (marker == Marker.VILLAGE_GREAT_PERSON) {
            Draws.gainPerson(position, seat, log);
        } else {
            position.markers[seat * Marker.HELD + marker.index()]++;
            log.only(seat, new SidMeierCivilizationEvent.MarkerSeen(marker));
        }
    }

    // ---------------------------------------------------------------- before the battle

    private static void begin(
            SidMeierCivilizationPosition position,
            int seat,
            int defender,
            int square,
            int armies,
            int scouts,
            EventLog log) {
        position.attacker = seat;
        position.defender = defender;
        position.battleSquare = square;
        position.battleArmies = armies;
        position.battleScouts = scouts;
        position.layOutBattle();
        int city = Board.city(position, square);
        int near = Cities.nearest(position, position.barbarians ? seat : defender, square);
        log.all(new SidMeierCivilizationEvent.BattleBegan(
                seat,
                defender,
                Square.at(square),
                position.barbarians ? "village" : city == NONE ? "figures" : "city",
                Board.terrain(position, square),
                near / CITIES,
                near % CITIES == 0,
                Square.distance(position.citySquare[near], square)));
        if (city != NONE && position.walls[city] != 0 && Empire.knows(position, seat, Technology.COMBUSTION)) {
            position.walls[city] = 0;
            log.all(new SidMeierCivilizationEvent.BuildingDestroyed(defender, Building.CITY_WALLS, Square.at(square)));
        }
        boolean walled = city != NONE && position.walls[city] != 0;
        int first = walled ? ATTACKER : DEFENDER;
        Battle.Frame.push(position, walled ? seat : defender, first);
        draw(position, ATTACKER, attackCards(position, seat, armies));
        position.battleBonus[ATTACKER] = (byte) Empire.combatBonus(position, seat);
        if (position.barbarians) {
            position.battleBonus[DEFENDER] = 0;
            drawBarbarians(position);
        } else {
            draw(position, DEFENDER, defenceCards(position, defender, square));
            position.battleBonus[DEFENDER] = (byte) defenceBonus(position, defender, square);
        }
        if (position.battleBonus[ATTACKER] + position.battleBonus[DEFENDER] > 0) {
            log.all(new SidMeierCivilizationEvent.BonusCounted(
                    position.battleBonus[ATTACKER], position.battleBonus[DEFENDER]));
        }
    }

    /** Cards in the hand of whoever attacks with some armies. */
    static int attackCards(SidMeierCivilizationPosition position, int seat, int armies) {
        return Empire.battleHand(position, seat) + CARDS_FOR_ARMY * (armies - 1);
    }

    /** Cards in the hand of whoever is attacked on a square. */
    static int defenceCards(SidMeierCivilizationPosition position, int seat, int square) {
        int byArmies = CARDS_FOR_ARMY * Math.max(0, Board.armies(position, square) - 1);
        int byCity = Board.city(position, square) == NONE ? 0 : CARDS_FOR_CITY;
        return Empire.battleHand(position, seat) + byArmies + byCity;
    }

    /** Cards of the barbarians of a village. */
    static int barbarianCards() {
        return BARBARIANS.size();
    }

    static int defenceBonus(SidMeierCivilizationPosition position, int seat, int square) {
        int city = Board.city(position, square);
        int bonus = Empire.combatBonus(position, seat);
        bonus += city == NONE ? 0 : city % CITIES == 0 ? CAPITAL : CITY;
        return bonus + (city != NONE && position.walls[city] != 0 ? Building.CITY_WALLS.combat() : 0);
    }

    private static void draw(SidMeierCivilizationPosition position, int side, int size) {
        int seat = seat(position, side);
        for (int i = 0; i < size; i++) {
            int unit = Draws.take(position, position.forces, seat * UnitCard.COUNT, UnitCard.COUNT);
            if (unit == NONE) {
                return;
            }
            position.battleHand[side * UnitCard.COUNT + unit]++;
        }
    }

    private static void drawBarbarians(SidMeierCivilizationPosition position) {
        int missing = 0;
        for (Arm arm : BARBARIANS) {
            if (Draws.hasUnits(position, arm)) {
                barbarian(position, arm);
            } else {
                missing++;
            }
        }
        if (missing > 0) {
            Barbarians.Frame.push(position, position.defender, missing);
        }
    }

    static void barbarian(SidMeierCivilizationPosition position, Arm arm) {
        position.battleHand[DEFENDER * UnitCard.COUNT + Draws.unit(position, arm)]++;
    }

    // ---------------------------------------------------------------- readings

    static int seat(SidMeierCivilizationPosition position, int side) {
        return side == ATTACKER ? position.attacker : position.defender;
    }

    /** Whether a side is played with somebody's own forces. */
    static boolean isOwn(SidMeierCivilizationPosition position, int side) {
        return side == ATTACKER || !position.barbarians;
    }

    static int strength(SidMeierCivilizationPosition position, int side, int unit) {
        UnitCard card = UnitCard.at(unit);
        if (!isOwn(position, side)) {
            return card.strength(1);
        }
        int seat = seat(position, side);
        return strengthOf(position, seat, card);
    }

    /** What a unit of a seat is worth. */
    static int strengthOf(SidMeierCivilizationPosition position, int seat, UnitCard card) {
        int himeji = Empire.wonderWorks(position, seat, Wonder.HIMEJI_SAMURAI_CASTLE) ? 1 : 0;
        return card.strength(Empire.rank(position, seat, card.arm())) + himeji;
    }

    /** Whether a side holds its hand open for the owner of the Oracle. */
    static boolean isOpen(SidMeierCivilizationPosition position, int side) {
        int other = 1 - side;
        return isOwn(position, other) && Empire.wonderWorks(position, seat(position, other), Wonder.ORACLE);
    }
}
