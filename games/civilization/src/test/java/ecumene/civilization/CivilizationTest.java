package ecumene.civilization;

import ecumene.testkit.GameTests;

/** The laws that every game keeps. */
class CivilizationTest extends GameTests<CivilizationPosition, CivilizationMove> {

    CivilizationTest() {
        super(new Civilization(), CivilizationEvent.class, CivilizationRefusal.class);
    }
}
