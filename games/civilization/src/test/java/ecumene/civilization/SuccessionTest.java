package ecumene.civilization;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.civilization.rule.Phase;
import ecumene.testkit.Rule;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The succession table, victory and the other games of the rulebook. */
class SuccessionTest {

    private static final String[] SEVEN = {
        "pottery", "cloth-making", "astronomy", "music", "mysticism", "coinage", "metalworking"
    };

    private static Table three() {
        return Table.of("italy", "crete", "africa")
                .tokens(0, 6, "roma")
                .tokens(1, 6, "knossos")
                .tokens(2, 6, "carthage");
    }

    @Test
    @Rule("20.1")
    void markersMoveOneSpace() {
        Table table = three().space(1, 2).begin(Phase.TABLE);
        assertThat(table.space(0)).isEqualTo(1);
        assertThat(table.space(1)).isEqualTo(3);
    }

    @Test
    @Rule("20.2")
    void theEarlyBronzeAgeNeedsCities() {
        Table table = three().space(0, 4)
                .space(1, 4)
                .cities(0, "neapolis")
                .cities(1, "phaistos", "thera")
                .begin(Phase.TABLE);
        assertThat(table.space(0)).as("one city is too few").isEqualTo(4);
        assertThat(table.space(1)).isEqualTo(5);
        Table egypt = Table.ofEight()
                .space(7, 3)
                .cities(7, "memphis", "tanis")
                .space(6, 4)
                .cities(6, "susa", "ur", "charax");
        egypt.begin(Phase.TABLE);
        assertThat(egypt.space(7)).as("Egypt needs three").isEqualTo(3);
        assertThat(egypt.space(6)).isEqualTo(5);
    }

    @Test
    @Rule("20.2")
    void theLateBronzeAgeNeedsThreeGroups() {
        Table table = three().space(0, 7)
                .cities(0, "neapolis", "tarquinia")
                .cards(0, "pottery", "cloth-making")
                .space(1, 8)
                .cities(1, "phaistos", "thera")
                .cards(1, "mysticism", "pottery")
                .begin(Phase.TABLE);
        assertThat(table.space(0)).isEqualTo(7);
        assertThat(table.space(1)).as("Mysticism counts for two groups").isEqualTo(9);
    }

    @Test
    @Rule("20.2")
    void theIronAgeNeedsSevenCardsAndAThousandPoints() {
        Table table = three().space(1, 11).cities(1, "phaistos").cards(1, SEVEN).begin(Phase.TABLE);
        assertThat(table.space(1)).as("450 points are too few").isEqualTo(11);
        Table rich = three().space(1, 11)
                .cities(1, "phaistos")
                .cards(1, "philosophy", "democracy", "law", "medicine", "engineering", "literacy", "coinage")
                .begin(Phase.TABLE);
        assertThat(rich.space(1)).as("1110 points").isEqualTo(12);
        Table few = three().space(1, 11)
                .cities(1, "phaistos")
                .cards(1, "philosophy", "democracy", "law", "medicine", "engineering", "literacy")
                .begin(Phase.TABLE);
        assertThat(few.space(1)).as("six cards").isEqualTo(11);
    }

    @Test
    @Rule("20.3")
    void withoutCitiesMarkersFallBack() {
        Table table = three().space(1, 6).space(0, 3).begin(Phase.TABLE);
        assertThat(table.space(1)).isEqualTo(5);
        assertThat(table.space(0)).as("not in the Neolithic").isEqualTo(4);
        table.begin(Phase.TABLE);
        assertThat(table.space(1)).isEqualTo(4);
        table.begin(Phase.TABLE);
        assertThat(table.space(1)).as("two cities are needed again").isEqualTo(4);
    }

    /** Crete stands before the final space with 1190 points of cards. */
    private static Table almost() {
        return three().space(1, 13)
                .cities(1, "phaistos")
                .cards(
                        1,
                        "philosophy",
                        "democracy",
                        "law",
                        "medicine",
                        "engineering",
                        "literacy",
                        "coinage",
                        "metalworking");
    }

    @Test
    @Rule("21.1")
    void theFirstOnTheFinalSpaceWins() {
        Table table = almost().begin(Phase.TABLE);
        assertThat(table.space(1)).as("1190 of 1200").isEqualTo(13);
        Table treasury = almost().treasury(1, 6).hand(1, "iron", "iron").begin(Phase.TABLE);
        assertThat(treasury.space(1)).as("treasury and trade cards count").isEqualTo(14);
        assertThat(treasury.position().isFinished()).isTrue();
        var result = treasury.game().result(treasury.position());
        assertThat(result.winners()).containsExactly(1);
        assertThat(result.reason()).isEqualTo("table");
        assertThat(result.scores()).containsExactly(0, 1204, 0);
        assertThat(treasury.view(0).seats().get(1).hand())
                .as("hands are shown at the end")
                .hasSize(2);
        assertThat(treasury.game().phase(treasury.position())).isEqualTo("over");
    }

