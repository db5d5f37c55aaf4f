package ecumene.table;

import static ecumene.table.House.ANA;
import static ecumene.table.House.BEN;
import static ecumene.table.House.EVE;
import static ecumene.table.House.codeOf;
import static ecumene.table.House.look;
import static ecumene.table.House.undo;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.Measure;
import ecumene.engine.View;
import ecumene.engine.match.Match;
import ecumene.engine.match.MatchRecord;
import ecumene.table.NewTable.Place;
import ecumene.table.TableException.Code;
import ecumene.tempus.Tempus;
import ecumene.tempus.TempusMove;
import ecumene.tempus.TempusPosition;
import ecumene.testkit.sample.SealedBidsView;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class TimeLineTest {

    private final House house = new House();

    @AfterEach
    void close() {
        house.close();
    }

    private record Seen(View view, List<Measure> points, int round, String phase, List<Integer> awaiting) {}

    @Test
    void aMomentOfThePastIsWhatWasSeenThen() {
        Table table = house.alone("tempus", 3);
        Map<List<Integer>, Seen> seen = new HashMap<>();
        for (int i = 0; !table.summary().finished(); i++) {
            for (Viewer viewer : House.viewers(table)) {
                TableState state = table.state(viewer);
                Summary now = state.summary();
                seen.put(
                        List.of(now.ply(), viewer.seat()),
                        new Seen(state.view(), state.points(), now.round(), now.phase(), now.awaiting()));
            }
            House.playOn(table, 1, i);
            // Now and then over the edge of a kept position: what was taken back is forgotten.
            Integer mover = look(table, 0).log().getLast().seat();
            if (i % 5 == 0 && mover != null && look(table, mover).canUndo()) {
                undo(table, mover);
            }
        }
        assertThat(table.summary().ply()).isGreaterThan(100);
        for (Table each : List.of(table, house.restart().find(table.id()))) {
            for (Viewer viewer : House.viewers(table)) {
                for (int ply = 0; ply < table.summary().ply(); ply++) {
                    if (!seen.containsKey(List.of(ply, viewer.seat()))) {
                        continue; // the table has gone on by itself
                    }
                    PastState past = each.at(viewer, ply);
                    assertThat(new Seen(past.view(), past.points(), past.round(), past.phase(), past.awaiting()))
                            .as("ply %s for %s", ply, viewer)
                            .isEqualTo(seen.get(List.of(ply, viewer.seat())));
                }
            }
        }
    }

    @Test
    void thereIsNothingBeforeTheBeginningAndAfterThePresent() {
        Table table = house.anaAndBen();
        House.playOn(table, 3, 1);
        assertThat(table.at(Viewer.spectator(EVE), 3).seat()).isNull();
        assertThat(codeOf(() -> table.at(Viewer.spectator(EVE), 4))).isEqualTo(Code.NOT_FOUND);
        assertThat(codeOf(() -> table.at(Viewer.spectator(EVE), -1))).isEqualTo(Code.NOT_FOUND);
        assertThat(codeOf(() -> house.tables().fork(table.id(), Viewer.spectator(EVE), 4)))
                .isEqualTo(Code.NOT_FOUND);
    }

    @Test
    void statisticsFollowTheRounds() {
        Table table = house.alone("tempus", 4);
        House.playOn(table, 60, 5);
        Statistics running = table.statistics();
        assertThat(running.moments()).allMatch(moment -> moment.outlook() == null);
        assertThat(running.moments().getLast().ply()).isEqualTo(table.summary().ply());
        House.playOn(table, 100_000, 5);
        Statistics statistics = table.statistics();
        Set<Integer> rounds = new HashSet<>();
        for (Statistics.Moment moment : statistics.moments()) {
            assertThat(rounds.add(moment.round())).as("each round once").isTrue();
            assertThat(moment.points())
                    .isEqualTo(table.at(Viewer.spectator(EVE), moment.ply()).points());
            assertThat(moment.outlook()).hasSize(4);
            assertThat(moment.outlook().stream()
                            .mapToDouble(Double::doubleValue)
                            .sum())
                    .isCloseTo(1, org.assertj.core.data.Offset.offset(1e-6));
        }
        assertThat(statistics.moments().getLast().ply())
                .isEqualTo(table.summary().ply());
        assertThat(statistics.moments()).hasSizeGreaterThan(5);
    }

    @Test
    void aForkWhileTheMatchRunsHoldsNothingHidden() {
        Table table = house.anaAndBen();
        House.playOn(table, 4, 2);
        SealedBidsView truth = (SealedBidsView) look(table, 1).view();
        Set<List<Integer>> otherHands = new HashSet<>();
        for (int i = 0; i < 8; i++) {
            Table fork = house.tables().fork(table.id(), new Viewer(ANA, 0), 4);
            assertThat(look(fork, 0).view()).isEqualTo(look(table, 0).view());
            assertThat(fork.summary().seats()).allMatch(sitting -> sitting.belongsTo(ANA));
            assertThat(fork.info().forkOf()).isEqualTo(table.id());
            assertThat(fork.info().host()).isEqualTo(ANA);
            otherHands.add(((SealedBidsView) look(fork, 1).view()).hand());
            House.playOn(fork, 1_000, i);
            assertThat(fork.summary().finished()).isTrue();
            assertThat(house.restart().find(fork.id()).summary()).isEqualTo(fork.summary());
        }
        assertThat(otherHands).hasSizeGreaterThan(4).doesNotContain(truth.hand());
        assertThat(codeOf(() -> house.tables().fork(table.id(), new Viewer(ANA, 1), 4)))
                .isEqualTo(Code.NOT_YOUR_SEAT);
        Table watched = house.tables().fork(table.id(), Viewer.spectator(EVE), 4);
        assertThat(watched.state(Viewer.spectator(BEN)).view())
                .isEqualTo(table.state(Viewer.spectator(BEN)).view());
        assertThat(table.summary().ply()).as("the original is untouched").isEqualTo(4);
    }

    @Test
    void aForkAfterTheEndIsExact() {
        Table table = house.alone("tempus", 3);
        House.playOn(table, 100_000, 9);
        int last = table.summary().ply();
        for (int ply : new int[] {0, 1, 49, 50, 51, last - 1}) {
            Table fork = house.tables().fork(table.id(), new Viewer(EVE, 2), ply);
            for (int seat = 0; seat < 3; seat++) {
                // From there on the table may already have answered what was no question.
                assertThat(fork.at(new Viewer(EVE, seat), 0).view())
                        .isEqualTo(table.at(new Viewer(EVE, seat), ply).view());
            }
        }
        assertThat(codeOf(() -> house.tables().fork(table.id(), new Viewer(EVE, 2), last)))
                .isEqualTo(Code.MATCH_OVER);
    }

    @Test
    @SuppressWarnings("unchecked") // a record of Tempus
    void theRecordReplaysToTheEnd() {
        Table table = house.alone("tempus", 3);
        House.playOn(table, 100_000, 11);
        Match<TempusPosition, TempusMove> match =
                Match.replay(new Tempus(), (MatchRecord<TempusMove>) table.record(), Integer.MAX_VALUE);
        assertThat(match.result()).isEqualTo(table.summary().result());
        assertThat(match.game().view(match.position(), 1))
                .isEqualTo(look(table, 1).view());
    }

    @Test
    void aRematchKeepsOptionsAndBotsAndFreesTheOthersSeats() {
        Table table = house.tables()
                .open(new NewTable(
                        "sealed-bids",
                        Map.of("round-limit", "1"),
                        ANA,
                        new ArrayList<>(List.of(Place.me("Ana"), Place.person(null), Place.bot("random"))),
                        Pace.SLOW,
                        true));
        table.join(BEN, 1, "", "Ben");
        assertThat(codeOf(() -> house.tables().rematch(table.id(), BEN))).isEqualTo(Code.MATCH_RUNNING);
        org.awaitility.Awaitility.await().until(() -> {
            if (table.summary().isTurnOf(ANA)) {
                House.playFirst(table, 0);
            }
            if (table.summary().isTurnOf(BEN)) {
                House.playFirst(table, 1);
            }
            return table.summary().finished();
        });
        assertThat(codeOf(() -> house.tables().rematch(table.id(), EVE))).isEqualTo(Code.FORBIDDEN);
        Table again = house.tables().rematch(table.id(), BEN);
        assertThat(again.info().options()).isEqualTo(table.info().options());
        assertThat(again.info().pace()).isEqualTo(Pace.SLOW);
        assertThat(again.info().host()).isEqualTo(BEN);
        assertThat(again.summary().seats())
                .containsExactly(Sitting.free("Ana"), Sitting.person(BEN, "Ben"), Sitting.bot("random"));
        assertThat(house.store.beginning(again.id()).seed())
                .isNotEqualTo(house.store.beginning(table.id()).seed());
    }
}
