package ecumene.tempus;

import static ecumene.tempus.Moves.endTurn;
import static ecumene.tempus.Moves.idea;
import static ecumene.tempus.Moves.move;
import static ecumene.tempus.Moves.transport;
import static ecumene.tempus.Table.BLUE;
import static ecumene.tempus.Table.RED;
import static ecumene.tempus.Table.hexes;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.tempus.component.Era;
import ecumene.tempus.component.Island;
import ecumene.tempus.component.Way;
import ecumene.testkit.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Move Population, and the Transport card. */
class MovementTest {

    // ---------------------------------------------------------------- the example of the rulebook

    @Rule(Rulebook.MOVE)
    @Test
    void exampleTheRedTokenGoesTwoHexesByLandOrCrossesTheLake() {
        Table table = Table.ofThree().era(Era.ROADS).token(RED, "c4r5").turnOf(RED);

        assertThat(table.destinations("c4r5"))
                .isEqualTo(hexes(
                        // one or two steps
                        "c4r4",
                        "c5r5",
                        "c3r5",
                        "c3r4",
                        "c4r3",
                        "c5r3",
                        "c3r3",
                        "c6r5",
                        "c6r6",
                        "c5r6",
                        "c3r6",
                        "c2r5",
                        "c2r4",
                        // only across the lake
                        "c4r7"));
    }

    /** The story says how: by land wherever a token can walk, else across the lake or by sea. */
    @Rule(Rulebook.MOVE)
    @Test
    void itIsToldHowATokenGetsThere() {
        assertThat(wayOf(Era.ROADS, "c4r5", "c3r6")).as("round the lake").isEqualTo(Way.LAND);
        assertThat(wayOf(Era.ROADS, "c4r5", "c4r7")).isEqualTo(Way.LAKE);
        assertThat(wayOf(Era.START, "c4r5", "c5r6"))
                .as("too far to walk in this era")
                .isEqualTo(Way.LAKE);
        assertThat(wayOf(Era.SHIPS, "c2r8", "c12r4")).isEqualTo(Way.SEA);
    }

    private static Way wayOf(Era era, String from, String to) {
        Table table = Table.ofThree().era(era).token(RED, from).turnOf(RED);
        return table.play(move(from, to))
                .told(TempusEvent.TokenMoved.class)
                .getFirst()
                .way();
    }

    @Rule(Rulebook.MOVE)
    @Test
    void exampleAfterTheLakeTheRedTokenStops() {
        Table table = Table.ofThree().era(Era.TRADE).token(RED, "c4r5", "c6r6").turnOf(RED);

        assertThat(table.refusal(move("c4r5", "c3r7"))).isEqualTo(TempusRefusal.TOO_FAR);
        table.play(move("c4r5", "c4r7"));
        assertThat(table.refusal(move("c4r7", "c3r7"))).isEqualTo(TempusRefusal.TOKEN_HAS_MOVED);
    }

    @Rule(Rulebook.MOVE)
    @Test
    void exampleTheBlueTokenWalksThroughItsOwnCityAndNotOntoTheLake() {
        Table table = Table.ofThree()
                .era(Era.ROADS)
                .token(BLUE, "c4r4")
                .city(BLUE, 2, "c4r5")
                .turnOf(BLUE);

        assertThat(table.destinations("c4r4")).contains("c5r5", "c3r5").doesNotContain("c4r5", "c4r7", "c3r6", "c5r6");
        assertThat(table.refusal(move("c4r4", "c4r5"))).isEqualTo(TempusRefusal.NO_STOP_IN_A_CITY);
        assertThat(table.refusal(move("c4r4", "c4r7"))).isEqualTo(TempusRefusal.TOO_FAR);
    }

    @Rule(Rulebook.MOVE)
    @Test
    void exampleNobodyWalksThroughAForeignCity() {
        Table table = Table.ofThree()
                .era(Era.ROADS)
                .token(BLUE, "c4r4")
                .city(RED, 2, "c4r5")
                .turnOf(BLUE);

        assertThat(table.refusal(move("c4r4", "c5r5"))).isEqualTo(TempusRefusal.WAY_IS_BLOCKED);
        assertThat(table.refusal(move("c4r4", "c4r5"))).isEqualTo(TempusRefusal.NO_STOP_IN_A_CITY);
    }

    // ---------------------------------------------------------------- by land

