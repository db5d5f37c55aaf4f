package ecumene.tempus;

import ecumene.testkit.FrameLaws;
import ecumene.testkit.GameTests;
import org.junit.jupiter.api.Test;

/** The laws that every game keeps. */
class TempusTest extends GameTests<TempusPosition, TempusMove> {

    TempusTest() {
        super(new Tempus(), TempusEvent.class, TempusRefusal.class);
    }

    @Test
    void notesHaveNames() {
        FrameLaws.notesHaveNames(Tempus.class);
    }
}
