package ecumene.innersea;

import static ecumene.innersea.Moves.*;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import ecumene.engine.EventLog;
import ecumene.engine.RefusedMoveException;
import ecumene.engine.Seats;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Every reason to refuse a move can happen. A new reason does not compile before it has its line here. */
class RefusalTest {

    private static final InnerSea GAME = new InnerSea();

    private record Attempt(InnerSeaPosition position, InnerSeaMove move) {}

    @ParameterizedTest
    @EnumSource(InnerSeaRefusal.class)
    void everyReasonIsGivenAndARefusedMoveChangesNothing(InnerSeaRefusal refusal) {
        Attempt attempt = attempt(refusal);
        InnerSeaPosition position = attempt.position;
        int seat = Seats.first(GAME.awaiting(position));
        long hash = position.hash();

        assertThat(GAME.refusal(position, seat, attempt.move)).isEqualTo(refusal);
        assertThatExceptionOfType(RefusedMoveException.class)
                .isThrownBy(() -> GAME.play(position, seat, attempt.move, EventLog.SILENT));
        assertThat(position.hash()).isEqualTo(hash);
    }

    private static Attempt attempt(Table table, InnerSeaMove move) {
        return new Attempt(table.position(), move);
    }

    private static Table two() {
        return Table.of("egypt", "troy").disks("egypt", 1, "egypt").disks("troy", 1, "phrygia");
    }

    private static Table growing() {
        return two().disks("egypt", 3, "kush").growth("egypt");
    }

    private static Table acting() {
        return two().hand("egypt", "earthquake", "iron-blades", "seer", "civil-war")
                .action("egypt");
    }

    private static Table competing() {
        return two().disks("egypt", 3, "attica")
                .disks("troy", 3, "attica")
                .hand("egypt", "exile", "triremes")
                .competitions();
    }

    private static Table ordering() {
        return two().disks("egypt", 3, "attica")
                .disks("troy", 3, "attica")
                .hand("egypt", "iron-blades", "warrior-queen")
                .competitions()
                .play(lay("iron-blades"), lay("warrior-queen"))
                .until("NextCard");
    }

    private static Table starting() {
        return Table.scenario("trio", 1, "minos", "phoenicia", "mycenae")
                .disks("minos", 1, "red-sea")
                .disks("phoenicia", 1, "red-sea", "phoenicia")
                .disks("mycenae", 1, "mycenae")
                .competitions();
    }

    private static Table losing() {
        return two().disks("troy", 3, "lydia")
                .hand("troy", "exile", "census")
                .hand("egypt", "wildfire", "iron-blades")
                .action("egypt")
                .play(card("wildfire"), at("lydia", "troy"), letPass());
    }

    private static Table paying() {
        return two().disks("egypt", 4, "kush")
                .talents("egypt", 1)
                .hand("egypt", "exile")
                .action("egypt")
                .play(build("colossus"));
    }

    private static Table beginningAgain() {
        return Table.of("egypt", "troy").disks("egypt", 3, "egypt").competitions();
    }

