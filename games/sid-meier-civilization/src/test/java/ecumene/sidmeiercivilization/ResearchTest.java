package ecumene.sidmeiercivilization;

import static ecumene.sidmeiercivilization.Table.BLUE;
import static ecumene.sidmeiercivilization.Table.RED;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.sidmeiercivilization.component.Arm;
import ecumene.sidmeiercivilization.component.Civilization;
import ecumene.sidmeiercivilization.component.Technology;
import ecumene.sidmeiercivilization.component.Wonder;
import ecumene.testkit.Rule;
import org.junit.jupiter.api.Test;

/** Research and the technology pyramid. */
class ResearchTest {

    /** On the plain nobody has an income, so that the dial stays as research leaves it. */
    private static Table plain() {
        return Table.of(Civilization.GERMANS, Civilization.ROMANS).plain().noFigures();
    }

    @Rule(Rulebook.RESEARCH)
    @Test
    void exampleEighteenTradeAreSpentOnNavigation() {
        Table table = plain().trade(RED, 18).trade(BLUE, 0).research();
        table.play(RED, new SidMeierCivilizationMove.Research(Technology.NAVIGATION));
        assertThat(Empire.knows(table.position, RED, Technology.NAVIGATION)).isTrue();
        assertThat(table.position.trade[RED]).isZero();
    }

    @Rule({Rulebook.RESEARCH, Rulebook.COINS})
    @Test
    void exampleFourCoinsKeepFourTrade() {
        Table table = plain().trade(RED, 18).trade(BLUE, 6);
        table.position.sheetCoins[RED] = 4;
        table.research().play(RED, new SidMeierCivilizationMove.Research(Technology.NAVIGATION));
        assertThat(table.position.trade[RED])
                .as("nothing is paid before all have answered")
                .isEqualTo(18);
        table.play(BLUE, new SidMeierCivilizationMove.NoResearch());
        assertThat(table.position.trade[RED]).isEqualTo(4);
        assertThat(table.position.trade[BLUE]).isEqualTo(6);
    }

    @Rule(Rulebook.RESEARCH)
    @Test
    void answersAreFaceDownUntilAllHaveChosen() {
        Table table = Table.of(Civilization.AMERICANS, Civilization.GERMANS)
                .trade(RED, 6)
                .trade(BLUE, 6)
                .research();
        assertThat(table.asks(RED) && table.asks(BLUE)).isTrue();
        table.play(RED, new SidMeierCivilizationMove.Research(Technology.POTTERY));
        assertThat(table.asks(RED)).isFalse();
        assertThat(Empire.knows(table.position, RED, Technology.POTTERY)).isFalse();
        assertThat(java.util.Objects.requireNonNull(
                                table.game.view(table.position, RED).own())
                        .research())
                .isEqualTo("pottery");
        assertThat(table.game.view(table.position, BLUE).toString()).doesNotContain("research=pottery");
        table.play(BLUE, new SidMeierCivilizationMove.NoResearch());
        assertThat(Empire.knows(table.position, RED, Technology.POTTERY)).isTrue();
        assertThat(Empire.knows(table.position, BLUE, Technology.POTTERY)).isFalse();
    }

    @Rule(Rulebook.RESEARCH)
    @Test
    void everyLevelCostsFiveMore() {
        Table table = Table.of(Civilization.AMERICANS, Civilization.GERMANS);
        for (int level = 1; level <= 5; level++) {
            assertThat(Empire.researchCost(table.position, RED, level)).isEqualTo(1 + 5 * level);
        }
        table.plain().wonder(Wonder.PORCELAIN_TOWER, "e2");
        assertThat(Empire.researchCost(table.position, RED, 1)).isEqualTo(1);
        table.trade(RED, 5).trade(BLUE, 6).research();
        assertThat(table.refusal(BLUE, new SidMeierCivilizationMove.Research(Technology.METALWORKING)))
                .isEqualTo(SidMeierCivilizationRefusal.TECHNOLOGY_KNOWN_ALREADY);
    }

