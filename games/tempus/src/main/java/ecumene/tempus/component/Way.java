package ecumene.tempus.component;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import ecumene.engine.data.Ids;
import java.util.List;
import java.util.Locale;

/** How a token moves. */
public enum Way {
    LAND,
    LAKE,
    SEA;

    private static final List<Way> ALL = List.of(values());

    private final String id = name().toLowerCase(Locale.ROOT);

    @JsonCreator
    public static Way of(String id) {
        return Ids.find("way", ALL, id);
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
