package ecumene.tempus;

import static ecumene.tempus.Moves.actTwice;
import static ecumene.tempus.Moves.child;
import static ecumene.tempus.Moves.done;
import static ecumene.tempus.Moves.endAction;
import static ecumene.tempus.Moves.endTurn;
import static ecumene.tempus.Moves.idea;
import static ecumene.tempus.Moves.leader;
import static ecumene.tempus.Moves.move;
import static ecumene.tempus.Moves.religion;
import static ecumene.tempus.Moves.sanitation;
import static ecumene.tempus.Table.BLUE;
import static ecumene.tempus.Table.RED;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.Loss;
import ecumene.tempus.component.Era;
import ecumene.testkit.Rule;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** How a turn ends: nothing is thrown away unsaid, and nothing is asked that cannot be. */
class TurnEndTest {

    private static @Nullable Loss lossOf(Table table, TempusMove move) {
        List<TempusMove> moves = table.legal();
        return table.game()
                .consequences(table.position(), table.asked(), moves)
                .get(moves.indexOf(move))
                .loss();
    }

    @Rule(Rulebook.CHILDREN)
    @Test
    void endingTheTurnSaysThatAChildIsNotBorn() {
        Table table = Table.ofThree()
                .era(Era.AGRICULTURE)
                .token(RED, "c6r6", "c5r5")
                .hand(RED, "weapons-hills")
                .turnOf(RED);
        table.play(child("c6r6"));

        assertThat(table.question()).isEqualTo("MoreChildren");
        assertThat(lossOf(table, endTurn())).isEqualTo(new Loss("unused-children", Map.of("count", 1)));
        assertThat(table.refusal(endAction()))
                .as("the same as ending the turn: one answer is enough")
                .isEqualTo(TempusRefusal.NO_ACTION_TO_END);
    }

    @Rule(Rulebook.MOVE)
    @Test
    void endingTheTurnSaysThatTokensDoNotMove() {
        Table table = Table.ofThree()
                .era(Era.TRADE)
                .token(RED, "c6r6", "c5r5")
                .hand(RED, "weapons-hills")
                .turnOf(RED);
        table.play(move("c6r6", "c6r5"));

        Loss loss = lossOf(table, endTurn());
        assertThat(loss).isEqualTo(new Loss("unused-moves", Map.of("count", 1)));
    }

    @Rule(Rulebook.MILITARY_LEADER)
    @Test
    void withALeaderBothWaysToEndSayWhatIsLost() {
        Table table = Table.ofThree()
                .era(Era.INDUSTRY)
                .tokens(RED, 2, "c6r6")
                .token(RED, "c5r5")
                .token(BLUE, "c7r5")
                .token(BLUE, Table.EAST)
                .hand(RED, "military-leader-hills")
                .turnOf(RED);
        table.play(child("c5r5"));

        assertThat(lossOf(table, endTurn()))
                .isEqualTo(lossOf(table, endAction()))
                .isNotNull();
    }

    @Rule(Rulebook.CHILDREN)
    @Test
    void noMoreChildrenAreAskedForWhereNoneCanBeBorn() {
        Table table = Table.ofThree()
                .era(Era.AGRICULTURE)
                .token(RED, "c6r6")
                .hand(RED, "weapons-hills")
                .turnOf(RED);
        table.play(child("c6r6"));

        assertThat(table.question()).isEqualTo("AfterAction");
        assertThat(table.legal()).containsExactly(endTurn());
        assertThat(lossOf(table, endTurn())).isNull();
    }

    @Rule(Rulebook.SANITATION)
    @Test
    void aFullHexIsAskedForOnlyWithSanitationInHand() {
        Table with = fullNursery("sanitation-hills");
        assertThat(with.question()).isEqualTo("MoreChildren");
        with.play(sanitation("sanitation-hills", "c5r5"), child("c5r5"));
        assertThat(with.tokens("c5r5")).isEqualTo(Era.AGRICULTURE.stackingLimit() + 1);

        Table without = fullNursery("weapons-hills");
        assertThat(without.question()).isEqualTo("AfterAction");
        assertThat(without.game().standing(without.position(), RED))
                .as("what can be left standing must not tell the hand")
                .isNull();
    }

