/** Moments of real matches, as the engine tells them, for the tests. */
import type { Prompt } from '../../../api/types';
import moments from './moments.json';
import type { CivilizationEvent, CivilizationMove, CivilizationView } from '../types';

export interface Moment {
  view: CivilizationView;
  seat: number | null;
  moves: CivilizationMove[];
  prompt: Prompt | null;
  events: CivilizationEvent[];
}

export type MomentName = keyof typeof moments;

export function moment(name: MomentName): Moment {
  return structuredClone(moments[name]) as unknown as Moment;
}

export const MOMENTS = Object.keys(moments) as MomentName[];
