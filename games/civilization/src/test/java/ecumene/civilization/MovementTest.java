package ecumene.civilization;

import static ecumene.civilization.Moves.board;
import static ecumene.civilization.Moves.done;
import static ecumene.civilization.Moves.embark;
import static ecumene.civilization.Moves.land;
import static ecumene.civilization.Moves.march;
import static ecumene.civilization.Moves.moor;
import static ecumene.civilization.Moves.sail;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.civilization.rule.Phase;
import ecumene.testkit.Rule;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Movement by land and sea. */
class MovementTest {

    private static final int CRETE = 4;
    private static final int EGYPT = 7;

    /** It is Crete's turn to move; the others have nothing. */
    private static Table moving(Table table) {
        return table.begin(Phase.CENSUS).begin(Phase.MOVEMENT);
    }

    @Test
    @Rule("10.1")
    void movesInTheOrderOfTheCensus() {
        Table table = moving(Table.ofEight().tokens(CRETE, 2, "knossos").tokens(EGYPT, 3, "memphis"));
        assertThat(table.asked()).isEqualTo(EGYPT);
        assertThat(table.refusal(CRETE, done())).isNotNull();
        table.play(done());
        assertThat(table.asked()).isEqualTo(CRETE);
        table.play(done());
        assertThat(table.isOver()).isTrue();
    }

    @Test
    @Rule("10.1")
    void theQuestionSaysWhenTheLastPeopleGo() {
        Table table = moving(Table.ofEight().tokens(EGYPT, 2, "memphis", "gaza"));
        assertThat(last(table)).as("two areas").isEqualTo(false);
        table.play(march("memphis", "fayum", 2));
        assertThat(last(table)).as("one area").isEqualTo(true);
        assertThat(last(moving(Table.ofEight().tokens(EGYPT, 2, "alexandria").ship(EGYPT, "alexandria"))))
                .as("a ship can still sail")
                .isEqualTo(false);
    }

    private static Object last(Table table) {
        return table.game().prompt(table.position(), EGYPT).args().get("last");
    }

    @Test
    @Rule("10.2")
    void aMissingBorderIsSaidAlsoOfPeopleWhoHaveMoved() {
        Table table = moving(Table.ofEight().tokens(EGYPT, 2, "memphis", "gaza"));
        assertThat(table.refusal(march("memphis", "gaza", 1)))
                .as("those there can still move")
                .isEqualTo(CivilizationRefusal.NO_LAND_BORDER);
        table.play(march("gaza", "jerusalem", 2));
        assertThat(table.refusal(march("memphis", "jerusalem", 1)))
                .isEqualTo(CivilizationRefusal.NO_LAND_BORDER_TO_THE_MOVED);
        assertThat(table.refusal(march("memphis", "sea-red", 1))).isEqualTo(CivilizationRefusal.NO_LAND_BORDER);
    }

    @Test
    @Rule("10.2")
    void aTokenCrossesOneLandBorder() {
        Table table = moving(Table.ofEight().tokens(EGYPT, 4, "memphis"));
        assertThat(table.allows(march("memphis", "tanis", 1))).isTrue();
        assertThat(table.allows(march("memphis", "tanis", 4))).isTrue();
        assertThat(table.allows(march("memphis", "tanis", 2))).as("any number").isTrue();
        assertThat(table.allows(march("memphis", "tanis", 3))).isTrue();
        assertThat(table.refusal(march("memphis", "tanis", 0))).isEqualTo(CivilizationRefusal.NOT_SO_MANY_TO_MOVE);
        assertThat(table.refusal(march("gaza", "tanis", 1))).isEqualTo(CivilizationRefusal.NO_TOKENS_THERE);
        assertThat(table.refusal(march("sea-red", "tanis", 1))).isEqualTo(CivilizationRefusal.NO_TOKENS_THERE);
        assertThat(table.refusal(march("memphis", "gaza", 1))).isEqualTo(CivilizationRefusal.NO_LAND_BORDER);
        assertThat(table.refusal(march("memphis", "tanis", 5))).isEqualTo(CivilizationRefusal.NOT_SO_MANY_TO_MOVE);
        assertThat(table.refusal(board(1))).isEqualTo(CivilizationRefusal.MOVE_NOW);
        table.play(march("memphis", "tanis", 1), march("memphis", "tanis", 1));
        assertThat(table.refusal(march("tanis", "gaza", 1))).isEqualTo(CivilizationRefusal.HAVE_MOVED_ALREADY);
        assertThat(table.refusal(march("tanis", "knossos", 1)))
                .as("that they have moved matters more than the border")
                .isEqualTo(CivilizationRefusal.HAVE_MOVED_ALREADY);
        table.play(march("memphis", "alexandria", 2));
        assertThat(table.isOver()).as("nobody can move any more").isTrue();
        assertThat(table.tokens(EGYPT, "tanis")).isEqualTo(2);
        assertThat(table.tokens(EGYPT, "alexandria")).isEqualTo(2);
        assertThat(table.tokens(EGYPT, "memphis")).isZero();
    }

