package ecumene.table.passing;

import ecumene.engine.Move;

public sealed interface PassingMove extends Move {

    /** Earns one; three times in a turn. */
    record Work() implements PassingMove {}

    /** Draws a card that may be worth something. */
    record Draw() implements PassingMove {}

    /** Ends the turn. */
    record End() implements PassingMove {}

    record Pass() implements PassingMove {}

    /** Plays a card out of turn. */
    record Take() implements PassingMove {}
}
