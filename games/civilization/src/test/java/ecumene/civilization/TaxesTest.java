package ecumene.civilization;

import static ecumene.civilization.Moves.done;
import static ecumene.civilization.Moves.grow;
import static ecumene.civilization.Moves.growLess;
import static ecumene.civilization.Moves.rate;
import static ecumene.civilization.Moves.revolt;
import static ecumene.civilization.Moves.take;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.civilization.rule.Phase;
import ecumene.engine.Loss;
import ecumene.testkit.Rule;
import java.util.Arrays;
import java.util.Map;
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
        assertThat(table.question()).isEqualTo("PickRevolts");
        assertThat(table.refusal(revolt("carthage"))).isEqualTo(CivilizationRefusal.NOT_A_CITY_OF_THE_DEBTOR);
        assertThat(table.refusal(done())).isEqualTo(CivilizationRefusal.PICK_REVOLTS_NOW);
        table.play(revolt("memphis"), revolt("fayum"));
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
                .cities(0, "athens", "corinth", "sparta", "tarentum")
                .stockOf(0, 2)
                .cities(1, "knossos", "phaistos", "thera", "argos", "chalcis", "eretria", "byzantium", "roma")
                .tokens(2, 20, "carthage")
                .begin(Phase.TAXES);
        // Crete pays 16 of 47 and keeps 31 in stock, Africa 27. Crete has one city left, and still picks all three.
        assertThat(table.asked()).isEqualTo(1);
        table.play(revolt("athens"));
        assertThat(table.asked()).as("the richest picks the others too").isEqualTo(1);
        table.play(revolt("tarentum"), revolt("sparta"));
        assertThat(table.isOver()).isTrue();
        assertThat(table.cityIn("athens")).isEqualTo(1);
        assertThat(table.cityIn("tarentum")).isEqualTo(2);
        assertThat(table.cityIn("sparta")).isEqualTo(2);
        assertThat(table.cityIn("corinth")).as("nobody picked it").isEqualTo(0);
        assertThat(table.cities(1)).isEqualTo(9);
    }

    private static final String[] NINE = {
        "knossos", "phaistos", "thera", "argos", "chalcis", "eretria", "byzantium", "roma", "neapolis"
    };

    @Test
    @Rule("6.3")
    void theRichestPicksEvenWithoutAPiece() {
        Table table = Table.of("thrace", "crete", "africa")
                .cities(0, "athens", "corinth", "sparta")
                .stockOf(0, 2)
                .cities(1, NINE)
                .cities(
                        2,
                        "carthage",
                        "thapsus",
                        "panormus",
                        "syracuse",
                        "tarquinia",
                        "bruttium",
                        "samnium",
                        "tarentum")
                .tokens(2, 8, "byzacium")
                .begin(Phase.TAXES);
        // Crete keeps 29 of 47 in stock, Africa 23 and has one city piece.
        assertThat(table.asked()).isEqualTo(1);
        table.play(revolt("corinth"), revolt("sparta"));
        assertThat(table.asked()).isEqualTo(2);
        assertThat(table.question()).isEqualTo("TakeCity");
        assertThat(table.refusal(take("athens"))).isEqualTo(CivilizationRefusal.NOT_IN_REVOLT);
        assertThat(table.refusal(done())).isEqualTo(CivilizationRefusal.TAKE_A_CITY_NOW);
        table.play(take("sparta"));
        assertThat(table.cityIn("sparta")).isEqualTo(2);
        assertThat(table.cityIn("corinth")).as("it comes back to the debtor").isEqualTo(0);
        assertThat(table.told(CivilizationEvent.CityKept.class)).hasSize(1);
    }

    @Test
    @Rule({"6.3", "5.2"})
    void severalDebtorsInTableOrder() {
        // Africa is the richest; the three others can pay for one city each.
        Table table = Table.ofEight()
                .cities(3, "byzantium", "thessalonica")
                .stockOf(3, 2)
                .cities(4, "knossos", "phaistos")
                .stockOf(4, 3)
                .cities(EGYPT, "memphis", "tanis", "fayum")
                .stockOf(EGYPT, 2)
                .begin(Phase.TAXES);
        assertThat(table.asked()).isEqualTo(0);
        assertThat(table.refusal(revolt("knossos")))
                .as("Thrace comes first")
                .isEqualTo(CivilizationRefusal.NOT_A_CITY_OF_THE_DEBTOR);
        table.play(revolt("thessalonica"));
        assertThat(table.refusal(revolt("memphis")))
                .as("then Crete")
                .isEqualTo(CivilizationRefusal.NOT_A_CITY_OF_THE_DEBTOR);
        table.play(revolt("phaistos"));
        table.play(revolt("memphis"), revolt("fayum"));
        assertThat(table.isOver()).isTrue();
        assertThat(table.cities(0)).isEqualTo(4);
        assertThat(table.cityIn("byzantium")).isEqualTo(3);
        assertThat(table.cityIn("knossos")).isEqualTo(4);
        assertThat(table.cityIn("tanis")).isEqualTo(EGYPT);
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

    private static final String[] OTHER_NINE = {
        "athens", "corinth", "sparta", "carthage", "thapsus", "panormus", "syracuse", "tarquinia", "moesia"
    };

    @Test
    @Rule("6.3")
    void whatNobodyCanTakeOverIsRemoved() {
        Table table = Table.of("thrace", "crete")
                .cities(0, OTHER_NINE)
                .stockOf(0, 17)
                .cities(1, NINE)
                .begin(Phase.TAXES);
        // All pieces of both are on the map: the city in revolt is no piece to take itself back with.
        assertThat(table.asked()).isEqualTo(1);
        table.play(revolt("moesia"));
        assertThat(table.isOver()).isTrue();
        assertThat(table.cityIn("moesia")).isNull();
        assertThat(table.cities(0)).isEqualTo(8);
        assertThat(table.told(CivilizationEvent.CityRemoved.class)).hasSize(1);
        assertThat(table.told(CivilizationEvent.CityKept.class)).isEmpty();
    }

    @Test
    @Rule("6.3")
    void theDebtorTakesBackAsManyAsThereArePiecesInStock() {
        Table table = Table.of("thrace", "crete")
                .cities(0, Arrays.copyOf(OTHER_NINE, 8))
                .stockOf(0, 12)
                .cities(1, NINE)
                .begin(Phase.TAXES);
        // Thrace pays for six of eight cities and has one piece in stock; Crete has none.
        assertThat(table.asked()).isEqualTo(1);
        table.play(revolt("athens"), revolt("corinth"));
        assertThat(table.asked()).isEqualTo(0);
        assertThat(table.question()).isEqualTo("TakeOwnCity");
        assertThat(table.refusal(take("sparta"))).isEqualTo(CivilizationRefusal.NOT_IN_REVOLT);
        assertThat(table.legal()).containsExactly(take("athens"), take("corinth"));
        table.play(take("corinth"));
        assertThat(table.isOver()).isTrue();
        assertThat(table.cityIn("corinth")).isEqualTo(0);
        assertThat(table.cityIn("athens")).isNull();
        assertThat(table.cities(0)).isEqualTo(7);
    }

    @Test
    @Rule("6.3")
    void theRichestDebtorPicksWhatThereAreNoPiecesFor() {
        Table table = Table.of("thrace", "crete")
                .cities(0, Arrays.copyOf(OTHER_NINE, 8))
                .cards(0, "coinage")
                .stockOf(0, 20)
                .stockOf(1, 1)
                .begin(Phase.TAXES)
                .play(rate(3));
        // Thrace pays for six of eight cities, is the richest with two tokens in stock, and has one city piece.
        assertThat(table.asked()).isEqualTo(0);
        assertThat(table.question()).isEqualTo("PickOwnRevolts");
        assertThat(table.told(CivilizationEvent.CityKept.class)).hasSize(1);
        assertThat(table.refusal(revolt("moesia"))).isEqualTo(CivilizationRefusal.NOT_A_CITY_OF_THE_DEBTOR);
        table.play(revolt("panormus"));
        assertThat(table.isOver()).isTrue();
        assertThat(table.cityIn("panormus")).as("the next richest takes it").isEqualTo(1);
        assertThat(table.cities(0)).isEqualTo(7);
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
        assertThat(greedy.game().loss(greedy.position(), EGYPT, rate(3)))
                .isEqualTo(new Loss("revolts", Map.of("count", 1)));
        assertThat(greedy.game().loss(greedy.position(), EGYPT, rate(2))).isNull();
        greedy.play(rate(3));
        assertThat(greedy.question()).as("one city cannot pay").isEqualTo("PickRevolts");
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
    void withTooFewTokensTheOwnerSaysWhoGoesWithout() {
        Table table = Table.ofEight()
                .tokens(CRETE, 1, "athens")
                .tokens(CRETE, 2, "knossos", "phaistos")
                .stockOf(CRETE, 3)
                .begin(Phase.GROWTH);
        assertThat(table.asked()).isEqualTo(CRETE);
        assertThat(table.question()).isEqualTo("GrowLess");
        assertThat(table.legal())
                .as("how many where, in any order")
                .containsExactly(
                        growLess("athens", 1),
                        growLess("knossos", 1),
                        growLess("knossos", 2),
                        growLess("phaistos", 1),
                        growLess("phaistos", 2));
        assertThat(table.game().prompt(table.position(), CRETE).args()).containsEntry("missing", 2);
        assertThat(table.refusal(growLess("roma", 1))).isEqualTo(CivilizationRefusal.NO_GROWTH_THERE);
        assertThat(table.refusal(growLess("athens", 2))).isEqualTo(CivilizationRefusal.NO_GROWTH_THERE);
        assertThat(table.refusal(done())).isEqualTo(CivilizationRefusal.SAY_WHO_GOES_WITHOUT);
        assertThat(table.refusal(grow("athens", 1))).isEqualTo(CivilizationRefusal.SAY_WHO_GOES_WITHOUT);
        table.play(growLess("knossos", 1));
        assertThat(table.refusal(growLess("phaistos", 2))).isEqualTo(CivilizationRefusal.NOT_SO_MANY_MISSING);
        table.play(growLess("athens", 1));
        assertThat(table.isOver()).isTrue();
        assertThat(table.tokens(CRETE, "athens")).isEqualTo(1);
        assertThat(table.tokens(CRETE, "knossos")).isEqualTo(3);
        assertThat(table.tokens(CRETE, "phaistos")).isEqualTo(4);
        assertThat(table.stock(CRETE)).isZero();
    }

    @Test
    @Rule("7.4")
    void withVeryFewTokensTheOwnerSaysWhoGrows() {
        Table table = Table.ofEight()
                .tokens(CRETE, 1, "athens")
                .tokens(CRETE, 2, "knossos", "phaistos")
                .stockOf(CRETE, 2)
                .begin(Phase.GROWTH);
        assertThat(table.question()).isEqualTo("Grow");
        assertThat(table.legal())
                .containsExactly(
                        grow("athens", 1),
                        grow("knossos", 1),
                        grow("knossos", 2),
                        grow("phaistos", 1),
                        grow("phaistos", 2));
        assertThat(table.game().prompt(table.position(), CRETE).args())
                .containsEntry("left", 2)
                .containsEntry("missing", 3);
        assertThat(table.refusal(grow("roma", 1))).isEqualTo(CivilizationRefusal.NO_GROWTH_THERE);
        assertThat(table.refusal(growLess("athens", 1))).isEqualTo(CivilizationRefusal.GROW_NOW);
        table.play(grow("athens", 1));
        assertThat(table.refusal(grow("athens", 1))).isEqualTo(CivilizationRefusal.NO_GROWTH_THERE);
        assertThat(table.refusal(grow("knossos", 2))).isEqualTo(CivilizationRefusal.STOCK_IS_SHORT);
        table.play(grow("phaistos", 1));
        assertThat(table.isOver()).isTrue();
        assertThat(table.tokens(CRETE, "athens")).isEqualTo(2);
        assertThat(table.tokens(CRETE, "phaistos")).isEqualTo(3);
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

    @Test
    @Rule("8.1")
    void whatWasCountedStaysInSightWhileTokensChange() {
        Table table = Table.ofEight()
                .tokens(CRETE, 3, "knossos")
                .tokens(EGYPT, 5, "memphis")
                .begin(Phase.CENSUS)
                .begin(Phase.SHIPS)
                .play(Moves.ship("knossos", 2));
        assertThat(table.view(0).seats().get(CRETE).tokens()).isEqualTo(1);
        assertThat(table.view(0).seats().get(CRETE).census()).isEqualTo(3);
        assertThat(table.view(0).seats().get(EGYPT).census()).isEqualTo(5);
        assertThat(table.view(0).seats().get(ITALY).census()).isZero();
    }
}
