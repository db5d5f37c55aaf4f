package ecumene.civilization;

import static ecumene.civilization.Moves.add;
import static ecumene.civilization.Moves.buy;
import static ecumene.civilization.Moves.done;
import static ecumene.civilization.Moves.giveBack;
import static ecumene.civilization.Moves.keepFewer;
import static ecumene.civilization.Moves.spend;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.civilization.component.CivilizationCard;
import ecumene.civilization.rule.Phase;
import ecumene.engine.Loss;
import ecumene.engine.Seats;
import ecumene.testkit.Rule;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Buying civilization cards and giving trade cards back. */
class PurchasesTest {

    private static final int AFRICA = 0;
    private static final int CRETE = 4;
    private static final int EGYPT = 7;

    @Test
    @Rule("17.1")
    void fromTheBottomRowToTheTop() {
        Table table = Table.ofEight().treasury(EGYPT, 1).treasury(CRETE, 1).treasury(AFRICA, 1);
        table.begin(Phase.CIVILIZATION_CARDS);
        // With a treasury of one nobody can buy anything: all are passed over.
        assertThat(table.isOver()).isTrue();
        Table rich = Table.ofEight().treasury(EGYPT, 45).treasury(CRETE, 45).treasury(AFRICA, 45);
        rich.begin(Phase.CIVILIZATION_CARDS);
        assertThat(rich.asked()).isEqualTo(EGYPT);
        rich.play(done());
        assertThat(rich.asked()).isEqualTo(CRETE);
        rich.play(done());
        assertThat(rich.asked()).isEqualTo(AFRICA);
    }

    /** The example of the rulebook: Mysticism owned, 3 Grain, 2 Papyrus and a Hide, ten in the treasury buy Music. */
    @Test
    @Rule({"17.2", "17.4", "17.5", "17.6", "17.8"})
    void theExampleOfTheRulebook() {
        Table table = Table.ofEight()
                .cards(CRETE, "mysticism")
                .hand(CRETE, "grain", "grain", "grain", "papyrus", "papyrus", "hides")
                .treasury(CRETE, 10)
                .begin(Phase.CIVILIZATION_CARDS);
        assertThat(table.allows(buy("music"))).isTrue();
        table.play(buy("music"));
        assertThat(table.refusal(done())).isEqualTo(CivilizationRefusal.NOT_PAID_YET);
        table.play(
                spend("hides"),
                spend("papyrus"),
                spend("papyrus"),
                spend("grain"),
                spend("grain"),
                spend("grain"),
                done());
        assertThat(table.cards(CRETE)).containsExactly("mysticism", "music");
        assertThat(table.treasury(CRETE)).isZero();
        assertThat(table.stock(CRETE)).isEqualTo(56);
        assertThat(table.hand(CRETE)).isEmpty();
        assertThat(table.view(AFRICA).stacks().get(3).size())
                .as("back under the stack")
                .isEqualTo(9);
        var bought = table.told(CivilizationEvent.CardsBought.class).getFirst();
        assertThat(bought.paid()).hasSize(6);
        assertThat(bought.treasury()).isEqualTo(10);
    }

    @Test
    @Rule("17.6")
    void whatIsPaidGoesToTheBottom() {
        Table table = Table.ofEight()
                .hand(CRETE, "gems", "gems", "gems")
                .begin(Phase.CIVILIZATION_CARDS)
                .play(buy("music"), spend("gems"), spend("gems"), spend("gems"), done());
        int gems = ecumene.civilization.component.TradeCard.GEMS.index();
        for (int place = 0; place < 3; place++) {
            assertThat(table.position().trade().inStack(8, place)).isEqualTo(gems);
        }
    }

    @Test
    @Rule({"17.2", "17.8"})
    void onlyWhatCanBePaid() {
        Table table =
                Table.ofEight().hand(CRETE, "salt", "salt").treasury(CRETE, 40).begin(Phase.CIVILIZATION_CARDS);
        assertThat(table.allows(buy("pottery"))).isTrue();
        assertThat(table.refusal(buy("music"))).isEqualTo(CivilizationRefusal.TOO_EXPENSIVE);
        assertThat(table.refusal(add("salt"))).isEqualTo(CivilizationRefusal.BUY_CARDS_NOW);
        table.play(buy("pottery"));
        assertThat(table.refusal(done())).as("40 do not pay 45").isEqualTo(CivilizationRefusal.NOT_PAID_YET);
        table.play(spend("salt"));
        assertThat(table.refusal(done())).isEqualTo(CivilizationRefusal.NOT_PAID_YET);
        table.play(spend("salt"), done());
        assertThat(table.treasury(CRETE)).as("the exact rest of 33").isEqualTo(7);
    }

