package ecumene.sidmeiercivilization.rule;

import static ecumene.sidmeiercivilization.SidMeierCivilizationPosition.NONE;

import ecumene.engine.EventLog;
import ecumene.engine.Loss;
import ecumene.engine.Prompt;
import ecumene.sidmeiercivilization.Rulebook;
import ecumene.sidmeiercivilization.SidMeierCivilizationMove;
import ecumene.sidmeiercivilization.SidMeierCivilizationPosition;
import ecumene.sidmeiercivilization.SidMeierCivilizationRefusal;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Animal Husbandry: up to three wounds of own units are healed. */
public final class Healing extends Question {

    public static final Healing STEP = new Healing();

    /** What the question remembers. */
    static final class Frame {

        private static final int SIDE = 0;
        private static final int LEFT = 1;

        /** What everybody may read, in the order of the notes. */
        static final Note[] TOLD = {Note.number("side"), Note.number("left")};

        private Frame() {}

        static void push(SidMeierCivilizationPosition position, int seat, int side, int wounds) {
            position.steps().push(STEP, seat, side, wounds);
        }

        static int side(SidMeierCivilizationPosition position) {
            return position.steps().note(SIDE);
        }

        /** How many can still be healed. */
        static int left(SidMeierCivilizationPosition position) {
            return position.steps().note(LEFT);
        }

        static void setLeft(SidMeierCivilizationPosition position, int wounds) {
            position.steps().setNote(LEFT, wounds);
        }
    }

    private Healing() {
        super("healing", Frame.TOLD);
    }

    private static boolean isWounded(SidMeierCivilizationPosition position, int front, int side) {
        return front >= 0
                && front < Fronts.count(position)
                && Fronts.unit(position, front, side) != NONE
                && Fronts.wounds(position, front, side) > 0;
    }

    static boolean isNeeded(SidMeierCivilizationPosition position, int side) {
        for (int front = 0; front < Fronts.count(position); front++) {
            if (isWounded(position, front, side)) {
                return true;
            }
        }
        return false;
    }

    /** Biology: all wounds at once. */
    static void all(SidMeierCivilizationPosition position, int side) {
        for (int front = 0; front < Fronts.count(position); front++) {
            Fronts.setWounds(position, front, side, 0);
        }
    }

    @Override
    public void moves(SidMeierCivilizationPosition position, int seat, List<SidMeierCivilizationMove> moves) {
        for (int front = 0; front < Fronts.count(position); front++) {
            if (isWounded(position, front, Frame.side(position))) {
                moves.add(new SidMeierCivilizationMove.Heal(front));
            }
        }
        moves.add(new SidMeierCivilizationMove.Done());
    }

    @Override
    public SidMeierCivilizationRefusal why(
            SidMeierCivilizationPosition position, int seat, SidMeierCivilizationMove move) {
        return move instanceof SidMeierCivilizationMove.Heal
                ? SidMeierCivilizationRefusal.NOBODY_IS_WOUNDED
                : SidMeierCivilizationRefusal.HEAL_NOW;
    }

    @Override
    void answer(SidMeierCivilizationPosition position, int seat, SidMeierCivilizationMove move, EventLog log) {
        int side = Frame.side(position);
        int left = Frame.left(position) - 1;
        if (move instanceof SidMeierCivilizationMove.Heal heal) {
            Fronts.setWounds(position, heal.front(), side, Fronts.wounds(position, heal.front(), side) - 1);
        }
        Frame.setLeft(position, left);
        if (left == 0 || move instanceof SidMeierCivilizationMove.Done) {
            position.steps().pop();
        }
    }

    @Override
    public @Nullable Loss loss(SidMeierCivilizationPosition position, int seat, SidMeierCivilizationMove move) {
        boolean wasted = move instanceof SidMeierCivilizationMove.Done && hasMore(position, seat);
        return wasted ? new Loss("healing", Map.of("count", Frame.left(position))) : null;
    }

    @Override
    public SidMeierCivilizationMove defaultMove(SidMeierCivilizationPosition position, int seat) {
        for (int front = 0; front < Fronts.count(position); front++) {
            if (isWounded(position, front, Frame.side(position))) {
                return new SidMeierCivilizationMove.Heal(front);
            }
        }
        return new SidMeierCivilizationMove.Done();
    }

    @Override
    public Prompt prompt(SidMeierCivilizationPosition position, int seat) {
        return new Prompt(
                Prompt.Shape.CHOOSE_SOME, "Healing", Rulebook.BATTLE_ABILITIES, Map.of("count", Frame.left(position)));
    }
}
