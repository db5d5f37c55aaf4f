package ecumene.civilization.rule;

import ecumene.civilization.CivilizationEvent;
import ecumene.civilization.CivilizationPosition;
import ecumene.civilization.component.CivilizationCard;
import ecumene.civilization.component.TradeCard;
import ecumene.engine.EventLog;

/**
 * Calamities strike in ascending order, at most two for each seat; each goes back under its stack (19). Then cities need
 * support again.
 */
public final class Calamities extends Automatic {

    public static final Calamities STEP = new Calamities();

    static final int VOLCANO = 2;
    static final int FAMINE = 3;
    static final int CIVIL_WAR = 4;
    static final int FLOOD = 5;
    static final int EPIDEMIC = 6;
    static final int CIVIL_DISORDER = 7;
    static final int ICONOCLASM = 8;
    static final int PIRACY = 9;

    private static final int MOST = 2;

    private Calamities() {
        super("calamities");
    }

    /** The number of the next calamity, and whether it is being resolved. */
    private static final class Frame {

        private static final int NUMBER = 0;
        private static final int STRUCK = 1;

        static void push(CivilizationPosition position, int number) {
            position.steps().push(STEP, 0, number);
        }

        static int number(CivilizationPosition position) {
            return position.steps().note(NUMBER);
        }

        static boolean hasStruck(CivilizationPosition position) {
            return position.steps().note(STRUCK) == 1;
        }

        static void set(CivilizationPosition position, int number, boolean struck) {
            position.steps().setNote(NUMBER, number);
            position.steps().setNote(STRUCK, struck ? 1 : 0);
        }
    }

    static void begin(CivilizationPosition position, EventLog log) {
        boolean any = false;
        for (int seat = 0; seat < position.seats(); seat++) {
            int kept = 0;
            for (int number = VOLCANO; number <= PIRACY; number++) {
                if (position.trade().openBefore(number) == seat && ++kept > MOST) {
                    position.trade().returnCalamity(number);
                    log.all(new CivilizationEvent.CalamityAvoided(seat, TradeCard.at(TradeCard.calamity(number))));
                }
            }
            any |= kept > 0;
        }
        if (any) {
            Frame.push(position, VOLCANO);
        }
    }

    @Override
    public void proceed(CivilizationPosition position, EventLog log) {
        int number = Frame.number(position);
        if (Frame.hasStruck(position)) {
            position.trade().returnCalamity(number);
            number++;
        }
        while (number <= PIRACY && position.trade().openBefore(number) == CivilizationPosition.NONE) {
            number++;
        }
        if (number > PIRACY) {
            position.steps().pop();
            Support.begin(position);
            return;
        }
        Frame.set(position, number, true);
        int victim = position.trade().openBefore(number);
        log.all(new CivilizationEvent.CalamityStruck(victim, TradeCard.at(TradeCard.calamity(number))));
        if (!strike(position, victim, number, log)) {
            log.all(new CivilizationEvent.CalamityHarmless(victim, TradeCard.at(TradeCard.calamity(number))));
        }
    }

    /** Lets a calamity strike; false if it has no effect. */
    private static boolean strike(CivilizationPosition position, int victim, int number, EventLog log) {
        return switch (number) {
            case VOLCANO -> Volcanoes.strike(position, victim, log);
            case CIVIL_WAR -> CivilWar.strike(position, victim);
            case FLOOD -> Floods.strike(position, victim, log);
            case CIVIL_DISORDER -> disorder(position, victim);
            case ICONOCLASM -> iconoclasm(position, victim);
            case PIRACY -> Plunder.strike(position, victim);
            default -> LossCalamity.begin(position, victim, number, CivilizationPosition.NONE);
        };
    }

    /** Cities beyond the fourth are reduced; Law keeps five, Democracy six (22.2.9). */
    private static boolean disorder(CivilizationPosition position, int victim) {
        int kept = position.has(victim, CivilizationCard.DEMOCRACY)
                ? 6
                : position.has(victim, CivilizationCard.LAW) ? 5 : 4;
        int excess = position.pieces().cities(victim) - kept;
        if (excess > 0) {
            ReduceCities.begin(position, victim, ReduceCities.Reason.CIVIL_DISORDER, excess);
        }
        return excess > 0;
    }

    /** Four cities are reduced, three with Law, two with Philosophy; then the victim may order others' (22.2.10). */
    private static boolean iconoclasm(CivilizationPosition position, int victim) {
        int most = position.has(victim, CivilizationCard.PHILOSOPHY)
                ? 2
                : position.has(victim, CivilizationCard.LAW) ? 3 : 4;
        int reduced = Math.min(most, position.pieces().cities(victim));
        OrderReductions.forIconoclasm(position, victim);
        if (reduced > 0) {
            ReduceCities.begin(position, victim, ReduceCities.Reason.ICONOCLASM, reduced);
        }
        return true;
    }
}
