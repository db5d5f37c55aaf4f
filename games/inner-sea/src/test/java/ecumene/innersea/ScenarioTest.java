package ecumene.innersea;

import static ecumene.innersea.Moves.*;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.EventLog;
import ecumene.engine.Seats;
import ecumene.innersea.component.Area;
import ecumene.innersea.component.Civilization;
import ecumene.innersea.component.FateCard;
import ecumene.innersea.component.Scenario;
import ecumene.innersea.rule.Acquisition;
import ecumene.testkit.Rule;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The scenarios: starts, special rules and ways to win. */
class ScenarioTest {

    private static String reason(Table table) {
        assertThat(table.position().isFinished()).isTrue();
        return table.game().result(table.position()).reason();
    }

    private static InnerSeaPosition begun(int seats, String scenario) {
        InnerSea game = new InnerSea();
        InnerSeaPosition position =
                game.start(game.info().setup(seats, Map.of("scenario", scenario)), 3, EventLog.SILENT);
        while (position.phase() == Phase.SETUP) {
            int seat = Seats.first(game.awaiting(position));
            game.play(position, seat, game.defaultMove(position, seat), EventLog.SILENT);
        }
        return position;
    }

    @Rule(Rulebook.SCENARIOS)
    @Test
    void everyScenarioBeginsAndKeepsTheLaws() {
        for (Scenario scenario : Scenario.ALL) {
            InnerSeaPosition position = begun(Math.max(1, scenario.leastSeats()), scenario.id());
            assertThat(new InnerSea().brokenLaws(position)).isEmpty();
            assertThat(position.epoch()).isEqualTo(scenario.firstEpoch());
        }
    }

    @Rule(Rulebook.SCENARIOS)
    @Test
    void thePunicWarsAreWonInTheEnemysCountry() {
        Table table = Table.scenario("punic-wars", 2, "rome", "carthage")
                .disks("rome", 3, "carthage")
                .disks("rome", 1, "thapsus", "saldae", "rome")
                .disks("carthage", 1, "gades")
                .competitions();
        table.until("none");
        assertThat(reason(table)).isEqualTo("conquest");
        assertThat(table.game().result(table.position()).winners()).containsExactly(0);
    }

    @Rule(Rulebook.SCENARIOS)
    @Test
    void sicilyCountsAtTheEndOfThePunicWars() {
        Table table = Table.scenario("punic-wars", 2, "rome", "carthage")
                .disks("rome", 1, "rome")
                .disks("carthage", 1, "sicilia", "syracuse", "carthage")
                .epoch(4)
                .turn(4)
                .competitions();
        table.until("none");
        assertThat(table.points("carthage")).isEqualTo(3);
    }

    @Rule(Rulebook.SCENARIOS)
    @Test
    void hannibalWinsItalyOrLosesSpain() {
        assertThat(hannibal("carthage", "rome")).isEqualTo("conquest");
        assertThat(hannibal("carthage", "samnium", "apulia", "etruria")).isEqualTo("conquest");
        assertThat(hannibal("rome", "novo-carthago", "saguntum")).isEqualTo("conquest");
        assertThat(hannibal("rome", "carthage")).isEqualTo("conquest");
        assertThat(hannibal("rome", "umbria"))
                .as("no more points than Carthage")
                .isEqualTo("drawn");
    }

    private static String hannibal(String civilization, String... held) {
        Table table = Table.scenario("hannibal", 2, "carthage", "rome")
                .disks("carthage", 1, "gades")
                .disks("rome", 1, "cisalpina")
                .disks(civilization, 1, held)
                .turn(4)
                .competitions();
        table.until("none");
        return reason(table);
    }

