package ecumene.tempus;

import static ecumene.tempus.Moves.attack;
import static ecumene.tempus.Moves.child;
import static ecumene.tempus.Moves.discard;
import static ecumene.tempus.Moves.done;
import static ecumene.tempus.Moves.endTurn;
import static ecumene.tempus.Moves.idea;
import static ecumene.tempus.Moves.lay;
import static ecumene.tempus.Moves.leader;
import static ecumene.tempus.Moves.medicine;
import static ecumene.tempus.Moves.move;
import static ecumene.tempus.Moves.religion;
import static ecumene.tempus.Moves.transport;
import static ecumene.tempus.Table.BLUE;
import static ecumene.tempus.Table.EAST;
import static ecumene.tempus.Table.GREEN;
import static ecumene.tempus.Table.RED;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.Refusal;
import ecumene.engine.Seats;
import ecumene.tempus.component.Era;
import ecumene.tempus.component.Idea;
import ecumene.tempus.component.IdeaCard;
import ecumene.tempus.component.Terrain;
import ecumene.testkit.Rule;
import java.util.EnumMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Have an Idea: drawing, the limit of the hand, and when cards are played. */
class IdeasTest {

    @Rule(Rulebook.IDEA)
    @Test
    void theRowSaysHowManyCardsAreDrawn() {
        int[] ideas = {1, 2, 2, 2, 2, 2, 2, 2, 2, 2};
        for (int row = 0; row < ideas.length; row++) {
            Table table = Table.ofThree().era(Era.at(row)).token(RED, "c6r6").turnOf(RED);
            table.play(idea());
            assertThat(table.handSize(RED)).as("row %s", row).isEqualTo(ideas[row]);
            assertThat(table.view(RED).deck()).isEqualTo(54 - ideas[row]);
        }
    }

    @Rule(Rulebook.IDEA)
    @Test
    void onlyWhoDrawsSeesTheCards() {
        Table table = Table.ofThree().token(RED, "c6r6").deckOf("weapons-hills").turnOf(RED);

        table.play(idea());

        assertThat(table.hand(RED)).containsExactly("weapons-hills");
        assertThat(table.toldTo(RED)).anyMatch(event -> event instanceof TempusEvent.CardsDrawn);
        for (int viewer : new int[] {BLUE, GREEN, Seats.SPECTATOR}) {
            assertThat(table.view(viewer).hand()).isEmpty();
            assertThat(table.view(viewer).seats().get(RED).handSize()).isEqualTo(1);
            assertThat(table.toldTo(viewer)).noneMatch(event -> event instanceof TempusEvent.CardsDrawn);
            assertThat(table.toldTo(viewer)).contains(new TempusEvent.IdeasDrawn(RED, 1));
        }
    }

    // ---------------------------------------------------------------- the limit of the hand

    @Rule(Rulebook.IDEA)
    @Test
    void theRowSaysHowManyCardsAHandHolds() {
        int[] limits = {5, 5, 5, 5, 5, 5, 5, 7, 7, 7};
        for (int row = 0; row < limits.length; row++) {
            Table table = Table.ofThree().era(Era.at(row)).token(RED, "c6r6");
            table.hand(RED, "weapons-hills", "weapons-hills", "education-hills", "education-hills");
            for (int i = 4; i < limits[row]; i++) {
                table.hand(
                        RED,
                        IdeaCard.of(Idea.RELIGION, ecumene.tempus.component.Terrain.at(i % 4))
                                .id());
            }
            table.turnOf(RED).play(idea());
            assertThat(table.question()).as("row %s", row).isEqualTo("Discard");
            int tooMany = row == 0 ? 1 : 2;
            for (int i = 0; i < tooMany; i++) {
                assertThat(table.question()).isEqualTo("Discard");
                table.play(discard(table.hand(RED).getFirst()));
            }
            assertThat(table.handSize(RED)).isEqualTo(limits[row]);
            assertThat(table.question()).isEqualTo("AfterAction");
        }
    }

    @Rule(Rulebook.IDEA)
    @Test
    void aHandAtTheLimitStays() {
        Table table = Table.ofThree()
                .era(Era.WRITING)
                .token(RED, "c6r6")
                .hand(RED, "weapons-hills", "weapons-forest", "medicine-hills")
                .turnOf(RED);

        table.play(idea());

        assertThat(table.handSize(RED)).isEqualTo(5);
        assertThat(table.question()).isEqualTo("AfterAction");
    }

