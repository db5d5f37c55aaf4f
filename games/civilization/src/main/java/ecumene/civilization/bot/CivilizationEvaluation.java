package ecumene.civilization.bot;

import ecumene.civilization.CheapestPayment;
import ecumene.civilization.CivilizationForesight;
import ecumene.civilization.CivilizationPosition;
import ecumene.civilization.Pieces;
import ecumene.civilization.Variant;
import ecumene.civilization.component.CivilizationCard;
import ecumene.civilization.component.Epoch;
import ecumene.civilization.component.Nation;
import ecumene.civilization.component.TradeCard;
import ecumene.civilization.rule.BuyCards;
import ecumene.civilization.rule.Phase;
import ecumene.civilization.rule.Rounds;
import ecumene.civilization.rule.Scoring;
import ecumene.civilization.rule.Table;
import ecumene.engine.Evaluation;
import ecumene.engine.Move;
import java.util.Comparator;
import java.util.List;

/**
 * Estimates how far each seat will come, in points of civilization cards: its place on the table, its cards, what they make
 * cheaper, cities as far as they are supported, the land, the hand, and what the market may bring.
 */
public final class CivilizationEvaluation implements Evaluation<CivilizationPosition> {

    public static final CivilizationEvaluation INSTANCE = new CivilizationEvaluation();

    /** The lead that makes a win about three times as likely. */
    private static final double SPREAD = 90;

    private static final double SPACE = 60;

    /** What the first city is worth, the second, and so on: more cities reach better stacks, but the last draw disorder. */
    private static final double[] CITY = {34, 34, 36, 40, 44, 46, 42, 14, 4};

    /** A city without support will be reduced. */
    static final double UNSUPPORTED = 34;

    /** A city that will not be able to pay its taxes. */
    private static final double UNPAID = 45;

    private static final double HAND = 0.75;

    /** What any card in hand is worth besides, since its set may grow. */
    private static final double IN_HAND = 0.8;

    private static final double TREASURY = 0.7;
    private static final double TREASURY_BEYOND = 0.35;
    private static final int TREASURY_OF_USE = 20;

    /** What a credit is worth on the cards that are still to be bought. */
    private static final double CREDIT = 0.12;

    private static final double GROUP = 22;
    private static final double CARD = 9;

    /** What a card is worth that there is still a place for. */
    private static final double STILL_TO_BUY = 0.3;

    /** What each point costs that the best cards for all eleven places would be short of the last space. */
    private static final double OUT_OF_REACH = 0.8;

    /** What hand and treasury bring to the last space. */
    private static final int POCKET = 110;

    /** The cards, the most expensive first. */
    private static final int[] BY_COST = CivilizationCard.ALL.stream()
            .sorted(Comparator.comparingInt(CivilizationCard::cost).reversed())
            .mapToInt(CivilizationCard::index)
            .toArray();

    /** How much of an epoch's condition counts before it is needed. */
    private static final double CITY_CONDITION = 18;

    private static final double OPEN_CALAMITY = 28;
    private static final double OWED_POINT = 2;

    /** Without a unit on the map there is no way back but somebody else's civil war. */
    private static final double EXTINCT = 300;

    private CivilizationEvaluation() {}

    @Override
    public void outlook(CivilizationPosition position, double[] outlook) {
        if (position.isFinished()) {
            Evaluation.sharesFromResult(Scoring.result(position), outlook);
            return;
        }
        for (int seat = 0; seat < position.seats(); seat++) {
            outlook[seat] = position.hasNation(seat) ? estimate(position, seat) : 0;
        }
        Evaluation.sharesFromPoints(outlook, position.seats(), SPREAD);
    }

    @Override
    public void sift(CivilizationPosition position, int seat, List<? extends Move> moves) {
        Sense.sift(position, seat, moves);
    }

    /** The estimate of a seat; public for tests. */
    static double estimate(CivilizationPosition position, int seat) {
        if (position.variant() == Variant.NOMADS) {
            return 12 * position.pieces().areas(seat) + LandValue.of(position, seat);
        }
        double sum = pace(position, seat) + LandValue.of(position, seat) + cities(position, seat);
        if (position.variant() != Variant.PEASANTS) {
            sum += cards(position, seat) + money(position, seat);
        }
        if (position.pieces().points(seat) == 0) {
            sum -= EXTINCT;
        }
        return sum - OWED_POINT * position.owed(seat);
    }

    /** The place on the table against the rounds, and the next space as soon as it is open. */
    private static double pace(CivilizationPosition position, int seat) {
        int space = position.space(seat);
        Nation nation = position.nation(seat);
        boolean open = (!nation.isGate(space + 1) || Table.meetsEpoch(position, seat, nation.epoch(space + 1)))
                && Scoring.total(position, seat) >= Table.points(position, seat, space + 1);
        return SPACE * (space - position.round() + (open ? 1 : 0));
    }

