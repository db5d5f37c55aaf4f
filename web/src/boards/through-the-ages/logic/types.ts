/** The shapes of Through the Ages as they come from the server, by the words this board uses for them. */
import type { ThroughTheAgesEvent, ThroughTheAgesMove } from '../../../api/types';

export type {
  ThroughTheAgesCivilCard as CivilCard,
  ThroughTheAgesEvent as AgesEvent,
  ThroughTheAgesMilitaryCard as MilitaryCard,
  ThroughTheAgesMove as AgesMove,
  ThroughTheAgesView as AgesView,
  ThroughTheAgesViewPact as Pact,
  ThroughTheAgesViewPending as Pending,
  ThroughTheAgesViewRowCard as RowCard,
  ThroughTheAgesViewSeatView as Civilization,
  ThroughTheAgesViewWonder as Wonder,
  ThroughTheAgesViewWorkplace as Workplace,
} from '../../../api/types';

export type MoveType = ThroughTheAgesMove['type'];
export type MoveOf<T extends MoveType> = Extract<ThroughTheAgesMove, { type: T }>;
export type EventOf<T extends ThroughTheAgesEvent['type']> = Extract<ThroughTheAgesEvent, { type: T }>;
