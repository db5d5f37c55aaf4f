package ecumene.sidmeiercivilization.rule;

import static ecumene.sidmeiercivilization.SidMeierCivilizationPosition.NONE;

import ecumene.engine.EventLog;
import ecumene.engine.Prompt;
import ecumene.engine.Seats;
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

/**
 * Events and abilities of the movement phase that may interrupt a move: the others are asked in turn order before armies
 * enter a square where something happens, and before figures enter the outskirts of a foreign city. Notes: the square, seats
 * that have let it pass.
 */
public final class Interrupt extends Question {

    public static final Interrupt STEP = new Interrupt();

    private Interrupt() {
        super("interrupt");
    }

    @Override
    public int awaiting(SidMeierCivilizationPosition position) {
        int mover = position.steps().seat();
        int passed = position.steps().note(1);
        for (int seat = position.nextSeat(mover); seat != mover; seat = position.nextSeat(seat)) {
            if (!Seats.contains(passed, seat) && might(position, seat)) {
                return Seats.only(seat);
            }
        }
        return Seats.NOBODY;
    }

    /** Whether anybody might, for all that can be seen, interrupt a move of this seat. */
    static boolean isPossible(SidMeierCivilizationPosition position, int mover) {
        for (int seat = position.nextSeat(mover); seat != mover; seat = position.nextSeat(seat)) {
            if (might(position, seat)) {
                return true;
            }
        }
        return false;
    }

    private static boolean might(SidMeierCivilizationPosition position, int seat) {
        return position.handSize(seat) > 0 || Abilities.mightUse(position, seat, Ability.COMMUNISM);
    }

    @Override
    public void proceed(SidMeierCivilizationPosition position, EventLog log) {
        position.steps().pop();
    }

    @Override
    public void moves(SidMeierCivilizationPosition position, int seat, List<SidMeierCivilizationMove> moves) {
        Events.list(position, seat, Phase.MOVEMENT, moves);
        if (Abilities.reason(position, seat, Ability.COMMUNISM, Phase.MOVEMENT) == null) {
            moves.add(new SidMeierCivilizationMove.UseAbility(Ability.COMMUNISM));
        }
        moves.add(new SidMeierCivilizationMove.LetPass());
    }

    @Override
    public SidMeierCivilizationRefusal why(
            SidMeierCivilizationPosition position, int seat, SidMeierCivilizationMove move) {
        return switch (move) {
            case SidMeierCivilizationMove.PlayEvent play -> Events.why(position, seat, play.card(), Phase.MOVEMENT);
            case SidMeierCivilizationMove.UseAbility use -> {
                SidMeierCivilizationRefusal reason = Abilities.reason(position, seat, use.ability(), Phase.MOVEMENT);
                yield reason == null ? SidMeierCivilizationRefusal.ONLY_IN_YOUR_OWN_PART : reason;
            }
            default -> SidMeierCivilizationRefusal.INTERRUPT_OR_LET_PASS_NOW;
        };
    }

    @Override
    void answer(SidMeierCivilizationPosition position, int seat, SidMeierCivilizationMove move, EventLog log) {
        switch (move) {
            case SidMeierCivilizationMove.PlayEvent play -> Aim.begin(position, seat, Targets.of(play.card()), log);
            case SidMeierCivilizationMove.UseAbility use -> Aim.begin(position, seat, Targets.of(use.ability()), log);
            default -> position.steps().setNote(1, position.steps().note(1) | Seats.only(seat));
        }
    }

    @Override
    public @Nullable SidMeierCivilizationMove forced(SidMeierCivilizationPosition position, int seat) {
        return null;
    }

    @Override
    public SidMeierCivilizationMove defaultMove(SidMeierCivilizationPosition position, int seat) {
        return new SidMeierCivilizationMove.LetPass();
    }

    @Override
    public Prompt prompt(SidMeierCivilizationPosition position, int seat) {
        int square = position.steps().note(0);
        return new Prompt(
                Prompt.Shape.CHOOSE_ONE,
                "Interrupt",
                Rulebook.EVENTS,
                Map.of("player", position.steps().seat(), "square", square == NONE ? "" : Square.at(square)));
    }
}
