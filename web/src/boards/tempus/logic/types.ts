/** The shapes of Tempus as they come from the server, by the words this board uses for them. */
import type { TempusEvent, TempusMove, TempusView } from '../../../api/types';
import type { Table } from '../../../match/table.svelte';

export type {
  TempusComponents as Printed,
  TempusComponentsCard as PrintedCard,
  TempusComponentsEraRow as EraRow,
  TempusEra as EraId,
  TempusEvent,
  TempusEventFightDecided as FightDecided,
  TempusEventProgressCounted as ProgressCounted,
  TempusEventSide as Side,
  TempusForesight,
  TempusHex as HexId,
  TempusIdeaCard as CardId,
  TempusMapTile as TileId,
  TempusMove,
  TempusTerrain as Terrain,
  TempusView,
  TempusViewLandHex as LandHex,
} from '../../../api/types';

export type TempusTable = Table<TempusView, TempusMove, TempusEvent>;
