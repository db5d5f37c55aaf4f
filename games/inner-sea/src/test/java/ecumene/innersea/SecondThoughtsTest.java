package ecumene.innersea;

import static ecumene.innersea.Moves.*;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.Consequence;
import ecumene.engine.Loss;
import ecumene.innersea.bot.InnerSeaEvaluation;
import ecumene.innersea.component.Area;
import ecumene.innersea.component.Civilization;
import ecumene.innersea.component.Wonder;
import ecumene.testkit.Rule;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** What can be taken back, what a slip of the hand would throw away, and what the story says of what was saved. */
class SecondThoughtsTest {

    private static Consequence consequence(Table table, InnerSeaMove move) {
        return table.game()
                .consequences(table.position(), table.seat(), List.of(move))
                .getFirst();
    }

    private static @Nullable Loss loss(Table table, InnerSeaMove move) {
        return consequence(table, move).loss();
    }

    private static Table gaul(String card) {
        return Table.ofFour().hand("gaul", card).disks("gaul", 1, "gaul").disks("egypt", 1, "egypt");
    }

    // ---------------------------------------------------------------- taking back

    /** Who plays a card says how and where it works before others answer: until one of them does, it is not settled. */
    @Rule({Rulebook.PLAYING, Rulebook.NEGATE})
    @Test
    void theLastTargetOfACardCanBeTakenBackWhileNothingHiddenIsShown() {
        Table table = gaul("heresy")
                .disks("carthage", 3, "carthage", "thapsus")
                .talents("carthage", 1)
                .action("gaul");
        assertThat(consequence(table, card("heresy")).undoable())
                .as("nothing is named yet")
                .isTrue();
        table.play(card("heresy"));
        assertThat(consequence(table, at("carthage", "carthage")).undoable())
                .as("nobody can answer: it works at once, and Carthage is asked what it pays")
                .isTrue();

        Table asked = gaul("heresy")
                .disks("carthage", 3, "carthage", "thapsus")
                .hand("carthage", "bribery", "high-priestess")
                .action("gaul")
                .play(card("heresy"));
        assertThat(consequence(asked, at("carthage", "carthage")).undoable()).isTrue();
        asked.play(at("carthage", "carthage"));
        assertThat(asked.question()).isEqualTo("Response");
        assertThat(consequence(asked, negate("high-priestess")).undoable())
                .as("the answer is shown")
                .isFalse();
    }

    @Rule(Rulebook.PLAYING)
    @Test
    void aCardThatShowsSomethingHiddenCannotBeTakenBack() {
        assertThat(consequence(gaul("lawgiver").action("gaul"), card("lawgiver"))
                        .undoable())
                .isFalse();
        Table spy = gaul("spymaster").hand("egypt", "flood").action("gaul").play(card("spymaster"), against("egypt"));
        assertThat(spy.question()).isEqualTo("Response");
        assertThat(consequence(spy, letPass()).undoable())
                .as("now the hand lies open")
                .isFalse();
    }

    // ---------------------------------------------------------------- striking what is one's own

    @Rule(Rulebook.PLAYING)
    @Test
    void whoAimsAtTheirOwnDisksIsTold() {
        Table table = gaul("heresy")
                .disks("gaul", 3, "massilia")
                .disks("gaul", 1, "liguria")
                .disks("carthage", 3, "carthage")
                .action("gaul")
                .play(card("heresy"));
        assertThat(loss(table, at("massilia", "gaul")))
                .as("Massilia, Liguria, Gaul")
                .isEqualTo(new Loss("own-disks", Map.of("count", 3)));
        assertThat(loss(table, at("carthage", "carthage"))).isNull();

        Table alone = gaul("heresy").disks("gaul", 3, "massilia").action("gaul").play(card("heresy"));
        assertThat(loss(alone, at("massilia", "gaul")))
                .as("nothing else could be named")
                .isNull();
    }

    @Rule(Rulebook.PLAYING)
    @Test
    void aWildfireInTheOwnCityIsTold() {
        Table table = gaul("wildfire")
                .disks("gaul", 4, "massilia")
                .disks("gaul", 3, "liguria")
                .disks("carthage", 3, "carthage")
                .action("gaul")
                .play(card("wildfire"));
        assertThat(loss(table, at("massilia", "gaul")))
                .as("two of more than three")
                .isEqualTo(new Loss("own-disks", Map.of("count", 2)));
        assertThat(loss(table, at("liguria", "gaul"))).isEqualTo(new Loss("own-disks", Map.of("count", 1)));
        assertThat(loss(table, at("carthage", "carthage"))).isNull();
    }

