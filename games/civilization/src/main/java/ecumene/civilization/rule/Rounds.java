package ecumene.civilization.rule;

import ecumene.civilization.CivilizationEvent;
import ecumene.civilization.CivilizationPosition;
import ecumene.engine.EventLog;

/** Round after round, phase after phase (5.7). */
public final class Rounds extends Automatic {

    public static final Rounds STEP = new Rounds();

    private static final int BEFORE_THE_FIRST = -1;

    private Rounds() {
        super("rounds");
    }

    /** The phase going on, by its number less 1. The rounds lie at the bottom of the stack. */
    private static final class Frame {

        private static final int PHASE = 0;
        private static final int ANNOUNCED = 1;

        static void push(CivilizationPosition position) {
            position.steps().push(STEP, 0, BEFORE_THE_FIRST);
        }

        static int phase(CivilizationPosition position) {
            return position.steps().note(position.steps().size() - 1, PHASE);
        }

        static void setPhase(CivilizationPosition position, int phase) {
            position.steps().setNote(PHASE, phase);
        }

        static boolean isAnnounced(CivilizationPosition position) {
            return position.steps().note(ANNOUNCED) == 1;
        }

        static void setAnnounced(CivilizationPosition position, boolean announced) {
            position.steps().setNote(ANNOUNCED, announced ? 1 : 0);
        }
    }

    static void begin(CivilizationPosition position, EventLog log) {
        Frame.push(position);
        beginRound(position, log);
    }

    private static void beginRound(CivilizationPosition position, EventLog log) {
        position.setRound(position.round() + 1);
        log.all(new CivilizationEvent.RoundBegan(position.round()));
    }

    /** The phase going on. */
    public static Phase phase(CivilizationPosition position) {
        return Phase.ALL.get(Frame.phase(position));
    }

    /** A phase is announced first and begun then: what it does by itself belongs to it, and not to the one before. */
    @Override
    public void proceed(CivilizationPosition position, EventLog log) {
        if (Frame.isAnnounced(position)) {
            Frame.setAnnounced(position, false);
            begin(phase(position), position, log);
            return;
        }
        int next = Frame.phase(position) + 1;
        if (next == Phase.ALL.size()) {
            next = 0;
            beginRound(position, log);
        }
        Frame.setPhase(position, next);
        if (phase(position).isIn(position.variant())) {
            Frame.setAnnounced(position, true);
            log.all(new CivilizationEvent.PhaseBegan(phase(position).id()));
        }
    }

    private static void begin(Phase phase, CivilizationPosition position, EventLog log) {
        switch (phase) {
            case TAXES -> Taxes.begin(position);
            case GROWTH -> Growth.begin(position);
            case CENSUS -> Census.take(position, log);
            case SHIPS -> Ships.begin(position);
            case MOVEMENT -> Movement.begin(position);
            case CONFLICT -> Conflict.begin(position, log);
            case CITIES -> CityBuilding.begin(position);
            case SURPLUS -> Surplus.begin(position, log);
            case TRADE_CARDS -> TradeCards.begin(position);
            case TRADE -> Trade.begin(position, log);
            case CIVILIZATION_CARDS -> Purchases.begin(position);
            case CALAMITIES -> Calamities.begin(position, log);
            case TABLE -> Table.move(position, log);
        }
    }
}
