package ecumene.sidmeiercivilization.rule;

import static ecumene.sidmeiercivilization.SidMeierCivilizationPosition.CITIES;
import static ecumene.sidmeiercivilization.SidMeierCivilizationPosition.NONE;

import ecumene.engine.EventLog;
import ecumene.engine.Loss;
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
 * A figure or group on its way. Whoever flies over a square that cannot be passed on foot still stands, for all cards and
 * counts, where the group last touched the ground: it leaves that square when it comes down elsewhere.
 */
public final class March extends Question {

    public static final March STEP = new March();

    /** Made once, by square. */
    private static final SidMeierCivilizationMove[] GO =
            Square.ALL.stream().map(SidMeierCivilizationMove.Go::new).toArray(SidMeierCivilizationMove[]::new);

    /** What a march remembers. */
    public static final class Frame {

        private static final int SQUARE = 0;
        private static final int ARMIES = 1;
        private static final int SCOUTS = 2;
        private static final int LEFT = 3;
        private static final int GROUND = 4;
        private static final int ORIGIN = 5;

        /** What everybody may read, in the order of the notes. */
        static final Note[] TOLD = {
            Note.square("square"),
            Note.number("armies"),
            Note.number("scouts"),
            Note.number("left"),
            Note.square("ground"),
            Note.square("origin")
        };

        private Frame() {}

        static void push(SidMeierCivilizationPosition position, int seat, int square, int armies, int scouts) {
            int speed = Empire.speed(position, seat);
            position.steps().push(STEP, seat, square, armies, scouts, speed, square, square);
        }

        static int square(SidMeierCivilizationPosition position) {
            return position.steps().note(SQUARE);
        }

        /** Where the group of the frame under the top by {@code depth} is, be it in the air. */
        public static int square(SidMeierCivilizationPosition position, int depth) {
            return position.steps().note(depth, SQUARE);
        }

        /** Where the group stands on the map. */
        static int ground(SidMeierCivilizationPosition position) {
            return position.steps().note(GROUND);
        }

        /** The steps left to the group of the frame under the top by {@code depth}. */
        public static int left(SidMeierCivilizationPosition position, int depth) {
            return position.steps().note(depth, LEFT);
        }

        static int left(SidMeierCivilizationPosition position) {
            return position.steps().note(LEFT);
        }

        static int armies(SidMeierCivilizationPosition position) {
            return position.steps().note(ARMIES);
        }

        static int scouts(SidMeierCivilizationPosition position) {
            return position.steps().note(SCOUTS);
        }

        /** Where the group set out. */
        static int origin(SidMeierCivilizationPosition position) {
            return position.steps().note(ORIGIN);
        }

        static void setGroup(SidMeierCivilizationPosition position, int armies, int scouts) {
            position.steps().setNote(ARMIES, armies);
            position.steps().setNote(SCOUTS, scouts);
        }

        static void spendStep(SidMeierCivilizationPosition position) {
            position.steps().setNote(LEFT, left(position) - 1);
        }

        static void setSquare(SidMeierCivilizationPosition position, int square, int ground) {
            position.steps().setNote(SQUARE, square);
            position.steps().setNote(GROUND, ground);
        }
    }

    private March() {
        super("march", Frame.TOLD);
    }

    private static int square(SidMeierCivilizationPosition position) {
        return Frame.square(position);
    }

    private static boolean isAloft(SidMeierCivilizationPosition position) {
        return Frame.square(position) != Frame.ground(position);
    }

    /** Whether nobody may leave the square on which the group stands. */
    private static boolean isHeld(SidMeierCivilizationPosition position) {
        return position.isFrozen(Frame.ground(position));
    }

    /** The armies still in the group: some may have been killed on the way. */
    private static int armies(SidMeierCivilizationPosition position, int seat) {
        int ground = Frame.ground(position);
        return Board.owner(position, ground) == seat
                ? Math.min(Frame.armies(position), Board.armies(position, ground))
                : 0;
    }

