package ecumene.civilization;

import static ecumene.civilization.Moves.done;
import static ecumene.civilization.Moves.drop;
import static ecumene.civilization.Moves.keepByLevy;
import static ecumene.civilization.Moves.keepByTreasury;
import static ecumene.civilization.Moves.ship;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.civilization.rule.BuildShips;
import ecumene.civilization.rule.Phase;
import ecumene.engine.Loss;
import ecumene.testkit.Rule;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Ships: building and upkeep. */
class ShipsTest {

    private static final int CRETE = 4;
    private static final int EGYPT = 7;

    @Test
    @Rule({"9.1", "9.2"})
    void twoTokensFromTreasuryLevyOrBoth() {
        Table table =
                Table.ofEight().tokens(CRETE, 2, "knossos").treasury(CRETE, 3).begin(Phase.SHIPS);
        assertThat(table.legal()).containsExactly(ship("knossos", 0), ship("knossos", 1), ship("knossos", 2), done());
        table.play(ship("knossos", 1));
        assertThat(table.tokens(CRETE, "knossos")).isEqualTo(1);
        assertThat(table.treasury(CRETE)).isEqualTo(2);
        assertThat(table.ships(CRETE)).containsExactly("knossos");
        table.play(ship("knossos", 0));
        assertThat(table.treasury(CRETE)).isZero();
        assertThat(table.stock(CRETE)).isEqualTo(55);
        assertThat(table.isOver()).isTrue();
    }

    @Test
    @Rule("9.2")
    void theTreasuryBuildsWhereThereIsAnyUnit() {
        Table table = Table.ofEight()
                .cities(CRETE, "knossos")
                .tokens(CRETE, 1, "thera", "hierakonpolis")
                .treasury(CRETE, 2)
                .begin(Phase.SHIPS);
        assertThat(table.allows(ship("knossos", 0))).as("a city is a unit").isTrue();
        assertThat(table.allows(ship("thera", 0))).isTrue();
        assertThat(table.legal()).as("no water in Hierakonpolis").hasSize(4);
        assertThat(table.refusal(ship("knossos", 1))).isEqualTo(CivilizationRefusal.NOT_ENOUGH_TO_LEVY);
        assertThat(table.refusal(ship("thera", 3))).isEqualTo(CivilizationRefusal.SHIPS_COST_TWO);
        assertThat(table.refusal(ship("rhodes", 0))).isEqualTo(CivilizationRefusal.NO_UNITS_THERE);
        assertThat(table.refusal(ship("sea-aegean", 0))).isEqualTo(CivilizationRefusal.SHIPS_ARE_BUILT_ON_LAND);
        assertThat(table.refusal(keepByLevy(1))).isEqualTo(CivilizationRefusal.BUILD_SHIPS_NOW);
    }

    @Test
    @Rule({"9.2", "10.10", "23.3"})
    void lakesAndCoastsAreChosen() {
        Table table = Table.ofEight().tokens(CRETE, 2, "delphi", "armenia").begin(Phase.SHIPS);
        assertThat(table.legal())
                .containsExactly(
                        ship("armenia-urmia", 2),
                        ship("armenia-van", 2),
                        ship("delphi-e", 2),
                        ship("delphi-w", 2),
                        done());
        assertThat(table.refusal(ship("delphi-e", 0))).isEqualTo(CivilizationRefusal.NOT_ENOUGH_TREASURY);
    }

    @Test
    @Rule({"9.1", "9.2"})
    void whoCanPayForNoShipOrHasNoWaterIsNotAsked() {
        assertThat(Table.ofEight()
                        .tokens(CRETE, 1, "knossos", "thera")
                        .begin(Phase.SHIPS)
                        .isOver())
                .as("two tokens, but not in one place")
                .isTrue();
        assertThat(Table.ofEight()
                        .tokens(CRETE, 1, "knossos")
                        .treasury(CRETE, 1)
                        .begin(Phase.SHIPS)
                        .question())
                .as("one from there and one from the treasury")
                .isEqualTo("BuildShips");
        assertThat(Table.ofEight()
                        .tokens(CRETE, 4, "hierakonpolis")
                        .treasury(CRETE, 4)
                        .begin(Phase.SHIPS)
                        .isOver())
                .as("no water")
                .isTrue();
    }

    @Test
    @Rule("9.3")
    void eachShipCostsAToken() {
        Table table = Table.ofEight()
                .tokens(CRETE, 2, "knossos")
                .ship(CRETE, "knossos")
                .ship(CRETE, "thera")
                .ship(CRETE, "rhodes")
                .treasury(CRETE, 1)
                .begin(Phase.SHIPS);
        assertThat(table.question()).isEqualTo("KeepShips");
        assertThat(table.legal())
                .as("in any order")
                .containsExactly(
                        keepByTreasury(1),
                        keepByLevy(1),
                        drop(1),
                        keepByTreasury(2),
                        drop(2),
                        keepByTreasury(3),
                        drop(3));
        assertThat(table.refusal(drop(4))).isEqualTo(CivilizationRefusal.NO_SUCH_SHIP_TO_KEEP);
        assertThat(CivilizationRefusal.NO_SUCH_SHIP_TO_KEEP.rule()).isEqualTo(Rulebook.SHIP_UPKEEP);
        assertThat(table.refusal(done())).isEqualTo(CivilizationRefusal.KEEP_SHIPS_NOW);
        table.play(keepByLevy(1));
        assertThat(table.refusal(drop(1))).isEqualTo(CivilizationRefusal.SHIP_IS_SETTLED);
        assertThat(table.refusal(keepByLevy(2))).isEqualTo(CivilizationRefusal.NOBODY_TO_LEVY);
        table.play(keepByTreasury(2));
        // The third one has neither money nor people: it goes without asking.
        assertThat(table.ships(CRETE)).containsExactly("knossos", "thera");
        assertThat(table.tokens(CRETE, "knossos")).isEqualTo(1);
        assertThat(table.treasury(CRETE)).isZero();
    }

