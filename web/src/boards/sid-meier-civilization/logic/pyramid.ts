/** The technology pyramid: which cards lie where, which places are open and what they cost. */
import { CIVILIZATIONS, TECHNOLOGIES } from './components';
import type { SeatView, SmcView, Technology } from './types';

export const LEVELS = [1, 2, 3, 4, 5] as const;
export const ALL_TECHNOLOGIES = Object.keys(TECHNOLOGIES) as Technology[];

/** The row a technology lies in: the one a civilization began with lies in the lowest. */
export function rowOf(own: SeatView, technology: Technology): number {
  const first = own.civilization ? CIVILIZATIONS[own.civilization]?.technology : undefined;
  return first === technology ? 1 : TECHNOLOGIES[technology].level;
}

export function rowsOf(own: SeatView): Technology[][] {
  return LEVELS.map((level) => own.technologies.filter((technology) => rowOf(own, technology) === level));
}

/** Whether a row has room for one more card: the lowest always has, the others need two below for each. */
export function isOpen(own: SeatView, level: number): boolean {
  const rows = rowsOf(own);
  return level === 1 || rows[level - 1]!.length + 1 < rows[level - 2]!.length;
}

/** How many cards of the row below are missing before this row has a place. */
export function missingBelow(own: SeatView, level: number): number {
  const rows = rowsOf(own);
  return level === 1 ? 0 : Math.max(0, rows[level - 1]!.length + 2 - rows[level - 2]!.length);
}

/** The trade that a technology of a level needs. */
export function researchCost(level: number, discount: boolean): number {
  return 1 + 5 * level - (discount ? 5 : 0);
}

/** Whether a seat's Porcelain Tower works. */
export function hasDiscount(view: SmcView, seat: number): boolean {
  const square = view.squares.find(({ thing }) => thing === 'porcelain-tower');
  const near = square && view.seats[seat]?.cities.some((city) => distance(city.square, square.square) <= 1);
  const free = square?.owner === undefined || square.owner === null || square.owner === seat;
  return near === true && free && !view.market.obsolete.includes('porcelain-tower');
}

function distance(one: string, other: string): number {
  return Math.max(
    Math.abs(one.charCodeAt(0) - other.charCodeAt(0)),
    Math.abs(Number(one.slice(1)) - Number(other.slice(1))),
  );
}

/** Trade that is left after learning: a point for each coin at most, the coins of the new card counted. */
export function tradeAfter(own: SeatView, technology: Technology): number {
  return Math.min(own.trade, own.coins + TECHNOLOGIES[technology].coins);
}

/** The highest level a seat could pay for now. */
export function affordable(own: SeatView, discount: boolean): number {
  return Math.max(0, ...LEVELS.filter((level) => researchCost(level, discount) <= own.trade));
}
