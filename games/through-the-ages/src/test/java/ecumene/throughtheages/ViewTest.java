package ecumene.throughtheages;

import static ecumene.throughtheages.Moves.endActions;
import static ecumene.throughtheages.Table.BLUE;
import static ecumene.throughtheages.Table.GREEN;
import static ecumene.throughtheages.Table.RED;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.EventLog;
import ecumene.engine.Randomness;
import ecumene.engine.Seats;
import ecumene.throughtheages.ThroughTheAgesView.RowCard;
import ecumene.throughtheages.ThroughTheAgesView.Threshold;
import ecumene.throughtheages.ThroughTheAgesView.Treaty;
import ecumene.throughtheages.ThroughTheAgesView.Wonder;
import ecumene.throughtheages.component.CivilCard;
import ecumene.throughtheages.component.MilitaryCard;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** What a view says of the rules, so that whoever draws it need not know them. */
class ViewTest {

    private static final int MATCHES = 4;

    private final ThroughTheAges game = new ThroughTheAges();
    private int swept;
    private int kept;

    @Test
    void theRowLosesWhatTheViewSays() {
        for (int seed = 1; seed <= MATCHES; seed++) {
            Randomness random = new Randomness(seed);
            ThroughTheAgesPosition position =
                    game.start(game.info().setup(2 + seed % 3, Map.of("resigning", "false")), seed, EventLog.SILENT);
            while (!position.isFinished()) {
                int seat = Seats.first(game.awaiting(position));
                List<ThroughTheAgesMove> moves = game.legalMoves(position, seat);
                ThroughTheAgesView view = game.view(position, seat);
                ThroughTheAgesMove move = moves.get(random.below(moves.size()));
                if (move instanceof ThroughTheAgesMove.EndActions) {
                    endTurn(position, seat, view);
                } else {
                    game.playListed(position, seat, move, EventLog.SILENT);
                }
            }
        }
        assertThat(swept).isPositive();
        assertThat(kept).as("first rounds and last turns").isPositive();
    }

    private void endTurn(ThroughTheAgesPosition position, int seat, ThroughTheAgesView view) {
        List<CivilCard> foretold = view.row().stream()
                .limit(view.swept())
                .filter(Objects::nonNull)
                .map(RowCard::card)
                .toList();
        List<ThroughTheAgesEvent> told = new ArrayList<>();
        game.playListed(position, seat, endActions(), (audience, event) -> told.add((ThroughTheAgesEvent) event));
        for (ThroughTheAgesEvent event : told) {
            if (event instanceof ThroughTheAgesEvent.RowReplenished row) {
                assertThat(row.swept()).isEqualTo(foretold);
                swept++;
                return;
            }
        }
        if (position.isFinished() || view.round() == 1) {
            assertThat(view.swept()).isZero();
            kept++;
        }
    }

    @Test
    void actionCardsThatWereTakenInThisTurnWait() {
        Table table = Table.of(2)
                .hand(RED, "A-frugality")
                .row("A-frugality", "A-moses")
                .actionsOf(RED);
        assertThat(table.view(RED).seats().get(RED).waiting()).isEmpty();
        table.play(new ThroughTheAgesMove.Take(1, CivilCard.of("A-frugality")));
        table.play(new ThroughTheAgesMove.Take(2, CivilCard.of("A-moses")));
        assertThat(table.view(RED).seats().get(RED).waiting())
                .as("Moses does not")
                .containsExactly(1);
        assertThat(table.view(BLUE).seats().get(BLUE).waiting()).isEmpty();
        table.play(endActions());
        assertThat(table.view(RED).seats().get(RED).waiting()).isEmpty();
    }

    @Test
    void bothPartiesOfAPactSeeTheirOwnSide() {
        Table sided = Table.of(3, 2)
                .pact(RED, BLUE, "II-acceptance-of-supremacy", false)
                .politicsOf(RED);
        MilitaryCard supremacy = MilitaryCard.of("II-acceptance-of-supremacy");
        assertThat(sided.view(RED).seats().get(RED).treaties()).containsExactly(new Treaty(supremacy, BLUE, "B"));
        assertThat(sided.view(RED).seats().get(BLUE).treaties()).containsExactly(new Treaty(supremacy, RED, "A"));
        assertThat(sided.view(RED).seats().get(GREEN).treaties()).isEmpty();
        Table equal =
                Table.of(3, 1).pact(RED, BLUE, "I-open-borders-agreement", true).politicsOf(RED);
        MilitaryCard borders = MilitaryCard.of("I-open-borders-agreement");
        assertThat(equal.view(RED).seats().get(BLUE).treaties()).containsExactly(new Treaty(borders, RED, "both"));
    }

    @Test
    void banksTellWhatTheNextThresholdBrings() {
        Table full = Table.of(2).actionsOf(RED);
        ThroughTheAgesView.SeatView seat = full.view(RED).seats().get(RED);
        assertThat(seat.yellowNext()).as("18 tokens").isEqualTo(new Threshold(2, 1, 1, null));
        assertThat(seat.blueNext()).as("16 tokens").isEqualTo(new Threshold(6, null, null, 2));
        Table empty = Table.of(2).yellowBank(RED, 0).blueBank(RED, 0).actionsOf(RED);
        assertThat(empty.view(RED).seats().get(RED).yellowNext()).isNull();
        assertThat(empty.view(RED).seats().get(RED).blueNext()).isNull();
    }

    @Test
    void homerLiesUnderHisWonder() {
        Table table = Table.of(2).wonder(RED, "A-pyramids");
        table.civ(RED).homerWonder = CivilCard.of("A-pyramids").index();
        table.actionsOf(RED);
        assertThat(table.view(BLUE).seats().get(RED).wonders())
                .containsExactly(new Wonder(CivilCard.of("A-pyramids"), false, CivilCard.of("A-homer")));
    }
}
