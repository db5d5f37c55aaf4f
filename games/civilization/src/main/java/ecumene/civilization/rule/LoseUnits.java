package ecumene.civilization.rule;

import ecumene.civilization.CivilizationEvent;
import ecumene.civilization.CivilizationMove;
import ecumene.civilization.CivilizationPosition;
import ecumene.civilization.CivilizationRefusal;
import ecumene.civilization.Pieces;
import ecumene.civilization.component.Area;
import ecumene.civilization.component.TradeCard;
import ecumene.engine.EventLog;
import ecumene.engine.Prompt;
import ecumene.engine.Seats;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Everybody who owes points of units loses some of their own choice, all at once: what one loses does not touch the others
 * (22.2.12). Only in an epidemic it can, where they live in one area that must not be emptied: there the earlier one in table
 * order loses first (23.1), and who then cannot lose exactly what was ordered loses more only within the sum of all orders. The
 * frame's seat is the victim.
 */
public final class LoseUnits extends Question {

    public static final LoseUnits STEP = new LoseUnits();

    private LoseUnits() {
        super("lose-units");
    }

    /** The number of the calamity, the plain of a flood, the seats that know what they lose, the points not ordered. */
    private static final class Frame {

        private static final int NUMBER = 0;
        private static final int PLAIN = 1;
        private static final int SETTLED = 2;
        private static final int NOT_ORDERED = 3;

        static void push(CivilizationPosition position, int victim, int number, int plain, int notOrdered) {
            position.steps().push(STEP, victim, number, plain, Seats.NOBODY, notOrdered);
        }

        static int number(CivilizationPosition position) {
            return position.steps().note(NUMBER);
        }

        static int plain(CivilizationPosition position) {
            return position.steps().note(PLAIN);
        }

        static boolean isSettled(CivilizationPosition position, int seat) {
            return Seats.contains(position.steps().note(SETTLED), seat);
        }

        static void settle(CivilizationPosition position, int seat) {
            position.steps().setNote(SETTLED, position.steps().note(SETTLED) | Seats.only(seat));
        }

        static int notOrdered(CivilizationPosition position) {
            return position.steps().note(NOT_ORDERED);
        }

        static void setNotOrdered(CivilizationPosition position, int points) {
            position.steps().setNote(NOT_ORDERED, points);
        }
    }

    static void begin(CivilizationPosition position, int victim, int number, int plain, int notOrdered, EventLog log) {
        Frame.push(position, victim, number, plain, notOrdered);
        settle(position, log);
    }

    /** What is ordered becomes what can be lost, for everybody who need not wait for others. */
    private static void settle(CivilizationPosition position, EventLog log) {
        for (int place = 0; place < position.seats(); place++) {
            int seat = position.inTableOrder(place);
            if (position.pointsToLose(seat) > 0 && !Frame.isSettled(position, seat) && !waits(position, place)) {
                Frame.settle(position, seat);
                Losses losses = losses(position, seat);
                position.setPointsToLose(seat, rounded(position, seat, losses));
                if (position.pointsToLose(seat) == losses.most()) {
                    loseAll(position, seat, losses, log);
                }
            }
        }
    }

    /**
     * What a seat loses for what it owes. Orders leave room for rounding up; only an epidemic can take it away afterwards, where
     * others have just left an area: then the points that were not ordered are all that is left for it (22.2.8.1).
     */
    private static int rounded(CivilizationPosition position, int seat, Losses losses) {
        int victim = position.steps().seat();
        int owed = position.pointsToLose(seat);
        int cap = LossCalamity.cap(position, victim, seat, Frame.number(position));
        if (seat == victim || Frame.number(position) != Calamities.EPIDEMIC) {
            return losses.rounded(owed, cap);
        }
        int left = Frame.notOrdered(position);
        int rounded = losses.rounded(owed, Math.min(cap, owed + left));
        Frame.setNotOrdered(position, left + owed - rounded);
        return rounded;
    }

    /** Whether somebody earlier in table order still loses to the epidemic in an area where this seat lives too. */
    private static boolean waits(CivilizationPosition position, int place) {
        for (int earlier = 0; earlier < place; earlier++) {
            int other = position.inTableOrder(earlier);
            if (position.pointsToLose(other) > 0 && share(position, other, position.inTableOrder(place))) {
                return Frame.number(position) == Calamities.EPIDEMIC;
            }
        }
        return false;
    }

    private static boolean share(CivilizationPosition position, int seat, int other) {
        Pieces pieces = position.pieces();
        int area = pieces.nextTokens(seat, 0);
        while (area >= 0 && pieces.tokens(other, area) == 0) {
            area = pieces.nextTokens(seat, area + 1);
        }
        return area >= 0;
    }

    /** Who owes everything there is has nothing to choose. Tokens first: in an epidemic they make room for those of cities. */
    private static void loseAll(CivilizationPosition position, int seat, Losses losses, EventLog log) {
        Pieces pieces = position.pieces();
        for (int area = pieces.nextTokens(seat, 0); area >= 0; area = pieces.nextTokens(seat, area + 1)) {
            int count = losses.tokensToLose(area);
            if (count > 0) {
                loseTokens(position, seat, Area.at(area), count, log);
            }
        }
        for (int area = pieces.nextCity(seat, 0); area >= 0; area = pieces.nextCity(seat, area + 1)) {
            if (losses.isOpenCity(area)) {
                loseCity(position, seat, Area.at(area), log);
            }
        }
    }

    private static Losses losses(CivilizationPosition position, int seat) {
        return new Losses(position, seat, Frame.number(position), Frame.plain(position));
    }

