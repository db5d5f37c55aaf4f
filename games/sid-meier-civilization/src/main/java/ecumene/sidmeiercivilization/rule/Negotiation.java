package ecumene.sidmeiercivilization.rule;

import static ecumene.sidmeiercivilization.SidMeierCivilizationPosition.NONE;

import ecumene.engine.EventLog;
import ecumene.engine.Loss;
import ecumene.engine.Prompt;
import ecumene.engine.Seats;
import ecumene.sidmeiercivilization.Rulebook;
import ecumene.sidmeiercivilization.SidMeierCivilizationEvent;
import ecumene.sidmeiercivilization.SidMeierCivilizationMove;
import ecumene.sidmeiercivilization.SidMeierCivilizationPosition;
import ecumene.sidmeiercivilization.SidMeierCivilizationRefusal;
import ecumene.sidmeiercivilization.component.Phase;
import ecumene.sidmeiercivilization.component.Thing;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;

/**
 * Negotiating and Trading: all at the same time propose deals and answer them, as often as they like, until everybody is done.
 * A seat has one offer at a time, which it puts together unseen. Whoever is done is back when an offer comes, when the own one
 * is refused and when a deal comes about.
 */
public final class Negotiation extends Question {

    public static final Negotiation STEP = new Negotiation();

    // Made once: by thing and number, they are the longest lists of the game.
    private static final SidMeierCivilizationMove[][] GIVING = numbered(SidMeierCivilizationMove.Give::new);
    private static final SidMeierCivilizationMove[][] ASKING = numbered(SidMeierCivilizationMove.Ask::new);

    /** What the phase remembers. */
    static final class Frame {

        private static final int DONE = 0;

        /** What everybody may read, in the order of the notes. */
        static final Note[] TOLD = {Note.seats("done")};

        private Frame() {}

        static void push(SidMeierCivilizationPosition position) {
            position.steps().push(STEP, position.firstSeat, Seats.NOBODY);
        }

        /** Seats that are done. */
        static int done(SidMeierCivilizationPosition position) {
            return position.steps().note(DONE);
        }

        static void add(SidMeierCivilizationPosition position, int seat) {
            position.steps().setNote(DONE, done(position) | Seats.only(seat));
        }

        static void wake(SidMeierCivilizationPosition position, int seat) {
            position.steps().setNote(DONE, done(position) & ~Seats.only(seat));
        }
    }

    private Negotiation() {
        super("negotiation", Frame.TOLD);
    }

    static void begin(SidMeierCivilizationPosition position) {
        Arrays.fill(position.offers.finished, (byte) 0);
        Arrays.fill(position.offers.vain, (byte) 0);
        Frame.push(position);
    }

    @Override
    public boolean isMarket() {
        return true;
    }

    @Override
    public int awaiting(SidMeierCivilizationPosition position) {
        int asked = Seats.all(position.seats()) & ~Frame.done(position);
        for (int seat = 0; seat < position.seats(); seat++) {
            int partner = position.offers.partner[seat];
            if (Deals.isComposing(position, seat)) {
                asked |= Seats.only(seat);
            } else if (partner != NONE && !Seats.contains(asked, partner) && Deals.isOpen(position, seat)) {
                asked |= Seats.only(partner);
            }
        }
        return asked;
    }

    @Override
    public void proceed(SidMeierCivilizationPosition position, EventLog log) {
        for (int seat = 0; seat < position.seats(); seat++) {
            Deals.clear(position, seat);
        }
        position.steps().pop();
    }

    // ---------------------------------------------------------------- lists

    @Override
    public void moves(SidMeierCivilizationPosition position, int seat, List<SidMeierCivilizationMove> moves) {
        if (Deals.isComposing(position, seat)) {
            listThings(position, seat, moves);
            return;
        }
        boolean free = Deals.mayOpen(position, seat);
        boolean asked = false;
        for (int proposer = 0; proposer < position.seats(); proposer++) {
            if (Deals.isOffer(position, proposer, seat)) {
                asked = true;
                // First what changes nothing: whoever is quick with the first answer gives nothing away.
                moves.add(new SidMeierCivilizationMove.RefuseOffer(proposer));
                moves.add(new SidMeierCivilizationMove.AcceptOffer(proposer));
                if (free) {
                    moves.add(new SidMeierCivilizationMove.CounterOffer(proposer));
                }
            }
        }
        Abilities.list(position, seat, Phase.TRADE, moves);
        if (free) {
            for (int other = 0; other < position.seats(); other++) {
                if (other != seat) {
                    moves.add(new SidMeierCivilizationMove.OpenDeal(other));
                }
            }
        }
        if (position.offers.partner[seat] != NONE) {
            moves.add(new SidMeierCivilizationMove.WithdrawOffer());
        }
        if (!asked) {
            moves.add(new SidMeierCivilizationMove.EndPhase());
        }
    }

