package ecumene.throughtheages;

import static ecumene.throughtheages.Table.RED;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.testkit.Rule;
import ecumene.throughtheages.component.MilitaryCard;
import ecumene.throughtheages.component.MilitaryType;
import org.junit.jupiter.api.Test;

/** Tactics and armies. */
class TacticsTest {

    private static final String[] FRESH = {"III-modern-infantry", "III-tanks", "III-rockets"};

    /** What the tactic adds to the units. */
    private static int armies(Table table) {
        Table plain = table.actionsOf(RED);
        int with = plain.civ(RED).strength;
        int units = 0;
        for (int card = 24; card < 34; card++) {
            units += plain.civ(RED).workers[card]
                    * ecumene.throughtheages.component.CivilCard.at(card).strength();
        }
        return with - units;
    }

    private static Table none(String tactic) {
        return Table.of(2, 3).workers(RED, "A-warriors", 0).tactic(RED, tactic);
    }

    /** Infantry, cavalry, artillery, value, obsolete value. */
    @Rule(Rulebook.TACTICS)
    @Test
    void everyTacticFormsItsArmyOfFreshAndOfOldUnits() {
        Object[][] rows = {
            {"I-fighting-band", 2, 0, 0, 1, 1},
            {"I-heavy-cavalry", 0, 3, 0, 4, 4},
            {"I-legion", 3, 0, 0, 2, 2},
            {"I-medieval-army", 1, 1, 0, 2, 2},
            {"I-phalanx", 2, 1, 0, 3, 3},
            {"II-classic-army", 2, 2, 0, 8, 4},
            {"II-conquistadors", 1, 2, 0, 5, 3},
            {"II-defensive-army", 2, 0, 1, 6, 3},
            {"II-fortifications", 0, 0, 2, 5, 3},
            {"II-mobile-artillery", 0, 1, 1, 5, 3},
            {"II-napoleonic-army", 1, 1, 1, 7, 4},
            {"III-entrenchments", 1, 0, 2, 9, 5},
            {"III-mechanized-army", 0, 1, 2, 10, 5},
            {"III-modern-army", 2, 1, 1, 13, 7},
            {"III-shock-troops", 1, 3, 0, 11, 6}
        };
        assertThat(rows.length).isEqualTo((int) MilitaryCard.ALL.stream()
                .filter(card -> card.type() == MilitaryType.TACTIC)
                .count());
        for (Object[] row : rows) {
            Table fresh = none((String) row[0]);
            for (int type = 0; type < 3; type++) {
                fresh.workers(RED, FRESH[type], (int) row[type + 1]);
            }
            assertThat(armies(fresh)).as("%s", row[0]).isEqualTo(row[4]);
            if ((int) row[1] > 0) {
                Table old = none((String) row[0])
                        .workers(RED, "A-warriors", 1)
                        .workers(RED, FRESH[0], (int) row[1] - 1)
                        .workers(RED, FRESH[1], (int) row[2])
                        .workers(RED, FRESH[2], (int) row[3]);
                int value = ((String) row[0]).startsWith("I-") ? (int) row[4] : (int) row[5];
                assertThat(armies(old)).as("%s with warriors", row[0]).isEqualTo(value);
            }
        }
    }

    @Rule(Rulebook.TACTICS)
    @Test
    void obsoleteMeansTwoLevelsBelowTheTactic() {
        assertThat(armies(
                        none("II-defensive-army").workers(RED, "I-swordsmen", 2).workers(RED, "II-cannon", 1)))
                .isEqualTo(6);
        assertThat(armies(
                        none("III-entrenchments").workers(RED, "II-riflemen", 1).workers(RED, "II-cannon", 2)))
                .isEqualTo(9);
        assertThat(armies(
                        none("III-entrenchments").workers(RED, "I-swordsmen", 1).workers(RED, "II-cannon", 2)))
                .isEqualTo(5);
    }

    @Rule(Rulebook.TACTICS)
    @Test
    void armiesAreFormedForTheGreatestStrength() {
        // Four infantry, two of them old, and two cannons: one fresh army and one obsolete one.
        Table table = none("II-defensive-army")
                .workers(RED, "A-warriors", 2)
                .workers(RED, "II-riflemen", 2)
                .workers(RED, "II-cannon", 2);
        assertThat(armies(table)).isEqualTo(6 + 3);
    }

    @Rule(Rulebook.TACTICS)
    @Test
    void aUnitBelongsToOneArmyOnly() {
        assertThat(armies(none("I-fighting-band").workers(RED, "A-warriors", 3)))
                .isEqualTo(1);
        assertThat(armies(none("I-fighting-band").workers(RED, "A-warriors", 4)))
                .isEqualTo(2);
    }

    @Rule(Rulebook.TACTICS)
    @Test
    void anAirUnitDoublesOneArmyTheBestFirst() {
        Table one = none("I-legion").workers(RED, "A-warriors", 6).workers(RED, "III-air-forces", 1);
        assertThat(armies(one)).isEqualTo(2 + 2 + 2);
        Table mixed = none("II-defensive-army")
                .workers(RED, "A-warriors", 2)
                .workers(RED, "II-riflemen", 2)
                .workers(RED, "II-cannon", 2)
                .workers(RED, "III-air-forces", 1);
        assertThat(armies(mixed)).isEqualTo(12 + 3);
        mixed = none("II-defensive-army")
                .workers(RED, "A-warriors", 2)
                .workers(RED, "II-riflemen", 2)
                .workers(RED, "II-cannon", 2)
                .workers(RED, "III-air-forces", 3);
        assertThat(armies(mixed)).as("each its own army, the third none").isEqualTo(12 + 6);
        assertThat(armies(none("I-legion").workers(RED, "III-air-forces", 2)))
                .as("no army, nothing to double")
                .isZero();
    }

    @Rule(Rulebook.TACTICS)
    @Test
    void withoutATacticThereAreNoArmies() {
        assertThat(armies(Table.of(2, 3).workers(RED, "A-warriors", 6))).isZero();
    }
}
