package ecumene.sidmeiercivilization.component;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import ecumene.engine.data.Ids;
import java.util.List;

/** Where coin tokens of a player lie: on four technologies, on the civilization sheet and on the Panama Canal. */
public enum CoinHolder {
    CODE_OF_LAWS,
    POTTERY,
    DEMOCRACY,
    PRINTING_PRESS,
    SHEET,
    PANAMA_CANAL;

    /** In the order in which loot is listed. */
    public static final List<CoinHolder> ALL = List.of(values());

    private final String id;

    CoinHolder() {
        id = Data.id(this);
    }

    @JsonCreator
    public static CoinHolder of(String id) {
        return Ids.find("holder of coins", ALL, id);
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
