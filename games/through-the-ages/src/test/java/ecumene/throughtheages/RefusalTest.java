package ecumene.throughtheages;

import static ecumene.throughtheages.Moves.action;
import static ecumene.throughtheages.Moves.add;
import static ecumene.throughtheages.Moves.aggression;
import static ecumene.throughtheages.Moves.annex;
import static ecumene.throughtheages.Moves.bid;
import static ecumene.throughtheages.Moves.blueToken;
import static ecumene.throughtheages.Moves.bonus;
import static ecumene.throughtheages.Moves.build;
import static ecumene.throughtheages.Moves.cancel;
import static ecumene.throughtheages.Moves.copyTactic;
import static ecumene.throughtheages.Moves.destroy;
import static ecumene.throughtheages.Moves.develop;
import static ecumene.throughtheages.Moves.divide;
import static ecumene.throughtheages.Moves.done;
import static ecumene.throughtheages.Moves.eliminate;
import static ecumene.throughtheages.Moves.endActions;
import static ecumene.throughtheages.Moves.leader;
import static ecumene.throughtheages.Moves.lose;
import static ecumene.throughtheages.Moves.loseColony;
import static ecumene.throughtheages.Moves.offer;
import static ecumene.throughtheages.Moves.population;
import static ecumene.throughtheages.Moves.prepare;
import static ecumene.throughtheages.Moves.raze;
import static ecumene.throughtheages.Moves.repel;
import static ecumene.throughtheages.Moves.resign;
import static ecumene.throughtheages.Moves.revolt;
import static ecumene.throughtheages.Moves.ruin;
import static ecumene.throughtheages.Moves.sail;
import static ecumene.throughtheages.Moves.send;
import static ecumene.throughtheages.Moves.stages;
import static ecumene.throughtheages.Moves.swap;
import static ecumene.throughtheages.Moves.tactic;
import static ecumene.throughtheages.Moves.take;
import static ecumene.throughtheages.Moves.takeTechnology;
import static ecumene.throughtheages.Moves.theater;
import static ecumene.throughtheages.Moves.tuck;
import static ecumene.throughtheages.Moves.upgrade;
import static ecumene.throughtheages.Moves.war;
import static ecumene.throughtheages.Table.BLUE;
import static ecumene.throughtheages.Table.GREEN;
import static ecumene.throughtheages.Table.RED;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import ecumene.engine.EventLog;
import ecumene.engine.RefusedMoveException;
import ecumene.engine.Seats;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Every reason to refuse a move can happen. A new reason does not compile before it has its line here. */
class RefusalTest {

    private static final ThroughTheAges GAME = new ThroughTheAges();

    private record Attempt(Table table, ThroughTheAgesMove move) {}

    @ParameterizedTest
    @EnumSource(ThroughTheAgesRefusal.class)
    void everyReasonIsGivenAndARefusedMoveChangesNothing(ThroughTheAgesRefusal refusal) {
        Attempt attempt = attempt(refusal);
        ThroughTheAgesPosition position = attempt.table.position();
        int seat = Seats.first(GAME.awaiting(position));
        long hash = position.hash();

        assertThat(GAME.refusal(position, seat, attempt.move)).isEqualTo(refusal);
        assertThatExceptionOfType(RefusedMoveException.class)
                .isThrownBy(() -> GAME.play(position, seat, attempt.move, EventLog.SILENT));
        assertThat(position.hash()).isEqualTo(hash);
    }

    private static Attempt when(Table table, ThroughTheAgesMove move) {
        return new Attempt(table, move);
    }

    private static Table two() {
        return Table.of(2, 3);
    }

    private static Table acting() {
        return two().actionsOf(RED);
    }

    private static Table politics(String... cards) {
        return Table.of(3, 3).military(RED, cards).politicsOf(RED);
    }

    /** Red attacks Blue, who holds cards. */
    private static Table attacked(String card) {
        return Table.of(2, 3)
                .workers(RED, "A-warriors", 3)
                .technology(RED, "III-communism")
                .military(RED, card)
                .leader(BLUE, "II-isaac-newton")
                .unfinished(BLUE, "I-great-wall", 1)
                .colony(BLUE, "I-vast-territory", "I-historic-territory")
                .workers(BLUE, "I-drama", 1)
                .food(BLUE, 9)
                .resources(BLUE, 9);
    }

