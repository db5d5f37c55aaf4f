package ecumene.sidmeiercivilization;

import static ecumene.sidmeiercivilization.Moves.attack;
import static ecumene.sidmeiercivilization.Moves.deal;
import static ecumene.sidmeiercivilization.Moves.done;
import static ecumene.sidmeiercivilization.Moves.endPhase;
import static ecumene.sidmeiercivilization.Moves.give;
import static ecumene.sidmeiercivilization.Moves.letPass;
import static ecumene.sidmeiercivilization.Moves.place;
import static ecumene.sidmeiercivilization.Moves.sendOffer;
import static ecumene.sidmeiercivilization.Moves.unit;
import static ecumene.sidmeiercivilization.Table.BLUE;
import static ecumene.sidmeiercivilization.Table.RED;
import static ecumene.sidmeiercivilization.Tables.table;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.Consequence;
import ecumene.engine.EventLog;
import ecumene.engine.Loss;
import ecumene.engine.Randomness;
import ecumene.engine.Seats;
import ecumene.engine.text.Language;
import ecumene.sidmeiercivilization.SidMeierCivilizationForesight.CityYields;
import ecumene.sidmeiercivilization.SidMeierCivilizationForesight.Clash;
import ecumene.sidmeiercivilization.SidMeierCivilizationForesight.Marching;
import ecumene.sidmeiercivilization.SidMeierCivilizationForesight.Offer;
import ecumene.sidmeiercivilization.SidMeierCivilizationForesight.PyramidRow;
import ecumene.sidmeiercivilization.SidMeierCivilizationForesight.Share;
import ecumene.sidmeiercivilization.SidMeierCivilizationForesight.Stand;
import ecumene.sidmeiercivilization.SidMeierCivilizationForesight.Way;
import ecumene.sidmeiercivilization.SidMeierCivilizationView.Race;
import ecumene.sidmeiercivilization.component.Building;
import ecumene.sidmeiercivilization.component.Civilization;
import ecumene.sidmeiercivilization.component.EventCard;
import ecumene.sidmeiercivilization.component.Government;
import ecumene.sidmeiercivilization.component.Item;
import ecumene.sidmeiercivilization.component.Person;
import ecumene.sidmeiercivilization.component.Square;
import ecumene.sidmeiercivilization.component.Technology;
import ecumene.sidmeiercivilization.component.Terrain;
import ecumene.sidmeiercivilization.component.UnitCard;
import ecumene.sidmeiercivilization.component.Wonder;
import ecumene.sidmeiercivilization.rule.CityAction;
import ecumene.sidmeiercivilization.rule.March;
import ecumene.testkit.Rule;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** What the rules foretell: yields, ways, prices, strengths, and what a move throws away. */
class ForesightTest {

    private static SidMeierCivilizationForesight foresight(Table table) {
        return table.game.foresight(table.position, RED);
    }

    private static Set<String> reached(Marching group, String does) {
        return group.ways().stream()
                .filter(way -> way.does().equals(does))
                .map(way -> way.to().id())
                .collect(Collectors.toSet());
    }

    @Rule(Rulebook.BLOCKADES)
    @Test
    void aCityIsTakenApartSquareBySquare() {
        Table table = table().terrain(Terrain.FOREST, "e2", "g2")
                .terrain(Terrain.DESERT, "f1")
                .armies(BLUE, 1, "g2");
        CityYields capital = foresight(table).cities().getFirst();
        assertThat(capital.seat()).isEqualTo(RED);
        assertThat(capital.square()).isEqualTo(Square.of("f2"));
        assertThat(capital.shares()).hasSize(8).contains(new Share(Square.of("e2"), 0, 2, 0, 0, null, false));
        assertThat(capital.shares()).contains(new Share(Square.of("g2"), 0, 2, 0, 0, "blockade", false));
        assertThat(capital.fromSquares()).as("one of two forests").isEqualTo(2);
        assertThat(capital.trade()).isEqualTo(1);
        assertThat(capital.art()).isEqualTo(1);
    }

