package ecumene.tempus;

import static ecumene.tempus.Moves.child;
import static ecumene.tempus.Moves.medicine;
import static ecumene.tempus.Moves.move;
import static ecumene.tempus.Moves.transport;
import static ecumene.tempus.Table.BLUE;
import static ecumene.tempus.Table.RED;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.Loss;
import ecumene.tempus.component.Era;
import ecumene.testkit.Rule;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Medicine and Transport where the row alone allows all that can be done: whoever plays one is told that it is wasted. */
class NothingMoreTest {

    private static final Loss MEDICINE = new Loss("wasted-medicine");
    private static final Loss TRANSPORT = new Loss("wasted-transport");

    private static @Nullable Loss loss(Table table, TempusMove move) {
        assertThat(table.allows(move)).isTrue();
        return table.game()
                .consequences(table.position(), table.asked(), List.of(move))
                .getFirst()
                .loss();
    }

    /** One child in each hex: with no more hexes than children allowed the card brings nobody. */
    @Rule(Rulebook.MEDICINE)
    @Test
    void medicineNeedsAPlaceBeyondThoseOfTheRow() {
        Table single = Table.ofThree()
                .token(RED, "c6r6", "c6r5")
                .tokens(RED, 2, "c5r5")
                .hand(RED, "medicine-hills")
                .turnOf(RED);
        assertThat(loss(single, medicine("medicine-hills"))).isEqualTo(MEDICINE);
        assertThat(loss(single, child("c6r6"))).isNull();
        single.hand(RED, "sanitation-hills");
        assertThat(loss(single, medicine("medicine-hills")))
                .as("Sanitation makes room in the other grassland")
                .isNull();

        Table two = Table.ofThree()
                .era(Era.AGRICULTURE)
                .token(RED, "c6r6", "c5r5")
                .hand(RED, "medicine-hills")
                .turnOf(RED);
        assertThat(loss(two, medicine("medicine-hills"))).isEqualTo(MEDICINE);
        two.play(child("c6r6"));
        assertThat(loss(two, medicine("medicine-hills")))
                .as("the row allows the other child")
                .isEqualTo(MEDICINE);
    }

    @Rule(Rulebook.MEDICINE)
    @Test
    void medicineThatBringsAChildIsNotWasted() {
        Table table = Table.ofThree()
                .token(RED, "c6r6", "c5r5")
                .hand(RED, "medicine-hills", "medicine-forest")
                .turnOf(RED);
        assertThat(loss(table, medicine("medicine-hills"))).isNull();

        table.play(medicine("medicine-hills"));

        assertThat(loss(table, medicine("medicine-forest")))
                .as("there is no third hex")
                .isEqualTo(MEDICINE);
        table.play(child("c6r6"), child("c5r5"));
        assertThat(table.supply(RED)).isEqualTo(12);
    }

    @Rule(Rulebook.MEDICINE)
    @Test
    void afterTheLastChildOfTheRowMedicineIsOfUse() {
        Table table = Table.ofThree()
                .token(RED, "c6r6", "c5r5")
                .hand(RED, "medicine-hills")
                .turnOf(RED)
                .play(child("c6r6"));

        assertThat(loss(table, medicine("medicine-hills"))).isNull();
    }

    /** The last tokens of the supply are born without a card. */
    @Rule(Rulebook.MEDICINE)
    @Test
    void medicineNeedsATokenOfTheSupplyBeyondThoseOfTheRow() {
        Table table = Table.ofThree()
                .era(Era.INDUSTRY)
                .tokens(RED, 4, "c6r5", "c7r5", "c6r7")
                .token(RED, "c6r6", "c5r5", "c3r7")
                .hand(RED, "medicine-hills")
                .turnOf(RED);
        assertThat(table.supply(RED)).isEqualTo(1);

        assertThat(loss(table, medicine("medicine-hills"))).isEqualTo(MEDICINE);
    }

    @Rule(Rulebook.TRANSPORT)
    @Test
    void transportNeedsATokenBeyondThoseOfTheRow() {
        Table single =
                Table.ofThree().token(RED, "c6r6").hand(RED, "transport-hills").turnOf(RED);
        assertThat(loss(single, transport("transport-hills"))).isEqualTo(TRANSPORT);
        assertThat(loss(single, move("c6r6", "c6r5"))).isNull();

        Table pair = Table.ofThree()
                .tokens(RED, 2, "c6r6")
                .hand(RED, "transport-hills", "transport-forest")
                .turnOf(RED);
        assertThat(loss(pair, transport("transport-hills"))).isNull();
        pair.play(transport("transport-hills"));
        assertThat(loss(pair, transport("transport-forest"))).isEqualTo(TRANSPORT);
        pair.play(move("c6r6", "c6r5"), move("c6r6", "c7r6"));
        assertThat(pair.tokens("c7r6")).isEqualTo(1);
    }

    @Rule(Rulebook.TRANSPORT)
    @Test
    void whoIsLockedInIsNotMovedByTransport() {
        Table table = Table.ofThree()
                .token(RED, "c6r6", "c12r4")
                .token(BLUE, "c12r3", "c11r3", "c11r4")
                .hand(RED, "transport-hills")
                .turnOf(RED);

        assertThat(table.destinations("c12r4")).isEmpty();
        assertThat(loss(table, transport("transport-hills"))).isEqualTo(TRANSPORT);
    }

    /** Religion may bring the token that Transport moves. */
    @Rule({Rulebook.TRANSPORT, Rulebook.RELIGION})
    @Test
    void transportMayWaitForAConvertedToken() {
        Table table = Table.ofThree()
                .token(RED, "c6r6")
                .token(BLUE, "c7r5")
                .token(BLUE, Table.EAST)
                .hand(RED, "transport-hills", "religion-hills")
                .turnOf(RED);
        assertThat(loss(table, transport("transport-hills"))).isNull();

        table.play(transport("transport-hills"), Moves.religion("religion-hills", "c7r5", "c6r6"));
        table.play(move("c6r6", "c6r5"), move("c6r6", "c7r6"));

        assertThat(table.tokens("c7r6")).isEqualTo(1);
    }
}
