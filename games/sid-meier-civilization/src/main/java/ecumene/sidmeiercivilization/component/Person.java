package ecumene.sidmeiercivilization.component;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import ecumene.engine.data.Ids;
import java.util.List;

/** The six kinds of great persons. */
public enum Person {
    ARTIST,
    BUILDER,
    GENERAL,
    HUMANITARIAN,
    INDUSTRIALIST,
    SCIENTIST;

    /** By index. */
    public static final List<Person> ALL = List.of(values());

    public static final int COUNT = ALL.size();

    private final String id;
    private final int markers;
    private final int icons;
    private final int combat;

    Person() {
        id = Data.id(this);
        Data.Row row = Data.row("great-persons.csv", id);
        markers = row.number("markers");
        icons = Icons.of(row.number("trade"), row.number("production"), row.number("culture"), row.number("coins"));
        combat = row.number("combat");
    }

    public static Person at(int index) {
        return ALL.get(index);
    }

    @JsonCreator
    public static Person of(String id) {
        return Ids.find("great person", ALL, id);
    }

    /** The place in the order above. */
    @SuppressWarnings("EnumOrdinal") // the order never changes: saved positions rely on it
    public int index() {
        return ordinal();
    }

    public int markers() {
        return markers;
    }

    public int icons() {
        return icons;
    }

    /** The bonus in battle. */
    public int combat() {
        return combat;
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
