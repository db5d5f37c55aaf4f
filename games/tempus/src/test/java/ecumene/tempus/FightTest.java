package ecumene.tempus;

import static ecumene.tempus.Moves.advance;
import static ecumene.tempus.Moves.attack;
import static ecumene.tempus.Moves.child;
import static ecumene.tempus.Moves.done;
import static ecumene.tempus.Moves.endAction;
import static ecumene.tempus.Moves.endTurn;
import static ecumene.tempus.Moves.idea;
import static ecumene.tempus.Moves.lay;
import static ecumene.tempus.Moves.leader;
import static ecumene.tempus.Moves.move;
import static ecumene.tempus.Moves.name;
import static ecumene.tempus.Moves.religion;
import static ecumene.tempus.Moves.sanitation;
import static ecumene.tempus.Table.BLUE;
import static ecumene.tempus.Table.EAST;
import static ecumene.tempus.Table.GREEN;
import static ecumene.tempus.Table.RED;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.Seats;
import ecumene.tempus.TempusEvent.FightDecided;
import ecumene.tempus.component.Era;
import ecumene.tempus.component.Idea;
import ecumene.tempus.component.IdeaCard;
import ecumene.tempus.component.Terrain;
import ecumene.testkit.Rule;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** Fight, and the cards Weapons, Fortifications and Military Leader. */
class FightTest {

    /** Red has a stack on the grassland c6r6; blue can be attacked, thanks to four hexes in the east. */
    private static Table border(int stack) {
        return Table.ofThree().era(Era.CITIES).tokens(RED, stack, "c6r6").token(BLUE, EAST);
    }

    private static FightDecided decided(Table table) {
        List<FightDecided> fights = table.told(FightDecided.class);
        assertThat(fights).hasSize(1);
        return fights.getFirst();
    }

    // ---------------------------------------------------------------- the examples of the rulebook

    @Rule(Rulebook.FIGHT)
    @Test
    void exampleAThreeAgainstTwoOnFarmland() {
        Table table = border(3)
                .tokens(BLUE, 2, "c7r5")
                .hand(RED, "weapons-farmland", "transport-forest", "medicine-hills")
                .hand(BLUE, "fortification-grassland", "medicine-grassland")
                .turnOf(RED);

        table.play(
                attack("c6r6", "c7r5"),
                lay("weapons-farmland"),
                lay("transport-forest"),
                done(),
                lay("fortification-grassland"),
                done());

        FightDecided fight = decided(table);
        assertThat(fight.attack()).isEqualTo(5);
        assertThat(fight.defence()).isEqualTo(4);
        assertThat(fight.won()).isTrue();
        assertThat(fight.attackBySource()).isEqualTo(new TempusEvent.Side(3, 1, 1, 0));
        assertThat(fight.defenceBySource()).isEqualTo(new TempusEvent.Side(2, 0, 0, 2));
        table.play(advance(2));
        assertThat(table.tokens("c7r5")).isEqualTo(2);
        assertThat(table.owner("c7r5")).isEqualTo(RED);
        assertThat(table.tokens("c6r6")).isEqualTo(1);
        assertThat(table.supply(BLUE)).isEqualTo(12);
    }

    @Rule(Rulebook.FIGHT)
    @Test
    void exampleBThreeAgainstACityOfTwoThatFightsAsForest() {
        Table table = border(3)
                .city(BLUE, 2, "c7r5")
                .hand(RED, "education-forest", "military-leader-farmland", "medicine-hills")
                .hand(BLUE, "fortification-forest", "medicine-grassland")
                .turnOf(RED);

        table.play(
                attack("c6r6", "c7r5"),
                name(Terrain.FOREST),
                lay("education-forest"),
                lay("military-leader-farmland"),
                done(),
                lay("fortification-forest"),
                done());

        FightDecided fight = decided(table);
        assertThat(fight.attack()).isEqualTo(4);
        assertThat(fight.defence()).isEqualTo(5);
        assertThat(fight.won()).isFalse();
        assertThat(fight.terrain()).isEqualTo(Terrain.FOREST);
        assertThat(table.cityAt("c7r5")).isEqualTo(2);
        assertThat(table.tokens("c6r6")).isEqualTo(2);
        assertThat(table.supply(RED)).isEqualTo(14);
        assertThat(table.discards())
                .containsExactlyInAnyOrder("education-forest", "military-leader-farmland", "fortification-forest");
    }

    // ---------------------------------------------------------------- who attacks whom

    @Rule(Rulebook.FIGHT)
    @Test
    void oneHexAttacksOneNeighbour() {
        Table table = border(1).token(BLUE, "c7r5", "c8r6").turnOf(RED);

        assertThat(table.allows(attack("c6r6", "c7r5"))).isTrue();
        assertThat(table.refusal(attack("c6r6", "c8r6"))).isEqualTo(TempusRefusal.ATTACK_ONLY_NEIGHBOURS);
        assertThat(table.refusal(attack("c6r6", "c6r5"))).isEqualTo(TempusRefusal.NOBODY_TO_ATTACK);
        assertThat(table.refusal(attack("c7r6", "c7r5"))).isEqualTo(TempusRefusal.ATTACK_NEEDS_TOKENS);
        assertThat(table.refusal(attack("c8r6", "c7r5"))).isEqualTo(TempusRefusal.ATTACK_NEEDS_TOKENS);
        assertThat(table.refusal(BLUE, attack("c7r5", "c6r6"))).isEqualTo(ecumene.engine.Refusal.Common.NOT_YOUR_TURN);
    }