    @Rule(Rulebook.MOVE)
    @Test
    void theRowSaysHowManyTokensMove() {
        int[] moves = {1, 1, 1, 1, 1, 2, 2, 2, 2, 3};
        for (int row = 0; row < moves.length; row++) {
            Table table = Table.ofThree()
                    .era(Era.at(row))
                    .token(RED, "c6r5", "c6r6", "c6r7", "c7r6")
                    .hand(RED, "weapons-hills")
                    .turnOf(RED);
            String[] ways = {"c6r5", "c5r5", "c6r6", "c7r5", "c6r7", "c5r6"};
            for (int i = 0; i < moves[row]; i++) {
                table.play(move(ways[2 * i], ways[2 * i + 1]));
            }
            assertThat(table.refusal(move("c7r6", "c8r6"))).as("row %s", row).isEqualTo(TempusRefusal.NO_MOVES_LEFT);
        }
    }

    @Rule(Rulebook.MOVE)
    @Test
    void theRowSaysHowFarATokenMoves() {
        int[] distances = {1, 1, 1, 1, 2, 2, 2, 2, 2, 5};
        // one, two, … five steps from c6r6, which has no coast
        String[] reached = {"c7r5", "c8r5", "c9r4", "c10r4", "c11r3"};
        for (int row = 0; row < distances.length; row++) {
            Table table = Table.ofThree().era(Era.at(row)).token(RED, "c6r6").turnOf(RED);
            for (int steps = 1; steps <= reached.length; steps++) {
                assertThat(table.allows(move("c6r6", reached[steps - 1])))
                        .as("row %s, %s steps", row, steps)
                        .isEqualTo(steps <= distances[row]);
            }
        }
    }

    @Rule(Rulebook.MOVE)
    @Test
    void nobodyHasToMoveAllTokensOrAllTheWay() {
        Table table = Table.ofThree().era(Era.TRAINS).token(RED, "c6r6", "c6r7").turnOf(RED);

        table.play(move("c6r6", "c6r5"), endTurn());

        assertThat(table.asked()).isEqualTo(BLUE);
        assertThat(table.seat(RED).actionTokens()).isEqualTo(5);
    }

    @Rule(Rulebook.MOVE)
    @Test
    void farAwayIsTooFar() {
        Table table = Table.ofThree().token(RED, "c6r6").turnOf(RED);

        assertThat(table.destinations("c6r6")).isEqualTo(hexes("c6r5", "c7r5", "c7r6", "c6r7", "c5r6", "c5r5"));
        assertThat(table.refusal(move("c6r6", "c8r6"))).isEqualTo(TempusRefusal.TOO_FAR);
    }

    @Rule({Rulebook.MOVE, Rulebook.HOUSE})
    @Test
    void tokensStayOnLandAndChangeTheirHex() {
        Table table = Table.ofThree().token(RED, "c6r5").turnOf(RED);

        assertThat(table.refusal(move("c6r5", "c6r4"))).isEqualTo(TempusRefusal.ONLY_TO_LAND);
        assertThat(table.refusal(move("c6r5", "c6r5"))).isEqualTo(TempusRefusal.MUST_CHANGE_HEX);
        assertThat(table.allows(move("c6r5", "c6r6"))).isTrue();
    }

    @Rule(Rulebook.MOVE)
    @Test
    void onlyOwnTokensMove() {
        Table table = Table.ofThree().token(RED, "c6r6").token(BLUE, "c6r5").turnOf(RED);

        assertThat(table.refusal(move("c6r5", "c5r5"))).isEqualTo(TempusRefusal.NO_TOKEN_OF_YOURS);
        assertThat(table.refusal(move("c7r5", "c6r5"))).isEqualTo(TempusRefusal.NO_TOKEN_OF_YOURS);
    }

    @Rule(Rulebook.MOVE)
    @Test
    void citiesNeverMove() {
        Table table = Table.ofThree().token(RED, "c3r4").city(RED, 2, "c6r6").turnOf(RED);

        assertThat(table.refusal(move("c6r6", "c6r5"))).isEqualTo(TempusRefusal.NO_TOKEN_OF_YOURS);
    }

