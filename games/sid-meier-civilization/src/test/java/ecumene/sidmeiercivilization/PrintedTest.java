package ecumene.sidmeiercivilization;

import static ecumene.sidmeiercivilization.Moves.city;
import static ecumene.sidmeiercivilization.Moves.produce;
import static ecumene.sidmeiercivilization.Table.RED;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.sidmeiercivilization.component.Arm;
import ecumene.sidmeiercivilization.component.Building;
import ecumene.sidmeiercivilization.component.Civilization;
import ecumene.sidmeiercivilization.component.EventCard;
import ecumene.sidmeiercivilization.component.Government;
import ecumene.sidmeiercivilization.component.Icons;
import ecumene.sidmeiercivilization.component.Item;
import ecumene.sidmeiercivilization.component.Person;
import ecumene.sidmeiercivilization.component.Technology;
import ecumene.sidmeiercivilization.component.Terrain;
import ecumene.sidmeiercivilization.component.Wonder;
import ecumene.testkit.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Everything that is printed on a marker or card does in play what it says. Expectations are written out here once more. */
class PrintedTest {

    private static Table table() {
        return Table.of(Civilization.ROMANS, Civilization.RUSSIANS).plain().noFigures();
    }

    private static int icons(Table table) {
        return Empire.icons(table.position, 0);
    }

    private static void yields(Table table, int trade, int production, int culture, int coins) {
        assertThat(Icons.trade(icons(table))).as("trade").isEqualTo(trade);
        assertThat(Icons.production(icons(table))).as("production").isEqualTo(production);
        assertThat(Icons.culture(icons(table))).as("culture").isEqualTo(culture);
        assertThat(Icons.coins(icons(table))).as("coins").isEqualTo(coins);
    }

    /** Technology, cost, terrain, then trade, production, culture, coins and combat bonus. */
    @Rule(Rulebook.BUILDINGS)
    @ParameterizedTest
    @CsvSource({
        "HARBOR, NAVIGATION, 7, WATER, 2, 1, 0, 0, 0",
        "TRADING_POST, CODE_OF_LAWS, 7, DESERT, 2, 0, 1, 0, 0",
        "WORKSHOP, CONSTRUCTION, 7, MOUNTAIN, 0, 3, 0, 0, 0",
        "IRON_MINE, RAILROAD, 10, MOUNTAIN, 0, 4, 0, 0, 0",
        "LIBRARY, WRITING, 5, GRASSLAND, 1, 0, 1, 0, 0",
        "UNIVERSITY, PRINTING_PRESS, 8, GRASSLAND, 2, 0, 2, 0, 0",
        "GRANARY, POTTERY, 5, GRASSLAND, 1, 1, 0, 0, 0",
        "AQUEDUCT, ENGINEERING, 8, GRASSLAND, 2, 2, 0, 0, 0",
        "MARKET, CURRENCY, 7, , 1, 1, 1, 0, 0",
        "BANK, BANKING, 10, , 1, 1, 1, 1, 0",
        "TEMPLE, PHILOSOPHY, 7, , 0, 0, 2, 0, 0",
        "CATHEDRAL, THEOLOGY, 10, , 0, 0, 3, 0, 0",
        "BARRACKS, METALWORKING, 7, , 2, 0, 0, 0, 2",
        "MILITARY_ACADEMY, MILITARY_SCIENCE, 10, , 2, 0, 0, 0, 4"
    })
    void aBuildingStandsOnItsTerrainAndYieldsItsIcons(
            Building building,
            Technology technology,
            int cost,
            Terrain terrain,
            int trade,
            int production,
            int culture,
            int coins,
            int combat) {
        Table table = table().terrain(terrain == null ? Terrain.FOREST : terrain, "e2");
        table.position.technologies[RED] = 0;
        table.cityManagement(RED);
        table.position.bonus[0] = (byte) (cost - Icons.production(icons(table)));
        table.play(RED, city("f2"));
        assertThat(table.refusal(RED, produce(building.id()))).isEqualTo(SidMeierCivilizationRefusal.NOT_UNLOCKED);
        table.knows(RED, technology);
        assertThat(table.moves(RED)).contains(produce(building.id()));
        table.play(RED, produce(building.id()));
        if (table.asked().equals("place-item")) {
            table.play(RED, Moves.place("e2"));
        }
        assertThat(Board.building(table.position, Table.at("e2"))).isEqualTo(building.index());
        yields(table, trade, production, culture, coins);
        assertThat(Empire.combatBonus(table.position, RED)).isEqualTo(combat);
        for (Terrain ground : Terrain.ALL) {
            boolean fits = terrain == null ? ground != Terrain.WATER : ground == terrain;
            assertThat(building.fits(ground)).as(ground.id()).isEqualTo(fits);
        }
    }

