package ecumene.civilization.rule;

import ecumene.civilization.CivilizationEvent;
import ecumene.civilization.CivilizationMove;
import ecumene.civilization.CivilizationPosition;
import ecumene.civilization.CivilizationRefusal;
import ecumene.civilization.Rulebook;
import ecumene.engine.EventLog;
import ecumene.engine.Prompt;
import java.util.List;
import java.util.Map;

/** The victim of a civil war keeps the first faction or the second (22.2.6.1). */
public final class KeepFaction extends Question {

    public static final KeepFaction STEP = new KeepFaction();

    private static final int CITY = 5;

    private KeepFaction() {
        super("keep-faction");
    }

    private static int firstPoints(CivilizationPosition position) {
        return CivilWar.factionTokens(position) + CITY * CivilWar.factionCities(position);
    }

    @Override
    public void moves(CivilizationPosition position, int seat, List<CivilizationMove> moves) {
        moves.add(new CivilizationMove.KeepFaction(1));
        moves.add(new CivilizationMove.KeepFaction(2));
    }

    @Override
    public CivilizationRefusal why(CivilizationPosition position, int seat, CivilizationMove move) {
        return move instanceof CivilizationMove.KeepFaction
                ? CivilizationRefusal.FACTION_1_OR_2
                : CivilizationRefusal.KEEP_A_FACTION_NOW;
    }

    @Override
    public void play(CivilizationPosition position, int seat, CivilizationMove move, EventLog log) {
        int faction = ((CivilizationMove.KeepFaction) move).faction();
        position.steps().pop();
        log.all(new CivilizationEvent.FactionKept(seat, faction));
        if (faction == 1) {
            CivilWar.markSecondFaction(position, seat);
        }
    }

    /** The bigger one. */
    @Override
    public CivilizationMove defaultMove(CivilizationPosition position, int seat) {
        boolean first = 2 * firstPoints(position) >= position.pieces().points(seat);
        return new CivilizationMove.KeepFaction(first ? 1 : 2);
    }

    @Override
    public Prompt prompt(CivilizationPosition position, int seat) {
        int first = firstPoints(position);
        return new Prompt(
                Prompt.Shape.CHOOSE_ONE,
                "KeepFaction",
                Rulebook.CIVIL_WAR,
                Map.of("first", first, "second", position.pieces().points(seat) - first));
    }
}
