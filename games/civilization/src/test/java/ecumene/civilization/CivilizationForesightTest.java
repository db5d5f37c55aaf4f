package ecumene.civilization;

import static ecumene.civilization.Moves.accept;
import static ecumene.civilization.Moves.add;
import static ecumene.civilization.Moves.answer;
import static ecumene.civilization.Moves.buy;
import static ecumene.civilization.Moves.done;
import static ecumene.civilization.Moves.offer;
import static ecumene.civilization.Moves.post;
import static ecumene.civilization.Moves.ready;
import static ecumene.civilization.Moves.reject;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.civilization.component.Area;
import ecumene.civilization.component.CivilizationCard;
import ecumene.civilization.component.TradeCard;
import ecumene.civilization.rule.Forecast;
import ecumene.civilization.rule.Phase;
import ecumene.engine.Consequence;
import ecumene.engine.Event;
import ecumene.engine.EventLog;
import ecumene.engine.Loss;
import ecumene.engine.Randomness;
import ecumene.engine.Seats;
import ecumene.testkit.Rule;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** What the rules foretell is what comes, and what is thrown away is called so. */
class CivilizationForesightTest {

    private static final int CRETE = 4;
    private static final int EGYPT = 7;

    private final Civilization game = new Civilization();
    private final Map<Integer, CivilizationForesight.Outlook> outlooks = new HashMap<>();
    private final Map<String, CivilizationForesight.Contest> contests = new HashMap<>();
    private int moved;
    private int fought;
    private int taxed;

    private static CivilizationForesight foresight(Table table, int seat) {
        return table.game().foresight(table.position(), seat);
    }

    private static @Nullable Loss loss(Table table, int seat, CivilizationMove move) {
        Consequence consequence =
                table.game().consequences(table.position(), seat, List.of(move)).getFirst();
        return consequence.loss();
    }

    // ---------------------------------------------------------------- what comes true

    @Test
    void markersTaxesAndConflictsComeAsForetold() {
        for (int seed = 1; seed <= 6; seed++) {
            Randomness random = new Randomness(seed);
            CivilizationPosition position =
                    game.start(game.info().setup(4, Map.of("round-limit", "12")), seed, EventLog.SILENT);
            while (!position.isFinished()) {
                int seat = Seats.first(game.awaiting(position));
                List<CivilizationMove> moves = game.legalMoves(position, seat);
                foretell(position, seat);
                game.playListed(
                        position,
                        seat,
                        random.below(3) == 0 ? game.defaultMove(position, seat) : moves.get(random.below(moves.size())),
                        (audience, event) -> compare(event));
            }
        }
        assertThat(moved).isPositive();
        assertThat(fought).isPositive();
        assertThat(taxed).isPositive();
    }

    private void foretell(CivilizationPosition position, int seat) {
        outlooks.clear();
        contests.clear();
        CivilizationForesight foresight = game.foresight(position, seat);
        foresight.seats().forEach(outlook -> outlooks.put(outlook.seat(), outlook));
        foresight.conflicts().forEach(contest -> contests.put(contest.area().id(), contest));
    }

    /** Only what follows from one move without anybody else's doing can be compared. */
    private void compare(Event event) {
        switch (event) {
            case CivilizationEvent.MarkerMoved marker -> {
                CivilizationForesight.Outlook outlook = Objects.requireNonNull(outlooks.get(marker.seat()));
                assertThat(outlook.next()).isEqualTo(marker.space());
                moved++;
            }
            case CivilizationEvent.ConflictFought fight -> {
                CivilizationForesight.Contest contest =
                        contests.get(fight.area().id());
                if (contest != null && sizes(contest).equals(fight.before())) {
                    assertThat(contest.forces().stream()
                                    .map(CivilizationForesight.Force::after)
                                    .toList())
                            .isEqualTo(fight.after());
                    fought++;
                }
            }
            case CivilizationEvent.TaxesPaid taxes -> {
                CivilizationForesight.Outlook outlook = outlooks.get(taxes.seat());
                if (outlook != null && outlook.revolts() == 0 && taxes.revolts() == 0) {
                    taxed += outlook.tax() == taxes.tokens() ? 1 : 0;
                }
            }
            default -> {
                // Nothing was foretold about it.
            }
        }
    }

