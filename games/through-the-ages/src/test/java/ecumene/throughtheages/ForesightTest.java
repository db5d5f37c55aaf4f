package ecumene.throughtheages;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.Event;
import ecumene.engine.EventLog;
import ecumene.engine.Randomness;
import ecumene.engine.Seats;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The end of a turn brings what was foretold. */
class ForesightTest {

    private static final int MATCHES = 8;

    private final ThroughTheAges game = new ThroughTheAges();
    private int compared;
    private int uprisings;
    private int famines;

    @Test
    void theEndOfATurnBringsWhatWasForetold() {
        for (int seed = 1; seed <= MATCHES; seed++) {
            Randomness random = new Randomness(seed);
            ThroughTheAgesPosition position =
                    game.start(game.info().setup(3, Map.of("resigning", "false")), seed, EventLog.SILENT);
            while (!position.isFinished()) {
                int seat = Seats.first(game.awaiting(position));
                List<ThroughTheAgesMove> moves = game.legalMoves(position, seat);
                ThroughTheAgesMove move = moves.get(random.below(moves.size()));
                if (move instanceof ThroughTheAgesMove.EndActions) {
                    endTurn(position, seat, move);
                } else {
                    game.playListed(position, seat, move, EventLog.SILENT);
                }
            }
        }
        assertThat(compared).isPositive();
        assertThat(uprisings).isPositive();
        assertThat(famines).isPositive();
    }

    private void endTurn(ThroughTheAgesPosition position, int seat, ThroughTheAgesMove move) {
        ThroughTheAgesForesight.Forecast forecast =
                game.foresight(position, seat).endOfTurn().get(seat);
        if (forecast.discard() > 0) {
            game.playListed(position, seat, move, EventLog.SILENT);
            return;
        }
        Listener listener = new Listener(seat, forecast);
        game.playListed(position, seat, move, listener::hear);
    }

    /** Hears the end of one turn, until the next one begins. */
    private final class Listener {
        private final int seat;
        private final ThroughTheAgesForesight.Forecast forecast;
        private boolean over;

        Listener(int seat, ThroughTheAgesForesight.Forecast forecast) {
            this.seat = seat;
            this.forecast = forecast;
        }

        void hear(int audience, Event event) {
            over |= event instanceof ThroughTheAgesEvent.TurnBegan;
            if (over) {
                return;
            }
            switch (event) {
                case ThroughTheAgesEvent.Produced produced -> {
                    compared++;
                    assertThat(forecast.uprising()).isFalse();
                    assertThat(forecast.science()).isEqualTo(produced.science());
                    assertThat(forecast.culture()).isEqualTo(produced.culture());
                    assertThat(forecast.food()).isEqualTo(produced.food());
                    assertThat(forecast.resources()).isEqualTo(produced.resources());
                    assertThat(forecast.corruption()).isEqualTo(produced.corruption());
                }
                case ThroughTheAgesEvent.Famine famine -> {
                    famines++;
                    assertThat(forecast.famine()).isEqualTo(famine.culture());
                }
                case ThroughTheAgesEvent.Uprising ignored -> {
                    uprisings++;
                    assertThat(forecast.uprising()).isTrue();
                }
                case ThroughTheAgesEvent.OwnCardsDrawn drawn
                when Seats.contains(audience, seat) ->
                    assertThat(forecast.draw()).isEqualTo(drawn.cards().size());
                default -> {}
            }
        }
    }
}
