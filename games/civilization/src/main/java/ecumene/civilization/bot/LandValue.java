package ecumene.civilization.bot;

import ecumene.civilization.CivilizationPosition;
import ecumene.civilization.Pieces;
import ecumene.civilization.component.Area;
import ecumene.civilization.component.CivilizationCard;
import ecumene.civilization.component.Shore;
import ecumene.civilization.rule.Grow;
import ecumene.civilization.rule.Phase;
import ecumene.civilization.rule.Rounds;
import ecumene.civilization.rule.Travel;
import ecumene.civilization.rule.Voyage;

/** What a seat's tokens and ships on the map are worth, seen ahead to the end of the phases of movement and building. */
final class LandValue {

    /** What so many tokens that can stay in an area are worth: two grow best. */
    private static final double[] TOKENS = {0, 2.6, 4.8, 5.9, 7.0, 8.1, 9.0};

    /** What so many tokens are worth that are gathering for a city, of what the city will be: the more, the more likely. */
    private static final double[] GATHERING = {0, 0.07, 0.15, 0.25, 0.38, 0.55};

    /** A site where a city can stand in the next round. */
    private static final double PROSPECT = 3;

    /** A fight costs both sides, and only others gain by it. */
    private static final double CONTESTED = 3;

    private static final double SURPLUS = 0.05;
    private static final double MOBILE = 1.4;

    /** Surplus that has not moved yet and has somewhere to go, so that nobody is done too early. */
    private static final double UNMOVED = 1.6;

    /** What it costs to be still moving, so that nobody goes about without a gain. */
    private static final double STILL_MOVING = 0.03;

    private static final double SHARED = 0.6;
    private static final double ABOARD = 2.0;
    private static final double LANDING = 0.3;
    private static final double FIRST_SHIP = 1.2;
    private static final double FIRST_SHIP_OF_ISLANDERS = 8;
    private static final double NEXT_SHIP = 0.1;

    /** A nation of fewer tokens has no use for ships. */
    private static final int CREWED = 4;

    private LandValue() {}

    static double of(CivilizationPosition position, int seat) {
        Pieces pieces = position.pieces();
        boolean moving = position.round() > 0 && isBeforeBuilding(position);
        boolean mover = isMoving(position, seat);
        boolean mobile = position.round() > 0 && !mover && mayStillMove(position, seat);
        boolean withholding = Grow.isWithholding(position, seat);
        double sum = mover ? -STILL_MOVING : 0;
        int free = 0;
        int stays = 0;
        int newCities = 0;
        int growth = 0;
        for (int area = pieces.nextTokens(seat, 0); area >= 0; area = pieces.nextTokens(seat, area + 1)) {
            int tokens = pieces.tokens(seat, area) + (withholding ? Grow.pending(position, seat, area) : 0);
            int foreign = pieces.foreign(seat, area);
            for (int next : position.board().land(area)) {
                free += pieces.tokens(next) == 0 && !pieces.hasCity(next) ? 1 : 0;
            }
            if (pieces.hasCity(area)) {
                sum += pieces.cityOwner(area) == seat ? SURPLUS * tokens : assault(position, seat, area, tokens);
                continue;
            }
            int limit = Area.at(area).limit();
            int staying = foreign == 0
                    ? Math.min(tokens, position.populationLimit(seat, area))
                    : afterConflict(tokens, foreign, limit);
            int cost = Area.at(area).cityCost();
            boolean site = foreign == 0 && cost == 6;
            if (moving && foreign == 0 && pieces.cityStock(seat) > newCities) {
                double city = CivilizationEvaluation.city(pieces.cities(seat) + newCities);
                if (tokens >= cost) {
                    newCities++;
                    sum += city - SURPLUS * (tokens - cost);
                    continue;
                }
                if (mover && tokens + reinforcements(position, area) >= cost) {
                    sum += Math.max(value(staying), GATHERING[6 * tokens / cost] * (site ? city : city - 8));
                    stays += staying;
                    growth += Math.min(2, staying);
                    continue;
                }
            }
            stays += staying;
            growth += Math.min(2, staying);
            sum += (foreign == 0 ? 1 : SHARED) * value(staying) + (mobile ? MOBILE : SURPLUS) * (tokens - staying);
            if (mover) {
                int unmoved = Math.min(position.unmoved(area), tokens - staying);
                sum += unmoved > 0 ? UNMOVED * Math.min(unmoved, roomAround(position, seat, area)) : 0;
            }
            if (foreign > 0 && moving && tokens + foreign > limit) {
                sum -= CONTESTED;
            }
            if (site && 2 * (staying + around(position, seat, area)) >= cost) {
                sum += PROSPECT;
            }
        }
        if (!mobile) {
            // The growth of the next round, so that nobody hurries on to have it.
            sum += MOBILE * Math.min(growth, pieces.stock(seat) + pieces.onBoard(seat) - stays);
        }
        if (newCities > 0) {
            // New cities need support as well.
            int missing = 2 * (pieces.cities(seat) + newCities) - stays;
            sum -= missing > 0 ? CivilizationEvaluation.UNSUPPORTED * missing / 2 : 0;
        }
        return sum + ships(position, seat, free);
    }

