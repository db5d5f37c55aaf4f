package ecumene.sidmeiercivilization.rule;

import static ecumene.sidmeiercivilization.SidMeierCivilizationPosition.CITIES;
import static ecumene.sidmeiercivilization.SidMeierCivilizationPosition.NONE;

import ecumene.engine.EventLog;
import ecumene.engine.Prompt;
import ecumene.engine.Seats;
import ecumene.sidmeiercivilization.Board;
import ecumene.sidmeiercivilization.Empire;
import ecumene.sidmeiercivilization.Once;
import ecumene.sidmeiercivilization.Rulebook;
import ecumene.sidmeiercivilization.SidMeierCivilizationEvent;
import ecumene.sidmeiercivilization.SidMeierCivilizationMove;
import ecumene.sidmeiercivilization.SidMeierCivilizationPosition;
import ecumene.sidmeiercivilization.SidMeierCivilizationRefusal;
import ecumene.sidmeiercivilization.component.Civilization;
import ecumene.sidmeiercivilization.component.Phase;
import ecumene.sidmeiercivilization.component.Square;
import ecumene.sidmeiercivilization.component.Technology;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A figure or group on its way. Notes: its square, armies, scouts, steps left, and whether it is in the air above a square
 * that it could not pass on foot; then it is off the map until it comes down.
 */
public final class March extends Question {

    public static final March STEP = new March();

    private March() {
        super("march");
    }

    private static int square(SidMeierCivilizationPosition position) {
        return position.steps().note(0);
    }

    private static boolean isAloft(SidMeierCivilizationPosition position) {
        return position.steps().note(4) == 1;
    }

    /** The armies still in the group: some may have been killed on the way. */
    private static int armies(SidMeierCivilizationPosition position, int seat) {
        int armies = position.steps().note(1);
        return isAloft(position)
                ? armies
                : Math.min(armies, own(position, seat) ? Board.armies(position, square(position)) : 0);
    }

    private static int scouts(SidMeierCivilizationPosition position, int seat) {
        int scouts = position.steps().note(2);
        return isAloft(position)
                ? scouts
                : Math.min(scouts, own(position, seat) ? Board.scouts(position, square(position)) : 0);
    }

    private static boolean own(SidMeierCivilizationPosition position, int seat) {
        return Board.owner(position, square(position)) == seat;
    }

    @Override
    public int awaiting(SidMeierCivilizationPosition position) {
        int seat = position.steps().seat();
        return armies(position, seat) + scouts(position, seat) == 0 ? Seats.NOBODY : Seats.only(seat);
    }

    /** Nobody is left. */
    @Override
    public void proceed(SidMeierCivilizationPosition position, EventLog log) {
        position.steps().pop();
    }

    // ---------------------------------------------------------------- where a group can go

    /** Whether something stands on a square that figures do not walk through. */
    static boolean isHostile(SidMeierCivilizationPosition position, int seat, int square) {
        int city = Board.city(position, square);
        return Board.isTribe(position, square)
                || Board.isEnemy(position, square, seat)
                || (city != NONE && city / CITIES != seat);
    }

    /** Null if a group can enter a square from beside it, leaving aside where it ends. */
    private static @Nullable SidMeierCivilizationRefusal enterReason(
            SidMeierCivilizationPosition position, int seat, int square, int armies, int scouts) {
        if (!Board.isRevealed(position, square)) {
            return SidMeierCivilizationRefusal.TILE_IS_FACE_DOWN;
        }
        if (Board.isWater(position, square) && !Empire.crossesWater(position, seat)) {
            return SidMeierCivilizationRefusal.CANNOT_CROSS_WATER;
        }
        if (isHostile(position, seat, square)) {
            return scouts > 0 && !Empire.knows(position, seat, Technology.FLIGHT)
                    ? SidMeierCivilizationRefusal.SCOUTS_DO_NOT_ATTACK
                    : null;
        }
        return Board.figures(position, square) + armies + scouts > Empire.stackingLimit(position, seat)
                ? SidMeierCivilizationRefusal.STACK_IS_FULL
                : null;
    }

    private static boolean canStop(SidMeierCivilizationPosition position, int seat, int square, int scouts) {
        if (isHostile(position, seat, square)) {
            return scouts == 0;
        }
        return Board.city(position, square) == NONE
                && (!Board.isWater(position, square) || Empire.stopsInWater(position, seat));
    }

