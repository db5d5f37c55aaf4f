package ecumene.innersea;

import static ecumene.innersea.Moves.*;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.innersea.component.Area;
import ecumene.innersea.component.Civilization;
import ecumene.innersea.component.FateCard;
import ecumene.testkit.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The Competition Phase: order, cards, help, losses and loot. */
class CompetitionTest {

    /** Egypt, Troy and Barbarians meet at sea. */
    private static Table meeting(int egypt, int troy, int barbarians) {
        Table table = Table.of("egypt", "troy").disks("egypt", 1, "egypt").disks("troy", 1, "phrygia");
        if (egypt > 0) {
            table.disks("egypt", egypt, "icarian-sea");
        }
        if (troy > 0) {
            table.disks("troy", troy, "icarian-sea");
        }
        if (barbarians > 0) {
            table.disks("barbarians", barbarians, "icarian-sea");
        }
        return table;
    }

    /** The same on land, where Troy could send its Amazons. */
    private static Table land(int egypt, int troy, int barbarians) {
        Table table = Table.of("egypt", "troy").disks("egypt", 1, "egypt").disks("troy", 1, "phrygia");
        table.disks("egypt", egypt, "attica");
        if (troy > 0) {
            table.disks("troy", troy, "attica");
        }
        if (barbarians > 0) {
            table.disks("barbarians", barbarians, "attica");
        }
        return table;
    }

    /** Nobody brings anything, everybody loses disks; what is left. */
    private static List<Integer> outcome(int egypt, int troy, int barbarians) {
        Table table = land(egypt, troy, barbarians).competitions();
        while (table.position().arena() != InnerSeaPosition.NONE) {
            table.play(table.game().defaultMove(table.position(), table.seat()));
        }
        return List.of(
                table.disks("egypt", "attica"), table.disks("troy", "attica"), table.disks("barbarians", "attica"));
    }

    @Rule(Rulebook.COMPETITION)
    @Test
    void stacksLoseDisksFromTheSmallestUpward() {
        assertThat(outcome(3, 1, 0)).containsExactly(3, 0, 0);
        assertThat(outcome(3, 2, 0)).containsExactly(2, 0, 0);
        assertThat(outcome(3, 3, 0)).containsExactly(1, 1, 0);
        assertThat(outcome(4, 3, 0)).containsExactly(2, 0, 0);
        assertThat(outcome(2, 2, 0)).containsExactly(1, 1, 0);
        assertThat(outcome(4, 2, 1)).containsExactly(3, 0, 0);
        assertThat(outcome(3, 3, 1)).containsExactly(1, 1, 0);
        assertThat(outcome(2, 2, 1)).containsExactly(1, 1, 0);
        assertThat(outcome(2, 0, 3)).containsExactly(0, 0, 2);
    }

    @Rule(Rulebook.COMPETITION)
    @Test
    void singleDisksAreAtPeace() {
        Table table = land(1, 1, 1).competitions();

        assertThat(table.disks("egypt", "attica")).isEqualTo(1);
        assertThat(table.disks("troy", "attica")).isEqualTo(1);
        assertThat(table.disks("barbarians", "attica")).isEqualTo(1);
        assertThat(table.told(InnerSeaEvent.CompetitionBegan.class)).isEmpty();
    }

    @Rule(Rulebook.COMPETITION)
    @Test
    void competitionsGoFromTheNorthEastToTheSouthWest() {
        Table table = Table.ofFour()
                .disks("egypt", 2, "thrace", "kush", "palmyra", "gades")
                .disks("barbarians", 1, "thrace", "kush", "palmyra", "gades")
                .competitions();

        assertThat(table.told(InnerSeaEvent.CompetitionBegan.class).stream()
                        .map(event -> event.area().id())
                        .toList())
                .containsExactly("thrace", "palmyra", "kush", "gades");
    }

    @Rule({Rulebook.COMPETITION, Rulebook.LOSSES})
    @Test
    void whoPaysKeepsTheDiskAndHasLostForThisRound() {
        Table table = land(2, 2, 0).talents("egypt", 1).competitions();
        table.until("LoseHere");
        assertThat(table.asked()).isEqualTo("egypt");
        table.play(payTalent());

        assertThat(table.disks("egypt", "attica")).as("then 2 against 1").isEqualTo(2);
        assertThat(table.disks("troy", "attica")).isZero();
    }

    @Rule(Rulebook.STACKING)
    @Test
    void competitionsKnowNoLimitAndTheSurplusGoesAfterwards() {
        Table table = Table.of("egypt", "troy")
                .disks("egypt", 4, "egypt")
                .disks("troy", 2, "egypt")
                .disks("troy", 1, "phrygia")
                .hand("egypt", "warrior-queen", "exile")
                .competitions();
        table.play(lay("warrior-queen"), done()).until("DrawStep");

        assertThat(table.disks("egypt", "egypt")).isEqualTo(3);
        assertThat(table.allies("egypt", "egypt")).isZero();
    }

