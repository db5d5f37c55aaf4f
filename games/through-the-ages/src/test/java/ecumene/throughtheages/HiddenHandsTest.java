package ecumene.throughtheages;

import static ecumene.throughtheages.Moves.action;
import static ecumene.throughtheages.Moves.decline;
import static ecumene.throughtheages.Moves.develop;
import static ecumene.throughtheages.Moves.done;
import static ecumene.throughtheages.Table.BLUE;
import static ecumene.throughtheages.Table.GREEN;
import static ecumene.throughtheages.Table.RED;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.Randomness;
import ecumene.engine.Seats;
import ecumene.testkit.Rule;
import ecumene.throughtheages.component.Age;
import ecumene.throughtheages.component.CivilCard;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The option of hidden civil hands. */
class HiddenHandsTest {

    private static Table hidden(int age) {
        return Table.withHiddenHands(3, age);
    }

    @Rule(Rulebook.HAND)
    @Test
    void civilCardsAreOpenUnlessTheTableHidesThem() {
        Table open = Table.of(3).hand(RED, "I-iron", "A-moses").actionsOf(BLUE);
        assertThat(open.view(BLUE).seats().get(RED).hand()).hasSize(2);
        Table hidden = hidden(1).hand(RED, "I-iron", "A-moses").actionsOf(BLUE);
        assertThat(hidden.view(BLUE).seats().get(RED).hand()).isEmpty();
        assertThat(hidden.view(Seats.SPECTATOR).seats().get(RED).hand()).isEmpty();
        assertThat(hidden.view(RED).seats().get(RED).hand()).hasSize(2);
        assertThat(hidden.view(BLUE).seats().get(RED).civilHand())
                .as("the backs")
                .containsExactly(1, 1, 0, 0);
    }

    @Rule(Rulebook.HAND)
    @Test
    void aPlayedCardIsSeenByAll() {
        Table table = hidden(1).hand(RED, "A-stockpile").actionsOf(RED).play(action("A-stockpile"));
        assertThat(table.view(BLUE).turn().lastPlayed()).isEqualTo(CivilCard.of("A-stockpile"));
        assertThat(table.toldTo(BLUE)).anyMatch(event -> event instanceof ThroughTheAgesEvent.ActionCardPlayed);
    }

    @Rule({Rulebook.HAND, Rulebook.END_OF_AGE})
    @Test
    void antiquatedCardsOfAHiddenHandAreNotShown() {
        Table table = hidden(1)
                .hand(BLUE, "A-moses", "I-iron")
                .row("A-homer", "A-pyramids")
                .civilDeck("I-alchemy")
                .startOf(RED);
        assertThat(table.position().age()).isEqualTo(2);
        assertThat(table.toldTo(RED)).contains(new ThroughTheAgesEvent.CivilHandAntiquated(BLUE, 1));
        assertThat(table.toldTo(RED)).noneMatch(event -> event instanceof ThroughTheAgesEvent.Antiquated);
        assertThat(table.toldTo(BLUE)).anyMatch(event -> event instanceof ThroughTheAgesEvent.Antiquated);
    }

    @Rule({Rulebook.HAND, Rulebook.EVENT})
    @Test
    void whoMightDevelopSomethingIsAsked() {
        Table table = hidden(1).hand(RED, "I-iron").food(RED, 0).event(RED, "A-development-of-civilization");
        assertThat(table.asked()).isEqualTo(RED);
        assertThat(table.legal()).containsExactly(decline());
        Table open = Table.of(3).hand(RED, "I-iron").event(RED, "A-development-of-civilization");
        assertThat(open.phase()).as("open hands say that nothing can be done").isEqualTo("actions");
    }

