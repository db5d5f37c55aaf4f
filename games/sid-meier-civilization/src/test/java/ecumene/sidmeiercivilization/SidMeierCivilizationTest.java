package ecumene.sidmeiercivilization;

import ecumene.testkit.FrameLaws;
import ecumene.testkit.GameTests;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class SidMeierCivilizationTest extends GameTests<SidMeierCivilizationPosition, SidMeierCivilizationMove> {

    SidMeierCivilizationTest() {
        super(new SidMeierCivilization(), SidMeierCivilizationEvent.class, SidMeierCivilizationRefusal.class);
    }

    /** The folder of the package, which has no hyphens. */
    @Override
    protected Path records() {
        return Path.of("src/test/resources/ecumene/sidmeiercivilization/records");
    }

    @Test
    void notesHaveNames() {
        FrameLaws.notesHaveNames(SidMeierCivilization.class);
    }
}
