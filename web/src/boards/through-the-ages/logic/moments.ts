/** Moments of real matches, as the engine tells them, for the tests. */
import moments from './moments.json';
import type { AgesEvent, AgesMove, AgesView } from './types';

export interface Moment {
  view: AgesView;
  seat: number | null;
  moves: AgesMove[];
  events: AgesEvent[];
}

export type MomentName = keyof typeof moments;

export function moment(name: MomentName): Moment {
  return structuredClone(moments[name]) as unknown as Moment;
}

export const MOMENTS = Object.keys(moments) as MomentName[];
