package ecumene.sidmeiercivilization;

import static ecumene.sidmeiercivilization.Moves.accept;
import static ecumene.sidmeiercivilization.Moves.advance;
import static ecumene.sidmeiercivilization.Moves.arts;
import static ecumene.sidmeiercivilization.Moves.ask;
import static ecumene.sidmeiercivilization.Moves.at;
import static ecumene.sidmeiercivilization.Moves.attack;
import static ecumene.sidmeiercivilization.Moves.build;
import static ecumene.sidmeiercivilization.Moves.cancel;
import static ecumene.sidmeiercivilization.Moves.change;
import static ecumene.sidmeiercivilization.Moves.choose;
import static ecumene.sidmeiercivilization.Moves.city;
import static ecumene.sidmeiercivilization.Moves.coin;
import static ecumene.sidmeiercivilization.Moves.deal;
import static ecumene.sidmeiercivilization.Moves.discover;
import static ecumene.sidmeiercivilization.Moves.done;
import static ecumene.sidmeiercivilization.Moves.endBattleTurn;
import static ecumene.sidmeiercivilization.Moves.endPhase;
import static ecumene.sidmeiercivilization.Moves.give;
import static ecumene.sidmeiercivilization.Moves.go;
import static ecumene.sidmeiercivilization.Moves.harvest;
import static ecumene.sidmeiercivilization.Moves.heal;
import static ecumene.sidmeiercivilization.Moves.keep;
import static ecumene.sidmeiercivilization.Moves.letPass;
import static ecumene.sidmeiercivilization.Moves.move;
import static ecumene.sidmeiercivilization.Moves.newFront;
import static ecumene.sidmeiercivilization.Moves.pay;
import static ecumene.sidmeiercivilization.Moves.place;
import static ecumene.sidmeiercivilization.Moves.play;
import static ecumene.sidmeiercivilization.Moves.player;
import static ecumene.sidmeiercivilization.Moves.produce;
import static ecumene.sidmeiercivilization.Moves.raze;
import static ecumene.sidmeiercivilization.Moves.research;
import static ecumene.sidmeiercivilization.Moves.send;
import static ecumene.sidmeiercivilization.Moves.sendOffer;
import static ecumene.sidmeiercivilization.Moves.stop;
import static ecumene.sidmeiercivilization.Moves.unit;
import static ecumene.sidmeiercivilization.Moves.use;
import static ecumene.sidmeiercivilization.Table.BLUE;
import static ecumene.sidmeiercivilization.Table.RED;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import ecumene.engine.EventLog;
import ecumene.engine.RefusedMoveException;
import ecumene.engine.Seats;
import ecumene.sidmeiercivilization.component.Ability;
import ecumene.sidmeiercivilization.component.Civilization;
import ecumene.sidmeiercivilization.component.Era;
import ecumene.sidmeiercivilization.component.EventCard;
import ecumene.sidmeiercivilization.component.Government;
import ecumene.sidmeiercivilization.component.Item;
import ecumene.sidmeiercivilization.component.Marker;
import ecumene.sidmeiercivilization.component.Person;
import ecumene.sidmeiercivilization.component.Resource;
import ecumene.sidmeiercivilization.component.Square;
import ecumene.sidmeiercivilization.component.Technology;
import ecumene.sidmeiercivilization.component.Terrain;
import ecumene.sidmeiercivilization.component.UnitCard;
import ecumene.sidmeiercivilization.component.Wonder;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Every reason to refuse a move can happen. A new reason does not compile before it has its line here. The capital of red
 * stands on f2, that of blue on c14; all land is a plain and nobody is on it.
 */
class RefusalTest {

    private record Attempt(Table table, SidMeierCivilizationMove move) {}

