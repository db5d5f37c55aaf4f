package ecumene.throughtheages;

import ecumene.testkit.FrameLaws;
import ecumene.testkit.GameTests;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** The laws that every game keeps. */
class ThroughTheAgesTest extends GameTests<ThroughTheAgesPosition, ThroughTheAgesMove> {

    ThroughTheAgesTest() {
        super(new ThroughTheAges(), ThroughTheAgesEvent.class, ThroughTheAgesRefusal.class);
    }

    @Override
    protected Path records() {
        return Path.of("src/test/resources/ecumene/throughtheages/records");
    }

    @Test
    void notesHaveNames() {
        FrameLaws.notesHaveNames(ThroughTheAges.class);
    }
}
