package ecumene.civilization.rule;

import ecumene.civilization.CivilizationEvent;
import ecumene.civilization.CivilizationMove;
import ecumene.civilization.CivilizationPosition;
import ecumene.civilization.CivilizationRefusal;
import ecumene.civilization.Market;
import ecumene.civilization.Rulebook;
import ecumene.civilization.component.TradeCard;
import ecumene.engine.EventLog;
import ecumene.engine.Prompt;
import ecumene.engine.Seats;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The open market (16). All with three cards trade at once: they hang offers on the wall, answer those of others, and accept
 * an answer. What one seat puts together stops nobody, so it is a stage of the seat and not a step. Note 0: the seats that
 * are ready.
 */
public final class Trade extends Question {

    public static final Trade STEP = new Trade();

    /** The fewest cards of each side of a deal, and so of a hand that can trade. */
    static final int FEWEST = 3;

    private static final int READY = 0;

    private static final CivilizationMove START_OFFER = new CivilizationMove.StartOffer();
    private static final CivilizationMove BE_READY = new CivilizationMove.Ready();
    private static final CivilizationMove ABANDON = new CivilizationMove.Abandon();
    private static final CivilizationMove POST = new CivilizationMove.Post(null);

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

    private static boolean canTrade(CivilizationPosition position, int seat) {
        return position.trade().handSize(seat) >= FEWEST;
    }

    private static int traders(CivilizationPosition position) {
        int traders = 0;
        for (int seat = 0; seat < position.seats(); seat++) {
            traders |= canTrade(position, seat) ? Seats.only(seat) : 0;
        }
        return traders;
    }

    /** Everybody who can trade and is not ready; nobody as soon as there is no partner left (16.4). */
    @Override
    public boolean isMarket() {
        return true;
    }

    @Override
    public int awaiting(CivilizationPosition position) {
        int traders = traders(position);
        return Seats.count(traders) < 2
                ? Seats.NOBODY
                : traders & ~position.steps().note(READY);
    }

    @Override
    public void proceed(CivilizationPosition position, EventLog log) {
        position.closeMarket();
        position.steps().pop();
        log.all(new CivilizationEvent.TradeEnded());
    }

    static void wake(CivilizationPosition position, int seats) {
        position.steps().setNote(READY, position.steps().note(READY) & ~seats);
    }

    // ---------------------------------------------------------------- lists

    @Override
    public void moves(CivilizationPosition position, int seat, List<CivilizationMove> moves) {
        switch (position.market().stage(seat)) {
            case Market.CHOOSING -> listCards(position, seat, moves);
            case Market.LAST_WORDS -> listWords(position, seat, moves);
            default -> listWall(position, seat, moves);
        }
    }

    private static boolean canStart(CivilizationPosition position, int seat) {
        return position.market().attemptsLeft(seat) > 0 && position.market().freePlace(seat) >= 0;
    }

    private static boolean canAnswer(CivilizationPosition position, int seat, int place) {
        Market market = position.market();
        return market.answers(place) == 0
                && (market.to(place) == CivilizationPosition.NONE || market.to(place) == seat)
                && !market.hasAnswered(seat, market.number(place));
    }

    /** Whether a seat owns the offer that another one answers. */
    private static boolean isAnswerTo(CivilizationPosition position, int seat, int place) {
        Market market = position.market();
        return market.answers(place) != 0 && Market.owner(market.place(market.answers(place))) == seat;
    }

    private static void listWall(CivilizationPosition position, int seat, List<CivilizationMove> moves) {
        Market market = position.market();
        boolean start = canStart(position, seat);
        if (start) {
            moves.add(START_OFFER);
        }
        for (int place = 0; place < market.places(); place++) {
            int number = market.number(place);
            if (number == 0) {
                continue;
            }
            if (Market.owner(place) == seat) {
                moves.add(new CivilizationMove.Withdraw(number));
            } else if (isAnswerTo(position, seat, place)) {
                moves.add(new CivilizationMove.Accept(number));
                moves.add(new CivilizationMove.Reject(number));
            } else {
                if (start && canAnswer(position, seat, place)) {
                    moves.add(new CivilizationMove.StartAnswer(number));
                }
                if (market.to(place) == seat) {
                    moves.add(new CivilizationMove.Reject(number));
                }
            }
        }
        moves.add(BE_READY);
    }

