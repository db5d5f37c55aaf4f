package ecumene.innersea;

import static ecumene.innersea.Moves.*;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.innersea.component.Area;
import ecumene.innersea.component.AreaSet;
import ecumene.innersea.component.Civilization;
import ecumene.innersea.component.EpochEvent;
import ecumene.innersea.component.FateCard;
import ecumene.innersea.component.Scenario;
import ecumene.innersea.component.Wonder;
import ecumene.testkit.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Everything in the box is there, and as often as it should be. */
class ComponentsTest {

    @Rule(Rulebook.AREAS)
    @Test
    void ninetyThreeAreasAndTheirBorders() {
        assertThat(Area.COUNT).isEqualTo(93);
        assertThat(Area.LAND.size()).isEqualTo(63);
        assertThat(Area.SHALLOW.size()).isEqualTo(28);
        assertThat(Area.DEEP.size()).isEqualTo(2);
        assertThat(Area.HOMES.size()).isEqualTo(10);
        int borders = 0;
        for (int area = 0; area < Area.COUNT; area++) {
            AreaSet near = Area.neighbours(area);
            borders += near.size();
            for (int other = near.first(); other >= 0; other = near.after(other)) {
                assertThat(Area.neighbours(other).contains(area)).isTrue();
            }
        }
        assertThat(borders).isEqualTo(500);
    }

    @Rule(Rulebook.AREAS)
    @Test
    void landOfOneIslandTouchesTheSameSeas() {
        for (int area = Area.ISLANDS.first(); area >= 0; area = Area.ISLANDS.after(area)) {
            AreaSet island = Area.islandOf(area);
            AreaSet seas = Area.neighbours(area).and(Area.SEA);
            for (int other = island.first(); other >= 0; other = island.after(other)) {
                assertThat(Area.neighbours(other).and(Area.SEA)).isEqualTo(seas);
            }
            assertThat(Area.neighbours(area).and(Area.LAND).isWithin(island)).isTrue();
        }
        assertThat(Area.neighbours(Area.of("nora").index())
                        .contains(Area.of("bay-of-capua").index()))
                .isTrue();
        assertThat(Area.of("atlantic").kind()).as("the printed erratum").isEqualTo(Area.Kind.SHALLOW);
    }

    @Rule(Rulebook.SETUP)
    @Test
    void theLinesCutTheMap() {
        assertThat(Area.EASTERN_MAP.contains(Area.of("dalmatia").index())).isFalse();
        assertThat(Area.EASTERN_MAP.contains(Area.of("illyria").index())).isTrue();
        assertThat(Area.EASTERN_MAP.or(Area.WESTERN_MAP)).isEqualTo(Area.EVERYWHERE);
        assertThat(Area.EASTERN_MAP.meets(Area.WESTERN_MAP)).isFalse();
        assertThat(Area.MAP_FOR_THREE.contains(Area.of("phrygia").index())).isFalse();
        assertThat(Area.MAP_FOR_THREE.contains(Area.of("troy").index())).isTrue();
    }

    @Rule({Rulebook.PLAYING, Rulebook.EVENTS})
    @Test
    void aHundredAndThreeCards() {
        assertThat(FateCard.COUNT).isEqualTo(103);
        assertThat(count(FateCard.Kind.PLAIN)).isEqualTo(58);
        assertThat(count(FateCard.Kind.COMPETITION)).isEqualTo(17);
        assertThat(count(FateCard.Kind.NEGATE)).isEqualTo(11);
        assertThat(count(FateCard.Kind.INVESTMENT)).isEqualTo(10);
        assertThat(count(FateCard.Kind.EVENT)).isEqualTo(7);
        assertThat(FateCard.ALL.stream().filter(FateCard::isGreatPerson)).hasSize(20);
        assertThat(FateCard.ALL.stream().filter(FateCard::isEvent).map(FateCard::number))
                .containsExactly(97, 98, 99, 100, 101, 102, 103);
        assertThat(FateCard.ALL.stream().map(FateCard::id).distinct()).hasSize(103);
    }

    private static long count(FateCard.Kind kind) {
        return FateCard.ALL.stream().filter(card -> card.kind() == kind).count();
    }

    /** Every card but those that only answer or lie on the table says what it does. */
    @Rule(Rulebook.PLAYING)
    @Test
    void everyCardHasAnEffect() {
        for (FateCard card : FateCard.ALL) {
            boolean speaks = switch (card.kind()) {
                case NEGATE -> card.answersSomething();
                case INVESTMENT -> card.disks() > 0 && card.useWhen() != FateCard.When.NEVER;
                default -> !card.effect().isEmpty();
            };
            assertThat(speaks).as(card.id()).isTrue();
        }
    }

    @Rule(Rulebook.WONDERS)
    @Test
    void sevenWondersOfFiveDisks() {
        assertThat(Wonder.COUNT).isEqualTo(7);
        assertThat(Wonder.ALL).allMatch(wonder -> wonder.disks() == 5);
    }

    @Rule({Rulebook.ABILITIES, Rulebook.SETUP})
    @Test
    void tenCivilizationsStartWithTwelveDisks() {
        List<Civilization> playable =
                Civilization.ALL.stream().filter(Civilization::isPlayable).toList();
        assertThat(playable).hasSize(10);
        for (Civilization civilization : playable) {
            assertThat(Area.HOMES.contains(civilization.home())).isTrue();
            int disks = Scenario.BASIC.start(civilization, 4).disks().stream()
                    .mapToInt(Scenario.Stack::count)
                    .sum();
            assertThat(disks).as(civilization.id()).isEqualTo(12);
        }
    }

    @Rule(Rulebook.SCENARIOS)
    @Test
    void everyScenarioStartsOnItsMap() {
        for (Scenario scenario : Scenario.ALL) {
            for (int powers = scenario.leastPowers(); powers <= scenario.mostPowers(); powers++) {
                for (Civilization civilization : scenario.civilizations(powers)) {
                    Scenario.Start start = scenario.start(civilization, powers);
                    assertThat(start.disks()).as(scenario + " " + civilization).isNotEmpty();
                    for (Scenario.Stack stack : start.disks()) {
                        assertThat(scenario.map(powers).areas().contains(stack.area()))
                                .as(scenario + " " + Area.at(stack.area()))
                                .isTrue();
                    }
                }
            }
        }
    }

    @Rule(Rulebook.CHANGE)
    @Test
    void everyNumberHasItsRow() {
        assertThat(EpochEvent.of(FateCard.at(0))).isEqualTo(EpochEvent.PLAGUE);
        assertThat(EpochEvent.of(FateCard.at(68))).isEqualTo(EpochEvent.GODS_SMILE);
        for (FateCard card : FateCard.ALL) {
            boolean invasion = card.number() >= 98 && card.number() <= 101;
            assertThat(EpochEvent.of(card) == EpochEvent.BARBARIAN_EPOCH).isEqualTo(invasion);
        }
    }

    @Rule(Rulebook.SUDDEN_DEATH)
    @Test
    void digitsAreFoundAnywhereInANumber() {
        assertThat(FateCard.at(101).showsDigit(2)).as("102").isTrue();
        assertThat(FateCard.at(22).showsDigit(2)).as("23").isTrue();
        assertThat(FateCard.at(22).showsDigit(3)).isTrue();
        assertThat(FateCard.at(14).showsDigit(2)).as("15").isFalse();
    }
}
