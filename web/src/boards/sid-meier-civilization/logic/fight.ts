/** Who fights on which side, and what units are called and worth there, as the game tells it. */
import { faceOf } from '../printed';
import type { SmcTable } from './types';

export type Side = 'attacker' | 'defender';

/** What the units of a side or a seat are called by arm, and worth by card. */
export interface Ranks {
  faces: Readonly<Record<string, string>>;
  strengths: Readonly<Record<string, number>>;
}

export const armOf = (table: SmcTable, unit: string): string => faceOf(table, 'units', unit)?.arm ?? unit;

/** What a unit is called at its rank. */
export const titleOf = (table: SmcTable, { faces }: Pick<Ranks, 'faces'>, unit: string): string =>
  faces[armOf(table, unit)] ?? unit;

/** The side that a seat plays in the battle that is fought; null if it has no hand in it. */
export function sideOf({ view: { battle } }: SmcTable, seat: number): Side | null {
  const sides: Side[] = ['attacker', 'defender'];
  return sides.find((side) => battle?.[side].seat === seat && battle[side].units) ?? null;
}

/** How the own units stand: in the battle that is fought, or else at home. */
export function ownRanks(table: SmcTable): Ranks | undefined {
  const seat = table.seat ?? 0;
  const side = sideOf(table, seat);
  return side ? table.view.battle?.[side] : table.view.seats[seat];
}
