package ecumene.innersea;

import static ecumene.innersea.Moves.*;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.innersea.component.FateCard;
import ecumene.innersea.component.Wonder;
import ecumene.testkit.Rule;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The priority lists of civilizations without a player: what they play, build, keep, answer and pay, in which order. */
class SystemListsTest {

    /** A person with Egypt against Troy of the system. */
    private static Table duel(String... options) {
        return Table.with(Table.options(options), 1, "egypt", "troy");
    }

    private static Table small() {
        return duel().disks("egypt", 3, "kush")
                .disks("egypt", 2, "sinai")
                .disks("troy", 1, "troy", "lydia")
                // Nowhere to build a Wonder.
                .disks("barbarians", 1, "troy", "lydia")
                .hand("egypt", "exile");
    }

    private static List<String> played(Table table) {
        return table.told(InnerSeaEvent.CardPlayed.class).stream()
                .map(event -> event.card().id())
                .toList();
    }

    private static Table posture(Table table, boolean war) {
        table.position().set(Stat.POSTURE, 1, war ? 1 : 0);
        return table;
    }

    @Rule(Rulebook.SYSTEM)
    @Test
    void inWarHarmComesFirstThenDisksTalentsAndInvestments() {
        Table table = posture(small(), true)
                .hand("troy", "coinage", "salt-caravan", "civil-war", "improved-plow")
                .action("egypt")
                .until("AfterOrder");
        assertThat(played(table)).containsExactly("civil-war", "improved-plow", "salt-caravan", "coinage");
    }

    @Rule(Rulebook.SYSTEM)
    @Test
    void inPeaceHarmComesLast() {
        Table table = posture(small(), false)
                .hand("troy", "civil-war", "coinage", "salt-caravan", "improved-plow")
                .action("egypt")
                .until("AfterOrder");
        assertThat(played(table)).containsExactly("improved-plow", "salt-caravan", "coinage", "civil-war");
    }

    @Rule(Rulebook.SYSTEM)
    @Test
    void theStrongerCardOfAKindComesFirst() {
        Table table = posture(small(), false)
                .hand("troy", "gold-mine", "improved-plow")
                .action("egypt")
                .until("AfterOrder");
        assertThat(played(table)).containsExactly("improved-plow", "gold-mine");
    }

    @Rule({Rulebook.SYSTEM, Rulebook.WONDERS})
    @Test
    void itBuildsByItsOwnListAndPaysWhatItMissesLeast() {
        Table table = duel().disks("egypt", 1, "egypt")
                .hand("egypt", "exile")
                .wonder("egypt", "grand-gardens", "egypt", 0)
                .disks("troy", 3, "lydia", "phrygia")
                .disks("troy", 1, "ionia")
                .talents("troy", 1)
                .hand("troy", "seer", "iron-blades", "census", "gold-mine")
                .action("egypt")
                .until("AfterOrder");
        assertThat(table.position().monuments().owner(Wonder.of("grand-temple").index()))
                .isEqualTo(1);
        assertThat(table.isDiscarded("census")).as("the rest goes first").isTrue();
        assertThat(table.isDiscarded("iron-blades"))
                .as("then a Competition card")
                .isTrue();
        assertThat(table.hand("troy")).containsExactly("seer");
        assertThat(table.disks("troy", "ionia")).as("Camps before Cities").isZero();
        assertThat(table.talents("troy")).as("of the mine only").isEqualTo(2);
    }

    @Rule({Rulebook.SYSTEM, Rulebook.WONDERS})
    @Test
    void withoutThreeMeansItBuildsNothing() {
        Table table = duel().disks("egypt", 1, "egypt")
                .hand("egypt", "exile")
                .disks("troy", 3, "lydia", "phrygia")
                .talents("troy", 2)
                .action("egypt")
                .until("AfterOrder");
        for (Wonder wonder : Wonder.ALL) {
            assertThat(table.position().monuments().owner(wonder.index())).isEqualTo(InnerSeaPosition.NONE);
        }
    }

    @Rule({Rulebook.SYSTEM, Rulebook.HAND})
    @Test
    void overTheLimitItKeepsDisksTalentsNegateCompetitionAndInvestment() {
        String[] kept = {"improved-plow", "gold-mine", "salt-caravan", "seer", "iron-blades", "coinage"};
        Table table = duel().disks("egypt", 3, "kush")
                .disks("egypt", 1, "sinai")
                .disks("troy", 1, "troy")
                .hand("troy", kept)
                .top("exile", "census", "spymaster", "corruption", "tribute", "famine")
                .competitions()
                .until("Retire");
        assertThat(table.hand("troy")).containsExactlyInAnyOrder(kept);
    }

    @Rule({Rulebook.SYSTEM, Rulebook.DRAW})
    @Test
    void itKeepsThreeTalentsAndAnExpertDrawsOneMore() {
        Table table = duel("level", "expert")
                .disks("egypt", 3, "kush")
                .disks("egypt", 1, "sinai")
                .disks("troy", 1, "troy")
                .talents("troy", 5)
                .competitions()
                .until("Retire");
        assertThat(table.talents("troy")).isEqualTo(3);
        assertThat(table.handSize("troy"))
                .as("three, two paid, one for the level")
                .isEqualTo(6);
    }

