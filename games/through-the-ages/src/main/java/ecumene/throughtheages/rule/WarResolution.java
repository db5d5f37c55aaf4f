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

/**
 * Resolve a War, at the start of the next turn of the one who declared it. The question of this step: who wins a War over
 * Technology may take special technologies instead of science. Notes: the loser, the advantage that is left.
 */
public final class WarResolution extends Question {

    public static final WarResolution STEP = new WarResolution();

    private static final ThroughTheAgesMove DONE = new ThroughTheAgesMove.Done();

    private WarResolution() {
        super("war-over-technology");
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
        switch (card.kind()) {
            case "war-over-technology" -> position.steps().push(STEP, winner, loser, advantage);
            case "war-over-territory" ->
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
        Civilization loser = position.civ(position.steps().note(0));
        for (int card = CivilCard.FIRST_SPECIAL; card < CivilCard.FIRST_GOVERNMENT; card++) {
            if (loser.knows(card)
                    && canTake(position.civ(seat), card, position.steps().note(1))) {
                moves.add(new ThroughTheAgesMove.TakeTechnology(CivilCard.at(card)));
            }
        }
    }

    /** Not one that the winner has already, in play or in hand. */
    private static boolean canTake(Civilization winner, int card, int advantage) {
        return CivilCard.at(card).scienceCost() <= advantage && !winner.knows(card) && !winner.inHand(card);
    }

    @Override
    public ThroughTheAgesRefusal why(ThroughTheAgesPosition position, int seat, ThroughTheAgesMove move) {
        return move instanceof ThroughTheAgesMove.TakeTechnology
                ? ThroughTheAgesRefusal.TECHNOLOGY_CANNOT_BE_TAKEN
                : ThroughTheAgesRefusal.TAKE_SPOILS_NOW;
    }

    @Override
    public void play(ThroughTheAgesPosition position, int seat, ThroughTheAgesMove move, EventLog log) {
        int loser = position.steps().note(0);
        int advantage = position.steps().note(1);
        if (move instanceof ThroughTheAgesMove.TakeTechnology take) {
            CivilCard card = take.technology();
            position.steps().setNote(1, advantage - card.scienceCost());
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
                Map.of(
                        "seat",
                        position.steps().note(0),
                        "advantage",
                        position.steps().note(1)));
    }
}