    /** What one more city is worth beside so many. */
    static double city(int cities) {
        return CITY[cities];
    }

    private static double cities(CivilizationPosition position, int seat) {
        Pieces pieces = position.pieces();
        int cities = pieces.cities(seat);
        double sum = 0;
        for (int city = 0; city < cities; city++) {
            sum += CITY[city];
        }
        int supported = pieces.onBoard(seat) / 2;
        if (cities > supported) {
            sum -= UNSUPPORTED * (cities - supported);
        }
        Nation nation = position.nation(seat);
        if (nation.epoch(position.space(seat)) == Epoch.NEOLITHIC) {
            int needed = position.variant() == Variant.PEASANTS ? 2 : nation.cities();
            sum += CITY_CONDITION * Math.min(needed, cities);
        }
        if (position.variant() != Variant.PEASANTS) {
            int rate = position.has(seat, CivilizationCard.COINAGE) ? 1 : 2;
            int unpaid = cities - pieces.stock(seat) / rate;
            sum -= unpaid > 0 ? UNPAID * unpaid : 0;
            // The cards still to be drawn in this round, so that nobody hurries on to draw them.
            if (position.round() > 0 && Rounds.phase(position).compareTo(Phase.TRADE_CARDS) < 0) {
                sum += cities * (0.5 + HAND * (cities + 1) / 2);
            }
        }
        return sum;
    }

    /** Civilization cards, those in the basket included. */
    private static double cards(CivilizationPosition position, int seat) {
        boolean buying =
                position.steps().isTop(BuyCards.STEP) && position.steps().seat() == seat;
        int owned = position.cards(seat) | (buying ? position.basket() : 0);
        double sum = CivilizationCard.value(owned);
        sum += GROUP * Math.min(3, Integer.bitCount(CivilizationCard.groups(owned)));
        int count = Integer.bitCount(owned);
        sum += CARD * Math.min(7, count);
        // Only eleven cards are kept: a cheap one takes the place of one that would be worth more.
        int places = CivilizationCard.MOST - count;
        int reach = CivilizationCard.value(owned) + POCKET;
        for (int card : BY_COST) {
            if (places > 0 && (owned & (1 << card)) == 0) {
                sum += STILL_TO_BUY * CivilizationCard.at(card).cost();
                reach += CivilizationCard.at(card).cost();
                places--;
            }
        }
        if (position.variant() == Variant.COMPLETE) {
            int missing = position.nation(seat).points(Nation.FINAL_SPACE) - reach;
            sum -= missing > 0 ? OUT_OF_REACH * missing : 0;
        }
        for (int rest = ((1 << CivilizationCard.COUNT) - 1) & ~owned; rest != 0; rest &= rest - 1) {
            int card = Integer.numberOfTrailingZeros(rest);
            sum += CREDIT
                    * Math.min(
                            CivilizationCard.credits(owned, card),
                            CivilizationCard.at(card).cost());
        }
        return sum;
    }

    /** What a purchase in the making will still cost, paid as it costs least: it is worth before what it is worth when paid. */
    private static double unpaid(CivilizationPosition position, int seat) {
        boolean buying = position.basket() != 0
                && position.steps().isTop(BuyCards.STEP)
                && position.steps().seat() == seat;
        CivilizationForesight.Payment payment =
                buying ? CheapestPayment.of(position, seat, BuyCards.price(position, seat)) : null;
        if (payment == null) {
            return 0;
        }
        int treasury = position.pieces().treasury(seat);
        double cost = treasury(treasury) - treasury(treasury - payment.treasury());
        for (CivilizationForesight.Spent spent : payment.cards()) {
            int card = spent.card().index();
            int held = position.trade().inHand(seat, card);
            cost += HAND
                    * (TradeCard.value(card, held)
                            - TradeCard.value(card, held - spent.count())
                            + IN_HAND * spent.count());
        }
        return cost;
    }

    private static double treasury(int tokens) {
        return TREASURY * Math.min(tokens, TREASURY_OF_USE) + TREASURY_BEYOND * Math.max(0, tokens - TREASURY_OF_USE);
    }

    private static double money(CivilizationPosition position, int seat) {
        double sum = treasury(position.pieces().treasury(seat)) - unpaid(position, seat);
        sum += HAND * handValue(position, seat);
        for (int stack = 2; stack <= TradeCard.STACKS; stack++) {
            sum -= position.trade().openBefore(stack) == seat ? OPEN_CALAMITY : 0;
        }
        return position.isTrading() ? sum + HAND * MarketHopes.of(position, seat) : sum;
    }

    private static double handValue(CivilizationPosition position, int seat) {
        // A single card of a kind that can still grow is worth a little more than it says.
        return position.trade().handValue(seat) + IN_HAND * position.trade().handSize(seat);
    }
}