    @Rule(Rulebook.SCENARIOS)
    @Test
    void hannibalWinsOverBarbariansAndKeepsHisCards() {
        Table table = Table.scenario("hannibal", 2, "carthage", "rome")
                .disks("carthage", 1, "gaul")
                .disks("rome", 1, "rome")
                .disks("barbarians", 2, "massilia")
                .discarded("strategos", "war-elephants")
                .talents("carthage", 1)
                .competitions();
        table.until("DrawStep");
        while (!table.asked().equals("carthage")) {
            table.play(amount(0));
        }
        table.play(fetch("strategos"));
        assertThat(table.hand("carthage")).contains("strategos");
        assertThat(table.refusal(fetch("war-elephants"))).isEqualTo(InnerSeaRefusal.NOT_TO_BE_FETCHED);
        table.until("Persuade").play(at("massilia"));
        assertThat(table.disks("carthage", "massilia")).isEqualTo(1);
        assertThat(table.disks("barbarians", "massilia")).isEqualTo(1);
        InnerSeaPosition begun = begun(2, "hannibal");
        int carthage = begun.faction(Civilization.of("carthage"));
        assertThat(begun.cards().inHand(carthage, FateCard.of("strategos").index()))
                .isTrue();
    }

    @Rule({Rulebook.SCENARIOS, Rulebook.LOSSES})
    @Test
    void goldIsSpentInsteadOfADisk() {
        Table table = Table.scenario("hannibal", 2, "carthage", "rome")
                .hand("carthage", "wildfire", "iron-blades")
                .disks("carthage", 1, "gades")
                .disks("rome", 3, "rome")
                .gold("rome")
                .action("carthage")
                .play(card("wildfire"), at("rome", "rome"), Moves.gold("rome"));

        assertThat(table.disks("rome", "rome")).isEqualTo(3);
        assertThat(table.position().gold().isEmpty()).isTrue();
    }

    @Rule(Rulebook.SCENARIOS)
    @Test
    void theTrioCountsSecondAsADraw() {
        Table table = Table.scenario("trio", 1, "minos", "phoenicia", "mycenae")
                .disks("minos", 1, "minos")
                .disks("phoenicia", 1, "phoenicia")
                .disks("mycenae", 1, "mycenae")
                .points("minos", 40)
                .points("phoenicia", 60)
                .epoch(2)
                .turn(4)
                .competitions();
        table.until("none");
        assertThat(reason(table)).isEqualTo("solitaire-drawn");
    }

    @Rule(Rulebook.SCENARIOS)
    @Test
    void theGodKingsLiveByTheNileAndFromTheirClients() {
        Table lost = godKings().disks("egypt", 1, "sinai").competitions();
        lost.until("none");
        assertThat(reason(lost)).isEqualTo("solitaire-lost");

        Table table = godKings()
                .disks("egypt", 3, "egypt")
                .disks("egypt", 1, "cyprus", "cyrene")
                .competitions();
        table.until("DrawStep");
        assertThat(table.talents("egypt")).isEqualTo(2);
        assertThat(Acquisition.income(godKings().epoch(2).position(), 2))
                .as("Assyrians")
                .isEqualTo(1);
        assertThat(Acquisition.income(godKings().epoch(3).position(), 2))
                .as("Persians")
                .isEqualTo(2);
    }

    private static Table godKings() {
        return Table.scenario("god-kings", 1, "egypt", "sea-peoples", "hittites")
                .disks("sea-peoples", 1, "minos")
                .disks("hittites", 1, "cappadocia");
    }