    private static List<Integer> sizes(CivilizationForesight.Contest contest) {
        return contest.forces().stream()
                .map(CivilizationForesight.Force::before)
                .toList();
    }

    // ---------------------------------------------------------------- by hand

    @Test
    @Rule("7.1")
    void growthAndSurplusAreReckonedByArea() {
        Table table = Table.ofEight()
                .tokens(CRETE, 1, "athens")
                .tokens(CRETE, 5, "knossos")
                .begin(Phase.MOVEMENT);
        CivilizationForesight foresight = foresight(table, CRETE);
        assertThat(foresight.growth())
                .containsExactly(
                        new CivilizationForesight.Tokens(Area.of("athens"), 1),
                        new CivilizationForesight.Tokens(Area.of("knossos"), 2));
        assertThat(foresight.surplus())
                .containsExactly(new CivilizationForesight.Tokens(
                        Area.of("knossos"), 5 - Area.of("knossos").limit()));
    }

    @Test
    @Rule("6.1")
    void taxesRevoltsAndSupport() {
        Table table = Table.ofEight()
                .cities(EGYPT, "memphis", "tanis")
                .tokens(EGYPT, 2, "thebes")
                .stockOf(EGYPT, 3)
                .tokens(CRETE, 1, "athens")
                .begin(Phase.MOVEMENT);
        CivilizationForesight.Outlook egypt = foresight(table, CRETE).seats().get(EGYPT);
        assertThat(egypt.tax()).isEqualTo(4);
        assertThat(egypt.revolts()).isEqualTo(1);
        assertThat(egypt.unsupported()).isEqualTo(1);
    }

    @Test
    @Rule("20.2")
    void theNextSpaceSaysWhatItAsksFor() {
        Table table = Table.ofEight()
                .cities(EGYPT, "memphis", "tanis")
                .hand(EGYPT, "salt")
                .tokens(EGYPT, 4, "thebes")
                .space(EGYPT, 3)
                .begin(Phase.MOVEMENT);
        CivilizationForesight.Outlook egypt = foresight(table, EGYPT).seats().get(EGYPT);
        assertThat(egypt.next()).isEqualTo(4);
        assertThat(egypt.needs()).containsExactly(new CivilizationForesight.Need("cities", 2, 3, false, false));
        table.space(EGYPT, 10);
        assertThat(foresight(table, EGYPT).seats().get(EGYPT).needs())
                .containsExactly(
                        new CivilizationForesight.Need("cards", 0, 7, false, false),
                        new CivilizationForesight.Need("points", 3, 1000, false, false));
        assertThat(foresight(table, CRETE).seats().get(EGYPT).needs())
                .contains(new CivilizationForesight.Need("points", 0, 1000, false, true));
        table.space(EGYPT, 14);
        assertThat(foresight(table, EGYPT).seats().get(EGYPT).next()).isNull();
    }

    @Test
    @Rule("17.5")
    void pricesAreThoseOfThisSeat() {
        Table table = Table.ofEight()
                .cards(EGYPT, "literacy", "music")
                .hand(EGYPT, "salt", "salt", "salt")
                .treasury(EGYPT, 4)
                .tokens(EGYPT, 1, "thebes")
                .begin(Phase.MOVEMENT);
        Map<CivilizationCard, CivilizationForesight.Price> prices = new HashMap<>();
        foresight(table, EGYPT).prices().forEach(price -> prices.put(price.card(), price));
        assertThat(prices.get(CivilizationCard.LAW))
                .isEqualTo(new CivilizationForesight.Price(
                        CivilizationCard.LAW,
                        170 - 25 - 5,
                        List.of(
                                new CivilizationComponents.Credit(CivilizationCard.MUSIC, 5),
                                new CivilizationComponents.Credit(CivilizationCard.LITERACY, 25)),
                        140 - 31,
                        "open"));
        assertThat(Objects.requireNonNull(prices.get(CivilizationCard.MUSIC)).state())
                .isEqualTo("owned");
        assertThat(Objects.requireNonNull(prices.get(CivilizationCard.DEMOCRACY))
                        .state())
                .isEqualTo("law-first");
        assertThat(foresight(table, EGYPT).hand()).isEqualTo(27);
        assertThat(table.view(EGYPT).sets()).containsExactly(new CivilizationView.SetView(TradeCard.SALT, 3, 27));
        assertThat(table.view(EGYPT).worth()).isEqualTo(27);
        assertThat(table.view(CRETE).sets()).isEmpty();
        assertThat(game.foresight(table.position(), Seats.SPECTATOR).prices()).isEmpty();
    }

