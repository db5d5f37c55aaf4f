package ecumene.sidmeiercivilization.rule;

import ecumene.sidmeiercivilization.SidMeierCivilizationMove;
import ecumene.sidmeiercivilization.SidMeierCivilizationRefusal;
import org.jspecify.annotations.Nullable;

/** Whoever wants to do something out of its phase is told which phase it belongs to. */
final class OtherPhase {

    private OtherPhase() {}

    /** Null for a move that belongs to no phase in particular. */
    static @Nullable SidMeierCivilizationRefusal reason(SidMeierCivilizationMove move) {
        return switch (move) {
            case SidMeierCivilizationMove.BuildCity ignored -> SidMeierCivilizationRefusal.CITIES_AT_THE_START;
            case SidMeierCivilizationMove.BuildCityWithArmy ignored -> SidMeierCivilizationRefusal.CITIES_AT_THE_START;
            case SidMeierCivilizationMove.AdvanceCulture ignored ->
                SidMeierCivilizationRefusal.CULTURE_IN_CITY_MANAGEMENT;
            case SidMeierCivilizationMove.UseCity ignored -> SidMeierCivilizationRefusal.CITIES_ACT_IN_CITY_MANAGEMENT;
            case SidMeierCivilizationMove.Produce ignored -> SidMeierCivilizationRefusal.CITIES_ACT_IN_CITY_MANAGEMENT;
            case SidMeierCivilizationMove.DevoteToArts ignored ->
                SidMeierCivilizationRefusal.CITIES_ACT_IN_CITY_MANAGEMENT;
            case SidMeierCivilizationMove.Harvest ignored -> SidMeierCivilizationRefusal.CITIES_ACT_IN_CITY_MANAGEMENT;
            case SidMeierCivilizationMove.MoveFigures ignored -> SidMeierCivilizationRefusal.FIGURES_GO_IN_MOVEMENT;
            case SidMeierCivilizationMove.Go ignored -> SidMeierCivilizationRefusal.FIGURES_GO_IN_MOVEMENT;
            case SidMeierCivilizationMove.PlayUnit ignored -> SidMeierCivilizationRefusal.UNITS_FIGHT_IN_BATTLES;
            case SidMeierCivilizationMove.Research ignored -> SidMeierCivilizationRefusal.RESEARCH_ENDS_THE_TURN;
            default -> null;
        };
    }
}