    @Rule(Rulebook.SCOUTS)
    @Test
    void whatAScoutSendsIsAShareOfItsCity() {
        Table table = table().terrain(Terrain.FOREST, "c7").scouts(RED, 1, "c7").start(RED);
        table.play(RED, Moves.send("c7", "f2"));
        CityYields capital = foresight(table).cities().getFirst();
        assertThat(capital.shares()).contains(new Share(Square.of("c7"), 0, 2, 0, 0, null, true));
        assertThat(capital.fromSquares()).isEqualTo(2);
    }

    @Rule(Rulebook.MOVEMENT)
    @Test
    void aGroupReachesWhatItsStepsAllow() {
        Table table =
                table().terrain(Terrain.WATER, "c6").tribe(Board.HUT, "d7").tribe(Board.VILLAGE, "c8");
        table.armies(RED, 1, "c7").scouts(RED, 1, "c7").movement(RED);
        List<Marching> groups = foresight(table).reach();
        assertThat(groups).extracting(Marching::armies).containsExactly(0, 1, 1);
        Marching scout = groups.get(0);
        Marching army = groups.get(1);
        assertThat(reached(scout, "stop")).containsExactlyInAnyOrder("b7", "a7", "b6", "b8");
        assertThat(reached(scout, "hut")).isEmpty();
        assertThat(reached(army, "hut")).containsExactly("d7");
        assertThat(reached(army, "village")).containsExactly("c8");
        assertThat(army.ways()).contains(new Way(Square.of("a7"), Square.of("b7"), 2, "stop", 0));
        assertThat(army.ways()).as("water").noneMatch(way -> way.to().equals(Square.of("c6")));
    }

    @Rule(Rulebook.DISCOVERY)
    @Test
    void aTileFaceDownIsDiscoveredOnceAndNotEntered() {
        Table table = Tables.hidden(table()).armies(RED, 1, "d6").movement(RED);
        Marching army = foresight(table).reach().getFirst();
        assertThat(army.ways().stream().filter(way -> way.does().equals("discover")))
                .containsExactly(new Way(Square.of("e6"), Square.of("d6"), 1, "discover", 0));
        assertThat(reached(army, "stop")).isNotEmpty().doesNotContain("f6", "e5");
    }

    @Rule(Rulebook.ENEMIES)
    @Test
    void whoFliesPassesOverEnemies() {
        Table walker = table().armies(RED, 1, "c7").armies(BLUE, 1, "c8").movement(RED);
        assertThat(reached(foresight(walker).reach().getFirst(), "attack")).containsExactly("c8");
        Table flier = table().knows(RED, Technology.FLIGHT)
                .scouts(RED, 1, "c7")
                .armies(BLUE, 1, "c8")
                .movement(RED);
        Marching scout = foresight(flier).reach().getFirst();
        assertThat(reached(scout, "pass")).contains("c8");
        assertThat(reached(scout, "stop")).contains("c9");
    }

    /** In played matches the first steps of the reach are the steps that are legal, and the offers what is produced. */
    @Rule(Rulebook.MOVEMENT)
    @Test
    void theFirstStepsAndTheOffersAreTheLegalMoves() {
        SidMeierCivilization game = new SidMeierCivilization();
        Randomness random = new Randomness(5);
        int marches = 0;
        int actions = 0;
        for (int match = 0; match < 3; match++) {
            SidMeierCivilizationPosition position = game.start(game.info().setup(3, Map.of()), match, EventLog.SILENT);
            for (int ply = 0; ply < 700 && !position.isFinished(); ply++) {
                int seat = Seats.first(game.awaiting(position));
                List<SidMeierCivilizationMove> moves = game.legalMoves(position, seat);
                if (position.steps().isTop(March.STEP)) {
                    marches++;
                    firstStepsAreLegal(game.foresight(position, seat).reach().getFirst(), moves);
                }
                if (position.steps().isTop(CityAction.STEP)) {
                    actions++;
                    offersAreLegal(game.foresight(position, seat).offers(), moves);
                }
                game.playListed(position, seat, moves.get(random.below(moves.size())), EventLog.SILENT);
            }
        }
        assertThat(marches).isPositive();
        assertThat(actions).isPositive();
    }

