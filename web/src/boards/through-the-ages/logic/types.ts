/** The shapes of Through the Ages as they come from the server, by the words this board uses for them. */
import type { ThroughTheAgesEvent, ThroughTheAgesMove, ThroughTheAgesView } from '../../../api/types';
import type { Table } from '../../../match/table.svelte';

export type {
  ThroughTheAgesComponents as Printed,
  ThroughTheAgesComponentsCivil as CivilFace,
  ThroughTheAgesComponentsMilitary as MilitaryFace,
  ThroughTheAgesEvent as AgesEvent,
  ThroughTheAgesForesight as AgesForesight,
  ThroughTheAgesForesightForecast as Forecast,
  ThroughTheAgesMove as AgesMove,
  ThroughTheAgesView as AgesView,
  ThroughTheAgesViewRowCard as RowCard,
  ThroughTheAgesViewSeatView as Civilization,
  ThroughTheAgesViewWorkplace as Workplace,
} from '../../../api/types';

export type AgesTable = Table<ThroughTheAgesView, ThroughTheAgesMove, ThroughTheAgesEvent>;
export type MoveType = ThroughTheAgesMove['type'];
