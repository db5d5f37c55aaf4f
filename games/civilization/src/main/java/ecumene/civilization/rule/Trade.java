package ecumene.civilization.rule;

import ecumene.civilization.CivilizationEvent;
import ecumene.civilization.CivilizationMove;
import ecumene.civilization.CivilizationPosition;
import ecumene.civilization.CivilizationRefusal;
import ecumene.civilization.Market;
import ecumene.civilization.Rulebook;
import ecumene.engine.EventLog;
import ecumene.engine.Loss;
import ecumene.engine.Prompt;
import ecumene.engine.Seats;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The open market (16). All with three cards trade at once: they hang offers on the wall, answer those of others, and accept
 * an answer. What one seat puts together stops nobody, so it is a stage of the seat and not a step. Who is done may come back
 * as long as others trade, and does when something concerns them.
 */
public final class Trade extends Question {

    public static final Trade STEP = new Trade();

    /** The fewest cards of each side of a deal, and so of a hand that can trade. */
    public static final int FEWEST = 3;

    private static final CivilizationMove START_OFFER = new CivilizationMove.StartOffer();
    private static final CivilizationMove BE_READY = new CivilizationMove.Ready();
    private static final CivilizationMove RETURN = new CivilizationMove.Return();
    static final CivilizationMove ABANDON = new CivilizationMove.Abandon();

    private Trade() {
        super("trade");
    }

    static void begin(CivilizationPosition position, EventLog log) {
        int traders = traders(position);
        if (Seats.count(traders) >= 2) {
            position.openMarket();
            position.steps().push(STEP, 0);
            log.all(new CivilizationEvent.TradeBegan(Seats.list(traders)));
        }
    }

    static boolean canTrade(CivilizationPosition position, int seat) {
        return position.trade().handSize(seat) >= FEWEST;
    }

    private static int traders(CivilizationPosition position) {
        int traders = 0;
        for (int seat = 0; seat < position.seats(); seat++) {
            traders |= canTrade(position, seat) ? Seats.only(seat) : 0;
        }
        return traders;
    }

    @Override
    public boolean isMarket() {
        return true;
    }

    /** The seats that can trade and want to; nobody as soon as there is no partner left (16.4). */
    public static int trading(CivilizationPosition position) {
        int traders = traders(position);
        return Seats.count(traders) < 2 ? Seats.NOBODY : traders & ~atLeast(position, Market.READY);
    }

    private static int atLeast(CivilizationPosition position, int readiness) {
        int seats = 0;
        for (int seat = 0; seat < position.seats(); seat++) {
            seats |= position.market().readiness(seat) >= readiness ? Seats.only(seat) : 0;
        }
        return seats;
    }

    /** While anybody trades, those who are done can come back, unless they say that they need not be asked for now. */
    @Override
    public int awaiting(CivilizationPosition position) {
        return trading(position) == Seats.NOBODY
                ? Seats.NOBODY
                : traders(position) & ~atLeast(position, Market.RESTING);
    }

    @Override
    public void proceed(CivilizationPosition position, EventLog log) {
        position.closeMarket();
        position.steps().pop();
        log.all(new CivilizationEvent.TradeEnded());
    }

    /** Something concerns these seats: they trade again, whatever they said before. */
    static void wake(CivilizationPosition position, int seats) {
        for (int seat = 0; seat < position.seats(); seat++) {
            if (Seats.contains(seats, seat)) {
                position.market().setReadiness(seat, Market.TRADING);
                position.market().hearNews(seat);
            }
        }
    }

    /** Something has changed on the wall: who need not be asked may think again. */
    static void stir(CivilizationPosition position) {
        Market market = position.market();
        for (int seat = 0; seat < position.seats(); seat++) {
            if (market.readiness(seat) == Market.RESTING) {
                market.setReadiness(seat, Market.READY);
            }
        }
    }

    private static boolean isDone(CivilizationPosition position, int seat) {
        return position.market().readiness(seat) >= Market.READY;
    }

    private static boolean isDrafting(CivilizationPosition position, int seat) {
        return position.market().stage(seat) == Market.DRAFTING;
    }

    // ---------------------------------------------------------------- lists

    @Override
    public void moves(CivilizationPosition position, int seat, List<CivilizationMove> moves) {
        if (isDone(position, seat)) {
            moves.add(RETURN);
            moves.add(BE_READY);
        } else if (isDrafting(position, seat)) {
            Drafts.list(position, seat, moves);
        } else {
            listWall(position, seat, moves);
        }
    }

    private static @Nullable CivilizationRefusal reasonNotToOffer(CivilizationPosition position, int seat) {
        return position.market().postsLeft(seat) > 0 ? null : CivilizationRefusal.ENOUGH_OFFERS;
    }

