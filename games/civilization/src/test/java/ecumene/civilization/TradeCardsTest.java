package ecumene.civilization;

import static ecumene.civilization.Moves.done;
import static ecumene.civilization.Moves.gold;
import static ecumene.civilization.Moves.ready;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.civilization.component.TradeCard;
import ecumene.civilization.rule.Phase;
import ecumene.engine.Seats;
import ecumene.testkit.Rule;
import org.junit.jupiter.api.Test;

/** Drawing trade cards and buying gold. */
class TradeCardsTest {

    private static final int AFRICA = 0;
    private static final int CRETE = 4;
    private static final int EGYPT = 7;

    @Test
    @Rule("15.1")
    void aCardForEachCity() {
        Table table =
                Table.ofEight().cities(CRETE, "knossos", "phaistos", "thera").begin(Phase.TRADE_CARDS);
        assertThat(table.isOver()).isTrue();
        assertThat(table.hand(CRETE)).hasSize(3);
        assertThat(table.view(CRETE).hand()).extracting(TradeCard::stack).containsExactly(1, 2, 3);
        assertThat(table.view(CRETE).stacks())
                .extracting(CivilizationView.StackView::size)
                .startsWith(13, 10, 9, 9);
        assertThat(table.hand(EGYPT)).isEmpty();
    }

    @Test
    @Rule("15.2")
    void theFewestCitiesDrawFirst() {
        Table table = Table.ofEight()
                .cities(CRETE, "knossos", "phaistos", "thera")
                .cities(EGYPT, "memphis")
                .cities(AFRICA, "carthage", "thapsus", "panormus")
                .begin(Phase.TRADE_CARDS);
        assertThat(table.told(CivilizationEvent.CardsDrawn.class))
                .extracting(CivilizationEvent.CardsDrawn::seat)
                .containsExactly(EGYPT, AFRICA, CRETE);
    }

    @Test
    @Rule("15.4")
    void anEmptyStackGivesNothing() {
        Table table = Table.ofEight()
                .hand(AFRICA, "hides", "hides", "hides", "hides", "hides", "hides", "hides")
                .hand(AFRICA, "ochre", "ochre", "ochre", "ochre", "ochre", "ochre", "ochre")
                .cities(CRETE, "knossos", "phaistos")
                .begin(Phase.TRADE_CARDS);
        assertThat(table.view(CRETE).hand()).extracting(TradeCard::stack).containsExactly(2);
    }

    @Test
    @Rule({"15.5", "19.2"})
    void redCalamitiesLieOpenAndBlackOnesAreSecret() {
        Table table = Table.ofEight()
                .onTop("famine")
                .onTop("epidemic")
                .cities(CRETE, "knossos", "phaistos", "thera", "athens", "sparta", "argos");
        assertThat(table.view(EGYPT).stacks().get(2).redOnTop())
                .as("its back is seen")
                .isTrue();
        assertThat(table.view(EGYPT).stacks().get(5).redOnTop()).isFalse();
        table.begin(Phase.TRADE_CARDS);
        assertThat(table.view(EGYPT).calamities())
                .containsExactly(new CivilizationView.OpenCalamity(TradeCard.FAMINE, CRETE, null));
        assertThat(table.hand(CRETE))
                .contains("epidemic")
                .doesNotContain("famine")
                .hasSize(5);
        assertThat(table.toldTo(EGYPT))
                .contains(new CivilizationEvent.CalamityDrawn(CRETE, TradeCard.FAMINE))
                .noneMatch(event -> event instanceof CivilizationEvent.OwnCardsDrawn);
        assertThat(table.toldTo(CRETE)).anyMatch(event -> event instanceof CivilizationEvent.OwnCardsDrawn);
        assertThat(table.view(EGYPT).seats().get(CRETE).handSize()).isEqualTo(5);
        assertThat(table.view(EGYPT).seats().get(CRETE).hand()).isNull();
        assertThat(table.view(Seats.SPECTATOR).hand()).isEmpty();
    }

    @Test
    @Rule("15.7")
    void goldCostsEighteen() {
        Table table = Table.ofEight()
                .onTop("gold")
                .treasury(CRETE, 40)
                .treasury(EGYPT, 17)
                .cities(CRETE, "knossos")
                .begin(Phase.TRADE_CARDS);
        assertThat(table.asked()).isEqualTo(CRETE);
        assertThat(table.refusal(ready())).isEqualTo(CivilizationRefusal.BUY_GOLD_NOW);
        table.play(gold());
        assertThat(table.hand(CRETE)).contains("gold");
        assertThat(table.treasury(CRETE)).isEqualTo(22);
        table.play(gold());
        assertThat(table.isOver()).as("four tokens are left").isTrue();
        assertThat(table.hand(CRETE)).hasSize(3);
        Table piracy = Table.ofEight()
                .onTop("piracy")
                .treasury(CRETE, 18)
                .cities(EGYPT, "memphis")
                .begin(Phase.TRADE_CARDS)
                .play(gold());
        assertThat(piracy.hand(CRETE)).containsExactly("piracy");
        assertThat(piracy.view(EGYPT).calamities()).isEmpty();
        Table no = Table.ofEight()
                .treasury(CRETE, 18)
                .cities(EGYPT, "memphis")
                .begin(Phase.TRADE_CARDS)
                .play(done());
        assertThat(no.hand(CRETE)).isEmpty();
    }

    @Test
    @Rule("15.7")
    void noGoldIsSoldWhereNobodyHasACity() {
        Table none = Table.ofEight().treasury(CRETE, 40).begin(Phase.TRADE_CARDS);
        assertThat(none.isOver())
                .as("5.7: the ninth phase only if there are cities")
                .isTrue();
        Table others =
                Table.ofEight().treasury(CRETE, 40).cities(EGYPT, "memphis").begin(Phase.TRADE_CARDS);
        assertThat(others.asked()).as("a city of anybody").isEqualTo(CRETE);
    }
}
