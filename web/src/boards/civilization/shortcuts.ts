/** What is mostly done with several moves, in one press. The game says which moves those are. */
import { name } from '../../text';
import type { CivilizationMove, CivilizationTable, MoveOf } from './types';
import { foresightOf } from './types';
import { words } from './words';

export interface Shortcut {
  say: string;
  moves: CivilizationMove[];
}

/** Pays for what is chosen as it costs least, or for all ships from the treasury. */
export function shortcutOf(table: CivilizationTable): Shortcut | null {
  const w = words().act;
  if (table.prompt?.name === 'Pay') {
    const payment = foresightOf(table)?.payment;
    return payment
      ? {
          say: w.payLike(
            payment.cards.map(({ card, count }) => (count > 1 ? `${count} ${name(card)}` : name(card))),
            payment.treasury,
          ),
          moves: [
            ...table.pointing.gesture,
            ...payment.cards.map((spent) => ({ type: 'Spend' as const, ...spent })),
            { type: 'Done' },
          ],
        }
      : null;
  }
  const ships = table.moves.filter(
    (move): move is MoveOf<'KeepByTreasury'> => move.type === 'KeepByTreasury',
  );
  const treasury = table.view.seats[table.view.seat ?? -1]?.treasury ?? 0;
  return ships.length > 1 && ships.length <= treasury ? { say: w.payAll(ships.length), moves: ships } : null;
}
