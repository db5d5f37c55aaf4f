package ecumene.sidmeiercivilization;

import static ecumene.sidmeiercivilization.Moves.attack;
import static ecumene.sidmeiercivilization.Moves.done;
import static ecumene.sidmeiercivilization.Moves.endBattleTurn;
import static ecumene.sidmeiercivilization.Moves.go;
import static ecumene.sidmeiercivilization.Moves.heal;
import static ecumene.sidmeiercivilization.Moves.move;
import static ecumene.sidmeiercivilization.Moves.newFront;
import static ecumene.sidmeiercivilization.Moves.unit;
import static ecumene.sidmeiercivilization.Moves.use;
import static ecumene.sidmeiercivilization.Table.BLUE;
import static ecumene.sidmeiercivilization.Table.RED;
import static ecumene.sidmeiercivilization.Tables.table;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.Event;
import ecumene.engine.Prompt;
import ecumene.sidmeiercivilization.SidMeierCivilizationForesight.Clash;
import ecumene.sidmeiercivilization.component.Ability;
import ecumene.sidmeiercivilization.component.Resource;
import ecumene.sidmeiercivilization.component.Technology;
import ecumene.sidmeiercivilization.component.UnitCard;
import ecumene.testkit.Rule;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** Fronts and Attacks, Battle Abilities: whoever attacks a front, attacker or defender, by the same rules. */
class FrontsTest {

    private static final int WIDTH = 4;
    private static final byte NOBODY = SidMeierCivilizationPosition.NONE;

    private static Table battle(Table table) {
        return table.armies(RED, 1, "c7").armies(BLUE, 1, "c8").movement(RED).play(RED, move("c7", 1, 0), go("c8"));
    }

    private static SidMeierCivilizationEvent played(int seat, String unit, int front, String against) {
        UnitCard card = UnitCard.of(unit);
        return new SidMeierCivilizationEvent.UnitPlayed(
                seat, false, card, front, card.strength(1), UnitCard.of(against));
    }

    private static SidMeierCivilizationEvent killed(int seat, String unit, int front, String by) {
        return new SidMeierCivilizationEvent.UnitKilled(seat, false, UnitCard.of(unit), front, UnitCard.of(by));
    }

    private static int[] front(Table table, int front) {
        int[] values = new int[WIDTH];
        for (int i = 0; i < WIDTH; i++) {
            values[i] = table.position.fronts[front * WIDTH + i];
        }
        return values;
    }

    private static int index(String unit) {
        return UnitCard.of(unit).index();
    }

    /** Red has opened the second front with a unit, and blue is about to answer with one of two. */
    private static Table lone(String red, String blue) {
        Table table =
                table().forces(RED, red, "artillery-a", "artillery-a").forces(BLUE, blue, "artillery-b", "artillery-c");
        return battle(table).play(BLUE, unit("artillery-c")).play(RED, newFront(), unit(red));
    }

    /** What blue is foretold, then what happens, when its unit attacks a lone unit of red. */
    private static Table answered(String red, String blue, boolean kills, boolean dies) {
        Table table = lone(red, blue);
        List<Clash> clashes = Objects.requireNonNull(
                        table.game.foresight(table.position, BLUE).fight())
                .clashes();
        assertThat(clashes)
                .contains(new Clash(UnitCard.of(blue), 1, kills, dies))
                .hasSize(2);
        table.play(BLUE, attack(1), unit(blue));
        List<Event> story = new ArrayList<>(List.of(played(BLUE, blue, 1, red)));
        if (kills) {
            story.add(killed(RED, red, 1, blue));
        }
        if (dies) {
            story.add(killed(BLUE, blue, 1, red));
        }
        assertThat(table.toldTo(RED)).containsExactlyElementsOf(story);
        return table;
    }

    @Rule(Rulebook.FRONTS)
    @Test
    void theDefendersUnitWithTheAdvantageKillsBeforeItIsStruck() {
        Table table = answered("mounted-c", "infantry-c", true, false);
        assertThat(front(table, 1)).containsExactly(NOBODY, 0, index("infantry-c"), 0);
    }