    @Test
    @Rule("10.2")
    void tokensThatWereThereBeforeCanStillMove() {
        Table table = moving(Table.ofEight().tokens(EGYPT, 1, "memphis").tokens(EGYPT, 2, "tanis"))
                .play(march("memphis", "tanis", 1));
        assertThat(table.allows(march("tanis", "gaza", 2))).isTrue();
        assertThat(table.refusal(march("tanis", "gaza", 3))).isEqualTo(CivilizationRefusal.NOT_SO_MANY_TO_MOVE);
    }

    @Test
    @Rule({"10.3", "10.4"})
    void anybodyEntersAnyArea() {
        Table table = moving(Table.ofEight()
                        .tokens(EGYPT, 9, "gaza")
                        .tokens(CRETE, 3, "jerusalem")
                        .cities(CRETE, "tanis"))
                .play(march("gaza", "jerusalem", 9));
        assertThat(table.tokens(EGYPT, "jerusalem")).as("beyond the limit of 2").isEqualTo(9);
        Table city = moving(Table.ofEight().tokens(EGYPT, 9, "gaza").cities(CRETE, "tanis"));
        assertThat(city.allows(march("gaza", "tanis", 9))).isTrue();
    }

    @Test
    @Rule({"10.5", "10.8", "10.9"})
    void aShipBoardsAndLandsTwice() {
        Table table = moving(Table.ofEight()
                        .tokens(CRETE, 8, "troy")
                        .tokens(CRETE, 1, "knossos")
                        .ship(CRETE, "troy"))
                .play(embark(1), board(5));
        assertThat(table.refusal(board(1))).isEqualTo(CivilizationRefusal.NO_ROOM_ABOARD);
        assertThat(table.refusal(moor())).isEqualTo(CivilizationRefusal.TOKENS_ARE_ABOARD);
        table.play(sail("byzantium"), land(5), sail("troy"), board(3), sail("byzantium"));
        assertThat(table.refusal(land(4))).isEqualTo(CivilizationRefusal.NOT_SO_MANY_ABOARD);
        table.play(land(2));
        assertThat(table.refusal(board(1)))
                .as("landed tokens are done")
                .isEqualTo(CivilizationRefusal.NO_TOKENS_TO_BOARD);
        table.play(sail("lemnos"));
        // No border is left: the last one lands and the ship stays.
        assertThat(table.question()).isEqualTo("Travel");
        assertThat(table.tokens(CRETE, "byzantium")).isEqualTo(7);
        assertThat(table.tokens(CRETE, "lemnos")).isEqualTo(1);
        assertThat(table.ships(CRETE)).containsExactly("lemnos");
        assertThat(table.refusal(embark(1))).isEqualTo(CivilizationRefusal.SHIP_HAS_SAILED);
        assertThat(table.refusal(embark(2))).isEqualTo(CivilizationRefusal.NO_SUCH_SHIP);
        assertThat(table.refusal(march("lemnos", "troy", 1)))
                .as("who has landed is done")
                .isEqualTo(CivilizationRefusal.HAVE_MOVED_ALREADY);
    }

