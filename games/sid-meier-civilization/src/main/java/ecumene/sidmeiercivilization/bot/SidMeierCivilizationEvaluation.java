package ecumene.sidmeiercivilization.bot;

import static ecumene.sidmeiercivilization.SidMeierCivilizationPosition.CITIES;
import static ecumene.sidmeiercivilization.SidMeierCivilizationPosition.NONE;

import ecumene.engine.Evaluation;
import ecumene.engine.Step;
import ecumene.sidmeiercivilization.Board;
import ecumene.sidmeiercivilization.Empire;
import ecumene.sidmeiercivilization.SidMeierCivilizationPosition;
import ecumene.sidmeiercivilization.Standing;
import ecumene.sidmeiercivilization.component.Arm;
import ecumene.sidmeiercivilization.component.CultureTrack;
import ecumene.sidmeiercivilization.component.Government;
import ecumene.sidmeiercivilization.component.Icons;
import ecumene.sidmeiercivilization.component.Item;
import ecumene.sidmeiercivilization.component.Person;
import ecumene.sidmeiercivilization.component.Square;
import ecumene.sidmeiercivilization.component.Technology;
import ecumene.sidmeiercivilization.component.UnitCard;
import ecumene.sidmeiercivilization.rule.CityAction;
import ecumene.sidmeiercivilization.rule.CityManagement;
import ecumene.sidmeiercivilization.rule.Declared;
import ecumene.sidmeiercivilization.rule.NewPerson;
import ecumene.sidmeiercivilization.rule.PlaceItem;

/**
 * The four races, what feeds them, and what is on its way: technologies, culture and coins, cities with their yields, units
 * and figures, things in hand, actions not yet taken, a battle being fought.
 */
public final class SidMeierCivilizationEvaluation implements Evaluation<SidMeierCivilizationPosition> {

    public static final SidMeierCivilizationEvaluation INSTANCE = new SidMeierCivilizationEvaluation();

    private static final double SPREAD = 9;
    private static final double[] TECHNOLOGY = {0, 3, 4.6, 6.4, 8.6, 100};
    private static final double[] SPACE = {2.4, 3.6, 5.2};
    private static final double COIN = 2.2;
    private static final double TRADE = 0.13;
    private static final double CULTURE = 0.4;
    private static final double CITY = 7;
    private static final double INCOME = 0.55;
    private static final double PRODUCTION = 0.4;
    private static final double ART = 0.45;
    private static final double ACTION = 1;
    private static final double ARMY = 1.1;
    private static final double SCOUT = 2;
    private static final double UNIT = 0.8;
    private static final double CARD = 0.7;
    private static final double RESOURCE = 0.9;
    private static final double RESERVE = 1.4;
    private static final int ENOUGH_UNITS = 7;

    private SidMeierCivilizationEvaluation() {}

    @Override
    public void outlook(SidMeierCivilizationPosition position, double[] outlook) {
        int seats = position.seats();
        if (position.isFinished()) {
            Evaluation.sharesFromResult(Standing.result(position), outlook);
            return;
        }
        for (int seat = 0; seat < seats; seat++) {
            outlook[seat] = position.civilization[seat] == NONE ? 0 : worth(position, seat);
        }
        if (position.round > 0) {
            figures(position, outlook);
        }
        pending(position, outlook);
        if (position.attacker != NONE) {
            battle(position, outlook);
        }
        Evaluation.sharesFromPoints(outlook, seats, SPREAD);
    }

