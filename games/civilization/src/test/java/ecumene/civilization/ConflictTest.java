package ecumene.civilization;

import static ecumene.civilization.Moves.attack;
import static ecumene.civilization.Moves.done;
import static ecumene.civilization.Moves.holdBack;
import static ecumene.civilization.Moves.othersFirst;
import static ecumene.civilization.Moves.settleNow;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.civilization.rule.Phase;
import ecumene.testkit.Rule;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Conflict between tokens and against cities. */
class ConflictTest {

    private static final int AFRICA = 0;
    private static final int ITALY = 1;
    private static final int CRETE = 4;
    private static final int EGYPT = 7;

    /** Forces of some seats in an area, after conflict. */
    private static int[] fight(String area, int... forces) {
        Table table = Table.ofEight();
        for (int seat = 0; seat < forces.length; seat++) {
            table.tokens(seat, forces[seat], area);
        }
        table.begin(Phase.CONFLICT);
        int[] after = new int[forces.length];
        for (int seat = 0; seat < forces.length; seat++) {
            after[seat] = table.tokens(seat, area);
        }
        return after;
    }

    @Test
    @Rule("11.1")
    void withinTheLimitPeopleLiveTogether() {
        assertThat(fight("knossos", 2, 1)).containsExactly(2, 1);
        assertThat(fight("knossos", 1, 1, 1)).containsExactly(1, 1, 1);
        assertThat(fight("knossos", 9)).as("a single nation does not fight").containsExactly(9);
    }

    @Test
    @Rule("11.5")
    void theWeakerTakesOffFirst() {
        // Limit 2: 4-2, 3-2, 3-1, 2-1, 2-0.
        assertThat(fight("athens", 4, 3)).containsExactly(2, 0);
        // Limit 3: 5-1, 4-1, 4-0.
        assertThat(fight("knossos", 5, 2)).containsExactly(4, 0);
        // Limit 1: 1-3, 1-2, 0-2.
        assertThat(fight("sparta", 2, 3)).containsExactly(0, 2);
    }

    @Test
    @Rule("11.5")
    void equalsTakeOffTogether() {
        assertThat(fight("athens", 3, 3)).containsExactly(1, 1);
        assertThat(fight("sparta", 2, 2)).as("the area is emptied").containsExactly(0, 0);
    }

    @Test
    @Rule("11.5")
    void severalNationsInAscendingOrder() {
        // Limit 2: 1-2-4, 0-2-4, 0-1-4, 0-1-3, 0-0-3.
        assertThat(fight("athens", 1, 2, 4)).containsExactly(0, 0, 3);
        // Limit 3, the two weakest together: 2-2-4, 1-1-4, 1-1-3, 0-0-3.
        assertThat(fight("knossos", 2, 2, 4)).containsExactly(0, 0, 3);
    }

    @Test
    @Rule("22.3.9")
    void metalworkingTakesOffLast() {
        Table table = Table.ofEight()
                .tokens(AFRICA, 5, "athens")
                .tokens(ITALY, 4, "athens")
                .cards(ITALY, "metalworking")
                .begin(Phase.CONFLICT);
        // 4-4, 4-3, 3-3, 3-2, 2-2, 2-1, 1-1 is within the limit of 2.
        assertThat(table.tokens(AFRICA, "athens")).isEqualTo(1);
        assertThat(table.tokens(ITALY, "athens")).isEqualTo(1);
        Table equal = Table.ofEight()
                .tokens(AFRICA, 2, "sparta")
                .tokens(ITALY, 2, "sparta")
                .cards(ITALY, "metalworking")
                .begin(Phase.CONFLICT);
        assertThat(equal.tokens(ITALY, "sparta")).isEqualTo(1);
        Table both = Table.ofEight()
                .tokens(AFRICA, 2, "sparta")
                .tokens(ITALY, 2, "sparta")
                .cards(ITALY, "metalworking")
                .cards(AFRICA, "metalworking")
                .begin(Phase.CONFLICT);
        assertThat(both.tokens(ITALY, "sparta")).as("no use between holders").isZero();
    }

    @Test
    @Rule("22.3.10")
    void agricultureDoesNotHelpInConflict() {
        Table table = Table.ofEight()
                .tokens(AFRICA, 2, "athens")
                .tokens(ITALY, 1, "athens")
                .cards(AFRICA, "agriculture")
                .begin(Phase.CONFLICT);
        assertThat(table.tokens(ITALY, "athens")).isZero();
        assertThat(table.tokens(AFRICA, "athens")).isEqualTo(2);
    }

    @Test
    @Rule("11.6")
    void fewerThanSevenAreLost() {
        Table table = Table.ofEight()
                .cities(CRETE, "knossos")
                .tokens(ITALY, 6, "knossos")
                .begin(Phase.CONFLICT);
        assertThat(table.isOver()).isTrue();
        assertThat(table.tokens(ITALY, "knossos")).isZero();
        assertThat(table.cityIn("knossos")).isEqualTo(CRETE);
        assertThat(table.told(CivilizationEvent.AssaultFailed.class)).hasSize(1);
    }