    /** Trade, production, culture, coins and combat bonus. */
    @Rule(Rulebook.PERSONS)
    @ParameterizedTest
    @CsvSource({
        "ARTIST, 1, 0, 2, 0, 0",
        "BUILDER, 0, 2, 0, 1, 0",
        "GENERAL, 0, 0, 0, 0, 4",
        "HUMANITARIAN, 1, 1, 1, 1, 0",
        "INDUSTRIALIST, 0, 0, 2, 1, 0",
        "SCIENTIST, 2, 1, 0, 0, 0"
    })
    void aGreatPersonYieldsItsIcons(Person person, int trade, int production, int culture, int coins, int combat) {
        Table table = table().person(person, "e2");
        yields(table, trade, production, culture, coins);
        assertThat(Empire.combatBonus(table.position, RED)).isEqualTo(combat);
        table.armies(Table.BLUE, 1, "e2");
        yields(table, 0, 0, 0, 0);
        assertThat(Empire.combatBonus(table.position, RED)).isEqualTo(combat);
    }

    /** Cost, the technology that makes it cheaper, the lower cost and the culture of its marker. */
    @Rule(Rulebook.WONDERS)
    @ParameterizedTest
    @CsvSource({
        "STONEHENGE, 10, , 10, 1",
        "COLOSSUS, 15, METALWORKING, 10, 1",
        "HANGING_GARDENS, 15, ANIMAL_HUSBANDRY, 10, 1",
        "ORACLE, 15, CODE_OF_LAWS, 10, 1",
        "ANGKOR_WAT, 20, THEOLOGY, 10, 2",
        "HIMEJI_SAMURAI_CASTLE, 20, MONARCHY, 15, 2",
        "PORCELAIN_TOWER, 20, CONSTRUCTION, 15, 2",
        "LOUVRE, 20, PRINTING_PRESS, 15, 2",
        "PANAMA_CANAL, 25, ENGINEERING, 20, 3",
        "STATUE_OF_LIBERTY, 25, METAL_CASTING, 20, 3",
        "SYDNEY_OPERA_HOUSE, 25, , 25, 3",
        "UNITED_NATIONS, 20, , 20, 3"
    })
    void aWonderCostsLessForThoseWhoKnowTheWay(Wonder wonder, int cost, Technology technology, int less, int culture) {
        Table table = table();
        table.position.technologies[RED] = 0;
        table.position.wonderState[wonder.index()] = SidMeierCivilizationPosition.IN_MARKET;
        table.cityManagement(RED);
        table.position.bonus[0] = (byte) (less - 1);
        table.trade(RED, 12).play(RED, city("f2"));
        assertThat(table.moves(RED))
                .doesNotContain(produce(wonder.id(), 0))
                .as("what is missing is rushed")
                .satisfies(moves -> assertThat(moves.contains(produce(wonder.id(), 3 * (cost - less + 1))))
                        .isEqualTo(cost - less + 1 <= 4));
        if (technology != null) {
            table.knows(RED, technology);
        }
        assertThat(table.moves(RED)).contains(produce(wonder.id(), 3));
        table.wonder(wonder, "e2");
        assertThat(Icons.culture(icons(table))).isEqualTo(culture);
    }

    /** Level, coins, places in the hand, stacking limit, speed, what water is to its figures, cities. */
    @Rule(Rulebook.ABILITIES)
    @ParameterizedTest
    @CsvSource({
        "ANIMAL_HUSBANDRY, 1, 0, 0, 2, 2, 0, 2",
        "CODE_OF_LAWS, 1, 0, 0, 2, 2, 0, 2",
        "CURRENCY, 1, 0, 0, 2, 2, 0, 2",
        "HORSEBACK_RIDING, 1, 0, 0, 2, 3, 0, 2",
        "MASONRY, 1, 0, 0, 3, 2, 0, 2",
        "METALWORKING, 1, 0, 0, 2, 2, 0, 2",
        "NAVIGATION, 1, 0, 0, 2, 2, 1, 2",
        "PHILOSOPHY, 1, 0, 0, 2, 2, 0, 2",
        "POTTERY, 1, 0, 1, 2, 2, 0, 2",
        "WRITING, 1, 0, 0, 2, 2, 0, 2",
        "CHIVALRY, 2, 0, 0, 2, 2, 0, 2",
        "CIVIL_SERVICE, 2, 1, 1, 2, 2, 0, 2",
        "CONSTRUCTION, 2, 0, 0, 2, 2, 0, 2",
        "DEMOCRACY, 2, 0, 0, 2, 2, 0, 2",
        "ENGINEERING, 2, 0, 0, 2, 2, 0, 2",
        "IRRIGATION, 2, 0, 0, 2, 2, 0, 3",
        "MATHEMATICS, 2, 0, 0, 2, 2, 0, 2",
        "MONARCHY, 2, 0, 0, 2, 2, 0, 2",
        "PRINTING_PRESS, 2, 0, 0, 4, 2, 0, 2",
        "SAILING, 2, 0, 0, 2, 4, 2, 2",
        "BANKING, 3, 0, 0, 2, 2, 0, 2",
        "BIOLOGY, 3, 0, 0, 5, 2, 0, 2",
        "COMMUNISM, 3, 0, 0, 2, 2, 0, 2",
        "GUNPOWDER, 3, 0, 0, 2, 2, 0, 2",
        "METAL_CASTING, 3, 0, 0, 2, 2, 0, 2",
        "MILITARY_SCIENCE, 3, 0, 0, 2, 2, 0, 2",
        "RAILROAD, 3, 1, 0, 2, 2, 0, 2",
        "STEAM_POWER, 3, 0, 0, 2, 5, 2, 2",
        "THEOLOGY, 3, 0, 1, 2, 2, 0, 2",
        "ATOMIC_THEORY, 4, 0, 0, 2, 2, 0, 2",
        "BALLISTICS, 4, 0, 0, 2, 2, 0, 2",
        "COMBUSTION, 4, 0, 0, 2, 2, 0, 2",
        "COMPUTERS, 4, 1, 0, 2, 2, 0, 2",
        "FLIGHT, 4, 0, 0, 2, 6, 2, 2",
        "MASS_MEDIA, 4, 0, 0, 2, 2, 0, 2",
        "REPLACEABLE_PARTS, 4, 0, 0, 6, 2, 0, 2",
        "SPACE_FLIGHT, 5, 0, 0, 2, 2, 0, 2"
    })
    void aTechnologyGivesWhatItShows(
            Technology technology, int level, int coins, int hand, int stacking, int speed, int water, int cities) {
        Table table = table();
        table.position.technologies[RED] = technology.bit();
        assertThat(technology.level()).isEqualTo(level);
        assertThat(Empire.researchCost(table.position, RED, level)).isEqualTo(1 + 5 * level);
        assertThat(table.coins(RED)).isEqualTo(coins);
        assertThat(Empire.handLimit(table.position, RED)).isEqualTo(2 + hand);
        assertThat(Empire.stackingLimit(table.position, RED)).isEqualTo(stacking);
        assertThat(Empire.speed(table.position, RED)).isEqualTo(speed);
        assertThat(Empire.crossesWater(table.position, RED)).isEqualTo(water > 0);
        assertThat(Empire.stopsInWater(table.position, RED)).isEqualTo(water > 1);
        assertThat(Empire.cityLimit(table.position, RED)).isEqualTo(cities);
    }