    @Rule(Rulebook.FIGHT)
    @Test
    void nobodyAttacksOwnTokensOrCities() {
        Table table = border(1)
                .token(RED, "c7r5", "c6r7", "c6r5")
                .city(RED, 2, "c5r5")
                .turnOf(RED);

        assertThat(table.refusal(attack("c6r6", "c7r5"))).isEqualTo(TempusRefusal.OWN_HEX);
        assertThat(table.refusal(attack("c6r6", "c5r5"))).isEqualTo(TempusRefusal.OWN_HEX);
    }

    @Rule(Rulebook.FIGHT)
    @Test
    void nobodyAttacksFromACityOrAcrossWater() {
        Table table = border(1)
                .token(RED, "c4r5")
                .city(RED, 2, "c6r8")
                .token(BLUE, "c4r7", "c7r8")
                .turnOf(RED);

        assertThat(table.refusal(attack("c4r5", "c4r7")))
                .as("the other side of a lake")
                .isEqualTo(TempusRefusal.ATTACK_ONLY_NEIGHBOURS);
        assertThat(table.refusal(attack("c6r8", "c7r8"))).isEqualTo(TempusRefusal.ATTACK_NEEDS_TOKENS);
    }

    @Rule(Rulebook.FIGHT)
    @Test
    void aSmallerStackMayAttackABiggerOne() {
        Table table = border(1).tokens(BLUE, 3, "c7r5").turnOf(RED);

        table.play(attack("c6r6", "c7r5"));

        assertThat(decided(table).won()).isFalse();
        assertThat(decided(table).tied()).isFalse();
        assertThat(table.tokens("c6r6")).as("the only token is lost").isZero();
        assertThat(table.tokens("c7r5")).isEqualTo(3);
    }

    @Rule(Rulebook.FIGHT)
    @Test
    void aFightTakesAnActionToken() {
        Table table = border(3).token(BLUE, "c7r5").hand(RED, "medicine-hills").turnOf(RED);

        table.play(attack("c6r6", "c7r5"), done(), advance(1));

        assertThat(table.seat(RED).actionTokens()).isEqualTo(3);
        assertThat(table.refusal(attack("c6r6", "c7r5"))).isEqualTo(TempusRefusal.ACTION_ALREADY_TAKEN);
    }

    // ---------------------------------------------------------------- protection

    @Rule(Rulebook.FIGHT)
    @Test
    void whoHoldsThreeHexesOrFewerIsNotAttacked() {
        Table table = Table.ofThree()
                .era(Era.CITIES)
                .tokens(RED, 3, "c6r6")
                .tokens(BLUE, 3, "c7r5", "c11r3", "c12r3")
                .hand(RED, "military-leader-hills")
                .turnOf(RED);

        assertThat(table.refusal(attack("c6r6", "c7r5"))).isEqualTo(TempusRefusal.TARGET_IS_PROTECTED);
        assertThat(table.refusal(leader("military-leader-hills", "c6r6", "c7r5")))
                .isEqualTo(TempusRefusal.TARGET_IS_PROTECTED);
        assertThat(table.refusal(attack("c6r6", "c11r3")))
                .as("nor from afar, and that is told first: it cannot be seen")
                .isEqualTo(TempusRefusal.TARGET_IS_PROTECTED);
        table.token(BLUE, "c11r2");
        assertThat(table.allows(attack("c6r6", "c7r5"))).as("four hexes").isTrue();
        assertThat(table.refusal(attack("c6r6", "c11r3"))).isEqualTo(TempusRefusal.ATTACK_ONLY_NEIGHBOURS);
    }

    /** Who may be attacked is public: everybody sees the hexes, and nobody should have to count them. */
    @Rule(Rulebook.FIGHT)
    @Test
    void everybodySeesWhoIsProtected() {
        Table table = Table.ofThree()
                .era(Era.CITIES)
                .tokens(RED, 3, "c6r6")
                .tokens(BLUE, 3, "c7r5", "c11r3", "c12r3")
                .city(BLUE, 2, "c9r8")
                .turnOf(RED);
        assertThat(sheltered(table)).containsExactly(true, true, true);

        table.token(BLUE, "c11r2");

        assertThat(sheltered(table)).containsExactly(true, false, true);
    }

    private static List<Boolean> sheltered(Table table) {
        return table.game().view(table.position(), table.position().seats()).seats().stream()
                .map(TempusView.SeatView::sheltered)
                .toList();
    }

    @Rule(Rulebook.FIGHT)
    @Test
    void citiesDoNotCountForTheProtectionButAreCoveredByIt() {
        Table table = Table.ofThree()
                .era(Era.CITIES)
                .tokens(RED, 3, "c6r6")
                .token(BLUE, "c11r3", "c12r3", "c11r2")
                .city(BLUE, 2, "c7r5")
                .city(BLUE, 2, "c9r8")
                .turnOf(RED);

        assertThat(table.refusal(attack("c6r6", "c7r5"))).isEqualTo(TempusRefusal.TARGET_IS_PROTECTED);
    }

    @Rule(Rulebook.FIGHT)
    @Test
    void mountainsCountForTheProtection() {
        Table table = Table.ofThree()
                .era(Era.CITIES)
                .tokens(RED, 3, "c6r6")
                .token(BLUE, "c5r6", "c10r6", "c10r9", "c8r9")
                .turnOf(RED);

        assertThat(table.allows(attack("c6r6", "c5r6"))).isTrue();
    }