    @Override
    public int awaiting(CivilizationPosition position) {
        int owing = 0;
        for (int seat = 0; seat < position.seats(); seat++) {
            owing |= position.pointsToLose(seat) > 0 && Frame.isSettled(position, seat) ? Seats.only(seat) : 0;
        }
        return owing;
    }

    @Override
    public void proceed(CivilizationPosition position, EventLog log) {
        position.steps().pop();
    }

    @Override
    public void moves(CivilizationPosition position, int seat, List<CivilizationMove> moves) {
        Pieces pieces = position.pieces();
        Losses losses = losses(position, seat);
        for (int area = pieces.nextTokens(seat, 0); area >= 0; area = pieces.nextTokens(seat, area + 1)) {
            for (int count = 1; count <= losses.tokensToLose(area); count++) {
                if (reason(position, seat, losses, area, count) == null) {
                    moves.add(AreaMoves.LOSE_TOKENS.get(area, count));
                }
            }
        }
        for (int area = pieces.nextCity(seat, 0); area >= 0; area = pieces.nextCity(seat, area + 1)) {
            if (reason(position, seat, losses, area) == null) {
                moves.add(AreaMoves.LOSE_CITY[area]);
            }
        }
    }

    @Override
    public CivilizationRefusal why(CivilizationPosition position, int seat, CivilizationMove move) {
        Losses losses = losses(position, seat);
        return switch (move) {
            case CivilizationMove.LoseTokens lose ->
                given(reason(position, seat, losses, lose.area().index(), lose.count()));
            case CivilizationMove.LoseCity lose ->
                given(reason(position, seat, losses, lose.area().index()));
            default -> CivilizationRefusal.LOSE_UNITS_NOW;
        };
    }

    /** Why a city cannot be lost; null if it can. */
    private static @Nullable CivilizationRefusal reason(
            CivilizationPosition position, int seat, Losses losses, int area) {
        if (area >= Area.FIRST_SEA || position.pieces().cityOwner(area) != seat) {
            return CivilizationRefusal.NO_UNIT_OF_YOURS;
        }
        if (!losses.isOnPlain(area)) {
            return CivilizationRefusal.NOT_ON_THE_PLAIN;
        }
        if (!losses.isOpenCity(area)) {
            return CivilizationRefusal.SITE_IS_SAFE;
        }
        if (losses.lacksTokenForCity()) {
            return CivilizationRefusal.NO_TOKEN_FOR_THE_CITY;
        }
        return losses.mayLoseCity(position.pointsToLose(seat)) ? null : CivilizationRefusal.LOSSES_ARE_EXACT;
    }

    /** Why so many tokens of an area cannot be lost; null if they can. */
    private static @Nullable CivilizationRefusal reason(
            CivilizationPosition position, int seat, Losses losses, int area, int count) {
        if (count < 1 || area >= Area.FIRST_SEA || position.pieces().tokens(seat, area) < count) {
            return CivilizationRefusal.NO_UNIT_OF_YOURS;
        }
        if (!losses.isOnPlain(area)) {
            return CivilizationRefusal.NOT_ON_THE_PLAIN;
        }
        if (losses.tokensToLose(area) < count) {
            return CivilizationRefusal.LAST_OF_THE_AREA;
        }
        return losses.mayLoseTokens(position.pointsToLose(seat), count) ? null : CivilizationRefusal.LOSSES_ARE_EXACT;
    }

    @Override
    public void play(CivilizationPosition position, int seat, CivilizationMove move, EventLog log) {
        if (move instanceof CivilizationMove.LoseTokens lose) {
            loseTokens(position, seat, lose.area(), lose.count(), log);
        } else {
            loseCity(position, seat, ((CivilizationMove.LoseCity) move).area(), log);
        }
        settle(position, log);
    }

    private static void loseTokens(CivilizationPosition position, int seat, Area area, int count, EventLog log) {
        position.pieces().addTokens(seat, area.index(), -count);
        position.setPointsToLose(seat, position.pointsToLose(seat) - count);
        log.all(new CivilizationEvent.TokensLost(seat, area, count));
    }

    private static void loseCity(CivilizationPosition position, int seat, Area area, EventLog log) {
        int points = losses(position, seat).cityPoints();
        position.pieces().removeCity(area.index());
        if (Frame.number(position) == Calamities.EPIDEMIC) {
            position.pieces().addTokens(seat, area.index(), 1);
        }
        position.setPointsToLose(seat, position.pointsToLose(seat) - points);
        log.all(new CivilizationEvent.CityLost(seat, area));
    }

    /** A token of the fullest area, else a city. */
    @Override
    public CivilizationMove defaultMove(CivilizationPosition position, int seat) {
        List<CivilizationMove> moves = list(position, seat);
        CivilizationMove best = moves.getFirst();
        int fullest = 0;
        for (CivilizationMove move : moves) {
            if (move instanceof CivilizationMove.LoseTokens lose) {
                int tokens = position.pieces().tokens(seat, lose.area().index());
                if (tokens > fullest) {
                    fullest = tokens;
                    best = lose;
                }
            }
        }
        return best;
    }

    @Override
    public @Nullable CivilizationMove forced(CivilizationPosition position, int seat) {
        return forcedToOneArea(position, seat);
    }

    @Override
    public Prompt prompt(CivilizationPosition position, int seat) {
        int number = Frame.number(position);
        return place(
                "LoseUnits",
                LossCalamity.rule(number),
                Map.of(
                        "points",
                        position.pointsToLose(seat),
                        "city",
                        losses(position, seat).cityPoints(),
                        "card",
                        TradeCard.at(TradeCard.calamity(number)),
                        "victim",
                        position.steps().seat(),
                        "own",
                        position.steps().seat() == seat));
    }
}
