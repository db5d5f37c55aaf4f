package ecumene.sidmeiercivilization;

import static ecumene.sidmeiercivilization.Table.BLUE;
import static ecumene.sidmeiercivilization.Table.RED;
import static ecumene.sidmeiercivilization.Table.at;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.sidmeiercivilization.component.Building;
import ecumene.sidmeiercivilization.component.Civilization;
import ecumene.sidmeiercivilization.component.MapTile;
import ecumene.sidmeiercivilization.component.Square;
import ecumene.sidmeiercivilization.component.Technology;
import ecumene.sidmeiercivilization.component.Terrain;
import ecumene.sidmeiercivilization.rule.Movement;
import ecumene.testkit.Rule;
import org.junit.jupiter.api.Test;

/** Movement: steps, stacking, water, discovery, huts, villages, enemies. */
class MovementTest {

    private static Table table() {
        return Table.of(Civilization.AMERICANS, Civilization.GERMANS).plain().noFigures();
    }

    @Rule(Rulebook.MOVEMENT)
    @Test
    void figuresGoTwoStepsAndNeverDiagonally() {
        Table table = table().armies(RED, 1, "c7")
                .movement(RED)
                .play(RED, new SidMeierCivilizationMove.MoveFigures(Square.of("c7"), 1, 0));
        assertThat(table.refusal(RED, new SidMeierCivilizationMove.Go(Square.of("d8"))))
                .isEqualTo(SidMeierCivilizationRefusal.ONLY_TO_NEIGHBOURS);
        table.play(
                RED,
                new SidMeierCivilizationMove.Go(Square.of("c8")),
                new SidMeierCivilizationMove.Go(Square.of("c9")));
        assertThat(table.armiesOn("c9")).isEqualTo(1);
        assertThat(table.asked()).isNotEqualTo("march");
    }

    @Rule({Rulebook.MOVEMENT, Rulebook.ABILITIES})
    @Test
    void technologiesMakeFiguresFaster() {
        Table table = table();
        assertThat(Empire.speed(table.position, RED)).isEqualTo(2);
        assertThat(Empire.speed(table.knows(RED, Technology.HORSEBACK_RIDING).position, RED))
                .isEqualTo(3);
        assertThat(Empire.speed(table.knows(RED, Technology.SAILING).position, RED))
                .isEqualTo(4);
        assertThat(Empire.speed(table.knows(RED, Technology.STEAM_POWER).position, RED))
                .isEqualTo(5);
        assertThat(Empire.speed(table.knows(RED, Technology.FLIGHT).position, RED))
                .isEqualTo(6);
    }

    @Rule(Rulebook.MOVEMENT)
    @Test
    void everyFigureMovesOnceATurn() {
        Table table = table().armies(RED, 1, "c7").scouts(RED, 1, "c9").movement(RED);
        table.play(
                RED,
                new SidMeierCivilizationMove.MoveFigures(Square.of("c7"), 1, 0),
                new SidMeierCivilizationMove.Go(Square.of("c6")),
                new SidMeierCivilizationMove.Stop());
        assertThat(table.refusal(RED, new SidMeierCivilizationMove.MoveFigures(Square.of("c6"), 1, 0)))
                .isEqualTo(SidMeierCivilizationRefusal.FIGURES_HAVE_MOVED);
        table.play(RED, new SidMeierCivilizationMove.MoveFigures(Square.of("c9"), 0, 1));
    }

    @Rule(Rulebook.ENEMIES)
    @Test
    void ownCentresAreCrossedButNobodyStopsThere() {
        Table table = table().armies(RED, 1, "f2")
                .movement(RED)
                .play(RED, new SidMeierCivilizationMove.MoveFigures(Square.of("f2"), 1, 0));
        table.play(RED, new SidMeierCivilizationMove.Go(Square.of("f3")));
        assertThat(table.refusal(RED, new SidMeierCivilizationMove.Stop()))
                .isEqualTo(SidMeierCivilizationRefusal.NOBODY_STOPS_IN_THE_CENTRE);
        table.play(RED, new SidMeierCivilizationMove.Go(Square.of("f4")));
        assertThat(table.armiesOn("f4")).isEqualTo(1);
    }

    @Rule(Rulebook.STACKING)
    @Test
    void groupsMoveTogetherWithinTheLimit() {
        Table table = table().armies(RED, 2, "c7")
                .scouts(RED, 1, "c9")
                .armies(RED, 1, "c8")
                .movement(RED);
        table.play(RED, new SidMeierCivilizationMove.MoveFigures(Square.of("c7"), 2, 0));
        assertThat(table.refusal(RED, new SidMeierCivilizationMove.Go(Square.of("c8"))))
                .isEqualTo(SidMeierCivilizationRefusal.STACK_IS_FULL);
        table.knows(RED, Technology.MASONRY).play(RED, new SidMeierCivilizationMove.Go(Square.of("c8")));
        assertThat(table.armiesOn("c8")).isEqualTo(3);
        assertThat(Empire.stackingLimit(table.knows(RED, Technology.REPLACEABLE_PARTS).position, RED))
                .isEqualTo(6);
    }

