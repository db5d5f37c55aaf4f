package ecumene.throughtheages.rule;

import ecumene.engine.EventLog;
import ecumene.engine.Prompt;
import ecumene.throughtheages.Civilization;
import ecumene.throughtheages.Rulebook;
import ecumene.throughtheages.Source;
import ecumene.throughtheages.ThroughTheAgesEvent;
import ecumene.throughtheages.ThroughTheAgesMove;
import ecumene.throughtheages.ThroughTheAgesPosition;
import ecumene.throughtheages.ThroughTheAgesPosition.Once;
import ecumene.throughtheages.ThroughTheAgesRefusal;
import ecumene.throughtheages.component.CivilCard;
import ecumene.throughtheages.component.Leaders;
import java.util.List;
import java.util.Map;

/**
 * Play a Leader. The question of this step: Homer, when another leader replaces him, may go under a wonder; then the civil
 * action of the replacement is not regained.
 */
public final class LeaderChange extends Question {

    public static final LeaderChange STEP = new LeaderChange();

    private static final ThroughTheAgesMove LET_GO = new ThroughTheAgesMove.LetHomerGo();

    private LeaderChange() {
        super("tuck-homer");
    }

    /** Puts a leader into play; the civil action is spent by whoever calls. */
    static void play(ThroughTheAgesPosition position, int seat, CivilCard leader, EventLog log) {
        Civilization civ = position.civ(seat);
        int old = civ.leader;
        Hand.play(position, seat, leader);
        if (old != NONE) {
            scoreGates(position, seat, log);
            log.all(new ThroughTheAgesEvent.LeaderLeft(seat, CivilCard.at(old)));
            position.use(Once.LEADER_REPLACED);
        }
        civ.leader = leader.index();
        Ratings.update(position, seat);
        log.all(new ThroughTheAgesEvent.LeaderPlayed(seat, leader));
        if (old == Leaders.HOMER && civ.wonders != 0) {
            position.steps().push(STEP, seat);
        } else if (old != NONE) {
            ActionTokens.regainCivil(civ);
        }
    }

    /** A leader leaves play without being replaced. */
    static void remove(ThroughTheAgesPosition position, int seat, EventLog log) {
        Civilization civ = position.civ(seat);
        CivilCard leader = CivilCard.at(civ.leader);
        scoreGates(position, seat, log);
        civ.leader = NONE;
        Ratings.update(position, seat);
        log.all(new ThroughTheAgesEvent.LeaderLeft(seat, leader));
    }

    /** Bill Gates scores what his labs produce when he leaves, or when the game ends. */
    static void scoreGates(ThroughTheAgesPosition position, int seat, EventLog log) {
        Civilization civ = position.civ(seat);
        if (civ.leader == Leaders.GATES) {
            int culture = Ratings.labOutput(civ);
            civ.addCulture(culture, Source.CARDS);
            log.all(new ThroughTheAgesEvent.AbilityUsed(seat, CivilCard.at(Leaders.GATES)));
            log.all(new ThroughTheAgesEvent.CultureChanged(seat, culture));
        }
    }

    @Override
    public void moves(ThroughTheAgesPosition position, int seat, List<ThroughTheAgesMove> moves) {
        for (int rest = position.civ(seat).wonders; rest != 0; rest &= rest - 1) {
            moves.add(new ThroughTheAgesMove.TuckHomer(
                    CivilCard.at(CivilCard.FIRST_WONDER + Integer.numberOfTrailingZeros(rest))));
        }
        moves.add(LET_GO);
    }

    @Override
    public ThroughTheAgesRefusal why(ThroughTheAgesPosition position, int seat, ThroughTheAgesMove move) {
        return move instanceof ThroughTheAgesMove.TuckHomer
                ? ThroughTheAgesRefusal.NOT_YOUR_WONDER
                : ThroughTheAgesRefusal.DECIDE_ABOUT_HOMER_NOW;
    }

    @Override
    public void play(ThroughTheAgesPosition position, int seat, ThroughTheAgesMove move, EventLog log) {
        position.steps().pop();
        if (move instanceof ThroughTheAgesMove.TuckHomer tuck) {
            position.civ(seat).homerWonder = tuck.wonder().index();
            log.all(new ThroughTheAgesEvent.HomerTucked(seat, tuck.wonder()));
            Ratings.update(position, seat);
        } else {
            ActionTokens.regainCivil(position.civ(seat));
        }
    }

    @Override
    public ThroughTheAgesMove defaultMove(ThroughTheAgesPosition position, int seat) {
        return LET_GO;
    }

    @Override
    public Prompt prompt(ThroughTheAgesPosition position, int seat) {
        return one("TuckHomer", Rulebook.LEADERS, Map.of());
    }
}
