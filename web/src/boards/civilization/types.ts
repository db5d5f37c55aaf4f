/** The shapes of Civilization as they come from the server, by the words this board uses for them. */
import type {
  CivilizationEvent,
  CivilizationForesight,
  CivilizationMove,
  CivilizationView,
} from '../../api/types';
import type { Table } from '../../match/table.svelte';

export type {
  CivilizationArea as AreaId,
  CivilizationCard as CardId,
  CivilizationComponents as Printed,
  CivilizationComponentsCard as PrintedCard,
  CivilizationComponentsGood as Good,
  CivilizationComponentsLand as Land,
  CivilizationComponentsRow as NationRow,
  CivilizationEvent,
  CivilizationForesight as Outlook,
  CivilizationForesightNeed as Need,
  CivilizationMove,
  CivilizationNation as NationId,
  CivilizationShore as ShoreId,
  CivilizationTradeCard as TradeCardId,
  CivilizationView,
  CivilizationViewAreaView as AreaView,
  CivilizationViewOfferView as OfferView,
} from '../../api/types';

export type MoveOf<T extends CivilizationMove['type']> = Extract<CivilizationMove, { type: T }>;

export type CivilizationTable = Table<CivilizationView, CivilizationMove, CivilizationEvent>;

/** What the rules foretell; null where nothing is known, as in the past. */
export function foresightOf(table: CivilizationTable): CivilizationForesight | null {
  const foresight = table.foresight as CivilizationForesight | null;
  return foresight && 'seats' in foresight ? foresight : null;
}
