package ecumene.throughtheages;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.Change;
import ecumene.engine.Consequence;
import ecumene.engine.Event;
import ecumene.engine.EventLog;
import ecumene.engine.Loss;
import ecumene.engine.Randomness;
import ecumene.engine.Seats;
import ecumene.throughtheages.component.MilitaryCard;
import ecumene.throughtheages.rule.Actions;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What the rules foretell is what comes. */
class ForesightTest {

    private static final int MATCHES = 8;

    private final ThroughTheAges game = new ThroughTheAges();
    private int compared;
    private int uprisings;
    private int famines;

    @Test
    void theEndOfATurnBringsWhatWasForetold() {
        for (int seed = 1; seed <= MATCHES; seed++) {
            Randomness random = new Randomness(seed);
            ThroughTheAgesPosition position =
                    game.start(game.info().setup(3, Map.of("resigning", "false")), seed, EventLog.SILENT);
            while (!position.isFinished()) {
                int seat = Seats.first(game.awaiting(position));
                List<ThroughTheAgesMove> moves = game.legalMoves(position, seat);
                ThroughTheAgesMove move = moves.get(random.below(moves.size()));
                if (move instanceof ThroughTheAgesMove.EndActions) {
                    endTurn(position, seat, move);
                } else {
                    game.playListed(position, seat, move, EventLog.SILENT);
                }
            }
        }
        assertThat(compared).isPositive();
        assertThat(uprisings).isPositive();
        assertThat(famines).isPositive();
    }

    @Test
    void ratingsAreTheSumOfTheirSources() {
        randomly((position, seat, move) -> {
            ThroughTheAgesForesight foresight = game.foresight(position, seat);
            for (int other = 0; other < position.seats(); other++) {
                Civilization civ = position.civ(other);
                List<ThroughTheAgesForesight.Share> shares = foresight.sources().get(other);
                assertThat(shares.stream()
                                .mapToInt(ThroughTheAgesForesight.Share::culture)
                                .sum())
                        .isEqualTo(civ.cultureRating);
                assertThat(shares.stream()
                                .mapToInt(ThroughTheAgesForesight.Share::science)
                                .sum())
                        .isEqualTo(civ.scienceRating);
                assertThat(shares.stream()
                                .mapToInt(ThroughTheAgesForesight.Share::strength)
                                .sum())
                        .isEqualTo(civ.strength);
                assertThat(shares.stream()
                                .mapToInt(ThroughTheAgesForesight.Share::happiness)
                                .sum())
                        .isEqualTo(civ.happiness);
            }
        });
    }

    @Test
    void armiesAddWhatTheirTacticSays() {
        randomly((position, seat, move) -> {
            Civilization civ = position.civ(seat);
            ThroughTheAgesForesight foresight = game.foresight(position, seat);
            ThroughTheAgesForesight.Formed formed = foresight.armies().get(seat);
            if (civ.tactic == Civilization.NONE) {
                assertThat(formed).isEqualTo(new ThroughTheAgesForesight.Formed(0, 0, 0));
                return;
            }
            MilitaryCard tactic = MilitaryCard.at(civ.tactic);
            int doubledFresh = Math.min(formed.doubled(), formed.fresh());
            int strength = (formed.fresh() + doubledFresh) * tactic.tactic()
                    + (formed.obsolete() + formed.doubled() - doubledFresh) * tactic.obsolete();
            assertThat(foresight.sources().get(seat).stream()
                            .filter(share -> share.card().equals(tactic.id()))
                            .mapToInt(ThroughTheAgesForesight.Share::strength)
                            .sum())
                    .isEqualTo(strength);
        });
    }

    @Test
    void attacksAndTechnologiesComeAsForetold() {
        randomly((position, seat, move) -> {
            ThroughTheAgesForesight foresight = game.foresight(position, seat);
            ThroughTheAgesPosition then = position.copy();
            game.playListed(then, seat, move, (audience, event) -> {
                if (event instanceof ThroughTheAgesEvent.AggressionPlayed attack && attack.seat() == seat) {
                    assertThat(foresight.clashes())
                            .anyMatch(clash -> clash.rival() == attack.rival() && clash.attack() == attack.strength());
                } else if (event instanceof ThroughTheAgesEvent.Developed developed
                        && move instanceof ThroughTheAgesMove.Develop
                        && position.steps().isTop(Actions.STEP)) {
                    assertThat(foresight.technologies())
                            .anyMatch(science -> science.technology().equals(developed.technology())
                                    && science.peaceful() == developed.science());
                }
            });
        });
    }

