package ecumene.throughtheages.rule;

import ecumene.engine.EventLog;
import ecumene.throughtheages.Civilization;
import ecumene.throughtheages.ThroughTheAgesEvent;
import ecumene.throughtheages.ThroughTheAgesPosition;

/** Blue and Yellow Tokens: those that come from the box or go there, and workers that come and go. */
final class Tokens {

    private Tokens() {}

    /** Tokens of the box come to the yellow bank, or go back as far as there are any. */
    static int changeYellow(ThroughTheAgesPosition position, int seat, int amount, EventLog log) {
        Civilization civ = position.civ(seat);
        int change = Math.max(amount, -civ.yellowBank);
        civ.yellowBank += change;
        civ.yellowTokens += change;
        if (change != 0) {
            log.all(new ThroughTheAgesEvent.YellowTokens(seat, change));
        }
        return change;
    }

    /** One takes yellow tokens from the bank of another. */
    static void takeYellow(ThroughTheAgesPosition position, int winner, int loser, int amount, EventLog log) {
        int taken = -changeYellow(position, loser, -amount, log);
        changeYellow(position, winner, taken, log);
    }

    /** Blue tokens come to the bank; lost ones come from there, and then from cards of the owner's choice. */
    static void changeBlue(ThroughTheAgesPosition position, int seat, int amount, EventLog log) {
        Civilization civ = position.civ(seat);
        int change = Math.max(amount, -civ.blueBank);
        civ.blueBank += change;
        civ.blueTokens += change;
        if (change != 0) {
            log.all(new ThroughTheAgesEvent.BlueTokens(seat, change));
        }
        int missing = Math.min(change - amount, onCards(civ));
        if (missing > 0) {
            GiveBlueTokens.toTheBox(position, seat, missing);
        }
    }

    static int onCards(Civilization civ) {
        int count = 0;
        for (byte tokens : civ.blue) {
            count += tokens;
        }
        return count;
    }

    /** New workers for nothing, as far as there are tokens. */
    static void gainPopulation(ThroughTheAgesPosition position, int seat, int amount, EventLog log) {
        Civilization civ = position.civ(seat);
        int gained = Math.min(amount, civ.yellowBank);
        civ.yellowBank -= gained;
        civ.idle += gained;
        if (gained > 0) {
            log.all(new ThroughTheAgesEvent.PopulationGained(seat, gained));
        }
    }

    /** Unused workers go back to the bank first; then the owner chooses. */
    static void losePopulation(ThroughTheAgesPosition position, int seat, int amount, EventLog log) {
        Civilization civ = position.civ(seat);
        int rest = amount;
        for (; rest > 0 && civ.idle > 0; rest--) {
            civ.idle--;
            civ.yellowBank++;
            log.all(new ThroughTheAgesEvent.IdleWorkerLost(seat));
        }
        rest = Math.min(rest, civ.employed());
        if (rest > 0) {
            LoseWorkers.Frame.push(position, seat, rest);
        }
    }
}
