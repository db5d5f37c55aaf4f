import type { FormerBoard } from '../board';
import Board from './Board.svelte';
import { covers } from './logic/choices';
import type { TempusEvent, TempusMove, TempusView } from './logic/types';
import SeatFacts from './SeatFacts.svelte';

export const board: FormerBoard<TempusView, TempusMove, TempusEvent> = { Board, SeatFacts, covers };