    private static void firstStepsAreLegal(Marching group, List<SidMeierCivilizationMove> moves) {
        Set<Square> foreseen = group.ways().stream()
                .filter(way -> way.steps() == 1 && !way.does().equals("discover"))
                .map(Way::to)
                .collect(Collectors.toSet());
        Set<Square> legal = moves.stream()
                .filter(SidMeierCivilizationMove.Go.class::isInstance)
                .map(move -> ((SidMeierCivilizationMove.Go) move).square())
                .collect(Collectors.toSet());
        assertThat(foreseen).isEqualTo(legal);
        assertThat(group.ways().stream()
                        .anyMatch(way -> way.steps() == 1 && way.does().equals("discover")))
                .isEqualTo(moves.stream().anyMatch(SidMeierCivilizationMove.Discover.class::isInstance));
    }

    private static void offersAreLegal(List<Offer> offers, List<SidMeierCivilizationMove> moves) {
        Set<SidMeierCivilizationMove> foreseen = offers.stream()
                .filter(Offer::affordable)
                .map(offer -> new SidMeierCivilizationMove.Produce(offer.item(), offer.trade()))
                .collect(Collectors.toSet());
        List<SidMeierCivilizationMove> legal = moves.stream()
                .filter(SidMeierCivilizationMove.Produce.class::isInstance)
                .toList();
        assertThat(foreseen).containsAll(legal);
    }

    @Rule(Rulebook.PRODUCTION)
    @Test
    void anOfferNamesPriceAndPlaces() {
        Table table = table().knows(RED, Technology.CURRENCY).trade(RED, 27).cityManagement(RED);
        Offer market = foresight(table).offers().stream()
                .filter(offer -> offer.item() == Item.of(Building.MARKET))
                .findFirst()
                .orElseThrow();
        assertThat(market.cost()).isEqualTo(7);
        assertThat(market.trade()).as("nothing is produced on grassland").isEqualTo(21);
        assertThat(market.affordable()).isTrue();
        assertThat(market.squares()).hasSize(8);
        assertThat(foresight(table).prices()).containsEntry("market", 7).containsEntry("army", 4);
        assertThat(foresight(table).sites()).as("one more city is allowed").isNotEmpty();
    }

    @Rule(Rulebook.FRONTS)
    @Test
    void clashesAreForeseen() {
        Table table = Tables.front(table());
        assertThat(foresight(table).fight()).isNotNull();
        assertThat(foresight(table).fight().clashes())
                .containsExactlyInAnyOrder(
                        new Clash(UnitCard.of("mounted-a"), 0, false, true),
                        new Clash(UnitCard.of("mounted-c"), 0, true, false));
        assertThat(battle(table).defender().sum()).isEqualTo(2);
        table.play(RED, attack(0), unit("mounted-c"));
        assertThat(battle(table).attacker().sum()).as("it has killed").isEqualTo(3);
        assertThat(battle(table).defender().sum()).isZero();
    }

    private static SidMeierCivilizationView.BattleView battle(Table table) {
        return Objects.requireNonNull(table.game.view(table.position, RED).battle());
    }

