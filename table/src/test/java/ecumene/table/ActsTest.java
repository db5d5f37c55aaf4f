package ecumene.table;

import static ecumene.table.House.ANA;
import static ecumene.table.House.BEN;
import static ecumene.table.House.EVE;
import static ecumene.table.House.codeOf;
import static ecumene.table.House.play;
import static ecumene.table.House.playAll;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.Measure;
import ecumene.engine.View;
import ecumene.table.NewTable.Place;
import ecumene.table.TableException.Code;
import ecumene.table.passing.PassingMove.Draw;
import ecumene.table.passing.PassingMove.End;
import ecumene.table.passing.PassingMove.Pass;
import ecumene.table.passing.PassingMove.Work;
import ecumene.table.passing.PassingView;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** What others did is told act by act, each as the viewer saw it then. */
class ActsTest {

    private final House house = new House();

    @AfterEach
    void close() {
        house.close();
    }

    @Test
    void threeBotsBetweenTwoQuestionsAreThreeActs() {
        Table table =
                house.open("passing", Place.me("Ana"), Place.bot("random"), Place.bot("random"), Place.bot("random"));
        TableState asked = table.state(new Viewer(ANA, 0));
        TableState after = play(table, 0, new End());
        assertThat(after.acts()).extracting(Act::seat).startsWith(0);
        Awaitility.await()
                .atMost(Duration.ofSeconds(20))
                .until(() -> table.summary().isTurnOf(ANA));
        TableState back = table.stateSince(new Viewer(ANA, 0), asked.version());
        assertThat(back.acts()).extracting(Act::seat).startsWith(0, 1, 2, 3);
        int ply = 0;
        for (Act act : back.acts()) {
            assertThat(act.from()).isEqualTo(ply);
            ply = act.ply();
            assertThat(act.view())
                    .isEqualTo(
                            ply == back.summary().ply()
                                    ? null
                                    : table.at(new Viewer(ANA, 0), ply).view());
        }
        assertThat(ply).isEqualTo(back.summary().ply());
    }

    @Test
    void anActEndsWithTheSeatTheRoundOrThePhase() {
        Table table = house.passing();
        playAll(table, 0, new Work(), new Work());
        playAll(table, 0, new Draw());
        playAll(table, 0, new End());
        play(table, 1, new Pass());
        play(table, 1, new End());
        TableState since = table.stateSince(Viewer.spectator(EVE), 1);
        assertThat(since.acts())
                .containsExactly(
                        new Act(
                                0,
                                4,
                                0,
                                1,
                                "play",
                                new PassingView(1, List.of(2, 0), -1),
                                List.of(new Measure("gold", List.of(2, 0)))),
                        new Act(4, 6, 1, 1, "play", null, null));
        assertThat(table.state(Viewer.spectator(EVE)).acts())
                .as("it continues nothing")
                .isEmpty();
        play(table, 0, new Pass());
        play(table, 0, new End());
        assertThat(table.acts(Viewer.spectator(EVE), 0, 8, false))
                .extracting(Act::ply)
                .containsExactly(0, 4, 6, 7, 8);
        assertThat(table.acts(Viewer.spectator(EVE), 4, 7, false))
                .extracting(Act::ply)
                .containsExactly(6, 7);
        assertThat(table.acts(Viewer.spectator(EVE), 1, 4, false))
                .as("a gesture is not torn apart")
                .extracting(Act::from)
                .containsExactly(0);
        assertThat(table.acts(Viewer.spectator(EVE), 0, 8, false)).allMatch(act -> act.view() != null);
        assertThat(table.acts(Viewer.spectator(EVE), 0, 8, true))
                .as("deed by deed, each with the table as it stood then")
                .extracting(Act::ply)
                .containsExactly(0, 2, 3, 4, 5, 6, 7, 8);
    }

    @Test
    void viewsAreThoseOfTheViewerAtThatMoment() {
        Table table = house.passing();
        List<View> seen = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            playAll(table, 0, new Draw());
            seen.add(table.state(new Viewer(ANA, 0)).view());
        }
        play(table, 0, new End());
        for (Act act : table.acts(Viewer.spectator(EVE), 0, 5, false)) {
            assertThat(((PassingView) act.view()).hand()).isEqualTo(-1);
        }
        for (Act act : table.acts(new Viewer(BEN, 1), 0, 5, false)) {
            assertThat(((PassingView) act.view()).hand()).as("Ben's own").isEqualTo(1);
        }
        assertThat(table.acts(new Viewer(ANA, 0), 0, 3, false).getLast().view()).isEqualTo(seen.get(2));
        assertThat(codeOf(() -> table.acts(new Viewer(BEN, 0), 0, 5, false))).isEqualTo(Code.NOT_YOUR_SEAT);
        assertThat(codeOf(() -> table.acts(new Viewer(BEN, 1), 0, 6, false))).isEqualTo(Code.NOT_FOUND);
        assertThat(codeOf(() -> table.acts(new Viewer(BEN, 1), -1, 5, false))).isEqualTo(Code.NOT_FOUND);
    }

    @Test
    void onlyTheNewestActsAreToldByThemselves() {
        Table table = house.alone("tempus", 3);
        House.playOn(table, 100_000, 3);
        TableState all = table.stateSince(Viewer.spectator(EVE), 0);
        assertThat(all.acts()).hasSize(30);
        assertThat(all.acts().getLast().ply()).isEqualTo(table.summary().ply());
        List<Act> first = table.acts(Viewer.spectator(EVE), 0, table.summary().ply(), false);
        assertThat(first).hasSizeLessThanOrEqualTo(Table.MOST_ACTS);
        assertThat(first.getFirst().seat()).as("the set-up").isNull();
        for (Act act : first) {
            assertThat(act.view())
                    .isEqualTo(table.at(Viewer.spectator(EVE), act.ply()).view());
        }
    }
}
