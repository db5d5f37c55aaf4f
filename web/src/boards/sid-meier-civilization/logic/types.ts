/** The shapes of the game as they come from the server, by the words this board uses for them. */
import type {
  SidMeierCivilizationEvent,
  SidMeierCivilizationMove,
  SidMeierCivilizationView,
} from '../../../api/types';
import type { Table } from '../../../match/table.svelte';

export type {
  SidMeierCivilizationAbility as Ability,
  SidMeierCivilizationCivilization as Civilization,
  SidMeierCivilizationEvent as SmcEvent,
  SidMeierCivilizationEventCard as EventCard,
  SidMeierCivilizationGovernment as Government,
  SidMeierCivilizationMove as SmcMove,
  SidMeierCivilizationSquare as SquareId,
  SidMeierCivilizationTechnology as Technology,
  SidMeierCivilizationView as SmcView,
  SidMeierCivilizationViewBattleView as BattleView,
  SidMeierCivilizationViewCityView as CityView,
  SidMeierCivilizationViewSquareView as SquareView,
  SidMeierCivilizationViewTileView as TileView,
  SidMeierCivilizationViewUnitView as UnitView,
  SidMeierCivilizationWonder as Wonder,
} from '../../../api/types';

export type SmcTable = Table<SidMeierCivilizationView, SidMeierCivilizationMove, SidMeierCivilizationEvent>;
export type MoveType = SidMeierCivilizationMove['type'];
