package ecumene.throughtheages.rule;

import ecumene.throughtheages.Civilization;
import ecumene.throughtheages.component.CivilCard;
import ecumene.throughtheages.component.Leaders;
import ecumene.throughtheages.component.MilitaryCard;

/**
 * Tactics and Armies: what the armies of a tactic add. They are always formed so that they add most. Units two or more
 * levels below the tactic make an army obsolete; each army may have one air unit, which doubles what it adds.
 */
final class Armies {

    private static final int CAVALRY = CivilCard.FIRST_UNIT + 4;
    private static final int ARTILLERY = CAVALRY + 3;
    private static final int AIR = ARTILLERY + 2;

    private Armies() {}

    /** Counts units of each technology: those of the civilization, or those that sail. */
    @FunctionalInterface
    interface Units {
        int of(int technology);
    }

    static int strength(Civilization civ, Units units) {
        if (civ.tactic == Civilization.NONE) {
            return 0;
        }
        MilitaryCard tactic = MilitaryCard.at(civ.tactic);
        int level = tactic.level();
        int infantry = 0;
        int freshInfantry = 0;
        int cavalry = 0;
        int freshCavalry = 0;
        int artillery = 0;
        int freshArtillery = 0;
        for (int card = CivilCard.FIRST_UNIT; card < AIR; card++) {
            int count = units.of(card);
            if (count > 0) {
                int fresh = CivilCard.at(card).level() > level - 2 ? count : 0;
                if (card < CAVALRY) {
                    infantry += count;
                    freshInfantry += fresh;
                } else if (card < ARTILLERY) {
                    cavalry += count;
                    freshCavalry += fresh;
                } else {
                    artillery += count;
                    freshArtillery += fresh;
                }
            }
        }
        int air = units.of(AIR);
        if (civ.leader == Leaders.GENGHIS_KHAN) {
            return withRiders(tactic, infantry, freshInfantry, cavalry, freshCavalry, artillery, freshArtillery, air);
        }
        // All armies and the fresh ones can be maximal at once: fresh armies take nothing from the others.
        int all = armies(tactic, infantry, cavalry, artillery);
        int fresh = armies(tactic, freshInfantry, freshCavalry, freshArtillery);
        return value(tactic, fresh, all - fresh, air);
    }

    private static int armies(MilitaryCard tactic, int infantry, int cavalry, int artillery) {
        int armies = Integer.MAX_VALUE;
        if (tactic.infantry() > 0) {
            armies = infantry / tactic.infantry();
        }
        if (tactic.cavalry() > 0) {
            armies = Math.min(armies, cavalry / tactic.cavalry());
        }
        if (tactic.artillery() > 0) {
            armies = Math.min(armies, artillery / tactic.artillery());
        }
        return armies;
    }

    /** Genghis Khan: infantry may ride. Then a fresh army can cost an old one, so every number of fresh ones is tried. */
    private static int withRiders(
            MilitaryCard tactic,
            int infantry,
            int freshInfantry,
            int cavalry,
            int freshCavalry,
            int artillery,
            int freshArtillery,
            int air) {
        int best = 0;
        for (int fresh = 0;
                fresh * tactic.infantry() <= freshInfantry
                        && fresh * (tactic.infantry() + tactic.cavalry()) <= freshInfantry + freshCavalry
                        && fresh * tactic.artillery() <= freshArtillery;
                fresh++) {
            int riders = Math.max(0, fresh * tactic.cavalry() - freshCavalry);
            int all = fresh;
            while ((all + 1) * tactic.infantry() <= infantry - riders
                    && (all + 1) * (tactic.infantry() + tactic.cavalry()) <= infantry + cavalry
                    && (all + 1) * tactic.artillery() <= artillery) {
                all++;
            }
            best = Math.max(best, value(tactic, fresh, all - fresh, air));
        }
        return best;
    }

    private static int value(MilitaryCard tactic, int fresh, int obsolete, int air) {
        int doubledFresh = Math.min(air, fresh);
        int doubledObsolete = Math.min(air - doubledFresh, obsolete);
        return (fresh + doubledFresh) * tactic.tactic() + (obsolete + doubledObsolete) * tactic.obsolete();
    }
}
