/** Moments of real matches, as the engine tells them, for the tests: one for each kind of question. */
import type { Prompt } from '../../../api/types';
import moments from './moments.json';
import type { SmcEvent, SmcMove, SmcView, SquareView } from './types';

export interface Moment {
  view: SmcView;
  seat: number | null;
  prompt: Prompt | null;
  moves: SmcMove[];
  events: SmcEvent[];
}

export type MomentName = keyof typeof moments;

export const MOMENTS = Object.keys(moments) as MomentName[];

export function moment(name: MomentName): Moment {
  const { view, squares, seat, prompt, moves, events } = moments[name];
  return {
    view: {
      ...(JSON.parse(view) as SmcView),
      squares: squares === '' ? [] : squares.split('; ').map(unpack),
    },
    seat,
    prompt: prompt === null ? null : (JSON.parse(prompt) as Prompt),
    moves: JSON.parse(moves) as SmcMove[],
    events: JSON.parse(events) as SmcEvent[],
  };
}

/** A square is kept as a line of words: where, terrain, yields, resource, thing, whose figures, how many, marks. */
function unpack(line: string): SquareView {
  const [square, terrain, yields, resource, thing, owner, armies, scouts, moved, marks] = line.split(' ');
  const [trade, production, culture, coins] = [...yields!].map(Number);
  return {
    square: square!,
    terrain: terrain as SquareView['terrain'],
    trade: trade!,
    production: production!,
    culture: culture!,
    coins: coins!,
    ...(resource === '-' ? {} : { resource: resource as NonNullable<SquareView['resource']> }),
    ...(thing === '-' ? {} : { thing: thing! }),
    ...(owner === '-' ? {} : { owner: Number(owner) }),
    armies: Number(armies),
    scouts: Number(scouts),
    moved: Number(moved),
    disaster: marks!.includes('d'),
    frozen: marks!.includes('f'),
  };
}