    private static double worth(SidMeierCivilizationPosition position, int seat) {
        double worth = 0;
        for (long rest = position.technologies[seat]; rest != 0; rest &= rest - 1) {
            worth += technology(position, seat, Technology.at(Long.numberOfTrailingZeros(rest)));
        }
        int chosen = position.chosen[seat];
        int trade = position.trade[seat];
        int coins = Empire.coins(position, seat);
        if (chosen != NONE && chosen != SidMeierCivilizationPosition.NO_RESEARCH) {
            worth += technology(position, seat, Technology.at(chosen));
            trade = Math.min(trade, coins);
        }
        worth += TRADE * trade + COIN * coins + (coins > 10 ? COIN * (coins - 10) : 0);
        for (int space = 1; space <= position.level[seat]; space++) {
            worth += SPACE[CultureTrack.era(space).index()];
        }
        worth += CULTURE * Math.min(position.culture[seat], 14);
        for (int city = seat * CITIES; city < (seat + 1) * CITIES; city++) {
            if (position.citySquare[city] != NONE) {
                int icons = Empire.icons(position, city);
                worth += CITY
                        + INCOME * Icons.trade(icons)
                        + PRODUCTION * Math.min(16, Icons.production(icons) + position.bonus[city])
                        + ART * Icons.culture(icons)
                        + (position.walls[city] != 0 ? 0.8 : 0);
            }
        }
        worth += UNIT * Math.min(ENOUGH_UNITS, position.forces(seat)) + 0.15 * strength(position, seat);
        worth += 0.3 * Empire.combatBonus(position, seat);
        worth += CARD * position.handSize(seat);
        worth += RESOURCE * (position.markerCount(seat, true) + position.markerCount(seat, false));
        for (int i = 0; i < 4; i++) {
            worth += RESOURCE * position.tokens[seat * 4 + i];
        }
        for (int i = 0; i < Person.COUNT; i++) {
            worth += RESERVE * position.reserve[seat * Person.COUNT + i];
        }
        int government = position.government[seat];
        worth += government == Government.ANARCHY.index() ? -2 : government == Government.DESPOTISM.index() ? 0 : 1;
        return worth;
    }

    private static double technology(SidMeierCivilizationPosition position, int seat, Technology technology) {
        double worth = TECHNOLOGY[technology.level()];
        if (technology.level() > 1 && Empire.row(position, seat, technology) == 1) {
            worth = TECHNOLOGY[1];
        }
        worth += technology == Technology.IRRIGATION ? 2.5 : 0;
        worth += technology.building() != null ? 0.7 : 0;
        worth += technology.arm() != null ? 0.4 : 0;
        return worth + 0.3 * technology.hand() + (technology.speed() > 0 ? 0.4 : 0);
    }

    private static int strength(SidMeierCivilizationPosition position, int seat) {
        int strength = 0;
        for (Arm arm : Arm.ALL) {
            int count = position.forces(seat, arm);
            strength += count == 0 ? 0 : count * Empire.rank(position, seat, arm);
        }
        return strength;
    }

    /** Figures on the map, and how near they are to what they are for: scouts to sites, armies to tribes and unknown land. */
    private static void figures(SidMeierCivilizationPosition position, double[] worth) {
        int[] squares = position.layout.squares();
        for (int square : squares) {
            int owner = Board.owner(position, square);
            if (owner != NONE) {
                int armies = Board.armies(position, square);
                int scouts = Board.scouts(position, square);
                worth[owner] += ARMY * armies + SCOUT * scouts;
                if (armies > 0) {
                    worth[owner] += lure(position, owner, square, true);
                }
                if (scouts > 0) {
                    worth[owner] += lure(position, owner, square, false);
                }
                int city = Board.cityAround(position, square);
                if (city != NONE && city / CITIES != owner) {
                    worth[owner] += 0.6;
                }
            }
        }
    }