    private static boolean isFor(Market market, int place, int seat) {
        return market.to(place) == CivilizationPosition.NONE || market.to(place) == seat;
    }

    /** Why an offer is none that a seat could answer; null if it is. */
    private static @Nullable CivilizationRefusal reasonNotToAnswer(CivilizationPosition position, int seat, int place) {
        Market market = position.market();
        if (market.owner(place) == seat) {
            return CivilizationRefusal.OWN_OFFER;
        }
        if (market.answers(place) != 0) {
            return CivilizationRefusal.ANSWERS_ARE_NOT_ANSWERED;
        }
        return isFor(market, place, seat) ? null : CivilizationRefusal.NOT_FOR_YOU;
    }

    private static @Nullable CivilizationRefusal reasonNotToAccept(CivilizationPosition position, int seat, int place) {
        return isAnswerTo(position, seat, place) ? null : CivilizationRefusal.NOTHING_TO_ACCEPT;
    }

    private static @Nullable CivilizationRefusal reasonNotToReject(CivilizationPosition position, int seat, int place) {
        return isAnswerTo(position, seat, place) || position.market().to(place) == seat
                ? null
                : CivilizationRefusal.NOT_YOURS_TO_REJECT;
    }

    private static @Nullable CivilizationRefusal reasonNotToWithdraw(
            CivilizationPosition position, int seat, int place) {
        return position.market().owner(place) == seat ? null : CivilizationRefusal.NOT_YOURS_TO_WITHDRAW;
    }

    /** Whether a seat owns the offer that another one answers. */
    private static boolean isAnswerTo(CivilizationPosition position, int seat, int place) {
        Market market = position.market();
        return market.answers(place) != 0 && market.owner(market.place(market.answers(place))) == seat;
    }

    private static void listWall(CivilizationPosition position, int seat, List<CivilizationMove> moves) {
        Market market = position.market();
        boolean post = reasonNotToOffer(position, seat) == null;
        // What somebody waits for comes first, own offers last.
        for (int place = 0; place < market.places(); place++) {
            if (reasonNotToAccept(position, seat, place) == null) {
                moves.add(new CivilizationMove.Accept(market.number(place)));
                moves.add(new CivilizationMove.Reject(market.number(place)));
            }
        }
        for (int place = 0; place < market.places(); place++) {
            if (!isAnswerTo(position, seat, place)) {
                if (post && reasonNotToAnswer(position, seat, place) == null) {
                    moves.add(new CivilizationMove.StartAnswer(market.number(place)));
                }
                if (reasonNotToReject(position, seat, place) == null) {
                    moves.add(new CivilizationMove.Reject(market.number(place)));
                }
            }
        }
        if (post) {
            moves.add(START_OFFER);
        }
        for (int place = 0; place < market.places(); place++) {
            if (reasonNotToWithdraw(position, seat, place) == null) {
                moves.add(new CivilizationMove.Withdraw(market.number(place)));
            }
        }
        moves.add(BE_READY);
    }

    /** Whether the offer that a seat is answering has gone meanwhile. */
    static boolean isGone(CivilizationPosition position, int seat) {
        int offer = position.market().answering(seat);
        return offer != 0 && position.market().place(offer) < 0;
    }

    // ---------------------------------------------------------------- reasons

    @Override
    public CivilizationRefusal why(CivilizationPosition position, int seat, CivilizationMove move) {
        if (isDone(position, seat)) {
            return CivilizationRefusal.YOU_ARE_DONE;
        }
        return isDrafting(position, seat) ? whyNotDraft(position, seat, move) : whyNotAtWall(position, seat, move);
    }

    private static CivilizationRefusal whyNotAtWall(CivilizationPosition position, int seat, CivilizationMove move) {
        return switch (move) {
            case CivilizationMove.StartOffer ignored -> given(reasonNotToOffer(position, seat));
            case CivilizationMove.StartAnswer answer -> why(position, seat, answer.offer(), Trade::reasonNotToAnswer);
            case CivilizationMove.Accept accept -> why(position, seat, accept.offer(), Trade::reasonNotToAccept);
            case CivilizationMove.Reject reject -> why(position, seat, reject.offer(), Trade::reasonNotToReject);
            case CivilizationMove.Withdraw withdraw ->
                why(position, seat, withdraw.offer(), Trade::reasonNotToWithdraw);
            default -> CivilizationRefusal.TRADE_NOW;
        };
    }

    /** What is against something done to an offer on the wall; null if nothing is. */
    private interface Reason {

