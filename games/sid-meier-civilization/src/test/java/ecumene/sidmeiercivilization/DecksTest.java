package ecumene.sidmeiercivilization;

import static ecumene.sidmeiercivilization.Moves.attack;
import static ecumene.sidmeiercivilization.Moves.city;
import static ecumene.sidmeiercivilization.Moves.done;
import static ecumene.sidmeiercivilization.Moves.go;
import static ecumene.sidmeiercivilization.Moves.move;
import static ecumene.sidmeiercivilization.Moves.newFront;
import static ecumene.sidmeiercivilization.Moves.produce;
import static ecumene.sidmeiercivilization.Moves.unit;
import static ecumene.sidmeiercivilization.Moves.use;
import static ecumene.sidmeiercivilization.Table.BLUE;
import static ecumene.sidmeiercivilization.Table.RED;
import static ecumene.sidmeiercivilization.Table.at;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.sidmeiercivilization.component.Ability;
import ecumene.sidmeiercivilization.component.Arm;
import ecumene.sidmeiercivilization.component.Building;
import ecumene.sidmeiercivilization.component.Civilization;
import ecumene.sidmeiercivilization.component.CoinHolder;
import ecumene.sidmeiercivilization.component.Era;
import ecumene.sidmeiercivilization.component.EventCard;
import ecumene.sidmeiercivilization.component.Marker;
import ecumene.sidmeiercivilization.component.Person;
import ecumene.sidmeiercivilization.component.Resource;
import ecumene.sidmeiercivilization.component.Technology;
import ecumene.sidmeiercivilization.component.Thing;
import ecumene.sidmeiercivilization.component.UnitCard;
import ecumene.sidmeiercivilization.component.Wonder;
import ecumene.testkit.Rule;
import org.junit.jupiter.api.Test;

/** Decks that run out, and loot of every kind. */
class DecksTest {

    private static Table table() {
        return Table.of(Civilization.ROMANS, Civilization.RUSSIANS).plain().noFigures();
    }

    @Rule(Rulebook.EVENTS)
    @Test
    void aDeckOfEventsThatIsUsedUpIsMadeOfItsDiscards() {
        Table table = table().culture(RED, 3).cityManagement(RED);
        for (EventCard card : EventCard.ALL) {
            if (card.era() == Era.ANCIENT) {
                table.position.eventDiscard[card.index()] += table.position.eventDeck[card.index()];
                table.position.eventDeck[card.index()] = 0;
            }
        }
        table.play(RED, new SidMeierCivilizationMove.AdvanceCulture());
        assertThat(table.position.handSize(RED, Era.ANCIENT.index())).isEqualTo(1);
        int left = 0;
        for (EventCard card : EventCard.ALL) {
            left += card.era() == Era.ANCIENT ? table.position.eventDeck[card.index()] : 0;
            assertThat(table.position.eventDiscard[card.index()]).isZero();
        }
        assertThat(left).isEqualTo(18);
    }

    @Rule(Rulebook.WONDERS)
    @Test
    void theMarketIsNotFilledWhenNoWonderIsLeft() {
        Table table = table().cityManagement(RED);
        for (Wonder wonder : Wonder.ALL) {
            if (table.position.wonderState[wonder.index()] == SidMeierCivilizationPosition.IN_DECK) {
                table.position.wonderState[wonder.index()] = SidMeierCivilizationPosition.GONE;
            }
        }
        table.position.bonus[0] = 20;
        table.play(RED, city("f2"), produce("stonehenge"), Moves.place("e2"));
        long open = Wonder.ALL.stream()
                .filter(wonder -> table.position.wonderState[wonder.index()] == SidMeierCivilizationPosition.IN_MARKET)
                .count();
        assertThat(open).isEqualTo(3);
    }

