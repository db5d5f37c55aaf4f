package ecumene.civilization.rule;

import ecumene.civilization.CivilizationEvent;
import ecumene.civilization.CivilizationPosition;
import ecumene.civilization.Pieces;
import ecumene.civilization.component.Area;
import ecumene.civilization.component.CivilizationCard;
import ecumene.engine.EventLog;

/**
 * Conflict: first wherever there is no city, then before the cities, by area unless a defender wants others settled first
 * (11).
 */
public final class Conflict extends Automatic {

    public static final Conflict STEP = new Conflict();

    /** The tokens that stand up in an attacked city. */
    static final int DEFENDERS = 6;

    private static final int ATTACKERS = 7;

    private Conflict() {
        super("conflict");
    }

    static void begin(CivilizationPosition position, EventLog log) {
        Pieces pieces = position.pieces();
        boolean cities = false;
        for (int area = pieces.nextShared(0); area >= 0; area = pieces.nextShared(area + 1)) {
            int tokens = pieces.tokens(area);
            if (pieces.hasCity(area)) {
                cities |= tokens > pieces.tokens(pieces.cityOwner(area), area);
            } else if (tokens > Area.at(area).limit()) {
                Battle.fight(position, area, Area.at(area).limit(), log);
            }
        }
        if (cities) {
            position.steps().push(STEP, 0);
        }
    }

    @Override
    public void proceed(CivilizationPosition position, EventLog log) {
        int area = next(position, false);
        if (area < 0) {
            area = next(position, true);
        }
        if (area < 0) {
            position.steps().pop();
            position.settled().clear();
            position.declared().clear();
        } else if (position.declared().contains(area)) {
            assault(position, attacker(position, area), area, log);
        } else {
            approach(position, area, log);
        }
    }

    private static int next(CivilizationPosition position, boolean declared) {
        Pieces pieces = position.pieces();
        for (int area = pieces.nextShared(0); area >= 0; area = pieces.nextShared(area + 1)) {
            if (isOpen(position, area) && position.declared().contains(area) == declared) {
                return area;
            }
        }
        return CivilizationPosition.NONE;
    }

    /** Whether a conflict before a city is not settled yet. */
    private static boolean isOpen(CivilizationPosition position, int area) {
        Pieces pieces = position.pieces();
        return pieces.hasCity(area)
                && !position.settled().contains(area)
                && pieces.foreign(pieces.cityOwner(area), area) > 0;
    }

    /** Rivals fight first; only the last nation standing can attack (11.6.3, 11.7). */
    private static void approach(CivilizationPosition position, int area, EventLog log) {
        Battle.fight(position, area, Battle.TO_THE_LAST, log);
        int attacker = attacker(position, area);
        if (attacker == CivilizationPosition.NONE) {
            position.settled().add(area);
            return;
        }
        int tokens = position.pieces().tokens(attacker, area);
        if (tokens < needed(position, area)) {
            position.pieces().addTokens(attacker, area, -tokens);
            position.settled().add(area);
            log.all(new CivilizationEvent.AssaultFailed(attacker, Area.at(area), tokens));
        } else {
            AttackCity.begin(position, attacker, area);
        }
    }

    /** How many tokens of one nation an attack takes: one more against Engineering (11.6.1, 22.3.13). */
    static int needed(CivilizationPosition position, int area) {
        int owner = position.pieces().cityOwner(area);
        return ATTACKERS + (position.has(owner, CivilizationCard.ENGINEERING) ? 1 : 0);
    }

    private static int attacker(CivilizationPosition position, int area) {
        for (int seat = 0; seat < position.seats(); seat++) {
            if (seat != position.pieces().cityOwner(area) && position.pieces().tokens(seat, area) > 0) {
                return seat;
            }
        }
        return CivilizationPosition.NONE;
    }

    /**
     * Whether the owner of an attacked city may want others settled first (11.8.2): conflicts that could bring tokens back to
     * a stock that is too small, or the attack on another own city if the stock does not suffice for both.
     */
    static boolean mayWantOthersFirst(CivilizationPosition position, int owner, int besides) {
        Pieces pieces = position.pieces();
        int stock = pieces.stock(owner);
        for (int area = pieces.nextShared(0); area >= 0; area = pieces.nextShared(area + 1)) {
            if (area != besides && isOpen(position, area)) {
                boolean helps = stock < DEFENDERS && pieces.tokens(owner, area) > 0;
                boolean choice = stock >= DEFENDERS
                        && stock < 2 * DEFENDERS
                        && pieces.cityOwner(area) == owner
                        && !position.declared().contains(area)
                        && isThreatened(position, area);
                if (helps || choice) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Whether somebody is there with enough tokens to attack the city. */
    private static boolean isThreatened(CivilizationPosition position, int area) {
        for (int seat = 0; seat < position.seats(); seat++) {
            if (seat != position.pieces().cityOwner(area)
                    && position.pieces().tokens(seat, area) >= needed(position, area)) {
                return true;
            }
        }
        return false;
    }

    /** The city becomes six tokens that fight, or surrenders if its owner has too few (11.6.2, 11.8.1). */
    static void assault(CivilizationPosition position, int attacker, int area, EventLog log) {
        Pieces pieces = position.pieces();
        int defender = pieces.cityOwner(area);
        position.settled().add(area);
        pieces.removeCity(area);
        if (pieces.stock(defender) >= DEFENDERS) {
            pieces.addTokens(defender, area, DEFENDERS);
            log.all(new CivilizationEvent.CityAttacked(attacker, defender, Area.at(area)));
            Battle.fight(position, area, Area.at(area).limit(), log);
        } else {
            boolean taken = pieces.cityStock(attacker) > 0;
            if (taken) {
                pieces.putCity(attacker, area);
            }
            log.all(new CivilizationEvent.CitySurrendered(defender, attacker, Area.at(area), taken));
        }
    }
}
