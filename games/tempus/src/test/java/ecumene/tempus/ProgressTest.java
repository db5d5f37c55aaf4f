package ecumene.tempus;

import static ecumene.tempus.Moves.discard;
import static ecumene.tempus.Moves.done;
import static ecumene.tempus.Moves.endTurn;
import static ecumene.tempus.Moves.idea;
import static ecumene.tempus.Moves.lay;
import static ecumene.tempus.Table.BLUE;
import static ecumene.tempus.Table.GREEN;
import static ecumene.tempus.Table.RED;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.Seats;
import ecumene.tempus.TempusEvent.ProgressCounted;
import ecumene.tempus.TempusEvent.Standing;
import ecumene.tempus.component.Era;
import ecumene.tempus.component.Idea;
import ecumene.tempus.component.IdeaCard;
import ecumene.tempus.component.Terrain;
import ecumene.testkit.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Progress, and the Education card. */
class ProgressTest {

    private static ProgressCounted counted(Table table) {
        List<ProgressCounted> counts = table.told(ProgressCounted.class);
        assertThat(counts).isNotEmpty();
        return counts.getFirst();
    }

    private static Standing standing(Table table, int seat) {
        return counted(table).standings().stream()
                .filter(standing -> standing.seat() == seat)
                .findFirst()
                .orElseThrow();
    }

    // ---------------------------------------------------------------- the example of the rulebook

    @Rule(Rulebook.PROGRESS)
    @Test
    void exampleRedAndBlueBothReachShipsWithSixPoints() {
        Table table = Table.ofThree()
                .era(Era.ROADS)
                .era(RED, Era.TRADE)
                .tokens(RED, 3, "c6r5")
                .tokens(RED, 2, "c8r6")
                .tokens(BLUE, 3, "c4r7")
                .city(BLUE, 2, "c3r4")
                .hand(RED, "weapons-forest", "medicine-hills")
                .hand(BLUE, "education-forest", "medicine-grassland")
                .progress();
        assertThat(table.era(BLUE)).as("blue catches up first").isEqualTo(Era.TRADE);

        table.play(lay("weapons-forest"), done(), lay("education-forest"), done());

        assertThat(counted(table).era()).isEqualTo(Era.SHIPS);
        assertThat(counted(table).terrain()).isEqualTo(Terrain.FOREST);
        assertThat(standing(table, RED))
                .isEqualTo(new Standing(RED, 5, 0, 1, 0, 6, List.of(IdeaCard.of("weapons-forest"))));
        assertThat(standing(table, BLUE))
                .isEqualTo(new Standing(BLUE, 3, 1, 1, 1, 6, List.of(IdeaCard.of("education-forest"))));
        assertThat(table.era(RED)).isEqualTo(Era.SHIPS);
        assertThat(table.era(BLUE)).isEqualTo(Era.SHIPS);
        assertThat(table.era(GREEN)).isEqualTo(Era.TRADE);
    }

    // ---------------------------------------------------------------- catching up

    /** Where nobody holds cards, the last action leads to the next era at once: the story still tells it as progress. */
    @Rule(Rulebook.PROGRESS)
    @Test
    void theProgressHasItsHeadingInTheStory() {
        Table table = Table.ofThree().era(Era.WRITING).token(RED, "c6r6").progress();

        assertThat(table.toldTo(GREEN))
                .containsSubsequence(
                        new TempusEvent.PhaseBegan("progress"),
                        new TempusEvent.ProgressBegan(Era.AGRICULTURE, Era.AGRICULTURE.terrain()))
                .endsWith(new TempusEvent.RoundBegan(1));
    }

    @Rule(Rulebook.PROGRESS)
    @Test
    void thoseBehindCatchUpBeforeAnyoneProgresses() {
        Table table = Table.ofThree()
                .era(Era.WRITING)
                .era(RED, Era.START)
                .token(RED, "c3r6")
                .hand(GREEN, "medicine-hills")
                .progress();

        assertThat(table.era(RED)).isEqualTo(Era.WRITING);
        assertThat(table.told(TempusEvent.CaughtUp.class)).containsExactly(new TempusEvent.CaughtUp(RED, Era.WRITING));
        table.play(done());
        assertThat(table.era(RED)).as("red then wins the new era").isEqualTo(Era.AGRICULTURE);
        assertThat(table.era(BLUE)).isEqualTo(Era.WRITING);
    }

