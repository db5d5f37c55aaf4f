package ecumene.sidmeiercivilization;

import static ecumene.sidmeiercivilization.Moves.at;
import static ecumene.sidmeiercivilization.Moves.attack;
import static ecumene.sidmeiercivilization.Moves.cancel;
import static ecumene.sidmeiercivilization.Moves.change;
import static ecumene.sidmeiercivilization.Moves.choose;
import static ecumene.sidmeiercivilization.Moves.city;
import static ecumene.sidmeiercivilization.Moves.endPhase;
import static ecumene.sidmeiercivilization.Moves.go;
import static ecumene.sidmeiercivilization.Moves.heal;
import static ecumene.sidmeiercivilization.Moves.letPass;
import static ecumene.sidmeiercivilization.Moves.move;
import static ecumene.sidmeiercivilization.Moves.pay;
import static ecumene.sidmeiercivilization.Moves.place;
import static ecumene.sidmeiercivilization.Moves.play;
import static ecumene.sidmeiercivilization.Moves.player;
import static ecumene.sidmeiercivilization.Moves.produce;
import static ecumene.sidmeiercivilization.Moves.unit;
import static ecumene.sidmeiercivilization.Moves.use;
import static ecumene.sidmeiercivilization.Table.BLUE;
import static ecumene.sidmeiercivilization.Table.GREEN;
import static ecumene.sidmeiercivilization.Table.RED;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.Seats;
import ecumene.sidmeiercivilization.component.Ability;
import ecumene.sidmeiercivilization.component.Building;
import ecumene.sidmeiercivilization.component.Civilization;
import ecumene.sidmeiercivilization.component.EventCard;
import ecumene.sidmeiercivilization.component.Government;
import ecumene.sidmeiercivilization.component.Marker;
import ecumene.sidmeiercivilization.component.Person;
import ecumene.sidmeiercivilization.component.Resource;
import ecumene.sidmeiercivilization.component.Technology;
import ecumene.sidmeiercivilization.component.Terrain;
import ecumene.sidmeiercivilization.component.UnitCard;
import ecumene.sidmeiercivilization.component.Wonder;
import ecumene.testkit.Rule;
import org.junit.jupiter.api.Test;

/** What answers what, and what lasting effects come of cards, wonders and victories. */
class ChainsTest {

    private static Table table() {
        return Tables.table();
    }

    private static Table three() {
        return Table.of(Civilization.ROMANS, Civilization.EGYPTIANS, Civilization.CHINESE)
                .plain()
                .noFigures();
    }

    // ---------------------------------------------------------------- cancelling

    @Rule(Rulebook.EVENTS)
    @Test
    void theLastOfThreeCancellingCardsDecides() {
        Table table = table().card(RED, EventCard.CITIZENS_ARE_REVOLTING, EventCard.PRIMETIME_TV)
                .card(BLUE, EventCard.JOUSTING_TOURNEY, EventCard.JOUSTING_TOURNEY)
                .start(RED)
                .play(RED, play(EventCard.CITIZENS_ARE_REVOLTING))
                .play(BLUE, cancel(EventCard.JOUSTING_TOURNEY))
                .play(RED, cancel(EventCard.PRIMETIME_TV));
        assertThat(table.asks(BLUE)).isTrue();
        Table passed = table.copy().play(BLUE, letPass(), letPass());
        assertThat(Empire.government(passed.position, BLUE)).isEqualTo(Government.ANARCHY);
        table.play(BLUE, cancel(EventCard.JOUSTING_TOURNEY));
        assertThat(Empire.government(table.position, BLUE)).isNotEqualTo(Government.ANARCHY);
        assertThat(table.position.handSize(RED) + table.position.handSize(BLUE))
                .as("all four cards are gone")
                .isZero();
    }

    @Rule(Rulebook.EVENTS)
    @Test
    void allAreAskedInTurnOrderAndSomebodyElseMayHelp() {
        Table table = three().card(RED, EventCard.CITIZENS_ARE_REVOLTING)
                .card(BLUE, EventCard.LOST)
                .card(GREEN, EventCard.JOUSTING_TOURNEY)
                .start(RED)
                .play(RED, play(EventCard.CITIZENS_ARE_REVOLTING), player(BLUE));
        assertThat(Seats.first(table.game.awaiting(table.position))).isEqualTo(BLUE);
        table.play(BLUE, letPass());
        assertThat(Seats.first(table.game.awaiting(table.position))).isEqualTo(GREEN);
        table.play(GREEN, cancel(EventCard.JOUSTING_TOURNEY)).play(BLUE, letPass());
        assertThat(Empire.government(table.position, BLUE)).isNotEqualTo(Government.ANARCHY);
    }

