package ecumene.civilization.rule;

import ecumene.civilization.CivilizationMove;
import ecumene.civilization.CivilizationPosition;
import ecumene.civilization.CivilizationRefusal;
import ecumene.civilization.Rulebook;
import ecumene.engine.EventLog;
import ecumene.engine.Prompt;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Who has too few pieces for a whole lost faction chooses which units to replace (22.2.6.3). */
public final class AnnexUnits extends Question {

    public static final AnnexUnits STEP = new AnnexUnits();

    private AnnexUnits() {
        super("annex-units");
    }

    /** The victim, and the tokens and cities left to choose. */
    private static final class Frame {

        private static final int VICTIM = 0;
        private static final int TOKENS = 1;
        private static final int CITIES = 2;

        static void push(CivilizationPosition position, int taker, int victim, int tokens, int cities) {
            position.steps().push(STEP, taker, victim, tokens, cities);
        }

        static int victim(CivilizationPosition position) {
            return position.steps().note(VICTIM);
        }

        static int tokens(CivilizationPosition position) {
            return position.steps().note(TOKENS);
        }

        static int cities(CivilizationPosition position) {
            return position.steps().note(CITIES);
        }

        static void take(CivilizationPosition position, int tokens, int cities) {
            position.steps().setNote(TOKENS, tokens(position) - tokens);
            position.steps().setNote(CITIES, cities(position) - cities);
        }
    }

    static void begin(CivilizationPosition position, int taker, int victim, int tokens, int cities) {
        Frame.push(position, taker, victim, tokens, cities);
    }

    @Override
    public void moves(CivilizationPosition position, int seat, List<CivilizationMove> moves) {
        for (int area : position.board().areas()) {
            int tokens = Math.min(Frame.tokens(position), position.faceDown(area));
            for (int count = 1; count <= tokens; count++) {
                moves.add(AreaMoves.ANNEX_TOKENS.get(area, count));
            }
            if (Frame.cities(position) > 0 && position.faceDownCities().contains(area)) {
                moves.add(AreaMoves.ANNEX_CITY[area]);
            }
        }
    }

    @Override
    public CivilizationRefusal why(CivilizationPosition position, int seat, CivilizationMove move) {
        return move instanceof CivilizationMove.AnnexTokens || move instanceof CivilizationMove.AnnexCity
                ? CivilizationRefusal.NOT_TO_ANNEX
                : CivilizationRefusal.ANNEX_NOW;
    }

    @Override
    public void play(CivilizationPosition position, int seat, CivilizationMove move, EventLog log) {
        int victim = Frame.victim(position);
        if (move instanceof CivilizationMove.AnnexTokens annex) {
            Frame.take(position, annex.count(), 0);
            CivilWar.annexTokens(position, victim, seat, annex.area().index(), annex.count(), log);
        } else {
            Frame.take(position, 0, 1);
            int area = ((CivilizationMove.AnnexCity) move).area().index();
            CivilWar.annexCity(position, victim, seat, area, log);
        }
        if (Frame.tokens(position) + Frame.cities(position) == 0) {
            position.steps().pop();
        }
    }

    @Override
    public CivilizationMove defaultMove(CivilizationPosition position, int seat) {
        return first(position, seat);
    }

    @Override
    public @Nullable CivilizationMove forced(CivilizationPosition position, int seat) {
        return forcedToOneArea(position, seat);
    }

    @Override
    public Prompt prompt(CivilizationPosition position, int seat) {
        return place(
                "AnnexUnits",
                Rulebook.CIVIL_WAR,
                Map.of(
                        "victim", Frame.victim(position),
                        "tokens", Frame.tokens(position),
                        "cities", Frame.cities(position)));
    }
}
