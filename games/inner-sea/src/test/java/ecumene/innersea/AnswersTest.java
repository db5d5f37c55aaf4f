package ecumene.innersea;

import static ecumene.innersea.Moves.*;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.innersea.component.Area;
import ecumene.innersea.component.Civilization;
import ecumene.innersea.component.Wonder;
import ecumene.testkit.Rule;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The Card Phase: order, passing, answers, Investments, Wonders, Events, hands and losses. */
class AnswersTest {

    @Rule({Rulebook.CARDS, Rulebook.PASSING})
    @Test
    void actionsGoRoundUntilAllHavePassed() {
        Table table = Table.ofFour()
                .hand("gaul", "amber-road", "spice-road")
                .hand("carthage", "salt-caravan")
                .action("gaul");

        table.play(card("amber-road"), letPass());
        assertThat(table.asked()).isEqualTo("carthage");
        table.play(pass());
        assertThat(table.asked())
                .as("who cannot do anything passes, who has passed is left out")
                .isEqualTo("gaul");
        assertThat(table.told(InnerSeaEvent.Passed.class))
                .as("why somebody passes unasked is told: the hand is empty")
                .containsExactlyInAnyOrder(
                        new InnerSeaEvent.Passed(Civilization.of("carthage"), 1),
                        new InnerSeaEvent.Passed(Civilization.of("egypt"), 0),
                        new InnerSeaEvent.Passed(Civilization.of("troy"), 0));
        table.play(card("spice-road"), letPass());
        assertThat(table.position().phase()).isNotEqualTo(Phase.CARDS);
    }

    /** The rulebook's example: the answer to an answer lets the first card work. */
    @Rule(Rulebook.NEGATE)
    @Test
    void exampleDemagogueHighPriestessAndBribery() {
        Table table = Table.of("egypt", "troy")
                .hand("egypt", "demagogue", "bribery")
                .hand("troy", "high-priestess", "exile")
                .disks("troy", 3, "lydia")
                .disks("egypt", 1, "egypt")
                .action("egypt");

        table.play(card("demagogue"), at("lydia", "troy"));
        assertThat(table.asked()).isEqualTo("troy");
        table.play(negate("high-priestess"));
        assertThat(table.asked()).isEqualTo("egypt");
        table.play(negate("bribery"), letPass());

        // Troy may answer the Demagogue again, but has nothing that fits.
        assertThat(table.question()).isEqualTo("Response");
        table.play(letPass(), payCard("exile"));
        assertThat(table.talents("troy")).as("the priestess was never played").isZero();
        assertThat(table.disks("egypt", "lydia")).as("the Demagogue works").isEqualTo(1);
        assertThat(table.isDiscarded("high-priestess")).isTrue();
        assertThat(table.isDiscarded("bribery")).isTrue();
    }

    @Rule(Rulebook.NEGATE)
    @Test
    void aNegatedCardIsDiscardedWhateverItsLegendSays() {
        Table table = Table.ofFour()
                .hand("egypt", "lawgiver", "iron-blades")
                .hand("gaul", "high-priestess")
                .action("egypt")
                .play(card("lawgiver"), negate("high-priestess"), letPass());

        assertThat(table.isDiscarded("lawgiver")).isTrue();
        assertThat(table.isAside("lawgiver")).isFalse();
        assertThat(table.handSize("egypt")).isEqualTo(1);
        assertThat(table.talents("gaul")).isEqualTo(1);
    }

    @Rule({Rulebook.NEGATE, Rulebook.PASSING})
    @Test
    void whoHasPassedMayStillAnswer() {
        Table table = Table.ofFour()
                .hand("gaul", "bribery")
                .hand("egypt", "lawgiver", "iron-blades")
                .action("gaul");

        table.play(pass(), card("lawgiver"));
        assertThat(table.asked()).isEqualTo("gaul");
        table.play(negate("bribery"), letPass());
        assertThat(table.isDiscarded("lawgiver")).isTrue();
    }

    @Rule(Rulebook.NEGATE)
    @Test
    void theSignIsShuffledIntoTheDeck() {
        Table table = Table.ofFour()
                .hand("egypt", "lawgiver", "iron-blades")
                .hand("gaul", "a-sign-from-above")
                .action("egypt");
        int deck = table.position().cards().deckSize();

        table.play(card("lawgiver"), negate("a-sign-from-above"), letPass());

        assertThat(table.position().cards().deckSize()).isEqualTo(deck + 1);
    }

    /** What each Negate card answers and what it does not. */
    @Rule(Rulebook.NEGATE)
    @Test
    void everyNegateCardAnswersItsKindOfCard() {
        answers("high-priestess", "lawgiver", "amber-road");
        answers("a-sign-from-above", "lawgiver", "amber-road");
        answersNot("bad-omens", "lawgiver", "amber-road");
        answers("bribery", "lawgiver");
        answersNot("bribery", "amber-road");
        answers("assassin", "merchant-prince");
        answersNot("assassin", "amber-road");
        answers("false-prophet", "sacred-games", "pilgrimage");
        answersNot("false-prophet", "amber-road");
        answersNot("physician", "amber-road");
        answersNot("engineer", "amber-road");
        answersNot("treaty", "amber-road");
        answersNot("divine-protection", "amber-road");
        answersNot("seer", "amber-road");
    }