    @Rule(Rulebook.EVENTS)
    @Test
    void massMediaProtectsEveryCardOfItsOwner() {
        Table table = table().knows(RED, Technology.MASS_MEDIA)
                .knows(BLUE, Technology.CIVIL_SERVICE)
                .marker(BLUE, Marker.HUT_SPY)
                .card(RED, EventCard.CITIZENS_ARE_REVOLTING)
                .card(BLUE, EventCard.JOUSTING_TOURNEY, EventCard.PRIMETIME_TV)
                .start(RED)
                .play(RED, play(EventCard.CITIZENS_ARE_REVOLTING));
        assertThat(Empire.government(table.position, BLUE)).isEqualTo(Government.ANARCHY);
        Table answer = table().knows(BLUE, Technology.MASS_MEDIA)
                .card(RED, EventCard.CITIZENS_ARE_REVOLTING, EventCard.PRIMETIME_TV)
                .card(BLUE, EventCard.JOUSTING_TOURNEY)
                .start(RED)
                .play(RED, play(EventCard.CITIZENS_ARE_REVOLTING))
                .play(BLUE, cancel(EventCard.JOUSTING_TOURNEY));
        assertThat(answer.asked()).as("nobody cancels the answer").isNotEqualTo("respond");
        assertThat(Empire.government(answer.position, BLUE)).isNotEqualTo(Government.ANARCHY);
        Table gift = table().knows(RED, Technology.MASS_MEDIA, Technology.CONSTRUCTION)
                .card(RED, EventCard.A_GENEROUS_GIFT)
                .card(BLUE, EventCard.JOUSTING_TOURNEY)
                .cityManagement(RED)
                .play(RED, use(Ability.CONSTRUCTION), pay("a-generous-gift"));
        assertThat(gift.position.bonus[0]).as("nor the gift").isEqualTo((byte) 5);
    }

    @Rule(Rulebook.RESOURCES)
    @Test
    void anAbilityThatCancelsCanBeCancelledItself() {
        Table table = table().knows(RED, Technology.CURRENCY)
                .token(RED, Resource.INCENSE)
                .card(RED, EventCard.PRIMETIME_TV)
                .knows(BLUE, Technology.MASS_MEDIA)
                .marker(BLUE, Marker.HUT_SPY)
                .cityManagement(RED)
                .play(RED, use(Ability.CURRENCY), pay("incense-token"))
                .play(BLUE, cancel(Ability.MASS_MEDIA, "hut-spy"));
        assertThat(table.asks(RED)).isTrue();
        Table passed = table.copy().play(RED, letPass());
        assertThat(passed.position.culture[RED]).isZero();
        assertThat(passed.position.tokens[Resource.INCENSE.index()])
                .as("what was paid is lost")
                .isZero();
        table.play(RED, cancel(EventCard.PRIMETIME_TV));
        assertThat(table.position.culture[RED]).isEqualTo(3);
        assertThat(table.position.markerCount(BLUE, true)).isZero();
    }

    @Rule(Rulebook.RESOURCES)
    @Test
    void writingCannotBeStoppedByACardAgainstEvents() {
        Table table = table().knows(BLUE, Technology.WRITING)
                .marker(BLUE, Marker.HUT_SPY)
                .card(RED, EventCard.JOUSTING_TOURNEY)
                .trade(RED, 0)
                .cityManagement(RED)
                .play(RED, city("f2"), Moves.arts())
                .play(BLUE, cancel(Ability.WRITING, "hut-spy"));
        assertThat(table.asked()).isNotEqualTo("respond");
        assertThat(table.position.culture[RED]).isZero();
        assertThat(table.position.actions[0]).as("the action is gone").isZero();
    }

    // ---------------------------------------------------------------- the United Nations