    @Rule(Rulebook.IDEA)
    @Test
    void discardingComesAtOnceAndIsAFreeChoice() {
        Table table = Table.ofThree()
                .token(RED, "c6r6")
                .token(BLUE, EAST)
                .hand(RED, "weapons-hills", "weapons-forest", "medicine-hills", "religion-hills", "transport-hills")
                .deckOf("education-hills")
                .turnOf(RED);

        table.play(idea());

        assertThat(table.asked()).isEqualTo(RED);
        assertThat(table.legal())
                .containsExactlyInAnyOrder(
                        discard("weapons-hills"),
                        discard("weapons-forest"),
                        discard("medicine-hills"),
                        discard("religion-hills"),
                        discard("transport-hills"),
                        discard("education-hills"));
        assertThat(table.refusal(discard("government-hills"))).isEqualTo(TempusRefusal.CARD_NOT_IN_HAND);
        assertThat(table.refusal(endTurn())).isEqualTo(TempusRefusal.DISCARD_NOW);
        assertThat(table.refusal(transport("transport-hills"))).isEqualTo(TempusRefusal.DISCARD_NOW);
        table.play(discard("medicine-hills"));
        assertThat(table.hand(RED)).doesNotContain("medicine-hills").hasSize(5);
        assertThat(table.discards()).contains("medicine-hills");
    }

    @Rule(Rulebook.IDEA)
    @Test
    void anAbsentPlayerDiscardsWhatIsThereMostOften() {
        Table table = Table.ofThree()
                .token(RED, "c6r6")
                .hand(RED, "medicine-hills", "religion-hills", "transport-hills", "weapons-hills", "weapons-hills")
                .deckOf("education-hills")
                .turnOf(RED);

        table.play(idea());

        assertThat(table.game().defaultMove(table.position(), RED)).isEqualTo(discard("weapons-hills"));
    }

    // ---------------------------------------------------------------- the deck

    @Rule(Rulebook.IDEA)
    @Test
    void anEmptyDeckIsMadeFromTheDiscards() {
        Table table =
                Table.ofThree().era(Era.WRITING).token(RED, "c6r6").deckOf().turnOf(RED);
        assertThat(table.view(RED).deck()).isZero();

        table.play(idea());

        assertThat(table.handSize(RED)).isEqualTo(2);
        assertThat(table.view(RED).deck()).isEqualTo(52);
        assertThat(table.discards()).isEmpty();
        assertThat(table.told(TempusEvent.DeckShuffled.class)).containsExactly(new TempusEvent.DeckShuffled(54));
    }

    @Rule(Rulebook.IDEA)
    @Test
    void theDeckIsShuffledInTheMiddleOfADrawToo() {
        Table table = Table.ofThree()
                .era(Era.WRITING)
                .token(RED, "c6r6")
                .deckOf("weapons-hills")
                .turnOf(RED);

        table.play(idea());

        assertThat(table.handSize(RED)).isEqualTo(2);
        assertThat(table.hand(RED)).contains("weapons-hills");
        assertThat(table.view(RED).deck()).isEqualTo(52);
    }

    @Rule(Rulebook.IDEA)
    @Test
    void theDiscardsAreTheNewDeckAsSoonAsTheLastCardIsDrawn() {
        Table table = Table.ofThree().token(RED, "c6r6").deckOf("weapons-hills").turnOf(RED);

        table.play(idea());

        assertThat(table.hand(RED)).containsExactly("weapons-hills");
        assertThat(table.view(RED).deck()).isEqualTo(53);
        assertThat(table.discards()).isEmpty();
        assertThat(table.told(TempusEvent.DeckShuffled.class)).containsExactly(new TempusEvent.DeckShuffled(53));
    }

    @Rule(Rulebook.IDEA)
    @Test
    void withoutDiscardsTheDeckWaitsForThem() {
        Table table = Table.ofThree()
                .token(RED, "c6r6")
                .token(BLUE, "c9r5")
                .token(GREEN, "c3r7")
                .allCardsTo(GREEN)
                .turnOf(RED);
        table.position()
                .cards()
                .discardFromHand(GREEN, IdeaCard.of("weapons-hills").index());

        table.play(idea());

        assertThat(table.hand(RED)).containsExactly("weapons-hills");
        assertThat(table.view(RED).deck()).isZero();
        assertThat(table.told(TempusEvent.DeckShuffled.class)).containsExactly(new TempusEvent.DeckShuffled(1));
    }

