package ecumene.civilization;

import static ecumene.civilization.Moves.done;
import static ecumene.civilization.Moves.erupt;
import static ecumene.civilization.Moves.flood;
import static ecumene.civilization.Moves.grain;
import static ecumene.civilization.Moves.loseCity;
import static ecumene.civilization.Moves.loseTokens;
import static ecumene.civilization.Moves.order;
import static ecumene.civilization.Moves.plunder;
import static ecumene.civilization.Moves.reduce;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.civilization.component.TradeCard;
import ecumene.civilization.rule.Phase;
import ecumene.engine.Loss;
import ecumene.engine.Randomness;
import ecumene.testkit.Rule;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The calamities, but for civil war. */
class CalamitiesTest {

    private static final int AFRICA = 0;
    private static final int ITALY = 1;
    private static final int THRACE = 3;
    private static final int CRETE = 4;
    private static final int BABYLON = 6;
    private static final int EGYPT = 7;

    // ---------------------------------------------------------------- in general

    @Test
    @Rule({"19.6", "19.7"})
    void twoCalamitiesInAscendingOrder() {
        Table table = Table.ofEight()
                .hand(CRETE, "famine", "volcano-earthquake")
                .passed(CRETE, "civil-disorder", EGYPT)
                .passed(EGYPT, "epidemic", CRETE)
                .begin(Phase.CALAMITIES);
        assertThat(table.isOver()).as("nobody has anything to lose").isTrue();
        assertThat(table.told(CivilizationEvent.CalamityAvoided.class))
                .containsExactly(new CivilizationEvent.CalamityAvoided(CRETE, TradeCard.CIVIL_DISORDER));
        assertThat(table.told(CivilizationEvent.CalamityStruck.class))
                .extracting(CivilizationEvent.CalamityStruck::card)
                .containsExactly(TradeCard.VOLCANO_EARTHQUAKE, TradeCard.FAMINE, TradeCard.EPIDEMIC);
        assertThat(table.view(0).calamities()).isEmpty();
        for (int stack : new int[] {2, 3, 6, 7}) {
            assertThat(table.position().trade().inStack(stack, 0)).isEqualTo(TradeCard.calamity(stack));
        }
    }

    @Test
    @Rule("19.8")
    void supportIsCheckedAgain() {
        Table table = Table.ofEight()
                .hand(CRETE, "famine")
                .cities(CRETE, "knossos", "phaistos")
                .tokens(CRETE, 2, "athens", "corinth")
                .begin(Phase.CALAMITIES)
                .play(
                        loseTokens("athens", 1),
                        loseTokens("athens", 1),
                        loseTokens("corinth", 1),
                        loseTokens("corinth", 1));
        // Five points are left: a city, but which one?
        assertThat(table.question()).isEqualTo("LoseUnits");
        table.play(loseCity("knossos"));
        assertThat(table.isOver()).isTrue();
        // No token supported the other city: it was reduced.
        assertThat(table.cityIn("phaistos")).isNull();
        assertThat(table.tokens(CRETE, "phaistos")).isEqualTo(2);
    }

    @Test
    @Rule("22.2.12")
    void lossesAreExactOrWithTheSmallestExcess() {
        Table table = Table.ofEight()
                .hand(CRETE, "famine")
                .cities(CRETE, "knossos", "phaistos")
                .tokens(CRETE, 3, "athens")
                .begin(Phase.CALAMITIES);
        // 9 with two cities and three tokens: 10 is the least possible, two cities.
        assertThat(table.legal()).containsExactly(loseCity("knossos"), loseCity("phaistos"));
        assertThat(table.refusal(loseTokens("athens", 1))).isEqualTo(CivilizationRefusal.LOSSES_ARE_EXACT);
        table.play(loseCity("knossos"));
        assertThat(table.isOver()).isTrue();
        assertThat(table.tokens(CRETE, "athens")).isEqualTo(3);
        Table exact = Table.ofEight()
                .hand(CRETE, "famine")
                .cities(CRETE, "knossos", "phaistos")
                .tokens(CRETE, 4, "athens")
                .ship(CRETE, "athens")
                .treasury(CRETE, 7)
                .begin(Phase.CALAMITIES)
                .play(loseCity("knossos"));
        assertThat(exact.cityIn("phaistos")).as("reduced for want of support").isNull();
        assertThat(exact.tokens(CRETE, "athens")).isZero();
        assertThat(exact.ships(CRETE)).hasSize(1);
        assertThat(exact.treasury(CRETE)).isEqualTo(7);
    }

    // ---------------------------------------------------------------- volcano and earthquake

    @Test
    @Rule("22.2.4")
    void aVolcanoDestroysEverythingInBothAreas() {
        Table table = Table.ofEight()
                .hand(ITALY, "volcano-earthquake")
                .tokens(ITALY, 2, "bruttium")
                .cities(AFRICA, "neapolis")
                .tokens(CRETE, 1, "bruttium")
                .tokens(AFRICA, 3, "carthage")
                .ship(ITALY, "bruttium")
                .begin(Phase.CALAMITIES);
        assertThat(table.isOver()).isTrue();
        assertThat(table.tokens(ITALY, "bruttium")).isZero();
        assertThat(table.tokens(CRETE, "bruttium")).isZero();
        assertThat(table.cityIn("neapolis")).isNull();
        assertThat(table.ships(ITALY)).hasSize(1);
    }

    @Test
    @Rule("22.2.4")
    void betweenTwoVolcanoesTheVictimChooses() {
        Table table = Table.ofEight()
                .hand(ITALY, "volcano-earthquake")
                .tokens(ITALY, 2, "bruttium", "syracuse")
                .begin(Phase.CALAMITIES);
        assertThat(table.refusal(erupt("thera-volcano"))).isEqualTo(CivilizationRefusal.NO_UNITS_AT_THE_VOLCANO);
        assertThat(table.refusal(done())).isEqualTo(CivilizationRefusal.CHOOSE_A_VOLCANO_NOW);
        assertThat(table.game().defaultMove(table.position(), ITALY)).isEqualTo(erupt("vesuvius-volcano"));
        table.play(erupt("etna-volcano"));
        assertThat(table.tokens(ITALY, "syracuse")).isZero();
        assertThat(table.tokens(ITALY, "bruttium")).isEqualTo(2);
    }

    @Test
    @Rule("22.2.4")
    void withoutAVolcanoTheEarthQuakes() {
        Table table = Table.ofEight()
                .hand(CRETE, "volcano-earthquake")
                .cities(CRETE, "knossos", "athens")
                .tokens(CRETE, 4, "delphi")
                .cities(ITALY, "rhodes", "corinth")
                .tokens(ITALY, 4, "roma")
                .begin(Phase.CALAMITIES);
        assertThat(table.question()).isEqualTo("ReduceEarthquake");
        table.play(reduce("knossos"));
        assertThat(table.tokens(CRETE, "knossos")).isEqualTo(3);
        assertThat(table.question()).isEqualTo("EarthquakeOrder");
        assertThat(table.legal()).as("across water").containsExactly(order("rhodes"), done());
        assertThat(table.refusal(order("corinth"))).isEqualTo(CivilizationRefusal.NOT_NEXT_TO_IT);
        assertThat(table.refusal(order("athens"))).isEqualTo(CivilizationRefusal.EARTHQUAKE_HITS_OTHERS);
        assertThat(table.refusal(order("sea-aegean"))).isEqualTo(CivilizationRefusal.EARTHQUAKE_HITS_OTHERS);
        assertThat(table.refusal(reduce("rhodes"))).isEqualTo(CivilizationRefusal.ORDER_EARTHQUAKE_NOW);
        table.play(order("rhodes"));
        assertThat(table.cityIn("rhodes")).isNull();
        assertThat(table.tokens(ITALY, "rhodes")).isEqualTo(2);
        Table harmless = Table.ofEight().hand(CRETE, "volcano-earthquake").tokens(CRETE, 3, "knossos");
        harmless.begin(Phase.CALAMITIES);
        assertThat(harmless.told(CivilizationEvent.CalamityHarmless.class)).hasSize(1);
    }

