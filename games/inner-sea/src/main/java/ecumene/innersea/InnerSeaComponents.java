package ecumene.innersea;

import ecumene.engine.Components;
import ecumene.engine.data.Csv;
import ecumene.innersea.component.Area;
import ecumene.innersea.component.AreaSet;
import ecumene.innersea.component.Civilization;
import ecumene.innersea.component.EpochEvent;
import ecumene.innersea.component.FateCard;
import ecumene.innersea.component.Wonder;
import ecumene.innersea.rule.Wonders;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;

/**
 * What is printed in the box: the map, the cards, the Wonders, the displays and the table of the Epochs.
 *
 * @param width of the drawing of the map, in whose units everything on it is given
 * @param height of that drawing
 * @param areas in the order of the competitions
 * @param euxine the outline of the sea beyond the straits, which is not in play
 * @param settlement how many disks on land are a Settlement
 * @param city how many are a City at least
 * @param wonderCost what a Wonder costs: disks from the map, talents and cards
 * @param wonderDisks how much of that must be disks
 * @param changes the rows of the table of what happens between two Epochs
 */
public record InnerSeaComponents(
        int width,
        int height,
        List<Land> areas,
        List<Integer> euxine,
        int settlement,
        int city,
        int wonderCost,
        int wonderDisks,
        List<Card> cards,
        List<Monument> wonders,
        List<Display> civilizations,
        List<Change> changes)
        implements Components {

    /**
     * An area.
     *
     * @param kind {@code land}, {@code shallow} or {@code deep}
     * @param island what island it belongs to; empty for the mainland and the sea
     * @param x where pieces stand, with {@code radius} of room around
     * @param ring its corners, x and y in turn; areas that touch share corners
     */
    public record Land(
            Area id,
            String kind,
            String island,
            boolean home,
            int x,
            int y,
            int radius,
            List<Integer> ring,
            List<Area> neighbours) {}

    /**
     * A fate card.
     *
     * @param kind {@code plain}, {@code negate}, {@code competition}, {@code investment} or {@code event}
     * @param legend what becomes of it: {@code discard}, {@code aside}, {@code shuffle}, {@code table} or {@code victim}
     * @param disks how many are put on it
     */
    public record Card(
            FateCard id, int number, String kind, boolean person, List<String> tags, String legend, int disks) {}

    public record Monument(Wonder id, int disks) {}

    /** The display of a civilization, as far as it is not told in words. */
    public record Display(Civilization id, Area home, List<Help> help) {}

    /** Help in competitions. {@code count}: how often in a phase. {@code own}: with a disk of the own colour. */
    public record Help(String id, int count, boolean own) {}

    /** {@code first} and {@code last}: the numbers of the cards that bring it. */
    public record Change(EpochEvent id, int first, int last) {}

    private static final int WIDTH = 1000;
    private static final int HEIGHT = 400;
    private static final int SETTLEMENT = 2;
    private static final int CITY = 3;
    private static final String EUXINE = "euxine";

    static final InnerSeaComponents ALL = printed();

    private static InnerSeaComponents printed() {
        Map<String, List<Integer>> rings = rings();
        return new InnerSeaComponents(
                WIDTH,
                HEIGHT,
                printedAreas(rings),
                ring(rings, EUXINE),
                SETTLEMENT,
                CITY,
                Wonders.USUAL.resources(),
                Wonders.USUAL.disks(),
                FateCard.ALL.stream().map(InnerSeaComponents::card).toList(),
                Wonder.ALL.stream()
                        .map(wonder -> new Monument(wonder, wonder.disks()))
                        .toList(),
                Civilization.ALL.stream()
                        .filter(civilization -> civilization.home() >= 0)
                        .map(InnerSeaComponents::display)
                        .toList(),
                printedChanges());
    }

    private static Map<String, List<Integer>> rings() {
        Map<String, List<Integer>> rings = new HashMap<>();
        for (Map<String, String> row : Csv.read(InnerSea.class, "outlines.csv")) {
            List<Integer> ring = new ArrayList<>();
            for (String number : row.getOrDefault("ring", "").split(" ", -1)) {
                ring.add(Integer.parseInt(number));
            }
            rings.put(row.getOrDefault("id", ""), List.copyOf(ring));
        }
        return rings;
    }

    private static List<Integer> ring(Map<String, List<Integer>> rings, String id) {
        return Objects.requireNonNull(rings.get(id), () -> "outlines.csv: nothing for " + id);
    }

    private static List<Land> printedAreas(Map<String, List<Integer>> rings) {
        List<Land> areas = new ArrayList<>();
        for (Area area : Area.ALL) {
            areas.add(new Land(
                    area,
                    word(area.kind()),
                    area.island(),
                    area.isHome(),
                    area.x(),
                    area.y(),
                    area.radius(),
                    ring(rings, area.id()),
                    list(Area.neighbours(area.index()))));
        }
        return List.copyOf(areas);
    }

    private static List<Area> list(AreaSet set) {
        List<Area> areas = new ArrayList<>();
        for (int area = set.first(); area >= 0; area = set.after(area)) {
            areas.add(Area.at(area));
        }
        return List.copyOf(areas);
    }

    private static Card card(FateCard card) {
        return new Card(
                card,
                card.number(),
                word(card.kind()),
                card.isGreatPerson(),
                card.tags(),
                word(card.legend()),
                card.disks());
    }

    private static Display display(Civilization civilization) {
        return new Display(
                civilization,
                Area.at(civilization.home()),
                civilization.help().stream()
                        .map(help -> new Help(help.id(), help.count(), help.own()))
                        .toList());
    }

    private static List<Change> printedChanges() {
        List<Change> changes = new ArrayList<>();
        for (FateCard card : FateCard.ALL) {
            EpochEvent event = EpochEvent.of(card);
            if (!changes.isEmpty() && changes.getLast().id() == event) {
                changes.set(
                        changes.size() - 1, new Change(event, changes.getLast().first(), card.number()));
            } else {
                changes.add(new Change(event, card.number(), card.number()));
            }
        }
        return List.copyOf(changes);
    }

    private static String word(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT);
    }
}
