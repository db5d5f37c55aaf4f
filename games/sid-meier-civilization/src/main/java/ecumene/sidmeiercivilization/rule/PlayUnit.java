package ecumene.sidmeiercivilization.rule;

import static ecumene.sidmeiercivilization.SidMeierCivilizationPosition.NONE;

import ecumene.engine.EventLog;
import ecumene.engine.Prompt;
import ecumene.sidmeiercivilization.Rulebook;
import ecumene.sidmeiercivilization.SidMeierCivilizationMove;
import ecumene.sidmeiercivilization.SidMeierCivilizationPosition;
import ecumene.sidmeiercivilization.SidMeierCivilizationRefusal;
import ecumene.sidmeiercivilization.component.UnitCard;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Fronts and Attacks: which unit is played. Notes: the front (NONE for a new one), the side. */
public final class PlayUnit extends Question {

    public static final PlayUnit STEP = new PlayUnit();

    private PlayUnit() {
        super("play-unit");
    }

    @Override
    public void moves(SidMeierCivilizationPosition position, int seat, List<SidMeierCivilizationMove> moves) {
        int side = position.steps().note(1);
        for (int unit = 0; unit < UnitCard.COUNT; unit++) {
            if (position.battleHand[side * UnitCard.COUNT + unit] > 0) {
                moves.add(new SidMeierCivilizationMove.PlayUnit(UnitCard.at(unit)));
            }
        }
    }

    @Override
    public SidMeierCivilizationRefusal why(
            SidMeierCivilizationPosition position, int seat, SidMeierCivilizationMove move) {
        return move instanceof SidMeierCivilizationMove.PlayUnit
                ? SidMeierCivilizationRefusal.UNIT_NOT_IN_HAND
                : SidMeierCivilizationRefusal.PLAY_A_UNIT_NOW;
    }

    @Override
    void answer(SidMeierCivilizationPosition position, int seat, SidMeierCivilizationMove move, EventLog log) {
        int front = position.steps().note(0);
        int side = position.steps().note(1);
        int unit = ((SidMeierCivilizationMove.PlayUnit) move).unit().index();
        position.steps().pop();
        position.battleHand[side * UnitCard.COUNT + unit]--;
        position.reveal();
        if (front == NONE) {
            Fronts.open(position, side, unit, log);
        } else {
            Fronts.attack(position, side, unit, front, log);
        }
    }

    /** The size of a hand is known to all: only a last card plays itself. */
    @Override
    public @Nullable SidMeierCivilizationMove forced(SidMeierCivilizationPosition position, int seat) {
        return position.battleHandSize(position.steps().note(1)) == 1 ? super.forced(position, seat) : null;
    }

    @Override
    public SidMeierCivilizationMove defaultMove(SidMeierCivilizationPosition position, int seat) {
        List<SidMeierCivilizationMove> moves = new ArrayList<>();
        moves(position, seat, moves);
        return moves.getFirst();
    }

    @Override
    public Prompt prompt(SidMeierCivilizationPosition position, int seat) {
        return new Prompt(
                Prompt.Shape.CHOOSE_ONE,
                "PlayUnit",
                Rulebook.FRONTS,
                Map.of("front", position.steps().note(0) + 1));
    }
}
