package ecumene.sidmeiercivilization.rule;

import ecumene.engine.EventLog;
import ecumene.sidmeiercivilization.Board;
import ecumene.sidmeiercivilization.SidMeierCivilizationEvent;
import ecumene.sidmeiercivilization.SidMeierCivilizationPosition;
import ecumene.sidmeiercivilization.component.MapTile;
import ecumene.sidmeiercivilization.component.Square;

/** Discovering Map Tiles: face up, its arrow pointing away from the explorer, with huts and villages. */
final class Discovery {

    private Discovery() {}

    static void turnUp(SidMeierCivilizationPosition position, int seat, int from, int to, EventLog log) {
        int slot = position.layout.slot(to);
        position.ownMap();
        position.turned[slot] = (byte) quarters(from, to);
        position.reveal();
        log.all(new SidMeierCivilizationEvent.TileDiscovered(seat, Board.tile(position, slot), Square.at(to)));
        for (int place = 0; place < MapTile.SQUARES; place++) {
            int square = position.layout.square(slot, place);
            if (Board.hasHutIcon(position, square)) {
                position.ownMap()[square] = Board.HUT;
            } else if (Board.hasVillageIcon(position, square)) {
                position.ownMap()[square] = Board.VILLAGE;
            }
        }
    }

    /** The lower edge of the printed tile touches the explorer. */
    private static int quarters(int from, int to) {
        if (to == from - Square.WIDTH) {
            return 0;
        }
        if (to == from + 1) {
            return 1;
        }
        return to == from + Square.WIDTH ? 2 : 3;
    }
}