    @Rule(Rulebook.TRIBES)
    @Test
    void theBarbarianPlayerChoosesADeckForOneThatIsUsedUp() {
        Table table = table().tribe(Board.VILLAGE, "c8").armies(RED, 1, "c7").movement(RED);
        int infantry = Arm.INFANTRY.index() * UnitCard.STRENGTHS;
        for (int unit = infantry; unit < infantry + UnitCard.STRENGTHS; unit++) {
            table.position.forces[BLUE * UnitCard.COUNT + unit] += table.position.deck[unit];
            table.position.deck[unit] = 0;
        }
        table.play(RED, move("c7", 1, 0), go("c8"));
        assertThat(table.asked()).isEqualTo("barbarians");
        assertThat(table.refusal(BLUE, new SidMeierCivilizationMove.DrawBarbarian(Arm.INFANTRY)))
                .isEqualTo(SidMeierCivilizationRefusal.DECK_IS_EMPTY);
        assertThat(table.refusal(BLUE, new SidMeierCivilizationMove.DrawBarbarian(Arm.AIRCRAFT)))
                .isEqualTo(SidMeierCivilizationRefusal.DECK_IS_EMPTY);
        table.play(BLUE, new SidMeierCivilizationMove.DrawBarbarian(Arm.MOUNTED));
        int mounted = Arm.MOUNTED.index() * UnitCard.STRENGTHS;
        int drawn = 0;
        for (int i = 0; i < UnitCard.STRENGTHS; i++) {
            drawn += table.position.battleHand[UnitCard.COUNT + mounted + i];
        }
        assertThat(table.position.battleHandSize(1)).isEqualTo(3);
        assertThat(drawn).isEqualTo(2);
    }

    @Rule(Rulebook.BATTLE_ABILITIES)
    @Test
    void ballisticsDividesSixWounds() {
        Table table = table().knows(RED, Technology.BALLISTICS).token(RED, Resource.IRON);
        table.forces(RED, "mounted-a", "mounted-b").forces(BLUE, "infantry-c", "artillery-c");
        table.armies(RED, 1, "c7").armies(BLUE, 1, "c8").movement(RED);
        table.play(RED, move("c7", 1, 0), go("c8")).play(BLUE, unit("infantry-c"));
        table.play(RED, newFront(), unit("mounted-a"), Moves.endBattleTurn());
        table.play(BLUE, newFront());
        assertThat(table.asks(RED)).isTrue();
        table.play(RED, use(Ability.BALLISTICS));
        for (int i = 0; i < 3; i++) {
            table.play(RED, new SidMeierCivilizationMove.Wound(0), new SidMeierCivilizationMove.Wound(2));
        }
        // Nobody is left to play against, so the battle is over and the dead lie below their decks.
        assertThat(table.position.below[UnitCard.of("infantry-c").index()]).isEqualTo((byte) 1);
        assertThat(table.position.below[UnitCard.of("artillery-c").index()]).isEqualTo((byte) 1);
    }

    // ---------------------------------------------------------------- loot

    /** Red, much stronger, takes the city of blue on c9. */
    private static Table sack(Table table) {
        table.city(BLUE, "c9").forces(RED, "artillery-c", "artillery-c", "artillery-c", "mounted-c", "mounted-c");
        table.knows(RED, Technology.REPLACEABLE_PARTS, Technology.BALLISTICS, Technology.COMBUSTION);
        table.forces(BLUE);
        table.armies(RED, 2, "c8").movement(RED).play(RED, move("c8", 2, 0), go("c9"));
        return table.defaultsUntil("loot");
    }

    private static Table updated() {
        return Table.with(
                        SidMeierCivilization.LOOT,
                        SidMeierCivilization.UPDATED,
                        Civilization.ROMANS,
                        Civilization.RUSSIANS)
                .plain()
                .noFigures();
    }

    @Rule(Rulebook.LOOT)
    @Test
    void aCardIsStolenUnseen() {
        Table table = sack(table().card(BLUE, EventCard.DROUGHT));
        table.play(RED, new SidMeierCivilizationMove.TakeCard(Era.ANCIENT));
        assertThat(table.position.inHand(RED, EventCard.DROUGHT)).isEqualTo(1);
        assertThat(table.position.handSize(BLUE)).isZero();
        assertThat(table.toldTo(RED)).contains(new SidMeierCivilizationEvent.EventSeen(EventCard.DROUGHT));
    }

    @Rule(Rulebook.LOOT)
    @Test
    void upToTwoResourcesAreTakenFaceDownOnesUnseen() {
        Table table = sack(table().token(BLUE, Resource.SILK).marker(BLUE, Marker.VILLAGE_IRON));
        table.play(RED, new SidMeierCivilizationMove.TakeResource(Thing.of("silk-token")));
        assertThat(table.refusal(RED, new SidMeierCivilizationMove.TakeCard(Era.ANCIENT)))
                .isEqualTo(SidMeierCivilizationRefusal.NO_SUCH_LOOT);
        table.play(RED, new SidMeierCivilizationMove.TakeResource(Thing.of("village")));
        assertThat(table.position.tokens(RED, Resource.SILK)).isEqualTo(1);
        assertThat(table.position.markerCount(RED, false)).isEqualTo(1);
        assertThat(table.asked()).isNotEqualTo("loot");
    }

