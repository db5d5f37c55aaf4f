/** The four ways to win, and how far each seat has come on them. */
import { TRACK } from './components';
import { LEVELS, rowsOf } from './pyramid';
import type { SmcView } from './types';

export type Race = 'culture' | 'technology' | 'economy' | 'conquest';

export const COINS_TO_WIN = 15;

export interface Standing {
  seat: number;
  /** Between nothing and the goal. */
  value: number;
  goal: number;
}

export function standings(view: SmcView, race: Race): Standing[] {
  return view.seats.map((own, seat) => {
    switch (race) {
      case 'culture':
        return { seat, value: own.level, goal: TRACK.length };
      case 'technology':
        return { seat, value: topRow(view, seat), goal: LEVELS.length };
      case 'economy':
        return { seat, value: own.coins, goal: COINS_TO_WIN };
      case 'conquest':
        return { seat, value: own.cities.filter(({ capital }) => capital).length, goal: 1 };
    }
  });
}

/** The highest row of a pyramid that holds a card. */
export function topRow(view: SmcView, seat: number): number {
  return rowsOf(view.seats[seat]!).reduce((top, row, index) => (row.length > 0 ? index + 1 : top), 0);
}

/** Who is ahead in a race; null where nobody is. */
export function leader(list: readonly Standing[]): Standing | null {
  const best = list.reduce<Standing | null>(
    (most, each) => (most && most.value >= each.value ? most : each),
    null,
  );
  return best && best.value > 0 && list.filter(({ value }) => value === best.value).length === 1
    ? best
    : null;
}
