package ecumene.throughtheages.component;

import com.fasterxml.jackson.annotation.JsonValue;
import ecumene.engine.data.Ids;
import java.util.List;
import java.util.Locale;

/** The kinds of military cards, in the order of the file. */
public enum MilitaryType {
    EVENT,
    TERRITORY,
    AGGRESSION,
    WAR,
    PACT,
    TACTIC,
    BONUS;

    public static final List<MilitaryType> ALL = List.of(values());

    private final String id = name().toLowerCase(Locale.ROOT);

    static MilitaryType of(String id) {
        return Ids.find("type of military card", ALL, id);
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