    private static Table asking(String answer, String played) {
        return Table.ofFour()
                .hand("egypt", played, "iron-blades")
                .hand("gaul", answer)
                .action("egypt")
                .play(card(played));
    }

    private static void answers(String answer, String... cards) {
        for (String played : cards) {
            assertThat(asking(answer, played).allows(negate(answer)))
                    .as(answer + " " + played)
                    .isTrue();
        }
    }

    private static void answersNot(String answer, String... cards) {
        for (String played : cards) {
            assertThat(asking(answer, played).refusal(negate(answer)))
                    .as(answer + " " + played)
                    .isEqualTo(InnerSeaRefusal.DOES_NOT_ANSWER_THIS);
        }
    }

    @Rule(Rulebook.NEGATE)
    @Test
    void thePhysicianHealsAndPlacesADisk() {
        Table table = Table.ofFour()
                .hand("egypt", "famine", "iron-blades")
                .hand("gaul", "physician")
                .disks("gaul", 2, "gaul")
                .action("egypt")
                .play(card("famine"), against("gaul"), at("gaul", "gaul"), negate("physician"), at("gaul"), letPass());

        assertThat(table.disks("gaul", "gaul")).isEqualTo(3);
        assertThat(table.isDiscarded("famine")).isTrue();
    }

    @Rule(Rulebook.NEGATE)
    @Test
    void theEngineerStopsAnEarthquakeAndTheSeerDraws() {
        Table table = Table.ofFour()
                .hand("egypt", "earthquake", "iron-blades")
                .hand("gaul", "engineer", "seer")
                .points("egypt", 3)
                .disks("gaul", 2, "gaul", "massilia")
                .action("egypt")
                .play(card("earthquake"), at("gaul", "gaul"), at("massilia", "gaul"));
        assertThat(table.allows(negate("engineer"))).isTrue();
        table.play(negate("seer"), letPass());

        assertThat(table.disks("gaul", "gaul")).isEqualTo(2);
        assertThat(table.handSize("gaul")).isEqualTo(2);
    }

    @Rule(Rulebook.NEGATE)
    @Test
    void divineProtectionIsForThoseWhoseDisksWouldGo() {
        Table table = Table.ofFour()
                .hand("egypt", "earthquake", "iron-blades")
                .hand("gaul", "divine-protection")
                .disks("carthage", 2, "carthage", "thapsus")
                .disks("gaul", 1, "saldae")
                .action("egypt")
                .play(card("earthquake"), at("carthage", "carthage"), at("thapsus", "carthage"));
        assertThat(table.refusal(negate("divine-protection"))).isEqualTo(InnerSeaRefusal.DOES_NOT_ANSWER_THIS);

        Table own = Table.ofFour()
                .hand("egypt", "storm-at-sea", "iron-blades")
                .hand("gaul", "divine-protection")
                .disks("gaul", 1, "ligurian-sea")
                .action("egypt")
                .play(card("storm-at-sea"), at("ligurian-sea"), at("tyrrhenian-sea"));
        assertThat(own.allows(negate("divine-protection"))).isTrue();
    }

    @Rule({Rulebook.NEGATE, Rulebook.USING_WONDERS})
    @Test
    void badOmensStopTheUseOfAWonder() {
        Table table = Table.ofFour()
                .hand("gaul", "bad-omens")
                .disks("carthage", 2, "carthage", "thapsus", "saldae")
                .wonder("carthage", "grand-gardens", "carthage", 5)
                .growth("carthage")
                .play(done(), use("grand-gardens"));
        assertThat(table.asked()).isEqualTo("gaul");
        table.play(negate("bad-omens"));

        assertThat(table.ready("carthage")).as("nor a second time in this turn").isEqualTo(3);
        assertThat(table.disksOnWonder("grand-gardens")).as("the disk is spent").isEqualTo(4);
    }

    @Rule(Rulebook.NEGATE)
    @Test
    void nobodyIsAskedWhenEverybodySeesThatNoCardFits() {
        Table table = Table.ofFour()
                .hand("gaul", "exile")
                .discarded("bad-omens")
                .disks("carthage", 2, "carthage", "thapsus", "saldae")
                .wonder("carthage", "grand-gardens", "carthage", 5)
                .growth("carthage")
                .play(done(), use("grand-gardens"), done());

        assertThat(table.asked()).isEqualTo("carthage");
        assertThat(table.ready("carthage")).isEqualTo(5);
    }

    // ---------------------------------------------------------------- Investments

    @Rule(Rulebook.INVESTMENT)
    @Test
    void anInvestmentTakesDisksFromTheSupplyAndWaitsForTheNextTurn() {
        Table table = Table.ofFour()
                .hand("egypt", "coinage", "iron-blades")
                .disks("egypt", 1, "egypt")
                .action("egypt")
                .play(card("coinage"));

        assertThat(table.isOnTable("egypt", "coinage")).isTrue();
        assertThat(table.disksOn("coinage")).isEqualTo(3);
        assertThat(table.supply("egypt")).isEqualTo(44);
        table.until("DrawStep");
        assertThat(table.legal()).noneMatch(move -> move instanceof InnerSeaMove.UseInvestment);
    }