    // ---------------------------------------------------------------- loot

    @Rule(Rulebook.LOOT)
    @Test
    void threeDisksOfACivilizationAreLoot() {
        Table table = Table.of("egypt", "troy")
                .disks("egypt", 4, "attica")
                .disks("troy", 3, "attica")
                .disks("troy", 1, "phrygia")
                .hand("egypt", "iron-blades", "exile")
                .competitions();
        table.play(lay("iron-blades"), done());
        table.until("DrawStep");

        assertThat(table.disks("troy", "attica")).isZero();
        assertThat(table.points("egypt")).as("the City and the loot").isEqualTo(2);
        assertThat(table.talents("egypt")).isEqualTo(1);
    }

    @Rule(Rulebook.LOOT)
    @Test
    void lootIsSpentOnlyAfterThePhase() {
        Table table = Table.of("egypt", "troy")
                .disks("egypt", 4, "attica")
                .disks("troy", 3, "attica")
                .disks("egypt", 2, "libya")
                .disks("troy", 2, "libya")
                .disks("troy", 1, "phrygia")
                .hand("egypt", "iron-blades", "exile")
                .competitions();
        table.play(lay("iron-blades"), done());
        while (table.position().arena() != Area.of("libya").index()
                || !table.question().equals("LoseHere")) {
            table.play(table.game().defaultMove(table.position(), table.seat()));
        }
        assertThat(table.asked()).isEqualTo("egypt");
        assertThat(table.view(0).powers().getFirst().loot()).isEqualTo(1);
        assertThat(table.talents("egypt")).isZero();
        assertThat(table.refusal(payTalent())).isEqualTo(InnerSeaRefusal.NO_TALENT_LEFT);
        table.until("DrawStep");
        assertThat(table.talents("egypt")).as("for the Adjustment Phase").isEqualTo(1);
    }

    @Rule(Rulebook.LOOT)
    @Test
    void barbariansAndSeasGiveNoLoot() {
        Table table = Table.of("egypt", "troy")
                .disks("egypt", 4, "attica")
                .disks("barbarians", 3, "attica")
                .disks("troy", 1, "phrygia")
                .competitions();
        assertThat(table.talents("egypt")).isZero();
    }

    @Rule(Rulebook.LOOT)
    @Test
    void mycenaeTakesMoreFromItsFirstLoot() {
        Table table = Table.of("mycenae", "carthage", "celt-iberia")
                .disks("mycenae", 4, "thapsus", "saldae")
                .disks("carthage", 3, "thapsus", "saldae")
                .disks("celt-iberia", 1, "gades")
                .hand("mycenae", "composite-bow", "war-elephants")
                .competitions();
        table.play(lay("composite-bow"), done(), done());
        table.until("CompetitionCards");
        assertThat(table.position().get(Stat.LOOT, 0)).isEqualTo(2);
        assertThat(table.talents("mycenae")).as("not to be spent in this phase").isZero();
    }

    // ---------------------------------------------------------------- help of the displays

    /** A power meets Barbarians in an area; how many white disks came. */
    private static int help(Table table, String area, int slot) {
        table.disks("barbarians", 2, area);
        table.competitions();
        if (!table.question().equals("CompetitionCards") || !table.allows(Moves.help(slot))) {
            return 0;
        }
        table.play(Moves.help(slot));
        return 1;
    }

    @Rule(Rulebook.ABILITIES)
    @Test
    void carthageHelpsAtHomeOnLandAndAtSea() {
        assertThat(help(Table.of("carthage", "celt-iberia", "mycenae").disks("carthage", 1, "carthage"), "carthage", 0))
                .isEqualTo(1);
        assertThat(help(Table.of("carthage", "celt-iberia", "mycenae").disks("carthage", 1, "thapsus"), "thapsus", 0))
                .isZero();
        assertThat(help(Table.of("carthage", "celt-iberia", "mycenae").disks("carthage", 1, "thapsus"), "thapsus", 1))
                .isEqualTo(1);
        assertThat(help(
                        Table.of("carthage", "celt-iberia", "mycenae").disks("carthage", 1, "african-sea"),
                        "african-sea",
                        2))
                .isEqualTo(1);
        assertThat(help(Table.of("carthage", "celt-iberia", "mycenae").disks("carthage", 1, "thapsus"), "thapsus", 2))
                .isZero();
    }

