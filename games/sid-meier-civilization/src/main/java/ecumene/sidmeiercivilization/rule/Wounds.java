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

/** Mathematics and Ballistics: wounds are divided among enemy units; who dies is seen when all are dealt. */
public final class Wounds extends Question {

    public static final Wounds STEP = new Wounds();

    /** What the question remembers. */
    static final class Frame {

        private static final int LEFT = 0;

        /** What everybody may read, in the order of the notes. */
        static final Note[] TOLD = {Note.number("left")};

        private Frame() {}

        static void push(SidMeierCivilizationPosition position, int seat, int wounds) {
            position.steps().push(STEP, seat, wounds);
        }

        /** How many are still to deal. */
        static int left(SidMeierCivilizationPosition position) {
            return position.steps().note(LEFT);
        }

        static void setLeft(SidMeierCivilizationPosition position, int wounds) {
            position.steps().setNote(LEFT, wounds);
        }
    }

    private Wounds() {
        super("wounds", Frame.TOLD);
    }

    private static int enemy(SidMeierCivilizationPosition position, int seat) {
        return position.attacker == seat ? Combat.DEFENDER : Combat.ATTACKER;
    }

    static boolean hasTarget(SidMeierCivilizationPosition position, int seat) {
        for (int front = 0; front < Fronts.count(position); front++) {
            if (canWound(position, seat, front)) {
                return true;
            }
        }
        return false;
    }

    private static boolean canWound(SidMeierCivilizationPosition position, int seat, int front) {
        int side = enemy(position, seat);
        if (front < 0 || front >= Fronts.count(position)) {
            return false;
        }
        int unit = Fronts.unit(position, front, side);
        return unit != NONE && Fronts.wounds(position, front, side) < Combat.strength(position, side, unit);
    }

    @Override
    public void moves(SidMeierCivilizationPosition position, int seat, List<SidMeierCivilizationMove> moves) {
        for (int front = 0; front < Fronts.count(position); front++) {
            if (canWound(position, seat, front)) {
                moves.add(new SidMeierCivilizationMove.Wound(front));
            }
        }
        moves.add(new SidMeierCivilizationMove.Done());
    }

    @Override
    public SidMeierCivilizationRefusal why(
            SidMeierCivilizationPosition position, int seat, SidMeierCivilizationMove move) {
        return move instanceof SidMeierCivilizationMove.Wound
                ? SidMeierCivilizationRefusal.NO_ENEMY_THERE
                : SidMeierCivilizationRefusal.DEAL_WOUNDS_NOW;
    }

    @Override
    void answer(SidMeierCivilizationPosition position, int seat, SidMeierCivilizationMove move, EventLog log) {
        int left = Frame.left(position);
        if (move instanceof SidMeierCivilizationMove.Wound wound) {
            int side = enemy(position, seat);
            Fronts.setWounds(position, wound.front(), side, Fronts.wounds(position, wound.front(), side) + 1);
            left--;
            Frame.setLeft(position, left);
        } else {
            left = 0;
        }
        if (left == 0) {
            position.steps().pop();
            Fronts.buryAll(position, log);
        }
    }

    @Override
    public @Nullable Loss loss(SidMeierCivilizationPosition position, int seat, SidMeierCivilizationMove move) {
        boolean wasted = move instanceof SidMeierCivilizationMove.Done && hasMore(position, seat);
        return wasted ? new Loss("wounds", Map.of("count", Frame.left(position))) : null;
    }

    @Override
    public SidMeierCivilizationMove defaultMove(SidMeierCivilizationPosition position, int seat) {
        for (int front = 0; front < Fronts.count(position); front++) {
            if (canWound(position, seat, front)) {
                return new SidMeierCivilizationMove.Wound(front);
            }
        }
        return new SidMeierCivilizationMove.Done();
    }

    @Override
    public Prompt prompt(SidMeierCivilizationPosition position, int seat) {
        return new Prompt(
                Prompt.Shape.CHOOSE_SOME, "Wounds", Rulebook.BATTLE_ABILITIES, Map.of("count", Frame.left(position)));
    }
}