    @Test
    @Rule("17.9")
    void noChangeIsGiven() {
        Table table = Table.ofEight()
                .hand(CRETE, "gold", "gold", "gold", "hides")
                .treasury(CRETE, 5)
                .begin(Phase.CIVILIZATION_CARDS)
                .play(buy("pottery"));
        assertThat(table.legal()).as("Gold first would leave the Hide behind").contains(spend("hides"), spend("gold"));
        table.play(spend("gold"), spend("gold"), spend("gold"), done());
        assertThat(table.treasury(CRETE)).as("81 for 45, nothing comes back").isEqualTo(5);
        assertThat(table.hand(CRETE)).containsExactly("hides");
    }

    @Test
    @Rule({"17.8", "17.9"})
    void aSetMayBeWorthMoreThanIsMissingButNothingIsAddedToWhatIsPaid() {
        Table table = Table.ofEight()
                .hand(CRETE, "gold", "gold", "gems", "hides")
                .treasury(CRETE, 5)
                .begin(Phase.CIVILIZATION_CARDS);
        assertThat(table.refusal(spend("gold"))).isEqualTo(CivilizationRefusal.NOTHING_TO_PAY);
        table.play(buy("mysticism"), spend("gems"));
        assertThat(table.allows(spend("gold", 2))).as("44 for 30").isTrue();
        table.play(spend("gold", 2));
        assertThat(table.refusal(spend("hides"))).isEqualTo(CivilizationRefusal.PAID_ALREADY);
        table.play(done());
        assertThat(table.treasury(CRETE)).as("no token beyond the price").isEqualTo(5);
        assertThat(table.hand(CRETE)).containsExactly("hides");
    }

    /** After paying for one card the purchase goes on: what lies down counts for all that is bought in the round. */
    @Test
    @Rule({"17.2", "17.10"})
    void anotherCardCanBeChosenAfterPaying() {
        Table table = Table.ofEight()
                .hand(CRETE, "gold", "gold", "gold", "salt", "salt")
                .treasury(CRETE, 5)
                .begin(Phase.CIVILIZATION_CARDS)
                .play(buy("pottery"), spend("gold", 3));
        assertThat(table.game().prompt(table.position(), CRETE).name()).isEqualTo("Paid");
        assertThat(table.refusal(buy("music")))
                .as("98 do not pay 105, and Pottery gives no credit yet")
                .isEqualTo(CivilizationRefusal.TOO_EXPENSIVE);
        assertThat(table.game()
                        .consequences(table.position(), CRETE, List.of(done()))
                        .getFirst()
                        .loss())
                .isEqualTo(new Loss("more-to-buy", Map.of("count", 2)));
        table.play(buy("cloth-making"));
        assertThat(table.refusal(done())).as("90, 81 of it paid").isEqualTo(CivilizationRefusal.NOT_PAID_YET);
        table.play(spend("salt", 2), done());
        assertThat(table.cards(CRETE)).containsExactly("pottery", "cloth-making");
        assertThat(table.treasury(CRETE)).isEqualTo(5);
    }

    @Test
    @Rule("17.10")
    void newCardsGiveNoCreditYet() {
        Table table = Table.ofEight().treasury(CRETE, 50).hand(CRETE, "hides").begin(Phase.CIVILIZATION_CARDS);
        table.play(buy("pottery"));
        assertThat(table.refusal(buy("cloth-making"))).isEqualTo(CivilizationRefusal.TOO_EXPENSIVE);
        Table both = Table.ofEight()
                .treasury(CRETE, 45)
                .hand(CRETE, "gold", "gold", "gold")
                .begin(Phase.CIVILIZATION_CARDS)
                .play(buy("pottery"), buy("cloth-making"));
        assertThat(both.game().prompt(both.position(), CRETE).args()).containsEntry("price", 90);
        assertThat(both.refusal(buy("pottery"))).isEqualTo(CivilizationRefusal.ALREADY_OWNED);
        both.play(spend("gold"));
        assertThat(both.refusal(buy("mysticism")))
                .as("81 and 45 pay 120, but not 126 and more")
                .isNull();
        both.play(buy("mysticism"));
        assertThat(both.refusal(buy("music"))).isEqualTo(CivilizationRefusal.TOO_EXPENSIVE);
    }

