package ecumene.civilization.bot;

import ecumene.civilization.CheapestPayment;
import ecumene.civilization.CivilizationForesight;
import ecumene.civilization.CivilizationMove;
import ecumene.civilization.CivilizationPosition;
import ecumene.civilization.Market;
import ecumene.civilization.component.Area;
import ecumene.civilization.component.Shore;
import ecumene.civilization.component.TradeCard;
import ecumene.civilization.rule.BuildShips;
import ecumene.civilization.rule.BuyCards;
import ecumene.civilization.rule.Forecast;
import ecumene.civilization.rule.ReturnCards;
import ecumene.civilization.rule.Travel;
import ecumene.civilization.rule.Voyage;
import ecumene.engine.Move;
import java.util.List;
import java.util.function.Predicate;

/**
 * What is worth a thought. On the market the whole of an offer is chosen first and then only done, whoever waits for a word gets
 * it, and who is done stays so until something concerns them. Nobody goes to and fro, by land or at sea, and no ship is built
 * where it leads nowhere.
 */
final class Sense {

    /** What must be hoped for to begin an offer, or an answer. */
    private static final double WORTH_A_WORD = 1.5;

    private Sense() {}

    static void sift(CivilizationPosition position, int seat, List<? extends Move> moves) {
        if (position.isTrading()) {
            trade(position, seat, moves);
        } else if (position.steps().isTop(Voyage.STEP)) {
            voyage(position, seat, moves);
        } else if (position.steps().isTop(Travel.STEP)) {
            travel(position, seat, moves);
        } else if (position.steps().isTop(BuildShips.STEP)) {
            drop(
                    moves,
                    move -> move instanceof CivilizationMove.BuildShip build
                            && !Passage.leadsToRoom(
                                    position, seat, build.shore().index()));
        } else if (position.steps().isTop(BuyCards.STEP)) {
            buy(position, seat, moves);
        } else if (position.steps().isTop(ReturnCards.STEP)) {
            giveBack(moves);
        }
    }

    /** Keeps what is wanted, if there is any of it. */
    private static boolean keep(List<? extends Move> moves, Predicate<Move> wanted) {
        for (Move move : moves) {
            if (wanted.test(move)) {
                moves.removeIf(wanted.negate());
                return true;
            }
        }
        return false;
    }

    private static void drop(List<? extends Move> moves, Predicate<Move> unwanted) {
        keep(moves, unwanted.negate());
    }

    // ---------------------------------------------------------------- purchases

    /** All cards are chosen first, and then paid as it costs least: nothing is laid down beyond that, and nothing else bought. */
    private static void buy(CivilizationPosition position, int seat, List<? extends Move> moves) {
        drop(moves, CivilizationMove.KeepFewer.class::isInstance);
        if (position.basket() == 0) {
            return;
        }
        CivilizationForesight.Payment payment = CheapestPayment.of(position, seat, BuyCards.price(position, seat));
        if (payment == null) {
            return;
        }
        List<CivilizationForesight.Spent> cards = payment.cards();
        Move next = cards.isEmpty()
                ? new CivilizationMove.Done()
                : new CivilizationMove.Spend(
                        cards.getFirst().card(), cards.getFirst().count());
        boolean choosing = position.trade().laidCount() == 0;
        keep(moves, move -> move.equals(next) || (choosing && move instanceof CivilizationMove.BuyCard));
    }

    /** Nobody gives back a commodity that may be kept, however much the next phase is feared. */
    private static void giveBack(List<? extends Move> moves) {
        drop(moves, CivilizationMove.KeepFewer.class::isInstance);
        boolean fits = moves.contains(new CivilizationMove.Done());
        drop(
                moves,
                move -> fits
                        && move instanceof CivilizationMove.ReturnCards back
                        && back.card().isCommodity());
    }

    // ---------------------------------------------------------------- the market

    private static void trade(CivilizationPosition position, int seat, List<? extends Move> moves) {
        Market market = position.market();
        if (market.readiness(seat) >= Market.READY) {
            keep(moves, CivilizationMove.Ready.class::isInstance);
        } else if (market.stage(seat) == Market.DRAFTING) {
            keep(moves, nextStep(position, seat));
        } else {
            wall(position, seat, moves);
        }
    }

    /** The next step to what is being put together. */
    private static Predicate<Move> nextStep(CivilizationPosition position, int seat) {
        Market market = position.market();
        int offer = market.answering(seat);
        Predicate<Move> abandon = CivilizationMove.Abandon.class::isInstance;
        if (offer != 0 && market.place(offer) < 0) {
            return abandon;
        }
        MarketPlan plan = new MarketPlan(position, seat, offer);
        if (plan.worth() <= 0) {
            return abandon;
        }
        for (int card = 0; card < TradeCard.KINDS; card++) {
            int missing = plan.given(card) - market.drafted(seat, card);
            if (missing > 0) {
                return new CivilizationMove.AddCards(TradeCard.at(card), missing)::equals;
            }
        }
        int wish = plan.wish();
        if (wish >= 0 && wish != market.draftWish(seat)) {
            return new CivilizationMove.Wish(TradeCard.at(wish))::equals;
        }
        return new CivilizationMove.Post(TradeCard.at(plan.named()), null)::equals;
    }

