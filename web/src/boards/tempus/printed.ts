/** What the game tells of its components. */
import { oncePer } from '../common/once';
import { hexesOf } from './logic/hexes';
import type { CardId, EraId, EraRow, HexId, Printed, PrintedCard, TempusTable } from './logic/types';

export const printedOf = (table: TempusTable) => table.components as Printed | null;

export function printedEra(table: TempusTable, era: EraId): EraRow | undefined {
  return printedOf(table)?.eras.find(({ id }) => id === era);
}

const cardsOf = oncePer(({ cards }: Printed) => new Map(cards.map((card) => [card.id, card])));

export function printedCard(table: TempusTable, card: CardId): PrintedCard | undefined {
  const printed = printedOf(table);
  return printed ? cardsOf(printed).get(card) : undefined;
}

const sea = oncePer(({ columns, rows }: Printed) => hexesOf(columns, rows));

/** Every hex of the sea in which the island comes to lie. */
export function seaOf(table: TempusTable): readonly HexId[] {
  const printed = printedOf(table);
  return printed ? sea(printed) : [];
}