    private static Attempt attempt(InnerSeaRefusal refusal) {
        return switch (refusal) {
            case CHOOSE_A_CIVILIZATION_NOW -> new Attempt(GAME.start(GAME.info().setup(2), 1, EventLog.SILENT), done());
            case CIVILIZATION_NOT_TO_BE_HAD ->
                new Attempt(GAME.start(GAME.info().setup(2), 1, EventLog.SILENT), choose("rome"));
            case RETIRE_NOW -> attempt(growing(), pass());
            case ACQUIRE_NOW ->
                attempt(
                        two().wonder("egypt", "grand-gardens", "egypt", 5)
                                .growth("egypt")
                                .play(done()),
                        pass());
            case RESETTLE_NOW -> attempt(growing().play(done()), pass());
            case DEPLOY_NOW -> attempt(growing().play(done(), done()), pass());
            case TAKE_YOUR_ACTION_NOW -> attempt(acting(), done());
            case NAME_THE_TARGET_NOW -> attempt(acting().play(card("earthquake")), pass());
            case ANSWER_THE_CARD_NOW ->
                attempt(
                        acting().hand("troy", "exile", "bribery")
                                .play(card("civil-war"), against("troy"), at("phrygia", "troy")),
                        done());
            case CHOOSE_YOUR_LOSS_NOW -> attempt(losing(), pass());
            case PAY_FOR_THE_WONDER_NOW -> attempt(paying(), done());
            case PUT_THE_BLOCK_NOW ->
                attempt(
                        two().disks("egypt", 4, "kush")
                                .disks("egypt", 2, "libya")
                                .talents("egypt", 3)
                                .action("egypt")
                                .play(
                                        build("colossus"),
                                        payTalent(),
                                        payTalent(),
                                        payTalent(),
                                        remove("kush"),
                                        remove("kush")),
                        done());
            case DISCARD_NOW ->
                attempt(
                        two().hand("egypt", "lawgiver", "exile", "tribute", "census", "seer", "engineer")
                                .action("egypt")
                                .play(card("lawgiver")),
                        done());
            case CARD_GOES_ALREADY ->
                attempt(
                        two().hand("egypt", "lawgiver", "exile", "tribute", "census", "seer", "engineer", "chariots")
                                .action("egypt")
                                .play(card("lawgiver"), discard("exile")),
                        discard("exile"));
            case CHOOSE_A_CARD_NOW ->
                attempt(
                        two().hand("egypt", "oracle-at-delphi", "exile")
                                .action("egypt")
                                .play(card("oracle-at-delphi")),
                        done());
            case TAKE_BARBARIANS_NOW ->
                attempt(
                        Table.ofFour()
                                .hand("egypt", "barbarian-raiders", "iron-blades")
                                .disks(
                                        "barbarians",
                                        4,
                                        "illyria",
                                        "dalmatia",
                                        "cisalpina",
                                        "liguria",
                                        "epirus",
                                        "attica")
                                .disks(
                                        "barbarians",
                                        4,
                                        "thessaly",
                                        "macedonia",
                                        "apulia",
                                        "umbria",
                                        "etruria",
                                        "samnium")
                                .disks("barbarians", 2, "bruttium")
                                .action("egypt")
                                .play(card("barbarian-raiders"), at("thrace")),
                        pass());
            case LAY_CARDS_NOW -> attempt(competing(), pass());
            case START_COMPETITIONS_NOW -> attempt(starting(), pass());
            case USE_OR_GO_ON ->
                attempt(two().wonder("egypt", "stairway-to-heaven", "egypt", 2).competitions(), pass());
            case TAKE_A_PLACE_NOW -> attempt(two().points("egypt", 2).competitions(), pass());
            case DECIDE_ON_AENEAS_NOW -> attempt(beginningAgain(), pass());
            case DRAW_NOW ->
                attempt(two().disks("egypt", 3, "kush").talents("egypt", 1).competitions(), pass());
            case ANSWER_THE_CHANGE_NOW -> {
                Table table = two().wonder("egypt", "colossus", "egypt", 5);
                table.position().setPhase(Phase.END_OF_EPOCH);
                table.position().steps().push(ecumene.innersea.rule.EndOfEpoch.STEP, 0, 2, InnerSeaPosition.NONE, 0);
                table.position().steps().push(ecumene.innersea.rule.ChangeChoice.STEP, 0, 0);
                yield attempt(table, pass());
            }
            case PLACE_FOR_THE_GAMES_NOW ->
                attempt(
                        two().hand("egypt", "sacred-games", "exile")
                                .action("egypt")
                                .play(card("sacred-games")),
                        pass());
            case REPLACE_A_BARBARIAN_NOW ->
                attempt(
                        Table.scenario("hannibal", 2, "carthage", "rome")
                                .disks("carthage", 1, "gaul")
                                .disks("rome", 1, "rome")
                                .disks("barbarians", 2, "massilia")
                                .competitions()
                                .until("Persuade"),
                        pass());
            case CIVILIZATION_IS_ACTIVE -> attempt(beginningAgain().play(aeneas()), choose("egypt"));
            case NOT_ONE_OF_THOSE_TO_GO -> attempt(AeneasTest.choosingWhatLeaves(), remove("gaul"));
            case FOREIGN_HOME -> attempt(beginningAgain().play(aeneas(), choose("troy")), at("egypt"));
            case NO_DISK_OF_YOURS -> attempt(growing(), retire("lydia"));
            case CITIES_DO_NOT_RETIRE -> attempt(growing(), retire("kush"));
            case NOT_SO_MANY_DISKS -> attempt(growing(), retire("egypt", 2));
            case ONE_DISK_OF_EACH_CITY ->
                attempt(growing().disks("egypt", 3, "libya").play(done(), resettle("kush")), resettle("kush"));
            case NOT_SO_MANY_READY -> attempt(growing().play(done(), done()), place("egypt", 9));
            case BEGIN_IN_THE_CHOSEN_AREA ->
                attempt(beginningAgain().play(aeneas(), choose("troy"), at("troy")), place("ionia"));
            case NOT_SO_MUCH_TO_PAY -> attempt(paying().talents("egypt", 3).play(remove("kush", 3)), payTalents(3));
            case NO_SUCH_DISKS_FOR_THE_WONDER -> attempt(paying(), remove("kush", 6));
            case SOME_DISKS_MUST_BE_PAID -> attempt(paying().talents("egypt", 4), payTalents(4));
            case TOO_FEW_TALENTS_FOR_THE_WONDER -> attempt(paying(), payTalents(2));
            case NO_SUCH_CARD_FOR_THE_WONDER -> attempt(paying(), payCard("census"));
            case CARD_TAKES_LESS -> attempt(PricesTest.mercenaries(9), amount(4));
            case TOO_FEW_TALENTS_FOR_THE_CARD -> attempt(PricesTest.mercenaries(1), amount(2));
            case TOO_FEW_TALENTS_TO_AVERT_IT -> attempt(PricesTest.sands(1, "census", "tribute"), payTalents(2));
            case PAY_OR_LET_IT_HAPPEN_NOW -> attempt(PricesTest.sands(1, "census", "tribute"), pass());
            case PAY_THE_REST ->
                attempt(PricesTest.sands(1, "census", "tribute").play(payTalent()), done());
            case NO_SUCH_CARD_TO_LOSE -> attempt(losing(), payCard("tribute"));
            case NOT_SO_MANY_GO_FROM_THERE -> attempt(PricesTest.shaken(), remove("egypt", 2));
            case NO_SUCH_CARD_TO_EXCHANGE -> attempt(PricesTest.phoenicia(), alphabet("census"));
            case NO_SUCH_CARD_TO_DISCARD ->
                attempt(
                        two().hand("egypt", "lawgiver", "exile", "tribute", "census", "seer", "engineer")
                                .action("egypt")
                                .play(card("lawgiver")),
                        discard("lawgiver"));
            case NOT_TO_BE_FETCHED ->
                attempt(
                        two().talents("egypt", 1)
                                .discarded("strategos")
                                .competitions()
                                .until("DrawStep"),
                        fetch("strategos"));
            case NOT_SO_MUCH_IS_LOST -> attempt(losing(), remove("lydia", 3));
            case NAME_THE_NEXT_CARD_NOW -> attempt(ordering(), pass());
            case NOT_AMONG_YOUR_LAID_CARDS -> attempt(ordering(), next("phalanx"));
            case NO_SUCH_CHOICE ->
                attempt(
                        two().wonder("egypt", "grand-gardens", "egypt", 5)
                                .growth("egypt")
                                .play(done()),
                        takeCard());
            case NO_CITY_OF_YOURS -> attempt(growing().play(done()), resettle("egypt"));
            case NOTHING_READY ->
                attempt(
                        growing()
                                .invested("egypt", "royal-road", 3)
                                .play(done(), done(), place("egypt"), place("egypt"), place("egypt")),
                        place("libya"));
            case OUT_OF_PLAY -> attempt(growing().play(done(), done()), place("rome"));
            case AREA_IS_FULL -> attempt(growing().play(done(), done(), place("kush")), place("kush"));
            case DEEP_SEA_IS_CLOSED ->
                attempt(
                        two().disks("egypt", 1, "egyptian-sea").growth("egypt").play(done()),
                        place("eastern-mediterranean"));
            case OUT_OF_REACH -> attempt(growing().play(done(), done()), place("troy"));
            case ONLY_AT_SEA ->
                attempt(
                        Table.scenario("trio", 1, "phoenicia", "minos", "mycenae")
                                .disks("phoenicia", 1, "phoenicia", "phoenician-sea")
                                .disks("minos", 1, "minos")
                                .disks("mycenae", 1, "mycenae")
                                .deploying("phoenicia")
                                .play(place("phoenicia", 2)),
                        place("canaan"));
            case NOT_YOUR_WONDER -> attempt(growing().play(done(), done()), use("colossus"));
            case WONDER_IS_NOT_ACTIVE ->
                attempt(
                        two().disks("egypt", 1, "kush")
                                .wonder("egypt", "great-lighthouse", "libya", 5)
                                .growth("egypt")
                                .play(done()),
                        use("great-lighthouse"));
            case NO_DISK_LEFT_ON_IT ->
                attempt(
                        two().disks("egypt", 1, "kush")
                                .wonder("egypt", "great-lighthouse", "kush", 0)
                                .growth("egypt")
                                .play(done()),
                        use("great-lighthouse"));
            case STOPPED_BY_OMENS ->
                attempt(
                        Table.ofFour()
                                .disks("gaul", 1, "gaul")
                                .disks("carthage", 2, "carthage")
                                .hand("gaul", "bad-omens")
                                .wonder("carthage", "grand-gardens", "carthage", 5)
                                .invested("carthage", "caravansary", 3)
                                .growth("carthage")
                                .play(done(), use("grand-gardens"), negate("bad-omens")),
                        use("grand-gardens"));
            case WONDER_NOT_IN_THIS_STEP ->
                attempt(
                        two().disks("egypt", 1, "kush")
                                .wonder("egypt", "colossus", "kush", 5)
                                .growth("egypt")
                                .play(done()),
                        use("colossus"));
            case FETCHED_ALREADY -> {
                Table table = Table.scenario("alexander", 1, "macedonians", "persian-land", "persian-sea")
                        .disks("macedonians", 1, "macedonia")
                        .competitions()
                        .until("DrawStep")
                        .play(fetch("strategos"));
                yield attempt(table, fetch("strategos"));
            }
            case ONCE_IN_A_DRAW_STEP -> {
                Table table = Table.scenario("greeks-persians", 1, "greeks", "persian-land", "persian-sea")
                        .disks("greeks", 1, "mycenae", "laconia", "attica")
                        .disks("persian-land", 1, "lydia")
                        .disks("persian-sea", 1, "phoenicia")
                        .invested("greeks", "academy-of-science", 1)
                        .wonder("greeks", "great-library", "mycenae", 5)
                        .competitions()
                        .until("DrawStep")
                        .play(amount(0), invest("academy-of-science", 0));
                table.play(take(table.view(0).choice().getFirst().id()));
                yield attempt(table, invest("academy-of-science", 0));
            }
            case ONCE_IN_A_COMPETITION ->
                attempt(
                        competing().wonder("egypt", "grand-temple", "egypt", 5).play(announce("grand-temple")),
                        announce("grand-temple"));
            case PAY_BEFORE_DRAWING ->
                attempt(
                        two().disks("egypt", 3, "kush")
                                .talents("egypt", 1)
                                .wonder("egypt", "great-library", "kush", 5)
                                .competitions(),
                        use("great-library"));
            case CARDS_ARE_PAID_FOR ->
                attempt(
                        two().disks("egypt", 3, "kush")
                                .talents("egypt", 1)
                                .wonder("egypt", "great-library", "kush", 5)
                                .competitions()
                                .play(amount(0)),
                        amount(0));
            case ONCE_IN_A_TURN ->
                attempt(
                        two().invested("egypt", "royal-road", 3)
                                .growth("egypt")
                                .play(done(), invest("royal-road", 0), at("kush")),
                        invest("royal-road", 0));
            case NOT_IN_THIS_STEP ->
                attempt(two().invested("egypt", "coinage", 3).growth("egypt").play(done()), invest("coinage", 0));
            case NOT_YOUR_INVESTMENT -> attempt(growing().play(done(), done()), invest("coinage", 0));
            case CARD_NOT_IN_HAND -> attempt(acting(), card("exile"));
            case ONLY_IN_COMPETITIONS -> attempt(acting(), card("iron-blades"));
            case ONLY_AS_AN_ANSWER -> attempt(acting(), card("seer"));
            case DOES_NOT_FIT_THE_CARD -> attempt(acting().play(card("earthquake")), at("kush", "egypt"));
            case WALLS_OF_TROY ->
                attempt(acting().disks("troy", 2, "troy").play(card("earthquake")), at("troy", "troy"));
            case LEAVES_A_PAIR_INCOMPLETE -> attempt(AimsTest.exploring(), at("gulf-of-tarraco"));
            case NO_ROOM_FOR_BARBARIANS ->
                attempt(
                        two().disks("barbarians", 4, "thrace")
                                .hand("egypt", "barbarian-raiders", "iron-blades")
                                .action("egypt")
                                .play(card("barbarian-raiders")),
                        at("thrace"));
            case MORE_TO_NAME -> attempt(acting().play(card("earthquake")), done());
            case DOES_NOT_ANSWER_THIS ->
                attempt(
                        acting().hand("troy", "engineer")
                                .play(card("civil-war"), against("troy"), at("phrygia", "troy")),
                        negate("engineer"));
            case NOT_ON_OFFER ->
                attempt(
                        two().hand("egypt", "oracle-at-delphi", "exile")
                                .action("egypt")
                                .play(card("oracle-at-delphi")),
                        take("exile"));
            case WONDER_IS_BUILT -> attempt(acting().wonder("troy", "colossus", "phrygia", 0), build("colossus"));
            case ONE_WONDER_PER_TURN ->
                attempt(
                        two().disks("egypt", 4, "kush", "libya")
                                .talents("egypt", 3)
                                .hand("egypt", "exile")
                                .action("egypt")
                                .play(
                                        build("colossus"),
                                        payTalent(),
                                        payTalent(),
                                        payTalent(),
                                        remove("kush"),
                                        remove("kush"),
                                        at("kush")),
                        build("great-library"));
            case WONDER_TOO_DEAR -> attempt(acting(), build("colossus"));
            case NO_PLACE_FOR_A_WONDER ->
                attempt(
                        Table.of("egypt", "troy")
                                .disks("egypt", 2, "red-sea")
                                .disks("troy", 1, "phrygia")
                                .hand("egypt", "exile")
                                .action("egypt"),
                        build("colossus"));
            case DISKS_MUST_BE_PAID ->
                attempt(paying().talents("egypt", 4).play(payTalent(), payTalent(), payTalent()), payTalent());
            case KEEP_A_PLACE_FOR_IT ->
                attempt(
                        two().disks("egypt", 2, "red-sea", "egyptian-sea")
                                .talents("egypt", 3)
                                .hand("egypt", "exile")
                                .action("egypt")
                                .play(build("colossus")),
                        remove("egypt"));
            case LOSS_IS_ELSEWHERE -> attempt(losing(), remove("phrygia"));
            case NO_TALENT_LEFT -> attempt(losing(), payTalent());
            case CANNOT_SPARE_THIS -> attempt(losing().invested("troy", "coinage", 3), spare("coinage"));
            case NO_GOLD_OF_YOURS -> attempt(losing(), Moves.gold("lydia"));
            case NOT_A_COMPETITION_CARD -> attempt(competing(), lay("exile"));
            case CARD_NOT_FOR_THIS_AREA -> attempt(competing(), lay("triremes"));
            case HELP_DOES_NOT_COME -> attempt(competing(), help(0));
            case NO_COMPETITION_TO_START -> attempt(starting(), start("aegean-sea"));
            case PLACE_IS_TAKEN -> attempt(two().points("egypt", 2).competitions(), takePlace(3));
            case NOT_SO_MANY_TALENTS ->
                attempt(two().disks("egypt", 3, "kush").talents("egypt", 1).competitions(), amount(2));
        };
    }
}