    private static Table defending() {
        return attacked("II-spy")
                .military(BLUE, "III-defense-colonization", "I-rats")
                .politicsOf(RED)
                .play(aggression("II-spy", BLUE));
    }

    private static Table robbing(String card) {
        return attacked(card).politicsOf(RED).play(aggression(card, BLUE));
    }

    private static Table weakest(String event, Table table) {
        return table.workers(RED, "A-warriors", 3).event(RED, event);
    }

    private static Table bidding() {
        return Table.of(2).workers(RED, "A-warriors", 3).event(RED, "I-vast-territory");
    }

    private static Table force() {
        return Table.of(2)
                .workers(RED, "A-warriors", 3)
                .military(RED, "I-raid")
                .event(RED, "I-vast-territory")
                .play(bid(3));
    }

    private static Table warWon() {
        return two().war(RED, "II-war-over-technology", BLUE)
                .workers(RED, "A-warriors", 9)
                .technology(BLUE, "I-masonry")
                .startOf(RED);
    }

    private static Attempt attempt(ThroughTheAgesRefusal refusal) {
        return switch (refusal) {
            case POLITICS_NOW -> when(politics(), population());
            case ACT_NOW -> when(acting(), repel());
            case ANSWER_THE_PACT_NOW ->
                when(politics("III-peace-treaty").play(offer("III-peace-treaty", BLUE, "both")), endActions());
            case DEFEND_NOW -> when(defending(), endActions());
            case CHOOSE_BOOTY_NOW -> when(robbing("II-annex"), endActions());
            case RAZE_NOW -> when(robbing("I-raid"), endActions());
            case DIVIDE_NOW -> when(robbing("I-plunder"), endActions());
            case TAKE_SPOILS_NOW -> when(warWon(), endActions());
            case BID_NOW -> when(bidding(), endActions());
            case FORM_A_FORCE_NOW -> when(force(), endActions());
            case FINISH_THE_ACTION_CARD_NOW ->
                when(two().hand(RED, "I-reserves").actionsOf(RED).play(action("I-reserves")), endActions());
            case DECIDE_ABOUT_HOMER_NOW -> when(homer(), endActions());
            case DISCARD_NOW ->
                when(two().military(RED, "I-rats", "I-raid", "II-spy").endOf(RED), endActions());
            case LOSE_A_WORKER_NOW -> when(two().idle(RED, 0).event(RED, "I-pestilence"), endActions());
            case GIVE_A_BLUE_TOKEN_NOW -> when(crime(), endActions());
            case DEVELOP_NOW ->
                when(Table.of(2).resources(RED, 9).event(RED, "A-development-of-civilization"), endActions());
            case BUILD_FOR_FREE_NOW -> when(two().event(RED, "A-development-of-religion"), endActions());
            case DESTROY_A_BUILDING_NOW -> when(weakest("I-border-conflict", two()), endActions());
            case LOSE_A_COLONY_NOW -> when(independence(), endActions());
            case RUIN_A_WONDER_NOW -> when(ravages(), endActions());
            case TAKE_CARDS_NOW -> when(two().row("I-iron").event(RED, "II-international-agreement"), endActions());
            case NOT_ENOUGH_CIVIL_ACTIONS -> {
                Table table = two().food(RED, 9);
                table.civ(RED).civilActions = 0;
                yield when(table.actionsOf(RED), population());
            }
            case AGREEMENT_PAYS_NO_MORE ->
                when(
                        two().row(
                                        "I-iron",
                                        "I-alchemy",
                                        "I-drama",
                                        "I-knights",
                                        "I-masonry",
                                        "I-theology",
                                        "I-irrigation",
                                        "I-warfare")
                                .event(RED, "II-international-agreement")
                                .play(take(6, "I-theology"), take(7, "I-irrigation")),
                        take(8, "I-warfare"));
            case NOT_ENOUGH_MILITARY_ACTIONS -> {
                Table table = two();
                table.civ(RED).militaryActions = 0;
                yield when(table.actionsOf(RED), destroy("A-warriors"));
            }
            case NOT_ENOUGH_FOOD -> when(acting(), population());
            case NOT_ENOUGH_RESOURCES -> when(acting(), build("A-bronze"));
            case NOT_ENOUGH_SCIENCE -> when(two().hand(RED, "I-iron").actionsOf(RED), develop("I-iron"));
            case PARTNER_HAS_NO_SCIENCE ->
                when(
                        Table.of(3, 3)
                                .pact(RED, BLUE, "II-scientific-cooperation", true)
                                .hand(RED, "I-iron")
                                .science(RED, 9)
                                .actionsOf(RED),
                        develop("I-iron"));
            case CARD_NOT_IN_HAND -> when(acting(), leader("A-moses"));
            case ONLY_TAKING_IN_THE_FIRST_ROUND -> when(two().round(1).actionsOf(RED), population());
            case CARD_NOT_IN_THE_ROW -> when(acting(), take(1, "A-moses"));
            case CIVIL_HAND_IS_FULL ->
                when(
                        two().row("A-moses")
                                .hand(RED, "I-iron", "I-alchemy", "I-drama", "I-knights")
                                .actionsOf(RED),
                        take(1, "A-moses"));
            case TECHNOLOGY_ALREADY_THERE ->
                when(two().row("I-iron").technology(RED, "I-iron").actionsOf(RED), take(1, "I-iron"));
            case LEADER_OF_THIS_AGE_TAKEN ->
                when(two().row("A-moses", "A-homer").actionsOf(RED).play(take(1, "A-moses")), take(2, "A-homer"));
            case WONDER_STILL_UNFINISHED ->
                when(two().row("A-pyramids").unfinished(RED, "A-colossus", 0).actionsOf(RED), take(1, "A-pyramids"));
            case ONLY_GOVERNMENTS_BY_REVOLUTION ->
                when(two().hand(RED, "I-iron").science(RED, 9).actionsOf(RED), revolt("I-iron"));
            case REVOLUTION_TAKES_ALL_ACTIONS ->
                when(
                        two().hand(RED, "I-monarchy")
                                .science(RED, 9)
                                .food(RED, 2)
                                .actionsOf(RED)
                                .play(population()),
                        revolt("I-monarchy"));
            case ACTION_CARD_TAKEN_THIS_TURN ->
                when(two().row("A-stockpile").actionsOf(RED).play(take(1, "A-stockpile")), action("A-stockpile"));
            case ACTION_CARD_CANNOT_BE_DONE ->
                when(two().hand(RED, "A-frugality").actionsOf(RED), action("A-frugality"));
            case ONE_TACTIC_PER_TURN ->
                when(
                        two().military(RED, "I-legion", "I-phalanx")
                                .actionsOf(RED)
                                .play(tactic("I-legion")),
                        tactic("I-phalanx"));
            case TACTIC_NOT_SHARED -> when(acting(), copyTactic("I-legion"));
            case YELLOW_BANK_IS_EMPTY ->
                when(two().yellowBank(RED, 0).food(RED, 9).actionsOf(RED), population());
            case TECHNOLOGY_NOT_IN_PLAY -> when(two().resources(RED, 9).actionsOf(RED), build("I-iron"));
            case NO_UNUSED_WORKER -> when(two().resources(RED, 9).idle(RED, 0).actionsOf(RED), build("A-bronze"));
            case URBAN_LIMIT_REACHED ->
                when(two().resources(RED, 9).workers(RED, "A-religion", 2).actionsOf(RED), build("A-religion"));
            case UPGRADE_TO_A_HIGHER_LEVEL ->
                when(
                        two().resources(RED, 9).technology(RED, "I-drama").actionsOf(RED),
                        upgrade("A-philosophy", "I-drama"));
            case NOTHING_TO_UPGRADE ->
                when(two().technology(RED, "I-theology").actionsOf(RED), upgrade("A-religion", "I-theology"));
            case BETTER_NOT_IN_PLAY -> when(two().resources(RED, 9).actionsOf(RED), upgrade("A-bronze", "I-iron"));
            case NO_WORKER_THERE -> when(acting(), destroy("A-religion"));
            case UNIT_NOT_IN_PLAY -> when(two().resources(RED, 9).actionsOf(RED), build("I-knights"));
            case NO_WORKER_FOR_A_UNIT ->
                when(two().resources(RED, 9).idle(RED, 0).actionsOf(RED), build("A-warriors"));
            case NO_UNIT_TO_UPGRADE ->
                when(
                        two().workers(RED, "A-warriors", 0)
                                .technology(RED, "I-swordsmen")
                                .actionsOf(RED),
                        upgrade("A-warriors", "I-swordsmen"));
            case UPGRADE_A_UNIT_TO_A_HIGHER_LEVEL ->
                when(two().technology(RED, "I-knights").actionsOf(RED), upgrade("A-warriors", "I-knights"));
            case BETTER_UNIT_NOT_IN_PLAY -> when(acting(), upgrade("A-warriors", "I-swordsmen"));
            case NO_UNIT_TO_DISBAND -> when(acting(), destroy("I-knights"));
            case NO_WORKER_TO_LOSE -> when(two().idle(RED, 0).event(RED, "I-pestilence"), lose("A-religion"));
            case NO_BLUE_TOKEN_THERE -> when(crime(), blueToken("A-philosophy"));
            case NO_UNFINISHED_WONDER -> when(acting(), stages(1));
            case SO_MANY_STAGES_CANNOT_BE_BUILT ->
                when(two().unfinished(RED, "A-pyramids", 0).resources(RED, 9).actionsOf(RED), stages(2));
            case NO_BLUE_TOKEN_LEFT ->
                when(two().unfinished(RED, "A-pyramids", 2).blueBank(RED, 0).actionsOf(RED), stages(1));
            case NOT_YOUR_WONDER -> when(homer(), tuck("A-colossus"));
            case ABILITY_NOT_YOURS -> when(acting(), swap());
            case ONCE_PER_TURN ->
                when(two().leader(RED, "A-hammurabi").actionsOf(RED).play(swap()), swap());
            case ONLY_INTO_A_THEATER ->
                when(
                        two().leader(RED, "II-johann-sebastian-bach").actionsOf(RED),
                        theater("A-philosophy", "A-religion"));
            case NO_URBAN_BUILDING_THERE ->
                when(two().leader(RED, "II-johann-sebastian-bach").actionsOf(RED), theater("A-religion", "I-drama"));
            case THEATER_NOT_IN_PLAY ->
                when(two().leader(RED, "II-johann-sebastian-bach").actionsOf(RED), theater("A-philosophy", "I-drama"));
            case NO_OCEAN_LINERS -> when(acting(), Moves.immigrant());
            case OCEAN_LINERS_HAVE_SAILED ->
                when(
                        two().wonder(RED, "II-ocean-liner-service")
                                .actionsOf(RED)
                                .play(Moves.immigrant()),
                        Moves.immigrant());
            case NOBODY_TO_WELCOME ->
                when(
                        two().wonder(RED, "II-ocean-liner-service")
                                .yellowBank(RED, 0)
                                .actionsOf(RED),
                        Moves.immigrant());
            case NO_TRADE_ROUTES -> when(acting(), Moves.trade());
            case TRADE_ROUTE_USED ->
                when(
                        Table.of(3, 3)
                                .pact(RED, BLUE, "I-trade-routes-agreement", true)
                                .food(RED, 1)
                                .actionsOf(RED)
                                .play(Moves.trade()),
                        Moves.trade());
            case THEATERS_ARE_UPGRADED_AS_USUAL ->
                when(
                        two().leader(RED, "II-johann-sebastian-bach")
                                .workers(RED, "I-drama", 1)
                                .actionsOf(RED),
                        theater("I-drama", "II-opera"));
            case COOK_TAKES_NO_MORE ->
                when(
                        Table.of(2, 2)
                                .leader(RED, "II-james-cook")
                                .military(RED, "II-spy", "II-annex", "II-plunder")
                                .event(RED, "I-vast-territory")
                                .play(bid(1), add("II-spy"), add("II-annex")),
                        add("II-plunder"));
            case NOT_AN_EVENT -> when(politics("II-spy"), prepare("II-spy"));
            case NO_SUCH_RIVAL -> when(politics("II-spy"), aggression("II-spy", RED));
            case RIVAL_IS_NOT_WEAKER -> when(politics("II-spy"), aggression("II-spy", BLUE));
            case NOTHING_TO_TAKE ->
                when(
                        Table.of(2, 3)
                                .workers(RED, "A-warriors", 3)
                                .military(RED, "II-annex")
                                .politicsOf(RED),
                        aggression("II-annex", BLUE));
            case NO_SUCH_BUILDING -> when(robbing("I-raid"), raze(BLUE, "A-religion"));
            case RIVAL_LACKS_THAT -> when(robbing("II-infiltrate"), eliminate("A-moses"));
            case NOT_A_BONUS_CARD -> when(defending(), bonus("I-rats"));
            case DEFENCE_IS_TOO_WEAK -> when(defending(), repel());
            case AS_MANY_CARDS_AS_MILITARY_ACTIONS ->
                when(
                        attacked("II-spy")
                                .military(BLUE, "III-defense-colonization", "I-rats", "I-crusades")
                                .politicsOf(RED)
                                .play(aggression("II-spy", BLUE), bonus("III-defense-colonization"), add("I-rats")),
                        add("I-crusades"));
            case GANDHI_NEVER_ATTACKS ->
                when(
                        Table.of(2, 3)
                                .leader(RED, "III-mahatma-gandhi")
                                .military(RED, "II-spy")
                                .politicsOf(RED),
                        aggression("II-spy", BLUE));
            case A_PACT_FORBIDS_IT ->
                when(
                        Table.of(3, 3)
                                .pact(RED, BLUE, "III-peace-treaty", true)
                                .military(RED, "II-spy")
                                .politicsOf(RED),
                        aggression("II-spy", BLUE));
            case NO_WAR_IN_THE_LAST_ROUND ->
                when(
                        Table.of(2, 4)
                                .lastRound(5)
                                .technology(RED, "III-communism")
                                .military(RED, "III-war-over-culture")
                                .politicsOf(RED),
                        war("III-war-over-culture", BLUE));
            case TECHNOLOGY_CANNOT_BE_TAKEN -> when(warWon(), takeTechnology("II-strategy"));
            case NO_SUCH_SIDE -> when(politics("III-peace-treaty"), offer("III-peace-treaty", BLUE, "A"));
            case NOT_YOUR_PACT ->
                when(
                        Table.of(3, 3)
                                .pact(BLUE, GREEN, "III-peace-treaty", true)
                                .politicsOf(RED),
                        cancel("III-peace-treaty"));
            case NOBODY_RESIGNS ->
                when(Table.withoutResigning(2).military(RED, "I-rats").politicsOf(RED), resign());
            case NO_RESIGNING_IN_AGE_IV ->
                when(Table.of(2, 4).military(RED, "III-plunder").politicsOf(RED), resign());
            case NO_SUCH_BUILDING_BY_THE_EVENT -> when(weakest("I-border-conflict", two()), destroy("A-religion"));
            case NOT_SUCH_A_DIVISION -> when(robbing("I-plunder"), divide(9, 9));
            case NOT_YOUR_COLONY -> when(independence(), loseColony("II-vast-territory"));
            case BID_MORE -> when(bidding(), bid(0));
            case FORCE_CANNOT_REACH_THE_BID -> when(bidding(), bid(9));
            case NO_UNIT_TO_SEND -> when(force(), send("I-knights"));
            case FORCE_NEEDS_A_UNIT -> when(force(), sail());
            case FORCE_IS_BELOW_THE_BID -> when(force().play(send("A-warriors")), sail());
        };
    }