    @Rule(Rulebook.SCENARIOS)
    @Test
    void theGreeksHoldTheirGoldAndFetchTheirCards() {
        Table won = greeks("mycenae", "laconia", "attica").turn(4).competitions();
        won.until("none");
        assertThat(reason(won)).isEqualTo("solitaire-won");
        Table lost = greeks("mycenae").competitions();
        lost.until("none");
        assertThat(reason(lost)).isEqualTo("solitaire-lost");
        Table beaten = greeks("mycenae", "laconia").turn(4).competitions();
        beaten.until("none");
        assertThat(reason(beaten)).isEqualTo("solitaire-lost");

        Table table = greeks("mycenae", "laconia", "attica").competitions();
        table.until("DrawStep");
        table.play(fetch("triremes"), fetch("strategos"));
        assertThat(table.hand("greeks")).contains("triremes", "strategos");
        InnerSeaPosition begun = begun(1, "greeks-persians");
        assertThat(begun.cards().isOnTable(0, FateCard.of("academy-of-science").index()))
                .isTrue();
        assertThat(begun.cards().isOnTable(0, FateCard.of("armored-infantry").index()))
                .isTrue();
    }

    private static Table greeks(String... held) {
        return Table.scenario("greeks-persians", 1, "greeks", "persian-land", "persian-sea")
                .disks("greeks", 1, held)
                .disks("persian-land", 1, "cappadocia")
                .disks("persian-sea", 1, "phoenicia");
    }

    @Rule(Rulebook.SCENARIOS)
    @Test
    void thePersiansHaveNoAbilitiesInTheirFirstTurn() {
        Table table = greeks("mycenae", "laconia", "attica").disks("persian-land", 3, "lydia");
        int first = Acquisition.income(table.position(), 1);
        table.turn(2);
        assertThat(Acquisition.income(table.position(), 1)).isEqualTo(first + 2);
    }

    /** Whatever the Turn Order: before he has moved there is no area that he has entered. */
    @Rule({Rulebook.SCENARIOS, Rulebook.SYSTEM})
    @Test
    void inTheirFirstTurnThePersiansDeployOnlyWhereAlexanderHasCome() {
        InnerSea game = new InnerSea();
        for (int seed = 1; seed <= 12; seed++) {
            InnerSeaPosition position =
                    game.start(game.info().setup(1, Map.of("scenario", "alexander")), seed, EventLog.SILENT);
            int macedonians = position.faction(Civilization.of("macedonians"));
            for (int area = 0; area < Area.COUNT; area++) {
                boolean began = position.board().disks(macedonians, area) > 0;
                assertThat(began && position.board().others(macedonians).contains(area))
                        .as("seed %d, %s", seed, Area.at(area))
                        .isFalse();
            }
        }

        Table entered = Table.scenario("alexander", 1, "macedonians", "persian-land", "persian-sea")
                .disks("macedonians", 2, "macedonia")
                .disks("macedonians", 1, "trojan-sea")
                .disks("persian-land", 3, "lydia", "ionia")
                .disks("persian-sea", 2, "phoenicia")
                .deploying("macedonians");
        entered.play(place("troy", 2), done());
        entered.until("CardAction");
        assertThat(entered.disks("persian-land", "troy"))
                .as("he has come there")
                .isPositive();
        assertThat(entered.disks("persian-land", "trojan-sea"))
                .as("he began there")
                .isZero();
    }

    @Rule(Rulebook.SCENARIOS)
    @Test
    void alexanderNeedsTheEightCitiesGone() {
        Table won = alexander().turn(4).competitions();
        won.until("none");
        assertThat(reason(won)).isEqualTo("solitaire-won");
        Table lost = alexander().disks("persian-land", 3, "lydia").turn(4).competitions();
        lost.until("none");
        assertThat(reason(lost)).isEqualTo("solitaire-lost");
    }

    private static Table alexander() {
        return Table.scenario("alexander", 1, "macedonians", "persian-land", "persian-sea")
                .disks("macedonians", 1, "macedonia", "thessaly", "attica", "mycenae")
                .disks("persian-land", 1, "troy")
                .disks("persian-sea", 1, "al-mina");
    }

