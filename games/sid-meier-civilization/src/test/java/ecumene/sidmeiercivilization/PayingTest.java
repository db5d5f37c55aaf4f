package ecumene.sidmeiercivilization;

import static ecumene.sidmeiercivilization.Moves.cancel;
import static ecumene.sidmeiercivilization.Moves.done;
import static ecumene.sidmeiercivilization.Moves.pay;
import static ecumene.sidmeiercivilization.Moves.use;
import static ecumene.sidmeiercivilization.Table.BLUE;
import static ecumene.sidmeiercivilization.Table.RED;
import static ecumene.sidmeiercivilization.Tables.table;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.sidmeiercivilization.component.Ability;
import ecumene.sidmeiercivilization.component.EventCard;
import ecumene.sidmeiercivilization.component.Government;
import ecumene.sidmeiercivilization.component.Marker;
import ecumene.sidmeiercivilization.component.Resource;
import ecumene.sidmeiercivilization.component.Technology;
import ecumene.testkit.Rule;
import org.junit.jupiter.api.Test;

/** Resource Abilities: what they are paid with, by whose choice, and when they are of no use. */
class PayingTest {

    /** Red may pay for Pottery with wheat, silk or a card that stands for a resource. */
    private static Table potter() {
        return table().knows(RED, Technology.POTTERY)
                .token(RED, Resource.WHEAT, Resource.SILK)
                .card(RED, EventCard.A_GENEROUS_GIFT);
    }

    @Rule(Rulebook.RESOURCES)
    @Test
    void anyResourcesArePaidInAnyOrder() {
        Table table = potter().cityManagement(RED).play(RED, use(Ability.POTTERY));
        assertThat(table.moves(RED)).containsExactly(pay("wheat-token"), pay("silk-token"), pay("a-generous-gift"));
        assertThat(table.refusal(RED, pay("iron-token"))).isEqualTo(SidMeierCivilizationRefusal.NOT_YOURS_TO_PAY);
        assertThat(table.refusal(RED, done())).isEqualTo(SidMeierCivilizationRefusal.PAY_NOW);
        Table backwards = table.copy().play(RED, pay("a-generous-gift"));
        assertThat(backwards.moves(RED)).containsExactly(pay("wheat-token"), pay("silk-token"));
        backwards.play(RED, pay("silk-token"));
        assertThat(backwards.coins(RED)).isEqualTo(1);
        assertThat(backwards.position.tokens(RED, Resource.WHEAT)).isEqualTo(1);
        table.play(RED, pay("silk-token"), pay("wheat-token"));
        assertThat(table.coins(RED)).isEqualTo(1);
        assertThat(table.position.handSize(RED)).isEqualTo(1);
    }

    @Rule({Rulebook.RESOURCES, Rulebook.EVENTS})
    @Test
    void whoBeginsWithAGiftHasLostNothingElseWhenItIsCancelled() {
        Table table = potter().card(BLUE, EventCard.JOUSTING_TOURNEY).cityManagement(RED);
        table.play(RED, use(Ability.POTTERY), pay("a-generous-gift"));
        table.play(BLUE, cancel(EventCard.JOUSTING_TOURNEY));
        assertThat(table.moves(RED)).containsExactly(pay("wheat-token"), pay("silk-token"), done());
        Table given = table.copy().play(RED, done());
        assertThat(given.position.tokens(RED, Resource.WHEAT)).isEqualTo(1);
        assertThat(given.position.tokens(RED, Resource.SILK)).isEqualTo(1);
        assertThat(given.coins(RED)).isZero();
        table.play(RED, pay("silk-token"), pay("wheat-token"));
        assertThat(table.coins(RED)).isEqualTo(1);
    }

    @Rule(Rulebook.RESOURCES)
    @Test
    void aNamedResourceIsPaidWithNothingElse() {
        Table table = table().knows(RED, Technology.CURRENCY)
                .token(RED, Resource.INCENSE, Resource.SILK)
                .marker(RED, Marker.HUT_INCENSE)
                .card(RED, EventCard.A_GENEROUS_GIFT)
                .cityManagement(RED)
                .play(RED, use(Ability.CURRENCY));
        assertThat(table.moves(RED)).containsExactly(pay("incense-token"), pay("hut-incense"));
        assertThat(table.refusal(RED, pay("silk-token"))).isEqualTo(SidMeierCivilizationRefusal.WRONG_RESOURCE);
        assertThat(table.refusal(RED, pay("a-generous-gift"))).isEqualTo(SidMeierCivilizationRefusal.WRONG_RESOURCE);
    }

    @Rule(Rulebook.RESOURCES)
    @Test
    void whereAllTokensMustGoNobodyIsAskedForTheirOrder() {
        Table all = table().knows(RED, Technology.PHILOSOPHY).token(RED, Resource.SILK, Resource.SILK, Resource.IRON);
        all.cityManagement(RED).play(RED, use(Ability.PHILOSOPHY));
        assertThat(all.asked()).isEqualTo("new-person");
        Table more = table().knows(RED, Technology.PHILOSOPHY)
                .token(RED, Resource.SILK, Resource.SILK, Resource.IRON, Resource.WHEAT);
        more.cityManagement(RED).play(RED, use(Ability.PHILOSOPHY));
        assertThat(more.moves(RED)).containsExactly(pay("wheat-token"), pay("silk-token"), pay("iron-token"));
        more.play(RED, pay("iron-token"), pay("silk-token"));
        assertThat(more.moves(RED)).as("the one that is kept").containsExactly(pay("wheat-token"), pay("silk-token"));
        Table hidden =
                table().knows(RED, Technology.POTTERY).token(RED, Resource.SILK).marker(RED, Marker.HUT_SPY);
        hidden.cityManagement(RED).play(RED, use(Ability.POTTERY));
        assertThat(hidden.moves(RED))
                .as("what lies face down is nobody else's business")
                .containsExactly(pay("silk-token"), pay("hut-spy"));
    }

    private static Table anarchy() {
        return table().knows(RED, Technology.ATOMIC_THEORY)
                .marker(RED, Marker.VILLAGE_URANIUM)
                .government(RED, Government.ANARCHY);
    }

    @Rule({Rulebook.RESOURCES, Rulebook.GOVERNMENTS})
    @Test
    void underAnarchyTheCapitalTakesNoFurtherActionEither() {
        Table alone = anarchy().cityManagement(RED);
        assertThat(alone.moves(RED)).doesNotContain(use(Ability.ATOMIC_LABOUR));
        assertThat(alone.refusal(RED, use(Ability.ATOMIC_LABOUR)))
                .isEqualTo(SidMeierCivilizationRefusal.CAPITAL_IN_ANARCHY);
        Table two = anarchy().city(RED, "c7").card(RED, EventCard.DROUGHT).cityManagement(RED);
        two.play(RED, use(Ability.ATOMIC_LABOUR), pay("village-uranium"));
        assertThat(two.position.actions[0]).as("the capital").isEqualTo((byte) 1);
        assertThat(two.refusal(RED, Moves.city("f2"))).isEqualTo(SidMeierCivilizationRefusal.CAPITAL_IN_ANARCHY);
        assertThat(two.position.actions[1]).isEqualTo((byte) 2);
    }
}
