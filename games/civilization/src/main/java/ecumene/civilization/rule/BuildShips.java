package ecumene.civilization.rule;

import ecumene.civilization.CivilizationEvent;
import ecumene.civilization.CivilizationMove;
import ecumene.civilization.CivilizationPosition;
import ecumene.civilization.CivilizationRefusal;
import ecumene.civilization.Pieces;
import ecumene.civilization.Rulebook;
import ecumene.civilization.component.Area;
import ecumene.civilization.component.Shore;
import ecumene.engine.EventLog;
import ecumene.engine.Loss;
import ecumene.engine.Prompt;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** New ships cost two tokens, from the treasury, by levy or both; a levy decides the place (9.1, 9.2). */
public final class BuildShips extends Question {

    public static final BuildShips STEP = new BuildShips();

    public static final int COST = 2;

    private BuildShips() {
        super("build-ships");
    }

    @Override
    public void moves(CivilizationPosition position, int seat, List<CivilizationMove> moves) {
        Pieces pieces = position.pieces();
        if (pieces.spareShip(seat) >= 0) {
            for (int area = pieces.nextTokens(seat, 0); area >= 0; area = pieces.nextTokens(seat, area + 1)) {
                list(position, seat, area, moves);
            }
            if (pieces.treasury(seat) >= COST) {
                for (int area = pieces.nextCity(seat, 0); area >= 0; area = pieces.nextCity(seat, area + 1)) {
                    if (pieces.tokens(seat, area) == 0) {
                        list(position, seat, area, moves);
                    }
                }
            }
        }
        moves.add(DONE);
    }

    private static void list(CivilizationPosition position, int seat, int area, List<CivilizationMove> moves) {
        if (reason(position, seat, area) != null) {
            return;
        }
        for (int shore : Shore.of(area)) {
            for (int levy = 0; levy <= COST; levy++) {
                if (reason(position, seat, area, levy) == null) {
                    moves.add(AreaMoves.buildShip(shore, levy));
                }
            }
        }
    }

    /** What is against a ship in an area, whoever pays for it; null if nothing is. */
    private static @Nullable CivilizationRefusal reason(CivilizationPosition position, int seat, int area) {
        if (position.pieces().spareShip(seat) < 0) {
            return CivilizationRefusal.FOUR_SHIPS_AT_MOST;
        }
        if (area >= Area.FIRST_SEA) {
            return CivilizationRefusal.SHIPS_ARE_BUILT_ON_LAND;
        }
        if (!position.pieces().hasUnits(seat, area)) {
            return CivilizationRefusal.NO_UNITS_THERE;
        }
        return position.dropped().contains(area) ? CivilizationRefusal.NOT_WHERE_IT_WAS_DROPPED : null;
    }

    /** What is against so great a levy for a ship in an area; null if nothing is. */
    private static @Nullable CivilizationRefusal reason(CivilizationPosition position, int seat, int area, int levy) {
        if (levy < 0 || levy > COST) {
            return CivilizationRefusal.SHIPS_COST_TWO;
        }
        if (levy > position.pieces().tokens(seat, area)) {
            return CivilizationRefusal.NOT_ENOUGH_TO_LEVY;
        }
        return COST - levy > position.pieces().treasury(seat)
                ? Ships.lackOfTreasury(position, CivilizationRefusal.NOT_ENOUGH_TREASURY)
                : null;
    }

    @Override
    public CivilizationRefusal why(CivilizationPosition position, int seat, CivilizationMove move) {
        if (!(move instanceof CivilizationMove.BuildShip build)) {
            return CivilizationRefusal.BUILD_SHIPS_NOW;
        }
        int area = build.shore().area().index();
        CivilizationRefusal reason = reason(position, seat, area);
        return given(reason == null ? reason(position, seat, area, build.levy()) : reason);
    }

    @Override
    public void play(CivilizationPosition position, int seat, CivilizationMove move, EventLog log) {
        if (move instanceof CivilizationMove.BuildShip build) {
            Pieces pieces = position.pieces();
            pieces.addTokens(seat, build.shore().area().index(), -build.levy());
            pieces.addTreasury(seat, build.levy() - COST);
            pieces.setShip(seat, pieces.spareShip(seat), build.shore().index());
            log.all(new CivilizationEvent.ShipBuilt(seat, build.shore(), build.levy()));
        } else {
            position.steps().pop();
        }
    }

    /** A levy that takes the last people off the map, or nearly so. */
    @Override
    public @Nullable Loss loss(CivilizationPosition position, int seat, CivilizationMove move) {
        return move instanceof CivilizationMove.BuildShip build ? Ships.lossOfLevy(position, seat, build.levy()) : null;
    }

    @Override
    public CivilizationMove defaultMove(CivilizationPosition position, int seat) {
        return DONE;
    }

    /** It is asked every round of everybody who could, also of those who want none for a long time. */
    @Override
    public CivilizationMove standing(CivilizationPosition position, int seat) {
        return DONE;
    }

    @Override
    public Prompt prompt(CivilizationPosition position, int seat) {
        int ships = 0;
        for (int ship = 0; ship < Pieces.SHIPS; ship++) {
            ships += Ships.isInPlay(position, seat, ship) ? 1 : 0;
        }
        return place("BuildShips", Rulebook.SHIP_COST, Map.of("ships", ships));
    }
}