    @Rule(Rulebook.MOVE)
    @Test
    void foreignTokensAreNeitherJoinedNorPassed() {
        Table table = Table.ofThree()
                .era(Era.ROADS)
                .token(RED, "c4r4")
                .token(BLUE, "c4r5")
                .turnOf(RED);

        assertThat(table.refusal(move("c4r4", "c4r5"))).isEqualTo(TempusRefusal.FOREIGN_TOKENS_THERE);
        assertThat(table.refusal(move("c4r4", "c5r5"))).isEqualTo(TempusRefusal.WAY_IS_BLOCKED);
        assertThat(table.allows(move("c4r4", "c3r5")))
                .as("there is a way round")
                .isTrue();
    }

    @Rule(Rulebook.MOVE)
    @Test
    void mountainsAreEnteredAndCrossed() {
        Table table = Table.ofThree().era(Era.ROADS).token(RED, "c6r2").turnOf(RED);

        assertThat(table.allows(move("c6r2", "c6r3"))).isTrue();
        assertThat(table.allows(move("c6r2", "c5r3"))).isTrue();
    }

    @Rule(Rulebook.MOVE)
    @Test
    void aTokenMovesOncePerAction() {
        Table table = Table.ofThree().era(Era.TRADE).token(RED, "c6r6", "c6r5").turnOf(RED);

        table.play(move("c6r6", "c6r5"));
        assertThat(table.tokens("c6r5")).isEqualTo(2);
        assertThat(table.allows(move("c6r5", "c5r5")))
                .as("the other token there")
                .isTrue();

        Table alone = Table.ofThree().era(Era.TRADE).token(RED, "c6r6", "c3r4").turnOf(RED);
        alone.play(move("c6r6", "c6r5"));
        assertThat(alone.refusal(move("c6r5", "c5r5"))).isEqualTo(TempusRefusal.TOKEN_HAS_MOVED);
    }

    @Rule(Rulebook.MOVE)
    @Test
    void theSameTokenMovesAgainInTheNextAction() {
        Table table = Table.ofThree()
                .era(Era.TRADE)
                .token(RED, "c6r6", "c3r4")
                .hand(RED, "government-hills")
                .turnOf(RED);

        table.play(Moves.actTwice("government-hills"), move("c6r6", "c6r5"), Moves.endAction());

        assertThat(table.allows(move("c6r5", "c5r5"))).isTrue();
    }

    // ---------------------------------------------------------------- stacking

    @Rule(Rulebook.MOVE)
    @Test
    void theRowSaysHowManyTokensStandTogether() {
        int[] limits = {2, 2, 2, 3, 3, 3, 3, 3, 4, 4};
        for (int row = 0; row < limits.length; row++) {
            Table room = Table.ofThree()
                    .era(Era.at(row))
                    .token(RED, "c6r6")
                    .tokens(RED, limits[row] - 1, "c6r5")
                    .turnOf(RED);
            assertThat(room.allows(move("c6r6", "c6r5"))).as("row %s", row).isTrue();

            Table full = Table.ofThree()
                    .era(Era.at(row))
                    .token(RED, "c6r6")
                    .tokens(RED, limits[row], "c6r5")
                    .turnOf(RED);
            assertThat(full.refusal(move("c6r6", "c6r5"))).as("row %s", row).isEqualTo(TempusRefusal.STACK_IS_FULL);
        }
    }

    @Rule(Rulebook.MOVE)
    @Test
    void ownTokensNeverBlockTheWay() {
        Table table = Table.ofThree()
                .era(Era.ROADS)
                .token(RED, "c4r4")
                .tokens(RED, 3, "c4r5")
                .turnOf(RED);

        assertThat(table.allows(move("c4r4", "c5r5"))).isTrue();
    }

    @Rule(Rulebook.MOVE)
    @Test
    void stackingIsCheckedTokenByToken() {
        Table table = Table.ofThree()
                .era(Era.TRADE)
                .tokens(RED, 3, "c6r6")
                .token(RED, "c5r5")
                .turnOf(RED);

        assertThat(table.refusal(move("c5r5", "c6r6"))).isEqualTo(TempusRefusal.STACK_IS_FULL);
        table.play(move("c6r6", "c6r7"));
        assertThat(table.allows(move("c5r5", "c6r6"))).isTrue();
    }

    // ---------------------------------------------------------------- across lakes

    @Rule(Rulebook.MOVE)
    @Test
    void lakesAreCrossedFromTheBeginning() {
        Table table = Table.ofThree().token(RED, "c4r5").turnOf(RED);

        assertThat(table.destinations("c4r5")).isEqualTo(hexes("c4r4", "c3r4", "c3r5", "c5r5", "c5r6", "c4r7", "c3r6"));
    }