    @Rule(Rulebook.PYRAMID)
    @Test
    void aCardLiesOnTwoOfTheLevelBelow() {
        Table table = Table.of(Civilization.AMERICANS, Civilization.GERMANS)
                .trade(RED, 27)
                .research();
        assertThat(table.refusal(RED, new SidMeierCivilizationMove.Research(Technology.CHIVALRY)))
                .isEqualTo(SidMeierCivilizationRefusal.NO_PLACE_IN_THE_PYRAMID);
        table.knows(RED, Technology.POTTERY);
        assertThat(Empire.hasPlace(table.position, RED, Technology.CHIVALRY)).isTrue();
        table.knows(RED, Technology.CHIVALRY);
        assertThat(Empire.hasPlace(table.position, RED, Technology.IRRIGATION)).isFalse();
    }

    @Rule(Rulebook.PYRAMID)
    @Test
    void tooLittleTradeIsRefused() {
        Table table = Table.of(Civilization.AMERICANS, Civilization.GERMANS)
                .knows(RED, Technology.POTTERY)
                .trade(RED, 10)
                .research();
        assertThat(table.refusal(RED, new SidMeierCivilizationMove.Research(Technology.CHIVALRY)))
                .isEqualTo(SidMeierCivilizationRefusal.RESEARCH_NEEDS_TRADE);
    }

    /** The price itself is enough, and one less is not: then nobody is even asked. */
    @Rule({Rulebook.RESEARCH, Rulebook.PYRAMID})
    @Test
    void tradeThatIsExactlyEnoughPays() {
        Table enough = plain().trade(RED, 6).trade(BLUE, 5).research();
        assertThat(enough.asks(RED)).isTrue();
        assertThat(enough.asks(BLUE)).as("five are one too few").isFalse();
        assertThat(enough.moves(RED)).contains(new SidMeierCivilizationMove.Research(Technology.POTTERY));
        enough.play(RED, new SidMeierCivilizationMove.Research(Technology.POTTERY));
        assertThat(Empire.knows(enough.position, RED, Technology.POTTERY)).isTrue();
        assertThat(enough.position.trade[RED]).isZero();

        SidMeierCivilizationMove chivalry = new SidMeierCivilizationMove.Research(Technology.CHIVALRY);
        Table second =
                plain().knows(RED, Technology.POTTERY, Technology.WRITING).trade(BLUE, 0);
        assertThat(second.copy().trade(RED, 11).research().moves(RED)).contains(chivalry);
        assertThat(second.trade(RED, 10).research().refusal(RED, chivalry))
                .isEqualTo(SidMeierCivilizationRefusal.RESEARCH_NEEDS_TRADE);
    }

    @Rule({Rulebook.WINNING, Rulebook.PYRAMID})
    @Test
    void spaceFlightWinsOnTopOfFourteenOthers() {
        Table table = Table.of(Civilization.AMERICANS, Civilization.GERMANS)
                .trade(RED, 26)
                .trade(BLUE, 0);
        table.knows(RED, Technology.POTTERY, Technology.WRITING, Technology.MASONRY, Technology.NAVIGATION);
        table.knows(RED, Technology.CHIVALRY, Technology.IRRIGATION, Technology.MONARCHY, Technology.DEMOCRACY);
        table.knows(RED, Technology.BANKING, Technology.BIOLOGY, Technology.GUNPOWDER, Technology.BALLISTICS);
        table.research();
        assertThat(table.refusal(RED, new SidMeierCivilizationMove.Research(Technology.SPACE_FLIGHT)))
                .isEqualTo(SidMeierCivilizationRefusal.NO_PLACE_IN_THE_PYRAMID);
        table.knows(RED, Technology.COMBUSTION)
                .play(RED, new SidMeierCivilizationMove.Research(Technology.SPACE_FLIGHT));
        assertThat(table.result().winners()).containsExactly(RED);
        assertThat(table.result().reason()).isEqualTo("technology");
    }

    @Rule(Rulebook.ABILITIES)
    @Test
    void ranksAreReachedOneByOneOrIfAgreedDirectly() {
        Table direct = Table.with("ranks", "direct", Civilization.AMERICANS, Civilization.GERMANS)
                .knows(RED, Technology.GUNPOWDER);
        assertThat(Empire.rank(direct.position, RED, Arm.INFANTRY)).isEqualTo(3);
        Table slow = Table.of(Civilization.AMERICANS, Civilization.GERMANS).knows(RED, Technology.GUNPOWDER);
        assertThat(Empire.rank(slow.position, RED, Arm.INFANTRY)).isEqualTo(1);
        assertThat(Empire.rank(slow.knows(RED, Technology.DEMOCRACY).position, RED, Arm.INFANTRY))
                .isEqualTo(3);
    }