    @Rule(Rulebook.ABILITIES)
    @Test
    void romeHelpsAroundItsHomeThreeTimesAndFarAwayInEpochFour() {
        String[] five = {"rome", "gaul", "mauretania", "troy", "egypt"};
        assertThat(help(Table.of(five).disks("rome", 1, "etruria"), "etruria", 0))
                .isEqualTo(1);
        assertThat(help(Table.of(five).disks("rome", 1, "kush"), "kush", 0)).isZero();
        assertThat(help(Table.of(five).epoch(4).disks("rome", 1, "kush"), "kush", 0))
                .isEqualTo(1);

        Table table = Table.of(five)
                .disks("rome", 1, "umbria", "etruria", "samnium", "rome")
                .disks("barbarians", 2, "umbria", "etruria", "samnium", "rome")
                .competitions();
        table.play(Moves.help(0));
        assertThat(table.question())
                .as("one per competition, the next is asked")
                .isEqualTo("CompetitionCards");
        table.play(Moves.help(0), Moves.help(0));
        assertThat(table.position().get(Stat.HELP_1, 0)).isEqualTo(3);
        assertThat(table.position().phase()).as("used up").isNotEqualTo(Phase.COMPETITION);
    }

    @Rule(Rulebook.ABILITIES)
    @Test
    void romeAndMinosBeginCompetitions() {
        String[] five = {"rome", "gaul", "mauretania", "troy", "egypt"};
        Table table = Table.of(five)
                .epoch(4)
                .disks("rome", 1, "kush")
                .disks("egypt", 1, "kush")
                .competitions();
        assertThat(table.question()).isEqualTo("StartCompetition");
        table.play(start("kush"));
        assertThat(table.disks("rome", "kush")).isEqualTo(1);
        assertThat(table.disks("egypt", "kush")).isZero();

        Table early = Table.of(five)
                .disks("rome", 1, "kush")
                .disks("egypt", 1, "kush")
                .competitions();
        assertThat(early.disks("egypt", "kush")).isEqualTo(1);

        Table sea = Table.scenario("trio", 1, "minos", "phoenicia", "mycenae")
                .disks("minos", 1, "red-sea")
                .disks("phoenicia", 1, "red-sea", "phoenicia")
                .disks("mycenae", 1, "mycenae")
                .competitions();
        sea.play(start("red-sea"));
        assertThat(sea.told(InnerSeaEvent.DisksLost.class)
                        .getFirst()
                        .civilization()
                        .id())
                .isEqualTo("phoenicia");
    }

    @Rule(Rulebook.ABILITIES)
    @Test
    void gaulGetsATalentAWarbandAndADiskOfItsOwn() {
        Table table = Table.ofFour()
                .disks("gaul", 1, "massilia", "liguria")
                .disks("barbarians", 2, "massilia", "liguria")
                .competitions();
        assertThat(table.talents("gaul")).isEqualTo(1);
        assertThat(table.position().arena()).isEqualTo(Area.of("liguria").index());
        table.play(Moves.help(1));
        assertThat(table.question()).isEqualTo("LoseHere");
        assertThat(table.disks("gaul", "liguria")).as("its own disk").isEqualTo(2);
        table.play(remove("liguria")).until("CompetitionCards");
        assertThat(table.refusal(Moves.help(1))).isEqualTo(InnerSeaRefusal.HELP_DOES_NOT_COME);
        assertThat(table.allows(Moves.help(0))).isTrue();
    }

    @Rule(Rulebook.ABILITIES)
    @Test
    void mauretaniaMycenaeTroyAndMinosHelp() {
        assertThat(help(
                        Table.of("mauretania", "gaul", "rome", "troy", "egypt").disks("mauretania", 1, "gades"),
                        "gades",
                        0))
                .isEqualTo(1);
        assertThat(help(Table.of("mycenae", "carthage", "celt-iberia").disks("mycenae", 1, "attica"), "attica", 0))
                .isEqualTo(1);
        assertThat(help(
                        Table.of("mycenae", "carthage", "celt-iberia").disks("mycenae", 1, "ionian-sea"),
                        "ionian-sea",
                        0))
                .isZero();
        assertThat(help(Table.of("troy", "egypt").disks("troy", 1, "troy"), "troy", 0))
                .isEqualTo(1);
        assertThat(help(Table.of("troy", "egypt").disks("troy", 1, "attica"), "attica", 1))
                .isEqualTo(1);
        Table minos = Table.scenario("trio", 1, "minos", "phoenicia", "mycenae").disks("minos", 1, "minoan-sea");
        assertThat(help(minos.disks("phoenicia", 1, "phoenicia").disks("mycenae", 1, "mycenae"), "minoan-sea", 0))
                .isEqualTo(1);
    }

