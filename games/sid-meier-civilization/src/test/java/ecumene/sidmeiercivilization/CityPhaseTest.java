package ecumene.sidmeiercivilization;

import static ecumene.sidmeiercivilization.Moves.advance;
import static ecumene.sidmeiercivilization.Moves.arts;
import static ecumene.sidmeiercivilization.Moves.cancel;
import static ecumene.sidmeiercivilization.Moves.city;
import static ecumene.sidmeiercivilization.Moves.coin;
import static ecumene.sidmeiercivilization.Moves.endPhase;
import static ecumene.sidmeiercivilization.Moves.pay;
import static ecumene.sidmeiercivilization.Moves.place;
import static ecumene.sidmeiercivilization.Moves.play;
import static ecumene.sidmeiercivilization.Moves.produce;
import static ecumene.sidmeiercivilization.Moves.use;
import static ecumene.sidmeiercivilization.Table.BLUE;
import static ecumene.sidmeiercivilization.Table.RED;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.sidmeiercivilization.component.Ability;
import ecumene.sidmeiercivilization.component.Building;
import ecumene.sidmeiercivilization.component.Civilization;
import ecumene.sidmeiercivilization.component.EventCard;
import ecumene.sidmeiercivilization.component.Government;
import ecumene.sidmeiercivilization.component.Item;
import ecumene.sidmeiercivilization.component.Marker;
import ecumene.sidmeiercivilization.component.Resource;
import ecumene.sidmeiercivilization.component.Technology;
import ecumene.sidmeiercivilization.component.Terrain;
import ecumene.testkit.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;

/** City Management as a whole: what each city owes, and what is possible at any time. */
class CityPhaseTest {

    private static Table table() {
        return Tables.table().trade(RED, 0).culture(RED, 0);
    }

    @Rule(Rulebook.CITY)
    @Test
    void nobodyEndsThePhaseBeforeEachCityHasActed() {
        for (int culture : new int[] {0, 3}) {
            Table table = table().culture(RED, culture).city(RED, "c7").cityManagement(RED);
            assertThat(table.refusal(RED, endPhase()))
                    .as("with %s culture to spend", culture)
                    .isEqualTo(SidMeierCivilizationRefusal.CITIES_STILL_TO_ACT);
            table.play(RED, city("c7"));
            if (culture > 0) {
                assertThat(table.asked()).as("culture may come first").isEqualTo("city-action");
                table.play(RED, arts());
                assertThat(table.refusal(RED, endPhase()))
                        .as("the capital has not acted")
                        .isEqualTo(SidMeierCivilizationRefusal.CITIES_STILL_TO_ACT);
                table.play(RED, city("f2"), arts(), endPhase());
            }
            assertThat(table.position.actions[0]).isZero();
            assertThat(table.position.actions[1]).isZero();
            assertThat(table.asks(RED) && table.asked().equals("city-management"))
                    .isFalse();
        }
        assertThat(SidMeierCivilizationRefusal.CITIES_STILL_TO_ACT.rule()).isEqualTo(Rulebook.CITY);
    }

    @Rule({Rulebook.CITY, Rulebook.GOVERNMENTS})
    @Test
    void whatCannotActOwesNothing() {
        Table table = table().card(RED, EventCard.DROUGHT);
        table.position.government[RED] = (byte) Government.ANARCHY.index();
        assertThat(table.cityManagement(RED).moves(RED)).containsExactly(endPhase());
    }

    @Rule({Rulebook.CITY, Rulebook.GOVERNMENTS})
    @Test
    void whatAGovernmentAddsMayBeLeft() {
        Table table = table().card(RED, EventCard.DROUGHT).terrain(Terrain.FOREST, "e1", "e2");
        table.position.government[RED] = (byte) Government.MONARCHY.index();
        table.cityManagement(RED);
        table.position.actions[0] = 2;
        assertThat(table.refusal(RED, endPhase())).isEqualTo(SidMeierCivilizationRefusal.CITIES_STILL_TO_ACT);
        table.play(RED, city("f2"), arts());
        assertThat(table.moves(RED)).contains(city("f2"), endPhase());
    }

    /** Red's capital under Monarchy, with production, iron to harvest and uranium for Atomic Theory. */
    private static Table monarchy() {
        Table table = Table.of(Civilization.ROMANS, Civilization.RUSSIANS)
                .noFigures()
                .trade(RED, 0)
                .culture(RED, 0)
                .knows(RED, Technology.ATOMIC_THEORY)
                .marker(RED, Marker.VILLAGE_URANIUM)
                .card(RED, EventCard.DROUGHT)
                .terrain(Terrain.FOREST, "f1", "f3");
        table.position.government[RED] = (byte) Government.MONARCHY.index();
        table.cityManagement(RED);
        table.position.actions[0] = 2;
        return table;
    }

    private static final SidMeierCivilizationMove ARMY = produce("army");
    private static final SidMeierCivilizationMove IRON = new SidMeierCivilizationMove.Harvest(Resource.IRON);