    // ---------------------------------------------------------------- famine

    @Test
    @Rule({"22.2.5", "23.2"})
    void famineIsSharedOut() {
        Table table = Table.ofEight()
                .hand(CRETE, "famine")
                .tokens(CRETE, 10, "knossos")
                .tokens(AFRICA, 12, "carthage")
                .tokens(ITALY, 4, "roma")
                .tokens(EGYPT, 20, "memphis")
                .begin(Phase.CALAMITIES);
        // One place only, so nothing was asked of the victim.
        assertThat(table.tokens(CRETE, "knossos")).isEqualTo(1);
        assertThat(table.question()).isEqualTo("OrderLosses");
        assertThat(table.refusal(order(AFRICA, 12))).as("11 each").isEqualTo(CivilizationRefusal.FAMINE_TAKES_LESS);
        assertThat(table.refusal(order(AFRICA, 0))).isEqualTo(CivilizationRefusal.FAMINE_TAKES_LESS);
        assertThat(table.allows(order(AFRICA, 11))).isTrue();
        assertThat(table.refusal(order(CRETE, 1))).isEqualTo(CivilizationRefusal.FAMINE_HITS_OTHERS);
        assertThat(table.refusal(order(8, 1))).isEqualTo(CivilizationRefusal.FAMINE_HITS_OTHERS);
        assertThat(table.refusal(erupt("thera-volcano"))).isEqualTo(CivilizationRefusal.ORDER_FAMINE_NOW);
        table.play(order(EGYPT, 9));
        assertThat(table.refusal(order(EGYPT, 1))).isEqualTo(CivilizationRefusal.ORDERED_ALREADY);
        assertThat(table.refusal(order(ITALY, 5))).as("all it has").isEqualTo(CivilizationRefusal.FAMINE_FINDS_LESS);
        assertThat(table.allows(order(ITALY, 4))).isTrue();
        assertThat(table.allows(done())).as("the rest is up to the victim").isTrue();
        table.play(order(AFRICA, 11));
        assertThat(table.awaited()).as("both lose at once").containsExactly(AFRICA, EGYPT);
        table.playDefaults();
        assertThat(table.tokens(AFRICA, "carthage")).isEqualTo(1);
        assertThat(table.tokens(ITALY, "roma")).isEqualTo(4);
        assertThat(table.tokens(EGYPT, "memphis")).isEqualTo(11);
    }

    @Test
    @Rule("22.2.5")
    void potterySavesFourForEachGrain() {
        Table table = Table.ofEight()
                .hand(CRETE, "famine", "grain", "grain", "salt")
                .cards(CRETE, "pottery")
                .tokens(CRETE, 10, "knossos")
                .tokens(EGYPT, 12, "memphis")
                .cards(EGYPT, "pottery")
                .hand(EGYPT, "grain")
                .begin(Phase.CALAMITIES);
        assertThat(table.question()).isEqualTo("ShowGrain");
        assertThat(table.refusal(grain(3))).isEqualTo(CivilizationRefusal.NOT_SO_MUCH_GRAIN);
        assertThat(table.refusal(done())).isEqualTo(CivilizationRefusal.SHOW_GRAIN_NOW);
        assertThat(table.game().loss(table.position(), CRETE, grain(1)))
                .isEqualTo(new Loss("grain-not-shown", Map.of("points", 4)));
        assertThat(table.game().loss(table.position(), CRETE, grain(2))).isNull();
        table.play(grain(2));
        assertThat(table.tokens(CRETE, "knossos")).isEqualTo(9);
        assertThat(table.hand(CRETE)).as("shown, not spent").contains("grain");
        table.play(order(EGYPT, 11));
        assertThat(table.asked()).isEqualTo(EGYPT);
        table.playDefaults();
        assertThat(table.tokens(EGYPT, "memphis")).isEqualTo(5);
    }

    @Test
    @Rule("22.2.5")
    void grainComesOffTheLossAndNotOffWhatThereIs() {
        Table table = Table.ofEight()
                .hand(CRETE, "famine")
                .tokens(CRETE, 10, "knossos")
                .tokens(EGYPT, 6, "memphis")
                .tokens(EGYPT, 2, "tanis")
                .cards(EGYPT, "pottery")
                .hand(EGYPT, "grain")
                .begin(Phase.CALAMITIES);
        table.play(order(EGYPT, 11)).play(grain(1)).playDefaults();
        assertThat(table.onBoard(EGYPT)).as("11 less 4 are 7 of the 8").isEqualTo(1);
    }

    @Test
    @Rule({"22.2.5", "22.2.7", "22.2.8", "22.2.12"})
    void whatIsTheMostIsNotExceededByRounding() {
        Table famine = Table.ofEight()
                .hand(CRETE, "famine")
                .tokens(CRETE, 10, "knossos")
                .cities(EGYPT, "memphis", "tanis", "thebes")
                .begin(Phase.CALAMITIES);
        assertThat(famine.allows(order(EGYPT, 10))).isTrue();
        assertThat(famine.refusal(order(EGYPT, 11)))
                .as("three cities would be 15")
                .isEqualTo(CivilizationRefusal.FAMINE_WOULD_EXCEED);
        Table epidemic = Table.ofEight()
                .passed(CRETE, "epidemic", THRACE)
                .tokens(CRETE, 30, "knossos")
                .cities(EGYPT, "memphis", "tanis", "thebes")
                .cities(ITALY, "roma", "neapolis")
                .cards(ITALY, "medicine")
                .begin(Phase.CALAMITIES);
        assertThat(epidemic.allows(order(ITALY, 4))).isTrue();
        assertThat(epidemic.refusal(order(ITALY, 5)))
                .as("cities count 4: 5 at most with Medicine")
                .isEqualTo(CivilizationRefusal.EPIDEMIC_WOULD_EXCEED);
        assertThat(epidemic.allows(order(EGYPT, 8))).isTrue();
        assertThat(epidemic.refusal(order(EGYPT, 9)))
                .as("and 10 without")
                .isEqualTo(CivilizationRefusal.EPIDEMIC_WOULD_EXCEED);
        Table medicine = Table.ofEight()
                .passed(CRETE, "epidemic", THRACE)
                .cities(CRETE, "knossos", "phaistos", "athens", "corinth")
                .cards(CRETE, "medicine")
                .begin(Phase.CALAMITIES);
        assertThat(medicine.game().prompt(medicine.position(), CRETE).args())
                .as("8, since 12 are more than 11")
                .containsEntry("points", 8)
                .containsEntry("own", true)
                .containsEntry("city", 4);
        Table engineering = Table.ofEight()
                .hand(BABYLON, "flood")
                .cities(BABYLON, "ur", "charax", "babylon-town")
                .tokens(BABYLON, 1, "sumeria")
                .cards(BABYLON, "engineering")
                .begin(Phase.CALAMITIES);
        assertThat(engineering.game().prompt(engineering.position(), BABYLON).args())
                .as("a city and a token, not two cities")
                .containsEntry("points", 6);
    }