    @Rule({Rulebook.EVENTS, Rulebook.WONDERS})
    @Test
    void theUnitedNationsCoverFiguresBuildingsAndSquares() {
        Table land = table().card(RED, EventCard.DROUGHT)
                .wonder(Wonder.UNITED_NATIONS, "b13")
                .start(RED)
                .play(RED, play(EventCard.DROUGHT), at("d15"));
        assertThat(land.asked()).isEqualTo("consent");
        assertThat(land.asks(BLUE)).isTrue();
        Table agreed = land.copy().play(BLUE, new SidMeierCivilizationMove.Agree());
        assertThat(Board.terrain(agreed.position, Table.at("d15"))).isEqualTo(Terrain.DESERT);
        land.play(BLUE, new SidMeierCivilizationMove.Refuse());
        assertThat(Board.terrain(land.position, Table.at("d15"))).isEqualTo(Terrain.GRASSLAND);
        assertThat(land.moves(RED)).contains(play(EventCard.DROUGHT));
        land.play(RED, play(EventCard.DROUGHT));
        assertThat(land.refusal(RED, at("d15"))).isEqualTo(SidMeierCivilizationRefusal.NO_SUCH_TARGET);

        Table building = table().card(RED, EventCard.SABOTAGE)
                .wonder(Wonder.UNITED_NATIONS, "b13")
                .building(Building.TEMPLE, "d13")
                .armies(RED, 1, "d11")
                .start(RED)
                .play(RED, play(EventCard.SABOTAGE));
        assertThat(building.asked()).isEqualTo("consent");

        Table figure = table().card(RED, EventCard.DISORIENTED)
                .wonder(Wonder.UNITED_NATIONS, "b13")
                .armies(BLUE, 1, "f8")
                .cityManagement(RED)
                .play(RED, play(EventCard.DISORIENTED), at("f9"));
        assertThat(figure.asked()).isEqualTo("consent");
        figure.play(BLUE, new SidMeierCivilizationMove.Agree());
        assertThat(figure.armiesOn("f9")).isEqualTo(1);
    }

    @Rule({Rulebook.EVENTS, Rulebook.BLOCKADES})
    @Test
    void theUnitedNationsUnderABlockadeProtectNobody() {
        Table table = table().card(RED, EventCard.CITIZENS_ARE_REVOLTING)
                .wonder(Wonder.UNITED_NATIONS, "b13")
                .armies(RED, 1, "b13")
                .start(RED)
                .play(RED, play(EventCard.CITIZENS_ARE_REVOLTING));
        assertThat(Empire.government(table.position, BLUE)).isEqualTo(Government.ANARCHY);
    }

    @Rule({Rulebook.EVENTS, Rulebook.WONDERS})
    @Test
    void whoAgreesMayStillCancel() {
        Table table = table().card(RED, EventCard.CITIZENS_ARE_REVOLTING)
                .card(BLUE, EventCard.BREAD_AND_CIRCUSES)
                .wonder(Wonder.UNITED_NATIONS, "b13")
                .start(RED)
                .play(RED, play(EventCard.CITIZENS_ARE_REVOLTING))
                .play(BLUE, new SidMeierCivilizationMove.Agree());
        assertThat(table.asked()).isEqualTo("respond");
        table.play(BLUE, cancel(EventCard.BREAD_AND_CIRCUSES));
        assertThat(Empire.government(table.position, BLUE)).isNotEqualTo(Government.ANARCHY);
    }

    // ---------------------------------------------------------------- governments

    /** From any question of round 1 to the start of turn of red in round 2. */
    private static Table nextTurn(Table table) {
        while (table.position.round == 1) {
            int seat = Seats.first(table.game.awaiting(table.position));
            table.play(seat, table.game.defaultMove(table.position, seat));
        }
        return table.defaultsUntil(RED, "start-of-turn");
    }

    @Rule(Rulebook.GOVERNMENTS)
    @Test
    void aGovernmentLearntByConquestIsAdoptedInTheTurnAfter() {
        Table table = table().knows(RED, Technology.POTTERY, Technology.WRITING)
                .knows(BLUE, Technology.MONARCHY)
                .forces(RED, "infantry-c", "mounted-c", "artillery-c")
                .forces(BLUE)
                .city(BLUE, "f8")
                .armies(RED, 1, "f7")
                .scouts(RED, 1, "c6")
                .movement(RED)
                .play(RED, move("f7", 1, 0), go("f8"))
                .defaultsUntil("loot");
        table.play(RED, choose(Technology.MONARCHY));
        assertThat(Empire.knows(table.position, RED, Technology.MONARCHY)).isTrue();
        nextTurn(table).play(RED, change(Government.MONARCHY));
        assertThat(Empire.government(table.position, RED)).isEqualTo(Government.MONARCHY);
    }

