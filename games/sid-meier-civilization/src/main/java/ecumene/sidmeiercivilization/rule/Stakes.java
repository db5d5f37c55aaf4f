package ecumene.sidmeiercivilization.rule;

import static ecumene.sidmeiercivilization.SidMeierCivilizationPosition.CITIES;
import static ecumene.sidmeiercivilization.SidMeierCivilizationPosition.NONE;

import ecumene.engine.Seats;
import ecumene.sidmeiercivilization.Board;
import ecumene.sidmeiercivilization.Empire;
import ecumene.sidmeiercivilization.SidMeierCivilizationPosition;
import ecumene.sidmeiercivilization.component.Government;
import ecumene.sidmeiercivilization.component.Square;
import ecumene.sidmeiercivilization.component.Technology;

/**
 * For what the others may interrupt a move: a group is about to fight or explore, to come down out of the air, to enter the
 * outskirts of a foreign city, to infiltrate a city, to raze a building, to turn up a tile, to bar a city with its presence,
 * to leave the reach of a card, to go where Communism had better hold it back, or to stop where it can build a city before
 * anybody else moves again.
 */
final class Stakes {

    private Stakes() {}

    /**
     * Who is asked before a group does something: whoever might interrupt it for all that can be seen. Communism holds figures
     * where they stand, so its owner is asked before they leave a square for something that matters, and not otherwise.
     */
    static int asked(SidMeierCivilizationPosition position, Groups.Group group, int to, Approach.Deed deed) {
        int mover = group.seat();
        int ground = group.ground();
        boolean forAll = deed != Approach.Deed.GO || isForAll(position, mover, to);
        boolean leaves = leaves(position, mover, to, deed);
        int asked = Seats.NOBODY;
        for (int seat = position.nextSeat(mover); seat != mover; seat = position.nextSeat(seat)) {
            boolean concerned = (leaves
                            && Interrupt.mightHoldFast(position, seat, ground)
                            && (forAll || claims(position, group, to) || threatens(position, mover, to, seat)))
                    || (forAll
                            ? Interrupt.mightStrike(position, seat, ground)
                            : leaves && Interrupt.losesReach(position, seat, mover, ground, to));
            asked |= concerned ? Seats.only(seat) : Seats.NOBODY;
        }
        return asked;
    }

    /** Whether a group could build a city on a square when the next turn begins. */
    private static boolean claims(SidMeierCivilizationPosition position, Groups.Group group, int to) {
        int mover = group.seat();
        return (group.scouts() > 0 || Empire.government(position, mover) == Government.REPUBLIC)
                && Empire.cities(position, mover) < Empire.cityLimit(position, mover)
                && Cities.site(position, mover, to) == null;
    }

    /** Whether figures that go to a square could be with another seat's figures, or before its cities, in their next move. */
    private static boolean threatens(SidMeierCivilizationPosition position, int mover, int to, int seat) {
        int speed = Empire.speed(position, mover);
        for (int city = seat * CITIES; city < (seat + 1) * CITIES; city++) {
            int centre = position.citySquare[city];
            if (centre != NONE && Square.steps(to, centre) <= speed + 1) {
                return true;
            }
        }
        int square = Board.nextWithFigures(position, seat, NONE);
        while (square != NONE && Square.steps(to, square) > speed) {
            square = Board.nextWithFigures(position, seat, square);
        }
        return square != NONE;
    }

    /** Whether a deed takes the group off the square on which it stands. */
    private static boolean leaves(SidMeierCivilizationPosition position, int mover, int to, Approach.Deed deed) {
        return switch (deed) {
            case GO -> !isAirborne(position, mover, to);
            case LAND, INFILTRATE -> true;
            default -> false;
        };
    }

    /** Whether a group only goes on its way, out of nobody's reach: then nothing but Communism can be the answer. */
    static boolean isOnTheWay(
            SidMeierCivilizationPosition position, int mover, int ground, int to, Approach.Deed deed, int asked) {
        if (deed != Approach.Deed.GO || isForAll(position, mover, to)) {
            return false;
        }
        for (int seat = 0; seat < position.seats(); seat++) {
            if (Seats.contains(asked, seat) && Interrupt.losesReach(position, seat, mover, ground, to)) {
                return false;
            }
        }
        return true;
    }

