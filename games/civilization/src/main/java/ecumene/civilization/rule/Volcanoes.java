package ecumene.civilization.rule;

import ecumene.civilization.CivilizationEvent;
import ecumene.civilization.CivilizationMove;
import ecumene.civilization.CivilizationPosition;
import ecumene.civilization.CivilizationRefusal;
import ecumene.civilization.Pieces;
import ecumene.civilization.Rulebook;
import ecumene.civilization.component.Area;
import ecumene.civilization.component.Volcano;
import ecumene.engine.EventLog;
import ecumene.engine.Prompt;
import java.util.ArrayList;
import java.util.List;

/** A volcano where the victim lives destroys everything around it; otherwise the earth quakes (22.2.4). */
public final class Volcanoes extends Question {

    public static final Volcanoes STEP = new Volcanoes();

    private Volcanoes() {
        super("volcanoes");
    }

    static boolean strike(CivilizationPosition position, int victim, EventLog log) {
        List<Volcano> near = near(position, victim);
        if (near.size() > 1) {
            position.steps().push(STEP, victim);
        } else if (near.size() == 1) {
            erupt(position, victim, near.getFirst(), log);
        } else if (position.pieces().cities(victim) > 0) {
            ReduceCities.begin(position, victim, ReduceCities.Reason.EARTHQUAKE, 1);
        } else {
            return false;
        }
        return true;
    }

    /** The volcanoes where a seat has units. */
    private static List<Volcano> near(CivilizationPosition position, int seat) {
        List<Volcano> near = new ArrayList<>();
        for (int area : position.board().areas()) {
            Volcano volcano = Area.at(area).volcano();
            if (volcano != null && !near.contains(volcano) && position.pieces().hasUnits(seat, area)) {
                near.add(volcano);
            }
        }
        return near;
    }

    private static void erupt(CivilizationPosition position, int victim, Volcano volcano, EventLog log) {
        Pieces pieces = position.pieces();
        log.all(new CivilizationEvent.VolcanoErupted(victim, volcano));
        for (int area : position.board().areas()) {
            if (Area.at(area).volcano() != volcano) {
                continue;
            }
            for (int seat = 0; seat < position.seats(); seat++) {
                int tokens = pieces.tokens(seat, area);
                boolean city = pieces.cityOwner(area) == seat;
                if (tokens > 0 || city) {
                    pieces.addTokens(seat, area, -tokens);
                    if (city) {
                        pieces.removeCity(area);
                    }
                    log.all(new CivilizationEvent.UnitsDestroyed(seat, Area.at(area), tokens, city));
                }
            }
        }
    }

    @Override
    public void moves(CivilizationPosition position, int seat, List<CivilizationMove> moves) {
        for (Volcano volcano : near(position, seat)) {
            moves.add(new CivilizationMove.Erupt(volcano));
        }
    }

    @Override
    public CivilizationRefusal why(CivilizationPosition position, int seat, CivilizationMove move) {
        return move instanceof CivilizationMove.Erupt
                ? CivilizationRefusal.NO_UNITS_AT_THE_VOLCANO
                : CivilizationRefusal.CHOOSE_A_VOLCANO_NOW;
    }

    @Override
    public void play(CivilizationPosition position, int seat, CivilizationMove move, EventLog log) {
        position.steps().pop();
        erupt(position, seat, ((CivilizationMove.Erupt) move).volcano(), log);
    }

    @Override
    public CivilizationMove defaultMove(CivilizationPosition position, int seat) {
        return new CivilizationMove.Erupt(near(position, seat).getFirst());
    }

    @Override
    public Prompt prompt(CivilizationPosition position, int seat) {
        return new Prompt(Prompt.Shape.CHOOSE_ONE, "Volcanoes", Rulebook.VOLCANO);
    }
}
