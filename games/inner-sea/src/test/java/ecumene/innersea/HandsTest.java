package ecumene.innersea;

import static ecumene.innersea.Moves.*;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.Loss;
import ecumene.engine.Seats;
import ecumene.innersea.component.Civilization;
import ecumene.innersea.component.FateCard;
import ecumene.testkit.Rule;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Cards that change hands, are looked at, chosen from or left unplayed. Egypt plays, unless something else is said. */
class HandsTest {

    private static final String[] SIX = {"exile", "tribute", "census", "engineer", "chariots", "seer"};

    private static Table egyptWith(String... cards) {
        return Table.ofFour().disks("egypt", 1, "egypt").hand("egypt", cards);
    }

    private static Table phoeniciaWith(String... cards) {
        return Table.scenario("trio", 1, "phoenicia", "minos", "mycenae")
                .disks("phoenicia", 1, "phoenicia")
                .disks("minos", 1, "minos")
                .disks("mycenae", 1, "mycenae")
                .hand("phoenicia", cards);
    }

    @Rule(Rulebook.PLAYING)
    @Test
    void onlyTheTwoSidesKnowWhichCardASpyTook() {
        Table table = egyptWith("spymaster", "iron-blades")
                .hand("gaul", "earthquake", "census")
                .action("egypt")
                .play(card("spymaster"), against("gaul"), letPass());
        assertThat(table.question()).isEqualTo("Spy");
        int egypt = table.power("egypt");
        int gaul = table.power("gaul");
        assertThat(table.game().audience(table.position(), egypt, take("earthquake")))
                .isEqualTo(Seats.only(egypt) | Seats.only(gaul));
        table.play(take("earthquake"));

        var open = new InnerSeaEvent.ThisCardTaken(
                Civilization.of("egypt"), Civilization.of("gaul"), FateCard.of("earthquake"));
        var hidden = new InnerSeaEvent.CardTaken(Civilization.of("egypt"), Civilization.of("gaul"));
        assertThat(table.toldTo(egypt)).contains(open).doesNotContain(hidden);
        assertThat(table.toldTo(gaul)).contains(open).doesNotContain(hidden);
        assertThat(table.toldTo(table.power("troy"))).contains(hidden).doesNotContain(open);
        assertThat(table.hand("egypt")).contains("earthquake");
        assertThat(table.hand("gaul")).doesNotContain("earthquake").hasSize(2);
    }

    @Rule({Rulebook.PLAYING, Rulebook.HAND})
    @Test
    void whoTakesASeventhCardDiscardsOne() {
        Table spy = egyptWith(SIX)
                .hand("egypt", "spymaster")
                .hand("gaul", "locusts")
                .action("egypt")
                .play(card("spymaster"), against("gaul"), letPass());
        assertThat(spy.question()).isEqualTo("Discard");
        spy.play(discard("exile"));
        assertThat(spy.handSize("egypt")).isEqualTo(6);

        Table tribute = egyptWith("exile", "census", "engineer", "chariots", "seer", "famine", "tribute")
                .disks("troy", 1, "kush")
                .hand("troy", "locusts")
                .action("egypt")
                .play(card("tribute"), against("troy"), letPass());
        assertThat(tribute.question()).isEqualTo("Discard");
        assertThat(tribute.hand("egypt")).contains("locusts").hasSize(7);
    }

    @Rule(Rulebook.PLAYING)
    @Test
    void aSpyFindsNothingInAnEmptyHand() {
        Table table = egyptWith("spymaster", "iron-blades").action("egypt");
        table.play(card("spymaster"), against("gaul"));
        assertThat(table.question()).isNotEqualTo("Spy");
        assertThat(table.hand("egypt")).containsExactly("iron-blades");
        assertThat(table.handSize("gaul")).as("all the same it draws").isEqualTo(1);
    }

