package ecumene.civilization.rule;

import ecumene.civilization.CivilizationEvent;
import ecumene.civilization.CivilizationMove;
import ecumene.civilization.CivilizationPosition;
import ecumene.civilization.CivilizationRefusal;
import ecumene.civilization.Rulebook;
import ecumene.civilization.component.TradeCard;
import ecumene.engine.EventLog;
import ecumene.engine.Prompt;
import ecumene.engine.Seats;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Trade cards beyond the limit of the hand go face down under their stacks, and so may calamities that were not passed on
 * (18, 19.4). They are chosen in order, so that each set has one way.
 */
public final class ReturnCards extends Question {

    public static final ReturnCards STEP = new ReturnCards();

    private static final CivilizationMove[] RETURN =
            TradeCard.ALL.stream().map(CivilizationMove.ReturnCard::new).toArray(CivilizationMove[]::new);

    private ReturnCards() {
        super("return-cards");
    }

    /** Five cards with eight players, six with fewer (18, III). */
    public static int limit(CivilizationPosition position) {
        return position.seats() == 8 ? 5 : 6;
    }

    /** As far as everybody knows, the seat holds too much or might hold a calamity. */
    static boolean isAsked(CivilizationPosition position, int seat) {
        int size = position.trade().handSize(seat);
        return size > limit(position) || (size > 0 && position.trade().someBlackCalamityMayBeOut());
    }

    private static int lastLaid(CivilizationPosition position) {
        for (int card = TradeCard.KINDS - 1; card > 0; card--) {
            if (position.trade().laid(card) > 0) {
                return card;
            }
        }
        return 0;
    }

    @Override
    public void moves(CivilizationPosition position, int seat, List<CivilizationMove> moves) {
        int tooMany = position.trade().handSize(seat) - limit(position);
        int first = tooMany > 0 ? lastLaid(position) : Math.max(TradeCard.COMMODITIES, lastLaid(position));
        int rest = 0;
        for (int card = first; card < TradeCard.KINDS; card++) {
            rest += position.trade().inHand(seat, card);
        }
        for (int card = first; card < TradeCard.KINDS && rest >= tooMany; card++) {
            if (position.trade().inHand(seat, card) > 0) {
                moves.add(RETURN[card]);
            }
            rest -= position.trade().inHand(seat, card);
        }
        if (tooMany <= 0) {
            moves.add(DONE);
        }
    }

    @Override
    public CivilizationRefusal why(CivilizationPosition position, int seat, CivilizationMove move) {
        return switch (move) {
            case CivilizationMove.ReturnCard back -> {
                int card = back.card().index();
                if (card >= TradeCard.KINDS || position.trade().inHand(seat, card) == 0) {
                    yield CivilizationRefusal.CARD_NOT_IN_HAND;
                }
                yield position.trade().handSize(seat) <= limit(position)
                                && back.card().isCommodity()
                        ? CivilizationRefusal.WITHIN_THE_LIMIT
                        : CivilizationRefusal.CARDS_GO_IN_ORDER;
            }
            case CivilizationMove.Done ignored -> CivilizationRefusal.TOO_MANY_CARDS;
            default -> CivilizationRefusal.RETURN_CARDS_NOW;
        };
    }

    @Override
    public void play(CivilizationPosition position, int seat, CivilizationMove move, EventLog log) {
        if (move instanceof CivilizationMove.ReturnCard back) {
            position.trade().lay(seat, back.card().index());
            return;
        }
        position.steps().pop();
        int count = position.trade().laidCount();
        if (count > 0) {
            // The stacks that grow tell something of the hand.
            position.reveal();
            position.trade().returnLaid(position.random());
            log.all(new CivilizationEvent.CardsReturned(seat, count));
        }
    }

    @Override
    public int audience(CivilizationPosition position, int seat, CivilizationMove move) {
        return move instanceof CivilizationMove.ReturnCard ? Seats.only(seat) : Seats.EVERYONE;
    }

    /** Always asked: which cards somebody holds is not known to the others. */
    @Override
    public @Nullable CivilizationMove forced(CivilizationPosition position, int seat) {
        return null;
    }

    /** The cheapest cards. */
    @Override
    public CivilizationMove defaultMove(CivilizationPosition position, int seat) {
        List<CivilizationMove> moves = new ArrayList<>();
        moves(position, seat, moves);
        return moves.contains(DONE) ? DONE : moves.getFirst();
    }

    @Override
    public Prompt prompt(CivilizationPosition position, int seat) {
        return new Prompt(
                Prompt.Shape.CHOOSE_SOME,
                "ReturnCards",
                Rulebook.HAND_LIMIT,
                Map.of(
                        "limit",
                        limit(position),
                        "count",
                        Math.max(0, position.trade().handSize(seat) - limit(position))));
    }
}
