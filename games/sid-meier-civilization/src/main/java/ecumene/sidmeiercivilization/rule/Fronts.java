package ecumene.sidmeiercivilization.rule;

import static ecumene.sidmeiercivilization.SidMeierCivilizationPosition.NONE;

import ecumene.engine.EventLog;
import ecumene.sidmeiercivilization.Once;
import ecumene.sidmeiercivilization.SidMeierCivilizationEvent;
import ecumene.sidmeiercivilization.SidMeierCivilizationEvent.FrontsCounted;
import ecumene.sidmeiercivilization.SidMeierCivilizationForesight.Clash;
import ecumene.sidmeiercivilization.SidMeierCivilizationPosition;
import ecumene.sidmeiercivilization.component.Ability;
import ecumene.sidmeiercivilization.component.UnitCard;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Fronts and Attacks: which units stand where, how they wound each other and who dies. */
final class Fronts {

    private static final int WIDTH = 4;

    private Fronts() {}

    static int count(SidMeierCivilizationPosition position) {
        return position.frontsSize / WIDTH;
    }

    /** The unit of a side in a front, or NONE. */
    static int unit(SidMeierCivilizationPosition position, int front, int side) {
        return position.fronts[front * WIDTH + 2 * side];
    }

    static int wounds(SidMeierCivilizationPosition position, int front, int side) {
        return position.fronts[front * WIDTH + 2 * side + 1];
    }

    static void setWounds(SidMeierCivilizationPosition position, int front, int side, int wounds) {
        position.fronts[front * WIDTH + 2 * side + 1] = (byte) wounds;
    }

    private static void put(SidMeierCivilizationPosition position, int front, int side, int unit) {
        position.fronts[front * WIDTH + 2 * side] = (byte) unit;
        position.lastFront = front;
        position.fronts[front * WIDTH + 2 * side + 1] = 0;
    }

    /** Whether an enemy of a side stands alone in a front. */
    static boolean isOpenTo(SidMeierCivilizationPosition position, int front, int side) {
        return front >= 0
                && front < count(position)
                && unit(position, front, side) == NONE
                && unit(position, front, 1 - side) != NONE;
    }

    static void open(SidMeierCivilizationPosition position, int side, int unit, EventLog log) {
        int front = count(position);
        position.frontsSize += WIDTH;
        put(position, front, side, unit);
        put(position, front, 1 - side, NONE);
        tell(position, front, side, unit, log);
        forget(position, side);
    }

    private static void tell(SidMeierCivilizationPosition position, int front, int side, int unit, EventLog log) {
        int enemy = unit(position, front, 1 - side);
        log.all(new SidMeierCivilizationEvent.UnitPlayed(
                Combat.seat(position, side),
                !Combat.isOwn(position, side),
                UnitCard.at(unit),
                front,
                Combat.strength(position, side, unit),
                enemy == NONE ? null : UnitCard.at(enemy)));
    }

    /** Metalworking counts for one unit only. */
    private static void forget(SidMeierCivilizationPosition position, int side) {
        if (Combat.isOwn(position, side)) {
            position.used[Combat.seat(position, side)] &= ~Once.FORGED;
        }
    }

    /** A unit faces a lone enemy: both wound, the one with the advantage first. */
    static void attack(SidMeierCivilizationPosition position, int side, int unit, int front, EventLog log) {
        put(position, front, side, unit);
        tell(position, front, side, unit, log);
        int enemy = unit(position, front, 1 - side);
        boolean dies = dies(position, side, unit, front);
        boolean kills = kills(position, side, unit, front);
        int blow = blow(position, side, unit);
        forget(position, side);
        if (!dies || !strikesFirst(enemy, unit)) {
            wound(position, front, 1 - side, blow);
        }
        if (!kills || !strikesFirst(unit, enemy)) {
            wound(position, front, side, Combat.strength(position, 1 - side, enemy));
        }
        bury(position, front, true, log);
    }

    private static boolean strikesFirst(int unit, int other) {
        return UnitCard.at(unit).arm().hasAdvantageOver(UnitCard.at(other).arm());
    }

    /** Whether Metalworking waits for the next unit of a side. */
    static boolean isForged(SidMeierCivilizationPosition position, int side) {
        return Combat.isOwn(position, side) && position.hasUsed(Combat.seat(position, side), Once.FORGED);
    }

    private static int blow(SidMeierCivilizationPosition position, int side, int unit) {
        int forged = isForged(position, side) ? Ability.METALWORKING.amount() : 0;
        return Combat.strength(position, side, unit) + forged;
    }