    @Test
    @Rule("16.3")
    void offersAreReadByWhatIsTrueOfThem() {
        Table table = Table.of("thrace", "crete", "africa")
                .hand(0, "salt", "salt", "grain", "iron")
                .hand(1, "salt", "hides", "piracy", "ochre")
                .begin(Phase.TRADE);
        table.play(0, offer(), add("salt"), add("salt"), add("iron"), post("salt"));
        CivilizationForesight.Deal deal = foresight(table, 1).deals().getFirst();
        assertThat(deal.offer()).isEqualTo(1);
        assertThat(deal.least()).as("what is given for it is open").isNull();
        assertThat(deal.readings())
                .contains(
                        new CivilizationForesight.Reading(List.of(TradeCard.IRON, TradeCard.SALT, TradeCard.SALT), 0));
        table.play(1, answer(1), add("hides"), add("piracy"), add("ochre"));
        deal = foresight(table, 1).deals().getFirst();
        assertThat(deal.most()).isEqualTo(9 * 3 + 2);
        assertThat(foresight(table, 1).hand()).isEqualTo(3 + 1 + 1);
        assertThat(foresight(table, 1).kept()).isEqualTo(3);
        assertThat(deal.least()).isLessThanOrEqualTo(9 * 3 + 2);
        table.play(1, post("hides"));
        assertThat(foresight(table, 0).deals().getFirst().least())
                .as("whoever offered knows what would be given")
                .isNotNull();
        assertThat(foresight(table, 2).deals()).hasSize(2);
    }

    @Test
    @Rule("10.6")
    void shipsReachFourBordersFar() {
        Table table = Table.ofEight()
                .tokens(CRETE, 2, "knossos")
                .ship(CRETE, "knossos")
                .begin(Phase.MOVEMENT);
        List<Area> near = foresight(table, CRETE).voyages().getFirst().areas();
        assertThat(near).contains(Area.of("knossos"), Area.of("phaistos")).noneMatch(Area::isOpenSea);
        table.cards(CRETE, "cloth-making");
        assertThat(foresight(table, CRETE).voyages().getFirst().areas())
                .containsAll(near)
                .hasSizeGreaterThan(near.size());
    }

    // ---------------------------------------------------------------- what is thrown away

    /** Egypt can buy nothing with its cards, but the others do not know that. */
    private static Table poor() {
        return Table.ofEight()
                .hand(EGYPT, "iron", "papyrus", "hides", "ochre")
                .hand(CRETE, "salt", "salt", "salt", "salt")
                .begin(Phase.CIVILIZATION_CARDS);
    }

    @Test
    void buyingNothingIsALossOnlyIfSomethingCouldBeBought() {
        Table poor = poor();
        assertThat(poor.question()).as("worth 8: nothing to buy").isEqualTo("KeepCards");
        assertThat(loss(poor, EGYPT, done())).isNull();
        Table rich = Table.ofEight().hand(EGYPT, "salt", "salt", "salt", "salt").begin(Phase.CIVILIZATION_CARDS);
        assertThat(loss(rich, EGYPT, done())).isEqualTo(new Loss("nothing-bought", Map.of("count", 3)));
    }

    @Test
    @Rule("17.9")
    void payingTooMuchIsALoss() {
        Table table = Table.ofEight()
                .hand(EGYPT, "salt", "salt", "salt", "salt")
                .begin(Phase.CIVILIZATION_CARDS)
                .play(new CivilizationMove.BuyCard(CivilizationCard.MYSTICISM));
        assertThat(loss(table, EGYPT, new CivilizationMove.Spend(TradeCard.SALT, 4)))
                .isEqualTo(new Loss("no-change", Map.of("points", 18)));
        assertThat(loss(table, EGYPT, new CivilizationMove.Spend(TradeCard.SALT, 3)))
                .isNull();
    }

