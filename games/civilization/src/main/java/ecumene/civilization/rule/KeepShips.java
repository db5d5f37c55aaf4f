package ecumene.civilization.rule;

import ecumene.civilization.CivilizationEvent;
import ecumene.civilization.CivilizationMove;
import ecumene.civilization.CivilizationPosition;
import ecumene.civilization.CivilizationRefusal;
import ecumene.civilization.Pieces;
import ecumene.civilization.Rulebook;
import ecumene.civilization.component.Shore;
import ecumene.engine.EventLog;
import ecumene.engine.Loss;
import ecumene.engine.Prompt;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Each ship in play costs a token, from the treasury or from its area, or goes back to stock, in any order (9.3). Where one
 * was dropped is noted until the seat has built.
 */
public final class KeepShips extends Question {

    public static final KeepShips STEP = new KeepShips();

    private KeepShips() {
        super("keep-ships");
    }

    /** The set of ships that are paid for or gone. */
    private static final class Frame {

        private static final int SETTLED = 0;

        static boolean isSettled(CivilizationPosition position, int ship) {
            return (position.steps().note(SETTLED) & (1 << ship)) != 0;
        }

        static void settle(CivilizationPosition position, int ship) {
            position.steps().setNote(SETTLED, position.steps().note(SETTLED) | (1 << ship));
        }
    }

    static void begin(CivilizationPosition position, int seat, EventLog log) {
        position.steps().push(STEP, seat);
        goOn(position, seat, log);
    }

    /** Ships that nothing can pay for go back to stock; the question is answered when no ship is left. */
    private static void goOn(CivilizationPosition position, int seat, EventLog log) {
        for (int ship = 0; ship < Pieces.SHIPS; ship++) {
            if (isOpen(position, seat, ship)
                    && position.pieces().treasury(seat) == 0
                    && tokens(position, seat, ship) == 0) {
                drop(position, seat, ship, log);
            }
        }
        if (next(position, seat) == Pieces.SHIPS) {
            position.steps().pop();
        }
    }

    /** Whether the upkeep of a ship is paid while its owner is asked about it. */
    public static boolean isPaid(CivilizationPosition position, int seat, int ship) {
        return position.steps().isTop(STEP) && position.steps().seat() == seat && Frame.isSettled(position, ship);
    }

    /** The ships in question, if there are several and the treasury of their owner can pay for all of them. */
    public static List<Integer> payable(CivilizationPosition position, int seat) {
        if (!position.steps().isTop(STEP) || position.steps().seat() != seat) {
            return List.of();
        }
        List<Integer> ships = IntStream.range(0, Pieces.SHIPS)
                .filter(ship -> isOpen(position, seat, ship))
                .map(ship -> ship + 1)
                .boxed()
                .toList();
        return ships.size() > 1 && ships.size() <= position.pieces().treasury(seat) ? ships : List.of();
    }

    private static boolean isOpen(CivilizationPosition position, int seat, int ship) {
        return Ships.isInPlay(position, seat, ship) && !Frame.isSettled(position, ship);
    }

    /** The first ship still in question; as many as there are ships if there is none. */
    private static int next(CivilizationPosition position, int seat) {
        int ship = 0;
        while (ship < Pieces.SHIPS && !isOpen(position, seat, ship)) {
            ship++;
        }
        return ship;
    }

    /** Whether another ship lies where this one does and goes first: they are alike, so one of them is asked about. */
    private static boolean hasTwin(CivilizationPosition position, int seat, int ship) {
        for (int other = 0; other < ship; other++) {
            if (isOpen(position, seat, other)
                    && position.pieces().ship(seat, other) == position.pieces().ship(seat, ship)) {
                return true;
            }
        }
        return false;
    }

    private static int tokens(CivilizationPosition position, int seat, int ship) {
        return position.pieces().tokens(seat, Travel.area(position, seat, ship));
    }

    @Override
    public void moves(CivilizationPosition position, int seat, List<CivilizationMove> moves) {
        for (int ship = 0; ship < Pieces.SHIPS; ship++) {
            if (reason(position, seat, ship) == null) {
                if (reasonNotToPay(position, seat) == null) {
                    moves.add(new CivilizationMove.KeepByTreasury(ship + 1));
                }
                if (reasonNotToLevy(position, seat, ship) == null) {
                    moves.add(new CivilizationMove.KeepByLevy(ship + 1));
                }
                moves.add(new CivilizationMove.DropShip(ship + 1));
            }
        }
    }