    /** Allies fall first, and go home with the last disk they came to help. */
    @Rule(Rulebook.COMPETITION)
    @Test
    void alliesAreLostBeforeOwnDisks() {
        Table table = land(2, 2, 0).hand("egypt", "iron-blades", "exile").competitions();
        table.play(lay("iron-blades"), done(), done(), remove("attica"));

        assertThat(table.disks("egypt", "attica")).isEqualTo(2);
        assertThat(table.disks("troy", "attica")).isZero();
        assertThat(table.told(InnerSeaEvent.AlliesLost.class)).hasSize(1);
    }

    @Rule({Rulebook.LOSSES, Rulebook.COMPETITION})
    @Test
    void anAllyMayBeBoughtOff() {
        Table table = land(2, 2, 0)
                .hand("egypt", "iron-blades", "exile")
                .talents("egypt", 1)
                .competitions();
        table.play(lay("iron-blades"), done(), done());

        assertThat(table.asked())
                .as("four against none: the first loss of Egypt")
                .isEqualTo("egypt");
        assertThat(table.question()).isEqualTo("LoseHere");
        table.play(payTalent());
        assertThat(table.told(InnerSeaEvent.AlliesLost.class)).isEmpty();
        assertThat(table.talents("egypt")).isZero();
    }

    // ---------------------------------------------------------------- cards

    @Rule({Rulebook.COMPETITION_CARDS, Rulebook.PLAYING})
    @Test
    void competitionCardsAreAimedBeforeTheyAreAnswered() {
        Table table = land(3, 3, 1)
                .hand("egypt", "siege-engines", "exile")
                .hand("troy", "divine-protection", "bribery")
                .competitions();
        table.play(lay("siege-engines"), done(), done());
        assertThat(table.question()).isEqualTo("TargetArea");
        assertThat(table.asked()).isEqualTo("egypt");
        table.play(at("attica", "barbarians"));

        assertThat(table.question()).isEqualTo("Response");
        assertThat(table.refusal(negate("divine-protection")))
                .as("it is aimed at others")
                .isEqualTo(InnerSeaRefusal.DOES_NOT_ANSWER_THIS);
        assertThat(table.allows(negate("bribery"))).isTrue();
        table.play(letPass());
        assertThat(table.disks("barbarians", "attica")).isZero();
    }

    /** Step 2: all are turned over and aimed; only now can any of them be answered, one after the other. */
    @Rule({Rulebook.COMPETITION, Rulebook.COMPETITION_CARDS, Rulebook.NEGATE})
    @Test
    void allCompetitionCardsAreAimedBeforeTheFirstIsAnswered() {
        Table table = land(3, 3, 1)
                .hand("egypt", "siege-engines", "bribery")
                .hand("troy", "ambush", "treaty")
                .competitions();
        table.play(lay("siege-engines"), done(), lay("ambush"), done());
        assertThat(table.asked()).isEqualTo("egypt");
        assertThat(table.question()).isEqualTo("TargetArea");
        table.play(at("attica", "troy"));

        assertThat(table.asked()).as("the other card is aimed first").isEqualTo("troy");
        assertThat(table.question()).isEqualTo("TargetArea");
        assertThat(table.refusal(negate("treaty"))).isEqualTo(InnerSeaRefusal.NAME_THE_TARGET_NOW);
        table.play(at("attica", "barbarians"));
        assertThat(table.view(0).aims()).extracting(aim -> aim.source()).contains("ambush");

        assertThat(table.question()).isEqualTo("Response");
        assertThat(table.asked()).as("about the first card in Turn Order").isEqualTo("troy");
        table.play(negate("treaty"));
        assertThat(table.question()).as("may be answered in its turn").isEqualTo("Response");
        assertThat(table.asked()).isEqualTo("egypt");
        table.play(letPass());
        assertThat(table.isDiscarded("siege-engines")).isTrue();

        assertThat(table.question()).as("now the second card").isEqualTo("Response");
        assertThat(table.asked()).isEqualTo("egypt");
        table.play(negate("bribery"));
        assertThat(table.isDiscarded("ambush")).isTrue();
        assertThat(table.disks("barbarians", "attica")).as("nothing has struck").isLessThanOrEqualTo(1);
    }

    @Rule(Rulebook.COMPETITION_CARDS)
    @Test
    void theOwnerSaysWhichCardTakesEffectNext() {
        Table table = land(3, 4, 0)
                .disks("egypt", 1, "epirus")
                .talents("troy", 9)
                .hand("egypt", "light-cavalry", "siege-engines", "ambush")
                .competitions();
        table.play(lay("light-cavalry"), lay("siege-engines"), lay("ambush"), done());
        table.play(at("attica", "troy"), at("attica", "troy"));
        assertThat(table.view(0).aims()).hasSize(2);
        assertThat(table.question()).isEqualTo("NextCard");
        assertThat(table.asked()).isEqualTo("egypt");
        table.play(next("ambush"));
        assertThat(table.question()).as("four against three: two disks").isEqualTo("LoseHere");
        table.play(remove("attica", 2));
        assertThat(table.disks("troy", "attica")).isEqualTo(2);
        table.play(next("siege-engines"), remove("attica", 2));
        assertThat(table.disks("troy", "attica")).isZero();
    }