    @ParameterizedTest
    @EnumSource(SidMeierCivilizationRefusal.class)
    void everyReasonIsGivenAndARefusedMoveChangesNothing(SidMeierCivilizationRefusal refusal) {
        Attempt attempt = attempt(refusal);
        Table table = attempt.table;
        int seat = Seats.first(table.game.awaiting(table.position));
        long hash = table.position.hash();

        assertThat(table.refusal(seat, attempt.move)).isEqualTo(refusal);
        assertThatExceptionOfType(RefusedMoveException.class)
                .isThrownBy(() -> table.game.play(table.position, seat, attempt.move, EventLog.SILENT));
        assertThat(table.position.hash()).isEqualTo(hash);
    }

    private static Attempt when(Table table, SidMeierCivilizationMove move) {
        return new Attempt(table, move);
    }

    private static Attempt attempt(SidMeierCivilizationRefusal refusal) {
        return switch (refusal) {
            case CHOOSE_A_CIVILIZATION_NOW -> when(Table.choosing(2), endPhase());
            case PLACE_THE_CAPITAL_NOW -> when(Table.beforeSetup(Civilization.ROMANS, Civilization.RUSSIANS), done());
            case PLACE_FIGURES_NOW -> when(Tables.gardens(), endPhase());
            case PLACE_THE_PERSON_NOW ->
                when(
                        Tables.table()
                                .culture(RED, 9)
                                .cityManagement(RED)
                                .level(RED, 2)
                                .play(RED, advance()),
                        endPhase());
            case PLACE_IT_NOW ->
                when(
                        Tables.table().trade(RED, 27).cityManagement(RED).play(RED, city("f2"), produce("army", 12)),
                        arts());
            case START_YOUR_TURN_NOW -> when(Tables.start(), done());
            case STEP_ASIDE_NOW ->
                when(
                        Tables.table()
                                .scouts(RED, 1, "f8")
                                .armies(RED, 1, "f8")
                                .start(RED)
                                .play(RED, build("f8")),
                        endPhase());
            case NEGOTIATE_NOW -> when(Tables.table().negotiation(RED), done());
            case MAKE_AN_OFFER_NOW -> when(Tables.offering(), arts());
            case ANSWER_THE_OFFER_NOW ->
                when(
                        Tables.table()
                                .trade(BLUE, 3)
                                .negotiation(RED)
                                .play(BLUE, deal(RED), give("trade"), sendOffer()),
                        endPhase());
            case HAND_OVER_NOW ->
                when(
                        Tables.table()
                                .marker(BLUE, Marker.HUT_SILK, Marker.HUT_WHEAT)
                                .negotiation(RED)
                                .play(RED, deal(BLUE), ask("hut"), sendOffer())
                                .play(BLUE, accept(RED)),
                        endPhase());
            case CITIES_STILL_TO_ACT -> when(Tables.cities(), endPhase());
            case CULTURE_IN_CITY_MANAGEMENT -> when(Tables.table().negotiation(RED), advance());
            case MANAGE_YOUR_CITIES_NOW -> when(Tables.cities(), arts());
            case CHOOSE_THE_ACTION_NOW -> when(Tables.action(), endPhase());
            case PRODUCE_A_SECOND_NOW ->
                when(
                        Tables.table()
                                .knows(RED, Technology.ENGINEERING)
                                .trade(RED, 27)
                                .cityManagement(RED)
                                .play(RED, city("f2"), produce("infantry", 15)),
                        endPhase());
            case HARVEST_AGAIN_NOW ->
                when(
                        Tables.harvesters()
                                .wonder(Wonder.ANGKOR_WAT, "g3")
                                .play(RED, city("f2"), harvest(Resource.IRON)),
                        arts());
            case CHOOSE_A_TARGET_NOW -> when(Tables.drought(), endPhase());
            case AIM_THE_ABILITY_NOW -> when(Tables.aiming(), endPhase());
            case PAY_NOW -> when(Tables.paying(), endPhase());
            case NAME_A_PLAYER_NOW -> when(Tables.gift(), endPhase());
            case AGREE_OR_REFUSE_NOW ->
                when(
                        Tables.table()
                                .card(RED, EventCard.CITIZENS_ARE_REVOLTING)
                                .wonder(Wonder.UNITED_NATIONS, "b13")
                                .start(RED)
                                .play(RED, play(EventCard.CITIZENS_ARE_REVOLTING)),
                        letPass());
            case CANCEL_OR_LET_PASS_NOW ->
                when(
                        Tables.drought(Tables.table().card(BLUE, EventCard.JOUSTING_TOURNEY))
                                .play(RED, at("f8")),
                        endPhase());
            case STOP_IT_OR_LET_PASS_NOW -> when(Tables.answering(), endPhase());
            case INTERRUPT_OR_LET_PASS_NOW -> when(Tables.interrupting(), endPhase());
            case DISCARD_NOW -> when(Tables.discarding(), endPhase());
            case CHOOSE_A_TECHNOLOGY_NOW -> when(Tables.exchange(), endPhase());
            case TAKE_A_RESOURCE_NOW -> when(Tables.germany(), endPhase());
            case MOVE_YOUR_FIGURES_NOW -> when(Tables.movement(), done());
            case CITIES_AT_THE_START -> when(Tables.movement(), build("c7"));
            case CITIES_ACT_IN_CITY_MANAGEMENT -> when(Tables.movement(), arts());
            case FIGURES_GO_IN_MOVEMENT -> when(Tables.cities(), move("c7", 1, 0));
            case UNITS_FIGHT_IN_BATTLES -> when(Tables.movement(), unit("mounted-c"));
            case RESEARCH_ENDS_THE_TURN -> when(Tables.movement(), research(Technology.POTTERY));
            case NOT_WITHIN_REACH -> when(Tables.movement(), go("c12"));
            case FINISH_THE_MOVE_FIRST -> when(Tables.march(), endPhase());
            case DRAW_BARBARIANS_NOW -> when(Tables.barbarians(), endPhase());
            case CHOOSE_A_FRONT_FIRST -> when(Tables.front(Tables.table()), unit("mounted-c"));
            case FIGHT_NOW -> when(Tables.front(Tables.table()), endPhase());
            case PLAY_A_UNIT_NOW -> when(Tables.battle(), endPhase());
            case DEAL_WOUNDS_NOW -> when(Tables.wounds(), endPhase());
            case HEAL_NOW -> when(Tables.healing(), endPhase());
            case RECLAIM_NOW -> when(Tables.reclaiming(), endPhase());
            case TAKE_LOOT_NOW -> when(Tables.looting(Tables.table().trade(BLUE, 3)), endPhase());
            case RESEARCH_NOW ->
                when(Tables.table().trade(RED, 20).trade(BLUE, 0).research(), endPhase());
            case CIVILIZATION_NOT_FREE ->
                when(
                        Table.choosing(2)
                                .play(RED, new SidMeierCivilizationMove.ChooseCivilization(Civilization.ROMANS)),
                        new SidMeierCivilizationMove.ChooseCivilization(Civilization.ROMANS));
            case CAPITAL_IN_THE_MIDDLE ->
                when(
                        Table.beforeSetup(Civilization.ROMANS, Civilization.RUSSIANS),
                        new SidMeierCivilizationMove.PlaceCapital(Square.of("e1")));
            case NO_FIGURE_THERE -> when(Tables.movement(), move("c9", 1, 0));
            case NOBODY_TO_BUILD_A_CITY -> when(Tables.start(), build("c7"));
            case ONLY_SCOUTS_BUILD_CITIES ->
                when(
                        Tables.of(Civilization.CHINESE).armies(RED, 1, "f8").start(RED),
                        new SidMeierCivilizationMove.BuildCityWithArmy(Square.of("f8")));
            case NO_MORE_CITIES -> when(Tables.settlers().city(RED, "b3").start(RED), build("f8"));
            case NO_CITY_IN_WATER ->
                when(Tables.settlers().terrain(Terrain.WATER, "f8").start(RED), build("f8"));
            case CITY_NEEDS_KNOWN_LAND -> when(Tables.hidden(Tables.settlers().start(RED)), build("f8"));
            case CITY_TOO_CLOSE -> when(Tables.settlers().city(BLUE, "g10").start(RED), build("f8"));
            case TRIBE_NEXT_TO_CITY ->
                when(Tables.settlers().tribe(Board.HUT, "g9").start(RED), build("f8"));
            case ENEMY_NEXT_TO_CITY ->
                when(Tables.settlers().armies(BLUE, 1, "g9").start(RED), build("f8"));
            case NO_ROOM_TO_STEP_ASIDE ->
                when(
                        Tables.settlers()
                                .armies(RED, 1, "f8")
                                .terrain(Terrain.WATER, "f7", "f9", "e8", "g8", "e7", "g7", "e9", "g9")
                                .start(RED),
                        build("f8"));
            case GOVERNMENT_IN_FORCE -> when(Tables.start(), change(Government.REPUBLIC));
            case GOVERNMENT_NOT_UNLOCKED -> when(Tables.start(), change(Government.MONARCHY));
            case ANARCHY_LASTS_A_TURN -> when(Tables.anarchy(), change(Government.DESPOTISM));
            case ANARCHY_COMES_FIRST -> when(Tables.start(), change(Government.DESPOTISM));
            case GOVERNMENT_COMES_NEXT_TURN -> when(Tables.enlightened(), change(Government.MONARCHY));
            case CANNOT_STEP_ASIDE_THERE ->
                when(
                        Tables.settlers().armies(RED, 1, "f8").start(RED).play(RED, build("f8")),
                        new SidMeierCivilizationMove.PlaceArmy(Square.of("f10")));
            case NO_SCOUT_THERE -> when(Tables.start(), send("c7", "f2"));
            case SCOUT_IS_NEW -> when(Tables.gardens().play(RED, scoutOn("e2")), send("e2", "f2"));
            case SCOUT_HAS_SENT ->
                when(Tables.table().scouts(RED, 1, "c7").start(RED).play(RED, send("c7", "f2")), send("c7", "f2"));
            case CITY_HAS_THE_SQUARE -> when(Tables.table().scouts(RED, 1, "e2").start(RED), send("e2", "f2"));
            case NOT_YOUR_CITY -> when(Tables.cities(), city("c14"));
            case WONDER_DOES_NOT_WORK -> when(Tables.start(), use(Wonder.STONEHENGE));
            case WONDER_WORKS_BY_ITSELF ->
                when(Tables.table().wonder(Wonder.STONEHENGE, "e2").start(RED), use(Wonder.STONEHENGE));
            case WONDER_USED_THIS_TURN -> when(Tables.gardens().play(RED, scoutOn("e2")), use(Wonder.HANGING_GARDENS));
            case ENOUGH_OFFERS -> {
                Table table = Tables.table().negotiation(RED);
                table.position.offers.finished[RED] = 100;
                yield when(table, deal(BLUE));
            }
            case OFFER_IS_OUT -> when(Tables.offering().play(RED, give("trade"), sendOffer()), deal(BLUE));
            case NO_SUCH_OFFER -> when(Tables.table().negotiation(RED), accept(BLUE));
            case CAPITAL_IN_ANARCHY -> {
                Table table = Tables.withCard();
                table.position.government[RED] = (byte) Government.ANARCHY.index();
                yield when(table.cityManagement(RED), city("f2"));
            }
            case PERSONS_IN_A_CIRCLE -> {
                Table table = Tables.table().person(Person.ARTIST, "e2").start(RED);
                table.position.personPool[Person.GENERAL.index()]--;
                table.position.reserve[Person.GENERAL.index()]++;
                table.position.returned[RED] = 4;
                yield when(table, new SidMeierCivilizationMove.PlacePerson(Person.GENERAL, Square.of("e2")));
            }
            case UP_TO_THREE ->
                when(Tables.looting(Tables.table().trade(BLUE, 9)), new SidMeierCivilizationMove.TakeTrade(4));
            case RAZE_OR_LEAVE_NOW -> when(Tables.razing(), endPhase());
            case ANOTHER_PLAYER -> when(Tables.table().negotiation(RED), deal(RED));
            case NOT_ENOUGH_TO_GIVE -> when(Tables.offering(), give("silk-token"));
            case PARTNER_HAS_LESS -> when(Tables.offering(), ask("trade", 5));
            case NOT_IN_THE_OFFER -> when(Tables.offering(), keep("trade"));
            case OFFER_IS_EMPTY -> when(Tables.offering(), sendOffer());
            case CITY_HAS_ACTED -> when(Tables.rushing(Tables.withCard()).play(RED, arts()), city("f2"));
            case ANOTHER_KIND_OF_ACTION -> when(Tables.monarchy().play(RED, city("f2"), arts(), city("f2")), arts());
            case NOT_ENOUGH_PRODUCTION ->
                when(Tables.table().trade(RED, 12).cityManagement(RED).play(RED, city("f2")), produce("infantry", 0));
            case OTHER_RUSH ->
                when(Tables.table().trade(RED, 27).cityManagement(RED).play(RED, city("f2")), produce("army", 15));
            case NO_FIGURE_LEFT ->
                when(
                        Tables.table()
                                .armies(RED, 2, "c7")
                                .armies(RED, 2, "c8")
                                .armies(RED, 2, "c9")
                                .trade(RED, 27)
                                .cityManagement(RED)
                                .play(RED, city("f2")),
                        produce("army"));
            case NOT_UNLOCKED -> when(Tables.action(), produce("temple"));
            case DECK_IS_EMPTY -> when(Tables.noUnits(Tables.rushing(Tables.table())), produce("infantry"));
            case WALLS_STAND -> when(Tables.rushing(Tables.walled()), produce("city-walls"));
            case ONLY_THE_IMPROVED_FORM ->
                when(Tables.knowing(Technology.POTTERY, Technology.ENGINEERING), produce("granary"));
            case NO_MARKERS_LEFT -> when(Tables.noMarkers(Tables.knowing(Technology.PHILOSOPHY)), produce("temple"));
            case NO_PLACE_FOR_IT -> when(Tables.knowing(Technology.NAVIGATION), produce("harbor"));
            case WONDER_NOT_IN_MARKET -> when(Tables.action(), produce("louvre"));
            case ONLY_EGYPT_BUILDS_FREE ->
                when(Tables.action(), new SidMeierCivilizationMove.ProduceFree(Item.of("granary")));
            case ONLY_IN_THE_OUTSKIRTS -> when(Tables.placing("army", 12), place("c7"));
            case SQUARE_IS_BLOCKADED ->
                when(Tables.rushing(Tables.table().armies(BLUE, 1, "e2")).play(RED, produce("scout", 18)), place("e2"));
            case WRONG_TERRAIN ->
                when(
                        Tables.rushing(Tables.table()
                                        .terrain(Terrain.WATER, "e2")
                                        .knows(RED, Technology.PHILOSOPHY))
                                .play(RED, produce("temple", 21)),
                        place("e2"));
            case NOT_IN_WATER ->
                when(
                        Tables.rushing(Tables.table().terrain(Terrain.WATER, "e2"))
                                .play(RED, produce("army", 12)),
                        place("e2"));
            case STACK_IS_FULL ->
                when(Tables.rushing(Tables.table().armies(RED, 2, "e2")).play(RED, produce("army", 12)), place("e2"));
            case MARKET_HAS_NONE -> when(Tables.action(), harvest(Resource.URANIUM));
            case NO_SUCH_RESOURCE_HERE -> when(Tables.action(), harvest(Resource.SILK));
            case RESOURCE_IS_BLOCKADED -> when(Tables.blockaded(), harvest(Resource.IRON));
            case RESOURCE_IS_SENT -> when(Tables.sentAway(), harvest(Resource.IRON));
            case NOT_ENOUGH_CULTURE -> when(Tables.cities(), advance());
            case NOT_ENOUGH_TRADE ->
                when(
                        Tables.table()
                                .trade(RED, 1)
                                .culture(RED, 30)
                                .level(RED, 12)
                                .cityManagement(RED),
                        advance());
            case COIN_COSTS_TRADE ->
                when(
                        Tables.table()
                                .knows(RED, Technology.DEMOCRACY)
                                .trade(RED, 5)
                                .cityManagement(RED),
                        coin(Technology.DEMOCRACY));
            case COIN_COSTS_CULTURE ->
                when(
                        Tables.table()
                                .knows(RED, Technology.PRINTING_PRESS)
                                .culture(RED, 4)
                                .cityManagement(RED),
                        coin(Technology.PRINTING_PRESS));
            case COIN_BOUGHT_THIS_TURN ->
                when(
                        Tables.withCard()
                                .knows(RED, Technology.DEMOCRACY)
                                .trade(RED, 20)
                                .cityManagement(RED)
                                .play(RED, coin(Technology.DEMOCRACY)),
                        coin(Technology.DEMOCRACY));
            case NO_COINS_FOR_THAT -> when(Tables.cities(), coin(Technology.POTTERY));
            case CARD_IS_FULL_OF_COINS -> when(Tables.fullOfCoins(), coin(Technology.DEMOCRACY));
            case NOT_THAT_PERSON ->
                when(Tables.start(), new SidMeierCivilizationMove.PlacePerson(Person.ARTIST, Square.of("e2")));
            case CARD_NOT_IN_HAND -> when(Tables.start(), play(EventCard.DROUGHT));
            case CARD_OF_ANOTHER_PHASE ->
                when(Tables.table().card(RED, EventCard.DROUGHT).cityManagement(RED), play(EventCard.DROUGHT));
            case NOTHING_TO_CANCEL ->
                when(Tables.table().card(RED, EventCard.PRIMETIME_TV).start(RED), play(EventCard.PRIMETIME_TV));
            case NOTHING_TO_PAY_FOR ->
                when(Tables.table().card(RED, EventCard.A_GENEROUS_GIFT).start(RED), play(EventCard.A_GENEROUS_GIFT));
            case CARD_CANCELS_SOMETHING_ELSE -> when(Tables.answering(), cancel(EventCard.JOUSTING_TOURNEY));
            case NO_TARGET -> when(Tables.table().card(RED, EventCard.SABOTAGE).start(RED), play(EventCard.SABOTAGE));
            case NO_SUCH_TARGET -> when(Tables.drought(), player(RED));
            case NO_TARGET_OF_THE_ABILITY -> when(Tables.aiming(), player(RED));
            case ABILITY_HAS_NO_TARGET ->
                when(
                        Tables.table()
                                .knows(RED, Technology.STEAM_POWER)
                                .token(RED, Resource.SILK)
                                .cityManagement(RED),
                        use(Ability.STEAM_POWER));
            case TECHNOLOGY_NOT_LEARNT -> when(Tables.cities(), coin(Technology.DEMOCRACY));
            case RESEARCH_NEEDS_TRADE ->
                when(
                        Tables.table()
                                .trade(RED, 6)
                                .trade(BLUE, 0)
                                .knows(RED, Technology.WRITING)
                                .research(),
                        research(Technology.CHIVALRY));
            case BUILT_FREE_THIS_TURN ->
                when(Tables.egypt(), new SidMeierCivilizationMove.ProduceFree(Item.of("market")));
            case INFILTRATED_THIS_TURN -> {
                Table table = Tables.of(Civilization.RUSSIANS)
                        .knows(BLUE, Technology.POTTERY)
                        .scouts(RED, 1, "c13")
                        .movement(RED);
                table.position.use(RED, Once.INFILTRATION);
                yield when(
                        table.play(RED, move("c13", 0, 1)), new SidMeierCivilizationMove.Infiltrate(Square.of("c14")));
            }
            case RAZED_THIS_TURN -> {
                Table table = Tables.steamed();
                table.position.use(RED, Once.RAZE);
                yield when(table, raze());
            }
            case TECHNOLOGY_NOT_KNOWN -> when(Tables.cities(), use(Ability.CURRENCY));
            case NOTHING_FOR_THE_ABILITY_TO_CANCEL ->
                when(Tables.table().knows(RED, Technology.WRITING).cityManagement(RED), use(Ability.WRITING));
            case ABILITY_OF_ANOTHER_PHASE ->
                when(
                        Tables.table().knows(RED, Technology.HORSEBACK_RIDING).cityManagement(RED),
                        use(Ability.HORSEBACK_RIDING));
            case ABILITY_CANCELS_SOMETHING_ELSE -> when(Tables.answering(), cancel(Ability.WRITING, "hut-spy"));
            case ONCE_A_TURN ->
                when(
                        Tables.table()
                                .knows(RED, Technology.CURRENCY)
                                .token(RED, Resource.INCENSE)
                                .cityManagement(RED)
                                .play(RED, use(Ability.CURRENCY)),
                        use(Ability.CURRENCY));
            case CANNOT_PAY_RESOURCES ->
                when(Tables.table().knows(RED, Technology.CURRENCY).cityManagement(RED), use(Ability.CURRENCY));
            case NOT_YOURS_TO_PAY -> when(Tables.paying(), pay("silk-token"));
            case WRONG_RESOURCE -> when(Tables.paying(), pay("hut-spy"));
            case ONLY_IN_YOUR_OWN_PART -> when(Tables.bomber(), use(Ability.ATOMIC_STRIKE));
            case TECHNOLOGY_KNOWN_ALREADY ->
                when(Tables.table().trade(RED, 20).trade(BLUE, 0).research(), research(Technology.CODE_OF_LAWS));
            case NO_PLACE_IN_THE_PYRAMID ->
                when(Tables.table().trade(RED, 20).trade(BLUE, 0).research(), research(Technology.CHIVALRY));
            case NOBODY_TEACHES_THAT -> when(Tables.exchange(), choose(Technology.PHILOSOPHY));
            case SQUARE_IS_FROZEN -> when(Tables.frozen(), move("c7", 1, 0));
            case FIGURES_HAVE_MOVED -> when(Tables.moved(), move("c7", 1, 0));
            case GROUP_CAN_GO_NOWHERE -> when(Tables.surrounded(), move("c7", 1, 0));
            case TILE_IS_FACE_DOWN ->
                when(
                        Tables.hidden(Tables.table().armies(RED, 1, "f4").movement(RED))
                                .play(RED, move("f4", 1, 0)),
                        go("f5"));
            case CANNOT_CROSS_WATER -> when(Tables.movementTo(Terrain.WATER), go("c8"));
            case SCOUTS_DO_NOT_ATTACK ->
                when(
                        Tables.table()
                                .scouts(RED, 1, "c7")
                                .armies(BLUE, 1, "c8")
                                .movement(RED)
                                .play(RED, move("c7", 0, 1)),
                        go("c8"));
            case SCOUTS_DO_NOT_EXPLORE ->
                when(
                        Tables.table()
                                .scouts(RED, 1, "c7")
                                .tribe(Board.HUT, "c8")
                                .movement(RED)
                                .play(RED, move("c7", 0, 1)),
                        go("c8"));
            case NOBODY_STOPS_IN_THE_CENTRE ->
                when(Tables.table().armies(RED, 1, "f1").movement(RED).play(RED, move("f1", 1, 0), go("f2")), stop());
            case NO_STEPS_LEFT -> when(Tables.steamed(), go("c10"));
            case ONLY_TO_NEIGHBOURS -> when(Tables.march(), go("d8"));
            case NOTHING_TO_DISCOVER -> when(Tables.march(), discover("c8"));
            case ONLY_RUSSIA_INFILTRATES ->
                when(Tables.march(), new SidMeierCivilizationMove.Infiltrate(Square.of("c14")));
            case ONE_FIGURE_INFILTRATES ->
                when(
                        Tables.of(Civilization.RUSSIANS)
                                .armies(RED, 2, "c14")
                                .movement(RED)
                                .play(RED, move("c14", 2, 0)),
                        new SidMeierCivilizationMove.Infiltrate(Square.of("c15")));
            case NOTHING_TO_RAZE ->
                when(
                        Tables.table()
                                .knows(RED, Technology.COMBUSTION)
                                .armies(RED, 1, "c7")
                                .movement(RED)
                                .play(RED, move("c7", 1, 0)),
                        new SidMeierCivilizationMove.Raze());
            case BARBARIANS_HAVE_NO_ABILITIES -> when(Tables.village(), use(Ability.MATHEMATICS));
            case BEFORE_THE_UNIT ->
                when(
                        Tables.front(Tables.table()
                                        .knows(RED, Technology.METALWORKING, Technology.MATHEMATICS)
                                        .token(RED, Resource.IRON, Resource.IRON))
                                .play(RED, newFront(), unit("mounted-a")),
                        use(Ability.METALWORKING));
            case DOES_NOT_HEAL -> when(Tables.front(Tables.table()), heal(Technology.POTTERY));
            case ONCE_A_BATTLE -> when(Tables.healed(), heal(Technology.BIOLOGY));
            case NOBODY_IS_WOUNDED ->
                when(Tables.front(Tables.table().knows(RED, Technology.BIOLOGY)), heal(Technology.BIOLOGY));
            case ONE_UNIT_A_TURN ->
                when(
                        Tables.front(Tables.table()
                                        .knows(RED, Technology.MATHEMATICS)
                                        .token(RED, Resource.IRON))
                                .play(RED, newFront(), unit("mounted-a")),
                        newFront());
            case PLAY_A_UNIT_FIRST -> when(Tables.front(Tables.table()), endBattleTurn());
            case NO_LONE_ENEMY_THERE -> when(Tables.front(Tables.table()), attack(3));
            case NO_ENEMY_THERE -> when(Tables.wounds(), new SidMeierCivilizationMove.Wound(7));
            case UNIT_NOT_IN_HAND -> when(Tables.battle(), unit("artillery-c"));
            case UNIT_NOT_KILLED ->
                when(Tables.reclaiming(), new SidMeierCivilizationMove.ReclaimUnit(UnitCard.of("artillery-c")));
            case NOT_ENOUGH_LOOT ->
                when(
                        Tables.looting(Tables.updated().trade(BLUE, 3)),
                        new SidMeierCivilizationMove.TakeCard(Era.ANCIENT));
            case NO_SUCH_LOOT ->
                when(Tables.looting(Tables.table().trade(BLUE, 3)), new SidMeierCivilizationMove.TakeCard(Era.ANCIENT));
            case LOSER_HAS_NONE ->
                when(
                        Tables.looting(Tables.table().trade(BLUE, 3).culture(BLUE, 0)),
                        new SidMeierCivilizationMove.TakeCulture(3));
        };
    }

    private static SidMeierCivilizationMove scoutOn(String square) {
        return new SidMeierCivilizationMove.PlaceScout(Square.of(square));
    }
}