    @Rule(Rulebook.UNITS)
    @ParameterizedTest
    @CsvSource({
        "CHIVALRY, MOUNTED, 2, 7",
        "DEMOCRACY, INFANTRY, 2, 7",
        "MATHEMATICS, ARTILLERY, 2, 7",
        "GUNPOWDER, INFANTRY, 3, 9",
        "METAL_CASTING, ARTILLERY, 3, 9",
        "RAILROAD, MOUNTED, 3, 9",
        "BALLISTICS, ARTILLERY, 4, 11",
        "COMBUSTION, MOUNTED, 4, 11",
        "REPLACEABLE_PARTS, INFANTRY, 4, 11",
        "FLIGHT, AIRCRAFT, 1, 12"
    })
    void aTechnologyImprovesAnArmWhichThenCostsMore(Technology technology, Arm arm, int rank, int cost) {
        Table table = Table.with("ranks", "direct", Civilization.ROMANS, Civilization.RUSSIANS)
                .plain()
                .noFigures()
                .knows(RED, technology);
        for (Arm other : Arm.ALL) {
            assertThat(Empire.rank(table.position, RED, other)).isEqualTo(other == arm ? rank : 1);
        }
        table.trade(RED, 3).cityManagement(RED);
        table.position.bonus[0] = (byte) (cost - 1);
        table.play(RED, city("f2"));
        assertThat(table.moves(RED))
                .contains(produce(Item.of(arm).id(), 3))
                .doesNotContain(produce(Item.of(arm).id(), 0));
    }

    @Rule(Rulebook.GOVERNMENTS)
    @ParameterizedTest
    @CsvSource({
        "ANARCHY, , 0, 0, 0",
        "DESPOTISM, , 0, 0, 0",
        "REPUBLIC, CODE_OF_LAWS, 0, 0, 0",
        "MONARCHY, MONARCHY, 0, 0, 0",
        "FEUDALISM, CHIVALRY, 0, 1, 0",
        "DEMOCRACY, DEMOCRACY, 0, 0, 0",
        "COMMUNISM, COMMUNISM, 2, 0, 0",
        "FUNDAMENTALISM, THEOLOGY, 0, 0, 1"
    })
    void aGovernmentGivesWhatItShows(
            Government government, Technology technology, int production, int coins, int hand) {
        Table table = table();
        table.position.government[RED] = (byte) government.index();
        assertThat(government.technology()).isEqualTo(technology);
        assertThat(table.production(0)).isEqualTo(production);
        assertThat(table.coins(RED)).isEqualTo(coins);
        assertThat(Empire.battleHand(table.position, RED)).isEqualTo(3 + hand);
    }

    @Rule(Rulebook.EVENTS)
    @Test
    void theEventsOfAnAgeFollowOneAnother() {
        for (EventCard card : EventCard.ALL) {
            int era = card.era().index();
            assertThat(card.index()).isBetween(EventCard.first(era), EventCard.first(era + 1) - 1);
        }
    }
}
