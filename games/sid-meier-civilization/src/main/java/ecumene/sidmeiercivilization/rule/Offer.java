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
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Negotiating and Trading: an offer is put together unseen, thing by thing in the order of the list, then sent. Notes: the
 * partner, how many counter-offers came before.
 */
public final class Offer extends Question {

    public static final Offer STEP = new Offer();

    private Offer() {
        super("offer");
    }

    private static int last(byte[] offer) {
        int last = 0;
        for (int thing = 0; thing < offer.length; thing++) {
            last = offer[thing] > 0 ? thing : last;
        }
        return last;
    }

    @Override
    public void moves(SidMeierCivilizationPosition position, int seat, List<SidMeierCivilizationMove> moves) {
        int partner = position.steps().note(0);
        if (Deals.isEmpty(position.ask)) {
            for (int thing = last(position.give); thing < Thing.HUT; thing++) {
                if (Deals.canAdd(position, seat, position.give, thing)) {
                    moves.add(new SidMeierCivilizationMove.Give(Thing.at(thing)));
                }
            }
        }
        for (int thing = last(position.ask); thing < Thing.COUNT; thing++) {
            boolean open = thing < Thing.FIRST_MARKER || thing >= Thing.HUT;
            if (open && Deals.canAdd(position, partner, position.ask, thing)) {
                moves.add(new SidMeierCivilizationMove.Ask(Thing.at(thing)));
            }
        }
        if (!Deals.isEmpty(position.give) || !Deals.isEmpty(position.ask)) {
            moves.add(new SidMeierCivilizationMove.SendOffer());
        }
        moves.add(new SidMeierCivilizationMove.DropOffer());
    }

    /** What is in the making is nobody else's business; that it is sent or dropped is said aloud. */
    @Override
    public int audience(SidMeierCivilizationPosition position, int seat, SidMeierCivilizationMove move) {
        return move instanceof SidMeierCivilizationMove.Give || move instanceof SidMeierCivilizationMove.Ask
                ? Seats.only(seat)
                : Seats.EVERYONE;
    }

    @Override
    public SidMeierCivilizationRefusal why(
            SidMeierCivilizationPosition position, int seat, SidMeierCivilizationMove move) {
        return switch (move) {
            case SidMeierCivilizationMove.Give give ->
                Deals.canAdd(position, seat, position.give, give.thing().index())
                        ? SidMeierCivilizationRefusal.KEEP_THE_ORDER
                        : SidMeierCivilizationRefusal.NOT_ENOUGH_TO_GIVE;
            case SidMeierCivilizationMove.Ask ask ->
                Deals.canAdd(
                                position,
                                position.steps().note(0),
                                position.ask,
                                ask.thing().index())
                        ? SidMeierCivilizationRefusal.KEEP_THE_ORDER
                        : SidMeierCivilizationRefusal.PARTNER_HAS_LESS;
            case SidMeierCivilizationMove.SendOffer ignored -> SidMeierCivilizationRefusal.OFFER_IS_EMPTY;
            default -> SidMeierCivilizationRefusal.MAKE_AN_OFFER_NOW;
        };
    }

    @Override
    void answer(SidMeierCivilizationPosition position, int seat, SidMeierCivilizationMove move, EventLog log) {
        switch (move) {
            case SidMeierCivilizationMove.Give give ->
                add(position.give, give.thing().index());
            case SidMeierCivilizationMove.Ask ask ->
                add(position.ask, ask.thing().index());
            case SidMeierCivilizationMove.SendOffer ignored -> {
                int partner = position.steps().note(0);
                int counters = position.steps().note(1);
                position.reveal();
                log.all(new SidMeierCivilizationEvent.DealOffered(
                        seat, partner, Deals.seen(position.give), Deals.seen(position.ask)));
                position.steps().pop();
                position.steps().push(Answer.STEP, partner, seat, counters);
            }
            default -> {
                log.all(new SidMeierCivilizationEvent.OfferDropped(seat));
                clear(position);
                position.steps().pop();
            }
        }
    }

    private static void add(byte[] offer, int thing) {
        offer[Deals.counted(thing)] += (byte) Deals.amount(thing);
    }

    static void clear(SidMeierCivilizationPosition position) {
        Arrays.fill(position.give, (byte) 0);
        Arrays.fill(position.ask, (byte) 0);
    }

    @Override
    public @Nullable SidMeierCivilizationMove forced(SidMeierCivilizationPosition position, int seat) {
        return null;
    }

    @Override
    public SidMeierCivilizationMove defaultMove(SidMeierCivilizationPosition position, int seat) {
        return new SidMeierCivilizationMove.DropOffer();
    }

    @Override
    public Prompt prompt(SidMeierCivilizationPosition position, int seat) {
        return new Prompt(
                Prompt.Shape.CHOOSE_SOME,
                "Offer",
                Rulebook.DEALS,
                Map.of("partner", position.steps().note(0)));
    }
}