    @Test
    @Rule("21.2")
    void tiesGoToTheGreatestTotal() {
        Table table = almost().treasury(1, 10)
                .space(0, 13)
                .cities(0, "neapolis")
                .cards(
                        0,
                        "philosophy",
                        "democracy",
                        "law",
                        "medicine",
                        "engineering",
                        "literacy",
                        "agriculture",
                        "astronomy")
                .cards(0, "music", "drama-poetry")
                .begin(Phase.TABLE);
        assertThat(table.space(0)).isEqualTo(14);
        assertThat(table.space(1)).isEqualTo(14);
        assertThat(table.game().result(table.position()).ranking())
                .isEqualTo(List.of(List.of(0), List.of(1), List.of(2)));
    }

    @Test
    @Rule({"21.2", "5.2", "32"})
    void thenTheVictoryIsShared() {
        for (String variant : List.of("short-5", "peasants")) {
            Table table = even(variant).begin(Phase.TABLE);
            assertThat(table.position().isFinished()).as(variant).isTrue();
            assertThat(table.game().result(table.position()).ranking())
                    .as("%s: Italy is above Crete, but the rows break no tie for the victory", variant)
                    .isEqualTo(List.of(List.of(0, 1)));
        }
        Table treasury = even("short-5").treasury(0, 1).begin(Phase.TABLE);
        assertThat(treasury.game().result(treasury.position()).ranking())
                .as("one token more in the treasury")
                .isEqualTo(List.of(List.of(0), List.of(1)));
        assertThat(treasury.game().result(treasury.position()).reason()).isEqualTo("line");
    }

    @Test
    @Rule({"21.1", "21.2"})
    void atTheEndOfTheTableToo() {
        String[] more = {"astronomy", "music", "drama-poetry"};
        Table table = almost().cards(1, more)
                .treasury(1, 10)
                .space(0, 13)
                .cities(0, "neapolis")
                .cards(
                        0,
                        "philosophy",
                        "democracy",
                        "law",
                        "medicine",
                        "engineering",
                        "literacy",
                        "coinage",
                        "metalworking")
                .cards(0, more)
                .treasury(0, 10)
                .begin(Phase.TABLE);
        assertThat(table.game().result(table.position()).ranking()).isEqualTo(List.of(List.of(0, 1), List.of(2)));
    }

    /** Both nations cross the agreed column in the same round, with the same cities and nothing else. */
    private static Table even(String variant) {
        int before = variant.equals("peasants") ? 7 : 5;
        return Table.of(Map.of("variant", variant), "crete", "italy")
                .tokens(0, 6, "knossos")
                .tokens(1, 6, "roma")
                .cities(0, "phaistos", "thera")
                .cities(1, "neapolis", "tarquinia")
                .space(0, before)
                .space(1, before);
    }

    private static final String[] GREAT = {
        "philosophy", "democracy", "law", "medicine", "engineering", "literacy", "coinage"
    };

    private static Table shorter(int column, String... cards) {
        return Table.of(Map.of("variant", "short-" + column), "crete", "italy")
                .tokens(0, 6, "knossos")
                .tokens(1, 6, "roma")
                .cities(0, "phaistos", "thera")
                .cards(0, cards);
    }

    @Test
    @Rule("30")
    void whoCrossesTheColumnWins() {
        for (int column : new int[] {5, 8, 13}) {
            Table entering = shorter(column, GREAT).space(0, column - 1).begin(Phase.TABLE);
            assertThat(entering.space(0)).isEqualTo(column);
            assertThat(entering.position().isFinished())
                    .as("entering column %s is not crossing it", column)
                    .isFalse();
            Table crossing = shorter(column, GREAT).space(0, column).begin(Phase.TABLE);
            assertThat(crossing.position().isFinished()).isTrue();
            assertThat(crossing.game().result(crossing.position()).winners()).containsExactly(0);
        }
    }

    @Test
    @Rule({"30", "20.2"})
    void nobodyCrossesByWaiting() {
        // Thrace is still in the Neolithic in column 5, and in the Early Bronze Age in column 8.
        Table five = Table.of(Map.of("variant", "short-5"), "thrace", "italy")
                .tokens(0, 6, "scythia")
                .space(0, 5)
                .begin(Phase.TABLE);
        assertThat(five.space(0)).as("two cities are needed").isEqualTo(5);
        assertThat(five.position().isFinished()).isFalse();
        Table eight = Table.of(Map.of("variant", "short-8"), "thrace", "italy")
                .tokens(0, 6, "scythia")
                .cities(0, "byzantium", "knossos")
                .space(0, 8)
                .begin(Phase.TABLE);
        assertThat(eight.position().isFinished()).as("three groups are needed").isFalse();
    }