    @Override
    public CivilizationRefusal why(CivilizationPosition position, int seat, CivilizationMove move) {
        return switch (move) {
            case CivilizationMove.KeepByTreasury keep -> {
                CivilizationRefusal reason = reason(position, seat, keep.ship() - 1);
                yield given(reason == null ? reasonNotToPay(position, seat) : reason);
            }
            case CivilizationMove.KeepByLevy keep -> {
                CivilizationRefusal reason = reason(position, seat, keep.ship() - 1);
                yield given(reason == null ? reasonNotToLevy(position, seat, keep.ship() - 1) : reason);
            }
            case CivilizationMove.DropShip drop -> given(reason(position, seat, drop.ship() - 1));
            default -> CivilizationRefusal.KEEP_SHIPS_NOW;
        };
    }

    /** Why nothing is asked about a ship; null if it is. */
    private static @Nullable CivilizationRefusal reason(CivilizationPosition position, int seat, int ship) {
        if (!Ships.isInPlay(position, seat, ship)) {
            return CivilizationRefusal.NO_SUCH_SHIP_TO_KEEP;
        }
        if (Frame.isSettled(position, ship)) {
            return CivilizationRefusal.SHIP_IS_SETTLED;
        }
        return hasTwin(position, seat, ship) ? CivilizationRefusal.A_LIKE_SHIP_FIRST : null;
    }

    private static @Nullable CivilizationRefusal reasonNotToPay(CivilizationPosition position, int seat) {
        return position.pieces().treasury(seat) == 0
                ? Ships.lackOfTreasury(position, CivilizationRefusal.TREASURY_IS_EMPTY)
                : null;
    }

    private static @Nullable CivilizationRefusal reasonNotToLevy(CivilizationPosition position, int seat, int ship) {
        return tokens(position, seat, ship) == 0 ? CivilizationRefusal.NOBODY_TO_LEVY : null;
    }

    @Override
    public void play(CivilizationPosition position, int seat, CivilizationMove move, EventLog log) {
        switch (move) {
            case CivilizationMove.KeepByTreasury keep -> {
                position.pieces().addTreasury(seat, -1);
                keep(position, seat, keep.ship() - 1, false, log);
            }
            case CivilizationMove.KeepByLevy keep -> {
                position.pieces().addTokens(seat, Travel.area(position, seat, keep.ship() - 1), -1);
                keep(position, seat, keep.ship() - 1, true, log);
            }
            default -> drop(position, seat, ((CivilizationMove.DropShip) move).ship() - 1, log);
        }
        goOn(position, seat, log);
    }

    private static void drop(CivilizationPosition position, int seat, int ship, EventLog log) {
        Shore shore = Shore.at(position.pieces().ship(seat, ship));
        position.pieces().setShip(seat, ship, CivilizationPosition.NONE);
        position.dropped().add(shore.area().index());
        log.all(new CivilizationEvent.ShipDropped(seat, shore));
    }

    private static void keep(CivilizationPosition position, int seat, int ship, boolean levy, EventLog log) {
        Frame.settle(position, ship);
        log.all(new CivilizationEvent.ShipKept(seat, Shore.at(position.pieces().ship(seat, ship)), levy));
    }

    @Override
    public @Nullable Loss loss(CivilizationPosition position, int seat, CivilizationMove move) {
        return move instanceof CivilizationMove.KeepByLevy ? Ships.lossOfLevy(position, seat, 1) : null;
    }

    /** Money first, then people unless they are the last there. */
    @Override
    public CivilizationMove defaultMove(CivilizationPosition position, int seat) {
        int ship = next(position, seat);
        if (position.pieces().treasury(seat) > 0) {
            return new CivilizationMove.KeepByTreasury(ship + 1);
        }
        return tokens(position, seat, ship) > 1
                ? new CivilizationMove.KeepByLevy(ship + 1)
                : new CivilizationMove.DropShip(ship + 1);
    }

    @Override
    public Prompt prompt(CivilizationPosition position, int seat) {
        int ships = 0;
        for (int ship = 0; ship < Pieces.SHIPS; ship++) {
            ships += isOpen(position, seat, ship) ? 1 : 0;
        }
        return new Prompt(Prompt.Shape.PAY, "KeepShips", Rulebook.SHIP_UPKEEP, Map.of("ships", ships));
    }
}