        @Nullable
        CivilizationRefusal against(CivilizationPosition position, int seat, int place);
    }

    /** An answer can also be one too many. */
    private static CivilizationRefusal why(CivilizationPosition position, int seat, int offer, Reason against) {
        int place = position.market().place(offer);
        if (place < 0) {
            return CivilizationRefusal.OFFER_IS_GONE;
        }
        CivilizationRefusal reason = against.against(position, seat, place);
        return given(reason == null ? reasonNotToOffer(position, seat) : reason);
    }

    private static CivilizationRefusal whyNotDraft(CivilizationPosition position, int seat, CivilizationMove move) {
        return isGone(position, seat) ? CivilizationRefusal.OFFER_IS_GONE : Drafts.why(position, seat, move);
    }

    // ---------------------------------------------------------------- playing

    @Override
    public void play(CivilizationPosition position, int seat, CivilizationMove move, EventLog log) {
        Market market = position.market();
        switch (move) {
            case CivilizationMove.StartOffer ignored -> market.start(seat, 0);
            case CivilizationMove.StartAnswer answer -> market.start(seat, answer.offer());
            case CivilizationMove.AddCards add ->
                market.addToDraft(seat, add.card().index(), add.count());
            case CivilizationMove.TakeOut out ->
                market.takeFromDraft(seat, out.card().index(), out.count());
            case CivilizationMove.Claim claim ->
                market.setClaim(seat, claim.commodity().index());
            case CivilizationMove.NoClaim ignored -> market.setClaim(seat, CivilizationPosition.NONE);
            case CivilizationMove.Wish wish ->
                market.setWish(seat, wish.commodity().index());
            case CivilizationMove.NoWish ignored -> market.setWish(seat, CivilizationPosition.NONE);
            case CivilizationMove.Abandon ignored -> abandon(position, seat);
            case CivilizationMove.Post post -> Deals.post(position, seat, post, log);
            case CivilizationMove.Accept accept -> Deals.close(position, seat, accept.offer(), log);
            case CivilizationMove.Reject reject -> Deals.reject(position, seat, reject.offer(), log);
            case CivilizationMove.Withdraw withdraw -> {
                log.all(new CivilizationEvent.OfferWithdrawn(seat, withdraw.offer()));
                market.failed(seat);
                Deals.takeDown(position, withdraw.offer(), log);
            }
            case CivilizationMove.Return ignored -> market.setReadiness(seat, Market.RETURNED);
            default -> beDone(position, seat, log);
        }
    }

    /** What cannot be finished any more is not given up. */
    private static void abandon(CivilizationPosition position, int seat) {
        if (isGone(position, seat)) {
            position.market().abandon(seat);
        } else {
            position.market().giveUp(seat);
        }
    }

    /** Whoever is done has looked at the wall: what hangs there for them without an answer they leave. */
    private static void beDone(CivilizationPosition position, int seat, EventLog log) {
        Market market = position.market();
        if (!isDone(position, seat)) {
            log.all(new CivilizationEvent.TradingDone(seat));
            int told = Seats.NOBODY;
            for (int place = 0; place < market.places(); place++) {
                int owner = market.owner(place);
                if (isLeft(position, seat, place) && !Seats.contains(told, owner)) {
                    told |= Seats.only(owner);
                    log.only(owner, new CivilizationEvent.OfferLeft(seat));
                }
            }
        }
        market.setReadiness(seat, market.readiness(seat) < Market.READY ? Market.READY : Market.RESTING);
    }

    private static boolean isLeft(CivilizationPosition position, int seat, int place) {
        Market market = position.market();
        return reasonNotToAnswer(position, seat, place) == null && !market.hasAnswered(seat, market.number(place));
    }

    /** The seats that could answer an offer, have not, and are done: as things stand they are not interested. */
    public static int notInterested(CivilizationPosition position, int place) {
        int seats = Seats.NOBODY;
        for (int seat = 0; seat < position.seats(); seat++) {
            boolean done = isDone(position, seat) && canTrade(position, seat);
            seats |= done && isLeft(position, seat, place) ? Seats.only(seat) : 0;
        }
        return seats;
    }

    /** The seats whose word about an offer or answer is awaited: who trades and has said nothing to it; whom it answers. */
    public static int thinking(CivilizationPosition position, int place) {
        Market market = position.market();
        int seats = Seats.NOBODY;
        for (int other = 0; other < market.places(); other++) {
            seats |= market.number(other) == market.answers(place) ? Seats.only(market.owner(other)) : 0;
        }
        if (market.answers(place) > 0) {
            return seats;
        }
        int traders = trading(position) & ~Seats.only(market.owner(place)) & ~notInterested(position, place);
        for (int seat = 0; seat < position.seats(); seat++) {
            boolean meant = market.to(place) == CivilizationPosition.NONE || market.to(place) == seat;
            boolean silent = meant && !market.hasAnswered(seat, market.number(place));
            seats |= silent ? traders & Seats.only(seat) : 0;
        }
        return seats;
    }