    @Rule(Rulebook.IDEA)
    @Test
    void withoutAnyCardsLeftAnIdeaIsStillAnAction() {
        Table table = Table.ofThree().token(RED, "c6r6").allCardsTo(GREEN).turnOf(RED);

        table.play(idea());

        assertThat(table.handSize(RED)).isZero();
        assertThat(table.seat(RED).actionTokens()).isEqualTo(2);
        assertThat(table.toldTo(BLUE)).contains(new TempusEvent.IdeasDrawn(RED, 0));
    }

    // ---------------------------------------------------------------- when cards are played

    /** Every kind of card in the own turn: before the action, while it goes on, and after it. */
    @ParameterizedTest
    @EnumSource(Idea.class)
    void everyCardHasItsTimeInTheOwnTurn(Idea idea) {
        String card = idea + "-grassland";
        TempusMove play = switch (idea) {
            case EDUCATION, FORTIFICATION, WEAPONS -> lay(card);
            case MEDICINE -> medicine(card);
            case MILITARY_LEADER -> leader(card, "c6r6", "c7r5");
            case TRANSPORT -> transport(card);
            case SANITATION -> Moves.sanitation(card, "c6r6");
            case RELIGION -> religion(card, "c7r5", "c6r6");
            case GOVERNMENT -> Moves.actTwice(card);
        };
        boolean before = switch (idea) {
            case MILITARY_LEADER, RELIGION, GOVERNMENT, SANITATION, MEDICINE, TRANSPORT -> true;
            case EDUCATION, FORTIFICATION, WEAPONS -> false;
        };
        boolean during = switch (idea) {
            case RELIGION, GOVERNMENT, SANITATION, TRANSPORT -> true;
            case EDUCATION, FORTIFICATION, WEAPONS, MEDICINE, MILITARY_LEADER -> false;
        };
        boolean after = switch (idea) {
            case MILITARY_LEADER, RELIGION, GOVERNMENT, SANITATION -> true;
            case EDUCATION, FORTIFICATION, WEAPONS, MEDICINE, TRANSPORT -> false;
        };

        Table table = Table.ofThree()
                .token(RED, "c3r4", "c6r6")
                .tokens(RED, 2, "c6r5")
                .token(BLUE, EAST)
                .token(BLUE, "c7r5")
                .hand(RED, card)
                .turnOf(RED);
        assertThat(table.allows(play)).as("before").isEqualTo(before);

        Table moving = Table.ofThree()
                .token(RED, "c3r4", "c6r6")
                .tokens(RED, 2, "c6r5")
                .token(BLUE, EAST)
                .token(BLUE, "c7r5")
                .hand(RED, card, "transport-hills")
                .turnOf(RED)
                .play(move("c3r4", "c3r3"), transport("transport-hills"));
        assertThat(moving.allows(play)).as("during").isEqualTo(during);

        Table later = Table.ofThree()
                .token(RED, "c3r4", "c6r6")
                .tokens(RED, 2, "c6r5")
                .token(BLUE, EAST)
                .token(BLUE, "c7r5")
                .hand(RED, card)
                .turnOf(RED)
                .play(idea());
        assertThat(later.allows(play)).as("after").isEqualTo(after);
    }

    @Rule(Rulebook.IDEA)
    @Test
    void playingCardsIsNoActionAndTheirNumberIsFree() {
        Table table = Table.ofThree()
                .token(RED, "c6r6")
                .token(BLUE, EAST)
                .token(BLUE, "c7r5", "c6r5")
                .hand(RED, "religion-hills", "religion-forest", "sanitation-hills")
                .turnOf(RED);

        table.play(
                religion("religion-hills", "c7r5", "c6r6"),
                Moves.sanitation("sanitation-hills", "c6r6"),
                religion("religion-forest", "c6r5", "c6r6"));

        assertThat(table.tokens("c6r6")).isEqualTo(3);
        assertThat(table.seat(RED).actionTokens()).isEqualTo(3);
        assertThat(table.allows(idea())).isTrue();
    }

