package ecumene.table;

import ecumene.bots.BotSpec;
import ecumene.table.TableException.Code;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The bots that can be given a seat, as {@link BotSpec} reads them. */
public final class BotLevels {

    /** Weakest first. */
    public static final List<String> ALL = List.of("random", "greedy", "mcts:300ms", "mcts:1500ms");

    /** Who stands in if nobody says who. */
    public static final String USUAL = "mcts:300ms";

    /** Who gives hints if nobody says who: as strong as the strongest, within a time that one likes to wait. */
    static final String ADVISER = "mcts:1000ms";

    private BotLevels() {}

    /** The level asked for, or the usual one. Others than these are no levels: nobody may order an hour of thought. */
    static String checked(@Nullable String level) {
        if (level == null) {
            return USUAL;
        }
        if (!ALL.contains(level)) {
            throw new TableException(Code.BAD_REQUEST, "there is no bot level " + level);
        }
        return level;
    }
}