    private static int scouts(SidMeierCivilizationPosition position, int seat) {
        int ground = Frame.ground(position);
        return Board.owner(position, ground) == seat
                ? Math.min(Frame.scouts(position), Board.scouts(position, ground))
                : 0;
    }

    /** The group as it is now. */
    static Groups.Group group(SidMeierCivilizationPosition position, int seat) {
        return new Groups.Group(seat, Frame.ground(position), armies(position, seat), scouts(position, seat));
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

    private static @Nullable SidMeierCivilizationRefusal goReason(
            SidMeierCivilizationPosition position, int seat, int square) {
        int left = Frame.left(position);
        if (left == 0) {
            return SidMeierCivilizationRefusal.NO_STEPS_LEFT;
        }
        if (!Groups.isBeside(square(position), square)) {
            return SidMeierCivilizationRefusal.ONLY_TO_NEIGHBOURS;
        }
        if (isHeld(position)) {
            return SidMeierCivilizationRefusal.SQUARE_IS_FROZEN;
        }
        Groups.Group group = group(position, seat);
        SidMeierCivilizationRefusal reason = group.enterReason(position, square);
        if (reason != null) {
            return reason;
        }
        return group.canFinish(position, square, left - 1) ? null : group.stopReason(position, square);
    }

    private static @Nullable SidMeierCivilizationRefusal discoverReason(
            SidMeierCivilizationPosition position, int seat, int square) {
        if (Frame.left(position) == 0) {
            return SidMeierCivilizationRefusal.NO_STEPS_LEFT;
        }
        if (!Groups.isBeside(square(position), square)) {
            return SidMeierCivilizationRefusal.ONLY_TO_NEIGHBOURS;
        }
        if (position.layout.slot(square) == NONE || Board.isRevealed(position, square)) {
            return SidMeierCivilizationRefusal.NOTHING_TO_DISCOVER;
        }
        // Who is in the water, in a city or in the air needs the step to come to a legal stop.
        SidMeierCivilizationRefusal reason = stopReason(position, seat);
        int left = Frame.left(position) - 1;
        return reason != null && group(position, seat).canFinish(position, square(position), left) ? null : reason;
    }

    private static @Nullable SidMeierCivilizationRefusal infiltrateReason(
            SidMeierCivilizationPosition position, int seat, int square) {
        return Infiltration.reason(position, group(position, seat), square(position), Frame.left(position), square);
    }

    /** Null if the group may stop where it is. Who is held fast in water or a city stays there. */
    private static @Nullable SidMeierCivilizationRefusal stopReason(SidMeierCivilizationPosition position, int seat) {
        return isHeld(position) ? null : group(position, seat).stopReason(position, square(position));
    }

    /** Null if the group may stop and raze the building on its square. */
    private static @Nullable SidMeierCivilizationRefusal razeReason(SidMeierCivilizationPosition position, int seat) {
        SidMeierCivilizationRefusal reason = Razing.reason(position, seat, Frame.ground(position));
        if (reason == null && (isAloft(position) || armies(position, seat) == 0)) {
            return SidMeierCivilizationRefusal.NOTHING_TO_RAZE;
        }
        return reason == null ? stopReason(position, seat) : reason;
    }

    // ---------------------------------------------------------------- the question

    @Override
    public void moves(SidMeierCivilizationPosition position, int seat, List<SidMeierCivilizationMove> moves) {
        int[] near = Square.neighbours(square(position));
        int discovered = NONE;
        for (int square : near) {
            if (goReason(position, seat, square) == null) {
                moves.add(GO[square]);
            } else if (discoverReason(position, seat, square) == null && position.layout.slot(square) != discovered) {
                discovered = position.layout.slot(square);
                moves.add(new SidMeierCivilizationMove.Discover(Square.at(square)));
            }
            if (infiltrateReason(position, seat, square) == null) {
                moves.add(new SidMeierCivilizationMove.Infiltrate(Square.at(square)));
            }
        }
        if (Frame.left(position) > 0) {
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
                dare(position, seat, go.square().index(), Approach.Deed.GO, log);
            case SidMeierCivilizationMove.Discover discover ->
                dare(position, seat, discover.square().index(), Approach.Deed.DISCOVER, log);
            case SidMeierCivilizationMove.Infiltrate infiltrate ->
                dare(position, seat, infiltrate.city().index(), Approach.Deed.INFILTRATE, log);
            case SidMeierCivilizationMove.PlayEvent play -> Aim.begin(position, seat, Targets.of(play.card()), log);
            case SidMeierCivilizationMove.Raze ignored ->
                dare(position, seat, square(position), Approach.Deed.RAZE, log);
            default -> {
                if (isAloft(position) && !isHeld(position)) {
                    dare(position, seat, square(position), Approach.Deed.LAND, log);
                } else {
                    dare(position, seat, Frame.ground(position), Approach.Deed.STOP, log);
                }
            }
        }
    }

    /** Where something is at stake the others may interrupt first. */
    private static void dare(
            SidMeierCivilizationPosition position, int seat, int to, Approach.Deed deed, EventLog log) {
        int ground = Frame.ground(position);
        int asked = deed == Approach.Deed.STOP
                ? Stakes.askedBeforeSettling(position, group(position, seat), Frame.origin(position))
                : Stakes.asked(position, group(position, seat), to, deed);
        if (asked == Seats.NOBODY) {
            act(position, seat, to, deed, log);
        } else {
            int stayingArmies = Board.armies(position, ground) - armies(position, seat);
            int stayingScouts = Board.scouts(position, ground) - scouts(position, seat);
            Approach.Frame.push(position, seat, to, deed, stayingArmies, stayingScouts);
            Interrupt.Frame.push(position, seat, to, deed, ground, asked);
        }
    }

    /**
     * Nobody has more to say: the group does what it wanted to, if it still can. Whoever was killed belonged to the group and
     * not to those who stay behind.
     */
    static void goOn(
            SidMeierCivilizationPosition position,
            int seat,
            int to,
            Approach.Deed deed,
            int stayingArmies,
            int stayingScouts,
            EventLog log) {
        int ground = Frame.ground(position);
        boolean own = Board.owner(position, ground) == seat;
        int armies = own ? Math.max(0, Board.armies(position, ground) - stayingArmies) : 0;
        int scouts = own ? Math.max(0, Board.scouts(position, ground) - stayingScouts) : 0;
        Frame.setGroup(position, Math.min(Frame.armies(position), armies), Math.min(Frame.scouts(position), scouts));
        if (armies(position, seat) + scouts(position, seat) == 0) {
            return;
        }
        SidMeierCivilizationRefusal reason = switch (deed) {
            case GO -> goReason(position, seat, to);
            case INFILTRATE -> infiltrateReason(position, seat, to);
            case DISCOVER -> discoverReason(position, seat, to);
            case RAZE -> razeReason(position, seat);
            case STOP -> null;
            case LAND -> isHeld(position) ? SidMeierCivilizationRefusal.SQUARE_IS_FROZEN : null;
        };
        if (reason == null) {
            act(position, seat, to, deed, log);
        }
    }

    private static void act(SidMeierCivilizationPosition position, int seat, int to, Approach.Deed deed, EventLog log) {
        switch (deed) {
            case GO -> walk(position, seat, to, log);
            case INFILTRATE -> infiltrate(position, seat, to, log);
            case DISCOVER -> {
                Frame.spendStep(position);
                Discovery.turnUp(position, seat, square(position), to, log);
            }
            case RAZE -> {
                end(position, seat, log);
                Razing.raze(position, seat, to, log);
            }
            case STOP -> end(position, seat, log);
            case LAND -> enter(position, seat, to, log);
        }
    }

    private static void walk(SidMeierCivilizationPosition position, int seat, int to, EventLog log) {
        boolean hostile = Groups.isHostile(position, seat, to);
        if (hostile && !Empire.knows(position, seat, Technology.FLIGHT)) {
            enter(position, seat, to, log);
            return;
        }
        int from = square(position);
        int ground = Frame.ground(position);
        int armies = armies(position, seat);
        int scouts = scouts(position, seat);
        Frame.setGroup(position, armies, scouts);
        Frame.spendStep(position);
        Frame.setSquare(position, to, hostile ? ground : to);
        if (!hostile) {
            Board.remove(position, ground, armies, scouts);
            Board.add(position, to, seat, armies, scouts);
        }
        log.all(new SidMeierCivilizationEvent.FiguresMoved(seat, Square.at(from), Square.at(to), armies, scouts));
    }

    /** The group enters a square on which it stops, in peace or not. */
    private static void enter(SidMeierCivilizationPosition position, int seat, int to, EventLog log) {
        int ground = Frame.ground(position);
        int armies = armies(position, seat);
        int scouts = scouts(position, seat);
        position.steps().pop();
        Board.remove(position, ground, armies, scouts);
        Combat.enter(position, seat, to, armies, scouts, log);
    }

    private static void end(SidMeierCivilizationPosition position, int seat, EventLog log) {
        int origin = Frame.origin(position);
        int ground = Frame.ground(position);
        int armies = armies(position, seat);
        int scouts = scouts(position, seat);
        position.steps().pop();
        Movement.markMoved(position, ground, armies, scouts);
        if (ground != origin) {
            int city = Cities.nearest(position, seat, ground);
            log.all(new SidMeierCivilizationEvent.GroupArrived(
                    seat,
                    Square.at(origin),
                    Square.at(ground),
                    Board.terrain(position, ground),
                    armies,
                    scouts,
                    city / CITIES,
                    city / CITIES == seat,
                    city % CITIES == 0,
                    Square.distance(position.citySquare[city], ground)));
        }
    }

    private static void infiltrate(SidMeierCivilizationPosition position, int seat, int centre, EventLog log) {
        int victim = Board.seatAt(position, centre);
        Board.kill(position, Frame.ground(position), armies(position, seat), scouts(position, seat));
        position.use(seat, Once.INFILTRATION);
        position.steps().pop();
        log.all(new SidMeierCivilizationEvent.CityInfiltrated(seat, victim, Square.at(centre)));
        FreeTechnology.push(position, seat, FreeTechnology.Occasion.INFILTRATION, victim);
    }

    /** Only a stop without alternative happens by itself; events can be played while there are steps left. */
    @Override
    public @Nullable SidMeierCivilizationMove forced(SidMeierCivilizationPosition position, int seat) {
        if (Frame.left(position) > 0) {
            if (position.handSize(seat) > 0) {
                return null;
            }
            for (int square : Square.neighbours(square(position))) {
                if (goReason(position, seat, square) == null || discoverReason(position, seat, square) == null) {
                    return null;
                }
            }
        }
        SidMeierCivilizationMove only = super.forced(position, seat);
        return only instanceof SidMeierCivilizationMove.Stop ? only : null;
    }

    /** Who leaves a place to stay for a step from which there is only the way back is told. */
    @Override
    public @Nullable Loss loss(SidMeierCivilizationPosition position, int seat, SidMeierCivilizationMove move) {
        int here = square(position);
        return move instanceof SidMeierCivilizationMove.Go go
                        && !Empire.is(position, seat, Civilization.RUSSIANS)
                        && stopReason(position, seat) == null
                        && !group(position, seat).leadsOn(position, go.square().index(), Frame.left(position) - 1, here)
                ? new Loss("way", Map.of())
                : OwnHarm.ofPlaying(position, seat, move);
    }

    @Override
    public SidMeierCivilizationMove defaultMove(SidMeierCivilizationPosition position, int seat) {
        if (stopReason(position, seat) == null) {
            return new SidMeierCivilizationMove.Stop();
        }
        // Not a place to stay: on to where the way can end soonest.
        int left = Frame.left(position);
        for (int steps = 0; steps < left; steps++) {
            for (int square : Square.neighbours(square(position))) {
                if (goReason(position, seat, square) == null
                        && !Groups.isHostile(position, seat, square)
                        && group(position, seat).canFinish(position, square, steps)) {
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
                        Frame.left(position),
                        "armies",
                        armies(position, seat),
                        "scouts",
                        scouts(position, seat)));
    }
}