    private static Table fullNursery(String... cards) {
        return Table.ofThree()
                .era(Era.AGRICULTURE)
                .token(RED, "c6r6")
                .tokens(RED, Era.AGRICULTURE.stackingLimit(), "c5r5")
                .hand(RED, cards)
                .turnOf(RED)
                .play(child("c6r6"));
    }

    @Rule(Rulebook.GOVERNMENT)
    @Test
    void anActionThatCannotGoOnIsOverBeforeTheNext() {
        Table table = Table.ofThree()
                .era(Era.INDUSTRY)
                .token(RED, "c6r6")
                .hand(RED, "government-hills", "weapons-hills")
                .turnOf(RED);
        table.play(actTwice("government-hills"), child("c6r6"));

        assertThat(table.question()).isEqualTo("Act");
        assertThat(table.refusal(endAction())).isEqualTo(TempusRefusal.NO_ACTION_TO_END);
        table.play(child("c6r6"));
        assertThat(table.tokens("c6r6")).as("a child of the second action").isEqualTo(3);
        assertThat(table.seat(RED).actionTokens()).isEqualTo(Era.INDUSTRY.actions() - 2);
    }

    @Rule(Rulebook.TRANSPORT)
    @Test
    void transportBeginsTheNextMoveWhereTheFirstCannotGoOn() {
        Table table = Table.ofThree()
                .era(Era.TRADE)
                .token(RED, "c6r6")
                .hand(RED, "government-hills", "transport-hills")
                .turnOf(RED);
        table.play(actTwice("government-hills"), move("c6r6", "c6r5"), Moves.transport("transport-hills"));

        assertThat(table.seat(RED).actionTokens()).isEqualTo(Era.TRADE.actions() - 2);
        table.play(move("c6r5", "c6r6"));
        assertThat(table.tokens("c6r6")).isEqualTo(1);
    }

    @Rule(Rulebook.MEDICINE)
    @Test
    void medicineBeginsTheNextBirthsWhereTheFirstCannotGoOn() {
        Table table = Table.ofThree()
                .era(Era.INDUSTRY)
                .token(RED, "c6r6")
                .hand(RED, "government-hills", "medicine-hills")
                .turnOf(RED);
        table.play(actTwice("government-hills"), child("c6r6"), Moves.medicine("medicine-hills"), child("c6r6"));

        assertThat(table.seat(RED).actionTokens()).isEqualTo(Era.INDUSTRY.actions() - 2);
        assertThat(table.tokens("c6r6")).isEqualTo(3);
    }

    @Rule(Rulebook.MILITARY_LEADER)
    @Test
    void aLeaderNeedNotWaitForAnActionThatCannotGoOn() {
        Table table = Table.ofThree()
                .era(Era.INDUSTRY)
                .tokens(RED, 2, "c6r6")
                .token(BLUE, "c7r5")
                .token(BLUE, Table.EAST)
                .hand(RED, "military-leader-hills")
                .turnOf(RED);
        table.play(child("c6r6"));

        assertThat(table.question()).isEqualTo("AfterAction");
        assertThat(table.allows(leader("military-leader-hills", "c6r6", "c7r5")))
                .isTrue();
    }

    // ---------------------------------------------------------------- what only a card could take further

    /** Red has moved the only token; blue stands beside it and can be converted. Another move is left. */
    private static Table missionary(String... hand) {
        return Table.ofThree()
                .era(Era.TRADE)
                .token(RED, "c6r6")
                .token(BLUE, "c7r5")
                .token(BLUE, Table.EAST)
                .hand(RED, hand)
                .turnOf(RED)
                .play(move("c6r6", "c6r5"));
    }