    @Test
    void endingAMovementWithoutAStepIsALoss() {
        Table table =
                Table.ofEight().tokens(CRETE, 2, "knossos").begin(Phase.CENSUS).begin(Phase.MOVEMENT);
        assertThat(loss(table, CRETE, done())).isEqualTo(new Loss("nobody-moved", Map.of()));
        table.play(new CivilizationMove.March(Area.of("knossos"), Area.of("phaistos"), 1));
        assertThat(loss(table, CRETE, done())).isNull();
    }

    @Test
    void tokensThatCouldBeACityAreALossIfTheyAreSurplus() {
        Table table = Table.ofEight()
                .tokens(CRETE, 7, "knossos")
                .tokens(CRETE, 2, "athens")
                .begin(Phase.CITIES);
        assertThat(loss(table, CRETE, done()))
                .isEqualTo(new Loss(
                        "surplus", Map.of("count", 7 - Area.of("knossos").limit())));
    }

    @Test
    void goingWhileAnAnswerWaitsIsALoss() {
        Table table = Table.of("thrace", "crete")
                .hand(0, "salt", "salt", "grain", "iron")
                .hand(1, "salt", "hides", "hides", "ochre")
                .begin(Phase.TRADE);
        assertThat(loss(table, 0, ready())).isNull();
        assertThat(game.standing(table.position(), 0)).isEqualTo(ready());
        table.play(0, offer(), add("salt"), add("salt"), add("iron"), post("salt"));
        table.play(1, answer(1), add("hides"), add("hides"), add("ochre"));
        assertThat(game.standing(table.position(), 1))
                .as("while something is being put together")
                .isNull();
        table.play(1, post("hides"));
        assertThat(loss(table, 0, ready())).isEqualTo(new Loss("answers-waiting", Map.of("count", 1)));
        assertThat(loss(table, 0, accept(2)))
                .as("what is given in a deal is given for good")
                .isEqualTo(new Loss("deal", Map.of("cards", List.of(TradeCard.IRON, TradeCard.SALT, TradeCard.SALT))));
        assertThat(loss(table, 0, reject(2))).isNull();
        assertThat(game.standing(table.position(), 0))
                .as("somebody waits for an answer")
                .isNull();
        assertThat(game.standing(table.position(), 1)).isEqualTo(ready());
    }

    /** Fewer than seven of one nation are always taken off, whatever the owner of the city has in stock. */
    @Test
    @Rule("11.6")
    void tooFewToAttackAreNoDangerForACity() {
        Table few = besieged(6);
        CivilizationForesight.Contest harmless =
                foresight(few, EGYPT).conflicts().getFirst();
        assertThat(harmless.surrenders()).isFalse();
        assertThat(harmless.forces()).containsExactly(new CivilizationForesight.Force(CRETE, 6, 0));
        CivilizationForesight.Contest grave =
                foresight(besieged(7), EGYPT).conflicts().getFirst();
        assertThat(grave.surrenders()).isTrue();
        assertThat(grave.forces()).containsExactly(new CivilizationForesight.Force(CRETE, 7, 7));
    }

    /** A city of Egypt, which has nothing left in stock, and so many Cretans beside it. */
    private static Table besieged(int tokens) {
        Table table = Table.ofEight().cities(EGYPT, "memphis").tokens(CRETE, tokens, "memphis");
        table.treasury(EGYPT, table.position().pieces().stock(EGYPT));
        return table.begin(Phase.CENSUS).begin(Phase.MOVEMENT);
    }

    @Test
    void holdingBackBeforeACityLosesTheTokens() {
        Table table = Table.ofEight()
                .cities(EGYPT, "memphis")
                .tokens(CRETE, 8, "memphis")
                .begin(Phase.CONFLICT);
        assertThat(table.question()).isEqualTo("AttackCity");
        CivilizationForesight.Contest contest =
                foresight(table, CRETE).conflicts().getFirst();
        assertThat(contest.needed()).isEqualTo(7);
        assertThat(contest.surrenders()).isFalse();
        assertThat(loss(table, CRETE, new CivilizationMove.HoldBack()))
                .isEqualTo(new Loss("surplus", Map.of("count", 8)));
        assertThat(loss(table, CRETE, new CivilizationMove.Attack())).isNull();
    }

