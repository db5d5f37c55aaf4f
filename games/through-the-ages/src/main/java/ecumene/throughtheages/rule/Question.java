package ecumene.throughtheages.rule;

import ecumene.engine.Prompt;
import ecumene.engine.Step;
import ecumene.throughtheages.Civilization;
import ecumene.throughtheages.ThroughTheAgesMove;
import ecumene.throughtheages.ThroughTheAgesPosition;
import java.util.Map;

/** A step of this game. */
public abstract class Question extends Step<ThroughTheAgesPosition, ThroughTheAgesMove> {

    static final int NONE = Civilization.NONE;

    Question(String name) {
        super(name);
    }

    static Prompt one(String name, String rule, Map<String, Object> args) {
        return new Prompt(Prompt.Shape.CHOOSE_ONE, name, rule, args);
    }

    static Prompt some(String name, String rule, Map<String, Object> args) {
        return new Prompt(Prompt.Shape.CHOOSE_SOME, name, rule, args);
    }

    static Prompt yesOrNo(String name, String rule, Map<String, Object> args) {
        return new Prompt(Prompt.Shape.YES_OR_NO, name, rule, args);
    }
}
