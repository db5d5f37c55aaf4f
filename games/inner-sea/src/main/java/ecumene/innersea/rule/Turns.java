package ecumene.innersea.rule;

import ecumene.engine.EventLog;
import ecumene.innersea.InnerSeaEvent;
import ecumene.innersea.InnerSeaPosition;
import ecumene.innersea.Phase;
import ecumene.innersea.Stat;

/** The turn: growth, cards, competition, adjustments, one after the other. */
public final class Turns {

    private Turns() {}

    static void begin(InnerSeaPosition position, int epoch, int turn, EventLog log) {
        position.setEpoch(epoch);
        position.setTurn(turn);
        position.clearUsed();
        position.clear(Stat.WONDER_BUILT);
        position.clear(Stat.ALPHABET_USED);
        log.all(new InnerSeaEvent.TurnBegan(epoch, turn));
        enter(position, Phase.GROWTH, log);
        position.steps().push(GrowthPhase.STEP, position.inOrder(0));
    }

    /** A new phase; a Turn Order that chance has drawn holds from now on. */
    static void enter(InnerSeaPosition position, Phase phase, EventLog log) {
        position.setPhase(phase);
        log.all(new InnerSeaEvent.PhaseBegan(phase.id()));
        if (position.inNewOrder(0) != InnerSeaPosition.NONE) {
            TurnOrder.adopt(position, log);
        }
    }
}
