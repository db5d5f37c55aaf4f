package ecumene.tempus.rule;

import ecumene.engine.EventLog;
import ecumene.engine.Prompt;
import ecumene.tempus.Rulebook;
import ecumene.tempus.TempusPosition;
import ecumene.tempus.TempusRefusal;
import ecumene.tempus.component.Hex;
import ecumene.tempus.component.IdeaCard;
import ecumene.tempus.component.Terrain;
import java.util.Map;

/** Fight: the attacker lays cards face down. */
public final class AttackCards extends LayingCards {

    public static final AttackCards STEP = new AttackCards();

    private AttackCards() {
        super("attack-cards", TempusRefusal.LAY_CARDS_NOW);
    }

    @Override
    void done(TempusPosition position, int seat, EventLog log) {
        int defender = position.board().owner(position.fightTo());
        position.steps().push(DefenceCards.STEP, defender);
    }

    @Override
    int points(TempusPosition position, int seat, IdeaCard card) {
        return Fight.pointsNow(position, seat, card);
    }

    /** The defender, who sees how many cards there are. */
    @Override
    boolean mayDeceive(TempusPosition position, int seat) {
        return position.cards().handSize(position.board().owner(position.fightTo())) > 0;
    }

    @Override
    public Prompt prompt(TempusPosition position, int seat) {
        return new Prompt(
                Prompt.Shape.CHOOSE_SOME,
                "AttackCards",
                Rulebook.FIGHT,
                Map.of("hex", Hex.at(position.fightTo()), "terrain", Terrain.at(position.fightTerrain())));
    }
}
