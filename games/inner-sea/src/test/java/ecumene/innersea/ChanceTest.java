package ecumene.innersea;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.Event;
import ecumene.engine.EventLog;
import ecumene.engine.Seats;
import ecumene.engine.match.ToldEvent;
import ecumene.innersea.component.Civilization;
import ecumene.innersea.component.FateCard;
import ecumene.testkit.Rule;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What is left to chance when a match is set up, and what is told of it. */
class ChanceTest {

    private static final InnerSea GAME = new InnerSea();

    private static InnerSeaPosition begun(int seats, long seed, EventLog log) {
        InnerSeaPosition position = GAME.start(GAME.info().setup(seats, Table.options()), seed, log);
        while (position.phase() == Phase.SETUP) {
            int seat = Seats.first(GAME.awaiting(position));
            GAME.play(position, seat, GAME.defaultMove(position, seat), log);
        }
        return position;
    }

    @Rule(Rulebook.SETUP)
    @Test
    void theFirstTurnOrderIsDrawn() {
        Set<List<Integer>> orders = new HashSet<>();
        for (long seed = 1; seed <= 8; seed++) {
            InnerSeaPosition position = GAME.start(GAME.info().setup(4, Table.options()), seed, EventLog.SILENT);
            orders.add(IntStream.range(0, 4).mapToObj(position::inOrder).toList());
        }
        assertThat(orders).hasSizeGreaterThan(2);
    }

    @Rule(Rulebook.SETUP)
    @Test
    void handsAndEventsAreShuffled() {
        Set<List<Integer>> hands = new HashSet<>();
        Set<Integer> eventsOnTop = new HashSet<>();
        for (long seed = 1; seed <= 12; seed++) {
            InnerSeaPosition position = begun(2, seed, EventLog.SILENT);
            hands.add(IntStream.range(0, 103)
                    .filter(card -> position.cards().inHand(0, card))
                    .boxed()
                    .toList());
            int draws = 0;
            while (!FateCard.at(position.cards().draw()).isEvent()) {
                draws++;
            }
            eventsOnTop.add(draws);
        }
        assertThat(hands).hasSizeGreaterThan(8);
        assertThat(eventsOnTop).as("the first Event lies at many depths").hasSizeGreaterThan(3);
    }

    @Rule(Rulebook.SETUP)
    @Test
    void everybodyHearsWhoPlaysWhatAndInWhichOrder() {
        ToldEvent.Keeper log = new ToldEvent.Keeper();
        InnerSeaPosition position = begun(2, 1, log);
        List<Event> told = log.events().stream().map(ToldEvent::event).toList();
        for (int seat = 0; seat < 2; seat++) {
            Civilization civilization = position.civilization(seat);
            assertThat(told).contains(new InnerSeaEvent.CivilizationChosen(civilization, seat));
            assertThat(position.home(seat)).isEqualTo(civilization.home());
        }
        assertThat(told)
                .contains(new InnerSeaEvent.OrderSet(List.of(
                        position.civilization(position.inOrder(0)), position.civilization(position.inOrder(1)))));
        assertThat(told).contains(new InnerSeaEvent.TurnBegan(1, 1), new InnerSeaEvent.PhaseBegan("growth"));
    }

    @Rule({Rulebook.SETUP, Rulebook.SYSTEM})
    @Test
    void peopleChooseBeforeTheSystem() {
        for (long seed = 1; seed <= 6; seed++) {
            ToldEvent.Keeper log = new ToldEvent.Keeper();
            InnerSeaPosition position =
                    GAME.start(GAME.info().setup(1, Table.options("system-civilizations", "3")), seed, log);
            assertThat(position.phase()).isEqualTo(Phase.SETUP);
            assertThat(log.events()).as("nobody has chosen before").isEmpty();
        }
    }
}