    @Rule({Rulebook.MOVEMENT, Rulebook.STACKING})
    @Test
    void whoCanGoNowhereIsNotMoved() {
        Table table = table().terrain(Terrain.WATER, "b7", "d7", "c6")
                .armies(RED, 1, "c7")
                .scouts(RED, 1, "c7")
                .armies(RED, 1, "c8")
                .movement(RED);
        SidMeierCivilizationMove both = new SidMeierCivilizationMove.MoveFigures(Square.of("c7"), 1, 1);
        assertThat(table.refusal(RED, both)).isEqualTo(SidMeierCivilizationRefusal.GROUP_CAN_GO_NOWHERE);
        assertThat(table.moves(RED))
                .doesNotContain(both)
                .contains(
                        new SidMeierCivilizationMove.MoveFigures(Square.of("c7"), 1, 0),
                        new SidMeierCivilizationMove.MoveFigures(Square.of("c7"), 0, 1));
        table.knows(RED, Technology.MASONRY);
        assertThat(table.moves(RED)).contains(both);
    }

    @Rule(Rulebook.MOVEMENT)
    @Test
    void whoHasNobodyToMoveIsNotAsked() {
        Table table = table().terrain(Terrain.WATER, "b7", "d7", "c6", "c8").armies(RED, 1, "c7");
        assertThat(table.movement(RED).moves(RED)).containsExactly(new SidMeierCivilizationMove.EndPhase());
        assertThat(Movement.STEP.forced(table.position, RED)).isEqualTo(new SidMeierCivilizationMove.EndPhase());
    }

    @Rule(Rulebook.WATER)
    @Test
    void navigationCrossesWaterAndSailingStopsThere() {
        Table table = table().terrain(Terrain.WATER, "c8").armies(RED, 1, "c7").movement(RED);
        assertThat(table.refusal(RED, Moves.go("c8")))
                .as("whoever goes")
                .isEqualTo(SidMeierCivilizationRefusal.CANNOT_CROSS_WATER);
        assertThat(table.refusal(RED, Moves.go("c6"))).isEqualTo(SidMeierCivilizationRefusal.NOT_WITHIN_REACH);
        table.play(RED, new SidMeierCivilizationMove.MoveFigures(Square.of("c7"), 1, 0));
        assertThat(table.refusal(RED, new SidMeierCivilizationMove.Go(Square.of("c8"))))
                .isEqualTo(SidMeierCivilizationRefusal.CANNOT_CROSS_WATER);
        table.knows(RED, Technology.NAVIGATION).play(RED, new SidMeierCivilizationMove.Go(Square.of("c8")));
        assertThat(table.refusal(RED, new SidMeierCivilizationMove.Stop()))
                .isEqualTo(SidMeierCivilizationRefusal.NOT_IN_WATER);
        table.knows(RED, Technology.SAILING).play(RED, new SidMeierCivilizationMove.Stop());
        assertThat(table.armiesOn("c8")).isEqualTo(1);
    }

    @Rule(Rulebook.WATER)
    @Test
    void nobodySailsToWhereTheWayCannotEnd() {
        Table table = table().terrain(Terrain.WATER, "c8", "c9", "b9", "d9", "c10", "b8", "d8");
        table.armies(RED, 1, "c7").knows(RED, Technology.NAVIGATION).movement(RED);
        table.play(
                RED,
                new SidMeierCivilizationMove.MoveFigures(Square.of("c7"), 1, 0),
                new SidMeierCivilizationMove.Go(Square.of("c8")));
        assertThat(table.refusal(RED, new SidMeierCivilizationMove.Go(Square.of("c9"))))
                .isEqualTo(SidMeierCivilizationRefusal.NOT_IN_WATER);
        assertThat(table.moves(RED)).contains(new SidMeierCivilizationMove.Go(Square.of("c7")));
    }

