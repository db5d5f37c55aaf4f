package ecumene.tempus;

import static ecumene.tempus.Moves.advance;
import static ecumene.tempus.Moves.attack;
import static ecumene.tempus.Moves.child;
import static ecumene.tempus.Moves.city;
import static ecumene.tempus.Moves.endTurn;
import static ecumene.tempus.Moves.idea;
import static ecumene.tempus.Moves.move;
import static ecumene.tempus.Moves.religion;
import static ecumene.tempus.Moves.sanitation;
import static ecumene.tempus.Table.BLUE;
import static ecumene.tempus.Table.EAST;
import static ecumene.tempus.Table.RED;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.Seats;
import ecumene.tempus.component.Era;
import ecumene.tempus.component.Hex;
import ecumene.tempus.component.IdeaCard;
import ecumene.testkit.Rule;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** The Sanitation card and the stacking limit. */
class SanitationTest {

    private static final String CARD = "sanitation-hills";

    /** Red is about to fill a hex that is at its limit. */
    private static Table full(String... hand) {
        return Table.ofThree().token(RED, "c6r5").tokens(RED, 2, "c6r6").hand(RED, hand);
    }

    /** Sanitation only says what exceeds the limit; that it holds stands in each of these chapters. */
    @Rule({Rulebook.MOVE, Rulebook.CHILDREN, Rulebook.RELIGION})
    @Test
    void aFullStackIsRefusedByTheChapterThatForbidsIt() {
        Table table =
                full("religion-hills").token(BLUE, EAST).token(BLUE, "c7r5").turnOf(RED);

        assertThat(place(table, move("c6r5", "c6r6"))).isEqualTo(Rulebook.MOVE);
        assertThat(place(table, child("c6r6"))).isEqualTo(Rulebook.CHILDREN);
        assertThat(place(table, religion("religion-hills", "c7r5", "c6r6"))).isEqualTo(Rulebook.RELIGION);

        assertThat(table.allows(religion("religion-hills", "c7r5", "c6r5")))
                .as("there is room for one more")
                .isTrue();
        assertThat(table.allows(move("c6r6", "c6r5"))).isTrue();
    }

    private static String place(Table table, TempusMove move) {
        return Objects.requireNonNull(table.refusal(move)).rule();
    }

    @Rule(Rulebook.SANITATION)
    @Test
    void oneTokenGoesBeyondTheLimitByMoving() {
        Table table = full(CARD).turnOf(RED);

        assertThat(table.refusal(move("c6r5", "c6r6"))).isEqualTo(TempusRefusal.STACK_IS_FULL);
        table.play(sanitation(CARD, "c6r6"), move("c6r5", "c6r6"));

        assertThat(table.tokens("c6r6")).isEqualTo(3);
        assertThat(table.discards()).containsExactly(CARD);
    }

    @Rule(Rulebook.SANITATION)
    @Test
    void oneTokenGoesBeyondTheLimitByBirth() {
        Table table = full(CARD).turnOf(RED);

        assertThat(table.refusal(child("c6r6"))).isEqualTo(TempusRefusal.NO_ROOM_FOR_A_CHILD);
        table.play(sanitation(CARD, "c6r6"), child("c6r6"));

        assertThat(table.tokens("c6r6")).isEqualTo(3);
    }

    @Rule(Rulebook.SANITATION)
    @Test
    void severalCardsRaiseOneHex() {
        Table table = Table.ofThree()
                .era(Era.TRADE)
                .token(RED, "c6r5", "c7r5")
                .tokens(RED, 3, "c6r6")
                .hand(RED, CARD, "sanitation-forest")
                .turnOf(RED);

        table.play(sanitation(CARD, "c6r6"), move("c6r5", "c6r6"));
        assertThat(table.refusal(move("c7r5", "c6r6"))).as("each needs a card").isEqualTo(TempusRefusal.STACK_IS_FULL);
        table.play(sanitation("sanitation-forest", "c6r6"), move("c7r5", "c6r6"));

        assertThat(table.tokens("c6r6")).isEqualTo(5);
        assertThat(table.sanitation(RED, "c6r6")).isEqualTo(2);
    }

    @Rule(Rulebook.SANITATION)
    @Test
    void severalCardsRaiseSeveralHexes() {
        Table table = Table.ofThree()
                .era(Era.AGRICULTURE)
                .tokens(RED, 2, "c6r6", "c5r5")
                .hand(RED, CARD, CARD)
                .turnOf(RED);

        table.play(sanitation(CARD, "c6r6"), sanitation(CARD, "c5r5"), child("c6r6"), child("c5r5"));

        assertThat(table.tokens("c6r6")).isEqualTo(3);
        assertThat(table.tokens("c5r5")).isEqualTo(3);
    }

