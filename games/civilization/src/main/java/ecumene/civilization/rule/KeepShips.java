package ecumene.civilization.rule;

import ecumene.civilization.CivilizationEvent;
import ecumene.civilization.CivilizationMove;
import ecumene.civilization.CivilizationPosition;
import ecumene.civilization.CivilizationRefusal;
import ecumene.civilization.Pieces;
import ecumene.civilization.Rulebook;
import ecumene.civilization.component.Shore;
import ecumene.engine.EventLog;
import ecumene.engine.Prompt;
import java.util.List;
import java.util.Map;

/**
 * Each ship in play costs a token, from the treasury or from its area, or goes back to stock (9.3). Note 0: the ship in
 * question. Areas that lost a ship are flagged until the seat has built.
 */
public final class KeepShips extends Question {

    public static final KeepShips STEP = new KeepShips();

    private static final int SHIP = 0;

    private KeepShips() {
        super("keep-ships");
    }

    /** The first ship in play from a number on; as many as there are ships if there is none. */
    static int next(CivilizationPosition position, int seat, int from) {
        int ship = from;
        while (ship < Pieces.SHIPS && !Ships.isInPlay(position, seat, ship)) {
            ship++;
        }
        return ship;
    }

    private static int area(CivilizationPosition position, int seat) {
        return Shore.at(position.pieces().ship(seat, position.steps().note(SHIP)))
                .area()
                .index();
    }

    @Override
    public void moves(CivilizationPosition position, int seat, List<CivilizationMove> moves) {
        int ship = position.steps().note(SHIP) + 1;
        if (position.pieces().treasury(seat) > 0) {
            moves.add(new CivilizationMove.KeepByTreasury(ship));
        }
        if (position.pieces().tokens(seat, area(position, seat)) > 0) {
            moves.add(new CivilizationMove.KeepByLevy(ship));
        }
        moves.add(new CivilizationMove.DropShip(ship));
    }

    @Override
    public CivilizationRefusal why(CivilizationPosition position, int seat, CivilizationMove move) {
        int asked = position.steps().note(SHIP) + 1;
        return switch (move) {
            case CivilizationMove.KeepByTreasury keep ->
                keep.ship() == asked ? CivilizationRefusal.TREASURY_IS_EMPTY : CivilizationRefusal.ANOTHER_SHIP_FIRST;
            case CivilizationMove.KeepByLevy keep ->
                keep.ship() == asked ? CivilizationRefusal.NOBODY_TO_LEVY : CivilizationRefusal.ANOTHER_SHIP_FIRST;
            case CivilizationMove.DropShip ignored -> CivilizationRefusal.ANOTHER_SHIP_FIRST;
            default -> CivilizationRefusal.KEEP_SHIPS_NOW;
        };
    }

    @Override
    public void play(CivilizationPosition position, int seat, CivilizationMove move, EventLog log) {
        int ship = position.steps().note(SHIP);
        Shore shore = Shore.at(position.pieces().ship(seat, ship));
        if (move instanceof CivilizationMove.DropShip) {
            position.pieces().setShip(seat, ship, CivilizationPosition.NONE);
            position.flag(shore.area().index(), true);
            log.all(new CivilizationEvent.ShipDropped(seat, shore));
        } else {
            boolean levy = move instanceof CivilizationMove.KeepByLevy;
            if (levy) {
                position.pieces().addTokens(seat, shore.area().index(), -1);
            } else {
                position.pieces().addTreasury(seat, -1);
            }
            log.all(new CivilizationEvent.ShipKept(seat, shore, levy));
        }
        int next = next(position, seat, ship + 1);
        if (next < Pieces.SHIPS) {
            position.steps().setNote(SHIP, next);
        } else {
            position.steps().pop();
        }
    }

    /** Money first, then people unless they are the last there. */
    @Override
    public CivilizationMove defaultMove(CivilizationPosition position, int seat) {
        int ship = position.steps().note(SHIP) + 1;
        if (position.pieces().treasury(seat) > 0) {
            return new CivilizationMove.KeepByTreasury(ship);
        }
        return position.pieces().tokens(seat, area(position, seat)) > 1
                ? new CivilizationMove.KeepByLevy(ship)
                : new CivilizationMove.DropShip(ship);
    }

    @Override
    public Prompt prompt(CivilizationPosition position, int seat) {
        int ship = position.steps().note(SHIP);
        return new Prompt(
                Prompt.Shape.PAY,
                "KeepShip",
                Rulebook.SHIP_UPKEEP,
                Map.of("ship", ship + 1, "shore", Shore.at(position.pieces().ship(seat, ship))));
    }
}