    @Rule({Rulebook.INVESTMENT, Rulebook.DRAW})
    @Test
    void coinageAndTheAcademyServeInTheDrawStep() {
        Table table = Table.of("egypt", "troy")
                .disks("egypt", 1, "egypt")
                .disks("troy", 1, "troy")
                .invested("egypt", "coinage", 3)
                .invested("egypt", "academy-of-science", 3)
                .competitions()
                .until("DrawStep");
        while (!table.asked().equals("egypt")) {
            table.play(amount(0)).until("DrawStep");
        }
        int before = table.talents("egypt");
        table.play(invest("coinage", 0));
        assertThat(table.talents("egypt")).isEqualTo(before + 2);
        assertThat(table.refusal(invest("coinage", 0)))
                .as("it says once in a turn")
                .isEqualTo(InnerSeaRefusal.ONCE_IN_A_TURN);
        assertThat(table.refusal(invest("academy-of-science", 0)))
                .as("no card before the talents are paid")
                .isEqualTo(InnerSeaRefusal.PAY_BEFORE_DRAWING);
        table.play(amount(1), invest("academy-of-science", 0));
        assertThat(table.question()).isEqualTo("Keep");
        assertThat(table.view(0).choice()).hasSize(3);
        String kept = table.view(0).choice().getFirst().id();
        table.play(take(kept));
        assertThat(table.hand("egypt")).containsExactly(kept);
        assertThat(table.refusal(amount(1))).isEqualTo(InnerSeaRefusal.CARDS_ARE_PAID_FOR);
        table.play(invest("academy-of-science", 0));
        assertThat(table.question()).as("it does not say once in a turn").isEqualTo("Keep");
        table.play(take(table.view(0).choice().getFirst().id()), done());
        assertThat(table.disksOn("academy-of-science")).isEqualTo(1);
        assertThat(table.told(InnerSeaEvent.CardsDrawn.class).getLast().count())
                .as("three, and the one paid for at first")
                .isEqualTo(4);
    }

    /** Its text, unlike that of the other Investments, does not wait for later turns. */
    @Rule(Rulebook.INVESTMENT)
    @Test
    void theAcademyServesInTheTurnInWhichItIsPlayed() {
        Table table = Table.of("egypt", "troy")
                .disks("egypt", 1, "egypt")
                .disks("troy", 1, "troy")
                .talents("egypt", 1)
                .hand("egypt", "academy-of-science", "coinage")
                .hand("troy", "census")
                .action("egypt")
                .play(card("academy-of-science"))
                .until("CardAction");
        while (!table.asked().equals("egypt")) {
            table.play(pass());
        }
        table.play(card("coinage")).until("DrawStep");
        while (!table.asked().equals("egypt")) {
            table.play(amount(0)).until("DrawStep");
        }
        assertThat(table.refusal(invest("coinage", 0))).isEqualTo(InnerSeaRefusal.ONCE_IN_A_TURN);
        table.play(amount(0));
        assertThat(table.allows(invest("academy-of-science", 0))).isTrue();
    }

    @Rule({Rulebook.INVESTMENT, Rulebook.SCORING})
    @Test
    void theTempleTreasuryScoresBesideAWonder() {
        Table rich = Table.of("egypt", "troy")
                .disks("egypt", 1, "egypt")
                .disks("troy", 1, "troy")
                .wonder("egypt", "colossus", "egypt", 0)
                .invested("egypt", "temple-treasury", 3)
                .competitions();
        assertThat(rich.question()).isEqualTo("ScoringUses");
        rich.play(invest("temple-treasury", 0));
        assertThat(rich.points("egypt")).as("the Wonder and the treasury").isEqualTo(2);

        Table poor = Table.of("egypt", "troy")
                .disks("egypt", 1, "egypt")
                .disks("troy", 1, "troy")
                .invested("egypt", "temple-treasury", 3)
                .competitions()
                .play(invest("temple-treasury", 0));
        assertThat(poor.talents("egypt")).isEqualTo(1);
    }

    @Rule({Rulebook.INVESTMENT, Rulebook.LOSSES})
    @Test
    void granariesSaveDisksOnLandFromCards() {
        Table table = Table.ofFour()
                .hand("egypt", "famine", "iron-blades")
                .disks("gaul", 2, "gaul")
                .invested("gaul", "granaries", 3)
                .action("egypt")
                .play(card("famine"), against("gaul"), at("gaul", "gaul"), spare("granaries"));

        assertThat(table.disks("gaul", "gaul")).isEqualTo(2);
        assertThat(table.disksOn("granaries")).isEqualTo(2);
    }