    @Rule(Rulebook.FIGHT)
    @Test
    void theProtectionIsLookedAtAgainForTheNextAttack() {
        Table table = border(3)
                .token(BLUE, "c7r5")
                .hand(RED, "military-leader-hills", "military-leader-forest")
                .turnOf(RED);
        table.play(leader("military-leader-hills", "c6r6", "c7r5"), done(), advance(1));
        table.token(BLUE, "c8r6");
        assertThat(table.allows(attack("c7r5", "c8r6"))).as("five hexes").isTrue();

        Table last = Table.ofThree()
                .era(Era.CITIES)
                .tokens(RED, 3, "c6r6")
                .token(BLUE, "c7r5", "c6r5", "c11r3", "c12r3")
                .hand(RED, "military-leader-hills")
                .turnOf(RED);
        last.play(leader("military-leader-hills", "c6r6", "c7r5"), advance(1));
        assertThat(last.refusal(attack("c6r6", "c6r5"))).isEqualTo(TempusRefusal.TARGET_IS_PROTECTED);
    }

    // ---------------------------------------------------------------- the order of a fight

    @Rule({Rulebook.FIGHT, Rulebook.HOUSE})
    @Test
    void theOwnerOfACityNamesItsTerrainBeforeAnyCard() {
        Table table = border(3)
                .city(BLUE, 2, "c7r5")
                .hand(RED, "medicine-hills")
                .hand(BLUE, "weapons-hills")
                .turnOf(RED);

        table.play(attack("c6r6", "c7r5"));

        assertThat(table.asked()).isEqualTo(BLUE);
        assertThat(table.question()).isEqualTo("NameTerrain");
        assertThat(table.legal())
                .containsExactly(
                        name(Terrain.GRASSLAND), name(Terrain.FARMLAND), name(Terrain.HILLS), name(Terrain.FOREST));
        assertThat(table.refusal(name(Terrain.MOUNTAIN))).isEqualTo(TempusRefusal.CITIES_NEVER_FIGHT_AS_MOUNTAIN);
        assertThat(table.refusal(lay("weapons-hills"))).isEqualTo(TempusRefusal.NAME_TERRAIN_NOW);
        assertThat(table.view(RED).fight())
                .isNotNull()
                .satisfies(fight -> assertThat(fight.terrain()).isNull());
        table.play(name(Terrain.HILLS));
        assertThat(table.asked()).isEqualTo(RED);
        assertThat(table.question()).isEqualTo("AttackCards");
        assertThat(table.view(RED).fight())
                .isNotNull()
                .satisfies(fight -> assertThat(fight.terrain()).isEqualTo(Terrain.HILLS));
    }

    @Rule(Rulebook.FIGHT)
    @Test
    void tokensFightOnTheTerrainTheyStandOnAndNobodyIsAsked() {
        Table table = border(3).token(BLUE, "c7r5").hand(RED, "medicine-hills").turnOf(RED);

        table.play(attack("c6r6", "c7r5"));

        assertThat(table.asked()).isEqualTo(RED);
        assertThat(table.question()).isEqualTo("AttackCards");
    }

    @Rule(Rulebook.FIGHT)
    @Test
    void theTerrainOfTheDefenderCountsForBothSides() {
        Table table = border(3)
                .tokens(BLUE, 2, "c7r5")
                .hand(RED, "medicine-grassland", "medicine-farmland", "religion-hills")
                .hand(BLUE, "education-farmland", "religion-grassland", "religion-forest")
                .turnOf(RED);

        table.play(
                attack("c6r6", "c7r5"),
                lay("medicine-grassland"),
                lay("medicine-farmland"),
                done(),
                lay("education-farmland"),
                lay("religion-grassland"),
                done());

        assertThat(decided(table).attack()).isEqualTo(4);
        assertThat(decided(table).defence()).isEqualTo(3);
    }

    @Rule(Rulebook.FIGHT)
    @Test
    void theTerrainUnderACityIsIgnored() {
        Table table = border(3)
                .city(BLUE, 2, "c7r5")
                .hand(RED, "medicine-farmland", "religion-hills")
                .hand(BLUE, "education-hills", "religion-grassland")
                .turnOf(RED);

        table.play(
                attack("c6r6", "c7r5"),
                name(Terrain.HILLS),
                lay("medicine-farmland"),
                done(),
                lay("education-hills"),
                done());

        assertThat(decided(table).attack()).as("farmland is worth nothing").isEqualTo(3);
        assertThat(decided(table).defence()).isEqualTo(3);
        assertThat(decided(table).won()).isFalse();
    }

    @Rule(Rulebook.FIGHT)
    @Test
    void onAMountainNoBackgroundCounts() {
        Table table = border(2)
                .token(BLUE, "c5r6")
                .hand(
                        RED,
                        "medicine-grassland",
                        "medicine-farmland",
                        "medicine-hills",
                        "medicine-forest",
                        "religion-hills")
                .turnOf(RED);

        table.play(
                attack("c6r6", "c5r6"),
                lay("medicine-grassland"),
                lay("medicine-farmland"),
                lay("medicine-hills"),
                lay("medicine-forest"),
                done());

        assertThat(decided(table).attack()).isEqualTo(2);
        assertThat(decided(table).terrain()).isEqualTo(Terrain.MOUNTAIN);
    }

