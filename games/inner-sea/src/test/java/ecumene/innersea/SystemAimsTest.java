package ecumene.innersea;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.innersea.component.Area;
import ecumene.innersea.component.Civilization;
import ecumene.innersea.component.FateCard;
import ecumene.testkit.Rule;
import org.junit.jupiter.api.Test;

/** Where civilizations without a player aim their cards, and which cards they had better not play. */
class SystemAimsTest {

    /** A person with Egypt, without cards or talents, against Troy of the system. */
    private static Table duel(String card) {
        return Table.with(Table.options(), 1, "egypt", "troy")
                .disks("troy", 1, "troy")
                .hand("troy", card);
    }

    private static boolean plays(Table table, String card) {
        table.action("egypt").until("Retire");
        return table.told(InnerSeaEvent.CardPlayed.class).stream()
                .anyMatch(event -> event.card().equals(FateCard.of(card)));
    }

    private static boolean isStruck(Table table, String civilization, String area) {
        return table.told(InnerSeaEvent.DisksLost.class).stream()
                .anyMatch(event -> event.civilization().equals(Civilization.of(civilization))
                        && event.area().equals(Area.of(area)));
    }

    @Rule({Rulebook.SYSTEM, Rulebook.PLAYING})
    @Test
    void aVolcanoEruptsWhereItsEnemyLosesMost() {
        Table table = duel("volcanic-eruption").disks("egypt", 3, "marmarica").disks("egypt", 1, "canaan", "cyprus");
        assertThat(plays(table, "volcanic-eruption")).isTrue();
        assertThat(table.told(InnerSeaEvent.DisksLost.class))
                .contains(new InnerSeaEvent.DisksLost(Civilization.of("egypt"), Area.of("marmarica"), 2));
        assertThat(isStruck(table, "egypt", "canaan")).isFalse();
        assertThat(isStruck(table, "egypt", "cyprus")).isFalse();
    }

    @Rule({Rulebook.SYSTEM, Rulebook.PLAYING})
    @Test
    void aVolcanoSparesItsOwnDisksBesideThoseOfItsEnemy() {
        Table table = duel("volcanic-eruption")
                .disks("egypt", 1, "lydia")
                .disks("troy", 1, "lydia")
                .disks("egypt", 1, "cyprus");
        assertThat(plays(table, "volcanic-eruption")).isTrue();
        assertThat(isStruck(table, "egypt", "cyprus")).isTrue();
        assertThat(isStruck(table, "troy", "lydia")).isFalse();
    }

    @Rule({Rulebook.SYSTEM, Rulebook.PLAYING})
    @Test
    void nothingEruptsWhereOnlyItsOwnDisksAre() {
        Table table = duel("volcanic-eruption").disks("egypt", 1, "red-sea").disks("troy", 3, "phrygia");
        assertThat(plays(table, "volcanic-eruption")).isFalse();
        assertThat(isStruck(table, "troy", "phrygia")).isFalse();
    }

    @Rule({Rulebook.SYSTEM, Rulebook.PLAYING})
    @Test
    void aWaveGoesOverAnIslandOfItsEnemy() {
        Table table = duel("tidal-wave").disks("egypt", 3, "cyprus").disks("troy", 2, "minos");
        assertThat(plays(table, "tidal-wave")).isTrue();
        assertThat(isStruck(table, "egypt", "cyprus")).isTrue();
        assertThat(isStruck(table, "troy", "minos")).isFalse();

        Table own = duel("tidal-wave").disks("egypt", 1, "sinai").disks("troy", 2, "minos");
        assertThat(plays(own, "tidal-wave")).as("only its own island").isFalse();
    }