    @Test
    @Rule({"17.11", "17.15", "17.14"})
    void oneCardGivesCreditToEachPurchase() {
        Table table = Table.ofEight()
                .cards(CRETE, "mysticism")
                .treasury(CRETE, 50)
                .hand(CRETE, "gold", "gold", "gold", "cloth", "cloth", "cloth", "cloth")
                .begin(Phase.CIVILIZATION_CARDS)
                .play(buy("astronomy"), buy("coinage"));
        // 80 and 110 less 20 each.
        assertThat(table.game().prompt(table.position(), CRETE).args()).containsEntry("price", 150);
        assertThat(CivilizationCard.price(
                        CivilizationCard.MYSTICISM.bit() | CivilizationCard.POTTERY.bit(),
                        CivilizationCard.ENGINEERING.index()))
                .as("credits of both groups")
                .isEqualTo(110);
    }

    @Test
    @Rule("17.15")
    void enoughCreditsMakeACardFree() {
        Table table = Table.ofEight()
                .cards(CRETE, "engineering", "coinage", "medicine", "mysticism")
                .begin(Phase.CIVILIZATION_CARDS);
        assertThat(table.legal()).containsExactly(buy("astronomy"), done());
        table.play(buy("astronomy"));
        assertThat(table.isOver()).as("nothing is left to pay or to choose").isTrue();
        assertThat(table.cards(CRETE)).contains("astronomy");
    }

    @Test
    @Rule("17.12")
    void onlyTheBetterCreditOfOneCardCounts() {
        assertThat(CivilizationCard.price(CivilizationCard.ARCHITECTURE.bit(), CivilizationCard.LAW.index()))
                .isEqualTo(155);
    }

    @Test
    @Rule("17.7")
    void oneOfAKindAndElevenAtMost() {
        Table table = Table.ofEight()
                .cards(CRETE, "pottery", "cloth-making", "metalworking", "agriculture", "engineering", "astronomy")
                .cards(CRETE, "coinage", "mysticism", "drama-poetry", "music")
                .treasury(CRETE, 50)
                .hand(CRETE, "gold", "gold", "gold", "gems", "gems", "gems", "gems")
                .begin(Phase.CIVILIZATION_CARDS);
        assertThat(table.refusal(buy("pottery"))).isEqualTo(CivilizationRefusal.ALREADY_OWNED);
        table.play(buy("architecture"));
        assertThat(table.refusal(buy("literacy"))).isEqualTo(CivilizationRefusal.ELEVEN_CARDS_AT_MOST);
    }

    @Test
    @Rule("22.3.1")
    void kindsRunOut() {
        Table table = Table.ofEight()
                .cards(0, "mysticism")
                .cards(1, "mysticism")
                .cards(2, "mysticism")
                .treasury(CRETE, 50)
                .begin(Phase.CIVILIZATION_CARDS);
        assertThat(table.refusal(buy("mysticism"))).isEqualTo(CivilizationRefusal.NONE_LEFT);
    }

    @Test
    @Rule("22.3.15")
    void lawComesBeforeDemocracyAndPhilosophy() {
        Table table = Table.ofEight()
                .hand(CRETE, "salt", "salt", "salt", "salt", "salt", "salt", "salt", "salt", "salt")
                .hand(CRETE, "grain", "grain", "grain", "grain", "grain", "grain", "grain", "grain")
                .begin(Phase.CIVILIZATION_CARDS);
        assertThat(table.refusal(buy("democracy"))).isEqualTo(CivilizationRefusal.LAW_COMES_FIRST);
        table.play(buy("law"));
        assertThat(table.refusal(buy("philosophy")))
                .as("not in the same round")
                .isEqualTo(CivilizationRefusal.LAW_COMES_FIRST);
        Table later = Table.ofEight()
                .cards(CRETE, "law")
                .hand(CRETE, "salt", "salt", "salt", "salt", "salt", "salt", "salt", "salt", "salt")
                .begin(Phase.CIVILIZATION_CARDS);
        assertThat(later.allows(buy("democracy"))).isTrue();
        assertThat(later.allows(buy("philosophy"))).isTrue();
    }