    @Rule({Rulebook.FIGHT, Rulebook.WEAPONS})
    @Test
    void weaponsAreWorthOneForEitherSide() {
        Table table = border(1)
                .token(BLUE, "c7r5")
                .hand(RED, "weapons-hills", "weapons-farmland", "medicine-hills")
                .hand(BLUE, "weapons-hills", "medicine-grassland")
                .turnOf(RED);

        table.play(
                attack("c6r6", "c7r5"),
                lay("weapons-hills"),
                lay("weapons-farmland"),
                done(),
                lay("weapons-hills"),
                done());

        assertThat(decided(table).attackBySource()).isEqualTo(new TempusEvent.Side(1, 1, 2, 0));
        assertThat(decided(table).defenceBySource()).isEqualTo(new TempusEvent.Side(1, 0, 1, 0));
        assertThat(decided(table).won()).isTrue();
    }

    @Rule({Rulebook.FIGHT, Rulebook.FORTIFICATIONS})
    @Test
    void fortificationsAreWorthTwoForTheDefenderOnly() {
        Table table = border(1)
                .token(BLUE, "c7r5")
                .hand(RED, "fortification-farmland", "medicine-hills")
                .hand(BLUE, "fortification-hills", "fortification-forest", "medicine-grassland")
                .turnOf(RED);

        table.play(
                attack("c6r6", "c7r5"),
                lay("fortification-farmland"),
                done(),
                lay("fortification-hills"),
                lay("fortification-forest"),
                done());

        assertThat(decided(table).attackBySource()).isEqualTo(new TempusEvent.Side(1, 1, 0, 0));
        assertThat(decided(table).defenceBySource()).isEqualTo(new TempusEvent.Side(1, 0, 0, 4));
    }

    @Rule(Rulebook.FIGHT)
    @Test
    void theAttackerDecidesFirstAndTheDefenderAnswers() {
        Table table = border(3)
                .tokens(BLUE, 2, "c7r5")
                .hand(RED, "weapons-farmland", "medicine-hills")
                .hand(BLUE, "weapons-hills")
                .turnOf(RED);

        table.play(attack("c6r6", "c7r5"));
        assertThat(table.asked()).isEqualTo(RED);
        assertThat(table.refusal(lay("weapons-hills"))).isEqualTo(TempusRefusal.CARD_NOT_IN_HAND);
        assertThat(table.refusal(endTurn())).isEqualTo(TempusRefusal.LAY_CARDS_NOW);
        table.play(done());
        assertThat(table.asked()).isEqualTo(BLUE);
        assertThat(table.question()).isEqualTo("DefenceCards");
        assertThat(table.refusal(name(Terrain.HILLS))).isEqualTo(TempusRefusal.LAY_CARDS_NOW);
        table.play(done());
        assertThat(decided(table).won()).isTrue();
    }

    @Rule(Rulebook.FIGHT)
    @Test
    void theDefenderSeesOnlyHowManyCardsTheAttackerHasLaid() {
        Table table = border(3)
                .tokens(BLUE, 2, "c7r5")
                .hand(RED, "weapons-farmland", "transport-forest", "medicine-hills")
                .hand(BLUE, "weapons-hills")
                .turnOf(RED);

        table.play(attack("c6r6", "c7r5"), lay("weapons-farmland"), lay("transport-forest"), done());

        for (int viewer : new int[] {BLUE, GREEN, Seats.SPECTATOR}) {
            TempusView view = table.view(viewer);
            assertThat(view.seats().get(RED).laid()).isEqualTo(2);
            assertThat(view.laid()).isEmpty();
            assertThat(view.discards()).isEmpty();
            assertThat(table.toldTo(viewer).toString()).doesNotContain("weapons-farmland", "transport-forest");
        }
        assertThat(Table.ids(table.view(RED).laid())).containsExactlyInAnyOrder("weapons-farmland", "transport-forest");
        table.play(done());
        assertThat(Table.ids(decided(table).attackCards()))
                .containsExactlyInAnyOrder("weapons-farmland", "transport-forest");
        assertThat(table.toldTo(GREEN)).contains(decided(table));
    }

    @Rule(Rulebook.FIGHT)
    @Test
    void uselessCardsMayBeLaidByBoth() {
        Table table = border(3)
                .tokens(BLUE, 2, "c7r5")
                .hand(RED, "government-hills", "medicine-hills")
                .hand(BLUE, "transport-hills", "medicine-grassland")
                .turnOf(RED);

        table.play(attack("c6r6", "c7r5"), lay("government-hills"), done(), lay("transport-hills"), done());

        assertThat(decided(table).attack()).isEqualTo(3);
        assertThat(decided(table).defence()).isEqualTo(2);
        assertThat(table.discards()).containsExactlyInAnyOrder("government-hills", "transport-hills");
    }

    @Rule(Rulebook.FIGHT)
    @Test
    void whoHasNoCardsIsNotAskedForAny() {
        Table table = border(3).tokens(BLUE, 2, "c7r5").turnOf(RED);

        table.play(attack("c6r6", "c7r5"));

        assertThat(table.asked()).isEqualTo(RED);
        assertThat(table.question()).isEqualTo("Advance");
    }

    @Rule(Rulebook.FIGHT)
    @Test
    void withoutAnyCardsTheTerrainOfACityNeedsNoName() {
        Table table = border(3).city(BLUE, 2, "c7r5").turnOf(RED);

        table.play(attack("c6r6", "c7r5"));

        assertThat(decided(table).won()).isTrue();
        assertThat(decided(table).terrain()).as("nobody named one").isNull();
        assertThat(table.told(TempusEvent.TerrainNamed.class)).isEmpty();
        assertThat(table.question()).isEqualTo("Advance");
    }

