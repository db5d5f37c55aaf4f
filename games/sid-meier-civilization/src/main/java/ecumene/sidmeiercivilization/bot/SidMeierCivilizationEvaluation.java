package ecumene.sidmeiercivilization.bot;

import static ecumene.sidmeiercivilization.SidMeierCivilizationPosition.CITIES;
import static ecumene.sidmeiercivilization.SidMeierCivilizationPosition.NONE;

import ecumene.engine.Evaluation;
import ecumene.engine.EventLog;
import ecumene.engine.Game;
import ecumene.engine.Move;
import ecumene.engine.Seats;
import ecumene.engine.Step;
import ecumene.sidmeiercivilization.Board;
import ecumene.sidmeiercivilization.Empire;
import ecumene.sidmeiercivilization.SidMeierCivilizationMove;
import ecumene.sidmeiercivilization.SidMeierCivilizationPosition;
import ecumene.sidmeiercivilization.Standing;
import ecumene.sidmeiercivilization.component.Government;
import ecumene.sidmeiercivilization.component.Item;
import ecumene.sidmeiercivilization.component.Person;
import ecumene.sidmeiercivilization.component.Phase;
import ecumene.sidmeiercivilization.component.Resource;
import ecumene.sidmeiercivilization.component.Square;
import ecumene.sidmeiercivilization.component.Technology;
import ecumene.sidmeiercivilization.rule.CityAction;
import ecumene.sidmeiercivilization.rule.CityManagement;
import ecumene.sidmeiercivilization.rule.Interrupt;
import ecumene.sidmeiercivilization.rule.Negotiation;
import ecumene.sidmeiercivilization.rule.NewPerson;
import ecumene.sidmeiercivilization.rule.PlaceItem;
import ecumene.sidmeiercivilization.rule.Respond;
import ecumene.sidmeiercivilization.rule.Rounds;
import java.util.ArrayList;
import java.util.List;

/**
 * Who wins is who needs the fewest turns: {@link Races} estimates them from what {@link Yields} a seat has. Besides counts what
 * will help later: figures on their {@link Errands}, units, cards, resources, actions not yet taken, a battle being fought.
 */
public final class SidMeierCivilizationEvaluation implements Evaluation<SidMeierCivilizationPosition> {

    private static final SidMeierCivilizationMove LET_PASS = new SidMeierCivilizationMove.LetPass();

    /** The lead in points that makes a victory about three times as likely. */
    static final double SPREAD = 3;

    /** Points for needing half as many turns. */
    private static final double TURNS = 12;

    private static final double FIRST_TURNS = 2;
    private static final double ACTION = 0.35;
    private static final double UNIT = 0.15;
    private static final int ENOUGH_UNITS = 5;
    private static final double MORE_UNITS = 0.04;
    private static final double STRENGTH = 0.03;
    static final double CARD = 0.35;
    private static final double TOKEN = 0.5;
    static final double MARKER = 0.7;
    private static final double RESERVE = 0.5;
    private static final double PRODUCTION = 0.16;
    private static final double CITY = 1;
    private static final double NEAR_TILE = 0.4;
    private static final double FAR_TILE = 0.12;
    private static final double WONDER = 1;
    /** What it costs to trouble the others with a deal that comes to nothing. */
    private static final double VAIN_DEAL = 0.4;

    private final Game<SidMeierCivilizationPosition, SidMeierCivilizationMove> game;

    public SidMeierCivilizationEvaluation(Game<SidMeierCivilizationPosition, SidMeierCivilizationMove> game) {
        this.game = game;
    }

    /** Deals are made with sense, and a spy is not spent on figures that only go their way. */
    @Override
    public void sift(SidMeierCivilizationPosition position, int seat, List<? extends Move> moves) {
        if (position.steps().isTop(Interrupt.ON_THE_WAY)) {
            moves.removeIf(move -> !LET_PASS.equals(move));
        } else if (position.steps().isTop(Negotiation.STEP)) {
            Bargains.sift(position, seat, moves);
        }
    }

    /** While somebody is asked whether to cancel or interrupt, things are judged as if nobody did. */
    @Override
    public void outlook(SidMeierCivilizationPosition position, double[] outlook) {
        SidMeierCivilizationPosition judged = position;
        while (!judged.isFinished() && (judged.steps().isTop(Respond.STEP) || Interrupt.isAsked(judged))) {
            judged = judged == position ? position.copy() : judged;
            int seat = Seats.first(game.awaiting(judged));
            game.playListed(judged, seat, LET_PASS, EventLog.SILENT);
        }
        judge(judged, outlook);
    }

