package ecumene.tempus.rule;

import ecumene.engine.EventLog;
import ecumene.tempus.TempusEvent;
import ecumene.tempus.TempusPosition;
import ecumene.tempus.component.Era;

/**
 * The first two phases of a turn: everybody takes action tokens, then rounds in which everybody who still has a token takes
 * an action. Note 0: how many seats have had their chance in this round.
 */
public final class Rounds extends Automatic {

    public static final Rounds STEP = new Rounds();

    private static final int PASSED = 0;

    private Rounds() {
        super("rounds");
    }

    static void beginTurn(TempusPosition position, EventLog log) {
        position.setTurn(position.turn() + 1);
        log.all(new TempusEvent.TurnBegan(position.turn(), position.firstSeat()));
        for (int place = 0; place < position.seats(); place++) {
            int seat = position.inOrder(place);
            Era era = position.era(seat);
            position.setActionTokens(seat, era.actions());
            log.all(new TempusEvent.ActionTokensTaken(seat, era, era.actions()));
        }
        position.steps().push(STEP, position.firstSeat());
        beginRound(position, 1, log);
    }

    private static void beginRound(TempusPosition position, int round, EventLog log) {
        position.setRound(round);
        position.steps().setNote(PASSED, 0);
        log.all(new TempusEvent.RoundBegan(round));
    }

    @Override
    public void proceed(TempusPosition position, EventLog log) {
        int passed = position.steps().note(PASSED);
        if (passed < position.seats()) {
            position.steps().setNote(PASSED, passed + 1);
            int seat = position.inOrder(passed);
            if (position.actionTokens(seat) > 0) {
                position.beginTurn();
                position.steps().push(Turn.STEP, seat);
            }
        } else if (somebodyHasTokens(position)) {
            beginRound(position, position.round() + 1, log);
        } else {
            position.steps().pop();
            Progress.begin(position, log);
        }
    }

    private static boolean somebodyHasTokens(TempusPosition position) {
        for (int seat = 0; seat < position.seats(); seat++) {
            if (position.actionTokens(seat) > 0) {
                return true;
            }
        }
        return false;
    }
}
