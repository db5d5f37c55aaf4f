package ecumene.tempus;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.Consequence;
import ecumene.engine.Event;
import ecumene.engine.EventLog;
import ecumene.engine.Randomness;
import ecumene.engine.Seats;
import ecumene.tempus.component.IdeaCard;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** What the rules foretell of fights and progress is what then happens; and worthless cards are called so. */
class TempusForesightTest {

    private static final int MATCHES = 6;

    private final Tempus game = new Tempus();
    private final Map<Integer, Integer> progress = new HashMap<>();
    private final Map<Integer, TempusForesight.Strengths> strengths = new HashMap<>();
    private int fights;
    private int countings;

    @Test
    void fightsAndProgressTurnOutAsForetold() {
        for (int seed = 1; seed <= MATCHES; seed++) {
            Randomness random = new Randomness(seed);
            TempusPosition position =
                    game.start(game.info().setup(4, Map.of("island", "random")), seed, EventLog.SILENT);
            while (!position.isFinished()) {
                int seat = Seats.first(game.awaiting(position));
                List<TempusMove> moves = game.legalMoves(position, seat);
                TempusMove move = moves.get(random.below(moves.size()));
                if (!(move instanceof TempusMove.Done)) {
                    game.playListed(position, seat, move, EventLog.SILENT);
                    continue;
                }
                foretell(position);
                game.playListed(position, seat, move, (audience, event) -> compare(event));
            }
        }
        assertThat(fights).isPositive();
        assertThat(countings).isPositive();
    }

    private void foretell(TempusPosition position) {
        for (int seat = 0; seat < position.seats(); seat++) {
            TempusForesight foresight = game.foresight(position, seat);
            progress.put(seat, Objects.requireNonNull(foresight.progress()));
            if (foresight.fight() != null) {
                strengths.put(seat, foresight.fight());
            }
        }
    }

    private void compare(Event event) {
        if (event instanceof TempusEvent.FightDecided fight) {
            fights++;
            assertThat(Objects.requireNonNull(strengths.get(fight.seat())).attack())
                    .isEqualTo(fight.attack());
            assertThat(Objects.requireNonNull(strengths.get(fight.defender())).defence())
                    .isEqualTo(fight.defence());
        } else if (event instanceof TempusEvent.ProgressCounted counted) {
            countings++;
            // The first to lay cards sees what is laid later only in others' sums, never in the own one.
            counted.standings()
                    .forEach(standing ->
                            assertThat(progress.get(standing.seat())).isEqualTo(standing.total()));
        }
    }

    @Test
    void aCardThatAddsNothingIsALoss() {
        TempusPosition position = game.start(game.info().setup(3, Map.of("island", "random")), 4, EventLog.SILENT);
        Randomness random = new Randomness(4);
        int worthless = 0;
        while (!position.isFinished()) {
            int seat = Seats.first(game.awaiting(position));
            List<TempusMove> moves = game.legalMoves(position, seat);
            List<Consequence> consequences = game.consequences(position, seat, moves);
            for (int i = 0; i < moves.size(); i++) {
                if (moves.get(i) instanceof TempusMove.LayCard lay) {
                    boolean adds = worth(position, seat, lay.card()) > 0;
                    assertThat(consequences.get(i).loss() == null).as("%s", lay).isEqualTo(adds);
                    worthless += adds ? 0 : 1;
                }
            }
            game.playListed(position, seat, moves.get(random.below(moves.size())), EventLog.SILENT);
        }
        assertThat(worthless).isPositive();
    }

    private int worth(TempusPosition position, int seat, IdeaCard card) {
        TempusForesight foresight = game.foresight(position, seat);
        return foresight.cards().stream()
                .filter(worth -> worth.card() == card)
                .mapToInt(worth -> foresight.fight() == null ? worth.progress() : worth.fight())
                .sum();
    }
}
