package ecumene.sidmeiercivilization.rule;

import ecumene.engine.EventLog;
import ecumene.engine.Prompt;
import ecumene.sidmeiercivilization.Empire;
import ecumene.sidmeiercivilization.Rulebook;
import ecumene.sidmeiercivilization.SidMeierCivilizationEvent;
import ecumene.sidmeiercivilization.SidMeierCivilizationMove;
import ecumene.sidmeiercivilization.SidMeierCivilizationPosition;
import ecumene.sidmeiercivilization.SidMeierCivilizationRefusal;
import ecumene.sidmeiercivilization.component.EventCard;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Culture Events: whoever holds too many discards at once, before anything else. */
public final class DiscardEvents extends Question {

    public static final DiscardEvents STEP = new DiscardEvents();

    private DiscardEvents() {
        super("discard-events");
    }

    @Override
    public void moves(SidMeierCivilizationPosition position, int seat, List<SidMeierCivilizationMove> moves) {
        for (EventCard card : EventCard.ALL) {
            if (position.inHand(seat, card) > 0) {
                moves.add(new SidMeierCivilizationMove.Discard(card));
            }
        }
    }

    @Override
    public SidMeierCivilizationRefusal why(
            SidMeierCivilizationPosition position, int seat, SidMeierCivilizationMove move) {
        return move instanceof SidMeierCivilizationMove.Discard
                ? SidMeierCivilizationRefusal.CARD_NOT_IN_HAND
                : SidMeierCivilizationRefusal.DISCARD_NOW;
    }

    @Override
    void answer(SidMeierCivilizationPosition position, int seat, SidMeierCivilizationMove move, EventLog log) {
        EventCard card = ((SidMeierCivilizationMove.Discard) move).card();
        Events.discard(position, seat, card);
        log.all(new SidMeierCivilizationEvent.EventDiscarded(seat, card));
        position.reveal();
        position.steps().pop();
    }

    @Override
    public @Nullable SidMeierCivilizationMove forced(SidMeierCivilizationPosition position, int seat) {
        return null;
    }

    @Override
    public SidMeierCivilizationMove defaultMove(SidMeierCivilizationPosition position, int seat) {
        List<SidMeierCivilizationMove> moves = new ArrayList<>();
        moves(position, seat, moves);
        return moves.getFirst();
    }

    @Override
    public Prompt prompt(SidMeierCivilizationPosition position, int seat) {
        return new Prompt(
                Prompt.Shape.CHOOSE_SOME,
                "DiscardEvents",
                Rulebook.EVENTS,
                Map.of("count", position.handSize(seat) - Empire.handLimit(position, seat)));
    }
}