    @Rule(Rulebook.PROGRESS)
    @Test
    void inTheFirstTurnNobodyCatchesUp() {
        Table table = Table.ofThree().hand(RED, "medicine-hills").progress();

        assertThat(table.told(TempusEvent.CaughtUp.class)).isEmpty();
    }

    @Rule(Rulebook.PROGRESS)
    @Test
    void progressBeginsWhenAllActionTokensAreSpent() {
        Table table = Table.ofThree()
                .tokensForAll()
                .actionTokens(RED, 1)
                .actionTokens(BLUE, 2)
                .actionTokens(GREEN, 1)
                .turnOf(RED);

        table.play(idea(), endTurn(), idea(), endTurn(), idea(), endTurn());
        assertThat(table.asked()).as("blue has a token left").isEqualTo(BLUE);
        table.play(idea(), endTurn());

        assertThat(table.question()).isEqualTo("ProgressCards");
        assertThat(table.asked()).isEqualTo(RED);
    }

    // ---------------------------------------------------------------- laying cards

    @Rule(Rulebook.PROGRESS)
    @Test
    void cardsAreLaidInPlayerOrderFromTheFirst() {
        Table table = Table.ofThree()
                .first(BLUE)
                .hand(RED, "medicine-hills")
                .hand(BLUE, "medicine-grassland")
                .hand(GREEN, "medicine-forest")
                .progress();

        assertThat(table.asked()).isEqualTo(BLUE);
        table.play(done());
        assertThat(table.asked()).isEqualTo(GREEN);
        table.play(done());
        assertThat(table.asked()).isEqualTo(RED);
    }

    @Rule(Rulebook.PROGRESS)
    @Test
    void cardsLieFaceDownUntilEveryoneIsDone() {
        Table table = Table.ofThree()
                .hand(RED, "education-farmland", "medicine-farmland", "weapons-hills")
                .hand(BLUE, "medicine-grassland")
                .progress();

        table.play(lay("education-farmland"), lay("medicine-farmland"), done());

        for (int viewer : new int[] {BLUE, GREEN, Seats.SPECTATOR}) {
            assertThat(table.view(viewer).seats().get(RED).laid()).isEqualTo(2);
            assertThat(table.view(viewer).laid()).isEmpty();
            assertThat(table.toldTo(viewer).toString()).doesNotContain("education-farmland", "medicine-farmland");
        }
        table.play(done());
        assertThat(Table.ids(standing(table, RED).cards()))
                .containsExactlyInAnyOrder("education-farmland", "medicine-farmland");
        assertThat(table.discards()).containsExactlyInAnyOrder("education-farmland", "medicine-farmland");
    }

    @Rule(Rulebook.PROGRESS)
    @Test
    void onlyOwnCardsAndNothingElseAreLaid() {
        Table table = Table.ofThree()
                .hand(RED, "education-hills")
                .hand(BLUE, "weapons-hills")
                .progress();

        assertThat(table.refusal(lay("weapons-hills"))).isEqualTo(TempusRefusal.CARD_NOT_IN_HAND);
        assertThat(table.refusal(idea())).isEqualTo(TempusRefusal.LAY_PROGRESS_CARDS_NOW);
        assertThat(table.refusal(BLUE, lay("weapons-hills"))).isEqualTo(ecumene.engine.Refusal.Common.NOT_YOUR_TURN);
    }

    @Rule({Rulebook.PROGRESS, Rulebook.FIGHT})
    @Test
    void whoHasLaidTheLastCardIsStillAsked() {
        Table table = Table.ofThree().hand(GREEN, "medicine-farmland").progress();
        assertThat(table.asked()).as("who holds no cards is not").isEqualTo(GREEN);

        table.play(lay("medicine-farmland"));

        assertThat(table.asked()).isEqualTo(GREEN);
        assertThat(table.legal()).containsExactly(done());
        assertThat(table.told(ProgressCounted.class)).isEmpty();
        table.play(done());
        assertThat(table.told(ProgressCounted.class)).hasSize(1);
    }

