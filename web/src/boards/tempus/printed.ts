/** What the game tells of its components. */
import type { EraId, EraRow, Printed, TempusTable } from './logic/types';

export const printedOf = (table: TempusTable) => table.components as Printed | null;

export function printedEra(table: TempusTable, era: EraId): EraRow | undefined {
  return printedOf(table)?.eras.find(({ id }) => id === era);
}
