package ecumene.sidmeiercivilization.bot;

import static ecumene.sidmeiercivilization.SidMeierCivilizationPosition.CITIES;
import static ecumene.sidmeiercivilization.SidMeierCivilizationPosition.NONE;

import ecumene.sidmeiercivilization.Board;
import ecumene.sidmeiercivilization.Empire;
import ecumene.sidmeiercivilization.SidMeierCivilizationPosition;
import ecumene.sidmeiercivilization.component.Arm;
import ecumene.sidmeiercivilization.component.UnitCard;

/** How strong seats are, and how a battle looks that is being fought. */
final class Warfare {

    private static final int HAND_FOR_ARMY = 2;
    private static final int HAND_FOR_CITY = 3;
    private static final int CITY = 6;
    private static final int CAPITAL = 12;
    private static final int WALLS = 4;

    /** The lead that makes a victory about three times as likely as a defeat. */
    private static final double SPREAD = 4;

    private Warfare() {}

    /** The strength of all standing forces together. */
    static int strength(SidMeierCivilizationPosition position, int seat) {
        int strength = 0;
        for (Arm arm : Arm.ALL) {
            int first = seat * UnitCard.COUNT + arm.index() * UnitCard.STRENGTHS;
            int rank = Empire.rank(position, seat, arm);
            for (int i = 0; i < UnitCard.STRENGTHS; i++) {
                int count = position.forces[first + i];
                if (count > 0) {
                    strength += count
                            * UnitCard.at(arm.index() * UnitCard.STRENGTHS + i).strength(rank);
                }
            }
        }
        return strength;
    }

    /** What a seat brings to a battle with a hand of some size. */
    private static double power(int hand, int units, int strength, int bonus) {
        return units == 0 ? bonus : (double) strength * Math.min(hand, units) / units + bonus;
    }

    static double attack(SidMeierCivilizationPosition position, int seat, int armies, int strength, int bonus) {
        int hand = Empire.battleHand(position, seat) + HAND_FOR_ARMY * (armies - 1);
        return power(hand, position.forces(seat), strength, bonus);
    }

    static double defence(SidMeierCivilizationPosition position, int city, int strength, int bonus) {
        int seat = city / CITIES;
        int walls = position.walls[city] != 0 ? WALLS : 0;
        int hand = Empire.battleHand(position, seat) + HAND_FOR_CITY;
        return power(hand, position.forces(seat), strength, bonus + walls + (city % CITIES == 0 ? CAPITAL : CITY));
    }

    static double chance(double lead) {
        return 1 / (1 + Math.exp(-lead / SPREAD));
    }

    /** How likely the attacker of the present battle is to win: strengths in hand and in play, and the bonuses. */
    static double chance(SidMeierCivilizationPosition position) {
        double lead = position.battleBonus[0] - position.battleBonus[1] - 0.5;
        for (int unit = 0; unit < UnitCard.COUNT; unit++) {
            int own = position.battleHand[unit];
            int other = position.battleHand[UnitCard.COUNT + unit];
            if (own + other > 0) {
                UnitCard card = UnitCard.at(unit);
                lead += own * card.strength(rank(position, 0, card.arm()));
                lead -= other * card.strength(rank(position, 1, card.arm()));
            }
        }
        for (int i = 0; i < position.frontsSize; i += 4) {
            lead += left(position, i, 0) - left(position, i + 2, 1);
        }
        int units = position.battleHandSize(0) + position.battleHandSize(1);
        // The fewer units are still to be played, the surer the lead.
        return 1 / (1 + Math.exp(-lead / (0.5 + Math.min(SPREAD, 0.6 * units))));
    }

    private static int rank(SidMeierCivilizationPosition position, int side, Arm arm) {
        if (side == 1 && position.barbarians) {
            return 1;
        }
        return Empire.rank(position, side == 0 ? position.attacker : position.defender, arm);
    }

    private static double left(SidMeierCivilizationPosition position, int at, int side) {
        int unit = position.fronts[at];
        if (unit == NONE) {
            return 0;
        }
        UnitCard card = UnitCard.at(unit);
        int strength = card.strength(rank(position, side, card.arm()));
        // A wounded unit counts in full at the end, but may not get there.
        return strength - (position.battleHandSize(1 - side) > 0 ? 0.3 * position.fronts[at + 1] : 0);
    }

    /** What is at stake for the attacker. */
    static double prize(SidMeierCivilizationPosition position) {
        if (position.barbarians) {
            return 0.9;
        }
        int city = Board.city(position, position.battleSquare);
        return city == NONE ? 0.8 : city % CITIES == 0 ? 40 : 3;
    }
}