    @Test
    @Rule({"22.2.5", "22.2.7", "22.2.8"})
    void theLimitsOfLossesAreThoseOfTheirCalamity() {
        assertThat(List.of(
                        CivilizationRefusal.FAMINE_HITS_OTHERS,
                        CivilizationRefusal.FAMINE_TAKES_LESS,
                        CivilizationRefusal.FAMINE_FINDS_LESS,
                        CivilizationRefusal.FAMINE_WOULD_EXCEED,
                        CivilizationRefusal.FAMINE_WOULD_EXCEED_ITS_SUM,
                        CivilizationRefusal.ORDER_FAMINE_NOW))
                .allMatch(refusal -> refusal.rule().equals(Rulebook.FAMINE));
        assertThat(List.of(
                        CivilizationRefusal.FLOOD_HITS_OTHERS,
                        CivilizationRefusal.FLOOD_TAKES_LESS,
                        CivilizationRefusal.FLOOD_FINDS_LESS,
                        CivilizationRefusal.ORDER_FLOOD_NOW))
                .allMatch(refusal -> refusal.rule().equals(Rulebook.FLOOD));
        assertThat(List.of(
                        CivilizationRefusal.EPIDEMIC_HITS_OTHERS,
                        CivilizationRefusal.EPIDEMIC_TAKES_LESS,
                        CivilizationRefusal.EPIDEMIC_FINDS_LESS,
                        CivilizationRefusal.EPIDEMIC_WOULD_EXCEED,
                        CivilizationRefusal.EPIDEMIC_WOULD_EXCEED_ITS_SUM,
                        CivilizationRefusal.ORDER_EPIDEMIC_NOW))
                .allMatch(refusal -> refusal.rule().equals(Rulebook.EPIDEMIC));
    }

    @Test
    @Rule("22.2.5")
    void whoHasPointsEnoughIsNotSaidToHaveTooFew() {
        Table cities = Table.ofEight()
                .hand(CRETE, "famine")
                .tokens(CRETE, 10, "knossos")
                .cities(EGYPT, "memphis", "tanis", "thebes", "alexandria")
                .cities(ITALY, "roma", "neapolis")
                .begin(Phase.CALAMITIES);
        assertThat(cities.refusal(order(EGYPT, 11)))
                .as("of twenty points, but not exactly and not within 11")
                .isEqualTo(CivilizationRefusal.FAMINE_WOULD_EXCEED);
        assertThat(cities.refusal(order(ITALY, 11))).as("of ten").isEqualTo(CivilizationRefusal.FAMINE_FINDS_LESS);
        assertThat(cities.allows(order(EGYPT, 10))).isTrue();
        assertThat(cities.allows(order(ITALY, 10))).isTrue();
        cities.play(order(EGYPT, 5), order(ITALY, 10));
        assertThat(cities.question())
                .as("five points are left, and nobody to ask them of")
                .isNotEqualTo("OrderLosses");
        Table token = Table.ofEight()
                .hand(CRETE, "famine")
                .tokens(CRETE, 10, "knossos")
                .cities(EGYPT, "memphis", "tanis", "thebes", "alexandria")
                .tokens(EGYPT, 1, "fayum")
                .begin(Phase.CALAMITIES);
        assertThat(token.allows(order(EGYPT, 11))).as("two cities and a token").isTrue();
    }

    @Test
    @Rule({"22.2.5", "22.2.8"})
    void theSumOfAFamineAndAnEpidemicIsNotExceeded() {
        Table famine = Table.ofEight()
                .hand(CRETE, "famine")
                .tokens(CRETE, 10, "knossos")
                .tokens(EGYPT, 20, "memphis")
                .tokens(ITALY, 20, "roma")
                .begin(Phase.CALAMITIES)
                .play(order(EGYPT, 11));
        assertThat(famine.refusal(order(ITALY, 10))).as("20 in all").isEqualTo(CivilizationRefusal.FAMINE_TAKES_LESS);
        assertThat(famine.allows(order(ITALY, 9))).isTrue();
        Table epidemic = Table.ofEight()
                .passed(CRETE, "epidemic", THRACE)
                .tokens(CRETE, 30, "knossos")
                .tokens(EGYPT, 20, "memphis")
                .tokens(ITALY, 20, "roma")
                .tokens(AFRICA, 20, "carthage")
                .begin(Phase.CALAMITIES);
        assertThat(epidemic.refusal(order(EGYPT, 11))).isEqualTo(CivilizationRefusal.EPIDEMIC_TAKES_LESS);
        epidemic.play(order(EGYPT, 10), order(ITALY, 10));
        assertThat(epidemic.refusal(order(AFRICA, 6)))
                .as("25 in all")
                .isEqualTo(CivilizationRefusal.EPIDEMIC_TAKES_LESS);
        assertThat(epidemic.allows(order(AFRICA, 5))).isTrue();
    }

    @Test
    @Rule({"22.2.5", "22.2.8", "22.2.12"})
    void noOrderIsRoundedUpBeyondTheSum() {
        Table famine = Table.ofEight()
                .hand(CRETE, "famine")
                .tokens(CRETE, 10, "knossos")
                .tokens(ITALY, 20, "roma")
                .tokens(AFRICA, 20, "carthage")
                .tokens(BABYLON, 20, "ur")
                .cities(EGYPT, "memphis", "tanis")
                .begin(Phase.CALAMITIES);
        assertThat(famine.refusal(order(EGYPT, 1)))
                .as("a city would be lost, so say five")
                .isEqualTo(CivilizationRefusal.ORDERS_ARE_EXACT);
        famine.play(order(ITALY, 11), order(AFRICA, 8));
        assertThat(famine.refusal(order(EGYPT, 1)))
                .as("eleven, eight and a city would be 24")
                .isEqualTo(CivilizationRefusal.FAMINE_WOULD_EXCEED_ITS_SUM);
        assertThat(famine.legal()).containsExactly(order(BABYLON, 1), done());
        Table epidemic = Table.ofEight()
                .passed(CRETE, "epidemic", THRACE)
                .tokens(CRETE, 30, "knossos")
                .tokens(ITALY, 20, "roma")
                .tokens(AFRICA, 20, "carthage")
                .cities(EGYPT, "memphis", "tanis")
                .begin(Phase.CALAMITIES);
        assertThat(epidemic.refusal(order(EGYPT, 5)))
                .as("two cities would be lost, so say eight")
                .isEqualTo(CivilizationRefusal.ORDERS_ARE_EXACT);
        epidemic.play(order(ITALY, 10), order(AFRICA, 10));
        assertThat(epidemic.legal()).containsExactly(order(EGYPT, 4), done());
        assertThat(epidemic.refusal(order(EGYPT, 5)))
                .as("two tens and two cities would be 28")
                .isEqualTo(CivilizationRefusal.EPIDEMIC_WOULD_EXCEED_ITS_SUM);
        assertThat(epidemic.refusal(erupt("thera-volcano"))).isEqualTo(CivilizationRefusal.ORDER_EPIDEMIC_NOW);
    }

