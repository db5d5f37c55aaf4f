package ecumene.tempus.rule;

import ecumene.engine.EventLog;
import ecumene.engine.Prompt;
import ecumene.engine.Step;
import ecumene.tempus.Cards;
import ecumene.tempus.Rulebook;
import ecumene.tempus.TempusEvent;
import ecumene.tempus.TempusMove;
import ecumene.tempus.TempusPosition;
import ecumene.tempus.TempusRefusal;
import ecumene.tempus.component.Hex;
import ecumene.tempus.component.IdeaCard;
import ecumene.tempus.component.Terrain;
import java.util.List;
import java.util.Map;

/**
 * Fight: the owner of an attacked city says which terrain it fights in, before any card is laid. If neither side has a card,
 * the terrain changes nothing, and nobody is asked for it.
 */
public final class NameTerrain extends Step<TempusPosition, TempusMove> {

    public static final NameTerrain STEP = new NameTerrain();

    private NameTerrain() {
        super("name-terrain");
    }

    @Override
    public void moves(TempusPosition position, int seat, List<TempusMove> moves) {
        for (Terrain terrain : Terrain.ON_CARDS) {
            moves.add(new TempusMove.NameTerrain(terrain));
        }
    }

    @Override
    public TempusRefusal why(TempusPosition position, int seat, TempusMove move) {
        return move instanceof TempusMove.NameTerrain
                ? TempusRefusal.CITIES_NEVER_FIGHT_AS_MOUNTAIN
                : TempusRefusal.NAME_TERRAIN_NOW;
    }

    @Override
    public void play(TempusPosition position, int seat, TempusMove move, EventLog log) {
        Terrain terrain = ((TempusMove.NameTerrain) move).terrain();
        position.setFightTerrain(terrain);
        log.all(new TempusEvent.TerrainNamed(seat, Hex.at(position.fightTo()), terrain));
        position.steps().pop();
    }

    /** The terrain of most of the own cards. */
    @Override
    public TempusMove defaultMove(TempusPosition position, int seat) {
        Terrain best = Terrain.GRASSLAND;
        for (Terrain terrain : Terrain.ON_CARDS) {
            if (count(position.cards(), seat, terrain) > count(position.cards(), seat, best)) {
                best = terrain;
            }
        }
        return new TempusMove.NameTerrain(best);
    }

    private static int count(Cards cards, int seat, Terrain terrain) {
        int count = 0;
        for (int card = terrain.index(); card < IdeaCard.KINDS; card += IdeaCard.BACKGROUNDS) {
            count += cards.inHand(seat, card);
        }
        return count;
    }

    @Override
    public Prompt prompt(TempusPosition position, int seat) {
        return new Prompt(
                Prompt.Shape.CHOOSE_ONE,
                "NameTerrain",
                Rulebook.FIGHT,
                Map.of(
                        "hex",
                        Hex.at(position.fightTo()),
                        "attacker",
                        position.board().owner(position.fightFrom())));
    }
}