    @Rule(Rulebook.FIGHT)
    @Test
    void oneCardOnEitherSideIsEnoughToAskForTheTerrain() {
        for (int holder : List.of(RED, BLUE)) {
            Table table = border(3)
                    .city(BLUE, 2, "c7r5")
                    .hand(holder, "medicine-hills")
                    .turnOf(RED);

            table.play(attack("c6r6", "c7r5"));

            assertThat(table.asked()).isEqualTo(BLUE);
            assertThat(table.question()).isEqualTo("NameTerrain");
            table.play(name(Terrain.FOREST));
            assertThat(table.told(TempusEvent.TerrainNamed.class)).hasSize(1);
        }
    }

    @Rule({Rulebook.FIGHT, Rulebook.IDEA})
    @Test
    void religionMayBringOneMoreTokenBeforeTheAdvance() {
        Table table = border(2)
                .token(BLUE, "c7r5", "c6r5")
                .hand(RED, "religion-hills", "religion-forest")
                .turnOf(RED);
        table.play(attack("c6r6", "c7r5"), done());
        assertThat(table.question()).isEqualTo("Advance");
        assertThat(table.refusal(advance(3))).isEqualTo(TempusRefusal.ADVANCE_NONE_TO_ALL);

        table.play(religion("religion-hills", "c6r5", "c6r6"));

        assertThat(table.question()).isEqualTo("Advance");
        table.play(advance(3));
        assertThat(table.tokens("c7r5")).isEqualTo(3);
        assertThat(table.tokens("c6r5")).isZero();
        assertThat(table.supply(BLUE)).isEqualTo(16 - EAST.length);
    }

    @Rule({Rulebook.FIGHT, Rulebook.RELIGION})
    @Test
    void religionBeforeTheAdvanceKeepsItsLimits() {
        Table table = border(3)
                .token(BLUE, "c7r5", "c6r5")
                .hand(RED, "religion-hills", "sanitation-hills", "transport-hills")
                .turnOf(RED);
        table.play(attack("c6r6", "c7r5"), done());

        assertThat(table.refusal(religion("religion-hills", "c6r5", "c6r6")))
                .isEqualTo(TempusRefusal.NO_ROOM_FOR_A_CONVERT);
        assertThat(table.refusal(religion("religion-hills", "c7r5", "c6r6")))
                .as("the conquered hex is empty")
                .isEqualTo(TempusRefusal.NOBODY_TO_CONVERT);
        assertThat(table.refusal(Moves.transport("transport-hills"))).isEqualTo(TempusRefusal.ADVANCE_NOW);
        assertThat(table.refusal(sanitation("sanitation-hills", "c8r6")))
                .isEqualTo(TempusRefusal.SANITATION_NEEDS_TOKENS);
        table.play(sanitation("sanitation-hills", "c6r6"), religion("religion-hills", "c6r5", "c6r6"), advance(3));
        assertThat(table.tokens("c6r6")).isEqualTo(1);
        assertThat(table.tokens("c7r5")).isEqualTo(3);
    }

    // ---------------------------------------------------------------- the outcome

    @Rule(Rulebook.FIGHT)
    @Test
    void aTieIsLostByTheAttacker() {
        Table table = border(2).tokens(BLUE, 2, "c7r5").turnOf(RED);

        table.play(attack("c6r6", "c7r5"));

        assertThat(decided(table).won()).isFalse();
        assertThat(decided(table).tied()).isTrue();
        assertThat(table.tokens("c6r6")).isEqualTo(1);
        assertThat(table.tokens("c7r5")).isEqualTo(2);
        assertThat(table.supply(RED)).isEqualTo(15);
    }

    @Rule(Rulebook.FIGHT)
    @Test
    void anyNumberOfTokensAdvancesEvenNone() {
        for (int count = 0; count <= 3; count++) {
            Table table = border(3).token(BLUE, "c7r5").turnOf(RED);
            table.play(attack("c6r6", "c7r5"));
            assertThat(table.legal()).containsExactly(advance(0), advance(1), advance(2), advance(3));
            table.play(advance(count));
            assertThat(table.tokens("c7r5")).isEqualTo(count);
            assertThat(table.tokens("c6r6")).isEqualTo(3 - count);
            assertThat(table.owner("c7r5")).isEqualTo(count == 0 ? TempusPosition.NONE : RED);
        }
    }

    @Rule({Rulebook.FIGHT, Rulebook.SANITATION})
    @Test
    void theStackingLimitHoldsForTheAdvanceToo() {
        Table table = border(5).token(BLUE, "c7r5").turnOf(RED);

        table.play(attack("c6r6", "c7r5"));

        for (int count = 4; count <= 5; count++) {
            assertThat(table.refusal(advance(count))).isEqualTo(TempusRefusal.SO_MANY_CANNOT_ADVANCE);
        }
        assertThat(TempusRefusal.SO_MANY_CANNOT_ADVANCE.rule())
                .as("an advance is movement, and keeps to its limit")
                .isEqualTo(Rulebook.MOVE)
                .isEqualTo(TempusRefusal.STACK_IS_FULL.rule());
        assertThat(table.refusal(endTurn())).isEqualTo(TempusRefusal.ADVANCE_NOW);
        assertThat(table.refusal(done())).isEqualTo(TempusRefusal.ADVANCE_NOW);
        assertThat(table.refusal(sanitation("sanitation-hills", "c7r5"))).isEqualTo(TempusRefusal.CARD_NOT_IN_HAND);
        table.play(advance(3));
        assertThat(table.asked()).isEqualTo(BLUE);
    }