    @Rule(Rulebook.PLAYING)
    @Test
    void blasphemySparesTheHandOfWhoLosesHolyDisks() {
        Table city = egyptWith("blasphemy", "iron-blades")
                .disks("gaul", 3, "thrace")
                .hand("gaul", "exile")
                .action("egypt")
                .play(card("blasphemy"), against("gaul"), at("thrace", "gaul"), letPass(), remove("thrace"));
        assertThat(city.disks("gaul", "thrace")).isEqualTo(2);
        assertThat(city.question()).isEqualTo("CardAction");
        assertThat(city.hand("gaul")).containsExactly("exile");
    }

    @Rule(Rulebook.ABILITIES)
    @Test
    void theAlphabetShowsTheCardThatIsNotKept() {
        Table table = phoeniciaWith("exile", "iron-blades")
                .top("earthquake", "census")
                .action("phoenicia")
                .play(alphabet("exile"), take("census"));
        assertThat(table.isDiscarded("earthquake")).isTrue();
        assertThat(table.told(InnerSeaEvent.CardDiscarded.class))
                .extracting(event -> event.card().id())
                .contains("earthquake");

        Table earthquake = phoeniciaWith("earthquake", "iron-blades").action("phoenicia");
        assertThat(earthquake.allows(alphabet("earthquake"))).isTrue();
    }

    @Rule(Rulebook.PASSING)
    @Test
    void whoPassesIsToldWhatStaysUnplayed() {
        Table table = egyptWith("earthquake", "census", "iron-blades", "seer").action("egypt");
        assertThat(loss(table)).isEqualTo(new Loss("cards-unplayed", Map.of("count", 2)));
        table.play(pass());
        assertThat(table.told(InnerSeaEvent.Passed.class))
                .contains(new InnerSeaEvent.Passed(Civilization.of("egypt"), 4));

        Table nothing = egyptWith("iron-blades", "seer").action("egypt");
        assertThat(loss(nothing)).as("none of these is an action").isNull();
    }

    private static @Nullable Loss loss(Table table) {
        return table.game()
                .consequences(table.position(), table.seat(), List.of(pass()))
                .getFirst()
                .loss();
    }

    @Rule(Rulebook.WONDERS)
    @Test
    void aWonderIsTheWholeActionAndGaulIsNext() {
        Table table = Table.ofFour()
                .disks("egypt", 3, "egypt", "kush", "thrace")
                .disks("gaul", 1, "gaul")
                .hand("gaul", "exile")
                .talents("egypt", 9)
                .action("egypt")
                .play(build("great-pyramid"));
        table.until("CardAction");
        assertThat(table.asked()).isEqualTo("gaul");
        assertThat(table.told(InnerSeaEvent.Passed.class)).isEmpty();
    }

    @Rule(Rulebook.PLAYING)
    @Test
    void piratesFindNothingWithThePoor() {
        Table table = egyptWith("pirates", "iron-blades")
                .disks("troy", 1, "ionia", "thrace")
                .action("egypt")
                .play(card("pirates"), at("trojan-sea"));
        assertThat(table.talents("egypt")).isZero();
        assertThat(table.talents("troy")).isZero();
    }

    @Rule(Rulebook.EVENTS)
    @Test
    void theCapriceDrawsAnotherOrderEachTime() {
        long orders = java.util.stream.LongStream.range(1, 9)
                .mapToObj(seed -> {
                    Table table = egyptWith("lawgiver", "iron-blades")
                            .disks("gaul", 1, "gaul")
                            .top("caprice-of-the-fates")
                            .action("egypt");
                    table.position().random().reseed(seed);
                    table.play(card("lawgiver")).until("Retire");
                    return table.order();
                })
                .distinct()
                .count();
        assertThat(orders).isGreaterThan(2);
    }

    @Rule({Rulebook.TURN_ORDER, Rulebook.WONDERS})
    @Test
    void aSwapOfPlacesIsTold() {
        Table table = Table.of("egypt", "troy")
                .disks("egypt", 1, "egypt")
                .disks("troy", 3, "lydia")
                .wonder("egypt", "great-pyramid", "egypt", 5)
                .competitions()
                .until("AfterOrder");
        assertThat(table.order()).containsExactly("troy", "egypt");
        table.play(use("great-pyramid"), against("troy"));
        assertThat(table.order()).containsExactly("egypt", "troy");
        assertThat(table.told(InnerSeaEvent.OrderSet.class)).hasSize(1);
    }

