/** Moments of real matches, as the engine tells them, for the tests. */
import moments from './moments.json';
import type { TempusEvent, TempusMove, TempusView } from './types';

export interface Moment {
  view: TempusView;
  seat: number | null;
  moves: TempusMove[];
  events: TempusEvent[];
}

export type MomentName = keyof typeof moments;

export function moment(name: MomentName): Moment {
  return structuredClone(moments[name]) as unknown as Moment;
}

export const MOMENTS = Object.keys(moments) as MomentName[];