    @Test
    @Rule({"22.2.5", "22.2.12"})
    void whatGrainMaySaveCountsForWhatItCostsWithout() {
        Table table = Table.ofEight()
                .hand(CRETE, "famine")
                .tokens(CRETE, 10, "knossos")
                .tokens(ITALY, 20, "roma")
                .cities(EGYPT, "memphis", "tanis", "thebes")
                .cards(EGYPT, "pottery")
                .hand(EGYPT, "salt")
                .begin(Phase.CALAMITIES);
        assertThat(table.allows(order(EGYPT, 7))).as("Grain may make it three").isTrue();
        table.play(order(ITALY, 11));
        assertThat(table.refusal(order(EGYPT, 6)))
                .as("without Grain two cities, and 21 in all")
                .isEqualTo(CivilizationRefusal.FAMINE_WOULD_EXCEED_ITS_SUM);
        assertThat(table.allows(order(EGYPT, 3))).isTrue();
        table = Table.ofEight()
                .hand(CRETE, "famine")
                .tokens(CRETE, 10, "knossos")
                .tokens(ITALY, 20, "roma")
                .cities(EGYPT, "memphis", "tanis", "thebes")
                .cards(EGYPT, "pottery")
                .hand(EGYPT, "grain")
                .begin(Phase.CALAMITIES)
                .play(order(EGYPT, 6));
        assertThat(table.refusal(order(ITALY, 11)))
                .as("six are counted as ten")
                .isEqualTo(CivilizationRefusal.FAMINE_TAKES_LESS);
        table.play(order(ITALY, 10)).play(grain(1));
        assertThat(table.game().prompt(table.position(), EGYPT).args())
                .as("two points are left of six, which are a city")
                .containsEntry("points", 5);
    }

    /** Somebody who leaves an area can make another's loss inexact after it was ordered (22.2.8.2). */
    @Test
    @Rule({"22.2.8", "22.2.12"})
    void whoIsLeftAloneLosesMoreOnlyWithinTheSum() {
        for (int africa : new int[] {5, 9}) {
            Table table = Table.ofEight()
                    .passed(CRETE, "epidemic", THRACE)
                    .tokens(CRETE, 30, "knossos")
                    .tokens(ITALY, 1, "roma")
                    .tokens(EGYPT, 1, "roma")
                    .tokens(ITALY, 10, "neapolis")
                    .cities(EGYPT, "memphis", "tanis")
                    .tokens(AFRICA, 20, "carthage")
                    .begin(Phase.CALAMITIES)
                    .play(order(ITALY, 10), order(EGYPT, 5), order(AFRICA, africa));
            while (!table.isOver()
                    && table.told(CivilizationEvent.CalamityStruck.class).isEmpty()) {
                int seat = table.awaited().contains(ITALY)
                        ? ITALY
                        : table.awaited().getFirst();
                table.play(
                        seat,
                        seat == ITALY ? loseTokens("roma", 1) : table.game().defaultMove(table.position(), seat));
            }
            assertThat(table.tokens(EGYPT, "roma")).as("the last one there").isEqualTo(1);
            assertThat(table.cities(EGYPT))
                    .as("10, 5 and 8 are within 25; 10, 9 and 8 are not")
                    .isEqualTo(africa == 5 ? 0 : 1);
        }
    }

    /** Whatever is ordered, others never lose more than a calamity lets them lose, each and together. */
    @Test
    @Rule({"22.2.5", "22.2.7", "22.2.8", "22.2.12"})
    void othersNeverLoseMoreThanTheSum() {
        List<Integer> others = List.of(AFRICA, ITALY, BABYLON, EGYPT);
        List<String> areas = List.of(
                "memphis", "tanis", "alexandria", "fayum", "roma", "neapolis", "carthage", "ur", "susa", "athens");
        for (int seed = 0; seed < 300; seed++) {
            Randomness random = new Randomness(seed);
            String card = List.of("famine", "flood", "epidemic").get(seed % 3);
            Table table = Table.ofEight().tokens(CRETE, 30, "knossos").tokens(CRETE, 1, "upper-egypt");
            for (String area : areas) {
                int seat = others.get(random.below(4));
                if (random.below(2) == 0) {
                    table.cities(seat, area);
                } else {
                    table.tokens(seat, 1 + random.below(8), area)
                            .tokens(others.get(random.below(4)), 1 + random.below(2), area);
                }
            }
            table.cards(AFRICA, "pottery").hand(AFRICA, "grain").cards(ITALY, "medicine");
            (card.equals("epidemic") ? table.passed(CRETE, card, THRACE) : table.hand(CRETE, card))
                    .begin(Phase.CALAMITIES);
            int lost = 0;
            while (!table.isOver()
                    && !table.question(table.awaited().getFirst()).startsWith("Reduce")) {
                int seat = table.awaited().get(random.below(table.awaited().size()));
                List<CivilizationMove> moves = table.legal(seat).stream()
                        .filter(move -> !move.equals(done()))
                        .toList();
                table.play(seat, moves.get(random.below(moves.size())));
                lost += pointsOfOthers(table, card);
            }
            assertThat(lost)
                    .as("%s %s", card, seed)
                    .isLessThanOrEqualTo(card.equals("famine") ? 20 : card.equals("flood") ? 10 : 25);
        }
    }

    private static int pointsOfOthers(Table table, String card) {
        int points = 0;
        for (CivilizationEvent.TokensLost lost : table.told(CivilizationEvent.TokensLost.class)) {
            points += lost.seat() == CRETE ? 0 : lost.count();
        }
        for (CivilizationEvent.CityLost lost : table.told(CivilizationEvent.CityLost.class)) {
            points += lost.seat() == CRETE ? 0 : card.equals("epidemic") ? 4 : 5;
        }
        return points;
    }

    @Test
    @Rule({"22.2.5", "22.2.12"})
    void whoHasOnlyCitiesIsOrderedWholeCities() {
        Table table = Table.ofEight()
                .hand(CRETE, "famine")
                .tokens(CRETE, 10, "knossos")
                .cities(EGYPT, "memphis", "tanis", "thebes")
                .tokens(ITALY, 11, "roma")
                .tokens(AFRICA, 6, "carthage")
                .begin(Phase.CALAMITIES);
        table.play(order(ITALY, 11), order(AFRICA, 6));
        assertThat(table.told(CivilizationEvent.CityLost.class)).isEmpty();
        assertThat(table.question())
                .as("three points are left, and a city stands for five")
                .isEqualTo("ReduceSupport");
        table = Table.ofEight()
                .hand(CRETE, "famine")
                .tokens(CRETE, 10, "knossos")
                .cities(EGYPT, "memphis", "tanis", "thebes")
                .tokens(ITALY, 11, "roma")
                .begin(Phase.CALAMITIES)
                .play(order(ITALY, 11));
        assertThat(table.legal()).as("of nine points").containsExactly(order(EGYPT, 5), done());
        table.play(order(EGYPT, 5));
        assertThat(table.asked()).isEqualTo(EGYPT);
        assertThat(table.game().prompt(table.position(), EGYPT).args())
                .as("the calamity, and who gave the order")
                .containsEntry("card", TradeCard.FAMINE)
                .containsEntry("victim", CRETE)
                .containsEntry("own", false)
                .containsEntry("city", 5);
        table.play(loseCity("thebes"));
        assertThat(table.tokens(ITALY, "roma")).isZero();
        assertThat(table.told(CivilizationEvent.CityLost.class)).hasSize(1);
    }

    @Test
    @Rule({"22.2.8", "22.2.12"})
    void anEpidemicRoundsUpToAWholeCity() {
        Table table = Table.ofEight()
                .passed(CRETE, "epidemic", THRACE)
                .tokens(CRETE, 30, "knossos")
                .cities(EGYPT, "memphis", "tanis", "thebes")
                .begin(Phase.CALAMITIES);
        assertThat(table.legal()).containsExactly(order(EGYPT, 4), order(EGYPT, 8), done());
        table.play(order(EGYPT, 8));
        assertThat(table.game().prompt(table.position(), EGYPT).args())
                .as("two cities of 4 points each")
                .containsEntry("points", 8);
    }

    // ---------------------------------------------------------------- flood

