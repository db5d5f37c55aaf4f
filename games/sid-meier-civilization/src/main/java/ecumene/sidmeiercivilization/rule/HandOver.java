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
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Negotiating and Trading: of the face-down things that were asked for, their owner chooses which to hand over. Each choice is
 * noted among what is asked for; when all are chosen everything changes hands at once. Note: who made the offer.
 */
public final class HandOver extends Question {

    public static final HandOver STEP = new HandOver();

    private HandOver() {
        super("hand-over");
    }

    private static boolean isComplete(SidMeierCivilizationPosition position) {
        for (int back = Thing.HUT; back < Thing.COUNT; back++) {
            if (position.ask[back] > 0) {
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
        int proposer = position.steps().note(0);
        position.steps().pop();
        position.reveal();
        List<Thing> received = new ArrayList<>();
        List<Thing> returned = new ArrayList<>();
        for (int thing = 0; thing < Thing.HUT; thing++) {
            if (position.give[thing] > 0) {
                Deals.move(position, proposer, seat, thing, position.give[thing]);
                received.add(Thing.at(thing));
            }
            if (position.ask[thing] > 0) {
                Deals.move(position, seat, proposer, thing, position.ask[thing]);
                returned.add(Thing.at(thing));
            }
        }
        Offer.clear(position);
        position.dealsMade++;
        log.all(new SidMeierCivilizationEvent.DealMade(proposer, seat));
        log.only(seat, new SidMeierCivilizationEvent.ThingsReceived(received));
        log.only(proposer, new SidMeierCivilizationEvent.ThingsReceived(returned));
        Upkeep.look(position, log);
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
        return position.ask[Thing.back(thing)] > 0 && Deals.has(position, seat, thing) > position.ask[thing];
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
        position.ask[thing]++;
        position.ask[Thing.back(thing)]--;
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
                Prompt.Shape.CHOOSE_SOME,
                "HandOver",
                Rulebook.DEALS,
                Map.of("player", position.steps().note(0)));
    }
}