    /** Whether a group on a square can come to a legal stop with some steps left. */
    private static boolean canFinish(
            SidMeierCivilizationPosition position, int seat, int square, int armies, int scouts, int left) {
        if (canStop(position, seat, square, scouts)) {
            return true;
        }
        if (left == 0) {
            return false;
        }
        for (int next : Square.neighbours(square)) {
            if (enterReason(position, seat, next, armies, scouts) == null
                    && canFinish(position, seat, next, armies, scouts, left - 1)) {
                return true;
            }
        }
        return false;
    }

    private static @Nullable SidMeierCivilizationRefusal goReason(
            SidMeierCivilizationPosition position, int seat, int square) {
        int left = position.steps().note(3);
        if (left == 0) {
            return SidMeierCivilizationRefusal.NO_STEPS_LEFT;
        }
        if (!isBeside(square(position), square)) {
            return SidMeierCivilizationRefusal.ONLY_TO_NEIGHBOURS;
        }
        if (!isAloft(position) && position.isFrozen(square(position))) {
            return SidMeierCivilizationRefusal.SQUARE_IS_FROZEN;
        }
        int armies = armies(position, seat);
        int scouts = scouts(position, seat);
        SidMeierCivilizationRefusal reason = enterReason(position, seat, square, armies, scouts);
        if (reason != null) {
            return reason;
        }
        // On foot a hostile square is the end of the way, and it is resolved there.
        boolean resolved = isHostile(position, seat, square) && scouts == 0;
        return resolved || canFinish(position, seat, square, armies, scouts, left - 1)
                ? null
                : SidMeierCivilizationRefusal.CANNOT_STOP_THERE;
    }

    private static boolean isBeside(int square, int other) {
        for (int near : Square.neighbours(square)) {
            if (near == other) {
                return true;
            }
        }
        return false;
    }

    private static @Nullable SidMeierCivilizationRefusal discoverReason(
            SidMeierCivilizationPosition position, int seat, int square) {
        if (position.steps().note(3) == 0) {
            return SidMeierCivilizationRefusal.NO_STEPS_LEFT;
        }
        if (isAloft(position) || !isBeside(square(position), square)) {
            return SidMeierCivilizationRefusal.ONLY_TO_NEIGHBOURS;
        }
        if (position.layout.slot(square) == NONE || Board.isRevealed(position, square)) {
            return SidMeierCivilizationRefusal.NOTHING_TO_DISCOVER;
        }
        // Who stands in water or in a city needs the step to come to a legal stop.
        int left = position.steps().note(3) - 1;
        return canFinish(position, seat, square(position), armies(position, seat), scouts(position, seat), left)
                ? null
                : SidMeierCivilizationRefusal.CANNOT_STOP_THERE;
    }

    private static @Nullable SidMeierCivilizationRefusal infiltrateReason(
            SidMeierCivilizationPosition position, int seat, int square) {
        if (!Empire.is(position, seat, Civilization.RUSSIANS)) {
            return SidMeierCivilizationRefusal.ONLY_RUSSIA_INFILTRATES;
        }
        if (position.hasUsed(seat, Once.INFILTRATION)) {
            return SidMeierCivilizationRefusal.ONCE_A_TURN;
        }
        if (position.steps().note(3) == 0) {
            return SidMeierCivilizationRefusal.NO_STEPS_LEFT;
        }
        int city = Board.city(position, square);
        if (isAloft(position)
                || city == NONE
                || city / CITIES == seat
                || !isBeside(square(position), square)
                || position.isFrozen(square(position))) {
            return SidMeierCivilizationRefusal.ONLY_TO_NEIGHBOURS;
        }
        if (armies(position, seat) + scouts(position, seat) != 1) {
            return SidMeierCivilizationRefusal.ONE_FIGURE_INFILTRATES;
        }
        return FreeTechnology.canLearnFrom(position, seat, city / CITIES)
                ? null
                : SidMeierCivilizationRefusal.NOBODY_TEACHES_THAT;
    }

    /** Null if the group may stop where it is. Who is held fast in water or a city stays there. */
    private static @Nullable SidMeierCivilizationRefusal stopReason(SidMeierCivilizationPosition position, int seat) {
        boolean held = !isAloft(position) && position.isFrozen(square(position));
        return held || canStop(position, seat, square(position), scouts(position, seat))
                ? null
                : SidMeierCivilizationRefusal.CANNOT_STOP_THERE;
    }