    private static void judge(SidMeierCivilizationPosition position, double[] outlook) {
        int seats = position.seats();
        if (position.isFinished()) {
            Evaluation.sharesFromResult(Standing.result(position), outlook);
            return;
        }
        if (position.round == 0) {
            settingUp(position, outlook);
            return;
        }
        points(position, outlook);
        Evaluation.sharesFromPoints(outlook, seats, SPREAD);
    }

    /** How the seats stand in the midst of a match, in points whose differences count. */
    static void points(SidMeierCivilizationPosition position, double[] outlook) {
        int seats = position.seats();
        Yields[] yields = new Yields[seats];
        int[] strength = new int[seats];
        for (int seat = 0; seat < seats; seat++) {
            outlook[seat] = 0;
            yields[seat] = new Yields();
            yields[seat].read(position, seat);
            strength[seat] = Warfare.strength(position, seat);
        }
        Errands.read(position, yields, strength, outlook);
        pending(position, yields, outlook);
        for (int seat = 0; seat < seats; seat++) {
            outlook[seat] += race(position, seat, yields[seat]) + stock(position, seat, yields[seat], strength[seat]);
        }
        if (position.attacker != NONE) {
            battle(position, outlook);
        }
    }

    /** Before the first turn only what the capital yields can be told. */
    private static void settingUp(SidMeierCivilizationPosition position, double[] outlook) {
        for (int seat = 0; seat < position.seats(); seat++) {
            outlook[seat] = 0;
            int centre = position.civilization[seat] == NONE ? NONE : position.citySquare[seat * CITIES];
            if (centre != NONE) {
                for (int square : Square.around(centre)) {
                    outlook[seat] += 0.1 * Errands.weight(Board.icons(position, square));
                    if (Board.owner(position, square) == seat) {
                        outlook[seat] += 0.01 * distance(square, centre);
                    }
                }
            }
        }
        Evaluation.sharesFromPoints(outlook, position.seats(), SPREAD);
    }

    private static int distance(int square, int centre) {
        return Math.abs(square % Square.WIDTH - centre % Square.WIDTH)
                + Math.abs(square / Square.WIDTH - centre / Square.WIDTH);
    }

    private static double race(SidMeierCivilizationPosition position, int seat, Yields yields) {
        long known = position.technologies[seat];
        double trade = Races.trade(position, seat);
        int chosen = position.chosen[seat];
        if (chosen != NONE && chosen != SidMeierCivilizationPosition.NO_RESEARCH) {
            known |= Technology.at(chosen).bit();
            trade = Math.min(trade, yields.coins);
        }
        double turns = Races.turns(position, seat, yields, known, trade);
        return -TURNS * Math.log(turns + FIRST_TURNS) / Math.log(2) + Talents.worth(yields, known);
    }

    /** What lies in store and in hand. */
    private static double stock(SidMeierCivilizationPosition position, int seat, Yields yields, int strength) {
        double worth = CITY * yields.cities + PRODUCTION * Math.min(36, yields.production);
        int units = position.forces(seat);
        worth += UNIT * Math.min(ENOUGH_UNITS, units) + MORE_UNITS * units + STRENGTH * Math.min(30, strength);
        worth += 0.06 * yields.combat;
        worth += CARD * position.handSize(seat) - VAIN_DEAL * position.offers.vain[seat];
        worth += MARKER * (position.markerCount(seat, true) + position.markerCount(seat, false));
        for (int i = 0; i < Resource.IN_MARKET; i++) {
            worth += TOKEN * position.tokens[seat * Resource.IN_MARKET + i];
        }
        for (int i = 0; i < Person.COUNT; i++) {
            worth += RESERVE * position.reserve[seat * Person.COUNT + i];
        }
        for (int city = seat * CITIES; city < (seat + 1) * CITIES; city++) {
            worth += position.walls[city] != 0 ? 0.1 : 0;
            worth += 0.05 * position.bonus[city] * Math.min(1, position.actions[city]);
        }
        for (int wonder = 0; wonder < position.wonderSquare.length; wonder++) {
            if (position.wonderSquare[wonder] != NONE
                    && (position.obsolete & 1 << wonder) == 0
                    && Empire.wonderOwner(position, wonder) == seat) {
                worth += WONDER;
            }
        }
        return worth + government(position, seat, yields) + land(position, seat);
    }