    @Test
    @Rule("11.6")
    void sevenAttackAndTheCityBecomesSix() {
        Table table = Table.ofEight()
                .cities(CRETE, "knossos")
                .tokens(ITALY, 7, "knossos")
                .begin(Phase.CONFLICT);
        assertThat(table.asked()).isEqualTo(ITALY);
        assertThat(table.refusal(done())).isEqualTo(CivilizationRefusal.ATTACK_OR_NOT_NOW);
        table.play(attack());
        // 7-6 with limit 3: 7-5, 6-5, 6-4, 5-4, 5-3, 4-3, 4-2, 3-2, 3-1, 2-1.
        assertThat(table.cityIn("knossos")).isNull();
        assertThat(table.tokens(ITALY, "knossos")).isEqualTo(2);
        assertThat(table.tokens(CRETE, "knossos")).isEqualTo(1);
        assertThat(table.isOver()).isTrue();
    }

    @Test
    @Rule({"11.6", "13.1"})
    void anAttackerMayHoldBack() {
        Table table = Table.ofEight()
                .cities(CRETE, "knossos")
                .tokens(ITALY, 7, "knossos")
                .begin(Phase.CONFLICT);
        table.play(holdBack());
        assertThat(table.cityIn("knossos")).isEqualTo(CRETE);
        assertThat(table.tokens(ITALY, "knossos")).isEqualTo(7);
        table.tokens(CRETE, 2, "phaistos").begin(Phase.SURPLUS);
        assertThat(table.tokens(ITALY, "knossos")).as("surplus later").isZero();
    }

    @Test
    @Rule("22.3.13")
    void engineeringNeedsEight() {
        Table table = Table.ofEight()
                .cities(CRETE, "knossos")
                .cards(CRETE, "engineering")
                .tokens(ITALY, 7, "knossos")
                .begin(Phase.CONFLICT);
        assertThat(table.isOver()).isTrue();
        assertThat(table.cityIn("knossos")).isEqualTo(CRETE);
        Table eight = Table.ofEight()
                .cities(CRETE, "knossos")
                .cards(CRETE, "engineering")
                .tokens(ITALY, 8, "knossos")
                .begin(Phase.CONFLICT);
        assertThat(eight.allows(attack())).isTrue();
    }

    @Test
    @Rule("11.6")
    void severalAttackersFightFirst() {
        Table table = Table.ofEight()
                .cities(CRETE, "knossos")
                .tokens(ITALY, 9, "knossos")
                .tokens(EGYPT, 1, "knossos")
                .begin(Phase.CONFLICT);
        assertThat(table.asked()).isEqualTo(ITALY);
        assertThat(table.tokens(EGYPT, "knossos")).isZero();
        assertThat(table.tokens(ITALY, "knossos")).isEqualTo(9);
        Table even = Table.ofEight()
                .cities(CRETE, "knossos")
                .tokens(ITALY, 9, "knossos")
                .tokens(EGYPT, 9, "knossos")
                .begin(Phase.CONFLICT);
        assertThat(even.isOver()).isTrue();
        assertThat(even.tokens(ITALY, "knossos"))
                .as("the limit does not stop them")
                .isZero();
        assertThat(even.cityIn("knossos")).isEqualTo(CRETE);
    }

    @Test
    @Rule("11.7")
    void tokensDefendTheirCity() {
        Table table = Table.ofEight()
                .cities(CRETE, "knossos")
                .tokens(CRETE, 3, "knossos")
                .tokens(ITALY, 9, "knossos")
                .begin(Phase.CONFLICT);
        // 9-3: 9-2, 8-2, 8-1, 7-1, 7-0: enough are left.
        assertThat(table.asked()).isEqualTo(ITALY);
        assertThat(table.tokens(ITALY, "knossos")).isEqualTo(7);
        Table strong = Table.ofEight()
                .cities(CRETE, "knossos")
                .tokens(CRETE, 10, "knossos")
                .tokens(ITALY, 9, "knossos")
                .begin(Phase.CONFLICT);
        assertThat(strong.isOver()).isTrue();
        assertThat(strong.tokens(CRETE, "knossos")).isPositive();
        assertThat(strong.cityIn("knossos")).isEqualTo(CRETE);
    }

    @Test
    @Rule("11.8")
    void withoutSixTokensTheCitySurrenders() {
        Table table = Table.ofEight()
                .cities(CRETE, "knossos")
                .stockOf(CRETE, 5)
                .tokens(ITALY, 7, "knossos")
                .begin(Phase.CONFLICT)
                .play(attack());
        assertThat(table.cityIn("knossos")).isEqualTo(ITALY);
        assertThat(table.tokens(ITALY, "knossos")).isEqualTo(7);
        assertThat(table.cities(CRETE)).isZero();
        Table nine = Table.ofEight()
                .cities(CRETE, "knossos")
                .stockOf(CRETE, 5)
                .cities(
                        ITALY,
                        "roma",
                        "neapolis",
                        "tarquinia",
                        "carthage",
                        "thapsus",
                        "panormus",
                        "syracuse",
                        "athens",
                        "sparta")
                .tokens(ITALY, 7, "knossos")
                .begin(Phase.CONFLICT)
                .play(attack());
        assertThat(nine.cityIn("knossos")).isNull();
        assertThat(nine.cities(ITALY)).isEqualTo(9);
    }