    /** Egypt lays a card in Attica against Troy and says what is asked; the state before the losses is looked at. */
    private static Table lays(String card, int egypt, int troy, InnerSeaMove... names) {
        Table table = land(egypt, troy, 0)
                .disks("egypt", 2, "epirus")
                .disks("barbarians", 1, "epirus")
                .talents("egypt", 2)
                .talents("troy", 9)
                .hand("egypt", card, "exile");
        table.competitions();
        while (table.position().arena() != Area.of("attica").index()) {
            table.play(done());
        }
        table.play(lay(card), done());
        if (table.question().equals("CompetitionCards")) {
            table.play(done());
        }
        return names.length == 0 ? table : table.play(names);
    }

    @Rule(Rulebook.COMPETITION_CARDS)
    @Test
    void whiteDisksComeWithManyCards() {
        assertThat(lays("iron-blades", 2, 4).allies()).isEqualTo(2);
        assertThat(lays("city-walls", 3, 4).allies()).isEqualTo(2);
        assertThat(lays("phalanx", 2, 4).allies()).isEqualTo(1);
        Table queen = lays("warrior-queen", 2, 4);
        assertThat(queen.allies()).isEqualTo(1);
        assertThat(queen.disks("egypt", "attica")).isEqualTo(3);
        Table mercenaries = lays("mercenaries", 2, 4, amount(2));
        assertThat(mercenaries.allies()).isEqualTo(2);
        assertThat(mercenaries.talents("egypt")).isZero();
    }

    @Rule(Rulebook.COMPETITION_CARDS)
    @Test
    void someCardsHelpInOtherCompetitionsToo() {
        Table table = land(2, 4, 0)
                .disks("egypt", 2, "laconia")
                .disks("troy", 4, "laconia")
                .talents("troy", 9)
                .hand("egypt", "chariots", "strategos", "armored-infantry", "exile")
                .competitions();
        assertThat(table.position().arena()).isEqualTo(Area.of("attica").index());
        table.play(lay("chariots"), lay("strategos"), lay("armored-infantry"), done(), done());
        // Aimed in the order of their numbers: Strategos, Chariots, Armored Infantry.
        table.play(at("attica"), at("laconia"), at("laconia"), next("chariots"), next("strategos"));

        assertThat(table.allies()).isEqualTo(5);
        assertThat(table.allies("egypt", "laconia")).isEqualTo(2);
        assertThat(table.position().isMarching(0)).isTrue();
        assertThat(table.isAside("armored-infantry")).isTrue();
    }

    @Rule(Rulebook.COMPETITION_CARDS)
    @Test
    void siegeEnginesBowsAndAmbushesTakeDisks() {
        Table siege = lays("siege-engines", 2, 4, at("attica", "troy"));
        assertThat(siege.asked()).isEqualTo("troy");
        siege.play(remove("attica"), remove("attica"));
        assertThat(siege.disks("troy", "attica")).isEqualTo(2);

        Table bow = lays("composite-bow", 2, 4);
        bow.play(remove("attica"), remove("attica"));
        assertThat(bow.disks("troy", "attica")).isEqualTo(2);

        Table ambush = lays("ambush", 2, 4, at("attica", "troy"));
        ambush.play(remove("attica"), remove("attica"));
        assertThat(ambush.disks("troy", "attica")).as("Troy had more").isEqualTo(2);
    }

    /** The rulebook's example: 3 against 1, Siege Engines take two, and there is no competition any more. */
    @Rule({Rulebook.COMPETITION_CARDS, Rulebook.COMPETITION})
    @Test
    void exampleSiegeEnginesCancelTheCompetition() {
        Table table = Table.of("egypt", "troy")
                .disks("egypt", 1, "attica", "egypt")
                .disks("troy", 3, "attica")
                .disks("troy", 1, "phrygia")
                .hand("egypt", "siege-engines", "exile")
                .competitions()
                .play(lay("siege-engines"), done(), done(), at("attica", "troy"));

        assertThat(table.disks("egypt", "attica")).isEqualTo(1);
        assertThat(table.disks("troy", "attica")).isEqualTo(1);
    }