    @Test
    @Rule("9.3")
    void shipsAtOneCoastAreAskedAboutOnce() {
        Table table = Table.ofEight()
                .tokens(CRETE, 2, "knossos")
                .ship(CRETE, "knossos")
                .ship(CRETE, "knossos")
                .ship(CRETE, "thera")
                .treasury(CRETE, 3)
                .begin(Phase.SHIPS);
        assertThat(table.legal())
                .containsExactly(keepByTreasury(1), keepByLevy(1), drop(1), keepByTreasury(3), drop(3));
        assertThat(table.refusal(drop(2))).isEqualTo(CivilizationRefusal.A_LIKE_SHIP_FIRST);
        table.play(keepByTreasury(1));
        assertThat(table.legal())
                .as("each of them can be treated in another way")
                .containsExactly(keepByTreasury(2), keepByLevy(2), drop(2), keepByTreasury(3), drop(3));
        table.play(drop(2), keepByTreasury(3));
        assertThat(table.ships(CRETE)).containsExactly("knossos", "thera");
    }

    @Test
    @Rule("9.3")
    void anEmptyTreasuryPaysNothing() {
        Table table = Table.ofEight()
                .tokens(CRETE, 2, "knossos")
                .ship(CRETE, "knossos")
                .begin(Phase.SHIPS);
        assertThat(table.refusal(keepByTreasury(1))).isEqualTo(CivilizationRefusal.TREASURY_IS_EMPTY);
        assertThat(table.game().defaultMove(table.position(), CRETE)).isEqualTo(keepByLevy(1));
    }

    @Test
    @Rule("9.4")
    void aDroppedShipIsRebuiltElsewhere() {
        Table table = Table.ofEight()
                .tokens(CRETE, 4, "knossos", "thera")
                .tokens(EGYPT, 2, "tanis")
                .ship(CRETE, "knossos")
                .begin(Phase.SHIPS)
                .play(drop(1));
        assertThat(table.refusal(ship("knossos", 2))).isEqualTo(CivilizationRefusal.NOT_WHERE_IT_WAS_DROPPED);
        table.play(ship("thera", 2), done());
        assertThat(table.ships(CRETE)).containsExactly("thera");
        assertThat(table.asked()).isEqualTo(EGYPT);
    }

    @Test
    @Rule("9.5")
    void fourShipsAtMost() {
        Table table = Table.ofEight()
                .tokens(CRETE, 8, "knossos")
                .treasury(CRETE, 8)
                .begin(Phase.SHIPS)
                .play(ship("knossos", 2), ship("knossos", 2), ship("knossos", 0));
        assertThat(table.allows(ship("knossos", 0))).isTrue();
        table.play(ship("knossos", 0));
        assertThat(table.isOver()).isTrue();
        assertThat(table.ships(CRETE)).hasSize(4);
        assertThat(BuildShips.STEP.why(table.position(), CRETE, ship("knossos", 0)))
                .isEqualTo(CivilizationRefusal.FOUR_SHIPS_AT_MOST);
        Table full = Table.ofEight().tokens(CRETE, 8, "knossos").treasury(CRETE, 8);
        for (int i = 0; i < 3; i++) {
            full.ship(CRETE, "thera");
        }
        full.begin(Phase.SHIPS).play(keepByTreasury(1), keepByTreasury(2), keepByTreasury(3), ship("knossos", 0));
        assertThat(full.isOver()).isTrue();
    }

    private static @Nullable Loss loss(Table table, CivilizationMove move) {
        return table.game()
                .consequences(table.position(), CRETE, List.of(move))
                .getFirst()
                .loss();
    }

    @Test
    @Rule({"9.1", "9.3"})
    void aLevyOfTheLastPeopleSaysSo() {
        Table last = Table.ofEight().tokens(CRETE, 2, "knossos").begin(Phase.SHIPS);
        assertThat(loss(last, ship("knossos", 2))).isEqualTo(new Loss("last-people", Map.of("count", 2)));
        Table others = Table.ofEight()
                .tokens(CRETE, 2, "knossos")
                .tokens(CRETE, 1, "athens")
                .begin(Phase.SHIPS);
        assertThat(loss(others, ship("knossos", 2))).isEqualTo(new Loss("almost-last-people", Map.of("count", 2)));
        Table enough = Table.ofEight().tokens(CRETE, 2, "knossos", "athens").begin(Phase.SHIPS);
        assertThat(loss(enough, ship("knossos", 2))).isNull();
        Table city = Table.ofEight()
                .tokens(CRETE, 2, "knossos")
                .cities(CRETE, "athens")
                .treasury(CRETE, 2)
                .begin(Phase.SHIPS);
        assertThat(loss(city, ship("knossos", 2))).isNull();
        assertThat(loss(last, done())).isNull();
        Table upkeep = Table.ofEight()
                .tokens(CRETE, 1, "knossos")
                .ship(CRETE, "knossos")
                .treasury(CRETE, 1)
                .begin(Phase.SHIPS);
        assertThat(loss(upkeep, keepByLevy(1))).isEqualTo(new Loss("last-people", Map.of("count", 1)));
        assertThat(loss(upkeep, keepByTreasury(1))).isNull();
    }
}