    /** What can be added, given or asked for, in any order and number, and what can be taken out again. What lies face down is asked for by its back. */
    private static void listThings(
            SidMeierCivilizationPosition position, int seat, List<SidMeierCivilizationMove> moves) {
        byte[] give = position.offers.give;
        for (int thing = 0; thing < Thing.FIRST_MARKER; thing++) {
            listGifts(position, seat, thing, moves);
        }
        if (position.markerCount(seat, true) + position.markerCount(seat, false) > 0) {
            for (int thing = Thing.FIRST_MARKER; thing < Thing.FIRST_CARD; thing++) {
                listGifts(position, seat, thing, moves);
            }
        }
        if (position.handSize(seat) > 0) {
            for (int thing = Thing.FIRST_CARD; thing < Thing.HUT; thing++) {
                listGifts(position, seat, thing, moves);
            }
        }
        int partner = position.offers.partner[seat];
        for (int i = 0; i < Thing.askedKinds(); i++) {
            int thing = Thing.asked(i);
            list(ASKING[thing], Deals.left(position, seat, position.offers.ask, partner, thing), moves);
        }
        for (int thing = 0; thing < Thing.COUNT; thing++) {
            if (give[Deals.at(seat, thing)] > 0) {
                moves.add(new SidMeierCivilizationMove.Keep(Thing.at(thing)));
            }
        }
        byte[] ask = position.offers.ask;
        for (int thing = 0; thing < Thing.COUNT; thing++) {
            if (ask[Deals.at(seat, thing)] > 0) {
                moves.add(new SidMeierCivilizationMove.Waive(Thing.at(thing)));
            }
        }
        if (!Deals.isEmpty(position, seat)) {
            moves.add(new SidMeierCivilizationMove.SendOffer());
        }
        moves.add(new SidMeierCivilizationMove.DropOffer());
    }

    /** Any number of what the seat holds beyond what it already gives. */
    private static void listGifts(
            SidMeierCivilizationPosition position, int seat, int thing, List<SidMeierCivilizationMove> moves) {
        list(GIVING[thing], Deals.left(position, seat, position.offers.give, seat, thing), moves);
    }

    private static void list(SidMeierCivilizationMove[] numbers, int most, List<SidMeierCivilizationMove> moves) {
        for (int count = 1; count <= most; count++) {
            moves.add(numbers[count]);
        }
    }

    /** A move for each thing and number of it. */
    private static SidMeierCivilizationMove[][] numbered(BiFunction<Thing, Integer, SidMeierCivilizationMove> move) {
        SidMeierCivilizationMove[][] all = new SidMeierCivilizationMove[Thing.COUNT][Byte.MAX_VALUE + 1];
        for (Thing thing : Thing.ALL) {
            Arrays.setAll(all[thing.index()], count -> move.apply(thing, count));
        }
        return all;
    }

    /** What is in the making is nobody else's business; that it is sent or dropped is said aloud. */
    @Override
    public int audience(SidMeierCivilizationPosition position, int seat, SidMeierCivilizationMove move) {
        return switch (move) {
            case SidMeierCivilizationMove.Give ignored -> Seats.only(seat);
            case SidMeierCivilizationMove.Ask ignored -> Seats.only(seat);
            case SidMeierCivilizationMove.Keep ignored -> Seats.only(seat);
            case SidMeierCivilizationMove.Waive ignored -> Seats.only(seat);
            default -> Seats.EVERYONE;
        };
    }