    @Rule(Rulebook.FRONTS)
    @Test
    void theDefendersUnitWithoutTheAdvantageDiesBeforeItStrikes() {
        Table table = answered("infantry-b", "mounted-b", false, true);
        assertThat(front(table, 1)).containsExactly(index("infantry-b"), 0, NOBODY, 0);
    }

    @Rule(Rulebook.FRONTS)
    @Test
    void anAdvantageThatDoesNotKillIsAnsweredWithAllStrength() {
        Table table = answered("mounted-c", "infantry-b", false, true);
        assertThat(front(table, 1)).containsExactly(index("mounted-c"), 2, NOBODY, 0);
        Table survives = answered("mounted-a", "infantry-b", true, false);
        assertThat(front(survives, 1)).containsExactly(NOBODY, 0, index("infantry-b"), 0);
    }

    @Rule(Rulebook.FRONTS)
    @Test
    void whoIsStruckFirstAndLivesStrikesBack() {
        Table table = answered("infantry-a", "mounted-c", true, false);
        assertThat(front(table, 1)).containsExactly(NOBODY, 0, index("mounted-c"), 1);
    }

    @Rule(Rulebook.FRONTS)
    @Test
    void withoutAnAdvantageBothStrikeAtOnce() {
        Table equal = answered("mounted-b", "mounted-b", true, true);
        assertThat(front(equal, 1)).containsExactly(NOBODY, 0, NOBODY, 0);
        Table weaker = answered("mounted-c", "mounted-b", false, true);
        assertThat(front(weaker, 1)).containsExactly(index("mounted-c"), 2, NOBODY, 0);
        Table stronger = answered("mounted-a", "mounted-b", true, false);
        assertThat(front(stronger, 1)).containsExactly(NOBODY, 0, index("mounted-b"), 1);
    }

    @Rule(Rulebook.FRONTS)
    @Test
    void onlyLoneEnemiesAreAttacked() {
        Table table = lone("mounted-c", "mounted-a");
        assertThat(table.moves(BLUE)).containsExactly(newFront(), attack(1));
        assertThat(table.refusal(BLUE, attack(0)))
                .as("its own front")
                .isEqualTo(SidMeierCivilizationRefusal.NO_LONE_ENEMY_THERE);
        assertThat(table.prompt(BLUE))
                .isEqualTo(new Prompt(Prompt.Shape.CHOOSE_ONE, "Battle", Rulebook.FRONTS, Map.of("left", 2)));
        assertThat(table.defaultMove(BLUE)).isEqualTo(newFront());
        table.play(BLUE, attack(1));
        assertThat(table.moves(BLUE)).containsExactlyInAnyOrder(unit("mounted-a"), unit("artillery-b"));
        assertThat(table.prompt(BLUE))
                .isEqualTo(new Prompt(Prompt.Shape.CHOOSE_ONE, "PlayUnit", Rulebook.FRONTS, Map.of("front", 2)));
        SidMeierCivilizationPosition before = table.position.copy();
        table.play(BLUE, unit("mounted-a"));
        assertThat(table.position.knowsMoreThan(before))
                .as("a card was shown: nothing is taken back")
                .isTrue();
        assertThat(table.asks(RED)).isTrue();
        assertThat(table.moves(RED)).containsExactly(newFront(), attack(0));
    }

