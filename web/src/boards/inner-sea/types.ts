/** The shapes of the Inner Sea as they come from the server, by the words this board uses for them. */
import type {
  InnerSeaComponents,
  InnerSeaEvent,
  InnerSeaForesight,
  InnerSeaMove,
  InnerSeaView,
} from '../../api/types';
import type { Table } from '../../match/table.svelte';

export type {
  InnerSeaArea as AreaId,
  InnerSeaCivilization as CivilizationId,
  InnerSeaComponentsCard as PrintedCard,
  InnerSeaEvent,
  InnerSeaFateCard as CardId,
  InnerSeaForesight,
  InnerSeaForesightForce as Force,
  InnerSeaMove,
  InnerSeaView,
  InnerSeaViewPlayView as PlayView,
  InnerSeaViewPowerView as PowerView,
  InnerSeaViewStackView as StackView,
  InnerSeaViewWonderView as WonderView,
} from '../../api/types';

export type Printed = InnerSeaComponents;
export type SeaTable = Table<InnerSeaView, InnerSeaMove, InnerSeaEvent>;
export type MoveOf<T extends InnerSeaMove['type']> = Extract<InnerSeaMove, { type: T }>;

/** Everything printed; null until it has come. */
export const printedOf = (table: SeaTable) => table.components as Printed | null;
/** What the rules tell about what is to come; null in the past. */
export const foresightOf = (table: SeaTable) => table.foresight as InnerSeaForesight | null;
