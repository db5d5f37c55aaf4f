package ecumene.throughtheages.rule;

import ecumene.throughtheages.Civilization;
import ecumene.throughtheages.ThroughTheAgesPosition;

/**
 * Civil and Military Actions. White and red tokens stand for the totals; they are spent, regained, and come and go with the
 * totals. An action that is lent for a turn is no token: it is spent the first time an action is, and nobody regains it.
 */
final class ActionTokens {

    private ActionTokens() {}

    /** The civil actions that a seat can spend. */
    static int civil(ThroughTheAgesPosition position, int seat) {
        return position.civ(seat).civilActions + position.extraCivil(seat);
    }

    static int military(ThroughTheAgesPosition position, int seat) {
        return position.civ(seat).militaryActions + position.extraMilitary(seat);
    }

    static void spendCivil(ThroughTheAgesPosition position, int seat, int count) {
        int lent = Math.min(count, position.extraCivil(seat));
        if (lent > 0) {
            position.lendCivil(-lent);
        }
        position.civ(seat).civilActions -= count - lent;
    }

    static void spendMilitary(ThroughTheAgesPosition position, int seat, int count) {
        int lent = Math.min(count, position.extraMilitary(seat));
        if (lent > 0) {
            position.lendMilitary(-lent);
        }
        position.civ(seat).militaryActions -= count - lent;
    }

    /** A spent civil action becomes available again; without one nothing happens. */
    static void regainCivil(Civilization civ) {
        if (civ.civilActions < civ.civilTotal) {
            civ.civilActions++;
        }
    }

    /** If the totals change: new tokens are available, and of tokens that go the spent ones go first. */
    static void changeTotals(Civilization civ, int civil, int military) {
        civ.civilActions = available(civ.civilActions, civ.civilTotal, civil);
        civ.civilTotal = civil;
        civ.militaryActions = available(civ.militaryActions, civ.militaryTotal, military);
        civ.militaryTotal = military;
    }

    private static int available(int available, int before, int total) {
        return total >= before ? available + total - before : Math.min(available, total);
    }

    // ---------------------------------------------------------------- revolutions

    /**
     * Whether there are as many actions as a revolution takes. The military action that Hammurabi uses in place of a civil one
     * is one of them; a military action of Patriotism is not, since it comes on top of the total.
     */
    static boolean canRevolt(ThroughTheAgesPosition position, int seat, boolean military) {
        Civilization civ = position.civ(seat);
        return military ? civ.militaryActions == civ.militaryTotal : civil(position, seat) >= civ.civilTotal;
    }

    /** Spends as many actions as the total has. */
    static void spendTotal(ThroughTheAgesPosition position, int seat, boolean military) {
        Civilization civ = position.civ(seat);
        if (military) {
            civ.militaryActions = 0;
        } else {
            spendCivil(position, seat, civ.civilTotal);
        }
    }

    /** Actions that a new government adds to what was left are spent as well. */
    static void spendNew(Civilization civ, boolean military, int left) {
        if (military) {
            civ.militaryActions = Math.min(civ.militaryActions, left);
        } else {
            civ.civilActions = Math.min(civ.civilActions, left);
        }
    }
}
