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
import ecumene.throughtheages.component.MilitaryEffect;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Annex and Infiltrate: the attacker chooses what the rival loses. */
public final class Booty extends Question {

    public static final Booty STEP = new Booty();

    static final class Frame {

        private static final int AGGRESSION = 0;
        private static final int RIVAL = 1;

        /** What everybody may read, in the order of the notes. */
        static final Note[] TOLD = {Note.military(), Note.number("rival")};

        private Frame() {}

        static void push(ThroughTheAgesPosition position, int seat, MilitaryCard aggression, int rival) {
            position.steps().push(STEP, seat, aggression.index(), rival);
        }

        private static MilitaryCard aggression(ThroughTheAgesPosition position) {
            return MilitaryCard.at(position.steps().note(AGGRESSION));
        }

        private static int rival(ThroughTheAgesPosition position) {
            return position.steps().note(RIVAL);
        }
    }

    private Booty() {
        super("booty", Frame.TOLD);
    }

    @Override
    public void moves(ThroughTheAgesPosition position, int seat, List<ThroughTheAgesMove> moves) {
        Civilization victim = position.civ(Frame.rival(position));
        if (Frame.aggression(position).effect() == MilitaryEffect.ANNEX) {
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
        boolean answers = Frame.aggression(position).effect() == MilitaryEffect.ANNEX
                ? move instanceof ThroughTheAgesMove.AnnexColony
                : move instanceof ThroughTheAgesMove.Eliminate;
        return answers ? ThroughTheAgesRefusal.RIVAL_LACKS_THAT : ThroughTheAgesRefusal.CHOOSE_BOOTY_NOW;
    }

    @Override
    public void play(ThroughTheAgesPosition position, int seat, ThroughTheAgesMove move, EventLog log) {
        MilitaryCard aggression = Frame.aggression(position);
        int rival = Frame.rival(position);
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
                Map.of("card", Frame.aggression(position).id(), "seat", Frame.rival(position)));
    }
}