    @Rule(Rulebook.PROGRESS)
    @Test
    void layingNothingIsAllowedAndThereIsOneChance() {
        Table table = Table.ofThree()
                .hand(RED, "education-hills")
                .hand(BLUE, "education-forest")
                .progress();

        table.play(done(), done());

        assertThat(table.told(ProgressCounted.class)).hasSize(1);
        assertThat(table.hand(RED)).contains("education-hills");
    }

    // ---------------------------------------------------------------- points

    @Rule(Rulebook.PROGRESS)
    @Test
    void everyTokenOnTheTerrainOfTheNewEraCounts() {
        Table table = Table.ofThree()
                .tokens(RED, 2, "c7r5")
                .token(RED, "c9r5", "c6r6", "c5r6")
                .tokens(BLUE, 2, "c3r4")
                .hand(GREEN, "medicine-hills")
                .progress();
        assertThat(table.seat(RED).progress()).isEqualTo(3);

        table.play(done());

        assertThat(standing(table, RED)).isEqualTo(new Standing(RED, 3, 0, 0, 0, 3, List.of()));
        assertThat(table.era(RED)).isEqualTo(Era.WRITING);
        assertThat(table.era(BLUE)).isEqualTo(Era.START);
        assertThat(counted(table).best()).isEqualTo(3);
    }

    @Rule({Rulebook.PROGRESS, Rulebook.CITY})
    @Test
    void everyCityIsWorthOneWhateverItsNumberAndTerrain() {
        Table table = Table.ofThree()
                .city(RED, 4, "c7r5")
                .city(RED, 2, "c3r7")
                .hand(GREEN, "medicine-hills")
                .progress();

        table.play(done());

        assertThat(standing(table, RED)).isEqualTo(new Standing(RED, 0, 2, 0, 0, 2, List.of()));
    }

    @Rule({Rulebook.PROGRESS, Rulebook.EDUCATION})
    @Test
    void educationIsWorthOneAndOneMoreWithTheRightTerrain() {
        Table table = Table.ofThree()
                .hand(RED, "education-farmland", "education-hills", "weapons-hills", "medicine-hills")
                .progress();

        table.play(lay("education-farmland"), lay("education-hills"), lay("weapons-hills"), done());

        assertThat(standing(table, RED).education()).isEqualTo(2);
        assertThat(standing(table, RED).backgrounds()).isEqualTo(1);
        assertThat(standing(table, RED).total()).isEqualTo(3);
    }

    @Rule(Rulebook.PROGRESS)
    @Test
    void theTerrainOfEachNewEra() {
        Terrain[] terrains = {
            Terrain.FARMLAND, Terrain.HILLS, Terrain.FOREST, Terrain.GRASSLAND, Terrain.FARMLAND,
            Terrain.FOREST, Terrain.HILLS, Terrain.GRASSLAND, Terrain.FARMLAND, Terrain.HILLS
        };
        for (int row = 0; row < terrains.length; row++) {
            Table table = Table.ofThree()
                    .era(Era.at(row))
                    .hand(RED, "medicine-" + terrains[row], "weapons-hills")
                    .progress();
            table.play(lay("medicine-" + terrains[row]), done());
            assertThat(standing(table, RED).total()).isEqualTo(1);
            assertThat(table.era(RED)).isEqualTo(Era.at(row + 1));
            assertThat(table.era(BLUE)).isEqualTo(Era.at(row));
        }
    }

    @Rule(Rulebook.PROGRESS)
    @Test
    void everyoneTiedEvenAtZeroGoesOn() {
        Table table =
                Table.ofThree().token(RED, "c6r6").hand(RED, "medicine-hills").progress();

        table.play(done());

        assertThat(counted(table).best()).isZero();
        for (int seat : new int[] {RED, BLUE, GREEN}) {
            assertThat(table.era(seat)).isEqualTo(Era.WRITING);
        }
    }

    @Rule(Rulebook.PROGRESS)
    @Test
    void aBigLeadStillMovesOneEraOnly() {
        Table table = Table.ofThree()
                .tokens(RED, 8, "c7r5", "c9r5")
                .hand(RED, "medicine-hills")
                .progress();

        table.play(done());

        assertThat(table.era(RED)).isEqualTo(Era.WRITING);
    }

