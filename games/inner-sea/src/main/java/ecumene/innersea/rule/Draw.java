package ecumene.innersea.rule;

import ecumene.engine.EventLog;
import ecumene.innersea.InnerSeaEvent;
import ecumene.innersea.InnerSeaPosition;
import ecumene.innersea.component.FateCard;
import java.util.ArrayList;
import java.util.List;

/**
 * Drawing cards: all at once; Events are resolved from the highest number down and replaced, then the hand is looked at.
 */
public final class Draw extends Automatic {

    public static final Draw STEP = new Draw();

    /** The Events are the last cards of the list. */
    public static final int FIRST_EVENT = firstEvent();

    /** What is drawn. */
    public static final class Frame {

        private static final int LEFT = 0;
        private static final int EVENTS = 1;
        private static final int REPLACEMENTS = 2;
        private static final int SIFTING = 3;

        private Frame() {}

        private static void push(InnerSeaPosition position, int power, int count, boolean sifting) {
            position.steps().push(STEP, power, count, 0, 0, sifting ? 1 : 0);
        }

        /** Cards to draw. */
        private static int left(InnerSeaPosition position) {
            return position.steps().note(LEFT);
        }

        private static void setLeft(InnerSeaPosition position, int count) {
            position.steps().setNote(LEFT, count);
        }

        /** Events to resolve, as a bit set from the first one on. */
        public static int events(InnerSeaPosition position, int depth) {
            return position.steps().note(depth, EVENTS);
        }

        private static void setEvents(InnerSeaPosition position, int events) {
            position.steps().setNote(EVENTS, events);
        }

        /** Cards to replace the Events. */
        private static int replacements(InnerSeaPosition position) {
            return position.steps().note(REPLACEMENTS);
        }

        private static void setReplacements(InnerSeaPosition position, int count) {
            position.steps().setNote(REPLACEMENTS, count);
        }

        /** Whether the cards are to choose from. */
        private static boolean isSifting(InnerSeaPosition position) {
            return position.steps().note(SIFTING) != 0;
        }
    }

    private Draw() {
        super("draw-cards");
    }

    private static int firstEvent() {
        int first = FateCard.COUNT;
        while (first > 0 && FateCard.at(first - 1).isEvent()) {
            first--;
        }
        return first;
    }

    static void begin(InnerSeaPosition position, int power, int count) {
        Frame.push(position, power, count, false);
    }

    /** Draws cards that are put aside to choose from. */
    static void toSift(InnerSeaPosition position, int power, int count) {
        Frame.push(position, power, count, true);
    }

    @Override
    public void proceed(InnerSeaPosition position, EventLog log) {
        int power = position.steps().seat();
        int events = Frame.events(position, 0);
        if (Frame.left(position) > 0) {
            draw(position, power, log);
        } else if (events != 0) {
            int highest = Integer.SIZE - 1 - Integer.numberOfLeadingZeros(events);
            Frame.setEvents(position, events & ~(1 << highest));
            PlayCard.event(position, FIRST_EVENT + highest, log);
        } else if (Frame.replacements(position) > 0) {
            Frame.setLeft(position, Frame.replacements(position));
            Frame.setReplacements(position, 0);
        } else {
            boolean sifting = Frame.isSifting(position);
            position.steps().pop();
            if (!sifting) {
                DiscardDown.toLimit(position, power);
            }
        }
    }

    private static void draw(InnerSeaPosition position, int power, EventLog log) {
        boolean sifting = Frame.isSifting(position);
        List<FateCard> drawn = new ArrayList<>();
        int events = 0;
        int pending = 0;
        for (int left = Frame.left(position); left > 0; left--) {
            int index = Deeds.drawCard(position, log);
            if (index == InnerSeaPosition.NONE) {
                break;
            }
            FateCard card = FateCard.at(index);
            if (card.isEvent()) {
                pending |= 1 << (index - FIRST_EVENT);
                events++;
            } else if (sifting) {
                position.cards().sift(index);
                drawn.add(card);
            } else {
                position.cards().addToHand(power, index);
                drawn.add(card);
            }
        }
        Frame.setLeft(position, 0);
        Frame.setEvents(position, pending);
        Frame.setReplacements(position, events);
        if (drawn.isEmpty() && events > 0) {
            // Nothing but Events: they tell of themselves, and of the cards that replace them.
            return;
        }
        Deeds.tell(
                position,
                power,
                new InnerSeaEvent.OwnCardsDrawn(position.civilization(power), List.copyOf(drawn), sifting),
                new InnerSeaEvent.CardsDrawn(position.civilization(power), drawn.size(), sifting),
                log);
    }
}