    @Rule(Rulebook.COMPETITION_CARDS)
    @Test
    void theTraitorOpensAGate() {
        Table table = lays("traitor", 2, 4, at("attica", "troy"));
        table.play(payTalent(), remove("attica"), remove("attica"), remove("attica"));
        assertThat(table.disks("troy", "attica")).as("one disk was saved").isEqualTo(1);

        Table home = Table.of("egypt", "troy")
                .disks("egypt", 3, "egypt")
                .disks("troy", 2, "egypt", "troy")
                .hand("troy", "traitor")
                .competitions();
        assertThat(home.asked()).isEqualTo("troy");
        assertThat(home.refusal(lay("traitor"))).isEqualTo(InnerSeaRefusal.CARD_NOT_FOR_THIS_AREA);

        Table horse = Table.of("egypt", "troy")
                .disks("egypt", 2, "troy", "egypt")
                .disks("troy", 4, "troy")
                .disks("troy", 1, "phrygia")
                .hand("egypt", "traitor", "exile")
                .competitions()
                .play(lay("traitor"), done(), done(), at("troy", "troy"));
        assertThat(horse.disks("troy", "troy")).as("the wooden horse").isZero();
    }

    @Rule({Rulebook.ABILITIES, Rulebook.COMPETITION_CARDS})
    @Test
    void theWallsOfTroyHoldAgainstOtherCards() {
        Table table = Table.of("egypt", "troy")
                .disks("egypt", 3, "troy")
                .disks("egypt", 1, "egypt")
                .disks("troy", 3, "troy")
                .talents("troy", 9)
                .hand("egypt", "composite-bow", "exile")
                .competitions()
                .play(lay("composite-bow"), done(), done());

        assertThat(table.question()).as("the first loss is that of the round").isEqualTo("LoseHere");
        assertThat(table.disks("troy", "troy")).isEqualTo(3);
    }

    @Rule(Rulebook.COMPETITION_CARDS)
    @Test
    void phalanxStopsOpposingCards() {
        Table table = land(3, 3, 0)
                .hand("egypt", "composite-bow", "exile")
                .hand("troy", "phalanx", "census")
                .competitions();
        table.play(lay("composite-bow"), done(), lay("phalanx"), done(), letPass(), letPass());
        assertThat(table.asked())
                .as("Egypt is first: the bow strikes before the shield stands")
                .isEqualTo("troy");
        assertThat(table.question()).isEqualTo("LoseHere");
        table.play(remove("attica"), remove("attica"));
        assertThat(table.disks("troy", "attica")).isEqualTo(1);

        Table shielded = Table.of("troy", "egypt")
                .disks("troy", 3, "attica")
                .disks("egypt", 3, "attica")
                .disks("egypt", 1, "egypt")
                .talents("troy", 5)
                .hand("troy", "phalanx", "census")
                .hand("egypt", "composite-bow", "exile")
                .competitions();
        shielded.play(lay("phalanx"), done(), lay("composite-bow"), done(), letPass(), letPass());
        assertThat(shielded.disks("troy", "attica"))
                .as("in Turn Order: the shield stands first")
                .isEqualTo(3);
        assertThat(shielded.asked())
                .as("the white disk stands before the shield")
                .isEqualTo("troy");
        assertThat(shielded.question()).isEqualTo("LoseHere");
        assertThat(shielded.refusal(remove("attica", 2)))
                .as("the bow takes the ally and no more")
                .isEqualTo(InnerSeaRefusal.NOT_SO_MUCH_IS_LOST);
        shielded.play(remove("attica"));
        assertThat(shielded.allies("troy", "attica")).isZero();
        assertThat(shielded.disks("troy", "attica")).isEqualTo(3);
    }

    @Rule(Rulebook.COMPETITION_CARDS)
    @Test
    void lightCavalryWithdraws() {
        Table table = Table.of("egypt", "troy")
                .disks("egypt", 3, "attica")
                .disks("egypt", 1, "epirus", "egypt")
                .disks("troy", 4, "attica")
                .disks("troy", 1, "phrygia")
                .hand("egypt", "light-cavalry", "exile")
                .competitions()
                .play(lay("light-cavalry"), done(), done());
        assertThat(table.allies("egypt", "attica")).as("it has taken effect").isEqualTo(1);
        assertThat(table.isDiscarded("light-cavalry")).as("but for its end").isFalse();
        table.play(at("epirus"), at("epirus"));

        assertThat(table.disks("egypt", "epirus")).isEqualTo(3);
        assertThat(table.told(InnerSeaEvent.DiskMoved.class)).hasSize(2);
        assertThat(table.isDiscarded("light-cavalry")).isTrue();
    }

