/** Who fights on which side, and what a unit is worth there: as the rules foresee it, else as its card says. */
import { name } from '../../../text';
import { faceOf, foresightOf, realmOf } from '../printed';
import type { BattleView, SmcTable } from './types';

export type Side = 'attacker' | 'defender';

export const armOf = (unit: string) => unit.slice(0, unit.lastIndexOf('-'));

export function rankOf(table: SmcTable, seat: number | null, unit: string): number {
  return seat === null ? 1 : (table.view.seats[seat]?.ranks[armOf(unit)] ?? 1);
}

/** What a unit is called at the rank of its seat; aircraft have but one. */
export function unitName(table: SmcTable, seat: number | null, unit: string): string {
  const arm = armOf(unit);
  const ranks = faceOf(table, 'arms', arm)?.costs.length ?? 1;
  return name(ranks > 1 ? `${arm}-${rankOf(table, seat, unit)}` : arm);
}

/** What its card says at the rank of its seat; nobody's units are of the first rank. */
function printedStrength(table: SmcTable, seat: number | null, unit: string): number {
  const strengths = faceOf(table, 'units', unit)?.strengths ?? [];
  return strengths[Math.min(rankOf(table, seat, unit), strengths.length) - 1] ?? 0;
}

/** What a unit of a seat is worth outside of battles. */
export function forceStrength(table: SmcTable, seat: number, unit: string): number {
  return realmOf(table, seat)?.strengths[unit] ?? printedStrength(table, seat, unit);
}

/** Whose ranks count on a side; nobody's for barbarians. */
export function rankedSeat(battle: BattleView, side: Side): number | null {
  return side === 'attacker' ? battle.attacker : battle.barbarians ? null : battle.defender;
}

export function strengthIn(table: SmcTable, battle: BattleView, side: Side, unit: string): number {
  const fight = foresightOf(table)?.fight;
  const foreseen = side === 'attacker' ? fight?.attackStrengths : fight?.defenceStrengths;
  return foreseen?.[unit] ?? printedStrength(table, rankedSeat(battle, side), unit);
}

/** Everything a side has in play, its bonus included. */
export function sumOf(table: SmcTable, battle: BattleView, side: Side): number {
  const fight = foresightOf(table)?.fight;
  if (fight) {
    return side === 'attacker' ? fight.attack : fight.defence;
  }
  const units = battle.fronts.reduce(
    (sum, front) => sum + (front[side] ? strengthIn(table, battle, side, front[side].unit) : 0),
    0,
  );
  return units + (side === 'attacker' ? battle.attackBonus : battle.defenceBonus);
}

/** Whether all is fought out: both hands are empty and what was left in the fronts has gone home. */
export const isDecided = ({ fronts, attackHand, defenceHand }: BattleView): boolean =>
  fronts.length === 0 && attackHand + defenceHand === 0;