    private static Table paid(Table table) {
        return table.play(RED, use(Ability.ATOMIC_LABOUR), pay("village-uranium"));
    }

    @Rule(Rulebook.GOVERNMENT_CARDS)
    @Test
    void whatMonarchyAddsIsOfAnotherKindThanTheFirst() {
        Table table = monarchy().play(RED, city("f2"), arts(), city("f2"));
        assertThat(table.moves(RED))
                .contains(ARMY, IRON, use(Ability.ATOMIC_LABOUR))
                .doesNotContain(arts());
        assertThat(table.refusal(RED, arts())).isEqualTo(SidMeierCivilizationRefusal.ANOTHER_KIND_OF_ACTION);
        assertThat(SidMeierCivilizationRefusal.ANOTHER_KIND_OF_ACTION.rule()).isEqualTo(Rulebook.GOVERNMENT_CARDS);
        assertThat(paid(table).moves(RED))
                .as("paid in the middle, Atomic Theory opens every kind")
                .contains(arts(), ARMY, IRON);
    }

    /** Atomic Theory: "one extra action with each own city", with no condition. */
    @Rule({Rulebook.RESOURCES, Rulebook.GOVERNMENT_CARDS})
    @Test
    void whatAtomicTheoryAddsToMonarchyIsOfAnyKind() {
        Table same = paid(monarchy()).play(RED, city("f2"), arts(), city("f2"));
        assertThat(same.moves(RED)).contains(arts(), ARMY, IRON);
        same.play(RED, arts(), city("f2"));
        assertThat(same.moves(RED))
                .as("Monarchy's is left")
                .contains(ARMY, IRON)
                .doesNotContain(arts());
        assertThat(same.refusal(RED, arts())).isEqualTo(SidMeierCivilizationRefusal.ANOTHER_KIND_OF_ACTION);
        same.play(RED, IRON);
        assertThat(same.position.actions[0]).isZero();

        Table other = paid(monarchy()).play(RED, city("f2"), arts(), city("f2"), IRON, city("f2"));
        assertThat(other.moves(RED)).as("Monarchy's is taken").contains(arts(), ARMY, IRON);

        Table later = monarchy().play(RED, city("f2"), IRON, city("f2"), arts());
        paid(later).play(RED, city("f2"));
        assertThat(later.moves(RED)).contains(arts(), ARMY, IRON);
    }

    @Rule({Rulebook.RESOURCES, Rulebook.GOVERNMENT_CARDS})
    @Test
    void whoHasNothingOfAnotherKindKeepsTheActionUntilThereIs() {
        Table table = table().card(RED, EventCard.DROUGHT);
        table.position.government[RED] = (byte) Government.MONARCHY.index();
        table.cityManagement(RED);
        table.position.actions[0] = 2;
        table.play(RED, city("f2"), arts());
        assertThat(table.moves(RED)).contains(endPhase()).doesNotContain(city("f2"));
        assertThat(table.refusal(RED, city("f2"))).isEqualTo(SidMeierCivilizationRefusal.ANOTHER_KIND_OF_ACTION);
        table.terrain(Terrain.FOREST, "e1", "e2");
        assertThat(table.moves(RED)).contains(city("f2"), endPhase());
    }

    @Rule(Rulebook.GOVERNMENT_CARDS)
    @Test
    void whatEgyptBuildsForNothingIsProducingUnderMonarchyToo() {
        Table table = Table.of(Civilization.EGYPTIANS, Civilization.RUSSIANS)
                .plain()
                .noFigures()
                .trade(RED, 0)
                .culture(RED, 0)
                .knows(RED, Technology.POTTERY)
                .card(RED, EventCard.DROUGHT)
                .terrain(Terrain.FOREST, "f2", "f3", "f4", "h3", "h4");
        table.position.government[RED] = (byte) Government.MONARCHY.index();
        table.cityManagement(RED);
        table.position.actions[0] = 2;
        SidMeierCivilizationMove free = new SidMeierCivilizationMove.ProduceFree(Item.of(Building.GRANARY));
        table.play(RED, city("g3"));
        assertThat(table.moves(RED).getFirst())
                .as("what costs nothing comes first")
                .isEqualTo(free);
        table.play(RED, ARMY, place("g2"), city("g3"));
        assertThat(table.moves(RED)).doesNotContain(free);
        assertThat(table.refusal(RED, free)).isEqualTo(SidMeierCivilizationRefusal.ANOTHER_KIND_OF_ACTION);
    }

    /** Writing uses up the action that it cancels (it is the capital's first), so Monarchy's is of another kind. */
    @Rule({Rulebook.RESOURCES, Rulebook.GOVERNMENT_CARDS})
    @Test
    void aCancelledFirstActionIsTheFirstAllTheSame() {
        Table table = monarchy().knows(BLUE, Technology.WRITING).marker(BLUE, Marker.VILLAGE_SPY);
        table.play(RED, city("f2"), arts())
                .play(BLUE, cancel(Ability.WRITING, "village-spy"))
                .play(RED, city("f2"));
        assertThat(table.position.culture[RED]).isZero();
        assertThat(table.moves(RED)).contains(ARMY, IRON).doesNotContain(arts());
        assertThat(table.refusal(RED, arts())).isEqualTo(SidMeierCivilizationRefusal.ANOTHER_KIND_OF_ACTION);
    }

