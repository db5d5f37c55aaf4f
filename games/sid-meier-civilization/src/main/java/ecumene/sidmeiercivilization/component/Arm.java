package ecumene.sidmeiercivilization.component;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import ecumene.engine.data.Ids;
import java.util.List;

/** The four arms of unit cards. */
public enum Arm {
    INFANTRY,
    MOUNTED,
    ARTILLERY,
    AIRCRAFT;

    /** By index. */
    public static final List<Arm> ALL = List.of(values());

    public static final int COUNT = ALL.size();

    private final String id;

    Arm() {
        id = Data.id(this);
    }

    public static Arm at(int index) {
        return ALL.get(index);
    }

    @JsonCreator
    public static Arm of(String id) {
        return Ids.find("arm", ALL, id);
    }

    /** The place in the order above. */
    @SuppressWarnings("EnumOrdinal") // the order never changes: saved positions rely on it
    public int index() {
        return ordinal();
    }

    /** Whether a unit of this arm wounds one of the other first: infantry over mounted over artillery over infantry. */
    public boolean hasAdvantageOver(Arm other) {
        return this != AIRCRAFT && other != AIRCRAFT && (index() + 1) % 3 == other.index();
    }

    /** What a unit of a rank is called; aircraft have one rank only. */
    public String face(int rank) {
        return this == AIRCRAFT ? id : id + "-" + rank;
    }

    /** What a unit of a rank costs. */
    public int cost(int rank) {
        return this == AIRCRAFT ? 12 : 3 + 2 * rank;
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