    @Rule({Rulebook.GOVERNMENTS, Rulebook.EVENTS})
    @Test
    void aGovernmentLearntByACardIsAdoptedInTheTurnAfterByBoth() {
        Table table = table().knows(RED, Technology.POTTERY, Technology.WRITING, Technology.CHIVALRY)
                .knows(BLUE, Technology.POTTERY, Technology.WRITING, Technology.DEMOCRACY)
                .card(RED, EventCard.KNOWLEDGE_SHARED)
                .scouts(RED, 1, "c6")
                .start(RED)
                .play(RED, play(EventCard.KNOWLEDGE_SHARED));
        table.play(BLUE, choose(Technology.CHIVALRY));
        assertThat(table.refusal(RED, change(Government.DEMOCRACY)))
                .isEqualTo(SidMeierCivilizationRefusal.GOVERNMENT_COMES_NEXT_TURN);
        table.play(RED, endPhase());
        nextTurn(table).play(RED, change(Government.DEMOCRACY));
        assertThat(Empire.government(table.position, RED)).isEqualTo(Government.DEMOCRACY);
        table.play(RED, endPhase()).defaultsUntil(BLUE, "start-of-turn");
    }

    @Rule(Rulebook.CIVILIZATIONS)
    @Test
    void romeAdvancesForAWonderAndForConquests() {
        Table wonder =
                table().trade(RED, 27).knows(RED, Technology.METALWORKING).cityManagement(RED);
        wonder.position.bonus[0] = 20;
        wonder.position.wonderState[Wonder.STONEHENGE.index()] = SidMeierCivilizationPosition.IN_MARKET;
        int level = wonder.position.level[RED];
        wonder.play(RED, city("f2"), produce("stonehenge", 0), place("e2"));
        assertThat(wonder.position.level[RED]).isEqualTo((byte) (level + 1));
        Table conquest = table().knows(BLUE, Technology.POTTERY)
                .forces(RED, "infantry-c", "mounted-c", "artillery-c")
                .forces(BLUE)
                .city(BLUE, "f8")
                .armies(RED, 1, "f7")
                .movement(RED)
                .play(RED, move("f7", 1, 0), go("f8"))
                .defaultsUntil("loot");
        assertThat(conquest.position.level[RED]).isEqualTo((byte) 1);
    }

    // ---------------------------------------------------------------- battles

    @Rule({Rulebook.CIVILIZATIONS, Rulebook.WINNING})
    @Test
    void whenItsCapitalFallsChinaIsNotAskedForAUnit() {
        Table table =
                Table.of(Civilization.RUSSIANS, Civilization.CHINESE).plain().noFigures();
        table.forces(BLUE, "mounted-a").forces(RED, "mounted-c");
        table.position.walls[SidMeierCivilizationPosition.CITIES] = 0;
        table.armies(RED, 1, "c14").movement(RED);
        table.play(RED, move("c14", 1, 0), go("b14"));
        // More than any capital has.
        table.position.battleBonus[0] = 30;
        table.play(RED, attack(0));
        assertThat(table.position.isFinished()).isTrue();
        assertThat(table.result().reason()).isEqualTo("conquest");
        assertThat(table.result().winners()).containsExactly(RED);
    }

    @Rule(Rulebook.CIVILIZATIONS)
    @Test
    void chinaTakesBackOneUnitAlsoAsLosingDefender() {
        Table table =
                Table.of(Civilization.RUSSIANS, Civilization.CHINESE).plain().noFigures();
        table.forces(BLUE, "mounted-a").forces(RED, "mounted-c");
        table.armies(RED, 1, "c7").armies(BLUE, 1, "c8").movement(RED);
        table.play(RED, move("c7", 1, 0), go("c8"), attack(0));
        assertThat(table.asked()).isEqualTo("reclaim-unit");
        assertThat(table.asks(BLUE)).isTrue();
        assertThat(table.refusal(BLUE, new SidMeierCivilizationMove.ReclaimUnit(UnitCard.of("mounted-c"))))
                .as("a unit of the enemy")
                .isEqualTo(SidMeierCivilizationRefusal.UNIT_NOT_KILLED);
        table.play(BLUE, new SidMeierCivilizationMove.ReclaimUnit(UnitCard.of("mounted-a")));
        assertThat(table.position.forces(BLUE)).isEqualTo(1);
        assertThat(table.armiesOn("c8")).isEqualTo(1);
        assertThat(Board.owner(table.position, Table.at("c8")))
                .as("lost all the same")
                .isEqualTo(RED);
    }