    private static double value(int tokens) {
        return tokens < TOKENS.length ? TOKENS[tokens] : TOKENS[TOKENS.length - 1] + 0.5 * (tokens - TOKENS.length + 1);
    }

    private static boolean isBeforeBuilding(CivilizationPosition position) {
        Phase phase = Rounds.phase(position);
        return phase == Phase.MOVEMENT || phase == Phase.CONFLICT || phase == Phase.CITIES;
    }

    private static boolean isMoving(CivilizationPosition position, int seat) {
        return position.steps().seat() == seat
                && (position.steps().isTop(Travel.STEP) || position.steps().isTop(Voyage.STEP));
    }

    /** Whether a seat will still move in this round: then surplus tokens are not lost. */
    private static boolean mayStillMove(CivilizationPosition position, int seat) {
        Phase phase = Rounds.phase(position);
        if (phase != Phase.MOVEMENT) {
            return phase.compareTo(Phase.MOVEMENT) < 0;
        }
        for (int place = position.seats() - 1; place >= 0; place--) {
            if (position.inOrder(place) == position.steps().seat()) {
                return false;
            }
            if (position.inOrder(place) == seat) {
                return true;
            }
        }
        return false;
    }

    /** Tokens of the mover around an area that have not moved yet. */
    private static int reinforcements(CivilizationPosition position, int area) {
        int sum = 0;
        for (int next : position.board().land(area)) {
            sum += position.unmoved(next);
        }
        return sum;
    }

    /** How many more tokens can live in the areas around. */
    private static int roomAround(CivilizationPosition position, int seat, int area) {
        int sum = 0;
        for (int next : position.board().land(area)) {
            sum += room(position, seat, next);
        }
        return sum;
    }

    /** Own tokens that stay in the areas around. */
    private static int around(CivilizationPosition position, int seat, int area) {
        int sum = 0;
        for (int next : position.board().land(area)) {
            if (!position.pieces().hasCity(next)) {
                sum += Math.min(position.pieces().tokens(seat, next), position.populationLimit(seat, next));
            }
        }
        return sum;
    }

    /** Roughly how many are left when two sides fight over an area. */
    private static int afterConflict(int own, int foreign, int limit) {
        if (own + foreign <= limit) {
            return own;
        }
        return own > foreign ? Math.min(own, Math.max(limit, own - foreign) - 1) : 0;
    }

    /** Tokens in a foreign city are lost, unless they are enough to take it. */
    private static double assault(CivilizationPosition position, int seat, int area, int tokens) {
        int owner = position.pieces().cityOwner(area);
        int needed = position.has(owner, CivilizationCard.ENGINEERING) ? 8 : 7;
        if (tokens < needed) {
            return 0;
        }
        boolean surrenders =
                position.pieces().stock(owner) < 6 && position.pieces().cityStock(seat) > 0;
        return surrenders ? 20 : 3;
    }

    private static double ships(CivilizationPosition position, int seat, int free) {
        Pieces pieces = position.pieces();
        int ships = pieces.shipsInPlay(seat);
        double sum = 0;
        if (ships > 0 && pieces.onBoard(seat) >= CREWED) {
            sum += free < 2 ? FIRST_SHIP_OF_ISLANDERS : FIRST_SHIP;
            sum += NEXT_SHIP * (ships - 1);
        }
        if (position.steps().isTop(Voyage.STEP) && position.steps().seat() == seat) {
            sum += voyage(position, seat);
        }
        return sum;
    }

    /** A voyage is worth something while there are people to bring and places to bring them to. */
    private static double voyage(CivilizationPosition position, int seat) {
        int aboard = Voyage.Frame.aboard(position);
        int left = Voyage.Frame.left(position);
        int shore = Voyage.Frame.shore(position);
        int area = Shore.at(shore).area().index();
        double sum = ABOARD * aboard;
        if (area < Area.FIRST_SEA) {
            int surplus = position.pieces().tokens(seat, area) - position.populationLimit(seat, area);
            sum += left > 0 && surplus > 0 && position.unmoved(area) > 0 ? 0.4 : 0;
            sum += LANDING * Math.min(aboard, room(position, seat, area));
        }
        if (left > 0 && aboard > 0) {
            int best = 0;
            for (int to : position.board().water(shore, false)) {
                best = Math.max(best, room(position, seat, Shore.at(to).area().index()));
            }
            sum += 0.5 * LANDING * Math.min(aboard, best);
        }
        return sum;
    }

    static int room(CivilizationPosition position, int seat, int area) {
        boolean taken = position.pieces().hasCity(area) || position.pieces().foreign(seat, area) > 0;
        return taken
                ? 0
                : Math.max(
                        0,
                        position.populationLimit(seat, area) - position.pieces().tokens(seat, area));
    }
}