    @Rule(Rulebook.PLAYING)
    @Test
    void aVolcanoOverTheOwnWonderIsTold() {
        Table table = gaul("volcanic-eruption")
                .disks("gaul", 2, "massilia")
                .wonder("gaul", "colossus", "massilia", 1)
                .action("gaul")
                .play(card("volcanic-eruption"));
        assertThat(loss(table, at("massilia")))
                .isEqualTo(new Loss("own-wonder", Map.of("wonder", Wonder.of("colossus"), "count", 2)));
        assertThat(loss(table, at("egypt"))).isNull();
    }

    @Rule(Rulebook.PLAYING)
    @Test
    void breadAndCircusesForOneselfAreTold() {
        Table table = gaul("bread-and-circuses")
                .disks("gaul", 3, "massilia")
                .disks("egypt", 3, "kush")
                .points("gaul", 4)
                .action("gaul")
                .play(card("bread-and-circuses"));
        assertThat(loss(table, against("gaul"))).isEqualTo(new Loss("own-points", Map.of("count", 1)));
        assertThat(loss(table, against("egypt"))).isNull();
    }

    @Rule(Rulebook.PLAYING)
    @Test
    void theQuestionSaysHowManyAreLeft() {
        Table table = gaul("civil-war")
                .disks("carthage", 3, "carthage", "thapsus", "saldae")
                .action("gaul")
                .play(card("civil-war"), against("carthage"), at("carthage", "carthage"));
        assertThat(args(table))
                .containsEntry("left", 4)
                .containsEntry("most", 5)
                .containsEntry("free", 0);

        Table volcano = gaul("volcanic-eruption")
                .disks("carthage", 1, "thapsus")
                .action("gaul")
                .play(card("volcanic-eruption"));
        assertThat(args(volcano)).as("one area erupts").containsEntry("most", 1);
        volcano.play(at("carthage"));
        assertThat(args(volcano)).containsEntry("left", 2).containsEntry("free", 1);

        Table fleet = gaul("trade-fleet").disks("gaul", 1, "ligurian-sea").action("gaul");
        fleet.play(card("trade-fleet"));
        assertThat(args(fleet)).as("three seas").containsEntry("later", 2);
        fleet.play(at("ligurian-sea"));
        assertThat(args(fleet)).containsEntry("later", 1);
        assertThat(args(gaul("plague")
                        .disks("carthage", 3, "carthage")
                        .action("gaul")
                        .play(card("plague"))))
                .as("up to three more include none")
                .containsEntry("later", 0);
    }

    /** How many cards somebody holds is open to all; whether any of them can be played is not. */
    @Rule({Rulebook.CARDS, Rulebook.WONDERS})
    @Test
    void nobodyIsAskedForACardWithAnEmptyHand() {
        Table builder = Table.ofFour()
                .disks("gaul", 4, "gaul", "massilia")
                .talents("gaul", 3)
                .action("gaul");
        assertThat(args(builder)).containsEntry("cards", false).containsEntry("wonder", true);
        Table unable = gaul("seer").action("gaul");
        assertThat(unable.legal()).containsExactly(pass());
        assertThat(args(unable)).containsEntry("cards", true);
    }

    @Rule(Rulebook.DRAW)
    @Test
    void whoPaysForMoreCardsThanAHandHoldsIsTold() {
        Table table = Table.ofFour()
                .hand("gaul", "heresy")
                .talents("gaul", 4)
                .disks("gaul", 1, "gaul")
                .disks("egypt", 1, "egypt")
                .competitions()
                .until("DrawStep");
        while (!table.asked().equals("gaul")) {
            table.play(amount(0)).until("DrawStep");
        }
        assertThat(args(table))
                .containsEntry("hand", 1)
                .containsEntry("count", 3)
                .containsEntry("limit", 6);
        assertThat(loss(table, amount(2))).as("six cards").isNull();
        assertThat(loss(table, amount(4))).isEqualTo(new Loss("cards-above-limit", Map.of("count", 2)));
    }