    @Rule({Rulebook.IDEA, Rulebook.MILITARY_LEADER})
    @Test
    void aMoveThatOnlyReligionCouldTakeFurtherIsCompleteWhenALeaderAttacks() {
        Table table = missionary("religion-hills", "military-leader-hills");
        TempusMove attack = leader("military-leader-hills", "c6r5", "c7r5");

        assertThat(table.question()).isEqualTo("AfterAction");
        assertThat(table.refusal(endAction())).isEqualTo(TempusRefusal.NO_ACTION_TO_END);
        assertThat(lossOf(table, attack)).as("no token is there to move").isNull();
        table.play(attack);
    }

    @Rule({Rulebook.IDEA, Rulebook.RELIGION})
    @Test
    void theTokenJustConvertedMoves() {
        Table table = missionary("religion-hills", "military-leader-hills");

        table.play(religion("religion-hills", "c7r5", "c6r5"));
        assertThat(table.question()).isEqualTo("MoveOn");
        table.play(move("c6r5", "c7r5"));

        assertThat(table.owner("c7r5")).isEqualTo(RED);
        assertThat(table.allows(endAction())).isFalse();
    }

    @Rule({Rulebook.IDEA, Rulebook.GOVERNMENT})
    @Test
    void aMoveThatOnlyReligionCouldTakeFurtherIsCompleteWhenTheSecondActionBegins() {
        Table table = missionary("religion-hills", "government-hills");
        table.play(actTwice("government-hills"));

        assertThat(table.question()).isEqualTo("Act");
        assertThat(table.allows(idea())).isTrue();
        assertThat(table.allows(move("c6r5", "c6r6"))).as("a second move").isTrue();
        table.play(religion("religion-hills", "c7r5", "c6r5"));
        assertThat(table.refusal(idea()))
                .as("the convert may still move")
                .isEqualTo(TempusRefusal.FINISH_THE_ACTION_FIRST);
        table.play(move("c6r5", "c7r5"), idea());
        assertThat(table.seat(RED).actionTokens()).isEqualTo(Era.TRADE.actions() - 2);
    }

    /** Whether an action must be ended goes by the island alone, and so tells nothing about the hand. */
    @Rule({Rulebook.IDEA, Rulebook.GOVERNMENT})
    @Test
    void whetherAnActionMustBeEndedDoesNotTellTheHand() {
        for (String card : List.of("weapons-hills", "religion-hills", "sanitation-hills")) {
            Table table = missionary(card, "government-hills");
            table.play(actTwice("government-hills"));
            assertThat(table.refusal(endAction())).as(card).isEqualTo(TempusRefusal.NO_ACTION_TO_END);
            assertThat(table.allows(idea())).as(card).isTrue();
        }
    }

    /** Nothing is thrown away unsaid: whoever holds the Sanitation that would make room hears what is lost. */
    @Rule({Rulebook.SANITATION, Rulebook.GOVERNMENT})
    @Test
    void anotherActionSaysThatSanitationCouldHaveMadeRoom() {
        Loss child = new Loss("unused-children", Map.of("count", 1));
        for (String card : List.of("sanitation-hills", "weapons-hills")) {
            Table table = fullNursery(card, "government-hills").play(actTwice("government-hills"));

            assertThat(table.question()).isEqualTo("Act");
            @Nullable Loss expected = card.startsWith("sanitation") ? child : null;
            assertThat(lossOf(table, idea())).isEqualTo(expected);
            assertThat(lossOf(table, move("c6r6", "c6r5"))).isEqualTo(expected);
        }
    }