    /** Whoever ends the turn with actions in hand is told what is lost. */
    @Test
    void unusedActionsAreALoss() {
        ThroughTheAgesPosition position = game.start(game.info().setup(2, Map.of()), 1, EventLog.SILENT);
        int seat = Seats.first(game.awaiting(position));
        List<ThroughTheAgesMove> moves = game.legalMoves(position, seat);
        List<Consequence> consequences = game.consequences(position, seat, moves);
        int end = moves.indexOf(new ThroughTheAgesMove.EndActions());
        assertThat(consequences.get(end).loss())
                .isEqualTo(new Loss("unused-actions", Map.of("civil", 1, "military", 0)));
        int take = IntStream.range(0, moves.size())
                .filter(i -> moves.get(i) instanceof ThroughTheAgesMove.Take)
                .findFirst()
                .orElseThrow();
        assertThat(consequences.get(take).loss()).isNull();
        game.playListed(position, seat, moves.get(take), EventLog.SILENT);
        List<ThroughTheAgesMove> left = game.legalMoves(position, seat);
        int endNow = left.indexOf(new ThroughTheAgesMove.EndActions());
        assertThat(game.consequences(position, seat, left).get(endNow).loss()).isNull();
    }

    /** A button has room for two or three changes: what is paid is among them. */
    @Test
    void whatAMoveCostsIsToldFirst() {
        Table table = Table.of(2)
                .idle(Table.RED, 1)
                .food(Table.RED, 3)
                .resources(Table.RED, 3)
                .yellowBank(Table.RED, 17)
                .actionsOf(Table.RED);
        assertThat(firstChanges(table, new ThroughTheAgesMove.IncreasePopulation()))
                .containsExactly("food", "discontent");
        assertThat(firstChanges(table, Moves.build("A-philosophy"))).containsExactly("resources", "science-rating");
    }

    /** What a card gave with its tokens goes with it, also where its owner still has to choose from where. */
    @Test
    void tokensThatComeAndGoAreTold() {
        Table ruin =
                Table.of(2, 2).wonder(Table.RED, "A-pyramids", "I-taj-mahal").event(Table.RED, "II-ravages-of-time");
        assertThat(changes(ruin, Table.RED, Moves.ruin("I-taj-mahal"))).containsEntry("blue-tokens", -1);
        assertThat(changes(ruin, Table.RED, Moves.ruin("A-pyramids")))
                .doesNotContainKeys("blue-tokens", "yellow-tokens");
        Table chosen = Table.of(2, 2)
                .wonder(Table.RED, "A-pyramids", "I-taj-mahal")
                .food(Table.RED, 2)
                .resources(Table.RED, 2)
                .blueBank(Table.RED, 0)
                .event(Table.RED, "II-ravages-of-time");
        assertThat(changes(chosen, Table.RED, Moves.ruin("I-taj-mahal"))).containsEntry("blue-tokens", -1);
        chosen.play(Moves.ruin("I-taj-mahal"));
        assertThat(changes(chosen, Table.RED, Moves.blueToken("A-bronze")))
                .containsEntry("resources", -1)
                .doesNotContainKey("blue-tokens");
        Table alexander = Table.of(2).leader(Table.RED, "A-alexander-the-great").politicsOf(Table.RED);
        assertThat(changes(alexander, Table.RED, new ThroughTheAgesMove.RetireAlexander()))
                .containsEntry("yellow-tokens", 1);
    }

    /** Paying, and a new worker, move tokens and change nobody's number of them. */
    @Test
    void tokensThatOnlyMoveAreNotTold() {
        Table table = Table.of(2)
                .idle(Table.RED, 1)
                .food(Table.RED, 3)
                .resources(Table.RED, 3)
                .yellowBank(Table.RED, 17)
                .actionsOf(Table.RED);
        assertThat(changes(table, Table.RED, new ThroughTheAgesMove.IncreasePopulation()))
                .doesNotContainKeys("blue-tokens", "yellow-tokens");
        assertThat(changes(table, Table.RED, Moves.build("A-philosophy")))
                .doesNotContainKeys("blue-tokens", "yellow-tokens");
    }

