package ecumene.sidmeiercivilization;

import static ecumene.sidmeiercivilization.SidMeierCivilizationPosition.CITIES;
import static ecumene.sidmeiercivilization.SidMeierCivilizationPosition.NONE;
import static ecumene.sidmeiercivilization.SidMeierCivilizationPosition.SCOUTS;

import ecumene.engine.Step;
import ecumene.engine.data.BadDataException;
import ecumene.sidmeiercivilization.component.Ability;
import ecumene.sidmeiercivilization.component.Building;
import ecumene.sidmeiercivilization.component.CultureTrack;
import ecumene.sidmeiercivilization.component.Government;
import ecumene.sidmeiercivilization.component.MapTile;
import ecumene.sidmeiercivilization.component.Person;
import ecumene.sidmeiercivilization.component.Phase;
import ecumene.sidmeiercivilization.component.Square;
import ecumene.sidmeiercivilization.component.Technology;
import ecumene.sidmeiercivilization.component.Terrain;
import ecumene.sidmeiercivilization.component.UnitCard;
import ecumene.sidmeiercivilization.component.Wonder;
import ecumene.sidmeiercivilization.rule.Remembering;
import java.util.Objects;
import java.util.function.BiConsumer;

/** Of {@link SidMeierCivilizationLaws} those that come first: a number that stands for something stands for what there is. */
final class SidMeierCivilizationBounds {

    /** What a city can have done, as bits: produce, the arts, harvest. */
    private static final int ALL_ACTIONS = 7;

    private static final int QUARTERS = 4;

    private final SidMeierCivilizationPosition position;
    private final BiConsumer<Boolean, String> check;

    SidMeierCivilizationBounds(SidMeierCivilizationPosition position, BiConsumer<Boolean, String> check) {
        this.position = position;
        this.check = check;
    }

    void check() {
        time();
        map();
        seats();
        cities();
        wonders();
        battle();
        deals();
    }

    /** After loading: steps are about seats at the table, and whatever their notes stand for can be named. */
    static void checkSteps(SidMeierCivilizationPosition position) {
        for (int depth = 0; depth < position.steps().size(); depth++) {
            Step<?, ?> step = Objects.requireNonNull(position.steps().below(depth));
            int seat = position.steps().seat(depth);
            if (seat < 0 || seat >= position.seats()) {
                throw new BadDataException("the step " + step.name() + " is about a seat that is not there: " + seat);
            }
            if (step instanceof Remembering remembers) {
                remembers.notes(position, depth);
            }
        }
    }

    private void check(boolean holds, String law) {
        check.accept(holds, law);
    }

    private void within(byte[] numbers, int least, int most, String law) {
        for (byte number : numbers) {
            check(number >= least && number <= most, law);
        }
    }

    private boolean isSeat(int seat) {
        return seat >= 0 && seat < position.seats();
    }

    private boolean isSquare(int square) {
        return square >= 0 && square < Square.COUNT && position.layout.slot(square) != NONE;
    }

    private boolean isSquareOrNone(int square) {
        return square == NONE || isSquare(square);
    }

    private void time() {
        check(position.round >= 0, "rounds are counted from 0");
        check(position.phase >= 0 && position.phase <= Phase.RESEARCH.index(), "the phase is one of five");
        check(isSeat(position.firstSeat), "the first player sits at the table");
        check(position.winner == NONE || isSeat(position.winner), "the winner sits at the table");
        check(position.ending >= 0 && position.ending < Ending.COUNT, "the ending is one of those there are");
    }

    private void map() {
        within(position.turned, NONE, QUARTERS - 1, "tiles are turned by quarters");
        within(position.neutral, MapTile.HOMES, MapTile.COUNT - 1, "every neutral tile is there once");
        for (int square = 0; square < Square.COUNT; square++) {
            if (isSquare(square)) {
                check(isThing(position.onMap[square]), "what lies on the map is a piece of the game");
                check(
                        position.disaster[square] >= 0 && position.disaster[square] <= Terrain.COUNT,
                        "a disaster makes a terrain of the game");
                figures(square);
            } else {
                check(
                        position.onMap[square] == 0
                                && position.disaster[square] == 0
                                && position.figures[square] == 0
                                && position.moved[square] == 0
                                && !position.isFrozen(square),
                        "nothing lies beside the map");
            }
        }
    }

    private boolean isThing(int thing) {
        int building = thing - Board.FIRST_BUILDING;
        int wonder = thing - Board.FIRST_WONDER;
        int person = thing - Board.FIRST_PERSON;
        return (thing >= Board.EMPTY && thing < Board.FIRST_CITY + position.seats() * CITIES)
                || (building >= 0 && building < Building.COUNT && building != Building.CITY_WALLS.index())
                || (wonder >= 0 && wonder < Wonder.COUNT)
                || (person >= 0 && person < Person.COUNT);
    }

    private void figures(int square) {
        int figures = position.figures[square];
        check(
                figures >= 0
                        && (figures == 0 || (isSeat(figures & 3) && Board.figures(position, square) > 0))
                        && (figures == 0 || Board.isRevealed(position, square)),
                "figures of players stand on tiles that lie face up");
        check(
                position.moved[square] >= 0
                        && Board.movedArmies(position, square) <= Board.armies(position, square)
                        && Board.movedScouts(position, square) <= Board.scouts(position, square),
                "nobody has moved who is not there");
    }

