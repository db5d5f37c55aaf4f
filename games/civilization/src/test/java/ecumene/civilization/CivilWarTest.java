package ecumene.civilization;

import static ecumene.civilization.Moves.annexCity;
import static ecumene.civilization.Moves.annexTokens;
import static ecumene.civilization.Moves.candidate;
import static ecumene.civilization.Moves.done;
import static ecumene.civilization.Moves.keep;
import static ecumene.civilization.Moves.pickCity;
import static ecumene.civilization.Moves.pickTokens;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.civilization.rule.Phase;
import ecumene.testkit.Rule;
import org.junit.jupiter.api.Test;

/** Civil war (22.2.6). Crete has 40 tokens in Knossos and Athens and three cities: 55 points. */
class CivilWarTest {

    private static final int AFRICA = 0;
    private static final int ITALY = 1;
    private static final int CRETE = 4;
    private static final int EGYPT = 7;

    private static Table nation(String... cards) {
        Table table = Table.ofEight()
                .hand(CRETE, "civil-war")
                .tokens(CRETE, 20, "knossos", "athens")
                .cities(CRETE, "phaistos", "thera", "sparta")
                .cards(CRETE, cards)
                .ship(CRETE, "knossos")
                .treasury(CRETE, 4);
        for (int seat = 0; seat < 8; seat++) {
            if (seat != CRETE) {
                table.tokens(seat, 1, "carthage");
            }
        }
        return table;
    }

    @Test
    @Rule("22.2.6")
    void theVictimPicksFifteenAndTheCandidateTwenty() {
        Table table = nation().begin(Phase.CALAMITIES);
        assertThat(table.question()).isEqualTo("NameCandidate");
        assertThat(table.refusal(candidate(CRETE))).isEqualTo(CivilizationRefusal.NOT_A_CANDIDATE);
        assertThat(table.refusal(done())).isEqualTo(CivilizationRefusal.NAME_A_CANDIDATE_NOW);
        table.play(candidate(ITALY));
        assertThat(table.asked()).isEqualTo(CRETE);
        assertThat(table.refusal(pickTokens("carthage", 1))).isEqualTo(CivilizationRefusal.NO_UNIT_TO_PICK);
        assertThat(table.refusal(pickCity("athens"))).isEqualTo(CivilizationRefusal.NO_UNIT_TO_PICK);
        assertThat(table.refusal(done())).isEqualTo(CivilizationRefusal.PICK_UNITS_NOW);
        table.play(pickCity("phaistos"), pickCity("thera")).play(pickTokens("athens", 4));
        assertThat(table.refusal(pickCity("sparta")))
                .as("only one point is left")
                .isEqualTo(CivilizationRefusal.FACTION_IS_EXACT);
        table.play(pickTokens("athens", 1));
        assertThat(table.asked()).as("then the candidate").isEqualTo(ITALY);
        table.play(pickTokens("athens", 15)).play(pickCity("sparta"));
        assertThat(table.asked()).isEqualTo(CRETE);
        assertThat(table.question()).isEqualTo("KeepFaction");
        assertThat(table.refusal(keep(3))).isEqualTo(CivilizationRefusal.FACTION_1_OR_2);
        assertThat(table.refusal(done())).isEqualTo(CivilizationRefusal.KEEP_A_FACTION_NOW);
        table.play(keep(2));
        // All three cities and the tokens of Athens are lost to Italy.
        assertThat(table.isOver()).isTrue();
        assertThat(table.tokens(CRETE, "knossos")).isEqualTo(20);
        assertThat(table.tokens(ITALY, "athens")).isEqualTo(20);
        assertThat(table.cityIn("phaistos")).isEqualTo(ITALY);
        assertThat(table.cityIn("sparta")).isEqualTo(ITALY);
        assertThat(table.ships(CRETE)).hasSize(1);
        assertThat(table.treasury(CRETE)).isEqualTo(4);
    }

    @Test
    @Rule("22.2.6")
    void orKeepsTheFirstFaction() {
        Table table = nation().begin(Phase.CALAMITIES)
                .play(candidate(ITALY))
                .play(pickTokens("athens", 15))
                .play(pickTokens("knossos", 20));
        assertThat(table.game().defaultMove(table.position(), CRETE)).isEqualTo(keep(1));
        table.play(keep(1));
        assertThat(table.tokens(CRETE, "athens")).isEqualTo(15);
        assertThat(table.tokens(ITALY, "athens")).isEqualTo(5);
        assertThat(table.cityIn("thera")).isEqualTo(ITALY);
    }

