package ecumene.jmh;

import ecumene.engine.EventLog;
import ecumene.engine.Game;
import ecumene.engine.Knowledge;
import ecumene.engine.Move;
import ecumene.engine.Position;
import ecumene.engine.Randomness;
import ecumene.engine.Seats;
import ecumene.tempus.Tempus;
import java.util.ArrayList;
import java.util.List;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** Positions from the middle of random matches, handed out one after the other so that no benchmark learns one by heart. */
@State(Scope.Thread)
public class Middle {

    private static final int POSITIONS = 64;

    @Param("tempus")
    public String gameId = "tempus";

    @Param("4")
    public int seats = 4;

    Game<Position, Move> game = game("tempus");
    final Randomness random = new Randomness(1);
    final List<Position> positions = new ArrayList<>();
    private final List<List<Move>> moves = new ArrayList<>();
    private int next;

    /** Every game that can be measured; a new one gets its line here. */
    @SuppressWarnings("unchecked") // a benchmark hands a game nothing but its own positions and moves
    private static Game<Position, Move> game(String id) {
        Game<?, ?> game = switch (id) {
            case "tempus" -> new Tempus();
            default -> throw new IllegalArgumentException("no game " + id);
        };
        return (Game<Position, Move>) game;
    }

    @Setup(Level.Trial)
    public void deal() {
        game = game(gameId);
        positions.clear();
        moves.clear();
        while (positions.size() < POSITIONS) {
            int length = playOn(game.start(game.info().setup(seats), random.nextLong(), EventLog.SILENT), -1);
            Position middle = game.start(game.info().setup(seats), random.nextLong(), EventLog.SILENT);
            playOn(middle, length / 3 + random.below(length / 3 + 1));
            if (!middle.isFinished()) {
                positions.add(middle);
                moves.add(game.legalMoves(middle, seat(middle)));
            }
        }
    }

    /** Plays random moves, so many or until the end; how many they were. */
    private int playOn(Position position, int most) {
        int played = 0;
        while (!position.isFinished() && played != most) {
            List<Move> listed = game.legalMoves(position, seat(position));
            game.playListed(position, seat(position), listed.get(random.below(listed.size())), EventLog.SILENT);
            played++;
        }
        return played;
    }

    int seat(Position position) {
        return Seats.first(game.awaiting(position));
    }

    Position position() {
        next = (next + 1) % POSITIONS;
        return positions.get(next);
    }

    /** A legal move of the position handed out last. */
    Move move() {
        List<Move> listed = moves.get(next);
        return listed.get(random.below(listed.size()));
    }

    Knowledge<Position, Move> knowledge() {
        Position position = position();
        return new Knowledge<>(game, position, seat(position));
    }
}
