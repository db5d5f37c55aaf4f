package ecumene.throughtheages.rule;

import ecumene.engine.EventLog;
import ecumene.engine.Prompt;
import ecumene.throughtheages.Civilization;
import ecumene.throughtheages.Rulebook;
import ecumene.throughtheages.ThroughTheAgesEvent;
import ecumene.throughtheages.ThroughTheAgesMove;
import ecumene.throughtheages.ThroughTheAgesPosition;
import ecumene.throughtheages.ThroughTheAgesRefusal;
import ecumene.throughtheages.component.CivilCard;
import ecumene.throughtheages.component.MilitaryCard;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Resolve a War, at the start of the next turn of the one who declared it. The question of this step: who wins a War over
 * Technology may take special technologies instead of science.
 */
public final class WarResolution extends Question {

    public static final WarResolution STEP = new WarResolution();

    private static final class Frame {

        private static final int LOSER = 0;
        private static final int ADVANTAGE = 1;

        /** What everybody may read, in the order of the notes. */
        static final Note[] TOLD = {Note.number("loser"), Note.number("advantage")};

        static void push(ThroughTheAgesPosition position, int winner, int loser, int advantage) {
            position.steps().push(STEP, winner, loser, advantage);
        }

        static int loser(ThroughTheAgesPosition position) {
            return position.steps().note(LOSER);
        }

        /** What is left of the advantage. */
        static int advantage(ThroughTheAgesPosition position) {
            return position.steps().note(ADVANTAGE);
        }

        static void setAdvantage(ThroughTheAgesPosition position, int advantage) {
            position.steps().setNote(ADVANTAGE, advantage);
        }
    }

    private static final ThroughTheAgesMove DONE = new ThroughTheAgesMove.Done();

    private WarResolution() {
        super("war-over-technology", Frame.TOLD);
    }

    static void resolve(ThroughTheAgesPosition position, int seat, EventLog log) {
        Civilization civ = position.civ(seat);
        if (civ.war == NONE) {
            return;
        }
        MilitaryCard card = MilitaryCard.at(civ.war);
        int rival = civ.warTarget;
        int attack = civ.strength + Diplomacy.attackBonus(position, seat, rival);
        int defence = position.civ(rival).strength;
        log.all(new ThroughTheAgesEvent.WarResolved(seat, rival, card, attack, defence));
        discard(position, seat);
        if (attack != defence) {
            int winner = attack > defence ? seat : rival;
            spoils(position, card, winner, winner == seat ? rival : seat, Math.abs(attack - defence), log);
        }
    }

    private static void spoils(
            ThroughTheAgesPosition position, MilitaryCard card, int winner, int loser, int advantage, EventLog log) {
        switch (card.effect()) {
            case WAR_OVER_TECHNOLOGY -> Frame.push(position, winner, loser, advantage);
            case WAR_OVER_TERRITORY ->
                Tokens.takeYellow(position, winner, loser, card.amount(0) + advantage / card.amount(1), log);
            default -> Aggression.takeCulture(position, winner, loser, card.amount(0) + advantage, log);
        }
    }

    /** The war card leaves the play area of the one who declared it. */
    static void discard(ThroughTheAgesPosition position, int seat) {
        Civilization civ = position.civ(seat);
        position.military().discardShown(civ.war, position.age());
        civ.war = NONE;
        civ.warTarget = NONE;
    }

    @Override
    public void moves(ThroughTheAgesPosition position, int seat, List<ThroughTheAgesMove> moves) {
        moves.add(DONE);
        Civilization loser = position.civ(Frame.loser(position));
        for (int card = CivilCard.FIRST_SPECIAL; card < CivilCard.FIRST_GOVERNMENT; card++) {
            if (loser.knows(card) && canTake(position.civ(seat), card, Frame.advantage(position))) {
                moves.add(new ThroughTheAgesMove.TakeTechnology(CivilCard.at(card)));
            }
        }
    }

    /** Not one that the winner has already, in play or in hand. */
    private static boolean canTake(Civilization winner, int card, int advantage) {
        return seemsTakeable(winner, card, advantage) && !winner.inHand(card);
    }

    /** As far as everybody can see. */
    private static boolean seemsTakeable(Civilization winner, int card, int advantage) {
        return CivilCard.at(card).scienceCost() <= advantage && !winner.knows(card);
    }

    /** Whether a technology stays out of reach because it is in the winner's hand says what is in it. */
    @Override
    public @Nullable ThroughTheAgesMove forced(ThroughTheAgesPosition position, int seat) {
        Civilization loser = position.civ(Frame.loser(position));
        for (int card = CivilCard.FIRST_SPECIAL; position.hidesHands() && card < CivilCard.FIRST_GOVERNMENT; card++) {
            if (loser.knows(card) && seemsTakeable(position.civ(seat), card, Frame.advantage(position))) {
                return null;
            }
        }
        return super.forced(position, seat);
    }

    @Override
    public ThroughTheAgesRefusal why(ThroughTheAgesPosition position, int seat, ThroughTheAgesMove move) {
        return move instanceof ThroughTheAgesMove.TakeTechnology
                ? ThroughTheAgesRefusal.TECHNOLOGY_CANNOT_BE_TAKEN
                : ThroughTheAgesRefusal.TAKE_SPOILS_NOW;
    }

    @Override
    public void play(ThroughTheAgesPosition position, int seat, ThroughTheAgesMove move, EventLog log) {
        int loser = Frame.loser(position);
        int advantage = Frame.advantage(position);
        if (move instanceof ThroughTheAgesMove.TakeTechnology take) {
            CivilCard card = take.technology();
            Frame.setAdvantage(position, advantage - card.scienceCost());
            position.civ(loser).forget(card.index());
            log.all(new ThroughTheAgesEvent.TechnologyTaken(seat, loser, card));
            Ratings.update(position, loser);
            Tokens.changeBlue(position, loser, -card.blueTokens(), log);
            Technologies.enter(position, seat, card, log);
            return;
        }
        position.steps().pop();
        int science = -position.civ(loser).addScience(-advantage);
        position.civ(seat).addScience(science);
        log.all(new ThroughTheAgesEvent.ScienceChanged(loser, -science));
        log.all(new ThroughTheAgesEvent.ScienceChanged(seat, science));
    }

    @Override
    public ThroughTheAgesMove defaultMove(ThroughTheAgesPosition position, int seat) {
        return DONE;
    }

    @Override
    public Prompt prompt(ThroughTheAgesPosition position, int seat) {
        return some(
                "WarOverTechnology",
                Rulebook.RESOLVE_WAR,
                Map.of("seat", Frame.loser(position), "advantage", Frame.advantage(position)));
    }
}