    @Rule(Rulebook.MOVE)
    @Test
    void aLakeLeadsOnlyToItsOwnShore() {
        Table table = Table.ofThree().token(RED, "c4r5", "c5r6").turnOf(RED);

        assertThat(table.refusal(move("c4r5", "c6r8")))
                .as("beside another lake")
                .isEqualTo(TempusRefusal.TOO_FAR);
        assertThat(table.destinations("c5r6"))
                .as("beside two lakes")
                .contains("c4r5", "c3r5", "c6r8", "c4r8")
                .doesNotContain("c8r8");
    }

    @Rule(Rulebook.MOVE)
    @Test
    void aWideLakeIsOneLake() {
        Table table = Table.ofThree().token(RED, "c6r7").turnOf(RED);

        assertThat(table.destinations("c6r7")).contains("c9r7", "c9r6", "c8r8", "c7r8", "c8r6");
    }

    @Rule(Rulebook.MOVE)
    @Test
    void noLandStepBeforeOrAfterALake() {
        Table table = Table.ofThree().era(Era.ROADS).token(RED, "c4r5", "c3r4").turnOf(RED);

        assertThat(table.refusal(move("c4r5", "c3r7"))).as("a step after").isEqualTo(TempusRefusal.TOO_FAR);
        assertThat(table.refusal(move("c3r4", "c4r7"))).as("a step before").isEqualTo(TempusRefusal.TOO_FAR);
    }

    @Rule(Rulebook.MOVE)
    @Test
    void acrossALakeTheOtherRulesOfMovingHold() {
        Table table = Table.ofThree()
                .token(RED, "c4r5")
                .tokens(RED, 2, "c5r6")
                .token(BLUE, "c4r7")
                .city(RED, 2, "c3r6")
                .turnOf(RED);

        assertThat(table.refusal(move("c4r5", "c4r7"))).isEqualTo(TempusRefusal.FOREIGN_TOKENS_THERE);
        assertThat(table.refusal(move("c4r5", "c3r6"))).isEqualTo(TempusRefusal.NO_STOP_IN_A_CITY);
        assertThat(table.refusal(move("c4r5", "c5r6"))).isEqualTo(TempusRefusal.STACK_IS_FULL);
    }

    @Rule(Rulebook.SETUP_4)
    @Test
    void aLakeIsWaterWhollyEnclosedByLand() {
        List<List<String>> lakes = Table.ofThree().token(RED, "c4r5").turnOf(RED).view(RED).lakes().stream()
                .map(lake -> lake.stream().map(Object::toString).toList())
                .toList();

        assertThat(lakes).containsExactly(List.of("c4r6"), List.of("c5r7"), List.of("c7r7", "c8r7"));
    }

    // ---------------------------------------------------------------- across the sea

    @Rule(Rulebook.MOVE)
    @Test
    void shipsSailOnlyFromTheirRowOn() {
        for (Era era : Era.ALL.subList(0, Era.FLIGHT.index())) {
            Table table = Table.ofThree().era(era).token(RED, "c2r8").turnOf(RED);
            if (era.index() < Era.SHIPS.index()) {
                assertThat(table.refusal(move("c2r8", "c12r3"))).isEqualTo(TempusRefusal.NO_SHIPS_YET);
            } else {
                assertThat(table.allows(move("c2r8", "c12r3"))).as(era.id()).isTrue();
            }
        }
    }

    @Rule(Rulebook.MOVE)
    @Test
    void shipsLeadFromEveryCoastToEveryOther() {
        Table table = Table.ofThree().era(Era.SHIPS).token(RED, "c2r8", "c6r6").turnOf(RED);

        assertThat(table.destinations("c2r8"))
                .contains("c12r4", "c5r1", "c9r9", "c6r5", "c5r3")
                .as("no coast")
                .doesNotContain("c5r2", "c6r6", "c11r3", "c9r5");
        assertThat(table.refusal(move("c6r6", "c12r4"))).as("from inland").isEqualTo(TempusRefusal.TOO_FAR);
    }

