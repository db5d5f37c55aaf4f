package ecumene.innersea;

import ecumene.testkit.GameTests;
import java.nio.file.Path;

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
}