    @Test
    @Rule("22.2.6")
    void smallNationsDoNotSplit() {
        Table table = Table.ofEight()
                .hand(CRETE, "civil-war")
                .tokens(CRETE, 30, "knossos")
                .cities(CRETE, "phaistos")
                .begin(Phase.CALAMITIES);
        assertThat(table.isOver()).isTrue();
        assertThat(table.told(CivilizationEvent.CalamityHarmless.class)).hasSize(1);
        Table democracy = Table.ofEight()
                .hand(CRETE, "civil-war")
                .tokens(CRETE, 40, "knossos")
                .cities(CRETE, "phaistos")
                .cards(CRETE, "law", "democracy")
                .begin(Phase.CALAMITIES);
        assertThat(democracy.told(CivilizationEvent.CalamityHarmless.class)).hasSize(1);
    }

    @Test
    @Rule("22.2.6")
    void whoHasNoTokensComesFirst() {
        Table table = nation().tokens(EGYPT, -1, "carthage").begin(Phase.CALAMITIES);
        // Only Egypt can be named, so nobody is asked.
        assertThat(table.told(CivilizationEvent.CandidateNamed.class))
                .containsExactly(new CivilizationEvent.CandidateNamed(CRETE, EGYPT));
        assertThat(table.question()).isEqualTo("PickUnits");
        Table two = nation().tokens(EGYPT, -1, "carthage")
                .tokens(ITALY, -1, "carthage")
                .begin(Phase.CALAMITIES);
        assertThat(two.legal()).containsExactly(candidate(ITALY), candidate(EGYPT));
        assertThat(two.refusal(candidate(AFRICA))).isEqualTo(CivilizationRefusal.NOT_A_CANDIDATE);
    }

    @Test
    @Rule("22.2.6")
    void democracyMakesItFortyFive() {
        Table table = nation("law", "democracy")
                .begin(Phase.CALAMITIES)
                .play(candidate(ITALY))
                .play(pickTokens("athens", 15));
        assertThat(table.asked()).isEqualTo(ITALY);
        assertThat(table.game().prompt(table.position(), ITALY).args()).containsEntry("points", 30);
    }

    @Test
    @Rule("22.2.6")
    void democracySplitsWhatIsAboveFortyFive() {
        Table table = Table.ofEight()
                .hand(CRETE, "civil-war")
                .cards(CRETE, "law", "democracy")
                .tokens(CRETE, 41, "athens")
                .cities(CRETE, "knossos")
                .tokens(ITALY, 1, "carthage")
                .begin(Phase.CALAMITIES);
        while (!table.question().equals("KeepFaction")) {
            table.play(table.game().defaultMove(table.position(), table.asked()));
        }
        table.play(keep(1));
        assertThat(table.position().pieces().points(CRETE))
                .as("46 points: 45 are kept and one is lost")
                .isEqualTo(45);
    }

    @Test
    @Rule("22.2.6")
    void withPhilosophyTheRichestPicksFifteen() {
        Table table =
                nation("law", "democracy", "philosophy").treasury(AFRICA, 5).begin(Phase.CALAMITIES);
        // All but Africa have 55 in stock; Italy comes first in table order.
        assertThat(table.asked()).isEqualTo(ITALY);
        assertThat(table.game().prompt(table.position(), ITALY).args()).containsEntry("points", 15);
        table.play(pickCity("phaistos"), pickCity("thera"), pickCity("sparta"), keep(2));
        assertThat(table.cityIn("thera")).isEqualTo(ITALY);
        assertThat(table.onBoard(CRETE)).isEqualTo(40);
        Table own = nation("law", "philosophy");
        for (int seat = 0; seat < 8; seat++) {
            if (seat != CRETE) {
                own.stockOf(seat, 1);
            }
        }
        own.begin(Phase.CALAMITIES);
        assertThat(own.asked()).as("Crete itself is the richest").isEqualTo(CRETE);
        assertThat(own.game().prompt(own.position(), CRETE).args()).containsEntry("points", 15);
    }

