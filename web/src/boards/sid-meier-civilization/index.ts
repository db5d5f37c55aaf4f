import type { FormerBoard } from '../board';
import Board from './Board.svelte';
import { covers } from './logic/choices';
import type { SmcEvent, SmcMove, SmcView } from './logic/types';
import SeatFacts from './SeatFacts.svelte';

export const board: FormerBoard<SmcView, SmcMove, SmcEvent> = { Board, SeatFacts, covers };
