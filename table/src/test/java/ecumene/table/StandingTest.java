package ecumene.table;

import static ecumene.table.House.ANA;
import static ecumene.table.House.BEN;
import static ecumene.table.House.EVE;
import static ecumene.table.House.codeOf;
import static ecumene.table.House.look;
import static ecumene.table.House.play;
import static ecumene.table.House.playAll;
import static ecumene.table.House.undo;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.Move;
import ecumene.table.NewTable.Place;
import ecumene.table.Standing.Left;
import ecumene.table.Standing.Until;
import ecumene.table.TableException.Code;
import ecumene.table.passing.PassingMove;
import ecumene.table.passing.PassingMove.Draw;
import ecumene.table.passing.PassingMove.End;
import ecumene.table.passing.PassingMove.Pass;
import ecumene.table.passing.PassingMove.Take;
import ecumene.table.passing.PassingMove.Work;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.awaitility.Awaitility;
import org.awaitility.core.ConditionFactory;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** What the table answers for people: what they have left standing, and where they have no choice. */
class StandingTest {

    private final House house = new House();
    private final Table table = house.passing();

    @AfterEach
    void close() {
        house.close();
    }

    private static ConditionFactory soon() {
        return Awaitility.await().atMost(Duration.ofSeconds(10));
    }

    private static void aWhile() {
        Awaitility.await().pollDelay(Duration.ofMillis(1200)).until(() -> true);
    }

    @Test
    void whatIsLeftStandingIsGivenAfterAWhile() {
        table.leaveStanding(BEN, 1, "answer", Until.MATCH);
        assertThat(look(table, 1).standing()).isEqualTo(new Standing(null, List.of(new Left("answer", Until.MATCH))));
        assertThat(look(table, 0).standing()).as("nobody else knows").isEqualTo(Standing.NONE);
        long begun = System.nanoTime();
        play(table, 0, new End());
        assertThat(look(table, 1).standing().offered()).isEqualTo(new Standing.Offer("answer", new Pass()));
        soon().until(() -> table.summary().ply() == 2);
        assertThat(Duration.ofNanos(System.nanoTime() - begun)).isGreaterThanOrEqualTo(StandingClock.DELAY);
        assertThat(house.store.journalOf(table.id()).getLast())
                .isEqualTo(new Entry.Moved(house.now(), 1, List.of(new Pass()), true));
        assertThat(look(table, 0).log().getLast().quiet()).isTrue();
        assertThat(table.summary().awaiting()).as("on Ben's turn Ben is asked").containsExactly(1);
        assertThat(house.failures).isEmpty();
    }

    @Test
    void oneMayAnswerOtherwiseBefore() {
        table.leaveStanding(BEN, 1, "answer", Until.MATCH);
        play(table, 0, new End());
        play(table, 1, new Take());
        aWhile();
        assertThat(table.summary().ply()).isEqualTo(2);
    }

    @Test
    void anAnswerForTheRoundIsNotGivenInTheNext() {
        table.leaveStanding(BEN, 1, "answer", Until.ROUND);
        play(table, 0, new End());
        soon().until(() -> table.summary().ply() == 2);
        play(table, 1, new End());
        play(table, 0, new Pass());
        assertThat(table.summary().round()).isEqualTo(2);
        assertThat(look(table, 1).standing().left()).isEmpty();
        play(table, 0, new End());
        int ply = table.summary().ply();
        aWhile();
        assertThat(table.summary().ply()).isEqualTo(ply);
        assertThat(look(table, 1).prompt()).isNotNull();
    }

    @Test
    void itSurvivesARestartAndCanBeTakenAway() {
        table.leaveStanding(BEN, 1, "answer", Until.MATCH);
        play(table, 0, new End());
        Table again = house.restart().find(table.id());
        soon().until(() -> again.summary().ply() == 2);
        again.leaveStanding(BEN, 1, "answer", Until.NEVER);
        assertThat(look(again, 1).standing().left()).isEmpty();
        int version = again.summary().version();
        again.leaveStanding(BEN, 1, "answer", Until.NEVER);
        assertThat(again.summary().version()).as("nothing to take away").isEqualTo(version);
    }

