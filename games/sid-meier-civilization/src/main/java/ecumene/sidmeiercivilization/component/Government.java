package ecumene.sidmeiercivilization.component;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import ecumene.engine.data.Ids;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The eight governments. */
public enum Government {
    ANARCHY,
    DESPOTISM,
    REPUBLIC,
    MONARCHY,
    FEUDALISM,
    DEMOCRACY,
    COMMUNISM,
    FUNDAMENTALISM;

    /** By index. */
    public static final List<Government> ALL = List.of(values());

    public static final int COUNT = ALL.size();

    /** What unlocks each, found when it is first asked for: technologies in their turn know their governments. */
    private static final class Unlocking {
        static final @Nullable Technology[] BY = new Technology[COUNT];

        static {
            for (Government government : ALL) {
                BY[government.index()] = government.technology.isEmpty() ? null : Technology.of(government.technology);
            }
        }

        private Unlocking() {}
    }

    private final String id;
    private final String technology;
    private final int production;
    private final int coins;
    private final int hand;
    private final int trade;
    private final int actions;

    Government() {
        id = Data.id(this);
        Data.Row row = Data.row("governments.csv", id);
        technology = row.text("technology");
        production = row.number("production");
        coins = row.number("coins");
        hand = row.number("hand");
        trade = row.number("trade");
        actions = row.number("actions");
    }

    public static Government at(int index) {
        return ALL.get(index);
    }

    @JsonCreator
    public static Government of(String id) {
        return Ids.find("government", ALL, id);
    }

    /** The place in the order above. */
    @SuppressWarnings("EnumOrdinal") // the order never changes: saved positions rely on it
    public int index() {
        return ordinal();
    }

    /** What unlocks it; null for Despotism, which all know, and for Anarchy. */
    public @Nullable Technology technology() {
        return Unlocking.BY[index()];
    }

    /** More production in every city. */
    public int production() {
        return production;
    }

    public int coins() {
        return coins;
    }

    /** More units in the battle hand. */
    public int hand() {
        return hand;
    }

    /** Trade at the start of the turn. */
    public int trade() {
        return trade;
    }

    /** More actions of the capital. */
    public int actions() {
        return actions;
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
