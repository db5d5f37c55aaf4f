package ecumene.throughtheages.rule;

import ecumene.engine.Prompt;
import ecumene.engine.Step;
import ecumene.throughtheages.Civilization;
import ecumene.throughtheages.ThroughTheAgesMove;
import ecumene.throughtheages.ThroughTheAgesPosition;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A step of this game. */
public abstract class Question extends Step<ThroughTheAgesPosition, ThroughTheAgesMove> {

    static final int NONE = Civilization.NONE;

    private final Note[] told;

    /** With what everybody may read of its notes, in their order. */
    Question(String name, Note... told) {
        super(name);
        this.told = told;
    }

    /** The card that it is about, under the top by {@code depth}; null if it is about none. */
    public final @Nullable String card(ThroughTheAgesPosition position, int depth) {
        return Note.card(position.steps(), depth, told);
    }

    /** What else it remembers, by name, under the top by {@code depth}: all of it is open. */
    public final Map<String, Object> notes(ThroughTheAgesPosition position, int depth) {
        return Note.told(position.steps(), depth, told);
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
