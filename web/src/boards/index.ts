/** Which games have a board of their own. A game without an entry is shown by its facts and played in the dock. */
import type { BoardPackage } from './board';
import { board as generic } from './generic';

const boards: Record<string, () => Promise<BoardPackage>> = {
  'inner-sea': async () => (await import('./inner-sea')).board,
  civilization: async () => (await import('./civilization')).board,
  'sid-meier-civilization': async () => (await import('./sid-meier-civilization')).board,
  tempus: async () => (await import('./tempus')).board,
  'through-the-ages': async () => (await import('./through-the-ages')).board,
};

export async function boardOf(game: string): Promise<BoardPackage> {
  return (await boards[game]?.()) ?? generic;
}