    /** Nothing more to trade, unless somebody answers the seat or makes an offer to it alone. */
    @Override
    public @Nullable CivilizationMove standing(CivilizationPosition position, int seat) {
        return isDrafting(position, seat) || isWaitedFor(position, seat) ? null : BE_READY;
    }

    /** Whether somebody waits for the word of a seat. */
    private static boolean isWaitedFor(CivilizationPosition position, int seat) {
        Market market = position.market();
        for (int place = 0; place < market.places(); place++) {
            if (isAnswerTo(position, seat, place) || market.to(place) == seat) {
                return true;
            }
        }
        return false;
    }

    /** How many answers to a seat's offers wait for its word. */
    private static int answersTo(CivilizationPosition position, int seat) {
        int answers = 0;
        for (int place = 0; place < position.market().places(); place++) {
            answers += isAnswerTo(position, seat, place) ? 1 : 0;
        }
        return answers;
    }

    /**
     * Going while an answer to one's own offer hangs there, or as the last one, so that the market closes; and what is given
     * for good in a deal.
     */
    @Override
    public @Nullable Loss loss(CivilizationPosition position, int seat, CivilizationMove move) {
        if (move instanceof CivilizationMove.Accept accept) {
            return Deals.given(position, accept.offer());
        }
        if (!(move instanceof CivilizationMove.Ready) || isDone(position, seat)) {
            return null;
        }
        int waiting = answersTo(position, seat);
        if (waiting > 0) {
            return new Loss("answers-waiting", Map.of("count", waiting));
        }
        return trading(position) == Seats.only(seat) ? new Loss("market-closes") : null;
    }

    /** What is put together is nobody else's business until it hangs on the wall. */
    @Override
    public int audience(CivilizationPosition position, int seat, CivilizationMove move) {
        return switch (move) {
            case CivilizationMove.StartOffer ignored -> Seats.only(seat);
            case CivilizationMove.StartAnswer ignored -> Seats.only(seat);
            case CivilizationMove.AddCards ignored -> Seats.only(seat);
            case CivilizationMove.TakeOut ignored -> Seats.only(seat);
            case CivilizationMove.Claim ignored -> Seats.only(seat);
            case CivilizationMove.NoClaim ignored -> Seats.only(seat);
            case CivilizationMove.Wish ignored -> Seats.only(seat);
            case CivilizationMove.NoWish ignored -> Seats.only(seat);
            case CivilizationMove.Abandon ignored -> Seats.only(seat);
            default -> Seats.EVERYONE;
        };
    }

    /** Always asked: what somebody is putting together is not known to the others. */
    @Override
    public @Nullable CivilizationMove forced(CivilizationPosition position, int seat) {
        return null;
    }

    @Override
    public CivilizationMove defaultMove(CivilizationPosition position, int seat) {
        return isDrafting(position, seat) && !isDone(position, seat) ? ABANDON : BE_READY;
    }

    @Override
    public Prompt prompt(CivilizationPosition position, int seat) {
        if (isDone(position, seat)) {
            return new Prompt(Prompt.Shape.YES_OR_NO, "ComeBack", Rulebook.END_OF_TRADE);
        }
        Market market = position.market();
        if (isDrafting(position, seat)) {
            return new Prompt(
                    Prompt.Shape.CHOOSE_SOME,
                    "ChooseCards",
                    Rulebook.OFFERS,
                    Map.of("count", market.draftCount(seat), "value", market.draftValue(seat)));
        }
        int answers = answersTo(position, seat);
        for (int place = 0; place < market.places(); place++) {
            if (answers > 0 && isAnswerTo(position, seat, place)) {
                return new Prompt(
                        Prompt.Shape.CHOOSE_ONE,
                        "TradeAnswers",
                        Rulebook.DEALS,
                        Map.of("count", answers, "who", market.owner(place)));
            }
            if (answers == 0 && market.to(place) == seat && !market.hasAnswered(seat, market.number(place))) {
                return new Prompt(
                        Prompt.Shape.CHOOSE_ONE, "TradeOffered", Rulebook.DEALS, Map.of("who", market.owner(place)));
            }
        }
        return new Prompt(Prompt.Shape.CHOOSE_ONE, "Trade", Rulebook.TRADE);
    }
}
