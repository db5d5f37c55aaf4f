package ecumene.throughtheages.component;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import ecumene.engine.data.Ids;
import java.util.List;

/** The ages, from antiquity to the age in which the match ends. The level of a card is the number of its age. */
public enum Age {
    A("A"),
    I("I"),
    II("II"),
    III("III"),
    IV("IV");

    public static final List<Age> ALL = List.of(values());

    private final String id;

    Age(String id) {
        this.id = id;
    }

    public static Age at(int level) {
        return ALL.get(level);
    }

    @JsonCreator
    public static Age of(String id) {
        return Ids.find("age", ALL, id);
    }

    /** 0 to 4. */
    public int level() {
        return ALL.indexOf(this);
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
