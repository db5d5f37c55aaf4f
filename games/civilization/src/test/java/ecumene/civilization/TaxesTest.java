package ecumene.civilization;

import static ecumene.civilization.Moves.done;
import static ecumene.civilization.Moves.grow;
import static ecumene.civilization.Moves.rate;
import static ecumene.civilization.Moves.take;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.civilization.rule.Phase;
import ecumene.testkit.Rule;
import org.junit.jupiter.api.Test;

/** Taxes, revolts, growth and census. */
class TaxesTest {

    private static final int AFRICA = 0;
    private static final int ITALY = 1;
    private static final int CRETE = 4;
    private static final int EGYPT = 7;

    @Test
    @Rule("6.1")
    void eachCityPaysTwo() {
        Table table = Table.ofEight()
                .cities(EGYPT, "memphis", "tanis")
                .cities(CRETE, "knossos")
                .begin(Phase.TAXES);
        assertThat(table.isOver()).isTrue();
        assertThat(table.treasury(EGYPT)).isEqualTo(4);
        assertThat(table.treasury(CRETE)).isEqualTo(2);
        assertThat(table.treasury(AFRICA)).isZero();
        assertThat(table.stock(EGYPT)).isEqualTo(52);
    }

    @Test
    @Rule({"6.1", "6.3"})
    void whatCannotBePaidGoesToTheRichest() {
        Table table = Table.ofEight()
                .cities(EGYPT, "memphis", "tanis", "fayum")
                .stockOf(EGYPT, 3)
                .treasury(ITALY, 1)
                .begin(Phase.TAXES);
        // One city is paid in whole; the odd token stays in stock. All others have 56 in stock but Italy: Africa is
        // first.
        assertThat(table.stock(EGYPT)).isEqualTo(1);
        assertThat(table.asked()).isEqualTo(AFRICA);
        assertThat(table.question()).isEqualTo("TakeCity");
        assertThat(table.refusal(take("carthage"))).isEqualTo(CivilizationRefusal.NOT_A_CITY_OF_THE_DEBTOR);
        assertThat(table.refusal(done())).isEqualTo(CivilizationRefusal.TAKE_A_CITY_NOW);
        table.play(take("memphis"), take("fayum"));
        assertThat(table.isOver()).isTrue();
        assertThat(table.cityIn("memphis")).isEqualTo(AFRICA);
        assertThat(table.cityIn("fayum")).isEqualTo(AFRICA);
        assertThat(table.cityIn("tanis")).isEqualTo(EGYPT);
        assertThat(table.treasury(AFRICA)).as("new owners pay nothing").isZero();
    }

    @Test
    @Rule("6.3")
    void theNextRichestTakesWhatIsLeft() {
        Table table = Table.of("thrace", "crete", "africa")
                .cities(0, "athens", "corinth", "sparta")
                .stockOf(0, 0)
                .cities(1, "knossos", "phaistos", "thera", "argos", "chalcis", "eretria", "byzantium", "roma")
                .tokens(2, 20, "carthage")
                .begin(Phase.TAXES);
        // Crete pays 16 of 47 and keeps 31 in stock, Africa 27. Crete has one city left.
        assertThat(table.asked()).isEqualTo(1);
        table.play(take("athens"));
        assertThat(table.asked()).isEqualTo(2);
        table.play(take("corinth"));
        assertThat(table.cities(1)).isEqualTo(9);
        assertThat(table.cities(2)).isEqualTo(2);
    }

    @Test
    @Rule("6.3")
    void revoltsCanComeBackToTheDebtor() {
        Table table = Table.of("thrace", "crete")
                .cities(0, "athens", "corinth")
                .cards(0, "coinage")
                .stockOf(0, 5)
                .stockOf(1, 1)
                .begin(Phase.TAXES)
                .play(rate(3));
        // Thrace pays 3 for one city and is the richest with 2 in stock.
        assertThat(table.isOver()).isTrue();
        assertThat(table.cities(0)).isEqualTo(2);
        assertThat(table.told(CivilizationEvent.CityKept.class)).hasSize(1);
    }

    @Test
    @Rule("6.3")
    void whatNobodyCanTakeIsRemoved() {
        Table table = Table.of("thrace", "crete")
                .cities(0, "athens", "corinth", "sparta", "argos", "thera", "chalcis", "eretria", "byzantium", "roma")
                .stockOf(0, 17)
                .cities(
                        1,
                        "knossos",
                        "phaistos",
                        "neapolis",
                        "syracuse",
                        "panormus",
                        "carthage",
                        "thapsus",
                        "moesia",
                        "tarentum")
                .begin(Phase.TAXES);
        assertThat(table.asked()).isEqualTo(1);
        table.play(take("roma"));
        assertThat(table.cityIn("roma")).isNull();
        assertThat(table.told(CivilizationEvent.CityRemoved.class)).hasSize(1);
    }