    @Test
    void theMarketAndNewShipsTakeAStandingAnswer() {
        Table market = Table.of("thrace", "crete")
                .hand(0, "salt", "salt", "grain")
                .hand(1, "iron", "iron", "cloth")
                .begin(Phase.TRADE);
        assertThat(game.standing(market.position(), 0)).isEqualTo(ready());
        Table ships = Table.ofEight().tokens(CRETE, 4, "knossos").begin(Phase.SHIPS);
        assertThat(game.standing(ships.position(), CRETE))
                .as("asked round after round")
                .isEqualTo(done());
        Table upkeep = Table.ofEight()
                .tokens(CRETE, 4, "knossos")
                .ship(CRETE, "knossos")
                .begin(Phase.SHIPS);
        assertThat(game.standing(upkeep.position(), CRETE))
                .as("what a ship is paid with is another matter each time")
                .isNull();
        Table cards = poor();
        assertThat(game.standing(cards.position(), EGYPT))
                .as("purchases want their own answer")
                .isNull();
    }

    /** Who ends the movement is told which people will find no room, and that nobody has moved. */
    @Test
    @Rule("13.1")
    void peopleWithoutRoomAreALossOfEndingTheMovement() {
        Table table = Table.ofEight().tokens(CRETE, 5, "phaistos").tokens(CRETE, 2, "knossos");
        table.begin(Phase.CENSUS).begin(Phase.MOVEMENT);
        int over = 5 - Area.of("phaistos").limit();
        assertThat(loss(table, CRETE, done()))
                .isEqualTo(new Loss(
                        "crowded", Map.of("count", over, "areas", List.of(Area.of("phaistos")), "moved", false)));
        Table roomy =
                Table.ofEight().tokens(CRETE, 1, "phaistos").begin(Phase.CENSUS).begin(Phase.MOVEMENT);
        assertThat(loss(roomy, CRETE, done())).isEqualTo(new Loss("nobody-moved", Map.of()));
        Table city = Table.ofEight()
                .tokens(CRETE, Area.of("knossos").cityCost(), "knossos")
                .begin(Phase.CENSUS)
                .begin(Phase.MOVEMENT);
        assertThat(loss(city, CRETE, done()))
                .as("they can become a city")
                .isEqualTo(new Loss("nobody-moved", Map.of()));
    }

    /** The weaker side dies first, and whoever is left alone has no more room than before (11.5, 13.1). */
    @Test
    @Rule("13.1")
    void whoeverWinsAFightMayHaveNoRoomAllTheSame() {
        int limit = Area.of("phaistos").limit();
        Table table = Table.ofEight()
                .tokens(CRETE, limit + 2, "phaistos")
                .tokens(EGYPT, 1, "phaistos")
                .begin(Phase.CENSUS)
                .begin(Phase.MOVEMENT);
        assertThat(Forecast.battle(table.position(), Area.of("phaistos").index())[EGYPT])
                .isZero();
        int left = Forecast.battle(table.position(), Area.of("phaistos").index())[CRETE];
        assertThat(left).as("the fight leaves too many").isGreaterThan(limit);
        assertThat(loss(table, CRETE, done()))
                .isEqualTo(new Loss(
                        "crowded",
                        Map.of("count", left - limit, "areas", List.of(Area.of("phaistos")), "moved", false)));
    }

