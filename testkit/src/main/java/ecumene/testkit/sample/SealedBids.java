package ecumene.testkit.sample;

import ecumene.engine.Evaluation;
import ecumene.engine.EventLog;
import ecumene.engine.Game;
import ecumene.engine.GameInfo;
import ecumene.engine.Measure;
import ecumene.engine.Option;
import ecumene.engine.Randomness;
import ecumene.engine.Result;
import ecumene.engine.Seats;
import ecumene.engine.Setup;
import ecumene.testkit.sample.bot.SealedBidsEvaluation;
import ecumene.testkit.sample.component.Cards;
import ecumene.testkit.sample.component.Lots;
import ecumene.testkit.sample.rule.Auction;
import ecumene.testkit.sample.rule.Offer;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Sealed bids, a game for two to four. Its rules:
 *
 * <ol>
 *   <li><b>Beginning.</b> Shuffle the 40 cards and deal everybody 8; the rest is laid aside unseen. Shuffle the ten lots and
 *       turn up two. Chance names the first auctioneer.
 *   <li><b>Offer.</b> The auctioneer puts one of the two open lots under the hammer.
 *   <li><b>Auction.</b> All lay a card of their hand face down, then the cards are shown and stay open. A good lot goes to
 *       the highest card, a bad one to the lowest. Whoever got it is the next auctioneer; the other open lot stays and a new
 *       one joins it.
 *   <li><b>End.</b> After seven auctions. Most points win; equals share the victory.
 * </ol>
 */
public class SealedBids extends Game<SealedBidsPosition, SealedBidsMove> {

    public static final int ROUNDS = 7;

    public SealedBids() {
        super(
                new GameInfo("sealed-bids", 2, 4, 1, List.of(Option.number("round-limit", 0, 100, 0))),
                SealedBidsMove.class,
                List.of(Offer.STEP, Auction.STEP));
    }

    @Override
    protected SealedBidsPosition blank(Setup setup, long seed) {
        return new SealedBidsPosition(setup, seed);
    }

    @Override
    protected void setUp(SealedBidsPosition position, EventLog log) {
        Randomness random = position.random();
        byte[] cards = new byte[Cards.HIGHEST];
        for (int i = 0; i < cards.length; i++) {
            cards[i] = (byte) (Cards.LOWEST + i);
        }
        random.shuffle(cards, cards.length);
        int dealt = 0;
        for (int seat = 0; seat < position.seats(); seat++) {
            for (int i = 0; i < Cards.HAND; i++) {
                position.hands[seat] |= Cards.only(cards[dealt++]);
            }
        }
        for (; dealt < cards.length; dealt++) {
            position.aside |= Cards.only(cards[dealt]);
        }
        for (int lot = 0; lot < Lots.COUNT; lot++) {
            position.lots[lot] = (byte) lot;
        }
        random.shuffle(position.lots, Lots.COUNT);
        position.closedLots = Lots.COUNT;
        position.turnUpLots();
        position.round = 1;
        position.steps().push(Offer.STEP, random.below(position.seats()));
    }

    @Override
    public SealedBidsView view(SealedBidsPosition position, int seat) {
        return SealedBidsView.of(position, seat);
    }

    @Override
    public SealedBidsPosition imagine(SealedBidsPosition position, int seat, Randomness random) {
        SealedBidsPosition imagined = copy(position);
        imagined.random().reseed(random.nextLong());

        // All that the seat cannot see goes on one pile, in an order that says nothing, and is dealt out again.
        byte[] unseen = new byte[Cards.HIGHEST];
        int size = 0;
        long seen = position.shown;
        if (seat != Seats.SPECTATOR) {
            seen |= position.hands[seat] | position.laidSet(seat);
        }
        for (long rest = Cards.ALL & ~seen; rest != 0; rest &= rest - 1) {
            unseen[size++] = (byte) Cards.first(rest);
        }
        random.shuffle(unseen, size);
        for (int other = 0; other < position.seats(); other++) {
            if (other == seat) {
                continue;
            }
            int cards = Long.bitCount(position.hands[other]);
            imagined.hands[other] = 0;
            for (int i = 0; i < cards; i++) {
                imagined.hands[other] |= Cards.only(unseen[--size]);
            }
            if (position.laid[other] != 0) {
                imagined.laid[other] = unseen[--size];
            }
        }
        imagined.aside = 0;
        while (size > 0) {
            imagined.aside |= Cards.only(unseen[--size]);
        }

        java.util.Arrays.sort(imagined.lots, 0, imagined.closedLots);
        random.shuffle(imagined.lots, imagined.closedLots);
        return imagined;
    }

    @Override
    public Result result(SealedBidsPosition position) {
        return rank(position);
    }

    /** The ranking by points, which the evaluation needs too. */
    public static Result rank(SealedBidsPosition position) {
        int[] points = new int[position.seats()];
        for (int seat = 0; seat < points.length; seat++) {
            points[seat] = position.points(seat);
        }
        return Result.ranked(
                points,
                Comparator.comparingInt((Integer seat) -> points[seat]).reversed(),
                position.round >= ROUNDS ? "all-auctions" : "round-limit");
    }

    @Override
    public String phase(SealedBidsPosition position) {
        return position.isFinished() ? "end" : position.steps().top().name();
    }

    @Override
    public int round(SealedBidsPosition position) {
        return position.round;
    }

    @Override
    public List<Measure> points(SealedBidsPosition position) {
        return List.of(new Measure(
                "lots",
                java.util.stream.IntStream.range(0, position.seats())
                        .map(position::points)
                        .boxed()
                        .toList()));
    }

    @Override
    public Evaluation<SealedBidsPosition> evaluation() {
        return SealedBidsEvaluation.INSTANCE;
    }

    @Override
    public List<String> brokenLaws(SealedBidsPosition position) {
        List<String> broken = new ArrayList<>();
        long cards = position.shown | position.aside;
        int cardCount = Long.bitCount(position.shown) + Long.bitCount(position.aside);
        int lots = position.openLots;
        int lotCount = Integer.bitCount(position.openLots) + position.closedLots;
        for (int i = 0; i < position.closedLots; i++) {
            lots |= 1 << position.lots[i];
        }
        for (int seat = 0; seat < position.seats(); seat++) {
            cards |= position.hands[seat] | position.laidSet(seat);
            cardCount += Long.bitCount(position.hands[seat]) + (position.laid[seat] != 0 ? 1 : 0);
            lots |= position.won[seat];
            lotCount += Integer.bitCount(position.won[seat]);
        }
        if (cards != Cards.ALL || cardCount != Cards.HIGHEST) {
            broken.add("every card is in one place");
        }
        if (lots != (1 << Lots.COUNT) - 1 || lotCount != Lots.COUNT) {
            broken.add("every lot is in one place");
        }
        if (position.steps().isTop(Auction.STEP) && (position.openLots & (1 << Auction.lot(position))) == 0) {
            broken.add("the lot under the hammer is an open one");
        }
        if (!position.isFinished()
                && !Seats.list(Seats.all(position.seats()))
                        .contains(position.steps().seat())) {
            broken.add("the auctioneer sits at the table");
        }
        return broken;
    }
}
