package ecumene.civilization;

import static ecumene.civilization.Moves.board;
import static ecumene.civilization.Moves.candidate;
import static ecumene.civilization.Moves.done;
import static ecumene.civilization.Moves.embark;
import static ecumene.civilization.Moves.keep;
import static ecumene.civilization.Moves.pickCity;
import static ecumene.civilization.Moves.pickTokens;
import static ecumene.civilization.Moves.sail;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.civilization.component.TradeCard;
import ecumene.civilization.rule.Phase;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What is played for somebody who does not answer: it harms as little as can be, and the phase comes to its end. */
class AbsentTest {

    private static final int AFRICA = 0;
    private static final int ITALY = 1;
    private static final int THRACE = 3;
    private static final int CRETE = 4;
    private static final int EGYPT = 7;

    /** The sentences and their rule of a question, as the one who is asked reads them. */
    private static String asked(Table table) {
        int seat = table.awaited().getFirst();
        var prompt = table.game().prompt(table.position(), seat);
        return prompt.name() + " " + prompt.rule();
    }

    @Test
    void taxesAreSetSoThatNoCityRevolts() {
        Table rich = Table.ofEight().cities(EGYPT, "memphis").cards(EGYPT, "coinage");
        assertThat(asked(rich.begin(Phase.TAXES))).isEqualTo("TaxRate 22.3.11");
        assertThat(rich.playDefaults().treasury(EGYPT)).isEqualTo(2);
        Table poor = Table.ofEight().cities(EGYPT, "memphis").stockOf(EGYPT, 1).cards(EGYPT, "coinage");
        int before = poor.treasury(EGYPT);
        poor.begin(Phase.TAXES).playDefaults();
        assertThat(poor.treasury(EGYPT)).isEqualTo(before + 1);
        assertThat(poor.cityIn("memphis")).isEqualTo(EGYPT);
    }

    @Test
    void theRichestTakesSomeCity() {
        Table table = Table.ofEight().cities(EGYPT, "memphis", "tanis").stockOf(EGYPT, 2);
        table.begin(Phase.TAXES).playDefaults();
        assertThat(table.cities(AFRICA)).isEqualTo(1);
        assertThat(table.cities(EGYPT)).isEqualTo(1);
    }

    @Test
    void anAttackerAttacksAndADefenderWaits() {
        Table table = Table.ofEight()
                .cities(CRETE, "knossos")
                .cities(EGYPT, "thera")
                .tokens(CRETE, 6, "thera")
                .stockOf(CRETE, 1)
                .tokens(ITALY, 7, "knossos")
                .begin(Phase.CONFLICT);
        assertThat(asked(table)).isEqualTo("AttackCity 11.6");
        assertThat(table.refusal(done())).isEqualTo(CivilizationRefusal.ATTACK_OR_NOT_NOW);
        table.playDefaults();
        assertThat(table.cityIn("knossos")).as("six tokens came back in time").isNull();
        assertThat(table.tokens(CRETE, "knossos")).isEqualTo(1);
    }

    @Test
    void aShipOnOpenSeaFindsTheNearestCoast() {
        Table table = Table.ofEight()
                .tokens(CRETE, 2, "knossos")
                .ship(CRETE, "knossos")
                .cards(CRETE, "astronomy");
        table.begin(Phase.CENSUS).begin(Phase.MOVEMENT);
        table.play(embark(1), board(2), sail("sea-east-med")).playDefaults();
        assertThat(table.onBoard(CRETE)).as("everybody is ashore").isEqualTo(2);
        assertThat(table.ships(CRETE)).doesNotContain("sea-east-med");
    }

    @Test
    void goldIsNotBought() {
        Table table =
                Table.ofEight().treasury(CRETE, 20).cities(CRETE, "knossos").begin(Phase.TRADE_CARDS);
        assertThat(asked(table)).isEqualTo("BuyGold 15.7");
        assertThat(table.playDefaults().treasury(CRETE)).isEqualTo(20);
    }