    @Test
    @Rule({"17.2", "16.6"})
    void paymentsInAnyOrderAndCalamitiesBuyNothing() {
        Table table = Table.ofEight()
                .hand(CRETE, "hides", "papyrus", "grain", "grain", "grain", "grain", "epidemic")
                .begin(Phase.CIVILIZATION_CARDS)
                .play(buy("music"), spend("grain"));
        assertThat(table.allows(spend("hides"))).isTrue();
        assertThat(table.allows(spend("grain", 3))).as("36 more are needed").isTrue();
        assertThat(table.refusal(spend("grain", 4))).isEqualTo(CivilizationRefusal.CARD_NOT_IN_HAND_TO_PAY);
        assertThat(table.refusal(spend("epidemic"))).isEqualTo(CivilizationRefusal.CALAMITIES_BUY_NOTHING);
        assertThat(table.refusal(spend("gold"))).isEqualTo(CivilizationRefusal.CARD_NOT_IN_HAND_TO_PAY);
        assertThat(CivilizationRefusal.CARD_NOT_IN_HAND_TO_PAY.rule()).isEqualTo(Rulebook.PURCHASES);
        assertThat(table.refusal(buy("pottery"))).isEqualTo(CivilizationRefusal.TOO_EXPENSIVE);
        assertThat(table.game().audience(table.position(), CRETE, spend("grain")))
                .isEqualTo(Seats.only(CRETE));
        assertThat(table.view(AFRICA).seats().get(CRETE).handSize())
                .as("nobody sees the payment grow")
                .isEqualTo(7);
        assertThat(table.view(AFRICA).basket()).as("nor what is chosen").isEmpty();
        assertThat(table.view(CRETE).basket()).containsExactly(CivilizationCard.MUSIC);
        Table order = Table.ofEight().treasury(CRETE, 50).hand(CRETE, "gold", "gold", "gold");
        order.begin(Phase.CIVILIZATION_CARDS).play(buy("cloth-making"));
        assertThat(order.allows(buy("pottery"))).as("in any order").isTrue();
        assertThat(order.refusal(spend("gold", 3)))
                .as("two are worth 36, three 81")
                .isNull();
        Table cheap = Table.ofEight().treasury(CRETE, 20).hand(CRETE, "gold", "gold", "gold");
        cheap.begin(Phase.CIVILIZATION_CARDS).play(buy("mysticism"));
        assertThat(cheap.allows(spend("gold", 3)))
                .as("two are worth 36, the third is lost")
                .isTrue();
    }

    @Test
    @Rule("18")
    void fiveCardsAreKeptWithEightPlayers() {
        Table table = Table.ofEight()
                .hand(CRETE, "hides", "iron", "salt", "grain", "cloth", "bronze", "spices")
                .begin(Phase.CIVILIZATION_CARDS);
        assertThat(table.question())
                .as("28 points at most: nothing can be bought")
                .isEqualTo("ReturnCards");
        assertThat(table.refusal(done())).isEqualTo(CivilizationRefusal.TOO_MANY_CARDS);
        assertThat(table.refusal(giveBack("gold"))).isEqualTo(CivilizationRefusal.CARD_NOT_IN_HAND_TO_RETURN);
        assertThat(CivilizationRefusal.CARD_NOT_IN_HAND_TO_RETURN.rule()).isEqualTo(Rulebook.HAND_LIMIT);
        assertThat(table.refusal(buy("music"))).isEqualTo(CivilizationRefusal.RETURN_CARDS_NOW);
        table.play(giveBack("salt"));
        assertThat(table.allows(giveBack("hides"))).as("in any order").isTrue();
        table.play(giveBack("bronze"));
        assertThat(table.isOver()).as("nobody is asked again").isTrue();
        assertThat(table.hand(CRETE)).containsExactly("hides", "iron", "grain", "cloth", "spices");
        assertThat(table.told(CivilizationEvent.CardsReturned.class).getFirst().count())
                .isEqualTo(2);
    }