    @Rule(Rulebook.ABILITIES)
    @Test
    void handsGrowWithTechnologiesAndCoins() {
        Table table = Table.of(Civilization.GERMANS, Civilization.ROMANS).plain();
        assertThat(Empire.handLimit(table.position, RED)).isEqualTo(2);
        table.knows(RED, Technology.POTTERY, Technology.THEOLOGY);
        assertThat(Empire.handLimit(table.position, RED)).isEqualTo(4);
        table.knows(RED, Technology.COMPUTERS).position.sheetCoins[RED] = 9;
        assertThat(Empire.handLimit(table.position, RED)).isEqualTo(6);
        assertThat(Empire.battleHand(table.position, RED)).isEqualTo(5);
    }

    @Rule(Rulebook.ABILITIES)
    @Test
    void militaryScienceTurnsCoinsIntoProduction() {
        Table table =
                Table.of(Civilization.GERMANS, Civilization.ROMANS).plain().knows(RED, Technology.MILITARY_SCIENCE);
        int before = table.production(0);
        table.position.sheetCoins[RED] = 7;
        assertThat(table.production(0)).isEqualTo(before + 2);
    }

    @Rule(Rulebook.WINNING)
    @Test
    void ofTwoVictoriesShownAtOnceTheFirstInTurnOrderCounts() {
        Table table =
                Table.of(Civilization.AMERICANS, Civilization.GERMANS).plain().noFigures();
        table.knows(RED, Technology.POTTERY, Technology.WRITING).trade(RED, 11).trade(BLUE, 26);
        table.knows(BLUE, Technology.POTTERY, Technology.WRITING, Technology.MASONRY, Technology.NAVIGATION);
        table.knows(BLUE, Technology.CHIVALRY, Technology.IRRIGATION, Technology.MONARCHY, Technology.DEMOCRACY);
        table.knows(BLUE, Technology.BANKING, Technology.BIOLOGY, Technology.GUNPOWDER);
        table.knows(BLUE, Technology.BALLISTICS, Technology.COMBUSTION);
        table.position.sheetCoins[RED] = (byte) (14 - table.coins(RED));
        table.research()
                .play(RED, Moves.research(Technology.CIVIL_SERVICE))
                .play(BLUE, Moves.research(Technology.SPACE_FLIGHT));
        assertThat(table.result().winners()).containsExactly(RED);
        assertThat(table.result().reason()).isEqualTo("economy");
    }

    @Rule(Rulebook.CIVILIZATIONS)
    @Test
    void germanyGainsForARealUpgradeByResearchOnly() {
        Table slow = plain().knows(RED, Technology.CURRENCY, Technology.WRITING, Technology.POTTERY)
                .knows(RED, Technology.CHIVALRY, Technology.MONARCHY)
                .trade(RED, 20)
                .trade(BLUE, 0);
        int units = slow.position.forces(RED);
        slow.research().play(RED, Moves.research(Technology.GUNPOWDER));
        assertThat(slow.position.forces(RED)).as("the second rank is missing").isEqualTo(units);
        slow.trade(RED, 11).trade(BLUE, 0).research().play(RED, Moves.research(Technology.DEMOCRACY));
        assertThat(slow.position.forces(RED)).isEqualTo(units + 1);
        assertThat(Empire.rank(slow.position, RED, Arm.INFANTRY)).isEqualTo(3);
        Table taught = plain().knows(RED, Technology.CURRENCY)
                .knows(BLUE, Technology.DEMOCRACY)
                .wonder(Wonder.STATUE_OF_LIBERTY, "e2")
                .start(RED);
        taught.play(RED, Moves.use(Wonder.STATUE_OF_LIBERTY), Moves.choose(Technology.DEMOCRACY));
        assertThat(taught.position.forces(RED)).isEqualTo(units);
        assertThat(taught.asked()).isNotEqualTo("market-resource");
    }

    @Rule(Rulebook.RESEARCH)
    @Test
    void whoResearchesNothingIsTold() {
        Table table = plain().trade(RED, 6).trade(BLUE, 0).research();
        table.play(RED, new SidMeierCivilizationMove.NoResearch());
        assertThat(table.toldTo(BLUE))
                .contains(
                        new SidMeierCivilizationEvent.ResearchSkipped(RED, true),
                        new SidMeierCivilizationEvent.ResearchSkipped(BLUE, false));
    }
}
