/** Moments of real matches, as the server tells them, for the tests; of the components only what lies on those tables. */
import type { Prompt } from '../../../api/types';
import file from './moments.json';
import type { AgesForesight, AgesMove, AgesView, Printed } from './types';

export interface Moment {
  view: AgesView;
  seat: number;
  moves: AgesMove[];
  prompt: Prompt;
  foresight: AgesForesight;
}

export type MomentName = keyof typeof file.moments;

export function moment(name: MomentName): Moment {
  return structuredClone(file.moments[name]) as unknown as Moment;
}

export const MOMENTS = Object.keys(file.moments) as MomentName[];
export const COMPONENTS = file.components as unknown as Printed;