    @Rule({Rulebook.INVESTMENT, Rulebook.LOSSES})
    @Test
    void theLawSavesTwoDisksFromStrifeAndNoneFromNature() {
        Table table = Table.ofFour()
                .hand("egypt", "civil-war", "iron-blades")
                .disks("gaul", 2, "gaul", "massilia", "liguria")
                .invested("gaul", "law-code", 3)
                .action("egypt")
                .play(
                        card("civil-war"),
                        against("gaul"),
                        at("gaul", "gaul"),
                        at("gaul", "gaul"),
                        at("massilia", "gaul"),
                        at("massilia", "gaul"),
                        at("liguria", "gaul"),
                        spare("law-code"),
                        spare("law-code"),
                        spare("law-code"),
                        spare("law-code"),
                        spare("law-code"));
        assertThat(table.onMap("gaul")).as("three disks for five").isEqualTo(6);
        assertThat(table.isDiscarded("law-code")).isTrue();

        Table nature = Table.ofFour()
                .hand("egypt", "wildfire", "iron-blades")
                .disks("gaul", 3, "gaul")
                .talents("gaul", 1)
                .invested("gaul", "law-code", 3)
                .action("egypt")
                .play(card("wildfire"), at("gaul", "gaul"));
        assertThat(nature.refusal(spare("law-code"))).isEqualTo(InnerSeaRefusal.CANNOT_SPARE_THIS);
        assertThat(nature.refusal(spare("granaries"))).isEqualTo(InnerSeaRefusal.NOT_YOUR_INVESTMENT);
    }

    // ---------------------------------------------------------------- losses

    @Rule(Rulebook.LOSSES)
    @Test
    void everyDiskMayBeBoughtOffByItselfAndInTurnOrder() {
        Table table = Table.ofFour()
                .hand("egypt", "storm-at-sea", "iron-blades")
                .hand("carthage", "exile")
                .disks("gaul", 1, "ligurian-sea", "tyrrhenian-sea")
                .disks("carthage", 1, "ligurian-sea")
                .talents("gaul", 1)
                .action("egypt")
                .play(card("storm-at-sea"), at("ligurian-sea"), at("tyrrhenian-sea"), letPass());

        assertThat(table.asked()).isEqualTo("gaul");
        table.play(payTalent());
        assertThat(table.asked()).as("Gaul has nothing more to pay with").isEqualTo("carthage");
        table.play(payCard("exile"));

        assertThat(table.disks("gaul", "ligurian-sea")).isEqualTo(1);
        assertThat(table.disks("gaul", "tyrrhenian-sea")).isZero();
        assertThat(table.disks("carthage", "ligurian-sea")).isEqualTo(1);
    }

    // ---------------------------------------------------------------- Barbarians

    @Rule(Rulebook.BARBARIANS)
    @Test
    void whenTheirSupplyIsEmptyBarbariansComeFromOtherAreas() {
        Table table = Table.ofFour()
                .hand("egypt", "barbarian-raiders", "iron-blades")
                .disks("barbarians", 4, "illyria", "dalmatia", "cisalpina", "liguria", "epirus", "attica")
                .disks("barbarians", 4, "thessaly", "macedonia", "apulia", "umbria", "etruria", "samnium")
                .disks("barbarians", 2, "bruttium")
                .action("egypt")
                .play(card("barbarian-raiders"), at("thrace"));

        assertThat(table.question()).isEqualTo("TakeBarbarians");
        table.play(at("bruttium"), at("bruttium"), done());

        assertThat(table.disks("barbarians", "thrace")).isEqualTo(2);
        assertThat(table.disks("barbarians", "bruttium")).isZero();
    }

    @Rule(Rulebook.OPTIONS)
    @Test
    void hordesAddAColour() {
        Table table = Table.with(Map.of("barbarian-hordes", "true"), 4, "gaul", "carthage", "troy", "egypt");
        assertThat(table.supply("barbarians")).isEqualTo(100);
    }

    // ---------------------------------------------------------------- Events

    private static Table drawing(String... events) {
        return Table.ofFour()
                .hand("egypt", "lawgiver", "iron-blades")
                .top(events)
                .disks("egypt", 1, "egypt")
                .points("gaul", 5)
                .points("carthage", 4)
                .points("troy", 3)
                .points("egypt", 1)
                .action("egypt");
    }

    @Rule(Rulebook.EVENTS)
    @Test
    void anEventIsResolvedAtOnceAndReplaced() {
        Table table = drawing("saharan-raiders", "exile", "tribute").play(card("lawgiver"));

        assertThat(table.question()).isEqualTo("TargetArea");
        assertThat(table.asked()).as("fewest points").isEqualTo("egypt");
        table.play(at("libya"));

        assertThat(table.disks("barbarians", "libya")).isEqualTo(4);
        assertThat(table.disks("barbarians", "egypt")).isEqualTo(4);
        assertThat(table.disks("barbarians", "marmarica")).isEqualTo(4);
        assertThat(table.hand("egypt")).contains("exile", "tribute");
        assertThat(table.isDiscarded("saharan-raiders")).isTrue();
    }