    @Test
    @Rule("11.8")
    void theDefenderMayWantOthersSettledFirst() {
        Table table = Table.ofEight()
                .cities(CRETE, "knossos")
                .cities(EGYPT, "thera")
                .tokens(CRETE, 6, "thera")
                .stockOf(CRETE, 1)
                .tokens(ITALY, 7, "knossos")
                .begin(Phase.CONFLICT)
                .play(attack());
        assertThat(table.asked()).isEqualTo(CRETE);
        assertThat(table.question()).isEqualTo("OrderOfConflicts");
        assertThat(table.refusal(attack())).isEqualTo(CivilizationRefusal.ORDER_OF_CONFLICTS_NOW);
        table.play(othersFirst());
        // The six before Thera are lost and stand up again in Knossos.
        assertThat(table.isOver()).isTrue();
        assertThat(table.cityIn("knossos")).isNull();
        assertThat(table.tokens(ITALY, "knossos")).isEqualTo(2);
        assertThat(table.tokens(CRETE, "knossos")).isEqualTo(1);
    }

    @Test
    @Rule("11.8")
    void theOwnerSaysWhichOfTwoCitiesIsAttackedFirst() {
        Table table = Table.ofEight()
                .cities(CRETE, "athens", "knossos")
                .stockOf(CRETE, 7)
                .tokens(ITALY, 7, "athens")
                .tokens(EGYPT, 7, "knossos")
                .begin(Phase.CONFLICT)
                .play(attack());
        assertThat(table.asked()).isEqualTo(CRETE);
        assertThat(table.question()).isEqualTo("OrderOfConflicts");
        table.play(othersFirst());
        assertThat(table.asked()).isEqualTo(EGYPT);
        table.play(attack());
        assertThat(table.isOver()).as("Knossos stood up, Athens after it").isTrue();
        assertThat(table.cityIn("knossos")).isNull();
        assertThat(table.told(CivilizationEvent.ConflictFought.class))
                .extracting(CivilizationEvent.ConflictFought::area)
                .first()
                .isEqualTo(ecumene.civilization.component.Area.of("knossos"));
        Table enough = Table.ofEight()
                .cities(CRETE, "athens", "knossos")
                .tokens(ITALY, 7, "athens")
                .tokens(EGYPT, 7, "knossos")
                .begin(Phase.CONFLICT)
                .play(attack());
        assertThat(enough.asked()).as("the stock suffices for both").isEqualTo(EGYPT);
    }

    @Test
    @Rule("11.8")
    void ofThreeAttacksTwoCanBePutOff() {
        Table table = Table.ofEight()
                .cities(CRETE, "athens", "knossos", "thera")
                .stockOf(CRETE, 7)
                .tokens(ITALY, 7, "athens")
                .tokens(EGYPT, 7, "knossos")
                .tokens(AFRICA, 7, "thera")
                .begin(Phase.CONFLICT);
        List<String> fought = new ArrayList<>();
        int put = 0;
        while (!table.isOver()) {
            boolean order = table.question().equals("OrderOfConflicts");
            put += order ? 1 : 0;
            table.play(order ? othersFirst() : attack());
            table.told(CivilizationEvent.ConflictFought.class)
                    .forEach(event -> fought.add(event.area().id()));
        }
        assertThat(put).as("two are put off, the last of three is not").isEqualTo(2);
        assertThat(fought).containsExactly("thera", "athens", "knossos");
        assertThat(table.cities(CRETE)).isZero();
    }

    @Test
    @Rule("11.8")
    void orSurrenderAtOnce() {
        Table table = Table.ofEight()
                .cities(CRETE, "knossos")
                .cities(EGYPT, "thera")
                .tokens(CRETE, 6, "thera")
                .stockOf(CRETE, 1)
                .tokens(ITALY, 7, "knossos")
                .begin(Phase.CONFLICT)
                .play(attack(), settleNow());
        assertThat(table.cityIn("knossos")).isEqualTo(ITALY);
    }

    @Test
    @Rule("11.8")
    void conflictsWithoutCitiesComeFirstAnyway() {
        Table table = Table.ofEight()
                .cities(CRETE, "athens")
                .tokens(CRETE, 6, "thera")
                .tokens(EGYPT, 6, "thera")
                .stockOf(CRETE, 1)
                .tokens(ITALY, 7, "athens")
                .begin(Phase.CONFLICT);
        assertThat(table.stock(CRETE)).isEqualTo(6);
        table.play(attack());
        assertThat(table.tokens(ITALY, "athens")).as("the city stood up").isEqualTo(2);
    }
}
