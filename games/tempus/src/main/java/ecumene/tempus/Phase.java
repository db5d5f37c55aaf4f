package ecumene.tempus;

import ecumene.engine.Step;
import ecumene.tempus.rule.LayTile;
import ecumene.tempus.rule.PlaceTokens;
import ecumene.tempus.rule.Progress;
import ecumene.tempus.rule.Rounds;
import java.util.Locale;

/** A part of the match; the question that all others stand on says which. */
enum Phase {
    TILES,
    TOKENS,
    ACTIONS,
    PROGRESS,
    ERA_END,
    OVER;

    private final String id = name().toLowerCase(Locale.ROOT).replace('_', '-');

    static Phase of(TempusPosition position) {
        if (position.isFinished()) {
            return OVER;
        }
        Step<?, ?> bottom = position.steps().below(position.steps().size() - 1);
        if (LayTile.STEP.equals(bottom)) {
            return TILES;
        }
        if (PlaceTokens.STEP.equals(bottom)) {
            return TOKENS;
        }
        if (Rounds.STEP.equals(bottom)) {
            return ACTIONS;
        }
        return Progress.isCounted(position) ? ERA_END : PROGRESS;
    }

    /** The name in texts. */
    String id() {
        return id;
    }
}