    /** Whoever draws the map need not know what belongs to a city. */
    @Rule({Rulebook.CITY, Rulebook.BLOCKADES})
    @Test
    void citiesTellTheirOutskirtsAndWhatIsTakenFromThem() {
        Table table = table().armies(BLUE, 1, "b2");
        SidMeierCivilizationView view = table.game.view(table.position, RED);
        SidMeierCivilizationView.CityView capital =
                view.seats().get(RED).cities().getFirst();
        int centre = capital.square().index();
        assertThat(capital.outskirts())
                .hasSize(8)
                .allSatisfy(square ->
                        assertThat(Square.distance(square.index(), centre)).isEqualTo(1));
        for (SidMeierCivilizationView.SquareView square : view.squares()) {
            assertThat(Integer.valueOf(RED).equals(square.lord()))
                    .isEqualTo(capital.outskirts().contains(square.square()));
        }
        Square near = capital.outskirts().getFirst();
        table.armies(BLUE, 1, near.id());
        assertThat(table.game
                        .view(table.position, RED)
                        .seats()
                        .get(RED)
                        .cities()
                        .getFirst()
                        .blockaded())
                .containsExactly(near);
        assertThat(view.tiles().get(RED).home()).isEqualTo(RED);
        assertThat(view.tiles()).allSatisfy(tile -> assertThat(tile.side()).isEqualTo(4));
    }

    /** The market tells what is wanting for a building, and what would make a wonder cheaper. */
    @Rule({Rulebook.WONDERS, Rulebook.CITY})
    @Test
    void technologiesThatAreWantingAreForeseen() {
        Table table = table().knows(RED, Technology.POTTERY);
        assertThat(foresight(table).locked()).doesNotContainKey("granary").containsEntry("library", Technology.WRITING);
        assertThat(foresight(table).discounts())
                .anySatisfy(discount -> assertThat(discount.cost())
                        .isLessThan(
                                foresight(table).prices().get(discount.wonder().id())));
        table.knows(RED, Technology.ALL.toArray(Technology[]::new));
        assertThat(foresight(table).locked()).isEmpty();
        assertThat(foresight(table).discounts()).isEmpty();
    }

    @Test
    void aGroupSaysWhetherItHasSetOut() {
        Table table = table().armies(RED, 1, "c7").movement(RED).play(RED, Moves.move("c7", 1, 0));
        assertThat(foresight(table).reach().getFirst().setOut()).isFalse();
        table.play(RED, Moves.go("c8"));
        assertThat(foresight(table).reach().getFirst().setOut()).isTrue();
    }

    @Rule(Rulebook.COMBAT)
    @Test
    void theStandOfACapitalCountsItsBonus() {
        Table table = table().forces(BLUE, "mounted-b", "infantry-a")
                .armies(RED, 2, "c7")
                .forces(RED, "mounted-c");
        List<Stand> stands = foresight(table).stands();
        assertThat(stands).contains(new Stand(RED, Square.of("c7"), 1, 0, 1, 0));
        assertThat(stands.stream().filter(stand -> stand.seat() == BLUE))
                .singleElement()
                .satisfies(stand -> {
                    assertThat(stand.defenceBonus()).isEqualTo(12);
                    assertThat(stand.defenceUnits()).as("they have no more").isEqualTo(2);
                    assertThat(stand.attackUnits()).isZero();
                });
    }

    @Rule(Rulebook.PYRAMID)
    @Test
    void thePyramidAndTheRacesAreReckonedUp() {
        Table table = table().knows(RED, Technology.POTTERY, Technology.WRITING);
        SidMeierCivilizationForesight.Realm realm = foresight(table).realms().getFirst();
        assertThat(realm.pyramid()).extracting(PyramidRow::trade).containsExactly(6, 11, 16, 21, 26);
        assertThat(realm.pyramid()).extracting(PyramidRow::open).containsExactly(true, true, false, false, false);
        assertThat(realm.pyramid()).extracting(PyramidRow::missing).containsExactly(0, 0, 2, 2, 2);
        assertThat(realm.pyramid())
                .extracting(PyramidRow::missingTrade)
                .startsWith(Math.max(0, 6 - table.position.trade[RED]));
        assertThat(table.game.view(table.position, RED).seats().get(RED).races())
                .contains(new Race("technology", 3, 15), new Race("economy", table.coins(RED), 15))
                .contains(new Race("conquest", 0, 1));
    }

    // ---------------------------------------------------------------- what is thrown away

