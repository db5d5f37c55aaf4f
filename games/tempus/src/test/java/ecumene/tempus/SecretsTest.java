package ecumene.tempus;

import static ecumene.tempus.Moves.actTwice;
import static ecumene.tempus.Moves.attack;
import static ecumene.tempus.Moves.done;
import static ecumene.tempus.Moves.idea;
import static ecumene.tempus.Moves.lay;
import static ecumene.tempus.Moves.medicine;
import static ecumene.tempus.Moves.move;
import static ecumene.tempus.Moves.transport;
import static ecumene.tempus.Table.BLUE;
import static ecumene.tempus.Table.EAST;
import static ecumene.tempus.Table.GREEN;
import static ecumene.tempus.Table.RED;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.Seats;
import ecumene.testkit.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Who may know what: hands, cards that lie face down, and the move that lays them. */
class SecretsTest {

    private static Table fight() {
        return Table.ofThree()
                .tokens(RED, 2, "c6r6")
                .token(BLUE, EAST)
                .token(BLUE, "c7r5")
                .hand(RED, "weapons-farmland", "medicine-hills")
                .hand(BLUE, "weapons-hills", "medicine-grassland")
                .turnOf(RED)
                .play(attack("c6r6", "c7r5"));
    }

    private static int audience(Table table, TempusMove move) {
        return table.game().audience(table.position(), table.asked(), move);
    }

    @Rule(Rulebook.FIGHT)
    @Test
    void onlyTheAttackerKnowsWhichCardWasLaidFaceDown() {
        assertThat(audience(fight(), lay("weapons-farmland"))).isEqualTo(Seats.only(RED));
    }

    @Rule(Rulebook.PROGRESS)
    @Test
    void onlyWhoLaysACardForProgressKnowsWhichItIs() {
        Table table =
                Table.ofThree().hand(RED, "education-hills", "medicine-hills").progress();

        assertThat(audience(table, lay("education-hills"))).isEqualTo(Seats.only(RED));
    }

    @Rule(Rulebook.ACTIONS)
    @Test
    void everyoneSeesAnAction() {
        assertThat(audience(Table.ofThree().tokensForAll().turnOf(RED), idea())).isEqualTo(Seats.EVERYONE);
    }

    @Rule(Rulebook.IDEA)
    @Test
    void aHandIsSeenByItsOwnerAndCountedByTheOthers() {
        Table table = fight();

        assertThat(table.hand(RED)).containsExactly("medicine-hills", "weapons-farmland");
        assertThat(table.hand(GREEN)).isEmpty();
        for (int viewer : new int[] {BLUE, GREEN, Seats.SPECTATOR}) {
            assertThat(table.view(viewer).seats().get(RED).handSize()).isEqualTo(2);
            assertThat(Table.ids(table.view(viewer).hand())).doesNotContain("weapons-farmland");
        }
        assertThat(table.view(Seats.SPECTATOR).seat()).isNull();
        assertThat(table.view(BLUE).seat()).isEqualTo(BLUE);
    }

    @Rule(Rulebook.FIGHT)
    @Test
    void whoseTurnItIsRemainsVisibleWhileTheDefenderIsAsked() {
        Table table = fight().play(done());

        assertThat(table.asked()).isEqualTo(BLUE);
        assertThat(table.view(GREEN).acting())
                .isNotNull()
                .satisfies(acting -> assertThat(acting.seat()).isEqualTo(RED));
        assertThat(table.view(GREEN).fight()).isNotNull().satisfies(fight -> {
            assertThat(fight.attacker()).isEqualTo(RED);
            assertThat(fight.defender()).isEqualTo(BLUE);
        });
    }

    @Rule({Rulebook.TRANSPORT, Rulebook.MEDICINE})
    @Test
    void aCardShownToAllIsFinalAndItsOwnerIsToldBefore() {
        Table table = Table.ofThree()
                .token(RED, "c6r6")
                .hand(RED, "transport-hills", "medicine-hills", "government-forest")
                .turnOf(RED);

        assertThat(isUndoable(table, transport("transport-hills"))).isFalse();
        assertThat(isUndoable(table, medicine("medicine-hills"))).isFalse();
        assertThat(isUndoable(table, actTwice("government-forest"))).isFalse();
        assertThat(isUndoable(table, move("c6r6", "c7r5"))).as("shows no card").isTrue();
    }

    @Rule(Rulebook.FIGHT)
    @Test
    void aCardLaidFaceDownCanBeTakenBack() {
        assertThat(isUndoable(fight(), lay("weapons-farmland"))).isTrue();
    }

    private static boolean isUndoable(Table table, TempusMove move) {
        return table.game()
                .consequences(table.position(), table.asked(), List.of(move))
                .getFirst()
                .undoable();
    }
}