    @Rule(Rulebook.NEGATE)
    @Test
    void aNegatedCardIsTold() {
        Table table = Table.ofFour()
                .disks("egypt", 1, "egypt")
                .disks("gaul", 1, "gaul")
                .hand("egypt", "census", "iron-blades")
                .hand("gaul", "a-sign-from-above", "exile")
                .action("egypt")
                .play(card("census"), negate("a-sign-from-above"));
        List<InnerSeaEvent.CardNegated> told = new ArrayList<>(table.told(InnerSeaEvent.CardNegated.class));
        table.until("CardAction");
        told.addAll(table.told(InnerSeaEvent.CardNegated.class));
        assertThat(told).containsExactly(new InnerSeaEvent.CardNegated(FateCard.of("census")));
        assertThat(table.hand("egypt")).containsExactly("iron-blades");
    }

    @Rule(Rulebook.PLAYING)
    @Test
    void aRansomIsPaidWithTalentsAndCards() {
        Table table = egyptWith("lost-to-the-sands", "iron-blades")
                .disks("gaul", 1, "gaul")
                .wonder("gaul", "great-pyramid", "gaul", 5)
                .talents("gaul", 1)
                .hand("gaul", "earthquake", "census")
                .action("egypt")
                .play(card("lost-to-the-sands"), wonder("great-pyramid"), letPass());
        assertThat(table.question()).isEqualTo("SaveWonder");
        assertThat(table.asked()).isEqualTo("gaul");
        assertThat(table.refusal(payTalents(2))).isEqualTo(InnerSeaRefusal.TOO_FEW_TALENTS_TO_AVERT_IT);
        assertThat(table.refusal(payCard("exile"))).isEqualTo(InnerSeaRefusal.CARD_NOT_IN_HAND);
        table.play(payCard("earthquake"));
        assertThat(table.refusal(done())).as("half of a ransom is lost").isEqualTo(InnerSeaRefusal.PAY_THE_REST);
        table.play(payTalent());

        assertThat(table.isBuried("great-pyramid")).isFalse();
        assertThat(table.disksOnWonder("great-pyramid")).isEqualTo(5);
        assertThat(table.hand("gaul")).containsExactly("census");
        assertThat(table.talents("gaul")).isZero();
        assertThat(table.question()).isEqualTo("CardAction");
    }

    @Rule(Rulebook.PLAYING)
    @Test
    void whoDoesNotPayTheRansomLosesTheWonder() {
        Table table = egyptWith("lost-to-the-sands", "iron-blades")
                .disks("gaul", 1, "gaul")
                .wonder("gaul", "great-pyramid", "gaul", 5)
                .hand("gaul", "census", "exile")
                .action("egypt")
                .play(card("lost-to-the-sands"), wonder("great-pyramid"), letPass());
        assertThat(table.game().defaultMove(table.position(), table.seat())).isEqualTo(done());
        table.play(done());
        assertThat(table.isBuried("great-pyramid")).isTrue();
        assertThat(table.hand("gaul")).hasSize(2);
    }

    @Rule(Rulebook.PLAYING)
    @Test
    void noDiskIsPlacedForTheGamesInAFullOrForeignArea() {
        Table table = egyptWith("sacred-games", "iron-blades")
                .disks("gaul", 4, "thrace")
                .disks("gaul", 1, "massilia", "liguria")
                .disks("troy", 1, "liguria")
                .disks("carthage", 1, "carthage")
                .action("egypt")
                .play(card("sacred-games"));
        assertThat(table.asked()).isEqualTo("gaul");
        assertThat(table.allows(at("thrace"))).as("four are the most").isFalse();
        assertThat(table.allows(at("liguria"))).as("it does not control it").isFalse();
        assertThat(table.allows(at("massilia"))).isTrue();
        assertThat(table.game().defaultMove(table.position(), table.seat())).isEqualTo(at("massilia"));
    }
}
