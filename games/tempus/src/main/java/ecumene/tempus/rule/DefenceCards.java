package ecumene.tempus.rule;

import ecumene.engine.EventLog;
import ecumene.engine.Prompt;
import ecumene.tempus.Rulebook;
import ecumene.tempus.TempusEvent;
import ecumene.tempus.TempusPosition;
import ecumene.tempus.TempusRefusal;
import ecumene.tempus.component.Hex;
import ecumene.tempus.component.IdeaCard;
import ecumene.tempus.component.Terrain;
import java.util.Map;

/**
 * Fight: the defender, who knows how many cards the attacker has laid, answers with cards, which lie face up; then the
 * fight is decided. Nobody acts in between, so all see them when the defender is done.
 */
public final class DefenceCards extends LayingCards {

    public static final DefenceCards STEP = new DefenceCards();

    private DefenceCards() {
        super("defence-cards", TempusRefusal.LAY_CARDS_NOW);
    }

    @Override
    void done(TempusPosition position, int seat, EventLog log) {
        Fight.decide(position, log);
    }

    @Override
    TempusEvent told(TempusPosition position, int seat) {
        return new TempusEvent.CardsShown(seat, Fight.laidCards(position, seat));
    }

    @Override
    int points(TempusPosition position, int seat, IdeaCard card) {
        return Fight.pointsNow(position, seat, card);
    }

    /** The cards lie face up, and those of the attacker lie already. */
    @Override
    boolean mayDeceive(TempusPosition position, int seat) {
        return false;
    }

    @Override
    public Prompt prompt(TempusPosition position, int seat) {
        int attacker = position.board().owner(position.fightFrom());
        return new Prompt(
                Prompt.Shape.CHOOSE_SOME,
                "DefenceCards",
                Rulebook.FIGHT,
                Map.of(
                        "hex", Hex.at(position.fightTo()),
                        "terrain", Terrain.at(position.fightTerrain()),
                        "attacker", attacker,
                        "cards", position.cards().laidCount(attacker)));
    }
}
