package ecumene.civilization;

import ecumene.civilization.component.Area;
import ecumene.civilization.component.Board;
import ecumene.civilization.component.CardGroup;
import ecumene.civilization.component.CivilizationCard;
import ecumene.civilization.component.Epoch;
import ecumene.civilization.component.FloodPlain;
import ecumene.civilization.component.Nation;
import ecumene.civilization.component.Shore;
import ecumene.civilization.component.TradeCard;
import ecumene.civilization.component.Volcano;
import ecumene.civilization.rule.BuildShips;
import ecumene.civilization.rule.Table;
import ecumene.civilization.rule.Trade;
import ecumene.engine.Components;
import ecumene.engine.data.Csv;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * What is printed in the box: the map, the trade cards, the civilization cards and the succession table.
 *
 * @param width of the drawing of the map, in whose units everything on it is given
 * @param height of that drawing
 * @param areas the land first, then the open seas
 * @param shores where ships lie
 * @param tradeCards commodities by their value, then the calamities
 * @param nations the rows of the succession table, from the top
 * @param finalSpace where every row of the table ends
 * @param groups how many groups of cards the Late Bronze Age asks for
 * @param cards how many civilization cards the Iron Age asks for
 * @param mostCards how many civilization cards a player keeps at most
 * @param fewestTraded how many cards each side of a deal has at least
 * @param ships how many ships a nation has
 * @param shipCost how many tokens a ship costs
 */