    @Rule(Rulebook.SCENARIOS)
    @Test
    void theGallicWarsAreWonInRomeOrInGaul() {
        Table brennus = Table.scenario("gallic-wars", 2, "gaul", "rome")
                .disks("gaul", 2, "rome")
                .disks("rome", 1, "apulia")
                .competitions();
        brennus.until("none");
        assertThat(brennus.game().result(brennus.position()).winners()).containsExactly(0);
        Table caesar = Table.scenario("gallic-wars", 2, "gaul", "rome")
                .epoch(4)
                .disks("gaul", 1, "liguria")
                .disks("rome", 1, "gaul", "massilia")
                .competitions();
        caesar.until("none");
        assertThat(caesar.game().result(caesar.position()).winners()).containsExactly(1);
    }

    /** The sides stay what they were, whatever civilization Aeneas leads. */
    @Rule({Rulebook.SCENARIOS, Rulebook.AENEAS})
    @Test
    void theGallicWarsAreDecidedAfterAeneasToo() {
        Table caesar = Table.scenario("gallic-wars", 2, "gaul", "rome")
                .disks("gaul", 1, "liguria")
                .disks("rome", 1, "apulia")
                .points("rome", 9)
                .competitions()
                .until("Aeneas")
                .play(aeneas(), choose("carthage"), at("numidia"));
        caesar.position().setEpoch(4);
        caesar.position()
                .board()
                .place(1, ecumene.innersea.component.Area.of("gaul").index(), 1);
        caesar.position()
                .board()
                .place(1, ecumene.innersea.component.Area.of("massilia").index(), 1);
        caesar.play(place("numidia"), endDeployment(15));
        assertThat(caesar.position().isFinished()).isTrue();
        assertThat(caesar.game().result(caesar.position()).winners()).containsExactly(1);
    }

    @Rule(Rulebook.SCENARIOS)
    @Test
    void theFallOfRomeIsDecidedByEightCities() {
        Table decisive = fall(7).turn(4).competitions();
        decisive.until("none");
        assertThat(reason(decisive)).isEqualTo("solitaire-decisive");
        Table won = fall(4).turn(4).competitions();
        won.until("none");
        assertThat(reason(won)).isEqualTo("solitaire-won");
        Table lost = fall(3).turn(4).competitions();
        lost.until("none");
        assertThat(reason(lost)).isEqualTo("solitaire-lost");
        Table early = fall(1).competitions();
        early.until("none");
        assertThat(reason(early)).isEqualTo("solitaire-lost");
    }

    /** When the fourth turn ends, the last Epoch ends and gives its points; a match lost before that has no end of an Epoch. */
    @Rule({Rulebook.SCENARIOS, Rulebook.END_OF_EPOCH})
    @Test
    void aMatchDecidedAfterItsLastTurnCountsTheEpochToo() {
        Table last = fall(4).wonder("western-empire", "great-pyramid", "rome", 0)
                .talents("western-empire", 6)
                .turn(4)
                .competitions();
        last.until("none");
        assertThat(reason(last)).isEqualTo("solitaire-won");
        assertThat(last.points("western-empire"))
                .as("4 Cities, 1 Wonder; most Cities, most Wonders, 2 for 6 talents")
                .isEqualTo(9);
        Table early = fall(1).talents("western-empire", 6).turn(3).competitions();
        early.until("none");
        assertThat(reason(early)).isEqualTo("solitaire-lost");
        assertThat(early.points("western-empire")).isEqualTo(1);
    }

    private static Table fall(int cities) {
        String[] all = {"rome", "carthage", "massilia", "tarraco", "novo-carthago", "syracuse", "samnium", "etruria"};
        Table table = Table.scenario("fall-west", 1, "western-empire");
        for (int i = 0; i < cities; i++) {
            table.disks("western-empire", 3, all[i]);
        }
        return table;
    }

    @Rule({Rulebook.SCENARIOS, Rulebook.BARBARIANS})
    @Test
    void barbariansMakeForTheCities() {
        Table table = fall(8).growth("western-empire");
        table.play(done()).until("CardAction");

        assertThat(table.onMap("barbarians")).isBetween(4, 12);
    }
}