    @Rule(Rulebook.FIGHT)
    @Test
    void noMoreTokensAdvanceThanAreThere() {
        Table table = border(2).token(BLUE, "c7r5").turnOf(RED);

        table.play(attack("c6r6", "c7r5"));

        assertThat(table.refusal(advance(-1))).isEqualTo(TempusRefusal.ADVANCE_NONE_TO_ALL);
        assertThat(table.refusal(advance(3)))
                .as("within the limit, but there are two")
                .isEqualTo(TempusRefusal.ADVANCE_NONE_TO_ALL);
        assertThat(table.refusal(advance(9)))
                .as("beyond the limit too: no Sanitation would help")
                .isEqualTo(TempusRefusal.ADVANCE_NONE_TO_ALL);
        assertThat(TempusRefusal.ADVANCE_NONE_TO_ALL.rule()).isEqualTo(Rulebook.FIGHT);
        assertThat(table.allows(advance(0))).isTrue();
        assertThat(table.allows(advance(2))).isTrue();
    }

    @Rule({Rulebook.FIGHT, Rulebook.SANITATION})
    @Test
    void sanitationLetsMoreTokensAdvance() {
        Table table = border(5)
                .token(BLUE, "c7r5")
                .hand(RED, "sanitation-hills", "sanitation-forest", "medicine-hills")
                .turnOf(RED);

        table.play(attack("c6r6", "c7r5"), done());
        assertThat(table.refusal(sanitation("medicine-hills", "c7r5"))).isEqualTo(TempusRefusal.WRONG_CARD);
        assertThat(table.refusal(sanitation("sanitation-grassland", "c7r5"))).isEqualTo(TempusRefusal.CARD_NOT_IN_HAND);
        assertThat(table.allows(sanitation("sanitation-hills", "c6r6")))
                .as("cards may be played during the action")
                .isTrue();
        table.play(sanitation("sanitation-hills", "c7r5"));
        assertThat(table.refusal(advance(5))).isEqualTo(TempusRefusal.SO_MANY_CANNOT_ADVANCE);
        assertThat(table.allows(advance(4))).isTrue();
        table.play(sanitation("sanitation-forest", "c7r5"), advance(5));

        assertThat(table.tokens("c7r5")).isEqualTo(5);
        assertThat(table.tokens("c6r6")).isZero();
        assertThat(table.discards()).containsExactlyInAnyOrder("sanitation-hills", "sanitation-forest");
        assertThat(table.question()).isEqualTo("AfterAction");
    }

    @Rule({Rulebook.FIGHT, Rulebook.SANITATION})
    @Test
    void nobodyMustAdvanceBeyondTheLimit() {
        Table table =
                border(5).token(BLUE, "c7r5").hand(RED, "sanitation-hills").turnOf(RED);

        table.play(attack("c6r6", "c7r5"), done(), advance(3));

        assertThat(table.tokens("c7r5")).isEqualTo(3);
        assertThat(table.hand(RED)).containsExactly("sanitation-hills");
        assertThat(table.question()).isEqualTo("AfterAction");
    }

    @Rule({Rulebook.FIGHT, Rulebook.CITY})
    @Test
    void aBeatenCityIsDestroyedAndItsCounterGoesBack() {
        Table table = border(3).city(BLUE, 2, "c7r5").turnOf(RED);
        assertThat(table.seat(BLUE).cityCounters()).containsExactly(2, 3, 2);

        table.play(attack("c6r6", "c7r5"));

        assertThat(table.cityAt("c7r5")).isZero();
        assertThat(table.owner("c7r5")).isEqualTo(TempusPosition.NONE);
        assertThat(table.seat(BLUE).cityCounters()).containsExactly(3, 3, 2);
        assertThat(table.told(TempusEvent.CityDestroyed.class)).hasSize(1);
        table.play(advance(3));
        assertThat(table.tokens("c7r5")).isEqualTo(3);
        assertThat(table.seat(RED).cityCounters()).as("never captured").containsExactly(3, 3, 2);
    }

    @Rule({Rulebook.FIGHT, Rulebook.CITY})
    @Test
    void aCityDefendsWithItsNumber() {
        for (int value = 2; value <= 4; value++) {
            Table table = border(4).city(BLUE, value, "c7r5").turnOf(RED);
            table.play(attack("c6r6", "c7r5"));
            assertThat(decided(table).defence()).isEqualTo(value);
            assertThat(decided(table).won()).isEqualTo(value < 4);
        }
    }

    @Rule(Rulebook.FIGHT)
    @Test
    void allCardsOfAFightAreDiscarded() {
        Table table = border(3)
                .tokens(BLUE, 2, "c7r5")
                .hand(RED, "weapons-farmland", "medicine-hills")
                .hand(BLUE, "weapons-hills", "medicine-farmland")
                .turnOf(RED);

        table.play(attack("c6r6", "c7r5"), lay("weapons-farmland"), done(), lay("weapons-hills"), done());

        assertThat(table.discards()).containsExactlyInAnyOrder("weapons-farmland", "weapons-hills");
        assertThat(table.hand(RED)).containsExactly("medicine-hills");
        assertThat(table.hand(BLUE)).containsExactly("medicine-farmland");
    }

    // ---------------------------------------------------------------- Military Leader

    @Rule(Rulebook.MILITARY_LEADER)
    @Test
    void aLeaderAttacksBeforeTheActionWithoutAnActionToken() {
        Table table = border(3)
                .token(BLUE, "c7r5")
                .hand(RED, "military-leader-hills", "medicine-hills")
                .turnOf(RED);

        table.play(leader("military-leader-hills", "c6r6", "c7r5"), done(), advance(1));

        assertThat(table.seat(RED).actionTokens()).isEqualTo(4);
        assertThat(table.discards()).containsExactly("military-leader-hills");
        assertThat(table.allows(idea())).isTrue();
        assertThat(table.refusal(endTurn())).isEqualTo(TempusRefusal.ACTION_STILL_TO_TAKE);
    }