public record CivilizationComponents(
        int width,
        int height,
        List<Land> areas,
        List<Anchorage> shores,
        List<Lake> lakes,
        List<Mountain> volcanoes,
        List<Good> tradeCards,
        List<Card> civilizationCards,
        List<Row> nations,
        int finalSpace,
        int groups,
        int cards,
        int mostCards,
        int fewestTraded,
        int ships,
        int shipCost)
        implements Components {

    /**
     * An area.
     *
     * @param kind {@code land}, {@code coast}, {@code island} or {@code sea}
     * @param limit how many tokens live there; none at sea
     * @param site {@code black} for a place for a city that is safe from floods, {@code white} for one that is not
     * @param dry whether a city there is safe from the floods of its plain
     * @param cityCost how many tokens a city takes
     * @param boards the boards where it is in play
     * @param x where tokens lie
     * @param cityX where a city stands
     * @param outline as a path of a drawing
     * @param land the part of it that is no water
     * @param neighbours the areas across a land border
     */
    public record Land(
            Area id,
            String kind,
            int limit,
            @Nullable String site,
            boolean dry,
            int cityCost,
            @Nullable FloodPlain plain,
            @Nullable Volcano volcano,
            List<String> boards,
            int x,
            int y,
            int cityX,
            int cityY,
            String outline,
            @Nullable String land,
            List<Area> neighbours) {}

    public record Anchorage(Shore id, Area area, int x, int y) {}

    /** A lake lies around the way between two points, which may be the same. */
    public record Lake(String id, int x, int y, int toX, int toY, List<Area> areas) {}

    public record Mountain(Volcano id, int x, int y, List<Area> areas) {}

    /**
     * A trade card.
     *
     * @param stack the stack it comes from; for commodities also its value
     * @param red a calamity that everybody knows by its back and that cannot be traded
     */
    public record Good(TradeCard id, int stack, int copies, List<Integer> values, boolean calamity, boolean red) {}

    /**
     * A civilization card. The text {@code card.<id>} says what it does.
     *
     * @param copies with eight players
     * @param gives its credits as they are printed: for whole groups, and for other cards
     */
    public record Card(
            CivilizationCard id,
            List<CardGroup> groups,
            int cost,
            int copies,
            List<Credit> credits,
            List<Gift> gives) {}

    /** {@code to}: groups and cards, by ids. */
    public record Gift(int value, List<String> to) {}

    /** What a card takes off the price of another one. */
    public record Credit(CivilizationCard card, int value) {}

    /**
     * A row of the succession table; {@code epochs} and {@code points} are given for each space from 0.
     *
     * @param cities how many the Early Bronze Age asks for
     */
    public record Row(Nation id, Area start, int cities, List<Epoch> epochs, List<Integer> points) {}

    private static final int WIDTH = 2000;
    private static final int HEIGHT = 1200;

    static final CivilizationComponents ALL = printed();

    private static CivilizationComponents printed() {
        return new CivilizationComponents(
                WIDTH,
                HEIGHT,
                printedAreas(),
                printedShores(),
                printedLakes(),
                printedVolcanoes(),
                TradeCard.ALL.stream().map(CivilizationComponents::good).toList(),
                CivilizationCard.ALL.stream().map(CivilizationComponents::card).toList(),
                Nation.ALL.stream().map(CivilizationComponents::row).toList(),
                Nation.FINAL_SPACE,
                Table.GROUPS,
                Table.CARDS,
                CivilizationCard.MOST,
                Trade.FEWEST,
                Pieces.SHIPS,
                BuildShips.COST);
    }

    private static Map<String, Map<String, String>> rows(String file) {
        Map<String, Map<String, String>> rows = new HashMap<>();
        for (Map<String, String> row : Csv.read(Civilization.class, file)) {
            rows.put(row.getOrDefault("id", ""), row);
        }
        return rows;
    }

    private static Map<String, String> row(Map<String, Map<String, String>> rows, String id) {
        return Objects.requireNonNull(rows.get(id), () -> "nothing is drawn for " + id);
    }

    private static int number(Map<String, String> row, String column) {
        return Integer.parseInt(row.getOrDefault(column, ""));
    }

    private static @Nullable String textOrNull(Map<String, String> row, String column) {
        String text = row.getOrDefault(column, "");
        return text.isEmpty() ? null : text;
    }

    private static List<Land> printedAreas() {
        Map<String, Map<String, String>> drawn = rows("outlines.csv");
        Map<String, Map<String, String>> printed = rows("areas.csv");
        Board whole = Board.of("8");
        List<Land> areas = new ArrayList<>();
        for (Area area : Area.ALL) {
            Map<String, String> row = row(drawn, area.id());
            String outline = row.getOrDefault("outline", "");
            String land = textOrNull(row, "land");
            areas.add(new Land(
                    area,
                    row(printed, area.id()).getOrDefault("kind", ""),
                    area.limit(),
                    textOrNull(row(printed, area.id()), "site"),
                    area.plain() != null && "black".equals(textOrNull(row(printed, area.id()), "site")),
                    area.cityCost(),
                    area.plain(),
                    area.volcano(),
                    Board.ALL.stream()
                            .filter(board -> board.has(area.index()))
                            .map(Board::toString)
                            .toList(),
                    number(row, "x"),
                    number(row, "y"),
                    number(row, "city_x"),
                    number(row, "city_y"),
                    outline,
                    area.isOpenSea() || land != null ? land : outline,
                    IntStream.of(whole.land(area.index())).mapToObj(Area::at).toList()));
        }
        return List.copyOf(areas);
    }

    private static List<Anchorage> printedShores() {
        Map<String, Map<String, String>> drawn = rows("shores.csv");
        return Shore.ALL.stream()
                .map(shore -> new Anchorage(
                        shore, shore.area(), number(row(drawn, shore.id()), "x"), number(row(drawn, shore.id()), "y")))
                .toList();
    }

    private static List<Lake> printedLakes() {
        List<Lake> lakes = new ArrayList<>();
        for (Map<String, String> row : Csv.read(Civilization.class, "sights.csv")) {
            String id = row.getOrDefault("id", "");
            List<Area> around = Shore.ALL.stream()
                    .filter(shore -> shore.waterName().equals(id))
                    .map(Shore::area)
                    .toList();
            if (!around.isEmpty()) {
                lakes.add(new Lake(
                        id, number(row, "x"), number(row, "y"), number(row, "to_x"), number(row, "to_y"), around));
            }
        }
        return List.copyOf(lakes);
    }

    private static List<Mountain> printedVolcanoes() {
        Map<String, Map<String, String>> drawn = rows("sights.csv");
        return Volcano.ALL.stream()
                .map(volcano -> new Mountain(
                        volcano,
                        number(row(drawn, volcano.id()), "x"),
                        number(row(drawn, volcano.id()), "y"),
                        Area.ALL.stream()
                                .filter(area -> area.volcano() == volcano)
                                .toList()))
                .toList();
    }

    private static Good good(TradeCard card) {
        List<Integer> values = new ArrayList<>();
        for (int count = 1; count <= card.copies() && card.isCommodity(); count++) {
            values.add(TradeCard.value(card.index(), count));
        }
        return new Good(card, card.stack(), card.copies(), List.copyOf(values), !card.isCommodity(), card.isRed());
    }

    private static Card card(CivilizationCard card) {
        return new Card(
                card,
                groups(card),
                card.cost(),
                card.copies(),
                CivilizationCard.ALL.stream()
                        .filter(other -> other != card && card.credit(other) > 0)
                        .map(other -> new Credit(other, card.credit(other)))
                        .toList(),
                gifts(card));
    }

    private static List<CardGroup> groups(CivilizationCard card) {
        return CardGroup.ALL.stream().filter(group -> isIn(card, group)).toList();
    }

    private static boolean isIn(CivilizationCard card, CardGroup group) {
        return (card.groups() & (1 << group.index())) != 0;
    }

    /** The greatest first; a group where all of its other cards get as much, and by itself what is of no such group. */
    private static List<Gift> gifts(CivilizationCard card) {
        List<CivilizationCard> others =
                CivilizationCard.ALL.stream().filter(other -> other != card).toList();
        List<Integer> values = others.stream()
                .map(card::credit)
                .filter(value -> value > 0)
                .distinct()
                .sorted(Comparator.reverseOrder())
                .toList();
        List<CardGroup> open = new ArrayList<>(groups(card));
        List<Gift> gifts = new ArrayList<>();
        for (int value : values) {
            List<CardGroup> whole = open.stream()
                    .filter(group -> others.stream()
                            .filter(other -> isIn(other, group))
                            .allMatch(other -> card.credit(other) >= value))
                    .toList();
            Stream<String> single = others.stream()
                    .filter(other ->
                            card.credit(other) == value && whole.stream().noneMatch(group -> isIn(other, group)))
                    .map(CivilizationCard::id);
            gifts.add(new Gift(
                    value,
                    Stream.concat(whole.stream().map(CardGroup::id), single).toList()));
            open.removeAll(whole);
        }
        return List.copyOf(gifts);
    }

    private static Row row(Nation nation) {
        return new Row(
                nation,
                nation.start(),
                nation.cities(),
                IntStream.rangeClosed(0, Nation.FINAL_SPACE)
                        .mapToObj(nation::epoch)
                        .toList(),
                IntStream.rangeClosed(0, Nation.FINAL_SPACE)
                        .map(nation::points)
                        .boxed()
                        .toList());
    }
}
