package ecumene.sidmeiercivilization.bot;

import static ecumene.sidmeiercivilization.SidMeierCivilizationPosition.COIN_CARDS;

import ecumene.sidmeiercivilization.Empire;
import ecumene.sidmeiercivilization.SidMeierCivilizationPosition;
import ecumene.sidmeiercivilization.component.CultureTrack;
import ecumene.sidmeiercivilization.component.Phase;
import ecumene.sidmeiercivilization.component.Technology;
import ecumene.sidmeiercivilization.component.Wonder;

/** How many turns a seat still needs to win by technology, by culture or by coins, as things stand. */
final class Races {

    /** Cards that a level needs for Space Flight to have its place. */
    private static final int[] PYRAMID = {0, 5, 4, 3, 2, 1};

    /** How much more trade a seat is expected to have when it comes to a level. */
    private static final double[] GROWTH = {0, 1, 4, 7, 10, 12};

    /** How much more culture a seat is expected to make, at the start of the track. */
    private static final double ART_GROWTH = 3;

    /** Coins a turn from wherever they may come. */
    private static final double SLOW = 0.4;

    private static final Technology[] HOLDERS = {
        Technology.DEMOCRACY, Technology.PRINTING_PRESS, Technology.POTTERY, Technology.CODE_OF_LAWS
    };

    private static final double[] PACE = {0.9, 0.8, 0.4, 0.15};
    /** What trade on the dial is worth of the research it could pay for. */
    private static final double UNSPENT = 0.6;

    private static final double NO_WAY = 60;

    /** How close two races must be for the second to count beside the first. */
    private static final double CLOSE = 2.5;

    // The cost of the culture track from a space to the end.
    private static final int[] CULTURE_LEFT = new int[CultureTrack.LAST + 1];
    private static final int[] TRADE_LEFT = new int[CultureTrack.LAST + 1];

    static {
        for (int space = CultureTrack.LAST - 1; space >= 0; space--) {
            CULTURE_LEFT[space] = CULTURE_LEFT[space + 1] + CultureTrack.culture(space + 1);
            TRADE_LEFT[space] = TRADE_LEFT[space + 1] + CultureTrack.trade(space + 1);
        }
    }

    private Races() {}

    /** Turns to the victory with these technologies and this much trade on the dial. */
    static double turns(SidMeierCivilizationPosition position, int seat, Yields yields, long known, double trade) {
        double technology = technology(position, seat, yields, known, trade);
        double culture = culture(position, seat, yields, trade);
        double economy = economy(position, seat, yields, known);
        double first = Math.min(technology, Math.min(culture, economy));
        double sum = Math.exp((first - technology) / CLOSE)
                + Math.exp((first - culture) / CLOSE)
                + Math.exp((first - economy) / CLOSE);
        return Math.max(0, first - CLOSE * Math.log(sum) * Math.min(1, first / 10));
    }

    static double technology(SidMeierCivilizationPosition position, int seat, Yields yields, long known, double trade) {
        double now = yields.trade + 0.5 * Math.min(yields.coins, 8);
        double turns = 0;
        double first = 0;
        for (int level = 1; level < PYRAMID.length; level++) {
            int have = Empire.inRow(position, seat, known, level);
            int missing = PYRAMID[level] - have;
            if (missing > 0) {
                double cost = Empire.researchCost(position, seat, level);
                double pace = cost / (now + GROWTH[level]);
                double each = Math.max(1, pace) + 0.1 * pace;
                turns += missing * each;
                if (first == 0 && (level == 1 || have + 1 < Empire.inRow(position, seat, known, level - 1))) {
                    first = UNSPENT * each * Math.min(1, trade / cost);
                }
            }
        }
        return Math.min(NO_WAY, turns - first);
    }

    static double culture(SidMeierCivilizationPosition position, int seat, Yields yields, double trade) {
        int level = position.level[seat];
        double art = yields.art + ART_GROWTH * (1 - (double) level / CultureTrack.LAST);
        double tokens = CULTURE_LEFT[level] - Math.min(position.culture[seat], CULTURE_LEFT[level]);
        double dial = Math.max(0, TRADE_LEFT[level] - trade);
        double byArt = tokens / art;
        double byTrade = dial / (yields.trade + 4 * (1 - (double) level / CultureTrack.LAST) + 1);
        double turns = Math.max(byArt, byTrade) + 0.15 * Math.min(byArt, byTrade);
        return Math.min(NO_WAY, works(position, seat, Wonder.SYDNEY_OPERA_HOUSE) ? 0.85 * turns : turns);
    }

    static double economy(SidMeierCivilizationPosition position, int seat, Yields yields, long known) {
        double missing = Empire.COINS_TO_WIN - yields.coins;
        if (missing <= 0) {
            return 0;
        }
        double pace = works(position, seat, Wonder.PANAMA_CANAL) ? 1 : 0;
        double room = pace * 6;
        for (int i = 0; i < HOLDERS.length; i++) {
            int left = room(position, seat, known, HOLDERS[i]);
            if (left > 0) {
                boolean fed = i == 0 ? yields.trade >= 10 : i != 1 || yields.art >= 8;
                pace += fed ? PACE[i] : 0.5 * PACE[i];
                room += left;
            }
        }
        double quick = Math.min(missing, room);
        return Math.min(NO_WAY, quick / (pace + SLOW) + (missing - quick) / SLOW);
    }

    /** Coins that a technology can still take. */
    private static int room(SidMeierCivilizationPosition position, int seat, long known, Technology technology) {
        return (known & technology.bit()) == 0
                ? 0
                : Empire.MOST_TOKENS_ON_CARD - position.coinTokens[seat * COIN_CARDS + Empire.coinHolder(technology)];
    }

    private static boolean works(SidMeierCivilizationPosition position, int seat, Wonder wonder) {
        return position.wonderSquare[wonder.index()] >= 0 && Empire.wonderWorks(position, seat, wonder);
    }

    /** The dial of a seat; before the trade phase with the income it is going to have, so that no phase looks better. */
    static double trade(SidMeierCivilizationPosition position, int seat) {
        int income =
                position.phase == Phase.START_OF_TURN.index() && position.round > 0 ? Empire.income(position, seat) : 0;
        return Math.min(Empire.MOST_TRADE, position.trade[seat] + income);
    }
}
