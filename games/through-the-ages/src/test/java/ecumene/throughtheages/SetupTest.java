package ecumene.throughtheages;

import static ecumene.throughtheages.Moves.endActions;
import static ecumene.throughtheages.Moves.population;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.EventLog;
import ecumene.engine.Seats;
import ecumene.testkit.Rule;
import ecumene.throughtheages.component.CivilCard;
import ecumene.throughtheages.component.CivilType;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Setting up, and the first round. */
class SetupTest {

    private static final ThroughTheAges GAME = new ThroughTheAges();

    private static ThroughTheAgesPosition start(int seats, long seed) {
        return GAME.start(GAME.info().setup(seats), seed, EventLog.SILENT);
    }

    private static void play(ThroughTheAgesPosition position, ThroughTheAgesMove move) {
        GAME.play(position, Seats.first(GAME.awaiting(position)), move, EventLog.SILENT);
    }

    @Rule(Rulebook.SETUP)
    @Test
    void everybodyBeginsWithTheSameBoard() {
        for (int seats = 2; seats <= 4; seats++) {
            ThroughTheAgesPosition position = start(seats, 3);
            for (int seat = 0; seat < seats; seat++) {
                Civilization civ = position.civ(seat);
                assertThat(civ.yellowBank).isEqualTo(18);
                assertThat(civ.blueBank).isEqualTo(16);
                assertThat(civ.idle).isEqualTo(1);
                assertThat(civ.count(CivilType.FARM)).isEqualTo(2);
                assertThat(civ.count(CivilType.MINE)).isEqualTo(2);
                assertThat(civ.count(CivilType.LAB)).isEqualTo(1);
                assertThat(civ.count(CivilType.TEMPLE)).isZero();
                assertThat(civ.count(CivilType.INFANTRY)).isEqualTo(1);
                assertThat(civ.scienceRating).isEqualTo(1);
                assertThat(civ.cultureRating).isZero();
                assertThat(civ.strength).isEqualTo(1);
                assertThat(civ.happiness).isZero();
                assertThat(civ.science + civ.culture + civ.food() + civ.resources())
                        .isZero();
                assertThat(Long.bitCount(civ.technologies)).isEqualTo(6);
                assertThat(civ.tactic).isEqualTo(Civilization.NONE);
            }
            assertThat(position.military().currentEvents().size()).isEqualTo(seats + 2);
            assertThat(GAME.view(position, Seats.SPECTATOR).row()).hasSize(13).doesNotContainNull();
            assertThat(position.civilDeck().size()).isEqualTo(7);
        }
    }

    @Rule({Rulebook.SETUP, Rulebook.FIRST_TURN})
    @Test
    void civilActionsOfTheFirstRoundGrowInOrderAndThereAreNoMilitaryOnes() {
        ThroughTheAgesPosition position = start(4, 5);
        for (int place = 0; place < 4; place++) {
            int seat = (position.firstSeat() + place) % 4;
            assertThat(position.civ(seat).civilActions).isEqualTo(place + 1);
            assertThat(position.civ(seat).militaryActions).isZero();
        }
    }

    @Rule(Rulebook.FIRST_TURN)
    @Test
    void onlyTakingIsAllowedInTheFirstRound() {
        ThroughTheAgesPosition position = start(3, 5);
        play(position, endActions());
        int seat = Seats.first(GAME.awaiting(position));
        List<ThroughTheAgesMove> moves = GAME.legalMoves(position, seat);
        assertThat(moves)
                .allMatch(move ->
                        move instanceof ThroughTheAgesMove.Take || move instanceof ThroughTheAgesMove.EndActions);
        assertThat(GAME.refusal(position, seat, population()))
                .isEqualTo(ThroughTheAgesRefusal.ONLY_TAKING_IN_THE_FIRST_ROUND);
    }

    @Rule(Rulebook.FIRST_TURN)
    @Test
    void theFirstTurnEndsWithProductionAndWithoutMilitaryCards() {
        ThroughTheAgesPosition position = start(2, 5);
        int first = position.firstSeat();
        play(position, endActions());
        Civilization civ = position.civ(first);
        assertThat(civ.science).isEqualTo(1);
        assertThat(civ.food()).isEqualTo(2);
        assertThat(civ.resources()).isEqualTo(2);
        assertThat(civ.militarySize).isZero();
        assertThat(civ.civilActions).isEqualTo(4);
        assertThat(civ.militaryActions).isEqualTo(2);
    }

    @Rule(Rulebook.FIRST_TURN)
    @Test
    void thereIsNoPoliticsAndNoNewRowInTheFirstRound() {
        ThroughTheAgesPosition position = start(2, 5);
        List<ThroughTheAgesView.RowCard> row =
                GAME.view(position, Seats.SPECTATOR).row();
        play(position, endActions());
        assertThat(GAME.phase(position)).isEqualTo("actions");
        assertThat(GAME.view(position, Seats.SPECTATOR).row()).isEqualTo(row);
        play(position, endActions());
        assertThat(GAME.phase(position)).isEqualTo("politics");
        assertThat(position.round()).isEqualTo(2);
        assertThat(position.age()).isEqualTo(1);
    }

    @Rule(Rulebook.FIRST_TURN)
    @Test
    void aWonderTakenInTheFirstRoundLiesUnfinished() {
        for (long seed = 1; ; seed++) {
            ThroughTheAgesPosition position = start(2, seed);
            CivilCard card = CivilCard.at(position.row(0));
            if (card.type() == CivilType.WONDER) {
                int seat = position.firstSeat();
                play(position, Moves.take(1, card.id()));
                assertThat(position.civ(seat).unfinished).isEqualTo(card.index());
                assertThat(position.civ(seat).handSize).isZero();
                return;
            }
        }
    }
}