    @Rule(Rulebook.IDEA)
    @Test
    void outsideTheOwnTurnNobodyPlaysCards() {
        Table table = Table.ofThree()
                .token(RED, "c6r6")
                .token(RED, EAST)
                .token(BLUE, "c7r5")
                .hand(BLUE, "religion-hills")
                .turnOf(RED);

        assertThat(table.refusal(BLUE, religion("religion-hills", "c6r6", "c7r5")))
                .isEqualTo(Refusal.Common.NOT_YOUR_TURN);
    }

    @Rule(Rulebook.IDEA)
    @Test
    void aDrawnCardMayBeUsedAtOnce() {
        Table table = Table.ofThree()
                .token(RED, "c6r6")
                .token(BLUE, EAST)
                .token(BLUE, "c7r5")
                .deckOf("religion-hills")
                .turnOf(RED);

        table.play(idea(), religion("religion-hills", "c7r5", "c6r6"));

        assertThat(table.tokens("c6r6")).isEqualTo(2);
    }

    @Rule(Rulebook.IDEA)
    @Test
    void aCardServesOnePurposeOnce() {
        Table table = Table.ofThree()
                .era(Era.CITIES)
                .tokens(RED, 3, "c6r6")
                .token(BLUE, EAST)
                .token(BLUE, "c7r5")
                .hand(RED, "religion-farmland", "medicine-hills")
                .turnOf(RED);

        table.play(attack("c6r6", "c7r5"), lay("religion-farmland"));

        assertThat(table.refusal(lay("religion-farmland"))).isEqualTo(TempusRefusal.CARD_NOT_IN_HAND);
        table.play(done());
        assertThat(table.discards()).containsExactly("religion-farmland");
        assertThat(table.hand(RED)).containsExactly("medicine-hills");
    }

    /** Who holds cards is asked for the end of the turn even if none of them can be played: the pause must not tell. */
    @Rule(Rulebook.IDEA)
    @Test
    void whoHoldsCardsIsAskedWhetherTheyAreOfUseOrNot() {
        Table useless =
                Table.ofThree().token(RED, "c6r6").hand(RED, "weapons-hills").turnOf(RED);
        useless.play(child("c6r6"));
        assertThat(useless.asked()).isEqualTo(RED);
        assertThat(useless.legal()).containsExactly(endTurn());

        Table empty = Table.ofThree().token(RED, "c6r6").turnOf(RED);
        empty.play(child("c6r6"));
        assertThat(empty.asked()).isEqualTo(BLUE);
    }

    /** With every kind of card in hand, and something for each to do. */
    @Rule(Rulebook.IDEA)
    @Test
    void aMoveThatPlaysACardTakesOneOfItsIdea() {
        Table table = Table.ofThree()
                .era(Era.CITIES)
                .tokens(RED, 2, "c6r6")
                .token(BLUE, "c7r5")
                .token(BLUE, Table.EAST)
                .hand(RED, IdeaCard.ALL.stream().map(IdeaCard::id).toArray(String[]::new))
                .turnOf(RED);

        Map<Idea, Set<String>> played = new EnumMap<>(Idea.class);
        for (TempusMove move : table.legal()) {
            switch (move) {
                case TempusMove.Transport card -> note(played, Idea.TRANSPORT, card.card());
                case TempusMove.Medicine card -> note(played, Idea.MEDICINE, card.card());
                case TempusMove.MilitaryLeader card -> note(played, Idea.MILITARY_LEADER, card.card());
                case TempusMove.Sanitation card -> note(played, Idea.SANITATION, card.card());
                case TempusMove.Religion card -> note(played, Idea.RELIGION, card.card());
                case TempusMove.ActTwice card -> note(played, Idea.GOVERNMENT, card.card());
                case TempusMove.ActLater card -> note(played, Idea.GOVERNMENT, card.card());
                default -> {
                    // no card
                }
            }
        }

        assertThat(played).hasSize(6);
        played.forEach((idea, cards) -> assertThat(cards)
                .as("%s in all four terrains", idea)
                .containsExactlyInAnyOrderElementsOf(Terrain.ON_CARDS.stream()
                        .map(terrain -> IdeaCard.of(idea, terrain).id())
                        .toList()));
    }

    private static void note(Map<Idea, Set<String>> played, Idea idea, IdeaCard card) {
        played.computeIfAbsent(idea, key -> new TreeSet<>()).add(card.id());
    }
}
