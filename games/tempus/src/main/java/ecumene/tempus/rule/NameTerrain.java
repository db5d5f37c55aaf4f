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
import org.jspecify.annotations.Nullable;

/** Fight: the owner of an attacked city says which terrain it fights in, before any card is laid. */
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

    /** If neither side has a card, the terrain changes nothing and nobody needs to be asked. */
    @Override
    public @Nullable TempusMove forced(TempusPosition position, int seat) {
        int attacker = position.board().owner(position.fightFrom());
        boolean cards = position.cards().handSize(seat) + position.cards().handSize(attacker) > 0;
        return cards ? null : defaultMove(position, seat);
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