    @Test
    @Rule({"10.5", "10.9"})
    void marchedAndLandedTokensDoNotBoard() {
        Table table = moving(Table.ofEight()
                        .tokens(CRETE, 1, "phaistos")
                        .tokens(CRETE, 1, "thera")
                        .ship(CRETE, "knossos")
                        .ship(CRETE, "thera"))
                .play(march("phaistos", "knossos", 1), embark(1));
        assertThat(table.refusal(board(1))).isEqualTo(CivilizationRefusal.NO_TOKENS_TO_BOARD);
        table.play(moor(), embark(2), board(1), sail("knossos"), land(1));
        assertThat(table.refusal(board(1))).as("not on two ships").isEqualTo(CivilizationRefusal.NO_TOKENS_TO_BOARD);
        assertThat(table.refusal(done())).isEqualTo(CivilizationRefusal.SAIL_NOW);
    }

    @Test
    @Rule({"10.6", "22.3.3"})
    void fourBordersAndFiveWithClothMaking() {
        Table table = moving(Table.ofEight().tokens(CRETE, 1, "knossos").ship(CRETE, "knossos"))
                .play(embark(1), sail("rhodes"), sail("lycia"), sail("rhodes"), sail("knossos"));
        assertThat(table.question()).as("four borders").isEqualTo("Voyage");
        assertThat(table.refusal(sail("thera"))).isEqualTo(CivilizationRefusal.TOO_FAR);
        Table cloth = moving(Table.ofEight().ship(CRETE, "knossos").cards(CRETE, "cloth-making"))
                .play(embark(1), sail("rhodes"), sail("lycia"), sail("rhodes"), sail("knossos"));
        assertThat(cloth.allows(sail("thera"))).isTrue();
    }

    @Test
    @Rule("10.7")
    void openSeaNeedsAstronomyAndIsNoPlaceToStay() {
        Table table = moving(Table.ofEight().tokens(CRETE, 1, "knossos").ship(CRETE, "knossos"))
                .play(embark(1));
        assertThat(table.refusal(sail("sea-east-med"))).isEqualTo(CivilizationRefusal.NO_ASTRONOMY);
        Table astronomy = moving(Table.ofEight()
                        .tokens(CRETE, 1, "knossos")
                        .ship(CRETE, "knossos")
                        .cards(CRETE, "astronomy"))
                .play(embark(1), board(1), sail("sea-east-med"));
        assertThat(astronomy.refusal(moor())).isEqualTo(CivilizationRefusal.TOKENS_ARE_ABOARD);
        assertThat(astronomy.refusal(land(1))).isEqualTo(CivilizationRefusal.NOT_AT_SEA);
        assertThat(astronomy.refusal(board(1))).isEqualTo(CivilizationRefusal.NOT_AT_SEA);
        astronomy.play(sail("alexandria"), land(1));
        assertThat(astronomy.tokens(CRETE, "alexandria")).isEqualTo(1);
        astronomy.play(sail("tanis"));
        assertThat(astronomy.refusal(sail("sea-east-med")))
                .as("it could not get out again")
                .isEqualTo(CivilizationRefusal.TOO_FAR);
        Table empty = moving(Table.ofEight().ship(CRETE, "knossos").cards(CRETE, "astronomy"))
                .play(embark(1), sail("sea-east-med"));
        assertThat(empty.refusal(moor())).isEqualTo(CivilizationRefusal.NOT_AT_SEA);
        assertThat(empty.game().defaultMove(empty.position(), CRETE)).isInstanceOf(CivilizationMove.Sail.class);
    }

    @Test
    @Rule("10.10")
    void onlyAcrossWaterAndAlsoOnLakes() {
        Table table = moving(Table.ofEight()
                        .tokens(CRETE, 2, "corinth", "elam")
                        .ship(CRETE, "corinth")
                        .ship(CRETE, "elam"))
                .play(embark(1));
        assertThat(table.refusal(sail("athens"))).as("land alone").isEqualTo(CivilizationRefusal.NO_WATER_BORDER);
        table.play(moor(), embark(2), board(2), sail("atropatene-urmia"), sail("nineveh-urmia"));
        assertThat(table.refusal(sail("van"))).as("another lake").isEqualTo(CivilizationRefusal.OTHER_COAST);
        table.play(land(2), moor());
        assertThat(table.ships(CRETE)).containsExactly("corinth", "nineveh-urmia");
    }

