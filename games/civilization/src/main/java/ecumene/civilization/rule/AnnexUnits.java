package ecumene.civilization.rule;

import ecumene.civilization.CivilizationMove;
import ecumene.civilization.CivilizationPosition;
import ecumene.civilization.CivilizationRefusal;
import ecumene.civilization.Rulebook;
import ecumene.engine.EventLog;
import ecumene.engine.Prompt;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Who has too few pieces for a whole lost faction chooses which units to replace (22.2.6.3). Notes: the victim, the tokens
 * and the cities left to choose.
 */
public final class AnnexUnits extends Question {

    public static final AnnexUnits STEP = new AnnexUnits();

    private static final int VICTIM = 0;
    private static final int TOKENS = 1;
    private static final int CITIES = 2;

    private AnnexUnits() {
        super("annex-units");
    }

    @Override
    public void moves(CivilizationPosition position, int seat, List<CivilizationMove> moves) {
        for (int area : position.board().areas()) {
            if (position.steps().note(TOKENS) > 0 && position.marked(area) > 0) {
                moves.add(AreaMoves.ANNEX_TOKEN[area]);
            }
            if (position.steps().note(CITIES) > 0 && position.isFlagged(area)) {
                moves.add(AreaMoves.ANNEX_CITY[area]);
            }
        }
    }

    @Override
    public CivilizationRefusal why(CivilizationPosition position, int seat, CivilizationMove move) {
        return move instanceof CivilizationMove.AnnexToken || move instanceof CivilizationMove.AnnexCity
                ? CivilizationRefusal.NOT_TO_ANNEX
                : CivilizationRefusal.ANNEX_NOW;
    }

    @Override
    public void play(CivilizationPosition position, int seat, CivilizationMove move, EventLog log) {
        int victim = position.steps().note(VICTIM);
        if (move instanceof CivilizationMove.AnnexToken annex) {
            position.steps().setNote(TOKENS, position.steps().note(TOKENS) - 1);
            CivilWar.annexTokens(position, victim, seat, annex.area().index(), 1, log);
        } else {
            position.steps().setNote(CITIES, position.steps().note(CITIES) - 1);
            CivilWar.annexCity(
                    position,
                    victim,
                    seat,
                    ((CivilizationMove.AnnexCity) move).area().index(),
                    log);
        }
        if (position.steps().note(TOKENS) + position.steps().note(CITIES) == 0) {
            position.steps().pop();
        }
    }

    @Override
    public CivilizationMove defaultMove(CivilizationPosition position, int seat) {
        List<CivilizationMove> moves = new ArrayList<>();
        moves(position, seat, moves);
        return moves.getFirst();
    }

    @Override
    public Prompt prompt(CivilizationPosition position, int seat) {
        return place(
                "AnnexUnits",
                Rulebook.CIVIL_WAR,
                Map.of(
                        "victim", position.steps().note(VICTIM),
                        "tokens", position.steps().note(TOKENS),
                        "cities", position.steps().note(CITIES)));
    }
}
