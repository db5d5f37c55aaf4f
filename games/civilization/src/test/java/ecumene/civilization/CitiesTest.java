package ecumene.civilization;

import static ecumene.civilization.Moves.city;
import static ecumene.civilization.Moves.done;
import static ecumene.civilization.Moves.loseCity;
import static ecumene.civilization.Moves.loseTokens;
import static ecumene.civilization.Moves.reduce;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.civilization.rule.Phase;
import ecumene.testkit.Rule;
import org.junit.jupiter.api.Test;

/** Building, surplus population and support. */
class CitiesTest {

    private static final int ITALY = 1;
    private static final int CRETE = 4;

    @Test
    @Rule("12.2")
    void sixOnASiteAndTwelveElsewhere() {
        Table table = Table.ofEight()
                .tokens(CRETE, 8, "knossos")
                .tokens(CRETE, 5, "phaistos")
                .tokens(CRETE, 12, "delphi")
                .tokens(CRETE, 11, "epirus")
                .begin(Phase.CITIES);
        assertThat(table.legal()).containsExactly(city("delphi"), city("knossos"), done());
        assertThat(table.refusal(city("phaistos"))).isEqualTo(CivilizationRefusal.NOT_ENOUGH_TOKENS);
        assertThat(table.refusal(city("epirus"))).isEqualTo(CivilizationRefusal.NOT_ENOUGH_TOKENS);
        assertThat(table.refusal(reduce("knossos"))).isEqualTo(CivilizationRefusal.BUILD_CITIES_NOW);
        table.play(city("knossos"), city("delphi"));
        assertThat(table.isOver()).isTrue();
        assertThat(table.cityIn("knossos")).isEqualTo(CRETE);
        assertThat(table.tokens(CRETE, "knossos"))
                .as("all of them are exchanged")
                .isZero();
        assertThat(table.stock(CRETE)).isEqualTo(40);
    }

    @Test
    @Rule("12.2")
    void buildingIsUpToTheOwner() {
        Table table =
                Table.ofEight().tokens(CRETE, 6, "knossos").begin(Phase.CITIES).play(done());
        assertThat(table.cityIn("knossos")).isNull();
        assertThat(table.tokens(CRETE, "knossos")).isEqualTo(6);
    }

    @Test
    @Rule({"12.1", "12.2"})
    void oneCityPerAreaAndNobodyElseThere() {
        Table table = Table.ofEight()
                .cities(CRETE, "knossos")
                .tokens(CRETE, 6, "knossos", "thera", "athens")
                .tokens(ITALY, 1, "athens")
                .begin(Phase.CITIES);
        assertThat(table.legal()).containsExactly(city("thera"), done());
        assertThat(table.refusal(city("knossos"))).isEqualTo(CivilizationRefusal.A_CITY_IS_THERE);
        assertThat(table.refusal(city("athens"))).isEqualTo(CivilizationRefusal.OTHERS_LIVE_THERE);
    }

    @Test
    @Rule("12.3")
    void nineCitiesAtMost() {
        Table table = Table.ofEight()
                .cities(CRETE, "knossos", "phaistos", "roma", "neapolis", "carthage", "thapsus", "panormus", "syracuse")
                .tokens(CRETE, 6, "thera", "athens")
                .begin(Phase.CITIES)
                .play(city("thera"));
        assertThat(table.isOver()).as("there is no city left to build").isTrue();
        assertThat(table.cities(CRETE)).isEqualTo(9);
        assertThat(table.tokens(CRETE, "athens")).isEqualTo(6);
        Table asked = Table.ofEight()
                .cities(CRETE, "knossos", "phaistos", "roma", "neapolis", "carthage", "thapsus", "panormus", "syracuse")
                .tokens(CRETE, 6, "thera", "athens")
                .begin(Phase.CITIES)
                .cities(CRETE, "sparta");
        assertThat(asked.refusal(city("athens"))).isEqualTo(CivilizationRefusal.NINE_CITIES_AT_MOST);
    }

    @Test
    @Rule({"13.1", "22.3.10"})
    void surplusGoesBackToStock() {
        Table table = Table.ofEight()
                .tokens(CRETE, 5, "knossos")
                .tokens(ITALY, 5, "roma")
                .cards(ITALY, "agriculture")
                .cities(ITALY, "neapolis")
                .tokens(ITALY, 4, "neapolis", "samnium")
                .begin(Phase.SURPLUS);
        assertThat(table.tokens(CRETE, "knossos")).isEqualTo(3);
        assertThat(table.tokens(ITALY, "roma")).as("limit 2 and Agriculture").isEqualTo(3);
        assertThat(table.tokens(ITALY, "neapolis")).as("nobody beside a city").isZero();
    }

    @Test
    @Rule({"13.1", "22.3.10"})
    void whoSharesAnAreaKeepsIt() {
        Table table = Table.ofEight()
                .tokens(CRETE, 1, "athens")
                .tokens(ITALY, 1, "athens")
                .cards(ITALY, "agriculture")
                .begin(Phase.SURPLUS);
        assertThat(table.tokens(CRETE, "athens")).isEqualTo(1);
        assertThat(table.tokens(ITALY, "athens")).isEqualTo(1);
    }

