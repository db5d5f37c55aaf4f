import type { FormerBoard } from '../board';
import Board from './Board.svelte';
import { covers } from './logic/choices';
import type { CivilizationEvent, CivilizationMove, CivilizationView } from './logic/types';
import SeatFacts from './SeatFacts.svelte';

export const board: FormerBoard<CivilizationView, CivilizationMove, CivilizationEvent> = {
  Board,
  SeatFacts,
  covers,
};
