package ecumene.table;

import static ecumene.table.House.ANA;
import static ecumene.table.House.EVE;
import static ecumene.table.House.codeOf;
import static ecumene.table.House.look;
import static ecumene.table.House.playFirst;
import static ecumene.table.House.undo;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.Evaluation;
import ecumene.table.NewTable.Place;
import ecumene.table.TableException.Code;
import ecumene.testkit.sample.SealedBids;
import ecumene.testkit.sample.SealedBidsPosition;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.awaitility.Awaitility;
import org.awaitility.core.ConditionFactory;
import org.junit.jupiter.api.Test;

class BotsTest {

    private static ConditionFactory soon() {
        return Awaitility.await().atMost(Duration.ofSeconds(60));
    }

    @Test
    void botsPlayAWholeMatch() {
        try (House house = new House()) {
            Table table = house.open("tempus", Place.bot("greedy"), Place.bot("random"), Place.bot("greedy"));
            soon().until(() -> table.summary().finished());
            assertThat(table.record().moves().size()).isGreaterThan(50);
            assertThat(house.failures).isEmpty();
            assertThat(house.restart().find(table.id()).state(Viewer.spectator(EVE)))
                    .isEqualTo(table.state(Viewer.spectator(EVE)));
        }
    }

    @Test
    void aPersonPlaysAgainstBots() {
        try (House house = new House()) {
            Table table = house.open("sealed-bids", Place.bot("mcts:300ms"), Place.me("Ana"), Place.bot("greedy"));
            soon().until(() -> {
                if (table.summary().isTurnOf(ANA)) {
                    playFirst(table, 1);
                }
                return table.summary().finished();
            });
            assertThat(house.failures).isEmpty();
        }
    }

    @Test
    void manyTablesAllGetTheirTurn() {
        try (House house = new House()) {
            List<Table> tables = new ArrayList<>();
            for (int i = 0; i < 30; i++) {
                tables.add(house.open("sealed-bids", Place.bot("random"), Place.bot("greedy")));
            }
            soon().until(() -> tables.stream()
                    .allMatch(table ->
                            table.state(Viewer.spectator(EVE)).summary().finished()));
        }
    }

    @Test
    void aBotThatFailsPlaysTheDefaultMoveAndIsReported() {
        SealedBids broken = new SealedBids() {
            @Override
            public Evaluation<SealedBidsPosition> evaluation() {
                return (position, outlook) -> {
                    throw new IllegalStateException("cannot evaluate");
                };
            }
        };
        try (House house = new House(List.of(broken))) {
            Table table = house.open("sealed-bids", Place.bot("greedy"), Place.bot("greedy"));
            soon().until(() -> table.summary().finished());
            assertThat(house.failures)
                    .hasSizeGreaterThan(10)
                    .allMatch(failure -> "cannot evaluate".equals(failure.getMessage()));
        }
    }

    @Test
    void aThoughtIsPlayedOnlyOnThePositionItWasAbout() {
        try (House house = House.thoughtless()) {
            Table table = house.alone("sealed-bids", 3);
            int auctioneer = House.asked(table);
            int bot = (auctioneer + 1) % 3;
            table.setSeat(ANA, bot, SeatChange.CARETAKER, "random");
            assertThat(table.steward().nextThought()).as("no bot is asked yet").isNull();
            playFirst(table, auctioneer);
            Thought<?, ?> gone = table.steward().nextThought();
            undo(table, auctioneer);
            House.play(table, auctioneer, look(table, auctioneer).moves().getLast());
            // The bid is legal again, but it was meant for the other lot.
            table.steward().playThought(gone, new Minds().play(gone).move());
            assertThat(table.summary().ply()).isEqualTo(1);

            Thought<?, ?> returned = table.steward().nextThought();
            table.setSeat(ANA, bot, SeatChange.RETURN, null);
            table.steward().playThought(returned, new Minds().play(returned).move());
            assertThat(table.summary().ply()).isEqualTo(1);

            table.setSeat(ANA, bot, SeatChange.CARETAKER, "random");
            table.say(ANA, auctioneer, "Ana", "words change no position");
            Thought<?, ?> thought = table.steward().nextThought();
            table.say(ANA, auctioneer, "Ana", "really");
            table.steward().playThought(thought, new Minds().play(thought).move());
            assertThat(table.summary().ply()).isEqualTo(2);
            assertThat(table.state(Viewer.spectator(EVE)).log().getLast().seat())
                    .isEqualTo(bot);
        }
    }

