package ecumene.testkit.nameless;

import ecumene.engine.Step;
import ecumene.engine.StepStack;

/** One note with a name, two without. */
public final class Nameless {

    private static final class Frame {

        static int lot(StepStack steps) {
            return steps.note(0);
        }
    }

    private Nameless() {}

    static int twice(StepStack steps) {
        return 2 * Frame.lot(steps);
    }

    static void hidden(StepStack steps) {
        steps.setNote(3, 1);
    }

    static void pushed(StepStack steps, Step<?, ?> step) {
        steps.push(step, 0, 5);
    }

    static void bare(StepStack steps, Step<?, ?> step) {
        steps.push(step, 0);
    }

    static int deep(StepStack steps) {
        return steps.note(1, 2);
    }
}