    @Rule(Rulebook.DISCOVERY)
    @Test
    void aStepTurnsUpTheNeighbouringTile() {
        Table table = Table.of(Civilization.AMERICANS, Civilization.GERMANS).noFigures();
        table.position.disaster[at("f4")] = 1;
        table.armies(RED, 1, "f4")
                .movement(RED)
                .play(RED, new SidMeierCivilizationMove.MoveFigures(Square.of("f4"), 1, 0));
        assertThat(table.refusal(RED, new SidMeierCivilizationMove.Go(Square.of("f5"))))
                .isEqualTo(SidMeierCivilizationRefusal.TILE_IS_FACE_DOWN);
        assertThat(table.refusal(RED, new SidMeierCivilizationMove.Discover(Square.of("f3"))))
                .isEqualTo(SidMeierCivilizationRefusal.NOTHING_TO_DISCOVER);
        table.play(RED, new SidMeierCivilizationMove.Discover(Square.of("f5")));
        assertThat(Board.isRevealed(table.position, at("f5"))).isTrue();
        int slot = table.position.layout.slot(at("f5"));
        assertThat(table.position.turned[slot]).isEqualTo((byte) 2);
        int tribes = 0;
        for (int place = 0; place < MapTile.SQUARES; place++) {
            tribes += Board.isTribe(table.position, table.position.layout.square(slot, place)) ? 1 : 0;
        }
        assertThat(tribes).isEqualTo(2);
    }

    @Rule(Rulebook.DISCOVERY)
    @Test
    void theArrowPointsAwayFromTheExplorer() {
        // Of a tile turned by a quarter the printed lower left square lies in the upper left corner.
        assertThat(MapTile.printed(0, 0)).isEqualTo(0);
        assertThat(MapTile.printed(0, 1)).isEqualTo(12);
        assertThat(MapTile.printed(0, 2)).isEqualTo(15);
        assertThat(MapTile.printed(0, 3)).isEqualTo(3);
    }

    @Rule(Rulebook.TRIBES)
    @Test
    void anArmyTakesAHutAndOnlyItsOwnerSeesIt() {
        Table table = table().tribe(Board.HUT, "c8").armies(RED, 1, "c7").movement(RED);
        table.play(
                RED,
                new SidMeierCivilizationMove.MoveFigures(Square.of("c7"), 1, 0),
                new SidMeierCivilizationMove.Go(Square.of("c8")));
        assertThat(table.position.markerCount(RED, true)).isEqualTo(1);
        assertThat(table.position.onMap[at("c8")]).isEqualTo((byte) Board.EMPTY);
        assertThat(table.toldTo(RED)).anyMatch(event -> event instanceof SidMeierCivilizationEvent.MarkerSeen);
        assertThat(table.toldTo(BLUE)).noneMatch(event -> event instanceof SidMeierCivilizationEvent.MarkerSeen);
    }

    @Rule(Rulebook.TRIBES)
    @Test
    void scoutsDoNotEnterHutsAndVillages() {
        for (int tribe : new int[] {Board.HUT, Board.VILLAGE}) {
            Table table = table().tribe(tribe, "c8").scouts(RED, 1, "c7").movement(RED);
            table.play(RED, Moves.move("c7", 0, 1));
            assertThat(table.refusal(RED, Moves.go("c8"))).isEqualTo(SidMeierCivilizationRefusal.SCOUTS_DO_NOT_EXPLORE);
            Table flying = table.copy().knows(RED, Technology.FLIGHT).play(RED, Moves.go("c8"));
            assertThat(flying.refusal(RED, Moves.stop())).isEqualTo(SidMeierCivilizationRefusal.SCOUTS_DO_NOT_EXPLORE);
        }
    }

    @Rule({Rulebook.TRIBES, Rulebook.CIVILIZATIONS})
    @Test
    void aVillageIsDefendedByThreeBarbariansOfTheLeftNeighbour() {
        Table table =
                Table.of(Civilization.CHINESE, Civilization.GERMANS).plain().noFigures();
        table.forces(RED, "infantry-c", "mounted-c", "artillery-c").building(Building.BARRACKS, "h4");
        table.tribe(Board.VILLAGE, "c8")
                .armies(RED, 1, "c7")
                .armies(RED, 1, "c4")
                .movement(RED);
        table.play(
                RED,
                new SidMeierCivilizationMove.MoveFigures(Square.of("c7"), 1, 0),
                new SidMeierCivilizationMove.Go(Square.of("c8")));
        assertThat(table.position.barbarians).isTrue();
        assertThat(table.asks(BLUE)).isTrue();
        assertThat(table.position.battleHandSize(1)).isEqualTo(3);
        table.defaultsUntil("movement");
        boolean won = table.armiesOn("c8") == 1;
        assertThat(table.position.onMap[at("c8")] == Board.EMPTY).isEqualTo(won);
        assertThat(table.position.culture[RED]).isEqualTo(won ? 3 : 0);
    }

    @Rule(Rulebook.ENEMIES)
    @Test
    void scoutsAloneDieAndLeaveLoot() {
        Table table = table().scouts(BLUE, 2, "c8")
                .armies(RED, 1, "c7")
                .trade(BLUE, 9)
                .trade(RED, 0)
                .movement(RED);
        table.play(
                RED,
                new SidMeierCivilizationMove.MoveFigures(Square.of("c7"), 1, 0),
                new SidMeierCivilizationMove.Go(Square.of("c8")));
        assertThat(table.position.unbuiltScouts[BLUE]).isEqualTo((byte) 2);
        table.play(RED, new SidMeierCivilizationMove.TakeTrade(3));
        assertThat(table.position.trade[RED]).isEqualTo(3);
        assertThat(table.position.trade[BLUE]).isEqualTo(6);
    }

