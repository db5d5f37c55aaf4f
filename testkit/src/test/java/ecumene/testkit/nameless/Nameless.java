package ecumene.testkit.nameless;

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

    static int deep(StepStack steps) {
        return steps.note(1, 2);
    }
}
