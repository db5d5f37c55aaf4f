package ecumene.tempus;

import static ecumene.tempus.Moves.actLater;
import static ecumene.tempus.Moves.actTwice;
import static ecumene.tempus.Moves.advance;
import static ecumene.tempus.Moves.attack;
import static ecumene.tempus.Moves.child;
import static ecumene.tempus.Moves.city;
import static ecumene.tempus.Moves.done;
import static ecumene.tempus.Moves.endAction;
import static ecumene.tempus.Moves.endTurn;
import static ecumene.tempus.Moves.idea;
import static ecumene.tempus.Moves.leader;
import static ecumene.tempus.Moves.move;
import static ecumene.tempus.Moves.religion;
import static ecumene.tempus.Table.BLUE;
import static ecumene.tempus.Table.EAST;
import static ecumene.tempus.Table.GREEN;
import static ecumene.tempus.Table.RED;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.tempus.component.Era;
import ecumene.testkit.Rule;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The Government card: two actions now, or all actions a round later. */
class GovernmentTest {

    private static final String CARD = "government-hills";

    /** Nobody else has cards, and nobody has more than one action possible but ideas. */
    private static Table red() {
        return Table.ofThree().token(RED, "c6r6", "c5r5").token(BLUE, "c9r5").token(GREEN, "c3r7");
    }

    // ---------------------------------------------------------------- two actions

    @Rule(Rulebook.GOVERNMENT)
    @Test
    void doubleSpendsTwoTokensOnTwoActionsInOneRound() {
        Table table = red().hand(RED, CARD).turnOf(RED);

        table.play(actTwice(CARD), move("c6r6", "c6r5"));
        assertThat(table.asked()).isEqualTo(RED);
        table.play(child("c5r5"));

        assertThat(table.asked()).isEqualTo(BLUE);
        assertThat(table.seat(RED).actionTokens()).isEqualTo(1);
    }

    @Rule(Rulebook.GOVERNMENT)
    @Test
    void doubleMayComeAfterTheFirstAction() {
        Table table = red().hand(RED, CARD).turnOf(RED);

        table.play(child("c6r6"), actTwice(CARD), child("c5r5"));

        assertThat(table.asked()).isEqualTo(BLUE);
        assertThat(table.seat(RED).actionTokens()).isEqualTo(1);
    }

    @Rule(Rulebook.GOVERNMENT)
    @Test
    void bothActionsMustBeTaken() {
        Table table = red().hand(RED, CARD, "weapons-hills").turnOf(RED);

        table.play(actTwice(CARD));
        assertThat(table.refusal(endTurn())).isEqualTo(TempusRefusal.ACTION_STILL_TO_TAKE);
        table.play(idea());
        assertThat(table.refusal(endTurn())).isEqualTo(TempusRefusal.ACTION_STILL_TO_TAKE);
        table.play(idea());
        assertThat(table.allows(endTurn())).isTrue();
    }

    @Rule(Rulebook.GOVERNMENT)
    @Test
    void theFirstActionIsFinishedBeforeTheSecondBegins() {
        Table table = red().era(Era.TRADE)
                .tokens(RED, 2, "c3r4")
                .hand(RED, CARD, "weapons-hills")
                .turnOf(RED);

        table.play(actTwice(CARD), move("c6r6", "c6r5"));

        assertThat(table.refusal(idea())).isEqualTo(TempusRefusal.FINISH_THE_ACTION_FIRST);
        assertThat(table.refusal(child("c5r5"))).isEqualTo(TempusRefusal.FINISH_THE_ACTION_FIRST);
        assertThat(table.refusal(city("c3r4", 2))).isEqualTo(TempusRefusal.FINISH_THE_ACTION_FIRST);
        assertThat(table.refusal(Moves.attack("c5r5", "c6r6"))).isEqualTo(TempusRefusal.FINISH_THE_ACTION_FIRST);
        table.play(endAction());
        assertThat(table.refusal(endAction())).isEqualTo(TempusRefusal.NO_ACTION_TO_END);
        table.play(city("c3r4", 2));
        assertThat(table.seat(RED).actionTokens()).isEqualTo(2);
    }

