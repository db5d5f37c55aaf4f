package ecumene.cli.board;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.cli.Words;
import ecumene.engine.EventLog;
import ecumene.engine.Randomness;
import ecumene.engine.Seats;
import ecumene.engine.text.Language;
import ecumene.tempus.Tempus;
import ecumene.tempus.TempusMove;
import ecumene.tempus.TempusPosition;
import ecumene.tempus.TempusView;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The board of Tempus in every position of some random matches. */
class TempusTextBoardTest {

    private final Tempus game = new Tempus();

    private List<String> draw(TempusPosition position, int viewer, Language language, Paint paint, int columns) {
        return TextBoards.draw(
                game.view(position, viewer), new Scene(viewer, game.texts(), new Words(language), paint, columns));
    }

    @Test
    void everyPositionCanBeDrawnForEverybodyWithinTheScreen() {
        for (int seats = 3; seats <= 5; seats++) {
            Randomness random = new Randomness(seats);
            TempusPosition position = game.start(game.info().setup(seats), seats, EventLog.SILENT);
            int moves = 0;
            while (!position.isFinished()) {
                int seat = Seats.first(game.awaiting(position));
                if (moves % 7 == 0) {
                    for (Language language : Language.values()) {
                        assertThat(draw(position, seat, language, Paint.NONE, 80))
                                .allMatch(line -> line.length() <= 80)
                                .noneMatch(line -> line.contains("\u001b"));
                        assertThat(draw(position, Seats.SPECTATOR, language, Paint.ANSI, 150))
                                .anyMatch(line -> line.contains("\u001b"));
                    }
                }
                List<TempusMove> legal = game.legalMoves(position, seat);
                game.play(position, seat, legal.get(random.below(legal.size())), EventLog.SILENT);
                moves++;
            }
            assertThat(draw(position, 0, Language.ES, Paint.NONE, 80)).isNotEmpty();
        }
    }

    @Test
    void whatStandsOnAHexIsDrawnOnIt() {
        TempusPosition position = game.start(game.info().setup(3), 7, EventLog.SILENT);
        Randomness random = new Randomness(1);
        for (int moves = 0; moves < 120; moves++) {
            int seat = Seats.first(game.awaiting(position));
            List<TempusMove> legal = game.legalMoves(position, seat);
            game.play(position, seat, legal.get(random.below(legal.size())), EventLog.SILENT);
        }
        String drawn = String.join("\n", draw(position, 0, Language.EN, Paint.NONE, 80));
        TempusView view = game.view(position, 0);
        long standing =
                view.land().stream().filter(land -> land.owner() != null).count();
        assertThat(standing).isPositive();
        assertThat(drawn.split("[\\\\][1-5][:#][1-9]_/", -1)).hasSize((int) standing + 1);
    }

    @Test
    void wideScreensHaveMapAndFactsSideBySide() {
        TempusPosition position = game.start(game.info().setup(5), 7, EventLog.SILENT);
        assertThat(draw(position, 0, Language.EN, Paint.NONE, 150))
                .hasSizeLessThan(draw(position, 0, Language.EN, Paint.NONE, 80).size() - 8);
    }
}
