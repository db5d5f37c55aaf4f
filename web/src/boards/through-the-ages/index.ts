import type { FormerBoard } from '../board';
import Board from './Board.svelte';
import type { AgesEvent, AgesMove, AgesView } from './logic/types';
import SeatFacts from './SeatFacts.svelte';

/** Every move belongs to a thing on the board or to the question itself. */
export const board: FormerBoard<AgesView, AgesMove, AgesEvent> = { Board, SeatFacts, covers: () => true };