    @Test
    @Rule({"22.2.7", "22.2.12"})
    void aFloodTakesWholeCitiesOfOthers() {
        Table table = Table.ofEight()
                .hand(EGYPT, "flood")
                .tokens(EGYPT, 20, "memphis")
                .cities(CRETE, "tanis", "alexandria")
                .tokens(BABYLON, 8, "fayum")
                .begin(Phase.CALAMITIES);
        assertThat(table.refusal(order(CRETE, 1)))
                .as("Babylon has only eight of the ten")
                .isEqualTo(CivilizationRefusal.THE_FLOOD_TAKES_MORE);
        assertThat(table.refusal(order(CRETE, 3)))
                .as("a city would be lost for three points")
                .isEqualTo(CivilizationRefusal.THE_FLOOD_IS_EXACT);
        assertThat(table.refusal(order(BABYLON, 7)))
                .as("nobody could lose the other three exactly")
                .isEqualTo(CivilizationRefusal.THE_FLOOD_IS_EXACT);
        assertThat(table.legal()).containsExactly(order(CRETE, 5), order(CRETE, 10), order(BABYLON, 5));
        table.play(order(CRETE, 5));
        assertThat(table.awaited()).as("the other five are Babylon's").containsExactly(CRETE, BABYLON);
        table.play(BABYLON, loseTokens("fayum", 5)).play(CRETE, loseCity("tanis"));
        assertThat(table.tokens(BABYLON, "fayum")).isEqualTo(3);
        assertThat(table.isOver()).isTrue();
        assertThat(table.told(CivilizationEvent.CityLost.class)).hasSize(1);
    }

    @Test
    @Rule({"22.2.7", "22.2.12"})
    void engineeringIsNotExceededByRounding() {
        Table table = Table.ofEight()
                .hand(EGYPT, "flood")
                .tokens(EGYPT, 20, "memphis")
                .cities(CRETE, "tanis", "alexandria")
                .cards(CRETE, "engineering")
                .tokens(BABYLON, 8, "fayum")
                .begin(Phase.CALAMITIES);
        assertThat(table.told(CivilizationEvent.LossOrdered.class))
                .as("only a city and five tokens make ten, so nothing was asked")
                .containsExactly(
                        new CivilizationEvent.LossOrdered(EGYPT, CRETE, 5),
                        new CivilizationEvent.LossOrdered(EGYPT, BABYLON, 5));
        assertThat(table.awaited()).containsExactly(CRETE, BABYLON);
        Table choice = Table.ofEight()
                .hand(EGYPT, "flood")
                .tokens(EGYPT, 20, "memphis")
                .cities(CRETE, "tanis", "alexandria")
                .cards(CRETE, "engineering")
                .tokens(BABYLON, 12, "fayum")
                .begin(Phase.CALAMITIES);
        assertThat(choice.refusal(order(CRETE, 6)))
                .as("two cities would be ten")
                .isEqualTo(CivilizationRefusal.THE_FLOOD_IS_EXACT);
        assertThat(choice.refusal(order(CRETE, 8))).as("Engineering").isEqualTo(CivilizationRefusal.FLOOD_TAKES_LESS);
        assertThat(choice.refusal(order(BABYLON, 11))).as("ten in all").isEqualTo(CivilizationRefusal.FLOOD_TAKES_LESS);
        assertThat(choice.refusal(order(EGYPT, 5))).isEqualTo(CivilizationRefusal.FLOOD_HITS_OTHERS);
        assertThat(choice.legal()).containsExactly(order(CRETE, 5), order(BABYLON, 5), order(BABYLON, 10));
    }

    @Test
    @Rule({"22.2.7", "22.2.12"})
    void aFloodTakesNoMoreThanTen() {
        Table table = Table.ofEight()
                .hand(EGYPT, "flood")
                .tokens(EGYPT, 20, "memphis")
                .cities(CRETE, "tanis")
                .cities(ITALY, "alexandria")
                .cities(AFRICA, "upper-egypt")
                .tokens(BABYLON, 12, "fayum")
                .begin(Phase.CALAMITIES);
        assertThat(table.refusal(order(CRETE, 1)))
                .as("a point of each of three would be three cities")
                .isEqualTo(CivilizationRefusal.THE_FLOOD_IS_EXACT);
        assertThat(table.legal())
                .containsExactlyInAnyOrder(
                        order(AFRICA, 5), order(ITALY, 5), order(CRETE, 5), order(BABYLON, 5), order(BABYLON, 10));
        table.play(order(CRETE, 5));
        assertThat(table.legal()).containsExactlyInAnyOrder(order(AFRICA, 5), order(ITALY, 5), order(BABYLON, 5));
        table.play(order(AFRICA, 5));
        assertThat(table.isOver()).as("both cities were all they had there").isTrue();
        assertThat(table.told(CivilizationEvent.CityLost.class)).hasSize(2);
        Table few = Table.ofEight()
                .hand(EGYPT, "flood")
                .tokens(EGYPT, 20, "memphis")
                .cities(CRETE, "tanis")
                .tokens(BABYLON, 3, "fayum")
                .begin(Phase.CALAMITIES);
        assertThat(few.cityIn("tanis")).as("all that the others have").isNull();
        assertThat(few.tokens(BABYLON, "fayum")).isZero();
    }

    @Test
    @Rule("22.2.7")
    void theFloodTakesSeventeenOnTheWorstPlain() {
        Table table = Table.ofEight()
                .hand(EGYPT, "flood")
                .tokens(EGYPT, 8, "memphis")
                .cities(EGYPT, "tanis", "alexandria", "thebes")
                .tokens(EGYPT, 9, "upper-egypt", "thebes")
                .tokens(EGYPT, 2, "ur")
                .tokens(CRETE, 4, "fayum")
                .tokens(BABYLON, 8, "fayum")
                .begin(Phase.CALAMITIES);
        assertThat(table.told(CivilizationEvent.PlainFlooded.class)).hasSize(1);
        assertThat(table.refusal(loseTokens("thebes", 1))).isEqualTo(CivilizationRefusal.NOT_ON_THE_PLAIN);
        assertThat(table.refusal(loseCity("thebes"))).isEqualTo(CivilizationRefusal.NOT_ON_THE_PLAIN);
        assertThat(table.refusal(loseTokens("sea-red", 1))).isEqualTo(CivilizationRefusal.NO_UNIT_OF_YOURS);
        assertThat(table.refusal(loseCity("knossos"))).isEqualTo(CivilizationRefusal.NO_UNIT_OF_YOURS);
        assertThat(table.refusal(done())).isEqualTo(CivilizationRefusal.LOSE_UNITS_NOW);
        table.play(loseCity("tanis"), loseCity("alexandria")).play(loseTokens("memphis", 7));
        // Ten points of the others, divided by the victim: Crete has 4, so Babylon loses at least 6.
        assertThat(table.refusal(order(CRETE, 1))).isEqualTo(CivilizationRefusal.THE_FLOOD_TAKES_MORE);
        assertThat(table.refusal(order(CRETE, 5)))
                .as("four tokens are all it has there")
                .isEqualTo(CivilizationRefusal.FLOOD_FINDS_LESS);
        assertThat(table.refusal(done())).isEqualTo(CivilizationRefusal.THE_FLOOD_TAKES_MORE);
        assertThat(table.refusal(erupt("thera-volcano"))).isEqualTo(CivilizationRefusal.ORDER_FLOOD_NOW);
        assertThat(table.legal())
                .containsExactly(
                        order(CRETE, 2),
                        order(CRETE, 3),
                        order(CRETE, 4),
                        order(BABYLON, 6),
                        order(BABYLON, 7),
                        order(BABYLON, 8));
        table.play(order(CRETE, 3)).playDefaults();
        assertThat(table.tokens(CRETE, "fayum")).isEqualTo(1);
        assertThat(table.tokens(BABYLON, "fayum")).isEqualTo(1);
    }