    /** Whoever draws nothing but an Event has not run out of cards. */
    @Rule(Rulebook.EVENTS)
    @Test
    void nobodyIsToldToHaveDrawnNothing() {
        Table table = drawing("caprice-of-the-fates", "atlantis-rises", "tribute", "exile")
                .play(card("lawgiver"));
        assertThat(table.told(InnerSeaEvent.CardsDrawn.class))
                .extracting(InnerSeaEvent.CardsDrawn::count)
                .containsExactly(2);
    }

    @Rule(Rulebook.EVENTS)
    @Test
    void invasionsComeFromTheirEdges() {
        Table north = drawing("northern-hordes").play(card("lawgiver"));
        assertThat(north.allows(at("kush"))).isFalse();
        north.play(at("thrace"));
        assertThat(north.disks("barbarians", "thrace")).isEqualTo(4);
        assertThat(north.disks("barbarians", "macedonia")).isEqualTo(4);

        Table east = drawing("eastern-invaders").play(card("lawgiver"));
        assertThat(east.allows(at("kush"))).isFalse();
        east.play(at("palmyra"));
        assertThat(east.disks("barbarians", "phoenicia")).isEqualTo(4);
    }

    @Rule({Rulebook.EVENTS, Rulebook.SETUP})
    @Test
    void theLineIsAnEdgeOfTheMap() {
        Table three = Table.of("celt-iberia", "carthage", "mycenae")
                .disks("celt-iberia", 1, "gades")
                .disks("carthage", 1, "carthage")
                .disks("mycenae", 1, "troy")
                .hand("mycenae", "spice-road", "lawgiver")
                .top("eastern-invaders")
                .action("mycenae");
        three.play(card("spice-road"));
        assertThat(three.talents("mycenae")).as("Troy lies on the eastern edge").isEqualTo(2);
        three.until("CardAction");
        while (!three.asked().equals("mycenae")) {
            three.play(pass());
        }
        three.play(card("lawgiver"));
        assertThat(three.allows(at("gades"))).isFalse();
        assertThat(three.allows(at("phrygia")))
                .as("the line itself is not entered")
                .isFalse();
        three.play(at("ionia"));
        assertThat(three.disks("barbarians", "ionia")).isEqualTo(4);
        assertThat(three.disks("barbarians", "lydia")).isZero();

        Table two = Table.of("egypt", "troy")
                .disks("egypt", 1, "egypt")
                .disks("troy", 1, "troy")
                .hand("egypt", "barbarian-raiders")
                .action("egypt")
                .play(card("barbarian-raiders"));
        assertThat(two.allows(at("illyria"))).isTrue();
        assertThat(two.allows(at("thessaly"))).isFalse();
        assertThat(two.position()
                        .terms()
                        .playedMap()
                        .west()
                        .contains(Area.of("illyria").index()))
                .as("beside the line")
                .isTrue();
    }

    @Rule(Rulebook.PLAYING)
    @Test
    void aCardIsResolvedAsFarAsItCanBe() {
        Table crop = Table.of("egypt", "troy")
                .disks("egypt", 1, "red-sea")
                .disks("troy", 1, "troy")
                .hand("egypt", "bumper-crop", "demagogue", "embargo", "bread-and-circuses")
                .action("egypt")
                .play(card("bumper-crop"));
        assertThat(crop.talents("egypt")).as("no land to place a disk").isEqualTo(2);
        assertThat(crop.allows(card("demagogue"))).as("there is no City at all").isTrue();
        crop.play(card("demagogue"), card("bread-and-circuses"));
        assertThat(crop.isDiscarded("demagogue")).isTrue();
        assertThat(crop.isDiscarded("bread-and-circuses")).isTrue();

        Table fleet = Table.of("egypt", "troy")
                .disks("egypt", 2, "egyptian-sea")
                .disks("troy", 1, "troy")
                .hand("egypt", "trade-fleet")
                .action("egypt")
                .play(card("trade-fleet"));
        assertThat(fleet.allows(at("egyptian-sea")))
                .as("a full sea is a link of the chain")
                .isTrue();
        fleet.play(at("egyptian-sea"), at("phoenician-sea"), at("cilician-sea"));
        assertThat(fleet.disks("egypt", "egyptian-sea")).isEqualTo(2);
        assertThat(fleet.disks("egypt", "cilician-sea")).isEqualTo(1);
    }

    @Rule({Rulebook.WONDERS, Rulebook.LOSSES})
    @Test
    void disksAndTalentsArePaidInNumbers() {
        Table wonder = Table.of("egypt", "troy")
                .disks("egypt", 4, "kush")
                .disks("egypt", 1, "egypt")
                .disks("troy", 1, "troy")
                .talents("egypt", 4)
                .hand("egypt", "exile")
                .action("egypt")
                .play(build("colossus"));
        assertThat(wonder.refusal(payTalents(4))).isEqualTo(InnerSeaRefusal.SOME_DISKS_MUST_BE_PAID);
        wonder.play(payTalents(3), remove("kush", 2), at("kush"));
        assertThat(wonder.talents("egypt")).isEqualTo(1);
        assertThat(wonder.disks("egypt", "kush")).isEqualTo(2);

        Table revolt = Table.of("egypt", "troy")
                .disks("egypt", 1, "egypt")
                .disks("troy", 4, "lydia")
                .talents("troy", 3)
                .hand("egypt", "slave-revolt", "exile")
                .action("egypt")
                .play(card("slave-revolt"), at("lydia", "troy"));
        assertThat(revolt.refusal(remove("lydia", 3))).isEqualTo(InnerSeaRefusal.NOT_SO_MUCH_IS_LOST);
        assertThat(revolt.allows(remove("lydia", 2))).isTrue();
        revolt.play(payTalents(2));
        assertThat(revolt.disks("troy", "lydia")).isEqualTo(4);
        assertThat(revolt.disks("barbarians", "lydia")).isEqualTo(2);
    }