    private static @Nullable Loss loss(Table table, SidMeierCivilizationMove move) {
        int seat = Seats.first(table.game.awaiting(table.position));
        Consequence consequence =
                table.game.consequences(table.position, seat, List.of(move)).getFirst();
        return consequence.loss();
    }

    @Rule(Rulebook.CITY)
    @Test
    void whoEndsThePhaseIsToldOfActionsThatCitiesMayStillTake() {
        Table labour = table().card(RED, EventCard.DROUGHT).trade(RED, 0).cityManagement(RED);
        labour.position.actions[0] = 2;
        labour.play(RED, Moves.city("f2"), Moves.arts());
        assertThat(loss(labour, endPhase())).isEqualTo(new Loss("city-actions", Map.of("count", 1)));
        Table acted = table().card(RED, EventCard.DROUGHT).trade(RED, 0).cityManagement(RED);
        acted.play(RED, Moves.city("f2"), Moves.arts());
        assertThat(acted.asked()).as("a card might be played").isEqualTo("city-management");
        assertThat(loss(acted, endPhase())).isNull();
    }

    @Rule(Rulebook.REPLACING)
    @Test
    void whatIsReplacedIsNamed() {
        Table table = table().knows(RED, Technology.CURRENCY)
                .building(Building.LIBRARY, "e2")
                .wonder(Wonder.STONEHENGE, "e3");
        Tables.rushing(table).play(RED, Moves.produce("market", 21));
        assertThat(loss(table, place("e2"))).isEqualTo(new Loss("building", Map.of("building", Building.LIBRARY)));
        assertThat(loss(table, place("e3"))).isEqualTo(new Loss("wonder", Map.of("wonder", Wonder.STONEHENGE)));
        assertThat(loss(table, place("g2"))).isNull();
    }

    @Rule(Rulebook.REPLACING)
    @Test
    void theOnlyPlaceIsTakenWithoutAQuestionButWithAWarning() {
        Table table = Tables.rushing(table().knows(RED, Technology.WRITING, Technology.CURRENCY)
                .terrain(Terrain.DESERT, "e1", "f1", "g1", "e2", "g2", "e3", "f3")
                .building(Building.LIBRARY, "g3"));
        SidMeierCivilizationMove library = table.moves(RED).stream()
                .filter(move -> move instanceof SidMeierCivilizationMove.Produce produce
                        && produce.item() == Item.of(Building.LIBRARY))
                .findFirst()
                .orElseThrow();
        assertThat(loss(table, library)).isEqualTo(new Loss("building", Map.of("building", Building.LIBRARY)));
        table.play(RED, library);
        assertThat(table.asked()).isNotEqualTo("place-item");
    }

    @Rule(Rulebook.RESEARCH)
    @Test
    void neitherResearchNorItsPriceGoWithoutAWord() {
        Table table = table().trade(RED, 6).trade(BLUE, 0).research();
        assertThat(loss(table, new SidMeierCivilizationMove.NoResearch())).isEqualTo(new Loss("research", Map.of()));
        assertThat(loss(table, Moves.research(Technology.POTTERY))).isEqualTo(new Loss("trade", Map.of("count", 6)));
    }

    @Rule(Rulebook.BATTLE_ABILITIES)
    @Test
    void unusedHealingAndWoundsAreLost() {
        assertThat(loss(Tables.healing(), done())).isEqualTo(new Loss("healing", Map.of("count", 3)));
        assertThat(loss(Tables.wounds(), done())).isEqualTo(new Loss("wounds", Map.of("count", 3)));
        assertThat(loss(Tables.reclaiming(), done())).isEqualTo(new Loss("unit", Map.of()));
    }