    private static Table homer() {
        return two().leader(RED, "A-homer")
                .wonder(RED, "A-pyramids")
                .hand(RED, "I-joan-of-arc")
                .actionsOf(RED)
                .play(leader("I-joan-of-arc"));
    }

    private static Table crime() {
        return two().workers(RED, "A-warriors", 3)
                .blueBank(BLUE, 0)
                .food(BLUE, 1)
                .resources(BLUE, 1)
                .event(RED, "II-crime-wave");
    }

    private static Table independence() {
        return weakest("II-independence-declaration", two().colony(BLUE, "I-vast-territory", "I-historic-territory"));
    }

    private static Table ravages() {
        return two().wonder(RED, "A-pyramids", "A-colossus").event(RED, "II-ravages-of-time");
    }

    @org.junit.jupiter.api.Test
    void otherAnswersOfTheSameQuestions() {
        assertThat(ravages().refusal(ruin("A-hanging-gardens"))).isEqualTo(ThroughTheAgesRefusal.NOT_YOUR_WONDER);
        assertThat(robbing("II-annex").refusal(annex("II-vast-territory")))
                .isEqualTo(ThroughTheAgesRefusal.RIVAL_LACKS_THAT);
        assertThat(two().idle(RED, 0).event(RED, "I-pestilence").refusal(lose("A-religion")))
                .isEqualTo(ThroughTheAgesRefusal.NO_WORKER_TO_LOSE);
        assertThat(force().refusal(bonus("I-raid"))).isEqualTo(ThroughTheAgesRefusal.NOT_A_BONUS_CARD);
        assertThat(force().refusal(bonus("I-rats"))).isEqualTo(ThroughTheAgesRefusal.CARD_NOT_IN_HAND);
        assertThat(force().refusal(add("I-raid"))).isEqualTo(ThroughTheAgesRefusal.ABILITY_NOT_YOURS);
        assertThat(force().refusal(add("I-rats"))).isEqualTo(ThroughTheAgesRefusal.CARD_NOT_IN_HAND);
        assertThat(two().row("I-iron").event(RED, "II-international-agreement").refusal(take(2, "I-iron")))
                .isEqualTo(ThroughTheAgesRefusal.CARD_NOT_IN_THE_ROW);
        assertThat(politics().refusal(Moves.alexander())).isEqualTo(ThroughTheAgesRefusal.ABILITY_NOT_YOURS);
        assertThat(politics().refusal(Moves.columbus("I-vast-territory")))
                .isEqualTo(ThroughTheAgesRefusal.ABILITY_NOT_YOURS);
        assertThat(politics().refusal(Moves.look())).isEqualTo(ThroughTheAgesRefusal.ABILITY_NOT_YOURS);
        assertThat(acting().refusal(Moves.people())).isEqualTo(ThroughTheAgesRefusal.ABILITY_NOT_YOURS);
        assertThat(acting().refusal(Moves.army())).isEqualTo(ThroughTheAgesRefusal.ABILITY_NOT_YOURS);
        assertThat(acting().refusal(Moves.rally("A-warriors"))).isEqualTo(ThroughTheAgesRefusal.ABILITY_NOT_YOURS);
        assertThat(acting().refusal(theater("A-philosophy", "I-drama")))
                .isEqualTo(ThroughTheAgesRefusal.ABILITY_NOT_YOURS);
        assertThat(acting().refusal(action("A-stockpile"))).isEqualTo(ThroughTheAgesRefusal.CARD_NOT_IN_HAND);
        assertThat(acting().refusal(tactic("I-legion"))).isEqualTo(ThroughTheAgesRefusal.CARD_NOT_IN_HAND);
        assertThat(acting().refusal(done())).isEqualTo(ThroughTheAgesRefusal.ACT_NOW);
        assertThat(two().round(1).actionsOf(RED).refusal(destroy("A-bronze")))
                .isEqualTo(ThroughTheAgesRefusal.ONLY_TAKING_IN_THE_FIRST_ROUND);
        assertThat(two().round(1).actionsOf(RED).refusal(done())).isEqualTo(ThroughTheAgesRefusal.ACT_NOW);
        assertThat(politics("II-spy").refusal(war("II-war-over-territory", BLUE)))
                .isEqualTo(ThroughTheAgesRefusal.CARD_NOT_IN_HAND);
    }