    @Test
    @Rule("22.2.7")
    void blackSitesAreSafe() {
        Table table = Table.ofEight()
                .hand(BABYLON, "flood")
                .cities(BABYLON, "susa", "ur")
                .tokens(BABYLON, 2, "sumeria")
                .tokens(BABYLON, 4, "media")
                .begin(Phase.CALAMITIES)
                .playDefaults();
        // Two tokens and Ur are all that can be lost.
        assertThat(table.cityIn("susa")).isEqualTo(BABYLON);
        assertThat(table.cityIn("ur")).isNull();
        assertThat(table.tokens(BABYLON, "sumeria")).isZero();
        Table choice = Table.ofEight()
                .hand(BABYLON, "flood")
                .cities(BABYLON, "susa", "ur", "charax", "babylon-town")
                .tokens(BABYLON, 9, "sumeria")
                .begin(Phase.CALAMITIES);
        assertThat(choice.refusal(loseCity("susa"))).isEqualTo(CivilizationRefusal.SITE_IS_SAFE);
    }

    @Test
    @Rule("22.2.7")
    void engineeringLosesSevenAtMost() {
        Table table = Table.ofEight()
                .hand(EGYPT, "flood")
                .cards(EGYPT, "engineering")
                .tokens(EGYPT, 20, "memphis")
                .tokens(CRETE, 20, "tanis")
                .cards(CRETE, "engineering")
                .begin(Phase.CALAMITIES);
        assertThat(table.tokens(EGYPT, "memphis")).isEqualTo(13);
        assertThat(table.tokens(CRETE, "tanis")).as("also for others").isEqualTo(13);
        assertThat(table.isOver()).isTrue();
    }

    @Test
    @Rule("22.2.7")
    void betweenEqualPlainsTheVictimChooses() {
        Table table = Table.ofEight()
                .hand(EGYPT, "flood")
                .tokens(EGYPT, 3, "memphis", "ur")
                .tokens(EGYPT, 2, "narbo")
                .begin(Phase.CALAMITIES);
        assertThat(table.legal()).containsExactly(flood("nile-plain"), flood("mesopotamia-plain"));
        assertThat(table.refusal(flood("rhone-plain"))).isEqualTo(CivilizationRefusal.NOT_THE_WORST_PLAIN);
        assertThat(table.refusal(done())).isEqualTo(CivilizationRefusal.CHOOSE_A_PLAIN_NOW);
        assertThat(table.game().defaultMove(table.position(), EGYPT)).isEqualTo(flood("nile-plain"));
        table.play(flood("mesopotamia-plain"));
        assertThat(table.tokens(EGYPT, "ur")).isZero();
        assertThat(table.tokens(EGYPT, "memphis")).isEqualTo(3);
        Table dry =
                Table.ofEight().hand(EGYPT, "flood").tokens(EGYPT, 3, "thebes").begin(Phase.CALAMITIES);
        assertThat(dry.told(CivilizationEvent.CalamityHarmless.class)).hasSize(1);
    }

    // ---------------------------------------------------------------- epidemic

    @Test
    @Rule("22.2.8")
    void anEpidemicEmptiesNoArea() {
        Table table = Table.ofEight()
                .passed(CRETE, "epidemic", EGYPT)
                .tokens(CRETE, 8, "athens")
                .tokens(CRETE, 5, "corinth")
                .tokens(CRETE, 1, "delphi")
                .cities(CRETE, "knossos", "phaistos")
                .tokens(EGYPT, 20, "memphis")
                .tokens(ITALY, 20, "roma")
                .tokens(THRACE, 20, "byzantium")
                .cards(THRACE, "medicine")
                .begin(Phase.CALAMITIES);
        assertThat(table.refusal(loseTokens("delphi", 1))).isEqualTo(CivilizationRefusal.LAST_OF_THE_AREA);
        table.play(loseCity("knossos"));
        assertThat(table.tokens(CRETE, "knossos")).as("a token takes its place").isEqualTo(1);
        table.play(loseTokens("athens", 7)).play(loseTokens("corinth", 1));
        // Eleven tokens and a city would be 15: the second city must go as well, and only three tokens are left for
        // four
        // points, so it went without asking.
        assertThat(table.tokens(CRETE, "corinth")).isEqualTo(4);
        assertThat(table.tokens(CRETE, "phaistos")).isEqualTo(1);
        assertThat(table.question()).isEqualTo("OrderLosses");
        table.play(order(ITALY, 10));
        assertThat(table.refusal(order(THRACE, 6))).as("Medicine").isEqualTo(CivilizationRefusal.EPIDEMIC_TAKES_LESS);
        assertThat(table.refusal(order(CRETE, 1))).isEqualTo(CivilizationRefusal.EPIDEMIC_HITS_OTHERS);
        table.play(order(THRACE, 5));
        // Egypt passed the card and is immune, so nobody else is in question.
        table.playDefaults();
        assertThat(table.tokens(ITALY, "roma")).isEqualTo(10);
        assertThat(table.tokens(THRACE, "byzantium")).isEqualTo(15);
        assertThat(table.tokens(EGYPT, "memphis")).isEqualTo(20);
    }

    @Test
    @Rule("22.2.8")
    void whereOthersLiveTheLastOneCanBeLost() {
        Table table = Table.ofEight()
                .passed(CRETE, "epidemic", EGYPT)
                .tokens(CRETE, 2, "athens")
                .tokens(CRETE, 6, "corinth", "sparta", "argos")
                .tokens(CRETE, 1, "delphi")
                .tokens(ITALY, 1, "athens")
                .tokens(ITALY, 3, "roma")
                .begin(Phase.CALAMITIES);
        assertThat(table.allows(loseTokens("athens", 2)))
                .as("Italy lives there")
                .isTrue();
        assertThat(table.refusal(loseTokens("delphi", 1))).isEqualTo(CivilizationRefusal.LAST_OF_THE_AREA);
        table.play(loseTokens("athens", 2), loseTokens("corinth", 5), loseTokens("sparta", 5));
        assertThat(table.tokens(CRETE, "argos"))
                .as("one place was left, so nothing was asked")
                .isEqualTo(2);
        assertThat(table.question()).isEqualTo("OrderLosses");
        assertThat(table.allows(order(ITALY, 2))).isTrue();
        assertThat(table.refusal(order(ITALY, 3)))
                .as("nobody else lives in Athens any more")
                .isEqualTo(CivilizationRefusal.EPIDEMIC_FINDS_LESS);
    }

    private static Table livingTogether() {
        return Table.ofEight()
                .passed(CRETE, "epidemic", EGYPT)
                .tokens(CRETE, 20, "knossos")
                .tokens(AFRICA, 2, "roma")
                .tokens(AFRICA, 4, "carthage")
                .tokens(ITALY, 2, "roma")
                .tokens(ITALY, 3, "neapolis")
                .tokens(THRACE, 4, "byzantium", "moesia")
                .begin(Phase.CALAMITIES);
    }