    @Rule({Rulebook.ABILITIES, Rulebook.WONDERS})
    @Test
    void aSecondItemAndASecondHarvestAreNotGivenUpWithoutAWord() {
        Table table = table().terrain(Terrain.FOREST, "e1", "e2", "e3", "g1").knows(RED, Technology.ENGINEERING);
        table.trade(RED, 0).cityManagement(RED).play(RED, Moves.city("f2"), Moves.produce("army"), place("e1"));
        assertThat(loss(table, done())).isEqualTo(new Loss("production", Map.of("count", 4)));
        Table harvest = Table.of(Civilization.ROMANS, Civilization.RUSSIANS).noFigures();
        harvest.wonder(Wonder.ANGKOR_WAT, "g1").cityManagement(RED).play(RED, Moves.city("f2"));
        harvest.play(
                RED,
                harvest.moves(RED).stream()
                        .filter(SidMeierCivilizationMove.Harvest.class::isInstance)
                        .findFirst()
                        .orElseThrow());
        assertThat(loss(harvest, done())).isEqualTo(new Loss("harvest", Map.of()));
    }

    @Rule(Rulebook.LOOT)
    @Test
    void lootLeftBehindIsLost() {
        Table table = Tables.looting(table().trade(BLUE, 3));
        assertThat(loss(table, done())).isEqualTo(new Loss("loot", Map.of()));
    }

    // ---------------------------------------------------------------- what may be left standing

    @Rule(Rulebook.GOVERNMENTS)
    @Test
    void whoCouldOnlyFallIntoAnarchyMayLeaveItAtThat() {
        Table bare = table().start(RED);
        assertThat(bare.moves(RED))
                .containsExactly(new SidMeierCivilizationMove.ChangeGovernment(Government.ANARCHY), endPhase());
        assertThat(bare.game.standing(bare.position, RED)).isEqualTo(endPhase());
        Table card = table().card(RED, EventCard.SABOTAGE).start(RED);
        assertThat(card.game.standing(card.position, RED))
                .as("what a hand holds is a secret")
                .isNull();
        Table scout = table().scouts(RED, 1, "c7").start(RED);
        assertThat(scout.game.standing(scout.position, RED))
                .as("there is something to be done")
                .isNull();
    }

    @Rule(Rulebook.DEALS)
    @Test
    void nobodyHasToSayTwiceThatThereIsNothingToTrade() {
        Table table = table().trade(RED, 5).trade(BLUE, 5).negotiation(RED);
        assertThat(table.game.standing(table.position, BLUE)).isEqualTo(endPhase());
        table.play(RED, deal(BLUE), give("trade"), sendOffer());
        assertThat(table.game.standing(table.position, BLUE))
                .as("who wants no deals refuses them")
                .isEqualTo(new SidMeierCivilizationMove.RefuseOffer(RED));
        table.play(BLUE, deal(RED));
        assertThat(table.game.standing(table.position, BLUE))
                .as("what is in the making is not thrown away")
                .isNull();
    }

    @Rule(Rulebook.MOVEMENT)
    @Test
    void whoEndsTheMovementBeforeAnybodyHasMovedIsTold() {
        Table table =
                table().noFigures().armies(RED, 1, "c7").scouts(RED, 1, "c9").movement(RED);
        assertThat(loss(table, endPhase())).isEqualTo(new Loss("figures", Map.of("count", 2)));
        table.play(RED, Moves.move("c7", 1, 0), Moves.go("c8"), Moves.stop());
        assertThat(loss(table, endPhase()))
                .as("also where it waits to build a city")
                .isEqualTo(new Loss("figures", Map.of("count", 1)));
    }

    @Rule(Rulebook.SCOUTS)
    @Test
    void whoLeavesAScoutIdleIsTold() {
        Table table = table().noFigures()
                .terrain(Terrain.FOREST, "c6")
                .terrain(Terrain.FOREST, "c9")
                .scouts(RED, 1, "c6")
                .scouts(RED, 1, "c9")
                .start(RED);
        assertThat(loss(table, endPhase())).isEqualTo(new Loss("city-and-scouts", Map.of("count", 2)));
        table.play(RED, Moves.send("c6", "f2"));
        assertThat(loss(table, endPhase())).isEqualTo(new Loss("city-and-scouts", Map.of("count", 1)));
        table.play(RED, Moves.send("c9", "f2"));
        assertThat(loss(table, endPhase())).as("both have got something to do").isNull();
    }

