package ecumene.innersea.rule;

import ecumene.engine.EventLog;
import ecumene.innersea.InnerSeaPosition;
import ecumene.innersea.Stat;
import ecumene.innersea.component.Area;
import ecumene.innersea.component.AreaSet;
import ecumene.innersea.component.Civilization;

/** The help that a display brings to competitions: white disks, or one of the own colour. */
public final class Help {

    private static final Stat[] USED = {Stat.HELP_1, Stat.HELP_2, Stat.HELP_3};
    private static final Stat[] BEGUN = {Stat.BEGUN_1, Stat.BEGUN_2};
    private static final int LAST_EPOCH = 4;

    /** Printed where help comes as often as it is wanted. */
    public static final int UNLIMITED = 9;

    private Help() {}

    /** How often help of a slot may come in a phase. */
    public static int most(InnerSeaPosition position, int power, int slot) {
        Civilization.Help help = position.civilization(power).help().get(slot);
        return ScenarioRules.hasAbilities(position, power)
                ? help.count() + ScenarioRules.extraHelp(position, power)
                : 0;
    }

    /** How often it has come in this one. */
    public static int used(InnerSeaPosition position, int power, int slot) {
        return position.get(USED[slot], power);
    }

    private static boolean isLeft(InnerSeaPosition position, int power, int slot) {
        return used(position, power, slot) < most(position, power, slot);
    }

    /** Whether help of a slot can come to an area. */
    static boolean reaches(InnerSeaPosition position, int power, int slot, int area) {
        Civilization civilization = position.civilization(power);
        if (slot < 0 || slot >= civilization.help().size() || !isLeft(position, power, slot)) {
            return false;
        }
        Civilization.Help help = civilization.help().get(slot);
        if (hasBegun(position, power, area) || (help.own() && position.board().supply(power) == 0)) {
            return false;
        }
        int home = position.home(power);
        AreaSet coast = Area.neighbours(home);
        return switch (help.where()) {
            case HOME -> area == home;
            case AROUND -> area == home || (coast.contains(area) && Area.isLand(area)) || isFar(position, power, area);
            case LAND -> Area.isLand(area);
            case AWAY -> Area.isLand(area) && area != home;
            case SEA -> !Area.isLand(area);
            case COAST -> Area.SHALLOW.contains(area) && coast.contains(area);
            case OFFING -> Area.SHALLOW.contains(area) && !coast.contains(area);
            case ANY -> true;
        };
    }

    /** In Epoch IV some of the help may go to any land. */
    private static boolean isFar(InnerSeaPosition position, int power, int area) {
        return position.epoch() >= LAST_EPOCH
                && Area.isLand(area)
                && position.get(Stat.FAR_HELP, power)
                        < position.civilization(power).farHelpInEpoch4();
    }

    /** A competition that help has begun has had its help. */
    private static boolean hasBegun(InnerSeaPosition position, int power, int area) {
        for (Stat begun : BEGUN) {
            if (position.get(begun, power) == area + 1) {
                return true;
            }
        }
        return false;
    }

    /** Announced help comes. */
    static void come(InnerSeaPosition position, int power, int slot, EventLog log) {
        int area = position.arena();
        Civilization.Help help = position.civilization(power).help().get(slot);
        if (help.own()) {
            Deeds.place(position, power, area, 1, false, log);
        } else if (position.board().disks(power, area) > 0) {
            Deeds.bringAllies(position, power, area, 1, log);
        }
    }

    /** Counts help when it is announced. */
    static void spend(InnerSeaPosition position, int power, int slot) {
        position.add(USED[slot], power, 1);
        int home = position.home(power);
        int area = position.arena();
        boolean around = area == home || Area.neighbours(home).contains(area);
        if (position.civilization(power).help().get(slot).where() == Civilization.Where.AROUND && !around) {
            position.add(Stat.FAR_HELP, power, 1);
        }
    }

    /** The areas in which help of a display could begin a competition, were there others. */
    static AreaSet beginnings(InnerSeaPosition position, int power) {
        int slot = farSlot(position, power);
        if (slot < 0) {
            return AreaSet.EMPTY;
        }
        Civilization civilization = position.civilization(power);
        return civilization.help().get(slot).where() == Civilization.Where.OFFING
                ? civilization.starts().minus(Area.neighbours(position.home(power)))
                : civilization.starts();
    }

    /** The slot that can begin a competition; -1 if there is none left. */
    private static int farSlot(InnerSeaPosition position, int power) {
        Civilization civilization = position.civilization(power);
        for (int slot = 0; slot < civilization.help().size(); slot++) {
            boolean far = switch (civilization.help().get(slot).where()) {
                case AROUND ->
                    position.epoch() >= LAST_EPOCH
                            && position.get(Stat.FAR_HELP, power) < civilization.farHelpInEpoch4();
                case OFFING -> true;
                default -> false;
            };
            if (far && isLeft(position, power, slot)) {
                return slot;
            }
        }
        return -1;
    }

    /** Help begins a competition. */
    static void begin(InnerSeaPosition position, int power, int area) {
        int slot = farSlot(position, power);
        position.set(position.is(Stat.BEGUN_1, power) ? Stat.BEGUN_2 : Stat.BEGUN_1, power, area + 1);
        position.add(USED[slot], power, 1);
        position.add(Stat.FAR_HELP, power, 1);
    }
}
