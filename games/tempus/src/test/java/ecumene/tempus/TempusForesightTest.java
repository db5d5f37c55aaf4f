package ecumene.tempus;

import static ecumene.tempus.Moves.attack;
import static ecumene.tempus.Moves.done;
import static ecumene.tempus.Moves.endTurn;
import static ecumene.tempus.Moves.idea;
import static ecumene.tempus.Moves.lay;
import static ecumene.tempus.Moves.move;
import static ecumene.tempus.Table.BLUE;
import static ecumene.tempus.Table.GREEN;
import static ecumene.tempus.Table.RED;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.Change;
import ecumene.engine.Consequence;
import ecumene.engine.Event;
import ecumene.engine.EventLog;
import ecumene.engine.Randomness;
import ecumene.engine.Seats;
import ecumene.tempus.component.Era;
import ecumene.tempus.component.IdeaCard;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** What the rules foretell of fights and progress is what then happens; and worthless cards are called so. */
class TempusForesightTest {

    private static final int MATCHES = 6;

    private final Tempus game = new Tempus();
    private final Map<Integer, Integer> progress = new HashMap<>();
    private final Map<Integer, TempusForesight.Strengths> strengths = new HashMap<>();
    private int fights;
    private int countings;

    @Test
    void fightsAndProgressTurnOutAsForetold() {
        for (int seed = 1; seed <= MATCHES; seed++) {
            Randomness random = new Randomness(seed);
            TempusPosition position =
                    game.start(game.info().setup(4, Map.of("island", "random")), seed, EventLog.SILENT);
            while (!position.isFinished()) {
                int seat = Seats.first(game.awaiting(position));
                List<TempusMove> moves = game.legalMoves(position, seat);
                TempusMove move = moves.get(random.below(moves.size()));
                if (!(move instanceof TempusMove.Done)) {
                    game.playListed(position, seat, move, EventLog.SILENT);
                    continue;
                }
                foretell(position);
                game.playListed(position, seat, move, (audience, event) -> compare(event));
            }
        }
        assertThat(fights).isPositive();
        assertThat(countings).isPositive();
    }

    private void foretell(TempusPosition position) {
        for (int seat = 0; seat < position.seats(); seat++) {
            TempusForesight foresight = game.foresight(position, seat);
            progress.put(seat, Objects.requireNonNull(foresight.progress()));
            if (foresight.fight() != null) {
                strengths.put(seat, foresight.fight());
            }
        }
    }

    private void compare(Event event) {
        if (event instanceof TempusEvent.FightDecided fight) {
            fights++;
            assertThat(Objects.requireNonNull(strengths.get(fight.seat())).attack())
                    .isEqualTo(fight.attack());
            assertThat(Objects.requireNonNull(strengths.get(fight.defender())).defence())
                    .isEqualTo(fight.defence());
        } else if (event instanceof TempusEvent.ProgressCounted counted) {
            countings++;
            // The first to lay cards sees what is laid later only in others' sums, never in the own one.
            counted.standings()
                    .forEach(standing ->
                            assertThat(progress.get(standing.seat())).isEqualTo(standing.total()));
        }
    }

    @Test
    void aCardThatAddsNothingIsALoss() {
        TempusPosition position = game.start(game.info().setup(3, Map.of("island", "random")), 4, EventLog.SILENT);
        Randomness random = new Randomness(4);
        int worthless = 0;
        while (!position.isFinished()) {
            int seat = Seats.first(game.awaiting(position));
            List<TempusMove> moves = game.legalMoves(position, seat);
            List<Consequence> consequences = game.consequences(position, seat, moves);
            for (int i = 0; i < moves.size(); i++) {
                if (moves.get(i) instanceof TempusMove.LayCard lay) {
                    boolean adds = worth(position, seat, lay.card()) > 0;
                    assertThat(consequences.get(i).loss() == null).as("%s", lay).isEqualTo(adds);
                    worthless += adds ? 0 : 1;
                }
            }
            game.playListed(position, seat, moves.get(random.below(moves.size())), EventLog.SILENT);
        }
        assertThat(worthless).isPositive();
    }