    @Rule(Rulebook.INVESTMENT)
    @Test
    void anInvestmentMayBePlayedWithFewerDisksOrNone() {
        Table table = Table.of("egypt", "troy")
                .disks("troy", 1, "troy")
                .hand("egypt", "coinage")
                .disks("egypt", 4, "kush", "libya", "sinai", "nile-delta", "canaan", "cyprus")
                .disks("egypt", 4, "lydia", "ionia", "silicia", "attica", "minos", "rhodes")
                .action("egypt")
                .play(card("coinage"));
        assertThat(table.isDiscarded("coinage")).isTrue();
    }

    @Rule(Rulebook.EVENTS)
    @Test
    void seaPeoplesLandAroundTheirSea() {
        Table table = drawing("sea-peoples").play(card("lawgiver"), at("red-sea"));

        assertThat(table.disks("barbarians", "red-sea")).isEqualTo(2);
        assertThat(table.disks("barbarians", "kush")).isEqualTo(3);
        assertThat(table.disks("barbarians", "sinai")).isEqualTo(3);

        Table crowded = drawing("sea-peoples").disks("barbarians", 2, "kush").play(card("lawgiver"), at("red-sea"));
        assertThat(crowded.disks("barbarians", "kush"))
                .as("three more, as far as there is room")
                .isEqualTo(4);
    }

    /** Their card names a number to come, and no number to reach: the stacking of the phase holds. */
    @Rule({Rulebook.EVENTS, Rulebook.STACKING})
    @Test
    void seaPeoplesKeepToTheStackingOfTheDrawStep() {
        Table table = Table.of("egypt", "troy")
                .disks("egypt", 1, "nile-delta")
                .disks("troy", 1, "troy")
                .disks("barbarians", 2, "egypt", "kush")
                .points("troy", 9)
                .top("sea-peoples")
                .competitions()
                .until("TargetArea");
        assertThat(table.position().phase()).isEqualTo(Phase.ADJUSTMENT);
        table.play(at("red-sea"));
        assertThat(table.disks("barbarians", "kush")).isEqualTo(3);
        assertThat(table.disks("barbarians", "sinai")).isEqualTo(3);
    }

    /** A card goes before a rule: the invasions of the edges bring four, also where three is the limit of the phase. */
    @Rule({Rulebook.EVENTS, Rulebook.STACKING, Rulebook.DRAW})
    @Test
    void anInvasionOfTheDrawStepGoesBeforeStacking() {
        Table table = Table.of("egypt", "troy")
                .disks("egypt", 1, "nile-delta")
                .disks("troy", 1, "troy")
                .disks("barbarians", 2, "macedonia")
                .points("troy", 9)
                .top("northern-hordes")
                .competitions()
                .until("TargetArea");
        assertThat(table.position().phase()).isEqualTo(Phase.ADJUSTMENT);
        assertThat(table.asked()).as("the fewest points").isEqualTo("egypt");
        assertThat(table.allows(at("kush"))).as("no northern edge").isFalse();
        table.play(at("thrace"));
        assertThat(table.disks("barbarians", "thrace")).isEqualTo(4);
        assertThat(table.disks("barbarians", "macedonia")).as("up to four").isEqualTo(4);
    }

    /** A half of the map without an eastern edge has no place for those who come from there. */
    @Rule({Rulebook.EVENTS, Rulebook.SCENARIOS})
    @Test
    void nobodyComesFromAnEdgeThatIsNotThere() {
        Table table = Table.scenario("western-half", 3, "rome", "carthage", "gaul")
                .disks("rome", 1, "rome")
                .disks("carthage", 1, "carthage")
                .disks("gaul", 1, "gaul")
                .hand("rome", "lawgiver")
                .top("eastern-invaders", "exile", "census")
                .action("rome")
                .play(card("lawgiver"));
        assertThat(table.onMap("barbarians")).isZero();
        assertThat(table.isDiscarded("eastern-invaders")).isTrue();
        assertThat(table.hand("rome")).containsExactlyInAnyOrder("exile", "census");
    }

    @Rule(Rulebook.EVENTS)
    @Test
    void atlantisPaysThoseWhoStandBesideTheDeep() {
        Table table = drawing("atlantis-rises").disks("gaul", 1, "melite").play(card("lawgiver"));

        assertThat(table.disks("barbarians", "central-mediterranean")).isEqualTo(1);
        assertThat(table.disks("barbarians", "eastern-mediterranean")).isEqualTo(1);
        assertThat(table.talents("gaul")).isEqualTo(2);
        assertThat(table.talents("egypt")).isZero();
    }