    @Rule(Rulebook.RELIGION)
    @Test
    void whereNobodyCanBeConvertedTheMoveIsOver() {
        Table guarded = Table.ofThree()
                .era(Era.TRADE)
                .token(RED, "c6r6")
                .token(BLUE, "c7r5")
                .hand(RED, "religion-hills", "government-hills")
                .turnOf(RED)
                .play(move("c6r6", "c6r5"), actTwice("government-hills"));
        assertThat(guarded.allows(idea()))
                .as("three hexes or fewer are protected")
                .isTrue();

        Table city = Table.ofThree()
                .era(Era.TRADE)
                .token(RED, "c6r6")
                .city(BLUE, 2, "c7r5")
                .token(BLUE, Table.EAST)
                .hand(RED, "religion-hills", "government-hills")
                .turnOf(RED)
                .play(move("c6r6", "c6r5"), actTwice("government-hills"));
        assertThat(city.allows(idea())).as("cities are not converted").isTrue();
    }

    /** Red is shut in at c5r1 by blue and has moved a token far away; a convert would be shut in too, unless it leaves a gap. */
    @Rule(Rulebook.RELIGION)
    @Test
    void onlyAConvertThatCouldMoveKeepsTheTurnFromBeingOver() {
        for (int guards : List.of(1, 2)) {
            Table table = Table.ofThree()
                    .era(Era.TRADE)
                    .token(RED, "c5r1", "c2r8")
                    .tokens(BLUE, 2, "c4r2", "c5r2")
                    .tokens(BLUE, guards, "c6r2")
                    .token(BLUE, Table.EAST)
                    .hand(RED, "religion-hills")
                    .turnOf(RED)
                    .play(move("c2r8", "c3r8"));

            assertThat(table.allows(religion("religion-hills", "c6r2", "c5r1"))).isTrue();
            assertThat(table.game().standing(table.position(), RED) == null)
                    .as("%s guards", guards)
                    .isEqualTo(guards == 1);
        }
    }

    @Rule(Rulebook.RELIGION)
    @Test
    void withoutTokensInTheSupplyNobodyIsConverted() {
        Table table = Table.ofThree()
                .era(Era.TRADE)
                .token(RED, "c5r1", "c2r8")
                .token(BLUE, "c4r2", "c5r2", "c6r2")
                .token(BLUE, Table.EAST)
                .tokens(RED, 14, "c10r9")
                .hand(RED, "religion-hills", "government-hills")
                .turnOf(RED);

        assertThat(table.supply(RED)).isZero();
        assertThat(table.refusal(religion("religion-hills", "c6r2", "c5r1")))
                .isEqualTo(TempusRefusal.NO_TOKEN_TO_REPLACE_IT);
    }

    // ---------------------------------------------------------------- Transport and Medicine left in the hand

    @Rule({Rulebook.MILITARY_LEADER, Rulebook.TRANSPORT})
    @Test
    void aLeaderCompletesTheMoveAndSaysThatTransportComesTooLate() {
        Table table = Table.ofThree()
                .era(Era.CITIES)
                .token(RED, "c6r6", "c5r5")
                .token(BLUE, "c7r5")
                .token(BLUE, Table.EAST)
                .hand(RED, "military-leader-hills", "transport-hills")
                .turnOf(RED);
        TempusMove attack = leader("military-leader-hills", "c6r6", "c7r5");
        assertThat(lossOf(table, attack)).as("before the action").isNull();
        table.play(move("c5r5", "c4r5"));

        assertThat(lossOf(table, attack)).isEqualTo(new Loss("unused-transport"));
        assertThat(lossOf(table, endTurn())).isNull();
        table.play(attack, done());
        assertThat(table.refusal(Moves.transport("transport-hills"))).isEqualTo(TempusRefusal.ONLY_WITH_A_MOVE);
    }

