package ecumene.sidmeiercivilization;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.sidmeiercivilization.component.Building;
import ecumene.sidmeiercivilization.component.Civilization;
import ecumene.sidmeiercivilization.component.CultureTrack;
import ecumene.sidmeiercivilization.component.EventCard;
import ecumene.sidmeiercivilization.component.Government;
import ecumene.sidmeiercivilization.component.Icons;
import ecumene.sidmeiercivilization.component.MapTile;
import ecumene.sidmeiercivilization.component.Marker;
import ecumene.sidmeiercivilization.component.Person;
import ecumene.sidmeiercivilization.component.Technology;
import ecumene.sidmeiercivilization.component.UnitCard;
import ecumene.sidmeiercivilization.component.Wonder;
import ecumene.testkit.Rule;
import org.junit.jupiter.api.Test;

/** Every component of the box is there, in the printed numbers. */
class ComponentsTest {

    @Rule(Rulebook.SETUP)
    @Test
    void countsOfTheBox() {
        assertThat(Technology.COUNT).isEqualTo(37);
        int[] levels = new int[6];
        Technology.ALL.forEach(technology -> levels[technology.level()]++);
        assertThat(levels).containsExactly(0, 10, 10, 9, 7, 1);
        assertThat(EventCard.ALL.stream().mapToInt(EventCard::cards).sum()).isEqualTo(47);
        assertThat(UnitCard.ALL.stream().mapToInt(UnitCard::cards).sum()).isEqualTo(53);
        assertThat(Person.ALL.stream().mapToInt(Person::markers).sum()).isEqualTo(18);
        assertThat(Marker.ALL.stream()
                        .filter(Marker::isHut)
                        .mapToInt(Marker::markers)
                        .sum())
                .isEqualTo(20);
        assertThat(Marker.ALL.stream()
                        .filter(marker -> !marker.isHut())
                        .mapToInt(Marker::markers)
                        .sum())
                .isEqualTo(10);
        assertThat(Building.ALL.stream()
                        .filter(building -> building.pool() == building)
                        .mapToInt(Building::markers)
                        .sum())
                .isEqualTo(49);
        assertThat(Wonder.COUNT).isEqualTo(12);
        assertThat(MapTile.ALL).hasSize(MapTile.COUNT);
        assertThat(Civilization.COUNT).isEqualTo(6);
        assertThat(Government.COUNT).isEqualTo(8);
    }

    @Rule(Rulebook.DISCOVERY)
    @Test
    void neutralTilesHaveTwoTribesEach() {
        int huts = 0;
        int villages = 0;
        for (int tile = MapTile.HOMES; tile < MapTile.COUNT; tile++) {
            int here = 0;
            for (int square = 0; square < MapTile.SQUARES; square++) {
                huts += MapTile.at(tile).hut(square) ? 1 : 0;
                villages += MapTile.at(tile).village(square) ? 1 : 0;
                here += MapTile.at(tile).hut(square) || MapTile.at(tile).village(square) ? 1 : 0;
            }
            assertThat(here).isEqualTo(2);
        }
        assertThat(huts).isEqualTo(20);
        assertThat(villages).isEqualTo(8);
    }

    @Rule(Rulebook.TRACK)
    @Test
    void theCultureTrackCosts105CultureAnd63Trade() {
        int culture = 0;
        int trade = 0;
        int persons = 0;
        for (int space = 1; space <= CultureTrack.LAST; space++) {
            culture += CultureTrack.culture(space);
            trade += CultureTrack.trade(space);
            persons += CultureTrack.isPerson(space) ? 1 : 0;
        }
        assertThat(culture).isEqualTo(105);
        assertThat(trade).isEqualTo(63);
        assertThat(persons).isEqualTo(4);
    }

    @Rule(Rulebook.UNITS)
    @Test
    void strengthsGrowWithTheRank() {
        assertThat(UnitCard.of("infantry-a").strength(1)).isEqualTo(1);
        assertThat(UnitCard.of("infantry-c").strength(1)).isEqualTo(3);
        assertThat(UnitCard.of("mounted-b").strength(4)).isEqualTo(5);
        assertThat(UnitCard.of("aircraft-a").strength(1)).isEqualTo(5);
        assertThat(UnitCard.of("aircraft-c").strength(4)).isEqualTo(7);
    }

    @Rule(Rulebook.PLAYER_SETUP)
    @Test
    void theSquaresForBeginnersYieldWhatPlayersReport() {
        int[] trade = {3, 3, 4, 3, 3, 3};
        for (Civilization civilization : Civilization.ALL) {
            MapTile tile = civilization.tile();
            int sum = 0;
            for (int square = 0; square < MapTile.SQUARES; square++) {
                int dx = Math.abs(square % MapTile.SIDE - tile.capital() % MapTile.SIDE);
                int dy = Math.abs(square / MapTile.SIDE - tile.capital() / MapTile.SIDE);
                sum += Math.max(dx, dy) == 1 ? Icons.trade(tile.icons(square)) : 0;
            }
            assertThat(sum).as("%s", civilization).isEqualTo(trade[civilization.index()]);
        }
    }
}