    @Test
    void itIsTheOwnersToLeave() {
        assertThat(codeOf(() -> table.leaveStanding(EVE, 1, "answer", Until.MATCH)))
                .isEqualTo(Code.NOT_YOUR_SEAT);
        assertThat(codeOf(() -> table.leaveStanding(ANA, 1, "answer", Until.MATCH)))
                .isEqualTo(Code.NOT_YOUR_SEAT);
        assertThat(codeOf(() -> table.leaveStanding(BEN, 1, "turn", Until.MATCH)))
                .isEqualTo(Code.BAD_REQUEST);
        assertThat(codeOf(() -> table.leaveStanding(BEN, 1, "nothing", Until.MATCH)))
                .isEqualTo(Code.BAD_REQUEST);
        House.playOn(table, 1_000, 1);
        assertThat(codeOf(() -> table.leaveStanding(BEN, 1, "answer", Until.MATCH)))
                .isEqualTo(Code.MATCH_OVER);
    }

    @Test
    void aBotTakesItsWholeTimeWhereNotAnsweringTells() {
        try (House quiet = House.thoughtless()) {
            Table alone = quiet.open("passing", Place.me("Ana"), Place.bot("mcts:300ms"));
            play(alone, 0, new End());
            assertThat(alone.steward().nextThought().leastTime()).isEqualTo(Duration.ofMillis(300));
        }
    }

    @Test
    void whoPlaysAtRandomThrowsNothingAway() {
        try (House quiet = House.thoughtless()) {
            Table alone = quiet.open("passing", Place.me("Ana"), Place.bot("random"));
            playAll(alone, 0, new Work(), new End());
            alone.steward().playThought(alone.steward().nextThought(), new Pass());
            // Ana has gold and would see what is drawn.
            Set<Move> wanted = new HashSet<>();
            for (int time = 0; time < 100; time++) {
                wanted.add(new Minds().play(alone.steward().nextThought()).move());
            }
            assertThat(wanted).containsExactlyInAnyOrder(new Work(), new End());
        }
    }

    @Test
    void aCaretakerAmongBotsTakesItsTime() {
        try (House quiet = House.thoughtless()) {
            Table alone = quiet.open("passing", Place.me("Ana"), Place.bot("greedy"));
            alone.setSeat(ANA, 0, SeatChange.CARETAKER, "greedy");
            assertThat(alone.steward().nextThought().leastTime()).isEqualTo(Duration.ofSeconds(2));
            Table withBen = quiet.open("passing", Place.me("Ana"), Place.me("Ben"));
            withBen.setSeat(ANA, 0, SeatChange.CARETAKER, "greedy");
            assertThat(withBen.steward().nextThought().leastTime())
                    .as("somebody plays")
                    .isZero();
        }
    }

    // ---------------------------------------------------------------- no choice

    @Test
    void whoIsAloneWithBotsIsNotAskedWithoutAChoice() {
        Table alone = house.alone("passing", 2);
        play(alone, 0, new End());
        play(alone, 1, new Take());
        play(alone, 1, new End());
        play(alone, 0, new Take());
        assertThat(alone.summary().round()).isEqualTo(2);
        // Nobody has a card now: what is asked after a turn has one answer.
        TableState after = play(alone, 0, new End());
        assertThat(after.summary().awaiting()).containsExactly(1);
        assertThat(after.log()).extracting(LogLine::quiet).containsExactly(false, true);
        assertThat(house.store.journalOf(alone.id()).getLast())
                .isEqualTo(new Entry.Moved(house.now(), 1, List.of(new Pass()), true));
        assertThat(house.restart().find(alone.id()).state(new Viewer(ANA, 0)))
                .isEqualTo(alone.state(new Viewer(ANA, 0)));
    }

    @Test
    void nobodyIsCarriedPastWhatCanStillBeTakenBack() {
        Table alone = richWithoutACard();
        // Rich and without a card: there is nothing but to draw, and then there is no way back.
        TableState rich = play(alone, 0, new Work());
        assertThat(rich.moves()).hasSize(1).first().isEqualTo(new Draw());
        assertThat(rich.canUndo()).isTrue();
        undo(alone, 0);
        assertThat(look(alone, 0).moves()).hasSize(3);
    }