    @Rule(Rulebook.ENEMIES)
    @Test
    void scoutsNeverEnterForeignSquares() {
        Table table = table().armies(BLUE, 1, "c8")
                .scouts(RED, 1, "c7")
                .scouts(RED, 1, "c13")
                .movement(RED);
        table.play(RED, new SidMeierCivilizationMove.MoveFigures(Square.of("c7"), 0, 1));
        assertThat(table.refusal(RED, new SidMeierCivilizationMove.Go(Square.of("c8"))))
                .isEqualTo(SidMeierCivilizationRefusal.SCOUTS_DO_NOT_ATTACK);
        table.play(
                RED,
                new SidMeierCivilizationMove.Stop(),
                new SidMeierCivilizationMove.MoveFigures(Square.of("c13"), 0, 1));
        assertThat(table.refusal(RED, new SidMeierCivilizationMove.Go(Square.of("c14"))))
                .isEqualTo(SidMeierCivilizationRefusal.SCOUTS_DO_NOT_ATTACK);
    }

    @Rule(Rulebook.ABILITIES)
    @Test
    void flightPassesOverEverything() {
        Table table = table().armies(BLUE, 1, "c8")
                .scouts(RED, 1, "c7")
                .knows(RED, Technology.FLIGHT)
                .movement(RED);
        table.play(
                RED,
                new SidMeierCivilizationMove.MoveFigures(Square.of("c7"), 0, 1),
                new SidMeierCivilizationMove.Go(Square.of("c8")));
        assertThat(table.refusal(RED, new SidMeierCivilizationMove.Stop()))
                .isEqualTo(SidMeierCivilizationRefusal.SCOUTS_DO_NOT_ATTACK);
        table.play(RED, new SidMeierCivilizationMove.Go(Square.of("c9")), new SidMeierCivilizationMove.Stop());
        assertThat(table.scoutsOn("c9")).isEqualTo(1);
        assertThat(table.armiesOn("c8")).isEqualTo(1);
    }

    @Rule(Rulebook.ABILITIES)
    @Test
    void combustionRazesABuildingOnceATurn() {
        Table table =
                table().building(Building.TEMPLE, "b13").armies(RED, 1, "b12").knows(RED, Technology.COMBUSTION);
        table.movement(RED)
                .play(
                        RED,
                        new SidMeierCivilizationMove.MoveFigures(Square.of("b12"), 1, 0),
                        new SidMeierCivilizationMove.Go(Square.of("b13")),
                        new SidMeierCivilizationMove.Raze());
        assertThat(Board.building(table.position, at("b13"))).isEqualTo(-1);
        assertThat(table.position.buildings[Building.TEMPLE.index()]).isEqualTo((byte) 5);
    }

    @Rule(Rulebook.WATER)
    @Test
    void navigationAloneDoesNotAttackInWater() {
        Table table = table().terrain(Terrain.WATER, "c8")
                .scouts(BLUE, 1, "c8")
                .armies(RED, 1, "c7")
                .knows(RED, Technology.NAVIGATION)
                .movement(RED)
                .play(RED, Moves.move("c7", 1, 0));
        assertThat(table.refusal(RED, Moves.go("c8"))).isEqualTo(SidMeierCivilizationRefusal.NOT_IN_WATER);
        table.knows(RED, Technology.SAILING).play(RED, Moves.go("c8"));
        assertThat(table.scoutsOn("c8")).isZero();
        assertThat(table.armiesOn("c8")).isEqualTo(1);
    }

    @Rule(Rulebook.ABILITIES)
    @Test
    void combustionRazesAlsoAfterAVictory() {
        Table table = Tables.razing();
        assertThat(table.asked()).isEqualTo("razing");
        Table left = table.copy();
        table.play(RED, Moves.raze());
        assertThat(Board.building(table.position, at("c9"))).isEqualTo(-1);
        assertThat(table.position.hasUsed(RED, Once.RAZE)).isTrue();
        left.play(RED, Moves.done());
        assertThat(Board.building(left.position, at("c9"))).isEqualTo(Building.TEMPLE.index());
        Table plain = table().city(BLUE, "b10").building(Building.TEMPLE, "c9").scouts(BLUE, 1, "c9");
        plain.armies(RED, 1, "c8").movement(RED).play(RED, Moves.move("c8", 1, 0), Moves.go("c9"));
        assertThat(plain.defaultsUntil("movement").asked())
                .as("not without Combustion")
                .isEqualTo("movement");
    }
}