    @Rule({Rulebook.SYSTEM, Rulebook.PLAYING})
    @Test
    void anEarthquakeStrikesItsEnemyAndNoLandOfItsOwn() {
        Table table = duel("earthquake").disks("egypt", 3, "marmarica").disks("troy", 2, "lydia", "phrygia");
        assertThat(plays(table, "earthquake")).isTrue();
        assertThat(isStruck(table, "egypt", "marmarica")).isTrue();
        assertThat(isStruck(table, "troy", "lydia")).isFalse();
        assertThat(isStruck(table, "troy", "phrygia")).isFalse();
    }

    @Rule({Rulebook.SYSTEM, Rulebook.PLAYING})
    @Test
    void raidersComeUponItsEnemy() {
        Table table = duel("barbarian-raiders").disks("egypt", 2, "marmarica").disks("troy", 2, "thrace", "phrygia");
        assertThat(plays(table, "barbarian-raiders")).isTrue();
        assertThat(table.told(InnerSeaEvent.CompetitionBegan.class))
                .first()
                .isEqualTo(new InnerSeaEvent.CompetitionBegan(Area.of("marmarica")));
    }

    @Rule({Rulebook.SYSTEM, Rulebook.PLAYING})
    @Test
    void breadAndCircusesAreNotForItself() {
        Table own = duel("bread-and-circuses")
                .disks("troy", 3, "lydia")
                .disks("egypt", 1, "egypt")
                .points("troy", 5);
        assertThat(plays(own, "bread-and-circuses")).isFalse();
        Table other = duel("bread-and-circuses").disks("egypt", 3, "kush").points("egypt", 5);
        assertThat(plays(other, "bread-and-circuses")).isTrue();
        assertThat(other.told(InnerSeaEvent.PointsLost.class)).hasSize(1);
    }

    /** What cannot be lost is not paid for. */
    @Rule({Rulebook.SYSTEM, Rulebook.PLAYING})
    @Test
    void breadAndCircusesAreNotPaidForInVain() {
        Civilization troy = Civilization.of("troy");
        Table poor = circusesAgainstTroy(1, 1);
        assertThat(poor.told(InnerSeaEvent.TalentsLost.class)).noneMatch(event -> "points".equals(event.saved()));
        assertThat(poor.told(InnerSeaEvent.PointsLost.class)).containsExactly(new InnerSeaEvent.PointsLost(troy, 1));
        Table rich = circusesAgainstTroy(2, 1);
        assertThat(rich.told(InnerSeaEvent.TalentsLost.class)).anyMatch(event -> "points".equals(event.saved()));
        assertThat(rich.told(InnerSeaEvent.PointsLost.class)).containsExactly(new InnerSeaEvent.PointsLost(troy, 1));
    }

    /** Two Cities of Troy, so many points and talents. */
    private static Table circusesAgainstTroy(int points, int talents) {
        return Table.with(Table.options(), 1, "egypt", "troy")
                .disks("troy", 3, "lydia", "phrygia")
                .disks("egypt", 1, "egypt")
                .points("troy", points)
                .talents("troy", talents)
                .hand("egypt", "bread-and-circuses")
                .action("egypt")
                .play(Moves.card("bread-and-circuses"), Moves.against("troy"));
    }

    // ---------------------------------------------------------------- answers to answers

    /** A person cancels its card: it cancels that in turn, if the card is worth two disks. */
    @Rule({Rulebook.SYSTEM, Rulebook.NEGATE})
    @Test
    void itStandsUpForAGoodCardOfItsOwn() {
        Table good = cancelled("improved-plow");
        assertThat(good.isDiscarded("bribery")).isTrue();
        Table poor = cancelled("salt-caravan");
        assertThat(poor.isDiscarded("bribery")).isFalse();
    }

    private static Table cancelled(String card) {
        return duel(card)
                .disks("troy", 1, "lydia", "phrygia")
                .disks("barbarians", 1, "troy")
                .disks("egypt", 1, "egypt")
                .hand("troy", "bribery")
                .hand("egypt", "high-priestess", "exile")
                .action("egypt")
                .play(Moves.pass(), Moves.negate("high-priestess"))
                .until("Retire");
    }
}
