package ecumene.innersea.rule;

import ecumene.engine.EventLog;
import ecumene.innersea.InnerSeaEvent;
import ecumene.innersea.InnerSeaPosition;
import ecumene.innersea.component.FateCard;
import java.util.ArrayList;
import java.util.List;

/**
 * Drawing cards: all at once; Events are resolved from the highest number down and replaced, then the hand is looked at.
 * Notes: cards to draw, Events to resolve as a bit set, cards to replace them, and whether the cards are to choose from.
 */
public final class Draw extends Automatic {

    public static final Draw STEP = new Draw();

    private static final int LEFT = 0;
    public static final int PENDING = 1;
    private static final int REPLACEMENTS = 2;
    private static final int SIFTING = 3;
    public static final int FIRST_EVENT = FateCard.of("caprice-of-the-fates").index();

    private Draw() {
        super("draw-cards");
    }

    static void begin(InnerSeaPosition position, int power, int count) {
        position.steps().push(STEP, power, count, 0, 0, 0);
    }

    /** Draws cards that are put aside to choose from. */
    static void toSift(InnerSeaPosition position, int power, int count) {
        position.steps().push(STEP, power, count, 0, 0, 1);
    }

    @Override
    public void proceed(InnerSeaPosition position, EventLog log) {
        int power = position.steps().seat();
        int pending = position.steps().note(PENDING);
        if (position.steps().note(LEFT) > 0) {
            draw(position, power, log);
        } else if (pending != 0) {
            int highest = Integer.SIZE - 1 - Integer.numberOfLeadingZeros(pending);
            position.steps().setNote(PENDING, pending & ~(1 << highest));
            PlayCard.event(position, FIRST_EVENT + highest, log);
        } else if (position.steps().note(REPLACEMENTS) > 0) {
            position.steps().setNote(LEFT, position.steps().note(REPLACEMENTS));
            position.steps().setNote(REPLACEMENTS, 0);
        } else {
            boolean sifting = position.steps().note(SIFTING) != 0;
            position.steps().pop();
            if (!sifting) {
                DiscardDown.toLimit(position, power);
            }
        }
    }

    private static void draw(InnerSeaPosition position, int power, EventLog log) {
        boolean sifting = position.steps().note(SIFTING) != 0;
        List<FateCard> drawn = new ArrayList<>();
        int events = 0;
        int pending = 0;
        for (int left = position.steps().note(LEFT); left > 0; left--) {
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
        position.steps().setNote(LEFT, 0);
        position.steps().setNote(PENDING, pending);
        position.steps().setNote(REPLACEMENTS, events);
        Deeds.tell(
                position,
                power,
                new InnerSeaEvent.OwnCardsDrawn(List.copyOf(drawn)),
                new InnerSeaEvent.CardsDrawn(position.civilization(power), drawn.size()),
                log);
    }
}
