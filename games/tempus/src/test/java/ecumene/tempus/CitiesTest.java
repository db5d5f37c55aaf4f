package ecumene.tempus;

import static ecumene.tempus.Moves.city;
import static ecumene.tempus.Moves.idea;
import static ecumene.tempus.Moves.move;
import static ecumene.tempus.Table.BLUE;
import static ecumene.tempus.Table.RED;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.tempus.component.Era;
import ecumene.testkit.Rule;
import org.junit.jupiter.api.Test;

/** Build a City. */
class CitiesTest {

    @Rule(Rulebook.CITY)
    @Test
    void aCityTakesThePlaceOfAllTokensOfItsHex() {
        Table table = Table.ofThree().tokens(RED, 2, "c6r6").turnOf(RED);

        table.play(city("c6r6", 2));

        assertThat(table.tokens("c6r6")).isZero();
        assertThat(table.cityAt("c6r6")).isEqualTo(2);
        assertThat(table.owner("c6r6")).isEqualTo(RED);
        assertThat(table.supply(RED)).isEqualTo(16);
        assertThat(table.seat(RED).cityCounters()).containsExactly(2, 3, 2);
        assertThat(table.seat(RED).actionTokens()).isEqualTo(2);
    }

    @Rule(Rulebook.CITY)
    @Test
    void aCityIsWorthAtMostTheTokensRemoved() {
        Table table = Table.ofThree()
                .era(Era.INDUSTRY)
                .tokens(RED, 4, "c6r6")
                .tokens(RED, 3, "c3r4")
                .turnOf(RED);

        assertThat(table.legal(TempusMove.BuildCity.class))
                .containsExactlyInAnyOrder(
                        (TempusMove.BuildCity) city("c6r6", 4),
                        (TempusMove.BuildCity) city("c6r6", 3),
                        (TempusMove.BuildCity) city("c6r6", 2),
                        (TempusMove.BuildCity) city("c3r4", 3),
                        (TempusMove.BuildCity) city("c3r4", 2));
        assertThat(table.refusal(city("c3r4", 4))).isEqualTo(TempusRefusal.CITY_IS_TOO_BIG);
        table.play(city("c6r6", 2));
        assertThat(table.supply(RED))
                .as("what is too much goes to the supply as well")
                .isEqualTo(13);
    }

    @Rule(Rulebook.CITY)
    @Test
    void citiesHaveTwoToFour() {
        Table table = Table.ofThree().tokens(RED, 5, "c6r6").token(RED, "c3r4").turnOf(RED);

        for (int value : new int[] {-1, 0, 1, 5}) {
            assertThat(table.refusal(city("c6r6", value))).isEqualTo(TempusRefusal.CITIES_HAVE_2_TO_4);
        }
        assertThat(table.refusal(city("c3r4", 2))).isEqualTo(TempusRefusal.CITY_IS_TOO_BIG);
        assertThat(table.refusal(city("c3r4", 1))).isEqualTo(TempusRefusal.CITIES_HAVE_2_TO_4);
    }

    @Rule(Rulebook.CITY)
    @Test
    void noCityStandsBesideAnother() {
        Table table = Table.ofThree()
                .tokens(RED, 2, "c6r6", "c3r4", "c9r5")
                .city(RED, 2, "c6r5")
                .city(BLUE, 2, "c3r3")
                .turnOf(RED);

        assertThat(table.refusal(city("c6r6", 2))).as("an own city").isEqualTo(TempusRefusal.CITIES_MAY_NOT_TOUCH);
        assertThat(table.refusal(city("c3r4", 2))).as("a foreign city").isEqualTo(TempusRefusal.CITIES_MAY_NOT_TOUCH);
        assertThat(table.allows(city("c9r5", 2))).isTrue();
    }

    @Rule(Rulebook.CITY)
    @Test
    void citiesMayFaceEachOtherAcrossWater() {
        Table table =
                Table.ofThree().tokens(RED, 2, "c4r5").city(RED, 2, "c4r7").turnOf(RED);

        assertThat(table.allows(city("c4r5", 2))).isTrue();
    }

    @Rule(Rulebook.CITY)
    @Test
    void noCityStandsOnAMountain() {
        Table table = Table.ofThree().tokens(RED, 2, "c5r6").turnOf(RED);

        assertThat(table.refusal(city("c5r6", 2))).isEqualTo(TempusRefusal.NO_CITY_ON_MOUNTAINS);
    }

    @Rule(Rulebook.CITY)
    @Test
    void citiesStandOnEveryOtherTerrain() {
        for (String hex : new String[] {"c6r6", "c7r5", "c7r6", "c6r5"}) {
            Table table = Table.ofThree().tokens(RED, 2, hex).turnOf(RED);
            assertThat(table.allows(city(hex, 2))).as(hex).isTrue();
        }
    }

    @Rule(Rulebook.CITY)
    @Test
    void aCityNeedsOwnTokens() {
        Table table = Table.ofThree()
                .token(RED, "c3r4")
                .tokens(BLUE, 2, "c6r6")
                .city(RED, 2, "c9r5")
                .turnOf(RED);

        assertThat(table.refusal(city("c6r6", 2))).isEqualTo(TempusRefusal.CITY_NEEDS_TOKENS);
        assertThat(table.refusal(city("c7r6", 2))).isEqualTo(TempusRefusal.CITY_NEEDS_TOKENS);
        assertThat(table.refusal(city("c4r6", 2))).as("in a lake").isEqualTo(TempusRefusal.CITY_NEEDS_TOKENS);
        assertThat(table.refusal(city("c9r5", 2))).as("where a city stands").isEqualTo(TempusRefusal.CITY_NEEDS_TOKENS);
    }

    @Rule(Rulebook.CITY)
    @Test
    void onlyTheEightCountersCanBeBuilt() {
        Table table = Table.ofThree()
                .tokens(RED, 3, "c6r6")
                .city(RED, 2, "c3r4")
                .city(RED, 2, "c3r7")
                .city(RED, 2, "c6r9")
                .city(RED, 4, "c9r5")
                .city(RED, 4, "c11r3")
                .turnOf(RED);

        assertThat(table.refusal(city("c6r6", 2))).isEqualTo(TempusRefusal.NO_SUCH_COUNTER_LEFT);
        assertThat(table.allows(city("c6r6", 3))).isTrue();
        assertThat(table.seat(RED).cityCounters()).containsExactly(0, 3, 0);
    }

    @Rule(Rulebook.CITY)
    @Test
    void oneCityPerAction() {
        Table table = Table.ofThree()
                .tokens(RED, 2, "c6r6", "c3r4")
                .hand(RED, "weapons-hills")
                .turnOf(RED);

        table.play(city("c6r6", 2));

        assertThat(table.refusal(city("c3r4", 2))).isEqualTo(TempusRefusal.ACTION_ALREADY_TAKEN);
    }

    @Rule(Rulebook.CITY)
    @Test
    void evenTheLastTokensMayBecomeACity() {
        Table table = Table.ofThree()
                .tokens(RED, 2, "c6r6")
                .hand(RED, "weapons-hills")
                .turnOf(RED);

        table.play(city("c6r6", 2)).skipTo(1, 2, RED);

        assertThat(table.legal()).as("without tokens only ideas remain").containsExactly(idea());
    }

    @Rule(Rulebook.CITY)
    @Test
    void tokensNeverEnterACityHex() {
        Table table = Table.ofThree().token(RED, "c6r5").city(RED, 2, "c6r6").turnOf(RED);

        assertThat(table.refusal(move("c6r5", "c6r6"))).isEqualTo(TempusRefusal.NO_STOP_IN_A_CITY);
    }
}
