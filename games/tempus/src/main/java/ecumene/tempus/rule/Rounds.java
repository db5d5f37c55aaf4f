package ecumene.tempus.rule;

import ecumene.engine.EventLog;
import ecumene.tempus.TempusEvent;
import ecumene.tempus.TempusPosition;
import ecumene.tempus.component.Era;

/**
 * The first two phases of a turn: everybody takes action tokens, then rounds in which everybody who still has a token takes
 * an action.
 */
public final class Rounds extends Automatic {

    public static final Rounds STEP = new Rounds();

    /** What this step must remember: how many seats have had their chance in this round. */
    private static final class Frame {

        private static final int PASSED = 0;

        static int passed(TempusPosition position) {
            return position.steps().note(PASSED);
        }

        static void setPassed(TempusPosition position, int seats) {
            position.steps().setNote(PASSED, seats);
        }
    }

    private Rounds() {
        super("rounds");
    }

    /** How many seats have had their chance in this round, while this step is on top. */
    public static int passed(TempusPosition position) {
        return Frame.passed(position);
    }

    /** A turn begins before anybody takes anything: what that brings is no consequence of the turn before. */
    static void beginTurn(TempusPosition position, EventLog log) {
        position.setTurn(position.turn() + 1);
        log.all(new TempusEvent.TurnBegan(position.turn(), position.firstSeat()));
        position.steps().push(STEP, position.firstSeat());
    }

    private static void takeActionTokens(TempusPosition position, EventLog log) {
        for (int place = 0; place < position.seats(); place++) {
            int seat = position.inOrder(place);
            Era era = position.era(seat);
            position.setActionTokens(seat, era.actions());
            log.all(new TempusEvent.ActionTokensTaken(seat, era, era.actions()));
        }
    }

    private static void beginRound(TempusPosition position, int round, EventLog log) {
        position.setRound(round);
        Frame.setPassed(position, 0);
        log.all(new TempusEvent.RoundBegan(round));
    }

    @Override
    public void proceed(TempusPosition position, EventLog log) {
        int passed = Frame.passed(position);
        if (position.round() == 0) {
            takeActionTokens(position, log);
            beginRound(position, 1, log);
        } else if (passed < position.seats()) {
            Frame.setPassed(position, passed + 1);
            int seat = position.inOrder(passed);
            if (position.actionTokens(seat) > 0) {
                position.beginTurn();
                position.steps().push(Turn.STEP, seat);
            }
        } else if (somebodyHasTokens(position)) {
            beginRound(position, position.round() + 1, log);
        } else {
            position.steps().pop();
            Progress.begin(position);
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