    @Rule(Rulebook.GOVERNMENT)
    @Test
    void childrenThenMoveFinishInOrderToo() {
        Table table = red().era(Era.AGRICULTURE).hand(RED, CARD).turnOf(RED);

        table.play(actTwice(CARD), child("c6r6"));

        assertThat(table.refusal(move("c6r6", "c6r5"))).isEqualTo(TempusRefusal.FINISH_THE_ACTION_FIRST);
        table.play(endAction(), move("c6r6", "c6r5"));
        assertThat(table.tokens("c6r5")).isEqualTo(1);
    }

    @Rule(Rulebook.GOVERNMENT)
    @Test
    void twoMoveActionsInARowMoveTheSameTokenTwice() {
        Table table = red().hand(RED, CARD).turnOf(RED);

        table.play(actTwice(CARD), move("c6r6", "c6r5"), move("c6r5", "c7r5"));

        assertThat(table.tokens("c7r5")).isEqualTo(1);
        assertThat(table.seat(RED).actionTokens()).isEqualTo(1);
    }

    @Rule(Rulebook.GOVERNMENT)
    @Test
    void twoChildrenActionsInARowUseTheSameHexTwice() {
        Table table = Table.ofThree()
                .era(Era.WRITING)
                .era(RED, Era.WRITING)
                .token(RED, "c6r6")
                .hand(RED, CARD, "sanitation-hills")
                .turnOf(RED);

        table.play(actTwice(CARD), child("c6r6"), Moves.sanitation("sanitation-hills", "c6r6"), child("c6r6"));

        assertThat(table.tokens("c6r6")).isEqualTo(3);
    }

    @Rule(Rulebook.GOVERNMENT)
    @Test
    void severalCardsAddSeveralActions() {
        Table table = red().hand(RED, CARD, "government-forest").turnOf(RED);

        table.play(actTwice(CARD), actTwice("government-forest"), child("c6r6"), child("c5r5"), move("c6r6", "c6r5"));

        assertThat(table.seat(RED).actionTokens()).isZero();
        assertThat(table.asked()).isEqualTo(BLUE);
    }

    @Rule(Rulebook.GOVERNMENT)
    @Test
    void doubleNeedsTwoActionTokens() {
        Table one = red().actionTokens(RED, 1).hand(RED, CARD).turnOf(RED);
        assertThat(one.refusal(actTwice(CARD))).isEqualTo(TempusRefusal.NOT_ENOUGH_ACTION_TOKENS);

        Table after = red().actionTokens(RED, 1).hand(RED, CARD).turnOf(RED);
        after.play(child("c6r6"));
        assertThat(after.refusal(actTwice(CARD))).isEqualTo(TempusRefusal.NOT_ENOUGH_ACTION_TOKENS);

        Table two =
                red().actionTokens(RED, 2).hand(RED, CARD, "government-forest").turnOf(RED);
        two.play(actTwice(CARD));
        assertThat(two.refusal(actTwice("government-forest"))).isEqualTo(TempusRefusal.NOT_ENOUGH_ACTION_TOKENS);
    }

    @Rule(Rulebook.GOVERNMENT)
    @Test
    void whoDoublesRunsOutOfTokensARoundEarlier() {
        Table table = red().hand(RED, CARD).turnOf(RED);

        table.play(actTwice(CARD), child("c6r6"), child("c5r5"));

        assertThat(turns(table))
                .containsExactly("1 blue", "1 green", "2 red", "2 blue", "2 green", "3 blue", "3 green");
    }

    // ---------------------------------------------------------------- later

