package ecumene.sidmeiercivilization.rule;

import ecumene.engine.EventLog;
import ecumene.engine.Prompt;
import ecumene.sidmeiercivilization.Rulebook;
import ecumene.sidmeiercivilization.SidMeierCivilizationEvent;
import ecumene.sidmeiercivilization.SidMeierCivilizationMove;
import ecumene.sidmeiercivilization.SidMeierCivilizationPosition;
import ecumene.sidmeiercivilization.SidMeierCivilizationRefusal;
import java.util.List;

/** Culture Events: a gift from afar gives another player a coin. */
public final class GiveCoin extends Question {

    public static final GiveCoin STEP = new GiveCoin();

    private GiveCoin() {
        super("give-coin");
    }

    @Override
    public void moves(SidMeierCivilizationPosition position, int seat, List<SidMeierCivilizationMove> moves) {
        for (int other = 0; other < position.seats(); other++) {
            if (other != seat) {
                moves.add(new SidMeierCivilizationMove.ChoosePlayer(other));
            }
        }
    }

    @Override
    public SidMeierCivilizationRefusal why(
            SidMeierCivilizationPosition position, int seat, SidMeierCivilizationMove move) {
        return move instanceof SidMeierCivilizationMove.ChoosePlayer
                ? SidMeierCivilizationRefusal.ANOTHER_PLAYER
                : SidMeierCivilizationRefusal.NAME_A_PLAYER_NOW;
    }

    @Override
    void answer(SidMeierCivilizationPosition position, int seat, SidMeierCivilizationMove move, EventLog log) {
        int other = ((SidMeierCivilizationMove.ChoosePlayer) move).player();
        position.steps().pop();
        position.sheetCoins[other]++;
        log.all(new SidMeierCivilizationEvent.CoinGained(other));
    }

    /** Whoever has fewest coins on the sheet. */
    @Override
    public SidMeierCivilizationMove defaultMove(SidMeierCivilizationPosition position, int seat) {
        int fewest = position.nextSeat(seat);
        for (int other = 0; other < position.seats(); other++) {
            if (other != seat
                    && ecumene.sidmeiercivilization.Empire.coins(position, other)
                            < ecumene.sidmeiercivilization.Empire.coins(position, fewest)) {
                fewest = other;
            }
        }
        return new SidMeierCivilizationMove.ChoosePlayer(fewest);
    }

    @Override
    public Prompt prompt(SidMeierCivilizationPosition position, int seat) {
        return new Prompt(Prompt.Shape.CHOOSE_ONE, "GiveCoin", Rulebook.EVENTS);
    }
}