    @Test
    void handLimitsAndColonizationAreTold() {
        Table ruin = Table.of(2, 2)
                .wonder(Table.RED, "A-library-of-alexandria", "A-colossus")
                .event(Table.RED, "II-ravages-of-time");
        assertThat(changes(ruin, Table.RED, Moves.ruin("A-library-of-alexandria")))
                .containsEntry("hand-limits", -1)
                .doesNotContainKey("colonization");
        assertThat(changes(ruin, Table.RED, Moves.ruin("A-colossus")))
                .containsEntry("colonization", -1)
                .doesNotContainKey("hand-limits");
        Table pact = Table.of(3)
                .pact(Table.RED, Table.BLUE, "I-open-borders-agreement", true)
                .politicsOf(Table.RED);
        assertThat(changes(pact, Table.RED, Moves.cancel("I-open-borders-agreement")))
                .as("actions change both limits, and say so themselves")
                .containsKey("military-total")
                .doesNotContainKey("hand-limits");
    }

    private static Map<String, Integer> changes(Table table, int seat, ThroughTheAgesMove move) {
        return table.game().consequences(table.position(), seat, List.of(move)).getFirst().changes().stream()
                .filter(change -> change.seat() == seat)
                .collect(Collectors.toMap(Change::indicator, change -> change.after() - change.before()));
    }

    private static List<String> firstChanges(Table table, ThroughTheAgesMove move) {
        return table.game().consequences(table.position(), Table.RED, List.of(move)).getFirst().changes().stream()
                .map(Change::indicator)
                .limit(2)
                .toList();
    }

    @Test
    void whoCanDoNothingInPoliticsMayLeaveThatStanding() {
        randomly((position, seat, move) -> {
            ThroughTheAgesMove standing = game.standing(position, seat);
            if (standing != null) {
                assertThat(game.legalMoves(position, seat)).contains(standing);
                if (standing instanceof ThroughTheAgesMove.EndPolitics) {
                    assertThat(game.legalMoves(position, seat)).hasSize(1);
                }
            }
        });
    }

    @FunctionalInterface
    private interface Look {
        void at(ThroughTheAgesPosition position, int seat, ThroughTheAgesMove move);
    }

    /** Looks at every position of some random matches. */
    private void randomly(Look look) {
        for (int seed = 1; seed <= MATCHES / 2; seed++) {
            Randomness random = new Randomness(seed);
            ThroughTheAgesPosition position =
                    game.start(game.info().setup(3, Map.of("resigning", "false")), seed, EventLog.SILENT);
            while (!position.isFinished()) {
                int seat = Seats.first(game.awaiting(position));
                List<ThroughTheAgesMove> moves = game.legalMoves(position, seat);
                ThroughTheAgesMove move = moves.get(random.below(moves.size()));
                look.at(position, seat, move);
                game.playListed(position, seat, move, EventLog.SILENT);
            }
        }
    }

    private void endTurn(ThroughTheAgesPosition position, int seat, ThroughTheAgesMove move) {
        ThroughTheAgesForesight.Forecast forecast =
                game.foresight(position, seat).endOfTurn().get(seat);
        if (forecast.discard() > 0) {
            game.playListed(position, seat, move, EventLog.SILENT);
            return;
        }
        Listener listener = new Listener(seat, forecast);
        game.playListed(position, seat, move, listener::hear);
    }

    /** Hears the end of one turn, until the next one begins. */
    private final class Listener {
        private final int seat;
        private final ThroughTheAgesForesight.Forecast forecast;
        private boolean over;

        Listener(int seat, ThroughTheAgesForesight.Forecast forecast) {
            this.seat = seat;
            this.forecast = forecast;
        }

        void hear(int audience, Event event) {
            over |= event instanceof ThroughTheAgesEvent.TurnBegan;
            if (over) {
                return;
            }
            switch (event) {
                case ThroughTheAgesEvent.Produced produced -> {
                    compared++;
                    assertThat(forecast.uprising()).isFalse();
                    assertThat(forecast.science()).isEqualTo(produced.science());
                    assertThat(forecast.culture()).isEqualTo(produced.culture());
                    assertThat(forecast.food()).isEqualTo(produced.food());
                    assertThat(forecast.resources()).isEqualTo(produced.resources());
                    assertThat(forecast.corruption()).isEqualTo(produced.corruption());
                }
                case ThroughTheAgesEvent.Famine famine -> {
                    famines++;
                    assertThat(forecast.famine()).isEqualTo(famine.culture());
                }
                case ThroughTheAgesEvent.Uprising ignored -> {
                    uprisings++;
                    assertThat(forecast.uprising()).isTrue();
                }
                case ThroughTheAgesEvent.OwnCardsDrawn drawn
                when Seats.contains(audience, seat) ->
                    assertThat(forecast.draw()).isEqualTo(drawn.cards().size());
                default -> {}
            }
        }
    }
}
