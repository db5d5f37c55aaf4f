package ecumene.civilization.rule;

import ecumene.civilization.CivilizationMove;
import ecumene.civilization.CivilizationPosition;
import ecumene.civilization.CivilizationRefusal;
import ecumene.civilization.component.Area;
import ecumene.engine.Prompt;
import ecumene.engine.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A question of Civilization. */
abstract class Question extends Step<CivilizationPosition, CivilizationMove> {

    static final CivilizationMove DONE = new CivilizationMove.Done();

    Question(String name) {
        super(name);
    }

    @Override
    public abstract CivilizationRefusal why(CivilizationPosition position, int seat, CivilizationMove move);

    /**
     * The reason against a move that is not listed. Lists leave out what there is a reason against and nothing else, so there
     * is one.
     */
    static CivilizationRefusal given(@Nullable CivilizationRefusal reason) {
        if (reason == null) {
            throw new IllegalStateException("not listed, but nothing is against it");
        }
        return reason;
    }

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

    /**
     * For steps where a given number of units has to go somewhere: if only one area is left for it there is no choice, and as
     * many go there as can; null if there is a choice.
     */
    final @Nullable CivilizationMove forcedToOneArea(CivilizationPosition position, int seat) {
        List<CivilizationMove> moves = list(position, seat);
        Area only = areaOfTokens(moves.getFirst());
        for (CivilizationMove move : moves) {
            if (moves.size() > 1 && (only == null || areaOfTokens(move) != only)) {
                return null;
            }
        }
        return moves.getLast();
    }

    private static @Nullable Area areaOfTokens(CivilizationMove move) {
        return switch (move) {
            case CivilizationMove.Grow grow -> grow.area();
            case CivilizationMove.GrowLess less -> less.area();
            case CivilizationMove.LoseTokens lose -> lose.area();
            case CivilizationMove.PickTokens pick -> pick.area();
            case CivilizationMove.AnnexTokens annex -> annex.area();
            default -> null;
        };
    }

    static Prompt place(String name, String rule) {
        return new Prompt(Prompt.Shape.PLACE, name, rule);
    }

    static Prompt place(String name, String rule, Map<String, Object> args) {
        return new Prompt(Prompt.Shape.PLACE, name, rule, args);
    }
}
