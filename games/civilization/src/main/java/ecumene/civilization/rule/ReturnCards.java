package ecumene.civilization.rule;

import ecumene.civilization.Civilization;
import ecumene.civilization.CivilizationEvent;
import ecumene.civilization.CivilizationMove;
import ecumene.civilization.CivilizationPosition;
import ecumene.civilization.CivilizationRefusal;
import ecumene.civilization.Rulebook;
import ecumene.civilization.component.TradeCard;
import ecumene.engine.EventLog;
import ecumene.engine.Prompt;
import ecumene.engine.Seats;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Trade cards beyond the limit of the hand go face down under their stacks; others, and calamities that were not passed on,
 * may go too: nobody has to keep as many as allowed (18, 19.4). Who may keep all is asked only after saying so, when buying or
 * here, or where the table wants it, and then gives back as many at a time as it likes; otherwise the question is answered
 * with the last card too many.
 */
public final class ReturnCards extends Question {

    public static final ReturnCards STEP = new ReturnCards();

    private ReturnCards() {
        super("return-cards");
    }

    /** Whether the seat is asked on when it may keep all that is left. */
    private static final class Frame {

        private static final int KEEPS_FEWER = 0;

        static void push(CivilizationPosition position, int seat, boolean keepsFewer) {
            position.steps().push(STEP, seat, keepsFewer ? 1 : 0);
        }

        static boolean keepsFewer(CivilizationPosition position) {
            return position.steps().note(KEEPS_FEWER) == 1;
        }

        static void keepFewer(CivilizationPosition position) {
            position.steps().setNote(KEEPS_FEWER, 1);
        }
    }

    /** Asks a seat that holds too many cards, or wants to keep fewer than it may. */
    static void begin(CivilizationPosition position, int seat, boolean keepsFewer) {
        Frame.push(position, seat, keepsFewer);
    }

    /** Five cards with eight players, six with fewer (18, III). */
    public static int handLimit(CivilizationPosition position) {
        return position.seats() == 8 ? 5 : 6;
    }

    /** Whether a seat may keep all that it holds. */
    static boolean fits(CivilizationPosition position, int seat) {
        return excess(position, seat) == 0;
    }

    /** How many cards a seat holds beyond the limit. */
    static int excess(CivilizationPosition position, int seat) {
        return Math.max(0, position.trade().handSize(seat) - handLimit(position));
    }

    /** Where the table wants it, everybody is asked who holds anything. */
    static boolean isAskedAnyway(CivilizationPosition position, int seat) {
        return position.setup().flag(Civilization.ASK_WHAT_TO_KEEP)
                && position.trade().handSize(seat) > 0;
    }

    @Override
    public void moves(CivilizationPosition position, int seat, List<CivilizationMove> moves) {
        boolean fits = fits(position, seat);
        int most = fits || Frame.keepsFewer(position) ? Integer.MAX_VALUE : excess(position, seat);
        for (int card = 0; card < TradeCard.KINDS; card++) {
            for (int count = 1; count <= Math.min(most, position.trade().inHand(seat, card)); count++) {
                moves.add(new CivilizationMove.ReturnCards(TradeCard.at(card), count));
            }
        }
        if (fits) {
            moves.add(DONE);
        } else if (!Frame.keepsFewer(position)) {
            moves.add(BuyCards.KEEP_FEWER);
        }
    }

    @Override
    public CivilizationRefusal why(CivilizationPosition position, int seat, CivilizationMove move) {
        return switch (move) {
            case CivilizationMove.ReturnCards back ->
                back.count() < 1
                                || back.count()
                                        > position.trade()
                                                .inHand(seat, back.card().index())
                        ? CivilizationRefusal.CARD_NOT_IN_HAND_TO_RETURN
                        : CivilizationRefusal.NOT_SO_MANY_TOO_MANY;
            case CivilizationMove.Done ignored -> CivilizationRefusal.TOO_MANY_CARDS;
            case CivilizationMove.KeepFewer ignored -> CivilizationRefusal.GIVE_BACK_WHAT_YOU_LIKE;
            default -> CivilizationRefusal.RETURN_CARDS_NOW;
        };
    }

    @Override
    public void play(CivilizationPosition position, int seat, CivilizationMove move, EventLog log) {
        if (move instanceof CivilizationMove.KeepFewer) {
            Frame.keepFewer(position);
            return;
        }
        if (move instanceof CivilizationMove.ReturnCards back) {
            position.trade().lay(seat, back.card().index(), back.count());
            if (Frame.keepsFewer(position) || !fits(position, seat)) {
                return;
            }
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
        return move instanceof CivilizationMove.Done ? Seats.EVERYONE : Seats.only(seat);
    }

    /** Always asked: which cards somebody holds is not known to the others. */
    @Override
    public @Nullable CivilizationMove forced(CivilizationPosition position, int seat) {
        return null;
    }

    /** The cheapest cards. */
    @Override
    public CivilizationMove defaultMove(CivilizationPosition position, int seat) {
        return fits(position, seat) ? DONE : first(position, seat);
    }

    @Override
    public Prompt prompt(CivilizationPosition position, int seat) {
        return new Prompt(
                Prompt.Shape.CHOOSE_SOME,
                "ReturnCards",
                Rulebook.HAND_LIMIT,
                Map.of(
                        "limit",
                        handLimit(position),
                        "count",
                        excess(position, seat),
                        "laid",
                        position.trade().laidCount()));
    }
}