    @Rule(Rulebook.MILITARY_LEADER)
    @Test
    void aLeaderAttacksAfterTheAction() {
        Table table = border(3)
                .token(BLUE, "c7r5", "c6r5")
                .hand(RED, "military-leader-hills", "military-leader-forest", "medicine-hills")
                .turnOf(RED);

        table.play(attack("c6r6", "c7r5"), done(), advance(1));
        table.play(leader("military-leader-hills", "c6r6", "c6r5"), done(), advance(0));

        assertThat(table.seat(RED).actionTokens()).isEqualTo(3);
        assertThat(table.tokens("c6r5")).isZero();
        assertThat(table.question()).isEqualTo("AfterAction");
    }

    @Rule(Rulebook.MILITARY_LEADER)
    @Test
    void severalLeadersMakeSeveralAttacks() {
        Table table = border(3)
                .token(BLUE, "c7r5", "c6r5")
                .hand(RED, "military-leader-hills", "military-leader-forest")
                .turnOf(RED);

        table.play(
                leader("military-leader-hills", "c6r6", "c7r5"),
                done(),
                advance(0),
                leader("military-leader-forest", "c6r6", "c6r5"),
                advance(0));

        assertThat(table.supply(BLUE)).isEqualTo(12);
        assertThat(table.seat(RED).actionTokens()).isEqualTo(4);
    }

    @Rule(Rulebook.MILITARY_LEADER)
    @Test
    void theLeaderCardDoesNotCountInItsOwnFight() {
        Table table = border(1)
                .token(BLUE, "c7r5")
                .hand(RED, "military-leader-farmland", "medicine-hills")
                .turnOf(RED);

        table.play(leader("military-leader-farmland", "c6r6", "c7r5"));
        assertThat(table.refusal(lay("military-leader-farmland"))).isEqualTo(TempusRefusal.CARD_NOT_IN_HAND);
        table.play(done());

        assertThat(decided(table).attack()).isEqualTo(1);
    }

    @Rule({Rulebook.MILITARY_LEADER, Rulebook.IDEA})
    @Test
    void aLeaderJustDrawnMayAttackAtOnce() {
        Table table = border(3)
                .era(RED, Era.START)
                .era(BLUE, Era.START)
                .era(GREEN, Era.START)
                .token(BLUE, "c7r5")
                .deckOf("military-leader-hills")
                .turnOf(RED);

        table.play(idea(), leader("military-leader-hills", "c6r6", "c7r5"), advance(1));

        assertThat(table.tokens("c7r5")).isEqualTo(1);
        assertThat(table.seat(RED).actionTokens()).isEqualTo(2);
    }

    @Rule(Rulebook.MILITARY_LEADER)
    @Test
    void aLeaderWaitsForTheActionThatIsRunning() {
        Table moving = border(2)
                .era(RED, Era.TRADE)
                .token(RED, "c3r4")
                .token(BLUE, "c7r5")
                .hand(RED, "military-leader-hills")
                .turnOf(RED);

        moving.play(move("c3r4", "c3r3"));
        assertThat(moving.refusal(leader("military-leader-hills", "c6r6", "c7r5")))
                .isEqualTo(TempusRefusal.LEADER_WAITS_FOR_THE_ACTION);
        moving.play(endAction());
        assertThat(moving.refusal(move("c6r6", "c6r5"))).isEqualTo(TempusRefusal.ACTION_ALREADY_TAKEN);
        moving.play(leader("military-leader-hills", "c6r6", "c7r5"), advance(1));
        assertThat(moving.tokens("c7r5")).isEqualTo(1);

        Table bearing = border(2)
                .token(RED, "c5r5")
                .token(BLUE, "c7r5")
                .hand(RED, "military-leader-hills")
                .turnOf(RED);
        bearing.play(child("c6r6"));
        assertThat(bearing.refusal(leader("military-leader-hills", "c6r6", "c7r5")))
                .isEqualTo(TempusRefusal.LEADER_WAITS_FOR_THE_ACTION);
        bearing.play(child("c5r5"));
        assertThat(bearing.allows(leader("military-leader-hills", "c6r6", "c7r5")))
                .isTrue();
    }

    @Rule(Rulebook.MILITARY_LEADER)
    @Test
    void nothingIsAddedToACompleteActionAfterALeader() {
        Table table = border(3)
                .era(RED, Era.START)
                .token(RED, "c3r4")
                .token(BLUE, "c7r5")
                .hand(RED, "military-leader-hills", "transport-hills")
                .turnOf(RED);

        table.play(move("c3r4", "c3r3"), leader("military-leader-hills", "c6r6", "c7r5"), done(), advance(1));

        assertThat(table.refusal(Moves.transport("transport-hills"))).isEqualTo(TempusRefusal.ONLY_WITH_A_MOVE);
    }

    @Rule(Rulebook.ACTIONS)
    @Test
    void anActionIsEndedOnlyWhereSomethingMayFollow() {
        Table leader = border(2)
                .era(RED, Era.TRADE)
                .token(BLUE, "c7r5")
                .hand(RED, "military-leader-hills")
                .turnOf(RED);
        leader.play(move("c6r6", "c6r5"));
        assertThat(leader.allows(endAction())).isTrue();
        assertThat(leader.allows(endTurn())).isTrue();

        Table cards = border(2).era(RED, Era.TRADE).hand(RED, "weapons-hills").turnOf(RED);
        cards.play(move("c6r6", "c6r5"));
        assertThat(cards.refusal(endAction())).isEqualTo(TempusRefusal.NO_ACTION_TO_END);
        assertThat(cards.allows(endTurn())).isTrue();

        Table none = border(2).era(RED, Era.TRADE).turnOf(RED);
        none.play(move("c6r6", "c6r5"));
        assertThat(none.refusal(endAction())).isEqualTo(TempusRefusal.NO_ACTION_TO_END);
        assertThat(none.allows(endTurn())).isTrue();
    }

