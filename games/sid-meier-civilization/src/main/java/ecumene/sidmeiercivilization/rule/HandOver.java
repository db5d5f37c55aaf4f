package ecumene.sidmeiercivilization.rule;

import ecumene.engine.EventLog;
import ecumene.engine.Prompt;
import ecumene.engine.Seats;
import ecumene.sidmeiercivilization.Rulebook;
import ecumene.sidmeiercivilization.SidMeierCivilizationEvent;
import ecumene.sidmeiercivilization.SidMeierCivilizationMove;
import ecumene.sidmeiercivilization.SidMeierCivilizationPosition;
import ecumene.sidmeiercivilization.SidMeierCivilizationRefusal;
import ecumene.sidmeiercivilization.component.Thing;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Negotiating and Trading: of the face-down things that were asked for, their owner chooses which to hand over. Each choice is
 * noted among what is asked for; when all are chosen everything changes hands at once.
 */
public final class HandOver extends Question {

    public static final HandOver STEP = new HandOver();

    /** What the question remembers. */
    public static final class Frame {

        private static final int PROPOSER = 0;

        /** What everybody may read, in the order of the notes. */
        static final Note[] TOLD = {Note.number("proposer")};

        private Frame() {}

        static void push(SidMeierCivilizationPosition position, int seat, int proposer) {
            position.steps().push(STEP, seat, proposer);
        }

        /** Who made the offer. */
        public static int proposer(SidMeierCivilizationPosition position) {
            return position.steps().note(PROPOSER);
        }
    }

    private HandOver() {
        super("hand-over", Frame.TOLD);
    }

    private static boolean isComplete(SidMeierCivilizationPosition position) {
        int proposer = Frame.proposer(position);
        for (int back = Thing.HUT; back < Thing.COUNT; back++) {
            if (position.offers.ask[Deals.at(proposer, back)] > 0) {
                return false;
            }
        }
        return true;
    }

    @Override
    public int awaiting(SidMeierCivilizationPosition position) {
        return isComplete(position) ? Seats.NOBODY : Seats.only(position.steps().seat());
    }

    @Override
    public void proceed(SidMeierCivilizationPosition position, EventLog log) {
        int seat = position.steps().seat();
        int proposer = Frame.proposer(position);
        position.steps().pop();
        position.reveal();
        byte[] given = Arrays.copyOfRange(position.offers.give, Deals.at(proposer, 0), Deals.at(proposer + 1, 0));
        byte[] asked = Arrays.copyOfRange(position.offers.ask, Deals.at(proposer, 0), Deals.at(proposer + 1, 0));
        Deals.clear(position, proposer);
        Deals.spent(position, seat);
        position.offers.dealsMade++;
        position.offers.vain[proposer] = 0;
        log.all(new SidMeierCivilizationEvent.DealMade(
                proposer,
                seat,
                given[Thing.TRADE],
                given[Thing.CULTURE],
                Deals.seen(given, 0),
                asked[Thing.TRADE],
                asked[Thing.CULTURE],
                Deals.seen(asked, 0)));
        pass(position, proposer, seat, given, log);
        pass(position, seat, proposer, asked, log);
        Negotiation.Frame.wake(position, seat);
        Negotiation.Frame.wake(position, proposer);
        Upkeep.look(position, log);
    }

    /** What lies open was told to all; who gets something face down sees what it is. */
    private static void pass(SidMeierCivilizationPosition position, int from, int to, byte[] offer, EventLog log) {
        List<Thing> things = new ArrayList<>();
        Deals.move(position, from, to, offer, 0, Thing.HUT);
        for (int thing = Thing.FIRST_MARKER; thing < Thing.HUT; thing++) {
            for (int i = 0; i < offer[thing]; i++) {
                things.add(Thing.at(thing));
            }
        }
        if (!things.isEmpty()) {
            log.only(to, new SidMeierCivilizationEvent.ThingsReceived(things));
        }
    }

    @Override
    public void moves(SidMeierCivilizationPosition position, int seat, List<SidMeierCivilizationMove> moves) {
        for (int thing = Thing.FIRST_MARKER; thing < Thing.HUT; thing++) {
            if (fits(position, seat, thing)) {
                moves.add(new SidMeierCivilizationMove.HandOver(Thing.at(thing)));
            }
        }
    }

    private static boolean fits(SidMeierCivilizationPosition position, int seat, int thing) {
        int proposer = Frame.proposer(position);
        return position.offers.ask[Deals.at(proposer, Thing.back(thing))] > 0
                && Deals.has(position, seat, thing) > position.offers.ask[Deals.at(proposer, thing)];
    }

    @Override
    public int audience(SidMeierCivilizationPosition position, int seat, SidMeierCivilizationMove move) {
        return Seats.only(seat);
    }

    @Override
    public SidMeierCivilizationRefusal why(
            SidMeierCivilizationPosition position, int seat, SidMeierCivilizationMove move) {
        return move instanceof SidMeierCivilizationMove.HandOver
                ? SidMeierCivilizationRefusal.NOT_ENOUGH_TO_GIVE
                : SidMeierCivilizationRefusal.HAND_OVER_NOW;
    }

    @Override
    void answer(SidMeierCivilizationPosition position, int seat, SidMeierCivilizationMove move, EventLog log) {
        int thing = ((SidMeierCivilizationMove.HandOver) move).thing().index();
        int proposer = Frame.proposer(position);
        byte[] ask = position.offers.ownThings().ask;
        ask[Deals.at(proposer, thing)]++;
        ask[Deals.at(proposer, Thing.back(thing))]--;
    }

    @Override
    public @Nullable SidMeierCivilizationMove forced(SidMeierCivilizationPosition position, int seat) {
        return null;
    }

    @Override
    public SidMeierCivilizationMove defaultMove(SidMeierCivilizationPosition position, int seat) {
        List<SidMeierCivilizationMove> moves = new ArrayList<>();
        moves(position, seat, moves);
        return moves.getFirst();
    }

    @Override
    public Prompt prompt(SidMeierCivilizationPosition position, int seat) {
        return new Prompt(
                Prompt.Shape.CHOOSE_SOME, "HandOver", Rulebook.DEALS, Map.of("player", Frame.proposer(position)));
    }
}