    /** The traitor is later in Turn Order: the disks are gone before anybody could ride away. */
    @Rule(Rulebook.COMPETITION_CARDS)
    @Test
    void lightCavalryDoesNotEscapeALaterCard() {
        Table table = Table.of("egypt", "troy")
                .disks("egypt", 3, "attica")
                .disks("egypt", 1, "epirus", "egypt")
                .disks("troy", 4, "attica")
                .disks("troy", 1, "phrygia")
                .hand("egypt", "light-cavalry", "exile")
                .hand("troy", "traitor", "census")
                .competitions()
                .play(lay("light-cavalry"), done(), lay("traitor"), done());
        assertThat(table.question()).as("nothing is named for the cavalry yet").isEqualTo("TargetArea");
        assertThat(table.asked()).isEqualTo("troy");
        table.play(at("attica", "egypt"), letPass(), letPass());
        assertThat(table.question()).isEqualTo("LoseHere");
        table.play(remove("attica", 4));

        assertThat(table.disks("egypt", "attica")).isZero();
        assertThat(table.disks("egypt", "epirus")).as("nobody is left to ride").isEqualTo(1);
        assertThat(table.isDiscarded("light-cavalry")).isTrue();
    }

    @Rule({Rulebook.COMPETITION_CARDS, Rulebook.NEGATE})
    @Test
    void lightCavalryMayStayAndWhatIsNegatedDoesNotRide() {
        Table table = cavalry("census").play(lay("light-cavalry"), done(), done());
        while (table.question().equals("Response")) {
            table.play(letPass());
        }
        assertThat(table.question()).isEqualTo("TargetArea");
        assertThat(table.refusal(at("troy"))).as("not beside it").isEqualTo(InnerSeaRefusal.DOES_NOT_FIT_THE_CARD);
        table.play(done());
        assertThat(table.disks("egypt", "epirus")).isEqualTo(1);
        assertThat(table.question()).as("the losses begin").isEqualTo("LoseHere");

        Table negated = cavalry("bribery").play(lay("light-cavalry"), done(), done(), negate("bribery"));
        while (negated.question().equals("Response")) {
            negated.play(letPass());
        }
        assertThat(negated.question()).isEqualTo("LoseHere");
        assertThat(negated.isDiscarded("light-cavalry")).isTrue();
    }

    private static Table cavalry(String answer) {
        return Table.of("egypt", "troy")
                .disks("egypt", 3, "attica")
                .disks("egypt", 1, "epirus", "egypt")
                .disks("troy", 3, "attica")
                .disks("troy", 1, "phrygia")
                .talents("egypt", 9)
                .talents("troy", 9)
                .hand("egypt", "light-cavalry", "exile")
                .hand("troy", answer, "tribute")
                .competitions();
    }

    /** White disks help somebody; where nobody is left to help they go. */
    @Rule(Rulebook.COMPETITION_CARDS)
    @Test
    void whoWithdrawsAllDisksLeavesNoAlliesBehind() {
        Table table = Table.of("egypt", "troy")
                .disks("egypt", 2, "attica")
                .disks("egypt", 1, "epirus", "egypt")
                .disks("troy", 4, "attica")
                .disks("troy", 1, "phrygia")
                .hand("egypt", "light-cavalry", "exile")
                .competitions()
                .play(lay("light-cavalry"), done(), done(), at("epirus"), at("epirus"));

        assertThat(table.disks("egypt", "attica")).isZero();
        assertThat(table.disks("egypt", "epirus")).isEqualTo(3);
        assertThat(table.allies("egypt", "attica")).isZero();
        assertThat(table.told(InnerSeaEvent.AlliesLost.class)).hasSize(1);
        assertThat(table.told(InnerSeaEvent.CompetitionEnded.class))
                .as("nobody is left to fight with")
                .containsExactly(new InnerSeaEvent.CompetitionEnded(Area.of("attica"), Civilization.of("troy"), 4));
    }

    @Rule({Rulebook.COMPETITION_CARDS, Rulebook.EVENTS})
    @Test
    void elephantsTrampleByTheNumberOfACard() {
        Table odd = land(3, 4, 0)
                .talents("troy", 9)
                .hand("egypt", "war-elephants", "exile")
                .top("earthquake")
                .competitions();
        odd.play(lay("war-elephants"), done(), done(), at("attica", "troy"), remove("attica"));
        assertThat(odd.question()).isEqualTo("LoseHere");
        odd.play(remove("attica"));
        assertThat(odd.disks("troy", "attica")).isEqualTo(2);
        assertThat(odd.isDiscarded("earthquake")).isTrue();

        Table even = land(3, 4, 0)
                .talents("egypt", 9)
                .hand("egypt", "war-elephants", "exile")
                .top("flood")
                .competitions();
        even.play(lay("war-elephants"), done(), done(), at("attica", "troy"));
        assertThat(even.asked()).isEqualTo("egypt");
        even.play(remove("attica"));
        assertThat(even.disks("egypt", "attica")).isEqualTo(2);
    }

