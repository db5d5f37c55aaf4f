package ecumene.tempus.component;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import ecumene.engine.data.Csv;
import ecumene.engine.data.Ids;
import ecumene.tempus.Tempus;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** An idea with a terrain in the background: 36 different cards, 54 in the deck. Equal cards cannot be told apart. */
public final class IdeaCard {

    /** By index: {@code idea * 4 + terrain}. */
    public static final List<IdeaCard> ALL = all();

    /** How many different cards there are. */
    public static final int KINDS = 36;

    /** How many different backgrounds each idea has. */
    public static final int BACKGROUNDS = 4;

    /** How many cards the deck has. */
    public static final int DECK = 54;

    private final int index;
    private final Idea idea;
    private final Terrain background;
    private final int copies;
    private final String id;

    private IdeaCard(int index, Idea idea, Terrain background, int copies) {
        this.index = index;
        this.idea = idea;
        this.background = background;
        this.copies = copies;
        this.id = idea + "-" + background;
    }

    private static List<IdeaCard> all() {
        List<IdeaCard> cards = new ArrayList<>();
        List<Map<String, String>> rows = Csv.read(Tempus.class, "idea-cards.csv");
        for (Idea idea : Idea.ALL) {
            Map<String, String> row = rows.get(idea.index());
            if (!idea.id().equals(row.get("id"))) {
                throw new IllegalStateException("idea-cards.csv: " + row + " is not " + idea);
            }
            for (Terrain terrain : Terrain.ON_CARDS) {
                cards.add(new IdeaCard(
                        cards.size(), idea, terrain, Integer.parseInt(row.getOrDefault(terrain.id(), ""))));
            }
        }
        return List.copyOf(cards);
    }

    public static IdeaCard at(int index) {
        return ALL.get(index);
    }

    public static IdeaCard of(Idea idea, Terrain background) {
        return ALL.get(first(idea) + background.index());
    }

    /** The index of the first of the four cards of an idea. */
    public static int first(Idea idea) {
        return idea.index() * BACKGROUNDS;
    }

    @JsonCreator
    public static IdeaCard of(String id) {
        return Ids.find("idea card", ALL, id);
    }

    public int index() {
        return index;
    }

    public Idea idea() {
        return idea;
    }

    public Terrain background() {
        return background;
    }

    /** How many of this card the deck has. */
    public int copies() {
        return copies;
    }

    @JsonValue
    public String id() {
        return id;
    }

    @Override
    public String toString() {
        return id;
    }
}