    @Test
    @Rule("23.3")
    void theGreekCoasts() {
        Table table = moving(Table.ofEight().ship(CRETE, "epirus")).play(embark(1), sail("delphi-w"));
        assertThat(table.refusal(sail("athens"))).isEqualTo(CivilizationRefusal.OTHER_COAST);
        assertThat(table.allows(sail("corinth"))).isTrue();
        Table alone = moving(Table.ofEight().ship(CRETE, "delphi-w")).play(embark(1));
        assertThat(alone.refusal(sail("athens"))).isEqualTo(CivilizationRefusal.OTHER_COAST);
        Table inhabited = moving(Table.ofEight().tokens(CRETE, 1, "delphi").ship(CRETE, "delphi-w"))
                .play(embark(1));
        assertThat(inhabited.allows(sail("athens"))).isTrue();
        assertThat(inhabited.allows(sail("corinth"))).isTrue();
        // Once everybody is aboard nobody lives there any more.
        inhabited.play(board(1));
        assertThat(inhabited.refusal(sail("athens"))).isEqualTo(CivilizationRefusal.OTHER_COAST);
        inhabited.play(land(1), sail("athens"), sail("delphi-e"));
        assertThat(inhabited.refusal(sail("corinth")))
                .as("not within one voyage")
                .isEqualTo(CivilizationRefusal.OTHER_COAST);
    }

    @Test
    @Rule("10.9")
    void somebodyAbsentGoesAshore() {
        Table table = moving(Table.ofEight().tokens(CRETE, 2, "knossos").ship(CRETE, "knossos"))
                .play(embark(1), board(2), sail("thera"))
                .playDefaults();
        assertThat(table.tokens(CRETE, "thera")).isEqualTo(2);
        assertThat(table.ships(CRETE)).containsExactly("thera");
    }

    @Test
    @Rule("31.5")
    void nomadsKeepOutOfEachOthersWay() {
        Table table = Table.of(Map.of("variant", "nomads"), "crete", "egypt", "italy")
                .tokens(0, 3, "knossos")
                .tokens(1, 1, "phaistos", "thera")
                .ship(0, "knossos")
                .tokens(2, 1, "roma")
                .begin(Phase.MOVEMENT);
        assertThat(table.asked()).as("table order").isEqualTo(2);
        table.play(done());
        assertThat(table.refusal(march("knossos", "phaistos", 1))).isEqualTo(CivilizationRefusal.OCCUPIED_BY_OTHERS);
        table.play(embark(1), board(3));
        assertThat(table.allows(sail("sea-aegean")))
                .as("open sea without Astronomy")
                .isTrue();
        table.play(sail("thera"));
        assertThat(table.refusal(land(1))).isEqualTo(CivilizationRefusal.OCCUPIED_BY_OTHERS);
        table.play(sail("argos"), sail("athens"), land(3), moor());
        assertThat(table.tokens(0, "athens")).isEqualTo(3);
    }

    @Test
    @Rule("31.5")
    void nomadsDoNotSailWhereTheirPeopleCouldNotLand() {
        Table table = Table.of(Map.of("variant", "nomads"), "crete", "egypt", "italy")
                .tokens(0, 3, "knossos")
                .tokens(1, 1, "thera")
                .ship(0, "knossos")
                .begin(Phase.MOVEMENT)
                .play(embark(1), board(3), sail("thera"), sail("knossos"), sail("sea-aegean"));
        assertThat(table.refusal(sail("thera")))
                .as("the last border, and others live there")
                .isEqualTo(CivilizationRefusal.NOBODY_COULD_LAND);
        assertThat(CivilizationRefusal.NOBODY_COULD_LAND.rule()).isEqualTo(Rulebook.NOMADS_RULES);
        table.play(sail("knossos"));
        assertThat(table.refusal(sail("thera"))).as("no border is left").isEqualTo(CivilizationRefusal.TOO_FAR);
    }
}