    @Rule(Rulebook.COMPETITION_CARDS)
    @Test
    void cardsOfTheSea() {
        Table bridge = meeting(2, 2, 0)
                .talents("troy", 9)
                .hand("egypt", "boarding-bridge", "exile")
                .competitions();
        bridge.play(lay("boarding-bridge"), done(), at("icarian-sea", "troy"), remove("icarian-sea"));
        assertThat(bridge.disks("egypt", "icarian-sea")).isEqualTo(3);

        Table fire = meeting(2, 2, 0)
                .talents("troy", 9)
                .talents("egypt", 9)
                .hand("egypt", "fire-ships", "exile")
                .competitions();
        fire.play(lay("fire-ships"), done(), at("icarian-sea", "troy"), remove("icarian-sea"));
        fire.play(remove("icarian-sea"), remove("icarian-sea"));
        assertThat(fire.disks("egypt", "icarian-sea")).isEqualTo(1);
        assertThat(fire.disks("troy", "icarian-sea")).isZero();

        Table triremes = meeting(1, 2, 0)
                .disks("egypt", 1, "aegean-sea")
                .disks("troy", 2, "aegean-sea")
                .talents("troy", 9)
                .hand("egypt", "triremes", "exile")
                .competitions();
        triremes.play(lay("triremes"), done(), at("aegean-sea"));
        assertThat(triremes.allies()).isEqualTo(2);
        assertThat(triremes.allies("egypt", "aegean-sea")).isEqualTo(1);

        Table land = land(2, 2, 0).hand("egypt", "triremes", "exile").competitions();
        assertThat(land.refusal(lay("triremes"))).isEqualTo(InnerSeaRefusal.CARD_NOT_FOR_THIS_AREA);
    }

    @Rule({Rulebook.COMPETITION_CARDS, Rulebook.NEGATE})
    @Test
    void everybodyHearsOfAllCardsBeforeTheFirstIsAnswered() {
        Table table = land(2, 3, 0)
                .hand("egypt", "iron-blades", "exile")
                .hand("troy", "composite-bow", "treaty")
                .competitions();
        table.play(lay("iron-blades"), done(), lay("composite-bow"));
        assertThat(table.told(InnerSeaEvent.CardPlayed.class)).isEmpty();
        table.play(done());

        assertThat(table.question()).isEqualTo("Response");
        assertThat(table.asked()).isEqualTo("troy");
        List<InnerSeaEvent.CardPlayed> shown = List.of(
                new InnerSeaEvent.CardPlayed(Civilization.of("egypt"), FateCard.of("iron-blades")),
                new InnerSeaEvent.CardPlayed(Civilization.of("troy"), FateCard.of("composite-bow")));
        assertThat(table.told(InnerSeaEvent.CardPlayed.class)).isEqualTo(shown);
        table.until("LoseHere");
        assertThat(table.told(InnerSeaEvent.CardPlayed.class)).as("told once").isEmpty();
    }

    @Rule({Rulebook.COMPETITION_CARDS, Rulebook.NEGATE})
    @Test
    void cardsLieFaceDownAreShownTogetherAndMayBeAnswered() {
        Table table = land(2, 3, 0)
                .hand("egypt", "iron-blades", "exile")
                .hand("troy", "treaty", "seer")
                .competitions();

        table.play(lay("iron-blades"));
        assertThat(table.view(1).laid()).isEmpty();
        assertThat(table.view(1).powers().getFirst().laid()).isEqualTo(1);
        table.play(done());
        assertThat(table.refusal(lay("seer"))).isEqualTo(InnerSeaRefusal.NOT_A_COMPETITION_CARD);
        table.play(done());
        assertThat(table.question()).isEqualTo("Response");
        assertThat(table.view(1).laid()).hasSize(1);
        table.play(negate("treaty"), letPass());
        assertThat(table.isDiscarded("iron-blades")).isTrue();
        assertThat(table.told(InnerSeaEvent.AlliesCame.class)).isEmpty();
    }

    @Rule({Rulebook.WONDERS, Rulebook.COMPETITION})
    @Test
    void theTempleSendsADiskAndAnAlly() {
        Table table = Table.of("egypt", "troy")
                .disks("egypt", 2, "attica")
                .disks("egypt", 1, "egypt")
                .disks("troy", 4, "attica")
                .disks("troy", 1, "phrygia")
                .talents("troy", 9)
                .wonder("egypt", "grand-temple", "egypt", 5)
                .competitions()
                .play(announce("grand-temple"));
        table.play(done());

        assertThat(table.disks("egypt", "attica")).isEqualTo(3);
        assertThat(table.allies()).isEqualTo(1);
        assertThat(table.disksOnWonder("grand-temple")).isEqualTo(4);
    }
}