    /** Papyrus pays for Music together with all the treasury; three Grain would be too much and cannot be given in part. */
    @Test
    @Rule({"17.8", "17.9"})
    void aPurchaseIsPaidAsItCostsLeast() {
        Table table = Table.ofEight()
                .cards(CRETE, "mysticism")
                .hand(CRETE, "grain", "grain", "grain", "papyrus", "papyrus", "hides")
                .treasury(CRETE, 10)
                .begin(Phase.CIVILIZATION_CARDS);
        assertThat(foresight(table, CRETE).payment()).as("nothing is chosen").isNull();
        table.play(buy("music"));
        CivilizationForesight.Payment payment =
                Objects.requireNonNull(foresight(table, CRETE).payment());
        int price = 55;
        int paid = payment.cards().stream()
                .mapToInt(spent -> TradeCard.value(spent.card().index(), spent.count()))
                .sum();
        assertThat(paid + payment.treasury()).isGreaterThanOrEqualTo(price);
        payment.cards().forEach(spent -> table.play(new CivilizationMove.Spend(spent.card(), spent.count())));
        assertThat(foresight(table, CRETE).payment())
                .as("only the treasury is left to pay")
                .isEqualTo(new CivilizationForesight.Payment(List.of(), payment.treasury()));
        table.play(done());
        assertThat(table.treasury(CRETE)).isEqualTo(10 - payment.treasury());
        assertThat(table.cards(CRETE)).contains("music");
    }

    /** Single cards pay before a set is broken, and a set is broken only where nothing else is enough. */
    @Test
    @Rule("17.2")
    void aPaymentBreaksNoSetWhereThereIsACheaperWay() {
        Table table = Table.ofEight()
                .hand(CRETE, "gems", "gems", "gems", "salt", "salt", "salt", "gold", "hides")
                .begin(Phase.CIVILIZATION_CARDS)
                .play(buy("mysticism"));
        assertThat(Objects.requireNonNull(foresight(table, CRETE).payment()).cards())
                .as("27 and 9 for 30; the Gems stay together")
                .containsExactlyInAnyOrder(
                        new CivilizationForesight.Spent(TradeCard.of("salt"), 3),
                        new CivilizationForesight.Spent(TradeCard.of("gold"), 1));
        table.play(new CivilizationMove.Spend(TradeCard.of("salt"), 3));
        assertThat(Objects.requireNonNull(foresight(table, CRETE).payment()).cards())
                .as("what is missing beside what lies down")
                .containsExactly(new CivilizationForesight.Spent(TradeCard.of("gold"), 1));
    }

    @Test
    @Rule("11.1")
    void whereThereIsRoomForAllThereIsPeace() {
        Table table = Table.ofEight()
                .tokens(EGYPT, 1, "knossos")
                .tokens(CRETE, 2, "phaistos")
                .cities(EGYPT, "carthage")
                .begin(Phase.MOVEMENT);
        assertThat(foresight(table, CRETE).hostile()).containsExactly(Area.of("carthage"));
        table.tokens(EGYPT, Area.of("knossos").limit(), "knossos");
        assertThat(foresight(table, CRETE).hostile())
                .containsExactlyInAnyOrder(Area.of("knossos"), Area.of("carthage"));
        assertThat(foresight(table, EGYPT).hostile()).doesNotContain(Area.of("knossos"));
    }

    @Test
    void viewsSayWhatAVariantHasAndWhatDecidesIt() {
        CivilizationView whole = Table.ofEight().begin(Phase.MOVEMENT).view(EGYPT);
        assertThat(whole.uses()).isEqualTo(new CivilizationView.Uses(true, true, true));
        assertThat(whole.ranks()).containsExactly("space", "points");
        Table late = Table.ofEight().space(EGYPT, whole.goal() - 1).begin(Phase.MOVEMENT);
        assertThat(late.view(CRETE).seats().get(EGYPT).nearEnd()).isTrue();
        assertThat(late.view(CRETE).seats().get(EGYPT).ranks()).first().isEqualTo(whole.goal() - 1);
        assertThat(late.view(CRETE).seats().get(CRETE).nearEnd()).isFalse();
    }

    @Test
    void whatALaterPhaseTakesIsNoConsequenceOfACity() {
        Table table = Table.ofEight()
                .tokens(CRETE, 6, "knossos")
                .tokens(CRETE, 5, "phaistos")
                .begin(Phase.CITIES);
        Consequence consequence = table.game()
                .consequences(table.position(), CRETE, List.of(new CivilizationMove.BuildCity(Area.of("knossos"))))
                .getFirst();
        assertThat(consequence.changes())
                .filteredOn(change -> change.indicator().equals("tokens"))
                .singleElement()
                .matches(change -> change.after() - change.before() == -6);
    }
}
