/** Moments of real matches, as the engine tells them, for the tests. */
import type { Prompt } from '../../../api/types';
import moments from './moments.json';
import type { InnerSeaMove, InnerSeaView } from './types';

export interface Moment {
  view: InnerSeaView;
  seat: number | null;
  moves: InnerSeaMove[];
  prompt: Prompt | null;
}

export type MomentName = keyof typeof moments;

export function moment(name: MomentName): Moment {
  return structuredClone(moments[name]) as unknown as Moment;
}

export const MOMENTS = Object.keys(moments) as MomentName[];
