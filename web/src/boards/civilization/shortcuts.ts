/** What is mostly done with several moves, in one press. The game says which moves those are. */
import { name } from '../../text';
import type { CivilizationMove, CivilizationTable } from './types';
import { foresightOf } from './types';
import { words } from './words';

export interface Shortcut {
  say: string;
  moves: CivilizationMove[];
}

/**
 * Pays for what is chosen as it costs least, or for all ships from the treasury. The purchase goes on as long as anything
 * else can be bought.
 */
export function shortcutOf(table: CivilizationTable): Shortcut | null {
  const w = words().act;
  if (table.prompt?.name === 'Pay') {
    const payment = foresightOf(table)?.payment;
    const more = table.moves.some(({ type }) => type === 'BuyCard');
    return payment && (payment.cards.length > 0 || !more)
      ? {
          say: w.payLike(
            payment.cards.map(({ card, count }) => w.of(count, name(card))),
            payment.treasury,
          ),
          moves: [
            ...table.pointing.gesture,
            ...payment.cards.map((spent) => ({ type: 'Spend' as const, ...spent })),
            ...(more ? [] : [{ type: 'Done' as const }]),
          ],
        }
      : null;
  }
  // Of ships at one coast only the first can be pressed: they are alike.
  const ships = foresightOf(table)?.upkeep ?? [];
  return ships.length > 0
    ? { say: w.payAll(ships.length), moves: ships.map((ship) => ({ type: 'KeepByTreasury' as const, ship })) }
    : null;
}
