package ecumene.civilization.rule;

import ecumene.civilization.CivilizationEvent;
import ecumene.civilization.CivilizationPosition;
import ecumene.civilization.Variant;
import ecumene.civilization.component.CivilizationCard;
import ecumene.civilization.component.Epoch;
import ecumene.civilization.component.Nation;
import ecumene.engine.EventLog;

/** The markers move on the succession table, and the match ends when one arrives (20, 21). */
public final class Table {

    public static final int GROUPS = 3;
    public static final int CARDS = 7;
    static final int PEASANT_CITIES = 2;

    private Table() {}

    static void move(CivilizationPosition position, EventLog log) {
        boolean arrived = false;
        for (int place = 0; place < position.seats(); place++) {
            int seat = position.inTableOrder(place);
            if (position.variant() == Variant.NOMADS) {
                position.setSpace(seat, position.space(seat) + 1);
            } else {
                move(position, seat, log);
            }
            arrived |= position.space(seat) == position.goal();
        }
        if (position.variant() == Variant.NOMADS) {
            log.all(new CivilizationEvent.TimeMoved(position.space(0)));
        }
        int limit = position.setup().number("round-limit");
        if (arrived || isDeserted(position) || (limit > 0 && position.round() >= limit)) {
            position.reveal();
            position.steps().clear();
            log.all(new CivilizationEvent.GameEnded());
        }
    }

    /** Without a single unit on the map no nation can ever come back. */
    static boolean isDeserted(CivilizationPosition position) {
        for (int seat = 0; seat < position.seats(); seat++) {
            if (position.pieces().points(seat) > 0) {
                return false;
            }
        }
        return true;
    }

    private static void move(CivilizationPosition position, int seat, EventLog log) {
        int space = position.space(seat);
        Nation nation = position.nation(seat);
        if (nation.epoch(space) != Epoch.NEOLITHIC && position.pieces().cities(seat) == 0) {
            position.setSpace(seat, space - 1);
            log.all(new CivilizationEvent.MarkerFell(seat, space - 1));
        } else if (mayEnter(position, seat, space + 1)) {
            position.setSpace(seat, space + 1);
            log.all(new CivilizationEvent.MarkerMoved(seat, space + 1, nation.epoch(space + 1)));
        } else {
            log.all(new CivilizationEvent.MarkerStayed(seat, space));
        }
    }

    /** Whether the conditions of a space are met: those of its epoch on entering it, and its points (20.2, 17.13, 21.1). */
    private static boolean mayEnter(CivilizationPosition position, int seat, int space) {
        Nation nation = position.nation(seat);
        if (nation.isGate(space) && !meetsEpoch(position, seat, nation.epoch(space))) {
            return false;
        }
        int points = points(position, seat, space);
        if (points > 0) {
            // Whether the marker moves tells something of the hand.
            position.reveal();
        }
        return Scoring.total(position, seat) >= points;
    }

    /**
     * The points needed to enter a space; 0 where none are. The line of a shorter game lies before the next space, so what is
     * printed there is not asked (30.2); everything else is as in the complete game (30.3).
     */
    public static int points(CivilizationPosition position, int seat, int space) {
        boolean crossing = position.variant().isShort() && space == position.goal();
        return crossing ? 0 : position.nation(seat).points(space);
    }

    /** The conditions of an epoch. Peasants and Citizens knows only the first (32.3.2). */
    public static boolean meetsEpoch(CivilizationPosition position, int seat, Epoch epoch) {
        boolean peasants = position.variant() == Variant.PEASANTS;
        return switch (epoch) {
            case NEOLITHIC -> true;
            case EARLY_BRONZE_AGE ->
                position.pieces().cities(seat)
                        >= (peasants ? PEASANT_CITIES : position.nation(seat).cities());
            case LATE_BRONZE_AGE ->
                peasants || Integer.bitCount(CivilizationCard.groups(position.cards(seat))) >= GROUPS;
            case IRON_AGE -> peasants || Integer.bitCount(position.cards(seat)) >= CARDS;
        };
    }
}