    @Test
    void peopleMayTakeBackWhileABotThinks() {
        try (House house = new House()) {
            Table table = house.alone("sealed-bids", 3);
            int auctioneer = House.asked(table);
            int bot = (auctioneer + 1) % 3;
            table.setSeat(ANA, bot, SeatChange.CARETAKER, "mcts:1500ms");
            playFirst(table, auctioneer);
            undo(table, auctioneer);
            assertThat(table.summary().ply()).isZero();
            playFirst(table, auctioneer);
            soon().until(() -> table.summary().ply() == 2);
            assertThat(house.failures).isEmpty();
        }
    }

    @Test
    void closingEndsThoughtsQuicklyAndTheyGoOnAfterARestart() {
        try (House house = new House()) {
            List<String> ids = new ArrayList<>();
            for (int i = 0; i < 6; i++) {
                Table table = house.alone("sealed-bids", 2);
                table.setSeat(ANA, House.asked(table), SeatChange.CARETAKER, "mcts:1500ms");
                ids.add(table.id());
            }
            long began = System.nanoTime();
            Tables next = house.restart();
            assertThat(Duration.ofNanos(System.nanoTime() - began)).isLessThan(Duration.ofSeconds(3));
            int[] stored = ids.stream()
                    .mapToInt(id -> house.store.journalOf(id).size())
                    .toArray();
            Awaitility.await().pollDelay(Duration.ofMillis(300)).until(() -> true);
            assertThat(ids.stream().mapToInt(id -> house.store.journalOf(id).size()))
                    .as("a closed house plays no more")
                    .containsExactly(java.util.Arrays.stream(stored).boxed().toArray(Integer[]::new));
            assertThat(next.resume()).isEqualTo(6);
            soon().until(() -> {
                for (int i = 0; i < stored.length; i++) {
                    if (house.store.journalOf(ids.get(i)).size() <= stored[i]) {
                        return false;
                    }
                }
                return true;
            });
            assertThat(house.failures).isEmpty();
        }
    }

    @Test
    void aHintIsNotWaitedForInAHouseThatCloses() {
        House house = new House();
        Table table = house.alone("sealed-bids", 2);
        house.close();
        long began = System.nanoTime();
        assertThat(codeOf(() -> table.hint(ANA, House.asked(table), null))).isEqualTo(Code.TOO_MANY);
        assertThat(Duration.ofNanos(System.nanoTime() - began)).isLessThan(Duration.ofSeconds(5));
    }

    @Test
    void everyLevelCanBeThought() {
        AtomicInteger thoughts = new AtomicInteger();
        MemoryStore store = new MemoryStore();
        Observer counting = new Observer() {
            @Override
            public void thought(String bot, Duration took) {
                thoughts.incrementAndGet();
            }
        };
        try (Tables tables = new Tables(
                List.of(new SealedBids()),
                store,
                java.time.InstantSource.system(),
                FairThreads.thinkers(),
                Hospitality.USUAL,
                counting)) {
            Table table = tables.open(new NewTable(
                    "sealed-bids", java.util.Map.of(), ANA, List.of(Place.me(null), Place.me(null)), Pace.LIVE, false));
            for (String level : BotLevels.ALL) {
                assertThat(table.hint(ANA, House.asked(table), level).move()).isNotNull();
            }
            assertThat(thoughts).hasValue(BotLevels.ALL.size());
        }
    }

    @Test
    void whoAsksAgainHearsTheSameAndWhoTakesTheAdviceHearsHowItGoesOn() {
        try (House house = new House()) {
            Table table = house.alone("tempus", 3);
            int plans = 0;
            for (int i = 0; i < 40 && plans < 3; i++) {
                int seat = House.asked(table);
                Hint hint = table.hint(ANA, seat, "mcts:300ms");
                assertThat(table.hint(ANA, seat, "mcts:300ms")).isEqualTo(hint);
                long before = iterations(hint);
                House.play(table, seat, hint.move());
                if (table.summary().isTurnOf(ANA) && House.asked(table) == seat) {
                    Hint next = table.hint(ANA, seat, "mcts:300ms");
                    if (hint.explanation().key().equals("mcts-plan") && iterations(next) < before) {
                        plans++;
                    }
                }
            }
            assertThat(plans).isEqualTo(3);
            assertThat(house.failures).isEmpty();
        }
    }

    private static long iterations(Hint hint) {
        return hint.explanation().arguments().get("iterations") instanceof Number number ? number.longValue() : 0;
    }
}