    @Rule(Rulebook.BATTLE_ABILITIES)
    @Test
    void animalHusbandryHealsThreeWoundsAndBiologyAll() {
        Table table = table().knows(RED, Technology.ANIMAL_HUSBANDRY, Technology.BIOLOGY);
        table.position.attacker = -1;
        Tables.front(table).play(RED, attack(0), unit("mounted-c"));
        // Two units of red with many wounds.
        table.position.fronts[1] = 2;
        Table bandaged = table.copy();
        bandaged.play(RED, heal(Technology.ANIMAL_HUSBANDRY), new SidMeierCivilizationMove.Heal(0));
        assertThat(bandaged.position.fronts[1]).isEqualTo((byte) 1);
        bandaged.play(RED, new SidMeierCivilizationMove.Heal(0));
        assertThat(bandaged.position.fronts[1]).isZero();
        assertThat(bandaged.asked()).as("nothing is left to heal").isNotEqualTo("healing");
        table.play(RED, heal(Technology.BIOLOGY));
        assertThat(table.position.fronts[1]).isZero();
    }

    // ---------------------------------------------------------------- coins

    @Rule({Rulebook.COINS, Rulebook.WONDERS, Rulebook.LOOT})
    @Test
    void thePanamaCanalTakesItsCoinsAlong() {
        Table table = table().city(RED, "f8").wonder(Wonder.PANAMA_CANAL, "e8").start(RED);
        table.position.panamaCoins = 3;
        assertThat(table.coins(RED)).isEqualTo(3);
        table.armies(BLUE, 1, "e8");
        assertThat(table.coins(RED)).as("under a blockade").isZero();
        table.noFigures();
        assertThat(table.coins(RED)).as("and after it").isEqualTo(3);
        Table struck = table.copy();
        Table replaced = table.copy();
        struck.armies(BLUE, 1, "a5")
                .knows(BLUE, Technology.ATOMIC_THEORY)
                .marker(BLUE, Marker.VILLAGE_URANIUM)
                .movement(BLUE)
                .play(BLUE, use(Ability.ATOMIC_STRIKE));
        struck.defaultsUntil("movement");
        assertThat(struck.position.citySquare[1]).isEqualTo(SidMeierCivilizationPosition.NONE);
        assertThat(struck.coins(RED)).isZero();
        assertThat(struck.position.panamaCoins).isZero();
        replaced.trade(RED, 0).cityManagement(RED);
        replaced.position.bonus[1] = 20;
        replaced.play(RED, city("f8"), produce("stonehenge", 0));
        assertThat(Board.wonder(replaced.position, Table.at("e8")))
                .as("one wonder in each city, so this one gives way")
                .isEqualTo(Wonder.STONEHENGE.index());
        assertThat(replaced.coins(RED)).isZero();
        assertThat(replaced.position.panamaCoins).isZero();
    }

    @Rule(Rulebook.RESOURCES)
    @Test
    void anAtomicStrikeLeavesNobodyInTheCityOrAroundIt() {
        Table table = table().knows(RED, Technology.ATOMIC_THEORY)
                .marker(RED, Marker.VILLAGE_URANIUM)
                .city(BLUE, "f8")
                .building(Building.TEMPLE, "e7")
                .person(Person.ARTIST, "g7")
                .armies(BLUE, 1, "f8")
                .armies(RED, 1, "e9")
                .scouts(BLUE, 1, "g9")
                .armies(BLUE, 1, "h8")
                .movement(RED)
                .play(RED, use(Ability.ATOMIC_STRIKE));
        table.defaultsUntil("movement");
        assertThat(table.armiesOn("f8")).as("in the centre").isZero();
        assertThat(table.armiesOn("e9")).as("own figures too").isZero();
        assertThat(table.scoutsOn("g9")).isZero();
        assertThat(table.armiesOn("h8")).as("beside the outskirts").isEqualTo(1);
        assertThat(Board.building(table.position, Table.at("e7"))).isEqualTo(-1);
        assertThat(Board.person(table.position, Table.at("g7"))).isEqualTo(-1);
    }