    private static void wall(CivilizationPosition position, int seat, List<? extends Move> moves) {
        // Whoever answers gets a word before anything else.
        if (keep(moves, CivilizationMove.Accept.class::isInstance, CivilizationMove.Reject.class::isInstance)) {
            return;
        }
        Market market = position.market();
        boolean talks = !MarketHopes.hasTriedEnough(market, seat, 0);
        boolean answers = !MarketHopes.hasTriedEnough(market, seat, 1);
        boolean hangs = false;
        int best = 0;
        double most = WORTH_A_WORD;
        int asked = 0;
        boolean bad = false;
        for (int place = 0; place < market.places(); place++) {
            if (market.owner(place) == seat) {
                hangs |= market.answers(place) == 0;
                bad |= MarketHopes.posted(position, seat, place) < 0;
                continue;
            }
            boolean open = market.answers(place) == 0 && (market.to(place) < 0 || market.to(place) == seat);
            int number = market.number(place);
            if (open && !market.hasAnswered(seat, number)) {
                double worth = answers ? new MarketPlan(position, seat, number).worth() : 0;
                if (worth > most) {
                    most = worth;
                    best = number;
                }
                asked = market.to(place) == seat ? number : asked;
            }
        }
        int answered = best;
        if (asked != 0) {
            // An offer for oneself alone is answered or turned down.
            int alone = asked;
            boolean worthy = answers && new MarketPlan(position, seat, alone).worth() > WORTH_A_WORD;
            keep(
                    moves,
                    move -> worthy
                            ? move instanceof CivilizationMove.StartAnswer start && start.offer() == alone
                            : move instanceof CivilizationMove.Reject reject && reject.offer() == alone);
            return;
        }
        boolean offers = talks && !hangs && new MarketPlan(position, seat, 0).worth() > WORTH_A_WORD;
        boolean fears = bad;
        keep(moves, move -> switch ((CivilizationMove) move) {
            case CivilizationMove.StartAnswer start -> start.offer() == answered;
            case CivilizationMove.StartOffer ignored -> offers;
            case CivilizationMove.Withdraw ignored -> fears;
            case CivilizationMove.Ready ignored -> true;
            default -> false;
        });
    }

    /** Keeps both kinds where the first is there. */
    private static boolean keep(List<? extends Move> moves, Predicate<Move> wanted, Predicate<Move> too) {
        return moves.stream().anyMatch(wanted) && keep(moves, wanted.or(too));
    }

    // ---------------------------------------------------------------- movement

    /**
     * Ships set out where somebody is to be carried. Where others have just come, only those leave who are too many there, and
     * only for land where their nation has nobody: otherwise people would take the place of those who take theirs.
     */
    private static void travel(CivilizationPosition position, int seat, List<? extends Move> moves) {
        drop(moves, move -> switch ((CivilizationMove) move) {
            case CivilizationMove.Embark embark -> !isUseful(position, seat, embark.ship() - 1);
            case CivilizationMove.March march ->
                hasArrivals(position, seat, march.from().index()) && !makesRoom(position, seat, march);
            default -> false;
        });
    }

    private static boolean makesRoom(CivilizationPosition position, int seat, CivilizationMove.March march) {
        int from = march.from().index();
        return !position.pieces().hasUnits(seat, march.to().index())
                && march.count() <= position.pieces().tokens(seat, from) - position.populationLimit(seat, from);
    }

    private static boolean hasArrivals(CivilizationPosition position, int seat, int area) {
        return position.pieces().tokens(seat, area) > position.unmoved(area);
    }

    /** Whether there are too many people where a ship lies, and room where it can go. */
    private static boolean isUseful(CivilizationPosition position, int seat, int ship) {
        int area = areaOf(position.pieces().ship(seat, ship));
        if (!isCrowded(position, seat, area)) {
            return false;
        }
        for (Area there : Forecast.reach(position, seat, ship)) {
            if (there.index() != area && !there.isOpenSea() && LandValue.room(position, seat, there.index()) > 0) {
                return true;
            }
        }
        return false;
    }

    private static boolean isCrowded(CivilizationPosition position, int seat, int area) {
        return area < Area.FIRST_SEA
                && position.unmoved(area) > 0
                && position.pieces().tokens(seat, area) > position.populationLimit(seat, area);
    }

    private static int areaOf(int shore) {
        return Shore.at(shore).area().index();
    }

    private static void voyage(CivilizationPosition position, int seat, List<? extends Move> moves) {
        boolean atHome = Passage.isAtHome(position, seat);
        int aboard = Voyage.Frame.aboard(position);
        int area = areaOf(Voyage.Frame.shore(position));
        if (atHome) {
            // All board in one go, and then sail.
            if (aboard > 0) {
                int way = Passage.towardsRoom(position, seat);
                keep(
                        moves,
                        way >= 0
                                ? new CivilizationMove.Sail(Shore.at(way))::equals
                                : CivilizationMove.Sail.class::isInstance);
            } else if (isCrowded(position, seat, area)) {
                keep(moves, CivilizationMove.Board.class::isInstance);
            }
            return;
        }
        if (aboard > 0) {
            int way = Passage.towardsRoom(position, seat);
            if (way == Passage.HERE) {
                keep(moves, CivilizationMove.Land.class::isInstance);
            } else if (way >= 0) {
                keep(moves, new CivilizationMove.Sail(Shore.at(way))::equals);
            } else {
                drop(moves, CivilizationMove.Board.class::isInstance);
            }
        } else if (area < Area.FIRST_SEA && hasArrivals(position, seat, area)) {
            // Nobody boards where others have just landed.
            keep(moves, CivilizationMove.Moor.class::isInstance);
        }
    }
}
