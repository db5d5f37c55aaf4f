package ecumene.sidmeiercivilization.rule;

import ecumene.engine.EventLog;
import ecumene.engine.Prompt;
import ecumene.sidmeiercivilization.Rulebook;
import ecumene.sidmeiercivilization.SidMeierCivilizationMove;
import ecumene.sidmeiercivilization.SidMeierCivilizationPosition;
import ecumene.sidmeiercivilization.SidMeierCivilizationRefusal;
import ecumene.sidmeiercivilization.component.Civilization;
import java.util.ArrayList;
import java.util.List;

/** General Setup 1, if all agree: everybody chooses a civilization, in turn order. */
public final class ChooseCivilization extends Question {

    public static final ChooseCivilization STEP = new ChooseCivilization();

    private ChooseCivilization() {
        super("choose-civilization");
    }

    static boolean isFree(SidMeierCivilizationPosition position, Civilization civilization) {
        if (!PlayerSetup.inPlay(position, civilization)) {
            return false;
        }
        for (byte taken : position.civilization) {
            if (taken == civilization.index()) {
                return false;
            }
        }
        return true;
    }

    @Override
    public void moves(SidMeierCivilizationPosition position, int seat, List<SidMeierCivilizationMove> moves) {
        for (Civilization civilization : Civilization.ALL) {
            if (isFree(position, civilization)) {
                moves.add(new SidMeierCivilizationMove.ChooseCivilization(civilization));
            }
        }
    }

    @Override
    public SidMeierCivilizationRefusal why(
            SidMeierCivilizationPosition position, int seat, SidMeierCivilizationMove move) {
        return move instanceof SidMeierCivilizationMove.ChooseCivilization
                ? SidMeierCivilizationRefusal.CIVILIZATION_NOT_FREE
                : SidMeierCivilizationRefusal.CHOOSE_A_CIVILIZATION_NOW;
    }

    @Override
    void answer(SidMeierCivilizationPosition position, int seat, SidMeierCivilizationMove move, EventLog log) {
        position.steps().pop();
        PlayerSetup.take(position, seat, ((SidMeierCivilizationMove.ChooseCivilization) move).civilization(), log);
    }

    @Override
    public SidMeierCivilizationMove defaultMove(SidMeierCivilizationPosition position, int seat) {
        List<SidMeierCivilizationMove> moves = new ArrayList<>();
        moves(position, seat, moves);
        return moves.getFirst();
    }

    @Override
    public Prompt prompt(SidMeierCivilizationPosition position, int seat) {
        return new Prompt(Prompt.Shape.CHOOSE_ONE, "ChooseCivilization", Rulebook.SETUP);
    }
}