    @Rule(Rulebook.BATTLE_ABILITIES)
    @Test
    void metalworkingCountsForTheNextUnitOnlyEvenIfItOpensAFront() {
        Table table = table().forces(RED, "mounted-a", "mounted-a", "mounted-a")
                .forces(BLUE, "mounted-c", "mounted-c", "mounted-c")
                .knows(RED, Technology.METALWORKING)
                .token(RED, Resource.IRON);
        battle(table).play(BLUE, unit("mounted-c"));
        Table wasted = table.copy();
        wasted.play(RED, use(Ability.METALWORKING));
        assertThat(Objects.requireNonNull(
                                wasted.game.foresight(wasted.position, RED).fight())
                        .attackForged())
                .isTrue();
        wasted.play(RED, newFront(), unit("mounted-a"));
        wasted.play(BLUE, newFront(), unit("mounted-c")).play(RED, attack(0), unit("mounted-a"));
        assertThat(front(wasted, 0)).containsExactly(NOBODY, 0, index("mounted-c"), 1);
        table.play(RED, use(Ability.METALWORKING), attack(0), unit("mounted-a"));
        assertThat(table.toldTo(BLUE))
                .containsExactly(
                        played(RED, "mounted-a", 0, "mounted-c"),
                        killed(RED, "mounted-a", 0, "mounted-c"),
                        killed(BLUE, "mounted-c", 0, "mounted-a"));
        table.play(BLUE, unit("mounted-c")).play(RED, attack(1), unit("mounted-a"));
        assertThat(front(table, 1)).containsExactly(NOBODY, 0, index("mounted-c"), 1);
    }

    /** Blue has opened a front with each of two units; red, who knows mathematics, has opened none. */
    private static Table twoFronts() {
        Table table = table().forces(RED, "mounted-c", "artillery-a", "artillery-a", "artillery-a")
                .forces(BLUE, "mounted-c", "infantry-b", "infantry-a")
                .knows(RED, Technology.MATHEMATICS, Technology.ANIMAL_HUSBANDRY, Technology.BIOLOGY)
                .token(RED, Resource.IRON);
        battle(table).play(BLUE, unit("mounted-c"));
        if (table.position.battleHand[index("mounted-c")] == 0) {
            // Three of four are drawn: the horsemen take the place of one that was.
            table.position.battleHand[index("mounted-c")]++;
            table.position.battleHand[index("artillery-a")]--;
            table.position.forces[index("mounted-c")]--;
            table.position.forces[index("artillery-a")]++;
        }
        table.play(RED, newFront(), unit("artillery-a"), endBattleTurn());
        return table.play(BLUE, newFront(), unit("infantry-b"));
    }

    @Rule(Rulebook.BATTLE_ABILITIES)
    @Test
    void threeWoundsAreDividedOneByOneAndKillWhenAllAreDealt() {
        Table table = twoFronts().play(RED, use(Ability.MATHEMATICS));
        SidMeierCivilizationMove first = new SidMeierCivilizationMove.Wound(0);
        SidMeierCivilizationMove third = new SidMeierCivilizationMove.Wound(2);
        assertThat(table.moves(RED)).containsExactly(first, third, done());
        assertThat(table.defaultMove(RED)).isEqualTo(first);
        assertThat(table.prompt(RED))
                .isEqualTo(
                        new Prompt(Prompt.Shape.CHOOSE_SOME, "Wounds", Rulebook.BATTLE_ABILITIES, Map.of("count", 3)));
        assertThat(table.refusal(RED, new SidMeierCivilizationMove.Wound(3)))
                .isEqualTo(SidMeierCivilizationRefusal.NO_ENEMY_THERE);
        assertThat(table.refusal(RED, new SidMeierCivilizationMove.Wound(-1)))
                .isEqualTo(SidMeierCivilizationRefusal.NO_ENEMY_THERE);
        assertThat(table.refusal(RED, new SidMeierCivilizationMove.Wound(1)))
                .as("a front of red alone")
                .isEqualTo(SidMeierCivilizationRefusal.NO_ENEMY_THERE);
        table.play(RED, third, third);
        assertThat(table.moves(RED))
                .as("two wounds are enough for strength two")
                .containsExactly(first, done());
        assertThat(table.prompt(RED).args()).isEqualTo(Map.of("count", 1));
        assertThat(front(table, 2)).containsExactly(NOBODY, 0, index("infantry-b"), 2);
        table.play(RED, first);
        assertThat(table.toldTo(BLUE))
                .as("by no unit, but by mathematics")
                .containsExactly(
                        new SidMeierCivilizationEvent.UnitKilled(BLUE, false, UnitCard.of("infantry-b"), 2, null));
        assertThat(front(table, 0)).containsExactly(NOBODY, 0, index("mounted-c"), 1);
        assertThat(table.asked()).isEqualTo("battle");
        assertThat(table.moves(RED)).containsExactly(newFront(), attack(0));
    }