    // ---------------------------------------------------------------- deals

    @Rule(Rulebook.DEALS)
    @Test
    void noNumberOfOffersOrDraftsEndsANegotiation() {
        Table table = table().trade(RED, 27).trade(BLUE, 0).negotiation(RED);
        for (int i = 0; i < 200; i++) {
            table.play(RED, Moves.deal(BLUE), new SidMeierCivilizationMove.DropOffer());
        }
        for (int i = 0; i < 27; i++) {
            table.play(RED, Moves.deal(BLUE), Moves.give("trade"), Moves.sendOffer());
            table.play(BLUE, new SidMeierCivilizationMove.RefuseOffer(RED));
        }
        for (int i = 0; i < 27; i++) {
            table.play(RED, Moves.deal(BLUE), Moves.give("trade"), Moves.sendOffer());
            table.play(BLUE, Moves.accept(RED));
        }
        assertThat(table.position.trade[BLUE]).isEqualTo(27);
        assertThat(table.moves(RED)).contains(Moves.deal(BLUE));
    }

    @Rule(Rulebook.HOUSE)
    @Test
    void machinesFindAnEndOfOffers() {
        Table table = table().trade(RED, 27).trade(BLUE, 3).negotiation(RED);
        for (int i = 0; i < 100; i++) {
            table.play(RED, Moves.deal(BLUE), Moves.give("trade"), Moves.sendOffer());
            table.play(BLUE, new SidMeierCivilizationMove.RefuseOffer(RED));
        }
        assertThat(table.refusal(RED, Moves.deal(BLUE))).isEqualTo(SidMeierCivilizationRefusal.ENOUGH_OFFERS);
        assertThat(SidMeierCivilizationRefusal.ENOUGH_OFFERS.rule()).isEqualTo(Rulebook.HOUSE);
        table.play(BLUE, Moves.deal(RED), Moves.give("trade"), Moves.sendOffer());
        assertThat(table.refusal(RED, new SidMeierCivilizationMove.CounterOffer(BLUE)))
                .isEqualTo(SidMeierCivilizationRefusal.ENOUGH_OFFERS);
        table.play(RED, Moves.accept(BLUE)).play(RED, endPhase()).play(BLUE, endPhase());
        assertThat(table.asked()).isNotEqualTo("negotiation");
        table.defaultsUntil("city-management").defaultsUntil("negotiation");
        assertThat(table.moves(RED)).as("a new turn").contains(Moves.deal(BLUE));
    }

    @Rule(Rulebook.DEALS)
    @Test
    void offersBegunSinceTheLatestDealAreRemembered() {
        Table table = table().trade(RED, 27).trade(BLUE, 3).negotiation(RED);
        for (int i = 1; i <= 3; i++) {
            table.play(RED, Moves.deal(BLUE), Moves.give("trade"), Moves.sendOffer());
            table.play(BLUE, new SidMeierCivilizationMove.RefuseOffer(RED));
            assertThat(table.position.offers.vain[RED]).isEqualTo((byte) i);
        }
        table.play(BLUE, Moves.deal(RED), Moves.give("trade"), Moves.sendOffer());
        table.play(RED, Moves.accept(BLUE)).play(BLUE, Moves.deal(RED), Moves.ask("trade"), Moves.sendOffer());
        assertThat(table.position.offers.vain[BLUE]).as("a deal begins anew").isEqualTo((byte) 1);
    }

    @Rule(Rulebook.WONDERS)
    @Test
    void theGardensNeedRoomAndAFigure() {
        Table full = table().wonder(Wonder.HANGING_GARDENS, "e2")
                .armies(RED, 2, "e2")
                .start(RED);
        assertThat(full.refusal(RED, use(Wonder.HANGING_GARDENS))).isEqualTo(SidMeierCivilizationRefusal.STACK_IS_FULL);
        Table spent = table().wonder(Wonder.HANGING_GARDENS, "e2").start(RED);
        spent.armies(RED, 2, "c6").armies(RED, 2, "c7").armies(RED, 2, "c8").scouts(RED, 2, "c9");
        assertThat(spent.refusal(RED, use(Wonder.HANGING_GARDENS)))
                .isEqualTo(SidMeierCivilizationRefusal.NO_FIGURE_LEFT);
    }
}
