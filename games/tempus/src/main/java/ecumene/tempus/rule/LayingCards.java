package ecumene.tempus.rule;

import ecumene.engine.EventLog;
import ecumene.engine.Loss;
import ecumene.engine.Seats;
import ecumene.engine.Step;
import ecumene.tempus.TempusEvent;
import ecumene.tempus.TempusMove;
import ecumene.tempus.TempusPosition;
import ecumene.tempus.TempusRefusal;
import ecumene.tempus.component.IdeaCard;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A seat lays any of its cards on the table, one by one until it is done: attacking, defending or for progress. Useless ones
 * too: they may deceive. Nobody else sees them before everybody concerned is done.
 */
abstract class LayingCards extends Step<TempusPosition, TempusMove> {

    private static final TempusMove[] LAY =
            IdeaCard.ALL.stream().map(TempusMove.LayCard::new).toArray(TempusMove[]::new);
    private static final TempusMove DONE = new TempusMove.Done();

    private final TempusRefusal now;

    LayingCards(String name, TempusRefusal now) {
        super(name);
        this.now = now;
    }

    /** What happens when the seat has laid all the cards it wants to. This frame is already gone. */
    abstract void done(TempusPosition position, int seat, EventLog log);

    @Override
    public final void moves(TempusPosition position, int seat, List<TempusMove> moves) {
        for (int card = 0; card < IdeaCard.KINDS; card++) {
            if (position.cards().inHand(seat, card) > 0) {
                moves.add(LAY[card]);
            }
        }
        moves.add(DONE);
    }

    /** What everybody is told of the cards when their owner is done. */
    TempusEvent told(TempusPosition position, int seat) {
        return new TempusEvent.CardsLaid(seat, position.cards().laidCount(seat));
    }

    /** What a card would add here. */
    abstract int points(TempusPosition position, int seat, IdeaCard card);

    /** Whether anybody is still to decide who sees only the backs of these cards. */
    abstract boolean mayDeceive(TempusPosition position, int seat);

    /** A card that adds nothing may deceive, or is only thrown away; nobody lays one by a slip of the hand. */
    @Override
    public final @Nullable Loss loss(TempusPosition position, int seat, TempusMove move) {
        return move instanceof TempusMove.LayCard lay && points(position, seat, lay.card()) == 0
                ? new Loss(mayDeceive(position, seat) ? "bluff" : "wasted-card", Map.of("card", lay.card()))
                : null;
    }

    /** Which card it is remains with its owner; that there are no more is said aloud. */
    @Override
    public final int audience(TempusPosition position, int seat, TempusMove move) {
        return move instanceof TempusMove.LayCard ? Seats.only(seat) : Seats.EVERYONE;
    }

    @Override
    public final TempusRefusal why(TempusPosition position, int seat, TempusMove move) {
        return move instanceof TempusMove.LayCard ? TempusRefusal.CARD_NOT_IN_HAND : now;
    }

    @Override
    public final void play(TempusPosition position, int seat, TempusMove move, EventLog log) {
        if (move instanceof TempusMove.LayCard lay) {
            position.cards().lay(seat, lay.card().index());
            return;
        }
        log.all(told(position, seat));
        position.steps().pop();
        done(position, seat, log);
    }

    /**
     * Both numbers are known to all. Who has laid the last card still says so: until then all of them can be taken back, as
     * they can with more cards in the hand.
     */
    @Override
    public final @Nullable TempusMove forced(TempusPosition position, int seat) {
        boolean empty = position.cards().handSize(seat) == 0 && position.cards().laidCount(seat) == 0;
        return empty ? DONE : null;
    }

    @Override
    public final TempusMove defaultMove(TempusPosition position, int seat) {
        return DONE;
    }
}