    @Rule({Rulebook.MILITARY_LEADER, Rulebook.MEDICINE})
    @Test
    void aLeaderCompletesTheBirthsAndSaysThatMedicineComesTooLate() {
        Table table = Table.ofThree()
                .token(RED, "c6r6", "c5r5")
                .token(BLUE, "c7r5")
                .token(BLUE, Table.EAST)
                .hand(RED, "military-leader-hills", "medicine-hills")
                .turnOf(RED);
        table.play(child("c5r5"));
        TempusMove attack = leader("military-leader-hills", "c6r6", "c7r5");

        assertThat(lossOf(table, attack)).isEqualTo(new Loss("unused-medicine"));
        table.play(attack, done());
        assertThat(table.refusal(Moves.medicine("medicine-hills"))).isEqualTo(TempusRefusal.ONLY_WITH_CHILDREN);
    }

    @Rule({Rulebook.GOVERNMENT, Rulebook.TRANSPORT})
    @Test
    void anotherLastActionSaysThatTransportComesTooLate() {
        Table table = Table.ofThree()
                .tokens(RED, 2, "c3r4")
                .token(RED, "c6r6", "c5r5")
                .token(BLUE, "c7r5")
                .token(BLUE, Table.EAST)
                .hand(RED, "government-hills", "government-forest", "transport-hills")
                .turnOf(RED);
        table.play(actTwice("government-hills"), move("c5r5", "c4r5"));

        Loss late = new Loss("unused-transport");
        assertThat(lossOf(table, idea())).isEqualTo(late);
        assertThat(lossOf(table, child("c6r6"))).isEqualTo(late);
        assertThat(lossOf(table, Moves.city("c3r4", 2))).isEqualTo(late);
        assertThat(lossOf(table, Moves.attack("c6r6", "c7r5"))).isEqualTo(late);
        assertThat(lossOf(table, move("c6r6", "c6r5")))
                .as("Transport goes with the next move too")
                .isNull();
        table.play(actTwice("government-forest"));
        assertThat(lossOf(table, idea())).as("a third action is to come").isNull();
    }

    @Rule({Rulebook.GOVERNMENT, Rulebook.MEDICINE})
    @Test
    void anotherLastActionSaysThatMedicineComesTooLate() {
        Table table = Table.ofThree()
                .token(RED, "c6r6", "c5r5")
                .hand(RED, "government-hills", "medicine-hills")
                .turnOf(RED);
        table.play(actTwice("government-hills"), child("c5r5"));

        assertThat(lossOf(table, move("c6r6", "c6r5"))).isEqualTo(new Loss("unused-medicine"));
        assertThat(lossOf(table, child("c6r6"))).isNull();
    }

    // ---------------------------------------------------------------- who is asked

    @Rule(Rulebook.ACTIONS)
    @Test
    void nobodyActsForSomebodyWhoCanOnlyHaveAnIdea() {
        Table table = Table.ofThree().token(RED, "c6r6").city(BLUE, 2, "c9r5").turnOf(RED);

        table.play(move("c6r6", "c6r5"));

        assertThat(table.asked()).isEqualTo(BLUE);
        assertThat(table.legal()).containsExactly(idea());
        assertThat(table.seat(BLUE).actionTokens()).isEqualTo(Era.START.actions());
    }

    /** Whoever holds cards is asked after each action; the answer may be left, whatever the cards are. */
    @Rule(Rulebook.ACTIONS)
    @Test
    void theEndOfTheTurnMayBeLeftStanding() {
        Table table =
                Table.ofThree().token(RED, "c6r6").hand(RED, "sanitation-hills").turnOf(RED);
        assertThat(table.game().standing(table.position(), RED)).isNull();

        table.play(child("c6r6"));

        assertThat(table.question()).isEqualTo("AfterAction");
        assertThat(table.game().standing(table.position(), RED)).isEqualTo(endTurn());
    }