    @Test
    @Rule("13.2")
    void shipsDoNotCount() {
        Table table = Table.ofEight()
                .tokens(CRETE, 3, "athens")
                .ship(CRETE, "athens")
                .ship(CRETE, "athens")
                .ship(CRETE, "athens")
                .begin(Phase.SURPLUS);
        assertThat(table.tokens(CRETE, "athens")).isEqualTo(2);
        assertThat(table.ships(CRETE)).hasSize(3);
    }

    @Test
    @Rule({"14.2", "14.3"})
    void citiesNeedTwoTokensEach() {
        Table table = Table.ofEight()
                .cities(CRETE, "knossos", "phaistos", "thera")
                .tokens(CRETE, 2, "athens")
                .begin(Phase.SURPLUS);
        assertThat(table.question()).isEqualTo("ReduceSupport");
        assertThat(table.legal()).containsExactly(reduce("knossos"), reduce("phaistos"), reduce("thera"));
        assertThat(table.refusal(reduce("athens"))).isEqualTo(CivilizationRefusal.NOT_YOUR_CITY);
        assertThat(table.refusal(done())).isEqualTo(CivilizationRefusal.REDUCE_A_CITY_NOW);
        table.play(reduce("knossos"));
        // Three tokens in Knossos and two in Athens support the other two.
        assertThat(table.isOver()).isTrue();
        assertThat(table.tokens(CRETE, "knossos")).isEqualTo(3);
        assertThat(table.cities(CRETE)).isEqualTo(2);
    }

    @Test
    @Rule("14.2")
    void oneByOneUntilItIsEnough() {
        Table table = Table.ofEight()
                .cities(CRETE, "sparta", "argos", "thera")
                .begin(Phase.SURPLUS)
                .play(reduce("sparta"));
        assertThat(table.question()).isEqualTo("ReduceSupport");
        table.play(reduce("argos"));
        assertThat(table.isOver()).isTrue();
        assertThat(table.cities(CRETE)).isEqualTo(1);
    }

    @Test
    @Rule("14.3")
    void newCitiesGoFirst() {
        Table table = Table.ofEight()
                .cities(CRETE, "knossos", "phaistos")
                .newCity("phaistos")
                .tokens(CRETE, 2, "athens")
                .begin(Phase.SURPLUS);
        // Only the new one can go, so nobody is asked.
        assertThat(table.isOver()).isTrue();
        assertThat(table.cityIn("phaistos")).isNull();
        Table two = Table.ofEight()
                .cities(CRETE, "knossos", "phaistos", "thera")
                .newCity("phaistos")
                .newCity("thera")
                .tokens(CRETE, 2, "athens")
                .begin(Phase.SURPLUS);
        assertThat(two.refusal(reduce("knossos"))).isEqualTo(CivilizationRefusal.NEW_CITIES_FIRST);
    }

    @Test
    @Rule({"14.3", "19.8"})
    void whenSupportIsLookedAtAgainAllCitiesAreAlike() {
        Table table = Table.ofEight()
                .hand(CRETE, "famine")
                .cities(CRETE, "knossos", "phaistos", "thera")
                .newCity("phaistos")
                .tokens(CRETE, 1, "athens", "corinth", "sparta", "argos", "moesia", "thessalonica")
                .begin(Phase.SURPLUS);
        assertThat(table.isOver()).isTrue();
        assertThat(table.cities(CRETE)).isEqualTo(3);
        table.begin(Phase.CALAMITIES)
                .play(
                        loseTokens("athens", 1),
                        loseTokens("corinth", 1),
                        loseTokens("sparta", 1),
                        loseTokens("argos", 1),
                        loseCity("thera"));
        assertThat(table.question()).isEqualTo("ReduceSupport");
        assertThat(table.legal()).containsExactly(reduce("knossos"), reduce("phaistos"));
    }

    @Test
    @Rule("14.4")
    void withoutStockFewerTokensTakeThePlace() {
        Table table = Table.ofEight()
                .cities(CRETE, "knossos", "phaistos", "thera")
                .stockOf(CRETE, 2)
                .begin(Phase.SURPLUS)
                .play(reduce("knossos"));
        assertThat(table.tokens(CRETE, "knossos")).isEqualTo(2);
        table.play(reduce("thera"));
        assertThat(table.tokens(CRETE, "thera")).as("the stock is empty").isZero();
        assertThat(table.cityIn("thera")).isNull();
        assertThat(table.cityIn("phaistos")).isEqualTo(CRETE);
    }

    @Test
    @Rule("22.3.10")
    void agricultureLeavesOneTokenMore() {
        Table table = Table.ofEight()
                .cities(CRETE, "knossos")
                .cards(CRETE, "agriculture")
                .begin(Phase.SURPLUS);
        assertThat(table.tokens(CRETE, "knossos")).isEqualTo(4);
    }
}
