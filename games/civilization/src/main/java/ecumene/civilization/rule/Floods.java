package ecumene.civilization.rule;

import ecumene.civilization.CivilizationEvent;
import ecumene.civilization.CivilizationMove;
import ecumene.civilization.CivilizationPosition;
import ecumene.civilization.CivilizationRefusal;
import ecumene.civilization.Pieces;
import ecumene.civilization.Rulebook;
import ecumene.civilization.component.Area;
import ecumene.civilization.component.FloodPlain;
import ecumene.engine.EventLog;
import ecumene.engine.Prompt;
import java.util.ArrayList;
import java.util.List;

/** The flood comes where the victim has most; between equal plains the victim chooses (22.2.7.3). */
public final class Floods extends Question {

    public static final Floods STEP = new Floods();

    private Floods() {
        super("floods");
    }

    static boolean strike(CivilizationPosition position, int victim, EventLog log) {
        List<FloodPlain> worst = worst(position, victim);
        if (worst.isEmpty()) {
            return false;
        }
        if (worst.size() == 1) {
            flood(position, victim, worst.getFirst(), log);
        } else {
            position.steps().push(STEP, victim);
        }
        return true;
    }

    private static void flood(CivilizationPosition position, int victim, FloodPlain plain, EventLog log) {
        log.all(new CivilizationEvent.PlainFlooded(victim, plain));
        LossCalamity.begin(position, victim, Calamities.FLOOD, plain.index());
    }

    /** The plains where a seat has most points of units. */
    private static List<FloodPlain> worst(CivilizationPosition position, int seat) {
        Pieces pieces = position.pieces();
        int[] points = new int[FloodPlain.ALL.size()];
        int most = 1;
        for (int area : position.board().areas()) {
            FloodPlain plain = Area.at(area).plain();
            if (plain != null) {
                points[plain.index()] += pieces.tokens(seat, area) + (pieces.cityOwner(area) == seat ? 5 : 0);
                most = Math.max(most, points[plain.index()]);
            }
        }
        List<FloodPlain> worst = new ArrayList<>();
        for (FloodPlain plain : FloodPlain.ALL) {
            if (points[plain.index()] == most) {
                worst.add(plain);
            }
        }
        return worst;
    }

    @Override
    public void moves(CivilizationPosition position, int seat, List<CivilizationMove> moves) {
        for (FloodPlain plain : worst(position, seat)) {
            moves.add(new CivilizationMove.Flood(plain));
        }
    }

    @Override
    public CivilizationRefusal why(CivilizationPosition position, int seat, CivilizationMove move) {
        return move instanceof CivilizationMove.Flood
                ? CivilizationRefusal.NOT_THE_WORST_PLAIN
                : CivilizationRefusal.CHOOSE_A_PLAIN_NOW;
    }

    @Override
    public void play(CivilizationPosition position, int seat, CivilizationMove move, EventLog log) {
        position.steps().pop();
        flood(position, seat, ((CivilizationMove.Flood) move).plain(), log);
    }

    @Override
    public CivilizationMove defaultMove(CivilizationPosition position, int seat) {
        return new CivilizationMove.Flood(worst(position, seat).getFirst());
    }

    @Override
    public Prompt prompt(CivilizationPosition position, int seat) {
        return new Prompt(Prompt.Shape.CHOOSE_ONE, "Floods", Rulebook.FLOOD);
    }
}
