package ecumene.innersea;

import static ecumene.innersea.Moves.*;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.Loss;
import ecumene.engine.Seats;
import ecumene.testkit.Rule;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Cards discarded down to the limit are named one by one and shown together. */
class HandSizeTest {

    /** Egypt holds eight cards and discards two. */
    private static Table tooMany() {
        Table table = Table.ofFour()
                .hand("egypt", "lawgiver", "exile", "tribute", "census", "seer", "engineer", "chariots")
                .top("iron-blades", "plague")
                .action("egypt")
                .play(card("lawgiver"));
        assertThat(table.question()).isEqualTo("Discard");
        return table;
    }

    @Rule(Rulebook.HAND)
    @Test
    void nothingIsShownBeforeAllAreNamed() {
        Table table = tooMany();
        int seat = table.power("egypt");
        InnerSeaPosition before = table.position().copy();
        assertThat(table.game().audience(table.position(), seat, discard("exile")))
                .isEqualTo(Seats.only(seat));
        table.play(discard("exile"));

        assertThat(table.question()).isEqualTo("Discard");
        assertThat(table.position().knowsMoreThan(before))
                .as("it can be taken back")
                .isFalse();
        assertThat(table.isDiscarded("exile")).isFalse();
        assertThat(table.handSize("egypt")).isEqualTo(8);
        assertThat(table.told(InnerSeaEvent.CardDiscarded.class)).isEmpty();
        assertThat(table.refusal(discard("exile"))).isEqualTo(InnerSeaRefusal.CARD_GOES_ALREADY);
        assertThat(table.refusal(discard("famine"))).isEqualTo(InnerSeaRefusal.NO_SUCH_CARD_TO_DISCARD);
        assertThat(table.game().audience(table.position(), seat, discard("seer")))
                .isEqualTo(Seats.EVERYONE);
        table.play(discard("seer"));

        assertThat(table.position().knowsMoreThan(before)).isTrue();
        assertThat(table.isDiscarded("exile")).isTrue();
        assertThat(table.isDiscarded("seer")).isTrue();
        assertThat(table.handSize("egypt")).isEqualTo(6);
        assertThat(table.told(InnerSeaEvent.CardDiscarded.class)).hasSize(2);
    }

    /** The card that sends them all away is asked for again; those before it can be taken back. */
    @Test
    void whatIsGoneForGoodIsToldAsALoss() {
        Table table = tooMany();
        assertThat(loss(table, "exile")).isNull();
        table.play(discard("exile"));
        assertThat(loss(table, "seer")).isEqualTo(new Loss("cards-discarded", Map.of("count", 2)));
    }

    private static @Nullable Loss loss(Table table, String card) {
        return table.game()
                .consequences(table.position(), table.seat(), List.of(discard(card)))
                .getFirst()
                .loss();
    }

    @Rule(Rulebook.HAND)
    @Test
    void theOrderOfNamingDoesNotMatter() {
        long one = tooMany().play(discard("exile"), discard("seer")).position().hash();
        long other =
                tooMany().play(discard("seer"), discard("exile")).position().hash();
        assertThat(one).isEqualTo(other);
    }
}
