package ecumene.civilization.rule;

import ecumene.civilization.CivilizationEvent;
import ecumene.civilization.CivilizationMove;
import ecumene.civilization.CivilizationPosition;
import ecumene.civilization.CivilizationRefusal;
import ecumene.civilization.Rulebook;
import ecumene.engine.EventLog;
import ecumene.engine.Prompt;
import java.util.ArrayList;
import java.util.List;

/** The victim of a civil war names who takes over a faction; those without tokens on the map come first (22.2.6.2). */
public final class NameCandidate extends Question {

    public static final NameCandidate STEP = new NameCandidate();

    private NameCandidate() {
        super("name-candidate");
    }

    @Override
    public void moves(CivilizationPosition position, int seat, List<CivilizationMove> moves) {
        for (int other = 0; other < position.seats(); other++) {
            if (other != seat && position.pieces().onBoard(other) == 0) {
                moves.add(new CivilizationMove.NameCandidate(other));
            }
        }
        if (moves.isEmpty()) {
            for (int other = 0; other < position.seats(); other++) {
                if (other != seat) {
                    moves.add(new CivilizationMove.NameCandidate(other));
                }
            }
        }
    }

    @Override
    public CivilizationRefusal why(CivilizationPosition position, int seat, CivilizationMove move) {
        return move instanceof CivilizationMove.NameCandidate
                ? CivilizationRefusal.NOT_A_CANDIDATE
                : CivilizationRefusal.NAME_A_CANDIDATE_NOW;
    }

    @Override
    public void play(CivilizationPosition position, int seat, CivilizationMove move, EventLog log) {
        int candidate = ((CivilizationMove.NameCandidate) move).seat();
        position.steps().pop();
        CivilWar.setCandidate(position, candidate);
        log.all(new CivilizationEvent.CandidateNamed(seat, candidate));
    }

    /** The one who is furthest behind on the table. */
    @Override
    public CivilizationMove defaultMove(CivilizationPosition position, int seat) {
        List<CivilizationMove> moves = new ArrayList<>();
        moves(position, seat, moves);
        CivilizationMove.NameCandidate best = (CivilizationMove.NameCandidate) moves.getFirst();
        for (CivilizationMove move : moves) {
            CivilizationMove.NameCandidate named = (CivilizationMove.NameCandidate) move;
            if (position.space(named.seat()) < position.space(best.seat())) {
                best = named;
            }
        }
        return best;
    }

    @Override
    public Prompt prompt(CivilizationPosition position, int seat) {
        return new Prompt(Prompt.Shape.CHOOSE_ONE, "NameCandidate", Rulebook.CIVIL_WAR);
    }
}