    private static double government(SidMeierCivilizationPosition position, int seat, Yields yields) {
        Government government = Empire.government(position, seat);
        return switch (government) {
            case ANARCHY -> -1;
            case MONARCHY -> 1.2;
            case REPUBLIC -> yields.cities < Empire.cityLimit(position, seat) ? 0.4 : 0.1;
            case FUNDAMENTALISM -> 0.2;
            default -> 0;
        };
    }

    /** Known land around the capital. */
    private static double land(SidMeierCivilizationPosition position, int seat) {
        int centre = position.citySquare[seat * CITIES];
        double worth = 0;
        for (int slot = 0; centre != NONE && slot < position.turned.length; slot++) {
            if (position.turned[slot] != NONE) {
                worth += distance(position.layout.square(slot, 5), centre) <= 6 ? NEAR_TILE : FAR_TILE;
            }
        }
        return worth;
    }

    /** What is declared or produced but not yet on the table, and actions that cities may still take. */
    private static void pending(SidMeierCivilizationPosition position, Yields[] yields, double[] worth) {
        for (int depth = 0; depth < position.steps().size(); depth++) {
            Step<?, ?> step = position.steps().below(depth);
            int seat = position.steps().seat(depth);
            if (PlaceItem.STEP.equals(step)) {
                place(position, depth, yields[seat], worth);
            } else if (NewPerson.STEP.equals(step)) {
                worth[seat] += RESERVE + 0.2;
            } else if (CityAction.STEP.equals(step)) {
                worth[seat] += 0.02;
            } else if (Negotiation.STEP.equals(step)) {
                for (int other = 0; other < position.seats(); other++) {
                    worth[other] -= position.offers.partner[other] == NONE ? 0 : 0.02;
                }
            } else if (CityManagement.STEP.equals(step)) {
                for (int city = seat * CITIES; city < (seat + 1) * CITIES; city++) {
                    worth[seat] += ACTION * position.actions[city];
                }
            } else if (Rounds.STEP.equals(step)) {
                actionsToCome(position, Rounds.Frame.served(position, depth), yields, worth);
            }
        }
    }

    /** Whose cities act later in this turn looks no worse than who is about to use them. */
    private static void actionsToCome(
            SidMeierCivilizationPosition position, int served, Yields[] yields, double[] worth) {
        if (position.phase > Phase.CITY_MANAGEMENT.index()) {
            return;
        }
        boolean all = position.phase < Phase.CITY_MANAGEMENT.index();
        for (int i = all ? 0 : served; i < position.seats(); i++) {
            int seat = (position.firstSeat + i) % position.seats();
            Government government = Empire.government(position, seat);
            worth[seat] +=
                    ACTION * (yields[seat].cities + government.actions() - (government == Government.ANARCHY ? 1 : 0));
        }
    }

    /** An item that waits for its place: the best place is as good as taken. */
    private static void place(SidMeierCivilizationPosition position, int depth, Yields yields, double[] worth) {
        int seat = position.steps().seat(depth);
        Item item = PlaceItem.Frame.item(position, depth);
        if (item == Item.ARMY) {
            worth[seat] += position.unbuiltArmies[seat] > 4 ? 0.45 : 0.06;
            return;
        }
        if (item == Item.SCOUT) {
            worth[seat] += 0.3;
            yields.addScout(0, yields.cities < Empire.cityLimit(position, seat) ? 0.5 : 0.2);
            return;
        }
        int icons = item.building() != null
                ? item.building().icons()
                : item.wonder() != null ? item.wonder().icons() : 0;
        worth[seat] += item.wonder() != null ? WONDER : 0;
        yields.combat += item.building() != null ? item.building().combat() : 0;
        if (depth > 0) {
            yields.add(icons, 1);
            return;
        }
        List<SidMeierCivilizationMove> moves = new ArrayList<>();
        PlaceItem.STEP.moves(position, seat, moves);
        int least = Integer.MAX_VALUE;
        int replaced = 0;
        for (SidMeierCivilizationMove move : moves) {
            int old = Board.icons(
                    position, ((SidMeierCivilizationMove.Place) move).square().index());
            if (Errands.weight(old) < least) {
                least = Errands.weight(old);
                replaced = old;
            }
        }
        yields.add(icons, 1);
        yields.add(replaced, -1);
    }

    private static void battle(SidMeierCivilizationPosition position, double[] worth) {
        double chance = Warfare.chance(position);
        double prize = Warfare.prize(position);
        double armies = 0.5 * position.battleArmies;
        worth[position.attacker] += chance * (prize + armies) - (1 - chance) * 0.3;
        if (!position.barbarians) {
            worth[position.defender] += (1 - chance) * 0.6 - chance * prize;
        }
    }
}
