package ecumene.innersea;

import static ecumene.innersea.Moves.*;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.innersea.component.EpochEvent;
import ecumene.innersea.component.FateCard;
import ecumene.testkit.Rule;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Which card is revealed when an Epoch ends, to the number: 98 to 101 are resolved, their neighbours are not. */
class ChangeCardsTest {

    /** The end of the first Epoch, with a chance that turns over this card. */
    private static Table revealing(String card) {
        InnerSeaEvent.CardRevealed wanted = new InnerSeaEvent.CardRevealed(FateCard.of(card));
        for (long seed = 1; seed < 3000; seed++) {
            Table table = Table.of("egypt", "troy")
                    .disks("egypt", 1, "egypt")
                    .disks("troy", 1, "phrygia")
                    .turn(4);
            table.position().random().reseed(seed);
            table.competitions();
            if (table.told(InnerSeaEvent.CardRevealed.class).contains(wanted)) {
                return table;
            }
        }
        throw new AssertionError("no seed reveals " + card);
    }

    private static void nothingButItsRow(String card, int number, EpochEvent row) {
        assertThat(FateCard.of(card).number()).isEqualTo(number);
        Table table = revealing(card);
        // After the change hands are drawn, and Events among them happen as ever.
        assertThat(table.toldTo(0).stream().takeWhile(told -> !(told instanceof InnerSeaEvent.EpochChanged)))
                .as("its own text")
                .noneMatch(InnerSeaEvent.EventHappened.class::isInstance)
                .noneMatch(InnerSeaEvent.OrderDrawn.class::isInstance)
                .noneMatch(InnerSeaEvent.DisksPlaced.class::isInstance);
        assertThat(table.told(InnerSeaEvent.EpochChanged.class))
                .containsExactly(new InnerSeaEvent.EpochChanged(row, FateCard.of(card)));
        assertThat(table.isDiscarded(card)).as("it is shuffled back").isFalse();
    }

    @Rule(Rulebook.CHANGE)
    @Test
    void theCapriceBeforeTheInvasionsIsARowOfTheTableOnly() {
        nothingButItsRow("caprice-of-the-fates", 97, EpochEvent.PLENTY);
    }

    @Rule(Rulebook.CHANGE)
    @Test
    void atlantisAfterTheInvasionsDoesNotRise() {
        nothingButItsRow("atlantis-rises", 102, EpochEvent.QUIET);
    }

    private static void resolvedAsACard(String card, int number) {
        assertThat(FateCard.of(card).number()).isEqualTo(number);
        Table table = revealing(card);
        assertThat(table.told(InnerSeaEvent.EventHappened.class))
                .containsExactly(new InnerSeaEvent.EventHappened(FateCard.of(card)));
        assertThat(table.position().epoch()).as("it asks where they land").isEqualTo(1);
        table.until("Retire");
        assertThat(table.told(InnerSeaEvent.EpochChanged.class))
                .containsExactly(new InnerSeaEvent.EpochChanged(EpochEvent.BARBARIAN_EPOCH, FateCard.of(card)));
        assertThat(table.onMap("barbarians")).isPositive();
        assertThat(table.isDiscarded(card)).as("it does not return to the deck").isTrue();
    }

    @Rule({Rulebook.CHANGE, Rulebook.EVENTS})
    @Test
    void theFourInvasionsAreResolvedAsCards() {
        resolvedAsACard("northern-hordes", 98);
        resolvedAsACard("eastern-invaders", 99);
        resolvedAsACard("saharan-raiders", 100);
        resolvedAsACard("sea-peoples", 101);
    }

    /** Above 68 cards go by, Events among them, and do nothing; the first one below 69 is the event. */
    @Rule(Rulebook.OPTIONS)
    @Test
    void theLastEventIsTheFirstCardBelow69() {
        assertThat(FateCard.of("barbarian-raiders").number()).isEqualTo(69);
        assertThat(FateCard.of("ambush").number()).isEqualTo(68);
        Table table = lastEvent("barbarian-raiders", "northern-hordes", "ambush", "prophet");
        assertThat(table.told(InnerSeaEvent.CardRevealed.class))
                .containsExactly(
                        new InnerSeaEvent.CardRevealed(FateCard.of("barbarian-raiders")),
                        new InnerSeaEvent.CardRevealed(FateCard.of("northern-hordes")),
                        new InnerSeaEvent.CardRevealed(FateCard.of("ambush")));
        assertThat(table.told(InnerSeaEvent.EpochChanged.class))
                .containsExactly(new InnerSeaEvent.EpochChanged(EpochEvent.DARK_AGE, FateCard.of("ambush")));
        assertThat(table.told(InnerSeaEvent.EventHappened.class)).isEmpty();
        assertThat(table.onMap("barbarians")).isZero();
        assertThat(table.position().isFinished()).isTrue();
    }

    private static Table lastEvent(String... cards) {
        return Table.with(Map.of("last-epoch-event", "true"), 2, "egypt", "troy")
                .disks("egypt", 1, "egypt")
                .disks("troy", 1, "phrygia")
                .epoch(4)
                .turn(4)
                .top(cards)
                .competitions();
    }
}