    @Test
    @Rule({"22.2.8", "23.2"})
    void whoLivesTogetherDoesNotEmptyTheAreaTogether() {
        Table table = livingTogether();
        assertThat(table.refusal(order(AFRICA, 6)))
                .as("the last one of Carthage stays, those of Roma need not")
                .isEqualTo(CivilizationRefusal.EPIDEMIC_FINDS_LESS);
        table.play(order(ITALY, 4), order(THRACE, 2), order(AFRICA, 3));
        assertThat(table.awaited()).as("Italy after Africa").containsExactly(AFRICA, THRACE);
        table.play(AFRICA, loseTokens("roma", 2), loseTokens("carthage", 1));
        assertThat(table.awaited()).containsExactly(THRACE);
        assertThat(table.tokens(ITALY, "roma"))
                .as("all that Italy can lose now is three")
                .isEqualTo(1);
        assertThat(table.tokens(ITALY, "neapolis")).isEqualTo(1);
        Table other = livingTogether().play(order(ITALY, 4), order(THRACE, 2), order(AFRICA, 3));
        other.play(AFRICA, loseTokens("carthage", 3));
        assertThat(other.awaited()).containsExactly(THRACE);
        assertThat(other.tokens(ITALY, "roma")).as("Africa still lives there").isZero();
        assertThat(other.tokens(ITALY, "neapolis")).isEqualTo(1);
        Table alone = livingTogether().play(order(ITALY, 3), done());
        assertThat(alone.awaited()).as("Africa loses nothing").containsExactly(ITALY);
        assertThat(alone.allows(loseTokens("roma", 2))).isTrue();
        assertThat(alone.refusal(loseTokens("neapolis", 3))).isEqualTo(CivilizationRefusal.LAST_OF_THE_AREA);
    }

    @Test
    @Rule("22.2.8")
    void medicineLosesEleven() {
        Table table = Table.ofEight()
                .passed(CRETE, "epidemic", EGYPT)
                .cards(CRETE, "medicine")
                .tokens(CRETE, 20, "athens")
                .begin(Phase.CALAMITIES);
        assertThat(table.tokens(CRETE, "athens")).isEqualTo(9);
        Table plain = Table.ofEight()
                .passed(CRETE, "epidemic", EGYPT)
                .tokens(CRETE, 20, "athens")
                .begin(Phase.CALAMITIES);
        assertThat(plain.tokens(CRETE, "athens")).isEqualTo(4);
    }

    @Test
    @Rule("22.2.8")
    void aCityNeedsATokenInStock() {
        Table table = Table.ofEight()
                .passed(CRETE, "epidemic", EGYPT)
                .tokens(CRETE, 10, "athens")
                .tokens(CRETE, 8, "corinth")
                .cities(CRETE, "knossos", "phaistos")
                .stockOf(CRETE, 0)
                .begin(Phase.CALAMITIES);
        assertThat(table.refusal(loseCity("knossos"))).isEqualTo(CivilizationRefusal.NO_TOKEN_FOR_THE_CITY);
        table.play(loseTokens("athens", 1));
        assertThat(table.allows(loseCity("knossos"))).isTrue();
    }

    // ---------------------------------------------------------------- disorder and iconoclasm

    private static Table citizens(String... cards) {
        return Table.ofEight()
                .cities(CRETE, "knossos", "phaistos", "athens", "corinth", "sparta", "argos", "chalcis")
                .tokens(CRETE, 14, "delphi")
                .cards(CRETE, cards);
    }

    @Test
    @Rule("22.2.9")
    void disorderKeepsFourCities() {
        Table table = citizens().passed(CRETE, "civil-disorder", EGYPT).begin(Phase.CALAMITIES);
        assertThat(table.question()).isEqualTo("ReduceDisorder");
        table.play(reduce("knossos"), reduce("athens"), reduce("sparta"));
        assertThat(table.isOver()).isTrue();
        assertThat(table.cities(CRETE)).isEqualTo(4);
        assertThat(table.tokens(CRETE, "knossos")).isEqualTo(3);
        Table law = citizens("law").passed(CRETE, "civil-disorder", EGYPT).begin(Phase.CALAMITIES);
        assertThat(law.playDefaults().cities(CRETE)).isEqualTo(5);
        Table democracy = citizens("law", "democracy")
                .passed(CRETE, "civil-disorder", EGYPT)
                .begin(Phase.CALAMITIES);
        assertThat(democracy.playDefaults().cities(CRETE)).isEqualTo(6);
        Table few = Table.ofEight().cities(CRETE, "knossos").tokens(CRETE, 2, "athens");
        few.passed(CRETE, "civil-disorder", EGYPT).begin(Phase.CALAMITIES);
        assertThat(few.told(CivilizationEvent.CalamityHarmless.class)).hasSize(1);
    }

    @Test
    @Rule("22.2.10")
    void iconoclasmReducesFourAndTwoOfOthers() {
        Table table = citizens()
                .passed(CRETE, "iconoclasm-heresy", EGYPT)
                .cities(ITALY, "roma", "neapolis")
                .tokens(ITALY, 4, "samnium")
                .cards(ITALY, "law")
                .cities(AFRICA, "carthage")
                .tokens(AFRICA, 2, "numidia")
                .cards(AFRICA, "law", "philosophy")
                .cities(EGYPT, "memphis")
                .tokens(EGYPT, 4, "thebes")
                .begin(Phase.CALAMITIES)
                .play(reduce("knossos"), reduce("phaistos"), reduce("athens"), reduce("sparta"));
        assertThat(table.question()).isEqualTo("IconoclasmOrder");
        assertThat(table.refusal(order("carthage"))).isEqualTo(CivilizationRefusal.PROTECTED_BY_PHILOSOPHY);
        assertThat(table.refusal(order("argos")))
                .as("the own one")
                .isEqualTo(CivilizationRefusal.ICONOCLASM_HITS_OTHERS);
        assertThat(table.refusal(erupt("thera-volcano"))).isEqualTo(CivilizationRefusal.ORDER_ICONOCLASM_NOW);
        assertThat(List.of(CivilizationRefusal.ICONOCLASM_HITS_OTHERS, CivilizationRefusal.ORDER_ICONOCLASM_NOW))
                .allMatch(refusal -> refusal.rule().equals(Rulebook.ICONOCLASM));
        assertThat(List.of(CivilizationRefusal.EARTHQUAKE_HITS_OTHERS, CivilizationRefusal.ORDER_EARTHQUAKE_NOW))
                .allMatch(refusal -> refusal.rule().equals(Rulebook.VOLCANO));
        table.play(order("roma"));
        assertThat(table.refusal(order("neapolis"))).isEqualTo(CivilizationRefusal.PROTECTED_BY_LAW);
        table.play(order("memphis"));
        assertThat(table.isOver()).isTrue();
        assertThat(table.cityIn("roma")).isNull();
        assertThat(table.tokens(ITALY, "roma")).isEqualTo(2);
        assertThat(table.cityIn("memphis")).isNull();
        assertThat(table.cities(CRETE)).isEqualTo(3);
    }

    @Test
    @Rule("22.2.10")
    void lawAndPhilosophyHelpTheVictim() {
        Table law = citizens("law").passed(CRETE, "iconoclasm-heresy", EGYPT).begin(Phase.CALAMITIES);
        assertThat(law.playDefaults().cities(CRETE)).isEqualTo(4);
        Table philosophy = citizens("law", "philosophy")
                .passed(CRETE, "iconoclasm-heresy", EGYPT)
                .begin(Phase.CALAMITIES);
        assertThat(philosophy.playDefaults().cities(CRETE)).isEqualTo(5);
    }

