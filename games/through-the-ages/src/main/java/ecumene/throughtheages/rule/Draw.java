package ecumene.throughtheages.rule;

import ecumene.engine.EventLog;
import ecumene.throughtheages.Civilization;
import ecumene.throughtheages.MilitaryCards;
import ecumene.throughtheages.ThroughTheAgesEvent;
import ecumene.throughtheages.ThroughTheAgesPosition;
import ecumene.throughtheages.component.MilitaryCard;
import java.util.ArrayList;
import java.util.List;

/** Draw Military Cards: from the deck of the present age, whose discards are shuffled when its last card is drawn. */
final class Draw {

    /** At the end of a turn nobody draws more than this. */
    private static final int MOST_AT_THE_END = 3;

    private Draw() {}

    static void atTheEnd(ThroughTheAgesPosition position, int seat, EventLog log) {
        cards(position, seat, countAtTheEnd(position, seat), log);
    }

    /** How many cards the end of the turn brings, if there are so many. */
    static int countAtTheEnd(ThroughTheAgesPosition position, int seat) {
        return Math.min(MOST_AT_THE_END, ActionTokens.military(position, seat));
    }

    static void cards(ThroughTheAgesPosition position, int seat, int count, EventLog log) {
        Civilization civ = position.civ(seat);
        MilitaryCards military = position.military();
        int drawn = 0;
        List<MilitaryCard> told = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            if (military.deck().isEmpty()) {
                military.shuffleDiscards(position.random());
            }
            if (military.deck().isEmpty()) {
                break;
            }
            int card = military.deck().draw();
            civ.addMilitary(card);
            drawn++;
            if (log.isHeard()) {
                told.add(MilitaryCard.at(card));
            }
            if (military.deck().isEmpty()) {
                military.shuffleDiscards(position.random());
            }
        }
        if (drawn > 0) {
            position.reveal();
            log.others(seat, new ThroughTheAgesEvent.CardsDrawn(seat, drawn));
            log.only(seat, new ThroughTheAgesEvent.OwnCardsDrawn(List.copyOf(told)));
        }
    }
}
