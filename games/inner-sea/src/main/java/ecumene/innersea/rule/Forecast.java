package ecumene.innersea.rule;

import ecumene.engine.EventLog;
import ecumene.engine.Seats;
import ecumene.engine.Step;
import ecumene.innersea.Board;
import ecumene.innersea.InnerSeaMove;
import ecumene.innersea.InnerSeaPosition;
import ecumene.innersea.Stat;
import ecumene.innersea.component.FateCard;
import org.jspecify.annotations.Nullable;

/** What will come of a position if nobody does anything special: for people, for the system and for the bots. */
public final class Forecast {

    private static final int MOST_STEPS = 200;

    private Forecast() {}

    /** The rounds of losses of a competition as they go if nobody pays, by faction. */
    public static void fight(int[] sizes) {
        while (true) {
            int present = 0;
            int most = 0;
            int smallest = Integer.MAX_VALUE;
            for (int size : sizes) {
                if (size > 0) {
                    present++;
                    most = Math.max(most, size);
                    smallest = Math.min(smallest, size);
                }
            }
            if (present < 2 || most < 2) {
                return;
            }
            int lost = 0;
            for (int size = smallest; size <= most && present > 1; size++) {
                for (int faction = 0; faction < sizes.length; faction++) {
                    if (sizes[faction] == size && (lost >> faction & 1) == 0) {
                        lost |= 1 << faction;
                        sizes[faction]--;
                        present -= sizes[faction] == 0 ? 1 : 0;
                    }
                }
            }
        }
    }

    /** What a power has announced and laid in the present competition, in disks. */
    public static int help(InnerSeaPosition position, int power) {
        int help = (position.is(Stat.ANNOUNCED, power) ? 1 : 0) + (position.hasAnnouncedTemple(power) ? 2 : 0);
        for (int card = position.cards().nextLaid(power, -1);
                card >= 0;
                card = position.cards().nextLaid(power, card)) {
            help += SystemCards.allies(FateCard.at(card));
        }
        return help;
    }

    /** What the laid cards of a power take from the others in the present competition. */
    public static int harm(InnerSeaPosition position, int power) {
        int harm = 0;
        for (int card = position.cards().nextLaid(power, -1);
                card >= 0;
                card = position.cards().nextLaid(power, card)) {
            harm += SystemCards.harmHere(FateCard.at(card));
        }
        return harm;
    }

    /**
     * The board after the competition going on, if nobody brings or pays anything more than what a seat knows of; null if that
     * hangs on a card that the seat does not know, or on an aim still to be taken.
     */
    public static @Nullable Board afterCompetition(InnerSeaPosition position, int seat) {
        if (position.arena() == InnerSeaPosition.NONE || hasUnknownCards(position, seat)) {
            return null;
        }
        InnerSeaPosition tried = position.copy();
        for (int steps = 0; steps < MOST_STEPS; steps++) {
            if (tried.cards().deckSize() != position.cards().deckSize()) {
                // A drawn card has decided something.
                return null;
            }
            if (tried.arena() == InnerSeaPosition.NONE) {
                return tried.board();
            }
            switch (tried.steps().top()) {
                // What the system would bring or answer hangs on a hand that nobody sees; what it gives for losses does
                // not.
                case Losses step
                when tried.terms().isSystem(Asking.power(tried)) -> step.proceed(tried, EventLog.SILENT);
                case Asking step when !step.asks(tried) -> step.proceed(tried, EventLog.SILENT);
                case Asking step
                when isLeftAlone(step) ->
                    step.act(tried, Asking.power(tried), step.absent(tried, Asking.power(tried)), EventLog.SILENT);
                case Automatic step -> step.proceed(tried, EventLog.SILENT);
                default -> {
                    return null;
                }
            }
        }
        return null;
    }

    /** Questions to which nobody need bring anything; the others decide how cards strike. */
    private static boolean isLeftAlone(Asking step) {
        return step.equals(CompetitionCards.STEP) || step.equals(Response.STEP) || step.equals(Losses.STEP);
    }

    /** Whether somebody else has laid cards that are still face down. */
    private static boolean hasUnknownCards(InnerSeaPosition position, int seat) {
        if (Competition.isRevealed(position)) {
            return false;
        }
        for (int power = 0; power < position.powers(); power++) {
            boolean own = !position.terms().isSystem(power) && position.terms().seatOf(power) == seat;
            if (!own && position.cards().laidCount(power) > 0) {
                return true;
            }
        }
        return false;
    }

    /** Whether a card, a loss or a payment is under way, so that the board is not what it will soon be. */
    public static boolean isUnsettled(InnerSeaPosition position) {
        if (position.isFinished()) {
            return false;
        }
        Step<?, ?> top = position.steps().top();
        return PlayCard.STEP.equals(top)
                || Response.STEP.equals(top)
                || Losses.STEP.equals(top)
                || Barbarians.STEP.equals(top)
                || CardOrder.STEP.equals(top)
                || Wonders.STEP.equals(top)
                || Wonders.Block.STEP.equals(top);
    }

    /** Plays on by default until the cards under way are resolved; it stops before any card is drawn. */
    @SuppressWarnings("unchecked") // a position of this game holds steps of this game only
    public static void settle(InnerSeaPosition position) {
        for (int steps = 0; steps < MOST_STEPS && isUnsettled(position); steps++) {
            Step<InnerSeaPosition, InnerSeaMove> step =
                    (Step<InnerSeaPosition, InnerSeaMove>) position.steps().top();
            int awaited = step.awaiting(position);
            if (awaited == Seats.NOBODY) {
                step.proceed(position, EventLog.SILENT);
            } else {
                int seat = Seats.first(awaited);
                step.play(position, seat, step.defaultMove(position, seat), EventLog.SILENT);
            }
        }
    }
}
