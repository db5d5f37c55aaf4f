package ecumene.sidmeiercivilization.rule;

import ecumene.sidmeiercivilization.SidMeierCivilizationPosition;
import java.util.Map;

/** A step of this game: what it remembers is open to all. */
public interface Remembering {

    /** What it remembers, by name, under the top by {@code depth}. */
    Map<String, Object> notes(SidMeierCivilizationPosition position, int depth);
}