    @Rule(Rulebook.MILITARY_LEADER)
    @Test
    void onlyALeaderOfTheOwnHandLeads() {
        Table table = border(3).token(BLUE, "c7r5").hand(RED, "weapons-hills").turnOf(RED);

        assertThat(table.refusal(leader("weapons-hills", "c6r6", "c7r5"))).isEqualTo(TempusRefusal.WRONG_CARD);
        assertThat(table.refusal(leader("military-leader-hills", "c6r6", "c7r5")))
                .isEqualTo(TempusRefusal.CARD_NOT_IN_HAND);
    }

    @Rule(Rulebook.MILITARY_LEADER)
    @Test
    void aLeaderNeedsATargetLikeAnyAttack() {
        Table table =
                border(3).token(BLUE, "c7r5").hand(RED, "military-leader-hills").turnOf(RED);

        assertThat(table.refusal(leader("military-leader-hills", "c6r6", "c6r5")))
                .isEqualTo(TempusRefusal.NOBODY_TO_ATTACK);
        assertThat(table.refusal(leader("military-leader-hills", "c6r5", "c7r5")))
                .isEqualTo(TempusRefusal.ATTACK_NEEDS_TOKENS);
    }

    /** Before a city has named its terrain: the most common background in the own hand. */
    @Rule(Rulebook.FIGHT)
    @Test
    void anAbsentOwnerNamesTheTerrainOfMostOwnCards() {
        Table table = border(3)
                .city(BLUE, 2, "c7r5")
                .hand(BLUE, "weapons-grassland", "weapons-hills", "medicine-hills")
                .turnOf(RED);

        table.play(attack("c6r6", "c7r5"));

        assertThat(table.game().defaultMove(table.position(), BLUE)).isEqualTo(name(Terrain.HILLS));
    }

    /** Each of the 36 cards, laid by the attacker and by the defender of a farmland hex. */
    @Rule(Rulebook.FIGHT)
    @Test
    void everyCardCountsInAFightAsItsBackgroundAndIdeaSay() {
        for (IdeaCard card : IdeaCard.ALL) {
            int background = card.background() == Terrain.FARMLAND ? 1 : 0;
            int weapons = card.idea() == Idea.WEAPONS ? 1 : 0;
            int fortification = card.idea() == Idea.FORTIFICATION ? 2 : 0;

            Table attacking = border(1).token(BLUE, "c7r5").hand(RED, card.id()).turnOf(RED);
            attacking.play(attack("c6r6", "c7r5"), lay(card.id()), done());
            assertThat(decided(attacking).attack()).as("attack with %s", card).isEqualTo(1 + background + weapons);

            Table defending =
                    border(1).token(BLUE, "c7r5").hand(BLUE, card.id()).turnOf(RED);
            defending.play(attack("c6r6", "c7r5"), lay(card.id()), done());
            assertThat(decided(defending).defence())
                    .as("defence with %s", card)
                    .isEqualTo(1 + background + weapons + fortification);
        }
    }

    /** What each side is told about its cards: what they add, and that the others would only deceive. */
    @Rule(Rulebook.FIGHT)
    @Test
    void eachSideKnowsWhatItsCardsAdd() {
        Table table = border(2)
                .token(BLUE, "c7r5")
                .hand(RED, "weapons-hills", "fortification-hills", "medicine-farmland", "medicine-hills")
                .hand(BLUE, "weapons-forest", "fortification-forest", "religion-farmland", "religion-forest")
                .hand(GREEN, "weapons-grassland")
                .turnOf(RED);
        assertThat(points(table, RED).values()).as("nobody fights").containsOnly(0);

        table.play(attack("c6r6", "c7r5"));
        assertThat(points(table, RED))
                .isEqualTo(Map.of(
                        "weapons-hills", 1, "fortification-hills", 0, "medicine-farmland", 1, "medicine-hills", 0));
        assertThat(bluffs(table)).containsExactlyInAnyOrder("fortification-hills", "medicine-hills");
        assertThat(points(table, GREEN)).as("who looks on").isEqualTo(Map.of("weapons-grassland", 0));

        table.play(done());
        assertThat(points(table, BLUE))
                .isEqualTo(Map.of(
                        "weapons-forest", 1, "fortification-forest", 2, "religion-farmland", 1, "religion-forest", 0));
        assertThat(bluffs(table)).containsExactly("religion-forest");
    }

    private static Map<String, Integer> points(Table table, int seat) {
        Map<String, Integer> points = new TreeMap<>();
        for (IdeaCard card : table.view(seat).hand()) {
            points.put(card.id(), ecumene.tempus.rule.Fight.pointsNow(table.position(), seat, card));
        }
        return points;
    }

    private static List<String> bluffs(Table table) {
        List<TempusMove> moves = table.legal();
        var consequences = table.game().consequences(table.position(), table.asked(), moves);
        return moves.stream()
                .filter(move -> consequences.get(moves.indexOf(move)).loss() != null)
                .map(move -> ((TempusMove.LayCard) move).card().id())
                .toList();
    }
}