    /** Who draws cards sees them before somebody else sits down at the same screen; so with the outcome of a fight. */
    @Rule({Rulebook.IDEA, Rulebook.FIGHT})
    @Test
    void whatShowsSomethingNewIsNotPassedOver() {
        Table idea =
                Table.ofThree().token(RED, "c6r6").hand(RED, "weapons-hills").turnOf(RED);
        idea.play(idea());
        assertThat(idea.question()).isEqualTo("AfterAction");
        assertThat(idea.game().standing(idea.position(), RED)).isNull();

        Table fight = Table.ofThree()
                .token(RED, "c6r6", "c5r5")
                .token(BLUE, "c7r5")
                .token(BLUE, Table.EAST)
                .hand(RED, "weapons-hills")
                .turnOf(RED);
        fight.play(Moves.attack("c6r6", "c7r5"), done());
        assertThat(fight.question()).isEqualTo("AfterAction");
        assertThat(fight.game().standing(fight.position(), RED)).isNull();
    }

    /** Who can play no card is not told to play one; the question is asked all the same, so that a pause tells nothing. */
    @Rule({Rulebook.ACTIONS, Rulebook.IDEA})
    @Test
    void theQuestionAfterAnActionSpeaksOfCardsOnlyIfOneCanBePlayed() {
        for (String card : List.of("weapons-hills", "sanitation-hills")) {
            Table table = Table.ofThree().token(RED, "c6r6").hand(RED, card).turnOf(RED);
            table.play(child("c6r6"));

            assertThat(table.question()).isEqualTo("AfterAction");
            assertThat(table.game().prompt(table.position(), RED).args())
                    .containsEntry("cards", card.startsWith("sanitation"));
        }
        Table waits = Table.ofThree()
                .token(RED, "c6r6")
                .hand(RED, "government-hills", "weapons-hills")
                .turnOf(RED);
        waits.play(Moves.actLater("government-hills"));
        assertThat(waits.question()).isEqualTo("Waiting");
        assertThat(waits.game().prompt(waits.position(), RED).args()).containsEntry("cards", false);
    }

    @Rule(Rulebook.MILITARY_LEADER)
    @Test
    void aLeaderWithNobodyToAttackIsNoReasonToEndTheAction() {
        Table table = Table.ofThree()
                .era(Era.TRADE)
                .token(RED, "c6r6", "c5r5")
                .token(BLUE, Table.EAST)
                .hand(RED, "military-leader-hills")
                .turnOf(RED);
        table.play(move("c6r6", "c6r5"));

        assertThat(table.question()).isEqualTo("MoveOn");
        assertThat(table.refusal(endAction())).isEqualTo(TempusRefusal.NO_ACTION_TO_END);
    }

    @Rule(Rulebook.MOVE)
    @Test
    void noMoreTokensAreAskedForThanHaveNotMoved() {
        Table table = Table.ofThree()
                .era(Era.TRAINS)
                .token(RED, "c6r6", "c5r5")
                .hand(RED, "weapons-hills")
                .turnOf(RED);
        table.play(move("c6r6", "c6r5"));

        assertThat(table.game().prompt(table.position(), RED).args()).containsEntry("left", 1);
        assertThat(lossOf(table, endTurn())).isEqualTo(new Loss("unused-moves", Map.of("count", 1)));
    }

    /** What one player gives up is nothing for the next. */
    @Rule(Rulebook.ACTIONS)
    @Test
    void theNextTurnBeginsWithAnActionOfItsOwn() {
        Table table = Table.ofThree()
                .era(Era.TRADE)
                .token(RED, "c6r6", "c5r5")
                .token(BLUE, "c9r5", "c9r4")
                .hand(RED, "weapons-hills")
                .hand(BLUE, "weapons-forest")
                .turnOf(RED);

        table.play(move("c6r6", "c6r5"), endTurn());

        assertThat(table.asked()).isEqualTo(BLUE);
        assertThat(table.question()).isEqualTo("Act");
        assertThat(table.refusal(endTurn())).isEqualTo(TempusRefusal.ACTION_STILL_TO_TAKE);
        table.play(move("c9r5", "c8r6"));
        assertThat(table.seat(BLUE).actionTokens()).isEqualTo(Era.TRADE.actions() - 1);
        assertThat(table.position().allowance()).isEqualTo(Era.TRADE.moves() - 1);
    }
}