    /** Null if the building on the square of the group can be razed. */
    private static @Nullable SidMeierCivilizationRefusal razeReason(SidMeierCivilizationPosition position, int seat) {
        if (!Empire.knows(position, seat, Technology.COMBUSTION)) {
            return SidMeierCivilizationRefusal.TECHNOLOGY_NOT_KNOWN;
        }
        if (position.hasUsed(seat, Once.RAZE)) {
            return SidMeierCivilizationRefusal.ONCE_A_TURN;
        }
        int owner = isAloft(position) ? NONE : Targets.buildingOwner(position, square(position));
        return owner == NONE || owner == seat || armies(position, seat) == 0
                ? SidMeierCivilizationRefusal.NOTHING_TO_RAZE
                : stopReason(position, seat);
    }

    // ---------------------------------------------------------------- the question

    @Override
    public void moves(SidMeierCivilizationPosition position, int seat, List<SidMeierCivilizationMove> moves) {
        int[] near = Square.neighbours(square(position));
        int discovered = NONE;
        for (int square : near) {
            if (goReason(position, seat, square) == null) {
                moves.add(new SidMeierCivilizationMove.Go(Square.at(square)));
            } else if (discoverReason(position, seat, square) == null && position.layout.slot(square) != discovered) {
                discovered = position.layout.slot(square);
                moves.add(new SidMeierCivilizationMove.Discover(Square.at(square)));
            }
            if (infiltrateReason(position, seat, square) == null) {
                moves.add(new SidMeierCivilizationMove.Infiltrate(Square.at(square)));
            }
        }
        if (position.steps().note(3) > 0 && !isAloft(position)) {
            Events.list(position, seat, Phase.MOVEMENT, moves);
        }
        if (razeReason(position, seat) == null) {
            moves.add(new SidMeierCivilizationMove.Raze());
        }
        if (stopReason(position, seat) == null) {
            moves.add(new SidMeierCivilizationMove.Stop());
        }
    }

    @Override
    public SidMeierCivilizationRefusal why(
            SidMeierCivilizationPosition position, int seat, SidMeierCivilizationMove move) {
        SidMeierCivilizationRefusal reason = switch (move) {
            case SidMeierCivilizationMove.Go go ->
                goReason(position, seat, go.square().index());
            case SidMeierCivilizationMove.Discover discover ->
                discoverReason(position, seat, discover.square().index());
            case SidMeierCivilizationMove.Infiltrate go ->
                infiltrateReason(position, seat, go.city().index());
            case SidMeierCivilizationMove.Stop ignored -> stopReason(position, seat);
            case SidMeierCivilizationMove.Raze ignored -> razeReason(position, seat);
            case SidMeierCivilizationMove.PlayEvent play -> Events.why(position, seat, play.card(), Phase.MOVEMENT);
            default -> null;
        };
        return reason == null ? SidMeierCivilizationRefusal.FINISH_THE_MOVE_FIRST : reason;
    }

    @Override
    void answer(SidMeierCivilizationPosition position, int seat, SidMeierCivilizationMove move, EventLog log) {
        switch (move) {
            case SidMeierCivilizationMove.Go go ->
                go(position, seat, go.square().index(), log);
            case SidMeierCivilizationMove.Discover discover -> {
                position.steps().setNote(3, position.steps().note(3) - 1);
                Discovery.turnUp(
                        position, seat, square(position), discover.square().index(), log);
            }
            case SidMeierCivilizationMove.Infiltrate infiltrate ->
                infiltrate(position, seat, infiltrate.city().index(), log);
            case SidMeierCivilizationMove.PlayEvent play -> Aim.begin(position, seat, Targets.of(play.card()), log);
            case SidMeierCivilizationMove.Raze ignored -> {
                position.use(seat, Once.RAZE);
                int square = square(position);
                stop(position, seat);
                Effect.destroyBuilding(position, square, log);
            }
            default -> stop(position, seat);
        }
    }

    /** Where something is about to happen the others may interrupt first. */
    private static void go(SidMeierCivilizationPosition position, int seat, int to, EventLog log) {
        if (entersForeignOutskirts(position, seat, to) && Interrupt.isPossible(position, seat)) {
            Approach.begin(position, seat, to);
        } else {
            walk(position, seat, to, log);
        }
    }