    @Rule({Rulebook.SYSTEM, Rulebook.NEGATE})
    @Test
    void itAnswersWithTheCheapestFittingCard() {
        Table table = duel().disks("egypt", 1, "egypt")
                .disks("troy", 3, "lydia")
                .hand("troy", "a-sign-from-above", "divine-protection")
                .hand("egypt", "slave-revolt", "exile")
                .action("egypt")
                .play(card("slave-revolt"), at("lydia", "troy"))
                .until("CardAction");
        assertThat(table.disks("troy", "lydia")).isEqualTo(3);
        assertThat(table.isDiscarded("divine-protection")).isTrue();
        assertThat(table.hand("troy")).containsExactly("a-sign-from-above");
    }

    @Rule({Rulebook.SYSTEM, Rulebook.NEGATE})
    @Test
    void aSingleDiskIsNotWorthAnAnswerButTwoOrAWonderAre() {
        Table one =
                struck("wildfire").play(card("wildfire"), at("lydia", "troy")).until("CardAction");
        assertThat(one.hand("troy")).contains("divine-protection");
        assertThat(one.disks("troy", "lydia")).isEqualTo(2);

        Table spreading = struck("heresy")
                .disks("troy", 1, "phrygia", "silicia")
                .play(card("heresy"), at("lydia", "troy"))
                .until("CardAction");
        assertThat(spreading.isDiscarded("divine-protection")).isTrue();
        assertThat(spreading.disks("troy", "lydia")).isEqualTo(3);

        Table wonder = struck("volcanic-eruption")
                .disks("troy", 1, "phrygia")
                .wonder("troy", "colossus", "phrygia", 1)
                .play(card("volcanic-eruption"), at("phrygia"), done())
                .until("CardAction");
        assertThat(wonder.isDiscarded("divine-protection")).isTrue();
        assertThat(wonder.isBuried("colossus")).isFalse();

        Table small = struck("volcanic-eruption")
                .disks("troy", 1, "phrygia")
                .play(card("volcanic-eruption"), at("phrygia"), done())
                .until("CardAction");
        assertThat(small.hand("troy")).contains("divine-protection");
        assertThat(small.disks("troy", "phrygia")).isZero();
    }

    private static Table struck(String card) {
        return duel().disks("egypt", 1, "egypt")
                .disks("troy", 3, "lydia")
                .hand("troy", "divine-protection")
                .hand("egypt", card, "exile")
                .action("egypt");
    }

    @Rule({Rulebook.SYSTEM, Rulebook.NEGATE})
    @Test
    void aWaveOverTwoOfItsAreasIsAnswered() {
        Table table = Table.with(Map.of("system-civilizations", "3"), 1, "gaul", "carthage", "troy", "egypt")
                .disks("gaul", 1, "gaul")
                .disks("carthage", 1, "sardinia", "nora")
                .hand("carthage", "divine-protection")
                .hand("gaul", "tidal-wave", "exile")
                .action("gaul")
                .play(card("tidal-wave"), at("sardinia"));
        table.play(table.legal().getFirst()).until("CardAction");
        assertThat(table.isDiscarded("divine-protection")).isTrue();
        assertThat(table.disks("carthage", "nora")).isEqualTo(1);
    }

    @Rule({Rulebook.SYSTEM, Rulebook.LOSSES})
    @Test
    void itDiscardsForADearDiskOnlyFromAFullHand() {
        Table full = struck("wildfire")
                .disks("barbarians", 1, "lydia")
                .hand("troy", "seer", "iron-blades", "assassin", "coinage");
        full.play(card("wildfire"), at("lydia", "troy")).until("CardAction");
        assertThat(full.disks("troy", "lydia")).isEqualTo(3);
        assertThat(full.isDiscarded("coinage")).as("what it misses least").isTrue();

        Table four = struck("wildfire").disks("barbarians", 1, "lydia").hand("troy", "seer", "iron-blades", "assassin");
        four.play(card("wildfire"), at("lydia", "troy")).until("CardAction");
        assertThat(four.disks("troy", "lydia")).isEqualTo(2);

        Table camp = duel().disks("egypt", 1, "egypt")
                .disks("troy", 2, "lydia")
                .talents("troy", 3)
                .hand("egypt", "earthquake", "exile")
                .action("egypt");
        camp.play(card("earthquake"), at("lydia", "troy")).until("CardAction");
        assertThat(camp.disks("troy", "lydia"))
                .as("no disk that is not dear is bought")
                .isEqualTo(1);
    }

    // ---------------------------------------------------------------- enemies and posture