    @Test
    void anOnlyAnswerThatClosesTheWayBackIsGivenWhenTheTimeToThinkAgainIsOver() {
        Table alone = richWithoutACard();
        TableState rich = alone.play(ANA, work(alone), Duration.ofMillis(300));
        assertThat(rich.prompt()).as("nothing is asked").isNull();
        assertThat(rich.moves()).isEmpty();
        assertThat(rich.canUndo()).isTrue();
        int ply = rich.summary().ply();
        soon().until(() -> alone.summary().ply() > ply);
        assertThat(house.store.journalOf(alone.id()).get(rich.version()))
                .isEqualTo(new Entry.Moved(house.now(), 0, List.of(new Draw()), true));
        assertThat(house.failures).isEmpty();
    }

    @Test
    void anOnlyAnswerThatLosesSomethingIsAskedForAsLongAsThereIsAWayBack() {
        Table alone = richWithoutACard(new Take());
        TableState rich = alone.play(ANA, work(alone), Duration.ofMillis(300));
        assertThat(rich.moves())
                .as("the rival has gold and would see what is drawn")
                .hasSize(1);
        assertThat(rich.canUndo()).isTrue();
        aWhile();
        assertThat(alone.summary().ply()).isEqualTo(rich.summary().ply());
    }

    @Test
    void whoThinksAgainInTimeIsAskedAgain() {
        Table alone = richWithoutACard();
        TableState rich = alone.play(ANA, work(alone), Duration.ofMillis(300));
        undo(alone, 0);
        aWhile();
        assertThat(alone.summary().ply()).isEqualTo(rich.summary().ply() - 1);
        assertThat(look(alone, 0).moves()).hasSize(3);
    }

    /** One more work, and there is nothing but to draw. */
    private Table richWithoutACard() {
        return richWithoutACard(new Pass());
    }

    /** @param rival what the other one has answered before */
    private Table richWithoutACard(PassingMove rival) {
        Table alone = house.alone("passing", 2);
        play(alone, 0, new End());
        play(alone, 1, rival);
        play(alone, 1, new End());
        play(alone, 0, new Take());
        return alone;
    }

    private static Gesture work(Table table) {
        TableState now = look(table, 0);
        return new Gesture(0, now.summary().ply(), now.undone(), List.of(new Work()));
    }

    @Test
    void amongPeopleEverybodyIsAsked() {
        play(table, 0, new End());
        play(table, 1, new Take());
        play(table, 1, new End());
        play(table, 0, new Take());
        play(table, 0, new End());
        assertThat(look(table, 1).moves()).hasSize(1);
    }

    @Test
    void whatTheTableAnsweredIsTakenBackWithTheGestureBeforeIt() {
        Ledger<?, ?> ledger =
                Ledger.replay(table.game(), house.store.beginning(table.id()), house.store.journalOf(table.id()));
        ledger.add(new Entry.Moved(house.now(), 0, List.of(new Work(), new Work()), false));
        ledger.add(new Entry.Moved(house.now(), 0, List.of(new Work()), true));
        ledger.add(new Entry.Moved(house.now(), 0, List.of(new End()), true));
        assertThat(ledger.canUndo(0)).isTrue();
        ledger.add(new Entry.Undone(house.now(), 0));
        assertThat(ledger.ply()).isZero();
        ledger.add(new Entry.Moved(house.now(), 0, List.of(new Work()), true));
        assertThat(ledger.canUndo(0)).as("the table would only answer again").isFalse();
    }

    @Test
    void whatTheTableAnsweredByItselfIsNotTakenBack() {
        table.leaveStanding(BEN, 1, "answer", Until.MATCH);
        play(table, 0, new End());
        soon().until(() -> table.summary().ply() == 2);
        assertThat(look(table, 1).canUndo()).as("Ben has done nothing").isFalse();
        playAll(table, 1, new Work());
        undo(table, 1);
        assertThat(table.summary().ply()).isEqualTo(2);
        playAll(table, 1, new Draw());
        assertThat(look(table, 1).canUndo()).isFalse();
    }
}
