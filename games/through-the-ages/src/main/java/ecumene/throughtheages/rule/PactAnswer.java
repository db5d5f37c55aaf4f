package ecumene.throughtheages.rule;

import ecumene.engine.EventLog;
import ecumene.engine.Prompt;
import ecumene.throughtheages.Civilization;
import ecumene.throughtheages.Rulebook;
import ecumene.throughtheages.ThroughTheAgesEvent;
import ecumene.throughtheages.ThroughTheAgesMove;
import ecumene.throughtheages.ThroughTheAgesPosition;
import ecumene.throughtheages.ThroughTheAgesRefusal;
import ecumene.throughtheages.component.MilitaryCard;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Offer a Pact: the other player accepts or rejects it. */
public final class PactAnswer extends Question {

    public static final PactAnswer STEP = new PactAnswer();

    private static final class Frame {

        private static final int CARD = 0;
        private static final int OFFERER = 1;
        private static final int SIDE_A = 2;

        /** What everybody may read, in the order of the notes. */
        static final Note[] TOLD = {Note.military(), Note.number("offerer"), Note.flag("offererIsA")};

        static void push(ThroughTheAgesPosition position, int partner, MilitaryCard card, int offerer, boolean sideA) {
            position.steps().push(STEP, partner, card.index(), offerer, sideA ? 1 : 0);
        }

        static MilitaryCard card(ThroughTheAgesPosition position) {
            return MilitaryCard.at(position.steps().note(CARD));
        }

        static int offerer(ThroughTheAgesPosition position) {
            return position.steps().note(OFFERER);
        }

        /** Whether the one who offers it is side A. */
        static boolean isSideA(ThroughTheAgesPosition position) {
            return position.steps().note(SIDE_A) == 1;
        }
    }

    private static final List<String> TWO_SIDES = List.of("A", "B");
    private static final List<String> ONE_SIDE = List.of("both");

    private static final ThroughTheAgesMove ACCEPT = new ThroughTheAgesMove.AcceptPact();
    private static final ThroughTheAgesMove REJECT = new ThroughTheAgesMove.RejectPact();

    private PactAnswer() {
        super("pact-answer", Frame.TOLD);
    }

    static List<String> sides(MilitaryCard pact) {
        return pact.hasSides() ? TWO_SIDES : ONE_SIDE;
    }

    /** The card lies open on the table until it is answered. */
    static void offer(ThroughTheAgesPosition position, int seat, ThroughTheAgesMove.OfferPact offer, EventLog log) {
        position.civ(seat).takeMilitary(offer.card().index());
        position.military().remove(offer.card().index());
        position.reveal();
        log.all(new ThroughTheAgesEvent.PactOffered(seat, offer.partner(), offer.card(), offer.side()));
        Frame.push(position, offer.partner(), offer.card(), seat, !offer.side().equals("B"));
    }

    @Override
    public void moves(ThroughTheAgesPosition position, int seat, List<ThroughTheAgesMove> moves) {
        moves.add(REJECT);
        moves.add(ACCEPT);
    }

    @Override
    public ThroughTheAgesRefusal why(ThroughTheAgesPosition position, int seat, ThroughTheAgesMove move) {
        return ThroughTheAgesRefusal.ANSWER_THE_PACT_NOW;
    }

    @Override
    public void play(ThroughTheAgesPosition position, int seat, ThroughTheAgesMove move, EventLog log) {
        MilitaryCard card = Frame.card(position);
        int offerer = Frame.offerer(position);
        boolean sideA = Frame.isSideA(position);
        position.steps().pop();
        position.military().bringBack(card.index());
        Civilization civ = position.civ(offerer);
        if (move instanceof ThroughTheAgesMove.AcceptPact) {
            log.all(new ThroughTheAgesEvent.PactAccepted(/* seat= */ offerer, /* partner= */ seat, card));
            if (civ.pact != NONE) {
                Diplomacy.end(position, offerer, offerer, log);
            }
            civ.pact = card.index();
            civ.pactPartner = seat;
            civ.pactSideA = sideA;
            Ratings.update(position, offerer);
            Ratings.update(position, seat);
        } else {
            civ.addMilitary(card.index());
            log.all(new ThroughTheAgesEvent.PactRejected(/* seat= */ offerer, /* partner= */ seat, card));
        }
    }

    @Override
    public ThroughTheAgesMove defaultMove(ThroughTheAgesPosition position, int seat) {
        return REJECT;
    }

    @Override
    public @Nullable ThroughTheAgesMove standing(ThroughTheAgesPosition position, int seat) {
        return REJECT;
    }

    @Override
    public Prompt prompt(ThroughTheAgesPosition position, int seat) {
        MilitaryCard card = Frame.card(position);
        String side = !card.hasSides() ? "both" : Frame.isSideA(position) ? "B" : "A";
        int offerer = Frame.offerer(position);
        Civilization civ = position.civ(offerer);
        // One pact of each: the one that lies there ends, whoever is party to it.
        String ends = civ.pact == NONE ? "none" : MilitaryCard.at(civ.pact).id();
        boolean ofAThird = civ.pact != NONE && civ.pactPartner != seat;
        return yesOrNo(
                "PactAnswer",
                Rulebook.PACT,
                Map.of(
                        "card",
                        card.id(),
                        "seat",
                        offerer,
                        "side",
                        side,
                        "ends",
                        ends,
                        "third",
                        ofAThird ? civ.pactPartner : "none"));
    }
}
