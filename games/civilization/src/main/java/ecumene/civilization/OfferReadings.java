package ecumene.civilization;

import ecumene.civilization.component.TradeCard;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * What may be behind an offer: every set of cards that fits its number, its value and the commodity truly named, and that can
 * be out there beside the cards one holds oneself (16.3).
 */
final class OfferReadings {

    /** One way to make up an offer, by kind of commodity, and how many calamities hide among the cards. */
    static final class Way {

        private final int[] commodities;
        private final int calamities;

        private Way(int[] commodities, int calamities) {
            this.commodities = commodities;
            this.calamities = calamities;
        }

        int cards(int commodity) {
            return commodities[commodity];
        }

        int calamities() {
            return calamities;
        }

        /** What a hand would be worth with these cards beside others. */
        int valueWith(int[] hand) {
            int value = 0;
            for (int card = 0; card < TradeCard.COMMODITIES; card++) {
                value += TradeCard.value(card, hand[card] + commodities[card]);
            }
            return value;
        }
    }

    /** Big offers could be made up in thousands of ways: so many are enough for an opinion. */
    private static final int MOST = 200;

    private static final int PATIENCE = 20_000;

    private static final int CALAMITIES = TradeCard.KINDS - TradeCard.COMMODITIES;

    private final int named;
    private final int[] free;
    private final int freeCalamities;
    private final int[] chosen = new int[TradeCard.COMMODITIES];
    private final List<Way> ways = new ArrayList<>();
    private int looks;

    private OfferReadings(CivilizationPosition position, int seat, int named) {
        this.named = named;
        free = new int[TradeCard.COMMODITIES];
        int held = 0;
        for (int card = 0; card < TradeCard.KINDS; card++) {
            if (card < TradeCard.COMMODITIES) {
                free[card] = TradeCard.copies(card) - position.trade().inHand(seat, card);
            } else {
                held += position.trade().inHand(seat, card);
            }
        }
        freeCalamities = CALAMITIES - held;
    }

    /** The ways to make up the offer in a place of the wall, as a seat can reckon; the most harmless first, then those with most of what is named. */
    static List<Way> of(CivilizationPosition position, int seat, int place) {
        Market market = position.market();
        OfferReadings readings = new OfferReadings(position, seat, market.named(place));
        readings.choose(TradeCard.COMMODITIES - 1, market.count(place), market.value(place));
        int named = market.named(place);
        readings.ways.sort(Comparator.comparingInt(Way::calamities).thenComparingInt(way -> -way.cards(named)));
        return readings.ways;
    }

    private void choose(int card, int count, int value) {
        if (ways.size() >= MOST || ++looks > PATIENCE) {
            return;
        }
        if (card < 0) {
            if (value == 0 && count <= freeCalamities) {
                ways.add(new Way(chosen.clone(), count));
            }
            return;
        }
        for (int used = Math.min(free[card], count); used >= (card == named ? 1 : 0); used--) {
            int worth = TradeCard.value(card, used);
            if (worth <= value) {
                chosen[card] = used;
                choose(card - 1, count - used, value - worth);
                chosen[card] = 0;
            }
        }
    }
}
