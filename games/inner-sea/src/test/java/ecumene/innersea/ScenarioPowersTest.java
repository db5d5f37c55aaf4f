package ecumene.innersea;

import static ecumene.innersea.Moves.*;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.innersea.component.Area;
import ecumene.innersea.component.AreaSet;
import ecumene.testkit.Rule;
import org.junit.jupiter.api.Test;

/** What only one scenario knows: gold, cards that return or stay, Barbarians won over, tribute, the fall of Rome. */
class ScenarioPowersTest {

    private static Table hannibal() {
        return Table.scenario("hannibal", 2, "carthage", "rome")
                .disks("carthage", 1, "gades")
                .disks("rome", 3, "rome");
    }

    // ---------------------------------------------------------------- gold

    @Rule({Rulebook.SCENARIOS, Rulebook.LOSSES})
    @Test
    void goldSavesADiskAnywhereButOnlyForWhoControlsIt() {
        Table table = hannibal()
                .hand("carthage", "wildfire")
                .disks("rome", 1, "samnium", "apulia")
                .disks("carthage", 1, "apulia")
                .gold("samnium", "apulia", "carthage")
                .action("carthage")
                .play(card("wildfire"), at("rome", "rome"));
        assertThat(table.question()).isEqualTo("LoseHere");
        assertThat(table.allows(Moves.gold("apulia"))).as("shared").isFalse();
        assertThat(table.allows(Moves.gold("carthage"))).as("not its own").isFalse();
        assertThat(table.allows(Moves.gold("rome"))).as("none there").isFalse();
        table.play(Moves.gold("samnium"));
        assertThat(table.disks("rome", "rome")).isEqualTo(3);
        assertThat(table.position().gold().contains(Area.of("samnium").index())).isFalse();
        assertThat(table.position().gold().contains(Area.of("apulia").index())).isTrue();
    }

    @Rule({Rulebook.SCENARIOS, Rulebook.COMPETITION})
    @Test
    void goldIsSpentInCompetitionsToo() {
        Table table = hannibal()
                .disks("carthage", 3, "rome")
                .gold("samnium")
                .disks("rome", 1, "samnium")
                .competitions()
                .until("LoseHere");
        assertThat(table.asked()).isEqualTo("rome");
        table.play(Moves.gold("samnium"));
        assertThat(table.position().gold().isEmpty()).isTrue();
        assertThat(table.told(InnerSeaEvent.GoldSpent.class)).hasSize(1);
    }

    // ---------------------------------------------------------------- Hannibal

    @Rule(Rulebook.SCENARIOS)
    @Test
    void hisCardsReturnFromTheDiscardsAndFromNowhereElse() {
        Table table = hannibal().discarded("strategos").competitions().until("DrawStep");
        while (!table.asked().equals("carthage")) {
            assertThat(table.allows(fetch("strategos"))).as("not for Rome").isFalse();
            table.play(amount(0)).until("DrawStep");
        }
        assertThat(table.allows(fetch("strategos"))).isTrue();
        assertThat(table.refusal(fetch("war-elephants")))
                .as("still in the deck")
                .isEqualTo(InnerSeaRefusal.NOT_TO_BE_FETCHED);
    }

    @Rule({Rulebook.SCENARIOS, Rulebook.SYSTEM})
    @Test
    void theSystemTakesOneOfThemBackToo() {
        Table table = Table.scenario("hannibal", 1, "rome", "carthage")
                .disks("carthage", 1, "gades")
                .disks("rome", 3, "rome")
                .discarded("strategos", "war-elephants")
                .competitions()
                .until("Retire");
        assertThat(table.hand("carthage")).contains("strategos").doesNotContain("war-elephants");
    }

    @Rule({Rulebook.SCENARIOS, Rulebook.BARBARIANS})
    @Test
    void heWinsOverOneDiskBesideHisOwn() {
        Table table = hannibal()
                .disks("carthage", 1, "gaul")
                .disks("barbarians", 2, "massilia", "cisalpina", "numidia")
                .competitions()
                .until("Persuade");
        assertThat(table.asked()).isEqualTo("carthage");
        assertThat(table.allows(at("massilia"))).isTrue();
        assertThat(table.allows(at("numidia"))).as("not beside his own").isFalse();
        int supply = table.supply("carthage");
        table.play(at("massilia"));
        assertThat(table.question()).as("one a turn").isNotEqualTo("Persuade");
        assertThat(table.disks("carthage", "massilia")).isEqualTo(1);
        assertThat(table.disks("barbarians", "massilia")).isEqualTo(1);
        assertThat(table.supply("carthage")).isEqualTo(supply - 1);
    }

    // ---------------------------------------------------------------- cards that stay

    private static Table greeks() {
        return Table.scenario("greeks-persians", 1, "greeks", "persian-land", "persian-sea")
                .disks("greeks", 1, "mycenae", "laconia", "attica")
                .disks("persian-land", 1, "cappadocia")
                .disks("persian-sea", 1, "phoenicia")
                .invested("greeks", "academy-of-science", 1)
                .invested("greeks", "armored-infantry", 0);
    }

    @Rule({Rulebook.SCENARIOS, Rulebook.INVESTMENT})
    @Test
    void theAcademyOfTheGreeksNeverLosesItsDisk() {
        Table table = greeks().wonder("greeks", "great-library", "mycenae", 5)
                .competitions()
                .until("DrawStep")
                .play(amount(0), invest("academy-of-science", 0));
        table.play(take(table.view(0).choice().getFirst().id()));
        assertThat(table.disksOn("academy-of-science")).isEqualTo(1);
        assertThat(table.isOnTable("greeks", "academy-of-science")).isTrue();
        assertThat(table.refusal(invest("academy-of-science", 0)))
                .as("it would never end")
                .isEqualTo(InnerSeaRefusal.ONCE_IN_A_DRAW_STEP);
    }