    /** Whether the lone enemy of a front falls by the blow of a unit, be it the second one. */
    private static boolean kills(SidMeierCivilizationPosition position, int side, int unit, int front) {
        int enemy = unit(position, front, 1 - side);
        return wounds(position, front, 1 - side) + blow(position, side, unit)
                >= Combat.strength(position, 1 - side, enemy);
    }

    private static boolean dies(SidMeierCivilizationPosition position, int side, int unit, int front) {
        int enemy = unit(position, front, 1 - side);
        return Combat.strength(position, 1 - side, enemy) >= Combat.strength(position, side, unit);
    }

    /** How a unit of a side would fare against the lone enemy of a front. */
    static Clash clash(SidMeierCivilizationPosition position, int side, int unit, int front) {
        int enemy = unit(position, front, 1 - side);
        boolean kills = kills(position, side, unit, front);
        boolean dies = dies(position, side, unit, front);
        return new Clash(
                UnitCard.at(unit),
                front,
                kills && !(dies && strikesFirst(enemy, unit)),
                dies && !(kills && strikesFirst(unit, enemy)));
    }

    private static void wound(SidMeierCivilizationPosition position, int front, int side, int wounds) {
        setWounds(position, front, side, Math.min(100, wounds(position, front, side) + wounds));
    }

    private static boolean isDead(SidMeierCivilizationPosition position, int front, int side) {
        int unit = unit(position, front, side);
        return unit != NONE && wounds(position, front, side) >= Combat.strength(position, side, unit);
    }

    /** Takes the dead of a front away: those that fell to each other, or to an ability. */
    private static void bury(SidMeierCivilizationPosition position, int front, boolean clash, EventLog log) {
        int[] units = {unit(position, front, 0), unit(position, front, 1)};
        for (int side = 0; side < 2; side++) {
            if (isDead(position, front, side)) {
                int unit = units[side];
                position.killed[side * UnitCard.COUNT + unit]++;
                put(position, front, side, NONE);
                log.all(new SidMeierCivilizationEvent.UnitKilled(
                        Combat.seat(position, side),
                        !Combat.isOwn(position, side),
                        UnitCard.at(unit),
                        front,
                        clash ? UnitCard.at(units[1 - side]) : null));
            }
        }
    }

    static void buryAll(SidMeierCivilizationPosition position, EventLog log) {
        for (int front = 0; front < count(position); front++) {
            bury(position, front, false, log);
        }
    }

    /** Everything that the outcome is counted from. */
    static FrontsCounted counted(SidMeierCivilizationPosition position) {
        List<FrontsCounted.Front> fronts = new ArrayList<>();
        for (int front = 0; front < count(position); front++) {
            fronts.add(new FrontsCounted.Front(
                    standing(position, front, Combat.ATTACKER), standing(position, front, Combat.DEFENDER)));
        }
        return new FrontsCounted(
                position.battleBonus[Combat.ATTACKER],
                position.battleBonus[Combat.DEFENDER],
                fronts,
                fallen(position, Combat.ATTACKER),
                fallen(position, Combat.DEFENDER));
    }

    private static FrontsCounted.@Nullable Standing standing(
            SidMeierCivilizationPosition position, int front, int side) {
        int unit = unit(position, front, side);
        return unit == NONE
                ? null
                : new FrontsCounted.Standing(
                        UnitCard.at(unit), Combat.strength(position, side, unit), wounds(position, front, side));
    }

    private static List<UnitCard> fallen(SidMeierCivilizationPosition position, int side) {
        List<UnitCard> fallen = new ArrayList<>();
        for (int unit = 0; unit < UnitCard.COUNT; unit++) {
            fallen.addAll(Collections.nCopies(position.killed[side * UnitCard.COUNT + unit], UnitCard.at(unit)));
        }
        return fallen;
    }

    /** The strengths of all units of a side that are in play. */
    static int total(SidMeierCivilizationPosition position, int side) {
        int total = 0;
        for (int front = 0; front < count(position); front++) {
            int unit = unit(position, front, side);
            total += unit == NONE ? 0 : Combat.strength(position, side, unit);
        }
        return total;
    }

    static int killed(SidMeierCivilizationPosition position, int side) {
        int killed = 0;
        for (int unit = 0; unit < UnitCard.COUNT; unit++) {
            killed += position.killed[side * UnitCard.COUNT + unit];
        }
        return killed;
    }
}