    private static boolean entersForeignOutskirts(SidMeierCivilizationPosition position, int seat, int to) {
        int city = isHostile(position, seat, to) ? NONE : Board.cityAround(position, to);
        return city != NONE
                && city / CITIES != seat
                && Square.distance(square(position), position.citySquare[city]) > 1;
    }

    /** The group goes where it wanted to, unless it is dead or held fast by now. */
    static void goOn(SidMeierCivilizationPosition position, int seat, int to, EventLog log) {
        if (armies(position, seat) + scouts(position, seat) > 0 && goReason(position, seat, to) == null) {
            walk(position, seat, to, log);
        }
    }

    private static void walk(SidMeierCivilizationPosition position, int seat, int to, EventLog log) {
        int from = square(position);
        int armies = armies(position, seat);
        int scouts = scouts(position, seat);
        boolean aloft = isAloft(position);
        boolean flies = Empire.knows(position, seat, Technology.FLIGHT);
        boolean hostile = isHostile(position, seat, to);
        if (hostile && !flies) {
            position.steps().pop();
            Entry.begin(position, seat, to, from, armies);
            return;
        }
        if (!aloft) {
            Board.remove(position, from, armies, scouts);
        }
        if (!hostile) {
            Board.add(position, to, seat, armies, scouts);
        }
        log.all(new SidMeierCivilizationEvent.FiguresMoved(seat, Square.at(from), Square.at(to), armies, scouts));
        position.steps().setNote(0, to);
        position.steps().setNote(1, armies);
        position.steps().setNote(2, scouts);
        position.steps().setNote(3, position.steps().note(3) - 1);
        position.steps().setNote(4, hostile ? 1 : 0);
    }

    private static void stop(SidMeierCivilizationPosition position, int seat) {
        int square = square(position);
        int armies = armies(position, seat);
        int scouts = scouts(position, seat);
        boolean aloft = isAloft(position);
        position.steps().pop();
        if (aloft) {
            Entry.begin(position, seat, square, NONE, armies);
        } else {
            Movement.markMoved(position, square, armies, scouts);
        }
    }

    private static void infiltrate(SidMeierCivilizationPosition position, int seat, int centre, EventLog log) {
        int victim = Board.city(position, centre) / CITIES;
        Board.kill(position, square(position), armies(position, seat), scouts(position, seat));
        position.use(seat, Once.INFILTRATION);
        position.steps().pop();
        log.all(new SidMeierCivilizationEvent.CityInfiltrated(seat, victim, Square.at(centre)));
        FreeTechnology.push(position, seat, FreeTechnology.INFILTRATION, victim);
    }

    /** Only a stop without alternative happens by itself; events can be played while there are steps left. */
    @Override
    public @Nullable SidMeierCivilizationMove forced(SidMeierCivilizationPosition position, int seat) {
        if (position.handSize(seat) > 0 && position.steps().note(3) > 0) {
            return null;
        }
        SidMeierCivilizationMove only = super.forced(position, seat);
        return only instanceof SidMeierCivilizationMove.Stop ? only : null;
    }

    @Override
    public SidMeierCivilizationMove defaultMove(SidMeierCivilizationPosition position, int seat) {
        if (stopReason(position, seat) == null) {
            return new SidMeierCivilizationMove.Stop();
        }
        // Not a place to stay: on to where the way can end soonest.
        int left = position.steps().note(3);
        for (int steps = 0; steps < left; steps++) {
            for (int square : Square.neighbours(square(position))) {
                if (goReason(position, seat, square) == null
                        && !isHostile(position, seat, square)
                        && canFinish(position, seat, square, armies(position, seat), scouts(position, seat), steps)) {
                    return new SidMeierCivilizationMove.Go(Square.at(square));
                }
            }
        }
        List<SidMeierCivilizationMove> moves = new java.util.ArrayList<>();
        moves(position, seat, moves);
        return moves.getFirst();
    }

    @Override
    public Prompt prompt(SidMeierCivilizationPosition position, int seat) {
        return new Prompt(
                Prompt.Shape.PLACE,
                "March",
                Rulebook.MOVEMENT,
                Map.of(
                        "square",
                        Square.at(square(position)),
                        "left",
                        position.steps().note(3)));
    }
}
