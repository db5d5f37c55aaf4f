/** The shapes of the Inner Sea as they come from the server, by the words this board uses for them. */
import type { InnerSeaMove } from '../../../api/types';

export type {
  InnerSeaArea as AreaId,
  InnerSeaCivilization as CivilizationId,
  InnerSeaEvent,
  InnerSeaFateCard as CardId,
  InnerSeaMove,
  InnerSeaView,
  InnerSeaViewAreaView as AreaView,
  InnerSeaViewPlayView as PlayView,
  InnerSeaViewPowerView as PowerView,
  InnerSeaViewStackView as StackView,
  InnerSeaViewTableView as TableView,
  InnerSeaViewWonderView as WonderView,
  InnerSeaWonder as WonderId,
} from '../../../api/types';

export type MoveOf<T extends InnerSeaMove['type']> = Extract<InnerSeaMove, { type: T }>;