    @Rule(Rulebook.SYSTEM)
    @Test
    void warIsAgainstWhoIsLevelOrStandsAtHome() {
        assertThat(postureOf(duel().disks("egypt", 1, "egypt").disks("troy", 1, "troy")))
                .as("level")
                .isTrue();
        assertThat(postureOf(duel().disks("egypt", 1, "egypt")
                        .disks("troy", 1, "troy")
                        .points("troy", 1)))
                .isFalse();
        assertThat(postureOf(duel().disks("egypt", 1, "troy")
                        .disks("troy", 1, "troy")
                        .points("troy", 1)))
                .as("in the home area")
                .isTrue();
    }

    private static boolean postureOf(Table table) {
        table.growth("egypt").play(done()).until("CardAction");
        return table.position().is(Stat.POSTURE, 1);
    }

    @Rule(Rulebook.SYSTEM)
    @Test
    void thePrincipalEnemyHasMostPointsThenIsTheNearest() {
        assertThat(victim(between().points("carthage", 5).points("celt-iberia", 3)))
                .isEqualTo("carthage");
        assertThat(victim(between().points("carthage", 3).points("celt-iberia", 5)))
                .isEqualTo("celt-iberia");
        assertThat(victim(between())).as("beside Mycenae").isEqualTo("celt-iberia");
    }

    private static Table between() {
        return Table.with(Map.of("system-civilizations", "1"), 2, "carthage", "celt-iberia", "mycenae")
                .disks("carthage", 1, "carthage")
                .disks("celt-iberia", 1, "laconia")
                .disks("mycenae", 1, "mycenae")
                .talents("carthage", 4)
                .talents("celt-iberia", 4)
                .hand("mycenae", "corruption");
    }

    private static String victim(Table table) {
        table.action("carthage").play(pass()).until("DrawStep");
        return table.talents("carthage") == 2 ? "carthage" : table.talents("celt-iberia") == 2 ? "celt-iberia" : "";
    }

    @Rule({Rulebook.SYSTEM, Rulebook.EVENTS})
    @Test
    void itSteersInvasionsToTheDisksOfItsEnemy() {
        Table table = duel().disks("egypt", 3, "kush")
                .disks("troy", 1, "troy", "cyrene")
                .hand("egypt", "lawgiver")
                .top("saharan-raiders")
                .points("egypt", 5)
                .action("egypt")
                .play(card("lawgiver"));
        assertThat(table.disks("barbarians", "kush")).isEqualTo(4);
        assertThat(table.disks("barbarians", "cyrene")).isZero();
    }

    // ---------------------------------------------------------------- competitions

    @Rule({Rulebook.SYSTEM, Rulebook.COMPETITION_CARDS})
    @Test
    void aCardSavesTheHomeAreaThoughItWinsNothing() {
        assertThat(atHome("troy").disks("troy", "troy")).as("without it").isZero();
        assertThat(atHome("troy", "light-cavalry").disks("troy", "troy"))
                .as("three against three")
                .isEqualTo(1);
        assertThat(atHome("attica", "light-cavalry").hand("troy"))
                .as("elsewhere it is kept")
                .contains("light-cavalry");
    }

    private static Table atHome(String area, String... cards) {
        Table table = duel().disks("egypt", 3, area)
                .disks("egypt", 1, "egypt")
                .disks("troy", 2, area)
                .disks("troy", 1, "phrygia")
                .hand("troy", cards)
                .hand("egypt", "exile")
                .competitions();
        return table.until("AfterOrder");
    }

    // ---------------------------------------------------------------- not against itself

    /** Whatever card it holds: it never loses more by its own card than others do. */
    @Rule(Rulebook.SYSTEM)
    @Test
    void noCardOfItsOwnCostsItMoreThanOthers() {
        for (FateCard card : FateCard.ALL) {
            if (card.kind() != FateCard.Kind.PLAIN) {
                continue;
            }
            for (boolean war : new boolean[] {true, false}) {
                Table table = posture(duel(), war)
                        .disks("egypt", 2, "egypt", "sinai")
                        .disks("egypt", 1, "lydia", "red-sea")
                        .disks("troy", 3, "troy", "phrygia")
                        .disks("troy", 2, "lydia", "cyprus")
                        .disks("troy", 1, "trojan-sea", "nile-delta")
                        .hand("troy", card.id())
                        .hand("egypt", card.id().equals("exile") ? "census" : "exile")
                        .action("egypt")
                        .until("AfterOrder");
                int own = lost(table, "troy");
                assertThat(own)
                        .as(card.id())
                        .isLessThanOrEqualTo(Math.max(0, lost(table, "egypt") + lost(table, "barbarians") - 1));
            }
        }
    }

    /** What was lost in the Card Phase, before any competition. */
    private static int lost(Table table, String civilization) {
        int sum = 0;
        for (var event : table.toldTo(0)) {
            if (event instanceof InnerSeaEvent.CompetitionBegan) {
                break;
            }
            if (event instanceof InnerSeaEvent.DisksLost lost
                    && lost.civilization().id().equals(civilization)) {
                sum += lost.count();
            }
        }
        return sum;
    }
}