    @Rule(Rulebook.MOVE)
    @Test
    void theFrameOfTheMapDoesNotStopShips() {
        // c6r0 has land on three sides and the frame on the others.
        Island island = Island.of(List.of(Table.tile("T01", "c6r1"), Table.tile("T02", "c6r4")));
        Table table = Table.on(island).era(Era.SHIPS).token(RED, "c6r0").turnOf(RED);

        assertThat(table.allows(move("c6r0", "c6r5"))).isTrue();
    }

    @Rule(Rulebook.MOVE)
    @Test
    void aVoyageIsTheWholeMove() {
        Table table = Table.ofThree().era(Era.SHIPS).token(RED, "c2r8", "c6r6").turnOf(RED);

        assertThat(table.refusal(move("c2r8", "c11r3"))).as("no step after").isEqualTo(TempusRefusal.TOO_FAR);
        assertThat(table.refusal(move("c6r6", "c12r3"))).as("no step before").isEqualTo(TempusRefusal.TOO_FAR);
        table.play(move("c2r8", "c12r3"));
        assertThat(table.refusal(move("c12r3", "c11r3"))).isEqualTo(TempusRefusal.TOKEN_HAS_MOVED);
    }

    @Rule(Rulebook.MOVE)
    @Test
    void atSeaTheOtherRulesOfMovingHold() {
        Table table = Table.ofThree()
                .era(Era.SHIPS)
                .token(RED, "c2r8")
                .tokens(RED, 3, "c5r1")
                .token(BLUE, "c12r3")
                .city(BLUE, 2, "c9r9")
                .turnOf(RED);

        assertThat(table.refusal(move("c2r8", "c12r3"))).isEqualTo(TempusRefusal.FOREIGN_TOKENS_THERE);
        assertThat(table.refusal(move("c2r8", "c9r9"))).isEqualTo(TempusRefusal.NO_STOP_IN_A_CITY);
        assertThat(table.refusal(move("c2r8", "c5r1"))).isEqualTo(TempusRefusal.STACK_IS_FULL);
    }

    @Rule(Rulebook.MOVE)
    @Test
    void tokensOfOneActionMayMoveInDifferentWays() {
        Table table = Table.ofThree()
                .era(Era.TRAINS)
                .token(RED, "c4r5", "c2r8", "c6r6")
                .turnOf(RED);

        table.play(move("c4r5", "c4r7"), move("c2r8", "c12r3"), move("c6r6", "c9r5"));

        assertThat(table.seat(RED).actionTokens()).isEqualTo(5);
        assertThat(table.asked()).isEqualTo(BLUE);
    }

    // ---------------------------------------------------------------- Transport

    @Rule(Rulebook.TRANSPORT)
    @Test
    void transportMovesOneMoreToken() {
        Table table = Table.ofThree()
                .token(RED, "c6r6", "c3r4")
                .hand(RED, "transport-hills")
                .turnOf(RED);

        table.play(move("c6r6", "c6r5"));
        assertThat(table.refusal(move("c3r4", "c3r3"))).isEqualTo(TempusRefusal.NO_MOVES_LEFT);
        table.play(transport("transport-hills"), move("c3r4", "c3r3"));

        assertThat(table.tokens("c3r3")).isEqualTo(1);
        assertThat(table.discards()).containsExactly("transport-hills");
        assertThat(table.seat(RED).actionTokens()).as("a card is no action").isEqualTo(2);
    }

    @Rule(Rulebook.TRANSPORT)
    @Test
    void severalTransportsMoveSeveralTokensByAnyWay() {
        Table table = Table.ofThree()
                .era(RED, Era.SHIPS)
                .token(RED, "c6r6", "c3r4", "c4r5", "c2r8")
                .hand(RED, "transport-hills", "transport-forest")
                .turnOf(RED);

        table.play(
                move("c6r6", "c6r5"),
                move("c3r4", "c3r3"),
                transport("transport-hills"),
                move("c4r5", "c4r7"),
                transport("transport-forest"),
                move("c2r8", "c12r3"));

        assertThat(table.tokens("c4r7")).isEqualTo(1);
        assertThat(table.tokens("c12r3")).isEqualTo(1);
    }

