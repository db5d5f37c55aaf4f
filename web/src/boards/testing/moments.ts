/** Moments of real matches, as the engine tells them, for the tests of the boards. */
import type { Foresight, Prompt } from '../../api/types';

export interface Moment<V, M, E> {
  view: V;
  seat: number | null;
  moves: M[];
  prompt: Prompt | null;
  events: E[];
  foresight?: Foresight;
}

/** The names of the moments in a file, and how one of them is taken out of it. */
export function momentsOf<V, M, E, Name extends string>(file: Record<Name, unknown>) {
  return {
    MOMENTS: Object.keys(file) as Name[],
    moment: (name: Name) => structuredClone(file[name]) as Moment<V, M, E>,
  };
}
