package ecumene.sidmeiercivilization.rule;

import static ecumene.sidmeiercivilization.SidMeierCivilizationPosition.NONE;

import ecumene.engine.EventLog;
import ecumene.engine.Loss;
import ecumene.engine.Prompt;
import ecumene.sidmeiercivilization.Board;
import ecumene.sidmeiercivilization.Empire;
import ecumene.sidmeiercivilization.Rulebook;
import ecumene.sidmeiercivilization.SidMeierCivilizationMove;
import ecumene.sidmeiercivilization.SidMeierCivilizationPosition;
import ecumene.sidmeiercivilization.SidMeierCivilizationRefusal;
import ecumene.sidmeiercivilization.component.Ability;
import ecumene.sidmeiercivilization.component.Phase;
import ecumene.sidmeiercivilization.component.Square;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Movement: figures move one after the other or in groups, each once. */
public final class Movement extends Question {

    public static final Movement STEP = new Movement();

    private Movement() {
        super("movement");
    }

    static void markMoved(SidMeierCivilizationPosition position, int square, int armies, int scouts) {
        Board.setMoved(
                position,
                square,
                Board.movedArmies(position, square) + armies,
                Board.movedScouts(position, square) + scouts);
    }

    static int freshArmies(SidMeierCivilizationPosition position, int square) {
        return Board.armies(position, square) - Board.movedArmies(position, square);
    }

    static int freshScouts(SidMeierCivilizationPosition position, int square) {
        return Board.scouts(position, square) - Board.movedScouts(position, square);
    }

    @Override
    public void moves(SidMeierCivilizationPosition position, int seat, List<SidMeierCivilizationMove> moves) {
        for (int square = Board.nextWithFigures(position, seat, NONE);
                square != NONE;
                square = Board.nextWithFigures(position, seat, square)) {
            if (!position.isFrozen(square)) {
                int armies = freshArmies(position, square);
                int scouts = freshScouts(position, square);
                for (int a = 0; a <= armies; a++) {
                    for (int s = a == 0 ? 1 : 0; s <= scouts; s++) {
                        // Whoever can go nowhere has not moved.
                        if (new Groups.Group(seat, square, a, s).canSetOut(position)) {
                            moves.add(new SidMeierCivilizationMove.MoveFigures(Square.at(square), a, s));
                        }
                    }
                }
            }
        }
        Abilities.list(position, seat, Phase.MOVEMENT, moves);
        Events.list(position, seat, Phase.MOVEMENT, moves);
        moves.add(new SidMeierCivilizationMove.EndPhase());
    }

    @Override
    public SidMeierCivilizationRefusal why(
            SidMeierCivilizationPosition position, int seat, SidMeierCivilizationMove move) {
        SidMeierCivilizationRefusal reason = switch (move) {
            case SidMeierCivilizationMove.MoveFigures figures -> reason(position, seat, figures);
            // Who goes is not yet known, but nobody could go there.
            case SidMeierCivilizationMove.Go go ->
                Board.isRevealed(position, go.square().index())
                                && Board.isWater(position, go.square().index())
                                && !Empire.crossesWater(position, seat)
                        ? SidMeierCivilizationRefusal.CANNOT_CROSS_WATER
                        : SidMeierCivilizationRefusal.NOT_WITHIN_REACH;
            case SidMeierCivilizationMove.UseAbility use ->
                Abilities.reason(position, seat, use.ability(), Phase.MOVEMENT);
            case SidMeierCivilizationMove.PlayEvent play -> Events.why(position, seat, play.card(), Phase.MOVEMENT);
            default -> OtherPhase.reason(move);
        };
        return reason == null ? SidMeierCivilizationRefusal.MOVE_YOUR_FIGURES_NOW : reason;
    }

    private static SidMeierCivilizationRefusal reason(
            SidMeierCivilizationPosition position, int seat, SidMeierCivilizationMove.MoveFigures figures) {
        int square = figures.from().index();
        if (Board.owner(position, square) != seat
                || Board.armies(position, square) < figures.armies()
                || Board.scouts(position, square) < figures.scouts()
                || figures.armies() < 0
                || figures.scouts() < 0
                || figures.armies() + figures.scouts() == 0) {
            return SidMeierCivilizationRefusal.NO_FIGURE_THERE;
        }
        if (position.isFrozen(square)) {
            return SidMeierCivilizationRefusal.SQUARE_IS_FROZEN;
        }
        return freshArmies(position, square) < figures.armies() || freshScouts(position, square) < figures.scouts()
                ? SidMeierCivilizationRefusal.FIGURES_HAVE_MOVED
                : SidMeierCivilizationRefusal.GROUP_CAN_GO_NOWHERE;
    }

    @Override
    void answer(SidMeierCivilizationPosition position, int seat, SidMeierCivilizationMove move, EventLog log) {
        switch (move) {
            case SidMeierCivilizationMove.MoveFigures figures ->
                March.Frame.push(position, seat, figures.from().index(), figures.armies(), figures.scouts());
            case SidMeierCivilizationMove.UseAbility use -> Aim.begin(position, seat, Targets.of(use.ability()), log);
            case SidMeierCivilizationMove.PlayEvent play -> Aim.begin(position, seat, Targets.of(play.card()), log);
            default -> position.steps().pop();
        }
    }

    @Override
    public @Nullable SidMeierCivilizationMove forced(SidMeierCivilizationPosition position, int seat) {
        return position.handSize(seat) > 0
                        || Abilities.mightUse(position, seat, Ability.COMMUNISM)
                        || Abilities.mightUse(position, seat, Ability.ATOMIC_STRIKE)
                ? null
                : super.forced(position, seat);
    }

    /** Who ends the phase while figures could still go is told how many, whatever they do where they stand. */
    @Override
    public @Nullable Loss loss(SidMeierCivilizationPosition position, int seat, SidMeierCivilizationMove move) {
        int fresh = move instanceof SidMeierCivilizationMove.EndPhase ? fresh(position, seat) : 0;
        return fresh > 0 ? new Loss("figures", Map.of("count", fresh)) : OwnHarm.ofPlaying(position, seat, move);
    }

    @Override
    public SidMeierCivilizationMove defaultMove(SidMeierCivilizationPosition position, int seat) {
        return new SidMeierCivilizationMove.EndPhase();
    }

    /** Figures that have not moved yet and can go anywhere. */
    private static int fresh(SidMeierCivilizationPosition position, int seat) {
        int fresh = 0;
        for (int square = Board.nextWithFigures(position, seat, NONE);
                square != NONE;
                square = Board.nextWithFigures(position, seat, square)) {
            fresh += freshAble(position, seat, square, true) + freshAble(position, seat, square, false);
        }
        return fresh;
    }

    /** Armies or scouts of a square that have not moved yet and can go anywhere: who cannot go alone cannot go with others. */
    private static int freshAble(SidMeierCivilizationPosition position, int seat, int square, boolean army) {
        boolean able = !position.isFrozen(square)
                && new Groups.Group(seat, square, army ? 1 : 0, army ? 0 : 1).canSetOut(position);
        return !able ? 0 : army ? freshArmies(position, square) : freshScouts(position, square);
    }

    @Override
    public Prompt prompt(SidMeierCivilizationPosition position, int seat) {
        return new Prompt(
                Prompt.Shape.CHOOSE_ONE, "Movement", Rulebook.MOVEMENT, Map.of("figures", fresh(position, seat)));
    }
}
