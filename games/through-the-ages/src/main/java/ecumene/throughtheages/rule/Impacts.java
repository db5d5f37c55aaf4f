package ecumene.throughtheages.rule;

import ecumene.engine.EventLog;
import ecumene.throughtheages.CardPile;
import ecumene.throughtheages.Civilization;
import ecumene.throughtheages.Source;
import ecumene.throughtheages.ThroughTheAgesEvent;
import ecumene.throughtheages.ThroughTheAgesPosition;
import ecumene.throughtheages.component.Age;
import ecumene.throughtheages.component.Banks;
import ecumene.throughtheages.component.CivilCard;
import ecumene.throughtheages.component.CivilType;
import ecumene.throughtheages.component.Leaders;
import ecumene.throughtheages.component.MilitaryCard;
import ecumene.throughtheages.component.MilitaryType;
import java.util.Arrays;
import java.util.function.IntUnaryOperator;

/** The events of Age III: all of them score, when they are revealed or at the end of the game. */
public final class Impacts {

    private Impacts() {}

    static void score(ThroughTheAgesPosition position, int current, MilitaryCard card, EventLog log) {
        int[] points = points(position, current, card);
        if (Arrays.stream(points).allMatch(each -> each == 0)) {
            log.all(new ThroughTheAgesEvent.EventInVain(card));
            return;
        }
        for (int seat = 0; seat < position.seats(); seat++) {
            if (position.isIn(seat)) {
                int change = position.civ(seat).addCulture(points[seat], Source.IMPACTS);
                log.all(new ThroughTheAgesEvent.CultureChanged(seat, change));
            }
        }
    }

    /** What is left of Age III among the events scores at the end, with the first player as the current one. */
    static void scoreAll(ThroughTheAgesPosition position, EventLog log) {
        int first = position.openingSeat();
        for (MilitaryCard card : MilitaryCard.ALL) {
            if (card.type() == MilitaryType.EVENT && card.level() == Age.III.level()) {
                CardPile current = position.military().currentEvents();
                CardPile future = position.military().futureEvents();
                if (current.find(card.index()) >= 0 || future.find(card.index()) >= 0) {
                    position.reveal();
                    log.all(new ThroughTheAgesEvent.FinalImpact(card));
                    score(position, first, card, log);
                }
            }
        }
    }

    /** The culture that an event of Age III gives each seat. */
    public static int[] points(ThroughTheAgesPosition position, int current, MilitaryCard card) {
        int[] points = new int[position.seats()];
        switch (card.effect()) {
            case IMPACT_OF_SCIENCE -> ranked(position, current, card, seat -> position.civ(seat).scienceRating, points);
            case IMPACT_OF_STRENGTH -> ranked(position, current, card, Ranking.strength(position), points);
            default -> {
                for (int seat = 0; seat < points.length; seat++) {
                    points[seat] = position.isIn(seat) ? own(position, seat, card) : 0;
                }
            }
        }
        return points;
    }

    /** By rank: three numbers for two players, three for three, three for four; the last of all gets nothing. */
    private static void ranked(
            ThroughTheAgesPosition position, int current, MilitaryCard card, IntUnaryOperator value, int[] points) {
        int[] order = Ranking.order(position, current, value);
        for (int rank = 0; rank < order.length && rank < 3; rank++) {
            points[order[rank]] = card.amount(3 * (order.length - 2) + rank);
        }
    }