    @Rule(Rulebook.DRAW)
    @Test
    void cardsThatAHandDoesNotHoldAreWorthNothingToABot() {
        String[] cards = {"earthquake", "flood", "drought", "plague", "heresy", "tyrant", "poet", "census"};
        assertThat(hopes(Arrays.copyOf(cards, 8))).isEqualTo(hopes(Arrays.copyOf(cards, 6)));
        assertThat(hopes(Arrays.copyOf(cards, 5))).isLessThan(hopes(Arrays.copyOf(cards, 6)));
    }

    private static double hopes(String... cards) {
        Table table =
                Table.ofFour().hand("gaul", cards).disks("gaul", 1, "gaul").disks("egypt", 1, "egypt");
        double[] outlook = new double[4];
        InnerSeaEvaluation.INSTANCE.outlook(table.action("gaul").position(), outlook);
        return outlook[table.seat()];
    }

    private static Map<String, Object> args(Table table) {
        return table.game().prompt(table.position(), table.seat()).args();
    }

    // ---------------------------------------------------------------- points left behind

    @Rule({Rulebook.SCORING, Rulebook.WONDERS})
    @Test
    void whoDoesNotUseTheStairwayIsToldWhatItWouldScore() {
        Table table = Table.of("egypt", "troy")
                .disks("egypt", 1, "egypt")
                .disks("troy", 1, "phrygia")
                .wonder("egypt", "stairway-to-heaven", "egypt", 2)
                .invested("egypt", "temple-treasury", 2)
                .competitions();
        assertThat(table.question()).isEqualTo("ScoringUses");
        assertThat(loss(table, done()))
                .as("two of the Wonder, one of the Treasury")
                .isEqualTo(new Loss("points-unscored", Map.of("count", 3)));
        table.play(use("stairway-to-heaven"), invest("temple-treasury", 0));
        assertThat(loss(table, done())).isEqualTo(new Loss("points-unscored", Map.of("count", 1)));
        assertThat(loss(table, use("stairway-to-heaven"))).isNull();
    }

    // ---------------------------------------------------------------- the story

    @Rule(Rulebook.LOSSES)
    @Test
    void theStorySaysWhatWasSaved() {
        Table table = gaul("heresy")
                .disks("carthage", 3, "carthage")
                .disks("carthage", 1, "thapsus")
                .talents("carthage", 1)
                .hand("carthage", "flood")
                .action("gaul")
                .play(card("heresy"), at("carthage", "carthage"))
                .until("LoseHere")
                .play(payTalents(1), payCard("flood"));
        Civilization carthage = Civilization.of("carthage");
        List<Area> areas = List.of(Area.of("carthage"), Area.of("thapsus"));
        assertThat(table.told(InnerSeaEvent.TalentsLost.class))
                .singleElement()
                .satisfies(event -> assertThat(event.saved()).isEqualTo("disk"))
                .satisfies(event -> assertThat(event.area()).isIn(areas));
        assertThat(table.told(InnerSeaEvent.CardDiscarded.class))
                .singleElement()
                .satisfies(event -> assertThat(event.civilization()).isEqualTo(carthage))
                .satisfies(event -> assertThat(event.saved()).isEqualTo("disk"))
                .satisfies(event -> assertThat(event.area()).isIn(areas));
        assertThat(table.onMap("carthage")).isEqualTo(4);
    }

    @Rule(Rulebook.COMPETITION)
    @Test
    void theStorySaysWhoHoldsTheArea() {
        Table table = gaul("flood")
                .disks("gaul", 3, "liguria")
                .disks("carthage", 1, "liguria")
                .disks("carthage", 1, "sicilia")
                .disks("barbarians", 2, "sicilia")
                .disks("carthage", 1, "carthage")
                .competitions()
                .until("Retire");
        assertThat(table.told(InnerSeaEvent.CompetitionEnded.class))
                .contains(new InnerSeaEvent.CompetitionEnded(Area.of("liguria"), Civilization.of("gaul"), 3))
                .contains(new InnerSeaEvent.CompetitionEnded(Area.of("sicilia"), Civilization.BARBARIANS, 2));
    }

    @Rule(Rulebook.ABILITIES)
    @Test
    void anAbilityIsToldAsOne() {
        Table table = Table.of("rome", "gaul", "mauretania", "troy", "egypt")
                .disks("rome", 1, "rome")
                .disks("gaul", 2, "rome")
                .competitions()
                .play(help(0));
        assertThat(table.told(InnerSeaEvent.HelpAnnounced.class))
                .containsExactly(new InnerSeaEvent.HelpAnnounced(Civilization.of("rome"), "white"));
    }
}