    @Override
    public SidMeierCivilizationRefusal why(
            SidMeierCivilizationPosition position, int seat, SidMeierCivilizationMove move) {
        if (Deals.isComposing(position, seat)) {
            return whyThing(move);
        }
        return switch (move) {
            case SidMeierCivilizationMove.UseAbility use -> {
                SidMeierCivilizationRefusal reason = Abilities.reason(position, seat, use.ability(), Phase.TRADE);
                yield reason == null ? SidMeierCivilizationRefusal.NEGOTIATE_NOW : reason;
            }
            case SidMeierCivilizationMove.OpenDeal ignored ->
                Deals.mayOpen(position, seat) ? SidMeierCivilizationRefusal.ANOTHER_PLAYER : whyNoOffer(position, seat);
            case SidMeierCivilizationMove.AcceptOffer ignored -> SidMeierCivilizationRefusal.NO_SUCH_OFFER;
            case SidMeierCivilizationMove.RefuseOffer ignored -> SidMeierCivilizationRefusal.NO_SUCH_OFFER;
            case SidMeierCivilizationMove.WithdrawOffer ignored -> SidMeierCivilizationRefusal.NO_SUCH_OFFER;
            case SidMeierCivilizationMove.CounterOffer counter ->
                Deals.isOffer(position, counter.proposer(), seat)
                        ? whyNoOffer(position, seat)
                        : SidMeierCivilizationRefusal.NO_SUCH_OFFER;
            case SidMeierCivilizationMove.EndPhase ignored -> SidMeierCivilizationRefusal.ANSWER_THE_OFFER_NOW;
            case SidMeierCivilizationMove.PlayEvent play -> Events.why(position, seat, play.card(), Phase.TRADE);
            default -> {
                SidMeierCivilizationRefusal reason = OtherPhase.reason(move);
                yield reason == null ? SidMeierCivilizationRefusal.NEGOTIATE_NOW : reason;
            }
        };
    }

    private static SidMeierCivilizationRefusal whyNoOffer(SidMeierCivilizationPosition position, int seat) {
        return position.offers.partner[seat] == NONE
                ? SidMeierCivilizationRefusal.ENOUGH_OFFERS
                : SidMeierCivilizationRefusal.OFFER_IS_OUT;
    }

    private static SidMeierCivilizationRefusal whyThing(SidMeierCivilizationMove move) {
        return switch (move) {
            case SidMeierCivilizationMove.Give ignored -> SidMeierCivilizationRefusal.NOT_ENOUGH_TO_GIVE;
            case SidMeierCivilizationMove.Ask ignored -> SidMeierCivilizationRefusal.PARTNER_HAS_LESS;
            case SidMeierCivilizationMove.Keep ignored -> SidMeierCivilizationRefusal.NOT_IN_THE_OFFER;
            case SidMeierCivilizationMove.Waive ignored -> SidMeierCivilizationRefusal.NOT_IN_THE_OFFER;
            case SidMeierCivilizationMove.SendOffer ignored -> SidMeierCivilizationRefusal.OFFER_IS_EMPTY;
            default -> SidMeierCivilizationRefusal.MAKE_AN_OFFER_NOW;
        };
    }

    // ---------------------------------------------------------------- what the moves do

    @Override
    void answer(SidMeierCivilizationPosition position, int seat, SidMeierCivilizationMove move, EventLog log) {
        switch (move) {
            case SidMeierCivilizationMove.UseAbility use -> Aim.begin(position, seat, Targets.of(use.ability()), log);
            case SidMeierCivilizationMove.OpenDeal deal -> Deals.open(position, seat, deal.partner());
            case SidMeierCivilizationMove.Give give ->
                add(position.offers.ownThings().give, seat, give.thing().index(), give.count());
            case SidMeierCivilizationMove.Ask ask ->
                add(position.offers.ownThings().ask, seat, ask.thing().index(), ask.count());
            case SidMeierCivilizationMove.Keep keep ->
                position.offers.ownThings().give[Deals.at(seat, keep.thing().index())] = 0;
            case SidMeierCivilizationMove.Waive waive ->
                position.offers.ownThings().ask[Deals.at(seat, waive.thing().index())] = 0;
            case SidMeierCivilizationMove.SendOffer ignored -> send(position, seat, log);
            case SidMeierCivilizationMove.DropOffer ignored -> {
                log.all(new SidMeierCivilizationEvent.OfferDropped(seat));
                Deals.clear(position, seat);
            }
            case SidMeierCivilizationMove.WithdrawOffer ignored -> {
                log.all(new SidMeierCivilizationEvent.OfferWithdrawn(seat, position.offers.partner[seat]));
                Deals.clear(position, seat);
            }
            case SidMeierCivilizationMove.AcceptOffer accept -> {
                log.all(new SidMeierCivilizationEvent.OfferAccepted(seat, accept.proposer()));
                HandOver.Frame.push(position, seat, accept.proposer());
            }
            case SidMeierCivilizationMove.RefuseOffer refuse -> {
                log.all(new SidMeierCivilizationEvent.OfferRefused(seat, refuse.proposer()));
                refuse(position, refuse.proposer());
            }
            case SidMeierCivilizationMove.CounterOffer counter -> {
                log.all(new SidMeierCivilizationEvent.OfferCountered(seat, counter.proposer()));
                refuse(position, counter.proposer());
                Deals.open(position, seat, counter.proposer());
            }
            default -> Frame.add(position, seat);
        }
    }