    @Rule(Rulebook.GOVERNMENT)
    @Test
    void delayPutsAllActionsOffByARound() {
        Table table = red().hand(RED, CARD).turnOf(RED);

        table.play(actLater(CARD));

        assertThat(table.asked()).isEqualTo(BLUE);
        assertThat(table.seat(RED).actionTokens()).isEqualTo(3);
        assertThat(table.seat(RED).delayed()).isTrue();
        assertThat(turns(table))
                .containsExactly(
                        "1 blue", "1 green", "2 red", "2 blue", "2 green", "3 red", "3 blue", "3 green", "4 red");
    }

    @Rule(Rulebook.GOVERNMENT)
    @Test
    void afterADelayThereIsOneActionPerRound() {
        Table table = red().hand(RED, CARD, "government-forest").turnOf(RED);

        table.play(actLater(CARD), endTurn()).skipTo(1, 2, RED);

        assertThat(table.refusal(actTwice("government-forest")))
                .isEqualTo(TempusRefusal.ONE_ACTION_PER_ROUND_AFTER_DELAY);
        table.play(idea());
        assertThat(table.refusal(actTwice("government-forest")))
                .isEqualTo(TempusRefusal.ONE_ACTION_PER_ROUND_AFTER_DELAY);
    }

    @Rule(Rulebook.GOVERNMENT)
    @Test
    void aSecondDelayIsAllowed() {
        Table table = red().hand(RED, CARD, "government-forest").turnOf(RED);

        table.play(actLater(CARD)).skipTo(1, 2, RED).play(actLater("government-forest"));

        assertThat(table.seat(RED).actionTokens()).isEqualTo(3);
        assertThat(turns(table)).containsExactly("2 blue", "2 green", "3 red", "3 blue", "3 green", "4 red", "5 red");
    }

    @Rule(Rulebook.GOVERNMENT)
    @Test
    void theLastTokenMayBeDelayedAndIsUsedInTheSameTurn() {
        Table table = red().actionTokens(RED, 1)
                .actionTokens(BLUE, 1)
                .actionTokens(GREEN, 1)
                .hand(RED, CARD)
                .turnOf(RED);

        table.play(actLater(CARD));

        assertThat(turns(table)).containsExactly("1 blue", "1 green", "2 red");
    }

    @Rule(Rulebook.GOVERNMENT)
    @Test
    void delayIsOnlyForARoundWithoutAnAction() {
        Table acted = red().hand(RED, CARD).turnOf(RED);
        acted.play(child("c6r6"));
        assertThat(acted.refusal(actLater(CARD))).isEqualTo(TempusRefusal.TOO_LATE_TO_DELAY);

        Table twice = red().hand(RED, CARD, "government-forest").turnOf(RED);
        twice.play(actTwice(CARD));
        assertThat(twice.refusal(actLater("government-forest"))).isEqualTo(TempusRefusal.TOO_LATE_TO_DELAY);
        twice.play(child("c6r6"));
        assertThat(twice.refusal(actLater("government-forest"))).isEqualTo(TempusRefusal.TOO_LATE_TO_DELAY);

        Table waiting = red().hand(RED, CARD, "government-forest").turnOf(RED);
        waiting.play(actLater(CARD));
        assertThat(waiting.refusal(actLater("government-forest")))
                .as("one delay in a round")
                .isEqualTo(TempusRefusal.TOO_LATE_TO_DELAY);
    }

