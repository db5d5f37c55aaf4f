package ecumene.throughtheages.rule;

import ecumene.engine.EventLog;
import ecumene.engine.Prompt;
import ecumene.engine.Seats;
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

/** Military cards are discarded face down: beyond the limit of the hand, or by an event. */
public final class DiscardCards extends Question {

    public static final DiscardCards STEP = new DiscardCards();

    private static final class Frame {

        private static final int COUNT = 0;
        private static final int BY_EVENT = 1;

        /** What everybody may read, in the order of the notes. */
        static final Note[] TOLD = {Note.number("count"), Note.flag("byEvent")};

        static void push(ThroughTheAgesPosition position, int seat, int count, boolean event) {
            position.steps().push(STEP, seat, count, event ? 1 : 0);
        }

        static int count(ThroughTheAgesPosition position) {
            return position.steps().note(COUNT);
        }

        static void setCount(ThroughTheAgesPosition position, int count) {
            position.steps().setNote(COUNT, count);
        }

        static boolean isByEvent(ThroughTheAgesPosition position) {
            return position.steps().note(BY_EVENT) == 1;
        }
    }

    private static final ThroughTheAgesMove[] DISCARD =
            MilitaryCard.ALL.stream().map(ThroughTheAgesMove.DiscardCard::new).toArray(ThroughTheAgesMove[]::new);

    private DiscardCards() {
        super("discard-cards", Frame.TOLD);
    }

    /** Discard Excess Military Cards. */
    static void excess(ThroughTheAgesPosition position, int seat) {
        Civilization civ = position.civ(seat);
        int count = civ.militarySize - civ.militaryLimit();
        if (count > 0) {
            Frame.push(position, seat, count, false);
        }
    }

    static void some(ThroughTheAgesPosition position, int seat, int amount) {
        int count = Math.min(amount, position.civ(seat).militarySize);
        if (count > 0) {
            Frame.push(position, seat, count, true);
        }
    }

    @Override
    public void moves(ThroughTheAgesPosition position, int seat, List<ThroughTheAgesMove> moves) {
        Civilization civ = position.civ(seat);
        for (int i = 0; i < civ.militarySize; i++) {
            if (i == 0 || civ.military[i] != civ.military[i - 1]) {
                moves.add(DISCARD[civ.military[i]]);
            }
        }
    }

    @Override
    public ThroughTheAgesRefusal why(ThroughTheAgesPosition position, int seat, ThroughTheAgesMove move) {
        return move instanceof ThroughTheAgesMove.DiscardCard
                ? ThroughTheAgesRefusal.CARD_NOT_IN_HAND
                : ThroughTheAgesRefusal.DISCARD_NOW;
    }

    @Override
    public void play(ThroughTheAgesPosition position, int seat, ThroughTheAgesMove move, EventLog log) {
        MilitaryCard card = ((ThroughTheAgesMove.DiscardCard) move).card();
        Civilization civ = position.civ(seat);
        if (hasSeveralBacks(civ)) {
            // The back tells everybody of which age the card is.
            position.reveal();
        }
        civ.takeMilitary(card.index());
        position.military().discardHidden(card.index(), position.age());
        log.others(seat, new ThroughTheAgesEvent.CardsDiscarded(seat, 1));
        log.only(seat, new ThroughTheAgesEvent.OwnCardDiscarded(card));
        int rest = Frame.count(position) - 1;
        Frame.setCount(position, rest);
        if (rest == 0) {
            position.steps().pop();
        }
    }

    private static boolean hasSeveralBacks(Civilization civ) {
        for (int i = 1; i < civ.militarySize; i++) {
            if (MilitaryCard.at(civ.military[i]).level()
                    != MilitaryCard.at(civ.military[0]).level()) {
                return true;
            }
        }
        return false;
    }

    @Override
    public int audience(ThroughTheAgesPosition position, int seat, ThroughTheAgesMove move) {
        return Seats.only(seat);
    }

    /** Asked even about equal cards, unless all of them go. */
    @Override
    public @Nullable ThroughTheAgesMove forced(ThroughTheAgesPosition position, int seat) {
        Civilization civ = position.civ(seat);
        return Frame.count(position) == civ.militarySize
                ? new ThroughTheAgesMove.DiscardCard(MilitaryCard.at(civ.military[0]))
                : null;
    }

    /** The oldest card. */
    @Override
    public ThroughTheAgesMove defaultMove(ThroughTheAgesPosition position, int seat) {
        Civilization civ = position.civ(seat);
        int oldest = civ.military[0];
        for (int i = 1; i < civ.militarySize; i++) {
            if (MilitaryCard.at(civ.military[i]).level()
                    < MilitaryCard.at(oldest).level()) {
                oldest = civ.military[i];
            }
        }
        return new ThroughTheAgesMove.DiscardCard(MilitaryCard.at(oldest));
    }

    @Override
    public Prompt prompt(ThroughTheAgesPosition position, int seat) {
        Map<String, Object> count = Map.of("count", Frame.count(position));
        return Frame.isByEvent(position)
                ? some("PoliticsOfStrength", Rulebook.EVENT, count)
                : some("DiscardCards", Rulebook.DISCARD, count);
    }
}