    // ---------------------------------------------------------------- the first to enter

    @Rule(Rulebook.PROGRESS)
    @Test
    void theFirstInWritingAndPrintingDrawTwoCards() {
        for (Era era : new Era[] {Era.WRITING, Era.PRINTING}) {
            Table table = Table.ofThree()
                    .era(Era.at(era.index() - 1))
                    .token(RED, "c7r5", "c6r7")
                    .token(BLUE, "c9r5", "c3r6")
                    .hand(RED, "medicine-hills")
                    .progress();
            table.play(done());
            assertThat(table.era(RED)).isEqualTo(era);
            assertThat(table.handSize(RED)).as("both are first").isEqualTo(3);
            assertThat(table.handSize(BLUE)).isEqualTo(2);
            assertThat(table.handSize(GREEN)).isZero();
        }
    }

    @Rule(Rulebook.PROGRESS)
    @Test
    void otherErasGiveNoCards() {
        for (Era era : Era.ALL.subList(0, Era.TRAINS.index())) {
            Era next = Era.at(era.index() + 1);
            if (next != Era.WRITING && next != Era.PRINTING) {
                Table table = Table.ofThree()
                        .era(era)
                        .token(BLUE, "c10r6")
                        .hand(RED, "medicine-hills")
                        .progress();
                table.play(done());
                assertThat(table.handSize(BLUE)).as(next.id()).isZero();
            }
        }
    }

    @Rule(Rulebook.PROGRESS)
    @Test
    void whoCatchesUpGetsNoCards() {
        Table table = Table.ofThree()
                .era(Era.SHIPS)
                .era(RED, Era.PRINTING)
                .token(RED, "c6r6")
                .token(BLUE, "c10r6")
                .hand(RED, "medicine-hills")
                .progress();
        assertThat(table.era(BLUE)).isEqualTo(Era.PRINTING);

        table.play(done());

        assertThat(table.handSize(BLUE)).isZero();
        assertThat(table.era(BLUE)).isEqualTo(Era.PRINTING);
    }

    @Rule(Rulebook.PROGRESS)
    @Test
    void theFreeCardsRespectTheLimitOfTheNewRow() {
        String[] five = {"weapons-hills", "weapons-forest", "medicine-hills", "religion-hills", "transport-hills"};
        Table writing = Table.ofThree().token(RED, "c7r5").hand(RED, five).progress();
        writing.play(done());
        assertThat(writing.asked()).isEqualTo(RED);
        assertThat(writing.question()).isEqualTo("Discard");
        writing.play(discard("medicine-hills"));
        assertThat(writing.question()).isEqualTo("Discard");
        writing.play(discard("religion-hills"));
        assertThat(writing.handSize(RED)).isEqualTo(5);
        assertThat(writing.position().turn()).isEqualTo(2);

        Table printing = Table.ofThree()
                .era(Era.SHIPS)
                .token(RED, "c7r6")
                .hand(RED, five)
                .progress();
        printing.play(done());
        assertThat(printing.handSize(RED)).as("the limit is seven now").isEqualTo(7);
        assertThat(printing.question()).isNotEqualTo("Discard");
    }

    @Rule(Rulebook.PROGRESS)
    @Test
    void laidCardsMayBeDrawnAgain() {
        Table table = Table.ofThree()
                .hand(RED, "education-farmland", "medicine-hills")
                .allCardsTo(GREEN)
                .progress();

        table.play(lay("education-farmland"), done(), done());

        assertThat(table.hand(RED)).as("the only card that could be drawn").contains("education-farmland");
    }

    /** Each of the 36 cards, laid for Writing, which wants farmland. */
    @Rule(Rulebook.PROGRESS)
    @Test
    void everyCardCountsForProgressAsItsBackgroundAndIdeaSay() {
        for (IdeaCard card : IdeaCard.ALL) {
            Table table = Table.ofThree().hand(RED, card.id()).progress();
            table.play(lay(card.id()), done());
            assertThat(standing(table, RED).total())
                    .as(card.id())
                    .isEqualTo(
                            (card.background() == Terrain.FARMLAND ? 1 : 0) + (card.idea() == Idea.EDUCATION ? 1 : 0));
        }
    }
}
