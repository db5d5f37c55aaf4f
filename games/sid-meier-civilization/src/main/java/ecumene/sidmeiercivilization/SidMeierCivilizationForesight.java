package ecumene.sidmeiercivilization;

import static ecumene.sidmeiercivilization.SidMeierCivilizationPosition.NONE;

import ecumene.engine.Foresight;
import ecumene.sidmeiercivilization.component.Item;
import ecumene.sidmeiercivilization.component.Resource;
import ecumene.sidmeiercivilization.component.Square;
import ecumene.sidmeiercivilization.component.Technology;
import ecumene.sidmeiercivilization.component.UnitCard;
import ecumene.sidmeiercivilization.component.Wonder;
import ecumene.sidmeiercivilization.rule.Prospects;
import ecumene.sidmeiercivilization.rule.Reach;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * What the rules reckon up. The first four are the same for everybody who looks.
 *
 * @param realms what each seat is able to do; a seat without a civilization has none yet
 * @param cities what each city yields, square by square
 * @param stands how strong whoever holds a square would be in a battle
 * @param fight the battle that is being fought
 * @param reach where the own figures could go
 * @param offers what the own cities could produce
 * @param prices what everything costs this seat, by item
 * @param locked the buildings for which this seat lacks a technology, and which
 * @param discounts the wonders that a technology which this seat lacks makes cheaper
 * @param sites where the seat could found a city if a figure of its own stood there
 */
public record SidMeierCivilizationForesight(
        List<Realm> realms,
        List<CityYields> cities,
        List<Stand> stands,
        @Nullable Fight fight,
        List<Marching> reach,
        List<Offer> offers,
        Map<String, Integer> prices,
        Map<String, Technology> locked,
        List<Discount> discounts,
        List<Square> sites)
        implements Foresight {

    /**
     * What a seat is able to do.
     *
     * @param keeps trade that is left after a research, at most
     * @param battleHand units in a battle, before armies and cities are counted
     */
    public record Realm(
            int seat,
            int keeps,
            int cityLimit,
            int combatBonus,
            int battleHand,
            boolean crossesWater,
            boolean stopsInWater,
            List<PyramidRow> pyramid) {}

    /**
     * A row of the pyramid.
     *
     * @param trade what a technology of this level needs
     * @param open there is a place for one more
     * @param missing how many technologies of the row below are wanting before there is one
     * @param missingTrade how much trade is wanting
     */
    public record PyramidRow(
            int level, int trade, List<Technology> technologies, boolean open, int missing, int missingTrade) {}

    /**
     * A city.
     *
     * @param shares every known square around it, and those that scouts send
     * @param fromSquares the parts of its production, and so on to {@code bonus}
     * @param art the culture of devoting it to the arts
     * @param resources what it could harvest, whether the market has it or not
     */
    public record CityYields(
            int seat,
            Square square,
            List<Share> shares,
            int trade,
            int fromSquares,
            int fromGovernment,
            int fromCoins,
            int bonus,
            int art,
            List<Resource> resources) {}

    /** {@code lost}: a blockade takes it ({@code blockade}) or a scout sends it elsewhere ({@code sent}). */
    public record Share(
            Square square,
            int trade,
            int production,
            int culture,
            int coins,
            @Nullable String lost,
            boolean byScout) {}

    /** The units and the bonus of whoever attacks from a square or is attacked there. No army, no attack. */
    public record Stand(
            int seat, Square square, int attackUnits, int attackBonus, int defenceUnits, int defenceBonus) {}

    /**
     * A battle.
     *
     * @param attackForged Metalworking waits for the attacker's next unit
     * @param clashes how the units that this seat may play would fare in each front
     */
    public record Fight(boolean attackForged, boolean defenceForged, List<Clash> clashes) {}

    public record Clash(UnitCard unit, int front, boolean kills, boolean dies) {}

    /**
     * A group on its way or one that might set out.
     *
     * @param setOut it has taken a step
     * @param units those with which it would attack; none without an army
     */
    public record Marching(
            Square square, int armies, int scouts, int left, boolean setOut, int units, List<Way> ways) {}

    /**
     * A square that a group reaches.
     *
     * @param by the square before it; a shortest way leads back over them
     * @param does what happens to who ends there: {@code stop}, {@code hut}, {@code village}, {@code attack}, {@code
     *     discover} for a tile face down, and {@code pass} where nobody can stop
     * @param against the units that would stand against who attacks there
     */
    public record Way(Square to, Square by, int steps, String does, int against) {}

    /**
     * Something that a city could produce.
     *
     * @param trade what it takes to rush it
     * @param affordable whether the seat has that trade
     * @param squares where it could be put; none for units and walls
     */
    public record Offer(Square city, Item item, int cost, int trade, boolean affordable, List<Square> squares) {}

    public record Discount(Wonder wonder, Technology technology, int cost) {}

    static SidMeierCivilizationForesight of(SidMeierCivilizationPosition position, int seat) {
        boolean plays = seat < position.seats() && !position.isFinished() && isIn(position, seat);
        return new SidMeierCivilizationForesight(
                each(position, other -> Prospects.realm(position, other)),
                each(position, other -> Outskirts.cities(position, other)).stream()
                        .flatMap(List::stream)
                        .toList(),
                Prospects.stands(position),
                position.attacker == NONE ? null : Prospects.fight(position, seat),
                plays ? Reach.of(position, seat) : List.of(),
                plays ? Prospects.offers(position, seat) : List.of(),
                plays ? Prospects.prices(position, seat) : Map.of(),
                plays ? Prospects.locked(position, seat) : Map.of(),
                plays ? Prospects.discounts(position, seat) : List.of(),
                plays ? Prospects.sites(position, seat) : List.of());
    }

    private static boolean isIn(SidMeierCivilizationPosition position, int seat) {
        return position.civilization[seat] != NONE;
    }

    private static <T> List<T> each(SidMeierCivilizationPosition position, IntFunction<T> what) {
        return IntStream.range(0, position.seats())
                .filter(seat -> isIn(position, seat))
                .mapToObj(what)
                .toList();
    }
}
