package ecumene.tempus.rule;

import ecumene.engine.EventLog;
import ecumene.engine.Prompt;
import ecumene.tempus.Rulebook;
import ecumene.tempus.TempusPosition;
import ecumene.tempus.TempusRefusal;
import ecumene.tempus.component.Era;
import ecumene.tempus.component.IdeaCard;
import java.util.Map;

/** Progress: each seat in turn lays cards face down, once. */
public final class ProgressCards extends LayingCards {

    public static final ProgressCards STEP = new ProgressCards();

    private ProgressCards() {
        super("progress-cards", TempusRefusal.LAY_PROGRESS_CARDS_NOW);
    }

    /** {@link Progress}, which is below, goes on with the next seat. */
    @Override
    void done(TempusPosition position, int seat, EventLog log) {}

    @Override
    int points(TempusPosition position, int seat, IdeaCard card) {
        return Progress.points(card, Progress.newEra(position).terrain());
    }

    /** Those who lay their cards later, if they have any. */
    @Override
    boolean mayDeceive(TempusPosition position, int seat) {
        for (int place = position.seats() - 1; position.inOrder(place) != seat; place--) {
            if (position.cards().handSize(position.inOrder(place)) > 0) {
                return true;
            }
        }
        return false;
    }

    @Override
    public Prompt prompt(TempusPosition position, int seat) {
        Era era = Progress.newEra(position);
        return new Prompt(
                Prompt.Shape.CHOOSE_SOME,
                "ProgressCards",
                Rulebook.PROGRESS,
                Map.of("era", era, "terrain", era.terrain()));
    }
}