    @Test
    @Rule("22.3.11")
    void coinageSetsTheRate() {
        Table table = Table.ofEight()
                .cities(EGYPT, "memphis", "tanis")
                .cards(EGYPT, "coinage")
                .begin(Phase.TAXES);
        assertThat(table.asked()).isEqualTo(EGYPT);
        assertThat(table.refusal(rate(4))).isEqualTo(CivilizationRefusal.RATE_FROM_1_TO_3);
        assertThat(table.refusal(done())).isEqualTo(CivilizationRefusal.SET_THE_TAX_NOW);
        table.play(rate(3));
        assertThat(table.treasury(EGYPT)).isEqualTo(6);
        Table low = Table.ofEight()
                .cities(EGYPT, "memphis", "tanis")
                .cards(EGYPT, "coinage")
                .begin(Phase.TAXES);
        assertThat(low.play(rate(1)).treasury(EGYPT)).isEqualTo(2);
        Table greedy = Table.ofEight()
                .cities(EGYPT, "memphis", "tanis")
                .cards(EGYPT, "coinage")
                .stockOf(EGYPT, 4)
                .begin(Phase.TAXES);
        assertThat(greedy.game().defaultMove(greedy.position(), EGYPT)).isEqualTo(rate(2));
        greedy.play(rate(3));
        assertThat(greedy.question()).as("one city cannot pay").isEqualTo("TakeCity");
    }

    @Test
    @Rule("7.1")
    void oneTokenGetsOneAndMoreGetTwo() {
        Table table = Table.ofEight()
                .tokens(CRETE, 1, "knossos")
                .tokens(CRETE, 2, "phaistos")
                .tokens(CRETE, 5, "thera")
                .begin(Phase.GROWTH);
        assertThat(table.tokens(CRETE, "knossos")).isEqualTo(2);
        assertThat(table.tokens(CRETE, "phaistos")).isEqualTo(4);
        assertThat(table.tokens(CRETE, "thera")).as("beyond the limit").isEqualTo(7);
    }

    @Test
    @Rule("7.2")
    void nothingGrowsBesideCities() {
        Table table = Table.ofEight()
                .cities(CRETE, "knossos")
                .tokens(CRETE, 1, "knossos")
                .begin(Phase.GROWTH);
        assertThat(table.tokens(CRETE, "knossos")).isEqualTo(1);
    }

    @Test
    @Rule("7.4")
    void withTooFewTokensTheOwnerChooses() {
        Table table = Table.ofEight()
                .tokens(CRETE, 1, "athens")
                .tokens(CRETE, 2, "knossos", "phaistos")
                .stockOf(CRETE, 3)
                .begin(Phase.GROWTH);
        assertThat(table.asked()).isEqualTo(CRETE);
        assertThat(table.legal()).containsExactly(grow("athens"), grow("knossos"));
        assertThat(table.refusal(grow("phaistos"))).isEqualTo(CivilizationRefusal.GROWTH_GOES_IN_ORDER);
        assertThat(table.refusal(grow("roma"))).isEqualTo(CivilizationRefusal.NO_GROWTH_THERE);
        assertThat(table.refusal(done())).isEqualTo(CivilizationRefusal.GROW_NOW);
        table.play(grow("athens"));
        assertThat(table.refusal(grow("athens"))).isEqualTo(CivilizationRefusal.NO_GROWTH_THERE);
        table.play(grow("phaistos"));
        assertThat(table.isOver()).as("the last one is forced").isTrue();
        assertThat(table.tokens(CRETE, "athens")).isEqualTo(2);
        assertThat(table.tokens(CRETE, "phaistos")).isEqualTo(4);
        assertThat(table.stock(CRETE)).isZero();
    }

    @Test
    @Rule("7.4")
    void withoutAnyTokenNothingGrows() {
        Table table =
                Table.ofEight().tokens(CRETE, 2, "knossos").stockOf(CRETE, 0).begin(Phase.GROWTH);
        assertThat(table.isOver()).isTrue();
        assertThat(table.tokens(CRETE, "knossos")).isEqualTo(2);
    }

    @Test
    @Rule("8.1")
    void theMostTokensMoveFirst() {
        Table table = Table.ofEight()
                .tokens(CRETE, 3, "knossos")
                .tokens(EGYPT, 5, "memphis")
                .cities(AFRICA, "carthage")
                .tokens(ITALY, 3, "roma")
                .begin(Phase.CENSUS);
        var order = table.told(CivilizationEvent.CensusTaken.class).getFirst().order();
        assertThat(order).startsWith(EGYPT, ITALY, CRETE, AFRICA).endsWith(6);
        assertThat(table.view(0).order()).isEqualTo(order);
    }
}
