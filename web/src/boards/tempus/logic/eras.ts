/** The rows of the era chart, as in `eras.csv` of the game: a test compares them. */
import type { EraId, Terrain } from './types';

export interface Era {
  id: EraId;
  /** The terrain that counts for progress into this era. */
  terrain: Terrain | null;
  /** How many tokens a Move action moves, and how many hexes far. */
  moves: number;
  distance: number;
  children: number;
  stackingLimit: number;
  ships: boolean;
  /** How many cards an idea draws, and how many a hand holds. */
  ideas: number;
  handLimit: number;
  /** How many action tokens a turn has. */
  actions: number;
  /** How many cards those draw who are the first to enter. */
  freeCards: number;
  /** What being here is worth at the end. */
  points: number;
}

type Row = [EraId, Terrain | null, ...number[]];

const rows: Row[] = [
  ['start', null, 1, 1, 1, 2, 0, 1, 5, 3, 0, 0],
  ['writing', 'farmland', 1, 1, 1, 2, 0, 2, 5, 3, 2, 0],
  ['agriculture', 'hills', 1, 1, 2, 2, 0, 2, 5, 3, 0, 0],
  ['cities', 'forest', 1, 1, 2, 3, 0, 2, 5, 4, 0, 0],
  ['roads', 'grassland', 1, 2, 2, 3, 0, 2, 5, 4, 0, 0],
  ['trade', 'farmland', 2, 2, 2, 3, 0, 2, 5, 4, 0, 0],
  ['ships', 'forest', 2, 2, 2, 3, 1, 2, 5, 5, 0, 0],
  ['printing', 'hills', 2, 2, 2, 3, 1, 2, 7, 5, 2, 0],
  ['industry', 'grassland', 2, 2, 2, 4, 1, 2, 7, 6, 0, 0],
  ['trains', 'farmland', 3, 5, 2, 4, 1, 2, 7, 6, 0, 0],
  ['flight', 'hills', 0, 0, 0, 0, 0, 0, 0, 0, 0, 3],
];

/** In the order of the chart. */
export const ERAS: readonly Era[] = rows.map(([id, terrain, ...numbers]) => {
  const at = (column: number) => numbers[column] ?? 0;
  return {
    id,
    terrain,
    moves: at(0),
    distance: at(1),
    children: at(2),
    stackingLimit: at(3),
    ships: at(4) > 0,
    ideas: at(5),
    handLimit: at(6),
    actions: at(7),
    freeCards: at(8),
    points: at(9),
  };
});

export function era(id: EraId): Era {
  return ERAS[eraIndex(id)]!;
}

export function eraIndex(id: EraId): number {
  return ERAS.findIndex((each) => each.id === id);
}