    @Test
    void aMoveThatGivesUpTheProtectionSaysSo() {
        List<TempusMove> moves = List.of(move("c5r6", "c6r6"), move("c5r6", "c5r5"));
        Table table = Table.ofThree()
                .era(Era.TRADE)
                .token(RED, "c5r5", "c6r5")
                .tokens(RED, 2, "c5r6")
                .turnOf(RED);

        List<Consequence> consequences = game.consequences(table.position(), RED, moves);

        assertThat(consequences.get(0).changes()).as("into a fourth hex").contains(new Change("protection", RED, 1, 0));
        assertThat(consequences.get(1).changes())
                .as("onto other own tokens")
                .noneMatch(change -> change.indicator().equals("protection"));
    }

    /** The last to decide knows for certain only what holds whatever lies face down. */
    @Test
    void cardsFaceDownLeaveTheEraOpen() {
        Table table = Table.ofThree()
                .era(Era.TRAINS)
                .first(BLUE)
                .tokens(BLUE, 4, "c7r6")
                .tokens(GREEN, 4, "c6r7")
                .token(RED, "c6r6")
                .hand(BLUE, "weapons-forest", "transport-forest")
                .hand(RED, "weapons-farmland")
                .progress();
        table.play(lay("weapons-forest"), lay("transport-forest"), done());
        assertThat(table.asked()).isEqualTo(RED);

        Consequence done =
                game.consequences(table.position(), RED, List.of(done())).getFirst();

        assertThat(done.open()).as("green goes on only if blue bluffs").contains("era", "flight");
        assertThat(done.changes().stream().filter(change -> change.indicator().equals("era")))
                .as("blue has at least as much as green in any case")
                .extracting(Change::seat)
                .containsExactly(BLUE);
    }

    @Test
    void whereBothHaveCardsFaceDownNobodyIsSureOfTheEra() {
        Table table = Table.ofThree()
                .era(Era.TRAINS)
                .first(BLUE)
                .tokens(BLUE, 4, "c7r6")
                .tokens(GREEN, 4, "c6r7")
                .token(RED, "c6r6")
                .hand(BLUE, "weapons-forest", "transport-forest")
                .hand(GREEN, "weapons-grassland", "transport-grassland")
                .hand(RED, "weapons-farmland")
                .progress();
        table.play(lay("weapons-forest"), lay("transport-forest"), done());
        table.play(lay("weapons-grassland"), lay("transport-grassland"), done());
        assertThat(table.asked()).isEqualTo(RED);

        Consequence done =
                game.consequences(table.position(), RED, List.of(done())).getFirst();

        assertThat(done.open()).contains("era", "flight");
        assertThat(done.changes()).extracting(Change::indicator).doesNotContain("era", "flight");
    }

    /** Counting progress is no loss of it, and the tokens of the next turn are no gain of laying no cards. */
    @Test
    void whatComesAfterTheCountIsNoConsequence() {
        Table table = Table.ofThree()
                .era(Era.AGRICULTURE)
                .first(BLUE)
                .tokens(BLUE, 2, "c6r5")
                .token(GREEN, "c9r5")
                .tokens(RED, 2, "c6r6")
                .hand(RED, "weapons-farmland")
                .progress();
        assertThat(table.asked()).isEqualTo(RED);

        Consequence done =
                game.consequences(table.position(), RED, List.of(done())).getFirst();

        assertThat(done.open()).isEmpty();
        assertThat(done.changes())
                .containsExactly(new Change("era", BLUE, Era.AGRICULTURE.index(), Era.CITIES.index()));
    }

    /** The free cards of an era come from reaching it, not from laying no cards; what was laid is the price. */
    @Test
    void freeCardsOfTheNewEraAreNoConsequence() {
        Table table = Table.ofThree()
                .tokens(RED, 2, "c7r5")
                .token(GREEN, "c9r6")
                .hand(RED, "weapons-farmland", "medicine-hills")
                .progress();
        Change era = new Change("era", RED, Era.START.index(), Era.WRITING.index());

        assertThat(changes(table, done())).containsExactly(era);
        assertThat(changes(table, lay("weapons-farmland")))
                .as("it can be taken back")
                .isEmpty();
        table.play(lay("weapons-farmland"));
        assertThat(changes(table, done())).containsExactly(era, new Change("hand", RED, 2, 1));
        table.play(done());
        assertThat(table.handSize(RED)).isEqualTo(1 + Era.WRITING.freeCards());
    }