    private static double lure(SidMeierCivilizationPosition position, int seat, int from, boolean army) {
        boolean settles = Empire.cities(position, seat) < Empire.cityLimit(position, seat);
        double best = 0;
        int x = from % Square.WIDTH;
        int y = from / Square.WIDTH;
        for (int dy = -4; dy <= 4; dy++) {
            for (int dx = -4; dx <= 4; dx++) {
                int far = Math.abs(dx) + Math.abs(dy);
                if (far > 4 || x + dx < 0 || y + dy < 0 || x + dx >= Square.WIDTH || y + dy >= Square.WIDTH) {
                    continue;
                }
                int square = from + dy * Square.WIDTH + dx;
                if (position.layout.slot(square) == NONE) {
                    continue;
                }
                double value = 0;
                if (!Board.isRevealed(position, square)) {
                    value = army ? 1.1 : 0.6;
                } else if (army) {
                    value = position.onMap[square] == Board.HUT
                            ? 1.6
                            : position.onMap[square] == Board.VILLAGE && position.forces(seat) > 4 ? 1.2 : 0;
                } else if (settles && isSite(position, seat, square)) {
                    value = 3.5;
                }
                best = Math.max(best, value - 0.2 * far);
            }
        }
        return best;
    }

    private static boolean isSite(SidMeierCivilizationPosition position, int seat, int square) {
        if (Board.isWater(position, square)) {
            return false;
        }
        for (int city : position.citySquare) {
            if (city != NONE && Square.distance(city, square) < 3) {
                return false;
            }
        }
        int[] around = Square.around(square);
        if (around.length < 8) {
            return false;
        }
        for (int near : around) {
            if (!Board.isRevealed(position, near)
                    || Board.isTribe(position, near)
                    || Board.isEnemy(position, near, seat)) {
                return false;
            }
        }
        return true;
    }

    /** What is declared or produced but not yet on the table, and actions that cities may still take. */
    private static void pending(SidMeierCivilizationPosition position, double[] worth) {
        for (int depth = 0; depth < position.steps().size(); depth++) {
            Step<?, ?> step = position.steps().below(depth);
            int seat = position.steps().seat(depth);
            if (PlaceItem.STEP.equals(step)) {
                worth[seat] += item(Item.at(position.steps().note(depth, 1)));
            } else if (NewPerson.STEP.equals(step)) {
                worth[seat] += RESERVE;
            } else if (CityAction.STEP.equals(step)) {
                worth[seat] += 0.02;
            } else if (Declared.STEP.equals(step)) {
                worth[seat] += ACTION;
            } else if (CityManagement.STEP.equals(step)) {
                for (int city = seat * CITIES; city < (seat + 1) * CITIES; city++) {
                    worth[seat] += ACTION * position.actions[city];
                }
            }
        }
    }

    private static double item(Item item) {
        if (item.wonder() != null) {
            return 7;
        }
        if (item.building() != null) {
            int icons = item.building().icons();
            return 1.2
                    + INCOME * Icons.trade(icons)
                    + PRODUCTION * Icons.production(icons)
                    + ART * Icons.culture(icons)
                    + COIN * Icons.coins(icons);
        }
        return item == Item.ARMY ? ARMY : SCOUT + 1.5;
    }

    /** How a battle looks: strengths in hand and in play, and what is at stake. */
    private static void battle(SidMeierCivilizationPosition position, double[] worth) {
        double lead = position.battleBonus[0] - position.battleBonus[1];
        for (int unit = 0; unit < UnitCard.COUNT; unit++) {
            UnitCard card = UnitCard.at(unit);
            lead += position.battleHand[unit] * card.strength(rank(position, 0, card.arm()));
            lead -= position.battleHand[UnitCard.COUNT + unit] * card.strength(rank(position, 1, card.arm()));
        }
        for (int i = 0; i < position.frontsSize; i += 4) {
            lead += left(position, i, 0) - left(position, i + 2, 1);
        }
        double chance = 1 / (1 + Math.exp(-lead / 3));
        int city = Board.city(position, position.battleSquare);
        double prize = position.barbarians ? 2.5 : city == NONE ? 3 : city % CITIES == 0 ? 60 : 10;
        double loss = 1.5 * ARMY * position.battleArmies + 1;
        worth[position.attacker] += chance * (prize + ARMY * position.battleArmies) - (1 - chance) * loss;
        if (!position.barbarians) {
            worth[position.defender] += (1 - chance) * 2 - chance * prize;
        }
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
        return card.strength(rank(position, side, card.arm())) - 0.3 * position.fronts[at + 1];
    }
}