    @Rule({Rulebook.TRACK, Rulebook.RESOURCES, Rulebook.EVENTS})
    @Test
    void cultureCoinsAbilitiesAndCardsAreOpenAlsoWhenACityWasNamed() {
        Table table = table().culture(RED, 6)
                .trade(RED, 6)
                .knows(RED, Technology.DEMOCRACY, Technology.ANIMAL_HUSBANDRY)
                .token(RED, Resource.WHEAT)
                .card(RED, EventCard.WE_LOVE_THE_DESPOT_DAY)
                .terrain(Terrain.FOREST, "e1")
                .cityManagement(RED)
                .play(RED, city("f2"));
        int production = table.production(0);
        assertThat(table.moves(RED))
                .contains(
                        arts(),
                        advance(),
                        coin(Technology.DEMOCRACY),
                        use(Ability.ANIMAL_HUSBANDRY),
                        play(EventCard.WE_LOVE_THE_DESPOT_DAY))
                .doesNotContain(endPhase());

        table.play(RED, use(Ability.ANIMAL_HUSBANDRY), pay("wheat-token"), coin(Technology.DEMOCRACY));
        assertThat(table.production(0)).isEqualTo(production + Ability.ANIMAL_HUSBANDRY.amount());
        table.play(RED, advance());
        assertThat(table.position.level[RED]).isEqualTo((byte) 1);
        assertThat(table.asked()).as("the city is still to act").isEqualTo("city-action");
        assertThat(table.refusal(RED, coin(Technology.DEMOCRACY)))
                .isEqualTo(SidMeierCivilizationRefusal.COIN_BOUGHT_THIS_TURN);
        assertThat(table.refusal(RED, use(Ability.ANIMAL_HUSBANDRY)))
                .isEqualTo(SidMeierCivilizationRefusal.ONCE_A_TURN);
        table.play(RED, produce("army"), place("g3"));
        assertThat(table.armiesOn("g3")).isEqualTo(1);
        assertThat(table.refusal(RED, city("f2"))).isEqualTo(SidMeierCivilizationRefusal.CITY_HAS_ACTED);
    }

    /** A city that could only devote itself to the arts: with something in hand that may change. */
    @Rule({Rulebook.CITY, Rulebook.TRACK})
    @Test
    void aSingleActionIsTakenAtOnceOnlyForWhoHasNothingElse() {
        Table bare = table().city(RED, "c7").cityManagement(RED).play(RED, city("f2"));
        assertThat(bare.position.culture[RED])
                .as("both cities, one after the other")
                .isEqualTo(2);

        Table holding = table().city(RED, "c7").card(RED, EventCard.DROUGHT).cityManagement(RED);
        holding.play(RED, city("f2"));
        assertThat(holding.asked()).as("whatever the card is").isEqualTo("city-action");
        assertThat(holding.moves(RED)).containsExactly(arts());
    }

    @Rule(Rulebook.TRACK)
    @Test
    void whatCultureLacksIsSaidAlsoWhenACityIsToAct() {
        Table trade = table().level(RED, 14).culture(RED, 7).trade(RED, 5);
        trade.card(RED, EventCard.DROUGHT).cityManagement(RED).play(RED, city("f2"));
        assertThat(trade.asked()).isEqualTo("city-action");
        assertThat(trade.refusal(RED, advance())).isEqualTo(SidMeierCivilizationRefusal.NOT_ENOUGH_TRADE);
        Table culture = table().culture(RED, 2).card(RED, EventCard.DROUGHT);
        culture.cityManagement(RED).play(RED, city("f2"));
        assertThat(culture.refusal(RED, advance())).isEqualTo(SidMeierCivilizationRefusal.NOT_ENOUGH_CULTURE);
    }

    @Rule(Rulebook.TRACK)
    @Test
    void cultureIsSpentInCityManagementAlone() {
        for (Table table : List.of(
                table().culture(RED, 9).start(RED),
                table().culture(RED, 9).negotiation(RED),
                table().culture(RED, 9).armies(RED, 1, "c7").movement(RED),
                table().culture(RED, 9).trade(RED, 27).research())) {
            assertThat(table.refusal(RED, advance()))
                    .as(table.asked())
                    .isEqualTo(SidMeierCivilizationRefusal.CULTURE_IN_CITY_MANAGEMENT);
        }
        assertThat(SidMeierCivilizationRefusal.CULTURE_IN_CITY_MANAGEMENT.rule())
                .isEqualTo(Rulebook.TRACK);
        assertThat(table().culture(RED, 9).cityManagement(RED).moves(RED)).contains(advance());
    }
}
