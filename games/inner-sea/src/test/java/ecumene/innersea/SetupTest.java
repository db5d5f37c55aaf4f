package ecumene.innersea;

import static ecumene.innersea.Moves.*;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import ecumene.engine.EventLog;
import ecumene.engine.Seats;
import ecumene.engine.data.BadDataException;
import ecumene.innersea.component.Area;
import ecumene.innersea.component.Civilization;
import ecumene.innersea.component.FateCard;
import ecumene.innersea.component.Scenario;
import ecumene.testkit.Rule;
import org.junit.jupiter.api.Test;

/** Setting up, for every number of players and with the options. */
class SetupTest {

    private static InnerSeaPosition start(int seats, String... options) {
        InnerSea game = new InnerSea();
        return game.start(game.info().setup(seats, Table.options(options)), 7, EventLog.SILENT);
    }

    private static InnerSeaPosition begun(int seats, String... options) {
        InnerSea game = new InnerSea();
        InnerSeaPosition position = start(seats, options);
        while (position.phase() == Phase.SETUP) {
            int seat = Seats.first(game.awaiting(position));
            game.play(position, seat, game.defaultMove(position, seat), EventLog.SILENT);
        }
        return position;
    }

    @Rule(Rulebook.SETUP)
    @Test
    void everybodyChoosesInTurnOrderAndBeginsWithTwelveDisksAndFiveCards() {
        for (int seats = 2; seats <= 6; seats++) {
            InnerSeaPosition position = start(seats);
            assertThat(Seats.list(new InnerSea().awaiting(position))).containsExactly(position.inOrder(0));
            InnerSeaPosition begun = begun(seats);
            for (int power = 0; power < seats; power++) {
                assertThat(begun.board().disksOnMap(power)).isEqualTo(12);
                assertThat(begun.cards().handSize(power)).isEqualTo(5);
                assertThat(begun.talents(power)).isZero();
            }
            assertThat(begun.cards().deckSize()).isEqualTo(103 - 5 * seats);
            assertThat(begun.epoch()).isEqualTo(1);
            assertThat(begun.turn()).isEqualTo(1);
        }
    }

    @Rule(Rulebook.SETUP)
    @Test
    void theNumberOfPlayersSaysWhichCivilizationsAndWhichPartOfTheMap() {
        assertThat(Scenario.BASIC.civilizations(2)).extracting(Civilization::id).containsExactly("egypt", "troy");
        assertThat(Scenario.BASIC.civilizations(3))
                .extracting(Civilization::id)
                .containsExactly("celt-iberia", "carthage", "mycenae");
        assertThat(Scenario.BASIC.civilizations(6)).hasSize(6);
        assertThat(begun(2).terms().map()).isEqualTo(Area.EASTERN_MAP);
        assertThat(begun(3).terms().map()).isEqualTo(Area.MAP_FOR_THREE);
        assertThat(begun(4).terms().map()).isEqualTo(Area.EVERYWHERE);
        assertThat(begun(3).board()
                        .disks(
                                begun(3).faction(Civilization.of("carthage")),
                                Area.of("melite").index()))
                .as("the start for three")
                .isEqualTo(2);
    }

    @Rule(Rulebook.SETUP)
    @Test
    void nobodyHoldsAnEventAtTheStart() {
        InnerSeaPosition position = begun(6);
        for (FateCard card : FateCard.ALL) {
            for (int power = 0; power < 6; power++) {
                assertThat(card.isEvent() && position.cards().inHand(power, card.index()))
                        .isFalse();
            }
        }
    }

    @Rule(Rulebook.SETUP)
    @Test
    void aMatchMayBeShorter() {
        assertThat(begun(4).terms().lastEpoch()).isEqualTo(4);
        assertThat(begun(4, "epochs", "2").terms().lastEpoch()).isEqualTo(2);
        assertThat(begun(3, "scenario", "extended-east").terms().lastEpoch()).isEqualTo(2);
    }

    @Rule({Rulebook.SETUP, Rulebook.OPTIONS})
    @Test
    void optionsThatCannotAllBeMetAreRefused() {
        assertThat(begun(2, "civilizations-each", "2", "system-civilizations", "2")
                        .powers())
                .as("six colours")
                .isEqualTo(6);
        assertRefused("at most 6 civilizations", 2, "civilizations-each", "2", "system-civilizations", "3");
        assertRefused("at most 6 civilizations", 3, "civilizations-each", "2", "system-civilizations", "1");
        assertRefused("at most 5 civilizations", 3, "civilizations-each", "2", "scenario", "extended-east");
        assertRefused("no colour is left", 2, "civilizations-each", "3", "barbarian-hordes", "true");
        assertRefused("with 6 seats", 6, "barbarian-hordes", "true");
        assertRefused("punic-wars says itself", 2, "scenario", "punic-wars", "epochs", "1");
        assertRefused("trio says itself", 1, "scenario", "trio", "civilizations-each", "2");
        assertRefused("trio says itself", 1, "scenario", "trio", "system-civilizations", "1");
        assertThat(begun(5, "barbarian-hordes", "true").terms().barbarians()).isEqualTo(100);
        assertThat(begun(2, "scenario", "punic-wars", "level", "hard").powers()).isEqualTo(2);
        assertThat(begun(2, "scenario", "extended-east").powers())
                .as("as many as the scenario needs")
                .isEqualTo(3);
    }

    private static void assertRefused(String reason, int seats, String... options) {
        assertThatThrownBy(() -> start(seats, options))
                .isInstanceOf(BadDataException.class)
                .hasMessageContaining(reason);
    }

    @Rule(Rulebook.SYSTEM)
    @Test
    void aLonePlayerMeetsTheSystemAndOnePersonMayPlaySeveral() {
        InnerSeaPosition solo = begun(1);
        assertThat(solo.powers()).isEqualTo(2);
        assertThat(solo.terms().isSystem(1)).isTrue();
        InnerSeaPosition several = begun(2, "civilizations-each", "3");
        assertThat(several.powers()).isEqualTo(6);
        assertThat(several.powersOf(0)).isEqualTo(0b010101);
        InnerSeaPosition mixed = begun(3, "system-civilizations", "2");
        assertThat(mixed.powers()).isEqualTo(5);
        assertThat(mixed.terms().seatOf(4)).isEqualTo(InnerSeaPosition.NONE);
    }
}