    @Test
    @Rule({"18", "III"})
    void sixCardsAreKeptWithFewer() {
        Table table = Table.of("thrace", "crete")
                .hand(0, "hides", "iron", "salt", "grain", "cloth", "cloth")
                .begin(Phase.CIVILIZATION_CARDS)
                .play(done());
        assertThat(table.isOver()).as("six are kept without a question").isTrue();
        assertThat(table.hand(0)).hasSize(6);
        Table seven = Table.of("thrace", "crete", "africa", "italy", "illyria", "assyria", "egypt")
                .hand(0, "hides", "ochre", "iron", "papyrus", "salt", "grain", "cloth")
                .begin(Phase.CIVILIZATION_CARDS);
        while (!seven.question().equals("ReturnCards")) {
            seven.play(done());
        }
        assertThat(seven.refusal(done())).as("seven are one too many").isEqualTo(CivilizationRefusal.TOO_MANY_CARDS);
        assertThat(seven.refusal(giveBack("hides", 2))).isEqualTo(CivilizationRefusal.CARD_NOT_IN_HAND_TO_RETURN);
        seven.play(giveBack("hides"));
        assertThat(seven.isOver()).as("six are kept by seven players too").isTrue();
        assertThat(seven.hand(0)).hasSize(6);
    }

    @Test
    @Rule("18")
    void whoWantsToKeepFewerSaysSoWhenBuying() {
        Table table = Table.of("thrace", "crete")
                .hand(0, "hides", "cloth", "cloth", "cloth", "grain")
                .begin(Phase.CIVILIZATION_CARDS)
                .play(keepFewer());
        assertThat(table.question()).isEqualTo("ReturnCards");
        table.play(giveBack("cloth", 2), done());
        assertThat(table.hand(0)).containsExactly("hides", "grain", "cloth");
        Table paying = Table.of("thrace", "crete")
                .hand(0, "cloth", "cloth", "cloth")
                .begin(Phase.CIVILIZATION_CARDS)
                .play(buy("pottery"));
        assertThat(paying.refusal(keepFewer())).isEqualTo(CivilizationRefusal.NOT_PAID_YET);
        paying.play(spend("cloth", 3));
        assertThat(paying.refusal(keepFewer())).isEqualTo(CivilizationRefusal.NOTHING_TO_KEEP_FEWER_OF);
    }

    @Test
    @Rule("18")
    void whatIsTooMuchGoesBackAndThenThatIsAll() {
        Table over = Table.ofEight()
                .hand(CRETE, "hides", "hides", "iron", "salt", "grain", "cloth")
                .begin(Phase.CIVILIZATION_CARDS);
        while (!over.question().equals("ReturnCards")) {
            over.play(done());
        }
        assertThat(over.refusal(giveBack("hides", 2)))
                .as("one is too many")
                .isEqualTo(CivilizationRefusal.NOT_SO_MANY_TOO_MANY);
        over.play(giveBack("iron"));
        assertThat(over.isOver()).isTrue();
        assertThat(over.hand(CRETE)).containsExactly("hides", "hides", "salt", "grain", "cloth");
    }

    @Test
    @Rule("18")
    void whoMustGiveCardsBackMayGiveBackMore() {
        Table table = Table.ofEight()
                .hand(CRETE, "hides", "hides", "iron", "salt", "grain", "cloth", "bronze")
                .begin(Phase.CIVILIZATION_CARDS);
        while (!table.question().equals("ReturnCards")) {
            table.play(done());
        }
        table.play(giveBack("iron"), keepFewer());
        assertThat(table.refusal(keepFewer()))
                .as("once is enough")
                .isEqualTo(CivilizationRefusal.GIVE_BACK_WHAT_YOU_LIKE);
        assertThat(table.refusal(done())).isEqualTo(CivilizationRefusal.TOO_MANY_CARDS);
        table.play(giveBack("salt"));
        assertThat(table.isOver()).as("five may be kept, but fewer will be").isFalse();
        table.play(giveBack("hides", 2), done());
        assertThat(table.hand(CRETE)).containsExactly("grain", "cloth", "bronze");
        assertThat(table.told(CivilizationEvent.CardsReturned.class).getFirst().count())
                .isEqualTo(4);
    }

