package ecumene.sidmeiercivilization.rule;

import static ecumene.sidmeiercivilization.SidMeierCivilizationPosition.CITIES;
import static ecumene.sidmeiercivilization.SidMeierCivilizationPosition.NONE;

import ecumene.engine.EventLog;
import ecumene.sidmeiercivilization.Empire;
import ecumene.sidmeiercivilization.Ending;
import ecumene.sidmeiercivilization.SidMeierCivilization;
import ecumene.sidmeiercivilization.SidMeierCivilizationEvent;
import ecumene.sidmeiercivilization.SidMeierCivilizationPosition;
import ecumene.sidmeiercivilization.component.Government;
import ecumene.sidmeiercivilization.component.Phase;
import ecumene.sidmeiercivilization.component.Square;
import java.util.Arrays;

/** The turn of play: five phases, each in turn order from the first player. */
public final class Rounds extends Automatic {

    public static final Rounds STEP = new Rounds();

    /** What a phase remembers. */
    public static final class Frame {

        private static final int SERVED = 0;

        /** What everybody may read, in the order of the notes. */
        static final Note[] TOLD = {Note.number("served")};

        private Frame() {}

        /** All have had their part of the phase before. */
        static void push(SidMeierCivilizationPosition position) {
            position.steps().push(STEP, position.firstSeat, position.seats());
        }

        /** How many seats have had their part, in the frame under the top by {@code depth}. */
        public static int served(SidMeierCivilizationPosition position, int depth) {
            return position.steps().note(depth, SERVED);
        }

        static void setServed(SidMeierCivilizationPosition position, int seats) {
            position.steps().setNote(SERVED, seats);
        }
    }

    private Rounds() {
        super("rounds", Frame.TOLD);
    }

    static void begin(SidMeierCivilizationPosition position) {
        position.phase = Phase.RESEARCH.index();
        Frame.push(position);
    }

    @Override
    void go(SidMeierCivilizationPosition position, EventLog log) {
        int served = Frame.served(position, 0);
        if (served < position.seats() && position.phase == Phase.TRADE.index()) {
            gainTrade(position, log);
            // All deal at the same time, not one after the other.
            Frame.setServed(position, position.seats());
            Negotiation.begin(position);
            return;
        }
        if (served < position.seats()) {
            Frame.setServed(position, served + 1);
            part(position, (position.firstSeat + served) % position.seats(), log);
            return;
        }
        Phase phase = Phase.at(position.phase);
        if (phase == Phase.RESEARCH) {
            int limit = position.setup().number(SidMeierCivilization.ROUND_LIMIT);
            if (limit > 0 && position.round >= limit) {
                Upkeep.end(position, Ending.ROUND_LIMIT, log);
                return;
            }
            nextRound(position, log);
            Frame.setServed(position, 0);
        } else if (phase == Phase.MOVEMENT) {
            position.phase = Phase.RESEARCH.index();
            Arrays.fill(position.ownMoved(), (byte) 0);
            Arrays.fill(position.frozen, 0);
            Arrays.fill(position.chosen, (byte) NONE);
            position.steps().push(Research.STEP, position.firstSeat);
        } else {
            // What the next phase brings comes in a step of its own: it is no doing of whoever ended this one.
            position.phase++;
            Frame.setServed(position, 0);
        }
    }

    private static void nextRound(SidMeierCivilizationPosition position, EventLog log) {
        if (position.round > 0) {
            position.firstSeat = position.nextSeat(position.firstSeat);
        }
        position.round++;
        position.phase = Phase.START_OF_TURN.index();
        Arrays.fill(position.used, 0);
        Arrays.fill(position.bonus, (byte) 0);
        Arrays.fill(position.actions, (byte) 0);
        Arrays.fill(position.actionsTaken, (byte) 0);
        StartOfTurn.beginGathering(position);
        Arrays.fill(position.newScout, NONE);
        Arrays.fill(position.returned, (byte) 0);
        // A government can be adopted directly in the turn after the one in which it was unlocked, and in no other.
        System.arraycopy(position.unlockedNow, 0, position.unlocked, 0, position.seats());
        Arrays.fill(position.unlockedNow, (byte) 0);
        log.all(new SidMeierCivilizationEvent.TurnBegan(position.round, position.firstSeat));
    }

    private static void gainTrade(SidMeierCivilizationPosition position, EventLog log) {
        for (int seat = 0; seat < position.seats(); seat++) {
            gainTrade(position, seat, Empire.income(position, seat), log);
        }
    }

    /** A seat gains trade, and is told what of it the dial had room for. */
    static void gainTrade(SidMeierCivilizationPosition position, int seat, int trade, EventLog log) {
        int gained = Empire.addTrade(position, seat, trade);
        if (gained > 0) {
            log.all(new SidMeierCivilizationEvent.TradeGained(seat, gained));
        }
    }

    private static void part(SidMeierCivilizationPosition position, int seat, EventLog log) {
        switch (Phase.at(position.phase)) {
            case START_OF_TURN -> StartOfTurn.begin(position, seat, log);
            case CITY_MANAGEMENT -> {
                if (Empire.government(position, seat) == Government.ANARCHY) {
                    log.all(new SidMeierCivilizationEvent.CapitalIdle(
                            seat, Square.at(position.citySquare[seat * CITIES])));
                }
                int more = Empire.government(position, seat).actions();
                for (int city = seat * CITIES; city < (seat + 1) * CITIES; city++) {
                    boolean capital = city % CITIES == 0;
                    position.actions[city] = (byte) (!Governments.mayAct(position, city) ? 0 : capital ? 1 + more : 1);
                }
                position.steps().push(CityManagement.STEP, seat);
            }
            default -> position.steps().push(Movement.STEP, seat);
        }
    }
}