    @Rule(Rulebook.TRANSPORT)
    @Test
    void transportNeverMovesTheSameTokenTwice() {
        Table table =
                Table.ofThree().token(RED, "c6r6").hand(RED, "transport-hills").turnOf(RED);

        table.play(move("c6r6", "c6r5"));

        assertThat(table.refusal(transport("transport-hills"))).isEqualTo(TempusRefusal.NOTHING_MORE_TO_MOVE);
        Table two = Table.ofThree()
                .token(RED, "c6r6", "c3r4")
                .hand(RED, "transport-hills")
                .turnOf(RED);
        two.play(move("c6r6", "c6r5"), transport("transport-hills"));
        assertThat(two.refusal(move("c6r5", "c5r5"))).isEqualTo(TempusRefusal.TOKEN_HAS_MOVED);
    }

    @Rule(Rulebook.TRANSPORT)
    @Test
    void transportAccompaniesAMoveAndNothingElse() {
        Table table = Table.ofThree()
                .token(RED, "c6r6", "c3r4")
                .hand(RED, "transport-hills", "weapons-hills")
                .turnOf(RED);

        assertThat(table.refusal(transport("weapons-hills"))).isEqualTo(TempusRefusal.WRONG_CARD);
        assertThat(table.refusal(transport("transport-farmland"))).isEqualTo(TempusRefusal.CARD_NOT_IN_HAND);
        table.play(idea());
        assertThat(table.refusal(transport("transport-hills"))).isEqualTo(TempusRefusal.ONLY_WITH_A_MOVE);
    }

    @Rule({Rulebook.TRANSPORT, Rulebook.IDEA})
    @Test
    void transportMayComeBeforeOrBetweenTheTokensOfTheRow() {
        Table before = Table.ofThree()
                .era(Era.TRADE)
                .token(RED, "c6r6", "c3r4", "c3r7")
                .hand(RED, "transport-hills", "weapons-hills")
                .turnOf(RED);
        before.play(transport("transport-hills"));
        assertThat(before.seat(RED).actionTokens()).as("it begins the action").isEqualTo(3);
        before.play(move("c6r6", "c6r5"), move("c3r4", "c3r3"), move("c3r7", "c3r8"));
        assertThat(before.refusal(move("c6r5", "c6r6"))).isEqualTo(TempusRefusal.NO_MOVES_LEFT);

        Table between = Table.ofThree()
                .era(Era.TRADE)
                .token(RED, "c6r6", "c3r4", "c3r7")
                .hand(RED, "transport-hills")
                .turnOf(RED);
        between.play(move("c6r6", "c6r5"), transport("transport-hills"), move("c3r4", "c3r3"), move("c3r7", "c3r8"));
        assertThat(between.tokens("c3r8")).isEqualTo(1);
        assertThat(between.seat(RED).actionTokens()).isEqualTo(3);
    }

    @Rule(Rulebook.TRANSPORT)
    @Test
    void transportNeedsATokenThatCanMoveFromTheBeginning() {
        Table table = Table.ofThree()
                .tokens(RED, 2, "c11r3", "c12r3")
                .token(BLUE, "c11r2", "c12r4", "c10r3", "c10r4", "c11r4")
                .hand(RED, "transport-hills")
                .turnOf(RED);

        assertThat(table.refusal(transport("transport-hills"))).isEqualTo(TempusRefusal.NOTHING_MORE_TO_MOVE);
    }

    @Rule({Rulebook.TRANSPORT, Rulebook.HOUSE})
    @Test
    void transportIsRefusedWhenEveryOtherTokenIsStuck() {
        Table stuck = Table.ofThree()
                .token(RED, "c6r6", "c12r3")
                .tokens(RED, 2, "c11r3")
                .token(BLUE, "c11r2", "c12r4", "c10r3", "c10r4", "c11r4")
                .hand(RED, "transport-hills")
                .turnOf(RED);
        stuck.play(move("c6r6", "c6r5"));
        assertThat(stuck.allows(transport("transport-hills")))
                .as("from the stack to c12r3")
                .isTrue();

        Table full = Table.ofThree()
                .token(RED, "c6r6")
                .tokens(RED, 2, "c11r3", "c12r3")
                .token(BLUE, "c11r2", "c12r4", "c10r3", "c10r4", "c11r4")
                .hand(RED, "transport-hills")
                .turnOf(RED);
        full.play(move("c6r6", "c6r5"));
        assertThat(full.refusal(transport("transport-hills"))).isEqualTo(TempusRefusal.NOTHING_MORE_TO_MOVE);

        full.hand(RED, "sanitation-hills");
        assertThat(full.allows(transport("transport-hills")))
                .as("with Sanitation")
                .isTrue();
    }
}