    private void seats() {
        within(position.civilization, NONE, MapTile.HOMES - 1, "every civilization is one of six");
        within(position.government, 0, Government.COUNT - 1, "every government is one of eight");
        int last = position.isFinished() ? CultureTrack.LAST : CultureTrack.LAST - 1;
        within(position.level, 0, last, "the culture track has 21 spaces, and the last ends the match");
        within(position.coinTokens, 0, Empire.MOST_TOKENS_ON_CARD, "a technology holds four coins at most");
        within(position.returned, 0, Byte.MAX_VALUE, "no count is negative");
        long technologies = (1L << Technology.COUNT) - 1;
        long once = (1L << Ability.ALL.size()) - 1 | Once.ALL;
        for (int seat = 0; seat < position.seats(); seat++) {
            check((position.technologies[seat] & ~technologies) == 0, "every technology is one of the game");
            check((position.used[seat] & ~once) == 0, "what is used once a turn is something of the game");
            check(isSquareOrNone(position.newScout[seat]), "a new scout stands on the map");
            check(
                    position.anarchySince[seat] >= 0 && position.anarchySince[seat] <= position.round,
                    "no anarchy has begun in a turn to come");
            check(
                    position.civilization[seat] == NONE
                            ? position.round == 0 && position.turned[seat] == NONE
                            : position.turned[seat] != NONE,
                    "everybody has a civilization and its tile before the first turn");
            int chosen = position.chosen[seat];
            check(
                    chosen == SidMeierCivilizationPosition.NO_RESEARCH || (chosen >= NONE && chosen < Technology.COUNT),
                    "what is researched is a technology of the game");
            for (int other = 0; other < seat; other++) {
                check(
                        position.civilization[seat] == NONE
                                || position.civilization[seat] != position.civilization[other],
                        "every civilization is there once");
            }
        }
    }

    private void cities() {
        within(position.walls, 0, 1, "a city has walls or none");
        within(position.actionsTaken, 0, ALL_ACTIONS, "cities produce, devote themselves to the arts or harvest");
        within(position.bonus, 0, Byte.MAX_VALUE, "no count is negative");
        for (int square : position.citySquare) {
            check(isSquareOrNone(square), "every city stands on its square");
        }
        for (int i = 0; i < position.sentSquare.length; i++) {
            int city = position.sentCity[i];
            check(isSquareOrNone(position.sentSquare[i]), "scouts send squares of the map");
            check(
                    position.sentSquare[i] == NONE
                            || city == NONE
                            || (city >= 0 && city / CITIES == i / SCOUTS && position.citySquare[city] != NONE),
                    "scouts send their square to a city of their own");
        }
    }

    private void wonders() {
        within(
                position.wonderState,
                SidMeierCivilizationPosition.IN_DECK,
                SidMeierCivilizationPosition.GONE,
                "a wonder lies in the deck or the market, is built or gone");
        for (int wonder = 0; wonder < Wonder.COUNT; wonder++) {
            check(isSquareOrNone(position.wonderSquare[wonder]), "every wonder stands on its square");
            check(
                    position.wonderSquare[wonder] == NONE
                            || position.wonderState[wonder] == SidMeierCivilizationPosition.BUILT,
                    "only wonders that are built stand on the map");
        }
        check((position.obsolete & -1 << Wonder.COUNT) == 0, "only wonders of the game are obsolete");
        check(position.panamaCoins >= 0, "no count is negative");
        check(isSquareOrNone(position.lastPlaced), "what was placed last is on the map");
    }

    private void battle() {
        boolean battle = position.attacker != NONE;
        check(
                battle
                        ? isSeat(position.attacker)
                                && isSeat(position.defender)
                                && position.attacker != position.defender
                                && isSquare(position.battleSquare)
                        : position.frontsSize == 0,
                "a battle has an attacker, a defender and a square");
        check(position.battleArmies >= 0 && position.battleScouts >= 0, "no count is negative");
        check(position.frontsSize % 4 == 0, "a front has two sides");
        check(
                position.lastFront >= 0 && position.lastFront < SidMeierCivilizationPosition.MAX_FRONTS,
                "fronts are counted from 0");
        for (int i = 0; i < position.frontsSize; i++) {
            boolean unit = i % 2 == 0;
            check(
                    position.fronts[i] >= (unit ? NONE : 0) && (!unit || position.fronts[i] < UnitCard.COUNT),
                    "units with their wounds fight at the fronts");
        }
    }

    private void deals() {
        within(position.offers.sent, 0, 1, "an offer lies on the table or not");
        within(position.offers.finished, 0, Byte.MAX_VALUE, "no count is negative");
        within(position.offers.vain, 0, Byte.MAX_VALUE, "no count is negative");
        check(position.offers.dealsMade >= 0, "no count is negative");
        for (int seat = 0; seat < position.seats(); seat++) {
            int partner = position.offers.partner[seat];
            check(
                    partner == NONE || (isSeat(partner) && partner != seat),
                    "offers are made to another player at the table");
        }
    }
}