    /** Where a card or an event allows an action, its own conditions are the reason. */
    @org.junit.jupiter.api.Test
    void refusalsOfActionsThatCardsAllow() {
        Table poor = Table.of(2).hand(RED, "I-irrigation", "I-monarchy").science(RED, 1);
        poor.civ(RED).civilActions = 3;
        poor.food(RED, 1).idle(RED, 0).workers(RED, "A-bronze", 3).event(RED, "A-development-of-civilization");
        assertThat(poor.allows(population())).isTrue();
        assertThat(poor.refusal(build("A-bronze"))).isEqualTo(ThroughTheAgesRefusal.NO_UNUSED_WORKER);
        assertThat(poor.refusal(develop("I-irrigation"))).isEqualTo(ThroughTheAgesRefusal.NOT_ENOUGH_SCIENCE);
        assertThat(poor.refusal(develop("I-iron"))).isEqualTo(ThroughTheAgesRefusal.CARD_NOT_IN_HAND);
        assertThat(poor.refusal(revolt("I-monarchy"))).isEqualTo(ThroughTheAgesRefusal.REVOLUTION_TAKES_ALL_ACTIONS);
        assertThat(poor.refusal(revolt("I-irrigation")))
                .isEqualTo(ThroughTheAgesRefusal.ONLY_GOVERNMENTS_BY_REVOLUTION);
        assertThat(poor.refusal(swap())).isEqualTo(ThroughTheAgesRefusal.ABILITY_NOT_YOURS);
        assertThat(poor.refusal(Moves.trade())).isEqualTo(ThroughTheAgesRefusal.NO_TRADE_ROUTES);
        Table hungry = Table.of(2).resources(RED, 9).event(RED, "A-development-of-civilization");
        assertThat(hungry.refusal(population())).isEqualTo(ThroughTheAgesRefusal.NOT_ENOUGH_FOOD);
        Table card = two().hand(RED, "I-rich-land")
                .technology(RED, "II-coal", "III-oil")
                .resources(RED, 6)
                .actionsOf(RED)
                .play(action("I-rich-land"));
        assertThat(card.refusal(upgrade("A-bronze", "III-oil"))).isEqualTo(ThroughTheAgesRefusal.NOT_ENOUGH_RESOURCES);
        assertThat(card.allows(upgrade("A-bronze", "II-coal"))).isTrue();
        Table breakthrough = two().hand(RED, "I-breakthrough", "I-iron", "I-alchemy", "II-republic")
                .science(RED, 5)
                .food(RED, 9)
                .actionsOf(RED)
                .play(population(), action("I-breakthrough"));
        assertThat(breakthrough.refusal(develop("II-republic"))).isEqualTo(ThroughTheAgesRefusal.NOT_ENOUGH_SCIENCE);
        assertThat(breakthrough.refusal(revolt("II-republic")))
                .isEqualTo(ThroughTheAgesRefusal.REVOLUTION_TAKES_ALL_ACTIONS);
        assertThat(breakthrough.refusal(build("A-bronze"))).isEqualTo(ThroughTheAgesRefusal.FINISH_THE_ACTION_CARD_NOW);
    }

