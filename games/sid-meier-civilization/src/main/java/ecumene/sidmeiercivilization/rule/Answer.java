package ecumene.sidmeiercivilization.rule;

import ecumene.engine.EventLog;
import ecumene.engine.Prompt;
import ecumene.sidmeiercivilization.Rulebook;
import ecumene.sidmeiercivilization.SidMeierCivilizationEvent;
import ecumene.sidmeiercivilization.SidMeierCivilizationMove;
import ecumene.sidmeiercivilization.SidMeierCivilizationPosition;
import ecumene.sidmeiercivilization.SidMeierCivilizationRefusal;
import ecumene.sidmeiercivilization.component.Thing;
import java.util.List;
import java.util.Map;

/** Negotiating and Trading: the partner accepts, refuses or makes another offer. Notes: who offers, counter-offers so far. */
public final class Answer extends Question {

    public static final Answer STEP = new Answer();

    static final int MOST_COUNTERS = 3;

    private Answer() {
        super("answer");
    }

    @Override
    public void moves(SidMeierCivilizationPosition position, int seat, List<SidMeierCivilizationMove> moves) {
        moves.add(new SidMeierCivilizationMove.AcceptOffer());
        moves.add(new SidMeierCivilizationMove.RefuseOffer());
        if (position.steps().note(1) < MOST_COUNTERS) {
            moves.add(new SidMeierCivilizationMove.CounterOffer());
        }
    }

    @Override
    public SidMeierCivilizationRefusal why(
            SidMeierCivilizationPosition position, int seat, SidMeierCivilizationMove move) {
        return move instanceof SidMeierCivilizationMove.CounterOffer
                ? SidMeierCivilizationRefusal.ENOUGH_DEALS
                : SidMeierCivilizationRefusal.ANSWER_THE_OFFER_NOW;
    }

    @Override
    void answer(SidMeierCivilizationPosition position, int seat, SidMeierCivilizationMove move, EventLog log) {
        int proposer = position.steps().note(0);
        int counters = position.steps().note(1);
        position.steps().pop();
        switch (move) {
            case SidMeierCivilizationMove.AcceptOffer ignored -> {
                log.all(new SidMeierCivilizationEvent.OfferAccepted(seat, proposer));
                position.steps().push(HandOver.STEP, seat, proposer);
            }
            case SidMeierCivilizationMove.CounterOffer ignored -> {
                log.all(new SidMeierCivilizationEvent.OfferCountered(seat, proposer));
                Offer.clear(position);
                position.steps().push(Offer.STEP, seat, proposer, counters + 1);
            }
            default -> {
                log.all(new SidMeierCivilizationEvent.OfferRefused(seat, proposer));
                Offer.clear(position);
            }
        }
    }

    @Override
    public SidMeierCivilizationMove defaultMove(SidMeierCivilizationPosition position, int seat) {
        return new SidMeierCivilizationMove.RefuseOffer();
    }

    @Override
    public Prompt prompt(SidMeierCivilizationPosition position, int seat) {
        List<Thing> give = Deals.seen(position.give);
        List<Thing> ask = Deals.seen(position.ask);
        return new Prompt(
                Prompt.Shape.CHOOSE_ONE,
                "Answer",
                Rulebook.DEALS,
                Map.of("player", position.steps().note(0), "give", give, "ask", ask));
    }
}