    @Test
    @Rule("22.2.6")
    void theVictimAsCandidateReplacesOnlyFromTheStockBeforeTheWar() {
        Table table = nation("law", "philosophy").cities(CRETE, "argos", "corinth", "eretria", "chalcis");
        for (int seat = 0; seat < 8; seat++) {
            if (seat != CRETE) {
                table.stockOf(seat, seat == AFRICA ? 3 : 1);
            }
        }
        // Crete has 12 tokens and 2 cities in stock.
        table.begin(Phase.CALAMITIES).play(pickTokens("athens", 10), pickTokens("knossos", 5), keep(2));
        assertThat(table.question()).isEqualTo("AnnexUnits");
        assertThat(table.asked()).isEqualTo(CRETE);
        table.play(annexTokens("athens", 10));
        assertThat(table.tokens(CRETE, "athens")).isEqualTo(20);
        assertThat(table.tokens(CRETE, "knossos")).as("12 of 15 come back").isEqualTo(17);
        assertThat(table.tokens(AFRICA, "knossos")).isEqualTo(3);
        Table cities = nation("law", "philosophy").cities(CRETE, "argos", "corinth", "eretria", "chalcis");
        for (int seat = 0; seat < 8; seat++) {
            if (seat != CRETE) {
                cities.stockOf(seat, 1);
            }
        }
        cities.tokens(AFRICA, 3, "numidia").treasury(AFRICA, -3);
        cities.begin(Phase.CALAMITIES).play(pickCity("thera"), pickCity("sparta"), pickCity("argos"), keep(2));
        assertThat(cities.question()).as("two city pieces for three cities").isEqualTo("AnnexUnits");
        cities.play(annexCity("argos"), annexCity("thera"));
        assertThat(cities.cityIn("sparta")).isEqualTo(AFRICA);
    }

    @Test
    @Rule("22.2.6")
    void whenPiecesDoNotSufficeOthersGoOn() {
        Table table = nation().tokens(ITALY, 20, "samnium")
                .stockOf(ITALY, 2)
                .cities(
                        ITALY,
                        "roma",
                        "neapolis",
                        "tarquinia",
                        "carthage",
                        "thapsus",
                        "panormus",
                        "syracuse",
                        "memphis")
                .begin(Phase.CALAMITIES)
                .play(candidate(ITALY))
                .play(pickCity("phaistos"), pickCity("thera"), pickCity("sparta"))
                .play(pickTokens("athens", 20))
                .play(keep(2));
        assertThat(table.asked()).isEqualTo(ITALY);
        assertThat(table.question()).isEqualTo("AnnexUnits");
        assertThat(table.refusal(annexTokens("knossos", 1))).isEqualTo(CivilizationRefusal.NOT_TO_ANNEX);
        assertThat(table.refusal(done())).isEqualTo(CivilizationRefusal.ANNEX_NOW);
        table.play(annexCity("thera"));
        // Africa is the next richest and has pieces for all that is left.
        assertThat(table.tokens(ITALY, "athens")).isEqualTo(2);
        assertThat(table.tokens(AFRICA, "athens")).isEqualTo(18);
        assertThat(table.cityIn("thera")).isEqualTo(ITALY);
        assertThat(table.cityIn("phaistos")).isEqualTo(AFRICA);
        assertThat(table.cityIn("sparta")).isEqualTo(AFRICA);
    }

    @Test
    @Rule("22.2.6")
    void unitsCanComeBackOrVanish() {
        Table table = nation().tokens(ITALY, 10, "roma");
        for (int seat = 0; seat < 8; seat++) {
            if (seat != CRETE) {
                table.stockOf(seat, 0);
            }
        }
        table.begin(Phase.CALAMITIES)
                .play(candidate(ITALY))
                .play(pickCity("phaistos"), pickCity("thera"), pickCity("sparta"))
                .play(pickTokens("athens", 20))
                .play(keep(2));
        // Italy takes the cities; of the tokens Crete gets back as many as it had in stock: 12.
        assertThat(table.cityIn("thera")).isEqualTo(ITALY);
        assertThat(table.isOver()).isTrue();
        assertThat(table.tokens(CRETE, "athens")).isEqualTo(12);
        assertThat(table.told(CivilizationEvent.UnitsDisbanded.class)).hasSize(1);
        assertThat(table.stock(CRETE)).isEqualTo(20);
    }
}