    @Rule(Rulebook.BATTLE_ABILITIES)
    @Test
    void woundsThatNobodyWantsToDealAreLost() {
        Table table = twoFronts().play(RED, use(Ability.MATHEMATICS));
        table.play(RED, new SidMeierCivilizationMove.Wound(0), done());
        assertThat(table.toldTo(BLUE)).isEmpty();
        assertThat(front(table, 0)).containsExactly(NOBODY, 0, index("mounted-c"), 1);
        assertThat(table.asked()).isEqualTo("battle");
    }

    @Rule(Rulebook.BATTLE_ABILITIES)
    @Test
    void threeWoundsAreHealedOneByOneOrAllAtOnce() {
        Table table = twoFronts().play(RED, attack(2), unit("mounted-c"));
        assertThat(front(table, 2)).containsExactly(index("mounted-c"), 2, NOBODY, 0);
        assertThat(table.moves(RED))
                .containsExactly(
                        use(Ability.MATHEMATICS),
                        heal(Technology.ANIMAL_HUSBANDRY),
                        heal(Technology.BIOLOGY),
                        endBattleTurn());
        assertThat(table.defaultMove(RED)).isEqualTo(endBattleTurn());
        assertThat(table.prompt(RED))
                .isEqualTo(
                        new Prompt(Prompt.Shape.CHOOSE_ONE, "AfterUnit", Rulebook.BATTLE_ABILITIES, Map.of("left", 1)));
        Table all = table.copy().play(RED, heal(Technology.BIOLOGY));
        assertThat(front(all, 2)).containsExactly(index("mounted-c"), 0, NOBODY, 0);
        assertThat(all.refusal(RED, heal(Technology.BIOLOGY))).isEqualTo(SidMeierCivilizationRefusal.ONCE_A_BATTLE);
        assertThat(all.refusal(RED, heal(Technology.ANIMAL_HUSBANDRY)))
                .isEqualTo(SidMeierCivilizationRefusal.NOBODY_IS_WOUNDED);
        SidMeierCivilizationMove one = new SidMeierCivilizationMove.Heal(2);
        table.play(RED, heal(Technology.ANIMAL_HUSBANDRY));
        assertThat(table.moves(RED)).containsExactly(one, done());
        assertThat(table.defaultMove(RED)).isEqualTo(one);
        assertThat(table.prompt(RED))
                .isEqualTo(
                        new Prompt(Prompt.Shape.CHOOSE_SOME, "Healing", Rulebook.BATTLE_ABILITIES, Map.of("count", 3)));
        assertThat(table.refusal(RED, new SidMeierCivilizationMove.Heal(3)))
                .isEqualTo(SidMeierCivilizationRefusal.NOBODY_IS_WOUNDED);
        table.play(RED, one);
        assertThat(table.prompt(RED).args()).isEqualTo(Map.of("count", 2));
        assertThat(front(table, 2)).containsExactly(index("mounted-c"), 1, NOBODY, 0);
    }

    @Rule(Rulebook.BATTLE_ABILITIES)
    @Test
    void theDefenderHealsItsOwnUnits() {
        Table table = table().forces(RED, "mounted-a", "artillery-a", "artillery-a")
                .forces(BLUE, "mounted-c", "infantry-b", "infantry-a")
                .knows(BLUE, Technology.ANIMAL_HUSBANDRY);
        battle(table).play(BLUE, unit("infantry-b")).play(RED, newFront(), unit("mounted-a"));
        table.play(BLUE, attack(1), unit("mounted-c"));
        assertThat(front(table, 1)).containsExactly(NOBODY, 0, index("mounted-c"), 1);
        table.play(BLUE, heal(Technology.ANIMAL_HUSBANDRY));
        SidMeierCivilizationMove one = new SidMeierCivilizationMove.Heal(1);
        assertThat(table.moves(BLUE)).containsExactly(one, done());
        table.play(BLUE, one);
        assertThat(front(table, 1)).containsExactly(NOBODY, 0, index("mounted-c"), 0);
    }
}