    @Rule(Rulebook.SCOUTS)
    @Test
    void aScoutThatGainsNothingIsNoLoss() {
        Table own = table().noFigures().terrain(Terrain.FOREST, "e2").scouts(RED, 1, "e2");
        assertThat(loss(own.start(RED), endPhase()))
                .as("the city has it already")
                .isNull();
        Table bare = table().noFigures()
                .city(RED, "f6")
                .terrain(Terrain.GRASSLAND, "c6")
                .scouts(RED, 1, "c6");
        assertThat(loss(bare.start(RED), endPhase()))
                .as("grassland yields nothing")
                .isNull();
        Table young = table().noFigures()
                .city(RED, "f6")
                .terrain(Terrain.FOREST, "c6")
                .scouts(RED, 1, "c6");
        young.position.newScout[RED] = Table.at("c6");
        assertThat(loss(young.start(RED), endPhase())).as("built this turn").isNull();
        Table army = table().noFigures()
                .city(RED, "f6")
                .terrain(Terrain.FOREST, "c6")
                .armies(RED, 1, "c6");
        assertThat(loss(army.start(RED), endPhase()))
                .as("armies gather nothing")
                .isNull();
    }

    @Rule(Rulebook.REPLACING)
    @Test
    void aGreatPersonThatMakesRoomIsNamed() {
        Table table =
                table().noFigures().person(Person.ARTIST, "e2").trade(RED, 27).cityManagement(RED);
        table.position.bonus[0] = 20;
        table.play(RED, Moves.city("f2"), Moves.produce("stonehenge", 0));
        assertThat(loss(table, Moves.place("e2"))).isEqualTo(new Loss("person", Map.of("person", Person.ARTIST)));
        assertThat(loss(table, Moves.place("g2"))).isNull();
    }

    @Rule(Rulebook.EVENTS)
    @Test
    void lettingPassMayBeLeftStanding() {
        Table table = Tables.answering();
        int asked = Seats.first(table.game.awaiting(table.position));
        assertThat(table.game.standing(table.position, asked)).isEqualTo(letPass());
    }

    @Rule(Rulebook.WINNING)
    @Test
    void everyNumberLossAndStandingAnswerHasItsWords() {
        Table table = table();
        for (Language language : Language.values()) {
            table.game
                    .indicators(table.position, RED)
                    .forEach(indicator -> assertThat(table.game.texts().has(language, "indicator." + indicator.name()))
                            .as(indicator.name())
                            .isTrue());
            for (String key : List.of(
                    "loss.city-actions",
                    "loss.research",
                    "loss.harvest",
                    "loss.production",
                    "loss.loot",
                    "loss.unit",
                    "loss.figures",
                    "loss.scouts",
                    "loss.person",
                    "loss.wounds",
                    "loss.healing",
                    "loss.building",
                    "loss.wonder",
                    "loss.way",
                    "standing.respond",
                    "standing.interrupt",
                    "standing.on-the-way",
                    "standing.negotiation")) {
                assertThat(table.game.texts().has(language, key)).as(key).isTrue();
            }
        }
    }

    @Rule(Rulebook.ABILITIES)
    @Test
    void whatACardDoesIsSaidInBothLanguages() {
        SidMeierCivilizationComponents printed = new SidMeierCivilization().components();
        List<String> keys = Stream.of(
                        printed.abilities().stream().map(each -> "ability." + each.id()),
                        printed.events().stream().map(each -> "event." + each.id()),
                        printed.wonders().stream().map(each -> "wonder." + each.id()),
                        printed.governments().stream().map(each -> "government." + each.id()),
                        printed.civilizations().stream().map(each -> "civilization." + each.id()))
                .flatMap(Function.identity())
                .toList();
        for (Language language : Language.values()) {
            assertThat(keys).allMatch(key -> new SidMeierCivilization().texts().has(language, "card." + key));
        }
    }
}
