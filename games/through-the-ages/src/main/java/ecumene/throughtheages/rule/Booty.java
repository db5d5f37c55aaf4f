package ecumene.throughtheages.rule;

import ecumene.engine.EventLog;
import ecumene.engine.Prompt;
import ecumene.throughtheages.Civilization;
import ecumene.throughtheages.Rulebook;
import ecumene.throughtheages.Source;
import ecumene.throughtheages.ThroughTheAgesEvent;
import ecumene.throughtheages.ThroughTheAgesMove;
import ecumene.throughtheages.ThroughTheAgesPosition;
import ecumene.throughtheages.ThroughTheAgesRefusal;
import ecumene.throughtheages.component.CivilCard;
import ecumene.throughtheages.component.MilitaryCard;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Annex and Infiltrate: the attacker chooses what the rival loses. Notes: the aggression, the rival. */
public final class Booty extends Question {

    public static final Booty STEP = new Booty();

    private Booty() {
        super("booty");
    }

    private static MilitaryCard aggression(ThroughTheAgesPosition position) {
        return MilitaryCard.at(position.steps().note(0));
    }

    @Override
    public void moves(ThroughTheAgesPosition position, int seat, List<ThroughTheAgesMove> moves) {
        Civilization victim = position.civ(position.steps().note(1));
        if (aggression(position).kind().equals("annex")) {
            for (int rest = victim.colonies; rest != 0; rest &= rest - 1) {
                moves.add(new ThroughTheAgesMove.AnnexColony(Colonies.card(rest)));
            }
            return;
        }
        if (victim.leader != NONE) {
            moves.add(new ThroughTheAgesMove.Eliminate(CivilCard.at(victim.leader)));
        }
        if (victim.unfinished != NONE) {
            moves.add(new ThroughTheAgesMove.Eliminate(CivilCard.at(victim.unfinished)));
        }
    }

    @Override
    public ThroughTheAgesRefusal why(ThroughTheAgesPosition position, int seat, ThroughTheAgesMove move) {
        boolean answers = aggression(position).kind().equals("annex")
                ? move instanceof ThroughTheAgesMove.AnnexColony
                : move instanceof ThroughTheAgesMove.Eliminate;
        return answers ? ThroughTheAgesRefusal.RIVAL_LACKS_THAT : ThroughTheAgesRefusal.CHOOSE_BOOTY_NOW;
    }

    @Override
    public void play(ThroughTheAgesPosition position, int seat, ThroughTheAgesMove move, EventLog log) {
        MilitaryCard aggression = aggression(position);
        int rival = position.steps().note(1);
        position.steps().pop();
        if (move instanceof ThroughTheAgesMove.AnnexColony annex) {
            Colonies.annex(position, seat, rival, annex.colony(), log);
            return;
        }
        CivilCard card = ((ThroughTheAgesMove.Eliminate) move).card();
        if (position.civ(rival).leader == card.index()) {
            LeaderChange.remove(position, rival, log);
        } else {
            Building.loseUnfinished(position, rival, log);
        }
        int culture = aggression.amount(0) * card.level();
        position.civ(seat).addCulture(culture, Source.CONFLICTS);
        log.all(new ThroughTheAgesEvent.CultureChanged(seat, culture));
    }

    @Override
    public ThroughTheAgesMove defaultMove(ThroughTheAgesPosition position, int seat) {
        List<ThroughTheAgesMove> moves = new ArrayList<>();
        moves(position, seat, moves);
        return moves.getFirst();
    }

    @Override
    public Prompt prompt(ThroughTheAgesPosition position, int seat) {
        return one(
                "Booty",
                Rulebook.AGGRESSION,
                Map.of(
                        "card",
                        aggression(position).id(),
                        "seat",
                        position.steps().note(1)));
    }
}