    @org.junit.jupiter.api.Test
    void refusalsForWantOfActions() {
        Table tired = two().leader(RED, "II-johann-sebastian-bach")
                .technology(RED, "I-drama")
                .military(RED, "I-legion")
                .share("I-phalanx")
                .resources(RED, 9);
        tired.civ(RED).civilActions = 0;
        tired.civ(RED).militaryActions = 0;
        tired.actionsOf(RED);
        assertThat(tired.refusal(theater("A-philosophy", "I-drama")))
                .isEqualTo(ThroughTheAgesRefusal.NOT_ENOUGH_CIVIL_ACTIONS);
        assertThat(tired.refusal(tactic("I-legion"))).isEqualTo(ThroughTheAgesRefusal.NOT_ENOUGH_MILITARY_ACTIONS);
        assertThat(tired.refusal(copyTactic("I-phalanx"))).isEqualTo(ThroughTheAgesRefusal.NOT_ENOUGH_MILITARY_ACTIONS);
        assertThat(tired.refusal(upgrade("A-warriors", "I-swordsmen")))
                .isEqualTo(ThroughTheAgesRefusal.BETTER_UNIT_NOT_IN_PLAY);
        Table columbus = two().leader(RED, "I-christopher-columbus").politicsOf(RED);
        assertThat(columbus.refusal(Moves.columbus("I-vast-territory")))
                .isEqualTo(ThroughTheAgesRefusal.CARD_NOT_IN_HAND);
    }
}
