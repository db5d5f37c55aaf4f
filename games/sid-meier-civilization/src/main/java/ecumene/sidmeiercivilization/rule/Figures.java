package ecumene.sidmeiercivilization.rule;

import ecumene.engine.EventLog;
import ecumene.sidmeiercivilization.Board;
import ecumene.sidmeiercivilization.SidMeierCivilizationEvent;
import ecumene.sidmeiercivilization.SidMeierCivilizationPosition;
import ecumene.sidmeiercivilization.component.Item;
import ecumene.sidmeiercivilization.component.Square;

/** Producing Figures: from beside the sheet onto the map. */
final class Figures {

    static final String AT_THE_START = "start";
    static final String PRODUCED = "production";
    static final String BY_THE_GARDENS = "gardens";

    private Figures() {}

    static boolean hasUnbuilt(SidMeierCivilizationPosition position, int seat, boolean army) {
        return (army ? position.unbuiltArmies[seat] : position.unbuiltScouts[seat]) > 0;
    }

    static void build(
            SidMeierCivilizationPosition position, int seat, int square, boolean army, String occasion, EventLog log) {
        if (army) {
            position.unbuiltArmies[seat]--;
        } else {
            position.unbuiltScouts[seat]--;
        }
        Board.add(position, square, seat, army ? 1 : 0, army ? 0 : 1);
        log.all(new SidMeierCivilizationEvent.FigurePlaced(
                seat, army ? Item.ARMY : Item.SCOUT, Square.at(square), occasion));
    }
}
