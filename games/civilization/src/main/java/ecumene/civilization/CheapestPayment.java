package ecumene.civilization;

import ecumene.civilization.component.TradeCard;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The payment that costs a seat least, counted by what its hand is worth less and what its treasury adds (17), beside what
 * lies down already.
 */
public final class CheapestPayment {

    private static final int KINDS = TradeCard.COMMODITIES;
    private static final int IMPOSSIBLE = Integer.MAX_VALUE / 2;

    private CheapestPayment() {}

    /** What is to be added; null if the seat cannot pay so much. */
    public static CivilizationForesight.@Nullable Payment of(CivilizationPosition position, int seat, int price) {
        // How little of the hand is lost by paying so much with the first kinds of cards; more than the price counts as
        // it.
        int[][] lost = new int[KINDS + 1][price + 1];
        int[][] spent = new int[KINDS][price + 1];
        Arrays.fill(lost[0], IMPOSSIBLE);
        lost[0][0] = 0;
        for (int card = 0; card < KINDS; card++) {
            Arrays.fill(lost[card + 1], IMPOSSIBLE);
            int held = position.trade().inHand(seat, card);
            int laid = position.trade().laid(card);
            for (int count = 0; count <= held; count++) {
                int loss = TradeCard.value(card, held) - TradeCard.value(card, held - count);
                for (int paid = 0; paid <= price; paid++) {
                    int sum = Math.min(price, paid + TradeCard.value(card, laid + count));
                    if (lost[card][paid] + loss < lost[card + 1][sum]) {
                        lost[card + 1][sum] = lost[card][paid] + loss;
                        spent[card][sum] = count * (price + 1) + paid;
                    }
                }
            }
        }
        int best = -1;
        int least = IMPOSSIBLE;
        int treasury = position.pieces().treasury(seat);
        for (int paid = Math.max(0, price - treasury); paid <= price; paid++) {
            int cost = lost[KINDS][paid] + price - paid;
            if (cost <= least && lost[KINDS][paid] < IMPOSSIBLE) {
                least = cost;
                best = paid;
            }
        }
        return best < 0 ? null : new CivilizationForesight.Payment(cards(spent, best, price), price - best);
    }

    private static List<CivilizationForesight.Spent> cards(int[][] spent, int paid, int price) {
        List<CivilizationForesight.Spent> cards = new ArrayList<>();
        int sum = paid;
        for (int card = KINDS - 1; card >= 0; card--) {
            int count = spent[card][sum] / (price + 1);
            sum = spent[card][sum] % (price + 1);
            if (count > 0) {
                cards.add(new CivilizationForesight.Spent(TradeCard.at(card), count));
            }
        }
        return List.copyOf(cards);
    }
}
