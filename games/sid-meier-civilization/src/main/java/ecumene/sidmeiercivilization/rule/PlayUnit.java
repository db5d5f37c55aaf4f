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

/** Fronts and Attacks: which unit is played. */
public final class PlayUnit extends Question {

    public static final PlayUnit STEP = new PlayUnit();

    /** What the question remembers. */
    static final class Frame {

        private static final int FRONT = 0;
        private static final int SIDE = 1;

        /** What everybody may read, in the order of the notes. */
        static final Note[] TOLD = {Note.perhaps("front"), Note.number("side")};

        private Frame() {}

        static void push(SidMeierCivilizationPosition position, int seat, int front, int side) {
            position.steps().push(STEP, seat, front, side);
        }

        /** NONE for a new one. */
        static int front(SidMeierCivilizationPosition position) {
            return position.steps().note(FRONT);
        }

        static int side(SidMeierCivilizationPosition position) {
            return position.steps().note(SIDE);
        }
    }

    private PlayUnit() {
        super("play-unit", Frame.TOLD);
    }

    @Override
    public void moves(SidMeierCivilizationPosition position, int seat, List<SidMeierCivilizationMove> moves) {
        int side = Frame.side(position);
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
        int front = Frame.front(position);
        int side = Frame.side(position);
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
        return position.battleHandSize(Frame.side(position)) == 1 ? super.forced(position, seat) : null;
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
                Prompt.Shape.CHOOSE_ONE, "PlayUnit", Rulebook.FRONTS, Map.of("front", Frame.front(position) + 1));
    }
}