    /** The price that every action has is told of none of them. */
    @Test
    void actionsAreToldByWhatTheyBring() {
        Table bare = Table.ofThree().tokensForAll().turnOf(RED);
        Table withCards = Table.ofThree()
                .tokensForAll()
                .hand(RED, "sanitation-hills", "government-hills")
                .turnOf(RED);

        assertThat(changes(bare, idea())).containsExactly(new Change("hand", RED, 0, 1));
        assertThat(changes(withCards, idea())).containsExactly(new Change("hand", RED, 2, 3));
    }

    private List<Change> changes(Table table, TempusMove move) {
        return game.consequences(table.position(), table.asked(), List.of(move))
                .getFirst()
                .changes();
    }

    private String loss(Table table, String card) {
        return Objects.requireNonNull(game.consequences(table.position(), table.asked(), List.of(lay(card)))
                        .getFirst()
                        .loss())
                .name();
    }

    /** Cards face down may deceive who has still to decide; the defender's lie face up. */
    @Test
    void onlyWhoseCardsAreNotSeenCanBluff() {
        Table fight = border().hand(BLUE, "medicine-hills").turnOf(RED).play(attack("c6r6", "c7r5"));
        assertThat(loss(fight, "transport-forest")).isEqualTo("bluff");
        fight.play(done());
        assertThat(fight.asked()).isEqualTo(BLUE);
        assertThat(loss(fight, "medicine-hills")).isEqualTo("wasted-card");

        Table unanswered = border().turnOf(RED).play(attack("c6r6", "c7r5"));
        assertThat(loss(unanswered, "transport-forest"))
                .as("a defender without cards has nothing to decide")
                .isEqualTo("wasted-card");
    }

    private static Table border() {
        return Table.ofThree()
                .era(Era.CITIES)
                .tokens(RED, 3, "c6r6")
                .tokens(BLUE, 2, "c7r5")
                .token(BLUE, Table.EAST)
                .token(GREEN, "c3r7")
                .hand(RED, "transport-forest");
    }

    @Test
    void theLastToLayCardsForProgressDeceivesNobody() {
        Table table = Table.ofThree()
                .first(BLUE)
                .hand(BLUE, "weapons-hills")
                .hand(GREEN, "transport-forest")
                .progress();

        assertThat(loss(table, "weapons-hills")).isEqualTo("bluff");
        table.play(done());
        assertThat(table.asked()).isEqualTo(GREEN);
        assertThat(loss(table, "transport-forest")).as("red holds no cards").isEqualTo("wasted-card");
    }

    /** Who catches up does so by the rules, whatever the last action was. */
    @Test
    void catchingUpIsNoConsequenceOfTheLastTurn() {
        Table table = Table.ofThree()
                .tokensForAll()
                .era(BLUE, Era.WRITING)
                .first(BLUE)
                .actionTokens(RED, 1)
                .actionTokens(BLUE, 0)
                .actionTokens(GREEN, 0)
                .hand(RED, "weapons-farmland")
                .turnOf(RED)
                .play(idea());

        Consequence end =
                game.consequences(table.position(), RED, List.of(endTurn())).getFirst();

        assertThat(end.changes()).isEmpty();
    }

    /** A hint never says to lay a card that adds nothing. */
    @Test
    void aWorthlessCardIsNotAdvised() {
        Table table = Table.ofThree()
                .era(Era.TRAINS)
                .tokens(RED, 2, "c7r6")
                .tokens(BLUE, 2, "c6r7")
                .hand(RED, "weapons-forest", "medicine-hills")
                .progress();
        double[] before = outlook(table.position());
        double[] wasted = outlook(after(table.position(), lay("weapons-forest")));
        double[] used = outlook(after(table.position(), lay("medicine-hills")));

        assertThat(wasted[RED]).isLessThan(before[RED] - 0.01);
        assertThat(used[RED]).isGreaterThan(before[RED]);
    }

    private TempusPosition after(TempusPosition position, TempusMove move) {
        TempusPosition copy = position.copy();
        game.playListed(copy, RED, move, EventLog.SILENT);
        return copy;
    }

    private double[] outlook(TempusPosition position) {
        double[] outlook = new double[position.seats()];
        game.evaluation().outlook(position, outlook);
        return outlook;
    }

    private int worth(TempusPosition position, int seat, IdeaCard card) {
        TempusForesight foresight = game.foresight(position, seat);
        return foresight.cards().stream()
                .filter(worth -> worth.card() == card)
                .mapToInt(worth -> foresight.fight() == null ? worth.progress() : worth.fight())
                .sum();
    }
}
