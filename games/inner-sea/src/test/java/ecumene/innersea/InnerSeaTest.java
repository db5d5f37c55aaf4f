package ecumene.innersea;

import ecumene.testkit.FrameLaws;
import ecumene.testkit.GameTests;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** The laws that every game keeps. */
class InnerSeaTest extends GameTests<InnerSeaPosition, InnerSeaMove> {

    InnerSeaTest() {
        super(new InnerSea(), InnerSeaEvent.class, InnerSeaRefusal.class);
    }

    /** The folder of the package, which has no hyphen. */
    @Override
    protected Path records() {
        return Path.of("src/test/resources/ecumene/innersea/records");
    }

    @Test
    void notesHaveNames() {
        FrameLaws.notesHaveNames(InnerSea.class);
    }
}
