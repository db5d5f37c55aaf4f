/** The shapes of the game as they come from the server, by the words this board uses for them. */
import type { SidMeierCivilizationMove } from '../../../api/types';

export type {
  SidMeierCivilizationAbility as Ability,
  SidMeierCivilizationArm as Arm,
  SidMeierCivilizationBuilding as Building,
  SidMeierCivilizationCivilization as Civilization,
  SidMeierCivilizationEra as Era,
  SidMeierCivilizationEvent as SmcEvent,
  SidMeierCivilizationEventCard as EventCard,
  SidMeierCivilizationGovernment as Government,
  SidMeierCivilizationMove as SmcMove,
  SidMeierCivilizationPerson as Person,
  SidMeierCivilizationResource as Resource,
  SidMeierCivilizationSquare as SquareId,
  SidMeierCivilizationTechnology as Technology,
  SidMeierCivilizationTerrain as Terrain,
  SidMeierCivilizationView as SmcView,
  SidMeierCivilizationViewBattleView as BattleView,
  SidMeierCivilizationViewCityView as CityView,
  SidMeierCivilizationViewSeatView as SeatView,
  SidMeierCivilizationViewSquareView as SquareView,
  SidMeierCivilizationViewTileView as TileView,
  SidMeierCivilizationViewUnitView as UnitView,
  SidMeierCivilizationWonder as Wonder,
} from '../../../api/types';

export type MoveOf<T extends SidMeierCivilizationMove['type']> = Extract<
  SidMeierCivilizationMove,
  { type: T }
>;
