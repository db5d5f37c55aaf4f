/** Strengths and totals of a battle. */
import { STRENGTHS } from './components';
import type { Arm, BattleView, SmcView } from './types';

export type Side = 'attacker' | 'defender';

export function armOf(unit: string): Arm {
  return unit.slice(0, unit.lastIndexOf('-')) as Arm;
}

/** The step of strength of a card: a, b or c. */
function stepOf(unit: string): number {
  return unit.charCodeAt(unit.length - 1) - 97;
}

/** What a unit is worth at a rank. */
export function strengthAt(unit: string, rank: number): number {
  const arm = armOf(unit);
  return (STRENGTHS[arm][stepOf(unit)] ?? 0) + (arm === 'aircraft' ? 0 : rank - 1);
}

/** Whether Himeji works for a seat: it stands in its outskirts, is not obsolete and not blockaded. */
function himeji(view: SmcView, seat: number): number {
  const there = view.squares.find(({ thing }) => thing === 'himeji-samurai-castle');
  if (!there || view.market.obsolete.includes('himeji-samurai-castle')) {
    return 0;
  }
  const free = there.owner === undefined || there.owner === null || there.owner === seat;
  const near = view.seats[seat]?.cities.some(
    ({ square }) =>
      Math.abs(square.charCodeAt(0) - there.square.charCodeAt(0)) <= 1 &&
      Math.abs(Number(square.slice(1)) - Number(there.square.slice(1))) <= 1,
  );
  return free && near ? 1 : 0;
}

/** The strength of a unit of a seat outside of battles. */
export function forceStrength(view: SmcView, seat: number, unit: string): number {
  return strengthAt(unit, view.seats[seat]?.ranks[armOf(unit)] ?? 1) + himeji(view, seat);
}

export function strength(view: SmcView, battle: BattleView, side: Side, unit: string): number {
  if (side === 'defender' && battle.barbarians) {
    return strengthAt(unit, 1);
  }
  return forceStrength(view, side === 'attacker' ? battle.attacker : battle.defender, unit);
}

export interface Total {
  units: number;
  bonus: number;
  sum: number;
}

/** The strengths of all units of a side in play, and its bonus. */
export function total(view: SmcView, battle: BattleView, side: Side): Total {
  const units = battle.fronts.reduce((sum, front) => {
    const there = front[side];
    return sum + (there ? strength(view, battle, side, there.unit) : 0);
  }, 0);
  const bonus = side === 'attacker' ? battle.attackBonus : battle.defenceBonus;
  return { units, bonus, sum: units + bonus };
}

const CIRCLE: Arm[] = ['infantry', 'mounted', 'artillery'];

/** Whether a unit of an arm strikes one of another before it is struck. */
export function hasAdvantage(arm: Arm, other: Arm): boolean {
  const at = CIRCLE.indexOf(arm);
  return at >= 0 && CIRCLE[(at + 1) % 3] === other;
}

/** Whether Metalworking waits for the next unit of a side. */
export function isForged(view: SmcView, battle: BattleView, side: Side): boolean {
  if (side === 'defender' && battle.barbarians) {
    return false;
  }
  const FORGED = 20; // which of the things that are done once is told by its bit
  const seat = view.seats[side === 'attacker' ? battle.attacker : battle.defender];
  return seat !== undefined && Math.floor(seat.usedOnce / 2 ** FORGED) % 2 === 1;
}

export interface Clash {
  /** Whether the unit that attacks dies, and the one that stands there. */
  dies: boolean;
  kills: boolean;
}

/** What happens when a unit attacks a lone enemy. */
export function clash(
  view: SmcView,
  battle: BattleView,
  side: Side,
  unit: string,
  front: number,
): Clash | null {
  const other: Side = side === 'attacker' ? 'defender' : 'attacker';
  const enemy = battle.fronts[front]?.[other];
  if (!enemy) {
    return null;
  }
  const own = strength(view, battle, side, unit);
  const blow = own + (isForged(view, battle, side) ? 3 : 0);
  const counter = strength(view, battle, other, enemy.unit);
  const kills = enemy.wounds + blow >= counter;
  const dies = counter >= own;
  if (hasAdvantage(armOf(unit), armOf(enemy.unit))) {
    return { kills, dies: dies && !kills };
  }
  if (hasAdvantage(armOf(enemy.unit), armOf(unit))) {
    return { dies, kills: kills && !dies };
  }
  return { kills, dies };
}