    @Rule(Rulebook.EVENTS)
    @Test
    void theBreathOfGodChangesAllHands() {
        Table table =
                drawing("exile", "breath-of-god").hand("gaul", "seer", "census").play(card("lawgiver"), letPass());

        assertThat(table.handSize("gaul")).isEqualTo(4);
        assertThat(table.hand("gaul")).doesNotContain("census");
        assertThat(table.handSize("egypt"))
                .as("four and the card that replaces the Event")
                .isEqualTo(5);
        assertThat(table.isDiscarded("exile")).isTrue();
    }

    @Rule(Rulebook.EVENTS)
    @Test
    void theCapriceHoldsFromTheNextPhaseOn() {
        Table table = drawing("caprice-of-the-fates").play(card("lawgiver"));
        assertThat(table.order()).containsExactly("gaul", "carthage", "troy", "egypt");
        List<String> drawn = new ArrayList<>();
        for (int place = 0; place < 4; place++) {
            drawn.add(table.position()
                    .civilization(table.position().inNewOrder(place))
                    .id());
        }
        assertThat(table.told(InnerSeaEvent.OrderDrawn.class).getFirst().order())
                .as("told when it is drawn")
                .extracting(Civilization::id)
                .containsExactlyElementsOf(drawn);
        table.play(pass());
        assertThat(drawn).containsExactlyInAnyOrder("gaul", "carthage", "troy", "egypt");
        assertThat(table.told(InnerSeaEvent.OrderSet.class).getFirst().order())
                .extracting(Civilization::id)
                .containsExactlyElementsOf(drawn);
    }

    @Rule(Rulebook.EVENTS)
    @Test
    void severalEventsComeFromTheHighestNumberDown() {
        Table table = drawing("northern-hordes", "breath-of-god").play(card("lawgiver"));

        assertThat(table.isDiscarded("breath-of-god")).as("103 before 98").isTrue();
        assertThat(table.question()).isEqualTo("TargetArea");
    }

    @Rule(Rulebook.HAND)
    @Test
    void theHandIsLookedAtAfterTheEvents() {
        Table table = Table.ofFour()
                .hand("egypt", "lawgiver", "exile", "tribute", "census", "seer", "engineer")
                .top("iron-blades", "atlantis-rises", "chariots")
                .action("egypt")
                .play(card("lawgiver"));

        assertThat(table.question()).isEqualTo("Discard");
        assertThat(table.handSize("egypt")).isEqualTo(7);
        assertThat(table.isDiscarded("atlantis-rises")).isTrue();
        table.play(discard("exile"));
        assertThat(table.handSize("egypt")).isEqualTo(6);
    }

    @Rule(Rulebook.EVENTS)
    @Test
    void anEmptyDeckIsMadeFromTheDiscards() {
        Table table = Table.ofFour().hand("egypt", "lawgiver", "iron-blades").discarded("exile", "tribute");
        while (table.position().cards().deckSize() > 0) {
            table.position().cards().setAside(table.position().cards().draw());
        }
        table.action("egypt").play(card("lawgiver"));

        assertThat(table.hand("egypt")).contains("exile", "tribute");
    }

    // ---------------------------------------------------------------- Wonders

    /** The rulebook's example: three disks, a card and a talent for the Great Pyramid in Kush. */
    @Rule(Rulebook.WONDERS)
    @Test
    void exampleTheGreatPyramidInKush() {
        Table table = Table.of("egypt", "troy")
                .hand("egypt", "exile", "iron-blades")
                .talents("egypt", 1)
                .disks("egypt", 1, "kush")
                .disks("egypt", 2, "egypt", "libya")
                .action("egypt");

        table.play(
                build("great-pyramid"),
                remove("egypt"),
                remove("libya"),
                payCard("exile"),
                payTalent(),
                remove("libya"),
                at("kush"));

        assertThat(table.disksOnWonder("great-pyramid")).isEqualTo(5);
        assertThat(table.onMap("egypt")).isEqualTo(2);
        assertThat(table.supply("egypt")).isEqualTo(41);
        assertThat(table.refusal(build("colossus"))).isEqualTo(InnerSeaRefusal.ONE_WONDER_PER_TURN);
        assertThat(table.refusal(build("great-pyramid"))).isEqualTo(InnerSeaRefusal.WONDER_IS_BUILT);
    }

