package ecumene.throughtheages.rule;

import ecumene.throughtheages.Civilization;
import ecumene.throughtheages.ThroughTheAgesForesight.Formed;
import ecumene.throughtheages.component.CivilCard;
import ecumene.throughtheages.component.Leaders;
import ecumene.throughtheages.component.MilitaryCard;
import org.jspecify.annotations.Nullable;

/**
 * Tactics and Armies: what the armies of a tactic add. They are always formed so that they add most. Units two or more
 * levels below the tactic make an army obsolete; each army may have one air unit, which doubles what it adds.
 */
public final class Armies {

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
        return form(civ, units, null);
    }

    /** What the armies of a civilization consist of. */
    public static Formed formed(Civilization civ) {
        int[] counts = new int[3];
        form(civ, technology -> civ.workers[technology], counts);
        return new Formed(counts[0], counts[1], counts[2]);
    }

    /** Gives the strength that armies add; where it is asked for, how many are formed as well. */
    private static int form(Civilization civ, Units units, int @Nullable [] formed) {
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
            return withRiders(
                    tactic, infantry, freshInfantry, cavalry, freshCavalry, artillery, freshArtillery, air, formed);
        }
        // All armies and the fresh ones can be maximal at once: fresh armies take nothing from the others.
        int all = armies(tactic, infantry, cavalry, artillery);
        int fresh = armies(tactic, freshInfantry, freshCavalry, freshArtillery);
        count(formed, fresh, all - fresh, air);
        return value(tactic, fresh, all - fresh, air);
    }

    private static void count(int @Nullable [] formed, int fresh, int obsolete, int air) {
        if (formed != null) {
            formed[0] = fresh;
            formed[1] = obsolete;
            formed[2] = Math.min(air, fresh + obsolete);
        }
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
            int air,
            int @Nullable [] formed) {
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
            int value = value(tactic, fresh, all - fresh, air);
            if (value > best) {
                best = value;
                count(formed, fresh, all - fresh, air);
            }
        }
        return best;
    }

    private static int value(MilitaryCard tactic, int fresh, int obsolete, int air) {
        int doubledFresh = Math.min(air, fresh);
        int doubledObsolete = Math.min(air - doubledFresh, obsolete);
        return (fresh + doubledFresh) * tactic.tactic() + (obsolete + doubledObsolete) * tactic.obsolete();
    }
}