    @Rule(Rulebook.SANITATION)
    @Test
    void itMayBePlayedAheadOfNeedAndLasts() {
        Table table = Table.ofThree()
                .token(RED, "c6r6")
                .token(BLUE, "c9r5")
                .hand(RED, CARD)
                .turnOf(RED);

        table.play(sanitation(CARD, "c6r6"), child("c6r6")).skipTo(1, 2, RED).play(child("c6r6"));
        assertThat(table.tokens("c6r6")).isEqualTo(3);
        table.skipTo(1, 3, RED);

        assertThat(table.refusal(child("c6r6"))).isEqualTo(TempusRefusal.NO_ROOM_FOR_A_CHILD);
    }

    @Rule({Rulebook.HOUSE, Rulebook.SANITATION})
    @Test
    void itIsPlayedForAHexWithOwnTokens() {
        Table table = full(CARD, "medicine-hills")
                .token(BLUE, "c7r5")
                .city(RED, 2, "c3r4")
                .turnOf(RED);

        assertThat(table.legal(TempusMove.Sanitation.class))
                .containsExactlyInAnyOrder(
                        new TempusMove.Sanitation(IdeaCard.of(CARD), Hex.of("c6r5")),
                        new TempusMove.Sanitation(IdeaCard.of(CARD), Hex.of("c6r6")));
        for (String hex : new String[] {"c5r5", "c7r5", "c3r4", "c6r4"}) {
            assertThat(table.refusal(sanitation(CARD, hex))).isEqualTo(TempusRefusal.SANITATION_NEEDS_TOKENS);
        }
        assertThat(table.refusal(sanitation("medicine-hills", "c6r6"))).isEqualTo(TempusRefusal.WRONG_CARD);
        assertThat(table.refusal(sanitation("sanitation-forest", "c6r6"))).isEqualTo(TempusRefusal.CARD_NOT_IN_HAND);
    }

    // ---------------------------------------------------------------- how long it lasts

    @Rule(Rulebook.SANITATION)
    @Test
    void itEndsWhenItsOwnerMovesATokenAway() {
        Table table = Table.ofThree()
                .era(Era.TRADE)
                .tokens(RED, 5, "c6r6")
                .token(RED, "c6r5")
                .sanitized(RED, "c6r6")
                .sanitized(RED, "c6r6")
                .turnOf(RED);

        table.play(move("c6r6", "c7r5"));

        assertThat(table.sanitation(RED, "c6r6")).as("all of it").isZero();
        assertThat(table.tokens("c6r6")).as("what stands too high may stay").isEqualTo(4);
        assertThat(table.refusal(move("c6r5", "c6r6"))).isEqualTo(TempusRefusal.STACK_IS_FULL);
    }

    @Rule(Rulebook.SANITATION)
    @Test
    void itEndsWhenItsOwnerAdvancesOutOfIt() {
        for (int count = 0; count <= 1; count++) {
            Table table = full().sanitized(RED, "c6r6")
                    .token(BLUE, EAST)
                    .token(BLUE, "c7r5")
                    .turnOf(RED);
            table.play(attack("c6r6", "c7r5"), advance(count));
            assertThat(table.sanitation(RED, "c6r6")).isEqualTo(1 - count);
        }
    }

    @Rule({Rulebook.SANITATION, Rulebook.RELIGION})
    @Test
    void itIsNotLostToReligion() {
        Table table = Table.ofThree()
                .tokens(RED, 3, "c6r6")
                .token(RED, EAST)
                .sanitized(RED, "c6r6")
                .token(BLUE, "c7r5")
                .hand(BLUE, "religion-hills")
                .turnOf(BLUE);

        table.play(religion("religion-hills", "c6r6", "c7r5"));
        assertThat(table.tokens("c6r6")).isEqualTo(2);
        table.skipTo(1, 2, RED);

        assertThat(table.allows(child("c6r6"))).as("without another card").isTrue();
    }

    @Rule({Rulebook.SANITATION, Rulebook.FIGHT})
    @Test
    void itIsNotLostToAnAttack() {
        Table beaten = Table.ofThree()
                .tokens(RED, 3, "c6r6")
                .sanitized(RED, "c6r6")
                .token(BLUE, EAST)
                .tokens(BLUE, 3, "c7r5")
                .turnOf(RED);
        beaten.play(attack("c6r6", "c7r5")).skipTo(1, 2, RED);
        assertThat(beaten.tokens("c6r6")).isEqualTo(2);
        assertThat(beaten.allows(child("c6r6"))).isTrue();

        Table conquered = Table.ofThree()
                .token(RED, EAST)
                .token(RED, "c6r6", "c6r7")
                .sanitized(RED, "c6r6")
                .tokens(BLUE, 3, "c7r5")
                .turnOf(BLUE);
        conquered.play(attack("c7r5", "c6r6"), advance(2));
        assertThat(conquered.sanitation(RED, "c6r6"))
                .as("it waits for its player")
                .isEqualTo(1);
        assertThat(conquered.sanitation(BLUE, "c6r6"))
                .as("and serves nobody else")
                .isZero();
    }

