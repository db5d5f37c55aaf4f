package ecumene.civilization.rule;

import ecumene.civilization.CivilizationEvent;
import ecumene.civilization.CivilizationMove;
import ecumene.civilization.CivilizationPosition;
import ecumene.civilization.CivilizationRefusal;
import ecumene.civilization.Pieces;
import ecumene.civilization.Rulebook;
import ecumene.civilization.component.Area;
import ecumene.civilization.component.Shore;
import ecumene.engine.EventLog;
import ecumene.engine.Prompt;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Piracy: for each ship of the player who passed the card on, the victim loses a coastal city that it could sail to; that
 * player chooses (22.2.11).
 */
public final class Plunder extends Question {

    public static final Plunder STEP = new Plunder();

    private Plunder() {
        super("plunder");
    }

    /** The victim, and the ship in question. */
    private static final class Frame {

        private static final int VICTIM = 0;
        private static final int SHIP = 1;

        static void push(CivilizationPosition position, int pirate, int victim, int ship) {
            position.steps().push(STEP, pirate, victim, ship);
        }

        static int victim(CivilizationPosition position) {
            return position.steps().note(VICTIM);
        }

        static int ship(CivilizationPosition position) {
            return position.steps().note(SHIP);
        }

        static void setShip(CivilizationPosition position, int ship) {
            position.steps().setNote(SHIP, ship);
        }
    }

    static boolean strike(CivilizationPosition position, int victim) {
        int pirate = position.trade().passedBy(Calamities.PIRACY);
        int ship = next(position, pirate, victim, 0);
        if (ship == Pieces.SHIPS) {
            return false;
        }
        Frame.push(position, pirate, victim, ship);
        return true;
    }

    /** The next ship that can sail to a city of the victim. */
    private static int next(CivilizationPosition position, int pirate, int victim, int from) {
        int ship = from;
        while (ship < Pieces.SHIPS
                && !(Ships.isInPlay(position, pirate, ship) && targets(position, pirate, victim, ship) != 0)) {
            ship++;
        }
        return ship;
    }

    private static boolean isReached(boolean[] reach, int area) {
        for (int shore : Shore.of(area)) {
            if (reach[shore]) {
                return true;
            }
        }
        return false;
    }

    /** The shores that a ship could come to in any number of rounds, as its owner may sail. */
    private static boolean[] reach(CivilizationPosition position, int pirate, int ship) {
        boolean openSea = Voyage.mayCrossOpenSea(position, pirate);
        boolean[] reach = new boolean[Shore.COUNT];
        int[] queue = new int[Shore.COUNT];
        int size = 0;
        int first = position.pieces().ship(pirate, ship);
        reach[first] = true;
        queue[size++] = first;
        for (int at = 0; at < size; at++) {
            int area = Shore.at(queue[at]).area().index();
            for (int to : position.board().water(queue[at], openSea)) {
                if (!reach[to]) {
                    reach[to] = true;
                    queue[size++] = to;
                }
            }
            // Where the owner lives a ship can leave by another coast (23.3).
            if (area < Area.FIRST_SEA && position.pieces().hasUnits(pirate, area)) {
                for (int to : Shore.of(area)) {
                    if (!reach[to]) {
                        reach[to] = true;
                        queue[size++] = to;
                    }
                }
            }
        }
        return reach;
    }

    @Override
    public void moves(CivilizationPosition position, int seat, List<CivilizationMove> moves) {
        Pieces pieces = position.pieces();
        int victim = Frame.victim(position);
        boolean[] reach = reach(position, seat, Frame.ship(position));
        for (int area = pieces.nextCity(victim, 0); area >= 0; area = pieces.nextCity(victim, area + 1)) {
            if (isReached(reach, area)) {
                moves.add(new CivilizationMove.Plunder(Area.at(area)));
            }
        }
    }

    @Override
    public CivilizationRefusal why(CivilizationPosition position, int seat, CivilizationMove move) {
        return move instanceof CivilizationMove.Plunder
                ? CivilizationRefusal.NO_CITY_WITHIN_REACH
                : CivilizationRefusal.PLUNDER_NOW;
    }

    @Override
    public void play(CivilizationPosition position, int seat, CivilizationMove move, EventLog log) {
        Area area = ((CivilizationMove.Plunder) move).area();
        int victim = Frame.victim(position);
        position.pieces().removeCity(area.index());
        log.all(new CivilizationEvent.CityPlundered(victim, seat, area));
        int ship = next(position, seat, victim, Frame.ship(position) + 1);
        if (ship == Pieces.SHIPS) {
            position.steps().pop();
        } else {
            Frame.setShip(position, ship);
        }
    }

    /** Where all cities that this ship and others like it reach are destroyed in any case, nothing is asked. */
    @Override
    public @Nullable CivilizationMove forced(CivilizationPosition position, int seat) {
        int victim = Frame.victim(position);
        int targets = targets(position, seat, victim, Frame.ship(position));
        int ships = 0;
        for (int ship = Frame.ship(position); ship < Pieces.SHIPS; ship++) {
            boolean alike = Ships.isInPlay(position, seat, ship) && targets(position, seat, victim, ship) == targets;
            ships += alike ? 1 : 0;
        }
        return ships >= Integer.bitCount(targets) ? first(position, seat) : null;
    }

    /** The cities that a ship could sail to, as bits of the victim's cities. */
    private static int targets(CivilizationPosition position, int pirate, int victim, int ship) {
        Pieces pieces = position.pieces();
        boolean[] reach = reach(position, pirate, ship);
        int targets = 0;
        int bit = 1;
        for (int area = pieces.nextCity(victim, 0); area >= 0; area = pieces.nextCity(victim, area + 1)) {
            targets |= isReached(reach, area) ? bit : 0;
            bit <<= 1;
        }
        return targets;
    }

    @Override
    public CivilizationMove defaultMove(CivilizationPosition position, int seat) {
        return first(position, seat);
    }

    @Override
    public Prompt prompt(CivilizationPosition position, int seat) {
        return place(
                "Plunder",
                Rulebook.PIRACY,
                Map.of(
                        "victim", Frame.victim(position),
                        "shore", Shore.at(position.pieces().ship(seat, Frame.ship(position)))));
    }
}
