package ecumene.civilization.rule;

import ecumene.civilization.CivilizationEvent;
import ecumene.civilization.CivilizationMove;
import ecumene.civilization.CivilizationPosition;
import ecumene.civilization.CivilizationRefusal;
import ecumene.civilization.Pieces;
import ecumene.civilization.Rulebook;
import ecumene.engine.EventLog;
import ecumene.engine.Loss;
import ecumene.engine.Prompt;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Six tokens on a printed site, or twelve elsewhere, can become a city: all own tokens of the area are exchanged (12.2). */
public final class BuildCities extends Question {

    public static final BuildCities STEP = new BuildCities();

    private BuildCities() {
        super("build-cities");
    }

    @Override
    public void moves(CivilizationPosition position, int seat, List<CivilizationMove> moves) {
        Pieces pieces = position.pieces();
        for (int area = pieces.nextTokens(seat, 0); area >= 0; area = pieces.nextTokens(seat, area + 1)) {
            if (CityBuilding.canBuild(position, seat, area)) {
                moves.add(AreaMoves.BUILD_CITY[area]);
            }
        }
        moves.add(DONE);
    }

    @Override
    public CivilizationRefusal why(CivilizationPosition position, int seat, CivilizationMove move) {
        return move instanceof CivilizationMove.BuildCity build
                ? given(CityBuilding.reason(position, seat, build.area().index()))
                : CivilizationRefusal.BUILD_CITIES_NOW;
    }

    @Override
    public void play(CivilizationPosition position, int seat, CivilizationMove move, EventLog log) {
        if (move instanceof CivilizationMove.BuildCity build) {
            int area = build.area().index();
            int tokens = position.pieces().tokens(seat, area);
            position.pieces().addTokens(seat, area, -tokens);
            position.pieces().putCity(seat, area);
            position.newCities().add(area);
            log.all(new CivilizationEvent.CityBuilt(seat, build.area(), tokens));
        } else {
            position.steps().pop();
        }
    }

    /** Tokens that could have become a city and will be surplus. */
    @Override
    public @Nullable Loss loss(CivilizationPosition position, int seat, CivilizationMove move) {
        if (!(move instanceof CivilizationMove.Done)) {
            return null;
        }
        Pieces pieces = position.pieces();
        int surplus = 0;
        for (int area = pieces.nextTokens(seat, 0); area >= 0; area = pieces.nextTokens(seat, area + 1)) {
            surplus += CityBuilding.canBuild(position, seat, area) ? Forecast.surplus(position, seat, area) : 0;
        }
        return surplus > 0 ? new Loss("surplus", Map.of("count", surplus)) : null;
    }

    /** A city if it can be supported, since the tokens would mostly be surplus otherwise. */
    @Override
    public CivilizationMove defaultMove(CivilizationPosition position, int seat) {
        Pieces pieces = position.pieces();
        for (int area = pieces.nextTokens(seat, 0); area >= 0; area = pieces.nextTokens(seat, area + 1)) {
            int left = pieces.onBoard(seat) - pieces.tokens(seat, area);
            if (CityBuilding.canBuild(position, seat, area) && left >= 2 * (pieces.cities(seat) + 1)) {
                return AreaMoves.BUILD_CITY[area];
            }
        }
        return DONE;
    }

    @Override
    public Prompt prompt(CivilizationPosition position, int seat) {
        return place("BuildCities", Rulebook.CITY_COST);
    }
}