    @Test
    @Rule("22.2.10")
    void whoseCitiesAllGoIsNotAskedInWhichOrder() {
        Table all = Table.ofEight()
                .passed(CRETE, "iconoclasm-heresy", EGYPT)
                .cities(CRETE, "knossos", "phaistos", "athens")
                .tokens(CRETE, 6, "delphi")
                .begin(Phase.CALAMITIES);
        assertThat(all.isOver()).as("three of three, and no city of others").isTrue();
        assertThat(all.cities(CRETE)).isZero();
        assertThat(all.told(CivilizationEvent.CityReduced.class)).hasSize(3);
        Table more = Table.ofEight()
                .passed(CRETE, "iconoclasm-heresy", EGYPT)
                .cities(CRETE, "knossos", "phaistos", "athens", "corinth", "sparta")
                .tokens(CRETE, 10, "delphi")
                .begin(Phase.CALAMITIES);
        assertThat(more.question()).as("four of five").isEqualTo("ReduceIconoclasm");
        Table shortOfTokens = Table.ofEight()
                .passed(CRETE, "iconoclasm-heresy", EGYPT)
                .cities(CRETE, "knossos", "phaistos")
                .tokens(CRETE, 4, "delphi")
                .stockOf(CRETE, 3)
                .begin(Phase.CALAMITIES);
        assertThat(shortOfTokens.question())
                .as("three tokens do not fill both areas, so it matters which is first")
                .isEqualTo("ReduceIconoclasm");
        Table none = Table.ofEight()
                .passed(CRETE, "iconoclasm-heresy", EGYPT)
                .cities(CRETE, "knossos", "phaistos")
                .tokens(CRETE, 4, "delphi")
                .stockOf(CRETE, 0)
                .begin(Phase.CALAMITIES);
        assertThat(none.isOver()).as("without any token they leave nothing").isTrue();
        assertThat(none.cities(CRETE)).isZero();
    }

    // ---------------------------------------------------------------- piracy

    @Test
    @Rule("22.2.11")
    void whereEveryChoiceDestroysTheSamePiratesAreNotAsked() {
        Table all = Table.ofEight()
                .passed(CRETE, "piracy", THRACE)
                .cities(CRETE, "knossos", "athens", "gordium")
                .tokens(CRETE, 10, "delphi")
                .ship(THRACE, "crimea")
                .ship(THRACE, "thera")
                .begin(Phase.CALAMITIES);
        assertThat(all.isOver()).as("two ships for two coastal cities").isTrue();
        assertThat(all.cities(CRETE)).isEqualTo(1);
        assertThat(all.told(CivilizationEvent.CityPlundered.class)).hasSize(2);
        Table gulf = Table.ofEight()
                .passed(CRETE, "piracy", THRACE)
                .cities(CRETE, "knossos", "athens", "susa", "charax")
                .tokens(CRETE, 10, "delphi")
                .ship(THRACE, "ur")
                .ship(THRACE, "thera")
                .ship(THRACE, "ur")
                .begin(Phase.CALAMITIES);
        assertThat(gulf.cities(CRETE))
                .as("both in the Persian Gulf go anyway, one now")
                .isEqualTo(3);
        assertThat(gulf.legal())
                .as("in the Mediterranean there is a choice")
                .containsExactly(plunder("athens"), plunder("knossos"));
        gulf.play(plunder("athens"));
        assertThat(gulf.isOver()).isTrue();
        assertThat(gulf.cityIn("knossos")).as("the only one left").isEqualTo(CRETE);
        assertThat(gulf.cities(CRETE)).isEqualTo(1);
        Table more = Table.ofEight()
                .passed(CRETE, "piracy", THRACE)
                .cities(CRETE, "knossos", "athens", "argos")
                .tokens(CRETE, 10, "delphi")
                .ship(THRACE, "crimea")
                .ship(THRACE, "thera")
                .begin(Phase.CALAMITIES);
        assertThat(more.legal()).hasSize(3);
        assertThat(more.play(plunder("knossos")).legal()).containsExactly(plunder("argos"), plunder("athens"));
    }

    @Test
    @Rule("22.2.11")
    void eachLegitimateShipDestroysACoastalCity() {
        Table table = Table.ofEight()
                .passed(CRETE, "piracy", THRACE)
                .cities(CRETE, "knossos", "athens", "susa", "gordium", "memphis")
                .tokens(CRETE, 10, "delphi")
                .ship(THRACE, "thera")
                .ship(THRACE, "van")
                .begin(Phase.CALAMITIES);
        assertThat(table.asked()).as("who passed the card chooses").isEqualTo(THRACE);
        // In the Mediterranean, not in the Persian Gulf; Memphis has no water, Gordium only a lake.
        assertThat(table.legal()).containsExactly(plunder("athens"), plunder("knossos"));
        assertThat(table.refusal(plunder("susa"))).isEqualTo(CivilizationRefusal.NO_CITY_WITHIN_REACH);
        assertThat(table.refusal(done())).isEqualTo(CivilizationRefusal.PLUNDER_NOW);
        table.play(plunder("athens"));
        // The second ship, on a lake, takes none.
        assertThat(table.isOver()).isTrue();
        assertThat(table.cityIn("knossos")).isEqualTo(CRETE);
        assertThat(table.cityIn("susa")).isEqualTo(CRETE);
        assertThat(table.cityIn("gordium")).isEqualTo(CRETE);
        assertThat(table.cityIn("memphis")).isEqualTo(CRETE);
        assertThat(table.ships(THRACE)).hasSize(2);
    }

    @Test
    @Rule("22.2.11")
    void piratesStayInTheirSea() {
        Table gulf = Table.ofEight()
                .passed(CRETE, "piracy", THRACE)
                .cities(CRETE, "knossos", "athens", "susa")
                .tokens(CRETE, 10, "delphi")
                .ship(THRACE, "charax")
                .begin(Phase.CALAMITIES);
        assertThat(gulf.isOver()).as("one city only in the Persian Gulf").isTrue();
        assertThat(gulf.cityIn("susa")).isNull();
        assertThat(gulf.cityIn("knossos")).isEqualTo(CRETE);
        assertThat(gulf.cityIn("athens")).isEqualTo(CRETE);
        Table out = Table.ofEight()
                .passed(CRETE, "piracy", THRACE)
                .cities(CRETE, "knossos", "athens")
                .tokens(CRETE, 10, "delphi")
                .ship(THRACE, "charax")
                .begin(Phase.CALAMITIES);
        assertThat(out.cities(CRETE)).as("nothing within reach").isEqualTo(2);
    }

    @Test
    @Rule("22.2.11")
    void withoutShipsPiracyIsHarmless() {
        Table table = Table.ofEight()
                .passed(CRETE, "piracy", THRACE)
                .cities(CRETE, "knossos")
                .tokens(CRETE, 2, "delphi")
                .begin(Phase.CALAMITIES);
        assertThat(table.told(CivilizationEvent.CalamityHarmless.class)).hasSize(1);
        assertThat(table.cityIn("knossos")).isEqualTo(CRETE);
    }

    @Test
    @Rule({"22.2.11", "23.3"})
    void shipsCrossFromCoastToCoastWhereTheirOwnerLives() {
        Table lake = Table.ofEight()
                .passed(CRETE, "piracy", THRACE)
                .cities(CRETE, "elam", "van")
                .tokens(CRETE, 10, "delphi")
                .ship(THRACE, "armenia-van")
                .begin(Phase.CALAMITIES);
        assertThat(lake.cityIn("van")).as("the only one on this lake").isNull();
        assertThat(lake.cityIn("elam")).isEqualTo(CRETE);
        Table inhabited = Table.ofEight()
                .passed(CRETE, "piracy", THRACE)
                .cities(CRETE, "elam", "van")
                .tokens(CRETE, 10, "delphi")
                .tokens(THRACE, 1, "armenia")
                .ship(THRACE, "armenia-van")
                .begin(Phase.CALAMITIES);
        assertThat(inhabited.legal()).containsExactly(plunder("elam"), plunder("van"));
        assertThat(inhabited.playDefaults().cityIn("elam")).isNull();
    }
}