    @Test
    @Rule({"30", "20.2"})
    void theIronAgeNeedsItsPointsInAShorterGameToo() {
        String[] seven = {"pottery", "cloth-making", "astronomy", "music", "coinage", "metalworking", "agriculture"};
        assertThat(shorter(13, seven).space(0, 11).begin(Phase.TABLE).space(0))
                .as("seven cards, but not a thousand points")
                .isEqualTo(11);
        assertThat(shorter(13, GREAT).space(0, 11).begin(Phase.TABLE).space(0)).isEqualTo(12);
        Table last = shorter(13, GREAT).space(0, 13).begin(Phase.TABLE);
        assertThat(last.position().isFinished())
                .as("1110 points: the number of the final space is not asked")
                .isTrue();
    }

    @Test
    @Rule("30")
    void shorterGamesHaveNoMysticism() {
        Table mysticism = Table.of(Map.of("variant", "short-8"), "crete", "italy")
                .treasury(0, 40)
                .begin(Phase.CIVILIZATION_CARDS);
        assertThat(mysticism.refusal(0, Moves.buy("mysticism"))).isNotNull();
        assertThat(mysticism.view(0).supply())
                .anyMatch(supply -> supply.card().id().equals("mysticism") && supply.left() == 0);
    }

    @Test
    @Rule("20.1")
    void aLimitOfRoundsEndsTheMatch() {
        Table table = Table.of(Map.of("round-limit", "3"), "crete", "italy", "africa")
                .tokens(0, 3, "knossos")
                .tokens(1, 3, "roma")
                .tokens(2, 3, "carthage")
                .treasury(1, 5)
                .space(2, 1)
                .round(3)
                .begin(Phase.TABLE);
        assertThat(table.position().isFinished()).isTrue();
        var result = table.game().result(table.position());
        assertThat(result.reason()).isEqualTo("round-limit");
        assertThat(result.ranking()).isEqualTo(List.of(List.of(2), List.of(1), List.of(0)));
        Table going = Table.of(Map.of("round-limit", "3"), "crete", "italy")
                .tokens(0, 3, "knossos")
                .round(2)
                .begin(Phase.TABLE);
        assertThat(going.position().isFinished()).isFalse();
    }

    @Test
    @Rule("20.1")
    void anEmptyMapEndsTheMatch() {
        Table table = Table.of("crete", "italy").begin(Phase.TABLE);
        assertThat(table.position().isFinished()).isTrue();
        assertThat(table.game().result(table.position()).reason()).isEqualTo("deserted");
        assertThat(table.game().result(table.position()).ranking()).isEqualTo(List.of(List.of(0, 1)));
    }

    // ---------------------------------------------------------------- the simple games

    @Test
    @Rule("31")
    void nomadsCountAreasAfterFourteenRounds() {
        Table table = Table.of(Map.of("variant", "nomads"), "crete", "italy", "egypt")
                .tokens(0, 3, "knossos")
                .tokens(1, 1, "roma", "samnium")
                .tokens(2, 2, "memphis", "tanis");
        assertThat(table.position().pieces().perSeat()).isEqualTo(55);
        assertThat(table.position().board().toString()).isEqualTo("7");
        for (int round = 1; round <= 13; round++) {
            assertThat(table.begin(Phase.TABLE).position().isFinished()).isFalse();
        }
        table.begin(Phase.TABLE);
        assertThat(table.position().isFinished()).isTrue();
        var result = table.game().result(table.position());
        assertThat(result.reason()).isEqualTo("time");
        assertThat(result.scores()).containsExactly(1, 2, 2);
        assertThat(result.ranking())
                .as("more tokens break the tie")
                .isEqualTo(List.of(List.of(2), List.of(1), List.of(0)));
    }