    private static int own(ThroughTheAgesPosition position, int seat, MilitaryCard card) {
        Civilization civ = position.civ(seat);
        return switch (card.effect()) {
            case IMPACT_OF_AGRICULTURE -> {
                int food = foodProduction(position, seat);
                yield card.amount(0) * food + (food > Banks.consumption(civ.yellowBank) ? card.amount(1) : 0);
            }
            case IMPACT_OF_ARCHITECTURE -> card.amount(0) * levels(civ, CivilCard.FIRST_LAB, CivilCard.FIRST_UNIT);
            case IMPACT_OF_BALANCE -> card.amount(0) * balance(position, seat);
            case IMPACT_OF_COLONIES -> card.amount(0) * Integer.bitCount(civ.colonies);
            case IMPACT_OF_COMPETITION ->
                card.amount(0) * (levels(civ, CivilCard.FIRST_UNIT, CivilCard.WORKPLACES) + arenaLevels(civ));
            case IMPACT_OF_GOVERNMENT -> card.amount(0) * civ.civilTotal + card.amount(1) * civ.militaryTotal;
            case IMPACT_OF_HAPPINESS -> card.amount(0) * (civ.happiness - civ.discontent());
            case IMPACT_OF_INDUSTRY -> card.amount(0) * Ratings.mineOutput(civ);
            case IMPACT_OF_POPULATION ->
                card.amount(0) * Math.max(0, civ.employed() + civ.idle - civ.discontent() - card.amount(1));
            case IMPACT_OF_PROGRESS -> card.amount(0) * stateLevels(civ);
            case IMPACT_OF_TECHNOLOGY -> card.amount(0) * modernTechnologies(civ);
            case IMPACT_OF_VARIETY -> card.amount(0) * variety(civ);
            case IMPACT_OF_WONDERS -> wonders(civ, card);
            default -> throw new IllegalStateException("no impact: " + card);
        };
    }

    private static int foodProduction(ThroughTheAgesPosition position, int seat) {
        return Ratings.farmOutput(position.civ(seat)) + Diplomacy.extraFood(position, seat);
    }

    /** The smallest of the four productions. */
    private static int balance(ThroughTheAgesPosition position, int seat) {
        Civilization civ = position.civ(seat);
        int resources = Ratings.mineOutput(civ) + Diplomacy.extraResources(position, seat);
        if (civ.leader == Leaders.GATES) {
            resources += Ratings.labOutput(civ);
        }
        int least = Math.min(civ.scienceRating, civ.cultureRating);
        return Math.max(0, Math.min(least, Math.min(foodProduction(position, seat), resources)));
    }

    private static int levels(Civilization civ, int from, int to) {
        int levels = 0;
        for (int card = from; card < to; card++) {
            levels += civ.workers[card] * CivilCard.at(card).level();
        }
        return levels;
    }

    private static int arenaLevels(Civilization civ) {
        int levels = 0;
        for (int card = CivilCard.FIRST_LAB; card < CivilCard.FIRST_UNIT; card++) {
            if (CivilCard.at(card).type() == CivilType.ARENA) {
                levels += civ.workers[card] * CivilCard.at(card).level();
            }
        }
        return levels;
    }

    /** Levels of the government and of the special technologies. */
    private static int stateLevels(Civilization civ) {
        int levels = CivilCard.at(civ.government).level();
        for (int card = CivilCard.FIRST_SPECIAL; card < CivilCard.FIRST_GOVERNMENT; card++) {
            levels += civ.knows(card) ? CivilCard.at(card).level() : 0;
        }
        return levels;
    }

    private static int modernTechnologies(Civilization civ) {
        int count = 0;
        for (long rest = civ.technologies; rest != 0; rest &= rest - 1) {
            count += CivilCard.at(Long.numberOfTrailingZeros(rest)).level() == Age.III.level() ? 1 : 0;
        }
        return count;
    }

    private static int variety(Civilization civ) {
        int kinds = Leadership.unitTypes(civ);
        for (CivilType type : CivilType.ALL) {
            if (type.isUrban()) {
                kinds += civ.count(type) > 0 ? 1 : 0;
            } else if (type.isSpecial()) {
                kinds += civ.special(type) == Civilization.NONE ? 0 : 1;
            }
        }
        return kinds;
    }

    private static int wonders(Civilization civ, MilitaryCard card) {
        int points = 0;
        for (int rest = civ.wonders; rest != 0; rest &= rest - 1) {
            int wonder = CivilCard.FIRST_WONDER + Integer.numberOfTrailingZeros(rest);
            points += card.amount(CivilCard.at(wonder).level());
        }
        return points;
    }
}