    private static void listCards(CivilizationPosition position, int seat, List<CivilizationMove> moves) {
        Market market = position.market();
        for (int card = market.lastDrafted(seat); card < TradeCard.KINDS; card++) {
            if (position.trade().inHand(seat, card) > market.drafted(seat, card)) {
                moves.add(new CivilizationMove.AddCard(TradeCard.at(card)));
            }
        }
        if (market.draftCount(seat) >= FEWEST) {
            for (int card = 0; card < TradeCard.COMMODITIES; card++) {
                if (market.drafted(seat, card) > 0) {
                    moves.add(new CivilizationMove.NameCommodity(TradeCard.at(card)));
                }
            }
        }
        moves.add(ABANDON);
    }

    private static boolean isGone(CivilizationPosition position, int seat) {
        int offer = position.market().answering(seat);
        return offer != 0 && position.market().place(offer) < 0;
    }

    private static void listWords(CivilizationPosition position, int seat, List<CivilizationMove> moves) {
        Market market = position.market();
        if (!isGone(position, seat)) {
            moves.add(POST);
            if (market.answering(seat) == 0) {
                for (int other = 0; other < position.seats(); other++) {
                    if (other != seat && canTrade(position, other)) {
                        moves.add(new CivilizationMove.Post(other));
                    }
                }
            }
            for (int card = 0; card < TradeCard.COMMODITIES; card++) {
                if (market.draftWish(seat) < 0) {
                    moves.add(new CivilizationMove.Wish(TradeCard.at(card)));
                }
                if (market.draftClaim(seat) < 0) {
                    moves.add(new CivilizationMove.Claim(TradeCard.at(card)));
                }
            }
        }
        moves.add(ABANDON);
    }

    // ---------------------------------------------------------------- reasons

    @Override
    public CivilizationRefusal why(CivilizationPosition position, int seat, CivilizationMove move) {
        return switch (position.market().stage(seat)) {
            case Market.CHOOSING -> whyNotCard(position, seat, move);
            case Market.LAST_WORDS -> whyNotWord(position, seat, move);
            default -> whyNotAtWall(position, seat, move);
        };
    }

    private static CivilizationRefusal whyNotAtWall(CivilizationPosition position, int seat, CivilizationMove move) {
        return switch (move) {
            case CivilizationMove.StartOffer ignored -> whyNoStart(position, seat);
            case CivilizationMove.StartAnswer answer -> whyNoAnswer(position, seat, answer.offer());
            case CivilizationMove.Accept accept ->
                position.market().place(accept.offer()) < 0
                        ? CivilizationRefusal.OFFER_IS_GONE
                        : CivilizationRefusal.NOTHING_TO_ACCEPT;
            case CivilizationMove.Reject reject ->
                position.market().place(reject.offer()) < 0
                        ? CivilizationRefusal.OFFER_IS_GONE
                        : CivilizationRefusal.NOT_YOURS_TO_REJECT;
            case CivilizationMove.Withdraw withdraw ->
                position.market().place(withdraw.offer()) < 0
                        ? CivilizationRefusal.OFFER_IS_GONE
                        : CivilizationRefusal.NOT_YOURS_TO_WITHDRAW;
            default -> CivilizationRefusal.TRADE_NOW;
        };
    }

    private static CivilizationRefusal whyNoStart(CivilizationPosition position, int seat) {
        return position.market().attemptsLeft(seat) == 0
                ? CivilizationRefusal.NO_ATTEMPTS_LEFT
                : CivilizationRefusal.WALL_IS_FULL;
    }

    private static CivilizationRefusal whyNoAnswer(CivilizationPosition position, int seat, int offer) {
        Market market = position.market();
        int place = market.place(offer);
        if (place < 0) {
            return CivilizationRefusal.OFFER_IS_GONE;
        }
        if (Market.owner(place) == seat) {
            return CivilizationRefusal.OWN_OFFER;
        }
        if (market.answers(place) != 0) {
            return CivilizationRefusal.ANSWERS_ARE_NOT_ANSWERED;
        }
        if (!canAnswer(position, seat, place)) {
            return market.hasAnswered(seat, offer)
                    ? CivilizationRefusal.ALREADY_ANSWERED
                    : CivilizationRefusal.NOT_FOR_YOU;
        }
        return whyNoStart(position, seat);
    }

    private static CivilizationRefusal whyNotCard(CivilizationPosition position, int seat, CivilizationMove move) {
        Market market = position.market();
        return switch (move) {
            case CivilizationMove.AddCard add -> {
                int card = add.card().index();
                boolean held =
                        card < TradeCard.KINDS && position.trade().inHand(seat, card) > market.drafted(seat, card);
                yield held ? CivilizationRefusal.CARDS_GO_IN_ORDER : CivilizationRefusal.CARD_NOT_IN_HAND;
            }
            case CivilizationMove.NameCommodity name -> {
                if (!name.commodity().isCommodity()) {
                    yield CivilizationRefusal.ONLY_COMMODITIES;
                }
                yield market.draftCount(seat) < FEWEST
                        ? CivilizationRefusal.THREE_CARDS_AT_LEAST
                        : CivilizationRefusal.NOT_AMONG_THE_CARDS;
            }
            default -> CivilizationRefusal.CHOOSE_CARDS_NOW;
        };
    }

