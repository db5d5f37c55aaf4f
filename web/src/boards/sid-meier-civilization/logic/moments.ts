/** Moments of real matches, as the server tells them, for the tests: one for each kind of question. */
import type { Components, Foresight, Prompt } from '../../../api/types';
import moments from './moments.json';
import type { SmcMove, SmcView } from './types';

export interface Moment {
  view: SmcView;
  seat: number | null;
  prompt: Prompt | null;
  moves: SmcMove[];
  foresight?: Foresight;
}

const { components, ...all } = moments;

export type MomentName = keyof typeof all;

export const MOMENTS = Object.keys(all) as MomentName[];
export const COMPONENTS = components as unknown as Components;

export function moment(name: MomentName): Moment {
  return structuredClone(all[name]) as unknown as Moment;
}