    @Test
    void draftsAreGivenUpAndTradeEnds() {
        Table table = Table.of("thrace", "crete", "africa")
                .hand(0, "salt", "salt", "grain")
                .hand(1, "hides", "hides", "ochre")
                .hand(2, "bronze", "bronze", "bronze")
                .begin(Phase.TRADE)
                .play(0, Moves.offer(), Moves.add("salt"), Moves.add("salt"), Moves.add("grain"));
        assertThat(asked(table)).isEqualTo("ChooseCards 16.3");
        table.play(0, Moves.post("salt"))
                .play(1, Moves.answer(1), Moves.add("hides"))
                .play(2, Moves.offer(), Moves.add("bronze"), Moves.add("bronze"), Moves.add("bronze"));
        // What a clock does: the default of every awaited seat, until nobody is asked any more.
        for (int turn = 0; turn < 3 && !table.isOver(); turn++) {
            for (int seat : table.awaited()) {
                if (table.isOver()) {
                    break;
                }
                table.play(seat, table.game().defaultMove(table.position(), seat));
            }
        }
        assertThat(table.isOver()).isTrue();
        assertThat(table.hand(0)).containsExactly("salt", "salt", "grain");
        assertThat(table.position().isTrading()).isFalse();
    }

    @Test
    void losersLoseTokensOfFullAreasAndSpareOthers() {
        Map<String, String> rules = new HashMap<>(Map.of("famine", "22.2.5", "epidemic", "22.2.8", "flood", "22.2.7"));
        rules.forEach((calamity, rule) -> {
            Table table = Table.ofEight()
                    .tokens(EGYPT, 5, "fayum", "upper-egypt", "memphis")
                    .tokens(EGYPT, 3, "tanis", "thebes")
                    .tokens(EGYPT, 1, "thebes")
                    .tokens(CRETE, 4, "alexandria", "knossos");
            table = TradeCard.of(calamity).isRed()
                    ? table.hand(EGYPT, calamity)
                    : table.passed(EGYPT, calamity, THRACE);
            table.begin(Phase.CALAMITIES);
            assertThat(asked(table)).isEqualTo("LoseUnits " + rule);
            int before = table.onBoard(CRETE);
            table.playDefaults();
            assertThat(table.onBoard(CRETE))
                    .as("a flood spares nobody")
                    .isEqualTo(calamity.equals("flood") ? 4 : before);
        });
    }

    @Test
    void volcanoesFloodsAndOrdersGoTheirWay() {
        Table volcanoes = Table.ofEight()
                .hand(CRETE, "volcano-earthquake")
                .tokens(CRETE, 1, "thera", "neapolis")
                .begin(Phase.CALAMITIES);
        assertThat(asked(volcanoes)).isEqualTo("Volcanoes 22.2.4");
        assertThat(volcanoes.playDefaults().onBoard(CRETE)).isEqualTo(1);
        Table iconoclasm = Table.ofEight()
                .passed(CRETE, "iconoclasm-heresy", THRACE)
                .cities(CRETE, "knossos", "athens")
                .cities(THRACE, "troy")
                .tokens(CRETE, 5, "delphi")
                .tokens(THRACE, 5, "dacia")
                .begin(Phase.CALAMITIES);
        iconoclasm.playDefaults();
        assertThat(iconoclasm.cities(CRETE)).isZero();
        assertThat(iconoclasm.cityIn("troy")).as("nobody else is harmed").isEqualTo(THRACE);
    }

    @Test
    void aPiratePlundersAndAnHeirAnnexes() {
        Table piracy = Table.ofEight()
                .passed(CRETE, "piracy", THRACE)
                .cities(CRETE, "knossos", "athens")
                .tokens(CRETE, 10, "delphi")
                .ship(THRACE, "crimea")
                .begin(Phase.CALAMITIES);
        assertThat(asked(piracy)).isEqualTo("Plunder 22.2.11");
        assertThat(piracy.playDefaults().cities(CRETE)).isEqualTo(1);
        Table war = Table.ofEight()
                .hand(CRETE, "civil-war")
                .cities(CRETE, "phaistos", "thera", "sparta")
                .tokens(CRETE, 20, "knossos", "athens");
        for (int seat = 0; seat < 8; seat++) {
            if (seat != CRETE) {
                war.tokens(seat, 1, "carthage");
            }
        }
        war.stockOf(ITALY, 2)
                .begin(Phase.CALAMITIES)
                .play(candidate(ITALY))
                .play(pickCity("phaistos"), pickCity("thera"), pickCity("sparta"))
                .play(pickTokens("athens", 10))
                .play(pickTokens("knossos", 10))
                .play(keep(2));
        assertThat(asked(war)).startsWith("AnnexUnits");
        war.playDefaults();
        assertThat(war.tokens(ITALY, "athens") + war.tokens(ITALY, "knossos")).isEqualTo(2);
        assertThat(war.onBoard(CRETE)).isEqualTo(20);
    }
}
