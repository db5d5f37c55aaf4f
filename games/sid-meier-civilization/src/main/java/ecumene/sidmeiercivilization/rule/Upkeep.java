package ecumene.sidmeiercivilization.rule;

import ecumene.engine.EventLog;
import ecumene.sidmeiercivilization.Empire;
import ecumene.sidmeiercivilization.Ending;
import ecumene.sidmeiercivilization.SidMeierCivilization;
import ecumene.sidmeiercivilization.SidMeierCivilizationEvent;
import ecumene.sidmeiercivilization.SidMeierCivilizationPosition;
import ecumene.sidmeiercivilization.component.CultureTrack;

/** Winning the Game: what is looked at after every change. */
final class Upkeep {

    private Upkeep() {}

    static void look(SidMeierCivilizationPosition position, EventLog log) {
        if (position.isFinished() || position.round == 0) {
            return;
        }
        countCoins(position, log);
        if (position.isFinished()) {
            return;
        }
        for (int seat = 0; seat < position.seats(); seat++) {
            int hand = position.handSize(seat);
            if (hand > Empire.FIRST_CULTURE_HAND && hand > Empire.handLimit(position, seat)) {
                // One card, then it is looked again: also for whoever else holds too many.
                position.steps().push(DiscardEvents.STEP, seat);
                return;
            }
        }
    }

    /** Fifteen coins win at once; if several have them, the earliest in turn order does. */
    static void countCoins(SidMeierCivilizationPosition position, EventLog log) {
        int seat = position.firstSeat;
        int onMap = Empire.mostCoinsOnMap(position);
        for (int i = 0; i < position.seats(); i++) {
            if (Empire.hasCoinsToWin(position, seat, onMap)) {
                win(position, seat, Ending.ECONOMY, log);
                return;
            }
            seat = position.nextSeat(seat);
        }
    }

    /** Whoever has won ends the match; the learning game has neither winners nor losers. */
    static void win(SidMeierCivilizationPosition position, int seat, Ending ending, EventLog log) {
        if (position.setup().flag(SidMeierCivilization.LEARNING)) {
            end(position, Ending.LEARNING, log);
            return;
        }
        position.winner = seat;
        position.ending = ending.index();
        position.steps().clear();
        log.all(new SidMeierCivilizationEvent.MatchWon(seat, ending.id()));
    }

    /** The match ends without a winner. */
    static void end(SidMeierCivilizationPosition position, Ending ending, EventLog log) {
        position.ending = ending.index();
        position.steps().clear();
        log.all(new SidMeierCivilizationEvent.MatchEnded(ending.id()));
    }

    static boolean isLast(int space) {
        return space == CultureTrack.LAST;
    }
}