    @Rule({Rulebook.GOVERNMENT, Rulebook.IDEA})
    @Test
    void otherCardsMayBePlayedBesideADelay() {
        Table before = missionaries();
        before.play(religion("religion-hills", "c7r5", "c6r6"), actLater(CARD));
        assertThat(before.seat(RED).actionTokens()).isEqualTo(3);
        assertThat(before.tokens("c6r6")).isEqualTo(2);

        Table after = missionaries();
        after.play(actLater(CARD));
        assertThat(after.asked()).isEqualTo(RED);
        assertThat(after.question()).isEqualTo("Waiting");
        for (TempusMove action :
                List.of(idea(), child("c6r6"), move("c6r6", "c6r7"), attack("c6r6", "c6r5"), city("c6r6", 2))) {
            assertThat(after.refusal(action))
                    .as("nothing was done: the actions are put off")
                    .isEqualTo(TempusRefusal.NO_ACTION_WHILE_WAITING);
        }
        assertThat(TempusRefusal.NO_ACTION_WHILE_WAITING.rule()).isEqualTo(Rulebook.GOVERNMENT);
        assertThat(after.refusal(Moves.transport("transport-hills"))).isEqualTo(TempusRefusal.ONLY_WITH_A_MOVE);
        after.play(religion("religion-hills", "c7r5", "c6r6"), leader("military-leader-hills", "c6r6", "c6r5"), done());
        after.play(advance(0), endTurn());
        assertThat(after.asked()).isEqualTo(BLUE);
        assertThat(after.seat(RED).actionTokens())
                .as("no action token was spent")
                .isEqualTo(3);
        assertThat(after.seat(RED).delayed()).isTrue();
        after.skipTo(1, 2, RED);
        assertThat(after.allows(idea())).as("one action a round later").isTrue();
        after.play(idea());
        assertThat(after.refusal(idea())).isEqualTo(TempusRefusal.ACTION_ALREADY_TAKEN);
    }

    private static Table missionaries() {
        return red().token(BLUE, EAST)
                .token(BLUE, "c7r5", "c6r5")
                .hand(RED, CARD, "religion-hills", "military-leader-hills", "transport-hills")
                .turnOf(RED);
    }

    @Rule(Rulebook.GOVERNMENT)
    @Test
    void doubleFirstAndDelayInALaterRoundIsAllowed() {
        Table table =
                red().era(Era.INDUSTRY).hand(RED, CARD, "government-forest").turnOf(RED);

        table.play(actTwice(CARD), child("c6r6"), child("c5r5"), move("c6r6", "c6r5"), endTurn());
        table.skipTo(9, 2, RED);

        assertThat(table.allows(actLater("government-forest"))).isTrue();
    }

    // ---------------------------------------------------------------- the card

    @Rule({Rulebook.GOVERNMENT, Rulebook.END_OF_ERA})
    @Test
    void theCardLiesInFrontUntilTheEndOfTheEra() {
        Table table = red().hand(RED, CARD).turnOf(RED);

        table.play(actLater(CARD));
        assertThat(Table.ids(table.seat(RED).inFront())).containsExactly(CARD);
        assertThat(table.hand(RED)).isEmpty();
        assertThat(table.discards()).isEmpty();

        table.skipTo(1, 4, RED);
        assertThat(Table.ids(table.seat(RED).inFront())).containsExactly(CARD);
        table.skipTo(2, 1, BLUE);
        assertThat(table.seat(RED).inFront()).isEmpty();
        assertThat(table.seat(RED).delayed()).isFalse();
        assertThat(table.discards()).contains(CARD);
    }

    @Rule(Rulebook.GOVERNMENT)
    @Test
    void onlyAGovernmentOfTheOwnHandGoverns() {
        Table table = red().hand(RED, "weapons-hills").turnOf(RED);

        assertThat(table.refusal(actTwice("weapons-hills"))).isEqualTo(TempusRefusal.WRONG_CARD);
        assertThat(table.refusal(actLater("weapons-hills"))).isEqualTo(TempusRefusal.WRONG_CARD);
        assertThat(table.refusal(actTwice(CARD))).isEqualTo(TempusRefusal.CARD_NOT_IN_HAND);
        assertThat(table.refusal(actLater(CARD))).isEqualTo(TempusRefusal.CARD_NOT_IN_HAND);
    }

    /** Who begins an action in which round, from now to the end of the era, if everybody has ideas only. */
    private static List<String> turns(Table table) {
        List<String> turns = new ArrayList<>();
        String[] names = {"red", "blue", "green"};
        while (table.position().turn() == 1
                && table.game().phase(table.position()).equals("actions")) {
            if (table.allows(idea())) {
                turns.add(table.position().round() + " " + names[table.asked()]);
            }
            table.play(table.game().defaultMove(table.position(), table.asked()));
        }
        return turns;
    }
}
