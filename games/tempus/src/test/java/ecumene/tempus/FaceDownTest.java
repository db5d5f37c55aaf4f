package ecumene.tempus;

import static ecumene.tempus.Moves.done;
import static ecumene.tempus.Moves.lay;
import static ecumene.tempus.Table.BLUE;
import static ecumene.tempus.Table.GREEN;
import static ecumene.tempus.Table.RED;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.Change;
import ecumene.engine.Consequence;
import ecumene.engine.EventLog;
import ecumene.engine.Randomness;
import ecumene.engine.Seats;
import ecumene.tempus.component.Era;
import ecumene.tempus.component.IdeaCard;
import ecumene.tempus.rule.DefenceCards;
import ecumene.tempus.rule.Fight;
import ecumene.tempus.rule.Progress;
import ecumene.tempus.rule.ProgressCards;
import ecumene.tempus.rule.Scoring;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** A law: nothing is foretold that the cards of others, face down, could still change. */
class FaceDownTest {

    private static final int MATCHES = 8;
    private static final Set<String> OF_A_FIGHT = Set.of("tokens", "hexes", "cities", "city-count");

    private final Tempus game = new Tempus();
    private int openProgress;
    private int sureProgress;
    private int openFights;

    @Test
    void nothingIsForetoldThatCardsFaceDownCouldChange() {
        for (int seats = 3; seats <= 5; seats++) {
            for (int seed = 1; seed <= MATCHES; seed++) {
                follow(Table.start(seats, "random", seed), new Randomness(seed));
            }
        }
        assertThat(List.of(openProgress, sureProgress, openFights))
                .as("each of them was met")
                .doesNotContain(0);
    }

    private void follow(TempusPosition position, Randomness random) {
        while (!position.isFinished()) {
            int seat = Seats.first(game.awaiting(position));
            if (others(position, seat).stream()
                    .anyMatch(other -> position.cards().laidCount(other) > 0)) {
                if (position.steps().isTop(ProgressCards.STEP)) {
                    progressIsNotPromised(position, seat);
                } else if (position.steps().isTop(DefenceCards.STEP)) {
                    fightIsNotPromised(position, seat);
                }
            }
            game.playListed(position, seat, anyMove(position, seat, random), EventLog.SILENT);
        }
    }

    /** Any move; but where one can attack, every other time an attack, or there would be few. */
    private TempusMove anyMove(TempusPosition position, int seat, Randomness random) {
        List<TempusMove> moves = game.legalMoves(position, seat);
        List<TempusMove> attacks =
                moves.stream().filter(TempusMove.Attack.class::isInstance).toList();
        List<TempusMove> from = attacks.isEmpty() || random.below(2) == 0 ? moves : attacks;
        return from.get(random.below(from.size()));
    }

    private void progressIsNotPromised(TempusPosition position, int viewer) {
        Consequence done = consequenceOfDone(position, viewer);
        openProgress += done.open().contains("era") ? 1 : 0;
        ToIntFunction<IdeaCard> worth =
                card -> Progress.points(card, Progress.newEra(position).terrain());
        for (Change change : done.changes()) {
            if (change.indicator().equals("era")) {
                sureProgress++;
                int winner = change.seat();
                for (int rival : others(position, winner)) {
                    assertThat(progress(position, viewer, winner, lowest(position, viewer, winner, worth)))
                            .as("seat %s, whatever %s has laid", winner, rival)
                            .isGreaterThanOrEqualTo(
                                    progress(position, viewer, rival, highest(position, viewer, rival, worth)));
                }
            }
        }
    }

    private int progress(TempusPosition position, int viewer, int seat, int hidden) {
        return seat == viewer
                ? Objects.requireNonNull(game.foresight(position, seat).progress())
                : Scoring.progress(position, seat) + hidden;
    }

    private void fightIsNotPromised(TempusPosition position, int viewer) {
        int attacker = position.board().owner(position.fightFrom());
        ToIntFunction<IdeaCard> worth = card -> Fight.pointsNow(position, attacker, card);
        TempusForesight.Strengths strengths =
                Objects.requireNonNull(game.foresight(position, viewer).fight());
        boolean surelyWon = strengths.attack() + lowest(position, viewer, attacker, worth) > strengths.defence();
        boolean surelyLost = strengths.attack() + highest(position, viewer, attacker, worth) <= strengths.defence();
        if (surelyWon || surelyLost) {
            return;
        }
        openFights++;
        assertThat(consequenceOfDone(position, viewer).changes())
                .extracting(Change::indicator)
                .as("both may win")
                .doesNotContainAnyElementsOf(OF_A_FIGHT);
    }