    @Rule({Rulebook.SCENARIOS, Rulebook.COMPETITION_CARDS})
    @Test
    void theirArmoredInfantryMarchesInEveryTurn() {
        Table table = greeks().disks("greeks", 1, "thrace", "aegean-sea")
                .disks("persian-land", 2, "thrace", "aegean-sea")
                .competitions();
        int allies = table.allies();
        table.until("DrawStep");
        assertThat(allies + table.allies()).as("on land and at sea").isEqualTo(2);
        table.until("Retire");
        assertThat(table.isOnTable("greeks", "armored-infantry")).isTrue();

        Table persians = Table.scenario("greeks-persians", 1, "greeks", "persian-land", "persian-sea")
                .disks("greeks", 1, "mycenae", "laconia", "attica", "aegean-sea")
                .disks("persian-land", 2, "aegean-sea")
                .disks("persian-sea", 1, "phoenicia")
                .competitions();
        assertThat(persians.allies()).isZero();
    }

    @Rule(Rulebook.SCENARIOS)
    @Test
    void theGreeksFetchTheirCardsFromWhereverTheyAre() {
        Table table = greeks().hand("persian-land", "triremes")
                .discarded("strategos")
                .competitions()
                .until("DrawStep");
        table.play(fetch("triremes"), fetch("strategos"));
        assertThat(table.hand("greeks")).contains("triremes", "strategos");
        assertThat(table.hand("persian-land")).doesNotContain("triremes");
        assertThat(table.allows(fetch("siege-engines"))).isFalse();
    }

    /** A full hand gives the card up at once; it cannot be fetched again in the same step, but in the next one. */
    @Rule({Rulebook.SCENARIOS, Rulebook.DRAW})
    @Test
    void eachOfTheirCardsIsFetchedOnceInADrawStep() {
        Table table = greeks().talents("greeks", 1)
                .hand("greeks", "flood", "poet", "census", "famine", "plague", "heresy")
                .competitions()
                .until("DrawStep");
        table.play(fetch("strategos"), discard("strategos"));
        assertThat(table.question()).isEqualTo("DrawStep");
        assertThat(table.refusal(fetch("strategos"))).isEqualTo(InnerSeaRefusal.FETCHED_ALREADY);
        assertThat(table.allows(fetch("triremes"))).as("the other one").isTrue();
        table.play(fetch("triremes"), discard("triremes"));
        assertThat(table.legal()).noneMatch(InnerSeaMove.FetchCard.class::isInstance);
        table.play(amount(0)).until("Retire").until("DrawStep");
        assertThat(table.position().turn()).isEqualTo(2);
        assertThat(table.legal()).contains(fetch("strategos"));
    }

    // ---------------------------------------------------------------- tribute

    @Rule(Rulebook.SCENARIOS)
    @Test
    void everyClientStatePaysWhileItIsOccupied() {
        Table table = Table.scenario("god-kings", 1, "egypt", "sea-peoples", "hittites")
                .disks("egypt", 1, "egypt", "canaan", "phoenicia", "cyrene", "cyprus", "libya")
                .disks("sea-peoples", 1, "minos")
                .disks("hittites", 1, "cappadocia")
                .competitions()
                .until("DrawStep");
        assertThat(table.talents("egypt")).isEqualTo(4);
        assertThat(table.talents("sea-peoples")).isZero();
    }

    // ---------------------------------------------------------------- the fall of Rome

    private static Table fall(String card) {
        Table table = Table.scenario("fall-west", 1, "western-empire")
                .disks("western-empire", 3, "rome", "carthage", "massilia", "novo-carthago", "syracuse")
                .top(card)
                .growth("western-empire");
        return table.play(done()).until("CardAction");
    }

    @Rule({Rulebook.SCENARIOS, Rulebook.BARBARIANS})
    @Test
    void twelveBarbariansComeFromTheEdgeThatACardNames() {
        wave(fall("volcanic-eruption"), Area.NORTH);
        wave(fall("earthquake"), Area.SOUTH);
    }

    /** Four in a land area of the edge, then four and four on a way over land that leads to a City. */
    private static void wave(Table table, AreaSet edge) {
        AreaSet found = table.position().board().occupied(InnerSeaPosition.BARBARIANS);
        assertThat(found.size()).isEqualTo(3);
        assertThat(table.onMap("barbarians")).isEqualTo(12);
        assertThat(found.isWithin(Area.LAND)).isTrue();
        assertThat(found.meets(edge)).isTrue();
        assertThat(found.or(found.neighbours()).meets(table.position().board().cities(0)))
                .isTrue();
        int joined = 0;
        for (int area = found.first(); area >= 0; area = found.after(area)) {
            joined += Area.neighbours(area).and(found).size();
        }
        assertThat(joined).as("a chain of three").isGreaterThanOrEqualTo(4);
    }

    @Rule(Rulebook.SCENARIOS)
    @Test
    void theEastHasItsOwnEightCities() {
        assertThat(east("thrace", "attica", "ionia", "troy")).isEqualTo("solitaire-won");
        assertThat(east("thrace", "attica", "ionia", "lydia")).isEqualTo("solitaire-lost");
        assertThat(east("thrace", "attica", "ionia", "troy", "phoenicia", "nile-delta", "minos"))
                .isEqualTo("solitaire-decisive");
    }

    private static String east(String... cities) {
        Table table = Table.scenario("fall-east", 1, "eastern-empire")
                .disks("eastern-empire", 3, cities)
                .turn(4)
                .competitions();
        table.until("none");
        return table.game().result(table.position()).reason();
    }
}