    /**
     * Who is asked before a group that has moved stops where it can build a city when the next turn begins: whoever might
     * strike it there and has already had a part in this movement phase. The others can still do so in theirs.
     */
    static int askedBeforeSettling(SidMeierCivilizationPosition position, Groups.Group group, int origin) {
        int ground = group.ground();
        int mover = group.seat();
        int asked = Seats.NOBODY;
        if (ground != origin && settles(position, group)) {
            for (int seat = position.firstSeat; seat != mover; seat = position.nextSeat(seat)) {
                asked |= Interrupt.mightStrike(position, seat, ground) ? Seats.only(seat) : Seats.NOBODY;
            }
        }
        return asked;
    }

    private static boolean settles(SidMeierCivilizationPosition position, Groups.Group group) {
        int ground = group.ground();
        return (group.scouts() > 0 && Cities.reason(position, group.seat(), ground, false) == null)
                || (group.armies() > 0 && Cities.reason(position, group.seat(), ground, true) == null);
    }

    /** Whether a step to a square matters to more than those whose reach it leaves. */
    private static boolean isForAll(SidMeierCivilizationPosition position, int mover, int to) {
        if (Groups.isHostile(position, mover, to)) {
            return !isAirborne(position, mover, to);
        }
        int owner = Board.seatAround(position, to);
        return (owner != NONE && owner != mover) || barred(position, mover, to) != NONE;
    }

    /** Whether a group flies over a square and stays, for all cards, where it is. */
    private static boolean isAirborne(SidMeierCivilizationPosition position, int mover, int to) {
        return Groups.isHostile(position, mover, to) && Empire.knows(position, mover, Technology.FLIGHT);
    }

    /** Whose figure beside a square could build a city now and could not with a foreign figure there; NONE for nobody. */
    private static int barred(SidMeierCivilizationPosition position, int mover, int to) {
        for (int near : Square.around(to)) {
            if (Board.isEnemy(position, near, mover)) {
                int owner = Board.owner(position, near);
                if (Cities.reason(position, owner, near, false) == null
                        || Cities.reason(position, owner, near, true) == null) {
                    return owner;
                }
            }
        }
        return NONE;
    }

    /** What is at stake for a seat, in a word that the texts know. */
    static String name(
            SidMeierCivilizationPosition position, int seat, int mover, int ground, int to, Approach.Deed deed) {
        if (isOnTheWay(position, mover, ground, to, deed, Seats.only(seat))) {
            return "way";
        }
        return switch (deed) {
            case INFILTRATE -> "infiltration";
            case DISCOVER -> "discovery";
            case RAZE -> "razing";
            case STOP -> "settling";
            default -> place(position, mover, to);
        };
    }

    private static String place(SidMeierCivilizationPosition position, int mover, int to) {
        if (Board.city(position, to) != NONE) {
            return "city";
        }
        if (Board.isEnemy(position, to, mover)) {
            return "figures";
        }
        if (Board.isTribe(position, to)) {
            return position.onMap[to] == Board.HUT ? "hut" : "village";
        }
        int owner = Board.seatAround(position, to);
        if (owner != NONE && owner != mover) {
            return "outskirts";
        }
        return barred(position, mover, to) == NONE ? "reach" : "site";
    }

    /** Whose city, outskirts, figures or site it is about; the mover itself if nobody's. */
    static int whose(SidMeierCivilizationPosition position, int mover, int to) {
        int owner = Board.seatAt(position, to);
        if (owner == NONE) {
            owner = Board.isEnemy(position, to, mover) ? Board.owner(position, to) : Board.seatAround(position, to);
        }
        if (owner == NONE || owner == mover) {
            owner = barred(position, mover, to);
        }
        return owner == NONE ? mover : owner;
    }
}
