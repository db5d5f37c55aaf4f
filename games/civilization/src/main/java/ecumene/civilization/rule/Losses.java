package ecumene.civilization.rule;

import ecumene.civilization.CivilizationPosition;
import ecumene.civilization.Pieces;
import ecumene.civilization.component.Area;
import ecumene.civilization.component.FloodPlain;
import org.jspecify.annotations.Nullable;

/**
 * What a seat can lose to a calamity: tokens of one point, and cities of five, or four in an epidemic, where a city becomes
 * a token and no area is left without anybody (22.2.8.2). Losses are exact, or with the smallest excess (22.2.12.2).
 */
final class Losses {

    private static final int CITY = 5;
    private static final int CITY_IN_EPIDEMIC = 4;

    private final CivilizationPosition position;
    private final int seat;
    private final boolean epidemic;
    private final @Nullable FloodPlain plain;

    private final int tokens;
    private final int cities;

    /** For a calamity by its number; a flood hits one plain. */
    Losses(CivilizationPosition position, int seat, int number, int plain) {
        this.position = position;
        this.seat = seat;
        this.epidemic = number == Calamities.EPIDEMIC;
        this.plain = plain == CivilizationPosition.NONE ? null : FloodPlain.at(plain);
        Pieces pieces = position.pieces();
        int tokenCount = 0;
        for (int area = pieces.nextTokens(seat, 0); area >= 0; area = pieces.nextTokens(seat, area + 1)) {
            tokenCount += tokensToLose(area);
        }
        int cityCount = 0;
        for (int area = pieces.nextCity(seat, 0); area >= 0; area = pieces.nextCity(seat, area + 1)) {
            cityCount += isOpenCity(area) ? 1 : 0;
        }
        tokens = tokenCount;
        cities = cityCount;
    }

    boolean isOnPlain(int area) {
        return plain == null || Area.at(area).plain() == plain;
    }

    /** How many tokens of an area can be lost: in an epidemic the last one only where others live. */
    int tokensToLose(int area) {
        int here = isOnPlain(area) ? position.pieces().tokens(seat, area) : 0;
        return epidemic && !othersLiveIn(area) ? Math.max(0, here - 1) : here;
    }

    private boolean othersLiveIn(int area) {
        int owner = position.pieces().cityOwner(area);
        return position.pieces().foreign(seat, area) > 0 || (owner >= 0 && owner != seat);
    }

    /** Whether a city can be lost: on a flood plain those on black sites are safe (22.2.7.1). */
    boolean isOpenCity(int area) {
        return position.pieces().cityOwner(area) == seat
                && isOnPlain(area)
                && (plain == null || Area.at(area).site() != Area.Site.BLACK);
    }

    int cityPoints() {
        return epidemic ? CITY_IN_EPIDEMIC : CITY;
    }

    /** Everything that can be lost. */
    int most() {
        return tokens + cityPoints() * cities;
    }

    /** Whether points can be lost exactly after some tokens and cities are gone. */
    private boolean isPayable(int points, int goneTokens, int goneCities) {
        int stock = position.pieces().stock(seat) + goneTokens - goneCities;
        for (int lost = 0; lost <= cities - goneCities && lost * cityPoints() <= points; lost++) {
            int rest = points - lost * cityPoints();
            // In an epidemic each city needs a token of the stock, which lost tokens fill.
            if (rest <= tokens - goneTokens && (!epidemic || lost <= stock + rest)) {
                return true;
            }
        }
        return false;
    }

    /** The most that can be lost without going beyond a cap: whatever is ordered up to there is rounded up to there at most. */
    int mostWithin(int cap) {
        return rounded(Math.min(cap, most()), cap);
    }

    /**
     * What is lost when so much should be: exactly that, or the next possible number unless it is more than the seat can be
     * made to lose at all, or else as much as can be.
     */
    int rounded(int points, int cap) {
        int next = next(points);
        if (next <= Math.min(cap, most())) {
            return next;
        }
        int less = Math.min(points, most());
        while (!isPayable(less, 0, 0)) {
            less--;
        }
        return less;
    }

    /** The smallest number from so many points up that can be lost; more than there is if none can. */
    int next(int points) {
        int next = points;
        while (next <= most() && !isPayable(next, 0, 0)) {
            next++;
        }
        return next;
    }

    /** Whether there are so many points to lose, exactly or with an excess. */
    boolean has(int points) {
        return next(points) <= most();
    }

    /** The numbers of points up to a cap that can be lost exactly, nothing included, as bits. */
    long exactly(int cap) {
        long points = 0;
        for (int exact = 0; exact <= Math.min(cap, most()); exact++) {
            points |= isPayable(exact, 0, 0) ? 1L << exact : 0;
        }
        return points;
    }

    /** Whether losing so many tokens leaves a rest that can be lost exactly. */
    boolean mayLoseTokens(int owed, int count) {
        return count <= Math.min(tokens, owed) && isPayable(owed - count, count, 0);
    }

    /** Whether losing a city leaves a rest that can be lost exactly. */
    boolean mayLoseCity(int owed) {
        return cities > 0
                && owed >= cityPoints()
                && (!epidemic || position.pieces().stock(seat) > 0)
                && isPayable(owed - cityPoints(), 0, 1);
    }

    boolean lacksTokenForCity() {
        return epidemic && position.pieces().stock(seat) == 0;
    }
}
