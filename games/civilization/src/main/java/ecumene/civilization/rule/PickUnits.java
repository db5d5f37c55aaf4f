package ecumene.civilization.rule;

import ecumene.civilization.CivilizationEvent;
import ecumene.civilization.CivilizationMove;
import ecumene.civilization.CivilizationPosition;
import ecumene.civilization.CivilizationRefusal;
import ecumene.civilization.Pieces;
import ecumene.civilization.Rulebook;
import ecumene.engine.EventLog;
import ecumene.engine.Prompt;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Somebody picks units of the victim for the first faction, exactly so many points or the smallest excess (22.2.6.1, 22.2.12). */
public final class PickUnits extends Question {

    public static final PickUnits STEP = new PickUnits();

    private static final int CITY = 5;

    private PickUnits() {
        super("pick-units");
    }

    /** The victim, and the points left to pick. */
    private static final class Frame {

        private static final int VICTIM = 0;
        private static final int LEFT = 1;

        static void push(CivilizationPosition position, int picker, int victim, int points) {
            position.steps().push(STEP, picker, victim, points);
        }

        static int victim(CivilizationPosition position) {
            return position.steps().note(VICTIM);
        }

        static int left(CivilizationPosition position) {
            return position.steps().note(LEFT);
        }

        static void setLeft(CivilizationPosition position, int points) {
            position.steps().setNote(LEFT, points);
        }
    }

    static void begin(CivilizationPosition position, int picker, int victim, int points) {
        int tokens = freeTokens(position, victim);
        int cities = freeCities(position, victim);
        int exact = Math.min(points, tokens + CITY * cities);
        while (!isPayable(exact, tokens, cities)) {
            exact++;
        }
        if (exact > 0) {
            Frame.push(position, picker, victim, exact);
        }
    }

    private static int freeTokens(CivilizationPosition position, int victim) {
        return position.pieces().onBoard(victim) - CivilWar.factionTokens(position);
    }

    private static int freeCities(CivilizationPosition position, int victim) {
        return position.pieces().cities(victim) - CivilWar.factionCities(position);
    }

    private static boolean isPayable(int points, int tokens, int cities) {
        for (int picked = 0; picked <= cities && CITY * picked <= points; picked++) {
            if (points - CITY * picked <= tokens) {
                return true;
            }
        }
        return false;
    }

    @Override
    public void moves(CivilizationPosition position, int seat, List<CivilizationMove> moves) {
        Pieces pieces = position.pieces();
        int victim = Frame.victim(position);
        int left = Frame.left(position);
        int tokens = freeTokens(position, victim);
        int cities = freeCities(position, victim);
        for (int area = pieces.nextTokens(victim, 0); area >= 0; area = pieces.nextTokens(victim, area + 1)) {
            int here = Math.min(left, pieces.tokens(victim, area) - position.faceDown(area));
            for (int count = 1; count <= here; count++) {
                if (isPayable(left - count, tokens - count, cities)) {
                    moves.add(AreaMoves.PICK_TOKENS.get(area, count));
                }
            }
        }
        if (cities > 0 && left >= CITY && isPayable(left - CITY, tokens, cities - 1)) {
            for (int area = pieces.nextCity(victim, 0); area >= 0; area = pieces.nextCity(victim, area + 1)) {
                if (!position.faceDownCities().contains(area)) {
                    moves.add(AreaMoves.PICK_CITY[area]);
                }
            }
        }
    }

    @Override
    public CivilizationRefusal why(CivilizationPosition position, int seat, CivilizationMove move) {
        int victim = Frame.victim(position);
        return switch (move) {
            case CivilizationMove.PickTokens pick -> {
                int area = pick.area().index();
                boolean there = pick.count() > 0
                        && !pick.area().isOpenSea()
                        && position.pieces().tokens(victim, area) - position.faceDown(area) >= pick.count();
                yield there ? CivilizationRefusal.FACTION_IS_EXACT : CivilizationRefusal.NO_UNIT_TO_PICK;
            }
            case CivilizationMove.PickCity pick -> {
                int area = pick.area().index();
                boolean there = !pick.area().isOpenSea()
                        && position.pieces().cityOwner(area) == victim
                        && !position.faceDownCities().contains(area);
                yield there ? CivilizationRefusal.FACTION_IS_EXACT : CivilizationRefusal.NO_UNIT_TO_PICK;
            }
            default -> CivilizationRefusal.PICK_UNITS_NOW;
        };
    }

    @Override
    public void play(CivilizationPosition position, int seat, CivilizationMove move, EventLog log) {
        int left = Frame.left(position);
        if (move instanceof CivilizationMove.PickTokens pick) {
            int area = pick.area().index();
            position.setFaceDown(area, position.faceDown(area) + pick.count());
            left -= pick.count();
            log.all(new CivilizationEvent.UnitsPicked(seat, pick.area(), pick.count(), false));
        } else {
            CivilizationMove.PickCity pick = (CivilizationMove.PickCity) move;
            position.faceDownCities().add(pick.area().index());
            left -= CITY;
            log.all(new CivilizationEvent.UnitsPicked(seat, pick.area(), 0, true));
        }
        if (left == 0) {
            position.steps().pop();
        } else {
            Frame.setLeft(position, left);
        }
    }

    @Override
    public CivilizationMove defaultMove(CivilizationPosition position, int seat) {
        return first(position, seat);
    }

    @Override
    public @Nullable CivilizationMove forced(CivilizationPosition position, int seat) {
        return forcedToOneArea(position, seat);
    }

    @Override
    public Prompt prompt(CivilizationPosition position, int seat) {
        return place(
                "PickUnits",
                Rulebook.CIVIL_WAR,
                Map.of("victim", Frame.victim(position), "points", Frame.left(position)));
    }
}
