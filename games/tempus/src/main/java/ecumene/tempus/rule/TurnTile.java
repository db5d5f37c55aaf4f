package ecumene.tempus.rule;

import ecumene.engine.EventLog;
import ecumene.engine.Prompt;
import ecumene.engine.Step;
import ecumene.tempus.Rulebook;
import ecumene.tempus.TempusEvent;
import ecumene.tempus.TempusMove;
import ecumene.tempus.TempusPosition;
import ecumene.tempus.TempusRefusal;
import ecumene.tempus.component.Hex;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** Setup 4, second half: which way round the tile lies. */
public final class TurnTile extends Step<TempusPosition, TempusMove> {

    public static final TurnTile STEP = new TurnTile();

    private static final TempusMove[] TURNED = IntStream.range(0, Hex.DIRECTIONS)
            .mapToObj(TempusMove.TurnTile::new)
            .toArray(TempusMove[]::new);

    /** What this step must remember: the hex under the middle of the tile. */
    private static final class Frame {

        private static final int HEX = 0;

        static void push(TempusPosition position, int seat, Hex hex) {
            position.steps().push(STEP, seat);
            position.steps().setNote(HEX, hex.index());
        }

        static Hex hex(TempusPosition position) {
            return Hex.at(position.steps().note(HEX));
        }
    }

    private TurnTile() {
        super("turn-tile");
    }

    static void ask(TempusPosition position, int seat, Hex hex) {
        Frame.push(position, seat, hex);
    }

    /** The hex chosen for the tile, while this step is on top. */
    public static Hex hex(TempusPosition position) {
        return Frame.hex(position);
    }

    @Override
    public void moves(TempusPosition position, int seat, List<TempusMove> moves) {
        for (int turns = 0; turns < Hex.DIRECTIONS; turns++) {
            moves.add(TURNED[turns]);
        }
    }

    @Override
    public TempusRefusal why(TempusPosition position, int seat, TempusMove move) {
        return move instanceof TempusMove.TurnTile ? TempusRefusal.TURNS_FROM_0_TO_5 : TempusRefusal.TURN_THE_TILE_NOW;
    }

    @Override
    public void play(TempusPosition position, int seat, TempusMove move, EventLog log) {
        Hex hex = hex(position);
        int turns = ((TempusMove.TurnTile) move).turns();
        position.layTile(hex.index(), turns);
        log.all(new TempusEvent.TileLaid(seat, position.drawnTile(), hex, turns));
        position.steps().pop();
        LayTile.next(position, log);
    }

    @Override
    public TempusMove defaultMove(TempusPosition position, int seat) {
        return new TempusMove.TurnTile(0);
    }

    @Override
    public Prompt prompt(TempusPosition position, int seat) {
        return new Prompt(Prompt.Shape.CHOOSE_ONE, "TurnTile", Rulebook.SETUP_4, Map.of("tile", position.drawnTile()));
    }
}