    @Rule(Rulebook.WONDERS)
    @Test
    void aWonderNeedsTwoDisksAControlledPlaceAndEnoughToPay() {
        Table poor = Table.of("egypt", "troy")
                .hand("egypt", "exile")
                .disks("egypt", 2, "kush")
                .action("egypt");
        assertThat(poor.refusal(build("colossus"))).isEqualTo(InnerSeaRefusal.WONDER_TOO_DEAR);

        Table last = Table.of("egypt", "troy")
                .hand("egypt", "exile")
                .disks("egypt", 2, "kush")
                .talents("egypt", 9)
                .action("egypt");
        assertThat(last.refusal(build("colossus")))
                .as("the disks would leave no place for it")
                .isEqualTo(InnerSeaRefusal.NO_PLACE_FOR_A_WONDER);

        Table homeless = Table.of("egypt", "troy")
                .hand("egypt", "exile")
                .disks("egypt", 4, "kush")
                .disks("egypt", 2, "red-sea")
                .disks("troy", 1, "kush")
                .talents("egypt", 3)
                .action("egypt");
        assertThat(homeless.refusal(build("colossus"))).isEqualTo(InnerSeaRefusal.NO_PLACE_FOR_A_WONDER);

        Table table = Table.of("egypt", "troy")
                .hand("egypt", "exile")
                .disks("egypt", 1, "kush")
                .disks("egypt", 2, "red-sea", "egyptian-sea")
                .talents("egypt", 3)
                .action("egypt")
                .play(build("colossus"));
        assertThat(table.refusal(remove("kush"))).isEqualTo(InnerSeaRefusal.KEEP_A_PLACE_FOR_IT);
        table.play(payTalent(), payTalent(), payTalent());
        assertThat(table.refusal(payCard("exile"))).isEqualTo(InnerSeaRefusal.DISKS_MUST_BE_PAID);
        table.play(remove("red-sea"), remove("red-sea"));
        assertThat(table.position().monuments().area(Wonder.of("colossus").index()))
                .isEqualTo(Area.of("kush").index());
    }

    @Rule(Rulebook.WONDERS)
    @Test
    void oneWonderInATurnUnlessAnArchitectHelps() {
        Table table = Table.of("egypt", "troy")
                .disks("egypt", 4, "kush", "egypt", "sinai")
                .disks("troy", 1, "troy")
                .talents("egypt", 9)
                .hand("egypt", "architect")
                .hand("troy", "seer")
                .action("egypt")
                .play(build("colossus"), payTalents(3), remove("kush", 2), at("kush"));
        while (!table.question().equals("CardAction") || !table.asked().equals("egypt")) {
            table.play(table.question().equals("CardAction") ? pass() : letPass());
        }
        assertThat(table.refusal(build("great-library"))).isEqualTo(InnerSeaRefusal.ONE_WONDER_PER_TURN);
        table.play(card("architect"), wonder("great-library"));
        while (table.question().equals("Response")) {
            table.play(letPass());
        }
        table.play(payTalents(2), remove("egypt"));
        assertThat(table.refusal(at("kush")))
                .as("another stands there")
                .isEqualTo(InnerSeaRefusal.NO_PLACE_FOR_A_WONDER);
        table.play(at("egypt"));
        assertThat(table.position().monuments().owner(Wonder.of("great-library").index()))
                .isZero();
    }

    /** Its block stays as a reminder, so the area holds a Wonder still. */
    @Rule(Rulebook.WONDERS)
    @Test
    void nothingIsBuiltWhereABuriedWonderStands() {
        Table table = Table.of("egypt", "troy")
                .disks("egypt", 4, "kush")
                .disks("egypt", 2, "red-sea")
                .disks("troy", 1, "troy")
                .wonder("troy", "colossus", "kush", 0)
                .buried("colossus")
                .talents("egypt", 9)
                .action("egypt");
        assertThat(table.refusal(build("great-library"))).isEqualTo(InnerSeaRefusal.NO_PLACE_FOR_A_WONDER);
    }

    @Rule({Rulebook.WONDERS, Rulebook.SCORING})
    @Test
    void aWonderWorksAndScoresOnlyWhileItsOwnerStandsBesideIt() {
        Table table = Table.ofFour()
                .disks("carthage", 2, "thapsus", "saldae")
                .disks("gaul", 1, "carthage")
                .wonder("carthage", "grand-gardens", "carthage", 5)
                .growth("carthage")
                .play(done());
        assertThat(table.question()).as("nothing to use").isEqualTo("Deploy");
        assertThat(table.position().activeWonders(1)).isZero();
        assertThat(table.position().activeWonders(0))
                .as("Wonders are never captured")
                .isZero();
    }

    @Rule(Rulebook.ABILITIES)
    @Test
    void theAlphabetChangesACardBesidesTheAction() {
        Table table = Table.scenario("trio", 1, "phoenicia", "minos", "mycenae")
                .disks("phoenicia", 1, "phoenicia")
                .disks("minos", 1, "minos")
                .disks("mycenae", 1, "mycenae")
                .hand("phoenicia", "exile", "iron-blades")
                .top("tribute", "census")
                .action("phoenicia")
                .play(alphabet("exile"), take("census"));

        assertThat(table.hand("phoenicia")).containsExactlyInAnyOrder("iron-blades", "census");
        assertThat(table.isDiscarded("tribute")).isTrue();
        assertThat(table.question()).isEqualTo("CardAction");
        assertThat(table.refusal(alphabet("census"))).isEqualTo(InnerSeaRefusal.NO_SUCH_CHOICE);
    }
}