    @Rule(Rulebook.SANITATION)
    @Test
    void aHigherLimitDoesNotTakeItIn() {
        Table table = Table.ofThree()
                .era(Era.CITIES)
                .tokens(RED, 3, "c6r6")
                .token(RED, "c6r5")
                .sanitized(RED, "c6r6")
                .turnOf(RED);

        assertThat(table.allows(move("c6r5", "c6r6")))
                .as("four where three may stand")
                .isTrue();
    }

    @Rule(Rulebook.SANITATION)
    @Test
    void whatStandsTooHighMayStay() {
        Table table = Table.ofThree().tokens(RED, 3, "c6r6").turnOf(RED);

        table.skipTo(2, 1, BLUE);

        assertThat(table.tokens("c6r6")).isEqualTo(3);
    }

    @Rule({Rulebook.SANITATION, Rulebook.CITY})
    @Test
    void aCityEndsItAndIsNotChangedByIt() {
        Table table = full(CARD).turnOf(RED);

        table.play(sanitation(CARD, "c6r6"), child("c6r6")).skipTo(1, 2, RED);
        table.play(city("c6r6", 3));

        assertThat(table.cityAt("c6r6")).as("three tokens, a city of three").isEqualTo(3);
        assertThat(table.sanitation(RED, "c6r6")).isZero();
    }

    @Rule(Rulebook.SANITATION)
    @Test
    void theSanitationOfAnotherStays() {
        Table table = Table.ofThree()
                .token(RED, "c6r6")
                .sanitized(BLUE, "c6r6")
                .sanitized(BLUE, "c6r6")
                .hand(RED, CARD)
                .turnOf(RED);

        table.play(sanitation(CARD, "c6r6"));

        assertThat(table.sanitation(RED, "c6r6")).isEqualTo(1);
        assertThat(table.sanitation(BLUE, "c6r6"))
                .as("only moving away loses it")
                .isEqualTo(2);
        assertThat(table.view(Seats.SPECTATOR).land()).anySatisfy(land -> {
            assertThat(land.hex()).isEqualTo(Hex.of("c6r6"));
            assertThat(land.sanitation()).containsExactly(new TempusView.Raise(RED, 1), new TempusView.Raise(BLUE, 2));
        });
    }

    @Rule(Rulebook.SANITATION)
    @Test
    void movingAwayOfAnotherDoesNotEndIt() {
        Table table =
                Table.ofThree().tokens(RED, 2, "c6r6").sanitized(BLUE, "c6r6").turnOf(RED);

        table.play(move("c6r6", "c6r5"));

        assertThat(table.sanitation(BLUE, "c6r6")).isEqualTo(1);
    }

    @Rule(Rulebook.SANITATION)
    @Test
    void everybodySeesIt() {
        Table table = full(CARD, CARD).turnOf(RED);

        table.play(sanitation(CARD, "c6r6"), sanitation(CARD, "c6r6"));

        assertThat(table.view(Seats.SPECTATOR).land()).anySatisfy(land -> {
            assertThat(land.hex()).isEqualTo(Hex.of("c6r6"));
            assertThat(land.sanitation()).containsExactly(new TempusView.Raise(RED, 2));
        });
        assertThat(table.view(BLUE).land()).anySatisfy(land -> {
            assertThat(land.hex()).isEqualTo(Hex.of("c6r5"));
            assertThat(land.sanitation()).isEmpty();
        });
    }

    @Rule(Rulebook.SANITATION)
    @Test
    void itWorksAcrossLakesAndTheSea() {
        Table table = Table.ofThree()
                .era(Era.SHIPS)
                .token(RED, "c4r5", "c2r8")
                .tokens(RED, 3, "c4r7", "c12r3")
                .hand(RED, CARD, "sanitation-forest")
                .turnOf(RED);

        table.play(sanitation(CARD, "c4r7"), sanitation("sanitation-forest", "c12r3"));
        table.play(move("c4r5", "c4r7"), move("c2r8", "c12r3"));

        assertThat(table.tokens("c4r7")).isEqualTo(4);
        assertThat(table.tokens("c12r3")).isEqualTo(4);
    }

    @Rule(Rulebook.SANITATION)
    @Test
    void itMayBePlayedAfterTheActionToo() {
        Table table = full(CARD, "weapons-hills").turnOf(RED);

        table.play(idea(), sanitation(CARD, "c6r6"), endTurn());

        assertThat(table.sanitation(RED, "c6r6")).isEqualTo(1);
    }
}
