/** The shapes of Tempus as they come from the server, by the words this board uses for them. */
import type { TempusMove } from '../../../api/types';

export type {
  TempusEra as EraId,
  TempusEvent,
  TempusEventFightDecided as FightDecided,
  TempusEventProgressCounted as ProgressCounted,
  TempusEventSide as Side,
  TempusEventStanding as Standing,
  TempusHex as HexId,
  TempusIdeaCard as CardId,
  TempusMapTile as TileId,
  TempusMove,
  TempusTerrain as Terrain,
  TempusView,
  TempusViewActing as Acting,
  TempusViewFightView as FightView,
  TempusViewLandHex as LandHex,
  TempusViewSeatView as SeatView,
} from '../../../api/types';

export type MoveOf<T extends TempusMove['type']> = Extract<TempusMove, { type: T }>;

export type Idea =
  | 'education'
  | 'fortification'
  | 'medicine'
  | 'military-leader'
  | 'transport'
  | 'sanitation'
  | 'weapons'
  | 'religion'
  | 'government';