    private Consequence consequenceOfDone(TempusPosition position, int seat) {
        return game.consequences(position, seat, List.of(done())).getFirst();
    }

    private static List<Integer> others(TempusPosition position, int seat) {
        return IntStream.range(0, position.seats())
                .filter(other -> other != seat)
                .boxed()
                .toList();
    }

    /** The least that what a seat has laid can be worth, as far as another one knows. */
    private static int lowest(TempusPosition position, int viewer, int seat, ToIntFunction<IdeaCard> worth) {
        return unseen(position, viewer).stream()
                .mapToInt(worth)
                .sorted()
                .limit(position.cards().laidCount(seat))
                .sum();
    }

    private static int highest(TempusPosition position, int viewer, int seat, ToIntFunction<IdeaCard> worth) {
        return -unseen(position, viewer).stream()
                .mapToInt(card -> -worth.applyAsInt(card))
                .sorted()
                .limit(position.cards().laidCount(seat))
                .sum();
    }

    /** Every card that is neither the viewer's nor lies open. */
    private static List<IdeaCard> unseen(TempusPosition position, int viewer) {
        Cards cards = position.cards();
        List<IdeaCard> unseen = new ArrayList<>();
        for (int place = 0; place < cards.deckSize(); place++) {
            unseen.add(IdeaCard.at(cards.inDeck(place)));
        }
        for (int other : others(position, viewer)) {
            for (IdeaCard card : IdeaCard.ALL) {
                int hidden = cards.inHand(other, card.index()) + cards.laid(other, card.index());
                unseen.addAll(Collections.nCopies(hidden, card));
            }
        }
        return unseen;
    }

    /** As it was met at a table: one hidden card of the rival may be worth two, though it seldom is. */
    @Test
    void aSingleCardFaceDownLeavesTheEraOpen() {
        for (String hidden : List.of("weapons-forest", "weapons-hills", "education-hills")) {
            Table table = Table.ofThree()
                    .era(Era.TRAINS)
                    .first(BLUE)
                    .tokens(BLUE, 2, "c7r6")
                    .token(GREEN, "c6r7")
                    .tokens(RED, 3, "c7r8")
                    .hand(BLUE, hidden)
                    .hand(RED, "weapons-farmland")
                    .progress();
            table.play(lay(hidden), done());
            assertThat(table.asked()).isEqualTo(RED);

            Consequence done = consequenceOfDone(table.position(), RED);

            assertThat(done.open()).as(hidden).contains("era", "flight");
            assertThat(done.changes()).extracting(Change::indicator).doesNotContain("flight");
        }
    }

    /** What no card can change is still told. */
    @Test
    void aBigLeadIsCertainWhateverLiesFaceDown() {
        Table table = Table.ofThree()
                .era(Era.TRAINS)
                .first(BLUE)
                .token(BLUE, "c7r6")
                .tokens(RED, 4, "c7r8")
                .hand(BLUE, "weapons-forest")
                .hand(RED, "weapons-farmland")
                .progress();
        table.play(lay("weapons-forest"), done());

        assertThat(consequenceOfDone(table.position(), RED).changes())
                .contains(new Change("era", RED, Era.TRAINS.index(), Era.FLIGHT.index()));
    }

    /** Who looks on or has still to decide never learns from it what lies there. */
    @Test
    void whatIsImaginedDoesNotDependOnWhatLiesThere() {
        assertThat(imaginedWhereLies("weapons-forest", "education-hills"))
                .isEqualTo(imaginedWhereLies("education-hills", "weapons-forest"));
    }

    private long imaginedWhereLies(String laid, String held) {
        Table table = Table.ofThree()
                .tokensForAll()
                .first(BLUE)
                .hand(BLUE, laid, held)
                .hand(RED, "weapons-farmland")
                .progress();
        table.play(lay(laid), done());
        return game.imagine(table.position(), RED, new Randomness(3)).hash();
    }
}