    /** Offers are made, changed and refused; only a deal that comes about, or an ability, changes what anybody has. */
    @Override
    boolean isTalk(SidMeierCivilizationMove move) {
        return !(move instanceof SidMeierCivilizationMove.AcceptOffer
                || move instanceof SidMeierCivilizationMove.UseAbility);
    }

    private static void add(byte[] offer, int seat, int thing, int count) {
        offer[Deals.at(seat, thing)] += (byte) count;
    }

    private static void send(SidMeierCivilizationPosition position, int seat, EventLog log) {
        position.reveal();
        position.offers.sent[seat] = 1;
        position.offers.finished[seat]++;
        log.all(new SidMeierCivilizationEvent.DealOffered(
                seat,
                position.offers.partner[seat],
                position.offers.give[Deals.at(seat, Thing.TRADE)],
                position.offers.give[Deals.at(seat, Thing.CULTURE)],
                Deals.seen(position.offers.give, seat),
                position.offers.ask[Deals.at(seat, Thing.TRADE)],
                position.offers.ask[Deals.at(seat, Thing.CULTURE)],
                Deals.seen(position.offers.ask, seat)));
    }

    private static void refuse(SidMeierCivilizationPosition position, int proposer) {
        Deals.clear(position, proposer);
        Frame.wake(position, proposer);
    }

    /** Dealing is never done by itself. */
    @Override
    public @Nullable SidMeierCivilizationMove forced(SidMeierCivilizationPosition position, int seat) {
        return null;
    }

    /** What is asked is refused, what is in the making dropped. */
    @Override
    public SidMeierCivilizationMove defaultMove(SidMeierCivilizationPosition position, int seat) {
        if (Deals.isComposing(position, seat)) {
            return new SidMeierCivilizationMove.DropOffer();
        }
        for (int proposer = 0; proposer < position.seats(); proposer++) {
            if (Deals.isOffer(position, proposer, seat)) {
                return new SidMeierCivilizationMove.RefuseOffer(proposer);
            }
        }
        return new SidMeierCivilizationMove.EndPhase();
    }

    /** Who wants no deals is not troubled by those of others either. */
    @Override
    public @Nullable SidMeierCivilizationMove standing(SidMeierCivilizationPosition position, int seat) {
        return Deals.isComposing(position, seat) ? null : defaultMove(position, seat);
    }

    @Override
    public @Nullable Loss loss(SidMeierCivilizationPosition position, int seat, SidMeierCivilizationMove move) {
        return move instanceof SidMeierCivilizationMove.DropOffer ? new Loss("offer", Map.of()) : null;
    }

    @Override
    public Prompt prompt(SidMeierCivilizationPosition position, int seat) {
        if (Deals.isComposing(position, seat)) {
            return new Prompt(Prompt.Shape.CHOOSE_SOME, "Offer", Rulebook.DEALS, Map.of("partner", (int)
                    position.offers.partner[seat]));
        }
        int offers = 0;
        for (int proposer = 0; proposer < position.seats(); proposer++) {
            offers += Deals.isOffer(position, proposer, seat) ? 1 : 0;
        }
        return new Prompt(Prompt.Shape.CHOOSE_ONE, "Negotiation", Rulebook.DEALS, Map.of("offers", offers));
    }
}
