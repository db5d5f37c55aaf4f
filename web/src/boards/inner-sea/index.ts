import type { FormerBoard } from '../board';
import Board from './Board.svelte';
import { covers } from './logic/choices';
import type { InnerSeaEvent, InnerSeaMove, InnerSeaView } from './logic/types';
import SeatFacts from './SeatFacts.svelte';

export const board: FormerBoard<InnerSeaView, InnerSeaMove, InnerSeaEvent> = { Board, SeatFacts, covers };
