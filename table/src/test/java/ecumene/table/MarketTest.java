package ecumene.table;

import static ecumene.table.House.ANA;
import static ecumene.table.House.BEN;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.civilization.Civilization;
import ecumene.table.NewTable.Place;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;

/** Trading ends when all are done, or when the clock of the table ends it. */
class MarketTest {

    private static final int ROUNDS_TO_WAIT = 12;

    private static House house() {
        return new House(List.of(new Civilization()));
    }

    private static Table anaAndBen(House house, Pace pace) {
        Table table = house.tables()
                .open(new NewTable(
                        "civilization", Map.of(), ANA, List.of(Place.me("Ana"), Place.person(null)), pace, false));
        table.join(BEN, 1, House.invitation(table), "Ben");
        return table;
    }

    /** Opens tables until people trade at one: now and then two nations never hold cards at the same time. */
    private static Table atTheMarket(Supplier<Table> open) {
        while (true) {
            Table table = open.get();
            if (playsToTheMarket(table)) {
                return table;
            }
        }
    }

    /** Lets bots advise everybody until people trade, or until it takes too long. */
    private static boolean playsToTheMarket(Table table) {
        while (table.summary().round() <= ROUNDS_TO_WAIT && !table.summary().finished()) {
            if (table.summary().awaiting().size() == 2) {
                return true;
            }
            int seat = table.summary().awaiting().getFirst();
            String guest = table.summary().seats().get(seat).owner();
            TableState state = table.state(new Viewer(guest, seat));
            House.move(
                    table,
                    guest,
                    seat,
                    state.summary().ply(),
                    state.undone(),
                    table.hint(guest, seat, "greedy").move());
        }
        return false;
    }

    @Test
    void aLiveMarketIsOpenForFiveMinutes() {
        try (House house = house()) {
            Table table = atTheMarket(() -> anaAndBen(house, Pace.LIVE));
            Instant ends = table.state(table.viewer(ANA)).marketEnds();
            assertThat(ends).isEqualTo(house.now().plus(Duration.ofMinutes(5)));
            house.pass(Duration.ofMinutes(4));
            int before = table.summary().ply();
            assertThat(house.restart()
                            .find(table.id())
                            .state(Viewer.spectator(ANA))
                            .marketEnds())
                    .isEqualTo(ends);
            house.pass(Duration.ofMinutes(1));
            Table again = house.restart().find(table.id());
            Awaitility.await()
                    .atMost(Duration.ofSeconds(30))
                    .until(() -> again.state(Viewer.spectator(ANA)).marketEnds() == null);
            assertThat(again.summary().ply()).isGreaterThanOrEqualTo(before + 2);
            assertThat(house.failures).isEmpty();
        }
    }

    @Test
    void aSlowMarketIsOpenForADay() {
        try (House house = house()) {
            Table table = atTheMarket(() -> anaAndBen(house, Pace.SLOW));
            assertThat(table.state(table.viewer(BEN)).marketEnds())
                    .isEqualTo(house.now().plus(Duration.ofDays(1)));
        }
    }

    @Test
    void whoPlaysAloneHasAllTheTimeInTheWorld() {
        try (House house = house()) {
            Table table = atTheMarket(() -> house.alone("civilization", 2));
            assertThat(table.state(table.viewer(ANA)).marketEnds()).isNull();
        }
    }

    @Test
    void otherQuestionsHaveNoClock() {
        try (House house = house()) {
            Table table = anaAndBen(house, Pace.LIVE);
            assertThat(table.state(table.viewer(ANA)).marketEnds()).isNull();
        }
    }
}
