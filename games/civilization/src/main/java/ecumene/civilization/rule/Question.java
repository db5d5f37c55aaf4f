package ecumene.civilization.rule;

import ecumene.civilization.CivilizationMove;
import ecumene.civilization.CivilizationPosition;
import ecumene.civilization.CivilizationRefusal;
import ecumene.engine.Prompt;
import ecumene.engine.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** A question of Civilization. */
abstract class Question extends Step<CivilizationPosition, CivilizationMove> {

    static final CivilizationMove DONE = new CivilizationMove.Done();

    Question(String name) {
        super(name);
    }

    @Override
    public abstract CivilizationRefusal why(CivilizationPosition position, int seat, CivilizationMove move);

    /** Every legal move now. */
    final List<CivilizationMove> list(CivilizationPosition position, int seat) {
        List<CivilizationMove> moves = new ArrayList<>();
        moves(position, seat, moves);
        return moves;
    }

    /** The first legal move: a default where none harms less than another. */
    final CivilizationMove first(CivilizationPosition position, int seat) {
        return list(position, seat).getFirst();
    }

    static Prompt place(String name, String rule) {
        return new Prompt(Prompt.Shape.PLACE, name, rule);
    }

    static Prompt place(String name, String rule, Map<String, Object> args) {
        return new Prompt(Prompt.Shape.PLACE, name, rule, args);
    }
}