    @Test
    @Rule("18")
    void whoHasSaidSoGivesBackAnyNumberAtOnce() {
        Table table = Table.ofEight()
                .hand(CRETE, "hides", "hides", "hides", "iron", "salt", "grain", "cloth")
                .begin(Phase.CIVILIZATION_CARDS);
        while (!table.question().equals("ReturnCards")) {
            table.play(done());
        }
        assertThat(table.refusal(giveBack("hides", 3)))
                .as("two are too many")
                .isEqualTo(CivilizationRefusal.NOT_SO_MANY_TOO_MANY);
        table.play(keepFewer());
        assertThat(table.refusal(done())).isEqualTo(CivilizationRefusal.TOO_MANY_CARDS);
        assertThat(table.refusal(giveBack("hides", 4))).isEqualTo(CivilizationRefusal.CARD_NOT_IN_HAND_TO_RETURN);
        table.play(giveBack("hides", 3));
        assertThat(table.isOver()).as("and can go on").isFalse();
        table.play(done());
        assertThat(table.hand(CRETE)).containsExactly("iron", "salt", "grain", "cloth");
    }

    @Test
    @Rule("17.2")
    void whoCannotBuyAnythingIsNotAsked() {
        Table poor = Table.ofEight().treasury(CRETE, 4).begin(Phase.CIVILIZATION_CARDS);
        assertThat(poor.isOver()).as("4 in the treasury and no card").isTrue();
        Table cards = Table.ofEight()
                .treasury(CRETE, 4)
                .hand(CRETE, "hides", "ochre", "iron", "papyrus")
                .hand(EGYPT, "gold", "gold")
                .begin(Phase.CIVILIZATION_CARDS);
        assertThat(cards.asked()).isEqualTo(EGYPT);
        cards.play(done());
        assertThat(cards.asked()).as("worth 6, but the others cannot know").isEqualTo(CRETE);
        assertThat(cards.question()).isEqualTo("KeepCards");
        assertThat(cards.legal()).as("but fewer cards may be kept").containsExactly(done(), keepFewer());
        Table over = Table.ofEight()
                .treasury(CRETE, 30)
                .hand(CRETE, "hides", "ochre", "iron", "papyrus", "salt", "grain")
                .begin(Phase.CIVILIZATION_CARDS);
        assertThat(over.question()).as("21 and 30 for 55").isEqualTo("BuyCards");
    }

    @Test
    @Rule({"17.2", "18"})
    void whoCanBuyNothingAndHoldsTooManyCardsIsToldSo() {
        Table table = Table.ofEight()
                .hand(CRETE, "hides", "ochre", "iron", "papyrus", "salt", "grain")
                .hand(EGYPT, "gold", "gold")
                .begin(Phase.CIVILIZATION_CARDS)
                .play(done());
        assertThat(table.question()).isEqualTo("BuyNothing");
        assertThat(table.legal()).containsExactly(done());
        assertThat(table.play(done()).question()).isEqualTo("ReturnCards");
    }

    @Test
    @Rule("19.4")
    void aCalamityCanBeKeptOrGivenBack() {
        Table table = Table.ofEight()
                .treasury(CRETE, 45)
                .hand(CRETE, "hides", "epidemic")
                .begin(Phase.CIVILIZATION_CARDS)
                .play(keepFewer());
        assertThat(table.legal()).containsExactly(giveBack("hides"), giveBack("epidemic"), done());
        table.play(giveBack("epidemic"), done());
        assertThat(table.hand(CRETE)).containsExactly("hides");
        assertThat(table.position().trade().inStack(6, 0))
                .isEqualTo(ecumene.civilization.component.TradeCard.EPIDEMIC.index());
        Table kept = Table.ofEight().hand(CRETE, "hides", "epidemic").begin(Phase.CIVILIZATION_CARDS);
        assertThat(kept.play(done()).isOver()).isTrue();
        assertThat(kept.hand(CRETE)).containsExactly("hides", "epidemic");
    }

    @Test
    @Rule("18")
    void somebodyAbsentGivesTheCheapestBack() {
        Table table = Table.ofEight()
                .hand(CRETE, "hides", "iron", "salt", "grain", "cloth", "bronze", "spices")
                .begin(Phase.CIVILIZATION_CARDS)
                .playDefaults();
        assertThat(table.hand(CRETE)).containsExactly("salt", "grain", "cloth", "bronze", "spices");
    }
}
