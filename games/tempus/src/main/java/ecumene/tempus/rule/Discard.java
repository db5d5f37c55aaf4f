package ecumene.tempus.rule;

import ecumene.engine.EventLog;
import ecumene.engine.Prompt;
import ecumene.engine.Step;
import ecumene.tempus.Rulebook;
import ecumene.tempus.TempusEvent;
import ecumene.tempus.TempusMove;
import ecumene.tempus.TempusPosition;
import ecumene.tempus.TempusRefusal;
import ecumene.tempus.component.IdeaCard;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Have an Idea: whoever has drawn beyond the limit of the hand discards at once, card by card. */
public final class Discard extends Step<TempusPosition, TempusMove> {

    public static final Discard STEP = new Discard();

    private static final TempusMove[] ALL =
            IdeaCard.ALL.stream().map(TempusMove.Discard::new).toArray(TempusMove[]::new);

    private Discard() {
        super("discard");
    }

    private static int tooMany(TempusPosition position, int seat) {
        return position.cards().handSize(seat) - position.era(seat).handLimit();
    }

    @Override
    public void moves(TempusPosition position, int seat, List<TempusMove> moves) {
        for (int card = 0; card < IdeaCard.KINDS; card++) {
            if (position.cards().inHand(seat, card) > 0) {
                moves.add(ALL[card]);
            }
        }
    }

    @Override
    public TempusRefusal why(TempusPosition position, int seat, TempusMove move) {
        return move instanceof TempusMove.Discard ? TempusRefusal.CARD_NOT_IN_HAND : TempusRefusal.DISCARD_NOW;
    }

    @Override
    public void play(TempusPosition position, int seat, TempusMove move, EventLog log) {
        IdeaCard card = ((TempusMove.Discard) move).card();
        position.cards().discardFromHand(seat, card.index());
        position.reveal();
        log.all(new TempusEvent.CardDiscarded(seat, card));
        if (tooMany(position, seat) <= 0) {
            position.steps().pop();
        }
    }

    /** Always asked: a hand of equal cards is nobody else's business. */
    @Override
    public @Nullable TempusMove forced(TempusPosition position, int seat) {
        return null;
    }

    /** A card of which there are most. */
    @Override
    public TempusMove defaultMove(TempusPosition position, int seat) {
        int most = 0;
        for (int card = 1; card < IdeaCard.KINDS; card++) {
            if (position.cards().inHand(seat, card) > position.cards().inHand(seat, most)) {
                most = card;
            }
        }
        return new TempusMove.Discard(IdeaCard.at(most));
    }

    @Override
    public Prompt prompt(TempusPosition position, int seat) {
        return new Prompt(Prompt.Shape.CHOOSE_SOME, "Discard", Rulebook.IDEA, Map.of("count", tooMany(position, seat)));
    }
}