    @Rule({Rulebook.HAND, Rulebook.ACTION_CARD})
    @Test
    void theOnlyTechnologyOfABreakthroughIsAskedFor() {
        Table table = hidden(1)
                .hand(RED, "I-breakthrough", "I-alchemy")
                .science(RED, 4)
                .actionsOf(RED)
                .play(action("I-breakthrough"));
        assertThat(table.legal()).containsExactly(develop("I-alchemy"));
        table.play(develop("I-alchemy"));
        assertThat(table.civ(RED).science).isEqualTo(2);
        Table open = Table.of(3)
                .hand(RED, "I-breakthrough", "I-alchemy")
                .science(RED, 4)
                .actionsOf(RED)
                .play(action("I-breakthrough"));
        assertThat(open.knows(RED, "I-alchemy")).isTrue();
    }

    @Rule({Rulebook.HAND, Rulebook.RESOLVE_WAR})
    @Test
    void aTechnologyInTheHandOfTheWinnerIsNotGivenAway() {
        Table table = hidden(3)
                .war(RED, "II-war-over-technology", BLUE)
                .workers(RED, "A-warriors", 9)
                .technology(BLUE, "I-code-of-laws")
                .hand(RED, "I-code-of-laws")
                .startOf(RED);
        assertThat(table.question()).isEqualTo("WarOverTechnology");
        assertThat(table.legal()).containsExactly(done());
    }

    @Rule({Rulebook.HAND, Rulebook.TAKE_CARD})
    @Test
    void imaginedHandsCouldHaveBeenTaken() {
        Table table = hidden(1)
                .technology(BLUE, "I-iron")
                .hand(BLUE, "A-rich-land", "I-alchemy", "I-drama")
                .hand(GREEN, "A-moses", "I-iron")
                .civilDeck("I-alchemy", "I-taj-mahal", "I-joan-of-arc", "I-knights", "I-code-of-laws")
                .actionsOf(RED);
        table.civ(GREEN).leadersTaken = 1 << Age.A.level();
        Set<String> hands = new HashSet<>();
        for (int seed = 0; seed < 200; seed++) {
            ThroughTheAgesPosition imagined = table.game().imagine(table.position(), RED, new Randomness(seed));
            ThroughTheAgesView view = table.game().view(imagined, BLUE);
            hands.add(view.seats().get(BLUE).hand().toString());
            assertThat(view.seats().get(BLUE).civilHand()).containsExactly(1, 2, 0, 0);
            assertThat(view.seats().get(BLUE).hand())
                    .doesNotHaveDuplicates()
                    .doesNotContain(
                            CivilCard.of("I-iron"),
                            CivilCard.of("I-taj-mahal"),
                            CivilCard.of("I-joan-of-arc"),
                            CivilCard.of("A-moses"));
            assertThat(table.game().brokenLaws(imagined)).isEmpty();
        }
        assertThat(hands).as("different ones").hasSizeGreaterThan(5);
    }

    /** Otherwise a war that is over without a question would tell that the technology is in the winner's hand. */
    @Rule({Rulebook.HAND, Rulebook.RESOLVE_WAR})
    @Test
    void whoHoldsTheTechnologyOfTheLoserIsAskedAllTheSame() {
        Table held = Table.withHiddenHands(4, 3)
                .war(RED, "II-war-over-technology", BLUE)
                .workers(RED, "A-warriors", 9)
                .technology(BLUE, "I-code-of-laws")
                .hand(RED, "I-code-of-laws")
                .actionsOf(Table.GREY)
                .play(Moves.endActions());
        assertThat(held.question()).isEqualTo("WarOverTechnology");
        assertThat(held.legal()).containsExactly(Moves.done());
        Table tooDear = Table.withHiddenHands(4, 3)
                .war(RED, "II-war-over-technology", BLUE)
                .workers(RED, "A-warriors", 2)
                .technology(BLUE, "I-code-of-laws")
                .actionsOf(Table.GREY)
                .play(Moves.endActions());
        assertThat(tooDear.question()).as("everybody sees that").isEqualTo("Politics");
        Table open = Table.of(4, 3)
                .war(RED, "II-war-over-technology", BLUE)
                .workers(RED, "A-warriors", 9)
                .technology(BLUE, "I-code-of-laws")
                .hand(RED, "I-code-of-laws")
                .actionsOf(Table.GREY)
                .play(Moves.endActions());
        assertThat(open.question()).isEqualTo("Politics");
    }
}
