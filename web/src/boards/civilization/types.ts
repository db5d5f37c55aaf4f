/** The shapes of Civilization as they come from the server, by the words this board uses for them. */
import type { CivilizationEvent, CivilizationMove, CivilizationView } from '../../../api/types';
import type { Table } from '../../../match/table.svelte';

export type {
  CivilizationArea as AreaId,
  CivilizationCard as CardId,
  CivilizationEpoch as EpochId,
  CivilizationEvent,
  CivilizationEventConflictFought as ConflictFought,
  CivilizationFloodPlain as PlainId,
  CivilizationMove,
  CivilizationNation as NationId,
  CivilizationShore as ShoreId,
  CivilizationTradeCard as TradeCardId,
  CivilizationView,
  CivilizationViewAreaView as AreaView,
  CivilizationViewDraftView as DraftView,
  CivilizationViewOfferView as OfferView,
  CivilizationViewSeatView as SeatView,
  CivilizationViewVoyageView as VoyageView,
  CivilizationVolcano as VolcanoId,
} from '../../../api/types';

export type MoveOf<T extends CivilizationMove['type']> = Extract<CivilizationMove, { type: T }>;

export type CivilizationTable = Table<CivilizationView, CivilizationMove, CivilizationEvent>;