    @Test
    @Rule({"31", "31.5"})
    void nomadsHaveFewPhasesAndPayByLevy() {
        for (Phase phase : Phase.values()) {
            Table table = Table.of(Map.of("variant", "nomads"), "crete", "italy")
                    .tokens(0, 12, "knossos")
                    .tokens(1, 12, "knossos")
                    .cards(0, "agriculture")
                    .begin(phase);
            boolean asks = phase == Phase.SHIPS || phase == Phase.MOVEMENT;
            assertThat(table.isOver()).as(phase.id()).isEqualTo(!asks);
        }
        Table ships = Table.of(Map.of("variant", "nomads"), "crete", "italy")
                .tokens(0, 5, "knossos")
                .begin(Phase.SHIPS);
        assertThat(ships.legal()).containsExactly(Moves.ship("knossos", 2), Moves.done());
        assertThat(ships.refusal(Moves.ship("knossos", 1))).isEqualTo(CivilizationRefusal.NOMADS_HAVE_NO_TREASURY);
        assertThat(CivilizationRefusal.NOMADS_HAVE_NO_TREASURY.rule()).isEqualTo(Rulebook.NOMADS_RULES);
        Table kept = Table.of(Map.of("variant", "nomads"), "crete", "italy")
                .tokens(0, 5, "knossos")
                .ship(0, "knossos")
                .begin(Phase.SHIPS);
        assertThat(kept.refusal(Moves.keepByTreasury(1))).isEqualTo(CivilizationRefusal.NOMADS_HAVE_NO_TREASURY);
        Table surplus = Table.of(Map.of("variant", "nomads"), "crete", "italy")
                .tokens(0, 5, "knossos")
                .begin(Phase.SURPLUS);
        assertThat(surplus.tokens(0, "knossos")).isEqualTo(3);
    }

    @Test
    @Rule("32")
    void peasantsPayForShipsByLevy() {
        Table table = Table.of(Map.of("variant", "peasants"), "egypt", "crete")
                .tokens(0, 6, "tanis")
                .ship(0, "tanis")
                .begin(Phase.SHIPS);
        assertThat(table.refusal(Moves.keepByTreasury(1))).isEqualTo(CivilizationRefusal.PEASANTS_HAVE_NO_TREASURY);
        table.play(Moves.keepByLevy(1));
        assertThat(table.legal()).containsExactly(Moves.ship("tanis", 2), Moves.done());
        assertThat(table.refusal(Moves.ship("tanis", 0))).isEqualTo(CivilizationRefusal.PEASANTS_HAVE_NO_TREASURY);
        assertThat(CivilizationRefusal.PEASANTS_HAVE_NO_TREASURY.rule()).isEqualTo(Rulebook.PEASANTS);
    }

    @Test
    @Rule("32")
    void peasantsEnterTheBronzeAge() {
        Table table = Table.of(Map.of("variant", "peasants"), "egypt", "crete", "italy")
                .tokens(0, 6, "memphis")
                .tokens(1, 6, "knossos")
                .tokens(2, 6, "roma")
                .cities(0, "tanis", "alexandria")
                .cities(1, "phaistos", "thera", "athens")
                .cities(2, "neapolis")
                .space(0, 3)
                .space(1, 7)
                .space(2, 4)
                .begin(Phase.TABLE);
        assertThat(table.space(0)).as("two cities for everybody").isEqualTo(4);
        assertThat(table.space(2)).isEqualTo(4);
        assertThat(table.position().isFinished()).as("column 8, without cards").isTrue();
        assertThat(table.game().result(table.position()).winners()).containsExactly(1);
        assertThat(table.game().result(table.position()).reason()).isEqualTo("bronze-age");
    }

    @Test
    @Rule("32")
    void peasantsTieByCitiesAndCanBeShortened() {
        Table table = Table.of(Map.of("variant", "peasants", "shortened", "2"), "crete", "italy")
                .tokens(0, 6, "knossos")
                .tokens(1, 6, "roma")
                .cities(0, "phaistos", "thera", "athens")
                .cities(1, "neapolis", "tarquinia")
                .space(0, 5)
                .space(1, 5)
                .begin(Phase.TABLE);
        assertThat(table.position().isFinished()).isTrue();
        assertThat(table.game().result(table.position()).winners())
                .as("more cities")
                .containsExactly(0);
        assertThat(table.game().result(table.position()).scores()).containsExactly(9, 8);
    }

    @Test
    @Rule("32")
    void peasantsSkipMoneyAndCards() {
        for (Phase phase :
                List.of(Phase.TAXES, Phase.TRADE_CARDS, Phase.TRADE, Phase.CIVILIZATION_CARDS, Phase.CALAMITIES)) {
            Table table = Table.of(Map.of("variant", "peasants"), "crete", "italy")
                    .cities(0, "phaistos", "thera", "athens")
                    .tokens(0, 6, "knossos")
                    .hand(0, "famine", "gold", "gold")
                    .hand(1, "gems", "gems", "gems")
                    .begin(phase);
            assertThat(table.isOver()).as(phase.id()).isTrue();
            assertThat(table.treasury(0)).isZero();
            assertThat(table.onBoard(0)).isEqualTo(6);
        }
    }
}
