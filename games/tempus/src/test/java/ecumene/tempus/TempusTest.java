package ecumene.tempus;

import ecumene.testkit.GameTests;

/** The laws that every game keeps. */
class TempusTest extends GameTests<TempusPosition, TempusMove> {

    TempusTest() {
        super(new Tempus(), TempusEvent.class, TempusRefusal.class);
    }
}