    private static CivilizationRefusal whyNotWord(CivilizationPosition position, int seat, CivilizationMove move) {
        if (isGone(position, seat)) {
            return CivilizationRefusal.OFFER_IS_GONE;
        }
        return switch (move) {
            case CivilizationMove.Wish wish -> whyNotSaid(wish.commodity());
            case CivilizationMove.Claim claim -> whyNotSaid(claim.commodity());
            case CivilizationMove.Post ignored -> CivilizationRefusal.NOT_TO_THAT_SEAT;
            default -> CivilizationRefusal.LAST_WORDS_NOW;
        };
    }

    private static CivilizationRefusal whyNotSaid(TradeCard card) {
        return card.isCommodity() ? CivilizationRefusal.ALREADY_SAID : CivilizationRefusal.ONLY_COMMODITIES;
    }

    // ---------------------------------------------------------------- playing

    @Override
    public void play(CivilizationPosition position, int seat, CivilizationMove move, EventLog log) {
        Market market = position.market();
        switch (move) {
            case CivilizationMove.StartOffer ignored -> market.start(seat, 0);
            case CivilizationMove.StartAnswer answer -> market.start(seat, answer.offer());
            case CivilizationMove.AddCard add ->
                market.addToDraft(seat, add.card().index());
            case CivilizationMove.NameCommodity name ->
                market.name(seat, name.commodity().index());
            case CivilizationMove.Claim claim ->
                market.setClaim(seat, claim.commodity().index());
            case CivilizationMove.Wish wish ->
                market.setWish(seat, wish.commodity().index());
            case CivilizationMove.Abandon ignored -> market.abandon(seat);
            case CivilizationMove.Post post -> Deals.post(position, seat, post.to(), log);
            case CivilizationMove.Accept accept -> Deals.close(position, seat, market.place(accept.offer()), log);
            case CivilizationMove.Reject reject -> {
                int place = market.place(reject.offer());
                log.all(new CivilizationEvent.OfferRejected(seat, reject.offer()));
                wake(position, Seats.only(Market.owner(place)));
                Deals.takeDown(position, place, log);
            }
            case CivilizationMove.Withdraw withdraw -> {
                log.all(new CivilizationEvent.OfferWithdrawn(seat, withdraw.offer()));
                Deals.takeDown(position, market.place(withdraw.offer()), log);
            }
            default -> position.steps().setNote(READY, position.steps().note(READY) | Seats.only(seat));
        }
    }

    /** What is put together is nobody else's business until it hangs on the wall. */
    @Override
    public int audience(CivilizationPosition position, int seat, CivilizationMove move) {
        return switch (move) {
            case CivilizationMove.Post ignored -> Seats.EVERYONE;
            case CivilizationMove.Accept ignored -> Seats.EVERYONE;
            case CivilizationMove.Reject ignored -> Seats.EVERYONE;
            case CivilizationMove.Withdraw ignored -> Seats.EVERYONE;
            case CivilizationMove.Ready ignored -> Seats.EVERYONE;
            default -> Seats.only(seat);
        };
    }

    /** Always asked: how many drafts somebody has given up is not known to the others. */
    @Override
    public @Nullable CivilizationMove forced(CivilizationPosition position, int seat) {
        return null;
    }

    @Override
    public CivilizationMove defaultMove(CivilizationPosition position, int seat) {
        return position.market().stage(seat) == Market.AT_THE_WALL ? BE_READY : ABANDON;
    }

    @Override
    public Prompt prompt(CivilizationPosition position, int seat) {
        return switch (position.market().stage(seat)) {
            case Market.CHOOSING ->
                new Prompt(
                        Prompt.Shape.CHOOSE_SOME,
                        "ChooseCards",
                        Rulebook.OFFERS,
                        Map.of(
                                "count", position.market().draftCount(seat),
                                "value", position.market().draftValue(seat)));
            case Market.LAST_WORDS -> new Prompt(Prompt.Shape.CHOOSE_ONE, "LastWords", Rulebook.OFFERS);
            default ->
                new Prompt(
                        Prompt.Shape.CHOOSE_ONE,
                        "Trade",
                        Rulebook.TRADE,
                        Map.of("left", position.market().attemptsLeft(seat)));
        };
    }
}