    @Rule(Rulebook.LOOT)
    @Test
    void theWinnerMayBeContentWithLess() {
        Table table = sack(table().token(BLUE, Resource.SILK, Resource.IRON));
        table.play(RED, new SidMeierCivilizationMove.TakeResource(Thing.of("silk-token")), done());
        assertThat(table.position.tokens(BLUE, Resource.IRON)).isEqualTo(1);
        assertThat(table.asked()).isNotEqualTo("loot");
    }

    @Rule(Rulebook.LOOT)
    @Test
    void aTechnologyNeedsItsPlaceAndATeacher() {
        Table table = sack(table().knows(BLUE, Technology.WRITING, Technology.CODE_OF_LAWS, Technology.CHIVALRY));
        assertThat(table.refusal(RED, Moves.choose(Technology.CODE_OF_LAWS)))
                .isEqualTo(SidMeierCivilizationRefusal.TECHNOLOGY_KNOWN_ALREADY);
        assertThat(table.refusal(RED, Moves.choose(Technology.CHIVALRY)))
                .isEqualTo(SidMeierCivilizationRefusal.NO_PLACE_IN_THE_PYRAMID);
        assertThat(table.refusal(RED, Moves.choose(Technology.POTTERY)))
                .isEqualTo(SidMeierCivilizationRefusal.NOBODY_TEACHES_THAT);
        table.play(RED, Moves.choose(Technology.WRITING));
        assertThat(Empire.knows(table.position, RED, Technology.WRITING)).isTrue();
    }

    @Rule(Rulebook.LOOT)
    @Test
    void withTheUpdateCoinsAreDestroyedForOneAndTakenForTwo() {
        Table small = updated().knows(BLUE, Technology.POTTERY);
        small.position.coinTokens[5] = 2;
        Table big = sack(small.copy());
        big.play(RED, new SidMeierCivilizationMove.TakeCoin(CoinHolder.POTTERY));
        assertThat(big.position.coinTokens[5]).isEqualTo((byte) 1);
        assertThat(big.position.sheetCoins[RED]).isEqualTo((byte) 1);
        small.scouts(BLUE, 1, "c8").armies(RED, 1, "c7").movement(RED).play(RED, move("c7", 1, 0), go("c8"));
        assertThat(small.refusal(RED, new SidMeierCivilizationMove.TakeCoin(CoinHolder.POTTERY)))
                .isEqualTo(SidMeierCivilizationRefusal.NOT_ENOUGH_LOOT);
        small.play(RED, new SidMeierCivilizationMove.DestroyCoin(CoinHolder.POTTERY));
        assertThat(small.position.coinTokens[5]).isEqualTo((byte) 1);
        assertThat(small.position.sheetCoins[RED]).isZero();
    }

    @Rule(Rulebook.LOOT)
    @Test
    void aCityFallsWithEverythingInItsOutskirts() {
        Table table = sack(table().token(BLUE, Resource.SILK)
                .building(Building.TEMPLE, "b8")
                .wonder(Wonder.ORACLE, "d10")
                .person(Person.ARTIST, "b10"));
        assertThat(Board.building(table.position, at("b8"))).isEqualTo(-1);
        assertThat(table.position.buildings[Building.TEMPLE.index()]).isEqualTo((byte) 5);
        assertThat(table.position.wonderState[Wonder.ORACLE.index()])
                .isEqualTo((byte) SidMeierCivilizationPosition.GONE);
        assertThat(Board.person(table.position, at("b10"))).isEqualTo(-1);
        assertThat(table.armiesOn("c9")).isEqualTo(2);
    }

    @Rule(Rulebook.FRONTS)
    @Test
    void whoHasNoUnitsLeftWaitsUntilTheOtherHasPlayedAll() {
        Table table = table().forces(RED, "mounted-a").forces(BLUE, "infantry-a", "artillery-a", "artillery-b");
        table.armies(RED, 1, "c7").armies(BLUE, 1, "c8").movement(RED);
        table.play(RED, move("c7", 1, 0), go("c8")).play(BLUE, unit("artillery-a"));
        table.play(RED, attack(0));
        assertThat(table.asks(BLUE)).isTrue();
        assertThat(table.position.battleHandSize(0)).isZero();
    }
}
