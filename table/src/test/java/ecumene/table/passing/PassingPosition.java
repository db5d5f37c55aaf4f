package ecumene.table.passing;

import ecumene.engine.Position;
import ecumene.engine.Setup;
import ecumene.engine.data.Fields;

public final class PassingPosition extends Position {

    final int[] gold;

    /** How many good cards each seat has; nobody else knows. */
    final int[] hands;

    int round = 1;

    PassingPosition(Setup setup, long seed) {
        super(setup, seed);
        gold = new int[setup.seats()];
        hands = new int[setup.seats()];
    }

    private PassingPosition(PassingPosition other) {
        super(other);
        gold = other.gold.clone();
        hands = other.hands.clone();
        round = other.round;
    }

    @Override
    public PassingPosition copy() {
        return new PassingPosition(this);
    }

    @Override
    protected void ownFields(Fields fields) {
        fields.numbers("gold", gold);
        fields.numbers("hands", hands);
        round = fields.number("round", round);
    }
}
