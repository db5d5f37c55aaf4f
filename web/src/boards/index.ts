/** Which games have a board of their own. A game without an entry is played on the generic board. */
import type { BoardPackage } from './board';
import { board as generic } from './generic';

const boards: Record<string, () => Promise<{ board: BoardPackage }>> = {
  'inner-sea': () => import('./inner-sea'),
  civilization: () => import('./civilization'),
  'sid-meier-civilization': () => import('./sid-meier-civilization'),
  tempus: () => import('./tempus'),
  'through-the-ages': () => import('./through-the-ages'),
};

export async function boardOf(game: string): Promise<BoardPackage> {
  const load = boards[game];
  return load ? (await load()).board : generic;
}
